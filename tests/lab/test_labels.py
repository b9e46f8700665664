"""Learning from rolled-out decisions: labels are means over the bag, and a network that is fitted to them errs less."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import pytest

from lab import labels
from lab.fit import errors_of, fit, rounded, split
from lab.fit import main as fit_network
from lab.labels import After, Labels, find, make_part, play_searched, read, value
from lab.labels import main as make_labels
from lab.learner import Learner, means_within
from lab.networks import forward, fresh, save
from ra_desktop.ai.neural.batch.state import DRAWING, OVER
from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.network import MARGIN_UNIT, Network, trained, utility
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.ai.neural.search import search
from ra_desktop.ai.neural.settings import SearchSettings
from tests.sampling import NIGHTLY, by_day

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def network() -> Network:
    return fresh(3, (12,), 1)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labels, "PART", 100)


def _labels(after: list[After], says: Network) -> Labels:
    """Return the positions with what a network says of them."""
    counts = [len(item.at) for item in after]
    at = after[0].at.like(np.concatenate([item.at.rows for item in after]))
    seats = np.repeat([item.seat for item in after], counts)
    values = says.values_of_seats(at).astype(np.float32)
    return Labels(at, np.repeat(np.arange(len(after)), counts), seats, values)


@pytest.mark.usefixtures("few")
def test_a_part_follows_from_its_number_and_the_seed(network: Network) -> None:
    one, again = (make_part(network, 3, 1, 4, 2, 0.01) for _ in range(2))
    other = make_part(network, 4, 1, 4, 2, 0.01)
    assert np.array_equal(one.at.rows, again.at.rows)
    assert np.array_equal(one.values, again.values)
    assert not np.array_equal(one.at.rows, other.at.rows)


@pytest.mark.usefixtures("few")
def test_a_decision_has_up_to_four_positions_after_it_seen_by_the_seat_that_acted(network: Network) -> None:
    result = find(network, np.random.default_rng(1))
    assert len(result) == 100
    assert {len(item.at) for item in result} <= {1, 2, 3, 4}
    assert all((item.at.phase != OVER).all() for item in result)
    assert all(len(np.unique(item.at.rows, axis=0)) == len(item.at) for item in result)
    assert {item.seat for item in result} == {0, 1, 2}
    part = make_part(network, 0, 1, 2, 1, 0.0)
    assert sorted(set(part.decisions.tolist())) == list(range(100))
    assert (np.diff(part.decisions) >= 0).all()


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("share", [0.0, 1.0])
def test_of_clear_decisions_only_a_share_is_valued(share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labels, "TAKEN_IF_CLEAR", share)
    clear = 0
    for item in find(trained(3), np.random.default_rng(1)):
        utilities = np.sort(utility(trained(3).values(item.at, np.full(len(item.at), item.seat))))
        clear += len(utilities) > 1 and utilities[-1] - utilities[-2] > labels.CLEAR + 1e-5
    assert clear == 0 if share == 0.0 else clear > 30


def test_the_best_option_is_among_those_valued(network: Network) -> None:
    at, _ = labels.Deals(3, np.random.default_rng(1)).deal(40)
    choices = options(network, at)
    rng = np.random.default_rng(2)
    for game in range(40):
        valued = labels._valued(choices, game, rng)
        assert choices.best[game] in valued
        assert (choices.rows[valued] == game).all()


def test_a_label_is_the_exact_mean_over_the_next_tile(network: Network, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labels, "PART", 200)
    every = (item._replace(at=item.at.take(np.flatnonzero(item.at.phase == DRAWING)))
             for item in find(network, np.random.default_rng(2)))  # fmt: skip
    result = [item for item in every if len(item.at)][:8]
    assert len(result) == 8
    said = value(network, [item.at for item in result], 64, 1, 0.0, np.random.default_rng(3))
    expected = []
    for item in result:
        for row in range(len(item.at)):
            kinds = np.flatnonzero(item.at.bag[row])
            drawn = item.at.take(np.full(len(kinds), row))
            drawn.resolve_draws(np.arange(len(kinds)), kinds.astype(np.int32))
            choices = options(network, drawn)
            drawn.rows[choices.rows[choices.best]] = choices.after.rows[choices.best]
            share = item.at.bag[row, kinds] / item.at.bag[row].sum()
            expected.append(np.einsum("k,kso->so", share, network.values_of_seats(drawn)))
    np.testing.assert_allclose(said, np.array(expected), atol=2e-6)
    assert said[..., 0].sum(1) == pytest.approx(np.ones(len(said)), abs=1e-5)


@pytest.mark.usefixtures("few")
def test_rolled_out_to_the_end_labels_are_games_won(network: Network) -> None:
    result = find(network, np.random.default_rng(4))[:4]
    said = value(network, [item.at for item in result], 1, 400, 0.01, np.random.default_rng(5))
    assert sorted(set(said[..., 0].ravel().tolist())) == [0.0, 1.0]
    assert (said[..., 0].sum(1) == 1.0).all()


@pytest.mark.usefixtures("few")
def test_what_is_there_is_not_made_again(network: Network, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = tmp_path / "network.npz"
    save(network, weights)
    call = ["labels", str(weights), str(tmp_path / "parts"), "--rollouts", "2", "--depth", "1"]
    monkeypatch.setattr("sys.argv", [*call, "--parts", "1"])
    assert make_labels() == 0
    first = tmp_path / "parts" / "part-00000.npz"
    made = first.stat().st_mtime_ns
    monkeypatch.setattr("sys.argv", [*call, "--parts", "2"])
    assert make_labels() == 0
    assert first.stat().st_mtime_ns == made
    result = read([tmp_path / "parts"], 3, "ra")
    parts = [make_part(network, number, 1, 2, 1, 0.01) for number in range(2)]
    assert np.array_equal(result.at.rows, np.concatenate([part.at.rows for part in parts]))
    assert np.array_equal(result.values, np.concatenate([part.values for part in parts]))
    assert np.array_equal(result.seats, np.concatenate([part.seats for part in parts]))
    assert sorted(set(result.decisions.tolist())) == list(range(200))


def test_fitting_lowers_both_errors_in_decisions_that_were_not_learned(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The labels are what another network says of the positions."""
    monkeypatch.setattr(labels, "PART", 1500)
    teacher = fresh(3, (6,), 7)
    teacher.layers[-1][0][:] *= 10.0
    seen = _labels(find(network, np.random.default_rng(6)), teacher)
    learned, others = split(seen)
    assert (others.decisions > learned.decisions.max()).all()
    assert len(set(others.decisions.tolist())) == 60
    before = errors_of(network, others)
    after = errors_of(fit(network, seen, passes=30, batch=48, rates=(5e-3, 1e-4), difference_loss=20.0, seed=1), others)
    assert after.chance < 0.7 * before.chance
    assert after.difference < 0.7 * before.difference


@pytest.mark.usefixtures("few")
def test_errors_are_root_mean_squares_for_the_seats_that_acted(network: Network) -> None:
    seen = _labels(find(network, np.random.default_rng(8)), network)
    item = np.arange(len(seen.at))
    said = network.values(seen.at, seen.seats)
    wrong = np.zeros_like(said)
    wrong[:, 0] = 0.03
    level = seen.values.copy()
    level[item, seen.seats] = said + wrong
    result = errors_of(network, seen._replace(values=level), batch=64)
    assert result.chance == pytest.approx(3.0, abs=1e-3)
    assert result.difference == pytest.approx(0.0, abs=1e-3), "all actions of a decision are off alike"
    first = np.flatnonzero(np.diff(seen.decisions, prepend=-1))
    several = first[np.diff(first, append=len(item)) == 2]
    assert len(several) > 5
    two = seen.part(np.sort(np.concatenate((several, several + 1))))
    wrong = np.tile([[0.0, 1.0], [0.0, -1.0]], (len(several), 1))
    values = two.values.copy()
    values[np.arange(len(two.at)), two.seats] = network.values(two.at, two.seats) + wrong
    result = errors_of(network, two._replace(values=values))
    assert result.chance == pytest.approx(0.0, abs=1e-3)
    assert result.difference == pytest.approx(100.0 * 0.1, abs=1e-2), "a unit of margin is a tenth of utility"


def test_a_folder_without_decisions_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fit", str(tmp_path / "a.npz"), str(tmp_path / "b.npz"), str(tmp_path / "none")])
    with pytest.raises(SystemExit):
        fit_network()
    assert "none: no decisions there" in capsys.readouterr().err


@pytest.mark.usefixtures("few")
def test_a_fitted_network_says_what_it_was_made_from(
    network: Network, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, folder, out = tmp_path / "start.npz", tmp_path / "parts", tmp_path / "out.npz"
    save(network, start)
    monkeypatch.setattr("sys.argv", ["labels", str(start), str(folder), "--parts", "2", "--rollouts", "2"])
    make_labels()
    call = ["fit", str(start), str(out), str(folder), "--hidden", "16", "--passes", "2", "--batch", "8"]
    monkeypatch.setattr("sys.argv", call)
    assert fit_network() == 0
    fitted = Network.load(out)
    assert [weights.shape[1] for weights, _ in fitted.layers] == [16, 2]
    assert fitted.about["decisions"] == 200
    assert fitted.about["config"]["passes"] == 2
    assert not np.array_equal(fitted.layers[0][0][:, :12], network.layers[0][0])


def test_a_rounded_network_has_sixteen_digits_and_says_the_same() -> None:
    network = fresh(3, (12, 6), 1)
    again = rounded(network)
    inputs = np.random.default_rng(2).random((50, len(network.layers[0][0]))).astype(np.float32)
    assert forward(again, inputs) == pytest.approx(forward(network, inputs), abs=1e-4)
    for (weights, _), (before, _) in zip(again.layers, network.layers, strict=True):
        assert (weights.view(np.uint32) & 0xFF == 0).all()
        assert (before.view(np.uint32) & 0xFF != 0).any()
        assert weights == pytest.approx(before, rel=2.0**-16)


def test_means_within_groups() -> None:
    amounts = np.array([1.0, 3.0, 5.0, 2.0, 4.0], np.float32)
    assert means_within(amounts, np.array([7, 7, 9, 4, 4])).tolist() == [2.0, 2.0, 5.0, 3.0, 3.0]


def test_the_gradient_of_differences_is_that_of_their_squared_errors() -> None:
    rng = np.random.default_rng(2)
    network = fresh(2, (5,), 3)
    inputs = rng.normal(size=(9, network.layers[0][0].shape[0])).astype(np.float32)
    targets = rng.random((9, 2)).astype(np.float32)
    decisions = np.array([0, 0, 1, 1, 1, 2])
    learner = Learner(network, 0.5, 0.9)
    taken: list[list[np.ndarray]] = []
    learner._descend = lambda gradients, rate: taken.append(gradients)  # type: ignore[method-assign]
    learner.fit(inputs, targets, 0.0)
    learner.fit(inputs, targets, 0.0, decisions, 30.0)

    def loss() -> float:
        said = forward(network, inputs).astype(np.float64)
        said[:, 0] = 1.0 / (1.0 + np.exp(-said[:, 0]))
        wrong = utility(said - targets)[:6]
        return float(30.0 * 0.5 * ((wrong - means_within(wrong, decisions)) ** 2).sum() / 9)

    arrays = [array for pair in network.layers for array in pair]
    for array, without, with_differences in zip(arrays, *taken, strict=True):
        gradient = with_differences - without
        place = np.unravel_index(np.abs(gradient).argmax(), array.shape)
        before = array[place]
        array[place] = before + 3e-3
        up = loss()
        array[place] = before - 3e-3
        down = loss()
        array[place] = before
        assert (up - down) / 6e-3 == pytest.approx(float(gradient[place]), rel=0.05, abs=1e-4)


def test_games_of_a_level_that_searches_are_labelled_by_its_search_and_by_the_ends_of_epochs(
    network: Network, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(labels, "SEARCHED_GAMES", games := by_day(2, 2))
    monkeypatch.setattr(labels, "settings_for", lambda *_: SearchSettings(16, depth=1))
    weights, folder = tmp_path / "network.npz", tmp_path / "parts"
    save(network, weights)
    call = ["labels", str(weights), str(folder), "--searched", "expert", "--parts", "1", "--seed", "3"]
    monkeypatch.setattr("sys.argv", call)
    assert make_labels() == 0
    with np.load(folder / "part-00000.npz") as file:
        part = dict(file)
    if NIGHTLY:
        assert all(np.array_equal(again, part[name]) for name, again in play_searched(network, "expert", 0, 3).items())
    at = labels.Deals(3, np.random.default_rng(1)).deal(1)[0].like(part["rows"])
    settings = SearchSettings(16, depth=1, all_seats=True)
    first = np.flatnonzero(np.diff(part["decisions"], prepend=-1))
    for place in (0, 40, len(at) - 1):
        judged = search(network, at.take(np.array([place])), settings, 16, 3, Clock())
        mask = part["decisions"] == place
        assert np.array_equal(part["actions"][mask], judged.actions)
        assert part["values"][mask] == pytest.approx(judged.values, abs=1e-5)
        assert part["chosen"][place] == judged.actions[judged.order[0]]
    for game in range(games):
        played = np.flatnonzero(part["games"] == game)
        for before, after in pairwise(played):
            if at.epoch[after] > at.epoch[before]:
                said = network.values_of_seats(at.take(np.array([after])))[0]
                assert part["ends"][before] == pytest.approx(said, abs=1e-5)
            else:
                assert np.array_equal(part["ends"][before], part["ends"][after])
        assert sorted(part["ends"][played[-1], :, 0]) == [0.0, 0.0, 1.0]
    result = read([folder], 3, "ra")
    assert (result.at.phase != OVER).all()
    assert (np.bincount(result.decisions) > 1).sum() > 0.3 * len(first)
    assert result.values[..., 0].sum(1) == pytest.approx(np.ones(len(result.at)), abs=1e-5)
    open_ended = (result.values[..., 0] > 0.0).all(1)
    values, seats = result.values[open_ended], result.seats[open_ended]
    known = {chances.tobytes(): place for place, chances in enumerate(part["chances"])}
    places = [known[chances.tobytes()] for chances in np.ascontiguousarray(values[..., 0])]
    own, rows = part["values"][places], np.arange(len(places))
    assert values[rows, seats] == pytest.approx(own, abs=1e-5)
    ahead = values[..., 1] - own[:, 1:]
    leads = part["leads"][places] - part["leads"][places][rows, seats, None]
    assert np.median(leads[ahead != 0.0] / ahead[ahead != 0.0]) == pytest.approx(1.3 * MARGIN_UNIT, rel=0.2)
