"""What a training run does: the keys of its config file."""

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
    """A training run; the defaults are those of the networks that come with the program."""

    players: int
    games: int
    """Games to play in all."""
    ruleset: str = RULESET
    seed: int = 1
    hidden: tuple[int, ...] = (160, 32)
    parallel: int = 512
    """Games that are played at once."""
    blocks: int = 0
    """So many blocks of `parallel` games are played from deal to end with the same weights, by processes or a cluster,
    before anything is learned from them. With 0 learning goes on after every step of the games, in this process."""
    decay_first: float = 0.8
    """Lambda of TD, changing evenly to `decay_last`. Each step that trusts the value of the best of several moves adds
    a little optimism, and a player makes some sixty of them in a game: the chances come out too high, and
    ``calibrate.py`` makes them true at the end. Near 1 they are true from the start, but learning takes longer."""
    decay_last: float = 0.8
    exploring_first: float = 0.05
    """Share of moves at random at the start of the run, falling evenly to `exploring_last`."""
    exploring_last: float = 0.01
    other_views: float = 0.25
    """Share of decisions that are also learned as a seat sees them that did not act."""
    rate_first: float = 1e-3
    """Learning rate, falling evenly in its logarithm to `rate_last`."""
    rate_last: float = 5e-5
    batch: int = 1024
    memory: int = 250_000
    """Samples kept to learn from."""
    reuse: float = 1.5
    """How often each sample is learned from on average."""
    margin_loss: float = 0.5
    keep: float = 0.99
    """How much of the running mean of the weights is kept at an update, every 16 steps."""
    snapshot_every: int = 10_000
    """Games between two snapshots, which play each other for the learning curve."""
    match_games: int = 400
    """Deals of the match that a snapshot plays against the one before."""
    start: str = ""
    """Weights to start from instead of random ones."""

    @classmethod
    def read(cls, path: Path) -> Config:
        """Read a TOML file; ``ValueError`` for keys that mean nothing."""
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        unknown = set(data) - {field.name for field in fields(cls)}
        if unknown:
            raise ValueError(f"{path.name}: unknown keys {', '.join(sorted(unknown))}")
        if "hidden" in data:
            data["hidden"] = tuple(data["hidden"])
        return cls(**data)

    def as_dict(self) -> dict[str, Any]:
        """The keys and values, for metadata; of the weights at the start only the name of the file."""
        return asdict(self) | {"start": PurePath(self.start).name}
