"""The characters react to what happens: briefly, rarely, always in the same way, and not if that is not wanted."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ra_desktop.ai import CHARACTERS
from ra_desktop.app.history import Memory
from ra_desktop.engine import events as ev
from ra_desktop.ui.look.lettering import SMALLEST_TYPE
from ra_desktop.ui.look.portrait_painter import Mood
from ra_desktop.ui.look.theme import PAPYRUS
from ra_desktop.ui.table.seats import painter
from ra_desktop.ui.table.stage import QUIET, Remarks, TableStage
from ra_desktop.ui.words.remarks import Occasion, recollections, remarks, spoken

CALM = (Mood.CALM, "")


class Panel:
    """Notes what is shown on it."""

    def __init__(self) -> None:
        self.shown = CALM

    def react(self, mood: Mood, speech: str) -> None:
        self.shown = (mood, speech)


class Table(QWidget):
    """Four seats: a person, a bot with a character, one without, and another with one."""

    def __init__(self) -> None:
        super().__init__()
        self.panels = [Panel() for _ in range(4)]
        self.game = SimpleNamespace(plies=[], state=SimpleNamespace(epoch=1))
        bots = ((None, None), ("skilled", "builder"), ("skilled", None), ("expert", "caller"))
        self.session = SimpleNamespace(
            game=self.game,
            saved=SimpleNamespace(game=self.game),
            has_guest=False,
            seats=[SimpleNamespace(bot=bot, character=character) for bot, character in bots],
        )
        self.settings = SimpleNamespace(remarks=True, motion_is_reduced=lambda: False)
        self.remarks = Remarks(self.session, self.settings, self)
        self.known: dict[int, Memory] = {}
        self.remarks.acquaintances.of = lambda _: self.known

    def panel_of(self, seat: int) -> Panel:
        return self.panels[seat]

    def after(
        self, plies: int, event: ev.Event, factor: float = 1.0, *, recalls: bool = False
    ) -> list[tuple[Mood, str]]:
        """What the panels show when `event` happens after that many plies."""
        self.game.plies += [SimpleNamespace(events=())] * (plies - len(self.game.plies) - 1)
        self.game.plies[plies - 1 :] = [SimpleNamespace(events=(event,))]
        self.remarks.react(event, factor, recalls=recalls)
        return [panel.shown for panel in self.panels]


@pytest.fixture
def table(keep) -> Table:
    return keep(Table())


def moods(shown: list[tuple[Mood, str]]) -> list[Mood]:
    return [mood for mood, _ in shown]


def test_a_call_makes_every_other_character_look_up(table) -> None:
    assert moods(table.after(3, ev.AuctionStarted(0, "invoked"))) == [Mood.CALM, Mood.GLANCE, Mood.CALM, Mood.GLANCE]
    assert moods(table.after(4, ev.AuctionStarted(1, "invoked"))) == [Mood.CALM, Mood.CALM, Mood.CALM, Mood.GLANCE]


def test_who_is_outbid_is_struck_and_only_within_one_auction(table) -> None:
    table.after(1, ev.AuctionStarted(0, "invoked"))
    before = table.after(2, ev.SunBid(1, 5))
    assert Mood.STRUCK not in moods(before)
    assert moods(table.after(3, ev.SunBid(3, 9))) == [Mood.CALM, Mood.STRUCK, Mood.CALM, Mood.CALM]
    assert moods(table.after(4, ev.SunBid(0, 12))) == [Mood.CALM, Mood.CALM, Mood.CALM, Mood.STRUCK]
    table.after(5, ev.AuctionStarted(1, "invoked"))
    assert Mood.STRUCK not in moods(table.after(6, ev.SunBid(0, 2)))


def test_who_is_outbid_is_asked_of_the_game_for_earlier_bids_were_perhaps_not_shown(table) -> None:
    """A game that is opened in the middle of an auction, or another one than before."""
    table.after(1, ev.AuctionStarted(0, "invoked"))
    table.after(2, ev.SunBid(3, 9))
    table.session.game = table.game = SimpleNamespace(
        plies=[SimpleNamespace(events=(ev.AuctionStarted(2, "invoked"), ev.SunBid(1, 4)))]
    )
    assert moods(table.after(2, ev.SunBid(0, 5))) == [Mood.CALM, Mood.STRUCK, Mood.CALM, Mood.CALM]


def test_the_first_bid_of_a_game_beats_nobody_of_the_game_before(table) -> None:
    table.after(1, ev.AuctionStarted(0, "invoked"))
    table.after(2, ev.SunBid(3, 9))
    table.session.game = table.game = SimpleNamespace(plies=[])
    table.session.seats = table.session.seats[:3]
    assert Mood.STRUCK not in moods(table.after(1, ev.SunBid(1, 5)))


def test_winning_pleases_and_losing_a_tile_does_not(table) -> None:
    assert moods(table.after(1, ev.LotWon(1, 5, 1, ("nile",))))[1] is Mood.PLEASED
    assert moods(table.after(2, ev.TileDiscarded(3, "temple", "earthquake", chosen=False)))[3] is Mood.STRUCK


def test_an_epoch_pleases_who_gained_most_and_strikes_who_gained_least_without_a_word(table) -> None:
    scored = ev.EpochScored(1, ({},) * 4, (5, 9, 5, 5), (10, 10, 9, 14))
    assert table.after(1, scored) == [CALM, (Mood.STRUCK, ""), CALM, (Mood.PLEASED, "")]
    alike = ev.EpochScored(1, ({},) * 4, (5, 9, 5, 5), (6, 10, 6, 6))
    assert table.after(2, alike) == [CALM, (Mood.PLEASED, ""), CALM, (Mood.PLEASED, "")]
    assert table.after(3, scored, 0.0) == table.after(2, alike, 0.0)


def test_people_and_bots_without_a_character_show_nothing(table) -> None:
    for seat in (0, 2):
        shown = table.after(1, ev.TileDiscarded(seat, "temple", "earthquake", chosen=True))
        assert shown[seat] == CALM


def said(table: Table, plies: range) -> dict[int, str]:
    """What is said when the builder loses a tile after so many plies."""
    event = ev.TileDiscarded(1, "temple", "earthquake", chosen=True)
    words = {ply: table.after(ply, event)[1][1] for ply in plies}
    return {ply: text for ply, text in words.items() if text}


def test_a_remark_is_one_of_the_character_and_the_occasion(table) -> None:
    heard = set(said(table, range(400)).values())
    assert heard == {spoken(line) for line in remarks("builder", Occasion.LOSS)}


def test_remarks_are_rare(table) -> None:
    times = list(said(table, range(200)))
    assert len(times) > 10
    assert all(later - earlier >= QUIET for earlier, later in pairwise(times))


def test_whoever_wins_the_first_lot_of_the_characters_in_an_epoch_says_something(table) -> None:
    lot, others = ev.LotWon(1, 5, 1, ("nile",)), ev.LotWon(0, 5, 1, ("nile",))
    for ply in range(10, 200, 10):
        table.game.plies.clear()
        table.after(ply - 2, ev.EpochStarted(2, 0))
        table.after(ply - 1, others)
        assert table.after(ply, lot)[1][1], ply
    rare = [table.after(ply, ev.LotWon(1, 5, 1, ("nile",)))[1][1] for ply in range(200, 300, 10)]
    assert not all(rare)


def test_the_same_game_is_told_in_the_same_way(keep, table) -> None:
    again = keep(Table())
    assert said(table, range(60)) == said(again, range(60))


def test_after_undo_somebody_may_speak_again(table) -> None:
    first = said(table, range(60))
    assert said(table, range(60)) == first


@pytest.mark.parametrize("silent", ["preference", "motion", "instant"])
def test_nobody_reacts_if_that_is_not_wanted(table, silent) -> None:
    table.settings.remarks = silent != "preference"
    table.settings.motion_is_reduced = lambda: silent == "motion"
    factor = 0.0 if silent == "instant" else 1.0
    event = ev.TileDiscarded(1, "temple", "earthquake", chosen=True)
    assert all(table.after(ply, event, factor) == [CALM] * 4 for ply in range(30))


def test_a_reaction_goes_by_itself(qtbot, table) -> None:
    table.remarks._end.setInterval(0)
    assert table.after(1, ev.LotWon(1, 5, 1, ("nile",)))[1] != CALM
    qtbot.waitUntil(lambda: table.panels[1].shown == CALM)


WON = Memory(won=True, row="nile", points=24)


def recalled(table: Table, seat: int = 3, *, plies: range = range(1, 400), recalls: bool = True) -> list[str]:
    """What `seat` says that is about former games, when it hears of a call after so many plies."""
    lines = {spoken(line) for line in recollections(table.session.seats[seat].character, WON)}
    shown = [table.after(ply, ev.AuctionStarted(0, "invoked"), recalls=recalls)[seat][1] for ply in plies]
    return [words for words in shown if words in lines]


def test_a_character_that_knows_the_person_says_so_first_then_what_it_remembers_each_line_once(table) -> None:
    table.known = {3: WON}
    first, *others = recalled(table)
    assert first == spoken("You again! Be quick.")
    assert others == [spoken("I won last time."), spoken("You scored 24 for Nile last time.")]
    assert recalled(table) == []
    table.session.game = table.game = table.session.saved.game = SimpleNamespace(plies=[], state=table.game.state)
    event, silent = ev.AuctionStarted(0, "invoked"), 1
    table.game.plies.append(SimpleNamespace(events=()))
    while table.remarks.line("caller", Occasion.CALL, event):
        table.game.plies.append(SimpleNamespace(events=()))
        silent += 1
    assert recalled(table, plies=range(silent, silent + 1)) == [first]


@pytest.mark.parametrize("case", ["replay", "guest", "opened late", "preference", "stranger", "disaster"])
def test_nobody_recalls_a_game_where_that_is_not_wanted_or_not_true(table, case) -> None:
    table.known = {} if case == "stranger" else {3: WON}
    table.session.has_guest = case == "guest"
    table.settings.remarks = case != "preference"
    table.game.state.epoch = 2 if case == "opened late" else 1
    if case == "disaster":
        event = ev.TileDiscarded(3, "temple", "earthquake", chosen=True)
        shown = {table.after(ply, event, recalls=True)[3][1] for ply in range(1, 100)} - {""}
        assert shown == {spoken(line) for line in remarks("caller", Occasion.LOSS)}
    else:
        assert recalled(table, recalls=case != "replay") == []


@pytest.mark.parametrize("replaying", [False, True])
def test_the_stage_lets_nobody_recall_anything_in_a_replay(replaying) -> None:
    asked: list[bool] = []
    stage = SimpleNamespace(
        _view=None,
        _players=SimpleNamespace(narrator=SimpleNamespace(describe=lambda _: "")),
        director=SimpleNamespace(is_replaying=replaying),
        remarks=SimpleNamespace(react=lambda *_, recalls: asked.append(recalls)),
    )
    TableStage.announce(stage, ev.SunBid(1, 5), 1.0)
    assert asked == [not replaying]


@pytest.mark.parametrize(
    ("memory", "facts"),
    [
        (Memory(won=True, row="", points=0), ["I won last time."]),
        (Memory(won=False, row="pharaohs", points=5), ["You won last time.", "You scored 5 for Pharaohs last time."]),
        (Memory(won=None, row="", points=0), []),
    ],
)
def test_a_recollection_says_what_the_history_knows_and_no_more(qapp, memory, facts) -> None:
    assert recollections("general", memory) == ["So we meet again.", *facts]


def test_every_character_has_short_lines_of_its_own_for_every_occasion(qapp) -> None:
    heard = [line for key in CHARACTERS for occasion in Occasion for line in remarks(key, occasion)]
    assert all(
        len(remarks(key, occasion)) >= (occasion is not Occasion.AGAIN) + 1
        for key in CHARACTERS
        for occasion in Occasion
    )
    assert len(set(heard)) == len(heard)
    assert max(map(len, heard)) <= 24
    assert remarks("time traveller", Occasion.CALL) == ()


def test_a_bubble_is_as_high_as_its_words_need(qapp, monkeypatch):
    heights, canvas = [], QPixmap(150, 40)
    monkeypatch.setattr(painter, "draw_broken", lambda to, room, *how: heights.append(room.height()))
    with QPainter(canvas) as to:
        for words in ("Kneel.", "You scored 20 for Civilization last time."):
            painter.draw_speech(to, QRectF(0, 0, 132, 17), words, "lapis", PAPYRUS)
    assert heights[0] == 15
    assert heights[1] >= 2 * SMALLEST_TYPE + 2  # from there on, words are broken without being cut
