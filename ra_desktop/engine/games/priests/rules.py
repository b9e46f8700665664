"""The actions and rules that only Priests of Ra has: two-sided tiles, priests that flip them, and scoring.

The figures that had to be reconstructed are all in :mod:`.reconstructed`.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import ClassVar, Final

from ra_desktop.engine import events as ev
from ra_desktop.engine.account import Effects, Tally
from ra_desktop.engine.actions import Action, PlainAction, add_actions
from ra_desktop.engine.board import FLIP, SIDE, Board, PointRows
from ra_desktop.engine.rules import Log, Rules
from ra_desktop.engine.scoring import sun_points
from ra_desktop.engine.tiles import EMPTY, TileSet, other_side, suns_in

from .reconstructed import RECONSTRUCTED
from .scoring import (
    ANKHS_BY_KINDS,
    FEWEST_PEOPLE,
    MOST_OF_A_PEOPLE,
    PRIEST_POINTS,
    ankh_points,
    ankhs_won,
    building_points,
    building_variety_points,
    chamber_points,
    gives_back_a_plague,
    people_points,
    plague_points,
    pyramid_points,
    tallies,
)
from .tiles import (
    BUILDINGS,
    CHAMBER_CODES,
    FIRST_BUILDING,
    FIRST_PERSON,
    PERSONS,
    PLAGUE,
    PRIEST,
    PRIESTS_TILES,
    PYRAMID,
    SIDES,
    TURNED,
    TWO_SIDED,
    buildings_of,
    people_of,
)


class ShowSide(Action):
    """Priests: choose the side of the drawn tile that shows (docs/rules.md#priests-sides)."""

    __slots__ = ()
    word: ClassVar[str] = "side"
    number: ClassVar[int] = 7

    @classmethod
    def check(cls, argument: object) -> None:
        if argument not in SIDES:
            raise ValueError(f"no tile has a side {argument!r}")

    @property
    def side(self) -> str:
        """The name of the side to show."""
        return str(self.argument)


class Flip(Action):
    """Priests: turn over one tile that now shows its first name (docs/rules.md#priests-flips)."""

    __slots__ = ()
    word: ClassVar[str] = "flip"
    number: ClassVar[int] = 8

    @classmethod
    def check(cls, argument: object) -> None:
        """A two-sided tile is named ``shown/hidden``, a person and a building."""
        shown, _, hidden = str(argument).partition("/")
        if not ((shown in PERSONS and hidden in BUILDINGS) or (shown in BUILDINGS and hidden in PERSONS)):
            raise ValueError(f"{argument!r} is no two-sided tile")

    @property
    def tile(self) -> str:
        """The tile's current name, shown side first."""
        return str(self.argument)


class Keep(PlainAction):
    """Priests: leave this priest unused."""

    __slots__ = ()
    word: ClassVar[str] = "keep"
    number: ClassVar[int] = 9


add_actions(ShowSide, Flip, Keep)


PRIESTS_AT_ONCE: Final = 3
"""The most priests of a lot that the preview considers together; more are rare."""

_KEEP: Final = Keep()
_SIDES: Final[dict[int, tuple[Action, ...]]] = {
    code: tuple(map(ShowSide, PRIESTS_TILES.names[code].split("/"))) for code in TWO_SIDED
}
_FLIP: Final = {code: Flip(PRIESTS_TILES.names[code]) for code in TWO_SIDED}

_PER_PERSON: Final = len(BUILDINGS)
_PER_BUILDING: Final = len(PERSONS)
_TWO_SIDED: Final = slice(TWO_SIDED.start, TWO_SIDED.stop)
_IN_THE_BAG: Final = range(FIRST_PERSON, FIRST_BUILDING)
_PYRAMID: Final = slice(PYRAMID.start, PYRAMID.stop)
_CHAMBERS: Final = slice(CHAMBER_CODES.start, CHAMBER_CODES.stop)

_GO: Final = slice(FIRST_PERSON, FIRST_BUILDING if RECONSTRUCTED.buildings_last else TWO_SIDED.stop)
_GONE: Final = [0] * (_GO.stop - _GO.start)


class PriestsRules(Rules):
    """Priests of Ra."""

    game: ClassVar[str] = "priests"
    rows: ClassVar[tuple[str, ...]] = (
        "people", "buildings", "building-variety", "priests", "plagues", "pyramid", "chambers", "ankhs", "suns",
    )  # fmt: skip
    final_rows: ClassVar[frozenset[str]] = frozenset(("pyramid", "chambers", "ankhs", "suns"))
    most_ankhs: ClassVar[int] = max(ANKHS_BY_KINDS)
    usual_tiles: ClassVar[TileSet] = PRIESTS_TILES

    # --- what is allowed --------------------------------------------------------------------

    def choices(self, at: Board) -> tuple[Action, ...]:
        """Return either side of the drawn tile or, for a priest, every tile that can be flipped and ``keep``."""
        if at.phase == SIDE:
            return _SIDES[at.pending_tile]
        if at.phase == FLIP:
            held = at.held[at.seat_to_act]
            return (*[_FLIP[code] for code in TWO_SIDED if held[code]], _KEEP)
        return ()

    def can_await(self, at: Board) -> bool:
        """Whether a tile from the bag may get a side, or the winner has priests and something to turn over."""
        if at.phase == SIDE:
            return at.pending_tile in _IN_THE_BAG and not at.queue and EMPTY in at.track
        held = at.held[at.seat_to_act]
        return (
            at.phase == FLIP
            and at.cause != ""
            and {at.pending_tile, *at.queue} == {PRIEST}
            and held[PRIEST] > len(at.queue)
            and len(at.queue) < self.spaces
            and any(held[_TWO_SIDED])
        )

    def choose(self, at: Board, action: Action, log: Log) -> None:
        """Carry out `action`: show a side of the drawn tile, use a priest to turn a tile over, or keep it."""
        if isinstance(action, ShowSide):
            self.show_side(at, action.side, log)
        elif isinstance(action, Flip):
            self.flip(at, action.tile, log)
        else:
            self.keep(at, log)

    def exchange(self, action: Action) -> dict[str, int]:
        """Return the change of counts when a tile is flipped."""
        return {action.tile: -1, other_side(action.tile): 1} if isinstance(action, Flip) else {}

    # --- sides ------------------------------------------------------------------------------------

    def lay(self, at: Board, code: int, log: Log) -> None:
        """Have the player who drew the two-sided tile `code` choose its side (docs/rules.md#priests-sides)."""
        if code not in TWO_SIDED:
            super().lay(at, code, log)
            return
        at.phase = SIDE
        at.pending_tile = code
        at.left = 1
        if log is not None:
            log.append(ev.TileDrawn(at.seat_to_act, PRIESTS_TILES.names[code], None))

    def show_side(self, at: Board, side: str, log: Log) -> None:
        """Place the tile on the leftmost empty space with `side` up (docs/rules.md#priests-sides)."""
        code = at.pending_tile
        if side in BUILDINGS:
            code = TURNED[code]
        at.pending_tile = EMPTY
        at.left = 0
        space = at.track.index(EMPTY)
        at.track[space] = code
        if log is not None:
            log.append(ev.SideChosen(at.seat_to_act, PRIESTS_TILES.names[code], space))
        self.next_turn(at, at.seat_to_act, log)

    # --- priests ----------------------------------------------------------------------------------

    def take_lot(self, at: Board, held: list[int]) -> None:
        """Give all tiles of the track to `held` with the sides that were up; the priests among them wait to be used."""
        super().take_lot(at, held)
        at.queue.extend([PRIEST] * at.track.count(PRIEST))

    def settle(self, at: Board, log: Log) -> None:
        """Have each priest just won turn one tile over, one after the other (docs/rules.md#priests-flips)."""
        if at.queue:
            if any(at.held[at.seat_to_act][_TWO_SIDED]):
                at.phase = FLIP
                at.pending_tile = at.queue.pop()
                at.left = 1
                return
            at.queue.clear()
        self.close_auction(at, log)

    def flip(self, at: Board, tile: str, log: Log) -> None:
        """Flip one `tile` of the acting player (docs/rules.md#priests-flips)."""
        code = PRIESTS_TILES.codes[tile]
        turned = TURNED[code]
        held = at.held[at.seat_to_act]
        held[code] -= 1
        held[turned] += 1
        if log is not None:
            log.append(ev.TileFlipped(at.seat_to_act, PRIESTS_TILES.names[turned]))
        self.next_priest(at, log)

    def keep(self, at: Board, log: Log) -> None:
        """Leave the waiting priest unused (docs/rules.md#priests-flips)."""
        if log is not None:
            log.append(ev.PriestKept(at.seat_to_act))
        self.next_priest(at, log)

    def next_priest(self, at: Board, log: Log) -> None:
        """Start the choice of the next waiting priest in `at`, or finish the lot if none waits."""
        at.pending_tile = EMPTY
        at.left = 0
        self.settle(at, log)

    def settle_for_the_game(self, at: Board) -> Effects:
        """Use the waiting priests for the highest score, :data:`PRIESTS_AT_ONCE` at a time and no more than needed."""
        flipped: list[str] = []
        held = at.held[at.seat_to_act]
        while at.queue:
            waiting = at.queue[:PRIESTS_AT_ONCE]
            del at.queue[:PRIESTS_AT_ONCE]
            for code in self.best_flips(at, at.seat_to_act, len(waiting)):
                held[code] -= 1
                held[TURNED[code]] += 1
                flipped.append(PRIESTS_TILES.names[code])
        return Effects(flips=tuple(flipped))

    def best_flips(self, at: Board, seat: int, priests: int) -> tuple[int, ...]:
        """Return the codes of at most `priests` tiles of `seat` whose flips score most now, with ankhs."""
        counts = at.held[seat]
        people, buildings = people_of(counts), buildings_of(counts)
        others = [people_of(held) for other, held in enumerate(at.held) if other != seat]
        # What a seat must have of each kind of people so that no one has more.
        goals = [max([FEWEST_PEOPLE, *[count[kind] for count in others]]) for kind in range(len(people))]
        own = [code for code in TWO_SIDED if counts[code]]
        best: tuple[int, ...] = ()
        most = -1
        for number in range(priests + 1):
            for turned in combinations_with_replacement(own, number):
                if any(turned.count(code) > counts[code] for code in turned):
                    continue
                grown, built = people[:], buildings[:]
                for code in turned:
                    step = 1 if code >= FIRST_BUILDING else -1
                    person = min(code, TURNED[code]) - FIRST_PERSON
                    building = max(code, TURNED[code]) - FIRST_BUILDING
                    grown[person // _PER_PERSON] += step
                    built[building // _PER_BUILDING] -= step
                points = building_points(built) + building_variety_points(built)
                for count, enough in zip(grown, goals, strict=True):
                    if count >= enough:
                        points += MOST_OF_A_PEOPLE
                points += ankh_points(at.ankhs[seat] + ankhs_won(grown))
                if points > most:
                    best, most = turned, points
        return best

    # --- epochs -----------------------------------------------------------------------------------

    def discard_after_epoch(self, at: Board, log: Log) -> None:
        """Discard people and priests from `at`; priests may first remove a plague (docs/rules.md#priests-tiles)."""
        ankhs = at.ankhs[:]
        for seat, held in enumerate(at.held):
            if gives_back_a_plague(held[PRIEST], held[PLAGUE]):
                held[PLAGUE] -= 1
                if log is not None:
                    log.append(ev.PlagueReturned(seat))
            won = ankhs_won(people_of(held))
            if won:
                ankhs[seat] += won
                if log is not None:
                    log.append(ev.AnkhsWon(seat, won))
            held[_GO] = _GONE
            held[PRIEST] = 0
        at.ankhs = ankhs

    def score(self, at: Board) -> list[PointRows]:
        """Return points by row (docs/rules.md#score-people and following)."""
        last = at.epoch == self.epochs
        people = [people_of(held) for held in at.held]
        majorities = people_points(people)
        if last:
            suns = sun_points([sum(suns_in(up | at.down[seat])) for seat, up in enumerate(at.up)])
        points = []
        for seat, held in enumerate(at.held):
            buildings = buildings_of(held)
            priests, plagues = held[PRIEST], held[PLAGUE]
            if gives_back_a_plague(priests, plagues):
                plagues -= 1
            points.append(
                {
                    "people": majorities[seat],
                    "buildings": building_points(buildings),
                    "building-variety": building_variety_points(buildings),
                    "priests": PRIEST_POINTS * priests,
                    "plagues": plague_points(plagues),
                    "pyramid": pyramid_points(sum(held[_PYRAMID])) if last else 0,
                    "chambers": chamber_points(held[_CHAMBERS]) if last else 0,
                    "ankhs": ankh_points(at.ankhs[seat] + ankhs_won(people[seat])) if last else 0,
                    "suns": suns[seat] if last else 0,
                }
            )
        return points

    def tallies(self, at: Board) -> dict[str, tuple[Tally, ...]]:
        """Return the counts of tiles, of kinds and of ankhs, and the totals of the suns."""
        return {**super().tallies(at), **tallies(at)}
