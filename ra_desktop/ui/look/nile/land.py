"""The three landscapes, one for each epoch: after the flood, at harvest, and the red land of the new kingdom."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from .palette import Rgb, rgb
from .scenery import (
    HEIGHT,
    WATERLINE,
    Scene,
    bent_pyramid,
    blades,
    colonnade,
    colossus,
    felucca,
    granary,
    house,
    lamp,
    lily_pad,
    lotus,
    obelisk,
    palm,
    papyrus,
    pylon,
    pyramid,
    sheaf,
    sphinx,
    step_pyramid,
)

# The colour of the river without the reflected sky.
WATER: dict[int, Rgb] = {1: rgb("#3E8F86"), 2: rgb("#4C8C8E"), 3: rgb("#2A5C9C")}


def paint_land(scene: Scene, epoch: int) -> None:
    """Paint the far bank of the season."""
    _FAR_BANKS[epoch](scene)


def paint_foreground(scene: Scene, epoch: int) -> None:
    """Paint the foreground in the water."""
    start, hull, sail = _FELUCCAS[epoch]
    felucca(scene, scene.width * (start - 0.10 * scene.day), WATERLINE + 7, 0.9, hull, sail)
    scene.gloom = 0.06 + 0.34 * scene.palette.stars
    _NEAR_BANKS[epoch](scene)
    scene.gloom = 0.0


def paint_lamps(scene: Scene, epoch: int) -> None:
    """Paint the lights on the far bank at night."""
    for x, y, size in _LAMPS[epoch]:
        lamp(scene, x * scene.width, y, size)


def _old_kingdom(scene: Scene) -> None:
    w = scene.width
    scene.hills([(0, 178), (0.14, 172), (0.3, 180), (0.5, 184), (0.68, 177), (0.86, 170), (1, 176)],
                scene.colour("#C9B98A", 0, 0.58))  # fmt: skip
    scene.hills([(0, 190), (0.18, 187), (0.4, 191), (0.6, 192), (0.8, 187), (1, 191)],
                scene.colour("#D8BE86", -0.2, 0.28))  # fmt: skip
    pyramid(scene, w * 0.415, 193, 26, "#DCBE86", 0.22)
    pyramid(scene, w * 0.315, 194, 54, "#E0C28A", 0.16)
    pyramid(scene, w * 0.195, 196, 76, "#E6C88E", 0.08, cap="#F7E7BE")
    step_pyramid(scene, w * 0.815, 194, 40, "#DFC088", 0.14)
    sphinx(scene, w * 0.600, 196, 20, "#D9B87C", 0.10)
    scene.hills([(0, 197), (0.2, 194.5), (0.38, 197.5), (0.56, 195), (0.74, 197), (0.9, 194), (1, 196)],
                scene.colour("#A9B565", -0.1, 0.10))  # fmt: skip
    for x, y, width in ((0.29, 199.6, 66), (0.47, 201.6, 92), (0.70, 200, 58)):
        scene.box(x * w - width / 2, y, width, 2.0, scene.colour("#BFE0CC", -0.6, 0.34), 1.0)
    scene.hills([(0, 201), (0.16, 203), (0.33, 200.8), (0.52, 203.6), (0.7, 201), (0.86, 203.4), (1, 200)],
                scene.colour("#6E9A4C", -0.1, 0.04))  # fmt: skip
    for x, size, lean in (
        (0.455, 0.50, 2),
        (0.476, 0.62, -2),
        (0.497, 0.44, 3),
        (0.700, 0.56, -3),
        (0.716, 0.42, 3),
    ):
        palm(scene, w * x, 204, size, "#5E8C45", lean, 0.06)
    scene.hills([(0, 205.6), (0.2, 206.4), (0.4, 204.8), (0.6, 206.6), (0.8, 205), (1, 206)],
                scene.colour("#47743C", 0.1))  # fmt: skip


def _corners(scene: Scene, earth: str) -> None:
    """Paint two tongues of land in the lower corners, for the palms to stand on."""
    for left, sign in ((0.0, 1), (scene.width, -1)):
        path = QPainterPath(QPointF(left, HEIGHT - 21))
        path.cubicTo(left + sign * 26, HEIGHT - 24, left + sign * 52, HEIGHT - 13, left + sign * 96, HEIGHT + 1)
        path.lineTo(left, HEIGHT + 1)
        path.closeSubpath()
        scene.fill(path, scene.colour(earth, 0.2))


def _old_kingdom_near(scene: Scene) -> None:
    w = scene.width
    _corners(scene, "#3E6A34")
    palm(scene, 22, HEIGHT - 17, 1.45, "#4A7A3A", 7)
    palm(scene, w - 20, HEIGHT - 17, 1.32, "#4A7A3A", -8)
    for left, sign in ((0.0, 1), (w, -1)):
        blades(scene, left + sign * 34, HEIGHT + 1, 24, 16, 7, "#4F8040")
        papyrus(scene, left + sign * 12, HEIGHT + 2, 42, sign * 3, "#3F6E38", "#7FA64F")
        papyrus(scene, left + sign * 25, HEIGHT + 2, 31, sign * 5, "#3F6E38", "#8DB255")
        papyrus(scene, left + sign * 45, HEIGHT + 2, 26, sign * -2, "#3F6E38", "#7FA64F")
        papyrus(scene, left + sign * 60, HEIGHT + 2, 18, sign * 5, "#3F6E38", "#8DB255")
        blades(scene, left + sign * 6, HEIGHT + 1, 30, 12, 6, "#3B6634")
        blades(scene, left + sign * 58, HEIGHT + 1, 14, 12, 6, "#3B6634")


def _middle_kingdom(scene: Scene) -> None:
    w = scene.width
    scene.hills([(0, 170), (0.12, 164), (0.26, 174), (0.44, 181), (0.6, 178), (0.78, 168), (0.92, 172), (1, 166)],
                scene.colour("#D6B070", 0, 0.55))  # fmt: skip
    scene.hills([(0, 184), (0.2, 187), (0.36, 182), (0.55, 189), (0.75, 184), (1, 187)],
                scene.colour("#DDB468", -0.2, 0.32))  # fmt: skip
    bent_pyramid(scene, w * 0.235, 191, 48, "#D8A45C", 0.16)
    pyramid(scene, w * 0.335, 191, 25, "#CF9A55", 0.22)
    for dx, tall in ((0, 46), (34, 46)):
        obelisk(scene, w * 0.705 + dx, 194, tall, "#D98F5E", "#FFE08A", 0.06)
    left = w * 0.745 + 12
    for dx, foot, wide, tall, columns in ((14, 171, 40, 11, 5), (0, 190, 68, 19, 7)):
        scene.box(left + dx - 2, foot, wide + 4, 4, scene.colour("#D9B67C", -0.2, 0.06))
        colonnade(scene, left + dx, foot, wide, tall, "#E8CC94", columns, 0.06)
        scene.box(left + dx + wide, foot - tall, 5, tall, scene.colour("#D9B67C", 1, 0.06))
        scene.box(left + dx - 3, foot - tall - 2.4, wide + 10, 3.6, scene.colour("#F3DDAE", -0.4, 0.04))
    scene.hills([(0, 193), (0.22, 191), (0.42, 194), (0.62, 192.5), (0.82, 194), (1, 191.5)],
                scene.colour("#E2B552", -0.3, 0.10))  # fmt: skip
    for x, width, height in ((0.438, 13, 9), (0.458, 10, 12), (0.474, 16, 8), (0.556, 12, 8)):
        house(scene, w * x, 196, width, height, "#E0B67C", 0.06)
    for x, high in ((0.508, 12.0), (0.522, 14.0), (0.536, 11.5)):
        granary(scene, w * x, 197, high, "#E9C58C", 0.04)
    for x, size, lean in (
        (0.425, 0.52, -3),
        (0.568, 0.58, 3),
        (0.582, 0.42, -2),
        (0.13, 0.46, 2),
        (0.885, 0.52, -3),
    ):
        palm(scene, w * x, 197.5, size, "#7C8C3E", lean, 0.06)
    for i in range(5):
        row = 196.4 + i * 1.9
        scene.hills([(0, row + 0.4 * (i % 2)), (0.25, row - 0.5), (0.5, row + 0.6), (0.75, row - 0.4), (1, row + 0.3)],
                    scene.colour("#EBBE55" if i % 2 == 0 else "#CF9A3C", -0.3, 0.06 - 0.01 * i), row + 3.5)  # fmt: skip
    for i in range(7):
        x = w * (0.145 + 0.022 * i) if i < 4 else w * (0.615 + 0.021 * (i - 4))
        sheaf(scene, x, 206.5 + (i % 2) * 1.6, 13 + (i % 3), "#F2CE6C")
    scene.hills([(0, 205.6), (0.2, 206.6), (0.4, 205.2), (0.6, 206.6), (0.8, 205.4), (1, 206)],
                scene.colour("#8A7434", 0.1))  # fmt: skip


def _middle_kingdom_near(scene: Scene) -> None:
    w = scene.width
    _corners(scene, "#9A7A34")
    palm(scene, 18, HEIGHT - 17, 1.35, "#6F7F38", 8)
    palm(scene, 44, HEIGHT - 11, 0.95, "#78883C", -5)
    palm(scene, w - 22, HEIGHT - 17, 1.45, "#6F7F38", -7)
    for left, sign in ((0.0, 1), (w, -1)):
        blades(scene, left + sign * 14, HEIGHT + 1, 26, 16, 7, "#B99A45")
        blades(scene, left + sign * 36, HEIGHT + 1, 19, 15, 7, "#8F8038")
        blades(scene, left + sign * 60, HEIGHT + 1, 12, 12, 6, "#B99A45")
        papyrus(scene, left + sign * 24, HEIGHT + 2, 30, sign * 5, "#7C7A38", "#C9A84C")
        papyrus(scene, left + sign * 50, HEIGHT + 2, 21, sign * 3, "#7C7A38", "#D6B455")


_CLIFF = (
    (-0.01, 178), (0.0, 158), (0.05, 152), (0.075, 158), (0.11, 140), (0.16, 138), (0.205, 122), (0.235, 106),
    (0.26, 121), (0.30, 128), (0.325, 140), (0.385, 146), (0.415, 160), (0.48, 166), (0.53, 178), (0.56, 190),
)  # fmt: skip
_CLIFF_RIGHT = (
    (0.62, 190), (0.69, 180), (0.76, 176), (0.80, 164), (0.87, 162), (0.90, 152), (0.95, 150), (1.01, 142),
    (1.01, 190),
)  # fmt: skip


def _new_kingdom(scene: Scene) -> None:
    w = scene.width
    for cliff, depth in ((_CLIFF_RIGHT, 0.46), (_CLIFF, 0.34)):
        points = [(x * w, y) for x, y in cliff]
        scene.polygon([(points[0][0], 200), *points, (points[-1][0], 200)], scene.colour("#C0603F", -0.5, depth))
        for i in range(1, len(points) - 2, 2):
            (x0, y0), (x1, y1) = points[i], points[i + 1]
            scene.polygon([(x0, y0), (x1, y1), (x1 + 3, 200), (x0 + (x1 - x0) * 0.55, 200)],
                          scene.colour("#C0603F", 0.9, depth + 0.04))  # fmt: skip
    scene.hills([(0, 184), (0.12, 181), (0.3, 184), (0.5, 187), (0.7, 185), (0.88, 182), (1, 186)],
                scene.colour("#CE7C4E", -0.2, 0.22))  # fmt: skip
    left = w * 0.235
    for half, y, tall, columns in ((58, 194, 12, 17), (46, 182, 11, 13), (32, 171, 10, 9)):
        colonnade(scene, left - half, y, half * 2, tall, "#F0CFA2", columns, 0.12)
    scene.polygon(
        [(left - 5, 182), (left + 5, 182), (left + 10, 196), (left - 10, 196)],
        scene.colour("#F0CFA2", -0.7, 0.06),
    )
    scene.polygon(
        [(left - 4, 171), (left + 4, 171), (left + 7, 182), (left - 7, 182)],
        scene.colour("#E6BE8E", -0.5, 0.10),
    )
    scene.hills([(0, 193), (0.2, 195), (0.4, 193.5), (0.6, 195), (0.8, 193.5), (1, 194.5)],
                scene.colour("#C8693F", -0.1, 0.10))  # fmt: skip
    colossus(scene, w * 0.528, 198.5, 33, "#D58A5E", 0.02)
    colossus(scene, w * 0.568, 198.5, 33, "#D58A5E", 0.02)
    pylon(scene, w * 0.735, 198, 36, "#EBB483", ("#B3261E", "#2A5DB0", "#B3261E", "#2A5DB0"), 0.04)
    obelisk(scene, w * 0.735 - 52, 199, 50, "#C9714E", "#FFE08A", 0.02)
    obelisk(scene, w * 0.735 + 52, 199, 50, "#C9714E", "#FFE08A", 0.02)
    for i in range(3):
        sphinx(scene, w * 0.735 + 84 + i * 21, 201.4, 9.0, "#E2A878", 0.02)
    for x, size, lean in (
        (0.365, 0.50, -3),
        (0.385, 0.62, 2),
        (0.405, 0.44, 3),
        (0.850, 0.56, -3),
        (0.866, 0.44, 3),
    ):
        palm(scene, w * x, 201.5, size, "#5B7345", lean, 0.06)
    scene.hills([(0, 201), (0.2, 202.6), (0.4, 200.8), (0.6, 202.6), (0.8, 201), (1, 202.4)],
                scene.colour("#A9472F", -0.1, 0.02))  # fmt: skip
    scene.hills([(0, 205.6), (0.2, 206.4), (0.4, 204.8), (0.6, 206.6), (0.8, 205), (1, 206)],
                scene.colour("#6E3328", 0.1))  # fmt: skip


def _new_kingdom_near(scene: Scene) -> None:
    w = scene.width
    _corners(scene, "#7A3626")
    palm(scene, 20, HEIGHT - 17, 1.42, "#4C6B44", 7)
    palm(scene, w - 20, HEIGHT - 17, 1.32, "#4C6B44", -8)
    palm(scene, w - 46, HEIGHT - 11, 0.92, "#557548", 4)
    for left, sign in ((0.0, 1), (w, -1)):
        blades(scene, left + sign * 10, HEIGHT + 1, 28, 14, 7, "#41603F")
        blades(scene, left + sign * 36, HEIGHT + 1, 17, 13, 6, "#4C6B44")
        for x, y, size in ((62, 232, 9), (92, 235, 7.5), (116, 230, 6)):
            lily_pad(scene, left + sign * (x + 6), y + 1.4, size * 1.1, "#3F6B58")
            lotus(scene, left + sign * x, y + 1, size, "#C9D4FF" if sign > 0 else "#F3C9CF")


_FELUCCAS = {  # start at dawn as a share of the width, hull, sail
    1: (0.66, "#6B4526", "#FBF1DA"),
    2: (0.50, "#7A4A26", "#FFF0D0"),
    3: (0.46, "#4E2A22", "#D2543A"),
}

_LAMPS = {  # x as a share of the width, y in units, size
    1: ((0.30, 201.0, 0.8), (0.512, 202.0, 1.0), (0.532, 201.0, 0.7), (0.735, 202.0, 0.9)),
    2: ((0.4405, 193.0, 0.9), (0.462, 190.5, 0.7), (0.4795, 193.5, 1.0), (0.5595, 193.0, 0.9), (0.79, 190.0, 0.8)),
    3: ((0.2345, 192.0, 0.9), (0.735, 193.0, 1.1), (0.716, 197.0, 0.7), (0.754, 197.0, 0.7), (0.548, 199.0, 0.8)),
}

_FAR_BANKS = {1: _old_kingdom, 2: _middle_kingdom, 3: _new_kingdom}
_NEAR_BANKS = {1: _old_kingdom_near, 2: _middle_kingdom_near, 3: _new_kingdom_near}
