"""The actions that only Ra has: spending gods, and choosing what to discard to a disaster."""

from __future__ import annotations

from typing import ClassVar

from ra_desktop.engine.actions import Action, PlainAction, add_actions

from .tiles import CIVILIZATION_KINDS, MONUMENT_KINDS, RA_TILES


class SpendGod(Action):
    """Spend one god for the leftmost `tile` of that name on the auction track (docs/rules.md#spend-gods)."""

    __slots__ = ()
    word: ClassVar[str] = "god"
    number: ClassVar[int] = 2

    @classmethod
    def check(cls, argument: object) -> None:
        """Raise ``ValueError`` unless the tile can lie on the auction track and is not a god."""
        if argument not in RA_TILES.codes or argument in ("ra", "god"):
            raise ValueError(f"a god cannot take {argument!r}")

    @property
    def tile(self) -> str:
        """The name of the tile taken."""
        return str(self.argument)


class End(PlainAction):
    """Spend no further god."""

    __slots__ = ()
    word: ClassVar[str] = "end"
    number: ClassVar[int] = 3


class Discard(Action):
    """Give up one tile to a disaster (docs/rules.md#discard-choice)."""

    __slots__ = ()
    word: ClassVar[str] = "discard"
    number: ClassVar[int] = 6

    @classmethod
    def check(cls, argument: object) -> None:
        """Raise ``ValueError`` unless it is a civilization or monument tile; only these ever leave a choice."""
        if argument not in CIVILIZATION_KINDS and argument not in MONUMENT_KINDS:
            raise ValueError(f"no disaster leaves the choice of {argument!r}")

    @property
    def tile(self) -> str:
        """The name of the tile discarded."""
        return str(self.argument)


add_actions(SpendGod, End, Discard)
