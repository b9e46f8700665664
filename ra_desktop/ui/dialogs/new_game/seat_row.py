"""One seat of a new game: its colour, name and player."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent, QKeySequence, QPaintEvent, QStandardItemModel
from PySide6.QtWidgets import QGroupBox, QLineEdit, QMenu, QSizePolicy, QToolButton, QWidget

from ra_desktop.ai.levels import is_playable
from ra_desktop.ai.outside import OUTSIDE
from ra_desktop.app.opponents import fallback_level
from ra_desktop.app.setup import SURPRISE, UNNAMED
from ra_desktop.storage.names import clean_name
from ra_desktop.ui.dialogs.new_game.seat_parts import (
    CharacterButton,
    ColourButton,
    Grip,
    LevelBox,
)
from ra_desktop.ui.dialogs.parts import FittingLabel, theme_icon
from ra_desktop.ui.look.art import Watched, paint_box, painting
from ra_desktop.ui.look.emblem_painter import PLAYER_COLOURS
from ra_desktop.ui.look.flow import in_column, in_line
from ra_desktop.ui.look.fonts import text_scale
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, words_width
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.field_names import name_field
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, in_a_line, key_name
from ra_desktop.ui.words.players import character_name, colour_label, level_blurb, name_of_today

from .character_picker import portrait_line

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ra_desktop.storage.progress import Profile
    from ra_desktop.storage.saved_game import Colour, Seat

ROW_HEIGHT: Final = 68
"""The height of a seat with text of the usual size."""
_HIGHER: Final = 38
"""How much higher it is with text of twice that size."""
_LONGEST_NAME: Final = 24
"""Most characters that fit on panels."""
_CORNER: Final = 10
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def row_height() -> int:
    """Return the height of a seat with text of the current size."""
    return round(ROW_HEIGHT + _HIGHER * (text_scale() - 1))


class SeatRow(QGroupBox):
    """The widgets of one seat. Changes that affect other seats are requested by signals.

    For the keyboard a seat is one thing: Up and Down go to other seats, Enter goes inside, Escape and Enter come back.
    """

    changed = Signal()
    neighbour_wanted = Signal(int)
    """The focus is to go to the seat above, -1, or below, 1."""
    move_wanted = Signal(int)
    """-1 up, 1 down."""
    colour_wanted = Signal(str)
    is_lifted = Watched(False)
    """Whether the row is painted as lifted above the others."""

    def __init__(
        self, seat: Seat, levels: tuple[str, ...], parent: QWidget | None = None, players: Sequence[Profile] = ()
    ) -> None:
        """`levels` are the bots' levels, weakest first; `players` have a name at this computer."""
        super().__init__(parent)
        self.setProperty("bare", True)
        self.setFixedHeight(row_height())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._levels = levels
        self._players = players
        self._seat = seat
        self._ruleset = "classic"
        self._was_person = seat.bot is None
        self._player_before: Profile | None = None
        self._number = 0
        self.grip = Grip(self)
        self.emblem = ColourButton(seat.colour, self)
        self.name = QLineEdit(self)
        self.player = LevelBox(self)
        self.character = CharacterButton(seat.character, self, is_person=seat.bot is None)
        self.portrait = FittingLabel(self)
        self.remove = QToolButton(self)
        self._build()
        self._connect()
        self.set_inside(inside=False)
        name_field(self.player, _tr("NewGame", "Who plays here"))
        self._show_portrait()
        self.remove.setToolTip(_tr("NewGame", "Remove this player"))
        self.remove.setAccessibleName(self.remove.toolTip())
        self.grip.setToolTip(
            fill(
                _tr("NewGame", "Drag, or press {up} or {down}, to change the seating order", "{up}, {down} are keys"),
                up=key_name("Alt+Up"),
                down=key_name("Alt+Down"),
            )
        )
        self.grip.setAccessibleName(_tr("NewGame", "Seating order"))
        self.set_colour(seat.colour)
        self.name.setText("" if self._is_called_by_default(seat) else name_of_today(seat.name)[:_LONGEST_NAME])
        named = next((at for at, player in enumerate(players, 1) if seat.name == player.name), 0)
        self.player.setCurrentIndex(named if seat.bot is None else self._index_of(seat.bot))

    def _build(self) -> None:
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.player.addItem(_tr("NewGame", "Person", "Somebody at this computer, not a bot"), None)
        for player in self._players:
            self.player.addItem(player.name, None)
        self.player.add_levels(self._levels)
        self.portrait.setProperty("role", "soft")
        self.portrait.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.remove.setIcon(theme_icon("close"))
        self._menu = QMenu(self)
        self.move_up = self._action(_tr("NewGame", "Move &up"), "Alt+Up")
        self.move_down = self._action(_tr("NewGame", "Move &down"), "Alt+Down")
        self._menu.addActions([self.move_up, self.move_down])
        layout = in_line(self, self.grip, self.emblem, self.character, margins=(8, 4, 6, 4), spacing=6)
        who = in_line(None, (self.name, 1), self.player, spacing=6)
        layout.addLayout(in_column(None, ..., who, self.portrait, ..., spacing=1), 1)
        layout.addWidget(self.remove)

    def _action(self, text: str, keys: str) -> QAction:
        action = QAction(text, self, shortcutContext=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setShortcut(QKeySequence(keys))
        self.addAction(action)
        return action

    def _connect(self) -> None:
        self.emblem.colour_chosen.connect(self.colour_wanted)
        self.name.textChanged.connect(self.changed)
        self.player.currentIndexChanged.connect(self._on_player)
        self.character.changed.connect(self._on_changed)
        self.character.picked.connect(self._on_picked)
        self.grip.clicked.connect(self._offer_moves)
        self.move_up.triggered.connect(lambda: self.move_wanted.emit(-1))
        self.move_down.triggered.connect(lambda: self.move_wanted.emit(1))

    # --- seat -------------------------------------------------------------------------------------------

    @property
    def colour(self) -> Colour:
        """The colour chosen."""
        return self.emblem.colour

    @property
    def is_person(self) -> bool:
        """Whether a person plays this seat."""
        return self.player.currentData() is None

    @property
    def known_player(self) -> Profile | None:
        """The player of this computer who was chosen for this seat."""
        at = self.player.currentIndex() - 1
        return self._players[at] if 0 <= at < len(self._players) else None

    @property
    def _program(self) -> str:
        """The name of the outside program that plays this seat; empty if none does."""
        level = self.player.currentData()
        return level.removeprefix(OUTSIDE) if level is not None and level.startswith(OUTSIDE) else ""

    @property
    def typed_name(self) -> str:
        """The name as typed, cleaned; empty if there is none."""
        return clean_name(self.name.text())

    @property
    def character_name(self) -> str:
        """The name of the character or the program, if the seat has one."""
        key = self.character.character
        if self._program:
            return self._program
        if self.is_person or key is None:
            return ""
        return UNNAMED if key == SURPRISE else character_name(key)

    def seat(self) -> Seat:
        """Return the seat, with its default name if none was typed."""
        level = self.player.currentData()
        character = None if self._program else self.character.character
        default = UNNAMED if self.character_name == UNNAMED else self.name.placeholderText()
        return msgspec.structs.replace(
            self._seat, name=self.typed_name or default, colour=self.colour, bot=level, character=character
        )

    def set_colour(self, colour: Colour) -> None:
        """Set the colour and its emblem."""
        self.emblem.set_colour(colour)
        self._describe()
        self.update()

    def set_place(self, number: int, count: int, *, removable: bool, default_name: str) -> None:
        """Make this seat `number` (from 0) of `count`, with its default name; `removable` if there may be one fewer."""
        self.move_up.setEnabled(number > 0)
        self.move_down.setEnabled(number < count - 1)
        self.remove.setEnabled(removable)
        surprise = default_name == UNNAMED
        self.name.setPlaceholderText(
            _tr("NewGame", "Random", "In place of a bot's name: its character is drawn when the game starts")
            if surprise
            else default_name
        )
        name_field(self.name, fill(_tr("NewGame", "Name of seat {number}"), number=number + 1))
        self._number = number
        self._describe()

    def set_ruleset(self, ruleset: str) -> None:
        """Describe the bot for this rule set."""
        self._ruleset = ruleset
        self.character.ruleset = ruleset
        self._show_portrait()

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """The widgets inside, in tab order."""
        return (self.emblem, self.character, self.name, self.player, self.remove)

    def set_inside(self, inside: bool) -> None:
        """Set whether Tab goes through the fields or passes them by."""
        for field in self.fields:
            field.setFocusPolicy(Qt.FocusPolicy.StrongFocus if inside else Qt.FocusPolicy.ClickFocus)

    def edit(self) -> None:
        """Go inside, to the name, or to who plays here."""
        self.set_inside(inside=True)
        (self.player if self.known_player else self.name).setFocus(Qt.FocusReason.TabFocusReason)

    def set_level(self, level: str) -> None:
        """Set the level of the bot that plays here, if a bot does."""
        if not self.is_person:
            self.player.setCurrentIndex(self._index_of(level))

    def set_taken(self, names: Collection[str]) -> None:
        """Offer no player of this computer of these `names`, who have other seats."""
        model = self.player.model()
        assert isinstance(model, QStandardItemModel)
        for at, player in enumerate(self._players, 1):
            model.item(at).setEnabled(player.name not in names)

    @staticmethod
    def _is_called_by_default(seat: Seat) -> bool:
        if str(seat.bot).startswith(OUTSIDE):
            return seat.name == str(seat.bot).removeprefix(OUTSIDE)
        return bool(seat.character) and seat.name in (UNNAMED, character_name(str(seat.character)))

    def _on_player(self) -> None:
        """Show who plays now: a player of this computer brings name, face and colour along, a bot is a surprise."""
        if (player := self.known_player) is not None:
            self.name.setText(player.name)
            self.character.set_character(player.character or None)
            if player.colour:
                self.colour_wanted.emit(player.colour)
        elif self.is_person != self._was_person:
            self.character.set_character(None if self.is_person else SURPRISE)
        if player is None and self._player_before is not None and self.typed_name == self._player_before.name:
            self.name.clear()
        self._was_person, self._player_before = self.is_person, player
        self._on_changed()

    def _on_changed(self) -> None:
        self._show_portrait()
        self.changed.emit()

    def _on_picked(self) -> None:
        """Use the name of the bot that was chosen."""
        if self.character.character is not None and not self.is_person:
            self.name.clear()

    def _show_portrait(self) -> None:
        """Hide the description for a person, the name of a known player, and the picture for a program."""
        self.name.setVisible(self.known_player is None)
        self.character.is_person = self.is_person
        self.character.setVisible(not self._program)
        self.portrait.setVisible(not self.is_person)
        line = portrait_line(self.character.character, self._ruleset)
        if self._program:
            line = level_blurb(self.player.currentData())
        self.portrait.setText(line)
        self.portrait.setMinimumWidth(ceil(words_width(line, SMALLEST_TYPE)))
        self.portrait.setToolTip(line)

    def _index_of(self, level: str) -> int:
        usual = level if level in self._levels and is_playable(level) else fallback_level()
        at = self._levels.index(usual) if usual in self._levels else len(self._levels) // 2
        return 1 + len(self._players) + at

    def _describe(self) -> None:
        """Describe the seat in words, for the stop that it is."""
        name = self.typed_name or self.name.placeholderText()
        text = fill(_tr("NewGame", "Seat {number}: {name}"), number=self._number + 1, name=name)
        self.setAccessibleName(text)
        parts = [self.player.currentText(), colour_label(self.colour)]
        if not self.is_person:
            parts.append(self.portrait.text())
        self.setAccessibleDescription(in_a_line(parts))

    # --- keys and menus --------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and F2 go inside, and Enter and Escape come back; Up and Down go to other seats, Delete removes."""
        key = event.key()
        if not self.hasFocus() and key in (*_ENTER, Qt.Key.Key_Escape):
            self.setFocus()
        elif self.hasFocus() and key in (*_ENTER, Qt.Key.Key_F2):
            self.edit()
        elif self.hasFocus() and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.neighbour_wanted.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif self.hasFocus() and key == Qt.Key.Key_Delete:
            self.remove.click()
        else:
            super().keyPressEvent(event)

    def _offer_moves(self) -> None:
        self._menu.popup(self.grip.mapToGlobal(QPoint(0, self.grip.height())))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._menu.popup(event.globalPos())

    # --- looks ----------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a small card with a stripe in the player's colour."""
        theme = current()
        with painting(self) as painter:
            card = QRectF(self.rect()).adjusted(1, 2, -1, -2)
            look = (theme.hover, theme.focus, 2) if self.is_lifted else (theme.well, theme.line, 1)
            paint_box(painter, card, _CORNER, *look)
            painter.setClipRect(QRectF(card.x(), card.y(), 6, card.height()))
            paint_box(painter, card, _CORNER, PLAYER_COLOURS[self.colour])
