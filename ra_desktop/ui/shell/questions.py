"""The commands that ask about the table: one key for each question. They are in a submenu of Help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.ui.system.languages import translatable

from .command import Command, Submenu

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ui.words.speech import Question

    from .command import Entry
    from .context import Context


def _playing(context: Context) -> bool:
    return context.is_playing


def _ask(question: Question) -> Callable[[Context], object]:
    return lambda context: context.table.asking.ask(question)


def _command(question: Question, text: str, *keys: str) -> Command:
    return Command(id=f"ask_{question}", text=text, menu="ask/questions", key=keys, does=_ask(question), on=_playing)


_QUESTIONS: Final = (
    _command("moves", translatable("Commands", "Ask: &what may I do?"), "?"),
    _command("track", translatable("Commands", "Ask: the &auction track, and what it would bring"), "B", "Shift+B"),
    _command("suns", translatable("Commands", "Ask: my &suns"), "Shift+S"),
    _command("rivals", translatable("Commands", "Ask: &everybody’s suns, and who can outbid me"), "O", "Shift+O"),
    _command("tiles", translatable("Commands", "Ask: &my tiles, and what they score"), "Shift+M"),
    _command("ra", translatable("Commands", "Ask: the &Ra track, and the chance of the next Ra"), "Shift+R"),
    _command("bag", translatable("Commands", "Ask: the ba&g"), "Shift+G"),
    _command("events", translatable("Commands", "Ask: what happened &last"), "Shift+L"),
)
"""Shift with a letter asks; the letters alone are moves and other commands, but for B and O."""

QUESTIONS: Final[tuple[Entry, ...]] = (
    Submenu(
        id="ask",
        text=translatable("Commands", "Ask a&bout the table"),
        menu="help/help",
        commands=tuple(each.id for each in _QUESTIONS),
        on=_playing,
    ),
    *_QUESTIONS,
)
