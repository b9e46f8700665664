"""Draws everything that is drawn on one sheet to look at: `python packaging/contact_sheet.py out.png`."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ra_desktop.storage import paths
from ra_desktop.ui.look import art, fonts, tile_painter
from ra_desktop.ui.look.emblem_painter import EMBLEMS, emblem_pixmap
from ra_desktop.ui.look.sun_painter import sun_pixmap
from ra_desktop.ui.table.board.backdrop import paint_altar

LIGHT: Final = "#EAD9B2"
DARK: Final = "#1D1A22"
INK: Final = {LIGHT: "#3A2A18", DARK: "#F3E6CF"}
HEIGHTS: Final = (192, 96, 48)
MARGIN: Final = 14
CAPTION: Final = 20
WIDTH: Final = 1800
MARKS_IN_ROW: Final = 13
TURNED_EACH_WAY: Final = tuple(
    f"{shown}/{hidden}"
    for pair in zip(tile_painter.PEOPLE, tile_painter.BUILDINGS, strict=True)
    for shown, hidden in (pair, pair[::-1])
)
"""Two-sided tiles that have every side on top once, and below once."""
SUNS: Final = (1, 5, 9, 13, 16)
_SUN: Final = 0.38
"""Radius of a sun whose rays fill a square."""

Picture = Callable[[int], QPixmap]


def pictures() -> dict[str, Picture]:
    """Return how to draw each card at a height in pixels, by the caption that goes below it."""
    results: dict[str, Picture] = {}
    for name in art.art_names("tiles"):
        results[name.removeprefix("tiles/")] = lambda height, name=name: art.pixmap(  # type: ignore[misc]
            name, QSize(round(height * tile_painter.ASPECT), height)
        )
    for tile in TURNED_EACH_WAY:
        results[tile] = lambda height, tile=tile: tile_painter.tile_pixmap(  # type: ignore[misc]
            tile,
            height,
            1.0,
            tile.partition("/")[0].capitalize() if height > tile_painter.CARD_WIDTH else None,
        )
    for tile, label in (
        ("step-pyramid", "Step pyramid"),
        ("earthquake", "Землетрясение"),
        ("flood", "Flood"),
    ):
        results[f"{tile}: {label}"] = lambda height, tile=tile, label=label: tile_painter.tile_pixmap(  # type: ignore[misc]
            tile, height, 1.0, label
        )
    return results


def props() -> dict[str, Picture]:
    """As :func:`pictures`, for everything that is no tile; each is as wide as it is high."""
    results: dict[str, Picture] = {}
    for name in (*art.art_names("board"), *art.art_names("characters")):
        results[name.partition("/")[2]] = lambda height, name=name: art.pixmap(name, QSize(height, height))  # type: ignore[misc]
    results["altar"] = _altar
    for value in SUNS:
        results[f"sun {value}"] = lambda height, value=value: sun_pixmap(value, height * _SUN)  # type: ignore[misc]
    results["sun face down"] = lambda height: sun_pixmap(SUNS[0], height * _SUN, face_down=True)
    for colour, emblem in EMBLEMS.items():
        results[emblem] = lambda height, colour=colour: emblem_pixmap(colour, height / 2)  # type: ignore[misc]
    results["icon"] = _icon
    return results


def _altar(height: int) -> QPixmap:
    image = art.blank_pixmap(QSize(height, height), 1.0)
    painter = QPainter(image)
    paint_altar(painter, QRectF(2, height * 0.28, height - 4, height * 0.42))
    painter.end()
    return image


def _icon(height: int) -> QPixmap:
    image = art.blank_pixmap(QSize(height, height), 1.0)
    painter = QPainter(image)
    QSvgRenderer(str(paths.resources_dir() / "icons" / "ra-desktop.svg")).render(painter, QRectF(0, 0, height, height))
    painter.end()
    return image


def sheet() -> QImage:
    """Return the whole sheet: three sizes on light ground, on dark ground, and in grey; then the marks."""
    cards, others = pictures(), props()
    bands: list[QImage] = []
    for ground, grey in ((LIGHT, False), (DARK, False), (LIGHT, True)):
        for height in HEIGHTS:
            band = _band(cards, height, ground)
            bands.append(band.convertToFormat(QImage.Format.Format_Grayscale8) if grey else band)
            band = _band(others, height, ground, aspect=1.0, shadow=False)
            bands.append(band.convertToFormat(QImage.Format.Format_Grayscale8) if grey else band)
    bands.append(_marks())
    result = QImage(WIDTH, sum(band.height() for band in bands), QImage.Format.Format_RGB32)
    painter = QPainter(result)
    y = 0
    for band in bands:
        painter.drawImage(0, y, band)
        y += band.height()
    painter.end()
    return result


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the sheet to the file named on the command line; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="the PNG to write")
    options = parser.parse_args(arguments)
    if sys.platform.startswith("linux") and not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    saved = sheet().save(str(options.file))
    del app
    return 0 if saved else 1


def _band(
    cards: dict[str, Picture],
    height: int,
    ground: str,
    *,
    aspect: float = tile_painter.ASPECT,
    shadow: bool = True,
) -> QImage:
    width = max(round(height * aspect), 76)
    columns = (WIDTH - MARGIN) // (width + MARGIN)
    rows = -(-len(cards) // columns)
    step = (WIDTH - MARGIN) / columns
    image = QImage(WIDTH, rows * (height + CAPTION + MARGIN) + MARGIN, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setPen(QColor(INK[ground]))
    painter.setFont(fonts.text_font(11))
    for place, (caption, picture) in enumerate(cards.items()):
        x = round(MARGIN / 2 + place % columns * step + (step - width) / 2)
        y = MARGIN + place // columns * (height + CAPTION + MARGIN)
        card = picture(height)
        rect = QRectF(x + (width - card.width()) / 2, y, card.width(), card.height())
        if shadow:
            tile_painter.paint_shadow(painter, rect)
        painter.drawPixmap(rect.topLeft(), card)
        painter.drawText(QRectF(x - 6, y + height + 3, width + 12, CAPTION), Qt.AlignmentFlag.AlignHCenter, caption)
    painter.end()
    return image


def _marks() -> QImage:
    names = art.art_names("marks")
    rows = -(-len(names) // MARKS_IN_ROW)
    image = QImage(WIDTH, rows * 90, QImage.Format.Format_RGB32)
    image.fill(QColor("#FBF5E6"))
    painter = QPainter(image)
    painter.setPen(QColor(INK[LIGHT]))
    painter.setFont(fonts.text_font(11))
    for place, name in enumerate(names):
        x, y = place % MARKS_IN_ROW * WIDTH // MARKS_IN_ROW + 8, place // MARKS_IN_ROW * 90
        painter.drawPixmap(x, y + 14, art.pixmap(name, QSize(48, 48)))
        painter.drawPixmap(x + 56, y + 30, art.pixmap(name, QSize(20, 20)))
        painter.drawPixmap(x + 82, y + 36, art.pixmap(name, QSize(12, 12)))
        painter.drawText(x, y + 80, name.removeprefix("marks/"))
    painter.end()
    return image


if __name__ == "__main__":
    sys.exit(main())
