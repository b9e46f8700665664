"""What a setting looks like: one record for the preferences, the menus, and what happens when it changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ra_desktop.ui.system import languages

if TYPE_CHECKING:
    from collections.abc import Callable

CONTEXT = "Settings"
"""The translators' context of all texts of settings."""


def translated(text: str) -> str:
    """A text of a record in the language of the application."""
    return languages.translated(CONTEXT, text) if text else ""


def without_mnemonic(text: str) -> str:
    """A text of a menu as a list shows it, without the mark of its mnemonic."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def _nothing(_: Any) -> None:
    pass


@dataclass(frozen=True, kw_only=True)
class Setting:
    """One setting as a person sees it. What is remembered, and its default, are the app's."""

    name: str
    """The attribute of :class:`~ra_desktop.app.settings.Settings`."""
    card: str = ""
    """The card of the preferences on which it stands; empty if it is not there."""
    label: str = ""
    """How the preferences call it, with its mnemonic; marked for translation in :data:`CONTEXT`."""
    tip: str = ""
    """A tooltip in the preferences."""
    menu: str = ""
    """``menu/section``, see :class:`~ra_desktop.ui.shell.command.Command`; empty if it is in no menu."""
    effect: Callable[[Any], object] = _nothing
    """Puts the setting into effect, in the context that it gets."""
    effect_at_start: bool = True
    """Whether that is needed for a window that has just been made, too."""


@dataclass(frozen=True, kw_only=True)
class Switch(Setting):
    """Something that is on or off. In the preferences a check box, in the menus a command."""

    menu_text: str = ""
    key: str = ""
    """Its shortcut."""
    on: Callable[[Any], bool] = lambda _: True
    """Whether it can be switched."""
    why: Callable[[Any], str] = lambda _: ""
    """Why it cannot; translated."""


@dataclass(frozen=True, kw_only=True)
class Choice(Setting):
    """One of several values. In the preferences a box with a list, in the menus a submenu with the same label."""

    options: tuple[tuple[str, str], ...]
    """The values and their texts with mnemonics, marked for translation in :data:`CONTEXT`."""
    more: Callable[[], list[tuple[str, str]]] = list
    """Values that are known only when the program runs, with texts that need no translation."""

    def offered(self) -> list[tuple[str, str]]:
        """All values with their texts, translated."""
        return [*((value, translated(text)) for value, text in self.options), *self.more()]


@dataclass(frozen=True, kw_only=True)
class Amount(Setting):
    """A number from 0 to `most`. In the preferences a slider."""

    most: int
    step: int
    page: int
