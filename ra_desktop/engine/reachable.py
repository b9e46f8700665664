"""The judge of positions: whether a game can come to one. It asks which action could have led here.

The notation, the set-up of positions and files all ask it (:func:`why_unreachable`). What a position does not tell is
not held against it: what lay in the bag, how many suns were dealt, what scored, and whose turn came before.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from .board import AUCTION, GODS, OVER, SIDE, TURN
from .registry import RULESETS
from .rules import FOLLOWING
from .standing import lasting_tiles
from .tiles import EMPTY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .board import Board


class Fault(NamedTuple):
    """Why no game can reach a position."""

    part: str
    """The part of its line of text that shows it, such as ``seat 1``."""
    reason: str
    """In a few words of English."""


def why_unreachable(at: Board) -> Fault | None:
    """Return why no game can reach `at`, whose parts are well-formed by themselves; None if one can."""
    return next(_faults(at), None)


def _faults(at: Board) -> Iterator[Fault]:
    for seat in range(at.players):
        yield from _of_seat(at, seat)
    yield from _of_centre(at)
    yield from _of_track(at)
    if at.cause:
        yield from _of_auction(at)
    if at.phase == OVER:
        yield from _of_end(at)
    elif at.phase in (TURN, GODS, SIDE) and not at.up[at.seat_to_act]:
        yield Fault(at.phase, f"seat {at.seat_to_act}: no sun face up")
    elif at.phase not in (TURN, AUCTION) and not RULESETS[at.ruleset].rules.can_await(at):
        yield Fault(at.phase, "no game can reach this choice")


def _of_seat(at: Board, seat: int) -> Iterator[Fault]:
    """Every lot costs a sun until the epoch ends, and brings at most the tiles of a full track."""
    rule_set = RULESETS[at.ruleset]
    rules, part = rule_set.rules, f"seat {seat}"
    most = len(rule_set.suns[at.players][0])
    suns, lots = (at.up[seat] | at.down[seat]).bit_count(), at.down[seat].bit_count()
    if not 1 <= suns <= most or suns != (at.up[0] | at.down[0]).bit_count():
        yield Fault(part, f"every player must have the same number of suns, at most {most}; seat {seat}: {suns}")
    names, lasting = rules.tiles.names, lasting_tiles(rules, at)
    held = {names[code]: count for code, count in enumerate(at.held[seat]) if count}
    for code, name in enumerate(names):
        if name in held and not rules.can_be_held(code):
            yield Fault(part, f"players cannot keep {name!r}")
    passing = sum(count for name, count in held.items() if name not in lasting)
    finished = at.epoch - (at.phase != OVER)
    all_lots = lots + finished * suns
    if sum(held.values()) > all_lots * rules.spaces or (passing > lots * rules.spaces and at.phase != OVER):
        yield Fault(part, f"seat {seat}: too many tiles for the lots won; each lot won turns one sun face down")


def _of_centre(at: Board) -> Iterator[Fault]:
    """The sun in the centre stays there until the first lot is won, and then lies face down until the epoch ends."""
    first = RULESETS[at.ruleset].centre_sun
    if at.epoch == 1 and at.phase != OVER:
        if not any(at.down) and at.centre_sun != first:
            yield Fault("centre", f"sun {first} is in the centre until a lot is won")
        if any(at.down) and not any(down >> first & 1 for down in at.down):
            yield Fault("centre", f"the winner of the first lot has sun {first} face down")


def _of_track(at: Board) -> Iterator[Fault]:
    """Tiles lie side by side but where a god has taken one, and a god was won in the same epoch."""
    has_gap = any(left == EMPTY != right for left, right in pairwise(at.track))
    if has_gap and not (RULESETS[at.ruleset].rules.takes_from_track and any(at.down)):
        yield Fault("track", "there is a gap on the auction track that no god can have left")


def _of_auction(at: Board) -> Iterator[Fault]:
    is_full = EMPTY not in at.track
    if at.cause == "drawn" and not at.ra_count:
        yield Fault(AUCTION, "no Ra tile has been drawn in this epoch")
    if at.phase == AUCTION and at.cause == "drawn" and is_full:
        yield Fault(AUCTION, "the auction track is full: no tile can be drawn")
    elif at.phase == AUCTION and (at.cause == "full") != is_full:
        yield Fault(AUCTION, "the auction track is full" if is_full else "the auction track is not full")
    before = at.up[:]
    if at.phase != AUCTION:
        yield from _of_winner(at)
        before[at.seat_to_act] |= 1 << at.highest_bid
    order = [seat for seat in FOLLOWING[at.players][at.ra_player] if before[seat]]
    if not before[at.ra_player]:
        yield Fault(AUCTION, f"seat {at.ra_player}: no sun face up")
    for (seat, sun), expected in zip(at.bids, order, strict=False):
        if seat != expected:
            yield Fault(AUCTION, f"seat {expected} bids before seat {seat}")
        if sun and not before[seat] >> sun & 1:
            yield Fault(AUCTION, f"seat {seat} cannot bid {sun}")
    if (at.phase == AUCTION) != (len(at.bids) < len(order)) or len(at.bids) > len(order):
        yield Fault(AUCTION, "every player with a sun face up must bid or pass once")


def _of_winner(at: Board) -> Iterator[Fault]:
    if at.seat_to_act != at.high_bidder or at.centre_sun != at.highest_bid or not at.down[at.seat_to_act]:
        yield Fault(at.phase, "the winner of the auction chooses, and the sun that won is in the centre")
    if at.track != RULESETS[at.ruleset].rules.no_tiles:
        yield Fault(at.phase, "the winner has taken the tiles of the auction track")


def _of_end(at: Board) -> Iterator[Fault]:
    rule_set = RULESETS[at.ruleset]
    if at.epoch != rule_set.epochs:
        yield Fault(OVER, f"a game ends in epoch {rule_set.epochs}")
    twin = at.scratch()
    rule_set.rules.discard_after_epoch(twin, None)
    if any(at.down) or at.ra_count or at.track != rule_set.rules.no_tiles or twin.held != at.held:
        yield Fault(OVER, "after the final epoch, suns are face up, both tracks empty, and only lasting tiles kept")
