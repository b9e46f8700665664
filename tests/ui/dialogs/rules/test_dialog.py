"""The rules can be read, searched, and looked up while a game goes on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QUrl
from PySide6.QtGui import QPixmap, QTextCursor, QTextDocument, QTextTable
from PySide6.QtWidgets import QApplication

from ra_desktop.engine import RULESETS
from ra_desktop.engine.games.priests.reconstructed import RECONSTRUCTED
from ra_desktop.storage import paths
from ra_desktop.ui.dialogs.rules.dialog import (
    RulesWindow,
    Section,
    figures,
    fill_figures,
    place_pictures,
    read_sections,
    rules_text,
    written_figures,
)
from ra_desktop.ui.look import theme

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

PAGE = Path(__file__).resolve().parents[4] / "docs" / "rules.md"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, keep) -> RulesWindow:
    window = keep(RulesWindow())
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def top_line(window: RulesWindow) -> str:
    """The first whole line that can be read."""
    return window.text.cursorForPosition(QPoint(window.text.viewport().width() // 2, 14)).block().text()


def cells(window: RulesWindow, heading: str) -> dict[str, str]:
    """The first two columns of the table that begins with *heading*."""
    for table in window.text.document().rootFrame().childFrames():
        if isinstance(table, QTextTable) and text_in(table, 0, 0) == heading:
            return {text_in(table, row, 0): text_in(table, row, 1) for row in range(1, table.rows())}
    raise AssertionError(heading)


def text_in(table: QTextTable, row: int, column: int) -> str:
    cursor = table.cellAt(row, column).firstCursorPosition()
    cursor.setPosition(table.cellAt(row, column).lastPosition(), QTextCursor.MoveMode.KeepAnchor)
    return cursor.selectedText()


# --- the page -----------------------------------------------------------------------------------------


def test_the_rules_are_those_of_the_documentation() -> None:
    assert rules_text() == PAGE.read_text(encoding="utf-8")


def test_an_installation_without_rules_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ra_desktop.ui.dialogs.rules.dialog.resources_dir", lambda: tmp_path / "resources")
    with pytest.raises(paths.AssetError, match=r"rules\.md"):
        rules_text()


def test_headings_are_found_with_their_anchors() -> None:
    page, sections = read_sections('# A\n\ntext\n\n<a id="one"></a>\n\n## One\n\n### Two\n')
    assert sections == [Section(1, "A", ""), Section(2, "One", "one"), Section(3, "Two", "")]
    assert "<a" not in page
    assert "## One" in page


def test_the_page_says_what_the_table_of_reconstructed_figures_says() -> None:
    written = written_figures(rules_text())
    assert [(name, figures()[name]) for name, _ in written] == written
    assert {name for name, _ in written} == set(figures())
    assert fill_figures(rules_text()).count("<!--") == 0


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"], ids=["no-break", "narrow"])
def test_a_no_break_space_does_not_cut_a_figure(space: str) -> None:
    page = f"tuiles | 1{space}080<!-- priests -->\n"
    assert written_figures(page) == [("priests", f"1{space}080")]
    assert fill_figures(page) == f"tuiles | {RECONSTRUCTED.priests}\n"


def test_a_corrected_figure_is_corrected_in_the_window_too(keep, monkeypatch: pytest.MonkeyPatch) -> None:
    corrected = RECONSTRUCTED._replace(priests=13, buildings_last=False, plague_points=(0, -1, -2, -4, -7, -11))
    monkeypatch.setattr("ra_desktop.ui.dialogs.rules.dialog.fill_figures", lambda page: fill_figures(page, corrected))
    window = keep(RulesWindow())
    rows = cells(window, "figure")
    assert rows["priests"] == "13"
    assert rows["buildings after an epoch"] == "discarded"
    assert rows["one, two, three, four plagues; five or more"] == "−1, −2, −4, −7; −11"


def test_the_reconstructed_figures_are_named_as_such_in_one_table(window: RulesWindow) -> None:
    assert window.sections[-1].title == "Reconstructed figures"
    rows = cells(window, "figure")
    assert rows["Ra tiles"] == str(RECONSTRUCTED.ra_tiles)
    assert len(rows) == len(RECONSTRUCTED._fields) + 3, "suns for two, the other suns, the Ra track of the boat"


def test_every_tile_of_both_games_is_pictured(window: RulesWindow) -> None:
    named = re.findall(r"!\[[^]]+\]\(tile:([a-z/-]+)\)", place_pictures(rules_text()))
    sides = {side for tile in named for side in tile.split("/")}
    for ruleset in ("classic", "priests"):
        tiles = RULESETS[ruleset].rules.tiles.names
        assert sides >= {side for tile in tiles for side in tile.split("/")}
    assert window.text.toPlainText().count("\ufffc") == len(named)
    kind = QTextDocument.ResourceType.ImageResource
    for tile in named:
        picture = window.text.document().resource(kind, QUrl(f"tile:{tile}"))
        assert isinstance(picture, QPixmap)
        assert not picture.isNull()


def test_every_rule_is_in_the_contents(window: RulesWindow) -> None:
    anchors = re.findall(r'<a id="([a-z-]+)">', rules_text())
    assert [section.anchor for section in window.sections if section.anchor] == anchors
    titles = []
    for number in range(window.contents.topLevelItemCount()):
        game = window.contents.topLevelItem(number)
        titles.append(game.text(0))
        titles += [game.child(n).text(0) for n in range(game.childCount())]
    assert titles == [section.title for section in window.sections]


def test_the_text_is_complete(window: RulesWindow) -> None:
    shown = window.text.toPlainText()
    for section in window.sections:
        assert section.title in shown
    assert "<a" not in shown
    assert "](#" not in shown
    tables = [frame for frame in window.text.document().rootFrame().childFrames() if isinstance(frame, QTextTable)]
    assert len(tables) == len(re.findall(r"^\|[-:| ]+\|$", rules_text(), re.MULTILINE))


# --- finding one's way -----------------------------------------------------------------------------------


def test_it_begins_at_the_beginning(window: RulesWindow) -> None:
    assert window.current_section.title == "The rules"
    assert window.text.verticalScrollBar().value() == 0


@pytest.mark.parametrize("anchor", ["tiles", "auction", "score-monuments", "priests-flips"])
def test_a_rule_can_be_shown(window: RulesWindow, anchor: str) -> None:
    window.show_rule(anchor)
    section = next(section for section in window.sections if section.anchor == anchor)
    assert window.current_section == section
    assert top_line(window) == section.title
    assert window.contents.currentItem().text(0) == section.title


def test_the_last_rule_can_be_shown_although_it_does_not_reach_the_top(window: RulesWindow) -> None:
    window.show_rule(window.sections[-1].anchor)
    assert window.contents.currentItem().text(0) == window.sections[-1].title


@pytest.mark.parametrize(("ruleset", "title"), [("classic", "Ra"), ("boat", "Ra"), ("priests", "Priests of Ra")])
def test_the_part_about_a_game_can_be_shown(window: RulesWindow, ruleset: str, title: str) -> None:
    window.show_game(ruleset)
    assert (window.current_section.level, window.current_section.title) == (1, title)
    assert top_line(window) == title


def test_it_opens_as_large_as_fits_on_the_screen(keep, monkeypatch: pytest.MonkeyPatch) -> None:
    small = QSize(1024, 700)
    monkeypatch.setattr("PySide6.QtGui.QScreen.availableSize", lambda _: small)
    window = keep(RulesWindow())
    assert window.width() < small.width()
    assert window.height() < small.height() - 40


def test_a_rule_that_is_not_there_changes_nothing(window: RulesWindow) -> None:
    window.show_rule("tiles")
    window.show_rule("castling")
    assert window.current_section.anchor == "tiles"


def test_a_click_in_the_contents_shows_the_rule(window: RulesWindow, qtbot: QtBot) -> None:
    entry = window.contents.topLevelItem(1).child(8)
    window.contents.scrollToItem(entry)
    qtbot.mouseClick(window.contents.viewport(), LEFT, pos=window.contents.visualItemRect(entry).center())
    assert top_line(window) == entry.text(0)


def test_enter_in_the_contents_shows_the_rule(window: RulesWindow, qtbot: QtBot) -> None:
    window.contents.setFocus()
    for _ in range(4):
        qtbot.keyClick(window.contents, Qt.Key.Key_Down)
    qtbot.keyClick(window.contents, Qt.Key.Key_Return)
    assert top_line(window) == window.contents.currentItem().text(0)
    assert window.text.verticalScrollBar().value() > 0


def test_links_lead_to_their_rules(window: RulesWindow) -> None:
    window.text.anchorClicked.emit(QUrl("#ra-track"))
    assert window.current_section.anchor == "ra-track"


def test_the_contents_follow_the_reader(window: RulesWindow) -> None:
    window.text.verticalScrollBar().setValue(window.text.verticalScrollBar().maximum() // 2)
    assert window.contents.currentItem().text(0) == window.current_section.title
    assert window.current_section.title != "The rules"


# --- searching ----------------------------------------------------------------------------------------------


def test_searching_counts_and_marks_every_place(window: RulesWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(window.search.field, "earthquake")
    assert len(window.search._matches) == window.text.toPlainText().lower().count("earthquake") > 3
    assert len(window.text.extraSelections()) == len(window.search._matches)
    assert window.search.count_label.text().startswith("1 ")
    assert {match.cursor.selectedText().lower() for match in window.text.extraSelections()} == {"earthquake"}


def test_enter_goes_on_and_round(window: RulesWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(window.search.field, "earthquake")
    numbers = []
    for _ in range(len(window.search._matches) + 1):
        numbers.append(int(window.search.count_label.text().split()[0]))
        qtbot.keyClick(window.search.field, Qt.Key.Key_Return)
        assert window.isVisible()
    assert numbers == [*range(1, len(window.search._matches) + 1), 1]
    assert not window.close_button.isDefault(), "nor does it look as if Enter closed"


def test_the_buttons_go_both_ways(window: RulesWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(window.search.field, "funeral")
    qtbot.mouseClick(window.search.next, LEFT)
    assert window.search.count_label.text().startswith("2 ")
    qtbot.mouseClick(window.search.previous, LEFT)
    qtbot.mouseClick(window.search.previous, LEFT)
    assert window.search.count_label.text().startswith(str(len(window.search._matches)))
    qtbot.keyClick(window.search.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert window.search.count_label.text().startswith(str(len(window.search._matches) - 1))


def test_each_match_is_brought_into_view(window: RulesWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(window.search.field, "drought")
    for _ in range(len(window.search._matches)):
        height, line = window.text.viewport().height(), window.text.cursorRect()
        assert window.text.viewport().rect().contains(line.center())
        bar = window.text.verticalScrollBar()
        assert line.top() < height * 0.85 or bar.value() == bar.maximum()
        qtbot.keyClick(window.search.field, Qt.Key.Key_Return)


def test_what_is_not_there_is_said(window: RulesWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(window.search.field, "castling")
    assert window.search.count_label.text() == "No matches"
    assert window.search.field.property("invalid") is True
    assert not window.search.next.isEnabled()
    window.search.field.clear()
    assert window.search.count_label.text() == ""
    assert window.search.field.property("invalid") is False
    assert window.text.extraSelections() == []


def test_escape_ends_the_search_and_then_closes(window: RulesWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(window.search.field, "ra")
    qtbot.keyClick(window.search.field, Qt.Key.Key_Escape)
    assert window.search.field.text() == ""
    assert window.isVisible()
    qtbot.keyClick(window.search.field, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_ctrl_f_goes_to_the_search(window: RulesWindow, qtbot: QtBot) -> None:
    window.text.setFocus()
    qtbot.keyClick(window.text, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is window.search.field


# --- looks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [700, 1040, 1900])
def test_lines_stay_short_enough_to_read(window: RulesWindow, width: int) -> None:
    window.resize(width, 700)
    frame = window.text.document().rootFrame().frameFormat()
    assert window.text.viewport().width() - frame.leftMargin() - frame.rightMargin() <= 721
    assert frame.leftMargin() == frame.rightMargin() >= 18


def test_the_rule_that_is_read_stays_when_the_window_changes(window: RulesWindow) -> None:
    window.show_rule("disasters")
    for size in ((760, 500), (1500, 900)):
        window.resize(*size)
        assert window.current_section.anchor == "disasters"
        assert top_line(window) == "Disasters"


def test_it_follows_the_theme(window: RulesWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def heading_colour() -> str:
        block = window.text.document().begin()
        fragment = block.begin().fragment()
        return str(fragment.charFormat().foreground().color().name()).upper()

    window.show_rule("disasters")
    assert heading_colour() == theme.current().accent_text.upper()
    monkeypatch.setattr(theme, "_current", theme.NIGHT)
    QApplication.instance().setStyleSheet("QLabel { padding: 0; }")  # type: ignore[union-attr]
    try:
        assert heading_colour() == theme.NIGHT.accent_text.upper()
        assert window.current_section.anchor == "disasters"
    finally:
        QApplication.instance().setStyleSheet("")  # type: ignore[union-attr]


@pytest.mark.parametrize("way", ["click", Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_button_closes_it_with_the_mouse_or_by_key(qtbot, window, way) -> None:
    if way == "click":
        qtbot.mouseClick(window.close_button, LEFT)
    else:
        window.close_button.setFocus()
        qtbot.keyClick(window.close_button, way)
    assert not window.isVisible()
