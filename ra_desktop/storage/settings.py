"""The file of the settings: lines ``name="text"`` below ``[General]``, for people to read and edit.

The first version let Qt's QSettings read and write this file. Qt also makes objects of values such as ``@Variant(…)``,
which can run code. Here a value is text, in quotation marks or without, or it counts as missing.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

MOST_BYTES: Final = 1 << 20
"""Larger files are not read as settings."""

_NAME: Final = re.compile("[A-Za-z][A-Za-z0-9_]{0,80}")
_LETTERS: Final = dict(zip('abfnrtv"\\', '\a\b\f\n\r\t\v"\\', strict=True))
_NAMES: Final = {letter: f"\\{name}" for name, letter in _LETTERS.items()}
_QUOTED: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')
_BARE: Final = re.compile(r"(?:[^\",;\\]|\\.)*")
"""Qt takes what has a comma for a list, and what follows a semicolon for a comment."""
_ESCAPE: Final = re.compile(r"\\(?:x([0-9A-Fa-f]{1,4})|(.))")
_SPECIAL: Final = re.compile(r'["\\\x00-\x1f\x7f]')


class SettingsForm:
    """The texts of the settings by name; values that are not text are left out."""

    most = MOST_BYTES

    def __init__(self) -> None:
        self.check: Callable[[str, str], bool] = lambda name, text: True
        """Whether a setting of that name may have that text; others are left out."""

    def empty(self) -> dict[str, str]:
        """Return no settings."""
        return {}

    def decode(self, data: bytes) -> tuple[dict[str, str], bool]:
        """Return the texts in `data`, and whether they were all that is in it."""
        texts, is_ours, is_whole = {}, True, True
        for line in data.decode("utf-8-sig", "surrogateescape").split("\n"):
            name, sign, value = map(str.strip, line.partition("="))
            if line.startswith("["):
                is_ours = line.strip().lower() == "[general]"
            elif is_ours and sign and _NAME.fullmatch(name) and (text := _plain(value)) is not None:
                if self.check(name, text):
                    texts[name] = text
                else:
                    is_whole = False
            elif line.strip() and not line.startswith((";", "#")):  # a comment
                is_whole = False
        return texts, is_whole

    def encode(self, content: Mapping[str, str], before: bytes) -> bytes:
        """Return the bytes of a file with these texts."""
        del before
        lines = [f'{name}="{_escaped(text)}"\n' for name, text in sorted(content.items())]
        return "".join(["[General]\n", *lines]).encode("utf-8", "replace")


def _plain(value: str) -> str | None:
    """Return the text that `value` stands for; None if it stands for anything else."""
    if quoted := _QUOTED.fullmatch(value):
        value = quoted[1]
    elif not _BARE.fullmatch(value):
        return None
    try:
        text = _ESCAPE.sub(lambda escape: chr(int(escape[1], 16)) if escape[1] else _LETTERS[escape[2]], value)
        text.encode()
    except (KeyError, UnicodeEncodeError):
        return None
    if text.startswith("@"):  # Qt's mark of everything but text; text that begins like this has two
        return text[1:] if text.startswith("@@") else None
    return text


def _escaped(text: str) -> str:
    """Return `text` on one line and without the character that would end it, as :func:`_plain` and Qt read it."""
    mark = "@" if text.startswith("@") else ""
    return mark + _SPECIAL.sub(lambda match: _NAMES.get(match[0]) or rf"\x{ord(match[0]):04x}", text)
