"""Training: self-play yields targets that are true at the end, learning lowers the error, runs resume."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from lab.checkout import OtherCheckout
from lab.config import Config
from lab.learner import Learner
from lab.luck import Luck
from lab.match import Greedy, HiddenFame, Result, Searching, play, policy
from lab.match import main as match_command
from lab.networks import forward, fresh, save
from lab.run import Run
from lab.selfplay import SelfPlay, play_block
from lab.setup import Deals
from lab.transfer import transfer, widen
from ra_desktop.ai.neural.batch import state as tb
from ra_desktop.ai.neural.features import feature_count, layout_of
from ra_desktop.ai.neural.network import Network, trained
from ra_desktop.ai.registry import settings_for


def test_deals_are_whole_bags_and_dealt_suns() -> None:
    at, orders = Deals(5, np.random.default_rng(1)).deal(20)
    assert orders.shape == (20, 180)
    assert all(np.array_equal(np.bincount(order), at.bag[0]) for order in orders)
    assert all(len(set(up)) == 5 for up in at.up.tolist())
    assert all(at.up[row, at.actor[row]] == at.up[row].max() for row in range(20))


def test_without_trust_in_estimates_targets_are_outcomes() -> None:
    play_ = SelfPlay(3, 4, 1, other_views=0.3)
    network = fresh(3, (8,), 1)
    samples = []
    while not samples:
        samples = play_.step(network, 0.0, 1.0)
    inputs, targets = samples[0]
    assert inputs.shape == (len(targets), feature_count(3))
    assert set(targets[:, 0].tolist()) == {0.0, 1.0}
    won = targets[targets[:, 0] == 1]
    assert len(set(won[:, 1].tolist())) == 1, "one winner, one margin"


def test_learning_lowers_the_error() -> None:
    rng = np.random.default_rng(1)
    inputs = rng.normal(size=(512, feature_count(2))).astype(np.float32)
    targets = np.stack((inputs[:, 0] > 0, inputs[:, 1]), axis=1).astype(np.float32)
    learner = Learner(fresh(2, (16,), 1), 0.5, 0.9)
    first = learner.fit(inputs, targets, 1e-2)
    for _ in range(150):
        last = learner.fit(inputs, targets, 1e-2)
    assert last[0] < 0.3 * first[0]
    assert last[1] < 0.3 * first[1]


def test_gradients_are_those_of_the_loss() -> None:
    """A step against the gradient of one weight changes the loss as finite differences say."""
    rng = np.random.default_rng(2)
    inputs = rng.normal(size=(64, feature_count(2))).astype(np.float32)
    targets = rng.random((64, 2)).astype(np.float32)
    learner = Learner(fresh(2, (6, 4), 3), 0.5, 0.9)
    taken: list[list[np.ndarray]] = []
    learner._descend = lambda gradients, rate: taken.append(gradients)  # type: ignore[method-assign]

    def loss() -> float:
        entropy, squared = learner.fit(inputs, targets, 0.0)
        return entropy + 0.5 * 0.5 * squared

    loss()
    arrays = [array for pair in learner.network.layers for array in pair]
    for array, gradient in zip(arrays, taken[0], strict=True):
        place = np.unravel_index(np.abs(gradient).argmax(), array.shape)
        before = array[place]
        array[place] = before + 1e-2
        up = loss()
        array[place] = before - 1e-2
        down = loss()
        array[place] = before
        assert (up - down) / 2e-2 == pytest.approx(gradient[place], rel=0.05)


def test_a_run_resumes_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = {"players": 2, "hidden": (4,), "parallel": 8, "memory": 500, "batch": 32, "snapshot_every": 8}
    first = Run(Config(games=8, match_games=2, **settings), tmp_path)  # type: ignore[arg-type]
    first.train()
    again = Run(Config(games=16, match_games=2, **settings), tmp_path)  # type: ignore[arg-type]
    assert again.games == first.games >= 8
    assert again.learner.steps == first.learner.steps > 0
    again.train()
    assert "against games-" in capsys.readouterr().out
    assert len(list(tmp_path.glob("games-*.npz"))) == 2
    assert Network.load(tmp_path / "games-00000016.npz").about["games"] == 16


def test_a_block_of_games_is_played_to_the_end_and_follows_from_its_seed() -> None:
    network = fresh(2, (8,), 1)
    once, again, other = (play_block(network, 5, seed, 0.3, "boat", 0.1, 0.8) for seed in (1, 1, 2))
    assert len(once) == 5
    assert all(np.array_equal(a.inputs, b.inputs) for a, b in zip(once, again, strict=True))
    assert all(np.array_equal(a.targets, b.targets) for a, b in zip(once, again, strict=True))
    assert len(once[0].inputs) != len(other[0].inputs) or not np.array_equal(once[0].inputs, other[0].inputs)


def learned(folder: Path, jobs: int = 1, dask: str | None = None) -> bytes:
    """The weights of a short run in blocks."""
    settings = {"players": 2, "hidden": (4,), "parallel": 6, "blocks": 3, "memory": 500, "batch": 32}
    Run(Config(games=30, snapshot_every=30, match_games=0, **settings), folder).train(jobs, dask)  # type: ignore[arg-type]
    return b"".join(w.tobytes() + b.tobytes() for w, b in Network.load(folder / "games-00000030.npz").layers)


def test_processes_that_play_blocks_change_nothing_but_the_time(tmp_path: Path) -> None:
    pytest.importorskip("joblib")
    assert learned(tmp_path / "one") == learned(tmp_path / "two", jobs=2)


_ON_A_CLUSTER = """
import sys
from pathlib import Path
from distributed import LocalCluster
from tests.lab.test_training import learned

folder = Path(sys.argv[1])
with LocalCluster(n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None) as cluster:
    far = learned(folder / "far", dask=cluster.scheduler_address)
assert far == learned(folder / "near")
"""


@pytest.mark.slow
def test_a_cluster_that_plays_blocks_changes_nothing_but_the_time(tmp_path: Path) -> None:
    """In a process of its own: a cluster leaves threads behind."""
    pytest.importorskip("distributed")
    command = [sys.executable, "-c", _ON_A_CLUSTER, str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(command, capture_output=True, text=True, timeout=300, env=environment, check=False)
    assert run.returncode == 0, run.stderr


def test_a_policy_against_itself_wins_its_share() -> None:
    """With the same policy on all seats, the seats of every deal win once between them."""
    network = fresh(3, (4,), 1)
    result = play(3, Greedy(network), Greedy(network), 8, 1)
    assert (result.won, result.games) == (8, 24)


def test_a_result_tells_wilsons_interval() -> None:
    assert str(Result(30, 100, 40.0, 36.5)) == "30.0 % of 100 (21.9-39.6), fame 40.0 to 36.5"


def test_a_network_for_another_game_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    weights = str(Path(__file__).parents[2] / "ra_desktop/ai/weights/priests-3p.npz")
    monkeypatch.setattr(sys, "argv", ["match", weights, weights, "--deals", "1"])
    with pytest.raises(SystemExit) as end:
        match_command()
    assert end.value.code == 2
    assert f"{weights} doesn’t play boat: see --ruleset" in capsys.readouterr().err


def test_the_tiles_of_a_bag_bring_no_luck_on_average() -> None:
    """Weighted by their share of the bag, the luck of all tiles that may come is 0, and not all of them bring none.

    A value is float32. At another place in the batch, BLAS may add it up in another order (OPENBLAS_CORETYPE=Haswell
    does), so it differs by a few units in the last place. The mean of such differences is no larger than they are.
    """
    at, _ = Deals(3, np.random.default_rng(1)).deal(1)
    at.apply(np.array([tb.DRAW]))
    bag = at.bag[0]
    kinds = np.flatnonzero(bag)
    luck = Luck(trained(3), np.full(len(kinds), 1))
    luck.add(at.take(np.zeros(len(kinds), np.intp)), np.arange(len(kinds)), kinds.astype(np.int32))
    shares = bag[kinds] / bag.sum()
    assert luck.sums @ shares == pytest.approx(0.0, abs=8 * float(np.finfo(np.float32).eps))
    assert luck.sums.std() > 1e-3


def test_luck_is_summed_for_the_games_that_draw() -> None:
    at, _ = Deals(3, np.random.default_rng(1)).deal(3)
    at.apply(np.array([tb.DRAW, tb.INVOKE, tb.DRAW]))
    luck = Luck(trained(3), np.array([0, 1, 2]))
    best = np.array([at.bag[0].argmax()] * 2, np.int32)
    luck.add(at, at.drawing(), best)
    once = luck.sums.copy()
    luck.add(at, at.drawing(), best)
    assert once[1] == 0.0
    assert (once[[0, 2]] != 0.0).all()
    assert luck.sums.tolist() == (2.0 * once).tolist()


def test_less_luck_a_result_says_the_same_with_a_smaller_error() -> None:
    """Both shares are estimates of the same; games of one deal are not independent, so errors are counted by deal."""
    counting = Greedy(trained(2))
    result = play(2, counting, HiddenFame(counting), 60, 1)
    assert result.adjusted == pytest.approx(result.share, abs=0.08)
    assert 0.0 < result.error < 0.7 * float(np.sqrt(result.share * (1.0 - result.share) / result.games))


def test_levels_are_policies() -> None:
    players, skilled = policy("skilled", 3)
    assert players == 3
    assert isinstance(skilled, HiddenFame)
    for level in ("expert", "shown"):
        searching = policy(level, 3)[1]
        assert isinstance(searching, Searching)
        assert searching.settings == settings_for(level, 3, "ra")


@pytest.mark.parametrize(
    ("asked_for", "said"),
    [
        (["expert", "expert"], "expert plays with any number: say how many, with --players"),
        (["expert", "casual", "--players", "3"], "casual plays one game at a time: versus or ra-arena"),
        (["nowhere.npz", "expert"], "nowhere.npz: cannot be read"),
        (["{weights}+rollouts=8,depht=3", "expert"], "no setting of a search is called depht"),
        (["{weights}+rollouts=many", "expert"], "many"),
    ],
)
def test_a_policy_that_there_is_not_is_told_in_one_line(
    asked_for: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    weights = tmp_path / "fresh.npz"
    save(fresh(3, (4,), 1), weights)
    monkeypatch.setattr(sys, "argv", ["match", *(item.format(weights=weights) for item in asked_for)])
    with pytest.raises(SystemExit) as end:
        match_command()
    assert end.value.code == 2
    assert said in capsys.readouterr().err


def test_who_does_not_count_plays_alike_whatever_the_others_have() -> None:
    at, _ = Deals(3, np.random.default_rng(1)).deal(50)
    rich = at.take(np.arange(50))
    rich.fame[np.arange(50), (at.actor + 1) % 3] = 60
    network = fresh(3, (8,), 1)
    network.layers[0][0][:] *= 10.0
    uncounting = HiddenFame(Greedy(network))
    assert np.array_equal(uncounting.choose(at), uncounting.choose(rich))
    assert (rich.fame.max(1) == 60).all()


def test_unknown_keys_of_a_config_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.toml"
    path.write_text("players = 3\ngames = 10\nspeed = 9\n", encoding="utf-8")
    with pytest.raises(ValueError, match="speed"):
        Config.read(path)


@pytest.mark.parametrize(("before", "after"), [(4, 5), (4, 3), (3, 4), (2, 3), (4, 4)])
def test_a_transferred_network_keeps_what_equal_opponents_add_up_to(before: int, after: int) -> None:
    network = fresh(before, (6,), 1)
    other = transfer(network, after)
    first, same, layout = network.layers[0][0], other.layers[0][0], layout_of("ra")
    assert len(same) == feature_count(after)
    assert np.array_equal(first[: layout.table], same[: layout.table])
    of_players = [
        layer[layout.table :].reshape(layout.player, players, -1) for layer, players in ((first, before), (same, after))
    ]
    assert np.array_equal(of_players[0][:, 0], of_players[1][:, 0])
    if before > 2 and after >= before:
        sums = [block[:, 1:].sum(1) for block in of_players]
        assert sums[0] == pytest.approx(sums[1], abs=1e-5)


def test_a_widened_network_values_positions_as_before_and_can_learn_with_all_its_units() -> None:
    network = fresh(3, (6, 4), 1)
    wide = widen(network, (9, 5), 2)
    seen = np.random.default_rng(3).random((8, feature_count(3)), np.float32)
    assert forward(wide, seen) == pytest.approx(forward(network, seen), abs=1e-6)
    assert [len(bias) for _, bias in wide.layers] == [9, 5, 2]
    before = [weights.copy() for weights, _ in wide.layers]
    learner = Learner(wide, 0.5, 0.99)
    for _ in range(3):
        learner.fit(seen, np.ones((8, 2), np.float32), 0.01)
    assert all((weights != old).any(0).all() for (weights, _), old in zip(wide.layers[1:], before[1:], strict=True))


def test_a_network_is_not_widened_to_fewer_units() -> None:
    with pytest.raises(ValueError, match="cannot be widened"):
        widen(fresh(3, (6, 4), 1), (5, 4), 2)


def test_another_checkout_plays_as_it_would_here() -> None:
    place = Path(__file__).parents[2]
    _, ours = policy("skilled", 2)
    _, others = policy(f"{place}:skilled", 2)
    assert play(2, others, ours, deals=2, seed=5) == play(2, ours, ours, deals=2, seed=5)
    assert isinstance(others, OtherCheckout)
    others.close()
