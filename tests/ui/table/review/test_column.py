"""What each part of the column of a review shows, hides and sends on, without a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from ra_desktop.engine import Bid, Draw, Invoke
from ra_desktop.ui.look.fonts import set_text_scale
from ra_desktop.ui.table.review.move_card import MoveCard, Option, OptionList
from ra_desktop.ui.table.review.panel import ReviewPanel
from ra_desktop.ui.table.review.report import ToldMoment
from ra_desktop.ui.words.fill import read_aloud
from ra_desktop.ui.words.puzzles import puzzles_label

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

OPTIONS = (
    Option(Draw(), "Draw a tile", "Draw a tile: 0 fame", False),
    Option(Invoke(), "Invoke Ra", "Invoke Ra: −2 fame (played)", True),
    Option(Bid(4), "Bid 4", "Bid 4: −3 fame", False),
)


@pytest.fixture
def panel(put_up, qapp: QApplication) -> ReviewPanel:
    return put_up(ReviewPanel(), 320, 900)


def test_seats_are_offered_where_there_are_several_and_the_row_chosen_tells_its_seat(panel: ReviewPanel) -> None:
    chosen: list[int] = []
    panel.seat_chosen.connect(chosen.append)
    for seats, seat, row in (([(0, "Anna"), (2, "Ben")], 2, 1), ([(1, "Cleo")], 1, 0), ([(0, "A"), (3, "B")], 9, 0)):
        panel.set_seats(seats, seat)
        assert [panel.seats.itemText(at) for at in range(panel.seats.count())] == [name for _, name in seats]
        assert (panel.seats.currentIndex(), panel.seats.isVisible()) == (row, len(seats) > 1)
    panel.seats.activated.emit(1)
    assert chosen == [3]


def test_progress_is_shown_until_it_ends_with_a_remark_or_without_one(panel: ReviewPanel) -> None:
    bar, parts = panel.progress, (panel._status_row, panel.progress, panel.stop)
    for _ in range(2):
        for done, count, text in ((0, 0, "Reviewing the game…"), (3, 9, "Closer look: 3 of 9")):
            panel.show_progress(done, count)
            assert (panel.status.text(), bar.accessibleName(), bar.maximum()) == (text, text, count)
            assert [part.isVisible() for part in parts] == [True] * 3
        assert bar.value() == 3
        for remark in ("Stopped", ""):
            panel.end_progress(remark)
            assert panel.status.text() == remark
            assert [part.isVisible() for part in parts] == [bool(remark), False, False]


def test_how_one_played_and_the_puzzles_are_shown_where_there_are_any(panel: ReviewPanel) -> None:
    posed: list[tuple[str, str]] = []
    panel.practice_wanted.connect(lambda page, theme: posed.append((page, theme)))
    for play, theme in (("You played like Casual.", ""), ("", "wait"), ("Well.", "call")):
        panel.tell("Luck decided.", play, theme)
        assert (panel.summary.text(), panel.play.text(), panel.play.isVisible()) == ("Luck decided.", play, bool(play))
        assert panel.practice.isVisible() is bool(theme)
        assert panel.practice.accessibleName() == panel.practice.toolTip() == puzzles_label(theme)
    panel.practice.click()
    assert posed == [("puzzles", "call")]


@pytest.mark.parametrize("chosen", [None, "luck", "moves"])
def test_in_a_low_column_the_result_is_a_tab_and_shown_unless_another_was_chosen(panel: ReviewPanel, chosen) -> None:
    if chosen is not None:
        panel.tabs.setCurrentWidget(panel.luck)
        panel.tabs.setCurrentWidget(getattr(panel, chosen))
    for height, is_high in ((900, True), (559, False), (560, True), (400, False)):
        panel.resize(320, height)
        names, tips = (
            ["Moves", "Luck", "Kinds", "All"],
            ["The costliest moves", "Luck", "Fame lost by kind of decision"],
        )
        at = range(panel.tabs.count())
        assert [panel.tabs.tabText(tab) for tab in at] == ["Result"] * (not is_high) + names
        assert [panel.tabs.tabToolTip(tab) for tab in at] == ["What decided the game"] * (not is_high) + [*tips, ""]
        assert panel.balance_card.isVisible() is panel.balance_card.isAncestorOf(panel._balance_box) is is_high
        assert is_high or panel.tabs.currentWidget() is (getattr(panel, chosen) if chosen else panel._balance_page)
        assert panel._balance_box.isVisible() is (is_high or chosen is None)
    pages = (panel.moves, panel.luck, panel.kinds, panel.all)
    assert [page.accessibleName() for page in pages] == ["Your costliest moves", *tips[1:], "All decisions"]


def test_escape_closes_the_column_and_a_button_opens_all_decisions(panel: ReviewPanel) -> None:
    closed: list[bool] = []
    panel.close_button.clicked.connect(lambda: closed.append(True))
    for key, count in ((Qt.Key.Key_A, 0), (Qt.Key.Key_Escape, 1)):
        QTest.keyClick(panel, key)
        assert len(closed) == count
    panel.buttons.set_count(12)
    assert panel.buttons.show_all.text() == "Show all (12)"
    panel.buttons.show_all.click()
    assert panel.tabs.currentWidget() is panel.focusWidget() is panel.all


def test_moves_are_listed_and_all_but_the_one_played_tried_and_what_is_said_of_it_dropped(qtbot: QtBot, keep) -> None:
    options = keep(OptionList(), 300, 300)
    with qtbot.waitActive(options):
        options.show()
        options.activateWindow()
    sent: list[object] = []
    options.tried.connect(sent.append)
    options.dropped.connect(lambda: sent.append("dropped"))
    assert (options._heading.isVisible(), options._rows.isVisible()) == (False, False)
    for heading, moves in (("The moves", OPTIONS), ("", ()), ("Again", OPTIONS)):
        options.show_options(heading, moves)
        assert (options._heading.text(), options.text) == (heading, "\n".join(option.text for option in moves))
        assert (options._heading.isVisible(), options._rows.isVisible()) == (bool(moves),) * 2
        assert [label.text() for label in options._rows.findChildren(QLabel)] == options.text.splitlines()
        names = [button.accessibleName() for button in options.buttons]
        assert names == [f"What if: {option.name}" for option in moves if not option.is_played]
    before = options.buttons
    options.show_options("Again", OPTIONS)
    assert options.buttons is before, "the keyboard stays on its button"
    QApplication.processEvents()
    for remark, drop in (("", ""), ("Playing on…", "Stop"), ("Why not", ""), ("One line", "Remove")):
        options.say(remark, drop)
        assert (options.remark.text(), options.remark.isVisible()) == (remark, bool(remark))
        assert (options.drop.text(), options.drop.isVisible()) == (drop, bool(drop))
    for button in (options.buttons[1], options.drop):
        QTest.keyClick(button, Qt.Key.Key_Return)
    assert sent == [Bid(4), "dropped"]
    options.drop.setFocus()
    for drop, focus in (("Stop", options.drop), ("", options.buttons[0])):
        options.say("Another", drop)
        assert options.focusWidget() is focus


@pytest.mark.parametrize("tile", ["", "nile"])
def test_a_card_is_as_high_as_its_words_need_beside_its_number_or_tile(put_up, qapp: QApplication, tile) -> None:
    for words in ((), ("One.",), ("A sentence that is long.",) * 6):
        card = put_up(MoveCard(ToldMoment(3, "Draw a tile", "−1", "Move 4", words, tile=tile)))
        margins, texts = card.layout().contentsMargins(), card.findChildren(QLabel)
        assert margins.left() == pytest.approx(45.2 if tile else 40, abs=0.5)
        assert [label.text() for label in texts if label.text().strip()][3:] == ([read_aloud(words)] if words else [])
        for width in range(200, 500, 15):
            card.resize(width, card.heightForWidth(width))
            card.layout().activate()
            assert all(label.height() >= label.heightForWidth(label.width()) for label in texts)
            assert texts[-1].geometry().bottom() < card.height() - margins.bottom()
    assert card.heightForWidth(600) < card.heightForWidth(300)
    set_text_scale(2.0)
    QApplication.sendEvent(card, QEvent(QEvent.Type.StyleChange))
    assert card.layout().contentsMargins().left() == pytest.approx(2 * margins.left(), abs=1)
