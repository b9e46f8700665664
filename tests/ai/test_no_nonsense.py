"""Nobody plays what makes a person shake their head, in whole games of every character.

Nonsense is to invoke Ra on an empty track, to give a high sun for a lot that brings nothing, or to take a lot of mere
disasters or plagues, without getting a better sun for it. The novice does none of that even for a sun.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from bench.laughable import LAPSED, LEFT, NOTHING, TOO_MUCH, count, kinds_of
from ra_desktop.ai import CHARACTERS, LEVELS, Limit, make_bot
from ra_desktop.engine import RULESETS, Bid, GameState, Invoke, Pass, SpendGod
from ra_desktop.engine.games.ra.tiles import RA_TILES
from ra_desktop.engine.tiles import EMPTY
from tests.sampling import NIGHTLY, sampled

from .set_positions import after, game, is_mere_disaster

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.ai import Bot
    from ra_desktop.engine import Action, View

TABLES = [(name, players) for name in ("classic", "boat", "priests") for players in RULESETS[name].players]
DEAR = 3
"""A sun is given away that is so much higher than the one in the centre."""
STAYING = ("pharaoh", "nile", "monument", "building", "stone", "chamber")
GOOD_FOR_SOMETHING = {"person", "priest"}
"""People count once there are two, and priests turn tiles over."""


def categories(state: GameState) -> list[str]:
    tiles = state.rules.tiles
    return [tiles.category_of(tiles.names[code]) for code in state.track if code != EMPTY]


DENIED = 4
"""Who keeps so much fame from somebody else need not gain by it."""


def is_worthless(state: GameState, seat: int) -> bool:
    """No points in this epoch, no tile that may bring some later, and little that is kept from anybody else."""
    if sum(state.lot_preview(seat).values()) > 0:
        return False
    if any(sum(state.lot_preview(other).values()) >= DENIED for other in range(state.players) if other != seat):
        return False
    if set(categories(state)) & GOOD_FOR_SOMETHING:
        return False
    return state.is_last_epoch or not set(categories(state)) & set(STAYING)


def is_high(state: GameState, sun: int) -> bool:
    """Whether *sun* is above the middle of all in the game."""
    seats = range(state.players)
    suns = [
        state.centre_sun,
        *(item for seat in seats for item in state.face_up_suns(seat) + state.face_down_suns(seat)),
    ]
    return sum(item < sun for item in suns) > len(suns) / 2


def nonsense(state: GameState, action: Action, *, even_for_a_sun: bool) -> Iterator[str]:
    """What is wrong with *action*, which the seat to act chose freely."""
    seat = state.seat_to_act
    lowest = min(state.face_up_suns(seat), default=0)
    if isinstance(action, Invoke) and not categories(state) and (even_for_a_sun or state.centre_sun <= lowest):
        yield "invokes on an empty track"
    if isinstance(action, SpendGod) and RA_TILES.category_of(action.tile) == "disaster":
        yield "spends a god for a disaster"
    if not isinstance(action, Bid) or Pass() not in state.legal_actions():
        return
    better = state.centre_sun > action.sun
    if is_mere_disaster(state):
        harm = (
            sum(state.lot_preview(seat).values()) < 0 and state.rules.tiles is RA_TILES
        )  # a plague may be a fair price
        if even_for_a_sun or harm or not better:
            yield "takes mere disasters"
    if not categories(state) and (even_for_a_sun or not better):
        yield "bids for nothing"
    last_chance = state.ra_count + 1 == state.ra_limit
    dear = action.sun - state.centre_sun >= DEAR
    if is_worthless(state, seat) and is_high(state, action.sun) and dear and not last_chance:
        yield "gives a high sun for a worthless lot"


def result(level: str, ruleset: str, players: int, characters: Sequence[str | None]) -> Counter[str]:
    """All nonsense in a game for each of *characters*, played by them alone."""
    faults: Counter[str] = Counter()
    for seed, character in enumerate(characters):
        bots = [make_bot(level, seat, character) for seat in range(players)]
        for fault in nonsense_of(bots, ruleset, 100 * players + seed, even_for_a_sun=level == "novice"):
            faults[f"{character} {fault}"] += 1
    return faults


def nonsense_of(bots: list[Bot], ruleset: str, seed: int, *, even_for_a_sun: bool = False) -> Iterator[str]:
    """What is wrong with what *bots* choose in a whole game."""
    state = GameState.new(ruleset, len(bots), seed)
    while not state.is_over:
        seat = state.seat_to_act
        action = bots[seat].choose(state.view(seat))
        if len(state.legal_actions()) > 1:
            yield from nonsense(state, action, even_for_a_sun=even_for_a_sun)
        state.apply(action, events=False)


@pytest.mark.parametrize(("level", "ruleset", "players"), [
    pytest.param(level, *table, marks=[pytest.mark.nightly] * ((at + number) % 2))
    for at, table in enumerate(TABLES) for number, level in enumerate(("novice", "casual"))
])  # fmt: skip
def test_whole_games_hold_no_nonsense(level: str, ruleset: str, players: int) -> None:
    """A sixth of the characters at each table, half of them by day."""
    assert not result(
        level, ruleset, players, (None, *CHARACTERS)[TABLES.index((ruleset, players)) % 6 :: 6 if NIGHTLY else 12]
    )


KNOWN = [("boat", 2), ("boat", 3), ("boat", 4), ("boat", 5), ("priests", 2), ("priests", 3), ("priests", 4)]
"""Where *skilled* looks one ply ahead."""


@pytest.mark.parametrize(("ruleset", "players"), sampled(KNOWN, 2))
def test_who_knows_from_experience_plays_none_either(ruleset: str, players: int) -> None:
    assert not result("skilled", ruleset, players, [(None, "general", "spoiler")[KNOWN.index((ruleset, players)) % 3]])


@pytest.mark.parametrize(("level", "players"), [("skilled", 5), ("expert", 2), ("expert", 3)])
def test_who_tries_moves_out_plays_none_either(level: str, players: int) -> None:
    """One in a game of *casual*, which play none."""
    bots = [make_bot("casual", seat) for seat in range(players)]
    bots[0] = make_bot(level, 0, "general", Limit(rollouts=12))
    assert not list(nonsense_of(bots, "priests", 100 * players))


def test_nonsense_is_found() -> None:
    """Whoever plays at random does it all the time."""
    faults = result("random", "classic", 4, [None] * 12)
    assert len(faults) >= 4


GOLD = "gold gold gold"
OTHERS = {"down": ((7,), (8,))}
"""With these, 5 is a low sun."""


def last_bid(level: str, *, own: tuple[int, ...], character: str | None = None, **about: object) -> str:
    """What a bot bids that nobody can beat: the other, who has invoked Ra, has 3 and 4."""
    state = game("", "", suns=(own, (3, 4)), **{"lot": GOLD, **OTHERS, **about}, turn=1)  # type: ignore[arg-type]
    return str(make_bot(level, 1, character, Limit(rollouts=24)).choose(after(state, "invoke")))


@pytest.mark.parametrize("character", [None, "general", "gambler"])
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_pays_more_than_wins_for_certain_whatever_the_taste(level: str, character: str | None) -> None:
    """Nine points before the game ends: all want them, and 5 is enough."""
    assert last_bid(level, own=(5, 6, 9), character=character, epoch=3, ras=5) == "bid 5"


@pytest.mark.parametrize(("lot", "own", "bid"), [("gold gold", (5, 9), "bid 5"), ("gold", (5, 9), "pass")])
def test_casual_takes_a_lot_that_its_low_sun_wins_for_certain(lot: str, own: tuple[int, ...], bid: str) -> None:
    """Six points in the first epoch; three are not enough."""
    assert last_bid("casual", own=own, lot=lot) == bid


@pytest.mark.parametrize(("epoch", "ras", "bid"), [(3, 5, "bid 9"), (3, 1, "pass"), (1, 1, "pass")])
def test_novice_lets_no_sun_lapse_for_nothing(epoch: int, ras: int, bid: str) -> None:
    """Four points for a 9: only when the next Ra tile ends the game."""
    assert {str(last_bid("novice", own=(9,), lot="god god", epoch=epoch, ras=ras)) for _ in range(3)} == {bid}


@pytest.mark.parametrize("level", ["skilled", "expert"])
@pytest.mark.parametrize("fame", [(0, 0), (60, 0), (0, 60)])
def test_a_last_sun_is_not_spent_on_an_empty_track_and_a_lower_sun(level: str, fame: tuple[int, int]) -> None:
    state = game("", "", epoch=3, suns=((9,), (3, 4)), centre=2)
    state.fame[:] = fame
    assert str(make_bot(level, 1, limit=Limit(rollouts=24)).choose(after(state))) == "draw"


def test_what_is_laughable_is_found() -> None:
    def kinds(view: View) -> dict[str, set[str]]:
        legal = view.legal_actions()
        return {str(action): results for action in legal if (results := set(kinds_of(view, action, legal)))}

    state = game("", "", lot=GOLD, suns=((5, 6, 9), (3, 4)), turn=1, **OTHERS)  # type: ignore[arg-type]
    assert kinds(after(state, "invoke")) == {"bid 6": {TOO_MUCH}, "bid 9": {TOO_MUCH}, "pass": {LEFT}}
    assert kinds(after(game("", "", suns=((9,), (3, 4)), centre=2))) == {"invoke": {NOTHING}}
    assert kinds(after(game("", "", suns=((9,), (3, 4)), centre=11))) == {}
    done, could, suns = count([make_bot("random", seat) for seat in range(4)], None, "classic", 1)
    assert done[TOO_MUCH] > 0
    assert sum(could.values()) > sum(done.values())
    assert (suns > 0) == (could[LAPSED] > 0)
