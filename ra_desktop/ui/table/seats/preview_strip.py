"""The strip at the bottom of the large panel: a small account of what changes, or a note.

An account says less where there is less room: first the reasons go, then the rows of the scoring table; never what
disasters take, nor the sum.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ra_desktop.engine import Flip
from ra_desktop.engine.games.priests.scoring import coming_ankhs
from ra_desktop.ui.games.record import Change
from ra_desktop.ui.look.art import paint_box
from ra_desktop.ui.look.drawing import points_ink
from ra_desktop.ui.look.lettering import draw_broken, draw_words, words_width
from ra_desktop.ui.look.theme import TEXT_PIXELS
from ra_desktop.ui.look.tile_painter import sides
from ra_desktop.ui.words import lots as words
from ra_desktop.ui.words.fill import fill, points_text
from ra_desktop.ui.words.tiles import row_label, tile_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.ui.games.lots import Lot
    from ra_desktop.ui.look.theme import Theme

    from .seat_info import SeatShown
    from .tiles import SeatOffers

TEXT: Final = float(TEXT_PIXELS)
"""Type size, that of the log."""
_LINE: Final = 1.2
"""Height of a line, in type sizes."""
_BIGGEST: Final = 30.0
"""Greatest type size of the sum."""
_GAP: Final = 0.9
"""Between the pieces of a line, in type sizes."""
_SUM_SHARE: Final = 0.45
"""The greatest share of a line for the sum in many words."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class Account:
    """What a strip says."""

    title: str
    points: int
    """The sum at the end of this epoch."""
    reasons: Sequence[Change] = ()
    rows: Sequence[Change] = ()
    """The same, by the names of rows alone."""
    later: int = 0
    """The further sum at the end of the game."""
    losses: Sequence[str] = ()
    """What disasters take, in sentences."""
    losses_in_short: str = ""
    """The same in one sentence."""
    losses_in_number: str = ""
    """The same in a few words."""
    remarks: Sequence[str] = ()
    """What may be said besides, if there is room."""
    aside: str = ""
    """What stands at the right of the title."""
    is_bad: bool = False
    """Whether the strip warns."""
    matters: bool = True
    """Whether it is about now; otherwise the strip has no colour."""

    @classmethod
    def of(cls, lot: Lot) -> Account:
        """Return what a strip says of a lot."""
        return cls(
            title=lot.title,
            points=lot.gain,
            reasons=lot.reasons or lot.later_reasons,
            rows=lot.rows,
            later=lot.points_later,
            losses=lot.strikes,
            losses_in_short=lot.all_strikes,
            losses_in_number=lot.lost,
            remarks=[remark for remark in (*lot.spared, lot.flips, lot.floor) if remark],
            aside=lot.suns,
            is_bad=lot.is_harmful,
            matters=lot.for_sale,
        )


@dataclass(frozen=True, slots=True)
class Piece:
    """Words in one colour within a line, perhaps with points behind them."""

    text: str
    ink: QColor
    points: int | None = None
    bold: bool = False

    def width(self, size: float) -> float:
        """Return the width in type of `size`."""
        return words_width(self.text, size, bold=self.bold) + self._number(size)

    def _number(self, size: float) -> float:
        if self.points is None:
            return 0.0
        return size * 0.3 + words_width(points_text(self.points), size, bold=True) + 1

    def draw(self, painter: QPainter, rect: QRectF, size: float, colours: Theme) -> None:
        """Draw it, narrower if it is wider than `rect`."""
        number = self._number(size)
        room = rect.adjusted(0, 0, -number, 0)
        draw_words(painter, room, self.text, size, self.ink, bold=self.bold)
        if self.points is not None:
            left = room.x() + min(room.width(), words_width(self.text, size, bold=self.bold)) + size * 0.3
            place = QRectF(left, rect.y(), rect.right() - left, rect.height())
            draw_words(painter, place, points_text(self.points), size, points_ink(colours, self.points), bold=True)


Line = list[Piece]


def draw_note(painter: QPainter, rect: QRectF, scale: float, words: str, colours: Theme) -> None:
    """Draw a sentence, on two lines if the strip is short."""
    _draw_ground(painter, rect, scale, colours.stripe, colours.line)
    room = rect.adjusted(scale * 18, 0, -scale * 18, 0)
    draw_broken(painter, room, words, TEXT, colours.soft_ink)


def draw_account(painter: QPainter, rect: QRectF, scale: float, account: Account, colours: Theme) -> None:
    """Draw the account in `rect`; `scale` is that of the panel."""
    _draw_ground(painter, rect, scale, *_ground(account, colours))
    pad = max(8.0, 16 * scale)
    inner = rect.adjusted(pad, 3, -pad, -3)
    size = min(TEXT, inner.height() / 2 / _LINE * 1.08)
    top = QRectF(inner.x(), inner.y(), inner.width(), min(inner.height() / 2, size * _LINE))
    body = QRectF(inner.x(), top.bottom(), inner.width(), inner.bottom() - top.bottom())
    room = body.width() - _draw_sum(painter, body, size, account, colours) - size * _GAP
    beside = top.width() - words_width(account.aside, size) - size * _GAP if account.aside else top.width()
    lines = layout(account, colours, size, room, beside, two=body.height() >= 2 * size * _LINE)
    _draw_line(painter, QRectF(top.x(), top.y(), beside, top.height()), size, lines.top, colours)
    draw_words(painter, top, account.aside, size, colours.soft_ink, _RIGHT)
    height = body.height() / max(1, len(lines.body))
    for number, line in enumerate(lines.body):
        _draw_line(painter, QRectF(body.x(), body.y() + number * height, room, height), size, line, colours)


@dataclass(frozen=True, slots=True)
class Lines:
    """Everything that is said but the sum and what is aside."""

    top: Line
    """Beside what is aside: the title, or what is more important."""
    body: Sequence[Line]
    """Beside the sum."""


def layout(account: Account, colours: Theme, size: float, room: float, beside: float, *, two: bool) -> Lines:
    """Return the fullest lines that fit into type of `size`: the first into the width `beside`, the others into `room`.

    `two` tells whether there are two lines below the first.
    """
    lines = Lines([], [])
    for lines in _choices(account, colours, two=two):
        if _width(lines.top, size) <= beside and all(_width(line, size) <= room for line in lines.body):
            break
    return lines


def _choices(account: Account, colours: Theme, *, two: bool) -> Iterator[Lines]:
    """Yield what can be said, the fullest first; the last is drawn as narrow as necessary."""
    ink, soft, red = QColor(colours.ink), QColor(colours.soft_ink), QColor(colours.negative)
    title = Piece(account.title, soft)
    losses = [Piece(text, red, bold=True) for text in account.losses]
    remarks = [Piece(text, soft) for text in account.remarks]
    reasons = [Piece(reason.text, ink, reason.points) for reason in account.reasons]
    rows = [Piece(row.text, ink, row.points) for row in account.rows]
    if not losses and not reasons and not account.later and not account.points:
        reasons = rows = [Piece(words.nothing_changes(), ink)]
    # The rows that change most, if there is no room for all.
    shortened = [sorted(rows, key=lambda row: -abs(row.points or 0))[:number] for number in range(len(rows) - 1, 0, -1)]
    tops = [[title, *remarks], [title]] if remarks else [[title]]
    if not losses:
        for items in (reasons, rows, *shortened, []):
            yield from (Lines(top, [items]) for top in tops)
        return
    in_short = [Piece(account.losses_in_short, red, bold=True)]
    for items in (reasons, rows):
        for top in tops:
            yield Lines(top, [[*losses, *items]])
            if two and items:
                yield Lines(top, [losses, items])
        if items:
            yield Lines([title, *losses, *remarks], [items])
            yield Lines([title, *losses], [items])
            yield Lines(losses, [items])
            yield Lines(in_short, [items])
    for items in shortened:
        yield Lines(losses, [items])
        yield Lines(in_short, [items])
    yield Lines([title], [losses])
    for number in range(1, len(losses)):
        yield Lines(losses[:number], [losses[number:]])
    yield Lines([title], [in_short])
    yield Lines([title], [[Piece(account.losses_in_number, red, bold=True)]])


def _width(line: Line, size: float) -> float:
    return sum(piece.width(size) for piece in line) + size * _GAP * max(0, len(line) - 1)


def _draw_line(painter: QPainter, rect: QRectF, size: float, line: Line, colours: Theme) -> None:
    squeeze = min(1.0, rect.width() / max(1.0, _width(line, size)))
    x = rect.x()
    for piece in line:
        width = piece.width(size) * squeeze
        piece.draw(painter, QRectF(x, rect.y(), width + 1, rect.height()), size, colours)
        x += width + size * _GAP * squeeze


def _draw_sum(painter: QPainter, rect: QRectF, size: float, account: Account, colours: Theme) -> float:
    """Draw the sum at the right, and what comes later; return the width."""
    if not account.later:
        big = max(size, min(_BIGGEST, rect.height() * 1.05))
        number = points_text(account.points)
        draw_words(painter, rect, number, big, points_ink(colours, account.points), _RIGHT, display=True)
        return words_width(number, big, display=True) + 2
    big = max(size, min(size * 1.25, rect.height() * 0.9))
    now = Piece(words.now_phrase(account.points), points_ink(colours, account.points), bold=True)
    later = Piece(words.later_sentence(account.later), points_ink(colours, account.later), bold=True)
    if _width([now, later], big) > rect.width() * _SUM_SHARE:
        later = Piece(words.later_phrase(account.later), points_ink(colours, account.later), bold=True)
    if _width([now, later], big) > rect.width() * _SUM_SHARE:
        big = size
    width = min(_width([now, later], big), rect.width() * 0.6)
    _draw_line(painter, rect.adjusted(rect.width() - width, 0, 0, 0), big, [now, later], colours)
    return width


def _ground(account: Account, colours: Theme) -> tuple[str, str]:
    if account.matters and account.is_bad:
        return colours.bad, colours.bad_line
    if account.matters and account.points + account.later > 0 and not (account.losses and account.points <= 0):
        return colours.good, colours.good_line
    return colours.stripe, colours.line


def _draw_ground(painter: QPainter, rect: QRectF, scale: float, ground: str, line: str) -> None:
    paint_box(painter, rect, 12 * scale, ground, line, 1.2)


_tr = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Strip:
    """The strip for the current view and choice."""

    shown: SeatShown
    offers: SeatOffers
    hovered: str | None
    """The tile under the pointer, if it can be chosen."""
    preview: Lot | None
    """What changes if the seat wins the lot."""
    note: str
    """The text shown without a preview."""

    def paint(self, painter: QPainter, rect: QRectF, scale: float, colours: Theme) -> None:
        """Paint the strip into `rect`, which is empty if there is no room."""
        tile = self.tile_to_turn()
        if tile is not None and not rect.isEmpty():
            draw_account(painter, rect, scale, self.turning(tile), colours)
        elif self.preview is not None:
            draw_account(painter, rect, scale, Account.of(self.preview), colours)
        elif self.note and not rect.isEmpty():
            draw_note(painter, rect, scale, self.note, colours)

    def tile_to_turn(self) -> str | None:
        """Return the tile that a priest may flip, under the pointer or selected."""
        if self.hovered is not None and isinstance(self.offers.choice_of(self.hovered), Flip):
            return self.hovered
        selected = self.offers.choices.selected
        return selected.tile if self.offers.is_asked and isinstance(selected, Flip) else None

    def turning(self, tile: str) -> Account:
        """Return what changes by flipping `tile`."""
        changes = self.shown.view.turn_preview(self.shown.seat, tile)
        rows = [Change(row_label(row), points) for row, points in changes.items()]
        total = sum(changes.values())
        return Account(self.turning_title(tile), total, rows, rows, is_bad=total < 0)

    def turning_title(self, tile: str) -> str:
        """Return the title for flipping `tile`."""
        view, seat = self.shown.view, self.shown.seat
        shown, hidden = (tile_label(side or tile, view.ruleset) for side in sides(tile))
        text = _tr("Panels", "If you turn this tile over: {hidden} instead of {shown}")
        ankhs = coming_ankhs(view, seat, turned=tile)
        if ankhs != coming_ankhs(view, seat):
            text = QCoreApplication.translate(
                "Panels", "If you turn this tile over: {hidden} instead of {shown}, and %n ankhs for people", "", ankhs
            )
        return fill(text, hidden=hidden, shown=shown)
