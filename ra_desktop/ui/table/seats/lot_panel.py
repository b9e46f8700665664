"""What the lot is worth, on the large panel: a line for all seats, and below it why, for the seat at the bottom.

Seats for which the lot is worth the same share a number, and a remark that holds for all of them is made once. An
account says less where there is less room: first the reasons go, then the rows of the scoring table; never what
disasters take, nor the numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from ra_desktop.engine import Flip
from ra_desktop.ui.games.priests import coming_ankhs
from ra_desktop.ui.games.record import Change
from ra_desktop.ui.look.art import paint_box
from ra_desktop.ui.look.drawing import points_ink
from ra_desktop.ui.look.lettering import RIGHT, draw_broken, draw_words, enlarged, words_width
from ra_desktop.ui.look.portrait_painter import draw_portrait
from ra_desktop.ui.look.theme import TEXT_PIXELS, Theme
from ra_desktop.ui.look.tile_painter import sides
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words import scoring as words
from ra_desktop.ui.words.fill import fill, in_a_line, listed, points_text
from ra_desktop.ui.words.tiles import row_label, tile_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.ui.games.lots import Lot

    from .seat_info import SeatInfo, SeatShown
    from .tiles import SeatOffers

TEXT: Final = float(TEXT_PIXELS)
"""Type size, that of the log."""
_LINE: Final = 1.2
"""Height of a line, in type sizes."""
_BIGGEST: Final = 26.0
"""Greatest type size of the numbers."""
_GAP: Final = 0.9
"""Between the pieces of a line, in type sizes."""
_LARGEST_FACE: Final = 15.0
"""Greatest radius of a face."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What the lot is worth to the seats for which it is worth the same."""

    points: int
    """At the end of this epoch."""
    infos: tuple[SeatInfo, ...] = ()
    remarks: tuple[str, ...] = ()
    """What else changes, in a few words each."""
    lots: tuple[Lot, ...] = ()

    @property
    def tip(self) -> str:
        """Everything line by line, as a tooltip."""
        return "".join(lot.tip for lot in self.lots)

    def width(self, high: float, size: float, *, whole: bool) -> float:
        """Return the width in a line `high`, with remarks in type of `size` if it is `whole`."""
        number = words_width(points_text(self.points), _big(high), bold=True) + 2
        drawn = enlarged(size, high)
        remark = words_width(in_a_line(self.remarks), drawn) + size * 0.4 if whole and self.remarks else 0.0
        return len(self.infos) * 2 * _face(high) + size * 0.45 + number + remark

    def draw(self, painter: QPainter, rect: QRectF, size: float, colours: Theme, *, whole: bool) -> None:
        """Draw faces, number and, if it is `whole`, remarks into `rect`."""
        radius, big = _face(rect.height()), _big(rect.height())
        for at, info in enumerate(self.infos):
            centre = QPointF(rect.x() + (2 * at + 1) * radius, rect.center().y())
            draw_portrait(painter, centre, radius - 1, info.face, badged=False)
        left = rect.x() + len(self.infos) * 2 * radius + size * 0.45
        number, ink = points_text(self.points), points_ink(colours, self.points)
        draw_words(painter, QRectF(left, rect.y(), rect.right() - left, rect.height()), number, big, ink, bold=True)
        if whole and self.remarks:
            left += words_width(number, big, bold=True) + size * 0.4
            room = QRectF(left, rect.y(), rect.right() - left + 1, rect.height())
            draw_words(painter, room, in_a_line(self.remarks), size, colours.soft_ink)


def _big(high: float) -> float:
    """Return the type size of the numbers in a line `high`, as they are drawn for the user's text size."""
    return enlarged(max(TEXT * 0.9, min(_BIGGEST, high * 0.86)), high)


def _face(high: float) -> float:
    return min(_LARGEST_FACE, high * 0.5)


@dataclass(frozen=True, slots=True)
class Account:
    """What the panel says."""

    title: str
    cells: Sequence[Cell] = ()
    common: str = ""
    """What is said once for all cells."""
    reasons: Sequence[Change] = ()
    rows: Sequence[Change] = ()
    """The same, by the names of rows alone."""
    losses: Sequence[str] = ()
    """What disasters take, in sentences."""
    losses_in_short: str = ""
    """The same in one sentence."""
    losses_in_number: str = ""
    """The same in a few words."""
    remarks: Sequence[str] = ()
    """What may be said besides, if there is room."""
    limit: str = ""
    """What makes the reasons count for less, which no line with points leaves out."""
    ground: str = "stripe"
    """The name of the colour: stripe, good or bad."""
    later: str = ""
    """What the lot is worth to the seat at the bottom after this epoch; said in the last line, if there is room."""

    @classmethod
    def of(cls, lots: Sequence[Lot], infos: Sequence[SeatInfo], home: int, note: str = "") -> Account:
        """Return what is said of `lots`, one for each seat of `infos` that can win, to the seat `home`.

        A `note` takes the place of what is said to a seat that cannot.
        """
        alike: dict[tuple[object, ...], list[int]] = {}
        for at, lot in enumerate(lots):
            alike.setdefault((lot.gain, *lot.remarks), []).append(at)
        shared = set(lots[0].remarks).intersection(*(lot.remarks for lot in lots)) if len(alike) > 1 else set()
        own = next((lot for lot in lots if lot.seat == home), None)
        cells = []
        for seats in alike.values():
            first = lots[seats[0]]
            below = {own.lost} if own is not None and own in (lots[at] for at in seats) else set()
            cells.append(
                Cell(
                    first.gain,
                    tuple(infos[at] for at in seats),
                    tuple(remark for remark in first.remarks if remark not in shared | below),
                    tuple(lots[at] for at in seats),
                )
            )
        if own is None:
            return cls(words.list_title(), cells, in_a_line(sorted(shared)), remarks=[note] if note else [])
        common = in_a_line(remark for remark in own.remarks if remark in shared and remark != own.lost)
        reasons, rows = own.reasons or own.later_reasons, own.rows
        if not own.strikes and not reasons and not own.worth:
            reasons = rows = [Change(words.nothing_changes(), 0)]
        return cls(
            title=words.list_title(),
            cells=cells,
            common=common,
            later=own.later,
            reasons=reasons,
            rows=rows,
            losses=own.strikes,
            losses_in_short=own.all_strikes,
            losses_in_number=own.lost,
            remarks=[remark for remark in (own.suns, *own.spared, own.flips) if remark],
            limit=own.floor,
            ground=_ground(own),
        )


def _ground(lot: Lot) -> str:
    if not lot.for_sale:
        return "stripe"
    if lot.is_harmful:
        return "bad"
    is_gain = lot.gain > 0 or (not lot.gain and not lot.strikes)  # what comes later makes no loss of now a good lot
    return "good" if lot.worth > 0 and is_gain else "stripe"


@dataclass(frozen=True, slots=True)
class Piece:
    """Words in one colour within a line, perhaps with points behind them."""

    text: str
    ink: QColor
    points: int = 0
    bold: bool = False

    def width(self, size: float) -> float:
        """Return the width in type of `size`."""
        return words_width(self.text, size, bold=self.bold) + self._number(size)

    def _number(self, size: float) -> float:
        return size * 0.3 + words_width(points_text(self.points), size, bold=True) + 1 if self.points else 0.0

    def draw(self, painter: QPainter, rect: QRectF, size: float, colours: Theme) -> None:
        """Draw it, narrower if it is wider than `rect`."""
        room = rect.adjusted(0, 0, -self._number(size), 0)
        draw_words(painter, room, self.text, size, self.ink, bold=self.bold)
        if self.points:
            left = room.x() + min(room.width(), words_width(self.text, size, bold=self.bold)) + size * 0.3
            place = QRectF(left, rect.y(), rect.right() - left, rect.height())
            draw_words(painter, place, points_text(self.points), size, points_ink(colours, self.points), bold=True)


Line = list[Piece]


def layout(account: Account, colours: Theme, size: float, room: float, *, two: bool = False) -> Sequence[Line]:
    """Return the fullest lines below the first that fit into the width `room` in type of `size`.

    `two` tells whether there is room for two of them. The last choice is drawn as narrow as necessary.
    """
    lines: Sequence[Line] = []
    for lines in _choices(account, colours, two=two):
        if all(_width(line, size) <= room for line in lines):
            break
    return lines


def _choices(account: Account, colours: Theme, *, two: bool) -> Iterator[Sequence[Line]]:
    """Yield what can be said, the fullest first."""
    ink, soft, red = QColor(colours.ink), QColor(colours.soft_ink), QColor(colours.negative)
    losses = [Piece(text, red, bold=True) for text in account.losses]
    in_short = [Piece(account.losses_in_short, red, bold=True)] if losses else []
    remarks = [Piece(text, soft) for text in account.remarks]
    reasons = [Piece(reason.text, ink, reason.points) for reason in account.reasons]
    rows = [Piece(row.text, ink, row.points) for row in account.rows]
    # The rows that change most, if there is no room for all.
    shortened = [sorted(rows, key=lambda row: -abs(row.points))[:number] for number in range(len(rows) - 1, 0, -1)]
    limit = [Piece(account.limit, soft)] if account.limit else []
    reasons, rows, shortened = [*reasons, *limit], [*rows, *limit], [[*items, *limit] for items in shortened]
    for items in (reasons, rows):
        yield [[*losses, *items, *remarks]]
        if two and losses and items:
            yield [losses, [*items, *remarks]]
            yield [losses, items]
        yield [[*losses, *items]]
    for items in (reasons, rows):
        yield [[*in_short, *items]]
    yield from ([[*in_short, *items]] for items in shortened)
    if losses:
        yield [losses]
        yield [in_short]
        yield [[Piece(account.losses_in_number, red, bold=True)]]
    elif remarks:
        yield [remarks]
    else:
        yield [[]]


def _width(line: Line, size: float) -> float:
    return sum(piece.width(size) for piece in line) + size * _GAP * max(0, len(line) - 1)


def _draw_line(painter: QPainter, rect: QRectF, size: float, line: Line, colours: Theme) -> None:
    squeeze = min(1.0, rect.width() / max(1.0, _width(line, size)))
    x = rect.x()
    for piece in line:
        width = piece.width(size) * squeeze
        piece.draw(painter, QRectF(x, rect.y(), width + 1, rect.height()), size, colours)
        x += width + size * _GAP * squeeze


@dataclass(frozen=True, slots=True)
class LotPlaces:
    """The first line of an account in a rectangle: where its cells are, and what else it has room for."""

    inner: QRectF
    size: float
    """Type size of all words."""
    line: QRectF
    cells: tuple[QRectF, ...]
    is_titled: bool
    is_told: bool
    """Whether the cells have room for their remarks."""

    @classmethod
    def fit(cls, account: Account, rect: QRectF, scale: float) -> LotPlaces:
        """Lay `account` out in `rect`; `scale` is that of the panel."""
        pad = max(8.0, 16 * scale)
        inner = rect.adjusted(pad, 3, -pad, -3)
        size = min(TEXT, inner.height() / 2 / _LINE * 1.08)
        line = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.54)
        gap = size * 1.3
        drawn = enlarged(size, line.height())
        title = words_width(account.title, drawn) + gap
        common = words_width(account.common, drawn) + gap if account.common else 0.0
        for is_titled, is_told in ((True, True), (False, True), (True, False), (False, False)):
            widths = [cell.width(line.height(), size, whole=is_told) for cell in account.cells]
            needed = sum(widths) + gap * (len(widths) - 1) + title * is_titled + common
            if needed <= line.width():
                break
        gap *= min(1.0, max(0.2, 1 + (line.width() - needed) / max(1.0, gap * len(widths))))
        x, cells = line.x() + title * is_titled, []
        for width in widths:
            cells.append(QRectF(x, line.y(), width + 1, line.height()))
            x += width + gap
        return cls(inner, size, line, tuple(cells), is_titled, is_told)

    def draw(self, painter: QPainter, account: Account, colours: Theme) -> None:
        """Draw the account without its ground."""
        if self.is_titled:
            draw_words(painter, self.line, account.title, self.size, colours.soft_ink)
        for place, cell in zip(self.cells, account.cells, strict=True):
            cell.draw(painter, place, self.size, colours, whole=self.is_told)
        if account.common and self.is_told:
            draw_words(painter, self.line, account.common, self.size, colours.soft_ink, RIGHT)
        body = QRectF(self.inner.x(), self.line.bottom(), self.inner.width(), self.inner.bottom() - self.line.bottom())
        lines = layout(account, colours, self.size, body.width(), two=body.height() >= 2 * self.size * _LINE)
        height = body.height() / max(1, len(lines))
        for number, line in enumerate(lines):
            place = QRectF(body.x(), body.y() + number * height, body.width(), height)
            _draw_line(painter, place, self.size, line, colours)
        taken = _width(lines[-1], self.size) + self.size * _GAP / 2
        if account.later and taken + words_width(account.later, enlarged(self.size, height)) <= body.width():
            draw_words(painter, place, account.later, self.size, colours.soft_ink, RIGHT)


def draw_account(painter: QPainter, rect: QRectF, scale: float, account: Account, colours: Theme) -> None:
    """Draw the account in `rect`; `scale` is that of the panel."""
    edge = {"good": colours.good_line, "bad": colours.bad_line}.get(account.ground, colours.line)
    paint_box(painter, rect, 12 * scale, getattr(colours, account.ground), edge, 1.2)
    LotPlaces.fit(account, rect, scale).draw(painter, account, colours)


@dataclass(frozen=True, slots=True)
class LotPanel:
    """The panel for the current view and choice; nothing without lots, note or choice."""

    shown: SeatShown
    offers: SeatOffers
    hovered: str | None
    """The tile under the pointer, if it can be chosen."""
    lots: Sequence[Lot]
    """Of the seats that can win, the one at the bottom first."""
    infos: Sequence[SeatInfo]
    """Of the same seats."""
    note: str

    def account(self) -> Account | None:
        """Return what the panel says; None for a note alone, or for nothing."""
        tile = self.tile_to_turn()
        if tile is not None:
            return self.turning(tile)
        return Account.of(self.lots, self.infos, self.shown.seat, self.note) if self.lots else None

    def paint(self, painter: QPainter, rect: QRectF, scale: float, colours: Theme) -> None:
        """Paint the panel into `rect`, which is empty if there is no room."""
        if rect.isEmpty():
            return
        account = self.account()
        if account is not None:
            draw_account(painter, rect, scale, account, colours)
        elif self.note:
            paint_box(painter, rect, 12 * scale, colours.stripe, colours.line, 1.2)
            draw_broken(painter, rect.adjusted(scale * 18, 0, -scale * 18, 0), self.note, TEXT, colours.soft_ink)

    def tile_to_turn(self) -> str | None:
        """Return the tile that a priest may flip, under the pointer or selected."""
        if self.hovered is not None and isinstance(self.offers.choice_of(self.hovered), Flip):
            return self.hovered
        selected = self.offers.choices.selected
        return selected.tile if self.offers.is_asked and isinstance(selected, Flip) else None

    def turning(self, tile: str) -> Account:
        """Return what changes by flipping `tile`."""
        changes = self.shown.view.exchange_preview(self.shown.seat, self.shown.view.rules.exchange(Flip(tile)))
        rows = [Change(row_label(row), points) for row, points in changes.items()]
        total = sum(changes.values())
        ground = "bad" if total < 0 else "good" if total > 0 else "stripe"
        return Account(self.turning_title(tile), [Cell(total)], reasons=rows, rows=rows, ground=ground)

    def turning_title(self, tile: str) -> str:
        """Return the title for flipping `tile`."""
        view, seat = self.shown.view, self.shown.seat
        shown, hidden = (tile_label(side or tile, view.ruleset) for side in sides(tile))
        text = _tr("Panels", "If you turn this tile over: {hidden} instead of {shown}")
        title = fill(text, hidden=hidden, shown=shown)
        ankhs = coming_ankhs(view.exchanged(seat, view.rules.exchange(Flip(tile))), seat)
        if ankhs == coming_ankhs(view, seat):
            return title
        return listed([title, _tr("Scoring", "%n ankhs", "", ankhs)])
