"""The director plays each ply once, keeps bots waiting meanwhile, and can be hurried at every moment."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from ra_desktop.engine import Game, parse_action
from ra_desktop.engine import events as ev
from ra_desktop.ui.animation.director import Director
from ra_desktop.ui.interaction.choices import TrackSpace
from ra_desktop.ui.look import durations
from ra_desktop.ui.look.sprites import SpriteLayer
from tests.engine.golden import whole_game

SUNS = [[13, 8, 5, 2], [12, 9, 6, 3], [11, 10, 7, 4]]


class Table(QWidget):
    """A stage that writes down what it is asked to do, its scenery, and the session of a game in one."""

    played = Signal(object)

    def __init__(self, bag=None, persons=()) -> None:
        super().__init__()
        self.resize(400, 300)
        self.sprites = SpriteLayer(self)
        self.game = Game("classic", 3, 1, bag=bag, suns=SUNS)
        self.persons = persons
        self.gate_open = True
        self.shows = []
        self.announced = []
        self.hidden = []
        self.messages = []
        self.hurried = 0

    # --- session
    @property
    def opponents(self):
        return self

    def is_person(self, seat):
        return seat in self.persons

    def close_gate(self):
        self.gate_open = False

    def open_gate(self):
        self.gate_open = True

    def play(self, text):
        self.played.emit(self.game.play(parse_action(text)))

    def show_game(self):
        self.shows.append(len(self.game.plies))

    # --- stage
    def shown(self):
        return self.game.position(self.shows[-1]) if self.shows else None

    def anchor(self, place):
        return QRectF(10, 10, 20, 28)

    def pixmap_of(self, place):
        return QPixmap(20, 28)

    def picture_at(self, tile, place):
        return QPixmap(20, 28)

    def hide_at(self, place):
        self.hidden.append(place)

    def announce(self, event, factor):
        self.announced.append(type(event))

    def sail(self, ra_count, duration):
        pass

    def show_scoring(self, ply):
        self.messages.append(("table", self.sprites.isVisible()))

    def tell_scoring(self, event, ply, factor):
        self.messages.append((event.epoch, factor))

    def tell_ending(self, event, factor):
        self.messages.append((event.winner, factor))

    def hurry(self):
        self.hurried += 1


def direct(table: Table, parent: QObject) -> Director:
    director = Director(table, table, table, parent)
    director.idle.connect(table.show_game)
    table.show_game()
    table.director = director
    return director


def seated(qtbot, bag, persons=()) -> tuple[Table, Director]:
    """A table in sight, at which a game with that bag is directed."""
    table = Table(bag, persons)
    qtbot.addWidget(table)
    table.show()
    return table, direct(table, table)


@pytest.fixture
def table(qtbot) -> Table:
    return seated(qtbot, ["nile"] * 10 + ["ra"] * 8)[0]


@pytest.fixture
def director(table) -> Director:
    return table.director


def test_the_gate_is_closed_while_a_script_plays_and_open_afterwards(table, director, qtbot):
    with qtbot.waitSignal(director.idle, timeout=3000):
        table.play("draw")
        assert director.is_busy
        assert not table.gate_open
        assert table.shows == [0]
    assert table.gate_open
    assert table.shows == [0, 1]
    assert table.announced == [ev.TileDrawn]


def test_a_skip_shows_the_end_at_once(table, director, qtbot):
    table.play("draw")
    with qtbot.waitSignal(director.idle, timeout=100):
        director.skip()
    assert table.shows == [0, 1]
    assert table.gate_open
    assert not table.sprites.is_playing


def test_on_instant_everything_is_shown_at_once(table, director, qtbot):
    director.set_speed("instant")
    with qtbot.waitSignal(director.idle, timeout=500):
        table.play("draw")
    assert not table.sprites.is_playing


def test_with_reduced_motion_nothing_moves(table, director, qtbot):
    director.is_still = True
    with qtbot.waitSignal(director.idle, timeout=3000):
        table.play("draw")
        assert not table.sprites.is_playing


def test_the_next_ply_ends_the_script_of_the_last(table, director, qtbot):
    table.play("draw")
    table.play("draw")
    assert table.shows[-1] >= 1
    with qtbot.waitSignal(director.idle, timeout=3000):
        director.skip()
    assert table.shows[-1] == 2
    assert table.announced == [ev.TileDrawn, ev.TileDrawn]


def test_a_lot_is_hidden_on_the_track(table, director, qtbot):
    for text in ("draw", "draw", "invoke", "pass", "pass"):
        table.play(text)
        director.skip()
    table.play("bid 7")
    qtbot.waitUntil(lambda: ev.LotWon in table.announced, timeout=3000)
    assert [place for place in table.hidden if isinstance(place, TrackSpace)] == [TrackSpace(0), TrackSpace(1)]
    director.skip()
    assert table.shows[-1] == 6


def to_the_end_of_an_epoch(qtbot, table: Table, director: Director) -> None:
    while table.game.state.epoch == 1:
        director.skip()
        table.play("draw" if table.game.state.phase == "turn" else "pass")


@pytest.mark.parametrize(("speed", "factor"), [("normal", 1.0), ("instant", 0.0)])
def test_a_scoring_is_told_over_its_own_table_until_the_stage_goes_on(qtbot, speed, factor):
    table, director = seated(qtbot, ["ra"] * 8 + ["nile"] * 4)
    director.set_speed(speed)
    to_the_end_of_an_epoch(qtbot, table, director)
    director.skip()
    qtbot.waitUntil(lambda: len(table.messages) == 2, timeout=3000)
    assert table.messages == [("table", False), (1, factor)]
    assert table.shows[-1] < len(table.game.plies), "the next epoch is not shown before"
    director.skip()
    assert director.is_told
    assert director.is_busy
    assert not table.gate_open
    with qtbot.waitSignal(director.idle, timeout=3000):
        director.go_on()
        director.skip()
    assert table.gate_open
    assert table.shows[-1] == len(table.game.plies)
    assert len(table.messages) == 2


def test_running_on_hurries_what_is_told(qtbot):
    table, director = seated(qtbot, ["ra"] * 8 + ["nile"] * 4)
    to_the_end_of_an_epoch(qtbot, table, director)
    director.skip()
    assert (director.is_told, table.hurried) == (True, 0)
    director.run_on()
    assert (director.is_told, table.hurried) == (True, 1)
    director.go_on()
    director.skip()
    assert not director.is_busy


@pytest.mark.parametrize(
    ("how", "message"), [("normal", True), ("instant", False), ("still", False), ("run on", False)]
)
def test_the_end_of_a_game_is_told_unless_everything_is_shown_at_once(qtbot, how, message):
    table, director = seated(qtbot, ["ra"] * 24)
    if how == "instant":
        director.set_speed(how)
    director.is_still = how == "still"
    while not table.game.state.is_over:
        director.skip()
        director.go_on()
        director.skip()
        table.play("draw" if table.game.state.phase == "turn" else "pass")
    director.skip()
    assert table.messages[-1][0] == 3, "the last scoring"
    if how == "run on":
        director.run_on()
    scorings = len(table.messages)
    director.go_on()
    director.skip()
    qtbot.waitUntil(lambda: not director.is_busy or director.is_told)
    assert director.is_told == message
    assert table.messages[scorings:] == ([(table.game.state.winner, 1.0)] if message else [])
    director.go_on()
    assert not director.is_busy


def test_a_scoring_that_cannot_be_told_does_not_keep_the_bots_waiting_for_ever(qtbot, monkeypatch):
    monkeypatch.setattr("ra_desktop.ui.animation.director._STALLED", 20)
    table, director = seated(qtbot, ["ra"] * 8 + ["nile"] * 4)
    to_the_end_of_an_epoch(qtbot, table, director)

    def fail(*_):
        raise RuntimeError("no table")

    monkeypatch.setattr(table, "show_scoring", fail)
    with pytest.raises(RuntimeError, match="no table"):
        director.skip()
    with qtbot.waitSignal(director.idle):
        pass
    assert table.gate_open
    assert table.shows[-1] == len(table.game.plies)


def test_running_on_needs_no_pauses(table, director, qtbot):
    director.run_on()
    with qtbot.waitSignal(director.idle, timeout=500):
        table.play("draw")
    assert director.is_running_on


@pytest.mark.parametrize("persons", [(1,), ()])
def test_running_on_ends_when_a_person_has_to_decide(table, director, qtbot, persons):
    table.persons = persons
    director.run_on()
    with qtbot.waitSignal(director.idle, timeout=500):
        table.play("draw")
    assert table.game.state.current_player == 1
    assert director.is_running_on == (persons == ())


def test_another_game_ends_every_script(table, director, qtbot):
    table.play("draw")
    with qtbot.assertNotEmitted(director.idle, wait=0):
        director.cancel()
    assert not director.is_busy
    assert not table.sprites.is_playing
    assert table.gate_open
    table.game = Game("classic", 3, 2, suns=SUNS)
    table.play("draw")
    director.skip()
    assert table.shows == [0, 1], "nothing is left of the first game"


# --- what is heard ------------------------------------------------------------------------------------


@pytest.fixture
def hasty(monkeypatch):
    """Everything is shown, for some milliseconds."""
    monkeypatch.setitem(durations.TEMPOS, "fast", durations.Tempo(0.02, 1, 2))


def listen(director: Director) -> list[str]:
    heard: list[str] = []
    director.sounded.connect(heard.append)
    return heard


def test_a_tile_is_heard_when_it_arrives(table, director, qtbot):
    heard = listen(director)
    table.persons = (0, 1, 2)
    with qtbot.waitSignal(director.idle, timeout=3000):
        table.play("draw")
        assert heard == []
    assert heard == ["tile"]


def test_an_auction_is_heard_as_gong_metal_and_sweep(table, director, qtbot, hasty):
    director.set_speed("fast")
    heard = listen(director)
    table.persons = (0, 1, 2)
    for text in ("draw", "invoke", "pass", "bid 2", "bid 3"):
        with qtbot.waitSignal(director.idle, timeout=5000):
            table.play(text)
    assert heard == ["tile", "ra", "sun", "sun", "lot"]


def test_a_ra_sounds_once_the_last_one_follows_a_drum_and_the_sun_rises_before_the_scoring(qtbot, hasty):
    table, director = seated(qtbot, ["ra"] * 8 + ["nile"] * 4, persons=(0, 1, 2))
    director.set_speed("fast")
    heard = listen(director)
    draws = 0
    while not table.messages:
        text = "draw" if table.game.state.phase == "turn" else "pass"
        draws += text == "draw"
        table.play(text)
        qtbot.waitUntil(lambda: not director.is_busy or bool(table.messages), timeout=5000)
    assert heard == ["ra"] * (draws - 1) + ["drum", "ra", "sunrise", "harp"]
    director.go_on()
    qtbot.waitUntil(lambda: not director.is_busy, timeout=5000)


@pytest.mark.parametrize("hush", ["instant", "run on", "skip"])
def test_what_is_shown_at_once_makes_no_noise(table, director, qtbot, hush):
    heard = listen(director)
    table.persons = (1,)  # who would hear that it is her turn
    if hush == "instant":
        director.set_speed("instant")
    elif hush == "run on":
        director.run_on()
    with qtbot.waitSignal(director.idle, timeout=3000):
        table.play("draw")
        if hush == "skip":
            director.skip()
    assert table.game.state.current_player == 1
    assert heard == []


def test_with_reduced_motion_everything_is_still_heard(table, director, qtbot):
    director.is_still = True
    heard = listen(director)
    with qtbot.waitSignal(director.idle, timeout=3000):
        table.play("draw")
    assert heard == ["tile"]


def test_a_person_hears_when_bots_have_moved_and_not_after_another_person(table, director, qtbot, hasty):
    director.set_speed("fast")
    heard = listen(director)
    table.persons = (1, 2)
    for _ in range(3):
        with qtbot.waitSignal(director.idle, timeout=3000):
            table.play("draw")
    assert heard == ["tile", "turn", "tile", "tile"]


# --- replays ----------------------------------------------------------------------------------------------


def test_a_ply_of_long_ago_is_replayed_without_touching_the_gate(qtbot):
    table, director = seated(qtbot, ["nile", "gold"])
    first = table.game.play(parse_action("draw"))
    table.gate_open = False
    shows = list(table.shows)
    done = []
    director.replay(first, durations.TEMPOS["fast"], lambda: done.append(director.is_busy))
    assert director.is_busy
    assert table.announced == [ev.TileDrawn]
    qtbot.waitUntil(lambda: bool(done))
    assert done == [False]
    assert not table.gate_open
    assert table.shows == shows


def test_a_replay_can_be_skipped(qtbot):
    table, director = seated(qtbot, ["nile", "gold"])
    done = []
    director.replay(table.game.play(parse_action("draw")), durations.TEMPOS["relaxed"], lambda: done.append(1))
    director.skip()
    assert done == [1]
    assert not table.sprites.is_playing


def test_a_script_that_breaks_off_does_not_keep_the_bots_waiting_for_ever(table, qtbot, monkeypatch, caplog):
    monkeypatch.setattr("ra_desktop.ui.animation.director._STALLED", 30)
    director = direct(table, table)
    monkeypatch.setattr(table.sprites, "play", lambda animations: None)  # nothing ever finishes
    table.play("draw")
    assert director.is_busy
    assert not table.gate_open
    with qtbot.waitSignal(director.idle):
        pass
    assert table.gate_open
    assert table.shows[-1] == 1
    assert "broken off" in caplog.text


def test_a_long_animation_is_no_script_that_has_broken_off(table, director, qtbot, caplog):
    director.set_speed("relaxed")
    table.play("draw")
    for _ in range(3):
        director._check_progress()
        before = table.sprites.elapsed
        qtbot.waitUntil(lambda before=before: table.sprites.elapsed > before)
    assert director.is_busy
    assert caplog.text == ""
    director._check_progress()
    director._check_progress()
    assert director.is_busy, "the clock may be due, too, and come next"
    director._check_progress()
    assert not director.is_busy, "three times at the same place"
    assert "broken off" in caplog.text


def test_a_script_is_not_broken_off_by_a_busy_machine(table, qtbot, monkeypatch, caplog):
    monkeypatch.setattr("ra_desktop.ui.animation.director._STALLED", 300)
    director = direct(table, table)
    director.set_speed("normal")
    table.play("draw")
    time.sleep(0.32)
    QApplication.processEvents()  # the sprites are about to start, and the watchdog looks for the first time
    due = time.monotonic() + (director._watchdog.remainingTime() + 300) / 1000
    time.sleep(due - 0.008 - time.monotonic())
    QApplication.processEvents()  # their clock starts, shortly before the watchdog should look a third time
    time.sleep(0.1)
    QApplication.processEvents()  # both are due
    assert table.sprites.elapsed > 0
    with qtbot.waitSignal(director.idle):
        pass
    assert caplog.text == ""


class StuckTimer:
    """A pause that is over and does not end."""

    def __init__(self) -> None:
        self.active = False

    def start(self, _milliseconds: int) -> None:
        self.active = True

    def stop(self) -> None:
        self.active = False

    def isActive(self) -> bool:  # noqa: N802 - Qt's name
        return self.active

    def remainingTime(self) -> int:  # noqa: N802 - Qt's name
        return 0 if self.active else -1


def test_a_pause_that_does_not_end_by_itself_is_ended(table, director, qtbot, monkeypatch, caplog):
    rest = StuckTimer()
    monkeypatch.setattr(director, "_rest", rest)
    director.set_speed("fast")
    table.play("draw")
    qtbot.waitUntil(rest.isActive)
    caplog.set_level("INFO", "ra_desktop.ui.animation.director")
    director._check_progress()  # the pause may be over just now
    assert director.is_busy
    assert "lasted too long" not in caplog.text
    with qtbot.waitSignal(director.idle):
        director._check_progress()
    assert "lasted too long" in caplog.text
    assert table.gate_open
    assert table.shows == [0, 1]
    assert "broken off" not in caplog.text


def test_a_bots_move_stays_on_show_for_a_moment_and_a_persons_does_not(table, director, monkeypatch):
    table.persons = (0,)
    rests = []
    monkeypatch.setattr(director, "_next", lambda: rests.extend(step.rest for step in director._steps))
    table.play("draw")  # seat 0, for its sun is the highest
    director._stop()
    table.play("draw")
    director._stop()
    assert rests == [0, 180]
    table.persons = ()
    for speed, rest in (("relaxed", 650), ("fast", 0)):
        director.set_speed(speed)
        rests.clear()
        table.play("draw")
        director._stop()
        assert rests == [rest]


def rests_of_the_next(table, director, monkeypatch, action):
    """Play `action`; return how long its script rests after each event."""
    rests = {}
    monkeypatch.setattr(
        director, "_next", lambda: rests.update({type(step.event): step.rest for step in director._steps})
    )
    table.play(action)
    director._stop()
    return rests


def test_what_is_won_stays_on_show_longer(table, director, monkeypatch):
    for action in ("draw", "invoke", "pass", "pass"):
        table.play(action)
        director.skip()
    assert rests_of_the_next(table, director, monkeypatch, "bid 9") == {ev.SunBid: 800, ev.LotWon: 500}


@pytest.mark.parametrize("speed", ["relaxed", "normal", "fast", "instant"])
def test_a_pass_takes_a_third_of_a_bid(table, director, monkeypatch, speed):
    director.set_speed(speed)
    for action in ("draw", "invoke"):
        table.play(action)
        director.skip()
    tempo = durations.TEMPOS[speed]
    bid = durations.BID * tempo.factor + tempo.pause
    assert rests_of_the_next(table, director, monkeypatch, "pass") == {ev.Passed: round(bid / 3)}


@pytest.mark.parametrize(("speed", "message"), [("fast", [ev.TileDrawn]), ("instant", [])])
def test_what_is_shown_at_once_is_not_announced(table, director, qtbot, speed, message):
    director.set_speed(speed)
    with qtbot.waitSignal(director.idle):
        table.play("draw")
    assert table.announced == message


def test_a_replay_is_announced_at_every_speed(table, director, qtbot):
    table.play("draw")
    director.skip()
    table.announced.clear()
    ended = []
    director.replay(table.game.plies[0], durations.Tempo(0.0, 1, 1), lambda: ended.append(True))
    qtbot.waitUntil(lambda: bool(ended))
    assert table.announced == [ev.TileDrawn]


@pytest.mark.parametrize(
    ("speed", "persons", "hurried"),
    [("instant", (), True), ("instant", (1,), False), ("fast", (), False)],
)
def test_nothing_has_to_be_shown_while_bots_play_at_once(table, director, speed, persons, hurried):
    director.set_speed(speed)
    table.persons = persons
    table.play("draw")
    director.skip()
    assert director.is_hurried is hurried


def test_what_the_last_sheet_tells_is_not_told_before_it(table, director):
    won = [ply for ply in whole_game("priests", 3).plies if any(isinstance(event, ev.AnkhsWon) for event in ply.events)]
    scripts = [[type(step.event) for step in director._script(ply, director._tempo)] for ply in won]
    assert [ev.AnkhsWon in kinds for kinds in scripts] == [True, True, False]
    assert ev.PlagueReturned not in scripts[-1]


@pytest.mark.parametrize(("speed", "share"), [("relaxed", 1.5), ("normal", 1.0), ("fast", 1 / 3), ("instant", 0.0)])
def test_the_table_holds_its_breath_before_a_lot_is_won_and_a_hard_pass_takes_longer_than_an_easy_one(
    qtbot, monkeypatch, speed, share
) -> None:
    """For the third seat, which could win it, gold is worth a bid; the second one's suns beat no bid of 13."""
    waits = {}
    for lot, bid in (("gold", "bid 2"), ("nile", "bid 2"), ("gold", "bid 13")):
        table, director = seated(qtbot, [lot, "nile", *["ra"] * 9])
        director.set_speed(speed)
        monkeypatch.setattr(director, "_next", lambda: None)
        for text in ("draw", "draw", "draw", bid, "pass", "pass"):
            director._stop()
            table.show_game()
            table.play(text)
        (last, *_), names = director._steps, [type(step.event).__name__ for step in director._steps]
        assert names[:2] == ["Passed", "LotWon"]
        assert last.rest == round(durations.BREATH * share)
        waits[lot, bid] = last.wait
    assert waits["gold", "bid 13"] == 0
    assert waits["nile", "bid 2"] <= waits["gold", "bid 2"] <= durations.HESITATION * share
    assert (waits["nile", "bid 2"] < waits["gold", "bid 2"]) == bool(share)
