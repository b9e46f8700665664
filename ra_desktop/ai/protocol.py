"""The protocol of bots: they choose an action from a view, within a limit, unless cancelled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from ra_desktop.engine import Action, View


class Cancelled(Exception):  # noqa: N818 - not a fault: what was asked for
    """Raised by a bot that stopped thinking because its `cancel` was set."""


class Cancel(Protocol):
    """A cancellation flag, such as a :class:`threading.Event`."""

    def is_set(self) -> bool:
        """Whether the answer is no longer needed."""
        ...


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think: until the first of the limits is reached. Without any, its level decides."""

    seconds: float | None = None
    """Seconds of wall-clock time. The choice may then depend on the machine."""
    rollouts: int | None = None
    """Simulated continuations. The choice then depends only on view and seed."""


class Evaluation(NamedTuple):
    """The value of an action for the acting seat."""

    action: Action
    win: float
    """Chance of winning, 0 to 1."""
    margin: float
    """Expected final lead over the best other player, in fame."""
    error: float = 0.0
    """The standard error of the value: of the best action its own, of others that of their distance from the best, in
    chance of winning. 0 stands for an exact value."""
    lead: float = 0.0
    """Expected final lead over the mean of the others, in fame: what :mod:`.ruler` measures with."""
    lead_error: float = 0.0
    """The standard error of :attr:`lead`, as for :attr:`error`."""


class Bot(Protocol):
    """A player. Apart from its seed, it keeps nothing between calls that affects its choices."""

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """Return one of ``view.legal_actions()`` for the seat that must act.

        Raises :class:`Cancelled` if `cancel` is set before there is an answer, and ``ValueError`` if the game is over.
        """
        ...

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """Return all of ``view.legal_actions()`` with their values, best first; raises like :meth:`choose`.

        The bonuses of a character are left out. A level that does not estimate chances itself returns the first
        impression of one that does.
        """
        ...


def legal_choices(view: View, cancel: Cancel | None) -> list[Action]:
    """Return the actions to choose from, or raise the errors of :meth:`Bot.choose`."""
    if cancel is not None and cancel.is_set():
        raise Cancelled
    legal = view.legal_actions()
    if not legal:
        raise ValueError("the game is over: there is nothing to choose")
    return legal
