"""The seats of a new game, in clockwise order."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QSize, Signal
from PySide6.QtWidgets import QApplication, QGroupBox, QWidget

from ra_desktop.app.setup import SURPRISE, UNNAMED
from ra_desktop.storage.saved_game import COLOURS, Colour, Seat
from ra_desktop.ui.dialogs.new_game.seat_parts import MOST_SEATS
from ra_desktop.ui.look.fonts import text_scale
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.players import bot_names

from .seat_row import SeatRow, row_height

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from ra_desktop.storage.progress import Profile
    from ra_desktop.ui.dialogs.parts import FittingLabel

_USUAL_LEVEL: Final = "skilled"
_WIDTH: Final = 548
_WIDER: Final = 260
"""How much wider the seats are with text of twice the usual size."""


def _is_inside(widget: QWidget | None, row: SeatRow) -> bool:
    """Whether `widget` is one of the fields of `row`."""
    return widget is not None and widget is not row and row.isAncestorOf(widget)


class SeatList(QGroupBox):
    """Rows that can be added, removed and reordered; always within the limits, and with distinct colours."""

    changed = Signal()
    """The seats changed."""
    focus_moved = Signal()
    """Another seat has the focus, or none."""

    def __init__(
        self,
        levels: tuple[str, ...],
        parent: QWidget | None = None,
        rng: random.Random | None = None,
        players: Sequence[Profile] = (),
    ) -> None:
        """`levels` are the bots' levels, weakest first; `rng` shuffles; `players` have a name at this computer."""
        super().__init__(parent)
        self.setProperty("bare", True)
        self._levels, self._players = levels, players
        self._rng = rng or random.Random()
        self._rows: list[SeatRow] = []
        self._fewest, self._most = 2, MOST_SEATS
        self._ruleset = "classic"
        self._drag = _Drag(self)
        self.setMinimumHeight(self.sizeHint().height())
        app = QCoreApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    # --- seats ------------------------------------------------------------------------------------------

    @property
    def rows(self) -> tuple[SeatRow, ...]:
        """The rows from top to bottom."""
        return tuple(self._rows)

    @property
    def can_add(self) -> bool:
        """Whether another seat is possible."""
        return len(self._rows) < self._most

    def seats(self) -> tuple[Seat, ...]:
        """The current seats."""
        return tuple(row.seat() for row in self._rows)

    def set_seats(self, seats: tuple[Seat, ...]) -> None:
        """Replace all seats; duplicate colours are changed to free ones."""
        for row in self._rows:
            self._drop_row(row)
        seats = seats[:MOST_SEATS]
        free = [colour for colour in COLOURS if colour not in {seat.colour for seat in seats}]
        self._rows = []
        for seat in seats:
            row = self._make_row(seat)
            if seat.colour in {other.colour for other in self._rows}:
                row.set_colour(free.pop(0))
            self._rows.append(row)
        self._fit()

    def set_limits(self, fewest: int, most: int) -> None:
        """Allow `fewest` to `most` seats: adds bots, or removes the last seats, bots first."""
        self._fewest, self._most = fewest, most
        self._fit()

    def set_ruleset(self, ruleset: str) -> None:
        """Describe the bots for this rule set."""
        self._ruleset = ruleset
        for row in self._rows:
            row.set_ruleset(ruleset)

    def add_seat(self) -> None:
        """Add a bot in a free colour, if another seat is possible."""
        if self.can_add:
            self._rows.append(self._make_row(self._new_seat()))
            self._fit()
            self._rows[-1].setFocus()

    def remove_seat(self, row: SeatRow) -> None:
        """Remove a seat, if there may be one less."""
        if len(self._rows) <= self._fewest:
            return
        number = self._rows.index(row)
        had_focus = row.hasFocus() or _is_inside(QApplication.focusWidget(), row)
        self._rows.remove(row)
        self._drop_row(row)
        self._fit()
        if had_focus:
            self._rows[min(number, len(self._rows) - 1)].setFocus()

    def move_seat(self, row: SeatRow, step: int) -> None:
        """Move a seat by `step` places, as far as possible."""
        old = self._rows.index(row)
        new = min(max(old + step, 0), len(self._rows) - 1)
        if new != old:
            self._rows.insert(new, self._rows.pop(old))
            self._fit()

    def set_order(self, rows: Sequence[SeatRow]) -> None:
        """Reorder the rows."""
        self._rows = list(rows)
        self._fit()

    def shuffle(self) -> None:
        """Shuffle the seats into a different order."""
        before = list(self._rows)
        while self._rows == before and len(before) > 1:
            self._rng.shuffle(self._rows)
        self._fit()

    @property
    def has_focus(self) -> bool:
        """Whether a seat has the focus, as a whole."""
        return any(row.hasFocus() for row in self._rows)

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays."""
        return any(not row.is_person for row in self._rows)

    @property
    def level(self) -> str | None:
        """The level of all bots; None if they differ or there are none."""
        levels = {row.seat().bot for row in self._rows if not row.is_person}
        return levels.pop() if len(levels) == 1 else None

    def set_level(self, level: str) -> None:
        """Set the level of all bots."""
        for row in self._rows:
            row.set_level(level)

    # --- rows -------------------------------------------------------------------------------------------

    def _make_row(self, seat: Seat) -> SeatRow:
        row = SeatRow(seat, self._levels, self, self._players)
        row.set_ruleset(self._ruleset)
        row.emblem.owners = self._owners
        row.character.taken = self._characters
        row.portrait.beside = self._portraits
        row.changed.connect(self._on_changed)
        row.move_wanted.connect(lambda step: self.move_seat(row, step))
        row.neighbour_wanted.connect(lambda step: self._go_to(self._rows.index(row) + step))
        row.remove.clicked.connect(lambda: self.remove_seat(row))
        row.colour_wanted.connect(lambda colour: self._give_colour(row, colour))
        row.grip.dragged.connect(lambda pointer: self._drag.move(row, pointer))
        row.grip.dropped.connect(self._drag.drop)
        row.grip.given_up.connect(self._drag.give_up)
        row.show()
        return row

    def _drop_row(self, row: SeatRow) -> None:
        row.hide()
        row.deleteLater()

    def _new_seat(self) -> Seat:
        taken = {row.colour for row in self._rows}
        colour: Colour = next(colour for colour in COLOURS if colour not in taken)
        bots = [row for row in self._rows if not row.is_person]
        level = bots[-1].seat().bot if bots else None
        if level is None:
            level = _USUAL_LEVEL if _USUAL_LEVEL in self._levels else self._levels[len(self._levels) // 2]
        return Seat("", colour, level, SURPRISE)

    def _fit(self) -> None:
        """Add or remove rows to meet the limits, and number them."""
        while len(self._rows) > self._most:
            bots = [row for row in self._rows if not row.is_person]
            row = (bots or self._rows)[-1]
            self._rows.remove(row)
            self._drop_row(row)
        while len(self._rows) < self._fewest:
            self._rows.append(self._make_row(self._new_seat()))
        self._name_and_place()
        self._arrange()
        self.updateGeometry()
        self.changed.emit()

    def _name_and_place(self) -> None:
        for number, (row, name) in enumerate(zip(self._rows, default_names(self._rows), strict=True)):
            removable = len(self._rows) > self._fewest
            row.set_place(number, len(self._rows), removable=removable, default_name=name)
            row.set_taken({other.typed_name for other in self._rows if other is not row and other.is_person})

    def _characters(self) -> set[str | None]:
        """Return the faces at the table."""
        return {row.character.character for row in self._rows}

    def _portraits(self) -> list[FittingLabel]:
        """Return the descriptions of all bots."""
        return [row.portrait for row in self._rows if not row.is_person]

    def _owners(self) -> dict[str, str]:
        return {row.colour: row.seat().name for row in self._rows}

    def _on_changed(self) -> None:
        self._name_and_place()
        for portrait in self._portraits():
            portrait.update()
        self.updateGeometry()
        self.changed.emit()

    def _go_to(self, at: int) -> None:
        if 0 <= at < len(self._rows):
            self._rows[at].setFocus()

    def _on_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        """Let Tab go through the fields of the seat that the focus is in, and past those of others."""
        for row in self._rows:
            row.set_inside(_is_inside(now, row))
        self.focus_moved.emit()

    def _give_colour(self, asking: SeatRow, colour: Colour) -> None:
        for row in self._rows:
            if row is not asking and row.colour == colour:
                row.set_colour(asking.colour)
        asking.set_colour(colour)
        self.changed.emit()

    # --- arrangement ----------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """The size for the largest number of seats, so that nothing moves when one is added or removed."""
        return QSize(round(_WIDTH + _WIDER * (text_scale() - 1)), MOST_SEATS * row_height())

    def minimumSizeHint(self) -> QSize:
        """As narrow as its widest seat, whose name has little room then."""
        return QSize(max((row.minimumSizeHint().width() for row in self._rows), default=0), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for number, row in enumerate(self._rows):
            if row is not self._drag.row:
                row.setGeometry(0, number * row_height(), self.width(), row_height())


class _Drag(QObject):
    """A seat being dragged to another place in `seats`; the others make room as it passes them."""

    def __init__(self, seats: SeatList) -> None:
        super().__init__(seats)
        self._seats = seats
        self.row: SeatRow | None = None
        """The dragged row."""
        self._order_before: tuple[SeatRow, ...] = ()
        self._grabbed_at = 0

    def move(self, row: SeatRow, pointer: QPointF) -> None:
        """Move `row` with its grip at `pointer`, in screen coordinates."""
        seats = self._seats
        y = round(seats.mapFromGlobal(pointer).y())
        if self.row is None:
            self.row = row
            self._order_before = seats.rows
            self._grabbed_at = row.height() // 2
            row.is_lifted = True
            row.raise_()
        top = min(max(y - self._grabbed_at, 0), (len(seats.rows) - 1) * row_height())
        self.row.move(0, top)
        seats.move_seat(self.row, round(top / row_height()) - seats.rows.index(self.row))

    def drop(self) -> None:
        """Leave the seat where it is."""
        self._lay_down()
        self._seats.set_order(self._seats.rows)

    def give_up(self) -> None:
        """Put all seats back where they were."""
        self._lay_down()
        self._seats.set_order(self._order_before)

    def _lay_down(self) -> None:
        if self.row is not None:
            self.row.is_lifted = False
            self.row = None


def default_names(rows: Sequence[SeatRow]) -> list[str]:
    """Return a unique name for each of `rows`: the typed one, the character's, or a free one."""
    persons = [row for row in rows if row.is_person]
    taken = {row.typed_name for row in rows if row.typed_name}
    names = []
    for row in rows:
        own = row.typed_name or row.character_name
        names.append(own if own and (row.typed_name or own not in taken) else _free_name(row, persons, taken))
        taken.add(names[-1])
        taken.discard(UNNAMED)
    return names


def _free_name(row: SeatRow, persons: list[SeatRow], taken: set[str]) -> str:
    if row.is_person:
        numbered = _tr("Names", "Player {number}")
        choices = [fill(numbered, number=n + 1) for n in range(2 * MOST_SEATS)]
        if len(persons) == 1:
            choices.insert(0, _tr("Common", "You"))
    else:
        numbered = _tr("Names", "Bot {number}")
        choices = [*bot_names(), *(fill(numbered, number=n + 1) for n in range(2 * MOST_SEATS))]
    return next(name for name in choices if name not in taken)
