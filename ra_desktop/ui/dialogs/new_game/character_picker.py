"""The list of characters to choose from: picture, name, style and a line about each; a person chooses only a face."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QIcon, QKeyEvent, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ra_desktop.ai import CHARACTERS
from ra_desktop.app.setup import SURPRISE
from ra_desktop.ui.look.art import kept, paint_box, pixmap
from ra_desktop.ui.look.flow import in_column
from ra_desktop.ui.look.fonts import scaled, text_font
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import listed, plain_text, read_aloud
from ra_desktop.ui.words.players import FACES, character_name, character_portrait, character_title, face_name

if TYPE_CHECKING:
    from collections.abc import Collection


Index = QModelIndex | QPersistentModelIndex

_NOBODY: Final = "nobody"
_SIDE: Final = 52
_PAD: Final = 9
_NAME, LINE_TYPE = 17.0, 14.5
"""Type sizes of a name, and of the line about it."""
_CELL: Final = 2, QSize(384, 70)
_FACE_CELL: Final = 4, QSize(184, 70)
"""How many entries are side by side, and the room of one: for a bot, and for a person."""
_FRAME: Final = 14
"""Between the edge of the list and its entries, on both sides together."""

KEY: Final = Qt.ItemDataRole.UserRole
STYLE: Final = KEY + 1
LINE: Final = KEY + 2
"""Further data of an entry: the character, a few words on its style, and a line about it."""


def portrait_icon(character: str | None, side: int, dpr: float) -> QIcon:
    """Return the picture of `character`, of a surprise, or of no character."""
    return QIcon(pixmap(f"characters/{character or _NOBODY}", QSize(side, side), dpr))


def portrait_line(character: str | None, ruleset: str) -> str:
    """Return a line about `character`, a surprise, or no character."""
    if character == SURPRISE:
        return _tr("NewGame", "A different character every game.")
    if character is None:
        return _tr("NewGame", "Has no style of its own.")
    return character_portrait(character, ruleset)


def _spoken(name: str, style: str, line: str) -> str:
    """Return an entry as a screen reader says it."""
    return read_aloud([listed(part for part in (name, style) if part), line])


class _Entry(QStyledItemDelegate):
    """Paints an entry: the picture at the left, name and style above the line."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        assert isinstance(view, QListView)
        return view.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the entry; one that cannot be chosen is faint."""
        colours = current()
        room = QRectF(option.rect).adjusted(2, 2, -2, -2)
        usable = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        view = option.widget
        is_current = isinstance(view, QListView) and view.currentIndex() == index
        with kept(painter, soft=True):
            if is_current:
                paint_box(painter, room, 10, colours.selection, colours.focus, 2)
            side = min(scaled(_SIDE), room.height() - 2 * _PAD + 4)
            face = QRect(round(room.x() + _PAD), round(room.center().y() - side / 2), round(side), round(side))
            painter.setOpacity(1.0 if usable else colours.faded(0.45))
            icon: QIcon = index.data(Qt.ItemDataRole.DecorationRole)
            icon.paint(painter, face)
            painter.setOpacity(1.0)
            words = room.adjusted(side + 2 * _PAD + 2, _PAD - 3, -_PAD, -_PAD + 3)
            write_entry(painter, words, index, str(index.data(STYLE)), str(index.data(LINE)))


def write_entry(painter: QPainter, room: QRectF, index: Index, style: str, said: str) -> None:
    """Write the name of an entry with a word on its `style` beside it and what is `said` of it below, as lines need."""
    colours, usable = current(), bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
    title, line = text_font(scaled(_NAME), QFont.Weight.Bold), text_font(scaled(LINE_TYPE))
    name, high = str(index.data(Qt.ItemDataRole.DisplayRole)), QFontMetricsF(title).height()
    below = QRectF(room.x(), room.y() + high, room.width(), room.height() - high)
    wrap = int(Qt.TextFlag.TextWordWrap)
    needed = QFontMetricsF(line).boundingRect(below, wrap, said).height() if said else 0.0
    top = room.y() + max(0.0, (below.height() - needed) / 2)
    painter.setFont(title)
    painter.setPen(QColor(colours.ink if usable else colours.soft_ink))
    painter.drawText(QRectF(room.x(), top, room.width(), high), Qt.AlignmentFlag.AlignVCenter, name)
    painter.setFont(line)
    painter.setPen(QColor(colours.soft_ink))
    if style:
        wide = QFontMetricsF(title).horizontalAdvance(name) + 8
        painter.drawText(QRectF(room.x() + wide, top, room.width() - wide, high), Qt.AlignmentFlag.AlignVCenter, style)
    below.moveTop(top + high)
    painter.drawText(below, wrap, said)


class CharacterPicker(QFrame):
    """A popup with all characters: a click or Enter chooses, the arrow keys look around, Escape closes."""

    picked = Signal(object)
    """Whoever was chosen: a key of ``CHARACTERS`` or ``FACES``, ``SURPRISE``, or None for nobody."""

    def __init__(
        self,
        character: str | None,
        ruleset: str,
        taken: Collection[str | None],
        parent: QWidget | None = None,
        *,
        is_person: bool = False,
    ) -> None:
        """Offer `character` and all that are not `taken` by other seats, for `ruleset`; to a person only faces."""
        super().__init__(parent, Qt.WindowType.Popup)
        self._is_person = is_person
        self._columns, cell = _FACE_CELL if is_person else _CELL
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(plain_text(_tr("Statistics", "&Characters")))
        self.list = QListView(self, flow=QListView.Flow.LeftToRight, resizeMode=QListView.ResizeMode.Adjust)
        self.list.setAccessibleName(self.accessibleName())
        self.list.setItemDelegate(_Entry(self.list))
        self.list.setWrapping(True)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setGridSize(QSize(round(scaled(cell.width())), round(scaled(cell.height()))))
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setModel(self._entries(character, ruleset, taken))
        self.list.clicked.connect(self._pick)
        self.list.entered.connect(self._look_at)
        in_column(self, self.list, margins=(0, 0, 0, 0))
        self.setFocusProxy(self.list)

    def _entries(self, character: str | None, ruleset: str, taken: Collection[str | None]) -> QStandardItemModel:
        model = QStandardItemModel(self)
        keys = (None, *FACES) if self._is_person else (SURPRISE, None, *CHARACTERS)
        for key in keys if character in keys else (*keys, character):  # a person may still have a bot's face
            name, style, line = self._words(key, ruleset)
            free = key == character or key in (SURPRISE, None) or key not in taken
            if not free:
                line = _tr("NewGame", "Already at this table.")
            item = QStandardItem(portrait_icon(key, round(scaled(_SIDE)), self.devicePixelRatioF()), name)
            item.setData(key, KEY)
            item.setData(style, STYLE)
            item.setData(line, LINE)
            item.setData(_spoken(name, style, line), Qt.ItemDataRole.AccessibleTextRole)
            item.setEnabled(free)
            model.appendRow(item)
            if key == character:
                self._now = model.indexFromItem(item)
        return model

    def _words(self, key: str | None, ruleset: str) -> tuple[str, str, str]:
        """Return the texts of an entry: the name of a character, or of the choice without one, its style and a line."""
        if self._is_person:
            return face_name(key) if key else _tr("NewGame", "No face"), "", ""
        if key == SURPRISE:
            return _tr("NewGame", "Random character"), "", portrait_line(key, ruleset)
        if key is None:
            return _tr("Common", "No character"), "", portrait_line(key, ruleset)
        return character_name(key), character_title(key), portrait_line(key, ruleset)

    def open_at(self, corner: QPoint) -> None:
        """Open with the upper left `corner` there, or where the screen has room."""
        screen = self.screen().availableGeometry()
        grid, count = self.list.gridSize(), self.list.model().rowCount()
        columns = max(1, min(self._columns, (screen.width() - _FRAME) // grid.width()))
        needed = -(-count // columns) * grid.height() + _FRAME
        high = min(needed, screen.height() - 2 * _FRAME)
        bar = self.list.verticalScrollBar().sizeHint().width() if high < needed else 0
        needs_bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if bar else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.list.setVerticalScrollBarPolicy(needs_bar)
        place = QRect(corner, QSize(min(columns * grid.width() + _FRAME + bar, screen.width()), high))
        place.moveRight(min(place.right(), screen.right()))
        place.moveLeft(max(place.left(), screen.left()))
        place.moveBottom(min(place.bottom(), screen.bottom()))
        place.moveTop(max(place.top(), screen.top()))
        self.setGeometry(place)
        self.show()
        self.list.setFocus()
        self.list.setCurrentIndex(self._now)
        self.list.scrollTo(self._now)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._pick(self.list.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _look_at(self, index: QModelIndex) -> None:
        if index.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.list.setCurrentIndex(index)

    def _pick(self, index: QModelIndex) -> None:
        if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.picked.emit(index.data(KEY))
            self.close()
