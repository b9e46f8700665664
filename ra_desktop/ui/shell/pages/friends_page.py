"""The page for playing with friends elsewhere: opening a table or joining one, who has come, and who is away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QFrame, QLabel, QLineEdit, QPushButton, QWidget

from ra_desktop.app.setup import OFFERED
from ra_desktop.engine import RULESETS
from ra_desktop.storage.names import LONGEST_NAME
from ra_desktop.ui.look.flow import in_column, in_line, plain_label, remove_all
from ra_desktop.ui.look.portrait_painter import Face, portrait_pixmap
from ra_desktop.ui.system.field_names import name_field
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, in_a_line, labelled, plain_text
from ra_desktop.ui.words.players import colour_label, level_label
from ra_desktop.ui.words.tiles import ruleset_label

from .list_page import ListPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.app.friends.host import Host
    from ra_desktop.app.friends.joined import Joined
    from ra_desktop.app.friends.messages import Chair, Deal, Gathering

_MARGINS = (18, 14, 18, 16)
_TIMES: Final = (0, 30, 60, 120)
"""Seconds for a move that can be chosen."""
_FACE: Final = 18.0
"""Radius of the faces at the table."""


class FriendsPage(ListPage):
    """Emits what was asked for; :class:`~ra_desktop.ui.shell.friends.FriendsActions` does it."""

    stand_in_wanted = Signal(int)
    """A bot is to play for the window of that seat until it is back."""
    most_columns = 2

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("friends", _tr("FriendsPage", "Play with friends"), parent)
        self.name = QLineEdit(maxLength=2 * LONGEST_NAME)
        self.ruleset, self.players, self.bots, self.time = QComboBox(), QComboBox(), QComboBox(), QComboBox()
        for seconds in _TIMES:
            self.time.addItem(time_label(seconds), seconds)
        for ruleset in OFFERED:
            self.ruleset.addItem(ruleset_label(ruleset), ruleset)
        self.ruleset.currentIndexChanged.connect(self._offer_players)
        self._offer_players()
        self.aids = QCheckBox(_tr("FriendsPage", "Everyone may ask for hints"))
        self.aids.setChecked(True)
        self.open_fame = QCheckBox(plain_text(_tr("NewGame", "&Open fame: everyone can see it")))
        self.closed_bag = QCheckBox(plain_text(_tr("NewGame", "Closed bag")))
        self.begun = QCheckBox(_tr("FriendsPage", "Continue the current game"))
        for part in (self.ruleset, self.players, self.bots, self.open_fame, self.closed_bag):
            self.begun.toggled.connect(part.setDisabled)
        self.host = _button(_tr("FriendsPage", "Open a table"))
        self.invitation = QLineEdit()
        self.join = _button(_tr("FriendsPage", "Join"))
        self.resume = _button(_tr("FriendsPage", "Back to the previous table"))
        self.copy = _button(_tr("FriendsPage", "Copy the invitation"))
        self.written = QLineEdit(readOnly=True)
        self.start = _button("")
        for button in (self.host, self.join, self.start):
            button.setProperty("primary", True)
        self.join.setEnabled(False)
        self.invitation.textChanged.connect(lambda text: self.join.setEnabled(bool(text)))
        self.table = _button(_tr("FriendsPage", "Back to the table"))
        self.leave = _button("")
        self._who = _card(
            plain_label(None, _tr("FriendsPage", "Your name"), role="heading"),
            _text(_tr("FriendsPage", "If two of you play at this computer, enter both names, separated by a comma.")),
            self.name,
        )
        self._joining = _card(
            plain_label(None, _tr("FriendsPage", "Join a table"), role="heading"),
            _text(_tr("FriendsPage", "Paste the line your friend sent you.")),
            self.invitation,
            self.join,
            self.resume,
        )
        self._hosting = _card(
            plain_label(None, _tr("FriendsPage", "Open a table"), role="heading"),
            _text(_tr("FriendsPage", "Your friends get an invitation. Bots take the seats that stay empty.")),
            in_line(
                None,
                _labelled(self.ruleset, _tr("FriendsPage", "Rules")),
                _labelled(self.players, _tr("FriendsPage", "Seats")),
            ),
            _labelled(self.bots, _tr("FriendsPage", "Who takes the seats that stay empty")),
            self.begun,
            self.open_fame,
            self.closed_bag,
            self.aids,
            _labelled(self.time, _tr("FriendsPage", "Time for each move")),
            self.host,
        )
        self._title = plain_label(None, role="heading", wraps=True)
        self._terms = plain_label(None, role="soft", wraps=True)
        self.address = QLineEdit(placeholderText=_tr("FriendsPage", "Your address on the internet, if it’s needed"))
        self._seats = QFrame()
        self._lines = in_column(self._seats, margins=(0, 0, 0, 0))
        self._hint = _text(
            _tr(
                "FriendsPage",
                "Send the invitation to your friends, and to no one else. Others could read the moves on the way, but "
                "not change them. On the same network, that’s all you need; over the internet, you need a VPN or a "
                "forwarded port.",
            )
        )
        self._at_table = _card(
            self._title,
            self._terms,
            self._seats,
            self._hint,
            self.address,
            self.written,
            self.copy,
            self.start,
            self.table,
            self.leave,
        )
        name_field(self.name, _tr("FriendsPage", "Your name"))
        name_field(self.invitation, _tr("FriendsPage", "Invitation"))
        name_field(self.written, _tr("FriendsPage", "Invitation"))
        name_field(self.address, self.address.placeholderText())
        self.add_card(self._who, [], right=False)
        self.add_card(self._joining, [self.join, self.resume], right=False)
        self.add_card(self._hosting, [self.host], right=True)
        self.add_card(self._at_table, [self.copy, self.start, self.table, self.leave], right=False)
        self.arrange()

    def _offer_players(self) -> None:
        before = self.players.currentData()
        self.players.clear()
        for count in RULESETS[self.ruleset.currentData()].players:
            self.players.addItem(_tr("Common", "%n players", "", count), count)
        self.players.setCurrentIndex(max(0, self.players.findData(before or 3)))

    def offer_bots(self, levels: Sequence[str], level: str) -> None:
        """Offer bots of these levels, and programs; `level` is chosen, unless another one was."""
        before = self.bots.currentData() or level
        self.bots.clear()
        for one in levels:
            self.bots.addItem(level_label(one), one)
        self.bots.setCurrentIndex(max(0, self.bots.findData(before)))

    def offer(self, name: str, invitation: str, *, can_resume: bool, can_continue: bool) -> None:
        """Offer to open a table or to join one."""
        self.name.setText(name or self.name.text())
        self.invitation.setText(invitation or self.invitation.text())
        self.resume.setVisible(can_resume)
        self.begun.setVisible(can_continue)
        self.begun.setChecked(False)
        self._show(at_table=False)
        (self.name if not self.name.text() else self.join if self.invitation.text() else self.host).setFocus()

    def show_table(self, joined: Joined, host: Host | None, invitation: str) -> None:
        """Show the table that was `joined`; it is the one of `host` if it is hosted here, with its `invitation`."""
        title = {
            "reaching": _tr("FriendsPage", "Looking for the table…"),
            "gathering": _tr("FriendsPage", "Waiting for everyone"),
            "playing": _tr("FriendsPage", "The game is on"),
            "over": _tr("FriendsPage", "The game is over"),
            "ended": "",
        }[joined.phase]
        self._title.setText(title)
        self._terms.setText("" if joined.table is None else _terms(joined.table))
        had_focus = any(button.hasFocus() for button in self._seats.findChildren(QPushButton))
        remove_all(self._seats)
        for at, chair in enumerate(joined.chairs):
            face = QLabel(pixmap=portrait_pixmap(Face(chair.colour, chair.character), _FACE, self.devicePixelRatioF()))
            face.setAccessibleName(colour_label(chair.colour))
            text = _line(chair, is_own=at in joined.own, is_early=joined.phase == "gathering")
            in_line(row := QFrame(), face, (plain_label(None, text, wraps=True), 1), margins=(0, 0, 0, 0), spacing=10)
            self._lines.addWidget(row)
            if chair.away and chair.bot is None and host is not None and joined.saved is not None:
                button = _button(fill(_tr("FriendsPage", "Let a bot stand in for {name}"), name=chair.name))
                button.clicked.connect(lambda _=False, seat=at: self.stand_in_wanted.emit(seat))
                self._lines.addWidget(button)
        for widget in (self._hint, self.address, self.written, self.copy):
            widget.setVisible(bool(invitation))
        self.written.setText(invitation)
        self.start.setVisible(host is not None and host.phase != "playing" and joined.phase in ("gathering", "over"))
        self.start.setText(
            _tr("FriendsPage", "Play another game") if joined.phase == "over" else _tr("FriendsPage", "Start the game")
        )
        self.table.setVisible(joined.saved is not None)
        self.leave.setText(
            _tr("FriendsPage", "Leave the table") if host is None else _tr("FriendsPage", "Close the table")
        )
        self._show(at_table=True)
        if had_focus:
            self.focus_next()

    def focus_next(self) -> None:
        """Give the keyboard to what comes next at the table."""
        for button in (self.copy, self.start, self.table, self.leave):
            if not button.isHidden():
                self.focus_row(button)
                return

    def _show(self, *, at_table: bool) -> None:
        for card in (self._who, self._hosting, self._joining):
            card.setVisible(not at_table)
        self._at_table.setVisible(at_table)


def time_label(seconds: int) -> str:
    """Return the time for a move."""
    return (
        _tr("FriendsPage", "%n seconds for each move", "", seconds) if seconds else _tr("FriendsPage", "No time limit")
    )


def _terms(table: Gathering | Deal) -> str:
    """Return the rules of a table in a line."""
    options = table.options
    facts = [ruleset_label(table.ruleset)]
    facts += [plain_text(_tr("NewGame", "&Open fame: everyone can see it"))] * options.open_fame
    facts += [plain_text(_tr("NewGame", "Closed bag"))] * options.closed_bag
    facts += [] if table.aids else [_tr("FriendsPage", "No hints")]
    return in_a_line([*facts, time_label(table.seconds)] if table.seconds else facts)


def _line(chair: Chair, *, is_own: bool, is_early: bool) -> str:
    """Return who has a seat; while it `is_early`, a bot's may be taken."""
    if chair.away and chair.bot is not None:
        return fill(_tr("FriendsPage", "{name} is away, and a bot is standing in"), name=chair.name)
    if chair.away:
        return fill(_tr("FriendsPage", "{name} is away"), name=chair.name)
    if is_own:
        return fill(_tr("FriendsPage", "{name} (you)"), name=chair.name)
    is_bot = chair.bot is not None and not chair.friend
    player = labelled(chair.name, level_label(chair.bot or "")) if is_bot else chair.name
    return (
        fill(_tr("FriendsPage", "{player}, until someone joins"), player=player) if is_early and chair.bot else player
    )


def _labelled(field: QComboBox, name: str) -> QBoxLayout:
    """Return `field` below its name."""
    label = plain_label(None, name)
    label.setBuddy(field)
    field.setAccessibleName(name)
    return in_column(None, label, field, spacing=4)


def _card(*parts: object) -> QFrame:
    frame = QFrame()
    frame.setProperty("card", True)
    in_column(frame, *parts, margins=_MARGINS, spacing=10)  # type: ignore[arg-type]
    return frame


def _button(text: str) -> QPushButton:
    return QPushButton(text, autoDefault=True)


def _text(text: str) -> QLabel:
    label = plain_label(None, text, wraps=True)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft)
    return label
