"""Default names of seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.app.setup import UNNAMED
from ra_desktop.storage.saved_game import COLOURS
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.players import bot_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .seat_row import SeatRow

_tr = QCoreApplication.translate

MOST_SEATS: Final = len(COLOURS)


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
            choices.insert(0, _tr("Names", "You"))
    else:
        numbered = _tr("Names", "Bot {number}")
        choices = [*bot_names(), *(fill(numbered, number=n + 1) for n in range(2 * MOST_SEATS))]
    return next(name for name in choices if name not in taken)
