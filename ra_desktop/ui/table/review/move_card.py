"""A card that leads to a moment of the game, an error or a draw; and the moves at a decision, compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QPushButton, QSizePolicy, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import paint_disc, painting
from ra_desktop.ui.look.flow import in_column, in_line, plain_label, remove_all
from ra_desktop.ui.look.fonts import scaled, tabular, text_font
from ra_desktop.ui.look.lettering import fitted, write_centred
from ra_desktop.ui.look.tile_painter import small_tile_pixmap
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import read_aloud
from ra_desktop.ui.words.review import what_if_label

from .chance_painter import paint_luck

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Action

    from .report import ToldMoment

_HEAD, _PLACE, _TEXT = 17.0, 13.5, 15.0
"""Sizes of type at the usual size of text."""
_PAD, _BADGE = 9.0, 11.0
_LINE: Final = 1.3
_TILE: Final = 40.0
_WRAP: Final = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
_SMALL_BUTTON: Final = "QPushButton { padding: 2px 8px; }"


class MoveCard(QAbstractButton):
    """Paints a heading with a figure at the right, the place in the game, and sentences on as many lines as needed."""

    def __init__(self, moment: ToldMoment, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moment = moment
        self.ply = moment.ply
        """Where it leads to."""
        self.setText(moment.title)
        self.setAccessibleName(f"{moment.title}, {moment.figure}")
        self.setAccessibleDescription(read_aloud((moment.place, *moment.sentences)))
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def description(self) -> str:
        """Everything the card says, line by line."""
        moment = self._moment
        return "\n".join((moment.title, moment.figure, moment.place, *moment.sentences))

    # --- size ---------------------------------------------------------------------------------------

    @property
    def _left(self) -> float:
        if self._moment.tile:
            return scaled(_PAD) * 2 + scaled(_TILE) * 0.68
        return scaled(_PAD) * 2 + 2 * scaled(_BADGE)

    def heightForWidth(self, width: int) -> int:
        """Return the height that the text needs at that width."""
        head = scaled(_HEAD) * _LINE + scaled(_PLACE) * _LINE
        text = self._text_height(width - self._left - scaled(_PAD))
        return round(head + text + 2 * scaled(_PAD) * 0.8)

    def _text_height(self, width: float) -> float:
        if not self._moment.sentences:
            return 0.0
        metrics = QFontMetricsF(text_font(scaled(_TEXT)))
        return metrics.boundingRect(QRectF(0, 0, width, 10_000), _WRAP, read_aloud(self._moment.sentences)).height() + 3

    def sizeHint(self) -> QSize:
        width = self.width() if self.width() > 100 else 300
        return QSize(260, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(180, round(scaled(_HEAD + _PLACE) * _LINE))

    # --- painting -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        with painting(self, smooth=True) as painter:
            self._paint_card(painter, colours)
            pad, left = scaled(_PAD), self._left
            y = pad * 0.8
            self._paint_sign(painter, colours, pad)
            right = self.width() - pad
            head = QRectF(left, y, right - left, scaled(_HEAD) * _LINE)
            title, figure = self._moment.title, self._moment.figure
            font, line = fitted(f"{title}  {figure}", head.width(), scaled(_HEAD), bold=True)
            if line.endswith("…"):
                metrics = QFontMetricsF(font)
                left_over = head.width() - metrics.horizontalAdvance(f"  {figure}")
                title = metrics.elidedText(title, Qt.TextElideMode.ElideRight, left_over)
            centred = Qt.AlignmentFlag.AlignVCenter
            painter.setFont(font)
            painter.setPen(QColor(colours.ink))
            painter.drawText(head, int(centred | Qt.AlignmentFlag.AlignLeft), title)
            painter.setPen(QColor(colours.positive if self._moment.is_good else colours.negative))
            painter.drawText(head, int(centred | Qt.AlignmentFlag.AlignRight), figure)
            place = QRectF(left, head.bottom(), right - left, scaled(_PLACE) * _LINE)
            font, where = fitted(self._moment.place, place.width(), scaled(_PLACE))
            painter.setFont(font)
            painter.setPen(QColor(colours.soft_ink))
            painter.drawText(place, int(centred | Qt.AlignmentFlag.AlignLeft), where)
            if self._moment.sentences:
                painter.setFont(text_font(scaled(_TEXT)))
                painter.setPen(QColor(colours.ink))
                room = QRectF(left, place.bottom() + 3, right - left, self.height())
                painter.drawText(room, _WRAP, read_aloud(self._moment.sentences))

    def _paint_card(self, painter: QPainter, colours: theme.Theme) -> None:
        card = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.isChecked():
            painter.setBrush(QColor(colours.selection))
            painter.setPen(QPen(QColor(colours.negative if not self._moment.is_good else colours.positive), 2))
        else:
            painter.setBrush(QColor(colours.hover if self.underMouse() else colours.field))
            painter.setPen(QPen(QColor(colours.line), 1.2))
        painter.drawRoundedRect(card, 9, 9)

    def _paint_sign(self, painter: QPainter, colours: theme.Theme, pad: float) -> None:
        """Paint the number of an error, or the tile drawn with an arrow."""
        if self._moment.tile:
            high = round(min(scaled(_TILE), self.height() - pad))
            ratio = self.devicePixelRatioF()
            picture = small_tile_pixmap(self._moment.tile, high, ratio, foot=0.0, seen=high)
            painter.drawPixmap(QPointF(pad, (self.height() - high) / 2), picture)
            at = QPointF(pad + high * 0.62, (self.height() + high) / 2 - high * 0.16)
            paint_luck(painter, at, scaled(8), is_good=self._moment.is_good, edge=colours.card)
            return
        radius = scaled(_BADGE)
        centre = QPointF(pad + radius, pad * 0.8 + scaled(_HEAD) * _LINE / 2 + 2)
        paint_disc(painter, centre, radius, colours.accent)
        write_centred(painter, centre, str(self._moment.number), _bold(radius * 1.4), colours.accent_ink)


def _bold(pixels: float) -> QFont:
    return tabular(text_font(pixels, QFont.Weight.Bold))


@dataclass(frozen=True, slots=True)
class Option:
    """A move and how it compares with the best."""

    action: Action
    name: str
    text: str
    is_played: bool


def _small_button(text: str, parent: QWidget) -> QPushButton:
    button = QPushButton(text, parent)
    button.setStyleSheet(_SMALL_BUTTON)
    button.setAutoDefault(True)  # Enter presses it as the space bar does
    return button


class OptionList(QWidget):
    """A heading, a line for each move, and below it what is said about the one that is tried."""

    tried = Signal(object)
    """Show what might have come of that action."""
    dropped = Signal()
    """Show it no longer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options: tuple[Option, ...] = ()
        self._heading = plain_label(self, role="count", wraps=True)
        self._rows = QWidget(self)
        self._grid = QGridLayout(self._rows)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(0, 1)
        self.remark = plain_label(self, wraps=True)
        self.drop = _small_button("", self)
        self.drop.clicked.connect(self.dropped)
        self.buttons: list[QPushButton] = []
        foot = in_line(None, self.drop, ...)
        in_column(self, *(self._heading, self._rows, self.remark), foot, margins=(0, 0, 0, 0), spacing=6)
        self.say("", "")
        self.show_options("", ())

    @property
    def text(self) -> str:
        """All moves, a line each."""
        return "\n".join(option.text for option in self._options)

    def show_options(self, heading: str, options: Sequence[Option]) -> None:
        """Show `options` under `heading`; neither if there are none."""
        self._heading.setText(heading)
        self._heading.setVisible(bool(options))
        self._rows.setVisible(bool(options))
        if tuple(options) == self._options:
            return
        self._options = tuple(options)
        self.buttons = []
        remove_all(self._rows)
        for row, option in enumerate(options):
            self._grid.addWidget(plain_label(self._rows, option.text, wraps=True), row, 0)
            if not option.is_played:
                self._grid.addWidget(self._button(option), row, 1)

    def _button(self, option: Option) -> QPushButton:
        button = _small_button(_tr("Review", "What if", "Button: tries another move"), self._rows)
        button.setAccessibleName(what_if_label(option.name))
        button.setToolTip(
            _tr("Review", "Shows one possible continuation after this move in the graph. The game stays as it is.")
        )
        button.clicked.connect(lambda: self.tried.emit(option.action))
        self.buttons.append(button)
        return button

    def say(self, remark: str, drop: str) -> None:
        """Show `remark` about the move that is tried, and a button named `drop` to end that; without text, neither."""
        self.remark.setText(remark)
        self.remark.setVisible(bool(remark))
        if self.drop.hasFocus() and not drop and self.buttons:
            self.buttons[0].setFocus()
        self.drop.setText(drop)
        self.drop.setVisible(bool(drop))
