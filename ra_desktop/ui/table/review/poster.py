"""A review as a picture: the graph, what decided the game, the costliest moves, and luck, on one sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice, QPoint, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.flow import in_column, in_line, plain_label
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.system.languages import tr as _tr

from .balance_card import BalanceCard
from .chance_panel import ChanceGraph, Legend
from .move_card import MoveCard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .report import ToldMoment, ToldReview

_WIDE: Final = 1200
_GRAPH: Final = 260
_RATIO: Final = 2.0
"""Pixels of the picture in each direction for one of the sheet."""


class Poster(QWidget):
    """The sheet; it is painted, never shown."""

    def __init__(self, report: ToldReview, title: str) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        picture = report.picture
        graph, legend, balance = ChanceGraph(), Legend(), BalanceCard()
        graph.setFixedHeight(round(scaled(_GRAPH)))
        graph.show_picture(picture)
        graph.hide_cursor()
        seats = [picture.seats[seat] for seat in picture.order]
        legend.show_chances(seats, [picture.chances[0][seat] for seat in picture.order])
        balance.show_rows(report.seats, report.rows, report.seat)
        play = plain_label(None, report.play, role="soft")
        left = _card(plain_label(None, _tr("Review", "What decided the game"), role="heading"), balance, play)
        right, good, bad = (_group(*group) for group in report.groups())
        chances = plain_label(None, _tr("Review", "Chance of winning (figures: at the start)"), role="heading")
        layout = in_column(
            self,
            plain_label(None, title, role="title"),
            _card(chances, legend, graph),
            margins=(28, 16, 28, 24),
            spacing=12,
        )
        for pair in ((left, right), (good, bad)):
            layout.addLayout(in_line(None, *((card, 1) for card in pair), spacing=12))
        self.setFixedWidth(round(scaled(_WIDE)))

    def png(self) -> bytes:
        """Return the sheet as a PNG picture."""
        self.ensurePolished()
        self.show()  # lays everything out; nothing appears on the screen
        self.adjustSize()
        sheet = QPixmap(self.size() * _RATIO)
        sheet.setDevicePixelRatio(_RATIO)
        sheet.fill(QColor(theme.current().window))
        painter = QPainter(sheet)
        self.render(painter, QPoint())
        painter.end()
        self.hide()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        sheet.save(buffer, "PNG")
        return bytes(buffer.data().data())


def _group(heading: str, moments: Sequence[ToldMoment], nothing: str) -> QFrame:
    cards: list[QWidget] = [MoveCard(moment) for moment in moments]
    return _card(plain_label(None, heading, role="heading"), *(cards or [plain_label(None, nothing, role="soft")]))


def _card(*parts: QWidget) -> QFrame:
    frame = QFrame()
    frame.setProperty("card", True)
    in_column(frame, *parts, ..., margins=(14, 8, 14, 10), spacing=6)
    return frame
