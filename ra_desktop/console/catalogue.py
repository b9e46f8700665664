"""Reads Qt's compiled catalogues, ``ra-desktop_<language>.qm``, where Qt is not loaded.

A catalogue has blocks: one byte of kind, four of length. The block of hashes has pairs of four bytes, a message's hash
and its place, in the order of the hashes; the block of messages has the texts at those places.
"""

from __future__ import annotations

import locale
import os
import sys
from bisect import bisect_left
from functools import cache
from pathlib import Path
from typing import Final

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES: Final = 0x42
_MESSAGES: Final = 0x69
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
_PAIR: Final = 8
"""How many bytes a hash and a place take."""


def translatable(context: str, text: str) -> str:
    """Return `text`, marked for translators under `context`: it is translated when it is shown."""
    del context
    return text


def translate(context: str, text: str, comment: str = "") -> str:
    """Return `text` in the language of the system; as it is where it has no translation or none can be printed."""
    catalogue = _catalogue(language())
    translation = catalogue.translated(context, text, comment) if catalogue is not None else ""
    return translation if translation and _can_be_printed(translation) else text


def language() -> str:
    """Return the code of the system's language as commands take it, such as ``de`` or ``pt_BR``; "" for none."""
    if sys.platform == "win32":
        import ctypes

        number = getattr(ctypes, "windll").kernel32.GetUserDefaultUILanguage()  # noqa: B009 - known on Windows alone
        return locale.windows_locale.get(number, "")
    named = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    code = named.partition(".")[0].partition("@")[0]
    if code in ("", "C", "POSIX"):
        return ""
    wished = os.environ.get("LANGUAGE", "").split(":")  # only where there is a language, as elsewhere
    return next((wish for wish in wished if wish), code)


def _can_be_printed(text: str) -> bool:
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


@cache
def _catalogue(code: str) -> Catalogue | None:
    """Return the catalogue of a language, or of the one without its country; None if there is none."""
    for name in dict.fromkeys((code, code.partition("_")[0])):
        for folder in _folders():
            try:
                return Catalogue((folder / f"ra-desktop_{name}.qm").read_bytes())
            except (OSError, ValueError):
                continue
    return None


def _folders() -> tuple[Path, ...]:
    """Return where catalogues can be: in an installed package inside `ra_desktop`, in a source tree beside it."""
    package = Path(__file__).resolve().parents[1]
    return tuple(folder / "resources" / "translations" for folder in (package, package.parent))


class Catalogue:
    """The messages of a ``.qm`` file. Raises ValueError if `content` is none."""

    def __init__(self, content: bytes) -> None:
        if not content.startswith(_MAGIC):
            message = "not a catalogue of Qt"
            raise ValueError(message)
        blocks: dict[int, bytes] = {}
        at = len(_MAGIC)
        while at + 5 <= len(content):
            length = int.from_bytes(content[at + 1 : at + 5])
            blocks[content[at]] = content[at + 5 : at + 5 + length]
            at += 5 + length
        self._hashes = blocks.get(_HASHES, b"")
        self._messages = blocks.get(_MESSAGES, b"")

    def translated(self, context: str, text: str, comment: str = "") -> str:
        """Return the translation of a message, or as Qt does of the one without a comment; "" if there is none.

        Of several forms it is the first.
        """
        return self._lookup(context, text, comment) or (self._lookup(context, text, "") if comment else "")

    def _lookup(self, context: str, text: str, comment: str) -> str:
        source = text.encode()
        key = _hash(source + comment.encode())
        numbers = range(len(self._hashes) // _PAIR)
        number = bisect_left(numbers, key, key=self._hash_at)
        while number < len(numbers) and self._hash_at(number) == key:
            place = int.from_bytes(self._hashes[_PAIR * number + 4 : _PAIR * (number + 1)])
            translation, fields = self._message_at(place)
            meant = {_SOURCE: source, _CONTEXT: context.encode(), _COMMENT: comment.encode()}
            if all(meant[kind] == value for kind, value in fields.items()):
                return translation
            number += 1
        return ""

    def _hash_at(self, number: int) -> int:
        return int.from_bytes(self._hashes[_PAIR * number : _PAIR * number + 4])

    def _message_at(self, place: int) -> tuple[str, dict[int, bytes]]:
        """Return the translation at `place`, and those fields of its message that the file contains, by kind."""
        translation: str | None = None
        fields: dict[int, bytes] = {}
        while place < len(self._messages) and (kind := self._messages[place]) != _END:
            length = int.from_bytes(self._messages[place + 1 : place + 5])
            value = self._messages[place + 5 : place + 5 + length]
            place += 5 + length
            if kind == _TRANSLATION:
                translation = value.decode("utf-16-be", "replace") if translation is None else translation
            elif kind in (_SOURCE, _CONTEXT, _COMMENT):
                fields[kind] = value
            else:
                break
        return translation or "", fields


def _hash(text: bytes) -> int:
    """Return the hash of a message, that of symbols in ELF files."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        if high := value & 0xF0000000:
            value ^= high >> 24
        value &= ~high & 0xFFFFFFFF
    return value or 1
