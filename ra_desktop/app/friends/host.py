"""The table of a host: the only authority on a game that friends elsewhere play. It plays in no window itself."""

from __future__ import annotations

import logging
import os
from collections import Counter
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from ra_desktop.ai import Bot, make_bot
from ra_desktop.app.ai_worker import AiWorker
from ra_desktop.app.autosave import Notice
from ra_desktop.app.opponents import Opponents, fallback_level, safe_choice
from ra_desktop.engine import Action, Game, Ply, parse_action
from ra_desktop.engine.events import TileDrawn
from ra_desktop.storage import friends
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.filing import remove
from ra_desktop.storage.names import LONGEST_NAME, cut
from ra_desktop.storage.parked import collect_orphan
from ra_desktop.storage.reading import exists
from ra_desktop.storage.saved_game import COLOURS, Options, SavedGame, Seat
from ra_desktop.storage.savefile import load_file, save_file
from ra_desktop.storage.slots import lock_file

from .channel import Channel, Clock, Pipe
from .messages import MOST_SEATS, Chair, Choose, Deal, Gathering, Join, Move, Open, Refuse, Shown, Sit
from .proof import new_id, seal

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ra_desktop.storage.friends import KeptWindow, Person

    from .messages import FromHost, Message, Why

_log = logging.getLogger(__name__)

MOST_CONNECTIONS: Final = 8
SLOWEST: Final = 10_000
"""Milliseconds until the time for a move begins even if the window has not said that it shows the position."""

Phase = Literal["gathering", "playing", "over"]


class Host(QObject):
    """A table: gathers windows, deals, plays the bots, checks every choice, saves, and then tells all windows.

    It has a clock and files of its own, so that nothing done in the host's window stops the others.
    """

    changed = Signal()
    """Who has come or gone, or the phase."""
    notice = Signal(object)
    """A :class:`~ra_desktop.app.autosave.Notice`."""

    def __init__(
        self,
        folder: Path,
        bots: Callable[..., Bot] = make_bot,
        *,
        clock: Clock | None = None,
        pace: int = 0,
        parent: QObject | None = None,
    ) -> None:
        """`folder` is where the table is kept; a bot moves no sooner than `pace` milliseconds after the last move."""
        super().__init__(parent)
        self._pace = pace
        self._folder = folder
        self._clock = clock or Clock()
        self._ai = AiWorker(bots, self)
        self.opponents: Final = Opponents(bots, self._ai, self)
        """The bots. Questions about their programs go to the host."""
        self._paced = self._clock.alarm(self, self.opponents.open_gate)
        self.opponents.chosen.connect(self._play)
        self.opponents.notice.connect(self.notice)
        self.secret = b""
        self.ports: tuple[int, ...] = ()
        """The port of the last time, and those before that an invitation may still have."""
        self.own = new_id()
        """The id of the host's own window: whoever sits there is not far away in the file of the game."""
        self.aids = True
        """Whether hints and prices may be shown at the table; it can only be asked for."""
        self.seconds = 0
        """The time for a move, after which a bot makes it; 0 for no limit."""
        self._late = self._clock.alarm(self, self._on_late)
        self._shown: int | None = None
        """The number of actions in the position that the window whose turn it is has said that it shows."""
        self.options = Options(take_backs=False)
        self.ruleset = "classic"
        self.phase: Phase = "gathering"
        self.windows: list[KeptWindow] = []
        """Those that have seats at the table."""
        self.channels: dict[str, Channel] = {}
        """The connections of those that are not away, by id."""
        self._places: tuple[Seat, ...] = ()
        """Who plays on seats that stay empty."""
        self._connections: list[Channel] = []
        self._begun: SavedGame | None = None
        """An unfinished game that is to be continued."""
        self.saved: SavedGame | None = None
        """The game; read only."""
        self._salt = ""
        self._is_failing = False
        self._lock: int | None = None

    # --- before the game ------------------------------------------------------------------------------------

    def open(self, secret: bytes, ruleset: str, places: tuple[Seat, ...], options: Options) -> None:
        """Open a table for a new game; at `places`, all of bots, is who plays where nobody comes."""
        self.secret, self.ruleset, self._places = secret, ruleset, places
        self.options = msgspec.structs.replace(options, take_backs=False, real_bag=False)
        self.put_away()
        self._keep()

    def open_begun(self, secret: bytes, saved: SavedGame) -> None:
        """Open a table to continue `saved`, an unfinished game that is not drawn from a real bag."""
        self._begun = saved
        self.open(secret, saved.game.ruleset, saved.occupants, saved.options)

    def reopen(self) -> bool:
        """Reopen the table that was kept; return whether there was one with an unfinished game."""
        kept = friends.read(self._folder / friends.HOSTED_NAME, friends.HostedTable)
        if kept is None or not kept.has_begun:
            return False
        try:
            saved = load_file(self._folder / friends.GAME_NAME)
        except SaveError as error:
            _log.warning("a table cannot be opened again: %s", error)
            return False
        if len(kept.places) != saved.game.players:
            return False
        self.secret, self._salt, self.ports = bytes.fromhex(kept.secret), kept.salt, kept.ports
        self.aids, self.seconds, self.own, self._places = kept.aids, kept.seconds, kept.own, kept.places
        self.windows = list(kept.windows)
        self.saved, self.ruleset, self.options = saved, saved.game.ruleset, saved.options
        self.opponents.start_game(is_ours=False)
        self._go_on()
        return True

    def claim(self) -> bool:
        """Keep other windows from hosting until this table is closed; False if one is hosting already."""
        try:
            self._lock = lock_file(self._folder / friends.LOCK_NAME)
        except BlockingIOError:
            return False
        return True

    def put_away(self) -> None:
        """Park the game of the table that was kept here: another one comes in its place, or it can't be opened."""
        kept, path = self._folder / friends.HOSTED_NAME, self._folder / friends.GAME_NAME
        try:
            collect_orphan(path)
            for left in filter(exists, (kept, path)):
                remove(left)
        except SaveError as error:
            _log.warning("the game of an earlier table is not kept: %s", error)

    def seated(self) -> tuple[Seat, ...]:
        """Return the players of the coming game: those who came, with names and colours made different, and bots."""
        people = {
            number: (person, window.id != self.own)
            for window in self.windows
            for number, person in zip(window.seats, window.people, strict=True)
        }
        seats: dict[int, Seat] = {}
        for number in (*people, *(number for number in range(len(self._places)) if number not in people)):
            place = self._places[number]
            sitter, is_far = people.get(number, (place, False))
            free = [colour for colour in COLOURS if colour not in {seat.colour for seat in seats.values()}]
            colour = sitter.colour if sitter.colour in free else free[0]
            name = _other_name(sitter.name, {seat.name for seat in seats.values()})
            bot = None if number in people else place.bot or fallback_level()
            character = sitter.character if number in people or place.bot else None
            seats[number] = Seat(name, colour, bot, character, is_far)
        return tuple(seats[number] for number in range(len(self._places)))

    def start(self) -> None:
        """Begin the game with those who are there, or another one after it; windows that are away keep their seats."""
        if self.phase == "playing":
            return
        seats, begun, self._begun = self.seated(), self._begun, None
        if begun is None:
            game = Game(self.ruleset, len(seats))
            self.options.put_on(game)
            self.saved = SavedGame(game, seats, self.options, datetime.now(UTC).isoformat())
        else:
            self.saved = _continued(begun, seats, self.options)
        self._salt, self.phase = new_id(), "playing"
        self.opponents.start_game(is_ours=begun is None)
        self._save()
        self._keep()
        for window in self.windows[:]:
            self._tell_all(window)
        self.changed.emit()
        self._go_on()

    # --- windows ------------------------------------------------------------------------------------------------

    def accept(self, pipe: Pipe) -> None:
        """Talk to whoever is at the other end of `pipe`."""
        channel = Channel(pipe, self.secret, is_host=True, clock=self._clock, parent=self)
        pipe.setParent(channel)
        self._connections.append(channel)
        channel.received.connect(lambda message: self._on_message(channel, message))
        channel.closed.connect(lambda _why: self._on_closed(channel))
        if len(self._connections) > MOST_CONNECTIONS:  # who only connects keeps no one out
            unproved = [it for it in self._connections if not it.is_proved]
            crowd = Counter(it.address for it in unproved)
            max(unproved, key=lambda it: crowd[it.address]).fail("flood")  # the oldest of the address with most

    def _on_closed(self, channel: Channel) -> None:
        """A window is away; one that has come to a game that has not begun gives up its seats."""
        self._connections.remove(channel)
        channel.deleteLater()
        window = self._window_of(channel)
        if window is None:
            return
        del self.channels[window.id]
        if self._is_turn_of(window):
            self._late.stop()
        if self.phase == "gathering":
            self.windows.remove(window)
        self._tell_seats()

    def _drop(self, channel: Channel, why: Why) -> None:
        """End the connection, saying why."""
        channel.send(Refuse(why))
        if channel.is_open:
            channel.close()
            self._connections.remove(channel)
            channel.deleteLater()

    def _window_of(self, channel: Channel) -> KeptWindow | None:
        return next((window for window in self.windows if self.channels.get(window.id) is channel), None)

    def _on_message(self, channel: Channel, message: Message) -> None:
        window = self._window_of(channel)
        if isinstance(message, Join) and window is None:
            self._join(channel, message)
        elif isinstance(message, Choose) and window is not None:
            self._choose(window, channel, message)
        elif isinstance(message, Shown) and window is not None:
            self._on_shown(window, message.ply)
        else:
            channel.fail("wrong")

    def _join(self, channel: Channel, join: Join) -> None:
        window = next((window for window in self.windows if window.id == join.window), None)
        if self.ruleset not in join.rulesets:
            self._drop(channel, "rules")
        elif window is not None:
            if (other := self.channels.pop(window.id, None)) is not None:
                self._drop(other, "elsewhere")
            self._return(window)  # before it is there: it hears of that with everything else
            self._welcome(window, channel)
        elif self.phase == "over" or (seats := self._free(join.people)) is None:
            self._drop(channel, "full" if self.phase == "gathering" else "started")
        else:
            self.windows.append(window := friends.KeptWindow(join.window, join.people, seats))
            self._replace_bots(window)
            self._welcome(window, channel)

    def _replace_bots(self, window: KeptWindow) -> None:
        """Give bots' seats to `window`, whose friends have come late: for the whole game they have those names."""
        if self.saved is not None:
            seats = list(self.saved.seats)
            for number, person in zip(window.seats, window.people, strict=True):
                others = {seat.name for seat in seats if seat is not seats[number]}
                seats[number] = msgspec.structs.replace(seats[number], name=_other_name(person.name, others), far=True)
            self.saved.seats = tuple(seats)
            self._return(window)
            self._keep()

    def _welcome(self, window: KeptWindow, channel: Channel) -> None:
        """Tell a window that has come everything, and the others who is there."""
        self.channels[window.id] = channel
        self._tell_all(window)
        self._tell_seats(but=window)
        if self._is_turn_of(window):
            self._give_time()

    def _free(self, people: tuple[Person, ...]) -> tuple[int, ...] | None:
        """Return seats for `people`: that of the same name in a game that goes on, one of a person, or of a bot."""
        taken = {seat for window in self.windows for seat in window.seats}
        free = [seat for seat in range(len(self._places)) if seat not in taken]
        if len(free) < len(people):
            return None
        seats = []
        for person in people:
            best = min(free, key=lambda seat: (self._places[seat].name != person.name, bool(self._places[seat].bot)))
            free.remove(best)
            seats.append(best)
        return tuple(seats)

    # --- the game ---------------------------------------------------------------------------------------------

    def _choose(self, window: KeptWindow, channel: Channel, choice: Choose) -> None:
        """Play what a window has chosen; a choice made before the last action reached it is ignored."""
        saved = self.saved
        if saved is None or choice.ply != len(saved.game.plies) or self.phase != "playing":
            return
        seat = saved.game.state.current_player
        try:
            action = parse_action(choice.action)
        except ValueError:
            action = None
        if seat not in window.seats or action not in saved.game.state.legal_actions():
            channel.fail("wrong")
        elif saved.occupants[seat].bot is None and action is not None:
            self._play(action)

    def _play(self, action: Action) -> None:
        """Play, save, and then tell."""
        assert self.saved is not None
        game = self.saved.game
        ply = game.play(action)
        self.saved.forget_the_future()
        self._save()
        self._tell(Move(len(game.plies) - 1, str(action), "".join(drawn_by(ply))))
        self._go_on()

    def _go_on(self) -> None:
        """Ask the bot whose turn it is, or open the bag at the end."""
        assert self.saved is not None
        seat = self.saved.game.state.current_player
        phase: Phase = "over" if seat is None else "playing"
        if phase != self.phase:
            self.phase = phase
            self.changed.emit()
        self._late.stop()
        if seat is None:
            self.opponents.end_game()
            self._tell(self._opened())
        elif self.saved.occupants[seat].bot is None:
            self._give_time()
        else:
            if self._pace:
                self.opponents.close_gate()
                self._paced.start(self._pace)
            self.opponents.ask(self.saved)

    def _is_turn_of(self, window: KeptWindow) -> bool:
        return self.saved is not None and self.saved.game.state.current_player in window.seats

    def _give_time(self) -> None:
        """Limit the time of the person whose turn it is, unless that window is away."""
        self._shown = None
        if self.seconds and any(self._is_turn_of(window) and window.id in self.channels for window in self.windows):
            self._late.start(SLOWEST + 1_000 * self.seconds)

    def _on_shown(self, window: KeptWindow, ply: int) -> None:
        """The window of the person whose turn it is shows the position: the time begins, once."""
        if self.saved is not None and ply == len(self.saved.game.plies) != self._shown and self._is_turn_of(window):
            self._shown = ply
            if self.seconds and self.phase == "playing":
                self._late.start(1_000 * self.seconds)

    def _on_late(self) -> None:
        """Somebody's time is over: a bot makes this one move."""
        if self.saved is not None and (seat := self.saved.game.state.current_player) is not None:
            self._play(safe_choice(self.saved.game.state.view(seat)))

    def stand_in(self, number: int, level: str) -> None:
        """Let a bot play for the window of that seat, which is away, until it is back."""
        away = (window for window in self.windows if window.id not in self.channels)
        if self.saved is not None and any(number in window.seats for window in away):
            self._hand_over({number: (level, None)})

    def _return(self, window: KeptWindow) -> None:
        """Give back the seats of a window that bots have played."""
        self._hand_over(
            {seat: (None, person.character) for seat, person in zip(window.seats, window.people, strict=True)}
        )

    def _hand_over(self, seats: dict[int, tuple[str | None, str | None]]) -> None:
        if self.saved is None or self.phase != "playing":
            return
        current = self.saved.game.state.current_player
        changed = {number for number, (bot, _) in seats.items() if self.saved.occupants[number].bot != bot}
        for number in changed:
            self.saved.hand_over(number, *seats[number])
            self.opponents.change(number)
        if changed:
            if current in changed:
                self.opponents.stop()
            self._save()
            self._tell_seats()
            if current in changed:
                self._go_on()

    # --- what is told ---------------------------------------------------------------------------------------

    def chairs(self) -> tuple[Chair, ...]:
        """Return who has the seats now."""
        seats = self.seated() if self.saved is None else self.saved.occupants
        by_window = {number: window.id not in self.channels for window in self.windows for number in window.seats}
        return tuple(_chair(seat, by_window.get(number)) for number, seat in enumerate(seats))

    def _tell(self, message: FromHost) -> None:
        for channel in tuple(self.channels.values()):
            channel.send(message)

    def _tell_seats(self, but: KeptWindow | None = None) -> None:
        """Tell all windows who sits where."""
        for window in self.windows[:]:
            if window is not but:
                if self.saved is None:
                    self._tell_all(window)
                elif window.id in self.channels:
                    self.channels[window.id].send(Sit(len(self.saved.game.plies), self.chairs()))
        self.changed.emit()

    def _tell_all(self, window: KeptWindow) -> None:
        """Tell `window` everything."""
        channel = self.channels.get(window.id)
        if channel is None:
            return
        if self.saved is None:
            about = self.ruleset, self.options, self.chairs(), window.seats
            channel.send(Gathering(*about, self.aids, self.seconds))
            return
        channel.send(self._deal(self.saved, window.seats))
        if self.phase == "over":
            channel.send(self._opened())

    def _deal(self, saved: SavedGame, own: tuple[int, ...]) -> Deal:
        game = saved.game
        by_window = {number for window in self.windows for number in window.seats}
        return Deal(
            started=saved.started,
            ruleset=game.ruleset,
            options=saved.options,
            seats=tuple(_chair(seat, False if at in by_window else None) for at, seat in enumerate(saved.seats)),
            suns=game.suns,
            tiles=tuple(sorted(game.bag)),
            sealed=seal(self._salt, game.bag, game.reshuffles),
            chairs=self.chairs(),
            own=own,
            actions=tuple(map(str, game.actions)),
            drawn=drawn_by(*game.plies),
            handovers=saved.handovers,
            position=game.start,
            goes_on_from=saved.goes_on_from,
            take_backs=game.take_backs,
            aids=self.aids,
            seconds=self.seconds,
        )

    def _opened(self) -> Open:
        assert self.saved is not None
        return Open(self._salt, self.saved.game.bag, self.saved.game.reshuffles)

    # --- files ----------------------------------------------------------------------------------------------

    def _save(self) -> None:
        """Write the game. If that fails, the game goes on, and the host is told."""
        assert self.saved is not None
        try:
            save_file(self._folder / friends.GAME_NAME, self.saved)
        except SaveError as error:
            if not self._is_failing:
                self._is_failing = True
                self.notice.emit(Notice("autosave-failed", detail=error.reason))
        else:
            if self._is_failing:
                self._is_failing = False
                self.notice.emit(Notice("autosave-works"))

    def listens_at(self, port: int) -> bool:
        """Note the `port`, so that the table has it when it is reopened; return whether the last one was taken."""
        was_taken = bool(self.ports) and port != self.ports[0]
        self.ports = tuple(dict.fromkeys((port, *self.ports)))[: friends.MOST_PORTS]
        self._keep()
        return was_taken

    def _keep(self) -> None:
        """Write the table's own file, beside that of its game."""
        about = self.secret.hex(), self._salt or new_id(), self.ports, self.aids, self.seconds
        table = friends.HostedTable(*about, self.saved is not None, self.own, self._places, tuple(self.windows))
        friends.write(self._folder / friends.HOSTED_NAME, table)

    def close(self) -> None:
        """Disconnect everyone for now, and end the bots; the table can be reopened from its files."""
        self._paced.stop()
        self._late.stop()
        for channel in self._connections:
            channel.close()
        self._connections.clear()
        self.opponents.end_game()
        self._ai.shutdown()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def dissolve(self) -> None:
        """Close the table for good: no one can come back to it. Keeping the game is up to the caller."""
        for channel in self._connections[:]:
            self._drop(channel, "closed")
        self.close()
        for name in (friends.HOSTED_NAME, friends.GAME_NAME):
            friends.forget(self._folder / name)


def drawn_by(*plies: Ply) -> tuple[str, ...]:
    """Return the tiles that were drawn, in order; no action draws more than one."""
    return tuple(event.tile for ply in plies for event in ply.events if isinstance(event, TileDrawn))


def _chair(seat: Seat, is_away: bool | None) -> Chair:
    """`is_away` is None if no window has the seat."""
    return Chair(seat.name, seat.colour, seat.bot, seat.character, is_away is not None, bool(is_away))


def _other_name(name: str, taken: set[str]) -> str:
    """Return `name`, with a number if someone already has that name."""
    names = (cut(name, LONGEST_NAME - 2) + f" {number}" for number in range(2, MOST_SEATS + 1))
    return name if name not in taken else next(other for other in names if other not in taken)


def _continued(begun: SavedGame, seats: tuple[Seat, ...], options: Options) -> SavedGame:
    """Return `begun`, as far as it was played, with `seats` from here on."""
    old = begun.game
    game = old.twin(old.reshuffles)
    game.take_backs = old.take_backs + bool(old.taken_back)
    options.put_on(game)
    started = tuple(
        seat if was.bot is None is seat.bot else msgspec.structs.replace(seat, bot=was.bot, character=was.character)
        for was, seat in zip(begun.seats, seats, strict=True)
    )
    kept = [change for change in begun.handovers if change.after <= len(game.plies)]
    saved = SavedGame(game, started, options, begun.started, {}, tuple(kept), begun.goes_on_from, begun.occasion)
    for number, (now, seat) in enumerate(zip(saved.occupants, seats, strict=True)):
        if now.bot != seat.bot or (seat.bot is None and now.character != seat.character):
            saved.hand_over(number, seat.bot, seat.character)
    return saved
