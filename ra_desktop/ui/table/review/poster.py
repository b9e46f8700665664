"""A review as a picture: the graph, what decided the game, the costliest moves, and luck, on one sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QPoint, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.fonts import scaled

from .balance_card import BalanceCard
from .chance_panel import ChanceGraph, Legend
from .move_card import MoveCard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .report import ToldMoment, ToldReview

_tr = QCoreApplication.translate

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
        left = _card(_heading(_tr("Review", "What decided it")), balance, _soft(report.play))
        right, good, bad = (_group(*group) for group in report.groups())
        heading = QLabel(title)
        heading.setTextFormat(Qt.TextFormat.PlainText)
        heading.setProperty("role", "title")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 16, 28, 24)
        layout.setSpacing(12)
        layout.addWidget(heading)
        layout.addWidget(_card(_heading(_tr("Review", "Chance to win (figures: at the start)")), legend, graph))
        for pair in ((left, right), (good, bad)):
            line = QHBoxLayout()
            line.setSpacing(12)
            for card in pair:
                line.addWidget(card, 1)
            layout.addLayout(line)
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


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "heading")
    return label


def _soft(text: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", "soft")
    return label


def _group(heading: str, moments: Sequence[ToldMoment], nothing: str) -> QFrame:
    cards: list[QWidget] = [MoveCard(moment) for moment in moments]
    return _card(_heading(heading), *(cards or [_soft(nothing)]))


def _card(*parts: QWidget) -> QFrame:
    frame = QFrame()
    frame.setProperty("card", True)
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(14, 8, 14, 10)
    layout.setSpacing(6)
    for part in parts:
        layout.addWidget(part)
    layout.addStretch(1)
    return frame
