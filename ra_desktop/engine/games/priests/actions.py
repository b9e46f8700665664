"""The actions that only Priests of Ra has: showing a side, and flipping tiles with priests."""

from __future__ import annotations

from typing import ClassVar

from ra_desktop.engine.actions import Action, PlainAction, add_actions

from .tiles import BUILDINGS, PERSONS, SIDES


class ShowSide(Action):
    """Priests: choose the side of the drawn tile that shows (docs/rules.md#priests-sides)."""

    __slots__ = ()
    word: ClassVar[str] = "side"
    number: ClassVar[int] = 7

    @classmethod
    def check(cls, argument: object) -> None:
        if argument not in SIDES:
            raise ValueError(f"no tile has a side {argument!r}")

    @property
    def side(self) -> str:
        """The name of the side to show."""
        return str(self.argument)


class Flip(Action):
    """Priests: turn over one tile that now shows its first name (docs/rules.md#priests-flips)."""

    __slots__ = ()
    word: ClassVar[str] = "flip"
    number: ClassVar[int] = 8

    @classmethod
    def check(cls, argument: object) -> None:
        """A two-sided tile is named ``shown/hidden``, a person and a building."""
        shown, _, hidden = str(argument).partition("/")
        if not ((shown in PERSONS and hidden in BUILDINGS) or (shown in BUILDINGS and hidden in PERSONS)):
            raise ValueError(f"{argument!r} is no two-sided tile")

    @property
    def tile(self) -> str:
        """The tile as it lies now, shown side first."""
        return str(self.argument)


class Keep(PlainAction):
    """Priests: leave this priest unused."""

    __slots__ = ()
    word: ClassVar[str] = "keep"
    number: ClassVar[int] = 9


add_actions(ShowSide, Flip, Keep)
