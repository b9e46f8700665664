"""The bots at the table are asked and their moves played; one that fails stops nobody."""

from __future__ import annotations

import sys
import time

import pytest
from PySide6.QtCore import QTimer

from ra_desktop.ai import UnknownCharacterError, UnknownLevelError, outside
from ra_desktop.ai.neural import compiled
from ra_desktop.app import opponents as opponents_module
from ra_desktop.app.ai_worker import Answer
from ra_desktop.app.autosave import Notice
from ra_desktop.app.opponents import MOST_TIMEOUTS
from ra_desktop.app.session import Session
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Draw, Game, Pass
from ra_desktop.storage import paths
from ra_desktop.storage.saved_game import Options, SavedGame, Seat
from ra_desktop.storage.savefile import load_file, save_file
from tests.storage.games import quick_bag

from .bots import COLOURS, Deaf, First, Raising, make_bot, over, setup


def test_bots_that_wait_for_the_gate_each_time_play_to_the_end(session, qtbot):
    session.played.connect(session.opponents.close_gate)
    session.opponents.thinking.connect(lambda seat: session.opponents.open_gate() if seat is None else None)
    session.start(setup("first", "second", "first"))
    qtbot.waitUntil(lambda: over(session), timeout=30_000)


def test_who_thinks_is_told(session, qtbot):
    messages = []
    session.opponents.thinking.connect(messages.append)
    session.start(setup("first", None, None, seed=1))
    while session.state.current_player != 0:
        session.play(session.state.legal_actions()[0])
    qtbot.waitUntil(lambda: len(messages) >= 2)
    assert messages[:2] == [0, None]


def test_nobody_thinks_any_more_when_another_game_begins(session):
    messages = []
    session.opponents.thinking.connect(messages.append)
    session.start(setup("sleeping", "sleeping", "sleeping"))
    session.start(setup(None, None, None))
    assert messages[-1] is None
    assert len(messages) == 2


@pytest.mark.parametrize(("level", "why"), [("raising", ""), ("cheating", "answer")])
def test_a_bot_that_fails_is_replaced_by_a_legal_move_and_told(session, qtbot, caplog, level, why):
    notices = []
    session.opponents.notice.connect(notices.append)
    session.start(setup(level, "first", "first"))
    qtbot.waitUntil(lambda: over(session), timeout=30_000)
    assert {(notice.kind, notice.seat, notice.why) for notice in notices} == {("bot-failed", 0, why)}
    assert any(record.levelname == "ERROR" for record in caplog.records)


def test_a_bot_that_always_fails_is_told_once(session, qtbot, caplog):
    notices = []
    session.opponents.notice.connect(notices.append)
    session.start(setup("raising", "unheard-of", "first"))
    qtbot.waitUntil(lambda: over(session), timeout=30_000)
    assert sorted((notice.kind, notice.seat) for notice in notices) == [("bot-failed", 0), ("bot-failed", 1)]
    assert caplog.text.count("played so far") == 1


def test_a_bot_that_fails_in_another_game_is_told_again(session, qtbot, caplog):
    notices = []
    session.opponents.notice.connect(notices.append)
    for count in (1, 2):
        session.start(setup("raising", "raising", "raising"))
        seat = session.state.current_player
        qtbot.waitUntil(lambda count=count: len(notices) >= count)
        assert notices[count - 1].seat == seat
        session.opponents.stop()
        del notices[count:]


def test_a_bot_that_fails_again_after_it_has_played_well_is_told_again(qapp, qtbot, caplog):
    class Changing:
        turns = 0

        def choose(self, view, **_):
            Changing.turns += 1
            if Changing.turns % 2:
                raise RuntimeError("stumbled")
            return view.legal_actions()[0]

    session = Session(lambda level, seed: Changing() if level == "changing" else First())
    notices = []
    session.opponents.notice.connect(notices.append)
    session.start(setup("changing", "first", "first"))
    qtbot.waitUntil(lambda: len(notices) > 2, timeout=30_000)
    session.shutdown()
    assert len(notices) <= (Changing.turns + 1) // 2


def to_seat(session, expected):
    """Persons play until `wanted` is to move."""
    while session.state.current_player != expected:
        session.play(session.state.legal_actions()[0])


def test_a_bot_that_fails_where_another_one_failed_is_told_again(session, qtbot, caplog):
    notices = []
    session.opponents.notice.connect(notices.append)
    session.start(setup("raising", None, None, seed=1))
    to_seat(session, 0)
    qtbot.waitUntil(lambda: len(notices) == 1)
    session.hand_over(0, None)
    session.hand_over(0, "raising")
    to_seat(session, 0)
    qtbot.waitUntil(lambda: len(notices) == 2)


@pytest.mark.parametrize("how", ["another game", "another bot"])
def test_a_bot_is_not_to_blame_for_those_that_were_given_up_before(session, caplog, monkeypatch, how):
    asked = []
    monkeypatch.setattr(session.ai, "ask", lambda view, *_, **__: asked.append(view.seat))
    session.start(setup("first", None, None, seed=1))
    for count in range(1, MOST_TIMEOUTS + 1):
        to_seat(session, 0)
        assert asked == [0] * count
        session.ai.answered.emit(Answer(0, None, "no answer", "time"))
    to_seat(session, 0)
    assert asked == [0] * MOST_TIMEOUTS
    if how == "another game":
        session.start(setup("first", None, None, seed=1))
        to_seat(session, 0)
    else:
        session.hand_over(0, "second")
    assert asked == [0] * (MOST_TIMEOUTS + 1)


def test_a_bot_has_another_seed_at_each_move(session, monkeypatch):
    seeds = []
    monkeypatch.setattr(session.ai, "ask", lambda view, level, seed, **_: seeds.append(seed))
    session.start(setup("first", None, None, seed=1))
    for _ in range(4):
        to_seat(session, 0)
        session.ai.answered.emit(Answer(0, session.state.legal_actions()[0]))
    assert len(set(seeds)) == 4


def test_what_was_played_before_a_failure_is_logged(session, qtbot, caplog):
    session.start(setup(None, None, "raising", seed=3))
    while session.is_person(session.state.current_player):
        session.play(Draw() if Draw() in session.state.legal_actions() else Pass())
    record = "; ".join(map(str, session.game.actions))
    with qtbot.waitSignal(session.played):
        pass
    assert f"played so far: {record}" in caplog.text


def test_the_game_goes_on_when_even_the_novice_fails(session, qtbot, caplog, monkeypatch):
    monkeypatch.setattr(opponents_module, "NoviceBot", Raising)
    session.start(setup("raising", "raising", "raising"))
    qtbot.waitUntil(lambda: over(session), timeout=30_000)


def test_what_is_played_when_everything_fails_is_never_very_wrong(session, qtbot, caplog, monkeypatch):
    monkeypatch.setattr(opponents_module, "NoviceBot", Raising)
    session.start(setup("raising", "raising", "raising"))
    qtbot.waitUntil(lambda: len(session.game.plies) >= 8)
    session.opponents.stop()
    assert set(session.game.actions[:8]) <= {Draw(), Pass()}


def test_a_bot_that_hangs_again_and_again_is_not_asked_any_more(qapp, qtbot, caplog):
    Deaf.released.clear()
    asked = []

    def make(level, seed):
        if level == "deaf":
            asked.append(level)
        return make_bot(level, seed)

    session = Session(make, patience=30)
    session.start(setup("deaf", "first", "first"))
    qtbot.waitUntil(lambda: over(session), timeout=30_000)
    assert len(asked) == 1 + MOST_TIMEOUTS  # once to see whether there is such a bot
    Deaf.released.set()
    qtbot.waitUntil(lambda: not session.ai.is_stuck, timeout=5000)
    session.shutdown()


@pytest.mark.parametrize("level", ["raising", "cheating"])
def test_only_a_bot_that_hangs_is_given_up_one_that_fails_is_asked_each_time(qapp, qtbot, caplog, level):
    asked = []

    class Noted:
        def __init__(self, bot):
            self.bot = bot

        def choose(self, view, **given):
            asked.append(view.seat)
            return self.bot.choose(view, **given)

    session = Session(lambda level, seed: Noted(make_bot(level, seed)))
    session.start(setup(level, "first", "first"))
    qtbot.waitUntil(lambda: over(session), timeout=30_000)
    session.shutdown()
    turns = [ply.seat for ply in session.game.plies]
    assert asked == turns
    assert turns.count(0) > MOST_TIMEOUTS + 1
    assert not any("not asked any more" in record.getMessage() for record in caplog.records)


def test_a_bot_that_never_answers_does_not_hang_the_game(session, qtbot, caplog):
    Deaf.released.clear()
    notices = []
    session.opponents.notice.connect(notices.append)
    session.start(setup("deaf", None, None, seed=1))
    while session.state.current_player != 0:
        session.play(Draw() if Draw() in session.state.legal_actions() else session.state.legal_actions()[0])
    qtbot.waitUntil(lambda: bool(notices), timeout=5000)
    assert notices[0].kind == "bot-failed"
    assert session.state.current_player != 0 or len(notices) > 1 or session.game.plies
    assert session.ai.is_stuck
    Deaf.released.set()
    qtbot.waitUntil(lambda: not session.ai.is_stuck, timeout=5000)


def test_bots_wait_while_the_gate_is_closed(session, qtbot):
    session.start(setup("first", "first", "first"))
    session.opponents.close_gate()
    done = []
    session.opponents.thinking.connect(lambda seat: done.append(seat) if seat is None else None)
    qtbot.waitUntil(lambda: bool(done))
    assert session.game.plies == []
    with qtbot.waitSignal(session.played):
        session.opponents.open_gate()


def test_another_game_does_not_wait_for_what_was_shown_of_the_first(session, qtbot):
    session.start(setup("first", "first", "first"))
    session.opponents.close_gate()
    session.start(setup("first", "first", "first", seed=4))
    qtbot.waitUntil(lambda: len(session.game.plies) > 1)


def test_opening_the_gate_never_plays_from_within_the_call(session, qtbot):
    session.start(setup("first", "first", "first"))
    session.opponents.close_gate()
    done = []
    session.opponents.thinking.connect(lambda seat: done.append(seat) if seat is None else None)
    qtbot.waitUntil(lambda: bool(done))
    session.opponents.open_gate()
    assert session.game.plies == []


def test_the_answer_to_an_earlier_game_is_dropped(session, qtbot):
    session.start(setup("first", "first", "first"))
    session.start(setup(None, None, None))
    qtbot.wait(50)
    assert session.game.plies == []


@pytest.mark.parametrize(("character", "handed"), [("builder", ["builder"]), (None, []), ("time traveller", [])])
def test_a_bot_is_made_with_its_character(qtbot, ra_home, character, handed):
    known = []

    def make(level, seed, **extra):
        if extra.get("character") == "time traveller":
            raise UnknownCharacterError
        known.append([*extra.values()])
        return First()

    session = Session(make)
    seats = tuple(Seat(colour, colour, "novice", character) for colour in COLOURS[:3])
    with qtbot.waitSignal(session.played):
        session.start(GameSetup("classic", seats, seed=3))
    session.shutdown()
    assert known
    assert all(item == handed for item in known)


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
        ((("novice", None), ("outside:owl", None), ("novice", None)), Notice("program-unknown", 1)),
        ((("outside:owl", None), ("outside:owl", None), ("genius", None)), Notice("program-unknown")),
        ((("genius", None), ("novice", None), ("novice", "time traveller")), Notice("level-unknown")),
        (((None, None), ("novice", "x"), ("novice", "y")), Notice("character-unknown")),
        ((("skilled", None), ("genius", None), ("novice", None)), Notice("level-unbuilt")),
    ],
)
def test_opponents_that_are_not_known_are_played_for_and_it_is_said(
    qtbot, ra_home, tmp_path, monkeypatch, opponents, notice
):
    monkeypatch.setattr(compiled, "is_there", lambda: False)
    session = Session()
    notices = []
    session.opponents.notice.connect(notices.append)
    path = saved_with(tmp_path / "later.ra-game", *opponents)
    session.load(path)
    plies = session.game.plies
    qtbot.waitUntil(lambda: len(plies) > 20 or session.seats[session.state.current_player].bot is None)
    if opponents[0][0] is None:
        assert session.state.current_player == 0
    session.shutdown()
    assert notices == [notice]
    assert [(seat.bot, seat.character) for seat in load_file(paths.autosave_path()).seats] == list(opponents)


def test_for_an_unknown_level_skilled_plays(qtbot, ra_home, tmp_path):
    made = []

    def make(level, seed, **extra):
        if level == "genius":
            raise UnknownLevelError
        made.append((level, extra))
        return First()

    session = Session(make)
    path = saved_with(tmp_path / "later.ra-game", ("genius", "farmer"), ("genius", "farmer"), ("genius", "farmer"))
    with qtbot.waitSignal(session.played):
        session.load(path)
    session.shutdown()
    assert set(map(repr, made)) == {repr(("skilled", {"character": "farmer"}))}


@pytest.mark.parametrize("open_fame", [True, False])
def test_bots_are_told_whether_fame_lies_open(qtbot, ra_home, open_fame):
    made = []

    def make(level, seed, **extra):
        made.append(extra)
        return First()

    session = Session(make)
    seats = setup("first", "first", "first").seats
    with qtbot.waitSignal(session.played):
        session.start(GameSetup("classic", seats, Options(open_fame=open_fame), seed=3))
    session.shutdown()
    assert made[-1] == ({"open_fame": True} if open_fame else {})


# --- outside programs ---------------------------------------------------------------------------------

GREETS = "import os, sys\nprint('ra1ok', flush=True)\n"
IDLES = "import time\nwhile True: time.sleep(9)"
LISTENS = GREETS + "for line in sys.stdin:\n    open(sys.argv[1], 'a').write(line)\n    if line.startswith('go'): "


@pytest.fixture
def programs(monkeypatch, tmp_path):
    """Enters a program of that source, as often as a test asks for it; returns the file of what it hears."""

    def enter(source, seconds=20, trust="own"):
        heard = tmp_path / "heard"
        program = outside.Program((sys.executable, "-c", source, str(heard)), seconds, trust)
        monkeypatch.setitem(outside.PROGRAMS, "owl", program)
        return heard

    return enter


@pytest.mark.parametrize(("open_fame", "closed_bag"), [(False, False), (True, False), (False, True)])
def test_a_program_at_the_table_hears_what_its_seat_knows_and_no_more(programs, qtbot, open_fame, closed_bag):
    heard = programs(LISTENS + "print('bestmove draw', flush=True)")
    session = Session()
    messages = []
    session.opponents.notice.connect(messages.append)
    seats = tuple(Seat(f"P{n}", COLOURS[n], bot) for n, bot in enumerate(("outside:owl", "novice", "novice")))
    session.start(GameSetup("classic", seats, Options(open_fame=open_fame, closed_bag=closed_bag), seed=5))
    qtbot.waitUntil(lambda: over(session), timeout=60_000)
    game = session.game
    session.shutdown()
    asked = [line.removeprefix("position ") for line in heard.read_text().splitlines() if line.startswith("position")]
    decisions = [ply for ply in range(len(game.plies)) if game.seat_to_act(ply) == 0 and not game.is_forced(ply)]
    assert len(asked) == len(decisions) > 10
    hidden = () if open_fame else (1, 2)
    for line, ply in zip(asked, decisions, strict=True):
        assert line == game.position(ply).view(0).text(hidden)
    assert {line.count("fame ?") for line in asked} == {len(hidden)}
    assert any("discards" in line for line in asked) is not closed_bag
    assert messages == [Notice("bot-failed", 0, messages[0].detail, "answer")] * len(messages), "its only word is draw"


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("", "ended"),
        (IDLES, "time"),
        (GREETS, "ended"),
        (GREETS + "while True: os.write(1, b'x' * 10**5)", "flood"),
        (GREETS + "while True: print('info')", "flood"),
        (GREETS + "os.fork()\n" + IDLES, "time"),
        (LISTENS + "raise SystemExit", "ended"),
        (LISTENS + "print('bestmove bid 99', flush=True)", "answer"),
        (LISTENS + "sys.stdout.buffer.write(b'\\xff\\xfe\\nbestmove \\xff\\n'); sys.stdout.flush()", "answer"),
    ],
)
def test_a_program_that_misbehaves_is_replaced_in_time_and_it_is_said_why(programs, qtbot, caplog, source, why):
    programs(source, seconds=0.5 if why == "time" else 5)  # a busy machine needs more than half a second to start one
    session = Session()
    text, late, last = [], [], time.monotonic()
    session.opponents.notice.connect(text.append)

    def beat():
        nonlocal last
        late.append(time.monotonic() - last)
        last = time.monotonic()

    timer = QTimer()
    timer.timeout.connect(beat)
    timer.start(10)
    began = time.monotonic()
    session.start(setup("outside:owl", "novice", "novice"))
    qtbot.waitUntil(lambda: len(session.game.plies) > 40, timeout=60_000)
    assert {(notice.kind, notice.seat, notice.why) for notice in text} == {("bot-failed", 0, why)}
    assert max(late) < 0.5
    if IDLES in source:
        assert session.opponents._timeouts == {0: MOST_TIMEOUTS}
        assert time.monotonic() - began < MOST_TIMEOUTS * 1.5 + 10, "after that it is not asked any more"
    session.shutdown()
    assert not outside._running


@pytest.mark.parametrize("end", ["over", "another", "shutdown"])
def test_a_program_ends_with_the_game_even_if_it_ignores_its_input(programs, qtbot, end):
    programs(LISTENS + "print('bestmove draw', flush=True)\nwhile True: pass")
    for session, how in [(Session(), "shutdown"), (Session(), end)]:  # both are there to the end
        others = "novice" if how == "over" else None
        session.start(setup("outside:owl", others, others), deal=Game("classic", 3, 1, bag=quick_bag("classic")))
        while how != "over" and session.state.current_player != 0:
            session.play(session.state.legal_actions()[0])
        qtbot.waitUntil(lambda: bool(outside._running))
        (running,) = outside._running.values()
        if how == "over":
            qtbot.waitUntil(lambda session=session: over(session), timeout=30_000)
        elif how == "another":
            session.start(setup(None, None, None))
        else:
            session.shutdown()
        assert running.child.process.returncode is not None
        session.shutdown()
        assert not outside._running


@pytest.mark.parametrize("begin", ["start", "load", "resume", "present", "go on", "after no"])
@pytest.mark.parametrize("trust", ["none", "own", "any"])
@pytest.mark.parametrize("starts", [True, False])
def test_a_program_starts_unasked_only_where_it_may(programs, qtbot, tmp_path, begin, trust, starts):
    heard = programs(LISTENS + "print('bestmove draw', flush=True)", trust=trust)
    own = setup("outside:owl", None, None, seed=1)
    session = Session()
    questions = []
    session.opponents.permission_wanted.connect(questions.append)
    path = tmp_path / "saved.ra-game"
    save_file(path, SavedGame(Game("classic", 3, 1), own.seats))
    if begin == "start":
        session.start(own)
    elif begin == "resume":
        session.start(own)
        session.shutdown()
        session = Session()
        session.opponents.permission_wanted.connect(questions.append)
        questions.clear()
        session.resume()
    elif begin in ("load", "present", "go on", "after no"):
        session.load(path)
        if begin == "present":
            session = session.renewed()
            session.opponents.permission_wanted.connect(questions.append)
            questions.clear()
            session.present()
    while session.state.current_player != 0:
        session.play(session.state.legal_actions()[0])
    if begin == "go on":
        session.go_on_from(len(session.game.plies))
    elif begin == "after no" and trust != "any":
        session.opponents.answer(starts=False)
        session.start(own)  # a rematch
        while session.state.current_player != 0:
            session.play(session.state.legal_actions()[0])
    is_asked = trust == "none" or (trust == "own" and begin != "start")
    assert bool(questions) is is_asked
    if is_asked:
        qtbot.wait(100)
        assert not outside._running
        plies = len(session.game.plies)
        count = len(questions)
        session.recover()
        assert len(questions) == count, "it is asked once"
        if starts:
            programs(LISTENS + "print('bestmove draw', flush=True)", trust="any")
        session.opponents.answer(starts=starts)
        qtbot.waitUntil(lambda: len(session.game.plies) > plies, timeout=30_000)
    else:
        qtbot.waitUntil(lambda: session.state.current_player != 0 or bool(session.state.auction), timeout=30_000)
    assert heard.exists() is (starts or not is_asked)
    session.shutdown()
