"""The day on the Nile behind the Ra track, the track itself, and the solar boat on it.

Pure painting: the result depends only on the arguments. `day` runs from 0 (dawn) to 1 (night), `epoch` from 1 to 3.
Pictures are composed for a rect about 3.5 times as wide as high and fill any other.
"""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from ra_desktop.ui.look.art import paint_art, paint_disc

from .palette import Rgb, contrast, mix, multiply, palette_at, qcolor, rgb
from .scenery import HEIGHT, WATER, WATERLINE, Scene, paint_far_bank, paint_foreground, paint_lamps

# The track: an arc of a flattened circle; shares of the rect's width and height.
_ARC_LEFT, _ARC_TOP, _ARC_FOOT = 0.085, 0.260, 0.745
_ARC_ANGLE = math.pi * 0.335

BOAT_WIDTH = 100.0
"""The boat's width for a sky 238 high."""

_SUN_LIFT = 35.6  # how far the sun on the boat is above the arc
_GLOW_RINGS = ((138.0, 0.085), (98.0, 0.105), (66.0, 0.13), (41.0, 0.20))  # radius, alpha
_STAR_COUNT = 130
_MOON_X = 0.5
_LABEL_BLEND = 0.08  # how much the sky has changed at the foot of the labels
_LABEL_WIDTH = 224.0  # units at either side that labels may take
_LABEL_FOOT, _GLOW_FOOT = 42.0, 80.0  # near labels: above the first no glow, below the second all of it
_TEXT_CHOICES = ("#FFF4DC", "#FFFFFF", "#1B1208", "#000000")
_TEXT_CONTRAST = 4.5

_CLOUDS = (  # x as a share of the width, y in units, size, drift in a day
    (0.155, 100.0, 0.98, 34.0),
    (0.385, 122.0, 0.66, 22.0),
    (0.615, 94.0, 0.80, 30.0),
    (0.850, 124.0, 1.00, 40.0),
)
_PUFFS = ((-26.0, -0.8, 9.4), (-8.0, -6.4, 15.0), (13.0, -3.0, 11.6), (29.0, 1.0, 7.6))
"""Centre and radius of the round parts of a cloud; all rest on its flat base."""
_CLOUD_HALF, _CLOUD_FOOT = 47.0, 8.6
_CLOUD_FLATNESS = 0.70


def day_of(filled: float, spaces: int) -> float:
    """Return the hour, 0 to 1, when `filled` of the track's spaces have a Ra tile."""
    return min(1.0, max(0.0, filled / spaces))


def arc_point(rect: QRectF, day: float) -> QPointF:
    """Return the position of the sun at `day`, 0 (dawn) to 1 (night), on its way through the sky."""
    angle = _ARC_ANGLE * (1 - 2 * day)
    x = 0.5 - (0.5 - _ARC_LEFT) * math.sin(angle) / math.sin(_ARC_ANGLE)
    sag = (1 - math.cos(angle)) / (1 - math.cos(_ARC_ANGLE))
    y = _ARC_TOP + (_ARC_FOOT - _ARC_TOP) * sag
    return QPointF(rect.x() + rect.width() * x, rect.y() + rect.height() * y)


def track_points(rect: QRectF, spaces: int) -> list[QPointF]:
    """Return the centres of the track's spaces, left to right; the last is nightfall."""
    return [arc_point(rect, day_of(space + 1, spaces)) for space in range(spaces)]


def table_light(day: float, epoch: int) -> QColor:
    """Return the light on the table at that hour: near white, to be multiplied with the table's colours."""
    palette = palette_at(day, epoch)
    return qcolor(mix(palette.table, palette.horizon, 0.06))


def sky_text_colour(day: float, epoch: int) -> QColor:
    """Return a colour for labels in the upper corners at that `day` and `epoch`: at least 4.5:1 against the sky."""
    palette = palette_at(day, epoch)
    ends = (palette.zenith, mix(palette.zenith, palette.upper, _LABEL_BLEND))
    worst = {code: min(contrast(rgb(code), sky) for sky in ends) for code in _TEXT_CHOICES}
    for code, value in worst.items():
        if value >= _TEXT_CONTRAST:
            return QColor(code)
    return QColor(max(worst, key=lambda code: worst[code]))


def paint_sky(painter: QPainter, rect: QRectF, day: float, epoch: int, *, sun: bool = False) -> None:
    """Paint sky, land and river, and the `sun` itself unless something else shows it; clips to the rect."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    unit = rect.height() / HEIGHT
    painter.scale(unit, unit)
    scene = Scene(painter, rect.width() / unit, day, epoch)
    _air(scene)
    _stars(scene)
    _sun_glow(scene)
    _moon(scene)
    if sun:
        _sun_disc(scene)
    _clouds(scene)
    _birds(scene)
    paint_far_bank(scene)
    _river(scene)
    paint_lamps(scene)
    paint_foreground(scene)
    painter.restore()


def _air(scene: Scene) -> None:
    palette = scene.palette
    gradient = QLinearGradient(0, 0, 0, 200)
    for stop, colour in (
        (0.0, palette.zenith),
        (0.19, palette.zenith),
        (0.50, palette.upper),
        (0.78, palette.lower),
        (0.97, palette.horizon),
    ):
        gradient.setColorAt(stop, qcolor(colour))
    scene.painter.fillRect(QRectF(-1, -1, scene.width + 2, 212), gradient)


def _stars(scene: Scene) -> None:
    strength = scene.palette.stars
    if strength < 0.02:
        return
    painter = scene.painter
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(_STAR_COUNT):
        x = (i * 0.618034 + 0.13 * math.sin(i * 12.9)) % 1.0
        depth = (i * 0.414214 + 0.07) % 1.0
        y = 6 + 150 * depth
        if y < 50 and not 0.28 < x < 0.72:
            continue
        size = 0.55 + 0.55 * ((i * 0.7548) % 1.0)
        alpha = strength * (0.95 - 0.65 * depth) * (0.55 + 0.45 * ((i * 0.3247) % 1.0))
        painter.setBrush(qcolor(rgb("#FFF6E0"), alpha))
        if i % 8 == 3:
            scene.painter.fillPath(_five_rays(x * scene.width, y, size * 3.4, i), painter.brush().color())
        else:
            painter.drawEllipse(QPointF(x * scene.width, y), size, size)


def _five_rays(x: float, y: float, radius: float, turn: float) -> QPainterPath:
    """Return a star as on the ceilings of the tombs."""
    path = QPainterPath()
    for i in range(10):
        angle = math.pi * i / 5 + 0.2 * math.sin(turn)
        reach = radius if i % 2 == 0 else radius * 0.30
        point = QPointF(x + reach * math.sin(angle), y - reach * math.cos(angle))
        if i:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def _sun_point(scene: Scene) -> QPointF:
    return arc_point(QRectF(0, 0, scene.width, HEIGHT), scene.day) - QPointF(0, _SUN_LIFT)


def _sun_glow(scene: Scene) -> None:
    strength = scene.palette.glow_strength
    if strength < 0.01:
        return
    painter, centre = scene.painter, _sun_point(scene)
    for radius, alpha in _GLOW_RINGS:
        clear = min(centre.x(), scene.width - centre.x()) - radius - _LABEL_WIDTH
        aside = min(1.0, max(0.0, -clear / 24))
        fade = QLinearGradient(0, _LABEL_FOOT, 0, _GLOW_FOOT)
        fade.setColorAt(0.0, qcolor(scene.palette.glow, alpha * strength * (1 - aside)))
        fade.setColorAt(1.0, qcolor(scene.palette.glow, alpha * strength))
        paint_disc(painter, centre, radius, QBrush(fade))


def _sun_disc(scene: Scene) -> None:
    """Paint a plain disc: it stands in the sky, not on the table."""
    painter, centre = scene.painter, _sun_point(scene)
    for radius, share in ((19.0, 0.45), (16.4, 0.0)):
        paint_disc(painter, centre, radius, qcolor(mix(rgb("#FFE7A0"), scene.palette.horizon, share)))


def _moonlight(scene: Scene) -> float:
    return max(0.0, scene.palette.stars - 0.35) / 0.65


def _moon(scene: Scene) -> None:
    strength = _moonlight(scene)
    if strength <= 0.0:
        return
    x, y, radius = scene.width * _MOON_X, 132.0 - 16 * strength, 17.0
    painter = scene.painter
    for halo, alpha in ((58, 0.05), (38, 0.07)):
        paint_disc(painter, QPointF(x, y), halo, qcolor(rgb("#CFDDFF"), alpha * strength))
    full = QPainterPath()
    full.addEllipse(QPointF(x, y), radius, radius)
    bite = QPainterPath()
    bite.addEllipse(QPointF(x - 7.5, y - 5.0), radius * 0.90, radius * 0.90)
    scene.painter.fillPath(full.subtracted(bite), qcolor(rgb("#F6EED4"), strength))


def _clouds(scene: Scene) -> None:
    """Paint the clouds, each as two sheets of paper: one lit, and behind it one in shade."""
    palette = scene.palette
    light = mix(palette.cloud, palette.lower, 0.14)
    dark = mix(palette.cloud, palette.upper, 0.50)
    for number, (share, y, size, drift) in enumerate(_CLOUDS):
        x = share * scene.width + drift * (scene.day - 0.5)
        turned = -1.0 if number % 2 else 1.0
        behind = _cloud(x + 17 * turned * size, y - 1.6 * size, size * 0.86, -turned)
        front = _cloud(x, y, size, turned)
        scene.painter.fillPath(behind.subtracted(front), qcolor(dark, 0.36))
        scene.painter.fillPath(front, qcolor(light, 0.54))
        wisp = QPainterPath()
        left = x - (58 if turned > 0 else 12) * size
        wisp.addRoundedRect(QRectF(left, y + _CLOUD_FOOT * size, 70 * size, 2.4 * size), 1.2 * size, 1.2 * size)
        scene.painter.fillPath(wisp, qcolor(light, 0.28))


def _cloud(x: float, y: float, size: float, turned: float) -> QPainterPath:
    """Paint a cloud; `turned` is -1 for its mirror image."""
    return QTransform(turned * size, 0, 0, size * _CLOUD_FLATNESS, x, y).map(_cloud_shape())


@cache
def _cloud_shape() -> QPainterPath:
    """Return the shape of a cloud, round above and flat below."""
    path = QPainterPath()
    foot = QRectF(-_CLOUD_HALF, 0.0, 2 * _CLOUD_HALF, _CLOUD_FOOT)
    path.addRoundedRect(foot, _CLOUD_FOOT / 2, _CLOUD_FOOT / 2)
    for dx, dy, radius in _PUFFS:
        puff = QPainterPath()
        puff.addEllipse(QPointF(dx, dy), radius, radius)
        path = path.united(puff)
    return path


def _birds(scene: Scene) -> None:
    strength = max(0.0, 1 - abs(scene.day - 0.42) / 0.42)
    if strength <= 0.02:
        return
    pen = QPen(qcolor(scene.tone(rgb("#3A3A48"), depth=0.25), 0.75 * strength), 1.0)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    for i, (dx, dy) in enumerate(((0, 0), (11, 5), (21, 11), (-9, 7), (-17, 14))):
        x, y = scene.width * 0.66 + dx + 30 * scene.day, 132 + dy - 22 * scene.day
        wing = 4.2 - 0.3 * i
        path = QPainterPath(QPointF(x - wing, y - 1.2))
        path.quadTo(x - wing * 0.4, y - 2.2, x, y)
        path.quadTo(x + wing * 0.4, y - 2.2, x + wing, y - 1.2)
        scene.painter.strokePath(path, pen)


def _river(scene: Scene) -> None:
    palette, painter = scene.palette, scene.painter
    light = mix(palette.shade, palette.lit, 0.55)
    bright = (light[0] + light[1] + light[2]) / 3
    water = multiply(WATER[scene.epoch], mix((bright, bright, bright), light, 0.35))
    mirror = palette.mirror
    near = mix(mix(water, palette.upper, 0.30 + 0.40 * mirror), palette.zenith, 0.15)
    gradient = QLinearGradient(0, WATERLINE, 0, HEIGHT)
    gradient.setColorAt(0.0, qcolor(mix(palette.horizon, water, 0.34 - 0.24 * mirror)))
    gradient.setColorAt(0.32, qcolor(mix(palette.lower, water, 0.56 - 0.36 * mirror)))
    gradient.setColorAt(1.0, qcolor(near))
    painter.fillRect(QRectF(-1, WATERLINE, scene.width + 2, HEIGHT - WATERLINE + 1), gradient)
    painter.fillRect(QRectF(-1, WATERLINE, scene.width + 2, 1.1), qcolor(mix(palette.horizon, palette.glow, 0.5), 0.55))
    _glints(scene)


def _glints(scene: Scene) -> None:
    palette = scene.palette
    bright = mix(palette.horizon, palette.glow, 0.6)
    deep = multiply(palette.zenith, (0.7, 0.7, 0.75))
    count = max(18, round(scene.width / 24))
    for i in range(count):
        y = WATERLINE + 4 + (HEIGHT - WATERLINE - 6) * ((i * 0.618034) % 1.0)
        near = (y - WATERLINE) / (HEIGHT - WATERLINE)
        x = ((i + 0.5) / count + 0.013 * math.sin(i * 7.3)) * scene.width
        length = (9 + 15 * ((i * 0.7548) % 1.0)) * (0.55 + 0.7 * near)
        colour = qcolor(deep, 0.20) if i % 3 == 2 else qcolor(bright, 0.30 + 0.16 * near)
        scene.box(x - length / 2, y, length, 0.9 + 0.8 * near, colour, 0.8)
    for centre, strength in (
        (_sun_point(scene).x(), min(1.0, palette.glow_strength / 0.5)),
        (scene.width * _MOON_X, _moonlight(scene)),
    ):
        if strength > 0.01:
            _light_path(scene, centre, bright, strength)


def _light_path(scene: Scene, centre: float, bright: Rgb, strength: float) -> None:
    """Paint the light of sun or moon on the water below it."""
    for i in range(9):
        near = (i + 0.4) / 9
        y = WATERLINE + 1.5 + (HEIGHT - WATERLINE - 4) * near
        length = (15 + 26 * near) * (0.60 + 0.40 * math.sin(i * 2.6) ** 2)
        x = centre + 5 * math.sin(i * 4.1) * (0.4 + near)
        colour = qcolor(bright, (0.62 - 0.22 * near) * strength)
        scene.box(x - length / 2, y, length, 1.0 + 0.9 * near, colour, 0.9)


# ---- the track

_GOLD, _GOLD_EDGE, _RA_RED = "#FFC93C", "#8E1B15", "#B3261E"
_CREAM, _NIGHT = "#FFF4DC", "#1B2547"


def paint_track(
    painter: QPainter, rect: QRectF, filled: float, spaces: int, day: float | None = None, *, boat: bool = True
) -> None:
    """Paint the arc with its spaces, Ra tiles on the first `filled`, and the boat or the bare sun at the last.

    `rect` is the sky's. `filled` may be between two spaces while the boat moves; `day` defaults to it, and moves the
    boat alone.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = rect.height() / HEIGHT
    day_now = day_of(filled, spaces) if day is None else day
    if not boat and day_now < 1.0:
        paint_sun_of_the_day(painter, arc_point(rect, day_now) - QPointF(0, _SUN_LIFT * unit), 15 * unit, day_now)
    _arc_line(painter, rect, unit)
    for index, point in enumerate(track_points(rect, spaces)):
        if index + 1 <= filled + 1e-6:
            _ra_disc(painter, point, 12.5 * unit)
        elif index == spaces - 1:
            _night_space(painter, point, 14 * unit)
        else:
            _empty_space(painter, point, 11.5 * unit)
    if boat:
        paint_boat(painter, arc_point(rect, day_now), BOAT_WIDTH * unit, day_now)
    painter.restore()


def _arc_line(painter: QPainter, rect: QRectF, unit: float) -> None:
    path = QPainterPath(arc_point(rect, 0.0))
    for step in range(1, 49):
        path.lineTo(arc_point(rect, step / 48))
    for colour, alpha, width in (("#1B1208", 0.16, 4.0), (_CREAM, 0.62, 1.8)):
        painter.strokePath(
            path, QPen(qcolor(rgb(colour), alpha), width * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )


def _ra_disc(painter: QPainter, centre: QPointF, radius: float) -> None:
    paint_disc(painter, centre + QPointF(0, radius * 0.16), radius * 1.08, qcolor(rgb("#1B1208"), 0.22))
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    paint_art(painter, "board/ra-marker", box)


def _empty_space(painter: QPainter, centre: QPointF, radius: float) -> None:
    paint_disc(painter, centre, radius * 0.92, qcolor(rgb("#1B1B34"), 0.3), qcolor(rgb(_CREAM), 0.95), radius * 0.17)
    paint_disc(painter, centre, radius * 0.2, qcolor(rgb(_CREAM), 0.85))


def _night_space(painter: QPainter, centre: QPointF, radius: float) -> None:
    paint_disc(painter, centre, radius * 0.93, qcolor(rgb(_NIGHT), 0.94), qcolor(rgb(_CREAM), 0.95), radius * 0.14)
    full, bite = QPainterPath(), QPainterPath()
    full.addEllipse(centre + QPointF(-radius * 0.06, 0), radius * 0.54, radius * 0.54)
    bite.addEllipse(centre + QPointF(radius * 0.20, -radius * 0.14), radius * 0.46, radius * 0.46)
    painter.fillPath(full.subtracted(bite), QColor(_CREAM))


# --- the solar boat that carries the sun along the Ra track -----------------------------------------------

# The drawing is 160 by 118; this point of it, the middle of the hull, lies on the arc.
_BOX_WIDTH, _BOX_HEIGHT = 160.0, 118.0
_ANCHOR_X, _ANCHOR_Y = 80.0, 91.0
_SUN_Y, _SUN_RADIUS = 34.0, 30.0

_HALO, _RIM, _DISC, _RAY = "#FFE08A", "#E98A1F", "#FFC93C", "#FFD76A"


def boat_rect(anchor: QPointF, width: float) -> QRectF:
    """Return the rectangle of a boat of that width whose hull is at `anchor`."""
    scale = width / _BOX_WIDTH
    return QRectF(anchor.x() - _ANCHOR_X * scale, anchor.y() - _ANCHOR_Y * scale, width, _BOX_HEIGHT * scale)


def paint_boat(painter: QPainter, anchor: QPointF, width: float, day: float = 0.5) -> None:
    """Paint the boat, `width` wide, with its hull at `anchor`; the sun's halo fades with the day (0 to 1)."""
    rect = boat_rect(anchor, width)
    scale = width / _BOX_WIDTH
    centre = QPointF(anchor.x(), rect.top() + _SUN_Y * scale)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _halo(painter, centre, _SUN_RADIUS * scale, 1.0 - 0.5 * day**3)
    paint_art(painter, "board/boat", rect)
    painter.restore()


def paint_sun_of_the_day(painter: QPainter, centre: QPointF, radius: float, day: float = 0.5) -> None:
    """Paint the sun without a boat: a disc of that radius with short rays and a halo."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _halo(painter, centre, radius, 1.0 - 0.5 * day**3)
    rays = QPainterPath()
    for i in range(12):
        angle = math.tau * i / 12
        for turn, reach in ((-0.12, 1.16), (0.0, 1.46), (0.12, 1.16)):
            point = centre + QPointF(math.cos(angle + turn), math.sin(angle + turn)) * radius * reach
            if turn < 0:
                rays.moveTo(point)
            else:
                rays.lineTo(point)
        rays.closeSubpath()
    painter.fillPath(rays, QColor(_RAY))
    for colour, share in ((_RIM, 1.0), (_DISC, 0.86)):
        paint_disc(painter, centre, radius * share, colour)
    painter.restore()


def _halo(painter: QPainter, centre: QPointF, radius: float, strength: float) -> None:
    for reach, alpha in ((2.1, 0.16), (1.55, 0.26)):
        colour = QColor(_HALO)
        colour.setAlphaF(alpha * strength)
        paint_disc(painter, centre, radius * reach, colour)
