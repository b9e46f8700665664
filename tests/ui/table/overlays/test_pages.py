"""The score sheet at the end of an epoch, and the ranking at the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QApplication

from ra_desktop.engine import RULESETS, Game
from ra_desktop.engine.events import EpochScored
from ra_desktop.ui.games.registry import row_mark
from ra_desktop.ui.look.drawing import player_ink
from ra_desktop.ui.look.fonts import load_fonts
from ra_desktop.ui.look.theme import PAPYRUS
from ra_desktop.ui.table.overlays import ranking as ranking_page
from ra_desktop.ui.table.overlays import score_sheet
from ra_desktop.ui.table.overlays.ranking import RankingPage
from ra_desktop.ui.table.overlays.score_sheet import ANKHS_WON, ScoreSheetPage
from tests.ui.table.conftest import seat_info

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from ra_desktop.engine import GameState
    from ra_desktop.ui.table.seats.player_panel import SeatInfo

LEFT = Qt.MouseButton.LeftButton
ROWS = ("gods", "gold", "pharaohs", "nile", "civilization", "monument-variety", "monument-sets", "suns")


def scored(epoch: int = 1) -> EpochScored:
    points = ({**dict.fromkeys(ROWS, 0), "gold": 6, "pharaohs": -2}, {**dict.fromkeys(ROWS, 0), "pharaohs": 5})
    return EpochScored(epoch, points, (10, 10), (14, 15), epoch == 3)


def people(*, others_shown: bool = True) -> list[SeatInfo]:
    return [seat_info("Ann", is_person=True), seat_info("Bob", colour="carnelian", fame_shown=others_shown)]


@pytest.fixture
def sheet(qtbot: QtBot) -> ScoreSheetPage:
    page = ScoreSheetPage()
    qtbot.addWidget(page)
    page.resize(1130, 606)
    page.show()
    return page


@pytest.fixture
def ranking(qtbot: QtBot) -> RankingPage:
    page = RankingPage()
    qtbot.addWidget(page)
    page.resize(1130, 606)
    page.show()
    return page


# --- the score sheet --------------------------------------------------------------------------------


def test_rows_are_filled_in_one_by_one(qtbot: QtBot, sheet: ScoreSheetPage) -> None:
    sheet.show_epoch(scored(), people(), factor=0.01)
    assert sheet.revealed == 0
    qtbot.waitUntil(lambda: sheet.is_complete)
    assert sheet.revealed == sheet.lines == 5 + 2
    assert not sheet._timer.isActive()


def test_the_last_epoch_has_all_rows(sheet: ScoreSheetPage) -> None:
    sheet.show_epoch(scored(3), people(), factor=0)
    assert sheet.lines == len(ROWS) + 2


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_fills_in_all_and_then_goes_on(qtbot: QtBot, sheet: ScoreSheetPage, key: Qt.Key) -> None:
    sheet.show_epoch(scored(), people())
    with qtbot.assertNotEmitted(sheet.closed):
        qtbot.keyClick(sheet, key)
    assert sheet.is_complete
    with qtbot.waitSignal(sheet.closed):
        qtbot.keyClick(sheet, key)


def test_escape_does_not_leave_the_sheet(qtbot: QtBot, sheet: ScoreSheetPage) -> None:
    sheet.show_epoch(scored(), people())
    with qtbot.assertNotEmitted(sheet.closed):
        qtbot.keyClick(sheet, Qt.Key.Key_Escape)
        qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert sheet.is_complete


def test_a_click_fills_in_all_and_the_button_goes_on(qtbot: QtBot, sheet: ScoreSheetPage) -> None:
    sheet.show_epoch(scored(), people())
    assert sheet._go_on.text() == "Show all"
    with qtbot.assertNotEmitted(sheet.closed):
        qtbot.mouseClick(sheet, LEFT, pos=QPoint(300, 300))
    assert sheet._go_on.text() == "Continue"
    with qtbot.waitSignal(sheet.closed):
        qtbot.mouseClick(sheet._go_on, LEFT)


def test_at_once_shows_everything(sheet: ScoreSheetPage) -> None:
    sheet.show_epoch(scored(), people(), factor=0)
    assert sheet.is_complete
    assert not sheet._timer.isActive()


def test_a_hidden_sheet_does_not_tick(sheet: ScoreSheetPage) -> None:
    sheet.show_epoch(scored(), people())
    sheet.hide()
    assert not sheet._timer.isActive()


def test_the_fame_of_others_stays_hidden_until_the_game_ends(sheet: ScoreSheetPage) -> None:
    sheet.show_epoch(scored(), people(others_shown=False), factor=0)
    assert [sheet.shows_fame(seat) for seat in (0, 1)] == [True, False]
    assert sheet.fame_words(0) == "10 → 14"
    hidden = sheet.grab().toImage()
    sheet.show_epoch(scored(), people(), factor=0)
    assert sheet.grab().toImage() != hidden
    sheet.show_epoch(scored(3), people(others_shown=False), factor=0)
    assert sheet.shows_fame(1)


def scored_in_priests(epoch: int = 1) -> EpochScored:
    rows = dict.fromkeys(RULESETS["priests"].rows, 0)
    return EpochScored(
        epoch, ({**rows, "people": 10, "plagues": -3}, {**rows, "people": 5}), (10, 10), (17, 15), epoch == 3
    )


def test_ankhs_that_were_won_are_on_the_sheet_and_no_points(sheet: ScoreSheetPage) -> None:
    sheet.show_epoch(scored_in_priests(), people(), ankhs=(2, 0), factor=0)
    assert sheet.lines == 6 + 2
    assert (sheet.words(0, ANKHS_WON), sheet.words(1, ANKHS_WON)) == ("2", "0")
    assert sheet.total(0) == 7
    assert "Ankhs won 2" in sheet.accessibleDescription()
    two = sheet.grab().toImage()
    sheet.show_epoch(scored_in_priests(), people(), ankhs=(1, 0), factor=0)
    assert sheet.grab().toImage() != two


@pytest.mark.parametrize(("epoch", "ankhs", "lines"), [(1, (0, 0), 5 + 2), (1, (), 5 + 2), (3, (2, 1), 9 + 2)])
def test_where_no_ankhs_were_won_or_they_score_there_is_no_other_row_for_them(
    sheet: ScoreSheetPage, epoch: int, ankhs: tuple[int, ...], lines: int
) -> None:
    sheet.show_epoch(scored_in_priests(epoch), people(), ankhs=ankhs, factor=0)
    assert sheet.lines == lines
    assert "Ankhs won" not in sheet.accessibleDescription()


def test_every_row_of_every_game_has_its_mark() -> None:
    marks = {row: row_mark(row) for rules in RULESETS.values() for row in rules.rows}
    assert marks == {
        "gods": "god", "gold": "gold", "pharaohs": "pharaoh", "nile": "nile", "civilization": "civilization",
        "monument-variety": "monument", "monument-sets": "monument", "suns": "sun",
        "people": "person", "buildings": "building", "building-variety": "building", "priests": "priest",
        "plagues": "plague", "pyramid": "pyramid", "chambers": "pyramid", "ankhs": "ankh",
    }  # fmt: skip
    assert row_mark(ANKHS_WON) == "ankh"


def test_the_sheet_can_be_heard(sheet: ScoreSheetPage) -> None:
    sheet.show_epoch(scored(), people(), factor=0)
    assert sheet.accessibleName() == "Old Kingdom – score sheet"
    assert "Ann: Gods 0, Gold +6, Pharaohs −2" in sheet.accessibleDescription()
    assert "total +5" in sheet.accessibleDescription()


@pytest.mark.parametrize("size", [(760, 430), (810, 476), (1148, 606), (2800, 1500)])
@pytest.mark.parametrize("event", [scored(1), scored(3), scored_in_priests(1), scored_in_priests(3)])
def test_everything_on_the_sheet_fits(sheet: ScoreSheetPage, size: tuple[int, int], event: EpochScored) -> None:
    sheet.resize(*size)
    sheet.show_epoch(event, people(), ankhs=(1, 2), factor=0)
    assert sheet.rect().contains(sheet.card())
    assert sheet.card().contains(sheet._go_on.geometry())
    assert not sheet.inner().intersects(sheet._go_on.geometry())
    assert sheet.inner().height() >= (len(sheet._rows) + 2) * 20 + 90


# --- the ranking --------------------------------------------------------------------------------------


def finished(fame: list[int], suns: list[list[int]]) -> GameState:
    game = Game("boat", len(suns), seed=1, suns=suns)
    while not game.state.is_over:
        game.play(game.state.legal_actions()[0])
    state = game.state.copy()
    state.fame = fame
    return state


def test_the_most_fame_comes_first(ranking: RankingPage) -> None:
    state = finished([20, 35, 28], [[2, 7], [3, 8], [4, 9]])
    names = ["Ann", "Bob", "Cleo"]
    ranking.show_game(state, [seat_info(name) for name in names])
    assert ranking.order == (1, 2, 0)
    assert ranking.order[0] == state.winner
    assert ranking.decided_by() == "Decided on fame: 35 to 28."
    assert not ranking.is_tied(0)


def test_the_highest_sun_breaks_a_tie(ranking: RankingPage) -> None:
    state = finished([30, 30], [[2, 9], [3, 8]])
    ranking.show_game(state, people())
    first, second = ranking.order
    assert first == state.winner
    assert state.highest_sun(first) > state.highest_sun(second)
    high, low = state.highest_sun(first), state.highest_sun(second)
    assert ranking.decided_by() == f"Tied at 30 fame. The highest sun decides: {high} beats {low}."
    assert ranking.is_tied(0)


@pytest.mark.parametrize(
    ("button", "signal"),
    [
        ("rematch", "rematch_requested"),
        ("new_game", "new_game_requested"),
        ("save", "save_requested"),
        ("look", "closed"),
    ],
)
def test_every_button_asks_for_something(qtbot: QtBot, ranking: RankingPage, button: str, signal: str) -> None:
    ranking.show_game(finished([30, 20], [[2, 9], [3, 8]]), people())
    with qtbot.waitSignal(getattr(ranking, signal)):
        qtbot.mouseClick(getattr(ranking, button), LEFT)


def test_enter_that_is_held_since_the_score_sheet_starts_no_rematch(qtbot: QtBot, ranking: RankingPage) -> None:
    ranking.show_game(finished([30, 20], [[2, 9], [3, 8]]), people())
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    with qtbot.assertNotEmitted(ranking.rematch_requested):
        QApplication.sendEvent(ranking.rematch, held)
    with qtbot.waitSignal(ranking.rematch_requested):
        qtbot.keyClick(ranking.rematch, Qt.Key.Key_Return)


def test_escape_looks_at_the_table(qtbot: QtBot, ranking: RankingPage) -> None:
    ranking.show_game(finished([30, 20], [[2, 9], [3, 8]]), people())
    with qtbot.waitSignal(ranking.closed):
        qtbot.keyClick(ranking, Qt.Key.Key_Escape)


@pytest.mark.parametrize(("size", "beside"), [((1130, 606), True), ((760, 640), False)])
def test_the_fame_by_epoch_is_a_chart(qtbot: QtBot, ranking: RankingPage, size: tuple[int, int], beside: bool) -> None:
    ranking.resize(*size)
    state = finished([14, 15], [[2, 9], [3, 8]])
    ranking.show_game(state, people())
    ranking.show()
    ranking.grab()
    assert ranking.chart is None
    ranking.show_game(state, people(), [scored(1), scored(2), scored(3)])
    ranking.grab()
    qtbot.waitUntil(lambda: ranking.chart is not None)
    assert ranking.chart.isVisible()
    assert ranking.inner().contains(ranking.chart.geometry())
    assert (ranking.chart.x() > ranking.width() / 2) == beside
    assert ranking._is_wide() == beside
    assert ranking.rect().contains(ranking.card())
    assert ranking._fame == ((10, 10), (14, 15), (14, 15), (14, 15))


def test_the_ranking_can_be_heard(ranking: RankingPage) -> None:
    ranking.show_game(finished([30, 20], [[2, 9], [3, 8]]), people())
    assert ranking.accessibleDescription().startswith("1. Ann: 30 fame\n2. Bob: 20 fame")


@pytest.mark.parametrize("size", [(760, 430), (810, 476), (1148, 606), (2800, 1500)])
def test_the_buttons_fit(ranking: RankingPage, size: tuple[int, int]) -> None:
    ranking.resize(*size)
    ranking.show_game(finished([30, 20], [[2, 9], [3, 8]]), people())
    buttons = (ranking.rematch, ranking.new_game, ranking.save, ranking.look)
    assert all(ranking.card().contains(button.geometry()) for button in buttons)
    assert not any(ranking.inner().intersects(button.geometry()) for button in buttons)


# --- what is painted ----------------------------------------------------------------------------------


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, str]]:
    """The words that are painted on either page: text, where their middle is, and their colour."""
    found: list[tuple[str, float, str]] = []

    def draw(painter: object, rect: QRectF, text: str, size: float, ink: QColor | str, *how: object, **more: object):
        found.append((text, rect.center().x(), QColor(ink).name()))

    for module in (score_sheet, ranking_page):
        monkeypatch.setattr(module, "draw_words", draw)
    return found


def columns(drawn: list[tuple[str, float, str]], *texts: str) -> list[tuple[str, str]]:
    """Those of the words that are among `texts`, from left to right, with their colours."""
    return [(text, ink) for text, _, ink in sorted((one for one in drawn if one[0] in texts), key=lambda one: one[1])]


GREEN, RED = PAPYRUS.positive.lower(), PAPYRUS.negative.lower()


def test_points_stand_below_their_seat_gains_in_green_and_losses_in_red(
    sheet: ScoreSheetPage, drawn: list[tuple[str, float, str]]
) -> None:
    sheet.show_epoch(scored(), people(), factor=0)
    drawn.clear()
    sheet.grab()
    soft = PAPYRUS.soft_ink.lower()
    numbers = [(text, ink) for text, x, ink in drawn if text in {"+6", "−2", "+5", "0"} and x > 0]
    rows = [numbers[at : at + 2] for at in range(0, 10, 2)]
    assert rows[:3] == [[("0", soft)] * 2, [("+6", GREEN), ("0", soft)], [("−2", RED), ("+5", GREEN)]]
    assert columns(drawn, "+4", "10 → 14", "10 → 15")[-2:] == [
        ("10 → 14", PAPYRUS.ink.lower()),
        ("10 → 15", PAPYRUS.ink.lower()),
    ]


def test_the_most_points_of_an_epoch_are_underlined_in_the_colour_of_their_seat(sheet: ScoreSheetPage) -> None:
    sheet.show_epoch(scored(), people(), factor=0)
    image = sheet.grab().toImage()
    cells = sheet._columns(QRectF(sheet.inner()))[1]
    seen = [
        {image.pixelColor(int(cell.center().x()), y).name() for y in range(image.height() // 2, image.height())}
        for cell in cells
    ]
    inks = [player_ink(PAPYRUS, colour).name() for colour in ("#2A5DB0", "carnelian")]
    assert [ink in below for ink, below in zip(inks, seen, strict=True)] == [False, True]  # Ann has 4, Bob 5


def test_the_ranking_has_the_points_of_each_epoch_below_its_name(
    ranking: RankingPage, drawn: list[tuple[str, float, str]]
) -> None:
    state = finished([14, 15], [[2, 9], [3, 8]])
    state.sheets = [[{"gold": points}, {"gold": -points}] for points in (1, 2, 3)]
    ranking.show_game(state, people())
    drawn.clear()
    ranking.grab()
    assert columns(drawn, "+1", "+2", "+3") == [("+1", GREEN), ("+2", GREEN), ("+3", GREEN)]
    assert columns(drawn, "−1", "−2", "−3") == [("−1", RED), ("−2", RED), ("−3", RED)]


def test_each_line_of_the_chart_is_the_fame_of_its_player(qtbot: QtBot, ranking: RankingPage) -> None:
    load_fonts()
    ranking.show_game(finished([14, 15], [[2, 9], [3, 8]]), people(), [scored(1), scored(2), scored(3)])
    ranking.grab()
    qtbot.waitUntil(lambda: ranking.chart is not None)
    lines = {line.name: (line.colour, line.emblem, line.values) for line in ranking.chart._lines}
    assert lines == {
        "Ann": ("#2A5DB0", "falcon", (10, 14, 14, 14)),
        "Bob": ("carnelian", "falcon", (10, 15, 15, 15)),
    }
