"""Whatever takes the place of a running game, nothing of it is lost, and nobody is asked."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QTimer

from ra_desktop.app import autosave
from ra_desktop.app.autosave import ParkedGame
from ra_desktop.app.setup import GameSetup
from ra_desktop.storage import ReadError, SavedGame, Seat, WriteError, load_file, parked, paths
from ra_desktop.storage.parked import is_in_file, is_worth_keeping
from ra_desktop.storage.saved_game import game_id
from ra_desktop.storage.savefile import save_file

from .players import PEOPLE, Player

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

OTHERS = GameSetup("priests", PEOPLE.seats, seed=5)


@pytest.fixture
def player(sit) -> Player:
    one: Player = sit()
    return one


def unfinished() -> list[Path]:
    folder = paths.unfinished_dir()
    return sorted(folder.iterdir()) if folder.exists() else []


def test_a_new_game_leaves_the_running_one_among_the_saved_games(player) -> None:
    player.begin()
    saved = player.session.saved
    player.session.start(OTHERS)
    assert [one.path for one in player.parked] == unfinished()
    assert is_in_file(saved, unfinished()[0])
    assert player.session.state.ruleset == "priests"


@pytest.mark.parametrize(("keep", "moves", "waits"), [(True, 1, True), (True, 0, False), (False, 1, False)])
def test_a_game_that_is_left_waits_if_it_is_to_and_somebody_has_decided_in_it(player, keep, moves, waits) -> None:
    player.session.start(PEOPLE)
    for _ in range(moves):
        player.session.play(player.session.state.legal_actions()[0])
    assert (player.session.leave(keep=keep) is not None) == waits
    assert len(unfinished()) == waits


def test_it_is_told_when_everybody_knows_what_is_on_the_table(player) -> None:
    """Whoever shows something then lays the table anew, and must not find the seats of another game there."""
    player.begin()
    messages = []
    player.session.game_replaced.connect(lambda: messages.append("replaced"))
    player.session.autosave.parked.connect(lambda _: messages.append("parked"))
    player.session.start(OTHERS)
    assert messages == ["replaced", "parked"]


def test_going_back_to_it_brings_it_back_as_it_stood_and_leaves_no_second_one(player) -> None:
    player.begin()
    player.session.undo()
    saved = player.session.saved
    player.session.start(OTHERS)
    player.session.bring_back(player.parked[0])
    assert player.session.state == saved.game.state
    assert player.session.game.line == saved.game.line
    assert unfinished() == []  # of the other one nothing was played
    assert load_file(player.session.autosave.path).game.state == saved.game.state


def test_both_games_can_be_gone_back_to_in_turn(player) -> None:
    player.begin()
    player.begin(OTHERS)
    for ruleset in ("classic", "priests", "classic"):
        player.session.bring_back(player.parked[-1])
        assert player.session.state.ruleset == ruleset
        assert len(player.session.game.plies) == 5
        assert len(unfinished()) == 1


def test_beyond_a_number_the_oldest_parked_games_go_and_never_the_newest(player, monkeypatch) -> None:
    monkeypatch.setattr(parked, "MOST_KEPT", 3)
    began = []
    for number in range(6):
        player.begin(GameSetup("classic", PEOPLE.seats, seed=number))
        began.append(player.session.game.actions)
        for age, one in enumerate(reversed(player.parked)):
            if one.path.exists():
                os.utime(one.path, (1_000_000_000 - age, 1_000_000_000 - age))
    left = [one.path for one in player.parked if one.path.exists()]
    assert left == [one.path for one in player.parked[-3:]]
    assert [load_file(path).game.actions for path in left] == began[2:5]


def test_a_game_of_which_nothing_was_decided_is_not_kept(player) -> None:
    player.begin(moves=0)
    player.session.start(OTHERS)
    assert unfinished() == []
    assert player.parked == []


def test_the_autosaved_game_is_kept_even_if_it_was_never_on_this_table(sit) -> None:
    first = sit()
    first.begin()
    saved = first.session.saved
    first.session.shutdown()
    second = sit()
    second.session.start(OTHERS)
    assert is_in_file(saved, unfinished()[0])
    assert [one.path for one in second.parked] == unfinished()


def test_to_continue_sets_nothing_aside(sit) -> None:
    first = sit()
    first.begin()
    first.session.shutdown()
    second = sit()
    second.session.resume()
    second.session.resume()
    assert unfinished() == []


def test_a_game_that_is_saved_by_name_is_kept_once_more_only_when_it_has_gone_on(player, tmp_path) -> None:
    own = tmp_path / "mine.ra-game"
    player.begin()
    player.session.save(own)
    player.session.start(OTHERS)
    assert player.parked == []
    player.session.load(own)
    player.session.start(OTHERS)
    assert player.parked == []
    player.session.load(own)
    player.move()
    player.session.start(OTHERS)
    assert [one.file for one in player.parked] == [own]
    assert len(load_file(own).game.plies) == 5
    player.session.bring_back(player.parked[0])
    assert len(player.session.game.plies) == 6
    player.session.save(own)  # and it is the file of this game again
    player.session.start(OTHERS)
    assert len(player.parked) == 1


def test_a_game_whose_file_has_gone_is_kept(player, tmp_path) -> None:
    own, other = tmp_path / "mine.ra-game", tmp_path / "other.ra-game"
    player.begin()
    player.session.save(own)
    own.rename(other)
    player.session.follow(own, other)
    player.session.start(OTHERS)
    assert player.parked == []
    player.session.load(other)
    other.unlink()
    player.session.start(OTHERS)
    assert len(unfinished()) == 1


def test_opening_a_file_leaves_the_running_game_among_the_saved_ones(player, tmp_path) -> None:
    own = tmp_path / "mine.ra-game"
    player.begin()
    player.session.save(own)
    player.begin(OTHERS)
    saved = player.session.saved
    player.session.load(own)
    assert is_in_file(saved, unfinished()[0])


def test_an_earlier_file_of_the_same_game_does_not_take_what_came_after(player, tmp_path) -> None:
    own = tmp_path / "mine.ra-game"
    player.begin()
    player.session.save(own)
    player.move(4)
    player.session.load(own)
    assert [len(load_file(path).game.plies) for path in unfinished()] == [9]


def test_going_on_from_a_position_keeps_the_game_it_is_from(player) -> None:
    player.begin(moves=9)
    saved = player.session.saved
    player.session.go_on_from(3)
    assert is_in_file(saved, unfinished()[0])


def test_games_that_go_on_from_the_same_position_at_once_are_two(player) -> None:
    player.begin(moves=0)
    known = []
    for _ in range(2):
        player.session.go_on_from(0)
        player.move()
        known.append(game_id(player.session.saved))
    assert known[0] != known[1]


def test_a_game_parked_in_the_file_that_is_being_opened_stays_there(player, monkeypatch) -> None:
    """Nothing is lost even where two games have the same name."""
    player.begin()
    early = player.session.saved
    player.session.start(OTHERS)
    (path,) = unfinished()
    opened = load_file(path)
    player.session.bring_back(player.parked[0])
    player.move(3)
    late = player.session.saved
    save_file(path, opened)
    player.session.load(path)
    assert is_in_file(late, path)
    assert player.session.game.actions == early.game.actions[:5]


def test_an_autosave_of_a_later_version_is_not_written_over(player) -> None:
    path = player.session.autosave.path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b'{"format": "ra-desktop game", "version": 99}')
    player.begin()
    (kept,) = unfinished()
    assert kept.read_bytes().endswith(b"99}")
    assert player.parked == [ParkedGame(kept, is_whole=False)]


def test_an_autosave_that_can_neither_be_read_nor_moved_does_not_keep_a_game_from_starting(
    player, monkeypatch, caplog
) -> None:
    path = player.session.autosave.path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"{")

    def refuse(path: Path) -> None:
        raise WriteError(path, "in use")

    monkeypatch.setattr(parked, "quarantine", refuse)
    player.begin()
    assert "an unfinished game cannot be kept: " in caplog.text
    assert player.parked == []
    assert player.is_on_disk()


def test_an_autosave_that_the_disk_does_not_give_is_not_written_over(player, monkeypatch) -> None:
    path = player.session.autosave.path

    def load(file: Path) -> SavedGame:
        raise ReadError(file, "Input/output error")

    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"the game of last week")
    monkeypatch.setattr(autosave, "load_file", load)
    player.begin()
    (kept,) = unfinished()
    assert kept.read_bytes() == b"the game of last week"
    assert player.parked == [ParkedGame(kept, is_whole=False)]


def test_while_the_disk_is_full_the_old_game_is_not_written_over(player, sit, full_disk, qtbot: QtBot) -> None:
    player.begin()
    saved = player.session.saved
    with full_disk():
        player.begin(OTHERS)
        player.begin(PEOPLE, moves=2)
        assert player.messages == ["autosave-failed"]
        assert is_in_file(saved, player.session.autosave.path)
        assert unfinished() == []
    qtbot.waitUntil(lambda: player.messages == ["autosave-failed", "autosave-works"])
    assert sorted(load_file(path).game.ruleset for path in unfinished()) == ["classic", "priests"]
    assert any(is_in_file(saved, path) for path in unfinished())
    assert is_in_file(player.session.saved, player.session.autosave.path)
    assert [load_file(one.path).game.ruleset for one in player.parked] == ["classic", "priests"]  # though nobody moved
    assert not any(timer.isActive() for timer in player.session.autosave.findChildren(QTimer))


def test_a_game_that_was_found_but_cannot_be_parked_stays_where_it_is(sit, full_disk, caplog) -> None:
    one, other = sit(), sit()
    one.begin()
    other.begin(OTHERS)
    for player in (one, other):
        player.session.shutdown()
    again = sit()
    again.session.resume()
    before = sorted(paths.data_dir().glob("*.ra-game"))
    with full_disk():
        again.session.autosave.collect_orphans()
    assert again.orphans == []
    assert "an autosave stays where it is" in caplog.text
    assert sorted(paths.data_dir().glob("*.ra-game")) == before
    again.session.autosave.collect_orphans()
    assert again.orphans == unfinished() != []


def test_a_game_that_can_never_be_written_does_not_keep_others_from_it(player, caplog) -> None:
    strange = GameSetup("classic", (Seat("\udc00", "lapis"), *PEOPLE.seats[1:]), seed=1)
    player.begin(strange)
    player.begin(OTHERS)
    assert player.is_on_disk()
    assert player.messages == ["autosave-failed", "autosave-works"]
    assert unfinished() == []


def test_a_set_aside_game_stays_in_its_file_until_it_is_in_the_autosave(player, full_disk) -> None:
    player.begin()
    player.session.start(OTHERS)
    (path,) = unfinished()
    with full_disk():
        player.session.load(path)
        assert path.exists()
    player.move()


def test_the_game_of_another_window_is_found_again(sit) -> None:
    one, other = sit(), sit()
    one.begin()
    other.begin(OTHERS)
    saved = one.session.saved, other.session.saved
    for player in (one, other):
        player.session.shutdown()
    again = sit()
    again.session.resume()
    again.session.autosave.collect_orphans()
    assert again.orphans == unfinished()
    assert len(unfinished()) == 1
    for game in saved:
        assert is_in_file(game, again.session.autosave.path) != is_in_file(game, unfinished()[0])
    again.session.autosave.orphans_collected.connect(lambda _: pytest.fail("there are no more"))
    again.session.autosave.collect_orphans()
    assert len(again.orphans) == 1


def test_a_game_in_a_window_that_is_open_is_left_alone(sit) -> None:
    one, other = sit(), sit()
    one.begin()
    other.begin(OTHERS)
    other.session.autosave.collect_orphans()
    one.session.autosave.collect_orphans()
    assert unfinished() == []
    assert one.orphans == other.orphans == []


class Evening:
    """A person who does this and that for a while, and what was on the table when something else came there."""

    def __init__(self, home: Path, seed: int) -> None:
        self._home = home
        self._seed = seed
        self._count = 0
        self.player = Player()
        self.left: list[tuple[object, ...]] = []
        self.deeds: dict[str, Callable[[], None]] = {
            **{name: partial(self._begin, name) for name in ("classic", "boat", "priests")},
            "move": self._move,
            "save": lambda: self.player.session.save(self._home / f"game {self._count}.ra-game"),
            "open": self._open,
            "go back": self._go_back,
            "go on": lambda: self.player.session.go_on_from(len(self.player.session.game.plies) // 2),
            "start the program again": self._start_again,
        }

    def do(self, deed: str) -> None:
        self._count += 1
        before = self.player.session.saved
        if before is None and deed in ("move", "save", "go on"):
            return
        actions = before.game.actions if before is not None and is_worth_keeping(before) else ()
        self.deeds[deed]()
        if actions and self.player.session.saved is not before:
            self.left.append(actions)

    def _begin(self, ruleset: str) -> None:
        self.player.session.start(GameSetup(ruleset, PEOPLE.seats, seed=self._seed * 100 + self._count))

    def _move(self) -> None:
        if not self.player.session.state.is_over:
            self.player.move(1 + self._count % 4)

    def _open(self) -> None:
        files = sorted(self._home.glob("*.ra-game"))
        if files:
            self.player.session.load(files[self._count % len(files)])

    def _go_back(self) -> None:
        if self.player.parked and self.player.parked[-1].path.exists():
            self.player.session.bring_back(self.player.parked[-1])

    def _start_again(self) -> None:
        self.player.session.shutdown()
        self.player = Player()
        self.player.session.autosave.collect_orphans()
        if self._count % 2 and self.player.session.autosave.game_to_continue() is not None:
            self.player.session.resume()


DEEDS = ("classic", "boat", "priests", "move", "move", "save", "open", "go back", "go on", "start the program again")


@example(deeds=["classic", "move", "go on", "move", "go on", "move", "go back"], seed=0)
@example(deeds=["classic"] * 14 + ["go on", "move", "go on", "move", "go back"], seed=0)
@given(deeds=st.lists(st.sampled_from(DEEDS), min_size=4, max_size=25), seed=st.integers(0, 99))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_one_does_all_that_was_played_can_be_found(qapp, tmp_path_factory, monkeypatch, deeds, seed) -> None:
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("RA_DESKTOP_HOME", str(home))
    evening = Evening(home, seed)
    for deed in deeds:
        evening.do(deed)
    places = [load_file(path).game.actions for path in home.rglob("*.ra-game")]
    evening.player.session.shutdown()
    for actions in evening.left:
        assert any(other[: len(actions)] == actions for other in places), f"lost: {actions}"
