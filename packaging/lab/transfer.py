"""``python packaging/lab transfer IN.npz PLAYERS OUT.npz``: change the number of players or units.

The features are the same for every number of players, a block for each. What the network knows of the seats next to the
viewing one is kept; what it knows of those in between is distributed evenly. A network for five players made from that
for four beats one trained on 20,000 games from random weights.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from ra_desktop.ai.neural.features import layout_of
from ra_desktop.ai.neural.network import Network

from .networks import fresh, save


def transfer(network: Network, players: int) -> Network:
    """Return a network for `players` that values positions much as `network` does with its own number of players."""
    before = network.players
    layout = layout_of(network.game)
    first, bias = network.layers[0]
    blocks = first[layout.table :].reshape(layout.player, before, -1)
    shares = np.zeros((players, before), np.float32)
    shares[0, 0] = 1.0
    for seat in range(1, players):
        # The place of the seat among the others, from 0 on the left to 1 on the right.
        place = (seat - 1) / max(players - 2, 1) * (before - 2)
        low = int(place)
        shares[seat, 1 + low] += 1.0 - (place - low)
        if place > low:
            shares[seat, 2 + low] += place - low
    shares[1:, 1:] /= np.maximum(shares[1:, 1:].sum(0), 1e-6)
    blocks = np.einsum("pb,fbh->fph", shares, blocks)
    weights = np.concatenate((first[: layout.table], blocks.reshape(layout.player * players, -1))).astype(np.float32)
    layers = [(weights, bias.copy()), *((more.copy(), add.copy()) for more, add in network.layers[1:])]
    layers[-1][1][0] += np.log(before - 1.0) - np.log(players - 1.0)
    return Network(players, layers, {"transferred": network.about}, network.game)


def widen(network: Network, hidden: tuple[int, ...], seed: int) -> Network:
    """Return the same network with more `hidden` units in its layers; ``ValueError`` if they would be fewer."""
    before = tuple(len(bias) for _, bias in network.layers[:-1])
    if len(hidden) != len(before) or any(more < less for more, less in zip(hidden, before, strict=True)):
        raise ValueError(f"a network of {before} hidden units cannot be widened to {hidden}")
    wide = fresh(network.players, hidden, seed, network.game)
    for (weights, bias), (old, old_bias) in zip(wide.layers, network.layers, strict=True):
        inputs, outputs = old.shape
        weights[:inputs, :outputs] = old
        weights[inputs:, :outputs] = 0.0  # new units do not affect old ones
        bias[:outputs] = old_bias
    return Network(network.players, wide.layers, {"widened": network.about}, network.game)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/lab transfer", description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("players", type=int)
    parser.add_argument("out", type=Path)
    parser.add_argument("--hidden", type=int, nargs="+", metavar="UNITS", help="units of each hidden layer")
    parser.add_argument("--seed", type=int, default=1, help="of the weights of added units")
    arguments = parser.parse_args()
    network = Network.load(arguments.weights)
    if arguments.players != network.players:
        network = transfer(network, arguments.players)
    if arguments.hidden:
        network = widen(network, tuple(arguments.hidden), arguments.seed)
    save(network, arguments.out)
    return 0
