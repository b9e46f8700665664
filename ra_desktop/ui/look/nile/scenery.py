"""Scenery on the banks of the Nile: cut-paper shapes in the light of the hour.

Everything here is in design units: the scene is 238 high and as wide as the window makes it, y runs down.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from .palette import Rgb, mix, multiply, palette_at, qcolor, rgb, sun_side

HEIGHT = 238.0
WATERLINE = 209.0

_MOONLIGHT = (0.66, 0.92, 1.55)
_NIGHT_GREYS = 0.60  # how much of their own colour things lose at night

_DARKNESS: Rgb = (0.03, 0.05, 0.12)

Points = Sequence[tuple[float, float]]


class Scene:
    """A painting in progress: the painter, the hour's palette, and how surfaces look in its light."""

    def __init__(self, painter: QPainter, width: float, day: float, epoch: int) -> None:
        self.painter = painter
        self.width = width
        self.day = day
        self.palette = palette_at(day, epoch)
        self.side = sun_side(day, self.palette.stars)
        self._moonlit = _NIGHT_GREYS * max(0.0, self.palette.stars - 0.3) / 0.7
        self.gloom = 0.0  # how much darker things in the foreground are
        self._haze = mix(self.palette.lower, self.palette.horizon, 0.55)

    def tone(self, base: str, facing: float = 0.0, depth: float = 0.0) -> Rgb:
        """Return `base` as lit now: facing -1 (left) to 1 (right), depth 0 (near) to 1 (lost in the haze)."""
        amount = min(1.0, max(0.0, 0.66 - 0.36 * facing * self.side - 0.15 * facing))
        light = mix(self.palette.shade, self.palette.lit, amount)
        seen = multiply(rgb(base), light)
        grey = 0.30 * seen[0] + 0.55 * seen[1] + 0.15 * seen[2]
        seen = mix(seen, multiply((grey, grey, grey), _MOONLIGHT), self._moonlit)
        return mix(mix(seen, _DARKNESS, self.gloom), self._haze, depth)

    def colour(self, base: str, facing: float = 0.0, depth: float = 0.0, alpha: float = 1.0) -> QColor:
        """Return `tone` as a Qt colour."""
        return qcolor(self.tone(base, facing, depth), alpha)

    def fill(self, path: QPainterPath, colour: QColor) -> None:
        """Fill a flat piece of paper."""
        self.painter.fillPath(path, QBrush(colour))

    def polygon(self, points: Points, colour: QColor) -> None:
        """A flat piece of paper with straight edges."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour)
        self.painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))

    def box(self, x: float, y: float, width: float, height: float, colour: QColor, radius: float = 0.0) -> None:
        """A rectangle by its upper left corner."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour)
        if radius:
            self.painter.drawRoundedRect(QRectF(x, y, width, height), radius, radius)
        else:
            self.painter.drawRect(QRectF(x, y, width, height))

    def stroke(self, path: QPainterPath, colour: QColor, width: float) -> None:
        """Draw a line with round ends."""
        self.painter.strokePath(
            path,
            QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin),
        )

    def hills(self, knots: Points, colour: QColor, bottom: float = WATERLINE + 1) -> None:
        """Fill the land under a smooth line through the knots; x as a share of the width, y in units."""
        self.fill(ridge(knots, self.width, bottom), colour)

    def cast_shadow(self, x: float, y: float, half: float, height: float, strength: float = 0.20) -> None:
        """Paint the shadow of a pyramid of that half base and height on the sand, away from the light."""
        reach = -self.side * height * 1.15
        if abs(reach) < half * 0.5:
            return
        start = x - math.copysign(half * 0.2, reach)
        edge = x + math.copysign(half, reach)
        tip = edge + reach - math.copysign(half * 0.45, reach)
        self.polygon(
            [
                (start, y),
                (edge, y - 0.6),
                (tip, y + 3.4),
                (edge - math.copysign(half * 0.25, reach), y + 3.2),
            ],
            qcolor(multiply(self.palette.shade, (0.30, 0.22, 0.22)), strength),
        )


def ridge(knots: Points, width: float, bottom: float) -> QPainterPath:
    """Return a closed path under a Catmull-Rom line through the knots; x as a share of the width."""
    points = [(x * width, y) for x, y in knots]
    path = QPainterPath(QPointF(points[0][0], bottom))
    path.lineTo(*points[0])
    for i in range(len(points) - 1):
        before, here = points[max(0, i - 1)], points[i]
        there, after = points[i + 1], points[min(len(points) - 1, i + 2)]
        path.cubicTo(
            here[0] + (there[0] - before[0]) / 6,
            here[1] + (there[1] - before[1]) / 6,
            there[0] - (after[0] - here[0]) / 6,
            there[1] - (after[1] - here[1]) / 6,
            there[0],
            there[1],
        )
    path.lineTo(points[-1][0], bottom)
    path.closeSubpath()
    return path


# ---- stone


def pyramid(scene: Scene, x: float, y: float, height: float, stone: str, depth: float = 0.0, *, cap: str = "") -> None:
    """A smooth pyramid on its base line, its ridge turned a little to the right."""
    half, turn = height * 0.98, height * 0.20
    top = y - height
    scene.cast_shadow(x, y, half, height)
    scene.polygon([(x - half, y), (x, top), (x + turn, y)], scene.colour(stone, -1, depth))
    scene.polygon([(x, top), (x + half, y), (x + turn, y)], scene.colour(stone, 1, depth))
    if cap:
        share = 0.17
        foot = top + height * share
        scene.polygon([(x - half * share, foot), (x, top), (x + turn * share, foot)], scene.colour(cap, -1, depth))
        scene.polygon([(x, top), (x + half * share, foot), (x + turn * share, foot)], scene.colour(cap, 1, depth))


def bent_pyramid(scene: Scene, x: float, y: float, height: float, stone: str, depth: float = 0.0) -> None:
    """A pyramid whose slope breaks half way."""
    half, turn, waist = height * 1.02, height * 0.20, 0.62
    top, middle = y - height, y - height * 0.52
    scene.cast_shadow(x, y, half, height)
    left = [(x - half, y), (x - half * waist, middle), (x, top), (x + turn * waist, middle), (x + turn, y)]
    right = [(x, top), (x + half * waist, middle), (x + half, y), (x + turn, y), (x + turn * waist, middle)]
    scene.polygon(left, scene.colour(stone, -1, depth))
    scene.polygon(right, scene.colour(stone, 1, depth))


def step_pyramid(scene: Scene, x: float, y: float, height: float, stone: str, depth: float = 0.0) -> None:
    """Six mastabas on one another."""
    tiers, half = 6, height * 0.95
    scene.cast_shadow(x, y, half, height)
    for tier in range(tiers):
        low, high = y - height * tier / tiers, y - height * (tier + 1) / tiers
        wide = half * (1 - tier / (tiers + 0.6))
        slant, edge = height * 0.05, wide * 0.24
        scene.polygon(
            [(x - wide, low), (x - wide + slant, high), (x + edge, high), (x + edge, low)],
            scene.colour(stone, -1, depth),
        )
        scene.polygon(
            [(x + edge, low), (x + edge, high), (x + wide - slant, high), (x + wide, low)],
            scene.colour(stone, 1, depth),
        )
        scene.polygon(
            [(x - wide + slant, high), (x - wide + slant + 1, high + 1.1), (x + wide - slant - 1, high + 1.1),
             (x + wide - slant, high)],
            scene.colour("#FFF0CC", 0, depth, 0.45),
        )  # fmt: skip


def obelisk(scene: Scene, x: float, y: float, height: float, stone: str, gold: str, depth: float = 0.0) -> None:
    """A needle of granite with a gilded point."""
    foot, neck = height * 0.085, height * 0.055
    top, shoulder = y - height, y - height * 0.88
    scene.box(x - foot * 1.7, y - height * 0.06, foot * 3.4, height * 0.06, scene.colour(stone, 0.3, depth))
    scene.polygon([(x - foot, y - height * 0.06), (x - neck, shoulder), (x + neck * 0.25, shoulder),
                   (x + foot * 0.25, y - height * 0.06)], scene.colour(stone, -1, depth))  # fmt: skip
    scene.polygon([(x + neck * 0.25, shoulder), (x + neck, shoulder), (x + foot, y - height * 0.06),
                   (x + foot * 0.25, y - height * 0.06)], scene.colour(stone, 1, depth))  # fmt: skip
    scene.polygon([(x - neck, shoulder), (x, top), (x + neck * 0.25, shoulder)], scene.colour(gold, -1, depth))
    scene.polygon([(x, top), (x + neck, shoulder), (x + neck * 0.25, shoulder)], scene.colour(gold, 1, depth))


def sphinx(scene: Scene, x: float, y: float, height: float, stone: str, depth: float = 0.0) -> None:
    """The sphinx looking left, lying on its base line; x is the middle of the body."""
    k = height / 40
    body = QPainterPath()
    body.moveTo(-46, 0)
    body.lineTo(-46, -5)
    body.quadTo(-46, -9, -40, -9)
    body.lineTo(-24, -9)
    body.lineTo(-21, -20)
    body.lineTo(-25, -22)
    body.quadTo(-26, -30, -24, -35)
    body.quadTo(-20, -41, -12, -40)
    body.quadTo(-4, -39, -3, -30)
    body.lineTo(0, -17)
    body.quadTo(16, -22, 32, -18)
    body.quadTo(44, -15, 45, 0)
    body.closeSubpath()
    shade = QPainterPath()
    shade.moveTo(-12, -40)
    shade.quadTo(-4, -39, -3, -30)
    shade.lineTo(0, -17)
    shade.quadTo(16, -22, 32, -18)
    shade.quadTo(44, -15, 45, 0)
    shade.lineTo(14, 0)
    shade.quadTo(12, -10, 24, -11)
    shade.quadTo(10, -13, -1, -8)
    shade.lineTo(-14, -8)
    shade.quadTo(-15, -18, -13, -24)
    shade.closeSubpath()
    scene.painter.save()
    scene.painter.translate(x, y)
    scene.painter.scale(k, k)
    scene.fill(body, scene.colour(stone, -0.9, depth))
    scene.fill(shade, scene.colour(stone, 0.9, depth))
    scene.painter.restore()


def colonnade(
    scene: Scene,
    x: float,
    y: float,
    width: float,
    height: float,
    stone: str,
    columns: int,
    depth: float = 0.0,
) -> None:
    """A row of pillars in front of shade under a flat roof; x is the left edge."""
    scene.box(x, y - height, width, height, scene.colour(stone, 1, depth))
    scene.box(x, y - height * 0.78, width, height * 0.78, scene.colour("#7E4A34", 0.9, depth + 0.06))
    pitch = width / columns
    for i in range(columns):
        scene.box(x + i * pitch + pitch * 0.22, y - height * 0.80, pitch * 0.56, height * 0.80,
                  scene.colour(stone, -0.5, depth))  # fmt: skip
    scene.box(x - 1, y - height, width + 2, height * 0.24, scene.colour(stone, -0.2, depth))


def pylon(
    scene: Scene, x: float, y: float, height: float, stone: str, flags: tuple[str, ...], depth: float = 0.0
) -> None:
    """A temple gate: two battered towers, a doorway, and flags on masts."""
    tower, gap, lean = height * 0.82, height * 0.34, height * 0.11
    low_door = y - height * 0.62
    for i, flag in enumerate(flags):
        side = -1 if i < len(flags) / 2 else 1
        place = gap / 2 + tower * (0.30 if i in (1, 2) else 0.70)
        mast = x + side * place
        scene.box(mast - 0.6, y - height * 1.34, 1.2, height * 0.6, scene.colour("#5A3A26", 0, depth))
        scene.polygon(
            [(mast + 0.6, y - height * 1.33), (mast + height * 0.20, y - height * 1.24),
             (mast + 0.6, y - height * 1.13)],
            scene.colour(flag, -0.2, depth),
        )  # fmt: skip
    for side in (-1, 1):
        inner, outer = x + side * gap / 2, x + side * (gap / 2 + tower)
        face = -0.25
        scene.polygon(
            [(inner, y), (inner, y - height), (outer - side * lean, y - height), (outer, y)],
            scene.colour(stone, face, depth),
        )
        dark_from = outer - side * tower * 0.16
        if side > 0:
            scene.polygon(
                [
                    (dark_from, y),
                    (dark_from - lean * 0.8, y - height),
                    (outer - lean, y - height),
                    (outer, y),
                ],
                scene.colour(stone, 1, depth),
            )
        else:
            scene.polygon(
                [
                    (dark_from, y),
                    (dark_from + lean * 0.8, y - height),
                    (outer + lean, y - height),
                    (outer, y),
                ],
                scene.colour(stone, -1, depth),
            )
        cornice = min(inner, outer - side * lean) - 1.2
        scene.box(cornice, y - height - 2.2, abs(outer - side * lean - inner) + 2.4, 3.0,
                  scene.colour(stone, -0.4, depth))  # fmt: skip
    scene.box(x - gap / 2, low_door, gap, height * 0.62, scene.colour(stone, 0.5, depth))
    scene.box(x - gap / 2 - 1, low_door - 2.4, gap + 2, 3.2, scene.colour(stone, -0.4, depth))
    scene.box(x - gap * 0.26, low_door + height * 0.16, gap * 0.52, height * 0.46, scene.colour("#4A2A24", 1, depth))


def colossus(scene: Scene, x: float, y: float, height: float, stone: str, depth: float = 0.0) -> None:
    """A seated king of stone, seen from the side, looking left."""
    k = height / 40
    throne = [(x + 1 * k, y), (x + 1 * k, y - 15 * k), (x + 9 * k, y - 17 * k), (x + 10 * k, y)]
    king = [
        (x - 12 * k, y), (x - 12 * k, y - 3 * k), (x - 8 * k, y - 3 * k), (x - 8 * k, y - 17 * k),
        (x - 1 * k, y - 18 * k), (x - 2 * k, y - 28 * k), (x - 3.5 * k, y - 29 * k), (x - 3.5 * k, y - 37 * k),
        (x - 1 * k, y - 40 * k), (x + 3 * k, y - 39 * k), (x + 5.5 * k, y - 29 * k), (x + 8.5 * k, y - 26 * k),
        (x + 8.5 * k, y - 12 * k), (x + 1 * k, y - 12 * k), (x + 1 * k, y),
    ]  # fmt: skip
    scene.polygon(throne, scene.colour(stone, 1, depth))
    scene.polygon(king, scene.colour(stone, -0.6, depth))
    scene.polygon(
        [(x + 3 * k, y - 39 * k), (x + 5.5 * k, y - 29 * k), (x + 8.5 * k, y - 26 * k), (x + 8.5 * k, y - 12 * k),
         (x + 4 * k, y - 12 * k), (x + 3 * k, y - 27 * k), (x + 1 * k, y - 30 * k)],
        scene.colour(stone, 0.9, depth),
    )  # fmt: skip


def house(scene: Scene, x: float, y: float, width: float, height: float, stone: str, depth: float = 0.0) -> None:
    """A mud-brick house with a dark door; x is the left edge."""
    scene.box(x, y - height, width * 0.68, height, scene.colour(stone, -0.8, depth))
    scene.box(x + width * 0.68, y - height, width * 0.32, height, scene.colour(stone, 1, depth))
    scene.box(x + width * 0.24, y - height * 0.55, width * 0.17, height * 0.55, scene.colour("#5A3620", 0.6, depth))


def granary(scene: Scene, x: float, y: float, height: float, stone: str, depth: float = 0.0) -> None:
    """A beehive store for grain."""
    half = height * 0.46
    for share, facing in ((1.0, -0.9), (0.46, 0.9)):
        path = QPainterPath(QPointF(x + half, y))
        path.cubicTo(x + half, y - height * 0.75, x + half * 0.3, y - height, x, y - height)
        if share == 1.0:
            path.cubicTo(x - half * 0.3, y - height, x - half, y - height * 0.75, x - half, y)
        else:
            path.cubicTo(x + half * 0.25, y - height * 0.8, x + half * 0.5, y - height * 0.5, x + half * 0.42, y)
        path.closeSubpath()
        scene.fill(path, scene.colour(stone, facing, depth))


# ---- plants

_FRONDS = (  # in stacking order: facing, then tip x, tip y, rise of each
    (-0.40, ((-21.0, 3.0, 11.0), (-9.0, -15.0, 16.0))),
    (1.10, ((21.0, 2.0, 12.0), (11.0, -15.0, 15.0))),
    (-1.00, ((-24.0, -6.0, 15.0), (-15.0, 12.0, 6.0))),
    (0.50, ((24.0, -7.0, 15.0), (15.0, 12.0, 7.0))),
)


def palm(scene: Scene, x: float, y: float, size: float, leaf: str, lean: float = 0.0, depth: float = 0.0) -> None:
    """A date palm of `size` times 50 units, leaning by `lean` units at its crown."""
    painter = scene.painter
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    trunk = QPainterPath(QPointF(-2.3, 0))
    trunk.quadTo(-1.2 + lean * 0.2, -18, lean - 1.1, -38)
    trunk.lineTo(lean + 1.1, -38)
    trunk.quadTo(1.6 + lean * 0.2, -18, 2.3, 0)
    trunk.closeSubpath()
    scene.fill(trunk, scene.colour("#6B4526", 0.2, depth))
    for facing, tips in _FRONDS:
        fronds = QPainterPath()
        fronds.setFillRule(Qt.FillRule.WindingFill)
        for dx, dy, rise in tips:
            fronds.moveTo(lean, -37)
            fronds.quadTo(lean + dx * 0.55, -37 - rise, lean + dx, -37 + dy)
            fronds.quadTo(lean + dx * 0.42, -37 - rise * 0.25, lean, -37)
        scene.fill(fronds, scene.colour(leaf, facing, depth))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(scene.colour("#B5652B", 0.3, depth))
    painter.drawEllipse(QPointF(lean - 2.4, -35.2), 1.9, 2.3)
    painter.drawEllipse(QPointF(lean + 2.2, -35.0), 1.9, 2.3)
    painter.restore()


def papyrus(scene: Scene, x: float, y: float, height: float, lean: float, leaf: str, head: str) -> None:
    """One stalk of papyrus with its fan."""
    tip = QPointF(x + lean, y - height)
    stalk = QPainterPath(QPointF(x, y))
    stalk.quadTo(x + lean * 0.2, y - height * 0.6, tip.x(), tip.y())
    scene.stroke(stalk, scene.colour(leaf, 0.5), 1.5)
    radius = 5.0 + height * 0.13
    fan = QPainterPath(tip)
    tilt = lean * 0.02
    rays = 9
    for i in range(rays + 1):
        angle = math.pi * (0.08 + 0.84 * i / rays) - tilt
        reach = radius * (1.0 if i % 2 else 0.80)
        fan.lineTo(tip.x() - reach * math.cos(angle), tip.y() + 1.5 - reach * math.sin(angle))
    fan.closeSubpath()
    scene.fill(fan, scene.colour(head, -0.2))
    cup = QPainterPath(tip + QPointF(0, 2.2))
    cup.quadTo(tip.x() - 3.2, tip.y() - 1, tip.x() - 2.6, tip.y() - radius * 0.42)
    cup.lineTo(tip.x() + 2.6, tip.y() - radius * 0.42)
    cup.quadTo(tip.x() + 3.2, tip.y() - 1, tip.x(), tip.y() + 2.2)
    scene.fill(cup, scene.colour(leaf, 0.3))


def blades(scene: Scene, x: float, y: float, height: float, spread: float, count: int, leaf: str) -> None:
    """A tuft of reed leaves, every second one in the light."""
    for first, facing in ((0, -0.3), (1, 0.5)):
        tuft = QPainterPath()
        tuft.setFillRule(Qt.FillRule.WindingFill)
        for i in range(first, count, 2):
            share = i / (count - 1) * 2 - 1
            tip_x = x + spread * share + 2.0 * math.sin(i * 2.4)
            tip_y = y - height * (1 - 0.35 * abs(share)) * (0.8 + 0.2 * math.sin(i * 1.7))
            foot = x + spread * 0.35 * share
            tuft.moveTo(foot - 1.3, y)
            tuft.quadTo(foot - 0.6, y - height * 0.55, tip_x, tip_y)
            tuft.quadTo(foot + 1.6, y - height * 0.5, foot + 1.3, y)
            tuft.closeSubpath()
        scene.fill(tuft, scene.colour(leaf, facing))


def sheaf(scene: Scene, x: float, y: float, height: float, straw: str) -> None:
    """A stook: sheaves of wheat leaning together, bound below the ears."""
    half, waist, tie = height * 0.46, height * 0.11, y - height * 0.66
    for share, facing in ((-1.0, -0.9), (0.0, 0.9)):
        skirt = QPainterPath(QPointF(x + waist, tie))
        skirt.quadTo(x + half * 0.55, y - height * 0.25, x + half, y)
        skirt.lineTo(x + half * (share or 0.25), y)
        if share:
            skirt.quadTo(x - half * 0.55, y - height * 0.25, x - waist, tie)
        else:
            skirt.lineTo(x + waist * 0.2, tie)
        skirt.closeSubpath()
        scene.fill(skirt, scene.colour(straw, facing))
    ears = QPainterPath(QPointF(x - waist, tie))
    for i in range(7):
        share = i / 3 - 1
        ears.lineTo(x + share * height * 0.27, y - height * (1.02 - 0.10 * abs(share) - (0.13 if i % 2 else 0)))
    ears.lineTo(x + waist, tie)
    ears.closeSubpath()
    scene.fill(ears, scene.colour(straw, -0.2))
    scene.box(x - waist * 1.15, tie - height * 0.03, waist * 2.3, height * 0.08, scene.colour("#A34A25", 0))


def lotus(scene: Scene, x: float, y: float, size: float, petal: str) -> None:
    """A lotus flower standing on the water."""
    for dx, tall, facing in (
        (-1.0, 0.62, -0.8),
        (1.0, 0.62, 0.8),
        (-0.52, 0.90, -0.3),
        (0.52, 0.90, 0.5),
        (0, 1.0, 0),
    ):
        tip_x, tip_y = x + dx * size * 0.72, y - tall * size
        petals = QPainterPath(QPointF(x, y))
        petals.quadTo(x + dx * size * 0.7 - size * 0.26, y - size * 0.42, tip_x, tip_y)
        petals.quadTo(x + dx * size * 0.7 + size * 0.26, y - size * 0.42, x, y)
        scene.fill(petals, scene.colour(petal, facing))


def lily_pad(scene: Scene, x: float, y: float, width: float, leaf: str) -> None:
    """A leaf lying on the water."""
    scene.painter.setPen(Qt.PenStyle.NoPen)
    scene.painter.setBrush(scene.colour(leaf, 0.1))
    scene.painter.drawEllipse(QPointF(x, y), width, width * 0.26)


def felucca(scene: Scene, x: float, y: float, size: float, hull: str, sail: str) -> None:
    """A small sailing boat on the river."""
    scene.box(x - 0.4 * size, y - 17 * size, 0.9 * size, 15 * size, scene.colour("#5A3A22", 0.2))
    scene.polygon([(x - 7 * size, y - 4 * size), (x + 1.2 * size, y - 20 * size), (x + 9 * size, y - 4.4 * size)],
                  scene.colour(sail, -0.5))  # fmt: skip
    scene.polygon([(x + 1.2 * size, y - 20 * size), (x + 9 * size, y - 4.4 * size), (x + 3 * size, y - 4.2 * size)],
                  scene.colour(sail, 0.9))  # fmt: skip
    path = QPainterPath(QPointF(x - 11 * size, y - 4 * size))
    path.quadTo(x - 7 * size, y + 0.6 * size, x, y + 0.6 * size)
    path.quadTo(x + 8 * size, y + 0.6 * size, x + 12 * size, y - 4.6 * size)
    path.quadTo(x, y - 1.0 * size, x - 11 * size, y - 4 * size)
    scene.fill(path, scene.colour(hull, 0.2))


def lamp(scene: Scene, x: float, y: float, size: float = 1.0) -> None:
    """A small flame that is lit when the stars appear, and its reflection in the river."""
    strength = max(0.0, scene.palette.stars - 0.2) / 0.8
    if strength <= 0.02:
        return
    painter = scene.painter
    painter.setPen(Qt.PenStyle.NoPen)
    for radius, code, alpha in ((7.0, "#FF9A3C", 0.10), (4.0, "#FFB050", 0.22), (1.3, "#FFE2A0", 1.0)):
        painter.setBrush(qcolor(rgb(code), alpha * strength))
        painter.drawEllipse(QPointF(x, y), radius * size, radius * size)
    for i in range(3):
        length = (4.0 - i * 0.8) * size
        scene.box(x - length / 2 + 0.6 * (-1) ** i, WATERLINE + 3 + 3.2 * i, length, 0.9,
                  qcolor(rgb("#FFC070"), (0.55 - 0.13 * i) * strength), 0.4)  # fmt: skip
