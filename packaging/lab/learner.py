"""Gradient descent for the value networks, in numpy: Adam, and a running mean of the weights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ra_desktop.ai.neural.network import MARGIN_WEIGHT, Network, utility

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import Floats, Rows

_BETA1: Final = 0.9
_BETA2: Final = 0.999
_EPSILON: Final = 1e-7


def means_within(amounts: Floats, groups: Rows) -> Floats:
    """Return for each of `amounts` the mean of its group; equal `groups` follow each other."""
    first = np.flatnonzero(np.diff(groups, prepend=groups[0] - 1)) if len(groups) else groups
    counts = np.diff(first, append=len(groups))
    means: Floats = np.repeat(np.add.reduceat(amounts, first) / counts, counts) if len(groups) else amounts
    return means.astype(np.float32)


class Learner:
    """Fits :attr:`network` to samples; :attr:`mean` is the running mean of its weights, which varies less."""

    def __init__(self, network: Network, margin_loss: float, keep: float) -> None:
        """`margin_loss`: weight of the margin's squared error; `keep`: share of the mean kept at an update."""
        self.network = network
        self.margin_loss = np.float32(margin_loss)
        self.keep = np.float32(keep)
        self.steps = 0
        self.mean = Network(network.players, [(w.copy(), b.copy()) for w, b in network.layers], game=network.game)
        self._moments = [np.zeros_like(array) for pair in network.layers for array in pair]
        self._squares = [np.zeros_like(array) for pair in network.layers for array in pair]

    def fit(
        self, inputs: Floats, targets: Floats, rate: float, decisions: Rows | None = None, difference_loss: float = 0.0
    ) -> tuple[float, float]:
        """Learn from a batch; return the cross-entropy of the chance to win and the squared error of the margin.

        With `decisions`, the number of the decision for each of the first rows, in runs, the squared errors of the
        differences in utility within a decision count too, with the weight `difference_loss`.
        """
        layers = self.network.layers
        active = [inputs]
        for weights, bias in layers[:-1]:
            active.append(np.maximum(active[-1] @ weights + bias, 0.0))
        out = active[-1] @ layers[-1][0] + layers[-1][1]
        logit = np.clip(out[:, 0], -30.0, 30.0)
        win = 1.0 / (1.0 + np.exp(-logit))
        error = np.empty_like(out)
        error[:, 0] = win - targets[:, 0]
        error[:, 1] = out[:, 1] - targets[:, 1]
        entropy = float(np.mean(np.logaddexp(0.0, logit) - targets[:, 0] * logit))
        squared = float(np.mean(error[:, 1] ** 2))
        error[:, 1] *= self.margin_loss
        if decisions is not None:
            wrong = utility(np.stack((win, out[:, 1]), axis=1) - targets)[: len(decisions)]
            wrong = np.float32(difference_loss) * (wrong - means_within(wrong, decisions))
            chance = win[: len(decisions)]
            error[: len(decisions), 0] += wrong * chance * (1.0 - chance)
            error[: len(decisions), 1] += wrong * np.float32(MARGIN_WEIGHT)
        error /= np.float32(len(inputs))
        gradients: list[Floats] = []
        for number in range(len(layers) - 1, -1, -1):
            gradients.append(error.sum(0))
            gradients.append(active[number].T @ error)
            if number:
                error = error @ layers[number][0].T
                error *= active[number] > 0.0
        gradients.reverse()
        self._descend(gradients, rate)
        return entropy, squared

    def _descend(self, gradients: list[Floats], rate: float) -> None:
        self.steps += 1
        step = np.float32(rate * np.sqrt(1.0 - _BETA2**self.steps) / (1.0 - _BETA1**self.steps))
        arrays = [array for pair in self.network.layers for array in pair]
        for array, gradient, moment, square in zip(arrays, gradients, self._moments, self._squares, strict=True):
            moment *= np.float32(_BETA1)
            moment += np.float32(1.0 - _BETA1) * gradient
            square *= np.float32(_BETA2)
            square += np.float32(1.0 - _BETA2) * gradient * gradient
            array -= step * moment / (np.sqrt(square) + np.float32(_EPSILON))
        if self.steps % 16 == 0:
            means = [array for pair in self.mean.layers for array in pair]
            for mean, array in zip(means, arrays, strict=True):
                mean += (1.0 - self.keep) * (array - mean)

    # --- checkpoints -------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """Return all arrays, by name."""
        state: dict[str, Any] = {"steps": np.array(self.steps)}
        for name, arrays in self._arrays():
            state.update({f"{name}{number}": array for number, array in enumerate(arrays)})
        return state

    def restore(self, state: Any) -> None:
        """Restore the arrays of :meth:`state`."""
        self.steps = int(state["steps"])
        for name, arrays in self._arrays():
            for number, array in enumerate(arrays):
                array[...] = state[f"{name}{number}"]

    def _arrays(self) -> list[tuple[str, list[Floats]]]:
        return [
            ("layer", [array for pair in self.network.layers for array in pair]),
            ("mean", [array for pair in self.mean.layers for array in pair]),
            ("moment", self._moments),
            ("square", self._squares),
        ]
