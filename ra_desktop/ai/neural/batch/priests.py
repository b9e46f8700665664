"""The rules of Priests of Ra for many positions at once: sides, priests and scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

import numpy as np

from ra_desktop.engine.games.priests.reconstructed import RECONSTRUCTED
from ra_desktop.engine.games.priests.rules import Flip, ShowSide
from ra_desktop.engine.games.priests.scoring import (
    ANKHS_BY_KINDS,
    BUILDING_POINTS,
    BUILDINGS_BY_KINDS,
    CHAMBERS_BY_COPIES,
    FEWEST_PEOPLE,
    MOST_OF_A_PEOPLE,
    PLAGUE_POINTS,
    POINTS_BY_ANKHS,
    PRIEST_POINTS,
    PRIESTS_AGAINST_A_PLAGUE,
    PYRAMID_BY_TILES,
    TILES_FOR_A_BUILDING,
)
from ra_desktop.engine.games.priests.tiles import (
    BUILDINGS,
    CHAMBER_CODES,
    FIRST_BUILDING,
    FIRST_PERSON,
    PERSONS,
    PLAGUE,
    PRIEST,
    PRIESTS_TILES,
    PYRAMID,
    TURNED,
    TWO_SIDED,
)
from ra_desktop.engine.tiles import EMPTY

from .state import FLIP, OWN, OWN_TOO, SIDE, BatchState, Bools, Ints, Rows, by_count, sun_points

if TYPE_CHECKING:
    from ra_desktop.engine import Action, Position

TILES: Final = len(PRIESTS_TILES.names)

SHOW: Final = OWN
"""Show the side that is up in the bag, a person; ``SHOW + 1``: flip the drawn tile first."""
TURN_OVER: Final = OWN_TOO
"""``TURN_OVER + code``: use a priest to flip that tile."""
KEEP: Final = TURN_OVER + TWO_SIDED.stop
"""Leave a priest unused."""

_TWO_SIDED: Final = slice(TWO_SIDED.start, TWO_SIDED.stop)
_PYRAMID: Final = slice(PYRAMID.start, PYRAMID.stop)
_CHAMBERS: Final = slice(CHAMBER_CODES.start, CHAMBER_CODES.stop)
_PEOPLE: Final = slice(FIRST_PERSON, FIRST_BUILDING)
_GO: Final = slice(FIRST_PERSON, FIRST_BUILDING if RECONSTRUCTED.buildings_last else TWO_SIDED.stop)
_OTHER_SIDE: Final[Ints] = np.array(TURNED, np.int32)


ANKHS_WON: Final[Ints] = np.array(ANKHS_BY_KINDS, np.int32)
VARIETY_POINTS: Final[Ints] = np.array(BUILDINGS_BY_KINDS, np.int32)
_PLAGUES: Final = by_count(PLAGUE_POINTS)
_PYRAMIDS: Final = by_count(PYRAMID_BY_TILES)
_CHAMBER_SETS: Final = by_count(CHAMBERS_BY_COPIES)
_ANKHS: Final = by_count(POINTS_BY_ANKHS)


class PriestsBatch(BatchState):
    """Positions of Priests of Ra.

    ``queue[row]`` is the number of further priests waiting, ``ankhs[row, seat]`` the number of ankhs.
    """

    game: ClassVar[str] = "priests"
    tiles: ClassVar[int] = TILES
    actions: ClassVar[int] = KEEP + 1

    def _name_own_columns(self, first: int) -> int:
        self.ankhs: Ints = self.rows[:, first : first + self.players]
        self.queue: Ints = self.rows[:, first + self.players]
        return first + self.players + 1

    @classmethod
    def own_action(cls, action: Action) -> int:
        """Return the number of an action that shows a side, flips a tile or keeps a priest."""
        if isinstance(action, ShowSide):
            return SHOW + (action.side in BUILDINGS)  # in the bag, the person is up
        return TURN_OVER + PRIESTS_TILES.codes[action.tile] if isinstance(action, Flip) else KEEP

    @classmethod
    def own_columns(cls, at: Position) -> list[int]:
        return [*at.ankhs, len(at.queue)]

    def _allow_own(self, allowed: Bools) -> None:
        showing = np.flatnonzero(self.phase == SIDE)
        allowed[showing, SHOW : SHOW + 2] = True
        turning = np.flatnonzero(self.phase == FLIP)
        if len(turning):
            can_turn = self.held[turning, self.actor[turning], : TWO_SIDED.stop] > 0
            can_turn[:, : TWO_SIDED.start] = False
            allowed[turning, TURN_OVER:KEEP] = can_turn
            allowed[turning, KEEP] = True

    def _apply_own(self, rows: Rows, actions: Rows) -> None:
        show = actions < OWN_TOO
        if show.any():
            self._show_side(rows[show], actions[show] != SHOW)
        turn = actions >= OWN_TOO
        if turn.any():
            self._use_priest(rows[turn], actions[turn])

    # --- sides ------------------------------------------------------------------------------------------

    def _lay(self, rows: Rows, codes: Ints) -> None:
        two_sided = (codes >= TWO_SIDED.start) & (codes < TWO_SIDED.stop)
        drawn = rows[two_sided]
        self.phase[drawn] = SIDE
        self.pending[drawn] = codes[two_sided]
        self.left[drawn] = 1
        if len(drawn) < len(rows):
            super()._lay(rows[~two_sided], codes[~two_sided])

    def _show_side(self, rows: Rows, turned: Bools) -> None:
        code = self.pending[rows]
        self.track[rows, np.where(turned, _OTHER_SIDE[code], code)] += 1
        self.pending[rows] = EMPTY
        self.left[rows] = 0
        self._next_turn(rows, self.actor[rows])

    # --- priests ----------------------------------------------------------------------------------------

    def _take_lot(self, rows: Rows, seats: Ints) -> None:
        self.held[rows, seats] += self.track[rows]
        self.queue[rows] += self.track[rows, PRIEST]

    def _settle(self, rows: Rows) -> None:
        use = self.queue[rows] > 0
        if use.any():
            use &= self.held[rows, self.actor[rows], _TWO_SIDED].any(1)
            using = rows[use]
            self.phase[using] = FLIP
            self.pending[using] = PRIEST
            self.left[using] = 1
            self.queue[using] -= 1
            rows = rows[~use]
            self.queue[rows] = 0
        self._close_auction(rows)

    def _use_priest(self, rows: Rows, actions: Rows) -> None:
        turn = actions != KEEP
        turning = rows[turn]
        codes = actions[turn] - TURN_OVER
        actor = self.actor[turning]
        self.held[turning, actor, codes] -= 1
        self.held[turning, actor, _OTHER_SIDE[codes]] += 1
        self.pending[rows] = EMPTY
        self.left[rows] = 0
        self._settle(rows)

    # --- epochs -----------------------------------------------------------------------------------------

    def _points(self, rows: Rows, held: Ints, suns: Ints, last: Bools) -> Ints:
        return epoch_points(held, self.ankhs[rows], suns, last)

    def _discard_after_epoch(self, rows: Rows, held: Ints) -> None:
        held[:, :, PLAGUE] -= _given_back(held)
        self.ankhs[rows] += ANKHS_WON[(people_of(held) > 0).sum(2)]
        held[:, :, _GO] = 0
        held[:, :, PRIEST] = 0


def people_of(held: Ints) -> Ints:
    """Return the people in each display, by kind."""
    shape = (*held.shape[:2], len(PERSONS), len(BUILDINGS))
    people: Ints = held[:, :, _PEOPLE].reshape(shape).sum(3, dtype=np.int32)
    return people


def buildings_of(held: Ints) -> Ints:
    """Return the building tiles in each display, by kind."""
    shape = (*held.shape[:2], len(BUILDINGS), len(PERSONS))
    buildings: Ints = held[:, :, FIRST_BUILDING : TWO_SIDED.stop].reshape(shape).sum(3, dtype=np.int32)
    return buildings


def _given_back(held: Ints) -> Bools:
    """Return who gives a plague back at the end of an epoch."""
    given: Bools = (held[:, :, PRIEST] >= PRIESTS_AGAINST_A_PLAGUE) & (held[:, :, PLAGUE] > 0)
    return given


def epoch_points(held: Ints, ankhs: Ints, suns: Ints, last: Bools) -> Ints:
    """Return what every seat of every row scores if the epoch ends; `last` in the last epoch."""
    people, buildings = people_of(held), buildings_of(held)
    most = (people == people.max(1, keepdims=True)) & (people >= FEWEST_PEOPLE)
    complete = buildings // TILES_FOR_A_BUILDING
    points = MOST_OF_A_PEOPLE * most.sum(2) + BUILDING_POINTS * complete.sum(2)
    points += VARIETY_POINTS[(complete > 0).sum(2)] + PRIEST_POINTS * held[:, :, PRIEST]
    points += _PLAGUES[held[:, :, PLAGUE] - _given_back(held)]
    if last.any():
        at_end = _PYRAMIDS[held[:, :, _PYRAMID].sum(2)] + _CHAMBER_SETS[held[:, :, _CHAMBERS]].sum(2)
        at_end += _ANKHS[ankhs + ANKHS_WON[(people > 0).sum(2)]] + sun_points(suns)
        points += np.where(last[:, None], at_end, 0)
    result: Ints = points.astype(np.int32, copy=False)
    return result
