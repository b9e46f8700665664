"""The players at this computer: who plays now, what is kept for each, and a guest, of whom nothing is kept.

The first player's data are where they have always been. Each further player has a folder for lessons, puzzles, journey
and deals of the day; finished games are kept together and belong to players by name. Everything that is kept of a guest
is in one folder, which is deleted when someone else plays or the program ends.
"""

from __future__ import annotations

import contextlib
import logging
import shutil
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

from ra_desktop.storage import paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.filing import remove
from ra_desktop.storage.paths import GUEST
from ra_desktop.storage.progress import PlayersFile, Profile, read_players, write_players

from . import growth

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from pathlib import Path

    from .settings import Settings
    from .setup import GameSetup

_log = logging.getLogger(__name__)

PERSONAL: Final = (
    *("setup", "growing", "coach", "coach_stays", "last_kept", "recent_files"),
    *("continue_line", "quick_line", "learn_line", "puzzle_line", "offer_line"),
)
"""The settings that each player has, in the order in which they are put back: `coach` changes `coach_stays`."""


class Players:
    """The players, kept in a file. If it can't be read or written, changes last until the program ends."""

    def __init__(self, settings: Settings, autosave: Path | None = None) -> None:
        """Go on with who played last; a guest whose program was killed is gone, and so is the game in `autosave`.

        Without `autosave`, another window is open, where the guest may still be playing.
        """
        self._settings = settings
        try:
            self._file = read_players(paths.players_path())
        except SaveError as error:
            _log.warning("the players cannot be read: %s", error)
            self._file = PlayersFile()
        if not self._file.players:
            self._file.players = [Profile()]
        self._guest = Profile(GUEST)
        if self._file.current == GUEST:
            self._file.current = self._file.before
            if autosave is not None:
                with contextlib.suppress(SaveError):
                    remove(autosave)
                self._forget_guest()
                self._put_back()
                self._write()
        paths.use_player(self.current.id)

    @property
    def known(self) -> list[Profile]:
        """All players but a guest, the first one first."""
        return self._file.players

    @property
    def current(self) -> Profile:
        """The player who plays now."""
        if self._file.current == GUEST:
            return self._guest
        return next((profile for profile in self.known if profile.id == self._file.current), self.known[0])

    @property
    def is_guest(self) -> bool:
        """Whether a guest plays."""
        return self.current is self._guest

    @property
    def host(self) -> str:
        """The id of the one who played before the guest."""
        return self._file.before

    @property
    def are_several(self) -> bool:
        """Whether it matters who plays: there are several players, or a guest plays."""
        return len(self.known) > 1 or self.is_guest

    def is_free(self, name: str, owner: Profile | None = None) -> bool:
        """Whether no one but `owner` has, or had, that `name`."""
        others = [profile for profile in self.known if profile is not owner]
        return all(name.casefold() not in (known.casefold() for known in names_of(profile)) for profile in others)

    # --- changes --------------------------------------------------------------------------------------

    def add(self, profile: Profile) -> Profile:
        """Add `profile` as another player, with the next free id, and return it."""
        profile.id = str(1 + max(int(other.id or 1) for other in self.known))
        self.known.append(profile)
        self._write()
        return profile

    def change(self, profile: Profile, change: Profile, names: Iterable[str] = ()) -> None:
        """Give `profile` name, face and colour of `change`; games under its earlier names, or `names`, still count."""
        earlier = {profile.name, *profile.names, *names} - {"", change.name}
        profile.names = sorted(earlier)
        profile.name, profile.character, profile.colour = change.name, change.character, change.colour
        self._write()

    def remove(self, profile: Profile) -> None:
        """Remove `profile`, neither the first player nor the current one, with all that is kept for it but games."""
        assert profile.id not in ("", self._file.current)
        self.known.remove(profile)
        self._write()
        shutil.rmtree(paths.data_dir() / paths.PLAYERS_NAME / profile.id, ignore_errors=True)

    def switch(self, player: str, game: str = "") -> str:
        """Make the player with that id the current one, and return the file of the game that waits for them, or "".

        `game` is the file with the game of the one who has played until now. Personal settings change; whoever has
        read lessons, puzzles or the journey must read them again.
        """
        leaving = self.current
        if leaving is self._guest:
            self._forget_guest()
        else:
            leaving.settings = {name: self._settings.text(name) or "" for name in PERSONAL}
            leaving.game = game
            self._file.before = leaving.id
        self._file.current = player
        paths.use_player(player)
        self._put_back()
        self._write()
        return self.current.game

    def _put_back(self) -> None:
        """Put the personal settings of the current player back; a new one has those of the very first start."""
        kept = self.current.settings
        for name in PERSONAL:
            self._settings.put(name, kept.get(name, ""))
        if not kept:
            growth.start_anew(self._settings)

    def _forget_guest(self) -> None:
        shutil.rmtree(paths.data_dir() / paths.PLAYERS_NAME / GUEST, ignore_errors=True)

    def _write(self) -> None:
        try:
            write_players(paths.players_path(), self._file)
        except SaveError as error:
            _log.warning("the players cannot be saved: %s", error)

    # --- at the table ---------------------------------------------------------------------------------

    def seated(self, setup: GameSetup, you: str) -> GameSetup:
        """Return `setup` with the current player on the seat called `you`, or by an earlier name of the player's.

        The seat gets the player's face and colour, and a seat that had the colour gets the other one.
        """
        current = self.current
        seats, own = list(setup.seats), {you, *current.names, current.name}
        place = next((at for at, seat in enumerate(seats) if seat.bot is None and seat.name in own), None)
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

    def are_own(self, names: Collection[str]) -> bool:
        """Whether the games of a person of one of these `names` belong to the current player."""
        return not self.are_several or self.is_guest or not self.current.name or bool(names_of(self.current) & {*names})


def names_of(profile: Profile) -> set[str]:
    """Return the names under which `profile` plays or has played."""
    return {profile.name, *profile.names} - {""}
