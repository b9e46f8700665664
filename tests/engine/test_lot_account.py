"""What a lot would change at the table is what it does change, once it has been won and scored."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

import pytest

from ra_desktop.engine import Bid, Discard, Draw, Flip, Game, GameState, Invoke, Keep, Pass
from ra_desktop.engine import events as ev
from ra_desktop.engine.account import DecidingLot
from ra_desktop.engine.scoring import standing
from ra_desktop.engine.tiles import EMPTY, mask_of, other_side
from tests.sampling import NIGHTLY

from .golden import whole_game
from .playing import GAMES
from .positions import hands, play
from .positions import start as started

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.engine import PointRows
    from ra_desktop.engine.account import LotAccount, RowChange, SeatChange

POSITIONS = 110 if NIGHTLY else 36
"""For each rule set and number of players; each is asked for every seat that may win, with one of its suns."""
MOST_PRIESTS = 3
"""In one lot: more are used three at a time."""


# --- what really happens ----------------------------------------------------------------------------


class Outcome(NamedTuple):
    """What an epoch brings that ends in some position."""

    points: tuple[PointRows, ...]
    """By seat, the rows that score at the end of this epoch."""
    later: tuple[PointRows, ...]
    """By seat, the other rows, as they would score if the game ended."""
    fame: list[int]


def outcome(state: GameState, log: list[ev.Event] | None = None) -> Outcome:
    """What the end of this epoch brings; *log* is what has happened so far, the end of the epoch perhaps included."""
    events = list(log or ())
    rules = state.rules
    if not any(isinstance(event, ev.EpochScored) for event in events):
        state = state.copy()
        rules.end_epoch(state, "bag", events)
        rules.score_epoch(state, events)
    scored = next(event for event in events if isinstance(event, ev.EpochScored))
    now = set(rules.rows) - (set() if scored.is_last else rules.final_rows)
    end = state.copy()
    end.epoch = rules.epochs  # what scores at the end has stayed, and ankhs have been won
    later = set(rules.rows) - now - {"suns"}
    return Outcome(
        tuple({row: rows[row] for row in now} for rows in scored.points),
        tuple({row: rows[row] for row in later} for rows in end.points_now()),
        list(scored.fame),
    )


def win(state: GameState, seat: int, sun: int) -> list[ev.Event]:
    """*seat* wins the lot with *sun* by the rules: all others pass. What happened, up to the first choice."""
    log: list[ev.Event] = []
    if state.phase == "turn":
        log += state.apply(Invoke())
    while state.phase == "auction":
        bids = state.current_player == seat and sun > state.highest_bid
        log += state.apply(Bid(sun) if bids else Pass())
    return log


def settle(state: GameState, account: LotAccount) -> list[ev.Event]:
    """The winner chooses as *account* has it. What happened."""
    log: list[ev.Event] = []
    lost = [tile for strike in account.effects.strikes for tile in strike.tiles]
    flips = list(account.effects.flips)
    while state.phase in ("discard", "flip"):
        if state.phase == "discard":
            discards = [action for action in state.legal_actions() if isinstance(action, Discard)]
            action = next(action for action in discards if action.tile in lost)
            lost.remove(action.tile)
            log += state.apply(action)
        else:
            log += state.apply(Flip(flips.pop(0)) if flips else Keep())
    assert not flips
    return log


def worth(state: GameState, seat: int, log: list[ev.Event]) -> int:
    """The points of *seat*, now and at the end, without suns; *log* as for :func:`outcome`."""
    if any(isinstance(event, ev.EpochScored) for event in log):
        end = outcome(state, log)
        rows = end.points[seat] | end.later[seat]
    else:
        end_of_game = state.copy()
        end_of_game.epoch = state.epochs
        rows = end_of_game.points_now()[seat]
    return sum(points for row, points in rows.items() if row != "suns")


def best_worth(state: GameState, seat: int, log: list[ev.Event], seen: dict[object, int]) -> int:
    """The most that any choice brings which is still to be made; *seen* is what has been tried."""
    if state.phase not in ("discard", "flip"):
        return worth(state, seat, log)
    key = (tuple(state.held[seat]), state.left, state.pending_tile, len(state.queue))
    if key not in seen:
        results = []
        for action in state.legal_actions():
            then = state.copy()
            results.append(best_worth(then, seat, list(then.apply(action)), seen))
        seen[key] = max(results)
    return seen[key]


# --- random positions -------------------------------------------------------------------------------


def positions(ruleset: str, players: int, seed: int) -> Iterator[GameState]:
    """Positions with a lot on the track, composed at random: full hands, any epoch, before or within an auction."""
    rng = random.Random(seed)
    for _ in range(POSITIONS):
        state = GameState.new(ruleset, players, rng.getrandbits(32))
        names = state.rules.tiles.names
        state.epoch = rng.randint(1, 3)
        bag = [code for code in state.bag if names[code] != "ra"]
        # Disasters and priests are met often, and pharaohs are close.
        bag.sort(key=lambda code: rng.random() * (0.25 if _matters(names[code]) else 1.0))
        lot = [_any_side(state, bag.pop(0), rng) for _ in range(rng.randint(1, 8))]
        while sum(names[code] == "priest" for code in lot) > MOST_PRIESTS:
            lot.remove(state.rules.tiles.codes["priest"])
        state.track[:] = [*lot, *[EMPTY] * (8 - len(lot))]
        rng.shuffle(bag)
        for own in state.held:
            for _ in range(rng.randint(0, rng.choice((4, 12, 28)))):
                code = _any_side(state, bag.pop(), rng)
                if names[code] not in ("funeral", "drought", "unrest", "earthquake"):
                    own[code] += 1
        state.bag = bag
        _deal(state, rng)
        state.fame = [rng.choice((0, 1, 3, 8, 20)) for _ in range(players)]
        state.ankhs = [rng.randint(0, 4) * (ruleset == "priests") for _ in range(players)]
        state.seat_to_act = rng.choice([seat for seat in range(players) if state.up[seat]])
        _bid(state, rng)
        if state.phase in ("turn", "auction") and any(code != EMPTY for code in state.track):
            yield state


def _matters(tile: str) -> bool:
    return tile in ("funeral", "drought", "unrest", "earthquake", "priest", "pharaoh")


def _any_side(state: GameState, code: int, rng: random.Random) -> int:
    turned = state.rules.tiles.turned[code]
    return turned if turned != EMPTY and rng.random() < 0.5 else code


def _deal(state: GameState, rng: random.Random) -> None:
    """Deal all suns of the game anew: some face down, one in the centre; sometimes only one is left face up."""
    suns = [1, *(sun for seat in range(state.players) for sun in state.face_up_suns(seat))]
    rng.shuffle(suns)
    state.centre_sun = suns.pop()
    item = len(suns) // state.players
    used = rng.choice((0.2, 0.6, 1.0))
    for seat in range(state.players):
        own = [suns.pop() for _ in range(item)]
        down = [sun for sun in own if rng.random() < used]
        state.down[seat] = mask_of(down)
        state.up[seat] = mask_of(set(own) - set(down))
    if not any(state.up):
        state.up[0], state.down[0] = state.down[0], 0


def _bid(state: GameState, rng: random.Random) -> None:
    """Nobody has invoked Ra yet, or an auction goes on."""
    if rng.random() < 0.4:
        return
    state.rules.start_auction(state, rng.choice(("drawn", "invoked")), None)
    for _ in range(rng.randint(0, state.players)):
        if len(state.bidders_left()) > 1:
            state.apply(rng.choice(state.legal_actions()), events=False)


def may_win(state: GameState) -> Iterator[tuple[int, list[int]]]:
    """The seats that may still win the lot, with the suns that may win it."""
    for seat in range(state.players):
        if state.phase == "turn" and state.up[seat]:
            yield seat, state.face_up_suns(seat)
        elif state.phase == "auction" and seat == state.high_bidder:
            yield seat, [state.highest_bid]
        elif seat in state.bidders_left() and (suns := [s for s in state.face_up_suns(seat) if s > state.highest_bid]):
            yield seat, suns


# --- the account is what happens --------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "players"), GAMES)
def test_the_account_of_every_seat_that_may_win_is_what_scoring_says_once_it_has_won(
    ruleset: str, players: int
) -> None:
    rng = random.Random(players)
    for number, state in enumerate(positions(ruleset, players, players)):
        before, kept = outcome(state), state.copy()
        able = {seat for seat, _ in may_win(state)}
        assert {seat for seat in range(players) if state.suns_to_win(seat)} == able
        if number % 4 == 0:
            assert [sum(state.lot_preview(seat).values()) for seat in range(players)] == [
                state.lot_account(seat).own.points for seat in range(players)
            ]
        for seat, suns in may_win(state):
            assert state.suns_to_win(seat) == suns
            sun = rng.choice(suns)
            account = state.view(rng.randrange(players)).lot_account(seat, sun)
            assert state == kept
            won = state.copy()
            log = win(won, seat, sun)
            best = best_worth(won, seat, log, {})
            log += settle(won, account)
            after = outcome(won, log)
            about = f"position {number}, seat {seat}, sun {sun}: {account}"
            for other, change in enumerate(account.changes):
                assert points(change.rows) == differences(before.points[other], after.points[other]), about
                later = {} if state.is_last_epoch else differences(before.later[other], after.later[other])
                assert points(change.later) == later, about
                assert (change.fame_before, change.fame_after) == (before.fame[other], after.fame[other]), about
            assert worth(won, seat, log) == best, about
            assert account.suns == tuple(sorted(won.face_up_suns(seat) + won.face_down_suns(seat))), about
            assert strikes(account) == told_strikes(log), about
            assert tuple(map(other_side, account.effects.flips)) == told_flips(log), about


def points(rows: tuple[RowChange, ...]) -> PointRows:
    return {row.row: row.points for row in rows if row.points}


def differences(before: PointRows, after: PointRows) -> PointRows:
    return {row: after[row] - before[row] for row in before if before[row] != after[row]}


def strikes(account: LotAccount) -> list[tuple[str, list[str]]]:
    return [(strike.disaster, sorted(strike.tiles)) for strike in account.effects.strikes]


def told_strikes(log: list[ev.Event]) -> list[tuple[str, list[str]]]:
    results: list[tuple[str, list[str]]] = []
    for event in log:
        if isinstance(event, ev.DisasterStruck):
            results.append((event.disaster, []))
        elif isinstance(event, ev.TileDiscarded):
            results[-1][1].append(event.tile)
    return [(disaster, sorted(tiles)) for disaster, tiles in results]


def told_flips(log: list[ev.Event]) -> tuple[str, ...]:
    return tuple(event.tile for event in log if isinstance(event, ev.TileFlipped))


# --- what it says in words of the rules -------------------------------------------------------------


def account_of(hand: str, lot: str, *others: str, epoch: int = 1, ruleset: str = "") -> LotAccount:
    """The account of seat 0 for *lot*, if all have the tiles given."""
    state = hands(hand, *(others or ("",)), then=lot, drawn=len(lot.split()), epoch=epoch, ruleset=ruleset)
    return state.view(1).lot_account(0)


def row(change: SeatChange, name: str) -> RowChange:
    return next(item for item in (*change.rows, *change.later) if item.row == name)


def test_an_earthquake_takes_monuments_that_count_only_at_the_end_of_the_game() -> None:
    account = account_of("fortress temple", "earthquake", epoch=2)
    assert strikes(account) == [("earthquake", ["fortress", "temple"])]
    assert not account.effects.strikes[0].chosen
    assert (account.own.points, account.own.points_later) == (0, -2)
    assert points(account.own.rows + account.own.later)


def test_in_the_last_epoch_nothing_is_left_for_later() -> None:
    account = account_of("fortress temple", "earthquake", epoch=3)
    assert (account.own.points, account.own.points_later, account.own.later) == (-2, 0, ())


def test_what_is_chosen_is_missed_least_and_of_several_alike_the_kinds_stay() -> None:
    account = account_of("fortress temple temple sphinx", "earthquake", epoch=1)
    assert account.effects.strikes[0].chosen
    assert "temple" in account.effects.strikes[0].tiles
    assert account.own.points_later == -1
    (strike,) = account_of("art agriculture writing writing", "unrest").effects.strikes
    assert "writing" in strike.tiles  # two kinds stay, though they score no more than one


def test_disasters_of_a_kind_are_looked_at_together() -> None:
    """Of eight kinds and one of them three times, four singles cost 11; two of the three and then two singles 14."""
    kinds = "fortress obelisk palace pyramid sphinx statue step-pyramid temple"
    account = account_of(f"{kinds} statue statue", "earthquake earthquake", epoch=3)
    assert [len(strike.tiles) for strike in account.effects.strikes] == [2, 2]
    assert points(account.own.rows) == {"monument-variety": -11}


def test_a_drought_takes_floods_and_then_niles() -> None:
    account = account_of("flood nile nile nile", "drought drought")
    assert [strike.tiles for strike in account.effects.strikes] == [("flood", "nile"), ("nile", "nile")]


def test_a_disaster_that_finds_nothing_takes_nothing() -> None:
    assert [strike.tiles for strike in account_of("", "funeral").effects.strikes] == [()]


def test_what_one_gains_another_loses() -> None:
    """docs/rules.md#score-pharaohs: seat 1 has the most until seat 0 has them."""
    account = account_of("pharaoh", "pharaoh pharaoh", "pharaoh pharaoh", "")
    assert [points(change.rows) for change in account.changes] == [{"pharaohs": 5}, {"pharaohs": -5}, {}]
    (tally,) = row(account.own, "pharaohs").tallies
    assert (tally.before, tally.after) == ((1, 2, 0), (3, 2, 0))
    assert row(account.changes[1], "pharaohs").tallies[0].after == (3, 2, 0)
    assert not points(account.changes[2].rows + account.changes[2].later)


def test_whoever_ties_for_the_most_gains_it_and_costs_nobody_anything() -> None:
    account = account_of("pharaoh", "pharaoh pharaoh", "pharaoh pharaoh pharaoh", "pharaoh pharaoh")
    assert [points(change.rows) for change in account.changes] == [{"pharaohs": 7}, {}, {"pharaohs": -2}]


def test_while_the_last_lot_is_settled_there_is_none_to_win() -> None:
    state = hands("art writing religion", "art writing religion", then="unrest unrest nile", drawn=3)
    win(state, 0, state.face_up_suns(0)[-1])
    assert state.phase == "discard"
    assert state.queue
    account = state.lot_account(1)
    assert account.effects.strikes == ()
    assert not any(points(change.rows + change.later) for change in account.changes)


@pytest.mark.parametrize(
    ("amounts", "standings"),
    [
        ((3, 2, 0), ["most", "between", "fewest"]),
        ((3, 3, 1), ["tied-most", "tied-most", "fewest"]),
        ((3, 1, 1), ["most", "tied-fewest", "tied-fewest"]),
        ((2, 2), ["equal", "equal"]),
    ],
)
def test_how_an_amount_compares_with_those_of_all(amounts: tuple[int, ...], standings: list[str]) -> None:
    assert [standing(amounts, seat) for seat in range(len(amounts))] == standings


@pytest.mark.parametrize(
    ("hand", "lot", "name", "before", "after"),
    [
        ("gold", "gold gold", "gold", {"gold": 1}, {"gold": 3}),
        ("", "god", "gods", {"god": 0}, {"god": 1}),
        ("nile nile", "flood nile", "nile", {"flood": 0, "nile": 2}, {"flood": 1, "nile": 3}),
        ("art art", "art writing", "civilization", {"kinds": 1}, {"kinds": 2}),
        ("temple", "temple sphinx", "monument-variety", {"kinds": 1}, {"kinds": 2}),
    ],
)
def test_a_row_tells_what_is_counted_for_it(
    hand: str, lot: str, name: str, before: dict[str, int], after: dict[str, int]
) -> None:
    tallies = row(account_of(hand, lot).own, name).tallies
    assert {tally.name: tally.before[0] for tally in tallies} == before
    assert {tally.name: tally.after[0] for tally in tallies} == after


@pytest.mark.parametrize(
    ("hand", "lot", "name", "messages"),
    [
        ("farmer", "farmer/market scribe/market", "people", {"farmer": (1, 2, 5), "scribe": (0, 1, 0)}),
        ("granary", "granary/farmer", "buildings", {"granary": (1, 2, 2)}),
        ("granary granary market market library", "library/scribe", "building-variety", {"kinds": (2, 3, None)}),
        ("priest priest plague", "priest", "priests", {"priest": (2, 3, None)}),
        ("priest priest plague", "priest", "plagues", {"returned": (0, 1, None)}),
        ("stone chamber-red", "stone", "pyramid", {"tiles": (2, 3, None)}),
        ("chamber-red chamber-red", "chamber-red", "chambers", {"chamber-red": (2, 3, 5)}),
        ("farmer warrior", "scribe/market", "ankhs", {"ankh": (0, 1, None)}),
    ],
)
def test_a_row_of_priests_tells_what_is_counted_and_what_scores_by_itself(
    hand: str, lot: str, name: str, messages: dict[str, tuple[int, int, int | None]]
) -> None:
    tallies = row(account_of(hand, lot, ruleset="priests").own, name).tallies
    changed = {tally.name: (tally.before[0], tally.after[0], tally.points) for tally in tallies}
    assert {name: item for name, item in changed.items() if item[0] != item[1]} == messages


def test_priests_are_used_for_ankhs_of_the_end_too() -> None:
    """The fourth kind wins a second ankh, and two ankhs 5 at the end (docs/rules.md#score-ankhs)."""
    account = account_of("farmer warrior scribe granary/merchant", "priest", epoch=1, ruleset="priests")
    assert account.effects.flips == ("granary/merchant",)
    assert (account.own.points, account.own.points_later) == (2, 5)


def test_fame_that_would_fall_below_0_is_not_lost() -> None:
    """docs/rules.md#fame-floor"""
    state = hands("", "pharaoh", then="art", drawn=1)
    state.fame = [3, 8]
    change = state.lot_account(0).own  # no civilization at all costs 5
    assert (change.points, change.fame_before, change.fame_after) == (5, 0, 1)


# --- suns -------------------------------------------------------------------------------------------


def test_the_sun_that_wins_is_given_for_the_centre_sun() -> None:
    state = started(3, "nile nile", suns=[(13, 8, 5), (12, 9, 6), (11, 10, 7)])
    play(state, "draw")
    account = state.lot_account(0, 8)
    assert account.suns == (1, 5, 13)
    assert state.lot_account(0).suns is None


def test_suns_score_in_the_last_epoch_alone_and_only_if_the_bid_is_known() -> None:
    state = started(3, "nile nile", suns=[(13, 8, 5), (12, 9, 6), (11, 10, 3)])
    play(state, "draw")
    state.epoch = 3
    account = state.lot_account(0, 8)  # 26, 27 and 24 before; 19, 27 and 24 then
    assert [points(change.rows) for change in account.changes] == [{"suns": -5}, {}, {"suns": 5}]
    assert row(account.own, "suns").tallies[0].before == (26, 27, 24)
    assert row(account.own, "suns").tallies[0].after == (19, 27, 24)
    assert [points(change.rows) for change in state.lot_account(0).changes] == [{}, {}, {}]
    state.epoch = 2
    account = state.lot_account(0, 8)
    assert not any(points(change.rows + change.later) for change in account.changes)


def test_a_sun_that_cannot_be_bid_wins_nothing() -> None:
    state = started(3, "nile", suns=[(13, 8, 5), (12, 9, 6), (11, 10, 7)])
    play(state, "draw")
    for sun in (1, 12):
        with pytest.raises(ValueError, match=f"seat 0 has no face-up sun {sun}"):
            state.lot_account(0, sun)


# --- the lot that decided a game ----------------------------------------------------------------------


def test_the_lot_that_decided_a_game_widened_the_lead_most() -> None:
    assert whole_game("classic", 4).deciding_lot() == DecidingLot(
        2, 2, ("pharaoh", "step-pyramid", "pyramid", "gold", "palace"), 11
    )
    assert whole_game("boat", 4).deciding_lot() == DecidingLot(  # 12 for the winner, and −2 for the runner-up
        0, 1, ("nile", "nile", "god", "god", "pharaoh", "pharaoh", "flood"), 12
    )
    best = [whole_game("classic", 4).best_lot(seat) for seat in range(4)]
    assert [(lot.seat, lot.epoch, lot.points) for lot in best if lot] == [(0, 1, 17), (1, 1, 7), (2, 2, 11), (3, 3, 10)]
    final = whole_game("priests", 5).deciding_lot()
    assert final is not None
    assert (final.seat, final.epoch, len(final.tiles), final.points) == (0, 3, 8, 37)


def test_it_may_be_a_lot_that_cost_the_runner_up_fame() -> None:
    game, rng = Game("classic", 3, 8), random.Random(8)
    while not game.state.is_over:
        game.play(rng.choice(game.state.legal_actions()))
    assert list(game.state.fame) == [21, 20, 8]
    lot = game.deciding_lot()
    assert lot == DecidingLot(1, 3, ("funeral", "nile", "nile"), -7)


def test_a_game_in_which_no_tiles_were_won_was_decided_by_no_lot() -> None:
    game = Game("classic", 3, 8)
    while not game.state.is_over:
        legal = game.state.legal_actions()
        game.play(next(action for action in legal if isinstance(action, Pass | Draw | Discard) or len(legal) == 1))
    assert game.deciding_lot() is game.best_lot(0) is None
