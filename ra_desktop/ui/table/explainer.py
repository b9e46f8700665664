"""A key explains the thing under the pointer or, failing that, the one that is selected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QCursor, QKeyEvent, QPainter, QPen, QTextDocumentFragment
from PySide6.QtWidgets import QLabel, QWidget

from ra_desktop.engine import Action, Bid, Discard, Draw, Flip, Invoke, ShowSide, SpendGod
from ra_desktop.ui.interaction.choices import SeatSun, SeatTile
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import PictureWidget, paint_box
from ra_desktop.ui.look.flow import in_column
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.tooltips import tip
from ra_desktop.ui.system.announcements import announce
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, key_name
from ra_desktop.ui.words.speech import outbidding

from .seats.seat_info import outbidders

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from .board.items import BoardItem
    from .table_view import TableView

_STAYS_FOR: Final = frozenset(
    (
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
    )
)
"""Keys that select something else, which is explained then, or do nothing by themselves."""

_ENDS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.ApplicationDeactivate)
"""Events after which nothing is explained any more."""
_WIDEST: Final = 340.0
"""The greatest width of the text, at the usual size of text."""
_BESIDE: Final = 8
"""Between the bubble and what it explains."""
_EDGE: Final = 6
"""Between the bubble and the edge of what can be seen."""
_CORNER: Final = 9.0


class Explainer(QObject):
    """Shows one explanation at a time. Tab goes on to the next thing; Escape, a click or a move closes it."""

    def __init__(self, view: TableView, pointer: Callable[[], QPoint] = QCursor.pos) -> None:
        """`pointer` returns the global position of the pointer."""
        super().__init__(view)
        self._view = view
        self._choices = view.choices
        self._pointer = pointer
        self._selected_at: QPoint | None = None
        """Where the pointer was when something was selected last: until it moves, the selection counts."""
        self._things: list[Explained] = []
        self._thing: Explained | None = None
        self._follows_pointer = False
        self.bubble = Bubble(view)
        view.choices.changed.connect(self._on_choices_changed)
        view.explanation_wanted.connect(self.explain_at)
        view.showing.connect(self.close)
        view.resizing.connect(self.close)

    @property
    def is_open(self) -> bool:
        """Whether something is being explained."""
        return self._thing is not None

    def toggle(self) -> None:
        """Explain what is under the pointer, or selected, or the first thing on the table; or stop."""
        if self.is_open:
            self.close()
            return
        if self._view.pages.is_any_open:
            return
        self._things = explained_things(self._view, self._names())
        pointed = self._pointed()
        thing = pointed or self._selected() or next(iter(self._things), None)
        if thing is not None:
            self._open(thing, follows_pointer=pointed is not None)

    def explain_at(self, where: QPoint) -> None:
        """Explain what lies at `where` on the screen, if that can be explained."""
        self.close()
        if self._view.pages.is_any_open:
            return
        self._things = explained_things(self._view, self._names())
        thing = thing_at(self._things, QPointF(self._view.mapFromGlobal(where)))
        if thing is not None:
            self._open(thing, follows_pointer=True)

    def _open(self, thing: Explained, *, follows_pointer: bool) -> None:
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        self._explain(thing, follows_pointer=follows_pointer)

    def close(self) -> None:
        """Explain nothing."""
        if self._thing is not None:
            self._thing, self._things = None, []
            app = QCoreApplication.instance()
            if app is not None:
                app.removeEventFilter(self)
            self.bubble.dismiss()

    def step(self, by: int) -> None:
        """Explain the thing that comes `by` places later, in a ring."""
        if self._thing is not None:
            at = self._things.index(self._thing)
            self._explain(self._things[(at + by) % len(self._things)], follows_pointer=False)

    def _explain(self, thing: Explained, *, follows_pointer: bool) -> None:
        self._thing, self._follows_pointer = thing, follows_pointer
        self._view.sight_wanted.emit(thing.rect.toAlignedRect())
        self.bubble.explain(thing.text, thing.rect, self._seen())

    def _seen(self) -> QRect:
        """Return the part of the table that can be seen."""
        seen = self._view.visibleRegion().boundingRect()
        return self._view.rect() if seen.isEmpty() else seen

    def _names(self) -> list[str]:
        view = self._view.shown
        return [] if view is None else [self._view.players.name(seat) for seat in range(view.players)]

    # --- what is meant ----------------------------------------------------------------------------

    def _pointed(self) -> Explained | None:
        """Return the thing under the pointer, unless something has been selected with the keyboard since it moved."""
        pos = self._pointer()
        if pos == self._selected_at:
            return None
        return thing_at(self._things, QPointF(self._view.mapFromGlobal(pos)))

    def _selected(self) -> Explained | None:
        """Return the thing that the selected action is about."""
        action, seat = self._choices.selected, self._choices.seat
        place: QRectF | None = None
        if action is not None and seat is not None:
            place = place_of(self._view, action, seat)
        return None if place is None else thing_at(self._things, place.center())

    def _on_choices_changed(self) -> None:
        if self._choices.selected is not None and len(self._choices.actions) > 1:
            self._selected_at = self._pointer()
        if not self.is_open:
            return
        selected = self._selected()
        if selected is None:
            self.close()
        else:
            self._explain(selected, follows_pointer=False)

    # --- input ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Tab and Escape while something is explained, and stop when something else is done."""
        kind = event.type()
        if kind in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride) and isinstance(event, QKeyEvent):
            return self._press(event)
        has_left = kind == QEvent.Type.MouseMove and self._has_left()
        if has_left or kind in _ENDS:
            self.close()
        return False

    def _has_left(self) -> bool:
        """Whether the pointer, over whose thing the bubble was opened, is elsewhere."""
        thing = self._thing
        if thing is None or not self._follows_pointer:
            return False
        return not thing.rect.contains(QPointF(self._view.mapFromGlobal(self._pointer())))

    def _press(self, event: QKeyEvent) -> bool:
        key, is_press = event.key(), event.type() == QEvent.Type.KeyPress
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            event.accept()
            if is_press and key != Qt.Key.Key_Escape:
                self.step(1 if key == Qt.Key.Key_Tab else -1)
            elif is_press and not event.isAutoRepeat():
                self.close()
            return True
        if is_press and key not in _STAYS_FOR and not event.isAutoRepeat():
            self.close()
        return False


@dataclass(frozen=True, slots=True)
class Explained:
    """A thing on the table with its explanation."""

    rect: QRectF
    """In the coordinates of the table."""
    text: str
    """Rich text, as in a tooltip."""


def explained_things(table: TableView, names: Sequence[str]) -> list[Explained]:
    """Return what can be explained on `table`: the board first, then one's own seat, then the others.

    `names` are those of the seats.
    """
    if table.shown is None:
        return []
    return [*_on_board(table), *_own_suns(table, names), *_on_panels(table)]


def thing_at(things: Iterable[Explained], pos: QPointF) -> Explained | None:
    """Return the smallest of `things` at `pos`, or None."""
    below = [thing for thing in things if thing.rect.contains(pos)]
    return min(below, key=lambda thing: thing.rect.width() * thing.rect.height(), default=None)


def place_of(table: TableView, action: Action, seat: int) -> QRectF | None:
    """Return where the thing lies that `action` of `seat` is about; None for an action that is about none."""
    parts, panel = table.board.board.parts, table.panel_of(seat)
    if isinstance(action, Bid):
        return _of_panel(table, panel, panel.rect_of(SeatSun(seat, action.sun)))
    if isinstance(action, (Discard, Flip)):
        return _of_panel(table, panel, panel.rect_of(SeatTile(seat, action.tile)))
    item: BoardItem | None = None
    if isinstance(action, SpendGod):
        item = next((tile for tile in parts.tiles if tile.tile == action.tile), None)
    elif isinstance(action, ShowSide):
        item = next((side for side in parts.sides.items if side.action == action), None)
    elif isinstance(action, Draw):
        item = parts.bag
    elif isinstance(action, Invoke):
        item = parts.figure
    return None if item is None else _of_board(table, item.rect)


def _on_board(table: TableView) -> Iterator[Explained]:
    parts = table.board.board.parts
    for item in (*parts.sides.items, *parts.tiles, parts.centre_sun, *parts.bids):
        yield from _of_item(table, item)
    track = [item for item in parts.ra_spaces if item.isVisible()]
    if track and track[0].toolTip():
        whole = track[0].rect
        for item in track:
            whole = whole.united(item.rect)
        yield Explained(_of_board(table, whole), track[0].toolTip())
    for item in (parts.bag, parts.figure):
        yield from _of_item(table, item)
    bar = table.board.actions_bar
    for button in (*bar.buttons, *bar.tools.values()):
        if button.isVisible() and button.toolTip():
            yield Explained(_of_panel(table, bar, QRectF(button.geometry())), tip(button.toolTip()))


def _of_item(table: TableView, item: BoardItem) -> Iterator[Explained]:
    if item.isVisible() and item.toolTip():
        yield Explained(_of_board(table, item.rect), item.toolTip())


def _own_suns(table: TableView, names: Sequence[str]) -> Iterator[Explained]:
    view, own, seat = table.shown, table.own, table.home
    assert view is not None
    face_up = view.face_up_suns(seat)
    for sun in (*face_up, *view.face_down_suns(seat)):
        more = outbidding(sun, outbidders(view, seat, sun, names)) if sun in face_up else ""
        rect = own.rect_of(SeatSun(seat, sun))
        yield Explained(_of_panel(table, own, rect), own.tray.explanation(sun, more))


def _on_panels(table: TableView) -> Iterator[Explained]:
    for panel in table.panels:
        for region in panel.regions:
            if not region.rect.isEmpty() and (text := region.tip):
                yield Explained(_of_panel(table, panel, region.rect), text)


def _of_board(table: TableView, rect: QRectF) -> QRectF:
    return _of_panel(table, table.board.viewport(), rect)


def _of_panel(table: TableView, widget: QWidget, rect: QRectF) -> QRectF:
    """Return `rect` of `widget` in the coordinates of the table."""
    return rect.translated(QPointF(widget.mapTo(table, QPoint(0, 0))))


class Bubble(PictureWidget):
    """Shows a text at once beside a thing, with a frame around the thing; lets the pointer through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("explanation")
        self._text, self._keys = QLabel(self), QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._keys.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self._text, self._keys):
            label.setWordWrap(True)
        in_column(self, self._text, self._keys, margins=(12, 7, 12, 8), spacing=5)
        self.frame = _Frame(parent)
        self.hide()

    @property
    def words(self) -> str:
        """The text that is shown, without its look."""
        return QTextDocumentFragment.fromHtml(self._text.text()).toPlainText()

    def explain(self, text: str, thing: QRectF, seen: QRect) -> None:
        """Show the rich `text` about what lies at `thing`, within `seen`, and let it be read aloud."""
        colours = theme.current()
        self._text.setText(text)
        text = _tr("Explanation", "{next}: next item. {close}: close.", "Keys, in a bubble")
        self._keys.setText(fill(text, next=key_name("Tab"), close=key_name("Esc")))
        for label in (self._text, self._keys):
            label.setStyleSheet(f"color: {colours.tip_ink}; font-size: {round(scaled(15))}px;")
        around = thing.toAlignedRect()
        self.setGeometry(_place(self._size_for(seen.size()), around, seen))
        self.frame.setGeometry(around.adjusted(-4, -4, 4, 4))
        self.setAccessibleName(self.words)
        for widget in (self.frame, self):
            widget.show()
            widget.raise_()
        announce(self, self.words)

    def dismiss(self) -> None:
        """Hide bubble and frame."""
        self.frame.hide()
        self.hide()

    def _size_for(self, room: QSize) -> QSize:
        layout = self.layout()
        assert layout is not None
        width = min(round(scaled(_WIDEST)), room.width() - 2 * _EDGE)
        width = max(min(width, layout.sizeHint().width()), min(width, round(scaled(_WIDEST * 0.7))))
        return QSize(width, min(layout.totalHeightForWidth(width), room.height() - 2 * _EDGE))

    def paint(self, painter: QPainter) -> None:
        colours = theme.current()
        paint_box(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), _CORNER, colours.tip, colours.tip_line, 1.6)


class _Frame(PictureWidget):
    """A frame around the thing that is explained."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paint(self, painter: QPainter) -> None:
        colours = theme.current()
        for colour, width in ((colours.tip, 4.0), (colours.focus, 2.0)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), _CORNER, _CORNER)


def _place(size: QSize, thing: QRect, seen: QRect) -> QRect:
    """Return where a bubble of `size` lies: below `thing`, otherwise above it, otherwise beside it; within `seen`."""
    room = seen.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    left = thing.center().x() - size.width() // 2
    middle = thing.center().y() - size.height() // 2
    places = (
        QPoint(left, thing.bottom() + _BESIDE),
        QPoint(left, thing.top() - _BESIDE - size.height()),
        QPoint(thing.right() + _BESIDE, middle),
        QPoint(thing.left() - _BESIDE - size.width(), middle),
    )
    moved = [_within(QRect(place, size), room) for place in places]
    return next((rect for rect in moved if not rect.intersects(thing)), moved[0])


def _within(rect: QRect, room: QRect) -> QRect:
    """Return `rect` moved into `room`."""
    x = max(room.left(), min(rect.left(), room.right() + 1 - rect.width()))
    y = max(room.top(), min(rect.top(), room.bottom() + 1 - rect.height()))
    return QRect(QPoint(x, y), rect.size())
