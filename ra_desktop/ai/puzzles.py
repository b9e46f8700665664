"""Puzzles: positions in which one action is clearly the best, and not the one that comes to mind first.

``packaging/lab`` finds them in games of bots. They come with the program as one compressed file, a line each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ra_desktop.engine import Action, Bid, Discard, Draw, Flip, GameState, Invoke, Keep, ShowSide, SpendGod
from ra_desktop.engine.tiles import EMPTY, suns_in

from .protocol import Evaluation
from .registry import ai_for

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from ra_desktop.engine.position import Position

THEMES: Final = (
    "call", "wait", "small_sun", "big_sun", "last_sun", "god", "disaster", "monuments", "side", "priest",
)  # fmt: skip
"""What a puzzle may be about: calling Ra now, waiting, a small or a big sun, and so on."""

MANY_MONUMENTS: Final = 2
"""Number of monument tiles from which a lot has the theme of monuments."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, and what its actions are worth to the seat that acts."""

    ruleset: str
    players: int
    seed: int
    """The game's."""
    moves: str
    """The moves before it: the place of each among the legal actions, as a character from ``0`` on."""
    theme: str
    """One of :data:`THEMES`."""
    level: str
    """The lowest level of bots from which on all solve it; ``master`` if even the highest misses it."""
    tempting: int
    """The place of the action that looks best without looking ahead."""
    wins: tuple[float, ...]
    """The chance of winning after each legal action, by rollouts of two policies."""
    errors: tuple[float, ...]
    """The standard errors of the distances from the best action; that of the best is its own.

    0 if the end was counted out.
    """
    fame: tuple[float, ...] = ()
    """The expected final lead over the best other player after each, in fame: it stands for that over all others,
    too, which the ruler measures. Empty in older files.
    """

    @property
    def name(self) -> str:
        """The puzzle's id, the same in every edition of the book."""
        return f"{self.ruleset}-{self.players}-{self.seed}-{len(self.moves)}"

    @property
    def best(self) -> int:
        """The place of the best action."""
        return self.wins.index(max(self.wins))

    @property
    def gap(self) -> float:
        """How much the second best action loses."""
        first, second = sorted(self.wins, reverse=True)[:2]
        return first - second

    def state(self) -> GameState:
        """Return the position, by playing the game to it. Raises ``IndexError`` if that is impossible."""
        state = GameState.new(self.ruleset, self.players, self.seed)
        for place in self.moves:
            state.apply(state.legal_actions()[ord(place) - ord("0")], events=False)
        return state

    def rated(self, legal: Iterable[Action]) -> tuple[Evaluation, ...]:
        """Return the values of the `legal` actions of its position, best first."""
        fame = self.fame or (0.0,) * len(self.wins)
        rated = [Evaluation(*values) for values in zip(legal, self.wins, fame, self.errors, fame, strict=True)]
        return tuple(sorted(rated, key=lambda value: -value.win))


def read_puzzles(path: Path) -> list[Puzzle]:
    """Return the puzzles in the file `path`, compressed or not; a line that was not finished is left out.

    Raises ``OSError``, ``ValueError``, ``KeyError`` or ``TypeError`` if it cannot be read.
    """
    import gzip  # the start page needs neither
    import json

    data = path.read_bytes()
    text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode("utf-8")
    puzzles = []
    for line in text[: text.rfind("\n") + 1].splitlines():
        fields = json.loads(line)
        wins, errors, fame = (tuple(fields.pop(name, ())) for name in ("wins", "errors", "fame"))
        puzzles.append(Puzzle(**fields, wins=wins, errors=errors, fame=fame))
    return puzzles


def theme_of(at: Position, best: Action, tempting: Action) -> str:
    """Return what the choice between the `best` action and a `tempting` one is about."""
    if isinstance(best, ShowSide):
        return "side"
    if isinstance(best, Flip | Keep):
        return "priest"
    if isinstance(best, Discard):
        return "disaster"
    if at.phase == "gods" or isinstance(best, SpendGod) or isinstance(tempting, SpendGod):
        return "god"
    if not isinstance(best, Draw):
        theme = _lot_theme(at)
        if theme:
            return theme
    if len(suns_in(at.up[at.seat_to_act])) == 1:
        return "last_sun"
    if isinstance(best, Invoke):
        return "call"
    if not isinstance(best, Bid):
        return "wait"
    usable = [action.sun for action in at.legal_actions() if isinstance(action, Bid)]
    other = tempting.sun if isinstance(tempting, Bid) else min(usable)
    return "big_sun" if best.sun > other else "small_sun"


def _lot_theme(at: Position) -> str:
    """Return the theme of the lot on the track, if there is one."""
    tiles, harmful = at.rules.tiles, ai_for(at.game).harmful
    categories = [tiles.category_of(tiles.names[code]) for code in at.track if code != EMPTY]
    if not harmful.isdisjoint(categories):
        return "disaster"
    return "monuments" if categories.count("monument") >= MANY_MONUMENTS else ""
