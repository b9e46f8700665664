"""Both themes are legible, complete, and change at once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QLabel, QPushButton

from ra_desktop.ui.look import theme as themes
from ra_desktop.ui.look.fonts import TEXT_FAMILY
from ra_desktop.ui.look.theme import NIGHT, PAPYRUS, Theme, ThemeManager
from ra_desktop.ui.system.resources import resources_dir

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

LEGIBLE = 4.5
VISIBLE = 3.0

both = pytest.mark.parametrize("theme", [PAPYRUS, NIGHT], ids=lambda theme: theme.name)


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Contrast ratio as WCAG 2 defines it, 1 to 21."""
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


def text_pairs(theme: Theme) -> Iterator[tuple[str, str]]:
    for surface in themes.SURFACES:
        for ink in themes.INKS:
            yield ink, surface
    for fill in ("accent", "accent_hover", "accent_pressed"):
        yield "accent_ink", fill
    for player in ("lapis", "carnelian", "malachite", "amethyst", "ochre"):
        for surface in ("window", "card", "well"):
            yield player, surface
    yield "tip_ink", "tip"
    yield "ink", "mark"


def mark_pairs(theme: Theme) -> Iterator[tuple[str, str]]:
    for surface in ("window", "card", "field"):
        for mark in ("control_line", "focus", "accent_line"):
            yield mark, surface
    yield "tip_line", "window"


@pytest.fixture
def manager(qapp: QApplication) -> Iterator[ThemeManager]:
    """A manager; afterwards the application is as it was."""
    style, font, colours = qapp.style().name(), qapp.font(), qapp.palette()
    thing = ThemeManager()
    yield thing
    QGuiApplication.styleHints().unsetColorScheme()
    thing.deleteLater()
    qapp.setStyleSheet("")
    qapp.setStyle(style)
    qapp.setFont(font)
    qapp.setPalette(colours)


@both
def test_words_are_legible_on_every_surface(theme: Theme) -> None:
    colours = theme._asdict()
    poor = {
        pair: round(ratio, 2)
        for pair in text_pairs(theme)
        if (ratio := contrast(colours[pair[0]], colours[pair[1]])) < LEGIBLE
    }
    assert not poor


@both
def test_marks_stand_out(theme: Theme) -> None:
    colours = theme._asdict()
    poor = {
        pair: round(ratio, 2)
        for pair in mark_pairs(theme)
        if (ratio := contrast(colours[pair[0]], colours[pair[1]])) < VISIBLE
    }
    assert not poor


@both
def test_glyphs_on_controls_stand_out(theme: Theme) -> None:
    drawn = {path.stem: path.read_text(encoding="utf-8") for path in (resources_dir() / "theme").glob("*.svg")}
    assert drawn
    for name, text in drawn.items():
        colours = set(re.findall(r"#[0-9A-Fa-f]{6}", text))
        grounds = [theme.accent] if name in {"tick", "dash", "dot"} else [theme.card, theme.field, theme.hover]
        assert colours, name
        assert min(contrast(colour, ground) for colour in colours for ground in grounds) >= VISIBLE, name


def test_the_ratio_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@both
def test_every_name_in_the_style_sheet_has_a_value_and_every_picture_exists(theme: Theme) -> None:
    sheet = themes.style_sheet(theme)
    assert "$" not in sheet
    pictures = re.findall(r'url\("([^"]+)"\)', sheet)
    assert pictures
    missing = [name for name in pictures if not (resources_dir() / "theme" / name.rsplit("/", 1)[-1]).is_file()]
    assert not missing


def test_no_words_are_smaller_than_eleven_pixels() -> None:
    sizes = [int(size) for size in re.findall(r"font-size:\s*(\d+)px", themes.style_sheet(PAPYRUS))]
    assert min([*sizes, themes.TEXT_PIXELS]) >= 11


def test_choosing_a_theme_changes_the_application_at_once(qapp: QApplication, manager: ThemeManager) -> None:
    manager.set_mode("papyrus")
    manager.apply(qapp)
    assert themes.current() is PAPYRUS
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(PAPYRUS.window)

    manager.set_mode("night")

    assert themes.current() is NIGHT
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(NIGHT.window)


def test_open_windows_change_with_it(qapp: QApplication, qtbot: QtBot, manager: ThemeManager) -> None:
    manager.set_mode("papyrus")
    manager.apply(qapp)
    button = QPushButton("Bid 9")
    button.setProperty("primary", True)
    qtbot.addWidget(button)
    button.resize(200, 50)
    button.show()
    for mode, theme in (("night", NIGHT), ("papyrus", PAPYRUS)):
        manager.set_mode(mode)  # type: ignore[arg-type]
        assert button.grab().toImage().pixelColor(100, 8) == QColor(theme.accent)


def test_choosing_the_same_theme_again_changes_nothing(
    qapp: QApplication, manager: ThemeManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    manager.set_mode("night")
    manager.apply(qapp)
    made = []
    monkeypatch.setattr(themes, "style_sheet", made.append)
    manager.set_mode("night")
    assert made == [], "the style sheet is not read again: every widget would be styled anew"


@pytest.mark.parametrize(
    ("scheme", "theme"),
    [(Qt.ColorScheme.Dark, NIGHT), (Qt.ColorScheme.Light, PAPYRUS), (Qt.ColorScheme.Unknown, PAPYRUS)],
)
def test_the_system_is_followed(
    qapp: QApplication,
    manager: ThemeManager,
    monkeypatch: pytest.MonkeyPatch,
    scheme: Qt.ColorScheme,
    theme: Theme,
) -> None:
    system = {"scheme": Qt.ColorScheme.Dark if scheme != Qt.ColorScheme.Dark else Qt.ColorScheme.Light}
    monkeypatch.setattr(themes, "system_scheme", lambda: system["scheme"])
    manager.apply(qapp)
    assert themes.current() is not theme

    system["scheme"] = scheme
    QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)
    assert themes.current() is theme

    manager.set_mode("night" if theme is PAPYRUS else "papyrus")
    QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)
    assert themes.current() is not theme

    manager.set_mode("system")
    assert themes.current() is theme


def test_a_theme_chosen_before_the_start_is_the_first_one_shown(qapp: QApplication, manager: ThemeManager) -> None:
    manager.set_mode("night")
    assert manager.mode == "night"
    manager.apply(qapp)
    assert themes.current() is NIGHT


def test_an_unknown_theme_is_refused(manager: ThemeManager) -> None:
    with pytest.raises(ValueError, match="'noon'"):
        manager.set_mode("noon")  # type: ignore[arg-type]
    assert manager.mode == "system"


def test_words_are_set_in_the_bundled_type(qapp: QApplication, qtbot: QtBot, manager: ThemeManager) -> None:
    manager.apply(qapp)
    label = QLabel("Nefer")
    qtbot.addWidget(label)
    label.ensurePolished()
    assert label.fontInfo().family() == TEXT_FAMILY
    assert label.fontInfo().pixelSize() == themes.TEXT_PIXELS
