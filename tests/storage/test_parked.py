"""An unfinished game whose place another one takes is kept, once, and nothing that was played is written over."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings

from ra_desktop.engine import Draw
from ra_desktop.storage import SavedGame, Seat, WriteError, load_file, parked, paths, save_file
from ra_desktop.storage.index import Index
from ra_desktop.storage.saved_game import game_id

from .games import random_game, saved_game, saved_games

if TYPE_CHECKING:
    from pathlib import Path

BOTS = (Seat("A", "lapis", "novice"), Seat("B", "ochre", "novice"), Seat("C", "amethyst", "novice"))


def kept() -> list[Path]:
    folder = paths.unfinished_dir()
    return sorted(folder.iterdir()) if folder.exists() else []


def test_it_lies_among_the_unfinished_games_as_it_stood() -> None:
    saved = saved_game(40)
    path = parked.park(saved)
    assert kept() == [path]
    assert parked.is_in_file(saved, path)
    assert parked.is_parked(path)
    for folder in (paths.saves_dir(), paths.finished_dir(), path.parent / "below"):
        assert not parked.is_parked(folder / path.name)


def test_games_are_the_same_if_moves_take_backs_people_and_start_are() -> None:
    saved = saved_game(40)
    later, back, handed, other_day = saved_game(41), saved_game(41), saved_game(40), saved_game(40)
    back.game.go_to(40, 3)
    handed.hand_over(0, "skilled")
    other_day.started = "2025-03-22T19:30:00+01:00"
    assert parked.is_same(saved, saved_game(40))
    for other in (later, back, handed, other_day, saved_game(40, seed=8)):
        assert not parked.is_same(saved, other)
    path = parked.park(saved)
    assert not parked.is_in_file(later, path)
    assert not parked.is_in_file(saved, path.with_name("missing.ra-game"))


@pytest.mark.parametrize("seed", [8, 9])
def test_the_file_of_a_game_that_was_dealt_otherwise_is_not_written_over(seed: int) -> None:
    """Whoever has given it that name."""
    saved, other = saved_game(40), saved_game(0, seed)
    path = parked.park(saved)
    save_file(path, other)
    assert parked.park(saved) != path
    assert parked.is_in_file(other, path)


def test_of_one_game_there_is_one_file_which_follows_it() -> None:
    early, late = saved_game(20), saved_game(40)
    assert parked.park(early) == parked.park(late)
    (path,) = kept()
    assert parked.is_in_file(late, path)


def test_two_ways_in_which_a_game_went_on_are_both_kept() -> None:
    one = saved_game(40)
    other = saved_game(20)
    legal = other.game.state.legal_actions()
    other.game.play(next(action for action in legal if action != one.game.actions[20]))
    paths_ = {parked.park(one), parked.park(other)}
    assert set(kept()) == paths_
    assert len(paths_) == 2
    assert parked.is_in_file(one, min(paths_, key=lambda path: len(path.name)))


def test_the_same_moves_with_other_tiles_are_another_way_to_go_on() -> None:
    one, other = (SavedGame(saved_game(0).game.branch(0, seed), saved_game(0).seats) for seed in (1, 2))
    for saved in (one, other):
        saved.game.play(Draw())
    assert one.game.plies != other.game.plies
    paths_ = {parked.park(one), parked.park(other)}
    assert set(kept()) == paths_
    assert len(paths_) == 2


def test_an_earlier_position_does_not_take_the_place_of_a_later_one() -> None:
    parked.park(saved_game(40))
    parked.park(saved_game(20))
    assert sorted(len(load_file(path).game.plies) for path in kept()) == [20, 40]


def test_what_is_taken_back_is_part_of_the_game() -> None:
    saved = saved_game(40)
    saved.game.go_to(10, 3)
    parked.park(saved_game(40))
    path = parked.park(saved)
    assert kept() == [path]
    assert len(load_file(path).game.taken_back) == 30


@pytest.mark.parametrize(
    ("saved", "is_worth_it"),
    [
        (saved_game(0), False),
        (saved_game(40), True),
        (SavedGame(random_game("classic", 3, 7, 40), BOTS), False),
        (SavedGame(random_game("classic", 3, 7), saved_game().seats), False),
        (SavedGame(random_game("priests", 3, 7, 40), saved_game().seats), True),
    ],
    ids=["only dealt", "half played", "bots only", "finished", "Priests"],
)
def test_only_games_that_go_on_and_in_which_a_person_has_decided_are_kept(saved: SavedGame, is_worth_it: bool) -> None:
    assert parked.is_worth_keeping(saved) is is_worth_it


def test_what_a_person_decided_before_a_bot_took_the_seat_counts() -> None:
    saved = saved_game(40)
    saved.hand_over(0, "skilled")
    assert parked.is_worth_keeping(saved)
    early = saved_game(0)
    early.hand_over(0, "skilled")
    early.game = random_game("classic", 3, 7, 40)
    assert not parked.is_worth_keeping(early)


@given(saved=saved_games())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whoever_decided_is_who_sat_there(saved: SavedGame) -> None:
    expected = [saved.occupants_at(number)[ply.seat] for number, ply in enumerate(saved.game.line)]
    assert list(saved.deciders()) == expected


def test_a_game_that_is_on_the_table_again_is_parked_no_more(tmp_path: Path) -> None:
    saved = saved_game(40)
    path = parked.park(saved)
    parked.unpark(path, saved)
    assert kept() == []
    own = tmp_path / "mine.ra-game"
    save_file(own, saved)
    parked.unpark(own, saved)
    assert own.exists()


def test_a_file_that_would_not_be_set_aside_again_stays() -> None:
    """Somebody has put it into the folder by hand."""
    over = SavedGame(random_game("classic", 3, 7), saved_game().seats)
    path = paths.unfinished_dir() / "mine.ra-game"
    save_file(path, over)
    parked.unpark(path, over)
    assert path.exists()


def test_a_file_that_cannot_be_understood_is_moved_there_as_it_is() -> None:
    path = paths.autosave_path()
    path.parent.mkdir(parents=True)
    path.write_bytes(b'{"format": "ra-desktop game", "version": 99}')
    moved = parked.quarantine(path)
    assert moved is not None
    assert kept() == [moved]
    assert moved.read_bytes().endswith(b"99}")
    assert not path.exists()
    path.write_bytes(b"")
    assert parked.quarantine(path) is None
    path.unlink()
    assert parked.quarantine(path) is None


def test_where_nothing_can_be_written_nothing_is_taken_away(ra_home: Path) -> None:
    path = paths.autosave_path()
    save_file(path, saved_game(40))
    paths.saves_dir().write_text("a file where the folder should be")
    with pytest.raises(WriteError):
        parked.collect_orphan(path)
    with pytest.raises(WriteError):
        parked.quarantine(path)
    assert parked.is_in_file(saved_game(40), path)


def test_only_the_latest_are_kept_and_never_the_new_one_goes(monkeypatch) -> None:
    monkeypatch.setattr(parked, "MOST_KEPT", 3)
    for number in range(5):
        path = parked.park(SavedGame(random_game("classic", 3, number, 30), saved_game().seats))
        os.utime(path, (4_000_000_000 + number, 4_000_000_000 + number))
    assert len(kept()) == 3
    newest = parked.park(saved_game(40))  # by a clock that was set back, older than all others
    assert newest in kept()
    assert len(kept()) == 3


def test_the_oldest_games_go_but_no_files_of_others(monkeypatch) -> None:
    monkeypatch.setattr(parked, "MOST_KEPT", 1)
    folder = paths.unfinished_dir()
    folder.mkdir(parents=True)
    others = [folder / name for name in ("notes.txt", "old.bak", "no suffix")]
    for path in others:
        path.write_text("mine")
        os.utime(path, (1, 1))
    for seed in range(3):
        last = parked.park(SavedGame(random_game("classic", 3, seed, 30), saved_game().seats))
    assert set(kept()) == {last, *others}


def test_the_list_of_saved_games_knows_them_by_the_date_they_began() -> None:
    path = parked.park(saved_game(40))
    with Index.open() as index:
        (entry,) = index.files()
    assert entry.is_parked
    assert not entry.is_kept
    assert entry.name == f"unfinished/{path.name}"
    assert entry.title == "2025-03-21 " + path.name[11:16]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_game_is_found_though_a_link_of_its_name_leads_nowhere() -> None:
    path = parked.park(saved_game(40))
    path.with_name(f"2099 {game_id(saved_game(40))}.ra-game").symlink_to("nowhere")
    assert parked.find(game_id(saved_game(40))) == path
