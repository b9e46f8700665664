"""Draws the day on the Nile: ``python packaging/nile.py`` writes ``resources/art/nile``, the same bytes every time.

A season is one drawing and a table. The drawing is an SVG in which whatever changes is the number of a column, in
braces; the table has a row for each hour from dawn to night. `ra_desktop.ui.look.nile` fills in the hour. The scene is
238 units high and as wide as the window makes it; y runs down. The first row of the table says which columns are shares
of that width, ``w``, or strengths of a ring of light with a radius, ``r41``, which must leave the labels in the upper
corners legible.

The banks are in ``packaging/banks``, as wide as their ``viewBox``: a group with ``data-at`` keeps its shape and stays
at that share of the width, and a group of the class ``wide`` is stretched. A piece has its own colour, with
``data-facing`` from -1 (left) to 1 (right) and ``data-depth`` from 0 (near) to 1 (lost in the haze).
"""

from __future__ import annotations

import math
import re
import sys
from dataclasses import dataclass, fields
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from ra_desktop.ui.look.nile import DRAWINGS, HEIGHT, arc_point

if TYPE_CHECKING:
    from collections.abc import Iterator

    Rgb = tuple[float, float, float]

ROOT: Final = Path(__file__).resolve().parents[1]
BANKS: Final = ROOT / "packaging" / "banks"
FOLDER: Final = ROOT / "resources" / "art" / "nile"
HOURS: Final = 24
WATERLINE: Final = 209.0
SUN_LIFT: Final = 35.6
"""How far the sun on the boat is above the arc."""


# --- colours ------------------------------------------------------------------------------------------------


def rgb(code: str) -> Rgb:
    """Return the colour of `code`, "#RRGGBB", as floats in [0, 1]."""
    return int(code[1:3], 16) / 255, int(code[3:5], 16) / 255, int(code[5:7], 16) / 255


def mix(a: Rgb, b: Rgb, amount: float) -> Rgb:
    """Return `a` for amount 0, `b` for amount 1."""
    return (a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount)


def multiply(a: Rgb, b: Rgb) -> Rgb:
    """Return the surface `a` in the light `b`."""
    return min(1.0, a[0] * b[0]), min(1.0, a[1] * b[1]), min(1.0, a[2] * b[2])


def hexa(colour: Rgb) -> str:
    """Return the colour as an SVG names it."""
    return "#" + "".join(f"{round(255 * min(1.0, max(0.0, part))):02x}" for part in colour)


@dataclass(frozen=True, slots=True)
class Palette:
    """Sky and light at one moment.

    `zenith` … `horizon` are the sky from the top down; `lit` and `shade` multiply the colours of things in and out of
    the light; `glow` is the colour around the sun with `glow_strength`, `stars` the visibility of the stars, `mirror`
    the share of sky reflected in the river (0–1).
    """

    zenith: Rgb
    upper: Rgb
    lower: Rgb
    horizon: Rgb
    lit: Rgb
    shade: Rgb
    glow: Rgb
    glow_strength: float
    stars: float
    cloud: Rgb
    table: Rgb
    mirror: float


def _palette(
    sky: str, lit: Rgb, shade: Rgb, glow: str, glow_strength: float, stars: float, cloud: str, table: str, mirror: float
) -> Palette:
    zenith, upper, lower, horizon = (rgb(code) for code in sky.split())
    return Palette(
        zenith, upper, lower, horizon, lit, shade, rgb(glow), glow_strength, stars, rgb(cloud), rgb(table), mirror
    )


# The zenith is dark enough at every hour for light labels in the upper corners.
_KEYFRAMES: Final[tuple[tuple[float, Palette], ...]] = (
    (0.00, _palette("#2C3A6B #6F6396 #D98F8C #FBCB96",
                    (1.06, 0.84, 0.74), (0.52, 0.47, 0.64), "#FFE0A0", 0.85, 0.28, "#FFD9C4", "#FFE6DC", 0.85)),
    (0.16, _palette("#2A5A90 #5C91BA #BFCFC9 #FDE3B4",
                    (1.06, 0.98, 0.86), (0.64, 0.64, 0.74), "#FFEFC0", 0.75, 0.00, "#FFF6E4", "#FFF8EC", 0.15)),
    (0.45, _palette("#1F66A2 #3E8EC2 #8CC3D6 #DCEBDD",
                    (1.08, 1.06, 1.00), (0.76, 0.77, 0.82), "#FFF8DC", 0.62, 0.00, "#FFFFFF", "#FFFFFF", 0.0)),
    (0.68, _palette("#3A5E8C #8C93A0 #EDB867 #FCDD92",
                    (1.10, 0.90, 0.66), (0.64, 0.53, 0.54), "#FFE08A", 0.80, 0.00, "#FFEBC4", "#FFF0D0", 0.55)),
    (0.85, _palette("#2B2F61 #74467A #D4604C #F7A552",
                    (1.04, 0.62, 0.46), (0.40, 0.32, 0.44), "#FFB45E", 0.85, 0.25, "#F2A08A", "#FBD9C0", 0.95)),
    (1.00, _palette("#0B1230 #142350 #2B4677 #5C7AA6",
                    (0.50, 0.56, 0.74), (0.16, 0.20, 0.34), "#8FA8D8", 0.00, 1.00, "#3B5382", "#C9D2EA", 0.40)),
)  # fmt: skip

# The tint of the air by season: (zenith, upper, lower, horizon) and its strength.
_SEASON_AIR: Final[dict[int, tuple[tuple[str, float], ...]]] = {
    1: (("#1E5E78", 0.22), ("#5FA7A8", 0.18), ("#CFE3C4", 0.16), ("#F3F2CE", 0.22)),
    2: (("#3C5478", 0.12), ("#A89A86", 0.14), ("#F0CE8C", 0.22), ("#FFE2A0", 0.30)),
    3: (("#14247C", 0.34), ("#3A4CA8", 0.26), ("#D98878", 0.22), ("#F59A78", 0.30)),
}
# The colour of the river without the reflected sky.
_WATER: Final = {1: rgb("#3E8F86"), 2: rgb("#4C8C8E"), 3: rgb("#2A5C9C")}


def palette_at(day: float, epoch: int) -> Palette:
    """Return the palette at `day`, 0 (dawn) to 1 (night), between two keyframes, with the season of `epoch`, 1 to 3."""
    (start, before), (end, after) = next(pair for pair in pairwise(_KEYFRAMES) if day <= pair[1][0])
    raw = _between(before, after, (day - start) / (end - start))
    dark = raw.stars**2
    bands = (raw.zenith, raw.upper, raw.lower, raw.horizon)
    air = [
        mix(band, multiply(rgb(tint), mix((1.0, 1.0, 1.0), (0.24, 0.28, 0.46), dark)), amount)
        for band, (tint, amount) in zip(bands, _SEASON_AIR[epoch], strict=True)
    ]
    return Palette(
        air[0], air[1], air[2], air[3],
        raw.lit, raw.shade, raw.glow, raw.glow_strength, raw.stars, raw.cloud, raw.table, raw.mirror
    )  # fmt: skip


def _between(before: Palette, after: Palette, amount: float) -> Palette:
    values: list[Rgb | float] = []
    for field in fields(Palette):
        a, b = getattr(before, field.name), getattr(after, field.name)
        values.append(mix(a, b, amount) if isinstance(a, tuple) else a + (b - a) * amount)
    return Palette(*values)  # type: ignore[arg-type]


# --- a moment -----------------------------------------------------------------------------------------------

_MOONLIGHT: Final = (0.66, 0.92, 1.55)
_NIGHT_GREYS: Final = 0.60  # how much of their own colour things lose at night
_DARKNESS: Final = (0.03, 0.05, 0.12)
_SHADOW: Final = (0.30, 0.22, 0.22)
_SAILING: Final = 0.10  # how far the sail drifts in a day, as a share of the width


class Scene:
    """A drawing in progress: the hour's palette, how surfaces look in its light, and the lines of the SVG so far."""

    def __init__(self, day: float, epoch: int) -> None:
        self.day = day
        self.epoch = epoch
        self.palette = palette_at(day, epoch)
        self.side = math.cos(math.pi * day) * (1.0 - 0.4 * self.palette.stars)
        """Where the light comes from: 1 left (dawn), 0 above, -1 right; the moon is at the right."""
        self.moonlight = max(0.0, self.palette.stars - 0.35) / 0.65
        sun = arc_point(QRectF(0, 0, 1, HEIGHT), day)
        self.sun_x, self.sun_y = sun.x(), sun.y() - SUN_LIFT
        self.lines: list[str] = []
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

    def group(self, x: float, *, dx: float | None = None, dy: float = 0.0, name: str = "") -> None:
        """Open a group at a share of the width, and at an offset in units."""
        named = f' id="{name}"' if name else ""
        aside = f" translate({number(dx)})" if dx is not None else ""
        self.lines.append(f'<g{named} transform="translate({number(x)}w {number(dy)}){aside}">')

    def wide(self) -> None:
        """Open a group that is stretched to the width."""
        self.lines.append('<g transform="scale(1w 1)">')

    def end(self) -> None:
        """Close a group."""
        self.lines.append("</g>")

    def path(self, data: str, colour: Rgb, alpha: float = 1.0, *, stroke: float = 0.0, evenodd: bool = False) -> None:
        """Draw an area, or a line of that width."""
        self.lines.append(f'<path d="{data}" {_ink(colour, alpha, stroke, evenodd=evenodd)}/>')

    def disc(self, x: float, y: float, radius: float, colour: Rgb, alpha: float = 1.0) -> None:
        """Draw a disc."""
        place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        self.lines.append(f"<circle {place} {_ink(colour, alpha)}/>")

    def box(
        self, x: float, y: float, width: float, height: float, colour: Rgb, alpha: float = 1.0, radius: float = 0.0
    ) -> None:
        """Draw a rectangle by its upper left corner, with round corners."""
        place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        self.lines.append(f'<rect {place} rx="{number(radius)}" {_ink(colour, alpha)}/>')

    def gradient(self, name: str, top: float, foot: float, stops: Iterator[tuple[float, Rgb, str]]) -> str:
        """Define a gradient that runs down, of (place, colour, opacity); return how to fill with it."""
        self.lines.append(
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{number(top)}" x2="0" '
            f'y2="{number(foot)}">'
        )
        self.lines += (
            f'<stop offset="{number(place)}" stop-color="{hexa(colour)}" stop-opacity="{opacity}"/>'
            for place, colour, opacity in stops
        )
        self.lines.append("</linearGradient>")
        return f'fill="url(#{name})"'


def number(value: float) -> str:
    """Return `value` as short as possible, to three digits after the point."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _ink(colour: Rgb, alpha: float, stroke: float = 0.0, *, evenodd: bool = False) -> str:
    if stroke:
        return (
            f'fill="none" stroke="{hexa(colour)}" stroke-opacity="{number(alpha)}" stroke-width="{number(stroke)}" '
            'stroke-linecap="round" stroke-linejoin="round"'
        )
    rule = ' fill-rule="evenodd"' if evenodd else ""
    return f'fill="{hexa(colour)}" fill-opacity="{number(alpha)}"{rule}'


# --- the banks ----------------------------------------------------------------------------------------------


@cache
def _bank(epoch: int) -> dict[str, ElementTree.Element]:
    """Return the layers of an epoch's banks."""
    root = ElementTree.fromstring((BANKS / f"{DRAWINGS[epoch]}.svg").read_bytes())  # noqa: S314 - our own file
    return {layer.attrib["id"]: layer for layer in root}


def _draw_layer(
    scene: Scene, layer: str, *, gloom: float = 0.0, lamps: float | None = None, drift: float = 0.0
) -> None:
    """Draw a layer of the banks: in the hour's light, or as `lamps` of that strength."""
    for group in _bank(scene.epoch)[layer]:
        if group.get("class") == "wide":
            scene.wide()
        else:
            scene.group(float(group.attrib["data-at"]) + drift)
        for shape in group:
            if shape.get("class") == "shadow":
                _cast_shadow(scene, shape.attrib["d"])
                continue
            stroke = float(shape.get("stroke-width", "0"))
            own = rgb(shape.attrib["stroke" if stroke else "fill"])
            colour = own
            alpha = float(shape.get("opacity", "1"))
            if lamps is None:
                colour = scene.tone(
                    own, float(shape.get("data-facing", "0")), float(shape.get("data-depth", "0")), gloom
                )
            else:
                alpha *= lamps
            scene.path(shape.attrib["d"], colour, alpha, stroke=stroke, evenodd=shape.get("fill-rule") == "evenodd")
        scene.end()


def _cast_shadow(scene: Scene, data: str) -> None:
    """Draw the shadow of a pyramid on the sand, away from the light; `data` goes half its base, and its height."""
    x, y, half, tip = (float(value) for value in re.findall(r"-?[\d.]+", data))
    height = -tip
    reach = scene.side * height * 1.15
    start = x - math.copysign(half * 0.2, reach)
    edge = x + math.copysign(half, reach)
    end = edge + reach - math.copysign(half * 0.45, reach)
    back = edge - math.copysign(half * 0.25, reach)
    corners = ((start, y), (edge, y - 0.6), (end, y + 3.4), (back, y + 3.2))
    alpha = 0.0 if abs(reach) < half * 0.5 else 0.20
    scene.path(_polygon(corners), multiply(scene.palette.shade, _SHADOW), alpha)


def _polygon(corners: tuple[tuple[float, float], ...] | list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"


# --- sky and river ------------------------------------------------------------------------------------------

_GLOW_RINGS: Final = ((138, 0.085), (98, 0.105), (66, 0.13), (41, 0.20))  # radius, alpha
_LABEL_FOOT, _GLOW_FOOT = 42.0, 80.0  # near labels: above the first no glow, below the second all of it
_STAR_COUNT: Final = 130
_MOON_X: Final = 0.5
_WIDEST: Final = 2600
"""The widest scene that has glints everywhere, in units."""
_CLOUDS: Final = (  # x as a share of the width, y in units, size, drift in a day
    (0.155, 100.0, 0.98, 34.0),
    (0.385, 122.0, 0.66, 22.0),
    (0.615, 94.0, 0.80, 30.0),
    (0.850, 124.0, 1.00, 40.0),
)
_PUFFS: Final = ((-26.0, -0.8, 9.4), (-8.0, -6.4, 15.0), (13.0, -3.0, 11.6), (29.0, 1.0, 7.6))
"""Centre and radius of the round parts of a cloud; all rest on its flat base."""
_CLOUD_HALF, _CLOUD_FOOT = 47.0, 8.6
_CLOUD_FLATNESS: Final = 0.70
_FINE: Final = 8
"""So many times as large as in the drawing, shapes are united: Qt makes corners of what is small and round."""


def _air(scene: Scene) -> None:
    palette = scene.palette
    bands = (palette.zenith, palette.zenith, palette.upper, palette.lower, palette.horizon)
    stops = zip((0.0, 0.19, 0.50, 0.78, 0.97), bands, "11111", strict=True)
    fill = scene.gradient("air", 0, 200, stops)
    scene.lines.append(f'<rect x="0" y="-1" width="1w" height="212" {fill}/>')


def _stars(scene: Scene) -> None:
    for i in range(_STAR_COUNT):
        x = (i * 0.618034 + 0.13 * math.sin(i * 12.9)) % 1.0
        depth = (i * 0.414214 + 0.07) % 1.0
        y = 6 + 150 * depth
        if y < 50 and not 0.28 < x < 0.72:
            continue
        size = 0.55 + 0.55 * ((i * 0.7548) % 1.0)
        bright = (0.95 - 0.65 * depth) * (0.55 + 0.45 * ((i * 0.3247) % 1.0))
        alpha = scene.palette.stars * round(bright, 1)
        scene.group(x)
        if i % 8 == 3:
            scene.path(_five_rays(y, size * 3.4, i), rgb("#FFF6E0"), alpha)
        else:
            scene.disc(0, y, size, rgb("#FFF6E0"), alpha)
        scene.end()


def _five_rays(y: float, radius: float, turn: float) -> str:
    """Return a star as on the ceilings of the tombs."""
    corners = []
    for i in range(10):
        angle = math.pi * i / 5 + 0.2 * math.sin(turn)
        reach = radius if i % 2 == 0 else radius * 0.30
        corners.append((reach * math.sin(angle), y - reach * math.cos(angle)))
    return _polygon(corners)


def _sun_glow(scene: Scene) -> None:
    glow, strength = scene.palette.glow, scene.palette.glow_strength
    for (radius, alpha), name in zip(_GLOW_RINGS, "abcd", strict=True):
        whole = number(alpha * strength)
        stops = iter(((0.0, glow, f"{whole}r{radius}"), (1.0, glow, whole)))
        fill = scene.gradient(f"glow-{name}", _LABEL_FOOT, _GLOW_FOOT, stops)
        scene.group(scene.sun_x)
        scene.lines.append(f'<circle cx="0" cy="{number(scene.sun_y)}" r="{radius}" {fill}/>')
        scene.end()


def _sun_disc(scene: Scene) -> None:
    """Draw a plain disc: it stands in the sky, not on the table."""
    scene.group(scene.sun_x, dy=scene.sun_y, name="sun")
    for radius, share in ((19.0, 0.45), (16.4, 0.0)):
        scene.disc(0, 0, radius, mix(rgb("#FFE7A0"), scene.palette.horizon, share))
    scene.end()


def _moon(scene: Scene) -> None:
    strength, radius = scene.moonlight, 17.0
    scene.group(_MOON_X, dy=132.0 - 16 * strength)
    for halo, alpha in ((58, 0.05), (38, 0.07)):
        scene.disc(0, 0, halo, rgb("#CFDDFF"), alpha * strength)
    bite = _round(-7.5, -5.0, radius * 0.90)
    scene.path(_data(_round(0, 0, radius).subtracted(bite)), rgb("#F6EED4"), strength)
    scene.end()


def _clouds(scene: Scene) -> None:
    """Draw the clouds, each as two sheets of paper: one lit, and behind it one in shade."""
    palette = scene.palette
    light = mix(palette.cloud, palette.lower, 0.14)
    dark = mix(palette.cloud, palette.upper, 0.50)
    for index, (share, y, size, drift) in enumerate(_CLOUDS):
        turned = -1.0 if index % 2 else 1.0
        behind = _cloud(17 * turned * size, -1.6 * size, size * 0.86, -turned)
        front = _cloud(0, 0, size, turned)
        scene.group(share, dx=drift * (scene.day - 0.5), dy=y)
        scene.path(_data(behind.subtracted(front)), dark, 0.36)
        scene.path(_data(front), light, 0.54)
        left = -(58 if turned > 0 else 12) * size
        scene.box(left, _CLOUD_FOOT * size, 70 * size, 2.4 * size, light, 0.28, 1.2 * size)
        scene.end()


def _cloud(x: float, y: float, size: float, turned: float) -> QPainterPath:
    """Return a cloud in fine units, round above and flat below; `turned` is -1 for its mirror image."""
    path = QPainterPath()
    foot = QRectF(-_CLOUD_HALF * _FINE, 0.0, 2 * _CLOUD_HALF * _FINE, _CLOUD_FOOT * _FINE)
    path.addRoundedRect(foot, foot.height() / 2, foot.height() / 2)
    for dx, dy, radius in _PUFFS:
        path = path.united(_round(dx, dy, radius))
    return QTransform(turned * size, 0, 0, size * _CLOUD_FLATNESS, x * _FINE, y * _FINE).map(path)


def _round(x: float, y: float, radius: float) -> QPainterPath:
    """Return a disc in fine units."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y) * _FINE, radius * _FINE, radius * _FINE)
    return path


def _data(path: QPainterPath) -> str:
    """Return a path in fine units as an SVG has it."""
    kinds = {0: "M", 1: "L", 2: "C", 3: " "}
    elements = (path.elementAt(i) for i in range(path.elementCount()))
    return "".join(f"{kinds[at.type.value]}{at.x / _FINE:.2f} {at.y / _FINE:.2f}" for at in elements)  # type: ignore[attr-defined]


def _birds(scene: Scene) -> None:
    strength = max(0.0, 1 - abs(scene.day - 0.42) / 0.42)
    colour = scene.tone(rgb("#3A3A48"), depth=0.25)
    scene.group(0.66, dx=30 * scene.day, dy=132 - 22 * scene.day)
    for i, (x, y) in enumerate(((0, 0), (11, 5), (21, 11), (-9, 7), (-17, 14))):
        wing = 4.2 - 0.3 * i
        left, right = (f"Q{number(x + way * wing * 0.4)} {number(y - 2.2)}" for way in (-1, 1))
        tips = [f"{number(x + way * wing)} {number(y - 1.2)}" for way in (-1, 1)]
        scene.path(f"M{tips[0]}{left} {x} {y}{right} {tips[1]}", colour, 0.75 * strength, stroke=1.0)
    scene.end()


def _river(scene: Scene) -> None:
    palette = scene.palette
    light = mix(palette.shade, palette.lit, 0.55)
    bright = (light[0] + light[1] + light[2]) / 3
    water = multiply(_WATER[scene.epoch], mix((bright, bright, bright), light, 0.35))
    mirror = palette.mirror
    near = mix(mix(water, palette.upper, 0.30 + 0.40 * mirror), palette.zenith, 0.15)
    stops = iter((
        (0.0, mix(palette.horizon, water, 0.34 - 0.24 * mirror), "1"),
        (0.32, mix(palette.lower, water, 0.56 - 0.36 * mirror), "1"),
        (1.0, near, "1"),
    ))  # fmt: skip
    fill = scene.gradient("river", WATERLINE, HEIGHT, stops)
    scene.lines.append(f'<rect x="0" y="{number(WATERLINE)}" width="1w" height="30" {fill}/>')
    scene.wide()
    scene.box(0, WATERLINE, 1, 1.1, mix(palette.horizon, palette.glow, 0.5), 0.55)
    scene.end()
    _glints(scene)


def _glints(scene: Scene) -> None:
    palette = scene.palette
    bright = mix(palette.horizon, palette.glow, 0.6)
    deep = multiply(palette.zenith, (0.7, 0.7, 0.75))
    for i in range(_WIDEST // 24):
        y = WATERLINE + 4 + (HEIGHT - WATERLINE - 6) * ((i * 0.618034) % 1.0)
        near = (y - WATERLINE) / (HEIGHT - WATERLINE)
        x = 24 * (i + 0.5) + 11 * math.sin(i * 7.3)
        length = (9 + 15 * ((i * 0.7548) % 1.0)) * (0.55 + 0.7 * near)
        colour, alpha = (deep, 0.20) if i % 3 == 2 else (bright, 0.30 + 0.16 * near)
        scene.box(x - length / 2, y, length, 0.9 + 0.8 * near, colour, alpha, 0.8)
    _light_path(scene, scene.sun_x, bright, min(1.0, palette.glow_strength / 0.5))
    _light_path(scene, _MOON_X, bright, scene.moonlight)


def _light_path(scene: Scene, centre: float, bright: Rgb, strength: float) -> None:
    """Draw the light of sun or moon on the water below it."""
    scene.group(centre)
    for i in range(9):
        near = (i + 0.4) / 9
        y = WATERLINE + 1.5 + (HEIGHT - WATERLINE - 4) * near
        length = (15 + 26 * near) * (0.60 + 0.40 * math.sin(i * 2.6) ** 2)
        x = 5 * math.sin(i * 4.1) * (0.4 + near)
        scene.box(x - length / 2, y, length, 1.0 + 0.9 * near, bright, (0.62 - 0.22 * near) * strength, 0.9)
    scene.end()


# --- drawing and table --------------------------------------------------------------------------------------


def moment(day: float, epoch: int) -> str:
    """Return the drawing of one moment, before the light that the program asks for by name."""
    scene = Scene(day, epoch)
    _air(scene)
    _stars(scene)
    _sun_glow(scene)
    _moon(scene)
    _sun_disc(scene)
    _clouds(scene)
    _birds(scene)
    _draw_layer(scene, "far")
    _river(scene)
    _draw_layer(scene, "lamps", lamps=max(0.0, scene.palette.stars - 0.2) / 0.8)
    _draw_layer(scene, "boat", drift=-_SAILING * day)
    _draw_layer(scene, "near", gloom=0.06 + 0.34 * scene.palette.stars)
    lines = "\n".join(scene.lines)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1w {number(HEIGHT)}">\n{lines}\n</svg>\n'


def light(day: float, epoch: int) -> tuple[str, ...]:
    """Return the columns that every table begins with, in the order of `ra_desktop.ui.look.nile.Light`."""
    palette = palette_at(day, epoch)
    sun = arc_point(QRectF(0, 0, 1, HEIGHT), day).x()
    return hexa(palette.zenith), hexa(palette.horizon), hexa(mix(palette.table, palette.horizon, 0.06)), number(sun)


_VALUE: Final = re.compile(r"(#[0-9a-f]{6}|-?\d+(?:\.\d+)?(?:w|r\d+)?)")
_KIND: Final = re.compile(r"(?<=\d)(?:w|r\d+)$")


def season(epoch: int) -> tuple[str, str]:
    """Return the drawing and the table of an epoch."""
    days = [hour / HOURS for hour in range(HOURS + 1)]
    columns = {
        ("-", *values): place for place, values in enumerate(zip(*(light(day, epoch) for day in days), strict=True))
    }
    parts: list[str] = []
    for values in zip(*(_VALUE.split(moment(day, epoch)) for day in days), strict=True):
        kind = _KIND.search(values[0])
        if kind is None and len(set(values)) == 1:
            parts.append(values[0])
        else:
            column = ("-", *values) if kind is None else (kind[0], *(value.removesuffix(kind[0]) for value in values))
            parts.append(f"{{{columns.setdefault(column, len(columns))}}}")
    return "".join(parts), "".join(" ".join(row) + "\n" for row in zip(*columns, strict=True))


def files() -> dict[Path, str]:
    """Return the text of every file that this script writes."""
    results: dict[Path, str] = {}
    for epoch, name in DRAWINGS.items():
        results[FOLDER / f"{name}.svg"], results[FOLDER / f"{name}.txt"] = season(epoch)
    return results


def main() -> None:
    """Write the drawings."""
    FOLDER.mkdir(exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
