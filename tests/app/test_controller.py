"""The controller keeps the game going, whatever bots, files and persons do."""

from __future__ import annotations

import inspect
import threading
import time

import pytest

from ra_desktop.ai import LEVELS, Limit, UnknownCharacterError, UnknownLevelError
from ra_desktop.app import controller as controller_module
from ra_desktop.app.controller import MOST_TIMEOUTS, Controller, Notice
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Draw, Game, Invoke, Pass, SetupError
from ra_desktop.storage import paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.savefile import Options, SavedGame, Seat, load_file, save_file

COLOURS = ("lapis", "malachite", "carnelian", "amethyst", "ochre")


def setup(*bots: str | None, ruleset: str = "classic", seed: int = 3) -> GameSetup:
    return GameSetup(ruleset, tuple(Seat(f"P{n}", COLOURS[n], bot) for n, bot in enumerate(bots)), seed=seed)


class First:
    """Chooses the first, or another fixed, legal action."""

    def __init__(self, place: int = 0) -> None:
        self.place = place

    def choose(self, view, *, cancel=None, limit=None):
        legal = view.legal_actions()
        return legal[self.place % len(legal)]


class Raising:
    def choose(self, view, *, cancel=None, limit=None):
        raise RuntimeError("stumbled")


class Cheating:
    """Chooses what is never legal on a turn and rarely else."""

    def choose(self, view, *, cancel=None, limit=None):
        return Invoke() if view.phase == "auction" else Pass()


class Sleeping:
    """Thinks until nobody waits any more."""

    asked = threading.Event()

    def choose(self, view, *, cancel=None, limit=None):
        Sleeping.asked.set()
        cancel.wait(30)
        raise RuntimeError("cancelled")


class Deaf:
    """Thinks on, whoever waits."""

    released = threading.Event()

    def choose(self, view, *, cancel=None, limit=None):
        Deaf.released.wait(30)
        return view.legal_actions()[0]


BOTS = {
    "first": lambda: First(),
    "second": lambda: First(1),
    "raising": Raising,
    "cheating": Cheating,
    "sleeping": Sleeping,
    "deaf": Deaf,
}


def make_bot(level: str, seed: int):
    return BOTS[level]()


@pytest.fixture
def controller(qapp):
    made = Controller(make_bot, patience=200)
    yield made
    made.shutdown()


def over(controller) -> bool:
    return controller.game is not None and controller.state.is_over


@pytest.mark.parametrize("ruleset", ["classic", "boat"])
def test_four_bots_play_to_the_end(controller, qtbot, ruleset):
    controller.start(setup("first", "second", "first", "second", ruleset=ruleset))
    qtbot.waitUntil(lambda: over(controller), timeout=30_000)
    assert controller.state.winner is not None


def test_the_levels_of_the_program_play_to_the_end(qapp, qtbot):
    controller = Controller()
    awaited, notices = [], []
    controller.awaiting.connect(awaited.append)
    controller.notice.connect(notices.append)
    controller.start(setup(*LEVELS[:2], *LEVELS[:2]))
    qtbot.waitUntil(lambda: over(controller), timeout=30_000)
    assert awaited[-1] is None
    assert notices == []
    controller.shutdown()


def test_a_game_of_bots_does_not_pile_up_calls(controller, qtbot):
    depths = set()
    controller.played.connect(lambda ply: depths.add(len(inspect.stack(0))))
    controller.start(setup("first", "second", "first"))
    qtbot.waitUntil(lambda: over(controller), timeout=30_000)
    assert len(controller.game.plies) > 100
    assert max(depths) - min(depths) < 10


def test_bots_that_wait_for_the_gate_each_time_play_to_the_end(controller, qtbot):
    controller.played.connect(controller.close_gate)
    controller.thinking.connect(lambda seat: controller.open_gate() if seat is None else None)
    controller.start(setup("first", "second", "first"))
    qtbot.waitUntil(lambda: over(controller), timeout=30_000)


def test_who_thinks_is_told(controller, qtbot):
    told = []
    controller.thinking.connect(told.append)
    controller.start(setup("first", None, None, seed=1))
    while controller.state.current_player != 0:
        controller.play(controller.state.legal_actions()[0])
    qtbot.waitUntil(lambda: len(told) >= 2)
    assert told[:2] == [0, None]


def test_nobody_thinks_any_more_when_another_game_begins(controller):
    told = []
    controller.thinking.connect(told.append)
    controller.start(setup("sleeping", "sleeping", "sleeping"))
    controller.start(setup(None, None, None))
    assert told[-1] is None
    assert len(told) == 2


def test_a_listener_may_play_on(controller):
    """A slot of :attr:`played` that moves for the next person: nothing is told twice."""
    awaited = []
    controller.awaiting.connect(awaited.append)
    controller.start(setup(None, None, None))

    def play_on() -> None:
        if len(controller.game.plies) < 4:
            controller.play(controller.state.legal_actions()[0])

    controller.played.connect(play_on)
    controller.play(Draw())
    assert len(controller.game.plies) == 4
    assert len(awaited) == 2


def test_a_set_up_without_a_game_leaves_the_running_game_alone(controller):
    controller.start(setup(None, None, None))
    game = controller.game
    with pytest.raises(SetupError):
        controller.start(setup(None, None))
    assert controller.game is game


def test_a_persons_turn_waits_for_the_person(controller, qtbot):
    awaited = []
    controller.awaiting.connect(awaited.append)
    controller.start(setup(None, None, None))
    seat = controller.state.current_player
    assert awaited == [seat]
    assert controller.play(Draw())
    assert len(controller.game.plies) == 1
    assert awaited == [seat, controller.state.current_player]


def test_an_illegal_intent_changes_nothing(controller, caplog):
    controller.start(setup(None, None, None))
    before = controller.state.copy()
    assert not controller.play(Pass())
    assert controller.state == before
    assert controller.game.plies == []


def test_a_person_cannot_move_for_a_bot(controller):
    controller.start(setup("sleeping", "sleeping", "sleeping"))
    assert not controller.play(Draw())
    assert controller.game.plies == []


def test_before_a_game_there_is_nothing_to_play(controller):
    assert controller.game is None
    assert not controller.play(Draw())


@pytest.mark.parametrize("level", ["raising", "cheating"])
def test_a_bot_that_fails_is_replaced_by_a_legal_move_and_told(controller, qtbot, caplog, level):
    notices = []
    controller.notice.connect(notices.append)
    controller.start(setup(level, "first", "first"))
    qtbot.waitUntil(lambda: over(controller), timeout=30_000)
    assert {notice.kind for notice in notices} == {"bot-failed"}
    assert {notice.seat for notice in notices} == {0}
    assert any(record.levelname == "ERROR" for record in caplog.records)


def test_a_bot_that_always_fails_is_told_once(controller, qtbot, caplog):
    notices = []
    controller.notice.connect(notices.append)
    controller.start(setup("raising", "unheard-of", "first"))
    qtbot.waitUntil(lambda: over(controller), timeout=30_000)
    assert sorted((notice.kind, notice.seat) for notice in notices) == [("bot-failed", 0), ("bot-failed", 1)]


def test_what_was_played_before_a_failure_is_logged(controller, qtbot, caplog):
    controller.start(setup(None, None, "raising", seed=3))
    while controller.is_person(controller.state.current_player):
        controller.play(Draw() if Draw() in controller.state.legal_actions() else Pass())
    record = "; ".join(map(str, controller.game.actions))
    with qtbot.waitSignal(controller.played):
        pass
    assert f"played so far: {record}" in caplog.text


def test_the_game_goes_on_when_even_the_rule_of_thumb_fails(controller, qtbot, caplog, monkeypatch):
    monkeypatch.setattr(controller_module, "HeuristicBot", Raising)
    controller.start(setup("raising", "raising", "raising"))
    qtbot.waitUntil(lambda: over(controller), timeout=30_000)


def test_a_bot_that_hangs_again_and_again_is_not_asked_any_more(qapp, qtbot, caplog):
    Deaf.released.clear()
    asked = []

    def make(level, seed):
        if level == "deaf":
            asked.append(level)
        return make_bot(level, seed)

    controller = Controller(make, patience=30)
    controller.start(setup("deaf", "first", "first"))
    qtbot.waitUntil(lambda: over(controller), timeout=30_000)
    assert len(asked) == 1 + MOST_TIMEOUTS  # once to see whether there is such a bot
    Deaf.released.set()
    qtbot.waitUntil(lambda: not controller.is_stuck, timeout=5000)
    controller.shutdown()


def test_a_bot_that_never_answers_does_not_hang_the_game(controller, qtbot, caplog):
    Deaf.released.clear()
    notices = []
    controller.notice.connect(notices.append)
    controller.start(setup("deaf", None, None, seed=1))
    while controller.state.current_player != 0:
        controller.play(Draw() if Draw() in controller.state.legal_actions() else controller.state.legal_actions()[0])
    qtbot.waitUntil(lambda: bool(notices), timeout=5000)
    assert notices[0].kind == "bot-failed"
    assert controller.state.current_player != 0 or len(notices) > 1 or controller.game.plies
    assert controller.is_stuck
    Deaf.released.set()
    qtbot.waitUntil(lambda: not controller.is_stuck, timeout=5000)


def test_bots_wait_while_the_gate_is_closed(controller, qtbot):
    controller.start(setup("first", "first", "first"))
    controller.close_gate()
    done = []
    controller.thinking.connect(lambda seat: done.append(seat) if seat is None else None)
    qtbot.waitUntil(lambda: bool(done))
    assert controller.game.plies == []
    with qtbot.waitSignal(controller.played):
        controller.open_gate()


def test_opening_the_gate_never_plays_from_within_the_call(controller, qtbot):
    controller.start(setup("first", "first", "first"))
    controller.close_gate()
    done = []
    controller.thinking.connect(lambda seat: done.append(seat) if seat is None else None)
    qtbot.waitUntil(lambda: bool(done))
    controller.open_gate()
    assert controller.game.plies == []


def test_closing_while_a_bot_thinks_ends_at_once(controller, qtbot):
    Sleeping.asked.clear()
    controller.start(setup("sleeping", "sleeping", "sleeping"))
    assert Sleeping.asked.wait(5)
    began = time.monotonic()
    controller.shutdown()
    assert time.monotonic() - began < 1.0
    assert not controller.is_stuck
    assert controller.game.plies == []


def test_the_answer_to_an_earlier_game_is_dropped(controller, qtbot):
    controller.start(setup("first", "first", "first"))
    controller.start(setup(None, None, None))
    qtbot.wait(50)
    assert controller.game.plies == []


def test_every_action_is_autosaved(controller, ra_home):
    saved = []
    controller.autosaved.connect(lambda: saved.append(True))
    controller.start(setup(None, None, None))
    for count in range(2, 14):
        controller.play(controller.state.legal_actions()[0])
        assert load_file(paths.autosave_path()).game.state == controller.state
        assert len(saved) == count


def test_an_action_is_on_the_disk_before_it_is_shown(controller, qtbot):
    differ = []
    controller.played.connect(
        lambda ply: differ.append(load_file(paths.autosave_path()).game.state != controller.state)
    )
    controller.start(setup("first", "second", "first"))
    qtbot.waitUntil(lambda: len(differ) >= 30, timeout=30_000)
    assert not any(differ)


def test_a_game_to_continue_is_there_until_it_is_discarded(controller):
    assert not controller.has_autosave()
    controller.start(setup(None, None, None))
    assert controller.has_autosave()
    controller.discard_autosave()
    controller.discard_autosave()
    assert not controller.has_autosave()
    controller.play(Draw())
    assert controller.has_autosave()


def test_the_autosave_is_resumed_at_the_very_same_position(controller, qapp):
    controller.start(setup(None, None, None))
    for _ in range(5):
        controller.play(controller.state.legal_actions()[0])
    other = Controller(make_bot)
    summary = other.autosave_summary()
    assert summary is not None
    assert summary.seats == controller.seats
    other.resume()
    assert other.state == controller.state
    assert other.seats == controller.seats
    assert other.game.actions == controller.game.actions
    other.shutdown()


def test_a_finished_game_is_not_offered_to_be_continued(controller, qtbot):
    controller.start(setup("first", "second", "first"))
    qtbot.waitUntil(lambda: over(controller), timeout=30_000)
    assert controller.autosave_summary() is None
    assert not controller.has_autosave()
    assert load_file(paths.autosave_path()).game.state == controller.state


def test_an_unwritable_folder_is_told_once_and_recovers(controller, ra_home, caplog):
    notices = []
    controller.notice.connect(lambda notice: notices.append(notice.kind))
    ra_home.write_text("a file where the folder should be")
    controller.start(setup(None, None, None))
    for _ in range(3):
        controller.play(controller.state.legal_actions()[0])
    assert notices == ["autosave-failed"]
    assert controller.autosave_summary().game is controller.game
    ra_home.unlink()
    controller.play(controller.state.legal_actions()[0])
    assert notices == ["autosave-failed", "autosave-works"]
    assert load_file(paths.autosave_path()).game.state == controller.state


def test_what_could_not_be_written_is_tried_again_at_the_end(controller, ra_home, caplog):
    ra_home.write_text("a file where the folder should be")
    controller.start(setup(None, None, None))
    ra_home.unlink()
    controller.shutdown()
    assert load_file(paths.autosave_path()).game.state == controller.state


def test_a_name_that_cannot_be_written_does_not_stop_the_game(controller, caplog):
    seats = (Seat("\udc00", "lapis"), Seat("B", "ochre"), Seat("C", "amethyst"))
    controller.start(GameSetup("classic", seats, seed=1))
    assert controller.play(Draw())


def test_without_an_autosave_nothing_is_resumed(controller):
    controller.start(setup(None, None, None))
    before = controller.game
    controller.discard_autosave()
    with pytest.raises(SaveError):
        controller.resume()
    assert controller.game is before


def test_a_file_that_cannot_be_opened_leaves_the_game_alone(controller, tmp_path):
    controller.start(setup(None, None, None))
    controller.play(Draw())
    before = controller.state.copy()
    replaced = []
    controller.game_replaced.connect(lambda: replaced.append(True))
    broken = tmp_path / "broken.ra-game"
    broken.write_text("{")
    with pytest.raises(SaveError):
        controller.load(broken)
    assert controller.state == before
    assert replaced == []


def test_what_was_saved_is_loaded(controller, tmp_path):
    controller.start(setup(None, None, None))
    controller.play(Draw())
    path = tmp_path / "game.ra-game"
    controller.save(path)
    saved = controller.state.copy()
    controller.play(Draw())
    controller.load(path)
    assert controller.state == saved


# --- characters and hints -------------------------------------------------------------------------


@pytest.mark.parametrize(("character", "handed"), [("builder", ["builder"]), (None, []), ("time traveller", [])])
def test_a_bot_is_made_with_its_character(qtbot, ra_home, character, handed):
    known = []

    def make(level, seed, **extra):
        if extra.get("character") == "time traveller":
            raise UnknownCharacterError
        known.append([*extra.values()])
        return First()

    controller = Controller(make)
    seats = tuple(Seat(colour, colour, "novice", character) for colour in COLOURS[:3])
    with qtbot.waitSignal(controller.played):
        controller.start(GameSetup("classic", seats, seed=3))
    controller.shutdown()
    assert known
    assert all(each == handed for each in known)


# --- opponents of a later version -----------------------------------------------------------------


def saved_with(path, *opponents: tuple[str | None, str | None]):
    """A file with a game of these levels and characters."""
    seats = tuple(Seat(f"P{n}", COLOURS[n], *opponent) for n, opponent in enumerate(opponents))
    save_file(path, SavedGame(Game("classic", len(seats), 3), seats))
    return path


@pytest.mark.parametrize(
    ("opponents", "notice"),
    [
        ((("novice", None), ("genius", None), ("novice", "farmer")), Notice("level-unknown", 1)),
        ((("novice", None), ("genius", "time traveller"), ("novice", None)), Notice("level-unknown", 1)),
        ((("novice", None), ("novice", None), ("novice", "time traveller")), Notice("character-unknown", 2)),
        ((("genius", None), ("novice", None), ("novice", "time traveller")), Notice("level-unknown")),
        (((None, None), ("novice", "x"), ("novice", "y")), Notice("character-unknown")),
    ],
)
def test_opponents_that_are_not_known_are_played_for_and_it_is_said(qtbot, ra_home, tmp_path, opponents, notice):
    controller = Controller()
    notices = []
    controller.notice.connect(notices.append)
    path = saved_with(tmp_path / "later.ra-game", *opponents)
    controller.load(path)
    plies = controller.game.plies
    qtbot.waitUntil(lambda: len(plies) > 20 or controller.seats[controller.state.current_player].bot is None)
    if opponents[0][0] is None:
        assert controller.state.current_player == 0
    controller.shutdown()
    assert notices == [notice]
    assert [(seat.bot, seat.character) for seat in load_file(paths.autosave_path()).seats] == list(opponents)


def test_for_an_unknown_level_skilled_plays(qtbot, ra_home, tmp_path):
    made = []

    def make(level, seed, **extra):
        if level == "genius":
            raise UnknownLevelError
        made.append((level, extra))
        return First()

    controller = Controller(make)
    path = saved_with(tmp_path / "later.ra-game", ("genius", "farmer"), ("genius", "farmer"), ("genius", "farmer"))
    with qtbot.waitSignal(controller.played):
        controller.load(path)
    controller.shutdown()
    assert set(map(repr, made)) == {repr(("skilled", {"character": "farmer"}))}


@pytest.mark.parametrize("open_fame", [True, False])
def test_bots_are_told_whether_fame_lies_open(qtbot, ra_home, open_fame):
    made = []

    def make(level, seed, **extra):
        made.append(extra)
        return First()

    controller = Controller(make)
    seats = setup("first", "first", "first").seats
    with qtbot.waitSignal(controller.played):
        controller.start(GameSetup("classic", seats, Options(open_fame=open_fame), seed=3))
    controller.shutdown()
    assert made[-1] == ({"open_fame": True} if open_fame else {})


def test_a_person_is_advised(qtbot, ra_home):
    controller = Controller()
    controller.start(setup(None, None, None, None))
    with qtbot.waitSignal(controller.hint_ready, timeout=20_000) as heard:
        assert controller.request_hint(Limit(rollouts=8))
    assert heard.args[0].best.action in controller.state.legal_actions()
    controller.shutdown()


def test_whoever_moves_first_gets_no_hint(qtbot, ra_home):
    controller = Controller()
    controller.start(setup(None, None, None, None))
    heard = []
    controller.hint_ready.connect(heard.append)
    assert controller.request_hint(Limit(rollouts=100_000))
    began = time.monotonic()
    assert controller.play(Draw())
    assert time.monotonic() - began < 1.0
    with qtbot.waitSignal(controller.hint_ready, timeout=20_000):
        controller.request_hint(Limit(rollouts=8))
    assert len(heard) == 1
    controller.shutdown()


def test_another_game_needs_no_hint_for_the_old_one(qtbot, ra_home):
    controller = Controller()
    controller.start(setup(None, None, None, None))
    heard = []
    controller.hint_ready.connect(heard.append)
    controller.request_hint(Limit(rollouts=100_000))
    controller.start(setup(None, None, None, None, seed=4))
    qtbot.wait(50)
    controller.shutdown()
    assert heard == []


def test_there_is_no_hint_for_bots_or_without_a_game(qtbot, ra_home):
    controller = Controller(lambda level, seed: Sleeping())
    assert not controller.request_hint()
    controller.start(setup("novice", "novice", "novice"))
    assert not controller.request_hint()
    controller.shutdown()
