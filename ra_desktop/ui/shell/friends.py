"""Playing with friends elsewhere: opening a table, joining one, coming back, and what is said of who comes and goes."""

from __future__ import annotations

import contextlib
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication

from ra_desktop.ai import LEVELS
from ra_desktop.ai.levels import is_playable
from ra_desktop.ai.outside import OUTSIDE, program_levels
from ra_desktop.app.friends.channel import DirectPipe
from ra_desktop.app.friends.host import Host
from ra_desktop.app.friends.joined import Joined
from ra_desktop.app.friends.proof import MOST_ADDRESSES, SECRET_BYTES, Invitation, invitable, new_id, reachable
from ra_desktop.app.opponents import fallback_level
from ra_desktop.app.setup import SURPRISE, UNNAMED, GameSetup
from ra_desktop.storage import friends, parked, paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.friends import Person
from ra_desktop.storage.names import clean_name
from ra_desktop.storage.reading import written_at
from ra_desktop.storage.saved_game import COLOURS, Options, Seat
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.wires import Ear, Wire, own_addresses
from ra_desktop.ui.table.joined import JoinedTable
from ra_desktop.ui.words.fill import fill, read_aloud
from ra_desktop.ui.words.fill import joined as in_a_sentence
from ra_desktop.ui.words.players import character_name

from .pages.friends_page import FriendsPage
from .parts import Actions, Parts

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.app.autosave import Notice
    from ra_desktop.app.friends.channel import Pipe
    from ra_desktop.app.history import HistoryKeeper
    from ra_desktop.storage.saved_game import SavedGame

_PACE: Final = 900
"""Milliseconds from one move of a bot to the next: about as long as a table shows one."""
_MOST_HERE: Final = 2
"""People at one window."""
_LOCAL: Final = "127.0.0.1"
"""The address of an invitation where a computer is in no network."""

Standing = Literal["here", "away", "bot"]
"""Of a friend: there, away, or away with a bot standing in."""


class FriendsActions(Actions):
    """Hosts a table, sits at one, and shows the page about both."""

    changed = Signal()
    """Who is at the table, or whether somebody may choose there."""

    def __init__(self, parts: Parts, keeper: HistoryKeeper) -> None:
        super().__init__(parts)
        self._keeper = keeper
        self.mode: Final = JoinedTable(parts.session, parts.table, parts.choices)
        self.mode.hurried.connect(lambda: parts.notices.say(_tr("FriendsPage", "Ten seconds left."), of_table=True))
        self.host: Host | None = None
        self.joined: Joined | None = None
        self._ear: Ear | None = None
        self._invitation = ""
        self._place: friends.JoinedTable | None = None
        """Where the table is that this window has joined; None for its own."""
        self._standing: dict[str, Standing] | None = None
        """Who else is at the table, as it was said last; None before that, and while the host is away."""
        parts.pages.table_line = self.line

    @cached_property
    def page(self) -> FriendsPage:
        """The page, made when it is first shown."""
        page = FriendsPage()
        page.host.clicked.connect(self.open_table)
        page.join.clicked.connect(lambda: self.join(page.invitation.text()))
        page.resume.clicked.connect(self.resume)
        page.copy.clicked.connect(self._copy)
        page.start.clicked.connect(self.start)
        page.table.clicked.connect(self.sit_down)
        page.leave.clicked.connect(self.leave)
        page.stand_in_wanted.connect(self._stand_in)
        page.address.editingFinished.connect(self._invite)
        self._parts.pages.add(page)
        return page

    def show(self) -> None:
        """Show the page: the current table, or the ways to open or join one."""
        self._refresh()
        self._parts.pages.show(self.page)
        if self.joined is None:
            self._offer()
        else:
            self.page.focus_next()

    def _offer(self) -> None:
        """Offer to open a table, or to join one: the invitation on the clipboard is filled in."""
        invitation = _invited(QGuiApplication.clipboard().text()[:2_000])
        saved = self._parts.session.saved
        can_continue = (
            saved is not None
            and not self._parts.session.has_guest
            and not saved.game.state.is_over
            and not saved.options.real_bag
        )
        kept, name = self._kept(), self._parts.players.current.name
        if not name and isinstance(kept, friends.JoinedTable):
            name = ", ".join(person.name for person in kept.people)
        levels = [level for level in LEVELS if is_playable(level)]
        self.page.offer_bots([*levels, *program_levels()], fallback_level())
        self.page.offer(name, str(invitation or ""), can_resume=kept is not None, can_continue=can_continue)

    # --- a table begins -------------------------------------------------------------------------------------

    def open_table(self) -> None:
        """Open a table, as the page says."""
        page, session = self.page, self._parts.session
        people = self._people()
        if not people:
            return
        host = self._new_host()
        if host is None:
            return
        secret = bytes.fromhex(new_id())[:SECRET_BYTES]
        host.aids, host.seconds = page.aids.isChecked(), page.time.currentData()
        if page.begun.isChecked() and session.saved is not None and not session.has_guest:
            host.open_begun(secret, session.saved)
        else:
            level = page.bots.currentData()
            is_program = level.startswith(OUTSIDE)
            bot = (level.removeprefix(OUTSIDE), None) if is_program else (UNNAMED, SURPRISE)
            seats = [Seat(bot[0], colour, level, bot[1]) for colour in COLOURS]
            setup = GameSetup(page.ruleset.currentData(), tuple(seats[: page.players.currentData()]))
            options = Options(page.open_fame.isChecked(), take_backs=False, closed_bag=page.closed_bag.isChecked())
            host.open(secret, setup.ruleset, setup.with_characters(character_name).seats, options)
        self._listen(host, people)

    def join(self, text: str) -> None:
        """Join the table that `text` invites to."""
        invitation = _invited(text)
        if invitation is None:
            self._parts.notices.say(_tr("FriendsPage", "That isn’t an invitation. Invitations begin with “ra-table”."))
            return
        kept = self._kept()
        if isinstance(kept, friends.JoinedTable) and Invitation.parse(kept.invitation).secret == invitation.secret:
            self._reach(replace(kept, invitation=str(invitation)))  # its seat is there, at another address perhaps
        elif people := self._people():
            self._reach(friends.JoinedTable(str(invitation), new_id(), people))

    def resume(self) -> None:
        """Go back to the table that was hosted or joined last."""
        kept = self._kept()
        if isinstance(kept, friends.JoinedTable):
            self._reach(kept)
        elif kept is not None and (host := self._new_host()) is not None:
            own = next((window.people for window in kept.windows if window.id == kept.own), None)
            if own is not None and host.reopen():
                self._listen(host, own)
            else:
                host.put_away()
                host.close()
                host.deleteLater()
                self._parts.notices.say(_tr("FriendsPage", "That table can’t be opened any more."))
                self.show()

    def line(self) -> str:
        """Return the table to go back to, in a line; empty for none, or if a game of one's own was played since."""
        if self.joined is None:
            folder, own = paths.player_dir(), self._parts.session.autosave
            left = max(written_at(folder / name) for name in (friends.JOINED_NAME, friends.GAME_NAME))
            if self._kept() is None or (own.game_to_continue() is not None and left < written_at(own.path)):
                return ""
        return self.mode.title

    def go_back(self) -> None:
        """Go back to the table, also to that of another start."""
        if self.joined is None:
            self.resume()
        elif self.joined.saved is None:
            self.show()
        else:
            self.sit_down()

    def _new_host(self) -> Host | None:
        """Return a table that can be opened here; none, with a notice, while another window of the program has one."""
        host = Host(paths.player_dir(), pace=_PACE, parent=self)
        if host.claim():
            return host
        host.deleteLater()
        self._parts.notices.say(_tr("FriendsPage", "You already have a table open in another Ra Desktop window."))
        return None

    def _kept(self) -> friends.HostedTable | friends.JoinedTable | None:
        folder = paths.player_dir()
        hosted = friends.read(folder / friends.HOSTED_NAME, friends.HostedTable)
        if (hosted is None or hosted.has_begun) and not friends.is_hosted(folder):
            if hosted is not None:
                return hosted
            with contextlib.suppress(SaveError):  # the game of a table of which nothing can be read
                parked.collect_orphan(folder / friends.GAME_NAME)
        joined = friends.read(folder / friends.JOINED_NAME, friends.JoinedTable)
        return joined if joined is not None and _invited(joined.invitation) else None

    def _people(self) -> tuple[Person, ...]:
        """Return the people at this window, with the names on the page; none, with a notice, if no name was entered."""
        current = self._parts.players.current
        names = [name for part in self.page.name.text().split(",") if (name := clean_name(part))][:_MOST_HERE]
        if not names:
            self._parts.notices.say(_tr("FriendsPage", "Enter your name first: it is what your friends see."))
            self.page.name.setFocus()
            return ()
        colour = current.colour or COLOURS[0]
        others = [other for other in COLOURS if other != colour]
        people = zip(names, (colour, *others), (current.character or None, *[None] * len(others)), strict=False)
        return tuple(Person(*person) for person in people)

    def _listen(self, host: Host, people: tuple[Person, ...]) -> None:
        """Let others join `host`, this window first."""
        ear = Ear(host.secret, host)
        if not ear.listen(host.ports):
            host.close()
            host.deleteLater()
            self._parts.notices.warn(_tr("FriendsPage", "This computer doesn’t let others connect to Ra Desktop."))
            return
        self.host, self._ear = host, ear
        was_taken = host.listens_at(ear.port)
        ear.came.connect(host.accept)
        host.changed.connect(self._refresh)
        host.notice.connect(self._on_notice)
        host.opponents.permission_wanted.connect(lambda _seat: host.opponents.answer(starts=False))
        self._invite()

        def dial() -> Pipe:
            near, far = DirectPipe.pair()
            host.accept(far)
            return near

        self._place = None
        self._sit(dial, host.secret, host.own, people)
        if was_taken:
            sentence = _tr(
                "FriendsPage",
                "Another program is using your table’s port, so the invitation has changed. Send the new one to anyone "
                "who isn’t back within a minute.",
            )
            self._parts.notices.warn(sentence)

    def _reach(self, table: friends.JoinedTable) -> None:
        """Go to a table elsewhere, and keep where it is for a window that is closed."""
        invitation = Invitation.parse(table.invitation)
        friends.write(paths.player_dir() / friends.JOINED_NAME, table)
        self._invitation, self._place = "", table
        self._sit(lambda: Wire.dial(invitation), invitation.secret, table.window, table.people)

    def _sit(self, dial: Callable[[], Pipe], secret: bytes, window: str, people: tuple[Person, ...]) -> None:
        self._standing = None
        self.joined = joined = Joined(self._parts.session, dial, secret, window, people, parent=self)
        self.mode.join(joined)
        joined.changed.connect(self._on_changed)
        joined.dealt.connect(self._on_dealt)
        joined.late.connect(
            lambda: self._parts.notices.say(_tr("FriendsPage", "Time’s up: a bot has made your move."), of_table=True)
        )
        joined.finished.connect(self._on_finished)
        joined.ended.connect(self._on_ended)
        joined.reach()
        self.show()

    # --- at the table ---------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin the game of the table that is hosted here, or another one after it."""
        if self.host is not None:
            self.host.start()

    def _stand_in(self, seat: int) -> None:
        if self.host is not None:
            self.host.stand_in(seat, fallback_level())

    def sit_down(self) -> None:
        """Show the game of the table."""
        if self.joined is not None and self.joined.saved is not None:
            self.joined.sit_down()
            self._parts.pages.show_table()

    def _on_dealt(self) -> None:
        """A game begins: show it, unless the end of the one before is still looked at."""
        session = self._parts.session
        if self._place is not None:  # forgotten when the game before ended
            friends.write(paths.player_dir() / friends.JOINED_NAME, self._place)
        if session.is_joined and session.game is not None and session.state.is_over and self.host is None:
            self._parts.notices.say(
                _tr("FriendsPage", "Another game has begun. Choose Play with friends in the menu to go on.")
            )
        else:
            self.sit_down()
            if self.host is None and not session.is_aided:
                self._parts.notices.say(_tr("FriendsPage", "The host has turned hints and prices off."))
        self._refresh()

    def _on_changed(self) -> None:
        """Say who has come, gone, or is back."""
        joined = self.joined
        if joined is None:
            return
        if joined.phase in ("gathering", "playing", "over"):
            news = self._news(joined)
            if news:
                self._parts.notices.say(read_aloud(news))
        self._refresh()

    def _news(self, joined: Joined) -> list[str]:
        """Return who has come, gone, or is back; whoever comes or is back hears who is there."""
        before, self._standing = self._standing, None
        if not joined.is_connected:
            return [_tr("FriendsPage", "The connection was lost. Ra Desktop is trying to reconnect.")]
        others = [chair for at, chair in enumerate(joined.chairs) if chair.friend and at not in joined.own]
        known = {chair.name for chair in others} if before is None else before
        now: dict[str, Standing] = {
            chair.name: "here" if not chair.away else "away" if chair.bot is None else "bot"
            for chair in others
            if chair.name in known or not chair.away  # friends who come late are seated before they are there
        }
        self._standing = now
        sentences: dict[tuple[Standing | None, Standing | None], str] = {
            (None, "here"): _tr("FriendsPage", "{name} has joined the table."),
            ("here", None): _tr("FriendsPage", "{name} has left the table."),
            ("here", "away"): _tr("FriendsPage", "{name} has lost the connection."),
            ("away", "here"): _tr("FriendsPage", "{name} is back."),
            ("bot", "here"): _tr("FriendsPage", "{name} is back."),
            ("away", "bot"): _tr("FriendsPage", "{name} is away, and a bot is standing in"),
        }
        if before is not None:
            changes = {name: (before.get(name), now.get(name)) for name in (*before, *now)}
            return [fill(sentences[it], name=name) for name, it in changes.items() if it in sentences]
        away = {"away": _tr("FriendsPage", "{name} is away"), "bot": sentences["away", "bot"]}
        news = [fill(away[standing], name=name) for name, standing in now.items() if standing in away]
        if friends_here := [name for name, standing in now.items() if standing == "here"]:
            text = _tr("FriendsPage", "You’re at the table with {names}.")
            return [fill(text, names=in_a_sentence(friends_here)), *news]
        return news

    def _on_finished(self, saved: SavedGame) -> None:
        self._keeper.take(saved)
        self._forget()

    def _forget(self) -> None:
        """Forget the table that this window has joined; another window may have joined another one since."""
        path = paths.player_dir() / friends.JOINED_NAME
        if self._place is not None and friends.read(path, friends.JoinedTable) == self._place:
            friends.forget(path)

    def _on_ended(self, why: str) -> None:
        """The table is gone: the game stays, to be played on alone."""
        sentence = {
            "gone": _tr("FriendsPage", "The host can’t be reached any more."),
            "secret": _tr(
                "FriendsPage", "This address doesn’t lead to your friend’s table any more. Ask for a new invitation."
            ),
            "newer": _tr("FriendsPage", "The host has a newer version of Ra Desktop. Update yours to join."),
            "older": _tr("FriendsPage", "The host has an older version of Ra Desktop, and has to update it first."),
            "wrong": _tr("FriendsPage", "The host’s program has sent a move that the rules don’t allow."),
            "unfair": _tr(
                "FriendsPage", "The tiles didn’t come from the bag that the host’s program sealed at the start."
            ),
            "full": _tr("FriendsPage", "All seats at this table are taken."),
            "started": _tr("FriendsPage", "This game has begun without you."),
            "rules": _tr("FriendsPage", "Your version of Ra Desktop doesn’t know the rules of this game."),
            "elsewhere": _tr("FriendsPage", "Your seat is now played from another window."),
            "closed": _tr("FriendsPage", "The host has closed the table."),
        }[why]
        self._end(keeps=why != "elsewhere", sentence=sentence)

    def leave(self) -> None:
        """Close the table that is hosted here for good, or leave another host's, who sees the window as away."""
        self._end(keeps=False)

    def _end(self, *, keeps: bool, sentence: str = "") -> None:
        host = self.host
        self._leave_seat(keeps=keeps or host is not None, sentence=sentence)
        if host is not None:
            if self._ear is not None:
                self._ear.close()
            host.dissolve()
            host.deleteLater()
            self.host = self._ear = None
        self.show()

    def _leave_seat(self, *, keeps: bool, sentence: str = "") -> None:
        """Leave the seat; the game, if it is not over, is parked where it `keeps` nowhere else."""
        joined, self.joined = self.joined, None
        if joined is None:
            return
        is_here = joined.is_here
        saved = joined.leave()
        self.mode.join(None)
        joined.deleteLater()
        if is_here:
            self._parts.session.dismiss_guest()
        if keeps:
            self._forget()
        if keeps and saved is not None and saved.game.plies:
            try:
                parked.park(saved)
            except SaveError as error:
                self._parts.messages.complain_of_saving(error)
            else:
                kept = _tr("FriendsPage", "You’ll find the game among the saved games.")
                sentence = f"{sentence} {kept}" if sentence else kept
        if sentence:
            self._parts.notices.warn(sentence)

    def step_out(self) -> None:
        """Somebody else plays from now on: as when the window closes, the table waits for whoever played there."""
        self.close()
        if self.joined is not None:
            self.mode.join(None)
            self.joined.deleteLater()
        if self.host is not None:
            self.host.deleteLater()
        self.host = self.joined = self._ear = None
        self._parts.session.dismiss_guest()
        self._refresh()

    def close(self) -> None:
        """The window closes: a table whose game has begun can be found again under the same invitation."""
        if self.joined is not None:
            self.joined.leave()
        if self._ear is not None:
            self._ear.close()
        if self.host is not None and self.host.phase == "gathering":
            self.host.dissolve()
        elif self.host is not None:
            self.host.close()

    # --- what is shown --------------------------------------------------------------------------------------

    def _on_notice(self, notice: Notice) -> None:
        if notice.kind == "autosave-failed":
            self._parts.notices.warn(
                fill(_tr("FriendsPage", "The table can’t be saved: {reason}"), reason=notice.detail)
            )

    def _invite(self) -> None:
        """Write the invitation, first with the address that the host has entered."""
        if self.host is None or self._ear is None:
            return
        try:
            entered = reachable(self.page.address.text())
        except ValueError:
            self._parts.notices.say(_tr("FriendsPage", "That isn’t an address."))
            entered = ()
        addresses = (*entered, *invitable(own_addresses()))[:MOST_ADDRESSES] or (_LOCAL,)
        self._invitation = str(Invitation(addresses, self._ear.port, self.host.secret))
        self._refresh()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._invitation)
        self._parts.notices.say(_tr("FriendsPage", "The invitation is on the clipboard."))

    def _refresh(self) -> None:
        """Show the table on the page, if that was made."""
        self.changed.emit()
        if self.joined is not None and "page" in self.__dict__:
            self.page.show_table(self.joined, self.host, self._invitation)


def _invited(text: str) -> Invitation | None:
    """Return the invitation in `text`; None if it is none."""
    try:
        return Invitation.parse(text)
    except ValueError:
        return None
