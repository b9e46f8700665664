"""The parts of a seat in the dialog: its grip, its buttons, and the lines of its lists."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from ra_desktop.ai import CHARACTERS
from ra_desktop.ai.levels import is_playable
from ra_desktop.app.setup import SURPRISE
from ra_desktop.storage.saved_game import COLOURS, Colour
from ra_desktop.ui.dialogs.new_game.character_picker import LINE_TYPE, CharacterPicker, portrait_icon, write_entry
from ra_desktop.ui.interaction.gestures import PulledButton
from ra_desktop.ui.look.art import Watched, kept, painting
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.fonts import scaled, text_font
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.field_names import keep_from_wheel
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.players import FACES, colour_label, face_name, level_blurb, level_label

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping


class Grip(PulledButton):
    """A handle for the mouse, and a click shows a menu. Keys move the seat itself, so Tab passes by."""

    given_up = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(26, 40)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # for Escape during a drag

    def pull(self, *, pulled: bool) -> None:
        super().pull(pulled=pulled)
        self.setCursor(Qt.CursorShape.ClosedHandCursor if pulled else Qt.CursorShape.OpenHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape cancels a drag; other keys are for the seat."""
        if self.is_pulled and event.key() == Qt.Key.Key_Escape:
            self._give_up()
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if self.is_pulled:
            self._give_up()
        super().focusOutEvent(event)

    def _give_up(self) -> None:
        self.pull(pulled=False)
        self.given_up.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        with painting(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.ink if self.underMouse() else theme.control_line))
            centre = QRectF(self.rect()).center()
            for x in (-3.5, 3.5):
                for y in (-7.0, 0.0, 7.0):
                    painter.drawEllipse(centre + QPointF(x, y), 1.8, 1.8)


_EMBLEM: Final = 36


def emblem_icon(colour: str, dpr: float) -> QIcon:
    """Return the disc of a player's colour, with its emblem."""
    return QIcon(emblem_pixmap(colour, _EMBLEM / 2, dpr))


class ColourButton(QToolButton):
    """Shows the colour of a seat; a click offers all of them."""

    colour_chosen = Signal(str)
    """Another colour was chosen, which may be that of another seat."""

    def __init__(self, colour: Colour, parent: QWidget) -> None:
        super().__init__(parent, popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        self.colour: Colour = colour
        """The colour chosen."""
        self.owners: Callable[[], Mapping[str, str]] = dict
        """Returns the names of players by colour."""
        self.setIconSize(QSize(_EMBLEM, _EMBLEM))
        self.setStyleSheet("QToolButton { padding: 1px; } QToolButton::menu-indicator { image: none; }")
        self._menu = QMenu(self)
        self._choice = QActionGroup(self._menu)
        self._menu.setStyleSheet("QMenu { icon-size: 30px; } QMenu::item { padding-left: 10px; }")
        self._menu.aboutToShow.connect(self._offer)
        self.setMenu(self._menu)
        self.set_colour(colour)

    def set_colour(self, colour: Colour) -> None:
        """Show `colour` and its emblem."""
        self.colour = colour
        self.setIcon(emblem_icon(colour, self.devicePixelRatioF()))
        self.setToolTip(fill(_tr("NewGame", "Colour: {colour} (click to change)"), colour=colour_label(colour)))
        self.setAccessibleName(self.toolTip())

    def _offer(self) -> None:
        self._menu.clear()
        self._choice = QActionGroup(self._menu)
        owners = self.owners()
        bold = self._menu.font()
        bold.setBold(True)
        for colour in COLOURS:
            label = colour_label(colour)
            if colour != self.colour and colour in owners:
                swap = _tr("NewGame", "{colour} (swap with {name})")
                label = fill(swap, colour=label, name=owners[colour].replace("&", "&&"))
            action = self._menu.addAction(emblem_icon(colour, self.devicePixelRatioF()), label)
            action.setData(colour)
            self._choice.addAction(action)
            action.setCheckable(True)
            action.setChecked(colour == self.colour)
            if action.isChecked():
                action.setFont(bold)
            action.triggered.connect(self._on_chosen)

    def _on_chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction) and action.data() != self.colour:
            self.colour_chosen.emit(action.data())


_SIDE: Final = 44


class CharacterButton(QToolButton):
    """Shows the character of a seat; a click offers the others."""

    changed = Signal()
    picked = Signal()
    """Another character was chosen from the list, after :attr:`changed`."""
    is_person = Watched(False, "_show")
    """Whether a person chooses a face."""

    def __init__(self, character: str | None, parent: QWidget, *, is_person: bool = False) -> None:
        """To a bot, a surprise is offered as well; to a person only a face."""
        super().__init__(parent)
        known = (None, *CHARACTERS, *FACES) if is_person else (None, *CHARACTERS)
        self.character = character if character in known else None if is_person else SURPRISE
        """A key of ``CHARACTERS`` or ``FACES``, ``SURPRISE``, or None for no character."""
        self.ruleset = "classic"
        """The rule set for which the characters are described."""
        self.taken: Callable[[], set[str | None]] = set
        """Returns the characters at the table."""
        self.setIconSize(QSize(_SIDE, _SIDE))
        self.setStyleSheet("QToolButton { padding: 1px; }")
        self.clicked.connect(self.offer)
        self.is_person = is_person
        self._show()

    def set_character(self, character: str | None) -> None:
        """Show `character`."""
        if character != self.character:
            self.character = character
            self._show()
            self.changed.emit()

    def offer(self) -> CharacterPicker:
        """Open the list of characters, and return it."""
        picker = CharacterPicker(self.character, self.ruleset, self.taken(), self, is_person=self.is_person)
        picker.picked.connect(self._on_picked)
        picker.open_at(self.mapToGlobal(QPoint(0, self.height())))
        return picker

    def _on_picked(self, character: str | None) -> None:
        self.set_character(character)
        self.picked.emit()

    def _show(self) -> None:
        """Update picture and texts."""
        self.setIcon(portrait_icon(self.character, _SIDE, self.devicePixelRatioF()))
        tip = _tr("NewGame", "Character: {name} (click to change)")
        if self.is_person:
            tip = _tr("NewGame", "Face: {name} (click to change)")
        tip = fill(tip, name=self._name())
        self.setToolTip(tip)
        self.setAccessibleName(tip)

    def _name(self) -> str:
        if self.character == SURPRISE:
            return _tr("NewGame", "random")
        return face_name(self.character) if self.character else _tr("Common", "none", "No suns")


_INSET: Final = 12
_LOW: Final = 36
_BESIDE: Final = 20

Index = QModelIndex | QPersistentModelIndex


def line_of(index: Index) -> str:
    """Return the description of the level of an entry; empty for people."""
    level = index.data(Qt.ItemDataRole.UserRole)
    return level_blurb(level) if level else ""


class LevelBox(QComboBox):
    """Levels to choose from, with a description below each: the list is as wide as these, but not than its window."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        keep_from_wheel(self)
        self.setItemDelegate(LevelLines(self))

    def add_levels(self, levels: Iterable[str]) -> None:
        """Offer `levels`; those that can't play here are grey, and the line below says why."""
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        for level in levels:
            self.addItem(level_label(level), level)
            model.item(self.count() - 1).setEnabled(is_playable(level))

    def showPopup(self) -> None:  # noqa: N802 - Qt calls it
        """Open the list, with its right edge at that of the box, or further to the right."""
        view, window = self.view(), self.window()
        view.setMinimumWidth(view.sizeHintForColumn(0) + _BESIDE)
        super().showPopup()
        popup = view.window()
        right = self.mapToGlobal(QPoint(self.width(), 0)).x()
        popup.move(max(right - popup.width(), window.mapToGlobal(QPoint(0, 0)).x()), popup.y())


class LevelLines(QStyledItemDelegate):
    """Paints the description below each level of a box, on as many lines as it needs in the window."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        box = self.parent()
        assert isinstance(box, QWidget)
        words = self._words(line_of(index), box.window().width() - 2 * _INSET - 2 * _BESIDE)
        return QSize(ceil(words.width()) + 2 * _INSET + 2, ceil(scaled(_LOW) + words.height()))

    @staticmethod
    def _words(line: str, width: float) -> QRectF:
        """Return the size of `line` if it is broken at `width`."""
        metrics, room = QFontMetricsF(text_font(scaled(LINE_TYPE))), QRectF(0, 0, width, 0)
        return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, line) if line else QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the entry in the current style, with both lines."""
        own = QStyleOptionViewItem(option)
        self.initStyleOption(own, index)
        own.text = ""
        widget: QWidget | None = option.widget
        style = widget.style() if widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, own, painter, widget)
        with kept(painter):
            write_entry(painter, QRectF(option.rect).adjusted(_INSET, 0, -_INSET, 0), index, "", line_of(index))


MOST_SEATS: Final = len(COLOURS)
