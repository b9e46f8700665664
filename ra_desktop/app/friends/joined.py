"""A window that has joined a table: a guest of the session, whose script is what the host tells."""

from __future__ import annotations

import dataclasses
import logging
from random import SystemRandom
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from ra_desktop.app.setup import OFFERED
from ra_desktop.engine import RULESETS, Action, Draw, Game, IllegalActionError, SetupError, parse_action
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.names import is_name
from ra_desktop.storage.saved_game import SavedGame, Seat, at_home
from ra_desktop.storage.savefile import decode, encode

from .channel import Channel, Clock
from .host import drawn_by
from .messages import Choose, Deal, Gathering, Join, Move, Open, Refuse, Shown, Sit
from .proof import seal

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.app.session import Session
    from ra_desktop.storage.friends import Person

    from .channel import Pipe
    from .messages import Chair, Message

_log = logging.getLogger(__name__)

PATIENCE: Final = 600_000
"""Milliseconds for which a window that has lost its host tries to come back."""
SOON: Final = 1_000
"""Milliseconds until it tries for the first time; the time doubles up to :data:`SELDOM`."""
SELDOM: Final = 16_000

Phase = Literal["reaching", "gathering", "playing", "over", "ended"]
Ending = Literal[
    "gone", "secret", "newer", "older", "wrong", "unfair", "full", "started", "rules", "elsewhere", "closed"
]
"""Why a table has ended for a window: the host is gone for good; its secret is another; its program is newer or older;
it has sent what cannot be; the bag was not the one that it sealed; and the reasons of :data:`.messages.Why`.
"""


class WrongLineError(Exception):
    """The host has sent something impossible."""


class Joined(QObject):
    """One window at a table. It shows nothing that a second game has not checked, and plays nothing by itself.

    It is the :class:`~ra_desktop.app.session.Script` of the session's guest: what the person chooses goes to the host,
    and is played when it comes back.
    """

    changed = Signal()
    """The phase, the connection, who is there, or whether a person may choose has changed."""
    dealt = Signal()
    """A game has begun at the table; :meth:`sit_down` puts it on the session's."""
    finished = Signal(object)
    """The :class:`SavedGame` that is over, with the bag that the host has opened."""
    late = Signal()
    """The time was over before a person here had chosen: a bot has made the move."""
    ended = Signal(str)
    """Why the table has ended for this window (:data:`Ending`)."""

    def __init__(
        self,
        session: Session,
        dial: Callable[[], Pipe],
        secret: bytes,
        window: str,
        people: tuple[Person, ...],
        *,
        clock: Clock | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`dial` makes a pipe to the host, whenever one is needed; `window` is the id of this window."""
        super().__init__(parent)
        self._session, self._dial, self._secret = session, dial, secret
        self._window, self._people = window, people
        self._clock = clock or Clock()
        self.phase: Phase = "reaching"
        self.is_connected = False
        """Whether the host is there and has sent everything."""
        self.chairs: tuple[Chair, ...] = ()
        """Who has the seats, as last sent by the host; the table may be some moves behind."""
        self.own: tuple[int, ...] = ()
        """The seats of this window."""
        self.table: Gathering | Deal | None = None
        """The game as the host sent it."""
        self.saved: SavedGame | None = None
        """The game as the session shows it."""
        self._known: SavedGame | None = None
        """The game as far as the host has told it, and as it was checked."""
        self._sent: int | None = None
        """The number of the action that was chosen here and has not come back."""
        self._reported = -1
        """The number of actions in the position that the host was last told to be shown."""
        self._channel: Channel | None = None
        self._was_proved = False
        self._wait = SOON
        self._lost_at = self._clock.now()
        self._again = self._clock.alarm(self, self.reach)

    # --- the connection -----------------------------------------------------------------------------------------

    def reach(self) -> None:
        """Connect to the host; if the connection breaks later, retry for ten minutes."""
        if self.phase == "ended" or self._channel is not None:
            return
        pipe = self._dial()
        channel = Channel(pipe, self._secret, is_host=False, clock=self._clock, parent=self)
        pipe.setParent(channel)
        self._channel = channel
        channel.proved.connect(self._on_proved)
        channel.received.connect(self._on_message)
        channel.closed.connect(self._on_closed)

    def leave(self) -> SavedGame | None:
        """Leave the table; return the game if it is not over: with the rest of the bag shuffled, and no one far away.

        The host sees the window as away, and it may come back.
        """
        self._end()
        if self.saved is None or self.saved.game.state.is_over:
            return None
        self.saved.seats = at_home(self.saved.seats)
        return self.saved

    def _on_proved(self) -> None:
        assert self._channel is not None
        self._was_proved = True
        self._wait = SOON
        rulesets = tuple(ruleset for ruleset in OFFERED if ruleset in RULESETS)
        self._channel.send(Join(self._window, self._people, rulesets))

    def _on_closed(self, why: str) -> None:
        is_lie = why == "wrong" and self._channel is not None and self._channel.is_proved
        self._hang_up()
        now = self._clock.now()
        if self.is_connected:
            self._lost_at = now
        was_connected, self.is_connected = self.is_connected, False
        if is_lie or why in ("newer", "older"):
            self._give_up(why)
        elif why in ("secret", "wrong") and not self._was_proved:  # another program is there
            self._give_up("secret")
        elif now - self._lost_at > PATIENCE:
            self._give_up("gone")
        else:
            self._again.start(self._wait)
            self._wait = min(2 * self._wait, SELDOM)
            if was_connected:
                self.changed.emit()

    def _hang_up(self) -> None:
        channel, self._channel = self._channel, None
        if channel is not None:
            channel.close()
            channel.deleteLater()

    def _end(self) -> None:
        self.phase, self.is_connected = "ended", False
        self._again.stop()
        self._hang_up()

    def _give_up(self, why: str) -> None:
        if self.phase != "ended":
            _log.info("the table has ended here: %s", why)
            self._end()
            self.ended.emit(why)
            self.changed.emit()

    # --- what the host tells ----------------------------------------------------------------------------------

    def _on_message(self, message: Message) -> None:
        try:
            match message:
                case Refuse():
                    self._give_up(message.why)
                case Gathering():
                    self._gather(message)
                case Deal():
                    self._deal(message)
                case Move():
                    self._check_move(message)
                case Sit():
                    self._sit(message)
                case Open():
                    self._open(message)
                case _:
                    raise WrongLineError("not for guests")
        except WrongLineError as error:
            _log.warning("the host has sent what cannot be: %s", error)
            self._give_up("wrong")

    def _gather(self, gathering: Gathering) -> None:
        if self._known is not None:
            raise WrongLineError("the game has begun")
        self._check_chairs(gathering.ruleset, gathering.chairs, gathering.own)
        self.table, self.chairs, self.own = gathering, gathering.chairs, gathering.own
        self.phase, self.is_connected = "gathering", True
        self.changed.emit()

    def _check_chairs(self, ruleset: str, chairs: tuple[Chair, ...], own: tuple[int, ...]) -> None:
        if ruleset not in OFFERED or len(chairs) not in RULESETS[ruleset].players:
            raise WrongLineError("no such game")
        if len({chair.colour for chair in chairs}) < len(chairs) or not all(is_name(chair.name) for chair in chairs):
            raise WrongLineError("no such players")
        if len(own) != len(self._people) or len(set(own)) < len(own) or max(own) >= len(chairs):
            raise WrongLineError("no such seats")

    def _deal(self, deal: Deal) -> None:
        """Take a new game, or what has happened in this one."""
        self._check_chairs(deal.ruleset, deal.seats, deal.own)
        self._check_chairs(deal.ruleset, deal.chairs, deal.own)
        if deal.options.take_backs or deal.options.real_bag:
            raise WrongLineError("not a game for friends")
        game = self._replayed(deal)
        self.own = deal.own
        known = self._as_saved(deal, game)
        try:
            decode(encode(known))
        except SaveError as error:  # nobody could open it later
            raise WrongLineError(str(error)) from error
        old, shown = self.table, self.saved
        goes_on = False
        if isinstance(old, Deal) and shown is not None and game.plies[: len(shown.game.plies)] == shown.game.plies:
            before, now = ((it.started, it.sealed, it.suns, it.own) for it in (old, deal))
            goes_on = before == now
            if not goes_on and shown.game.plies and old.suns == deal.suns:  # as it was, but with another bag
                self._give_up("unfair")
                return
        self.table, self.chairs = deal, deal.chairs
        self._known, self._sent, self._reported = known, None, -1
        self.phase, self.is_connected = "playing", True
        if goes_on:
            self.changed.emit()
            self.follow()
        else:
            self.saved = self._as_saved(deal, self._replayed(deal))
            self.changed.emit()
            self.dealt.emit()

    def _replayed(self, deal: Deal) -> Game:
        """Return the game that `deal` describes; its bag is in a random order but for what was drawn."""
        bag = SystemRandom().sample(deal.tiles, len(deal.tiles))
        if not all(1 <= sun <= RULESETS[deal.ruleset].highest_sun for suns in deal.suns for sun in suns):
            raise WrongLineError("no such sun")
        try:
            game = Game(deal.ruleset, len(deal.seats), bag=bag, suns=deal.suns, position=deal.position)
        except (SetupError, ValueError) as error:
            raise WrongLineError(str(error)) from error
        if game.suns != deal.suns:
            raise WrongLineError("not the suns of its position")
        deal.options.put_on(game)
        tiles = iter(deal.drawn)
        for text in deal.actions:
            _play(game, text, next(tiles, "") if text == str(Draw()) else "")
        if next(tiles, None) is not None:
            raise WrongLineError("more tiles than draws")
        game.take_backs = deal.take_backs
        return game

    def _as_saved(self, deal: Deal, game: Game) -> SavedGame:
        """Return `game` as it is kept at this window."""
        seats = tuple(
            Seat(chair.name, chair.colour, chair.bot, chair.character, chair.friend and number not in self.own)
            for number, chair in enumerate(deal.seats)
        )
        return SavedGame(game, seats, deal.options, deal.started, {}, deal.handovers, deal.goes_on_from)

    def _check_move(self, move: Move) -> None:
        if self._known is None or move.ply != len(self._known.game.plies):
            raise WrongLineError("not the next action")
        seat = self._known.game.state.current_player
        is_late = self.seconds and seat in self.own and self._known.occupants[seat].bot is None is self._sent
        _play(self._known.game, move.action, move.tile)
        if is_late:
            self.late.emit()
        if self._sent is not None and self._sent <= move.ply:
            self._sent = None
        self.follow()

    def _sit(self, sit: Sit) -> None:
        known = self._known
        if known is None or sit.ply != len(known.game.plies) or len(sit.chairs) != len(known.seats):
            raise WrongLineError("a change of seats at the wrong time")
        self._check_chairs(known.game.ruleset, sit.chairs, self.own)
        self.chairs = sit.chairs
        friends = (chair.friend and number not in self.own for number, chair in enumerate(sit.chairs))
        known.seats = tuple(
            msgspec.structs.replace(seat, name=chair.name, far=seat.far or is_far)
            for seat, chair, is_far in zip(known.seats, sit.chairs, friends, strict=True)
        )
        for number, (chair, seat) in enumerate(zip(sit.chairs, known.occupants, strict=True)):
            if (chair.bot, chair.character) != (seat.bot, seat.character):
                known.hand_over(number, chair.bot, chair.character)
        self.follow()
        self.changed.emit()

    def _open(self, opened: Open) -> None:
        """The game is over: check that its bag is the one that was sealed."""
        known, deal = self._known, self.table
        if known is None or not isinstance(deal, Deal) or not known.game.state.is_over:
            raise WrongLineError("opened too early")
        game = known.game
        if seal(opened.salt, opened.bag, opened.reshuffles) != deal.sealed:
            self._give_up("unfair")
            return
        try:
            true = game.twin(opened.reshuffles, bag=opened.bag)
        except (SetupError, ValueError) as error:
            raise WrongLineError(str(error)) from error
        if true.plies != game.plies:
            self._give_up("unfair")
            return
        if self.phase == "over":
            return
        self.phase = "over"
        self.changed.emit()
        self.finished.emit(dataclasses.replace(known, game=true))

    # --- the session's table ----------------------------------------------------------------------------------

    @property
    def is_here(self) -> bool:
        """Whether the session's table shows the game."""
        return self.saved is not None and self._session.saved is self.saved

    @property
    def behind(self) -> int:
        """How many moves the session's table is behind."""
        if self.saved is None or self._known is None:
            return 0
        return len(self._known.game.plies) - len(self.saved.game.plies)

    def sit_down(self) -> None:
        """Put the game, as far as it was received, on the session's table; the session's own game waits."""
        if self.saved is not None and self.table is not None and not self.is_here:
            self._session.receive(self.saved, self, is_joined=True, is_aided=self.table.aids)

    def follow(self) -> None:
        """Have the session play what the host has sent; what a person here has selected or looks at stays."""
        if self.is_here and not self._session.opponents.is_asked:
            self._change_seats()
            if self.behind:
                self._session.follow_script()

    def choose(self, action: Action) -> bool:
        """Send the host what the person whose turn it is chooses; False if no one may choose now."""
        if not self.is_here or self._channel is None or self._session.person_to_move is None or self.saved is None:
            return False
        game = self.saved.game
        if action not in game.state.legal_actions():
            return False
        self._sent = len(game.plies)
        self._channel.send(Choose(self._sent, str(action)))
        self.changed.emit()
        return True

    @property
    def seconds(self) -> int:
        """The time for a move; 0 for no limit."""
        return 0 if self.table is None else self.table.seconds

    def tell_shown(self) -> bool:
        """Tell the host, once, that the person whose turn it is sees the position; return whether the time begins."""
        ply = -1 if self.saved is None else len(self.saved.game.plies)
        if not self.seconds or self._channel is None or self._session.person_to_move is None or ply == self._reported:
            return False
        self._reported = ply
        self._channel.send(Shown(ply))
        return True

    @property
    def holds(self) -> bool:
        """Whether no one here may choose: it is someone else's turn, the host is away, or moves are still to come."""
        if self.saved is None:
            return True
        seat = self.saved.game.state.current_player
        if seat is None:
            return False
        if self.behind or self._sent is not None or not self.is_connected:
            return True
        return seat not in self.own or self.saved.occupants[seat].bot is not None

    def next_move(self) -> Action | None:
        """Return the next action that the host has sent, and put its tile on top of the bag."""
        if self.saved is None or self._known is None or not self.is_here:
            return None
        self._change_seats()
        if not self.behind:
            return None
        game = self.saved.game
        ply = self._known.game.plies[len(game.plies)]
        for tile in drawn_by(ply):
            game.put_next(tile)
        return ply.action

    def _change_seats(self) -> None:
        """Seat those who had the seats at the position that is shown."""
        if self.saved is None or self._known is None:
            return
        now = len(self.saved.game.plies)
        handovers = tuple(change for change in self._known.handovers if change.after <= now)
        if (handovers, self._known.seats) != (self.saved.handovers, self.saved.seats):
            self.saved.handovers, self.saved.seats = handovers, self._known.seats
            self._session.seats_changed.emit()


def _play(game: Game, text: str, tile: str) -> None:
    """Play the action `text`, which draws `tile`; raises :class:`WrongLineError` if that cannot be."""
    try:
        action = parse_action(text)
        if bool(tile) != (action == Draw()):
            raise WrongLineError("a tile without a draw, or a draw without a tile")
        if tile:
            game.put_next(tile)
        game.play(action)
    except (ValueError, IllegalActionError) as error:
        raise WrongLineError(str(error)) from error
