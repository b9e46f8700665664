"""``python packaging/lab curve OUT.svg FOLDER...``: plot the learning curves of training runs.

The strength of a snapshot is the product of its advantages over each previous one: a snapshot that wins the share s as
one against n - 1 of the previous one is s (n - 1) / (1 - s) times as strong as one of them.
"""

from __future__ import annotations

import argparse
import csv
from math import log2
from pathlib import Path
from typing import NamedTuple

from ra_desktop.ai.neural.network import Network


class Point(NamedTuple):
    """A snapshot on the learning curve."""

    games: int
    entropy: float
    strength: float
    """In doublings of the odds against the first snapshot."""


def read_curve(folder: Path) -> list[Point]:
    """The snapshots of the run in `folder`."""
    players = Network.load(next(folder.glob("games-*.npz"))).players
    points: list[Point] = []
    strength = 0.0
    with (folder / "curve.csv").open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            share = float(row["won_against_last"])
            if points and 0 < share < 1:
                strength += log2(share * (players - 1) / (1 - share))
            points.append(Point(int(row["games"]), float(row["entropy"]), strength))
    return points


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/lab curve", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("folders", type=Path, nargs="+")
    arguments = parser.parse_args()

    from matplotlib.figure import Figure  # only in the extra ``train``

    figure = Figure(figsize=(9, 4), layout="constrained")
    strength, entropy = figure.subplots(1, 2)
    for folder in arguments.folders:
        points = read_curve(folder)
        games = [point.games / 1000 for point in points]
        strength.plot(games, [point.strength for point in points], marker=".", label=folder.name)
        entropy.plot(games, [point.entropy for point in points], marker=".", label=folder.name)
    strength.set(xlabel="games (thousands)", ylabel="strength (doublings of the odds)")
    entropy.set(xlabel="games (thousands)", ylabel="cross-entropy of the chance to win")
    strength.legend()
    figure.savefig(arguments.out)
    return 0
