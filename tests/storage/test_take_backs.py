"""Files of games in which something was taken back or a seat changed hands (docs/save-format.md#take-backs)."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra_desktop.engine import Game, parse_action
from ra_desktop.storage import DamagedFileError, RuleBreakError, SavedGame, Seat, decode, encode
from ra_desktop.storage.migrations import PLAIN
from ra_desktop.storage.saved_game import Handover, Options
from ra_desktop.storage.savefile import load_file

from .games import as_file, content, saved_games

FILES = Path(__file__).parent / "files"
SEATS = (Seat("A", "lapis"), Seat("B", "ochre"))


def small(*texts: str) -> SavedGame:
    bag = ["nile", "gold", "flood", "art", "pyramid", "palace"]
    game = Game("boat", 2, bag=bag, suns=[[9, 7], [8, 6]])
    for text in texts:
        game.play(parse_action(text))
    return SavedGame(game, SEATS)


def taken_back() -> SavedGame:
    saved = small("draw", "draw", "draw")
    saved.game.go_to(1, 5)
    return saved


# --- there and back ----------------------------------------------------------------------------------------


def test_what_is_taken_back_can_be_brought_back_from_the_file() -> None:
    saved = taken_back()
    back = decode(encode(saved)).game
    assert back.state == saved.game.state
    for game in (back, saved.game):
        game.go_to(3, 0)
    assert back.state == saved.game.state
    assert back.taken_back == []


def test_a_bag_that_was_shuffled_twice_at_the_same_place_can_be_brought_back_as_it_was_first() -> None:
    saved = small("draw", "draw")
    saved.game.go_to(1, 5)
    saved.game.play(parse_action("draw"))
    saved.game.play(parse_action("draw"))
    end = saved.game.state.copy()
    saved.game.go_to(1, 9)
    place = saved.game.state.copy()
    file = content(saved)
    assert file["reshuffles"] == [[1, 9]]
    assert file["taken_back"]["reshuffles"] == [[1, 5]]
    back = decode(as_file(file)).game
    assert back.state == place
    back.go_to(3, 0)
    assert back.state == end


@given(saved_games(), st.integers(0, 2**53 - 1))
def test_after_loading_everything_goes_on_as_without(saved: SavedGame, seed: int) -> None:
    """Every position of the line, forward and back, and the bags that are drawn from, are the same."""
    back = decode(encode(saved)).game
    rng = random.Random(seed)
    for _ in range(4):
        ply, shuffle = rng.randint(0, len(back.line)), rng.getrandbits(53)
        for game in (back, saved.game):
            game.go_to(ply, shuffle)
        assert back.state == saved.game.state
        if not back.state.is_over:
            action = rng.choice(back.state.legal_actions())
            assert back.play(action) == saved.game.play(action)


def test_the_file_says_what_was_shuffled() -> None:
    saved = taken_back()
    file = content(saved)
    assert file["actions"] == ["draw"]
    assert file["reshuffles"] == [[1, 5]]
    assert file["taken_back"] == {"actions": ["draw", "draw"], "reshuffles": []}
    assert file["take_backs"] == 0
    saved.game.play(parse_action("draw"))
    file = content(saved)
    assert (file["reshuffles"], file["taken_back"], file["take_backs"]) == ([[1, 5]], None, 1)


def test_the_order_of_a_reshuffle_is_the_one_in_the_documentation() -> None:
    """Computed from the description alone: with another order, games with take-backs could not be read any more."""
    game = taken_back().game
    names = sorted(["gold", "flood", "art", "pyramid", "palace"])
    mersenne = random.Random(5)
    numbers = {name: mersenne.random() for name in names}
    expected = sorted(names, key=numbers.__getitem__, reverse=True)
    drawn = []
    for _ in range(5):
        ply = game.play(parse_action("draw"))
        drawn.append(ply.events[0].tile)  # type: ignore[attr-defined]
    assert drawn == expected == ["palace", "gold", "flood", "pyramid", "art"]


# --- seats that change hands --------------------------------------------------------------------------------


def test_a_seat_changes_hands() -> None:
    saved = small("draw", "draw")
    saved.hand_over(1, "expert", "patient")
    back = decode(encode(saved))
    assert back.seats == SEATS
    assert back.occupants == (SEATS[0], Seat("B", "ochre", "expert", "patient"))
    assert back.occupants_at(1) == SEATS
    assert back.occupants_at(2) == back.occupants


def test_a_seat_may_change_hands_before_the_first_action() -> None:
    saved = small()
    saved.hand_over(1, "expert")
    back = decode(encode(saved))
    assert back.handovers == (Handover(0, 1, "expert"),)
    assert back.occupants_at(0) == (SEATS[0], Seat("B", "ochre", "expert"))


def test_only_the_last_of_several_handovers_at_once_is_kept() -> None:
    saved = small("draw")
    for level in ("novice", "expert", None, "master"):
        saved.hand_over(0, level)
    assert saved.handovers == (Handover(1, 0, "master"),)


def test_who_sat_where_is_worked_out_once_however_often_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file may have 2,000 handovers, and every turn asks for every move who decided on it."""
    saved = small("draw", "draw")
    levels = ("novice", "expert", None)
    saved.handovers = tuple(Handover(number // 1_000, number % 2, levels[number % 3]) for number in range(2_000))
    changes = []
    replace = msgspec.structs.replace

    def counted(struct: Any, **values: Any) -> Any:
        changes.append(struct)
        return replace(struct, **values)

    monkeypatch.setattr(msgspec.structs, "replace", counted)
    for _ in range(50):
        assert [seat.bot for seat in saved.occupants_at(0)] == [None, "novice"]
        assert [seat.bot for seat in saved.occupants_at(1)] == ["novice", "expert"]
        assert saved.occupants == saved.occupants_at(99) == saved.occupants_at(1)
        list(saved.deciders())
        saved.forget_the_future()
    assert len(changes) == 2_000
    saved.hand_over(0, "master")
    assert saved.occupants[0].bot == "master"
    assert saved.occupants_at(1)[0].bot == "novice"


def test_no_handover_lies_behind_the_last_action() -> None:
    saved = small("draw", "draw", "draw")
    saved.hand_over(0, "expert")
    saved.game.go_to(1, 3)
    saved.hand_over(1, "novice")
    assert [change.after for change in saved.handovers] == [1, 1]
    assert [seat.bot for seat in decode(encode(saved)).occupants] == ["expert", "novice"]


def test_handovers_before_the_last_action_stay_where_they_are() -> None:
    saved = small("draw", "draw", "draw")
    saved.handovers = (Handover(1, 0, "expert"), Handover(2, 0, None), Handover(3, 1, "novice"))
    saved.game.go_to(2, 3)
    saved.forget_the_future()
    assert saved.handovers == (Handover(1, 0, "expert"), Handover(2, 0, None), Handover(2, 1, "novice"))


# --- options ------------------------------------------------------------------------------------------------


def test_a_game_may_forbid_take_backs() -> None:
    saved = small("draw")
    saved.options = Options(take_backs=False)
    assert decode(encode(saved)).options == Options(take_backs=False)


# --- old files ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(FILES.glob("version-*.ra-game")), ids=lambda path: path.stem)
def test_files_of_every_old_version_are_read(path: Path) -> None:
    back = load_file(path)
    assert [seat.name for seat in back.seats] == ["You", "Nefer", "Хуфу"]
    assert (len(back.game.plies), back.game.state.epoch) == (60, 2)
    assert (back.game.has_take_backs, back.options) == (False, Options(open_fame=True))
    assert back.occupants == back.seats
    assert back.extra == {"someday": {"kept": [1, 2]}}
    assert json.loads(encode(back))["version"] == PLAIN


# --- faulty files ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value", "place"),
    [
        ("reshuffles", [[1, 5], [1, 6]], "reshuffles"),
        ("reshuffles", [[1, -5]], "reshuffles"),
        ("reshuffles", [[1, 2**53]], "reshuffles"),
        ("reshuffles", [[2, 5]], "reshuffles"),
        ("reshuffles", [[-1, 5]], "reshuffles"),
        ("reshuffles", [], "reshuffles"),
        ("reshuffles", [[1]], "reshuffles[0]"),
        ("taken_back", {"actions": []}, "taken_back.actions"),
        ("taken_back", {"actions": ["dance"]}, "taken_back.actions[0]"),
        ("taken_back", {"actions": ["draw"], "reshuffles": [[0, 1]]}, "reshuffles"),
        ("take_backs", -1, "take_backs"),
        ("take_backs", 2**70, None),
        ("handovers", [{"after": 0, "seat": 2}], "handovers[0].seat"),
        ("handovers", [{"after": 9, "seat": 1}], "handovers[0].after"),
        ("handovers", [{"after": 1, "seat": 1}, {"after": 0, "seat": 1}], "handovers[1].after"),
        ("goes_on_from", -4, "goes_on_from"),
        ("goes_on_from", 10**6, "goes_on_from"),
    ],
)
def test_what_does_not_fit_is_damage(key: str, value: object, place: str | None) -> None:
    file = content(taken_back())
    file[key] = value
    with pytest.raises(DamagedFileError) as caught:
        decode(as_file(file))
    if place is not None:
        assert caught.value.place == place


def test_what_is_taken_back_follows_the_rules_too() -> None:
    file = content(taken_back())
    file["taken_back"]["actions"] = ["draw", "pass"]
    with pytest.raises(RuleBreakError) as caught:
        decode(as_file(file))
    assert (caught.value.place, caught.value.number) == ("taken_back.actions[1]", 2)


def test_another_seed_is_another_position() -> None:
    file = content(taken_back())
    file["reshuffles"] = [[1, 6]]
    with pytest.raises(DamagedFileError) as caught:
        decode(as_file(file))
    assert caught.value.place == "digest"
