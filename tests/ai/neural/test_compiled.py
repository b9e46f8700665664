"""The C plays by the engine's rules, sees what the readable features see, and refuses what cannot be."""

from __future__ import annotations

import itertools
import random
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import pytest

from lab.networks import forward, fresh
from ra_desktop.ai.neural import compiled
from ra_desktop.ai.neural.batch import state as tb
from ra_desktop.ai.neural.batch.priests import KEEP, TURN_OVER, PriestsBatch
from ra_desktop.ai.neural.batch.ra import RaBatch
from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.compiled import calls
from ra_desktop.ai.neural.draws import deal_draws
from ra_desktop.ai.neural.encoding import action_numbers, batch_of, unsupported
from ra_desktop.ai.neural.ends import count_out, with_last_sun
from ra_desktop.ai.neural.features import features
from ra_desktop.ai.neural.network import MARGIN_UNIT, Network, outcome, trained, utility
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.ai.neural.rollout import Request, keys_of, play_on
from ra_desktop.engine import Action, GameState
from ra_desktop.engine.actions import Invoke, Pass
from ra_desktop.engine.games.priests.tiles import CHAMBER_CODES, TWO_SIDED
from ra_desktop.engine.tiles import RA
from tests.ai.set_positions import game
from tests.fuzz.side_by_side import SETUPS, main, play
from tests.sampling import by_day

from .every_order import slowly_after

if TYPE_CHECKING:
    from pathlib import Path

    from ra_desktop.ai.neural.batch.state import BatchState, Floats, Ints, Rows
    from ra_desktop.ai.neural.network import Values

GAMES = 12
"""Games at once."""


@pytest.mark.parametrize(("ruleset", "players"), SETUPS)
def test_games_are_the_engines_move_by_move_and_look_as_they_read(ruleset: str, players: int) -> None:
    for seed in range(by_day(8, 2)):
        seen = play(ruleset, players, seed)
        assert seen.moves > 15
        assert seen.looks


@pytest.mark.nightly
def test_five_thousand_games_are_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "5000"]) == 0
    assert "5000 games of 11 set-ups" in capsys.readouterr().out


def games(ruleset: str, players: int, seed: int) -> tuple[BatchState, Ints]:
    """New games, and the bags that are drawn from."""
    states = [GameState.new(ruleset, players, seed * GAMES + number) for number in range(GAMES)]
    return batch_of(states), np.array([state.bag for state in states], np.int32)


@cache
def positions(ruleset: str, players: int, seed: int) -> BatchState:
    """Positions of all epochs, of games by chance."""
    rng = np.random.default_rng((seed, players))
    at, bags = games(ruleset, players, seed)
    seen = []
    for number in range(10_000):
        rows, actions = at.legal()
        if not len(rows):
            break
        if number % 40 == 7:
            seen.append(at.rows[np.unique(rows)[:3]])
        picked = np.full(len(at), tb.NONE)
        for row in np.unique(rows):
            picked[row] = rng.choice(actions[rows == row])
        at.apply(picked)
        drawing = at.drawing()
        at.resolve_draws(drawing, bags[drawing, bags.shape[1] - 1 - at.drawn[drawing]])
    return at.like(np.concatenate(seen))


def test_suns_with_other_numbers_keep_their_order() -> None:
    suns = [[2, 40, 300], [7, 8, 999], [3, 41, 500]]
    table = batch_of([GameState.new("boat", 3, 1, suns=suns)])
    assert list(table.up[0]) == [1 << 2 | 1 << 6 | 1 << 8, 1 << 4 | 1 << 5 | 1 << 10, 1 << 3 | 1 << 7 | 1 << 9]
    assert play("boat", 3, 4, suns=suns).moves > 50


def test_every_game_has_rows_of_its_own() -> None:
    kinds = [type(batch_of([GameState.new(ruleset, 3, 1)])) for ruleset in ("classic", "boat", "priests")]
    assert kinds == [RaBatch, RaBatch, PriestsBatch]


def test_priests_are_used_one_by_one() -> None:
    """A lot of three priests and a farmer: three decisions, and then the next turn."""
    state = GameState.new("priests", 3, 1)
    codes = state.rules.tiles.codes
    state.track[:4] = [codes["priest"]] * 3 + [codes["farmer/granary"]]
    state.apply(Invoke())
    while state.phase == "auction":
        legal = state.legal_actions()
        state.apply(legal[-1] if legal[-1] == Pass() else legal[0])
    table = batch_of([state])
    assert isinstance(table, PriestsBatch)
    turned = [TURN_OVER + codes["farmer/granary"], TURN_OVER + codes["granary/farmer"], KEEP]
    for waiting, number in zip((2, 1, 0), turned, strict=True):
        assert (table.phase[0], table.queue[0]) == (tb.FLIP, waiting)
        assert list(table.legal()[1]) == [number if number != KEEP else turned[0], KEEP]
        table.apply(np.array([number]))
    assert table.phase[0] == tb.TURN
    assert table.held[0, state.seat_to_act, codes["farmer/granary"]] == 1


def test_what_rows_cannot_hold_is_said() -> None:
    assert unsupported(GameState.new("boat", 2, 1)) == ""
    many = [list(range(2, 20)), list(range(20, 38))]
    assert "suns" in unsupported(GameState.new("boat", 2, 1, suns=many))


def test_a_turn_that_ends_is_the_next_seats_with_a_sun() -> None:
    table = batch_of([GameState.new("boat", 3, seed) for seed in range(2)])
    seat = int(table.actor[1])
    table.up[1, (seat + 1) % 3] = 0
    calls.end_turns(table)
    assert table.actor[1] == (seat + 2) % 3
    assert (table.phase == tb.TURN).all()


@pytest.mark.parametrize("ruleset", ["boat", "priests"])
def test_what_is_kept_of_the_row_before_never_shows(ruleset: str) -> None:
    """A row looks as it does alone, whatever differs from the row before: any column, or the seat."""
    at, _ = games(ruleset, 3, 6)
    row = at.rows[0]
    row[at.rows.shape[1] - 13 + 9] = 2  # somebody has the highest bid
    for column in range(len(row) - 1):
        pair = at.like(np.stack((row, row)))
        pair.rows[1, column] += 1 if row[column] < 1 or column < 100 else -1
        for seats in ([0, 0], [0, 1]):
            try:
                expected = features(at.like(pair.rows[1:].copy()), seats[1:])
            except ValueError:  # not a position
                continue
            assert np.array_equal(features(pair, seats)[:, 1:], expected), column


def test_equal_positions_are_found_however_many_tiles_were_drawn() -> None:
    at = positions("boat", 4, 3)
    picked = np.random.default_rng(2).integers(0, len(at), 200)
    sample = at.take(picked)
    sample.drawn[:] = np.arange(200)
    once, same = calls.distinct(sample)
    _, first = np.unique(at.rows[picked, :-1], axis=0, return_index=True)
    assert once.tolist() == sorted(first)
    assert np.array_equal(sample.rows[once[same], :-1], sample.rows[:, :-1])


def noise_of(keys: np.ndarray, step: int, actions: Rows, spread: float) -> Floats:
    """Gumbel noise, which follows from a rollout's key, the step and the action: what C calculates, in numpy."""
    number = np.repeat(keys, len(actions) // len(keys)) * np.uint32(2654435761) ^ np.uint32((step + 1) * 40503)
    number ^= (actions + 1).astype(np.uint32) * np.uint32(2246822519)
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B)):
        number = (number ^ number >> np.uint32(shift)) * np.uint32(factor)
    number ^= number >> np.uint32(16)
    even = ((number >> np.uint32(8)).astype(np.float32) + np.float32(0.5)) * np.float32(2.0**-24)
    return np.float32(-spread) * np.log(-np.log(np.minimum(even, np.float32(1.0 - 2.0**-24))))


def test_moves_are_noisy_and_the_same_ones_always_alike() -> None:
    count = 5000
    keys = keys_of(np.random.default_rng(1).integers(0, RaBatch.tiles, (count, 9)).astype(np.int32))
    actions = np.full(count, tb.PASS)
    noise = noise_of(keys, 0, actions, 0.1)
    assert noise.std() == pytest.approx(0.128, abs=0.01)  # of Gumbel's distribution: pi / sqrt(6)
    for again in (noise_of(keys, 1, actions, 0.1), noise_of(keys, 0, actions - 1, 0.1)):
        assert abs(np.corrcoef(noise, again)[0, 1]) < 0.06
    unlucky = np.array([3998065], np.uint32)  # gives the highest of all numbers, which is 1 in single precision
    assert 0.3 < noise_of(unlucky, 0, np.array([0]), 0.03)[0] < 0.6


def play_by_steps(network: Network, request: Request, spread: float) -> list[Ints]:
    """Where the rollouts of a request end, one decision after the other: a tile is drawn, and the best move made."""
    ends = []
    for start, (order, key) in itertools.product(
        range(len(request.starts)), enumerate(keys_of(request.draws).tolist())
    ):
        at = request.starts.take(np.array([start]))
        at.drawn[:] = 0
        for step in range(request.depth):
            if at.phase[0] == tb.OVER or with_last_sun(at)[0]:
                break
            if len(at.drawing()):
                at.resolve_draws(at.drawing(), request.draws[order, at.drawn])
            known = options(network, at)
            if not len(known.rows):
                break
            worth = utility(known.values) + noise_of(np.uint32([key]), step, known.actions, spread)
            at = known.after.take(np.array([worth.argmax()]))
        ends.append(at.rows[0])
    return ends


@pytest.mark.parametrize(
    ("ruleset", "players", "depth"), [("boat", 5, 9), ("priests", 4, 9), ("boat", 2, 1000), ("priests", 2, 1000)]
)
def test_rollouts_end_where_single_steps_end(ruleset: str, players: int, depth: int) -> None:
    """Rounding may make another of two moves the best that are as good, in one rollout of a hundred at most."""
    at = positions(ruleset, players, 8)
    at = at.take(np.flatnonzero(at.phase != tb.DRAWING)[:12])
    network, orders, rng = trained(players, at.game), 4 if depth < 100 else 1, np.random.default_rng(9)
    requests = []
    for row in range(len(at)):
        start = at.take(np.array([row]))
        draws = deal_draws(start.bag[0], orders, int(start.bag.sum()) + 1, rng)
        requests.append(Request(start, 0, draws, depth))
    played = play_on(network, requests, Clock(), 0.03, threads=2).at.rows
    expected = np.array([end for request in requests for end in play_by_steps(network, request, 0.03)])
    same = (played == expected).all(1)
    assert len(same) == len(at) * orders
    assert (~same).sum() <= 1 + len(same) // 100


@pytest.mark.parametrize("hidden", [(), (8,), (70, 33), (64, 16, 16)])
def test_networks_of_any_shape_say_what_their_layers_say(hidden: tuple[int, ...]) -> None:
    at = positions("boat", 3, 4)
    network, seats = fresh(3, hidden, 5), np.arange(len(at)) % 3
    for _, bias in network.layers:
        bias += np.random.default_rng(3).normal(size=len(bias)).astype(np.float32)
    inputs = features(at, seats).T
    expected = forward(network, inputs)
    expected[:, 0] = 1.0 / (1.0 + np.exp(-expected[:, 0].clip(-30.0, 30.0)))
    expected[at.phase == tb.OVER] = outcome(at, seats)[at.phase == tb.OVER]
    assert np.abs(network.values(at, seats) - expected).max() < 2e-5


def test_a_network_that_learns_is_not_remembered_as_it_was() -> None:
    at = positions("boat", 3, 4)
    network, seats = fresh(3, (8,), 5), np.zeros(len(at), np.int64)
    before = network.values(at, seats)
    network.layers[-1][1][1] += 1.0
    assert network.values(at, seats)[:, 1] == pytest.approx(before[:, 1] + 1.0)


# --- which library ------------------------------------------------------------------------------------------------


def test_a_library_that_is_older_than_its_sources_is_refused_and_the_other_ways_work(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    load = compiled.library.__wrapped__
    assert load() is not None
    monkeypatch.setattr(compiled, "digest", lambda: "that of other sources")
    with pytest.raises(compiled.OutdatedLibraryError, match=r"run python packaging/native\.py"):
        load()
    monkeypatch.setattr(compiled, "digest", lambda: "")  # an installation has no sources
    assert load() is not None
    for name in ("0", str(tmp_path / "none.so")):
        monkeypatch.setenv(compiled.VARIABLE, name)
        assert load() is None
    monkeypatch.setenv(compiled.VARIABLE, "another library")
    monkeypatch.setattr(compiled.ctypes, "CDLL", lambda _: object())
    assert load() is None


# --- what is refused ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "value"), [
    ("actor", 3), ("actor", -1), ("actor", -2), ("ra_player", 7), ("high_bidder", 3), ("phase", 9), ("highest", 17),
    ("centre", -1), ("pending", 23), ("epoch", 4), ("cause", 4), ("up", 1 << 17),
])  # fmt: skip
def test_rows_that_are_no_positions_are_refused(name: str, value: int) -> None:
    at, _ = games("boat", 3, 1)
    getattr(at, name)[2] = value
    network = fresh(3, (8,), 1)
    for ask in (
        at.legal,
        lambda: at.apply(np.zeros(GAMES, np.int64)),
        lambda: features(at, np.zeros(GAMES)),
        lambda: network.values(at, np.zeros(GAMES)),
        lambda: calls.end_turns(at),
    ):
        with pytest.raises(ValueError, match="row 2"):
            ask()


@pytest.mark.parametrize(
    ("ruleset", "actions"), [("boat", (-2, 200, tb.PASS, tb.BID + 3)), ("priests", (43, 80, 2, 9))]
)
def test_actions_that_lead_nowhere_are_refused(ruleset: str, actions: tuple[int, ...]) -> None:
    at, _ = games(ruleset, 3, 1)
    for action in actions:
        with pytest.raises(ValueError, match="row 0: not a legal action"):
            at.apply(np.full(GAMES, action))
    for row, tile in ((0, 3), (GAMES, 3), (-1, 3)):
        with pytest.raises(ValueError, match="no tile is drawn there"):
            at.resolve_draws(np.array([row]), np.array([tile], np.int32))
    at.apply(np.full(GAMES, tb.DRAW))
    for tile in (-2, at.tiles):
        with pytest.raises(ValueError, match="no tile is drawn there"):
            at.resolve_draws(np.array([0]), np.array([tile], np.int32))


def test_arrays_of_another_size_are_refused() -> None:
    at, _ = games("boat", 3, 1)
    four = np.zeros(4, np.int64)
    packed = fresh(3, (8,), 1).packed()
    for ask, what in (
        (lambda: at.apply(four), "actions: 4 numbers instead of 12"),
        (lambda: at.resolve_draws(four, np.zeros(3, np.int32)), "tiles: 3 numbers instead of 4"),
        (lambda: features(at, four), "seats: 4 numbers instead of 12"),
        (lambda: calls.estimate(at, packed, four), "seats: 4 numbers instead of 12"),
        (lambda: calls.estimate(at, (packed[0], packed[1][:-1]), np.zeros(GAMES)), "no network for such positions"),
        (lambda: calls.estimate(at, (packed[0][1:], packed[1]), np.zeros(GAMES)), "no network for such positions"),
        (lambda: RaBatch(np.pad(at.rows, ((0, 0), (0, 99))), 4, 3, 8).legal(), "no game is like that"),
        (lambda: RaBatch(np.pad(at.rows, ((0, 0), (0, 99))), 6, 3, 8).legal(), "no game is like that"),
        (lambda: RaBatch(at.rows.astype(np.int64), 3, 3, 8).legal(), "rows of int64"),
    ):
        with pytest.raises(ValueError, match=what):
            ask()


def test_rollouts_that_lead_nowhere_are_refused() -> None:
    at, _ = games("boat", 3, 1)
    at.apply(np.full(GAMES, tb.DRAW))
    packed = fresh(3, (8,), 1).packed()
    plan = {
        "order": np.zeros(GAMES, np.int64), "draws": np.ones((2, 3), np.int32), "keys": np.zeros(GAMES, np.uint32),
        "depths": np.ones(GAMES, np.int64),
    }  # fmt: skip

    def roll(**wrong: np.ndarray) -> None:
        given = {**plan, **wrong}
        calls.play_on(
            at.like(at.rows.copy()), packed, given["order"], given["draws"], given["keys"], given["depths"], 0.0
        )

    roll()
    draws = plan["draws"]
    for wrong in (
        {"order": plan["order"] + 2}, {"order": plan["order"] - 1}, {"draws": draws + 30}, {"draws": draws[:0]},
        {"draws": draws[:, :0]},
    ):  # fmt: skip
        with pytest.raises(ValueError, match="row 0: not a position, or no tile"):
            roll(**wrong)
    for what in ("order", "keys", "depths"):
        with pytest.raises(ValueError, match=what):
            roll(**{what: plan[what][:2]})


# --- exact ends ---------------------------------------------------------------------------------------------------

HANDS = {
    "boat": ("pharaoh", "nile", "flood", "art", "religion", "temple", "obelisk", "sphinx", "gold", "god"),
    "priests": ("plague", "priest", "priest"),
}
TILES_TO_COME = {
    "boat": ("pharaoh", "nile", "flood", "art", "astronomy", "temple", "sphinx", "gold", "god", "unrest", "drought"),
    "priests": ("plague", "priest"),
}


def last_tiles(ruleset: str, players: int, suns: tuple[int, int], tiles: int, rng: random.Random) -> GameState:
    """The last epoch: two seats have so many suns, the bag so many tiles, two of them Ra, and little decides."""
    tile_names = GameState.new(ruleset, players, 1).rules.tiles.names
    hands, coming = list(HANDS[ruleset]), list(TILES_TO_COME[ruleset])
    if ruleset == "priests":
        two_sided = [tile_names[code] for code in range(TWO_SIDED.start, TWO_SIDED.stop)]
        chambers = [tile_names[code] for code in CHAMBER_CODES]
        hands += [*rng.sample(two_sided, 4), *rng.sample(chambers, 2)]
        coming += [*rng.sample(two_sided[: len(two_sided) // 2], 2), *rng.sample(chambers, 3)]
    item = {2: 4, 3: 4, 4: 3}[players]
    left = rng.sample(range(2, 2 + item * players), item * players)
    dealt = [tuple(left[item * seat : item * (seat + 1)]) for seat in range(players)]
    up = tuple(own[: suns[seat]] if seat < 2 else () for seat, own in enumerate(dealt))
    state = game(
        *(" ".join(rng.sample(hands, rng.randrange(2, 5))) for _ in range(players)),
        lot=" ".join(rng.sample([name for name in coming if name in TILES_TO_COME[ruleset]], rng.randrange(0, 2))),
        ras=GameState.new(ruleset, players, 1).ra_limit - rng.choice((1, 2)),
        epoch=3,
        suns=up,
        down=tuple(tuple(sun for sun in own if sun not in up[seat]) for seat, own in enumerate(dealt)),
        turn=rng.randrange(2) if suns[1] else 0,
        ruleset=ruleset,
    )
    codes = state.rules.tiles.codes
    state.bag = [RA, RA, *(codes[name] for name in rng.choices(rng.sample(coming, 3), k=tiles - 2))]
    state.fame = [40 - sum(rows.values()) + rng.randrange(4) for rows in state.points_now()]
    return state


def counted(state: GameState) -> dict[Action, tuple[Floats, Values]]:
    """By the library, and by action: win and margin of the seat to act, and of all."""
    root = batch_of([state])
    rows, actions = root.legal()
    after = root.take(rows)
    after.apply(actions)
    result = count_out(root, actions, after)
    assert result is not None
    legal = state.legal_actions()
    named = dict(zip(action_numbers(state, legal), legal, strict=True))
    return {named[int(number)]: (result[0].values[place], result[1][place]) for place, number in enumerate(actions)}


@pytest.mark.parametrize(
    ("ruleset", "players", "suns", "tiles", "positions"),
    [
        ("boat", 2, (1, 1), 7, 12), ("boat", 2, (2, 1), 5, 6), ("boat", 2, (3, 2), 3, 12), ("boat", 2, (2, 0), 6, 20),
        ("boat", 3, (1, 1), 6, 6), ("boat", 4, (1, 1), 5, 12),
        ("priests", 2, (1, 1), 4, 12), ("priests", 3, (1, 1), 4, 8),
    ],
)  # fmt: skip
def test_ends_are_worth_what_every_move_and_every_order_of_the_bag_make_them(
    ruleset: str, players: int, suns: tuple[int, int], tiles: int, positions: int
) -> None:
    rng, open_ones = random.Random(players + tiles), 0
    for _ in range(by_day(positions, 2)):
        state = last_tiles(ruleset, players, suns, tiles, rng)
        seat, known = state.seat_to_act, {}
        for action, (values, chances) in counted(state).items():
            wins, leads = slowly_after(state, action, known)
            assert chances[:, 0] == pytest.approx(wins, abs=1e-9)
            assert values.tolist() == pytest.approx([wins[seat], leads[seat] / MARGIN_UNIT], abs=1e-6)
            open_ones += 0.0 < wins[seat] < 1.0
    assert open_ones


def test_what_is_told_of_an_end_comes_true_over_all_orders_of_the_bag() -> None:
    rng = random.Random(5)
    for tiles in (4, 5, 6, 7):
        state = last_tiles("boat", 2, (1, 1), tiles, rng)
        orders = set(itertools.permutations(state.bag))
        if len(orders) > 200:
            continue
        plans: dict[object, Action] = {}
        won = 0
        for order in orders:
            twin = state.copy()
            twin.bag = list(order)
            while not twin.is_over:
                seen = twin.copy()
                seen.bag.sort()
                key = seen.key()
                if key not in plans:
                    every = counted(seen)
                    plans[key] = max(every, key=lambda action: tuple(every[action][0].round(9)))
                twin.apply(plans[key], events=False)
            won += twin.winner == state.seat_to_act
        assert max(values[0] for values, _ in counted(state).values()) == pytest.approx(won / len(orders), abs=1e-6)


def test_only_small_ends_of_two_seats_are_counted_out() -> None:
    def is_counted(state: GameState) -> bool:
        root = batch_of([state])
        rows, actions = root.legal()
        after = root.take(rows)
        after.apply(actions)
        return count_out(root, actions, after) is not None

    state = last_tiles("boat", 2, (3, 3), 2, random.Random(1))
    assert is_counted(state)
    early = state.copy()
    early.epoch = 2
    assert not is_counted(early)
    full = state.copy()
    full.bag += range(1, 20)
    assert not is_counted(full)
    rich = state.copy()
    rich.up[0], rich.down[0] = rich.up[0] | rich.down[0], 0
    assert not is_counted(rich)
    three = last_tiles("boat", 3, (1, 1), 2, random.Random(1))
    three.up[2], three.down[2] = three.down[2], 0
    assert not is_counted(three)


def test_ends_of_other_epochs_are_refused_and_large_ones_given_up() -> None:
    at = batch_of([last_tiles("boat", 2, (1, 1), 6, random.Random(seed)) for seed in range(2)])
    assert calls.solve(at, 100_000) is not None
    assert calls.solve(at, 100) is None
    at.epoch[1] = 2
    with pytest.raises(ValueError, match="row 1: not a position of the last epoch"):
        calls.solve(at, 100_000)
