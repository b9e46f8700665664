"""The seats of a new game, in clockwise order."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QSize, Signal
from PySide6.QtWidgets import QWidget

from ra_desktop.app.setup import SURPRISE, UNNAMED
from ra_desktop.storage.savefile import COLOURS, Colour, Seat
from ra_desktop.ui.words.fill import fill

from .seat_row import ROW_HEIGHT, SeatRow

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

_tr = QCoreApplication.translate

MOST_SEATS: Final = len(COLOURS)
_USUAL_LEVEL: Final = "skilled"
_WIDTH: Final = 548


def bot_names() -> tuple[str, ...]:
    """What bots are called if nobody names them."""
    return (
        _tr("Names", "Nefer"),
        _tr("Names", "Khufu"),
        _tr("Names", "Tiye"),
        _tr("Names", "Ramose"),
        _tr("Names", "Meret"),
    )


class SeatList(QWidget):
    """Rows that can be added, removed and put in another order; never too few, too many, or two of one colour."""

    changed = Signal()
    """Something about the seats is different."""

    def __init__(
        self, levels: tuple[str, ...], parent: QWidget | None = None, rng: random.Random | None = None
    ) -> None:
        """*levels* are those of the bots, the weakest first; *rng* shuffles."""
        super().__init__(parent)
        self._levels = levels
        self._rng = rng or random.Random()
        self._rows: list[SeatRow] = []
        self._fewest, self._most = 2, MOST_SEATS
        self._ruleset = "classic"
        self._dragged: SeatRow | None = None
        self._order_before: list[SeatRow] = []
        self._grabbed_at = 0
        self.setMinimumSize(self.sizeHint())

    # --- what is set ------------------------------------------------------------------------------------

    @property
    def rows(self) -> tuple[SeatRow, ...]:
        """The rows from top to bottom."""
        return tuple(self._rows)

    @property
    def can_add(self) -> bool:
        """Whether there may be one seat more."""
        return len(self._rows) < self._most

    def seats(self) -> tuple[Seat, ...]:
        """The seats as they are set."""
        return tuple(row.seat() for row in self._rows)

    def set_seats(self, seats: tuple[Seat, ...]) -> None:
        """Show *seats* instead of what is there; a colour that comes twice is exchanged for a free one."""
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
        """Let there be *fewest* to *most* seats: bots are added, or the last seats sent away, bots first."""
        self._fewest, self._most = fewest, most
        self._fit()

    def set_ruleset(self, ruleset: str) -> None:
        """Say of the bots how they play this game."""
        self._ruleset = ruleset
        for row in self._rows:
            row.set_ruleset(ruleset)

    def add_seat(self) -> None:
        """Add a bot in a colour that is free, if there may be one more seat."""
        if self.can_add:
            self._rows.append(self._make_row(self._new_seat()))
            self._fit()
            self._rows[-1].name.setFocus()

    def remove_seat(self, row: SeatRow) -> None:
        """Send a seat away, if there may be one less."""
        if len(self._rows) <= self._fewest:
            return
        number = self._rows.index(row)
        had_focus = row.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        self._rows.remove(row)
        self._drop_row(row)
        self._fit()
        if had_focus:
            self._rows[min(number, len(self._rows) - 1)].remove.setFocus()

    def move_seat(self, row: SeatRow, step: int) -> None:
        """Move a seat up or down by *step* places, as far as there are any."""
        old = self._rows.index(row)
        new = min(max(old + step, 0), len(self._rows) - 1)
        if new != old:
            self._rows.insert(new, self._rows.pop(old))
            self._fit()

    def shuffle(self) -> None:
        """Put the seats in a random order, another one than now."""
        before = list(self._rows)
        while self._rows == before and len(before) > 1:
            self._rng.shuffle(self._rows)
        self._fit()

    # --- rows -------------------------------------------------------------------------------------------

    def _make_row(self, seat: Seat) -> SeatRow:
        row = SeatRow(seat, self._levels, self)
        row.set_ruleset(self._ruleset)
        row.set_owners(self._owners)
        row.character.set_taken(self._characters)
        row.changed.connect(self._on_changed)
        row.move_wanted.connect(self._on_move_wanted)
        row.remove_wanted.connect(self._on_remove_wanted)
        row.colour_wanted.connect(self._on_colour_wanted)
        row.grip.dragged.connect(self._on_dragged)
        row.grip.dropped.connect(self._on_dropped)
        row.grip.given_up.connect(self._on_given_up)
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
        """Keep to the limits, and tell every row where it is."""
        while len(self._rows) > self._most:
            bots = [row for row in self._rows if not row.is_person]
            row = (bots or self._rows)[-1]
            self._rows.remove(row)
            self._drop_row(row)
        while len(self._rows) < self._fewest:
            self._rows.append(self._make_row(self._new_seat()))
        self._name_and_place()
        chain = [widget for row in self._rows for widget in row.focus_chain()]
        for one, following in pairwise(chain):
            QWidget.setTabOrder(one, following)
        self._arrange()
        self.changed.emit()

    def _name_and_place(self) -> None:
        for number, (row, name) in enumerate(zip(self._rows, self._default_names(), strict=True)):
            removable = len(self._rows) > self._fewest
            row.set_place(number, len(self._rows), removable=removable, default_name=name)

    def _default_names(self) -> list[str]:
        """For every seat a name that no other seat has."""
        persons = [row for row in self._rows if row.is_person]
        taken = {row.typed_name for row in self._rows if row.typed_name}
        names = []
        for row in self._rows:
            own = row.typed_name or row.character_name
            names.append(own if own and (row.typed_name or own not in taken) else self._free_name(row, persons, taken))
            taken.add(names[-1])
            taken.discard(UNNAMED)
        return names

    @staticmethod
    def _free_name(row: SeatRow, persons: list[SeatRow], taken: set[str]) -> str:
        if row.is_person:
            numbered = _tr("Names", "Player {number}")
            choices = [fill(numbered, number=n + 1) for n in range(2 * MOST_SEATS)]
            if len(persons) == 1:
                choices.insert(0, _tr("Names", "You"))
        else:
            numbered = _tr("Names", "Bot {number}")
            choices = [*bot_names(), *(fill(numbered, number=n + 1) for n in range(2 * MOST_SEATS))]
        return next(name for name in choices if name not in taken)

    def _characters(self) -> set[str | None]:
        """The characters that sit at the table."""
        return {row.character.character for row in self._rows if not row.is_person}

    def _owners(self) -> dict[str, str]:
        return {row.colour: row.seat().name for row in self._rows}

    def _asking_row(self) -> SeatRow:
        """The row whose signal is being handled; a part of it may have sent it."""
        asking: QObject | None = self.sender()
        while not isinstance(asking, SeatRow):
            assert asking is not None
            asking = asking.parent()
        return asking

    def _on_changed(self) -> None:
        self._name_and_place()
        self.changed.emit()

    def _on_move_wanted(self, step: int) -> None:
        self.move_seat(self._asking_row(), step)

    def _on_remove_wanted(self) -> None:
        self.remove_seat(self._asking_row())

    def _on_colour_wanted(self, colour: Colour) -> None:
        asking = self._asking_row()
        for row in self._rows:
            if row is not asking and row.colour == colour:
                row.set_colour(asking.colour)
        asking.set_colour(colour)
        self.changed.emit()

    # --- arrangement ----------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Room for as many seats as any game has, so that nothing jumps when one comes or goes."""
        return QSize(_WIDTH, MOST_SEATS * ROW_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows are as wide as the list."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for number, row in enumerate(self._rows):
            if row is not self._dragged:
                row.setGeometry(0, number * ROW_HEIGHT, self.width(), ROW_HEIGHT)

    # --- dragging ---------------------------------------------------------------------------------------------

    def _on_dragged(self, pointer: QPoint) -> None:
        y = self.mapFromGlobal(pointer).y()
        if self._dragged is None:
            self._dragged = self._asking_row()
            self._order_before = list(self._rows)
            self._grabbed_at = self._dragged.height() // 2
            self._dragged.set_lifted(True)
            self._dragged.raise_()
        row = self._dragged
        top = min(max(y - self._grabbed_at, 0), (len(self._rows) - 1) * ROW_HEIGHT)
        row.move(0, top)
        self.move_seat(row, round(top / ROW_HEIGHT) - self._rows.index(row))

    def _on_dropped(self) -> None:
        self._lay_down()
        self._fit()

    def _on_given_up(self) -> None:
        self._lay_down()
        self._rows = self._order_before
        self._fit()

    def _lay_down(self) -> None:
        if self._dragged is not None:
            self._dragged.set_lifted(False)
            self._dragged = None
