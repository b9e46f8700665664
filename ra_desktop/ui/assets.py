"""Drawings and type: files under `resources`, loaded when first needed and cached by key and size."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

__all__ = [
    "DISPLAY_FAMILY",
    "TEXT_FAMILY",
    "AssetError",
    "art_names",
    "display_font",
    "load_fonts",
    "paint_art",
    "pixmap",
    "renderer",
    "resources_dir",
    "tabular",
    "text_font",
]

DISPLAY_FAMILY: Final = "Forum"
"""The inscription face, for titles and the numerals on suns. It has one weight and lining figures."""

TEXT_FAMILY: Final = "Alegreya Sans"
"""The humanist sans for everything that is read: regular, italic, medium and bold."""

FONT_FILES: Final = (
    "Forum-Regular.ttf",
    "AlegreyaSans-Regular.ttf",
    "AlegreyaSans-Italic.ttf",
    "AlegreyaSans-Medium.ttf",
    "AlegreyaSans-Bold.ttf",
)
_TEXT_FILES: Final = {
    QFont.Weight.Medium: "AlegreyaSans-Medium.ttf",
    QFont.Weight.Bold: "AlegreyaSans-Bold.ttf",
}

CACHE_KIB: Final = 8 * 1024
"""Room for a table's worth of tiles, suns and cards on a screen of :data:`CACHE_PIXELS`, and more on a larger one.

Qt's own limit of 10 MiB would drop them between two frames at 4K.
"""
CACHE_PIXELS: Final = 1440 * 900
LARGEST_CACHE_KIB: Final = 128 * 1024


class AssetError(RuntimeError):
    """A file that belongs to the program is missing or cannot be read: the installation is damaged."""


@cache
def resources_dir() -> Path:
    """Return the folder that holds `art`, `fonts`, `icons` and `translations`.

    In an installed package it lies inside `ra_desktop`; in a source tree it is its neighbour.
    """
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "resources", package.parent / "resources"):
        if (folder / "art").is_dir():
            return folder
    message = f"no resources folder in or beside {package}"
    raise AssetError(message)


@cache
def load_fonts() -> None:
    """Give the application the bundled fonts. Calls after the first do nothing.

    Needs a QGuiApplication. Raises AssetError, naming the file, when a font is missing or damaged.
    """
    for name in FONT_FILES:
        load_font(name)


@cache
def load_font(name: str) -> None:
    """Give the application one of the FONT_FILES, as load_fonts() does with all."""
    path = resources_dir() / "fonts" / name
    if not path.is_file():
        message = f"missing font: {path}"
        raise AssetError(message)
    if QFontDatabase.addApplicationFont(str(path)) < 0:
        message = f"damaged font: {path}"
        raise AssetError(message)


def display_font(pixels: float) -> QFont:
    """Return the display face, `pixels` high (device-independent pixels)."""
    load_font("Forum-Regular.ttf")
    return _font(DISPLAY_FAMILY, pixels, QFont.Weight.Normal)


def text_font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the text face, `pixels` high (device-independent pixels), with lining figures.

    Weights that exist: Normal, Medium, Bold. For columns of numbers ask for `tabular(text_font(...))`.
    """
    load_font(_TEXT_FILES.get(weight, "AlegreyaSans-Regular.ttf"))
    font = _font(TEXT_FAMILY, pixels, weight)
    font.setFeature(QFont.Tag("lnum"), 1)
    return font


def tabular(font: QFont) -> QFont:
    """Return a copy of `font` with lining figures that are all equally wide.

    Alegreya Sans draws old-style, proportional figures unless its OpenType features `lnum` and `tnum` are
    switched on; Forum has lining figures only, and no such features, so they change nothing there.
    """
    copy = QFont(font)
    copy.setFeature(QFont.Tag("lnum"), 1)
    copy.setFeature(QFont.Tag("tnum"), 1)
    return copy


def art_names(folder: str) -> tuple[str, ...]:
    """Return the names of the drawings in a folder of `resources/art`, sorted: `("tiles/ankh", ...)`."""
    return tuple(sorted(f"{folder}/{path.stem}" for path in (resources_dir() / "art" / folder).glob("*.svg")))


@cache
def renderer(name: str) -> QSvgRenderer:
    """Return the drawing `resources/art/<name>.svg`, read once; it keeps its proportions when drawn.

    Raises AssetError, naming the file, when it is missing or cannot be read.
    """
    path = resources_dir() / "art" / f"{name}.svg"
    if not path.is_file():
        message = f"missing drawing: {path}"
        raise AssetError(message)
    drawing = QSvgRenderer(str(path))
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
    """Return a transparent pixmap of `size` device-independent pixels; at least one device pixel each way."""
    image = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    return image


def cached_pixmap(key: str) -> QPixmap | None:
    """Return the pixmap kept under `key`, if it is still there."""
    image = QPixmap()
    return image if QPixmapCache.find(key, image) else None


def cache_pixmap(key: str, image: QPixmap) -> None:
    """Keep `image` under `key` until room is needed; Qt lets go of it before the application ends."""
    _make_room()
    QPixmapCache.insert(key, image)


def painted_once(key: str, size: QSize, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """Return the pixmap kept under `key`; if it is not there, let `paint` paint it, with soft edges, and keep it."""
    image = cached_pixmap(key)
    if image is None:
        image = blank_pixmap(size, dpr)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
        painter.end()
        cache_pixmap(key, image)
    return image


@cache
def _make_room() -> None:
    pixels = max(
        (s.size().width() * s.size().height() * s.devicePixelRatio() ** 2 for s in QGuiApplication.screens()), default=0
    )
    QPixmapCache.setCacheLimit(min(LARGEST_CACHE_KIB, round(CACHE_KIB * max(1.0, pixels / CACHE_PIXELS))))


def _font(family: str, pixels: float, weight: QFont.Weight) -> QFont:
    font = QFont(family)
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(weight)
    return font
