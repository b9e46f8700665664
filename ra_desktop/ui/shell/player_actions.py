"""Who plays at this computer: switching between players, adding and changing them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QIcon

from ra_desktop.storage import paths, slots
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.paths import GUEST
from ra_desktop.storage.progress import Profile
from ra_desktop.storage.reading import exists
from ra_desktop.storage.saved_game import COLOURS
from ra_desktop.ui.look.portrait_painter import Face, portrait_pixmap
from ra_desktop.ui.system.languages import in_every_language
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.events import by_name
from ra_desktop.ui.words.fill import fill, plain_text

from .parts import Actions, Parts

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMenu

    from ra_desktop.app.reviews import Reviews

_ICON = 36


class PlayerActions(Actions):
    """Lets another player play: their game comes to the table, and their progress is shown."""

    def __init__(self, parts: Parts, reviews: Reviews, leave: Callable[[], object]) -> None:
        """`leave` leaves whatever else than a game is on the table."""
        super().__init__(parts)
        self._reviews = reviews
        self._leave = leave

    @property
    def can_change(self) -> bool:
        """Whether the current player has a name to change."""
        return bool(self._parts.players.current.name)

    def change_text(self) -> str:
        """Return the text of the menu entry that changes the current player."""
        name = self._parts.players.current.name.replace("&", "&&")
        return fill(_tr("Commands", "&Edit {name}…"), name=name) if name else ""

    def fill(self, menu: QMenu) -> None:
        """Offer all players, and a guest."""
        players = self._parts.players
        players.store.read_again()  # another window may have added some
        menu.clear()
        for profile in [*players.known, Profile(GUEST)]:
            action = menu.addAction(self._icon(profile), player_name(profile).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(profile.id == players.current.id)
            font = menu.font()
            font.setBold(action.isChecked())  # the mark of a checked entry is not seen beside an icon
            action.setFont(font)
            action.triggered.connect(lambda _=False, player=profile.id: self.switch(player))

    def switch(self, player: str) -> None:
        """Make the player with that id the current one."""
        players, session = self._parts.players, self._parts.session
        if player == players.current.id:
            self.show_current()
            return
        self._leave()
        try:
            path = session.leave(keep=not players.is_guest)
        except SaveError as error:
            self._parts.messages.complain_of_saving(error)
            return
        self._reviews.stop()
        game = players.switch(player, path.name if path is not None else "")
        if not players.is_guest:
            session.autosave.belong_to(player)
        for kept in (self._parts.progress, self._parts.book, self._parts.journal):
            kept.store.forget()
        if game and exists(waiting := paths.unfinished_dir() / game):
            try:
                session.load(waiting)
            except SaveError as error:
                self._parts.messages.complain(_tr("Common", "The game can’t be continued"), error)
        self._parts.pages.show_start()
        self.show_current()
        text = _tr("Players", "Playing as a guest: nothing is saved.")
        if not players.is_guest:
            name = player_name(players.current)
            text = by_name(name, _tr("Players", "You’re playing."), _tr("Players", "{name} is playing."))
        self._parts.notices.say(text)

    def bring_back(self) -> None:
        """Have the game wait in the autosave that waited while a guest played, whose program was killed."""
        if game := self._parts.players.take_waiting():
            self._parts.session.autosave.take_in(paths.unfinished_dir() / game)

    def end_visit(self) -> None:
        """Bring back the player from before a guest, as the window closes."""
        if self._parts.players.is_guest:
            self.switch(self._parts.players.host)
        self._parts.players.forget_guests()

    def add(self) -> None:
        """Ask who else plays here, and first what the only player is called; the new one plays at once."""
        players = self._parts.players
        if not players.known[0].name:
            self._ask(
                _tr("Players", "What’s your name?"),
                _tr("Players", "Your games and progress so far will stay under this name."),
                players.known[0],
                self._add_another,
            )
        else:
            self._add_another()

    def _add_another(self) -> None:
        taken = {profile.colour for profile in self._parts.players.known}
        colour = next((colour for colour in COLOURS if colour not in taken), COLOURS[0])
        line = _tr("Players", "Each player has their own statistics, lessons, puzzles, journey and deals of the day.")
        self._ask(plain_text(_tr("Commands", "&Add a player…")), line, Profile("new", colour=colour))

    def change(self) -> None:
        """Ask for another name, face or colour of the current player."""
        line = _tr("Players", "Games under the earlier name still count.")
        self._ask(plain_text(_tr("Commands", "&Edit player…")), line, self._parts.players.current)

    def _ask(self, title: str, line: str, profile: Profile, then: Callable[[], object] | None = None) -> None:
        from ra_desktop.ui.dialogs.player_dialog import PlayerDialog

        players = self._parts.players
        owner = profile if profile in players.known else None
        dialog = PlayerDialog(
            title,
            line,
            profile,
            lambda name: players.is_free(name, owner),
            self._parts.window,
            can_remove=owner is not None and profile.id != "",
        )

        def accept() -> None:
            if owner is None:
                self.switch(players.add(dialog.profile).id)
            else:
                names = () if profile.name else in_every_language("Common", "You")
                players.change(profile, dialog.profile, names)
                self.show_current()
                if then is not None:
                    then()

        def remove() -> None:
            self.switch("")
            if profile.id in slots.players_at_work():
                text = _tr("Players", "{name} is playing in another window and wasn’t removed.")
                self._parts.notices.say(fill(text, name=player_name(profile)))
                return
            players.remove(profile)
            self.show_current()

        dialog.accepted.connect(accept)
        dialog.remove_wanted.connect(remove)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def show_current(self) -> None:
        """Show on the start page who plays, if that matters."""
        players = self._parts.players
        start = self._parts.pages.start
        name = player_name(players.current) if players.are_several else ""
        start.set_player(name, fill(_tr("Players", "Player: {name}"), name=name), self._icon(players.current))

    def _icon(self, profile: Profile) -> QIcon:
        face = Face(profile.colour or COLOURS[0], profile.character or None)
        ratio = self._parts.window.devicePixelRatioF()
        return QIcon(portrait_pixmap(face, _ICON / 2, ratio, badged=False))


def player_name(profile: Profile) -> str:
    """Return what a player is called in the window."""
    if profile.id == GUEST:
        return _tr("Players", "Guest")
    return profile.name or _tr("Common", "You")
