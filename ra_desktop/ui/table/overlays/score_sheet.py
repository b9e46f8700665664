"""The score sheet of an epoch: points with reasons, why the epoch ended, and which tiles are discarded or kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPointF, QRectF, Qt

from ra_desktop.ui.look.art import paint_box
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, draw_broken, draw_words, words_width
from ra_desktop.ui.look.sun_painter import paint_sun
from ra_desktop.ui.look.tile_painter import tile_pixmap
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import in_a_line, times
from ra_desktop.ui.words.scoring import ended_text, leaving_text, staying_text
from ra_desktop.ui.words.tiles import epoch_label

from .overlay import Overlay, button_height
from .sheet_model import SheetModel, SheetRole
from .sheet_table import SheetTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from ra_desktop.ui.games.epoch_account import EpochAccount
    from ra_desktop.ui.look.theme import Theme
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_TITLE, _ENDED, _LINE = 38.0, 22.0, 21.0
"""Heights at scale 1: the title, why the epoch ended, and a line on what leaves or stays."""
_CLOSERS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_SMALLEST: Final = 12.0
"""Least type size of sentences."""
_LOWEST_PICTURE: Final = 12.0
"""Lower tiles and suns beside a reason would not be recognized, and are left out."""
_TWO_LINES: Final = 0.6
"""The width of a sentence on two lines, as a share of its width on one."""


class ScoreSheetPage(Overlay):
    """The scores of an epoch, over the board. :attr:`closed` when the player continues."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._account: EpochAccount | None = None
        self._pointed = QModelIndex()
        self.model = SheetModel(self)
        self.table = SheetTable(self.model, self)
        self.table.pointed.connect(self._on_pointed)
        self.table.closing.connect(self.closed)
        self.go_on = self.add_button(_tr("Common", "Continue"), self.closed, primary=True)
        self.go_on.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Enter continues from every cell
        self.setFocusProxy(self.table)

    # --- contents -------------------------------------------------------------------------------

    def show_epoch(self, account: EpochAccount, seats: Sequence[SeatInfo]) -> None:
        """Show the scores of an epoch."""
        self._account = account
        self.model.show_account(account, seats)
        person = next((seat for seat, info in enumerate(seats) if info.is_person), 0)
        self.table.setCurrentIndex(self.model.index(len(account.rows), person))
        self.setAccessibleName(self._title())
        self.setAccessibleDescription("\n".join([self.ended(), *self.lines()]))
        self.table.setAccessibleName(self._title())
        self.update()
        self.place_buttons()

    def _title(self) -> str:
        assert self._account is not None
        return in_a_line([epoch_label(self._account.event.epoch), _tr("ScoreSheet", "Score sheet")])

    def lines(self) -> list[str]:
        """Return which tiles are discarded and which are kept; nothing after the final epoch."""
        account = self._account
        if account is None or account.event.is_last:
            return []
        return [leaving_text(account.leaving), staying_text(account.staying)]

    def ended(self) -> str:
        """Return why the epoch ended."""
        assert self._account is not None
        return ended_text(self._account.ended)

    # --- the reason of a cell -------------------------------------------------------------------

    def _on_pointed(self, index: QModelIndex) -> None:
        self._pointed = index
        self.update(self._strip().toAlignedRect())

    @property
    def sentence(self) -> str:
        """The cell under the pointer or selected, in a sentence; without one, how to get it."""
        if not self._pointed.isValid():
            return _tr("ScoreSheet", "Point at a number, or select it with the arrow keys, to see where it comes from.")
        return self.model.sentence(self._pointed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CLOSERS:
            if not event.isAutoRepeat():
                self.closed.emit()
        elif event.key() in _ARROWS:
            self.table.keyPressEvent(event)
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)

    # --- layout and painting --------------------------------------------------------------------

    @property
    def scale(self) -> float:
        return max(0.72, min(self.width() / 880, self.height() / 600))

    def content_height(self) -> float:
        """Return the height of title, table, and the lines below it."""
        table = SheetTable.height_for(self.model.rowCount(), self.scale)
        return (_TITLE + _ENDED + 6 + _LINE * len(self.lines()) + 6) * self.scale + table

    def place_buttons(self) -> None:
        super().place_buttons()
        if self._account is None:
            return
        k, inner = self.scale, QRectF(self.inner())
        below = max(16.0, _LINE * k) * len(self.lines())
        above = (_TITLE + _ENDED + 4) * k
        self.table.place(inner.adjusted(0, above, 0, -below - 4 * k), k)

    def _strip(self) -> QRectF:
        """Return the place of the reason, at the left of the button."""
        card = QRectF(self.card())
        pad = 24 * self.scale
        button = self.go_on.geometry()
        top = button.y() - 4
        return QRectF(card.x() + pad, top, button.x() - 16 - card.x() - pad, button_height() + 8)

    def paint_content(self, painter: QPainter, colours: Theme) -> None:
        if self._account is None:
            return
        k, inner = self.scale, QRectF(self.inner())
        title = QRectF(inner.x(), inner.y(), inner.width(), _TITLE * k)
        draw_words(painter, title, self._title(), 29 * k, colours.ink, _CENTRED, display=True)
        why = QRectF(inner.x(), title.bottom(), inner.width(), _ENDED * k)
        draw_words(painter, why, self.ended(), max(_SMALLEST, 18 * k), colours.soft_ink, _CENTRED)
        y, high = self.table.geometry().bottom() + 4 * k, max(16.0, _LINE * k)
        for text in self.lines():
            line = QRectF(inner.x(), y, inner.width(), high)
            draw_words(painter, line, text, max(_SMALLEST, 16 * k), colours.soft_ink, _CENTRED)
            y += high
        self._paint_strip(painter, colours, self._strip())

    def _paint_strip(self, painter: QPainter, colours: Theme, strip: QRectF) -> None:
        """Paint the reason of a cell: the tiles and suns that count, and the sentence."""
        paint_box(painter, strip, 9, colours.well)
        room = strip.adjusted(10, 3, -10, -3)
        text, size = self.sentence, max(_SMALLEST, 17 * self.scale)
        if self._pointed.isValid():
            words = words_width(text, SMALLEST_TYPE) * _TWO_LINES
            room.setLeft(self._paint_pictures(painter, room, min(room.width() * 0.55, room.width() - words), colours))
        draw_broken(painter, room, text, size, colours.ink)

    def _paint_pictures(self, painter: QPainter, room: QRectF, most: float, colours: Theme) -> float:
        """Paint what counts at the left of `room`, at `most` that wide; return where the words begin."""
        reason = self._pointed.data(SheetRole.REASON)
        if not reason.tiles and not reason.suns:
            return room.x()
        counts = {count: times("", count).strip() for _, count in reason.tiles if count > 1}
        widths = {count: words_width(text, _SMALLEST, bold=True) + 4 for count, text in counts.items()}
        high = room.height() - 2
        needed = high * (0.84 * len(reason.tiles) + 0.9 * len(reason.suns))
        left = most - 8 - sum(widths.get(count, 0.0) for _, count in reason.tiles)  # numbers do not shrink
        high *= min(1.0, left / needed)
        if high < _LOWEST_PICTURE:
            return room.x()
        dpr, x, y = self.devicePixelRatioF(), room.x(), room.center().y()
        for tile, count in reason.tiles:
            picture = tile_pixmap(tile, round(high), dpr)
            painter.drawPixmap(QPointF(x, y - high / 2), picture)
            x += picture.deviceIndependentSize().width()
            if count > 1:
                draw_words(painter, QRectF(x + 2, room.y(), widths[count], room.height()), counts[count], _SMALLEST,
                           colours.ink, bold=True)  # fmt: skip
                x += widths[count]
            x += high * 0.12
        for sun in reason.suns:
            paint_sun(painter, QPointF(x + high * 0.42, y), high * 0.42, sun)
            x += high * 0.9
        return x + 8
