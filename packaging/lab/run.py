"""A training run: self-play, learning, checkpoints, snapshots and the learning curve."""

from __future__ import annotations

import csv
import sys
import time
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ra_desktop.ai.executor import executor
from ra_desktop.ai.neural.features import feature_count
from ra_desktop.ai.neural.network import Network
from ra_desktop.engine import RULESETS

from .learner import Learner
from .match import Greedy, play
from .networks import fresh, save
from .selfplay import SelfPlay, play_block

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .config import Config
    from .selfplay import Samples

_COLUMNS: Final = ("games", "seconds", "entropy", "squared", "won_against_last")
_CHECKPOINT_SECONDS: Final = 120.0


class Run:
    """A run in its folder; started again, it resumes from the last checkpoint."""

    def __init__(self, config: Config, folder: Path) -> None:
        self.config = config
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._game = RULESETS[config.ruleset].game
        network = fresh(config.players, config.hidden, config.seed, self._game)
        self.before: dict[str, Any] = {}
        """The origin of the initial weights."""
        if config.start:
            network = Network.load(Path(config.start))
            self.before = {"before": network.about}
        self.learner = Learner(network, config.margin_loss, config.keep)
        self.games = 0
        self.seconds = 0.0
        self.last_snapshot: Path | None = None
        if self._checkpoint.is_file():
            self._resume()
        self.rng = np.random.default_rng((config.seed, self.games))
        self._inputs = np.empty((config.memory, feature_count(config.players, self._game)), np.float16)
        self._targets = np.empty((config.memory, 2), np.float32)
        self._filled = 0
        self._next = 0
        self._owed = 0.0
        self._errors: list[tuple[float, float]] = []

    @property
    def _checkpoint(self) -> Path:
        return self.folder / "checkpoint.npz"

    def _snapshot(self, games: int) -> Path:
        return self.folder / f"games-{games:08d}.npz"

    def _resume(self) -> None:
        with np.load(self._checkpoint) as state:
            self.learner.restore(state)
            self.games = int(state["games"])
            self.seconds = float(state["seconds"])
        taken = sorted(path for path in self.folder.glob("games-*.npz") if path <= self._snapshot(self.games))
        self.last_snapshot = taken[-1] if taken else None

    def _save(self) -> None:
        path = self._checkpoint.with_suffix(".tmp")
        with path.open("wb") as file:
            np.savez(file, allow_pickle=False, games=np.array(self.games), seconds=np.array(self.seconds),
                     **self.learner.state())  # fmt: skip
        path.replace(self._checkpoint)

    def train(self, jobs: int = 1, dask: str | None = None) -> None:
        """Play and learn until the configured number of games is reached.

        Blocks of games are played by `jobs` processes or by the cluster whose scheduler is at the address `dask`, with
        the same results; without blocks (see :class:`.Config`) both are ignored.
        """
        saved = shown = begun = time.monotonic()
        before = self.seconds
        for played in self._played_in_blocks(jobs, dask) if self.config.blocks else self._played_step_by_step():
            rate = self.config.rate_first * (self.config.rate_last / self.config.rate_first) ** self._done
            for samples in played:
                self._remember(samples.inputs, samples.targets)
                self.games += 1
                if self.games % self.config.snapshot_every == 0:
                    self._take_snapshot()
            self._learn(rate)
            now = time.monotonic()
            self.seconds = before + now - begun
            if now - shown > 10.0:
                shown = now
                self._show()
            if now - saved > _CHECKPOINT_SECONDS:
                saved = now
                self._save()
        self._save()

    @property
    def _done(self) -> float:
        """Return the progress of the run, from 0 to 1."""
        return self.games / self.config.games

    def _exploring(self) -> float:
        return self.config.exploring_first + self._done * (self.config.exploring_last - self.config.exploring_first)

    def _decay(self) -> float:
        return self.config.decay_first + self._done * (self.config.decay_last - self.config.decay_first)

    def _played_step_by_step(self) -> Iterator[list[Samples]]:
        config = self.config
        seed = int(self.rng.integers(2**31))
        games = SelfPlay(config.players, config.parallel, seed, config.other_views, config.ruleset)
        while self.games < config.games:
            yield games.step(self.learner.network, self._exploring(), self._decay())

    def _played_in_blocks(self, jobs: int, dask: str | None) -> Iterator[list[Samples]]:
        config = self.config
        with executor(jobs, dask) as run:
            while self.games < config.games:
                network = deepcopy(self.learner.network)  # learning from a block must not change the next one
                common = (config.other_views, config.ruleset, self._exploring(), self._decay())
                seeds = self.rng.integers(2**31, size=config.blocks).tolist()
                yield from run(play_block, [(network, config.parallel, seed, *common) for seed in seeds])

    def _remember(self, inputs: np.ndarray, targets: np.ndarray) -> None:
        count = len(inputs)
        places = (self._next + np.arange(count)) % self.config.memory
        self._inputs[places] = inputs
        self._targets[places] = targets
        self._next = (self._next + count) % self.config.memory
        self._filled = min(self._filled + count, self.config.memory)
        self._owed += count * self.config.reuse

    def _learn(self, rate: float) -> None:
        batch = self.config.batch
        if self._filled < min(self.config.memory, 20 * batch):
            self._owed = 0.0
            return
        while self._owed >= batch:
            self._owed -= batch
            pick = self.rng.integers(0, self._filled, batch)
            inputs = self._inputs[pick].astype(np.float32)
            self._errors.append(self.learner.fit(inputs, self._targets[pick], rate))

    def _mean_errors(self) -> tuple[float, float]:
        if not self._errors:
            return 0.0, 0.0
        entropy, squared = np.mean(self._errors[-500:], axis=0)
        return float(entropy), float(squared)

    def _show(self) -> None:
        entropy, squared = self._mean_errors()
        speed = self.games / max(self.seconds, 1.0)
        left = (self.config.games - self.games) / max(speed, 0.01) / 60
        sys.stdout.write(
            f"{self.games:8d} of {self.config.games} games, {speed:.0f} a second, {left:.0f} min left, "
            f"entropy {entropy:.4f}, margin {squared:.3f}\n"
        )
        sys.stdout.flush()

    def _take_snapshot(self) -> None:
        path = self._snapshot(self.games)
        mean = self.learner.mean
        mean.about = {"config": self.config.as_dict(), "seed": self.config.seed, "games": self.games}
        mean.about |= self.before
        save(mean, path)
        entropy, squared = self._mean_errors()
        won = float("nan")
        if self.last_snapshot is not None and self.config.match_games:
            last = Network.load(self.last_snapshot)
            config = self.config
            one, others = Greedy(mean), Greedy(last)
            result = play(config.players, one, others, config.match_games, self.games, ruleset=config.ruleset)
            won = result.share
            sys.stdout.write(f"{path.name} against {self.last_snapshot.name}: {result}\n")
        self.last_snapshot = path
        curve = self.folder / "curve.csv"
        fresh = not curve.is_file()
        with curve.open("a", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            if fresh:
                writer.writerow(_COLUMNS)
            row = (self.games, f"{self.seconds:.0f}", f"{entropy:.4f}", f"{squared:.4f}", f"{won:.4f}")
            writer.writerow(row)
        self._errors.clear()
