"""Drawings: files under `resources/art`, loaded when first needed and cached by key and size; and plain shapes."""

from __future__ import annotations

import math
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from PySide6.QtCore import QByteArray, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGuiApplication,
    QPaintDevice,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPixmapCache,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from ra_desktop.storage.paths import AssetError, resources_dir
from ra_desktop.ui.look import theme

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

CACHE_KIB: Final = 8 * 1024
"""Size for a table's worth of tiles, suns and cards on a screen of :data:`CACHE_PIXELS`, and more on a larger one.

Qt's default of 10 MiB would drop some between two frames at 4K.
"""
CACHE_PIXELS: Final = 1440 * 900
LARGEST_CACHE_KIB: Final = 128 * 1024


def art_names(folder: str) -> tuple[str, ...]:
    """Return the names of the drawings in a folder of `resources/art`, sorted: `("tiles/ankh", ...)`."""
    return tuple(sorted(f"{folder}/{path.stem}" for path in (resources_dir() / "art" / folder).glob("*.svg")))


@cache
def renderer(name: str, ink: str = "", new_ink: str = "") -> QSvgRenderer:
    """Return the drawing `resources/art/<name>.svg`, with `new_ink` for its `ink`; it keeps its proportions when drawn.

    Read once for each ink. Raises AssetError, naming the file, when it is missing or cannot be read.
    """
    path = resources_dir() / "art" / f"{name}.svg"
    if not path.is_file():
        message = f"missing drawing: {path}"
        raise AssetError(message)
    drawing = QSvgRenderer(QByteArray(path.read_bytes().replace(ink.encode(), new_ink.encode())))
    if not drawing.isValid():
        message = f"damaged drawing: {path}"
        raise AssetError(message)
    drawing.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return drawing


def paint_art(painter: QPainter, name: str, rect: QRectF) -> None:
    """Draw `name` as large as fits into `rect` (painter coordinates), centred, in its own proportions."""
    renderer(name).render(painter, rect)


def pixmap(name: str, size: QSize, dpr: float = 1.0) -> QPixmap:
    """Return `name` on a transparent ground, `size` device-independent pixels large, for scale `dpr`."""
    key = f"art:{name}:{size.width()}x{size.height()}@{dpr:g}"
    return painted_once(key, size, dpr, lambda painter: paint_art(painter, name, QRectF(QPointF(), size)))


def blank_pixmap(size: QSize, dpr: float) -> QPixmap:
    """Return a transparent pixmap of `size` pixels for a screen of scale `dpr`; at least one device pixel each way."""
    image = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    return image


@contextmanager
def painting(device: QPaintDevice, *, smooth: bool = False) -> Iterator[QPainter]:
    """Paint on `device` with soft edges and, if need be, `smooth` pictures, and end that whatever happens."""
    painter = QPainter(device)  # one that outlived what it paints on would end the program
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
    try:
        yield painter
    finally:
        painter.end()


@contextmanager
def kept(painter: QPainter, *, soft: bool = False) -> Iterator[None]:
    """Give `painter` back as it is now, whatever is painted with it; with `soft` edges until then."""
    painter.save()
    if soft:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield
    finally:
        painter.restore()


def rounded(rect: QRectF, corner: float) -> QPainterPath:
    """Return the outline of a box whose corners are round with the radius `corner`."""
    path = QPainterPath()
    path.addRoundedRect(rect, corner, corner)
    return path


def painted_once(key: str, size: QSize, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """Return the pixmap cached under `key`, painted by `paint` with soft edges if it is not there yet.

    It is released before the application ends.
    """
    image = QPixmap()
    if not QPixmapCache.find(key, image):
        image = blank_pixmap(size, dpr)
        with painting(image) as painter:
            paint(painter)
        _make_room()
        QPixmapCache.insert(key, image)
    return image


def painted_square(key: str, side: int, dpr: float, paint: Callable[[QPainter, QPointF], None]) -> QPixmap:
    """Like :func:`painted_once` for a square, of which `paint` is told the centre."""
    centre = QPointF(side / 2, side / 2)
    return painted_once(f"{key}@{dpr:g}", QSize(side, side), dpr, lambda painter: paint(painter, centre))


@cache
def _make_room() -> None:
    pixels = max(
        (s.size().width() * s.size().height() * s.devicePixelRatio() ** 2 for s in QGuiApplication.screens()), default=0
    )
    QPixmapCache.setCacheLimit(min(LARGEST_CACHE_KIB, round(CACHE_KIB * max(1.0, pixels / CACHE_PIXELS))))


# --- shapes -----------------------------------------------------------------------------------------

Ink = QColor | str
"""A colour; a text is ``#rrggbb`` or the name of one."""
Ground = Ink | QBrush | None
"""What fills a shape, if anything does."""


def faint(ink: Ink, opacity: float) -> QColor:
    """Return the colour with that opacity, 0 to 1."""
    colour = QColor(ink)
    colour.setAlphaF(opacity)
    return colour


def _dip(painter: QPainter, ground: Ground, edge: Ink | None, width: float) -> None:
    """Fill what is painted next with `ground`, and outline it with `edge`, `width` pixels wide; neither if None."""
    painter.setPen(Qt.PenStyle.NoPen if edge is None else QPen(QColor(edge), width))
    brush = QColor(ground) if isinstance(ground, QColor | str) else ground
    painter.setBrush(Qt.BrushStyle.NoBrush if brush is None else brush)


def paint_box(
    painter: QPainter, rect: QRectF, corner: float, ground: Ground, edge: Ink | None = None, width: float = 1.0
) -> None:
    """Paint a rectangle with round corners, filled with `ground` and outlined with `edge`, if these are given."""
    _dip(painter, ground, edge, width)
    painter.drawRoundedRect(rect, corner, corner)


def paint_disc(
    painter: QPainter, centre: QPointF, radius: float, ground: Ground, edge: Ink | None = None, width: float = 1.0
) -> None:
    """Paint a disc, filled with `ground` and outlined with `edge`, if these are given."""
    _dip(painter, ground, edge, width)
    painter.drawEllipse(centre, radius, radius)


_T = TypeVar("_T")


class Watched(Generic[_T]):
    """What a widget or an item shows: given another value, it does what `then` names, usually to paint itself again."""

    def __init__(self, value: _T, then: str = "update") -> None:
        self._value, self._then = value, then

    def __set_name__(self, _: type, name: str) -> None:
        self._name = name

    def __get__(self, owner: Any, _: type | None = None) -> _T:
        value: _T = owner.__dict__.get(self._name, self._value)
        return value

    def __set__(self, owner: Any, value: _T) -> None:
        if value != self.__get__(owner):
            owner.__dict__[self._name] = value
            getattr(owner, self._then)()


_CHANGES_LOOK = (
    QEvent.Type.LocaleChange,
    QEvent.Type.PaletteChange,
    QEvent.Type.StyleChange,
    QEvent.Type.FontChange,
    QEvent.Type.EnabledChange,
)


class PictureWidget(QWidget):
    """Base of widgets that paint themselves in :meth:`paint`, again after :meth:`update`.

    The picture is kept: sprites move above the panels, and each of their steps repaints parts of what is below.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept: QPixmap | None = None
        self._painted_as: tuple[QSize, float, theme.Theme] | None = None

    def update(self, *part: Any) -> None:
        self._kept = None
        super().update(*part)

    def paint(self, painter: QPainter) -> None:
        """Paint everything, in the coordinates of the widget."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the picture, pixel by pixel even at fractional scales."""
        picture = self._current_picture()
        painter = QPainter(self)
        try:
            copy_picture(painter, picture)
        finally:
            painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in _CHANGES_LOOK:
            self.update()
        super().changeEvent(event)

    def _current_picture(self) -> QPixmap:
        """Return the picture, painted again if it is missing or outdated."""
        state = (self.size(), self.devicePixelRatioF(), theme.current())
        picture = self._kept
        if picture is None or self._painted_as != state:
            picture = picture_of(self.paint, self.size(), self.devicePixelRatioF())
            self._kept, self._painted_as = picture, state
        return picture


def picture_of(paint: Callable[[QPainter], object], size: QSize, ratio: float) -> QPixmap:
    """Return what `paint` paints on a widget of that size, with `ratio` device pixels to a pixel."""
    picture = QPixmap(max(1, math.ceil(size.width() * ratio)), max(1, math.ceil(size.height() * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with painting(picture) as painter:
        paint(painter)
    return picture


def copy_picture(painter: QPainter, picture: QPixmap) -> None:
    """Draw `picture` at the origin of a widget, pixel by pixel even at fractional scales."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
    origin, ratio = painter.deviceTransform().map(QPointF(0, 0)), picture.devicePixelRatio()
    aligned = QPointF(round(origin.x()), round(origin.y()))
    painter.drawPixmap((aligned - origin) / ratio, picture)
