"""One seat of a new game: its colour, name and player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QIcon, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from ra_desktop.app.setup import SURPRISE, UNNAMED
from ra_desktop.storage.names import clean_name
from ra_desktop.storage.saved_game import COLOURS, Colour, Seat
from ra_desktop.ui.dialogs.icons import theme_icon
from ra_desktop.ui.look.emblem_painter import EMBLEMS, PLAYER_COLOURS, emblem_pixmap
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.players import character_name, colour_label, level_label

from .character_menu import CharacterButton, portrait_line
from .level_lines import LevelLines

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

_tr = QCoreApplication.translate

ROW_HEIGHT: Final = 68
_EMBLEM: Final = 36
_LONGEST_NAME: Final = 24
"""Most characters that fit on panels."""
_CORNER: Final = 10


def emblem_icon(colour: str, dpr: float) -> QIcon:
    """Return the disc of a player's colour, with its emblem."""
    return QIcon(emblem_pixmap(EMBLEMS[colour], QColor(PLAYER_COLOURS[colour]), _EMBLEM / 2, dpr))


class Grip(QAbstractButton):
    """The handle for dragging a seat; the arrow keys move it, too, and a click shows a menu."""

    dragged = Signal(QPoint)
    """The pointer in global coordinates while the button is pressed."""
    dropped = Signal()
    given_up = Signal()
    moved = Signal(int)
    """-1 up, 1 down."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(26, 40)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._pressed_at: QPoint | None = None
        self._is_dragging = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Prepare for a drag."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.globalPosition().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag once the pointer has moved far enough."""
        here = event.globalPosition().toPoint()
        if self._pressed_at is None:
            return
        if not self._is_dragging:
            far = (here - self._pressed_at).manhattanLength()
            if far < QApplication.startDragDistance():
                return
            self._is_dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.dragged.emit(here)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the seat; without a drag it was a click."""
        self._pressed_at = None
        if self._is_dragging:
            self._end_drag()
            self.setDown(False)
            self.dropped.emit()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down move the seat, Escape cancels a drag."""
        if self._is_dragging and event.key() == Qt.Key.Key_Escape:
            self._give_up()
        elif event.key() == Qt.Key.Key_Up:
            self.moved.emit(-1)
        elif event.key() == Qt.Key.Key_Down:
            self.moved.emit(1)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Cancel a drag when the focus leaves."""
        if self._is_dragging:
            self._give_up()
        super().focusOutEvent(event)

    def _give_up(self) -> None:
        self._pressed_at = None
        self._end_drag()
        self.given_up.emit()

    def _end_drag(self) -> None:
        self._is_dragging = False
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint six dots."""
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.ink if self.underMouse() else theme.control_line))
        centre = QRectF(self.rect()).center()
        for x in (-3.5, 3.5):
            for y in (-7.0, 0.0, 7.0):
                painter.drawEllipse(centre + QPointF(x, y), 1.8, 1.8)
        painter.end()


class SeatRow(QWidget):
    """The widgets of one seat. Changes that affect other seats are requested by signals."""

    changed = Signal()
    move_wanted = Signal(int)
    """-1 up, 1 down."""
    remove_wanted = Signal()
    colour_wanted = Signal(str)

    def __init__(self, seat: Seat, levels: tuple[str, ...], parent: QWidget | None = None) -> None:
        """`levels` are the bots' levels, weakest first."""
        super().__init__(parent)
        self.setFixedHeight(ROW_HEIGHT)
        self._levels = levels
        self._seat = seat
        self._colour: Colour = seat.colour
        self._ruleset = "classic"
        self._is_lifted = False
        self._owners: Callable[[], Mapping[str, str]] = dict
        self.grip = Grip(self)
        self.emblem = QToolButton(self)
        self.name = QLineEdit(self)
        self.player = QComboBox(self)
        self.character = CharacterButton(SURPRISE if seat.bot is None else seat.character, self)
        self.portrait = QLabel(self)
        self.remove = QToolButton(self)
        self._build()
        self._connect()
        self.retranslate()
        self.set_colour(seat.colour)
        self.name.setText("" if self._is_called_by_default(seat) else seat.name[:_LONGEST_NAME])
        self.player.setCurrentIndex(0 if seat.bot is None else 1 + self._known_level(seat.bot))

    def _build(self) -> None:
        self.emblem.setIconSize(QSize(_EMBLEM, _EMBLEM))
        self.emblem.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.emblem.setStyleSheet("QToolButton { padding: 1px; } QToolButton::menu-indicator { image: none; }")
        self._colours = QMenu(self)
        self._colours.setStyleSheet("QMenu { icon-size: 30px; } QMenu::item { padding-left: 10px; }")
        self.emblem.setMenu(self._colours)
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.player.addItem("", None)
        for level in self._levels:
            self.player.addItem("", level)
        self.player.setItemDelegate(LevelLines(self.player))
        self.player.view().setMinimumWidth(self.player.view().sizeHintForColumn(0) + 20)
        self.portrait.setProperty("role", "soft")
        self.portrait.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.remove.setIcon(theme_icon("close"))
        self._menu = QMenu(self)
        self.move_up = self._action("Alt+Up")
        self.move_down = self._action("Alt+Down")
        self._menu.addActions([self.move_up, self.move_down])
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 4, 6, 4)
        layout.setSpacing(6)
        layout.addWidget(self.grip)
        layout.addWidget(self.emblem)
        layout.addWidget(self.character)
        words = QGridLayout()
        words.setVerticalSpacing(1)
        words.setHorizontalSpacing(6)
        words.addWidget(self.name, 0, 0)
        words.addWidget(self.player, 0, 1)
        words.addWidget(self.portrait, 1, 0, 1, 2)
        words.setColumnStretch(0, 1)
        layout.addLayout(words, 1)
        layout.addWidget(self.remove)

    def _action(self, keys: str) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.addAction(action)
        return action

    def _connect(self) -> None:
        self._colours.aboutToShow.connect(self._offer_colours)
        self.name.textChanged.connect(self.changed)
        self.player.currentIndexChanged.connect(self._on_player)
        self.character.changed.connect(self._on_character)
        self.remove.clicked.connect(self.remove_wanted)
        self.grip.clicked.connect(self._offer_moves)
        self.grip.moved.connect(self.move_wanted)
        self.move_up.triggered.connect(self._ask_up)
        self.move_down.triggered.connect(self._ask_down)

    # --- seat -------------------------------------------------------------------------------------------

    @property
    def colour(self) -> Colour:
        """The colour chosen."""
        return self._colour

    @property
    def is_person(self) -> bool:
        """Whether a person plays this seat."""
        return self.player.currentIndex() == 0

    @property
    def typed_name(self) -> str:
        """The name as typed, cleaned; empty if there is none."""
        return clean_name(self.name.text())

    @property
    def character_name(self) -> str:
        """The name of the character, if the seat has one."""
        key = self.character.character
        if self.is_person or key is None:
            return ""
        return UNNAMED if key == SURPRISE else character_name(key)

    def seat(self) -> Seat:
        """Return the seat, with its default name if none was typed."""
        level = self.player.currentData()
        character = None if level is None else self.character.character
        default = UNNAMED if self.character_name == UNNAMED else self.name.placeholderText()
        return msgspec.structs.replace(
            self._seat,
            name=self.typed_name or default,
            colour=self._colour,
            bot=level,
            character=character,
        )

    def set_colour(self, colour: Colour) -> None:
        """Set the colour and its emblem."""
        self._colour = colour
        self.emblem.setIcon(emblem_icon(colour, self.devicePixelRatioF()))
        self.emblem.setToolTip(fill(_tr("NewGame", "Colour: {colour} (click to change)"), colour=colour_label(colour)))
        self.emblem.setAccessibleName(self.emblem.toolTip())
        self.update()

    def set_place(self, number: int, count: int, *, removable: bool, default_name: str) -> None:
        """Make this seat `number` (from 0) of `count`, with its default name."""
        self.move_up.setEnabled(number > 0)
        self.move_down.setEnabled(number < count - 1)
        self.remove.setEnabled(removable)
        surprise = default_name == UNNAMED
        self.name.setPlaceholderText(
            _tr("NewGame", "Random", "In place of a bot's name: its character is drawn when the game starts")
            if surprise
            else default_name
        )
        self.name.setAccessibleName(fill(_tr("NewGame", "Name of seat {number}"), number=number + 1))

    def set_ruleset(self, ruleset: str) -> None:
        """Describe the bot for this rule set."""
        self._ruleset = ruleset
        self.character.set_ruleset(ruleset)
        self._show_portrait()

    def set_owners(self, owners: Callable[[], Mapping[str, str]]) -> None:
        """`owners` returns the names of players by colour."""
        self._owners = owners

    def set_lifted(self, lifted: bool) -> None:
        """Whether to paint the row as lifted above the others."""
        self._is_lifted = lifted
        self.update()

    def focus_chain(self) -> tuple[QWidget, ...]:
        """The widgets in tab order."""
        return (self.grip, self.emblem, self.character, self.name, self.player, self.remove)

    @staticmethod
    def _is_called_by_default(seat: Seat) -> bool:
        return bool(seat.character) and seat.name in (UNNAMED, character_name(str(seat.character)))

    def _on_player(self) -> None:
        self._show_portrait()
        self.changed.emit()

    def _on_character(self) -> None:
        self._show_portrait()
        self.changed.emit()

    def _show_portrait(self) -> None:
        """Hide picture and description for a person."""
        self.character.setVisible(not self.is_person)
        self.portrait.setVisible(not self.is_person)
        line = portrait_line(self.character.character, self._ruleset)
        self.portrait.setText(line)
        self.portrait.setToolTip(line)

    def _known_level(self, level: str) -> int:
        return self._levels.index(level) if level in self._levels else len(self._levels) // 2

    # --- menus --------------------------------------------------------------------------------------------

    def _offer_colours(self) -> None:
        self._colours.clear()
        owners = self._owners()
        for colour in COLOURS:
            label = colour_label(colour)
            if colour != self._colour and colour in owners:
                swap = _tr("NewGame", "{colour} (swap with {name})")
                label = fill(swap, colour=label, name=owners[colour].replace("&", "&&"))
            action = self._colours.addAction(emblem_icon(colour, self.devicePixelRatioF()), label)
            action.setData(colour)
            action.setEnabled(colour != self._colour)
            action.triggered.connect(self._ask_colour)

    def _ask_colour(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.colour_wanted.emit(action.data())

    def _offer_moves(self) -> None:
        self._menu.popup(self.grip.mapToGlobal(QPoint(0, self.grip.height())))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the menu for moving the seat."""
        self._menu.popup(event.globalPos())

    def _ask_up(self) -> None:
        self.move_wanted.emit(-1)

    def _ask_down(self) -> None:
        self.move_wanted.emit(1)

    # --- looks ----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Update the texts."""
        self.player.setItemText(0, _tr("NewGame", "Person", "Somebody at this computer, not a bot"))
        for number, level in enumerate(self._levels, start=1):
            self.player.setItemText(number, fill(_tr("NewGame", "Bot: {level}"), level=level_label(level)))
        self.player.setAccessibleName(_tr("NewGame", "Who plays here"))
        self.character.retranslate()
        self._show_portrait()
        self.remove.setToolTip(_tr("NewGame", "Remove this player"))
        self.remove.setAccessibleName(self.remove.toolTip())
        self.grip.setToolTip(_tr("NewGame", "Drag, or press Up or Down, to change the seating order"))
        self.grip.setAccessibleName(_tr("NewGame", "Seating order"))
        self.move_up.setText(_tr("NewGame", "Move &up"))
        self.move_down.setText(_tr("NewGame", "Move &down"))

    def changeEvent(self, event: QEvent) -> None:
        """Update the texts."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.set_colour(self._colour)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a small card with a stripe in the player's colour."""
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        painter.setPen(QPen(QColor(theme.focus if self._is_lifted else theme.line), 2 if self._is_lifted else 1))
        painter.setBrush(QColor(theme.hover if self._is_lifted else theme.well))
        painter.drawRoundedRect(card, _CORNER, _CORNER)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PLAYER_COLOURS[self._colour]))
        painter.setClipRect(QRectF(card.x(), card.y(), 6, card.height()))
        painter.drawRoundedRect(card, _CORNER, _CORNER)
        painter.end()
