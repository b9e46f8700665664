"""Draws tiles: the card, the name in the foot band, and a two-sided tile's other side in a turned-up corner.

A card is 100 wide and 140 high in the units used here; tiles have the engine's names.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from ra_desktop.engine.tiles import other_side
from ra_desktop.ui.look.art import kept, painted_once, renderer, rounded
from ra_desktop.ui.look.fonts import text_font
from ra_desktop.ui.look.mark_painter import PALETTE, UNKNOWN, Colours, colours_of, mark_drawing

__all__ = [
    "ASPECT",
    "GODS",
    "PALETTE",
    "TILES",
    "Colours",
    "card_rect",
    "category",
    "drawing",
    "paint_shadow",
    "paint_tile",
    "sides",
    "tile_pixmap",
]

CARD_WIDTH: Final = 100.0
CARD_HEIGHT: Final = 140.0
ASPECT: Final = CARD_WIDTH / CARD_HEIGHT
"""Width of a tile divided by its height."""

CORNER: Final = 11.0
"""Radius of a card's corners."""

FOOT: Final = QRectF(6, 105.5, 88, 33)
"""Where the name goes, in card units."""

FOLD: Final = 45.0
"""Legs of the turned-up corner, in card units, on a card of :data:`ROOMY` or more."""

LARGEST_FOLD: Final = 58.0
"""The same on a small card, where the other side must still be recognizable."""

ROOMY: Final = 120.0
"""From this height on, in device-independent pixels, the corner shows the other side's picture; below it, its mark."""

CRAMPED: Final = 44.0
"""Cards of this height and lower have the largest corner."""

LABEL_SIZE: Final = 16.5
"""Type size of a name that fits easily, in card units."""

SMALL_CARDS_LABEL_SIZE: Final = 18.9
"""The same on small cards, up to :data:`LEGIBLE_LABEL` in device-independent pixels."""

LEGIBLE_LABEL: Final = 13.0

SMALLEST_LABEL: Final = 11.0
"""In device-independent pixels: a smaller label is left out."""

LABELLED_FROM: Final = 64.0
"""Cards lower than this, in device-independent pixels, have no names: only some would fit."""

EVERY_LABEL_FROM: Final = 80.0
"""From this height on, the longest names fit, too: those of the chambers, which are cards only on the board."""

NARROWEST_LABEL: Final = 70
"""The narrowest setting in per cent, for the longest names on small cards."""

SHORTER: Final = "\x9c"
"""Stands between a name and a shorter one, for tiles on which it does not fit well."""


GODS: Final = ("anubis", "bastet", "khnum", "horus", "seth", "sobek", "thoth", "wadjet")
"""The god that a `variant` from 0 to 7 shows. They differ only in their pictures."""

MONUMENTS: Final = (
    "fortress",
    "obelisk",
    "palace",
    "pyramid",
    "sphinx",
    "statue",
    "step-pyramid",
    "temple",
)
PEOPLE: Final = ("farmer", "warrior", "merchant", "scribe")
BUILDINGS: Final = ("granary", "fortress", "market", "library")


_CATEGORIES: Final = {
    "ra": ("ra",),
    "god": ("god",),
    "gold": ("gold",),
    "pharaoh": ("pharaoh",),
    "nile": ("nile",),
    "flood": ("flood",),
    "civilization": ("art", "agriculture", "religion", "astronomy", "writing"),
    "monument": MONUMENTS,
    "disaster": ("funeral", "drought", "unrest", "earthquake"),
    "person": PEOPLE,
    "building": ("granary", "market", "library"),
    "pyramid": ("stone", "chamber-red", "chamber-blue", "chamber-green", "chamber-yellow"),
    "priest": ("priest",),
    "plague": ("plague",),
    "ankh": ("ankh",),
}
_CATEGORY_OF: Final = {tile: name for name, tiles in _CATEGORIES.items() for tile in tiles}

TILES: Final = (
    *(tile for name, tiles in _CATEGORIES.items() if name not in {"person", "building", "ankh"} for tile in tiles),
    *(f"{person}/{building}" for person in PEOPLE for building in BUILDINGS),
    *(f"{building}/{person}" for person in PEOPLE for building in BUILDINGS),
)
"""Every tile name of the engine, two-sided tiles with either side up."""


def sides(tile: str) -> tuple[str, str | None]:
    """Return the side that shows and the hidden one: `farmer/granary` is `("farmer", "granary")`.

    `farmer/` stands for farmers with different other sides: it is drawn without a turned corner.
    """
    shown, slash, hidden = tile.partition("/")
    return shown, hidden if slash else None


def category(tile: str) -> str:
    """Return the category of a tile, or of the side of it that shows; :data:`UNKNOWN` for an unknown tile."""
    shown, hidden = sides(tile)
    if hidden is not None:
        return "person" if shown in PEOPLE else "building"
    return _CATEGORY_OF.get(shown, UNKNOWN)


def drawing(tile: str, variant: int | None = None) -> str:
    """Return the name under which `assets` has the picture of `tile`, or of the side of it that shows.

    `variant`, 0 to 7, selects one of the gods for `god`; by default a general one.
    """
    shown, hidden = sides(tile)
    if hidden is not None and shown == "fortress":
        return "tiles/priests-fortress"
    if shown == "god" and variant is not None:
        return f"tiles/god-{GODS[variant % len(GODS)]}"
    return f"tiles/{shown if shown in _CATEGORY_OF else UNKNOWN}"


def card_rect(rect: QRectF) -> QRectF:
    """Return the largest 5:7 card that fits into `rect`, centred."""
    height = min(rect.height(), rect.width() / ASPECT)
    width = height * ASPECT
    return QRectF(rect.center().x() - width / 2, rect.center().y() - height / 2, width, height)


def paint_tile(
    painter: QPainter, rect: QRectF, tile: str, label: str | None = None, *, variant: int | None = None
) -> None:
    """Draw `tile`, with `label` in its foot band, as large as fits into `rect` (painter coordinates).

    A label that does not fit is set smaller, then on two lines, then narrower, and left out rather than cut or drawn
    below `SMALLEST_LABEL`; cards lower than `LABELLED_FROM` have none. Shorter names may follow after `SHORTER`.
    """
    card = card_rect(rect)
    with kept(painter):
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        renderer(drawing(tile, variant)).render(painter, card)
        if turned := other_side(tile):
            _paint_fold(painter, card, category(tile), turned, card.height() * _scale(painter))
        if label and card.height() * _scale(painter) >= LABELLED_FROM:
            _paint_label(painter, card, label, QColor(colours_of(category(tile)).ink))


def tile_pixmap(tile: str, height: int, dpr: float, label: str | None = None, *, variant: int | None = None) -> QPixmap:
    """Return `tile`, `height` device-independent pixels high, for a screen of scale `dpr`; cached."""
    size = QSize(max(1, round(height * ASPECT)), max(1, height))
    key = f"tile:{tile}:{variant}:{height}@{dpr:g}:{label or ''}"
    card = QRectF(QPointF(), size)
    return painted_once(key, size, dpr, lambda painter: paint_tile(painter, card, tile, label, variant=variant))


def paint_shadow(painter: QPainter, rect: QRectF, *, height: float = 1.0) -> None:
    """Draw the soft shadow of a card that fills `rect`, lying (`height` 1) or lifted (up to about 4).

    It extends beyond `rect` by up to 6 hundredths of the card's width times `height`, mostly downwards.
    """
    unit = rect.width() / CARD_WIDTH
    with kept(painter, soft=True):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(42, 26, 8, 26))
        for step in range(5):
            grow = (step - 2.2) * unit * 0.9 * height
            shape = rect.translated(0.6 * unit * height, 2.4 * unit * height).adjusted(-grow, -grow, grow, grow)
            radius = CORNER * unit + grow
            painter.drawRoundedRect(shape, radius, radius)


def _fold(height: float) -> float:
    """Return the legs of the turned-up corner in card units, for a card of that many device-independent pixels."""
    tightness = (ROOMY - height) / (ROOMY - CRAMPED)
    return FOLD + (LARGEST_FOLD - FOLD) * max(0.0, min(1.0, tightness))


def _paint_fold(painter: QPainter, card: QRectF, shown: str, other: str, height: float) -> None:
    """Turn up the card's upper right corner, revealing the tile `other`, named shown side first."""
    fold = _fold(height)
    with kept(painter):
        painter.translate(card.topLeft())
        painter.scale(card.width() / CARD_WIDTH, card.height() / CARD_HEIGHT)
        painter.setPen(Qt.PenStyle.NoPen)

        corner = QPainterPath(QPointF(CARD_WIDTH - fold, 0))
        corner.lineTo(CARD_WIDTH - CORNER, 0)
        corner.arcTo(QRectF(CARD_WIDTH - 2 * CORNER, 0, 2 * CORNER, 2 * CORNER), 90, -90)
        corner.lineTo(CARD_WIDTH, fold)
        corner.closeSubpath()
        colours = colours_of(category(other))
        painter.fillPath(corner, QColor(colours.field))

        room = QRectF(CARD_WIDTH - fold * 0.57, fold * 0.07, fold * 0.50, fold * 0.50)
        if height < ROOMY:
            mark_drawing(sides(other)[0], colours.ink).render(painter, room)
        else:
            _paint_figure(painter, other, room)

        # The turned-up paper: a sliver along the cut, lighter than the card, with its shadow on the card.
        for reach, colour in (
            (fold * 0.20, QColor(0, 0, 0, 40)),
            (fold * 0.13, QColor(colours_of(shown).field).lighter(145)),
        ):
            sliver = QPainterPath(QPointF(CARD_WIDTH - fold - 0.6, 0))
            sliver.lineTo(CARD_WIDTH, fold + 0.6)
            middle = CARD_WIDTH - fold / 2 - reach, fold / 2 + reach
            sliver.quadTo(QPointF(*middle), QPointF(CARD_WIDTH - fold - 0.6, 0))
            painter.fillPath(sliver, colour)


def _paint_label(painter: QPainter, card: QRectF, label: str, ink: QColor) -> None:
    unit = card.width() / CARD_WIDTH
    room = QRectF(card.x() + FOOT.x() * unit, card.y() + FOOT.y() * unit, FOOT.width() * unit, FOOT.height() * unit)
    scale = _scale(painter)
    largest = max(LABEL_SIZE * unit, min(SMALL_CARDS_LABEL_SIZE * unit, LEGIBLE_LABEL / scale))
    fitted = _fit_shortest(label, room, largest, SMALLEST_LABEL / scale)
    if fitted is None:
        return
    font, lines = fitted
    painter.setFont(font)
    painter.setPen(ink)
    metrics = QFontMetricsF(font)
    # Centre the visible text, from the tops of capitals to the last baseline, not the line box.
    step = metrics.height() * 0.86
    top = room.center().y() - ((len(lines) - 1) * step + metrics.capHeight()) / 2
    for number, line in enumerate(lines):
        x = room.center().x() - metrics.horizontalAdvance(line) / 2
        painter.drawText(QPointF(x, top + metrics.capHeight() + number * step), line)


def _fit_shortest(label: str, room: QRectF, largest: float, smallest: float) -> tuple[QFont, list[str]] | None:
    """Like :func:`_fit`, with a shorter name if there is one and the whole one is left out or set very narrow."""
    name, shorter, rest = label.partition(SHORTER)
    fitted = _fit(name, room, largest, smallest)
    if shorter and (fitted is None or fitted[0].stretch() == NARROWEST_LABEL):
        return _fit_shortest(rest, room, largest, smallest) or fitted
    return fitted


def _fit(label: str, room: QRectF, largest: float, smallest: float) -> tuple[QFont, list[str]] | None:
    """Return the largest type in which `label` fits into `room`, and its lines; None if there is none."""
    one, two = [label], _two_lines(label)
    small = max(1, round(smallest))
    big = max(1, round(largest))
    comfortable = max(small, round(largest * 0.8))
    for lines, sizes, stretch in (
        (one, range(big, comfortable - 1, -1), 100),
        (two, range(comfortable, small - 1, -1), 100),
        (one, range(comfortable, small - 1, -1), 100),
        (one, range(small, small - 1, -1), 87),
        (two, range(small, small - 1, -1), 87),
        (one, range(small, small - 1, -1), NARROWEST_LABEL),
    ):
        for pixels in sizes:
            font = text_font(pixels, QFont.Weight.Medium)
            font.setStretch(stretch)
            metrics = QFontMetricsF(font)
            width = max((metrics.horizontalAdvance(line) for line in lines), default=room.width() + 1)
            height = metrics.capHeight() + (len(lines) - 1) * metrics.height() * 0.86
            if width <= room.width() and height <= room.height() * 0.82:
                return font, lines
    return None


def _two_lines(label: str) -> list[str]:
    """Return `label` broken at the space nearest its middle; no lines if it has no space."""
    spaces = [place for place, letter in enumerate(label) if letter == " "]
    if not spaces:
        return []
    cut = min(spaces, key=lambda place: abs(place - len(label) / 2))
    return [label[:cut], label[cut + 1 :]]


def _scale(painter: QPainter) -> float:
    """Return the device pixels for one unit of the painter's coordinates."""
    transform = painter.combinedTransform()
    scale = (transform.m11() ** 2 + transform.m12() ** 2) ** 0.5
    return scale if scale > 0 else 1.0


_KEPT: Final = Qt.AspectRatioMode.KeepAspectRatio
_RINGED: Final = ("disaster", "plague")
_RING: Final = "#D8432E"
_RING_WIDTH: Final = 0.07
"""In card widths, like the margin."""
_MARGIN: Final = 0.05


def small_tile_pixmap(tile: str, height: int, dpr: float, *, foot: float, seen: int) -> QPixmap:
    """Return `tile` as a card `height` pixels high for a screen of scale `dpr`, its picture in the part left visible.

    That is above the `foot`, and in the left part of the card, `seen` pixels wide. A two-sided tile shows its upper
    side; cached.
    """
    size = QSize(max(1, round(height * ASPECT)), height)
    seen = min(seen, size.width())
    key = f"small-tile:{tile}:{height}:{foot:g}:{seen}@{dpr:g}"
    card = QRectF(QPointF(), size)
    return painted_once(key, size, dpr, lambda painter: _paint(painter, card, tile, foot, size.width() - seen))


def _paint(painter: QPainter, card: QRectF, tile: str, foot: float, covered: float) -> None:
    name, wide = category(tile), card.width()
    corner = CORNER * wide / CARD_WIDTH
    painter.setPen(Qt.PenStyle.NoPen)
    edge = 0.0
    if name in _RINGED:
        painter.setBrush(QColor(_RING))
        painter.drawRoundedRect(card, corner, corner)
        edge = max(1.0, wide * _RING_WIDTH)
    field = rounded(card.adjusted(edge, edge, -edge, -edge), corner)
    painter.fillPath(field, QColor(colours_of(name).field))
    margin = edge + wide * _MARGIN
    below = max(margin, foot + wide * _MARGIN)
    room = card.adjusted(margin, margin, -max(margin, covered + wide * _MARGIN), -below)
    painter.setClipPath(field)
    _paint_figure(painter, tile, room)


def _paint_figure(painter: QPainter, tile: str, room: QRectF) -> None:
    """Paint the figure on the card of `tile` alone, as large as fits into `room`, centred."""
    picture = renderer(drawing(tile))
    target = QRectF(QPointF(), picture.boundsOnElement("figure").size().scaled(room.size(), _KEPT))
    target.moveCenter(room.center())
    picture.render(painter, "figure", target)
