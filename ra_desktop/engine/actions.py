"""Everything a player can do, as values with a text form: ``Bid(9)`` is ``bid 9``.

Actions are hashable, comparable and printable. Two equal actions are one object, so comparing them costs
nothing; copying or unpickling one gives the same object back.
"""

from __future__ import annotations

import re
from typing import ClassVar, Final, Self

from .tiles import BUILDINGS, CIVILIZATION_KINDS, MONUMENT_KINDS, PERSONS, RA_TILES, SIDES

HIGHEST_SUN: Final = 999
"""Suns are numbered 1 to this; the printed ones end at 16, set positions may use others."""


class Action:
    """Base of all actions; :attr:`text` is the form used in files, logs and tests."""

    __slots__ = ("argument", "kind", "text")

    kind: int
    """The place of the action's class in the fixed order of actions."""
    text: str
    argument: int | str
    """What the action is about: a sun's number, a tile or side by name, or 0."""

    word: ClassVar[str] = ""
    number: ClassVar[int] = -1
    _known: ClassVar[dict[tuple[str, object], Action]] = {}

    def __new__(cls, argument: int | str | object = 0) -> Self:
        """Return the one action with this argument; ``ValueError`` if there can be none."""
        cls.check(argument)
        known = Action._known.get((cls.word, argument))
        if known is None:
            made = super().__new__(cls)
            made._fill(argument)
            known = Action._known.setdefault((cls.word, argument), made)  # two threads get the same one
        assert isinstance(known, cls)
        return known

    def _fill(self, argument: object) -> None:
        # Named one by one, so that the compiler sees which attributes are set.
        object.__setattr__(self, "kind", self.number)
        object.__setattr__(self, "argument", argument)
        object.__setattr__(self, "text", f"{self.word} {argument}" if argument else self.word)

    @classmethod
    def check(cls, argument: object) -> None:
        """Raise ``ValueError`` if no rule set could ever allow the action with *argument*."""
        if argument != 0:
            raise ValueError(f"{cls.word!r} takes no argument, not {argument!r}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"actions are values: cannot set {name}")

    def __reduce__(self) -> tuple[type[Action], tuple[int | str, ...]]:
        return type(self), (self.argument,) if self.argument else ()

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({repr(self.argument) if self.argument else ''})"

    def __hash__(self) -> int:
        return hash(self.text)

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self._order() < other._order()

    def __le__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self._order() <= other._order()

    def _order(self) -> tuple[int, str]:
        return self.kind, str(self.argument).zfill(3)


class _Plain(Action):
    """An action that says all by its name."""

    __slots__ = ()


class Draw(_Plain):
    """Draw one tile from the bag (docs/rules.md#draw)."""

    __slots__ = ()
    word: ClassVar[str] = "draw"
    number: ClassVar[int] = 0


class Invoke(_Plain):
    """Invoke Ra: start an auction (docs/rules.md#invoke-ra)."""

    __slots__ = ()
    word: ClassVar[str] = "invoke"
    number: ClassVar[int] = 1


class SpendGod(Action):
    """Spend one god for the leftmost *tile* of that name on the auction track (docs/rules.md#spend-gods)."""

    __slots__ = ()
    word: ClassVar[str] = "god"
    number: ClassVar[int] = 2

    @classmethod
    def check(cls, argument: object) -> None:
        """Only a tile that can lie on the auction track, and no god, can be taken."""
        if argument not in RA_TILES.codes or argument in ("ra", "god"):
            raise ValueError(f"a god cannot take {argument!r}")

    @property
    def tile(self) -> str:
        """The name of the tile taken."""
        return str(self.argument)


class End(_Plain):
    """Spend no further god."""

    __slots__ = ()
    word: ClassVar[str] = "end"
    number: ClassVar[int] = 3


class Bid(Action):
    """Bid the face-up sun with this number (docs/rules.md#auction)."""

    __slots__ = ()
    word: ClassVar[str] = "bid"
    number: ClassVar[int] = 4

    @classmethod
    def check(cls, argument: object) -> None:
        """Suns are whole numbers from 1 to :data:`HIGHEST_SUN`."""
        if type(argument) is not int or not 1 <= argument <= HIGHEST_SUN:
            raise ValueError(f"no sun is numbered {argument!r}")

    @property
    def sun(self) -> int:
        """The number on the sun."""
        number = self.argument
        assert isinstance(number, int)
        return number


class Pass(_Plain):
    """Bid nothing in this auction."""

    __slots__ = ()
    word: ClassVar[str] = "pass"
    number: ClassVar[int] = 5


class Discard(Action):
    """Give up one tile to a disaster (docs/rules.md#discard-choice)."""

    __slots__ = ()
    word: ClassVar[str] = "discard"
    number: ClassVar[int] = 6

    @classmethod
    def check(cls, argument: object) -> None:
        """Only civilization and monument tiles ever leave a choice."""
        if argument not in CIVILIZATION_KINDS and argument not in MONUMENT_KINDS:
            raise ValueError(f"no disaster leaves the choice of {argument!r}")

    @property
    def tile(self) -> str:
        """The name of the tile discarded."""
        return str(self.argument)


class ShowSide(Action):
    """Priests: choose the side of the drawn tile that shows (docs/rules.md#priests-sides)."""

    __slots__ = ()
    word: ClassVar[str] = "side"
    number: ClassVar[int] = 7

    @classmethod
    def check(cls, argument: object) -> None:
        """A side is a person or a building."""
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


class Keep(_Plain):
    """Priests: leave this priest unused."""

    __slots__ = ()
    word: ClassVar[str] = "keep"
    number: ClassVar[int] = 9


_NUMBER: Final = re.compile("[1-9][0-9]{0,2}")
_PLAIN: Final[dict[str, type[_Plain]]] = {c.word: c for c in (Draw, Invoke, End, Pass, Keep)}
_NAMED: Final[dict[str, type[SpendGod | Discard | ShowSide | Flip]]] = {
    "god": SpendGod,
    "discard": Discard,
    "side": ShowSide,
    "flip": Flip,
}


def parse_action(text: str) -> Action:
    """Return the action that *text* stands for, the inverse of ``str(action)``.

    Raises ``ValueError`` for any text that can be legal in no rule set. Exactly the text form is accepted:
    one space, no leading zeros.
    """
    word, space, argument = text.partition(" ")
    if not space and word in _PLAIN:
        return _PLAIN[word]()
    if word == "bid" and _NUMBER.fullmatch(argument):
        return Bid(int(argument))
    if word in _NAMED and argument:
        return _NAMED[word](argument)
    raise ValueError(f"not an action: {text[:60]!r}")
