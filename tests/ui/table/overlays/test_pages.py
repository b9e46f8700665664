"""The score sheet at the end of an epoch, and the ranking at the end of the game."""

from __future__ import annotations

import re
from itertools import pairwise, product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QApplication

from ra_desktop.app.models.score import FAME, FLOOR, TOTAL, ScoreRole
from ra_desktop.engine import RULESETS, Game
from ra_desktop.engine.account import DecidingLot
from ra_desktop.engine.events import EpochScored
from ra_desktop.ui.games.epoch_account import EpochAccount
from ra_desktop.ui.games.record import ANKHS_WON
from ra_desktop.ui.look.drawing import player_ink
from ra_desktop.ui.look.theme import PAPYRUS
from ra_desktop.ui.table.overlays import ranking as ranking_page
from ra_desktop.ui.table.overlays import ranking_painter, score_sheet
from ra_desktop.ui.table.overlays.ranking import RankingPage
from ra_desktop.ui.table.overlays.score_sheet import ScoreSheetPage
from ra_desktop.ui.table.side import score_view
from ra_desktop.ui.table.side.score_view import sheet_row_label
from ra_desktop.ui.words.fill import points_text
from ra_desktop.ui.words.outcome import About
from tests.ui.lettering_check import Scribe
from tests.ui.table.conftest import seat_info
from tests.ui.table.epoch_ends import EpochEnd

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from ra_desktop.engine import GameState
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

LEFT = Qt.MouseButton.LeftButton
ROWS = ("gods", "gold", "pharaohs", "nile", "civilization", "monument-variety", "monument-sets", "suns")


def scored(epoch: int = 1) -> EpochScored:
    points = ({**dict.fromkeys(ROWS, 0), "gold": 6, "pharaohs": -2}, {**dict.fromkeys(ROWS, 0), "pharaohs": 5})
    return EpochScored(epoch, points, (10, 10), (14, 15), epoch == 3)


def people(*, others_shown: bool = True) -> list[SeatInfo]:
    return [seat_info("Ann", is_person=True), seat_info("Bob", colour="carnelian", fame_shown=others_shown)]


@pytest.fixture
def sheet(put_up) -> ScoreSheetPage:
    return put_up(ScoreSheetPage(), 842, 604)


@pytest.fixture
def ranking(put_up) -> RankingPage:
    return put_up(RankingPage(), 1130, 606)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, str]]:
    """The words that are painted on either page: text, where their middle is, and their colour."""
    results: list[tuple[str, float, str]] = []

    def draw(painter: object, rect: QRectF, text: str, size: float, ink: QColor | str, *how: object, **more: object):
        results.append((text, rect.center().x(), QColor(ink).name()))

    for module in (score_sheet, score_view, ranking_page, ranking_painter):
        monkeypatch.setattr(module, "draw_words", draw)
    monkeypatch.setattr(ranking_painter, "draw_broken", draw)
    return results


# --- the score sheet --------------------------------------------------------------------------------


def account(end: EpochEnd) -> EpochAccount:
    """What is told of that end of an epoch, at a table of three."""
    game, action = end.compose()
    ply = game.play(action)
    position = game.scoring(1)
    assert position is not None
    return EpochAccount.of(position, ply)


CLASSIC, LAST = EpochEnd("classic", "ra"), EpochEnd("classic", "ra", last=True)
PRIESTS, LAST_OF_PRIESTS = EpochEnd("priests", "suns"), EpochEnd("priests", "suns", last=True)


def three(*, others_shown: bool = False) -> list[SeatInfo]:
    return [
        seat_info("Ann", is_person=True),
        seat_info("Bob", colour="carnelian", fame_shown=others_shown),
        seat_info("Cleo", colour="amethyst", fame_shown=others_shown),
    ]


def cells(sheet: ScoreSheetPage, code: str) -> list[str]:
    row = sheet.model.codes.index(code)
    return [str(sheet.model.index(row, seat).data()) for seat in range(3)]


def test_the_sheet_has_a_row_for_each_rule_that_scores_now_with_sum_and_fame(sheet: ScoreSheetPage) -> None:
    sheet.show_epoch(account(CLASSIC), three())
    assert sheet.model.codes == ["gods", "gold", "pharaohs", "nile", "civilization", TOTAL, FAME]
    assert [cells(sheet, code) for code in ("gods", "gold", "pharaohs", "nile", "civilization", TOTAL)] == [
        ["+2", "0", "+2"], ["+3", "0", "+6"], ["+5", "0", "−2"], ["+4", "0", "0"], ["0", "−5", "0"],
        ["+14", "−5", "+6"],
    ]  # fmt: skip
    sheet.show_epoch(account(LAST), three())
    assert [code for code in sheet.model.codes if code not in (TOTAL, FAME)] == list(RULESETS["classic"].rows)


@pytest.mark.parametrize("size", [(540, 400), (842, 604)])
def test_the_names_of_rows_are_of_one_size(sheet: ScoreSheetPage, monkeypatch: pytest.MonkeyPatch, size) -> None:
    longest = "Verschiedene Monumente"
    sheet.model._label = lambda code: longest if code == "monument-variety" else sheet_row_label(code)
    sheet.resize(*size)
    sheet.show_epoch(account(LAST), three())
    rows = sheet.table.verticalHeader()
    words = Scribe(monkeypatch).read(rows)
    assert longest in [word.text for word in words]
    assert len({(word.font.pixelSize(), word.font.stretch()) for word in words}) == 1


def test_the_sheet_says_what_the_floor_gave_back_to_fame_that_is_shown(sheet: ScoreSheetPage) -> None:
    sheet.show_epoch(account(CLASSIC), three(others_shown=True))
    assert sheet.model.codes[-3:] == [TOTAL, FLOOR, FAME]
    assert [cells(sheet, code)[1] for code in (TOTAL, FLOOR, FAME)] == ["−5", "+2", "3 → 0"]
    assert cells(sheet, FLOOR) == ["0", "+2", "0"]
    sheet.show_epoch(account(CLASSIC), three())
    assert FLOOR not in sheet.model.codes


def test_fame_that_is_face_down_stays_so_on_the_sheet_even_in_the_last_epoch(sheet: ScoreSheetPage) -> None:
    for end in (CLASSIC, LAST):
        sheet.show_epoch(account(end), three())
        assert cells(sheet, FAME)[1:] == ["face down"] * 2
        hidden = sheet.grab().toImage()
        sheet.show_epoch(account(end), three(others_shown=True))
        assert "→" in cells(sheet, FAME)[1]
        assert sheet.grab().toImage() != hidden
    sheet.show_epoch(account(CLASSIC), three(others_shown=True))
    assert cells(sheet, FAME) == ["12 → 26", "3 → 0", "20 → 26"]


@pytest.mark.parametrize(
    ("code", "seat", "sentence"),
    [
        ("gold", 2, "Cleo. Gold: +6 (Gold\u00a0×2, 3 each)"),
        ("pharaohs", 2, "Cleo. Pharaohs: −2 (no pharaohs, the fewest)"),
        ("nile", 1, "Bob. Nile: 0 (2 Nile tiles, but no flood)"),
        (TOTAL, 0, "Ann. This epoch: +14 (+2 +3 +5 +4)"),
        (TOTAL, 1, "Bob. This epoch: −5"),
        (FAME, 0, "Ann. Fame: 12 → 26 (12 +14 makes 26)"),
        (FAME, 1, "Bob. Fame: 3 → 0 (3 −5 makes 0, fame never falls below 0)"),
    ],
)
def test_every_cell_says_why_under_the_pointer_and_with_the_arrow_keys(
    qtbot: QtBot, sheet: ScoreSheetPage, code: str, seat: int, sentence: str
) -> None:
    sheet.show_epoch(account(CLASSIC), three(others_shown=True))
    row = sheet.model.codes.index(code)
    index = sheet.model.index(row, seat)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == index.data(Qt.ItemDataRole.AccessibleTextRole) == sentence
    sheet.table.setCurrentIndex(sheet.model.index(0, 0))
    other = sheet.sentence
    qtbot.mouseMove(sheet.table.viewport(), sheet.table.visualRect(index).center())
    sheet.table.entered.emit(index)  # the offscreen platform sends no pointer
    assert sheet.sentence == sentence != other or (row, seat) == (0, 0)
    QApplication.sendEvent(sheet.table.viewport(), QEvent(QEvent.Type.Leave))
    assert sheet.sentence == other
    for key, times in ((Qt.Key.Key_Down, row), (Qt.Key.Key_Right, seat)):
        for _ in range(times):
            qtbot.keyClick(sheet, key)
    assert sheet.sentence == sentence


def test_the_pictures_beside_a_reason_are_those_that_count(sheet: ScoreSheetPage, monkeypatch) -> None:
    sheet.show_epoch(account(LAST), three())
    shown: list[object] = []
    picture = score_sheet.tile_pixmap
    monkeypatch.setattr(score_sheet, "tile_pixmap", lambda tile, *how: shown.append(tile) or picture(tile, *how))
    monkeypatch.setattr(score_sheet, "paint_sun", lambda painter, at, radius, sun: shown.append(sun))
    seen = {}
    for code in ("pharaohs", "civilization", "monument-sets", "suns"):
        sheet.table.setCurrentIndex(sheet.model.index(sheet.model.codes.index(code), 0))
        shown.clear()
        sheet.grab()
        seen[code] = list(shown)
    assert seen == {
        "pharaohs": ["pharaoh"], "civilization": ["art", "writing"], "monument-sets": ["fortress"],
        "suns": [5, 7, 8, 13],
    }  # fmt: skip


def test_the_sheet_says_why_the_epoch_ended_what_leaves_and_what_stays(sheet: ScoreSheetPage) -> None:
    endings = {"ra": "The Ra track is full.", "suns": "No one has a sun left.", "bag": "The bag is empty."}
    for why, text in endings.items():
        sheet.show_epoch(account(EpochEnd("classic", why)), three())
        assert sheet.ended() == text
    assert sheet.lines() == [
        "Discarded: Gods\u00a0×2, Gold\u00a0×3, Floods\u00a0×1, Civilization\u00a0×5.",
        "Kept for the next epoch: Pharaohs\u00a0×3, Nile\u00a0×5, Monuments\u00a0×4.",
    ]
    assert sheet.accessibleDescription() == "\n".join([endings["bag"], *sheet.lines()])
    sheet.show_epoch(account(LAST), three())
    assert sheet.lines() == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_goes_on_from_the_page_and_from_its_table(qtbot: QtBot, sheet: ScoreSheetPage, key: Qt.Key) -> None:
    sheet.show_epoch(account(CLASSIC), three())
    for widget in (sheet, sheet.table):
        with qtbot.waitSignal(sheet.closed):
            qtbot.keyClick(widget, key)
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
        with qtbot.assertNotEmitted(sheet.closed):
            QApplication.sendEvent(widget, held)
        with qtbot.assertNotEmitted(sheet.closed):
            qtbot.keyClick(widget, Qt.Key.Key_Escape)


def test_the_button_goes_on(qtbot: QtBot, sheet: ScoreSheetPage) -> None:
    sheet.show_epoch(account(CLASSIC), three())
    assert sheet.go_on.text() == "Continue"
    with qtbot.waitSignal(sheet.closed):
        qtbot.mouseClick(sheet.go_on, LEFT)


def test_ankhs_that_were_won_are_on_the_sheet_and_no_points(sheet: ScoreSheetPage) -> None:
    text = account(PRIESTS)
    sheet.show_epoch(text, three())
    assert sheet.model.codes[-3:] == [ANKHS_WON, TOTAL, FAME]
    assert cells(sheet, ANKHS_WON) == ["1", "0", "0"]
    index = sheet.model.index(sheet.model.codes.index(ANKHS_WON), 0)
    assert index.data(ScoreRole.POINTS) is None
    assert index.data(ScoreRole.REASON).text == "people of 3 kinds"
    assert cells(sheet, TOTAL)[0] == points_text(sum(text.event.points[0].values()))
    sheet.show_epoch(account(LAST_OF_PRIESTS), three())
    assert ANKHS_WON not in sheet.model.codes
    index = sheet.model.index(sheet.model.codes.index("ankhs"), 0)
    assert index.data(ScoreRole.REASON).text == "1 ankh, 1 of them for this epoch’s people"


@pytest.mark.parametrize("size", [(560, 430), (810, 476), (842, 604), (2100, 1500)])
@pytest.mark.parametrize("end", [CLASSIC, LAST, PRIESTS, LAST_OF_PRIESTS], ids=str)
def test_everything_on_the_sheet_fits(sheet: ScoreSheetPage, size: tuple[int, int], end: EpochEnd) -> None:
    sheet.resize(*size)
    sheet.show_epoch(account(end), three())
    card = sheet.card()
    assert sheet.rect().contains(card)
    assert abs(card.center().x() - sheet.rect().center().x()) <= 1, "centred"
    assert abs(card.center().y() - sheet.rect().center().y()) <= 1
    assert card.contains(sheet.go_on.geometry())
    assert card.contains(sheet.table.geometry())
    strip = sheet._strip().toRect()
    assert card.contains(strip)
    assert not strip.intersects(sheet.go_on.geometry())
    assert sheet.table.geometry().bottom() + 16 * len(sheet.lines()) <= strip.top() + 2
    last = sheet.model.index(sheet.model.rowCount() - 1, 2)
    assert sheet.table.viewport().rect().contains(sheet.table.visualRect(last))
    assert sheet.table.visualRect(last).height() >= 16


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
    result = ranking.result
    assert result.order == (1, 2, 0)
    assert result.order[0] == state.winner
    assert result.decided_by() == "Fame decides: 35 to 28."
    assert result.headline() == "Bob wins!"
    assert not result.is_tied(0)


def test_everyone_is_told_what_was_best_and_a_loser_one_thing_to_try(ranking: RankingPage) -> None:
    state = finished([20, 35], [[2, 9], [3, 8]])
    state.sheets = [
        [{"nile": 4, "gold": 0}, {"nile": 12, "gold": 3}],
        [{"nile": 9, "gold": 3}, {"nile": -1, "gold": 9}],
        [{"nile": 0, "gold": 0}, {"nile": 0, "gold": 0}],
    ]
    decided = DecidingLot(1, 2, ("nile", "gold", "nile"), 9)
    ranking.show_game(state, people(), own=0, lots=(decided, DecidingLot(0, 1, ("gold",), 3)))
    result = ranking.result
    assert result.best(0) == "Best: Nile +9, Middle Kingdom"
    assert result.best(1) == "Best: Nile +12, Old Kingdom"
    assert result.advice() == ["One thing to try: Gold. Bob scored 9 more there than you."]
    assert "One thing to try" in ranking.accessibleDescription()
    assert ranking.accessibleDescription().splitlines()[-2:] == [
        "The lot that decided it: Nile\u00a0×2 and Gold · Bob · +9 · Middle Kingdom",
        "Your best lot: Gold · Ann · +3 · Old Kingdom",
    ]
    for own in (decided, DecidingLot(1, 1, ("god",), 9)):  # one as good says nothing more
        ranking.show_game(state, people(), own=1, lots=(decided, own))
        assert len(ranking.result.titled_lots()) == 1
    assert ranking.ways["rematch"].isVisibleTo(ranking)
    ranking.show_game(state, people())
    assert ranking.result.advice() == ["One thing for Ann to try: Gold. Bob scored 9 more there."]


def test_level_and_character_share_a_line_with_what_was_best_where_rows_are_low(ranking, drawn) -> None:
    state = finished([20, 35, 28, 12, 11], [[2, 7], [3, 8], [4, 9], [5, 10], [6, 11]])
    state.sheets = [[{"nile": 4}] * 5] * 3
    ranking.show_game(state, [seat_info(name, subtitle="Expert") for name in ("Ann", "Bob", "Cleo", "Dan", "Eve")])
    for height in range(440, 900, 60):
        ranking.resize(1000, height)
        ranking.grab()
    words = {text for text, *_ in drawn}
    assert {"Expert", "Best: Nile +4, Old Kingdom", "Expert · Best: Nile +4, Old Kingdom"} <= words


def test_the_highest_sun_breaks_a_tie(ranking: RankingPage) -> None:
    state = finished([30, 30], [[2, 9], [3, 8]])
    ranking.show_game(state, people())
    result = ranking.result
    first, second = result.order
    assert first == state.winner
    assert state.highest_sun(first) > state.highest_sun(second)
    high, low = state.highest_sun(first), state.highest_sun(second)
    assert result.decided_by() == f"Tied at 30 fame. The highest sun decides: {high} beats {low}."
    assert result.is_tied(0)


def test_a_button_returns_to_the_table(qtbot: QtBot, ranking: RankingPage) -> None:
    ranking.show_game(finished([30, 20], [[2, 9], [3, 8]]), people())
    with qtbot.waitSignal(ranking.closed):
        qtbot.mouseClick(ranking.ways["look"], LEFT)


def test_enter_that_is_held_since_the_score_sheet_starts_no_rematch(qtbot: QtBot, ranking: RankingPage) -> None:
    ranking.show_game(finished([30, 20], [[2, 9], [3, 8]]), people())
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    with qtbot.assertNotEmitted(ranking.ways["rematch"].clicked):
        QApplication.sendEvent(ranking.ways["rematch"], held)
    with qtbot.waitSignal(ranking.ways["rematch"].clicked):
        qtbot.keyClick(ranking.ways["rematch"], Qt.Key.Key_Return)


def test_escape_looks_at_the_table(qtbot: QtBot, ranking: RankingPage) -> None:
    ranking.show_game(finished([30, 20], [[2, 9], [3, 8]]), people())
    with qtbot.waitSignal(ranking.closed):
        qtbot.keyClick(ranking, Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", [(760, 640), (1130, 865), (2800, 1500)])
def test_the_fame_by_epoch_is_a_chart_beside_the_points(ranking: RankingPage, size: tuple[int, int]) -> None:
    ranking.resize(*size)
    state = finished([14, 15], [[2, 9], [3, 8]])
    ranking.show_game(state, people())
    ranking.grab()
    assert not ranking.chart.isVisible()
    ranking.show_game(state, people(), [scored(1), scored(2), scored(3)])
    assert ranking.chart.isVisible()
    assert ranking.inner().contains(ranking.chart.geometry())
    assert ranking.inner().contains(ranking.points.geometry())
    assert ranking.chart.geometry().right() < ranking.points.geometry().left()
    assert ranking.rect().contains(ranking.card())
    assert ranking.result.fame == ((10, 10), (14, 15), (14, 15), (14, 15))


def test_the_points_by_category_are_those_of_all_epochs(ranking: RankingPage) -> None:
    ranking.resize(1130, 865)
    state = finished([14, 15], [[2, 9], [3, 8]])
    state.sheets = [[{"gold": epoch, "nile": 0}, {"gold": 0, "nile": -epoch}] for epoch in (1, 2, 3)]
    ranking.show_game(state, people())
    model, seen = ranking.model, {}
    for row in range(model.rowCount()):
        code = model.headerData(row, Qt.Orientation.Vertical, ScoreRole.ROW)
        seen[code] = [model.index(row, seat).data() for seat in (0, 1)]
    assert list(seen) == [*RULESETS["boat"].rows, TOTAL]
    assert (seen["gold"], seen["nile"], seen[TOTAL]) == (["+6", "0"], ["0", "−6"], ["+6", "−6"])


def test_the_rows_of_points_are_alike_and_all_in_sight_in_the_next_game_too(ranking: RankingPage) -> None:
    ranking.resize(760, 640)
    state = finished([14, 15], [[2, 9], [3, 8]])
    for lost in (0, 20):
        state.sheets = [[{"gold": 6}, {"gold": -lost}]] * 3
        ranking.show_game(state, people())
        ranking.grab()
    assert ranking.model.codes[-2:] == [FLOOR, TOTAL]
    assert len({ranking.points.rowHeight(row) for row in range(ranking.model.rowCount())}) == 1
    assert ranking.points.verticalScrollBar().maximum() == 0


# --- the stones -------------------------------------------------------------------------------------------


def test_the_stones_turn_over_from_the_last_place_to_the_first(
    qtbot: QtBot, ranking: RankingPage, drawn: list[tuple[str, float, str]]
) -> None:
    state = finished([20, 35, 28], [[2, 7], [3, 8], [4, 9]])
    ranking.show_game(state, [seat_info(name) for name in ("Ann", "Bob", "Cleo")], factor=0.3)
    fame, message = {"20", "28", "35"}, []
    ranking.revealed.connect(lambda: message.append(ranking.turned))
    seen = []
    for turned in range(3):
        qtbot.waitUntil(lambda turned=turned: ranking.turned >= turned)
        drawn.clear()
        ranking.grab()
        seen.append({text for text, _, _ in drawn} & fame)
        assert not ranking.ways["rematch"].isVisible()
        assert ranking.accessibleDescription() == ""
    assert seen[0] == set()
    assert all(now >= before for before, now in pairwise(seen))
    assert "35" not in seen[1] | seen[2]
    qtbot.waitUntil(lambda: bool(message))
    assert message == [3]
    drawn.clear()
    ranking.grab()
    words = {text for text, _, _ in drawn}
    assert fame <= words
    assert {"Bob wins!", "“Ra has chosen.”"} <= words
    assert ranking.ways["rematch"].isVisible()


def test_stones_that_were_out_of_sight_turn_over_when_they_are_seen_again(qtbot: QtBot, ranking: RankingPage) -> None:
    ranking.show_game(finished([30, 20], [[2, 9], [3, 8]]), people(), factor=0.02)
    ranking.hide()
    qtbot.wait(50)
    assert ranking.turned == 0
    with qtbot.waitSignal(ranking.revealed):
        ranking.show()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_key_turns_all_stones_over_and_starts_nothing(qtbot: QtBot, ranking: RankingPage, key: Qt.Key) -> None:
    ranking.show_game(finished([30, 20], [[2, 9], [3, 8]]), people(), factor=1.0)
    with qtbot.assertNotEmitted(ranking.ways["rematch"].clicked), qtbot.assertNotEmitted(ranking.closed):  # noqa: SIM117
        with qtbot.waitSignal(ranking.revealed):
            qtbot.keyClick(ranking, key)
    assert ranking.is_told
    assert ranking._stones.state() == QVariantAnimation.State.Stopped


def test_a_click_or_the_button_turns_all_stones_over(qtbot: QtBot, ranking: RankingPage) -> None:
    state = finished([30, 20], [[2, 9], [3, 8]])
    for press in (lambda: qtbot.mouseClick(ranking, LEFT), lambda: qtbot.mouseClick(ranking.skip, LEFT)):
        ranking.show_game(state, people(), factor=1.0)
        assert ranking.skip.isVisible()
        with qtbot.waitSignal(ranking.revealed):
            press()
        assert not ranking.skip.isVisible()


def test_records_are_shown_and_heard(ranking: RankingPage, drawn: list[tuple[str, float, str]]) -> None:
    ranking.resize(1130, 865)
    ranking.show_game(finished([30, 20], [[2, 9], [3, 8]]), people())
    ranking.show_about(About(records=("Better than ever.",)), {})
    drawn.clear()
    ranking.grab()
    assert "Better than ever." in {text for text, _, _ in drawn}
    assert "Better than ever." in ranking.accessibleDescription()
    ranking.show_game(finished([30, 20], [[2, 9], [3, 8]]), people())
    assert "Better than ever." not in ranking.accessibleDescription()


# --- hearing ----------------------------------------------------------------------------------------------


def test_the_ranking_can_be_heard(ranking: RankingPage) -> None:
    ranking.show_game(finished([30, 20], [[2, 9], [3, 8]]), people())
    assert re.sub(" · Best: .*", "", ranking.accessibleDescription()).startswith("1. Ann, 30 fame\n2. Bob, 20 fame")


@pytest.mark.parametrize("size", [(760, 430), (810, 476), (1148, 606), (2800, 1500)])
def test_the_buttons_fit(ranking: RankingPage, size: tuple[int, int]) -> None:
    ranking.resize(*size)
    ranking.show_game(finished([30, 20], [[2, 9], [3, 8]]), people())
    buttons = [ranking.ways[way] for way in ("rematch", "review", "look")]
    assert all(ranking.card().contains(button.geometry()) for button in buttons)
    assert not any(ranking.inner().intersects(button.geometry()) for button in buttons)


# --- what is painted ----------------------------------------------------------------------------------


def columns(drawn: list[tuple[str, float, str]], *texts: str) -> list[tuple[str, str]]:
    """Those of the words that are among `texts`, from left to right, with their colours."""
    return [(text, ink) for text, _, ink in sorted((one for one in drawn if one[0] in texts), key=lambda one: one[1])]


GREEN, RED = PAPYRUS.positive.lower(), PAPYRUS.negative.lower()


def test_points_on_the_sheet_are_green_for_gains_and_red_for_losses(
    sheet: ScoreSheetPage, drawn: list[tuple[str, float, str]]
) -> None:
    sheet.show_epoch(account(CLASSIC), three())
    drawn.clear()
    sheet.grab()
    inks = {text: ink for text, _, ink in drawn}
    soft = PAPYRUS.soft_ink.lower()
    assert [inks[text] for text in ("+3", "−2", "0")] == [GREEN, RED, soft]
    assert [inks[text] for text in ("+14", "−5", "12 → 26")] == [PAPYRUS.ink.lower(), RED, PAPYRUS.ink.lower()]


def test_the_most_points_of_an_epoch_are_underlined_in_the_colour_of_their_seat(sheet: ScoreSheetPage) -> None:
    sheet.show_epoch(account(CLASSIC), three())
    image = sheet.table.viewport().grab().toImage()
    row = sheet.model.codes.index(TOTAL)
    inks = [player_ink(PAPYRUS, colour).name() for colour in ("lapis", "carnelian", "amethyst")]
    seen = []
    for seat, ink in enumerate(inks):
        cell = sheet.table.visualRect(sheet.model.index(row, seat))
        below = {image.pixelColor(cell.center().x(), y).name() for y in range(cell.bottom() - 5, cell.bottom())}
        seen.append(ink in below)
    assert seen == [True, False, False]  # Ann has 14


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


def test_the_chart_comes_and_goes_as_the_page_is_made_wider_and_narrower(ranking: RankingPage) -> None:
    ranking.resize(1000, 720)
    state = finished([14, 15], [[2, 9], [3, 8]])
    ranking.show_game(state, people(), [scored(1), scored(2), scored(3)])
    marks = (("Reach the place", True),) * 3  # without them there is room for the chart everywhere
    ranking.show_about(About("Memphis", marks=marks, lines=("Win against three.", "One thing to try")), {})
    visible = []
    for size in ((1000, 720), (1500, 900), (1000, 720)):
        ranking.resize(*size)
        visible.append(ranking.chart.isVisible())
        assert ranking.chart.isVisible() is ("chart" in ranking.parts())
    assert visible == [False, True, False]
    few = About(lines=("One thing to try",)), About("The same deal", lines=("All bots",)), About(lines=("Try",) * 2)
    for about, size in (*product(few, [(785, 660)]), *product(few[:2], [(2000, 1000)])):  # alone in an empty box
        ranking.resize(*size)
        ranking.show_about(about, {})
        places = ranking.parts()
        assert places["about"].bottom() < places["chart"].top() < places["points"].bottom() == places["chart"].bottom()


def test_each_line_of_the_chart_is_the_fame_of_its_player(ranking: RankingPage) -> None:
    ranking.show_game(finished([14, 15], [[2, 9], [3, 8]]), people(), [scored(1), scored(2), scored(3)])
    lines = {line.name: (line.colour, line.values) for line in ranking.chart.lines}
    assert lines == {
        "Ann": ("lapis", (10, 14, 14, 14)),
        "Bob": ("carnelian", (10, 15, 15, 15)),
    }


def test_the_button_that_goes_on_is_the_main_one_of_the_sheet(sheet) -> None:
    assert sheet.go_on.property("primary")
