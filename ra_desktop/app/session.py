"""The session: the game on the table and everything that changes it. The engine has the rules.

A guest, the game of a lesson or a puzzle, is led by a script and takes the place of the session's own game. Undo and
redo stop at people's decisions; a move without alternative is none.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
from PySide6.QtCore import QObject, Signal

from ra_desktop.ai import Bot, make_bot
from ra_desktop.engine import Action, Draw, Game, GameState, IllegalActionError, View
from ra_desktop.storage import paths
from ra_desktop.storage.saved_game import Options, SavedGame, Seat, at_home
from ra_desktop.storage.savefile import load_file, save_file

from .ai_worker import PATIENCE, AiWorker
from .autosave import Autosave, ParkedGame
from .opponents import Opponents
from .setup import GameSetup

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ra_desktop.storage.slots import Slot


class Script(Protocol):
    """Says what follows in a game that is not played freely, as in a lesson."""

    @property
    def holds(self) -> bool:
        """Whether moves are blocked: a text is being shown, or a scripted move is pending."""

    def next_move(self) -> Action | None:
        """Return and remove the next scripted move, which is legal for the current player; None if there is none."""


@dataclass(slots=True)
class Guest:
    """The game of a lesson or of a puzzle. It is never saved, counted or parked, and belongs to no file."""

    saved: SavedGame
    script: Script
    is_joined: bool = False
    """Whether it is the game of a table with friends elsewhere, which is played like any other."""
    is_aided: bool = False
    """Whether hints and prices may be shown."""


_log = logging.getLogger(__name__)

_SEED_BITS: Final = 53
"""Bits of the seeds for reshuffled bags: as many as a file can hold."""


class Session(QObject):
    """The game on the table: its players, its file, and what is done with it.

    People act by :meth:`play`, bots through :attr:`opponents`. After every change the game is written
    (:attr:`autosave`), then the signals are sent, then the next bot is asked.
    """

    game_replaced = Signal()
    """Another game is on the table."""
    rewound = Signal()
    """Actions were taken back or restored, or someone may move now; something changed without an action."""
    cleared = Signal()
    """No game is on the table any more."""
    helped = Signal()
    """The player asked for help in a deal that counts once."""
    seats_changed = Signal()
    """The player of a seat changed."""
    played = Signal(object)
    """The :class:`~ra_desktop.engine.Ply` that changed the state."""
    tile_wanted = Signal()
    """Someone draws from the real bag: :meth:`name_tile` says what."""
    file_changed = Signal()
    """The game on the table belongs to another file, or to none."""
    file_used = Signal(object)
    """The path from which a game was loaded, or to which it was saved."""

    def __init__(
        self,
        bots: Callable[..., Bot] = make_bot,
        parent: QObject | None = None,
        *,
        patience: int = PATIENCE,
        slot: Slot | None = None,
    ) -> None:
        """`bots` makes a bot from level, seed and, where the seat has one, ``character``.

        `patience` in milliseconds, see :mod:`.ai_worker`. `slot` as for :class:`.Autosave`.
        """
        super().__init__(parent)
        self._bots = bots
        self._patience = patience
        self.ai: Final = AiWorker(bots, self, patience=patience)
        """The thread of the bots, which also computes hints."""
        self.opponents: Final = Opponents(bots, self.ai, self)
        self.autosave: Final = Autosave(slot, self)
        self.opponents.chosen.connect(self._play)
        self._own: SavedGame | None = None
        """The session's own game, which waits while there is a guest."""
        self._file: Path | None = None
        """The file of the session's own game."""
        self._guest: Guest | None = None
        self._drawing: tuple[Game, int, Seat] | None = None
        """A draw from the real bag whose tile is not named yet: game, number of actions before, and who draws."""
        self._is_ours = True
        """Whether the session's own game was started here, and not read from a file."""
        self._seeds = Random()

    # --- what is on the table -------------------------------------------------------------------------

    @property
    def game(self) -> Game | None:
        """The game on the table, or None."""
        saved = self.saved
        return saved.game if saved else None

    @property
    def saved(self) -> SavedGame | None:
        """The game on the table with everything its file would hold, or None; read only."""
        return self._guest.saved if self._guest else self._own

    @property
    def file(self) -> Path | None:
        """The file that the game was read from or saved to, if it may be overwritten."""
        return None if self._guest else self._file

    @property
    def state(self) -> GameState:
        """The position of the game on the table; there must be one."""
        return self._on_table().game.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The current player of each seat."""
        saved = self.saved
        return saved.occupants if saved else ()

    @property
    def options(self) -> Options:
        """The options of this game beyond its rule set."""
        saved = self.saved
        return saved.options if saved else Options()

    @property
    def setup(self) -> GameSetup | None:
        """Return a set-up for a new game with the same players."""
        saved = self.saved
        return None if saved is None else GameSetup(saved.game.ruleset, at_home(saved.seats), saved.options)

    @property
    def person_to_move(self) -> int | None:
        """The seat of the person to move; None if a bot is to move, the game is over, or there is none.

        None, too, while the script of a guest holds the game.
        """
        if self._guest is not None and self._guest.script.holds:
            return None
        seat = self.state.current_player if self.saved else None
        return seat if seat is not None and self.is_person(seat) else None

    @property
    def withholds_help(self) -> bool:
        """Whether nothing helps the player in the game on the table, since it counts once (:meth:`take_help`)."""
        return self._guest is None and self._own is not None and self._own.withholds_help

    def take_help(self) -> None:
        """Let the player have help from now on; the result is marked."""
        if self.withholds_help and self._own is not None:
            self._own.helped = True
            self._write(self._own)
            self.helped.emit()

    @property
    def is_forced(self) -> bool:
        """Whether the current player has nothing to decide."""
        game = self.game
        return game is not None and not game.state.is_over and game.is_forced(len(game.plies))

    def is_person(self, seat: int) -> bool:
        """Whether a person plays `seat`."""
        return self.seats[seat].is_person

    def view(self, seat: int) -> View:
        """Return what `seat` may know of the position."""
        return self.state.view(seat)

    def _on_table(self) -> SavedGame:
        if (saved := self.saved) is None:
            raise LookupError("no game is on the table")
        return saved

    # --- other games ----------------------------------------------------------------------------------

    def start(self, setup: GameSetup, occasion: str = "", deal: Game | None = None) -> None:
        """Start a new game, with the bag and suns of `deal` if there is one; `occasion` says what it is played for.

        :class:`~ra_desktop.engine.SetupError` leaves the current game as it is.
        """
        bag, suns = (None, setup.suns) if deal is None else (deal.bag, deal.suns)
        game = Game(setup.ruleset, len(setup.seats), setup.seed, bag=bag, suns=suns)
        options = setup.options if deal is None else msgspec.structs.replace(setup.options, real_bag=False)
        self._replace(SavedGame(game, setup.seated(), options, _now(), occasion=occasion))

    def start_from(self, game: Game, seats: tuple[Seat, ...], options: Options) -> None:
        """Put a new `game` on the table that begins from a position."""
        options = msgspec.structs.replace(options, real_bag=False)
        self._replace(SavedGame(game, seats, options, _now()), is_ours=self._is_ours)

    def load(self, path: Path, known: ParkedGame | None = None) -> None:
        """Continue the game saved in `path`; a :class:`SaveError` leaves the current game as it is.

        A parked game is unparked once it is on the table and in the autosave. It belongs to the file that it had
        before it was parked, if that is `known`.
        """
        from ra_desktop.storage import parked  # loaded on first use

        saved = load_file(path)
        self._replace(saved, _writable(path) if known is None else known.file, is_ours=False)
        if not self.autosave.is_failing:
            parked.unpark(path, saved)
        self.file_used.emit(path)

    def bring_back(self, parked: ParkedGame) -> None:
        """Put a parked game back on the table; raises :class:`SaveError` like :meth:`load`."""
        self.load(parked.path, parked)

    def resume(self) -> None:
        """Continue the autosaved game; raises :class:`SaveError` like :meth:`load`.

        While autosaving fails, this is the current game.
        """
        saved = self.autosave.load()
        self._guest = None
        self._replace(saved, self._file, parks=False, is_ours=saved is self._own and self._is_ours)

    def go_on_from(self, ply: int) -> None:
        """Put a game on the table that continues from the position after `ply` actions of this one.

        The rest of its bag is shuffled, since what came next has been seen. The current game is parked if it is
        unfinished; save a finished one first to keep it.
        """
        saved = self._on_table()
        game = saved.game.branch(ply, self._seeds.getrandbits(_SEED_BITS))
        self._replace(SavedGame(game, saved.occupants, saved.options, _now(), goes_on_from=ply), is_ours=self._is_ours)

    def _replace(self, saved: SavedGame, file: Path | None = None, *, parks: bool = True, is_ours: bool = True) -> None:
        """Put `saved`, which belongs to `file`, on the table; with `parks`, park the game it replaces."""
        self._guest = None
        saved.options.put_on(saved.game)
        if not saved.game.state.is_over:
            saved.seats = at_home(saved.seats)
        if parks:
            self.autosave.make_room(self._file, saved)
        self.opponents.start_game(is_ours=is_ours)
        self._is_ours = is_ours
        self._own = saved
        self._file = file
        self.autosave.write(saved)
        self.game_replaced.emit()
        if self.saved is saved:  # unless a listener has put another game on the table
            self.opponents.announce_fallbacks(saved)
            self._go_on()
            self.ai.prepare(saved.game.state.ruleset, saved.game.state.players)

    # --- its file -------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the game to `path`; raises :class:`SaveError`."""
        save_file(path, self._on_table())
        self._file = _writable(path)
        self.file_changed.emit()
        self.file_used.emit(path)

    def follow(self, old: Path, new: Path | None) -> None:
        """Note that the saved game `old` was renamed to `new`, or deleted if that is None."""
        if self._file == old:
            self._file = new
            self.file_changed.emit()

    # --- playing --------------------------------------------------------------------------------------

    def play(self, action: Action) -> bool:
        """Play `action` for the person to move; return False, changing nothing, if that is not possible now."""
        if self.person_to_move is None:
            return False
        try:
            self._play(action)
        except IllegalActionError as error:
            _log.warning("a move was refused: %s", error)
            return False
        return True

    def _play(self, action: Action, *, is_named: bool = False) -> None:
        """Play `action`; a draw from the real bag waits until its tile is named."""
        saved = self._on_table()
        game, state = saved.game, saved.game.state
        if game.real_bag and not is_named and action == Draw() and state.bag and action in state.legal_actions():
            self._draw(saved)
            return
        ply = game.play(action)
        saved.forget_the_future()
        self.ai.cancel_hint()
        self._write(saved)
        self.played.emit(ply)
        if self.game is game and game.plies[-1] is ply:  # unless a listener has played on
            self._go_on()

    def _go_on(self) -> None:
        """Request a move if it is a bot's turn, or play the next one of the script."""
        self._drawing = None
        if self._guest is not None:
            action = self._guest.script.next_move()
            if action is not None:
                self.opponents.give(self._guest.saved, action)
            if action is not None or self._guest.script.holds:
                return
        self.autosave.announce_parked()
        seat = self.state.current_player
        if seat is None:
            self.opponents.end_game()
        elif not self.is_person(seat):
            self.opponents.ask(self._on_table())

    def _write(self, saved: SavedGame) -> None:
        """Autosave the game, unless it is a guest's."""
        if self._guest is None:
            self.autosave.write(saved)

    # --- a real bag -----------------------------------------------------------------------------------

    @property
    def awaits_tile(self) -> bool:
        """Whether someone draws from the real bag, and :meth:`name_tile` is to say what."""
        saved = self.saved
        if saved is None or self._drawing is None or (seat := saved.game.state.current_player) is None:
            return False
        game, plies, drawer = self._drawing
        return saved.game is game and len(game.plies) == plies and saved.occupants[seat] == drawer

    @property
    def can_correct_tile(self) -> bool:
        """Whether a tile was drawn from the real bag that :meth:`correct_tile` can ask for again."""
        return self._guest is None and (game := self.game) is not None and game.real_bag and game.last_drawn is not None

    def name_tile(self, tile: str) -> bool:
        """Say which tile was drawn from the real bag; False if none is awaited, or the bag has no such tile left."""
        if not self.awaits_tile:
            return False
        saved = self._on_table()
        try:
            saved.game.put_next(tile)
        except ValueError as error:
            _log.warning("a move was refused: %s", error)
            return False
        self._drawing = None
        self._play(Draw(), is_named=True)
        return True

    def correct_tile(self) -> None:
        """Ask again for the last tile that was drawn from the real bag; what followed is forgotten."""
        if not self.can_correct_tile:
            return
        saved = self._on_table()
        self.opponents.stop()
        saved.game.undraw()
        saved.forget_the_future()
        self._write(saved)
        self._draw(saved, is_again=True)
        self.opponents.open_gate()

    def put_back(self) -> None:
        """Cancel the draw from the real bag: the player who was about to draw has the turn again."""
        if self.awaits_tile:
            self._drawing = None
            self.rewound.emit()
            self._go_on()

    def _draw(self, saved: SavedGame, *, is_again: bool = False) -> None:
        state = saved.game.state
        self._drawing = (saved.game, len(saved.game.plies), saved.occupants[state.seat_to_act])
        if is_again:
            self.rewound.emit()
        self.tile_wanted.emit()

    # --- a guest: the game of a lesson or a puzzle ----------------------------------------------------

    @property
    def has_guest(self) -> bool:
        """Whether the game on the table is a :class:`.Guest`, and the session's own game waits."""
        return self._guest is not None

    @property
    def has_own(self) -> bool:
        """Whether the session has a game of its own, on the table or waiting behind a :class:`.Guest`."""
        return self._own is not None

    @property
    def is_joined(self) -> bool:
        """Whether the guest is the game of a table with friends elsewhere."""
        return self._guest is not None and self._guest.is_joined

    @property
    def is_aided(self) -> bool:
        """Whether the table may help the players: not in games without take-backs; with friends, as the host says."""
        return self._guest.is_aided if self._guest is not None and self.is_joined else self.options.take_backs

    def receive(self, saved: SavedGame, script: Script, *, is_joined: bool = False, is_aided: bool = False) -> None:
        """Put `saved` on the table as a guest, led by `script`; the session's own game waits, an earlier guest is gone.

        The autosave stays as it is, so that the session's own game is there even if the program ends meanwhile.
        """
        self.opponents.start_game()
        if saved.options.closed_bag:
            saved.game.close_bag()
        self._guest = Guest(saved, script, is_joined, is_aided)
        self.game_replaced.emit()
        if self.saved is saved:  # unless a listener has put another game on the table
            self._go_on()

    def set_position(self, saved: SavedGame) -> None:
        """Continue the guest from the end of `saved`, the same game with other actions."""
        assert self._guest is not None
        self.opponents.stop()
        self._guest.saved = saved
        self.opponents.open_gate()
        self.rewound.emit()
        if self.saved is saved:
            self._go_on()

    def play_set(self, action: Action) -> None:
        """Play `action` for the current player; :class:`IllegalActionError` changes nothing."""
        self._play(action)

    def follow_script(self) -> None:
        """Play the script's next move, or give the current player the turn."""
        if self.person_to_move is not None:
            self.rewound.emit()
        self._go_on()

    def dismiss_guest(self) -> None:
        """Put the session's own game back on the table, or none."""
        if self._guest is None:
            return
        self.opponents.start_game(is_ours=self._is_ours)
        self._guest = None
        saved = self._own
        if saved is None:
            self.cleared.emit()
            return
        self.game_replaced.emit()
        if self.saved is saved:  # unless a listener has put another game on the table
            self._go_on()

    # --- taking back ----------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a person's decision to go back to."""
        return (saved := self.saved) is not None and decision_before(saved) is not None

    @property
    def can_redo(self) -> bool:
        """Whether actions are taken back."""
        return (saved := self.saved) is not None and decision_after(saved) is not None

    def undo(self) -> bool:
        """Take back to a person's previous decision, including bots' moves; False if there is none."""
        return (saved := self.saved) is not None and self._go_to(decision_before(saved))

    def redo(self) -> bool:
        """Restore up to a person's next decision, or everything; False if nothing is taken back."""
        return (saved := self.saved) is not None and self._go_to(decision_after(saved))

    def _go_to(self, ply: int | None) -> bool:
        if ply is None:
            return False
        saved = self._on_table()
        self.opponents.stop()
        saved.game.go_to(ply, self._seeds.getrandbits(_SEED_BITS))
        self.opponents.open_gate()
        self._write(saved)
        self.rewound.emit()
        if self.saved is saved and len(saved.game.plies) == ply:  # unless a listener has played on
            self._go_on()
        return True

    # --- seats that change hands ------------------------------------------------------------------------

    def hand_over(self, seat: int, bot: str | None, character: str | None = None) -> None:
        """Give `seat` to a bot of level `bot`, or to a person if that is None, from now on."""
        saved = self._on_table()
        now = saved.occupants[seat]
        is_same = now.bot == bot and (bot is None or now.character == character)  # a person keeps the face
        if is_same or saved.game.state.is_over:
            return
        saved.hand_over(seat, bot, character)
        self.opponents.change(seat)
        is_asked = saved.game.state.current_player == seat
        if is_asked:
            self.opponents.stop()
        self._write(saved)
        plies = len(saved.game.plies)
        self.seats_changed.emit()
        if is_asked and self.saved is saved and len(saved.game.plies) == plies:
            self._go_on()

    # --- when something breaks, and at the end ----------------------------------------------------------

    def recover(self) -> None:
        """Resume play after an unexpected error if no move is pending."""
        seat = self.state.current_player if self.saved else None
        if self.has_guest and seat is not None and not self.opponents.is_asked:
            self._go_on()
        elif seat is not None and (self.has_guest or not self.is_person(seat)):
            self.opponents.ask_again(self._on_table())

    def leave(self, *, keep: bool) -> Path | None:
        """Clear the table and the autosave; return the file where the unfinished game waits, if any.

        Without `keep` it is forgotten. :class:`~ra_desktop.storage.errors.SaveError` leaves everything as it is.
        """
        from ra_desktop.storage import parked

        saved = self._own or self.autosave.game_to_continue()
        path = parked.park(saved) if keep and saved is not None and parked.is_worth_keeping(saved) else None
        if keep and saved is None:
            self.autosave.set_unreadable_aside()
        self.opponents.stop()
        self._own = self._guest = self._file = self._drawing = None
        self.autosave.forget()
        self.cleared.emit()
        self.autosave.announce_parked()
        return path

    def renewed(self) -> Session:
        """End this session, and return another one with its autosave and its game; :meth:`present` shows that."""
        made = Session(self._bots, patience=self._patience)
        made.autosave.take_over(self.autosave)
        made._own, made._file, made._is_ours = self._own, self._file, self._is_ours
        self._own = self._guest = None
        self.shutdown()
        self.cleared.emit()
        return made

    def present(self) -> None:
        """Show the session's own game, if there is one, again; a bot that was thinking starts over."""
        if self._own is not None:
            self._replace(self._own, self._file, parks=False, is_ours=self._is_ours)

    def shutdown(self) -> None:
        """End the thread of the bots, whatever they are doing, and release the autosave."""
        self.opponents.end_game()
        self.ai.shutdown()
        self.autosave.close()


def _writable(path: Path) -> Path | None:
    """Return `path`, or None if the program itself keeps the file, which must not be overwritten."""
    return None if path.parent in (paths.finished_dir(), paths.unfinished_dir()) else path


def _now() -> str:
    return datetime.now(UTC).isoformat()  # to the microsecond: it tells apart games that go on from the same position


def decision_before(saved: SavedGame) -> int | None:
    """Return the ply to which undo goes back, a person's previous decision, or None if it cannot go back."""
    if not saved.options.take_backs:
        return None
    current = len(saved.game.plies)
    return next((ply for ply in range(current - 1, -1, -1) if _is_decision(saved, ply)), None)


def decision_after(saved: SavedGame) -> int | None:
    """Return the ply to which redo goes: a person's next decision, or the end; None if nothing is taken back."""
    if not saved.game.taken_back:
        return None
    current, end = len(saved.game.plies), len(saved.game.line)
    return next((ply for ply in range(current + 1, end) if _is_decision(saved, ply)), end)


def _is_decision(saved: SavedGame, ply: int) -> bool:
    """Whether a person still playing decided on action number `ply`, from 0."""
    seat = saved.game.seat_to_act(ply)
    if seat is None or saved.game.is_forced(ply):
        return False
    return saved.occupants[seat].is_person and saved.occupants_at(ply)[seat].is_person
