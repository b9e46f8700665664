"""The compiled rules, features and first layer give what the numpy reference gives, number by number."""

from __future__ import annotations

import importlib.util
import itertools
import os
import random
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from ra_desktop.ai.neural.batch import state as tb
from ra_desktop.ai.neural.batch.priests import PriestsBatch
from ra_desktop.ai.neural.batch.ra import RaBatch
from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.compiled import MODULE
from ra_desktop.ai.neural.compiled.batch import CompiledPriestsBatch, CompiledRaBatch
from ra_desktop.ai.neural.compiled.layers import first_layer
from ra_desktop.ai.neural.compiled.steps import round_rows
from ra_desktop.ai.neural.distinct import distinct
from ra_desktop.ai.neural.draws import deal_draws
from ra_desktop.ai.neural.encoding import action_numbers
from ra_desktop.ai.neural.ends import count_out
from ra_desktop.ai.neural.features import layout_of, priests, ra
from ra_desktop.ai.neural.network import MARGIN_UNIT, Network, trained
from ra_desktop.ai.neural.one_ply import steps_from
from ra_desktop.ai.neural.rollout import Request, play_on
from ra_desktop.engine import Action, Draw, GameState
from ra_desktop.engine.games.priests.tiles import CHAMBER_CODES, TWO_SIDED
from ra_desktop.engine.tiles import EMPTY, RA
from tests.ai.set_positions import game
from tests.sampling import NIGHTLY, sampled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.ai.neural.batch.state import BatchState, Ints, Rows
    from ra_desktop.ai.neural.features.shared import Floats
    from ra_desktop.ai.neural.network import Values

ROOT = Path(__file__).resolve().parents[3]
NATIVE = ROOT / "packaging" / "native.py"
CLASSES: dict[str, tuple[type[BatchState], type[BatchState]]] = {
    "ra": (RaBatch, CompiledRaBatch), "priests": (PriestsBatch, CompiledPriestsBatch),
}  # fmt: skip
REFERENCE: dict[str, Any] = {"ra": ra.features, "priests": priests.features}
KINDS_OF_GAMES = [
    *(("boat", players) for players in (2, 3, 4, 5)),
    *(("classic", players) for players in (3, 4, 5)),
    *(("priests", players) for players in (2, 3, 4, 5)),
]
GAMES = 12
"""Games at once; each test sees every position of them."""


@pytest.fixture(scope="module", autouse=True)
def module(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The compiled module: the program's, or else one made from the checkout for these tests."""
    if MODULE is not None:
        yield MODULE
        return
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if os.name != "posix" or shutil.which("cc") is None or not header.is_file():
        pytest.skip("needs a C compiler and Python's headers")
    folder = tmp_path_factory.mktemp("compiled")
    subprocess.run([sys.executable, str(NATIVE), str(folder)], check=True, timeout=240)
    [path] = folder.rglob("_compiled.*")
    spec = importlib.util.spec_from_file_location("ra_desktop.ai.neural.compiled._compiled", path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        for _, compiled in CLASSES.values():
            patch.setattr(compiled, "module", made)
        yield made


def both(ruleset: str, players: int, rng: np.random.Generator) -> tuple[BatchState, BatchState, Ints]:
    """New games with suns and bags by chance, as numpy and as the compiled module plays them."""
    states = [GameState.new(ruleset, players, int(seed)) for seed in rng.integers(10**6, size=GAMES)]
    reference, compiled = CLASSES[states[0].game]
    at = reference.of(states)
    bags = np.array([state.bag for state in states], np.int32)
    return at, compiled(at.rows.copy(), players, at.epochs, at.spaces), bags


def chosen(at: BatchState, rows: Rows, actions: Rows, rng: np.random.Generator) -> Rows:
    """An action of each row: by chance, but the last more often; invoking and what priests and gods do are rare."""
    picked = np.full(len(at), tb.NONE, np.int64)
    for row in np.unique(rows):
        legal = actions[rows == row]
        last = at.phase[row] != tb.TURN and rng.random() < 0.4
        picked[row] = legal[-1] if last else 0 if tb.DRAW in legal and rng.random() < 0.5 else rng.choice(legal)
    return picked


def steps(ruleset: str, players: int, seed: int) -> Iterator[tuple[BatchState, BatchState, Rows]]:
    """Play whole games side by side; yield both batches, equal, and the rows that the last action changed."""
    rng = np.random.default_rng((seed, players))
    at, compiled, bags = both(ruleset, players, rng)
    while (at.phase != tb.OVER).any():
        rows, actions = at.legal()
        same_rows, same_actions = compiled.legal()
        assert np.array_equal(rows, same_rows)
        assert np.array_equal(actions, same_actions)
        picked = chosen(at, rows, actions, rng)
        at.apply(picked)
        compiled.apply(picked)
        assert np.array_equal(at.rows, compiled.rows), np.argwhere(at.rows != compiled.rows)[:5]
        yield at, compiled, np.flatnonzero(picked != tb.NONE)
        drawing = at.drawing()
        left = bags.shape[1] - at.drawn[drawing]
        tiles = bags[drawing, np.maximum(left - 1, 0)]
        if rng.random() < 0.003:
            tiles = np.where(np.arange(len(tiles)) == 0, EMPTY, tiles).astype(np.int32)  # as if the bag were empty
        at.resolve_draws(drawing, tiles)
        compiled.resolve_draws(drawing, tiles)
        assert np.array_equal(at.rows, compiled.rows), np.argwhere(at.rows != compiled.rows)[:5]
        yield at, compiled, drawing


@pytest.mark.parametrize(("ruleset", "players"), sampled(KINDS_OF_GAMES, 2))
def test_compiled_games_are_the_same_games_and_look_the_same(ruleset: str, players: int) -> None:
    seen, worst = 0, 0.0
    for number, (at, compiled, rows) in enumerate(steps(ruleset, players, 1)):
        sample = rows[at.phase[rows] != tb.OVER]
        if number % 4 or not len(sample):  # at every step the reference would take four times as long
            continue
        seats = (sample + seen) % players
        expected = REFERENCE[at.game](at.take(sample), seats)
        result = compiled.take(sample).features(seats, layout_of(at.game))  # type: ignore[attr-defined]
        assert result.shape == expected.shape
        worst = max(worst, float(np.abs(result - expected).max()))
        seen += len(sample)
    assert seen > 500
    assert worst < 4e-6


@pytest.mark.parametrize("game", ["ra", "priests"])
def test_games_of_any_length_look_the_same(game: str) -> None:
    """Games of one and two epochs, with fewer spaces; the features count such epochs as the last."""
    at, _, _ = both({"ra": "boat"}.get(game, game), 3, np.random.default_rng(4))
    reference, compiled = CLASSES[game]
    for epochs in (1, 2, 4):
        seats = np.arange(len(at)) % 3
        one, other = reference(at.rows, 3, epochs, 6), compiled(at.rows, 3, epochs, 6)
        if epochs <= 3:
            result = other.features(seats, layout_of(game))  # type: ignore[attr-defined]
            assert np.allclose(result, REFERENCE[game](one, seats), rtol=0, atol=4e-6)
        assert np.array_equal(one.legal()[1], other.legal()[1])


@pytest.mark.parametrize("game", ["ra", "priests"])
def test_what_is_kept_of_the_row_before_never_shows(game: str) -> None:
    """A row looks as it does alone, whatever differs from the row before: any column, or the seat."""
    at, _, _ = both({"ra": "boat"}.get(game, game), 3, np.random.default_rng(6))
    _, compiled = CLASSES[game]
    row = at.rows[0]
    row[at.rows.shape[1] - 13 + 9] = 2  # somebody has the highest bid
    layout = layout_of(game)
    one = compiled(row[None].copy(), 3, 3, 8)
    for column in range(len(row) - 1):
        pair = compiled(np.stack((row, row)), 3, 3, 8)
        pair.rows[1, column] += 1 if row[column] < 1 or column < 100 else -1
        alone = compiled(pair.rows[1:].copy(), 3, 3, 8)
        for seats in ([0, 0], [0, 1]):
            try:
                expected = alone.features(seats[1:], layout)  # type: ignore[attr-defined]
            except ValueError:  # not a position
                continue
            assert np.array_equal(pair.features(seats, layout)[:, 1:], expected), column  # type: ignore[attr-defined]
    assert np.array_equal(one.features([0], layout), pair.features([0, 0], layout)[:, :1])  # type: ignore[attr-defined]


def test_the_first_layer_is_the_same_by_differences(module: Any) -> None:
    rng = np.random.default_rng(2)
    inputs = np.repeat(rng.normal(size=(40, 65)).astype(np.float32), 5, axis=0)
    for row in range(len(inputs)):
        inputs[row, rng.integers(0, 65, 6)] = rng.normal(size=6)
    inputs[7] = inputs[6]
    weights, bias = rng.normal(size=(65, 33)).astype(np.float32), rng.normal(size=33).astype(np.float32)
    result = first_layer(inputs, weights, bias, module)
    assert np.allclose(result, np.maximum(inputs @ weights + bias, 0.0), rtol=0, atol=2e-5)
    assert (result == 0.0).any()


def test_arrays_of_a_wrong_size_are_refused(module: Any) -> None:
    rows = RaBatch.of([GameState.new("boat", 3, seed) for seed in range(4)]).rows
    about = ("ra", 3, 3, 8)
    counts = np.empty(4, np.int64)
    with pytest.raises(ValueError, match="rows of another size"):
        module.count_legal("ra", 4, 3, 8, rows, counts)
    with pytest.raises(ValueError, match="no game is like that"):
        module.count_legal("ra", 6, 3, 8, rows, counts)
    with pytest.raises(ValueError, match="counts"):
        module.count_legal(*about, rows, counts[:3])
    with pytest.raises(ValueError, match="actions"):
        module.apply(*about, rows, np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="features"):
        module.features(*about, rows, np.zeros(4, np.int64), np.empty(4 * 268, np.float32))
    with pytest.raises(ValueError, match="tiles"):
        module.resolve_draws(*about, rows, np.zeros(2, np.int64), np.zeros(1, np.int32))
    module.count_legal(*about, rows, counts)
    with pytest.raises(ValueError, match="row 3: not the number of actions"):
        module.fill_legal(*about, rows, counts, np.empty(7, np.int64), np.empty(7, np.int64))
    inputs, places, result = np.zeros((2, 3), np.float32), np.zeros((2, 2), np.int32), np.array([-1, 1], np.int32)
    weights, sums = np.zeros((3, 4), np.float32), np.zeros((2, 4), np.float32)
    with pytest.raises(ValueError, match="inputs"):
        module.find_changes(inputs[:1], 3, 1, places, result)
    with pytest.raises(ValueError, match="places"):
        module.find_changes(inputs, 3, 1, places[:1], result)
    with pytest.raises(ValueError, match="as many features"):
        module.find_changes(inputs, 600, 1, places, result)
    for wrong, what in ((np.array([0, 1]), "no such changes"), (np.array([-1, 2]), "no such changes")):
        with pytest.raises(ValueError, match=what):
            module.add_changes(inputs, 3, 1, places, wrong.astype(np.int32), weights, 4, sums)
    with pytest.raises(ValueError, match="no such changes"):
        module.add_changes(inputs, 3, 1, places + 3, result, weights, 4, sums)
    with pytest.raises(ValueError, match="weights"):
        module.add_changes(inputs, 3, 1, places, result, weights[:2], 4, sums)
    with pytest.raises(ValueError, match="sums"):
        module.add_changes(inputs, 3, 1, places, result, weights, 4, sums[:1])
    module.add_changes(inputs, 3, 1, places, result, weights, 4, sums)


@pytest.mark.parametrize(("name", "value"), [
    ("actor", 3), ("actor", -1), ("actor", -2), ("ra_player", 7), ("high_bidder", 3), ("phase", 9), ("highest", 17),
    ("centre", -1), ("pending", 23), ("epoch", 4), ("cause", 4), ("up", 1 << 17),
])  # fmt: skip
def test_rows_that_are_no_positions_are_refused(name: str, value: int) -> None:
    at = CompiledRaBatch.of([GameState.new("boat", 3, seed) for seed in range(4)])
    getattr(at, name)[2] = value
    for ask in (at.legal, lambda: at.apply(np.zeros(4, np.int64)), lambda: at.features(np.zeros(4), layout_of("ra"))):
        with pytest.raises(ValueError, match="row 2"):
            ask()


@pytest.mark.parametrize(("game", "actions"), [("ra", (-2, 200, tb.PASS, tb.BID + 3)), ("priests", (43, 80, 2, 9))])
def test_actions_that_lead_nowhere_are_refused(game: str, actions: tuple[int, ...]) -> None:
    _, compiled, _ = both({"ra": "boat"}.get(game, game), 3, np.random.default_rng(1))
    for action in actions:
        with pytest.raises(ValueError, match="row 0: not a legal action"):
            compiled.apply(np.full(GAMES, action))
    for row, tile in ((0, 3), (GAMES, 3), (-1, 3)):
        with pytest.raises(ValueError, match="no tile is drawn there"):
            compiled.resolve_draws(np.array([row]), np.array([tile], np.int32))
    compiled.apply(np.full(GAMES, tb.DRAW))
    for tile in (-2, compiled.tiles):
        with pytest.raises(ValueError, match="no tile is drawn there"):
            compiled.resolve_draws(np.array([0]), np.array([tile], np.int32))


@pytest.mark.parametrize(("ruleset", "players"), [("boat", 2), ("boat", 4), ("priests", 3), ("priests", 5)])
def test_equal_positions_and_options_are_those_of_numpy(
    ruleset: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rows, actions, positions, seats and features of every option, in the same order."""
    monkeypatch.setattr("ra_desktop.ai.neural.one_ply.features", lambda at, seats: REFERENCE[at.game](at, seats))
    rng = np.random.default_rng(5)
    worst, several = 0.0, 0
    for number, (at, compiled, _) in enumerate(steps(ruleset, players, 3)):
        if number % 7:
            continue
        picked = rng.integers(0, len(at), 20)
        sample, same = at.take(picked), compiled.take(picked)
        sample.drawn[:] = same.drawn[:] = np.arange(20)
        for result, expected in zip(distinct(same), distinct(sample), strict=True):
            assert np.array_equal(result, expected)
        expected, result = steps_from(sample), steps_from(same)
        for name in ("rows", "actions", "counts", "seats"):
            assert np.array_equal(getattr(result, name), getattr(expected, name)), name
        assert np.array_equal(result.after.rows, expected.after.rows)
        assert result.inputs.shape == expected.inputs.shape
        worst = max(worst, float(np.abs(result.inputs - expected.inputs).max(initial=0.0)))
        several += result.inputs.shape[1]
    assert several > 300
    assert worst < 4e-6


@cache
def roots(ruleset: str, players: int, seed: int) -> tuple[BatchState, BatchState]:
    """Positions of all epochs in which somebody has a choice, as numpy and as the compiled module has them."""
    results = []
    for number, (at, compiled, _) in enumerate(steps(ruleset, players, seed)):
        counts = np.bincount(at.legal()[0], minlength=len(at))
        if number % 40 == 7 and (counts > 1).any():
            sample = np.flatnonzero(counts > 1)[:2]
            results.append((at.take(sample), compiled.take(sample)))
    return tuple(side[0].like(np.concatenate([item.rows for item in side])) for side in zip(*results, strict=True))


@pytest.mark.parametrize(
    ("ruleset", "players", "depth"),
    [
        ("boat", 5, 9),
        ("priests", 4, 9),
        ("boat", 2, 1000),
        ("priests", 2, 1000),
        *(pytest.param(ruleset, 2, 9, marks=pytest.mark.nightly) for ruleset in ("boat", "priests")),
    ],
)
def test_rollouts_end_where_those_of_numpy_end(
    ruleset: str, players: int, depth: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rounding may make another of two moves the best that are as good, in one rollout of a hundred at most."""
    monkeypatch.setattr("ra_desktop.ai.neural.one_ply.features", lambda at, seats: REFERENCE[at.game](at, seats))
    reference, compiled = roots(ruleset, players, 8)
    network, orders = trained(players, reference.game), 40 if depth < 100 else 2
    ends = []
    for at in (reference, compiled):
        rng, expected_value = np.random.default_rng(9), []
        for row in range(len(at)):
            start = at.take(np.array([row]))
            expected_value.append(
                Request(start, 0, deal_draws(start.bag[0], orders, int(start.bag.sum()) + 1, rng), depth)
            )
        ends.append(play_on(network, expected_value, Clock(), 0.03, threads=2))
    one, other = ends
    same = (one.at.rows == other.at.rows).all(1)
    assert len(same) > 20
    assert (~same).sum() <= 1 + len(same) // 100
    seats = np.arange(len(same)) % players
    expected = network.values_of(REFERENCE[one.at.game](one.at, seats), one.at, seats)
    assert np.abs(network.values(other.at, seats) - expected)[same].max() < 2e-5


@pytest.mark.parametrize("hidden", [(), (8,), (70, 33), (64, 16, 16)])
def test_networks_of_any_shape_are_the_same(hidden: tuple[int, ...]) -> None:
    reference, compiled = roots("boat", 3, 4)
    network, seats = Network.fresh(3, hidden, 5), np.arange(len(reference)) % 3
    for _, bias in network.layers:
        bias += np.random.default_rng(3).normal(size=len(bias)).astype(np.float32)
    expected = network.values_of(REFERENCE["ra"](reference, seats), reference, seats)
    assert np.abs(network.values(compiled, seats) - expected).max() < 2e-5


def test_a_network_that_learns_is_not_remembered_as_it_was() -> None:
    _, compiled = roots("boat", 3, 4)
    network, seats = Network.fresh(3, (8,), 5), np.zeros(len(compiled), np.int64)
    before = network.values(compiled, seats)
    network.layers[-1][1][1] += 1.0
    assert network.values(compiled, seats)[:, 1] == pytest.approx(before[:, 1] + 1.0)


def test_rollouts_that_lead_nowhere_are_refused(module: Any) -> None:
    at = RaBatch.of([GameState.new("boat", 3, seed) for seed in range(4)])
    at.phase[:] = tb.DRAWING
    sizes, packed = Network.fresh(3, (8,), 1).packed()
    order, keys, depths, draws = (
        np.zeros(4, np.int64),
        np.zeros(4, np.uint32),
        np.ones(4, np.int64),
        np.zeros((2, 3), np.int32),
    )

    def play(order=order, keys=keys, depths=depths, draws=draws, sizes=sizes, packed=packed, tiles=3) -> None:
        module.play_on(*at.about, at.rows.copy(), sizes, packed, order, draws, tiles, keys, depths, 0.0)

    play()
    for wrong in (
        {"order": order + 2},
        {"order": order - 1},
        {"draws": draws + 30},
        {"draws": draws[:0]},
        {"tiles": 0},
    ):
        with pytest.raises(ValueError, match="row 0: not a position, or no tile"):
            play(**wrong)
    for what, wrong in (
        ("orders", {"order": order[:2]}),
        ("keys", {"keys": keys[:2]}),
        ("depths", {"depths": depths[:2]}),
    ):
        with pytest.raises(ValueError, match=what):
            play(**wrong)
    for wrong in ({"packed": packed[:-1]}, {"sizes": sizes[1:]}, {"sizes": sizes[:-1]}, {"sizes": sizes[:0]}):
        with pytest.raises(ValueError, match="no network for such positions"):
            play(**wrong)
    seats, values = np.array([0, 1, 2, 3]), np.empty((4, 2), np.float32)
    with pytest.raises(ValueError, match="row 3: not a position, or no such seat"):
        module.estimate(*at.about, at.rows, sizes, packed, seats, values)
    with pytest.raises(ValueError, match="values"):
        module.estimate(*at.about, at.rows, sizes, packed, seats, values[:3])


def test_numbers_are_rounded_to_16_bits_as_numpy_does(module: Any) -> None:
    rng = np.random.default_rng(8)
    inputs = (rng.normal(size=(30, 65)) * 10.0 ** rng.integers(-9, 6, (30, 65))).astype(np.float32)
    inputs[3, :8] = [0.0, -0.0, 65504.0, 65519.0, 65520.0, -70000.0, 2.0**-24, 2.0**-25]
    inputs[4] = np.arange(2048, 2048 + 65) + 0.5  # halfway between two
    inputs[5] = np.arange(65) * np.float32(2.0**-25)  # below the normal ones
    halves = np.zeros((50, 65), np.float16)
    places, targets = rng.permutation(30), rng.permutation(50)[:30]
    round_rows(inputs, places, halves, targets, module)
    with np.errstate(over="ignore"):
        expected = inputs[places].astype(np.float16)
    assert np.array_equal(halves[targets].view(np.uint16), expected.view(np.uint16))
    assert not halves[np.setdiff1d(np.arange(50), targets)].any()


def test_options_that_lead_nowhere_are_refused(module: Any) -> None:
    at = RaBatch.of([GameState.new("boat", 3, seed) for seed in range(4)])
    about, places = at.about, np.empty(4, np.int64)
    counts, size = np.array([3, 1, 2, 2]), at.rows.shape[1]
    room = [np.empty(8, np.int64), np.empty(8, np.int64), np.empty(8 * size, np.int32), np.empty(8, np.int64)]
    inputs = np.empty(8 * 269, np.float32)
    with pytest.raises(ValueError, match="places"):
        module.find_distinct(*about, at.rows, places[:3], places)
    with pytest.raises(ValueError, match="row 0: not the number of actions"):
        module.fill_options(*about, at.rows, counts, *room, inputs[: 7 * 269])
    module.count_legal(*about, at.rows, counts)
    with pytest.raises(ValueError, match="rows of options"):
        module.fill_options(*about, at.rows, counts, room[0][:1], *room[1:], inputs)
    with pytest.raises(ValueError, match="not a number of actions: -1"):
        module.fill_options(*about, at.rows, np.array([1, 1, 1, -1]), *room, inputs)
    with pytest.raises(ValueError, match="no such row: 2"):
        round_rows(np.zeros((2, 5), np.float32), np.array([2]), np.zeros((2, 5), np.float16), np.array([0]), module)
    with pytest.raises(ValueError, match="no such row: -1"):
        round_rows(np.zeros((2, 5), np.float32), np.array([1]), np.zeros((2, 5), np.float16), np.array([-1]), module)


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


Worth = tuple[tuple[float, ...], tuple[float, ...]]
"""Every seat's chance to win and mean margin in fame."""


def slowly(state: GameState, known: dict[object, Worth]) -> Worth:
    """What a position is worth by the engine: all moves, all tiles; every seat wants to win, then to lead by more."""
    if state.is_over:
        fame = state.fame
        leads = [own - max(fame[:seat] + fame[seat + 1 :]) for seat, own in enumerate(fame)]
        return tuple(float(seat == state.winner) for seat in range(state.players)), tuple(map(float, leads))
    state.bag.sort()
    key = state.key()
    if key not in known:
        seat = state.seat_to_act
        best: Worth | None = None
        for action in state.legal_actions():
            result = slowly_after(state, action, known)
            lead = result[0][seat] - best[0][seat] if best else 1.0
            if best is None or lead > 1e-12 or (lead > -1e-12 and result[1][seat] > best[1][seat] + 2e-11):
                best = result
        assert best is not None
        known[key] = best
    return known[key]


def slowly_after(state: GameState, action: Action, known: dict[object, Worth]) -> Worth:
    """What it is worth after *action*, with the mean over the next tile."""
    tiles = sorted(set(state.bag)) if action is Draw() and state.bag else [None]
    parts = []
    for code in tiles:
        twin = state.copy()
        if code is not None:
            twin.bag.remove(code)
            twin.bag.append(code)
        twin.apply(action, events=False)
        share = 1.0 if code is None else state.bag.count(code) / len(state.bag)
        parts.append((share, slowly(twin, known)))
    wins, leads = (
        tuple(sum(share * worth[what][seat] for share, worth in parts) for seat in range(state.players))
        for what in (0, 1)
    )
    return wins, leads


def counted(state: GameState) -> dict[Action, tuple[Floats, Values]]:
    """By the compiled module, and by action: win and margin of the seat to act, and of all."""
    root = CLASSES[state.game][1].of([state])
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
    for _ in range(positions if NIGHTLY else (positions + 1) // 2):
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
    def is_counted(state: GameState, batch: type[BatchState] = CompiledRaBatch) -> bool:
        root = batch.of([state])
        rows, actions = root.legal()
        after = root.take(rows)
        after.apply(actions)
        return count_out(root, actions, after) is not None

    state = last_tiles("boat", 2, (3, 3), 2, random.Random(1))
    assert is_counted(state)
    assert not is_counted(state, RaBatch)
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


def test_ends_of_other_epochs_or_too_large_ones_are_refused(module: Any) -> None:
    at = RaBatch.of([last_tiles("boat", 2, (1, 1), 6, random.Random(seed)) for seed in range(2)])
    worths = np.empty((2, 2, 5))
    seen = module.solve(*at.about, at.rows, 100_000, worths)
    assert 100 < seen < 100_000
    assert module.solve(*at.about, at.rows, seen, worths) == seen
    assert module.solve(*at.about, at.rows, seen - 1, worths) == -1
    with pytest.raises(ValueError, match="worths"):
        module.solve(*at.about, at.rows, 100, worths[:1])
    with pytest.raises(ValueError, match="not a number of positions"):
        module.solve(*at.about, at.rows, -1, worths)
    at.epoch[1] = 2
    with pytest.raises(ValueError, match="row 1: not a position of the last epoch"):
        module.solve(*at.about, at.rows, 100_000, worths)
