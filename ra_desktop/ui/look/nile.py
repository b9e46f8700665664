"""The day on the Nile behind the Ra track, the track itself, and the solar boat on it.

What is painted depends only on the arguments. `day` runs from 0 (dawn) to 1 (night), `epoch` from 1 to 3. Sky, land and
river are drawings with a table of the hours, made by ``packaging/nile.py``, which says how they are written. They are
composed for a rect about 3.5 times as wide as high and fill any other: things keep their shape, and land is stretched.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from ra_desktop.storage.paths import AssetError, resources_dir

from .art import faint, kept, paint_art, paint_disc

HEIGHT: Final = 238.0
"""The height of the scene in its own units."""
DRAWINGS: Final = {1: "old-kingdom", 2: "middle-kingdom", 3: "new-kingdom"}

# The track: an arc of a flattened circle; shares of the rect's width and height.
_ARC_LEFT, _ARC_TOP, _ARC_FOOT = 0.085, 0.260, 0.745
_ARC_ANGLE = math.pi * 0.335

BOAT_WIDTH: Final = 100.0
"""The boat's width for a sky 238 high."""
LABEL_COLOUR: Final = "#FFF4DC"
"""For labels in the upper corners: at least 4.5:1 against the sky at every hour."""
_LABEL_WIDTH = 224.0  # units at either side that labels may take
_LABEL_EDGE = 24.0  # units beside them in which the glow of the sun begins


class Light(NamedTuple):
    """What the hour does to other things than the river."""

    zenith: QColor
    """The colour of the sky at its top."""
    horizon: QColor
    table: QColor
    """The light on the table: near white, to be multiplied with the table's colours."""


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


def light_at(day: float, epoch: int) -> Light:
    """Return the light at `day`, 0 (dawn) to 1 (night), in an `epoch`."""
    return Light(*(QColor(code) for code in _hour(day, epoch)[:3]))


def paint_sky(painter: QPainter, rect: QRectF, day: float, epoch: int, *, sun: bool = False) -> None:
    """Paint sky, land and river, and the `sun` itself unless something else shows it; clips to the rect."""
    hour = _hour(day, epoch)
    width = rect.width() * HEIGHT / rect.height()
    sun_x = width * float(hour[3])
    beside_labels = min(sun_x, width - sun_x) - _LABEL_WIDTH
    values: list[str | float] = []
    for kind, value in zip(_season(epoch).kinds, hour, strict=True):
        if kind == "-":
            values.append(value)
        elif kind == "w":
            values.append(float(value) * width)
        else:
            glow = 1 + (beside_labels - float(kind[1:])) / _LABEL_EDGE
            values.append(float(value) * min(1.0, max(0.0, glow)))
    drawing = _season(epoch).drawing.format(*values)
    if not sun:
        drawing = drawing.replace('id="sun"', 'display="none"')
    with kept(painter, soft=True):
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        QSvgRenderer(QByteArray(drawing.encode())).render(painter, rect)


class _Season(NamedTuple):
    """The files of an epoch: the drawing, with the number of a column for what changes, and the table."""

    drawing: str
    kinds: list[str]
    """What a column holds: ``-`` for a value as it is, ``w`` for a share of the width, ``r41`` for a ring of light."""
    hours: list[list[str]]


@cache
def _season(epoch: int) -> _Season:
    """Return an epoch's files.

    Raises AssetError, naming the file, when one is missing.
    """
    file = resources_dir() / "art" / "nile" / f"{DRAWINGS[epoch]}.svg"
    try:
        kinds, *hours = (row.split() for row in file.with_suffix(".txt").read_text("utf-8").splitlines())
        return _Season(file.read_text("utf-8"), kinds, hours)
    except (OSError, ValueError) as error:
        message = f"missing or damaged drawing: {file}"
        raise AssetError(message) from error


def _hour(day: float, epoch: int) -> list[str]:
    """Return the row at `day`, between two of the table."""
    hours = _season(epoch).hours
    at = min(1.0, max(0.0, day)) * (len(hours) - 1)
    before = min(int(at), len(hours) - 2)
    return [_between(a, b, at - before) for a, b in zip(hours[before], hours[before + 1], strict=True)]


def _between(a: str, b: str, share: float) -> str:
    if a == b:
        return a
    if a[0] != "#":
        return f"{float(a) + (float(b) - float(a)) * share:.3f}"
    start, end = bytes.fromhex(a[1:]), bytes.fromhex(b[1:])
    return "#" + bytes(round(one + (other - one) * share) for one, other in zip(start, end, strict=True)).hex()


# ---- the track

_CREAM, _NIGHT = "#FFF4DC", "#1B2547"


def paint_track(painter: QPainter, rect: QRectF, spaces: int) -> None:
    """Paint the arc with its empty spaces, the last of which is nightfall; `rect` is the sky's."""
    with kept(painter, soft=True):
        unit = rect.height() / HEIGHT
        _arc_line(painter, rect, unit)
        *empty, night = track_points(rect, spaces)
        for point in empty:
            _empty_space(painter, point, 11.5 * unit)
        _night_space(painter, night, 14 * unit)


def _arc_line(painter: QPainter, rect: QRectF, unit: float) -> None:
    path = QPainterPath(arc_point(rect, 0.0))
    for step in range(1, 49):
        path.lineTo(arc_point(rect, step / 48))
    for colour, alpha, width in (("#1B1208", 0.16, 4.0), (_CREAM, 0.62, 1.8)):
        painter.strokePath(
            path, QPen(faint(colour, alpha), width * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )


def _empty_space(painter: QPainter, centre: QPointF, radius: float) -> None:
    paint_disc(painter, centre, radius * 0.92, faint("#1B1B34", 0.3), faint(_CREAM, 0.95), radius * 0.17)
    paint_disc(painter, centre, radius * 0.2, faint(_CREAM, 0.85))


def _night_space(painter: QPainter, centre: QPointF, radius: float) -> None:
    paint_disc(painter, centre, radius * 0.93, faint(_NIGHT, 0.94), faint(_CREAM, 0.95), radius * 0.14)
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


def paint_boat(painter: QPainter, anchor: QPointF, width: float, day: float) -> None:
    """Paint the boat, `width` wide, with its hull at `anchor`; the sun's halo fades with the day (0 to 1)."""
    rect = boat_rect(anchor, width)
    scale = width / _BOX_WIDTH
    centre = QPointF(anchor.x(), rect.top() + _SUN_Y * scale)
    with kept(painter, soft=True):
        _halo(painter, centre, _SUN_RADIUS * scale, 1.0 - 0.5 * day**3)
        paint_art(painter, "board/boat", rect)


def paint_sun_of_the_day(painter: QPainter, centre: QPointF, radius: float, day: float) -> None:
    """Paint the sun without a boat: a disc of that radius with short rays and a halo."""
    with kept(painter, soft=True):
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


def _halo(painter: QPainter, centre: QPointF, radius: float, strength: float) -> None:
    for reach, alpha in ((2.1, 0.16), (1.55, 0.26)):
        paint_disc(painter, centre, radius * reach, faint(_HALO, alpha * strength))
