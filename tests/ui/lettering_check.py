"""Listens to everything that is written while something is painted, and finds what cannot be read.

Painting a word calls ``QPainter.drawText``, from wherever it is painted; :class:`Scribe` notes each call with the
place on the surface at which the word lands.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QImage, QPainter, QTransform
from PySide6.QtWidgets import QWidget

from ra_desktop.ui.look import theme

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pytest
    from PySide6.QtWidgets import QLabel

SMALLEST_TYPE = 11
ELLIPSIS = "…"
SLACK = 1.0
_WITH_MNEMONIC = Qt.TextFlag.TextShowMnemonic.value | Qt.TextFlag.TextHideMnemonic.value


def luminance(colour: QColor | str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    red, green, blue, _ = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in QColor(colour).getRgbF()
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor | str, second: QColor | str) -> float:
    """Contrast ratio as WCAG 2 defines it, 1 to 21."""
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


@dataclass(frozen=True)
class Word:
    """Something that was written."""

    text: str
    font: QFont
    box: QRectF
    """What its capitals and figures cover, on the surface."""
    room: QRectF | None
    """The rectangle it was written into, on the surface; None for words at a point."""
    on_surface: bool
    """False for words on a picture that is copied to the surface later."""
    ink: QColor
    grounds: tuple[QColor, ...] = ()
    """What lay under it, at some points; only noted if that is wished."""

    @property
    def is_cut(self) -> bool:
        """Whether it ends where there was no more room."""
        return self.text.endswith(ELLIPSIS) or (self.room is not None and self.box.width() > self.room.width() + SLACK)


class Scribe:
    """Notes what is written on one surface."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, looks_below: bool = False) -> None:
        self._looks_below = looks_below
        self._surface: QImage | None = None
        self._dpr = 1.0
        self.words: list[Word] = []
        draw_text = QPainter.drawText

        def note(painter: QPainter, *args: Any) -> Any:
            text = next((arg for arg in args if isinstance(arg, str)), "")
            if self._surface is not None and text.strip():
                self.words.append(self._word(painter, text, args))
            return draw_text(painter, *args)

        monkeypatch.setattr(QPainter, "drawText", note)

    def _word(self, painter: QPainter, text: str, args: tuple[Any, ...]) -> Word:
        font, place = painter.font(), args[0]
        metrics = QFontMetricsF(font)
        flags = next((int(getattr(arg, "value", arg)) for arg in args[1:] if not isinstance(arg, str)), 0)
        room = QRectF(place) if isinstance(place, QRectF) or hasattr(place, "topLeft") else None
        if room is None:
            at = QPointF(place)
            box = QRectF(at.x(), at.y() - metrics.capHeight(), metrics.horizontalAdvance(text), metrics.capHeight())
        elif flags & Qt.TextFlag.TextWordWrap.value:
            box = metrics.boundingRect(room, flags, text)
        else:
            width = metrics.horizontalAdvance(text.replace("&", "") if flags & _WITH_MNEMONIC else text)
            line = QRectF(0, 0, width, metrics.capHeight())
            line.moveCenter(room.center())
            if flags & Qt.AlignmentFlag.AlignRight.value:
                line.moveRight(room.right())
            elif not flags & Qt.AlignmentFlag.AlignHCenter.value:
                line.moveLeft(room.left())
            box = line
        to_surface = painter.combinedTransform() * QTransform.fromScale(1 / self._dpr, 1 / self._dpr)
        return Word(
            text,
            font,
            to_surface.mapRect(box),
            None if room is None else to_surface.mapRect(room),
            painter.device() is self._surface,
            QColor(painter.pen().color()),
            self._grounds(to_surface.mapRect(box)) if self._looks_below and painter.device() is self._surface else (),
        )

    def _grounds(self, box: QRectF) -> tuple[QColor, ...]:
        """The colours on the surface under a word, before it is written."""
        surface = self._surface
        assert surface is not None
        points = [
            QPointF(box.x() + box.width() * across / 6, box.y() + box.height() * down / 2) * self._dpr
            for across in range(7)
            for down in range(3)
        ]
        return tuple(surface.pixelColor(point.toPoint()) for point in points if surface.valid(point.toPoint()))

    @contextmanager
    def listening(self, size: Any, dpr: float = 1.0) -> Iterator[tuple[QPainter, list[Word]]]:
        """A surface of that size to paint on, and what is written on it."""
        surface = QImage(round(size.width() * dpr) + 1, round(size.height() * dpr) + 1, QImage.Format.Format_RGB32)
        surface.setDevicePixelRatio(dpr)
        surface.fill(QColor(theme.current().window))
        self.words, self._surface, self._dpr = [], surface, dpr
        painter = QPainter(surface)
        try:
            yield painter, self.words
        finally:
            painter.end()
            self._surface = None

    def paint(self, size: Any, draw: Callable[[QPainter], object], dpr: float = 1.0) -> list[Word]:
        """What *draw* writes on a surface of that size."""
        with self.listening(size, dpr) as (painter, words):
            draw(painter)
        return words

    def read(self, widget: QWidget) -> list[Word]:
        """What is written on *widget* and all that lies on it, even if its window is not painted otherwise."""
        window = widget.window()
        are_on = window.updatesEnabled()
        window.setUpdatesEnabled(True)  # or children would be left out
        words = self.paint(QSize(widget.size()), lambda painter: QWidget.render(widget, painter, QPoint()))
        window.setUpdatesEnabled(are_on)
        return words


def faults(words: list[Word], surface: QRectF) -> list[str]:
    """What of these cannot be read: too small, cut, outside, or over each other."""
    results = []
    for word in words:
        if word.font.pixelSize() < SMALLEST_TYPE and word.on_surface:
            results.append(f"{word.text!r} is set in {word.font.pixelSize()} pixels")
        if word.is_cut:
            results.append(f"{word.text!r} is cut")
        if word.on_surface and not surface.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(word.box):
            results.append(f"{word.text!r} runs out at {_described(word.box)}")
    on_surface = [word for word in words if word.on_surface]
    for one, other in combinations(on_surface, 2):
        common = one.box.intersected(other.box)
        if common.width() > SLACK and common.height() > SLACK and one.box != other.box:
            results.append(f"{one.text!r} lies over {other.text!r} at {_described(common)}")
    return results


def overlaps(things: dict[str, QRectF]) -> list[str]:
    """Which of these things lie over each other."""
    results = []
    for (name, rect), (other, its) in combinations(things.items(), 2):
        common = rect.intersected(its)
        if common.width() > SLACK and common.height() > SLACK:
            results.append(f"{name} lies over {other} at {_described(common)}")
    return results


def outside(things: dict[str, QRectF], surface: QRectF) -> list[str]:
    """Which of these things are not wholly on the surface."""
    room = surface.adjusted(-SLACK, -SLACK, SLACK, SLACK)
    return [f"{name} runs out at {_described(rect)}" for name, rect in things.items() if not room.contains(rect)]


def _described(rect: QRectF) -> str:
    return f"({rect.x():.0f}, {rect.y():.0f}) {rect.width():.0f}x{rect.height():.0f}"


def cut(label: QLabel) -> bool:
    """Whether a label needs more room than it has."""
    text, flags = label.text(), Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag.TextSingleLine
    needed = QFontMetrics(label.font()).boundingRect(QRect(0, 0, label.width(), 10000), int(flags), text)
    return needed.width() > label.width() or needed.height() > label.height()
