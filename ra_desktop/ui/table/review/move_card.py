"""A card that leads to a moment of the game, an error or a draw; and the moves at a decision, compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QPushButton, QSizePolicy, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import paint_disc, painting
from ra_desktop.ui.look.flow import in_column, in_line, plain_label, remove_all
from ra_desktop.ui.look.fonts import scaled, tabular, text_font
from ra_desktop.ui.look.lettering import write_centred
from ra_desktop.ui.look.tile_painter import small_tile_pixmap
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.aside_card import AccountBox
from ra_desktop.ui.words.fill import read_aloud
from ra_desktop.ui.words.review import what_if_label

from .chance_painter import paint_luck

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Action

    from .report import ToldMoment

_PAD, _BADGE = 9.0, 11.0
"""The margin, and the radius of the number of an error, at the usual size of text."""
_TILE: Final = 40.0
_SMALL_BUTTON: Final = "QPushButton { padding: 2px 8px; }"


class MoveCard(QAbstractButton):
    """A heading with a figure at the right, the place in the game, and sentences; beside them a number or a tile."""

    def __init__(self, moment: ToldMoment, parent: QWidget | None = None) -> None:
        super().__init__(parent, text=moment.title, checkable=True)
        self._moment = moment
        self.ply = moment.ply
        """Where it leads to."""
        self.setAccessibleName(f"{moment.title}, {moment.figure}")
        self.setAccessibleDescription(read_aloud((moment.place, *moment.sentences)))
        self.setToolTip(moment.tip)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._title = plain_label(self, moment.title, role="strong", wraps=True)
        figure = plain_label(self, moment.figure, role="positive" if moment.is_good else "negative")
        texts = [plain_label(self, moment.place, role="soft", wraps=True)]
        if moment.sentences:
            texts.append(plain_label(self, read_aloud(moment.sentences), role="small", wraps=True))
        self.account = AccountBox(self, moment.account)
        self._head = in_line(None, (self._title, 1), (figure, 0, Qt.AlignmentFlag.AlignTop))
        self._column = in_column(self, self._head, *texts, 4, self.account, ..., spacing=0)
        self._dress()

    def _dress(self) -> None:
        """Leave room for the number or the tile, in the current size of text."""
        pad, sign = round(scaled(_PAD)), scaled(_TILE) * 0.68 if self._moment.tile else scaled(_BADGE) * 2
        self._head.setSpacing(pad)
        self._column.setContentsMargins(2 * pad + round(sign), round(pad * 0.8), pad, round(pad * 0.8))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()

    @property
    def description(self) -> str:
        """Everything the card says, line by line."""
        moment = self._moment
        return "\n".join((moment.title, moment.figure, moment.place, *moment.sentences))

    # --- painting -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        with painting(self, smooth=True) as painter:
            self._paint_card(painter, colours)
            self._paint_sign(painter, colours, scaled(_PAD))

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
        centre = QPointF(pad + radius, self._title.y() + self._title.fontMetrics().height() / 2 + 1)
        paint_disc(painter, centre, radius, colours.accent)
        font = tabular(text_font(radius * 1.4, QFont.Weight.Bold))
        write_centred(painter, centre, str(self._moment.number), font, colours.accent_ink)


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
