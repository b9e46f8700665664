"""The file of the settings: lines ``name="text"`` below ``[General]``, for people to read and edit.

The first version let Qt's QSettings read and write this file. Qt also makes objects of values such as ``@Variant(…)``,
which can run code. Here a value is text, in quotation marks or without, or it counts as missing.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from .errors import ReadError
from .reading import exists, read_file

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

MOST_BYTES: Final = 1 << 20
"""Larger files are not read as settings."""

_LETTERS: Final = dict(zip('abfnrtv"\\', '\a\b\f\n\r\t\v"\\', strict=True))
_NAMES: Final = {letter: f"\\{name}" for name, letter in _LETTERS.items()}
_QUOTED: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')
_BARE: Final = re.compile(r"(?:[^\",;\\]|\\.)*")
"""Qt takes what has a comma for a list, and what follows a semicolon for a comment."""
_ESCAPE: Final = re.compile(r"\\(?:x([0-9A-Fa-f]{1,4})|(.))")
_SPECIAL: Final = re.compile(r'["\\\x00-\x1f\x7f]')


def read_settings(path: Path) -> dict[str, str]:
    """Return the texts in the file `path` by name: nothing if there is no file.

    Values that are not text are left out. Raises :class:`ReadError` if the file cannot be read.
    """
    if not exists(path):
        return {}
    data = read_file(path, MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise ReadError(path, f"larger than {MOST_BYTES} bytes")
    texts = {}
    is_ours = True
    for line in data.decode("utf-8-sig", "surrogateescape").split("\n"):
        name, sign, value = line.partition("=")
        if line.startswith("["):
            is_ours = line.strip().lower() == "[general]"
        elif sign and is_ours and (text := _plain(value.strip())) is not None:
            texts[name.strip()] = text
    return texts


def write_settings(path: Path, texts: Mapping[str, str]) -> None:
    """Write `texts` to the file `path`; raises :class:`WriteError`."""
    from .atomic import write_atomically  # not needed during the start

    lines = [f'{name}="{_escaped(text)}"\n' for name, text in sorted(texts.items())]
    write_atomically(path, "".join(["[General]\n", *lines]).encode("utf-8", "replace"))


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
