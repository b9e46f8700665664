"""Networks are read back as they were written, fit their features or are refused, and know a finished game."""

from __future__ import annotations

import json
import os
import tracemalloc
import zipfile
from io import BytesIO
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any
from zipfile import ZipFile

import numpy as np
import pytest

from lab import networks
from lab.networks import forward, fresh, save
from ra_desktop.ai.neural import network as nw
from ra_desktop.ai.neural.batch.ra import TILES
from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.neural.features import feature_count, layout_of
from ra_desktop.ai.neural.network import Network, WeightsError
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.engine import GameState

if TYPE_CHECKING:
    from collections.abc import Callable


def played_out(players: int, seed: int) -> GameState:
    rng = Random(seed)
    state = GameState.new("boat", players, seed)
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()), events=False)
    return state


def test_weights_are_read_back_with_their_metadata(tmp_path: Path) -> None:
    network = fresh(3, (16, 8), 1)
    network.about = {"games": 12, "seed": 5}
    save(network, tmp_path / "net.npz")
    again = Network.load(tmp_path / "net.npz")
    inputs = np.random.default_rng(2).random((20, feature_count(3))).astype(np.float32)
    assert np.array_equal(forward(network, inputs), forward(again, inputs))
    assert (again.about["games"], again.about["seed"], again.players) == (12, 5, 3)


def test_forward_is_the_perceptron_of_its_layers() -> None:
    network = fresh(2, (5,), 1)
    inputs = np.random.default_rng(2).normal(size=(7, feature_count(2))).astype(np.float32)
    (first, bias), (second, end) = network.layers
    expected = np.maximum(inputs @ first + bias, 0) @ second + end
    assert forward(network, inputs) == pytest.approx(expected, abs=1e-5)


def test_other_features_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "old.npz"
    monkeypatch.setattr(networks, "layout_of", lambda game: layout_of(game)._replace(version=0))
    save(fresh(3, (4,), 1), path)
    monkeypatch.undo()
    with pytest.raises(WeightsError, match=r"old\.npz: made for features 0"):
        Network.load(path)


def test_another_number_of_inputs_is_refused(tmp_path: Path) -> None:
    network = fresh(3, (4,), 1)
    network.players = 4
    save(network, tmp_path / "net.npz")
    with pytest.raises(WeightsError, match="inputs"):
        Network.load(tmp_path / "net.npz")


def harmed(path: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """A network for three whose arrays are changed before they are written."""
    network = fresh(3, (4,), 1)
    save(network, path)
    with np.load(path) as read:
        arrays = dict(read)
    change(arrays)
    np.savez(path, allow_pickle=True, **arrays)
    return path


def put(name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(arrays: dict[str, Any]) -> None:
        arrays[name] = value(arrays[name]) if callable(value) else value

    return change


def about(**values: Any) -> Callable[[dict[str, Any]], None]:
    return put("about", lambda text: np.array(json.dumps({**json.loads(str(text)), **values})))


class Harmful:
    def __reduce__(self) -> Any:
        return pytest.fail, ("a pickled object was made",)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (put("about", np.array("[]")), "cannot be read"),
        (put("about", np.array("[" * 100_000)), "cannot be read"),
        (put("about", np.array([Harmful()], object)), "cannot be read"),
        (put("weights0", np.array([Harmful()], object)), "cannot be read"),
        (put("weights0", lambda weights: weights.astype(complex)), "cannot be read"),
        (put("weights0", np.float32(1)), "inputs"),
        (put("weights0", lambda weights: weights[:, :3]), "do not fit"),
        (put("weights0", lambda weights: weights[:, :, None]), "do not fit"),
        (put("weights0", lambda weights: weights * np.nan), "no numbers"),
        (put("bias1", lambda bias: bias + np.inf), "no numbers"),
        (put("bias0", lambda bias: bias[:-1]), "do not fit"),
        (put("bias0", lambda bias: bias[None]), "do not fit"),
        (lambda arrays: arrays.pop("bias1"), "cannot be read"),
        (lambda arrays: [arrays.pop(f"{name}1") for name in ("weights", "bias")], "outputs"),
        (lambda arrays: [arrays.pop(f"{name}{n}") for name in ("weights", "bias") for n in (0, 1)], "no layers"),
        (about(players=None), "made for None players"),
        (about(players=[3]), "players"),
        (about(players=1), "players"),
        (about(players=10**30), "players"),
        (about(players=3.0), "players"),
        (about(game=["ra"]), "unknown game"),
        (about(game="chess"), "unknown game"),
        (about(feature_version={}), "made for features"),
    ],
)
def test_weights_that_make_no_network_are_refused(
    tmp_path: Path, change: Callable[[dict[str, Any]], None], words: str
) -> None:
    with pytest.raises(WeightsError, match=rf"net\.npz: .*{words}"):
        Network.load(harmed(tmp_path / "net.npz", change))


def test_an_array_that_claims_more_than_it_has_takes_no_memory(tmp_path: Path) -> None:
    head = BytesIO()
    np.lib.format.write_array_header_1_0(head, {"descr": "<f4", "fortran_order": False, "shape": (1 << 40,)})
    with ZipFile(tmp_path / "net.npz", "w") as archive:
        archive.writestr("weights0.npy", head.getvalue())
    with pytest.raises(WeightsError, match="size"):
        Network.load(tmp_path / "net.npz")


def test_weights_that_unpack_without_end_are_not_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nw, "MOST_BYTES", 1000)
    save(fresh(3, (4,), 1), tmp_path / "net.npz")
    with pytest.raises(WeightsError, match="larger than 1000 bytes"):
        Network.load(tmp_path / "net.npz")


@pytest.mark.parametrize("method", [zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_member_that_holds_more_than_it_says_is_not_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: int
) -> None:
    monkeypatch.setattr(nw, "MOST_BYTES", 1 << 16)
    path = tmp_path / "lie.npz"
    size = 30_000_001
    with zipfile.ZipFile(path, "w", method) as archive:
        archive.writestr("weights0.npy", bytes(size))
    path.write_bytes(path.read_bytes().replace(size.to_bytes(4, "little"), (1000).to_bytes(4, "little")))
    tracemalloc.start()
    try:
        with pytest.raises(WeightsError):
            Network.load(path)
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()


def test_any_scratch_in_a_file_is_refused_or_harmless(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    save(fresh(2, (3,), 1), path)
    whole, rng = path.read_bytes(), Random(5)
    for _ in range(300):
        data = bytearray(whole)
        for _ in range(rng.choice((1, 3, 20))):
            data[rng.randrange(len(data))] = rng.randrange(256)
        path.write_bytes(data[: rng.choice((len(data), len(data), rng.randrange(len(data))))])
        try:
            network = Network.load(path)
        except WeightsError:
            continue
        assert [weights.dtype for weights, _ in network.layers] == [np.float32, np.float32]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a named pipe")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.npz")
    with pytest.raises(WeightsError, match="not a regular file"):
        Network.load(tmp_path / "pipe.npz")


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 torn", json.dumps({}).encode()])
def test_damaged_files_are_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "torn.npz"
    path.write_bytes(content)
    with pytest.raises(WeightsError, match=r"torn\.npz"):
        Network.load(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="cannot be read"):
        Network.load(tmp_path / "none.npz")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_finished_game_is_worth_what_it_ended_with(players: int) -> None:
    network = fresh(players, (4,), 1)
    for seed in range(5):
        state = played_out(players, seed)
        at = batch_of([state] * players)
        values = network.values(at, np.arange(players))
        assert [seat for seat in range(players) if values[seat, 0] == 1] == [state.winner]
        assert values[:, 0].sum() == 1
        for seat in range(players):
            others = max(fame for other, fame in enumerate(state.fame) if other != seat)
            assert values[seat, 1] * nw.MARGIN_UNIT == pytest.approx(state.fame[seat] - others)


@pytest.mark.parametrize("game", ["ra", "priests"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_networks_that_come_with_the_program_fit(game: str, players: int) -> None:
    network = nw.trained(players, game)
    assert (network.game, network.players) == (game, players)
    path = Path(nw.__file__).parent.parent / "weights" / f"{game}-{players}p.npz"
    assert path.stat().st_size < 1_000_000
    rolled_out = "decisions" in network.about
    assert network.about["decisions" if rolled_out else "games"] > 0
    assert {"config", "seed", "feature_version"} <= set(network.about | network.about["config"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_chances_of_all_players_make_about_one(players: int) -> None:
    """Each seat is asked on its own: only a network that has learned something makes them agree."""
    network = nw.trained(players)
    rng = Random(3)
    at = batch_of([GameState.new("boat", players, seed) for seed in range(60)])
    totals = []
    for _ in range(15 * players):
        result = options(network, at)
        at = result.after.take(result.best)
        totals.append(sum(network.values(at, np.full(len(at), seat))[:, 0] for seat in range(players)))
        for row in at.drawing():
            bag = np.repeat(np.arange(TILES), at.bag[row])
            at.resolve_draws(np.array([row]), np.array([rng.choice(bag)], np.int32))
    assert np.mean(totals) == pytest.approx(1.0, abs=0.15)
