"""Every word on pages, on cards and in dialogs stands out from its ground, as rendered."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, qGray
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit

from ra_desktop.app.settings import Settings
from tests.sampling import NIGHTLY
from tests.ui.languages.screens import SCREENS, Stage, keep_games
from tests.ui.lettering_check import contrast
from tests.ui.windows import destroy, window_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

_SOLID = 2
"""So many points must have the ink's colour: the others are on the edges of strokes."""
LEAST = {"papyrus": 4.5, "night": 4.5, "onyx": 7.0}
PAGES = (
    "start", "learn", "puzzles", "new game", "saved games", "statistics 0", "rules", "preferences", "keys", "about",
    "question", "hint", "lesson", "puzzle", "review 0", "notice",
)  # fmt: skip
FEW_PAGES = ("start", "learn", "new game", "saved games", "preferences", "hint")


@pytest.fixture
def stage(qapp: QApplication, ra_home: object) -> Iterator[Stage]:
    keep_games()
    settings = Settings()
    settings.speed = "instant"
    window = window_of(None, qapp, settings)
    window.setUpdatesEnabled(True)
    window.resize(1024, 700)
    window.show()
    yield Stage(window)
    themes = window.themes
    destroy(window)
    themes.set_mode("papyrus")


def words_of(page: QWidget) -> Iterator[tuple[str, QWidget]]:
    """The widgets on `page` that show words and can be used."""
    for kind in (QLabel, QAbstractButton, QComboBox, QLineEdit):
        for part in page.findChildren(kind):
            words = part.currentText() if isinstance(part, QComboBox) else part.text()
            seen = not part.visibleRegion().isEmpty()
            if words.strip() and part.isVisibleTo(page) and part.isEnabled() and seen and part.height() > 8:
                yield words, part


def rendered_contrast(image: QImage, place: QRect) -> float:
    """The contrast of the ground, the most frequent colour, with the colour that differs most from it."""
    ratio = image.devicePixelRatio()
    room = QRect(place.topLeft() * ratio, place.size() * ratio).intersected(image.rect())
    points = image.copy(room).convertToFormat(QImage.Format.Format_RGB32)  # four bytes each, and rows without gaps
    seen = Counter(points.constBits().cast("I"))
    if len(seen) < 2:
        return 21.0
    ground = QColor(seen.most_common(1)[0][0])
    solid = [colour for colour, points in seen.items() if points >= _SOLID]
    ends = (min(solid, key=qGray, default=0), max(solid, key=qGray, default=0))
    return max(contrast(QColor(colour), ground) for colour in ends)


def faults(stage: Stage, name: str, least: float) -> list[str]:
    page = SCREENS[name](stage)
    QApplication.processEvents()
    image = page.grab().toImage()
    results = []
    for words, part in words_of(page):
        place = part.visibleRegion().boundingRect().adjusted(5, 4, -5, -4)
        place.translate(part.mapTo(page, QPoint(0, 0)))
        if place.width() > 4 and place.height() > 6 and (ratio := rendered_contrast(image, place)) < least:
            results.append(f"{name}: {words[:40]!r} ({type(part).__name__}): {ratio:.2f}")
    stage.clear()
    return results


@pytest.mark.parametrize("theme", list(LEAST))
def test_words_of_pages_and_dialogs_stand_out(stage: Stage, theme: str) -> None:
    stage.window.themes.set_mode(theme)
    pages = (
        FEW_PAGES[theme == "night" :: 2]
        if theme != "onyx"
        else [name for name in PAGES if NIGHTLY or name not in FEW_PAGES]
    )
    results = [fault for name in pages for fault in faults(stage, name, LEAST[theme])]
    assert not results, "\n".join(results)
