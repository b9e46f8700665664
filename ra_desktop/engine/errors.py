"""The errors that the engine raises."""

from __future__ import annotations


class EngineError(Exception):
    """Base of all errors of the engine."""


class IllegalActionError(EngineError):
    """An action that the rules do not allow now; the state has not changed.

    The message names the action and the reason: ``bid 7: must beat 9``.
    """


class SetupError(EngineError, ValueError):
    """A rule set, player count, bag or suns from which no game can start."""


class ReplayError(EngineError):
    """A record that the rules do not allow; :attr:`number` is the index of the illegal action, from 0."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"action {number + 1}: {reason}")
        self.number = number
        self.reason = reason
