"""The banks of the Nile, in the light of the hour: the drawings of `resources/art/nile`, one for each epoch.

Everything here is in design units: the scene is 238 high and as wide as the window makes it; y runs down. A drawing is
as wide as its ``viewBox``. In a wider scene, a group with ``data-at`` keeps its shape and stays at that share of the
width, and a group of the class ``wide`` is stretched. A piece has its own colour, with ``data-facing`` from -1 (left)
to 1 (right) and ``data-depth`` from 0 (near) to 1 (lost in the haze).
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from ra_desktop.storage.paths import AssetError, resources_dir
from ra_desktop.ui.look.art import paint_box

from .palette import Rgb, mix, multiply, palette_at, qcolor, rgb, sun_side

if TYPE_CHECKING:
    from collections.abc import Iterator

HEIGHT = 238.0
WATERLINE = 209.0

# The colour of the river without the reflected sky.
WATER: dict[int, Rgb] = {1: rgb("#3E8F86"), 2: rgb("#4C8C8E"), 3: rgb("#2A5C9C")}

_DRAWINGS = {1: "old-kingdom", 2: "middle-kingdom", 3: "new-kingdom"}
_MOONLIGHT = (0.66, 0.92, 1.55)
_NIGHT_GREYS = 0.60  # how much of their own colour things lose at night
_DARKNESS: Rgb = (0.03, 0.05, 0.12)
_SHADOW: Rgb = (0.30, 0.22, 0.22)
_SAILING = 0.10  # how far the sail drifts in a day, as a share of the width
_COMMANDS = re.compile(r"([MLChvZ])([^MLChvZ]*)")


class Scene:
    """A painting in progress: the painter, the hour's palette, and how surfaces look in its light."""

    def __init__(self, painter: QPainter, width: float, day: float, epoch: int) -> None:
        self.painter = painter
        self.width = width
        self.day = day
        self.epoch = epoch
        self.palette = palette_at(day, epoch)
        self.side = sun_side(day, self.palette.stars)
        self._moonlit = _NIGHT_GREYS * max(0.0, self.palette.stars - 0.3) / 0.7
        self._haze = mix(self.palette.lower, self.palette.horizon, 0.55)

    def tone(self, base: Rgb, facing: float = 0.0, depth: float = 0.0, gloom: float = 0.0) -> Rgb:
        """Return `base` as lit now; `gloom`, from 0 to 1, is how much darker the foreground is."""
        amount = min(1.0, max(0.0, 0.66 - 0.36 * facing * self.side - 0.15 * facing))
        light = mix(self.palette.shade, self.palette.lit, amount)
        seen = multiply(base, light)
        grey = 0.30 * seen[0] + 0.55 * seen[1] + 0.15 * seen[2]
        seen = mix(seen, multiply((grey, grey, grey), _MOONLIGHT), self._moonlit)
        return mix(mix(seen, _DARKNESS, gloom), self._haze, depth)

    def box(self, x: float, y: float, width: float, height: float, colour: QColor, radius: float) -> None:
        """Paint a rectangle by its upper left corner, with round corners."""
        paint_box(self.painter, QRectF(x, y, width, height), radius, colour)


@dataclass(frozen=True, slots=True)
class Piece:
    """A flat piece of paper: its path, and how it takes the light."""

    path: QPainterPath
    at: float | None
    """Where the path's x of 0 lies, as a share of the scene's width; None if the path is stretched to the width."""
    colour: Rgb
    alpha: float
    facing: float
    depth: float
    stroke: float
    """The width of a line; 0 for an area."""
    is_shadow: bool
    """Whether it stands for the shadow of a pyramid: its path goes right by half the base, and up by the height."""


def paint_far_bank(scene: Scene) -> None:
    """Paint the far bank of the epoch's season."""
    for piece in _drawing(scene.epoch)["far"]:
        if piece.is_shadow:
            _cast_shadow(scene, piece)
        else:
            _paint(scene, piece, scene.tone(piece.colour, piece.facing, piece.depth))


def paint_lamps(scene: Scene) -> None:
    """Paint the lights on the far bank, and in the river, which are lit when the stars appear."""
    strength = max(0.0, scene.palette.stars - 0.2) / 0.8
    if strength > 0.02:
        for piece in _drawing(scene.epoch)["lamps"]:
            _paint(scene, piece, piece.colour, strength)


def paint_foreground(scene: Scene) -> None:
    """Paint the sailing boat, which drifts with the day, and what grows on the near bank."""
    drawing = _drawing(scene.epoch)
    for piece in drawing["boat"]:
        _paint(scene, piece, scene.tone(piece.colour, piece.facing), drift=-_SAILING * scene.day)
    gloom = 0.06 + 0.34 * scene.palette.stars
    for piece in drawing["near"]:
        _paint(scene, piece, scene.tone(piece.colour, piece.facing, piece.depth, gloom))


def _paint(scene: Scene, piece: Piece, colour: Rgb, alpha: float = 1.0, drift: float = 0.0) -> None:
    if piece.at is None:
        path = QTransform.fromScale(scene.width, 1.0).map(piece.path)
    else:
        path = piece.path.translated(scene.width * (piece.at + drift), 0.0)
    brush = qcolor(colour, piece.alpha * alpha)
    if piece.stroke:
        pen = QPen(brush, piece.stroke, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        scene.painter.strokePath(path, pen)
    else:
        scene.painter.fillPath(path, brush)


def _cast_shadow(scene: Scene, piece: Piece) -> None:
    """Paint the shadow of a pyramid on the sand, away from the light."""
    assert piece.at is not None
    foot, tip = piece.path.elementAt(0), piece.path.elementAt(2)
    x, y, half, height = scene.width * piece.at + foot.x, foot.y, tip.x - foot.x, foot.y - tip.y
    reach = scene.side * height * 1.15
    if abs(reach) < half * 0.5:
        return
    start = x - math.copysign(half * 0.2, reach)
    edge = x + math.copysign(half, reach)
    end = edge + reach - math.copysign(half * 0.45, reach)
    back = edge - math.copysign(half * 0.25, reach)
    scene.painter.setPen(Qt.PenStyle.NoPen)
    scene.painter.setBrush(qcolor(multiply(scene.palette.shade, _SHADOW), 0.20))
    scene.painter.drawPolygon(
        QPolygonF([QPointF(start, y), QPointF(edge, y - 0.6), QPointF(end, y + 3.4), QPointF(back, y + 3.2)])
    )


@cache
def _drawing(epoch: int) -> dict[str, tuple[Piece, ...]]:
    """Return the layers of an epoch's drawing, from the back to the front.

    Raises AssetError, naming the file, when it is missing or damaged.
    """
    file = resources_dir() / "art" / "nile" / f"{_DRAWINGS[epoch]}.svg"
    try:
        root = ElementTree.fromstring(file.read_bytes())  # noqa: S314 - our own file
        return {layer.attrib["id"]: tuple(_pieces(layer)) for layer in root}
    except (OSError, KeyError, ValueError, ElementTree.ParseError) as error:
        message = f"damaged drawing: {file}"
        raise AssetError(message) from error


def _pieces(layer: ElementTree.Element) -> Iterator[Piece]:
    for group in layer:
        at = None if group.get("class") == "wide" else float(group.attrib["data-at"])
        for shape in group:
            colour, path = shape.get("fill", "#000000"), _path(shape.attrib["d"])
            if shape.get("fill-rule") != "evenodd":
                path.setFillRule(Qt.FillRule.WindingFill)
            yield Piece(
                path,
                at,
                rgb(shape.attrib["stroke"] if colour == "none" else colour),
                float(shape.get("opacity", "1")),
                float(shape.get("data-facing", "0")),
                float(shape.get("data-depth", "0")),
                float(shape.get("stroke-width", "0")),
                shape.get("class") == "shadow",
            )


def _path(data: str) -> QPainterPath:
    """Return the path of an SVG's ``d``: of its commands, those that the drawings use."""
    path = QPainterPath()
    for command, text in _COMMANDS.findall(data):
        numbers = [float(number) for number in text.split()]
        if command == "M":
            path.moveTo(*numbers)
        elif command == "L":
            path.lineTo(*numbers)
        elif command == "C":
            path.cubicTo(*numbers)
        elif command == "h":
            path.lineTo(path.currentPosition() + QPointF(numbers[0], 0))
        elif command == "v":
            path.lineTo(path.currentPosition() + QPointF(0, numbers[0]))
        else:
            path.closeSubpath()
    return path
