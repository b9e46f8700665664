"""The actions and rules that only Ra has: gods, disasters, the tiles that last, and scoring."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import ClassVar, Final

from ra_desktop.engine import events as ev
from ra_desktop.engine.account import Effects, Strike, Tally
from ra_desktop.engine.actions import Action, PlainAction, add_actions
from ra_desktop.engine.board import DISCARD, GODS, Board, PointRows
from ra_desktop.engine.rules import Log, Rules
from ra_desktop.engine.scoring import sun_points
from ra_desktop.engine.tiles import EMPTY, RA, TileSet, suns_in

from .scoring import (
    GOD_POINTS,
    GOLD_POINTS,
    civilization_points,
    monument_set_points,
    monument_variety_points,
    nile_points,
    pharaoh_points,
    tallies,
)
from .tiles import (
    CIVILIZATION,
    CIVILIZATION_KINDS,
    DROUGHT,
    EARTHQUAKE,
    FIRST_DISASTER,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    MONUMENT_KINDS,
    MONUMENTS,
    NILE,
    PHARAOH,
    RA_TILES,
    UNREST,
)


class SpendGod(Action):
    """Spend one god for the leftmost `tile` of that name on the auction track (docs/rules.md#spend-gods)."""

    __slots__ = ()
    word: ClassVar[str] = "god"
    number: ClassVar[int] = 2

    @classmethod
    def check(cls, argument: object) -> None:
        """Raise ``ValueError`` unless the tile can be on the auction track and isn't a god."""
        if argument not in RA_TILES.codes or argument in ("ra", "god"):
            raise ValueError(f"a god cannot take {argument!r}")

    @property
    def tile(self) -> str:
        """The name of the tile taken."""
        return str(self.argument)


class End(PlainAction):
    """Spend no further god."""

    __slots__ = ()
    word: ClassVar[str] = "end"
    number: ClassVar[int] = 3


class Discard(Action):
    """Discard one tile to a disaster (docs/rules.md#discard-choice)."""

    __slots__ = ()
    word: ClassVar[str] = "discard"
    number: ClassVar[int] = 6

    @classmethod
    def check(cls, argument: object) -> None:
        """Raise ``ValueError`` unless it is a civilization or monument tile; only these ever leave a choice."""
        if argument not in CIVILIZATION_KINDS and argument not in MONUMENT_KINDS:
            raise ValueError(f"no disaster leaves the choice of {argument!r}")

    @property
    def tile(self) -> str:
        """The name of the tile discarded."""
        return str(self.argument)


add_actions(SpendGod, End, Discard)


TILES_PER_DISASTER: Final = 2

_END: Final = End()
_TAKE: Final = [None if name in ("ra", "god") else SpendGod(name) for name in RA_TILES.names]
_DISCARD: Final = {code: Discard(RA_TILES.names[code]) for code in (*CIVILIZATION, *MONUMENTS)}

TAKEN_BY: Final[dict[int, tuple[int, ...]]] = {
    FUNERAL: (PHARAOH,),
    UNREST: tuple(CIVILIZATION),
    EARTHQUAKE: tuple(MONUMENTS),
}
"""The tiles that each disaster takes; drought is special: floods first (docs/rules.md#disasters)."""

_CIVILIZATION: Final = slice(CIVILIZATION.start, CIVILIZATION.stop)
_MONUMENTS: Final = slice(MONUMENTS.start, MONUMENTS.stop)
_NO_CIVILIZATION: Final = [0] * len(CIVILIZATION)


class RaRules(Rules):
    """Ra in both editions and all variants, which differ only in figures."""

    game: ClassVar[str] = "ra"
    rows: ClassVar[tuple[str, ...]] = (
        "gods", "gold", "pharaohs", "nile", "civilization", "monument-variety", "monument-sets", "suns",
    )  # fmt: skip
    final_rows: ClassVar[frozenset[str]] = frozenset(("monument-variety", "monument-sets", "suns"))
    takes_from_track: ClassVar[bool] = True
    usual_tiles: ClassVar[TileSet] = RA_TILES

    # --- what is allowed --------------------------------------------------------------------

    def turn_actions(self, at: Board, common: tuple[Action, ...]) -> tuple[Action, ...]:
        """Return the actions of a turn in `at`: draw, invoke Ra, spend gods (docs/rules.md#spend-gods)."""
        return common + self.takeable(at) if at.held[at.seat_to_act][GOD] else common

    def takeable(self, at: Board) -> tuple[Action, ...]:
        """Return every tile on the track but gods; equal tiles are one choice."""
        return tuple(action for code in sorted(set(at.track)) if code != EMPTY and (action := _TAKE[code]) is not None)

    def choices(self, at: Board) -> tuple[Action, ...]:
        """Return further gods or the end of the turn, or the tiles that can be discarded to a disaster."""
        if at.phase == GODS:
            return (*self.takeable(at), _END)
        if at.phase == DISCARD:
            held = at.held[at.seat_to_act]
            return tuple(_DISCARD[code] for code in TAKEN_BY[at.pending_tile] if held[code])
        return ()

    def takes_all(self, at: Board) -> bool:
        """Whether the disasters take every tile that can be discarded to them (docs/rules.md#discard-choice)."""
        if at.phase != DISCARD:
            return False
        held = at.held[at.seat_to_act]
        cost = at.left + TILES_PER_DISASTER * at.queue.count(at.pending_tile)
        return cost >= sum(held[code] for code in TAKEN_BY[at.pending_tile])

    def can_await(self, at: Board) -> bool:
        """Whether a god could take something, or a disaster leaves the choice (docs/rules.md#discard-choice)."""
        held = at.held[at.seat_to_act]
        has_taken = EMPTY in at.track and at.down[at.seat_to_act] != 0  # with a god that was won in this epoch
        if at.phase == GODS:
            return held[GOD] > 0 and self.takeable(at) != () and has_taken
        kinds = [held[code] for code in TAKEN_BY.get(at.pending_tile, ()) if held[code]]
        return (
            at.phase == DISCARD
            and len(kinds) > 1
            and sum(kinds) > at.left
            and at.left <= TILES_PER_DISASTER
            and at.queue == sorted(at.queue)
            and all(code >= at.pending_tile for code in at.queue)  # docs/rules.md#disaster-order
            and len(at.queue) < self.spaces
            and (at.cause != "" or (has_taken and not at.queue))
        )

    def can_be_held(self, code: int) -> bool:
        """Return whether a player can keep tiles of `code`: neither Ra tiles nor disasters."""
        return RA < code < FIRST_DISASTER

    def choose(self, at: Board, action: Action, log: Log) -> None:
        if isinstance(action, SpendGod):
            self.spend_god(at, action.tile, log)
        elif isinstance(action, Discard):
            self.discard(at, action.tile, log)
        else:
            self.end(at, log)

    def exchange(self, action: Action) -> dict[str, int]:
        """Return the change of counts: a god for a tile, which may be a disaster, or one tile less."""
        if isinstance(action, SpendGod):
            return {action.tile: 1, "god": -1}
        return {action.tile: -1} if isinstance(action, Discard) else {}

    # --- gods -------------------------------------------------------------------------------------

    def spend_god(self, at: Board, tile: str, log: Log) -> None:
        """Discard a god and take a tile; a disaster takes effect at once (docs/rules.md#spend-gods)."""
        code = RA_TILES.codes[tile]
        space = at.track.index(code)
        at.track[space] = EMPTY
        held = at.held[at.seat_to_act]
        held[GOD] -= 1
        if log is not None:
            log.append(ev.GodSpent(at.seat_to_act, tile, space))
        if code >= FIRST_DISASTER:
            at.queue.append(code)
            self.settle(at, log)
        else:
            held[code] += 1
            self.after_god(at, log)

    def after_god(self, at: Board, log: Log) -> None:
        """End the turn if `at` has no god left to spend, or nothing that a god could take."""
        if at.held[at.seat_to_act][GOD] and any(code not in (EMPTY, GOD) for code in at.track):
            at.phase = GODS
        else:
            self.next_turn(at, at.seat_to_act, log)

    def end(self, at: Board, log: Log) -> None:
        """End the turn of the seat to act, who spends no further god."""
        self.next_turn(at, at.seat_to_act, log)

    # --- disasters --------------------------------------------------------------------------------

    def take_lot(self, at: Board, held: list[int]) -> None:
        """Add all other tiles of the track to `held` first; disasters wait in the queue (docs/rules.md#lot)."""
        for code in at.track:
            if code == EMPTY:
                continue
            if code < FIRST_DISASTER:
                held[code] += 1
            else:
                at.queue.append(code)
        at.queue.sort()  # docs/rules.md#disaster-order

    def settle(self, at: Board, log: Log) -> None:
        """Carry out the queued disasters of `at` tile by tile, then continue the auction or the god's turn."""
        queue = at.queue
        while queue:
            self.strike(at, queue.pop(0), log)
            if at.phase == DISCARD:
                return
        if at.cause:
            self.close_auction(at, log)
        else:
            self.after_god(at, log)

    def strike(self, at: Board, disaster: int, log: Log) -> None:
        """Take two tiles of the disaster's category, or all there are (docs/rules.md#disasters)."""
        held = at.held[at.seat_to_act]
        if disaster == DROUGHT:
            floods = min(held[FLOOD], TILES_PER_DISASTER)
            niles = min(held[NILE], TILES_PER_DISASTER - floods)
            if log is not None:
                log.append(ev.DisasterStruck(at.seat_to_act, "drought", floods + niles))
            self.lose(at, FLOOD, floods, disaster, log)
            self.lose(at, NILE, niles, disaster, log)
            return
        cost = min(TILES_PER_DISASTER, sum(held[code] for code in TAKEN_BY[disaster]))
        if log is not None:
            log.append(ev.DisasterStruck(at.seat_to_act, RA_TILES.names[disaster], cost))
        self.go_on_discarding(at, disaster, cost, log)

    def go_on_discarding(self, at: Board, disaster: int, count: int, log: Log) -> None:
        """Discard `count` tiles, without asking where there is no choice (docs/rules.md#discard-choice)."""
        held = at.held[at.seat_to_act]
        kinds = [code for code in TAKEN_BY[disaster] if held[code]]
        if len(kinds) > 1 and sum(held[code] for code in kinds) > count > 0:
            at.phase = DISCARD
            at.pending_tile = disaster
            at.left = count
            return
        at.pending_tile = EMPTY
        at.left = 0
        for code in kinds:
            lost = min(count, held[code])
            self.lose(at, code, lost, disaster, log)
            count -= lost

    def lose(self, at: Board, code: int, copies: int, disaster: int, log: Log) -> None:
        """Remove `copies` of the tile `code`, lost to `disaster` without a choice."""
        at.held[at.seat_to_act][code] -= copies
        if log is not None:
            names = RA_TILES.names
            event = ev.TileDiscarded(at.seat_to_act, names[code], names[disaster], chosen=False)
            log.extend([event] * copies)

    def discard(self, at: Board, tile: str, log: Log) -> None:
        """Discard the chosen tile; the next is chosen, or discarded if there is no choice."""
        disaster = at.pending_tile
        at.held[at.seat_to_act][RA_TILES.codes[tile]] -= 1
        if log is not None:
            log.append(ev.TileDiscarded(at.seat_to_act, tile, RA_TILES.names[disaster], chosen=True))
        at.phase = ""
        self.go_on_discarding(at, disaster, at.left - 1, log)
        if at.phase != DISCARD:
            self.settle(at, log)

    def settle_for_the_game(self, at: Board) -> Effects:
        """Resolve the waiting disasters; where there is a choice, discard what is worth least at the end of the game.

        Disasters of a kind are looked at together.
        """
        names = RA_TILES.names
        held = at.held[at.seat_to_act]
        strikes = []
        for disaster in sorted(set(at.queue)):
            times = at.queue.count(disaster)
            lost, chosen = self.least_missed(held, disaster, times * TILES_PER_DISASTER)
            for code in lost:
                held[code] -= 1
            for first in range(0, times * TILES_PER_DISASTER, TILES_PER_DISASTER):
                tiles = tuple(names[code] for code in lost[first : first + TILES_PER_DISASTER])
                strikes.append(Strike(names[disaster], tiles, chosen))
        at.queue.clear()
        return Effects(strikes=tuple(strikes))

    def least_missed(self, held: list[int], disaster: int, most: int) -> tuple[list[int], bool]:
        """Return the codes of the tiles, `most` at most, that disasters of one kind best take; and whether one chooses.

        What is left shall score most at the end of the game; if that is equal, it shall be of the most kinds.
        """
        if disaster == DROUGHT:
            return ([FLOOD] * held[FLOOD] + [NILE] * held[NILE])[:most], False
        kinds = [code for code in TAKEN_BY[disaster] if held[code]]
        if len(kinds) < 2 or sum(held[code] for code in kinds) <= most:
            return [code for code in kinds for _ in range(held[code])][:most], False
        best: tuple[int, ...] = ()
        most_left = (-1, -1)
        for lost in combinations_with_replacement(kinds, most):
            if any(lost.count(code) > held[code] for code in lost):
                continue
            kept = [held[code] - lost.count(code) for code in TAKEN_BY[disaster]]
            number = len(kept) - kept.count(0)
            if disaster == EARTHQUAKE:
                points = monument_variety_points(number) + monument_set_points(kept)
            else:
                points = civilization_points(number)
            if (points, number) > most_left:
                best, most_left = lost, (points, number)
        return list(best), True

    # --- epochs -----------------------------------------------------------------------------------

    def discard_after_epoch(self, at: Board, log: Log) -> None:
        """Discard gods, gold, floods and civilization tiles from `at` (docs/rules.md#epoch-end)."""
        for held in at.held:
            held[GOD] = held[GOLD] = held[FLOOD] = 0
            held[_CIVILIZATION] = _NO_CIVILIZATION

    def score(self, at: Board) -> list[PointRows]:
        """Return points by row (docs/rules.md#score-gods and following)."""
        last = at.epoch == self.epochs
        pharaohs = pharaoh_points([held[PHARAOH] for held in at.held])
        if last:
            suns = sun_points([sum(suns_in(up | at.down[seat])) for seat, up in enumerate(at.up)])
        points = []
        for seat, held in enumerate(at.held):
            civilization = len(CIVILIZATION) - held[_CIVILIZATION].count(0)
            monuments = held[_MONUMENTS]
            variety = len(MONUMENTS) - monuments.count(0)
            points.append(
                {
                    "gods": GOD_POINTS * held[GOD],
                    "gold": GOLD_POINTS * held[GOLD],
                    "pharaohs": pharaohs[seat],
                    "nile": nile_points(held[FLOOD], held[NILE]),
                    "civilization": civilization_points(civilization),
                    "monument-variety": monument_variety_points(variety) if last else 0,
                    "monument-sets": monument_set_points(monuments) if last else 0,
                    "suns": suns[seat] if last else 0,
                }
            )
        return points

    def tallies(self, at: Board) -> dict[str, tuple[Tally, ...]]:
        """Return the counts of tiles and of kinds, and the totals of the suns."""
        return {**super().tallies(at), **tallies(at)}
