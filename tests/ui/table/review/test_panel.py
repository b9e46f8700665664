"""The column of a review in a window of 1024 by 700: nothing of it has to be scrolled into view, in any language."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from ra_desktop.ai.puzzles import THEMES
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.system import languages
from ra_desktop.ui.table.review.panel import ReviewPanel
from ra_desktop.ui.words.puzzles import theme_label

WIDTH, HEIGHT = 286, 640


@pytest.fixture(params=languages.available())
def panel(request: pytest.FixtureRequest, keep, qapp: QApplication) -> ReviewPanel:
    themes = ThemeManager(qapp)
    themes.set_mode("papyrus")
    themes.apply(qapp)
    languages.use(request.param)
    made = keep(ReviewPanel())
    made.end_progress()
    made.buttons.set_count(162)
    made.take_chances(QLabel())  # so that the result is a tab, too
    made.resize(WIDTH, HEIGHT)
    made.show()
    QApplication.processEvents()
    return made


def test_all_five_tabs_are_seen_at_once(panel: ReviewPanel) -> None:
    bar = panel.tabs.tabBar()
    assert bar.count() == 5
    assert bar.sizeHint().width() <= bar.width()
    assert bar.rect().contains(bar.tabRect(4))


def test_buttons_that_stand_side_by_side_keep_apart_and_show_their_words(panel: ReviewPanel) -> None:
    buttons = panel.buttons.again, panel.buttons.go_on, panel.buttons.show_all
    for button in buttons:
        assert button.width() >= button.sizeHint().width(), button.text()
    again, show_all = panel.buttons.again.geometry(), panel.buttons.show_all.geometry()
    if again.y() == show_all.y():
        assert show_all.x() - again.right() > 4


@pytest.mark.parametrize("height", [HEIGHT, 1000])
def test_no_part_lies_over_another(panel: ReviewPanel, height: int) -> None:
    panel.leave_chances()
    panel.tell("Three mistakes decided it.", "You played like Casual.", THEMES[0])
    panel.show_progress(3, 9)
    panel.resize(WIDTH, height)
    QApplication.processEvents()
    for parent in (panel, panel._status_row, panel._balance_box, panel.buttons):
        parts = [part for part in parent.children() if isinstance(part, QWidget) and part.isVisible()]
        for one, other in combinations(parts, 2):
            assert not one.geometry().intersects(other.geometry()), (one, other)


def test_the_button_for_puzzles_shows_its_word_and_is_called_by_its_theme(panel: ReviewPanel) -> None:
    button = panel.practice
    for theme in THEMES:
        panel.tell("", theme=theme)
        QApplication.processEvents()
        assert button.isVisible()
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert button.sizeHint().width() <= button.width() <= WIDTH
        assert button.accessibleName().startswith(button.text())
        assert button.accessibleName().endswith(theme_label(theme))
