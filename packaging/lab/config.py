"""The config file of a training run."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from .setup import RULESET

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class Config:
    """A training run; the defaults are those of the shipped networks."""

    players: int
    games: int
    """Number of games to play."""
    ruleset: str = RULESET
    seed: int = 1
    hidden: tuple[int, ...] = (160, 32)
    parallel: int = 512
    """Games played at once."""
    blocks: int = 0
    """Number of blocks of `parallel` games that processes or a cluster play to the end with the same weights before
    the network learns from them. With 0 it learns after every step of the games, in this process."""
    decay_first: float = 0.8
    """Lambda of TD, changing linearly to `decay_last`. Each step that trusts the value of the best of several moves
    adds a little optimism, and a player makes some sixty in a game: the chances come out too high, and
    ``calibrate.py`` corrects them at the end. Near 1 they are right from the start, but learning takes longer."""
    decay_last: float = 0.8
    exploring_first: float = 0.05
    """Share of random moves at the start of the run, falling linearly to `exploring_last`."""
    exploring_last: float = 0.01
    other_views: float = 0.25
    """Share of decisions that are also learned from the view of another seat."""
    rate_first: float = 1e-3
    """Learning rate, falling exponentially to `rate_last`."""
    rate_last: float = 5e-5
    batch: int = 1024
    memory: int = 250_000
    """Samples kept for learning."""
    reuse: float = 1.5
    """How often each sample is learned from on average."""
    margin_loss: float = 0.5
    keep: float = 0.99
    """Share of the weights' running mean kept at an update, every 16 steps."""
    snapshot_every: int = 10_000
    """Games between two snapshots, which are matched for the learning curve."""
    match_games: int = 400
    """Deals of a snapshot's match against the previous one."""
    start: str = ""
    """Initial weights instead of random ones."""

    @classmethod
    def read(cls, path: Path) -> Config:
        """Read a TOML file; ``ValueError`` for unknown keys."""
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        unknown = set(data) - {field.name for field in fields(cls)}
        if unknown:
            raise ValueError(f"{path.name}: unknown keys {', '.join(sorted(unknown))}")
        if "hidden" in data:
            data["hidden"] = tuple(data["hidden"])
        return cls(**data)

    def as_dict(self) -> dict[str, Any]:
        """Return keys and values for metadata, with only the file name of the initial weights."""
        return asdict(self) | {"start": PurePath(self.start).name}
