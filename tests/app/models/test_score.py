"""The score sheet as a model."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from ra_desktop.app.models.score import ALL_EPOCHS, FLOOR, TOTAL, ScoreModel, ScoreRole
from ra_desktop.engine import RULESETS, Game, GameState
from ra_desktop.engine.games.ra.tiles import RA_TILES

ROWS = ("gods", "gold", "pharaohs", "nile", "civilization", "monument-variety", "monument-sets", "suns")
CLASSIC = RULESETS["classic"]


NAMES = ("Ann", "Bob")


SHEET = [
    dict(zip(ROWS, (2, 3, 5, 0, -5, 0, 0, 0), strict=True)),
    dict(zip(ROWS, (0, 0, -2, 4, 5, 0, 0, 0), strict=True)),
]


@pytest.fixture
def scores(checked: Any) -> ScoreModel:
    return checked(ScoreModel(str.upper, lambda points: f"{points:+d}"))


def table(model: ScoreModel) -> dict[str, list[str]]:
    return {
        model.headerData(row, Qt.Orientation.Vertical, ScoreRole.ROW): [
            model.index(row, seat).data() for seat in range(model.columnCount())
        ]
        for row in range(model.rowCount())
    }


def test_an_epoch_has_a_row_for_every_rule_and_a_total(scores: ScoreModel) -> None:
    scores.show_points([SHEET], CLASSIC, NAMES)
    scores.show_epoch(1)
    assert table(scores) == {
        "gods": ["+2", "+0"],
        "gold": ["+3", "+0"],
        "pharaohs": ["+5", "-2"],
        "nile": ["+0", "+4"],
        "civilization": ["-5", "+5"],
        TOTAL: ["+5", "+7"],
    }
    assert scores.headerData(0, Qt.Orientation.Vertical) == "GODS"
    assert scores.headerData(1, Qt.Orientation.Horizontal) == "Bob"


def test_the_last_epoch_has_all_rows(scores: ScoreModel) -> None:
    scores.show_points([SHEET] * 3, CLASSIC, NAMES)
    scores.show_epoch(3)
    assert list(table(scores)) == [*ROWS, TOTAL]


def test_all_epochs_are_added_up(scores: ScoreModel) -> None:
    scores.show_points([SHEET, SHEET], CLASSIC, NAMES)
    scores.show_epoch(ALL_EPOCHS)
    sheet = table(scores)
    assert sheet["pharaohs"] == ["+10", "-4"]
    assert sheet["epoch-1"] == sheet["epoch-2"] == ["+5", "+7"]
    assert sheet[TOTAL] == ["+10", "+14"]


def test_the_running_epoch_is_scored_as_if_it_ended_now(scores: ScoreModel) -> None:
    state = GameState.new("boat", 2, 3)
    state.held[0][RA_TILES.codes["gold"]] = 2
    scores.show_position(state, NAMES)
    scores.show_epoch(1)
    assert scores.is_running
    assert table(scores)["gold"] == ["+6", "+0"]
    assert scores.epochs == 1


def test_finished_epochs_of_others_can_be_concealed(scores: ScoreModel) -> None:
    scores.show_points([SHEET], CLASSIC, NAMES, running=SHEET, concealed=[1])
    scores.show_epoch(1)
    assert table(scores)[TOTAL] == ["+5", ""]
    assert scores.concealed == {1}
    assert scores.index(0, 1).data(ScoreRole.POINTS) is None
    scores.show_epoch(2)
    assert table(scores)[TOTAL] == ["+5", "+7"]
    assert scores.concealed == set()


def test_new_points_in_the_same_rows_reset_nothing(scores: ScoreModel) -> None:
    scores.show_points([], CLASSIC, NAMES, running=SHEET)
    scores.show_epoch(1)
    resets: list[bool] = []
    changes: list[bool] = []
    scores.modelReset.connect(lambda: resets.append(True))
    scores.dataChanged.connect(lambda: changes.append(True))
    scores.show_points([], CLASSIC, NAMES, running=[SHEET[1], SHEET[0]])
    assert table(scores)[TOTAL] == ["+7", "+5"]
    assert changes
    assert not resets


def test_an_epoch_that_has_not_begun_is_empty(scores: ScoreModel) -> None:
    scores.show_points([SHEET], CLASSIC, NAMES)
    scores.show_epoch(3)
    assert scores.rowCount() == 0


def test_a_finished_game_has_no_running_epoch(scores: ScoreModel) -> None:
    game = Game("classic", 3, seed=2)
    while not game.state.is_over:
        game.play(game.state.legal_actions()[0])
    scores.show_position(game.state, ("a", "b", "c"))
    assert scores.epochs == 3
    scores.show_epoch(ALL_EPOCHS)
    totals = [int(text) for text in table(scores)[TOTAL]]
    sheets = game.state.score_sheet
    assert totals == [sum(sum(sheet[seat].values()) for sheet in sheets) for seat in range(3)]


def test_rows_add_up_to_the_fame_won_although_fame_stopped_at_0(scores: ScoreModel) -> None:
    losing, winning = dict.fromkeys(ROWS, 0) | {"pharaohs": -7}, dict.fromkeys(ROWS, 0) | {"pharaohs": 14}
    scores.show_points([[losing, SHEET[1]], [losing, SHEET[1]], [winning, SHEET[1]]], CLASSIC, NAMES)
    scores.show_epoch(ALL_EPOCHS)
    sheet = table(scores)
    assert (sheet["pharaohs"], sheet[FLOOR], sheet[TOTAL]) == (
        ["+0", "-6"],
        ["+4", "+0"],
        ["+4", "+21"],
    )  # 10 + 4 is 14
    scores.show_epoch(2)
    assert (table(scores)[FLOOR], table(scores)[TOTAL]) == (["+4", "+0"], ["-3", "+7"])
    scores.show_epoch(1)
    assert FLOOR not in table(scores)


def test_what_the_floor_gave_back_stays_hidden_with_the_fame(scores: ScoreModel) -> None:
    losing = dict.fromkeys(ROWS, 0) | {"pharaohs": -14}
    scores.show_points([[SHEET[0], losing]], CLASSIC, NAMES, concealed=[1])
    scores.show_epoch(1)
    assert FLOOR not in table(scores)
