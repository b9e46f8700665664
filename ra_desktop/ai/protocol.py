"""What a bot is: something that chooses an action from a view, within a limit, until nobody waits any more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from ra_desktop.engine import Action, View


class Cancelled(Exception):  # noqa: N818 - not a fault: what was asked for
    """Raised by a bot that stopped thinking because its `cancel` was set."""


class Cancel(Protocol):
    """Says whether the answer is still wanted; a :class:`threading.Event` does."""

    def is_set(self) -> bool:
        """Whether nobody waits for the answer any more."""
        ...


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think. Where both are given, whichever is reached first; without any, as its level does."""

    seconds: float | None = None
    """Seconds on the wall clock. What is chosen may then depend on the machine."""
    rollouts: int | None = None
    """Simulated continuations. What is chosen then depends on view and seed alone."""


class Evaluation(NamedTuple):
    """What an action is worth to the seat that acts."""

    action: Action
    win: float
    """Chance to win, 0 to 1."""
    margin: float
    """Expected fame at the end beyond that of the best other player."""


class Bot(Protocol):
    """A player. It keeps nothing between calls that its choice depends on, except its seed."""

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """Return one of ``view.legal_actions()`` for the seat that must act.

        Raises :class:`Cancelled` if `cancel` is set before there is an answer, and ``ValueError`` if nobody has to
        act because the game is over.
        """
        ...

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """All of ``view.legal_actions()`` with what they are worth, best first; raises as :meth:`choose` does.

        It is what the bot takes to be true: what a character likes is left out, and a level that does not weigh
        chances itself answers with the first impression of one that does.
        """
        ...


def legal_choices(view: View, cancel: Cancel | None) -> list[Action]:
    """What a bot may choose from, or the error that :meth:`Bot.choose` promises."""
    if cancel is not None and cancel.is_set():
        raise Cancelled
    legal = view.legal_actions()
    if not legal:
        raise ValueError("the game is over: there is nothing to choose")
    return legal
