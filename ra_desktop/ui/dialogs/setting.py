"""How a setting is presented: one record for the preferences, the menus, and its effect."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING, Any

from ra_desktop.ui.system import languages

if TYPE_CHECKING:
    from collections.abc import Callable

CONTEXT = "Settings"
"""The translators' context of all texts of settings."""


def translated(text: str) -> str:
    """Return a text of a record in the language of the application."""
    return languages.translated(CONTEXT, text) if text else ""


def _nothing(_: Any) -> None:
    pass


@dataclass(frozen=True)
class Setting:
    """The presentation of one setting. Value and default are in :mod:`ra_desktop.app.settings`."""

    name: str
    """The attribute of :class:`~ra_desktop.app.settings.Settings`."""
    card: str = ""
    """Its card in the preferences; empty if it is not there."""
    menu: str = ""
    """``menu/section``, see :class:`~ra_desktop.ui.shell.command.Command`; empty if it is in no menu."""
    label: str = ""
    """Its label in the preferences and menus, with mnemonic; marked for translation in :data:`CONTEXT`."""
    _: KW_ONLY
    tip: str = ""
    """Its tooltip in the preferences."""
    effect: Callable[[Any], object] = _nothing
    """Puts the setting into effect, in the context that it gets."""
    effect_at_start: bool = True
    """Whether to apply it to a new window, too."""


@dataclass(frozen=True, kw_only=True)
class Switch(Setting):
    """An on/off setting: a check box in the preferences, a command in the menus."""

    key: str = ""
    """Its shortcut."""
    on: Callable[[Any], bool] = lambda _: True
    """Whether it can be switched."""
    why: Callable[[Any], str] = lambda _: ""
    """The reason why it cannot be switched; translated."""


@dataclass(frozen=True, kw_only=True)
class Choice(Setting):
    """One of several values: a drop-down list in the preferences, a submenu with the same label in the menus."""

    options: tuple[tuple[str, str], ...]
    """The values and their texts with mnemonics, marked for translation in :data:`CONTEXT`."""
    more: Callable[[], list[tuple[str, str]]] = list
    """Returns values known only at run time, with texts that need no translation."""

    def offered(self) -> list[tuple[str, str]]:
        """Return all values with their texts, translated."""
        return [*((value, translated(text)) for value, text in self.options), *self.more()]


@dataclass(frozen=True, kw_only=True)
class Amount(Setting):
    """A number from 0 to `most`: a slider in the preferences."""

    most: int
    step: int
    page: int
