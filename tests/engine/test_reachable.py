"""What a game has come to is judged reachable, and what no action can lead to is not, for one clear reason."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ra_desktop.engine import RULESETS, NotationError, Position
from ra_desktop.engine.board import AUCTION, GODS, OVER, TURN
from ra_desktop.engine.games.ra.tiles import GOD, GOLD, NILE
from ra_desktop.engine.reachable import why_unreachable
from ra_desktop.engine.tiles import EMPTY, RA
from tests.sampling import NIGHTLY

from .round_trip import positions

if TYPE_CHECKING:
    from collections.abc import Callable

TOO_MANY = "too many tiles for the lots won; each lot won turns one sun face down"
GAMES = 300 if NIGHTLY else 4


def first_sun_elsewhere(at: Position) -> bool:
    """In the first epoch the first sun of the centre changes places with one in a hand."""
    if at.epoch > 1 or any(at.down):
        return False
    seat, first = at.seat_to_act, at.centre_sun
    at.centre_sun = min(at.face_up_suns(seat))
    at.up[seat] ^= 1 << first | 1 << at.centre_sun
    return not at.cause


def give_tiles_back(at: Position, seat: int) -> None:
    """So that no tile is wrong as well."""
    at.bag += [code for code, count in enumerate(at.held[seat]) for _ in range(count)]
    at.held[seat] = [0] * len(at.held[seat])


def first_sun_back(at: Position) -> bool:
    """Somebody has won the first sun of the centre, but has it face up, and none of the tiles."""
    first = 1 << RULESETS[at.ruleset].centre_sun
    winner = next((seat for seat in range(at.players) if at.epoch == 1 and at.down[seat] & first), None)
    if winner is None or at.phase != TURN:
        return False
    at.down[winner] ^= first
    at.up[winner] |= first
    give_tiles_back(at, winner)
    return any(at.down)


def drawn_on_a_full_track(at: Position) -> bool:
    at.cause = "drawn"
    return at.phase == AUCTION and EMPTY not in at.track and at.ra_count > 0


def invoked_on_a_full_track(at: Position) -> bool:
    at.cause = "invoked"
    return at.phase == AUCTION and EMPTY not in at.track


def gods_on_a_full_track(at: Position) -> bool:
    if at.game != "ra" or at.phase != TURN or EMPTY in at.track:
        return False
    at.phase = GODS
    return at.held[at.seat_to_act][GOD] > 0


def god_without_a_lot(at: Position) -> bool:
    if at.game != "ra" or at.phase != TURN or GOD not in at.bag or at.down[at.seat_to_act]:
        return False
    at.phase = GODS
    at.held[at.seat_to_act][GOD] += 1
    at.bag.remove(GOD)
    return True


def tile_without_a_lot(at: Position) -> bool:
    code = GOLD if at.game == "ra" else at.rules.tiles.codes["priest"]
    if at.phase in (AUCTION, OVER) or at.down[0] or code not in at.bag:
        return False
    at.held[0][code] += 1
    at.bag.remove(code)
    return True


def too_many_for_the_lots(at: Position) -> bool:
    """More Nile tiles than one lot can have, in the first epoch."""
    if at.game != "ra" or at.epoch > 1 or at.down[0].bit_count() != 1:
        return False
    left = at.bag.count(NILE)
    at.bag[:] = [code for code in at.bag if code != NILE]
    at.held[0][NILE] += left
    return at.held[0][NILE] > at.track_spaces


def gap(at: Position) -> bool:
    """A tile is missing between others, but no one has a god to spend."""
    if at.track.count(EMPTY) > at.track_spaces - 2 or (at.game == "ra" and any(at.down)):
        return False
    at.bag.append(at.track[0])
    at.track[0] = EMPTY
    return at.phase == TURN


def turn_without_suns(at: Position) -> bool:
    at.down[at.seat_to_act] |= at.up[at.seat_to_act]
    at.up[at.seat_to_act] = 0
    return at.phase == TURN and at.epoch > 1


def one_sun_less(at: Position) -> bool:
    at.up[at.seat_to_act] &= at.up[at.seat_to_act] - 1
    give_tiles_back(at, at.seat_to_act)
    return at.phase == TURN


def bid_out_of_turn(at: Position) -> bool:
    if len(at.bids) < 2 or at.phase != AUCTION or any(sun for _, sun in at.bids):
        return False
    at.bids.reverse()
    return True


def played_on_after_the_end(at: Position) -> bool:
    if at.phase != OVER or RA not in at.bag:
        return False
    at.ra_count += 1
    at.bag.remove(RA)
    return True


MUTANTS: dict[Callable[[Position], bool], str] = {
    first_sun_elsewhere: "sun 1 is in the centre until a lot is won",
    first_sun_back: "the winner of the first lot has sun 1 face down",
    drawn_on_a_full_track: "the auction track is full: no tile can be drawn",
    invoked_on_a_full_track: "the auction track is full",
    gods_on_a_full_track: "no game can reach this choice",
    god_without_a_lot: rf"seat \d: {TOO_MANY}",
    tile_without_a_lot: f"seat 0: {TOO_MANY}",
    too_many_for_the_lots: f"seat 0: {TOO_MANY}",
    gap: "there is a gap on the auction track that no god can have left",
    turn_without_suns: r"seat \d: no sun face up",
    one_sun_less: r"every player must have the same number of suns, at most \d; seat \d: \d",
    bid_out_of_turn: r"seat \d bids before seat \d",
    played_on_after_the_end: "after the final epoch, suns are face up, both tracks empty, and only lasting tiles kept",
}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_position_of_a_game_is_judged_reachable(ruleset: str) -> None:
    refused = [(str(at), fault) for at in positions(ruleset, GAMES, 11) if (fault := why_unreachable(at))]
    assert not refused


def test_what_no_action_can_lead_to_is_refused_for_one_reason() -> None:
    """Every mutant of every position, with a quarter of the games that are judged above at night."""
    seen: Counter[str] = Counter()
    for ruleset in RULESETS:
        for state in positions(ruleset, max(12, GAMES // 4), 70):
            for mutant, text in MUTANTS.items():
                at = state.scratch()
                if mutant(at) and (NIGHTLY or seen[mutant.__name__] < 60):
                    seen[mutant.__name__] += 1
                    with pytest.raises(NotationError) as caught:
                        Position.from_text(str(at))
                    assert re.fullmatch(text, caught.value.reason), (mutant.__name__, caught.value.reason, str(at))
    assert {mutant.__name__ for mutant in MUTANTS if not seen[mutant.__name__]} == set()
