"""The colours of the day on the Nile: keyframes from dawn to night, and their interpolation.

A colour is a triple of floats in [0, 1] (sRGB). `day` runs from 0 (dawn) to 1 (night), `epoch` from 1 to 3.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, fields
from itertools import pairwise

from PySide6.QtGui import QColor

Rgb = tuple[float, float, float]


def rgb(code: str) -> Rgb:
    """Return the colour of `code`, "#RRGGBB"."""
    return int(code[1:3], 16) / 255, int(code[3:5], 16) / 255, int(code[5:7], 16) / 255


def mix(a: Rgb, b: Rgb, amount: float) -> Rgb:
    """Return `a` for amount 0, `b` for amount 1."""
    return (a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount)


def multiply(a: Rgb, b: Rgb) -> Rgb:
    """Return the surface `a` in the light `b`."""
    return min(1.0, a[0] * b[0]), min(1.0, a[1] * b[1]), min(1.0, a[2] * b[2])


def qcolor(colour: Rgb, alpha: float = 1.0) -> QColor:
    """Return the colour for Qt; alpha in [0, 1]."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in colour)
    return QColor.fromRgbF(red, green, blue, min(1.0, max(0.0, alpha)))


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
_KEYFRAMES: tuple[tuple[float, Palette], ...] = (
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
_SEASON_AIR: dict[int, tuple[tuple[str, float], ...]] = {
    1: (("#1E5E78", 0.22), ("#5FA7A8", 0.18), ("#CFE3C4", 0.16), ("#F3F2CE", 0.22)),
    2: (("#3C5478", 0.12), ("#A89A86", 0.14), ("#F0CE8C", 0.22), ("#FFE2A0", 0.30)),
    3: (("#14247C", 0.34), ("#3A4CA8", 0.26), ("#D98878", 0.22), ("#F59A78", 0.30)),
}


def palette_at(day: float, epoch: int) -> Palette:
    """Return the palette at `day`, 0 (dawn) to 1 (night), between two keyframes, with the season of `epoch`, 1 to 3."""
    day = min(1.0, max(0.0, day))
    raw = _KEYFRAMES[-1][1]
    for (start, before), (end, after) in pairwise(_KEYFRAMES):
        if day <= end:
            raw = _between(before, after, (day - start) / (end - start))
            break
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


def sun_side(day: float, stars: float) -> float:
    """Return where the light comes from: 1 left (dawn), 0 above, -1 right; the moon is at the right."""
    return math.cos(math.pi * day) * (1.0 - 0.4 * stars)


def luminance(colour: Rgb) -> float:
    """Return the relative luminance as in WCAG 2, in [0, 1]."""
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: Rgb, b: Rgb) -> float:
    """Return the contrast ratio as in WCAG 2, in [1, 21]."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
