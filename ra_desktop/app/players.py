"""The players at this computer: who plays now, what is kept for each, and a guest, of whom nothing is kept.

The first player's data are where they have always been. Each further player has a folder for lessons, puzzles, journey
and deals of the day; finished games are kept together and belong to players by name. Everything that is kept of a guest
is in one folder, which is deleted when someone else plays or the program ends. A guest's personal settings are kept in
memory only.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

from ra_desktop.storage import paths, player_folders, slots
from ra_desktop.storage.paths import GUEST
from ra_desktop.storage.progress import PLAYERS_FORM, PlayersFile, Profile
from ra_desktop.storage.store import Store

from . import growth

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from .settings import Settings
    from .setup import GameSetup

PERSONAL: Final = (
    *("setup", "growing", "coach", "coach_stays", "last_kept", "fortune", "played", "recent_files"),
    *("continue_line", "quick_line", "learn_line", "puzzle_line", "offer_line", "own_line", "shelf_line"),
)
"""The settings that each player has, in the order in which they are put back: `coach` changes `coach_stays`."""


class Players:
    """The players, kept in a file. If it can't be read or written, changes last until the program ends."""

    def __init__(self, settings: Settings, window: str = player_folders.WINDOW) -> None:
        """Go on with who played last, in the `window` of that name (:attr:`.Autosave.window`)."""
        self._settings = settings
        self._window = window
        self.store: Final = Store(paths.players_path, PLAYERS_FORM)
        self._guest = Profile(GUEST)
        self._host = ""
        self._playing = _last(self.store.kept)
        # A guest of an earlier version, which was killed or is still running.
        if self.store.kept.current == GUEST and slots.held() <= 1:
            self._put_back()
            self._note_current()
        self.forget_guests()
        paths.use_player(self._playing)

    @property
    def known(self) -> list[Profile]:
        """All players but a guest, the first one first."""
        listed = self.store.kept.players
        first = next((profile for profile in listed if not profile.id), Profile(""))
        return list({profile.id: profile for profile in (first, *listed)}.values())

    @property
    def named(self) -> list[Profile]:
        """The players that have a name."""
        return [profile for profile in self.known if profile.name]

    @property
    def current(self) -> Profile:
        """The player who plays now."""
        if self._playing == GUEST:
            return self._guest
        return next((profile for profile in self.known if profile.id == self._playing), Profile(self._playing))

    @property
    def is_guest(self) -> bool:
        """Whether a guest plays."""
        return self._playing == GUEST

    @property
    def host(self) -> str:
        """The id of the one who played before the guest."""
        return self._host

    @property
    def are_several(self) -> bool:
        """Whether it matters who plays: there are several players, or a guest plays."""
        return len(self.known) > 1 or self.is_guest

    def is_free(self, name: str, owner: Profile | None = None) -> bool:
        """Whether no one but `owner` has, or had, that `name`."""
        others = [profile for profile in self.known if owner is None or profile.id != owner.id]
        return all(name.casefold() not in (known.casefold() for known in names_of(profile)) for profile in others)

    # --- changes --------------------------------------------------------------------------------------

    def add(self, profile: Profile) -> Profile:
        """Add `profile` as another player, with an id that neither the list nor a folder has yet, and return it."""
        profile.id = player_folders.make_player({other.id for other in self.known})
        self.store.change(lambda file: file.players.append(profile))
        return profile

    def change(self, profile: Profile, change: Profile, names: Iterable[str] = ()) -> None:
        """Give `profile` name, face and colour of `change`; games under its earlier names, or `names`, still count."""

        def give(file: PlayersFile) -> None:
            own = _profile(file, profile.id)
            own.names = sorted({own.name, *own.names, *names} - {"", change.name})
            own.name, own.character, own.colour = change.name, change.character, change.colour

        self.store.change(give)

    def remove(self, profile: Profile) -> None:
        """Remove `profile`, neither the first player nor the current one, with all that is kept for it but games."""
        assert profile.id not in ("", self._playing)

        def drop(file: PlayersFile) -> None:
            file.players = [other for other in file.players if other.id != profile.id]

        self.store.change(drop)
        player_folders.delete_player(profile.id)

    def switch(self, player: str, game: str = "") -> str:
        """Make the player with that id the current one, and return the file of the game that waits for them, or "".

        `game` is the file with the game of the one who has played until now. Personal settings change; whoever has
        read lessons, puzzles or the journey must read them again.
        """
        leaving, was_guest = self._playing, self.is_guest
        if was_guest:
            self._settings.bring_back()
            leaving = self._host
        else:
            self._host = leaving
            self.store.change(lambda file: setattr(_profile(file, leaving), "game", game))
        self._playing = player
        paths.use_player(player, self._window)
        if was_guest:  # only now: what still reads there must see that its player has left
            player_folders.delete_guest(self._window)
        if player == GUEST:
            self._settings.set_aside(PERSONAL)
            growth.start_anew(self._settings)
        elif player != leaving:
            settings = {name: self._settings.text(name) or "" for name in PERSONAL}
            self.store.change(lambda file: setattr(_profile(file, leaving), "settings", settings))
            self._put_back()
            self._note_current()
        return self.take_waiting()

    def take_waiting(self) -> str:
        """Return the file of the game that waits for the current player, or ""; it waits no longer."""
        game = self.current.game
        if game:
            playing = self._playing
            self.store.change(lambda file: setattr(_profile(file, playing), "game", ""))
        return game

    def forget_guests(self) -> None:
        """Delete what is left of the guests of windows that were killed."""
        player_folders.delete_lost_guests(self._window)

    def _put_back(self) -> None:
        """Put the personal settings of the current player back; a new one has those of the very first start."""
        kept = self.current.settings
        for name in PERSONAL:
            self._settings.put(name, kept.get(name, ""))
        if not kept:
            growth.start_anew(self._settings)

    def _note_current(self) -> None:
        """Note who plays, for the next start."""
        playing = self._playing
        self.store.change(lambda file: setattr(file, "current", playing))

    # --- at the table ---------------------------------------------------------------------------------

    def seated(self, setup: GameSetup, you: str) -> GameSetup:
        """Return `setup` with the current player on the seat called `you`, or by an earlier name of the player's.

        The seat gets the player's face and colour, and a seat that had the colour gets the other one.
        """
        current, seats, place = self.current, list(setup.seats), self._place(setup, you)
        if place is None:
            return setup
        colour = next((seat.colour for seat in seats if seat.colour == current.colour), None) or current.colour
        for at, seat in enumerate(seats):
            if at == place:
                name, face = current.name or seat.name, current.character or None
                seats[at] = msgspec.structs.replace(seat, name=name, colour=colour or seat.colour, character=face)
            elif seat.colour == colour:
                seats[at] = msgspec.structs.replace(seat, colour=setup.seats[place].colour)
        return replace(setup, seats=tuple(seats))

    def wear(self, setup: GameSetup, you: str) -> None:
        """Give the current player face and colour of their seat in `setup`, found as in :meth:`seated`."""
        current, place = self.current, self._place(setup, you)
        if place is not None:
            seat = setup.seats[place]
            worn = Profile(current.id, current.name, [], seat.character or "", current.colour and seat.colour)
            if self.is_guest:
                self._guest = worn
            elif (worn.character, worn.colour) != (current.character, current.colour):
                self.change(current, worn)

    def _place(self, setup: GameSetup, you: str) -> int | None:
        own = {you, *self.current.names, self.current.name}
        return next((at for at, seat in enumerate(setup.seats) if seat.bot is None and seat.name in own), None)

    def are_own(self, names: Collection[str]) -> bool:
        """Whether the games of a person of one of these `names` belong to the current player."""
        return not self.are_several or self.is_guest or not self.current.name or bool(names_of(self.current) & {*names})


def last_player() -> str:
    """Return the id of the one who played last."""
    return _last(Store(paths.players_path, PLAYERS_FORM).peek())


def _last(file: PlayersFile) -> str:
    """Return who played last and is in the list; otherwise the first player."""
    player = file.before if file.current == GUEST else file.current
    return player if any(profile.id == player for profile in file.players) else ""


def _profile(file: PlayersFile, player: str) -> Profile:
    """Return the player with that id in `file`, who is added if missing."""
    known = next((profile for profile in file.players if profile.id == player), None)
    if known is None:
        known = Profile(player)
        file.players.insert(len(file.players) if player else 0, known)
    return known


def names_of(profile: Profile) -> set[str]:
    """Return the names under which `profile` plays or has played."""
    return {profile.name, *profile.names} - {""}
