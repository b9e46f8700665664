"""What a player can do, as values with a text form: ``Bid(9)`` is ``bid 9``. Each game defines its own further actions.

Actions are hashable, comparable and printable. Two equal actions are one object, so comparing them costs
nothing; copying or unpickling one gives the same object back.
"""

from __future__ import annotations

import re
from typing import ClassVar, Final, Self

_NUMBER: Final = re.compile("[1-9][0-9]{0,2}")

HIGHEST_SUN: Final = 999
"""The highest number a sun may have. The printed suns end at 16; set positions may use others."""


class Action:
    """Base of all actions; :attr:`text` is the form used in files, logs and tests."""

    __slots__ = ("argument", "kind", "text")

    kind: int
    """The rank of the action's class in the fixed order of actions."""
    text: str
    argument: int | str
    """A sun's number, the name of a tile or side, or 0."""

    word: ClassVar[str] = ""
    number: ClassVar[int] = -1
    _known: ClassVar[dict[tuple[str, object], Action]] = {}

    def __new__(cls, argument: int | str | object = 0) -> Self:
        """Return the one action with this argument. Raises ``ValueError`` if there can be none."""
        cls.check(argument)
        known = Action._known.get((cls.word, argument))
        if known is None:
            made = super().__new__(cls)
            text = f"{cls.word} {argument}" if argument else cls.word
            for name, value in (("kind", cls.number), ("argument", argument), ("text", text)):
                object.__setattr__(made, name, value)
            known = Action._known.setdefault((cls.word, argument), made)  # two threads get the same one
        assert isinstance(known, cls)
        return known

    @classmethod
    def check(cls, argument: object) -> None:
        """Raise ``ValueError`` if no rule set could ever allow the action with `argument`."""
        if argument != 0:
            raise ValueError(f"{cls.word!r} takes no argument, not {argument!r}")

    @classmethod
    def read(cls, argument: str) -> Action | None:
        """Return the action whose text form ends in `argument`, or None if that is malformed.

        Raises ``ValueError`` if no rule set could ever allow it.
        """
        return cls(argument) if argument else None

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

    def _order(self) -> tuple[int, str]:
        return self.kind, str(self.argument).zfill(3)


class PlainAction(Action):
    """An action without an argument."""

    __slots__ = ()

    @classmethod
    def read(cls, argument: str) -> Action | None:
        """Return the only action of this class if nothing follows the word."""
        return None if argument else cls()


class Draw(PlainAction):
    """Draw one tile from the bag (docs/rules.md#draw)."""

    __slots__ = ()
    word: ClassVar[str] = "draw"
    number: ClassVar[int] = 0


class Invoke(PlainAction):
    """Invoke Ra: start an auction (docs/rules.md#invoke-ra)."""

    __slots__ = ()
    word: ClassVar[str] = "invoke"
    number: ClassVar[int] = 1


class Bid(Action):
    """Bid the face-up sun with this number (docs/rules.md#auction)."""

    __slots__ = ()
    word: ClassVar[str] = "bid"
    number: ClassVar[int] = 4

    @classmethod
    def check(cls, argument: object) -> None:
        """Raise ``ValueError`` unless the sun is a whole number from 1 to :data:`HIGHEST_SUN`."""
        if type(argument) is not int or not 1 <= argument <= HIGHEST_SUN:
            raise ValueError(f"there is no sun {argument!r}")

    @classmethod
    def read(cls, argument: str) -> Action | None:
        """Return the bid of a sun written as a whole number of at most three digits, without leading zeros."""
        return cls(int(argument)) if _NUMBER.fullmatch(argument) else None

    @property
    def sun(self) -> int:
        """The number on the sun."""
        number = self.argument
        assert isinstance(number, int)
        return number


class Pass(PlainAction):
    """Bid nothing in this auction."""

    __slots__ = ()
    word: ClassVar[str] = "pass"
    number: ClassVar[int] = 5


_BY_WORD: Final[dict[str, type[Action]]] = {action.word: action for action in (Draw, Invoke, Bid, Pass)}


def add_actions(*kinds: type[Action]) -> None:
    """Register actions that only one game has with :func:`parse_action`."""
    for kind in kinds:
        _BY_WORD[kind.word] = kind


def parse_action(text: str) -> Action:
    """Return the action that `text` stands for, the inverse of ``str(action)``.

    Raises ``ValueError`` for text that no rule set could ever allow. Exactly the text form is accepted: one space, no
    leading zeros.
    """
    word, space, argument = text.partition(" ")
    kind = _BY_WORD.get(word)
    action = None if kind is None or (space and not argument) else kind.read(argument)
    if action is None:
        raise ValueError(f"{text[:60]!r} is not an action")
    return action
