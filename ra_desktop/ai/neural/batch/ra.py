"""The rules of Ra for many positions at once: gods, disasters, the tiles that last, and scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

import numpy as np

from ra_desktop.engine.games.ra.rules import TILES_PER_DISASTER, Discard, SpendGod
from ra_desktop.engine.games.ra.scoring import (
    CIVILIZATION_BY_KINDS,
    FEWEST_PHARAOHS,
    GOD_POINTS,
    GOLD_POINTS,
    MONUMENT_SET_BY_COPIES,
    MONUMENTS_BY_KINDS,
    MOST_PHARAOHS,
)
from ra_desktop.engine.games.ra.tiles import (
    CIVILIZATION,
    DROUGHT,
    EARTHQUAKE,
    FIRST_DISASTER,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    MONUMENTS,
    NILE,
    PHARAOH,
    RA_TILES,
    UNREST,
)
from ra_desktop.engine.tiles import EMPTY

from .state import (
    BID,
    DISCARD,
    GODS,
    NO_AUCTION,
    OWN,
    OWN_TOO,
    SETTLING,
    BatchState,
    Bools,
    Ints,
    Rows,
    by_count,
    most_and_fewest,
    sun_points,
)

if TYPE_CHECKING:
    from ra_desktop.engine import Action, Position

TILES: Final = len(RA_TILES.names)
DISASTERS: Final = TILES - FIRST_DISASTER

TAKE: Final = OWN
"""``TAKE + code``: spend a god for that tile."""
END: Final = TAKE + TILES
GIVE: Final = OWN_TOO
"""``GIVE + code``: discard that tile to the disaster."""
assert END <= BID

_CIVILIZATION: Final = slice(CIVILIZATION.start, CIVILIZATION.stop)
_MONUMENTS: Final = slice(MONUMENTS.start, MONUMENTS.stop)

CIVILIZATION_POINTS: Final[Ints] = np.array(CIVILIZATION_BY_KINDS, np.int32)
VARIETY_POINTS: Final[Ints] = np.array(MONUMENTS_BY_KINDS, np.int32)
SET_POINTS: Final[Ints] = by_count(MONUMENT_SET_BY_COPIES)


class RaBatch(BatchState):
    """Positions of Ra; ``queue[row, disaster]`` are counts."""

    game: ClassVar[str] = "ra"
    tiles: ClassVar[int] = TILES
    actions: ClassVar[int] = GIVE + TILES

    def _name_own_columns(self, first: int) -> int:
        self.queue: Ints = self.rows[:, first : first + DISASTERS]
        return first + DISASTERS

    @classmethod
    def own_action(cls, action: Action) -> int:
        """Return the number of an action that spends a god, ends the turn or discards a tile."""
        codes = RA_TILES.codes
        if isinstance(action, SpendGod):
            return TAKE + codes[action.tile]
        return GIVE + codes[action.tile] if isinstance(action, Discard) else END

    @classmethod
    def own_columns(cls, at: Position) -> list[int]:
        queue = [0] * DISASTERS
        for code in at.queue:
            queue[code - FIRST_DISASTER] += 1
        return queue

    def _allow_own(self, allowed: Bools) -> None:
        godly = np.flatnonzero(self.phase <= GODS)
        godly = godly[self.held[godly, self.actor[godly], GOD] > 0]
        if len(godly):
            allowed[godly, TAKE : TAKE + TILES] = self.track[godly] > 0
            allowed[godly, TAKE + GOD] = False
            allowed[godly, END] = self.phase[godly] == GODS
        choosing = np.flatnonzero(self.phase == DISCARD)
        if len(choosing):
            kinds = self.held[choosing, self.actor[choosing]] > 0
            unrest = self.pending[choosing] == UNREST
            kinds[:, _CIVILIZATION] &= unrest[:, None]
            kinds[:, _MONUMENTS] &= ~unrest[:, None]
            kinds[:, : CIVILIZATION.start] = False
            kinds[:, FIRST_DISASTER:] = False
            allowed[choosing, GIVE:] = kinds

    def _apply_own(self, rows: Rows, actions: Rows) -> None:
        god = actions < END
        if god.any():
            self._spend_god(rows[god], actions[god] - TAKE)
        end = rows[actions == END]
        if len(end):
            self._next_turn(end, self.actor[end])
        give = actions >= GIVE
        if give.any():
            self._discard(rows[give], actions[give] - GIVE)

    def _take_lot(self, rows: Rows, seats: Ints) -> None:
        self.held[rows, seats, :FIRST_DISASTER] += self.track[rows, :FIRST_DISASTER]
        self.queue[rows] += self.track[rows, FIRST_DISASTER:]

    def _settle(self, rows: Rows) -> None:
        self.phase[rows] = SETTLING
        if self.queue[rows].any():
            for disaster in range(DISASTERS):
                while True:
                    struck = rows[(self.queue[rows, disaster] > 0) & (self.phase[rows] == SETTLING)]
                    if not len(struck):
                        break
                    self._strike(struck, FIRST_DISASTER + disaster)
            rows = rows[self.phase[rows] == SETTLING]
        auction = self.cause[rows] != NO_AUCTION
        self._close_auction(rows[auction])
        self._after_god(rows[~auction])

    def _spend_god(self, rows: Rows, codes: Rows) -> None:
        actor = self.actor[rows]
        self.track[rows, codes] -= 1
        self.held[rows, actor, GOD] -= 1
        disaster = codes >= FIRST_DISASTER
        kept = ~disaster
        self.held[rows[kept], actor[kept], codes[kept]] += 1
        self._after_god(rows[kept])
        if disaster.any():
            struck = rows[disaster]
            self.queue[struck, codes[disaster] - FIRST_DISASTER] += 1
            self._settle(struck)

    def _after_god(self, rows: Rows) -> None:
        if not len(rows):
            return
        actor = self.actor[rows]
        more = self.held[rows, actor, GOD] > 0
        more &= self.track[rows].sum(1) > self.track[rows, GOD]
        self.phase[rows[more]] = GODS
        if not more.all():
            self._next_turn(rows[~more], actor[~more])

    def _strike(self, rows: Rows, disaster: int) -> None:
        self.queue[rows, disaster - FIRST_DISASTER] -= 1
        actor = self.actor[rows]
        if disaster == FUNERAL:
            self.held[rows, actor, PHARAOH] = np.maximum(self.held[rows, actor, PHARAOH] - TILES_PER_DISASTER, 0)
        elif disaster == DROUGHT:
            floods = np.minimum(self.held[rows, actor, FLOOD], TILES_PER_DISASTER)
            self.held[rows, actor, FLOOD] -= floods
            niles = self.held[rows, actor, NILE]
            self.held[rows, actor, NILE] = np.maximum(niles - (TILES_PER_DISASTER - floods), 0)
        else:
            self._go_on_discarding(rows, disaster, np.full(len(rows), TILES_PER_DISASTER, np.int32))

    def _go_on_discarding(self, rows: Rows, disaster: int, remaining: Ints) -> None:
        kinds = _CIVILIZATION if disaster == UNREST else _MONUMENTS
        actor = self.actor[rows]
        held = self.held[rows, actor, kinds]
        total = held.sum(1)
        remaining = np.minimum(remaining, total)
        choice = ((held > 0).sum(1) > 1) & (total > remaining) & (remaining > 0)
        self.phase[rows] = np.where(choice, DISCARD, SETTLING)
        self.pending[rows] = np.where(choice, disaster, EMPTY)
        self.left[rows] = np.where(choice, remaining, 0)
        # Without a choice, either all go or they are of one kind.
        held = np.where(choice[:, None], held, np.where(held > 0, np.maximum(held - remaining[:, None], 0), 0))
        self.held[rows, actor, kinds] = held

    def _discard(self, rows: Rows, codes: Rows) -> None:
        self.held[rows, self.actor[rows], codes] -= 1
        pending = self.pending[rows]
        for disaster in (UNREST, EARTHQUAKE):
            struck = rows[pending == disaster]
            if len(struck):
                self._go_on_discarding(struck, disaster, self.left[struck] - 1)
        done = rows[self.phase[rows] == SETTLING]
        if len(done):
            self._settle(done)

    # --- epochs -----------------------------------------------------------------------------------------

    def _points(self, rows: Rows, held: Ints, suns: Ints, last: Bools) -> Ints:
        return epoch_points(held, suns, last)

    def _discard_after_epoch(self, rows: Rows, held: Ints) -> None:
        held[:, :, (GOD, GOLD, FLOOD)] = 0
        held[:, :, _CIVILIZATION] = 0


def epoch_points(held: Ints, suns: Ints, last: Bools) -> Ints:
    """Return what every seat of every row scores if the epoch ends; `last` in the last epoch."""
    nile = held[:, :, FLOOD] + held[:, :, NILE] * (held[:, :, FLOOD] > 0)
    civilization = CIVILIZATION_POINTS[(held[:, :, _CIVILIZATION] > 0).sum(2)]
    points = GOD_POINTS * held[:, :, GOD] + GOLD_POINTS * held[:, :, GOLD] + nile + civilization
    points += most_and_fewest(held[:, :, PHARAOH], MOST_PHARAOHS, FEWEST_PHARAOHS)
    if last.any():
        monuments = held[:, :, _MONUMENTS]
        at_end = VARIETY_POINTS[(monuments > 0).sum(2)] + SET_POINTS[monuments].sum(2)
        at_end += sun_points(suns)
        points += np.where(last[:, None], at_end, 0)
    result: Ints = points.astype(np.int32, copy=False)
    return result
