"""Text from outside, typed, pasted or read: one door for all of it, and one rule for the names that seats may have."""

from __future__ import annotations

import re
import unicodedata
from itertools import groupby
from typing import Annotated, Final

import msgspec
from msgspec import Meta

LONGEST_NAME: Final = 40
"""Most characters of a name."""
MOST_MARKS: Final = 3
"""Most accents and other marks on one letter: more would be painted over the lines above and below."""
NAME_RULE: Final = "names must have a visible character and no control characters"
"""The reason shown when a name is refused."""

_HIDDEN: Final = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
"""Control characters and direction marks, which are never part of a name."""
_EMPTY: Final = r"\s\u00ad\u115f\u1160\u180e\u200b-\u200d\u2060-\u2064\u206a-\u206f\u2800\u3164\ufeff\uffa0"
"""Blanks of all kinds: allowed inside a name, where some join the characters around them, but not at its ends."""
_UNSEEN: Final = _EMPTY + r"\u034f\u17b4\u17b5\u180b-\u180d\u180f\u2065\ufe00-\ufe0f\ufff0-\ufff8"
"""Characters that are invisible by themselves, including those that only modify the one before."""
_UNSEEN_BEYOND: Final = "\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
"""The same beyond 16 bits, which not every regular expression dialect supports."""

_VISIBLE: Final = re.compile(f"[^{_UNSEEN}{_UNSEEN_BEYOND}{_HIDDEN}]")
_NOT_KEPT: Final = re.compile(rf"[{_HIDDEN}\ud800-\udfff]+")
_INVISIBLE: Final = re.compile("[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]")
_STRAY_JOINERS: Final = re.compile(
    r"(?<![^\x00-\x7f])[\u200c\u200d]+|(?<!\u200c|\u200d)[\u200c\u200d]++(?![^\x00-\x7f])"
)
"""Joiners mean something between letters beyond ASCII and in pictures of several parts; elsewhere, no one sees them."""
_ODD_BLANK: Final = re.compile(r"[^\S\x00-\x7f]")
_ACTING: Final = re.compile(r"[^\S\n\t ]|[\x00-\x08\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
_QUOTES: Final = {
    '"': '"',
    "'": "'",
    "`": "`",
    "“": "”",
    "„": "“”",
    "‘": "’",
    "‚": "‘’",
    "«": "»",
    "»": "«",
    "‹": "›",
    "›": "‹",
    "「": "」",
    "『": "』",
}
"""Quotation marks that end a text, by the one that begins it."""
_JOINER: Final = "\u200d"
_ENDS: Final = re.compile(rf"^[{_EMPTY}]+|(?<![{_EMPTY}])[{_EMPTY}]++\Z")
_MOST: Final = 10_000
"""Characters of a text from outside, more than any has a use for; composing a million could take hours."""

LONGEST_SHOWN: Final = 60
"""Characters of a file's name in a sentence or a menu."""

SeatName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=rf"^(?=.*[^{_UNSEEN}])[^{_HIDDEN}]+\Z")]
"""A name in a file; :func:`is_name` also checks characters beyond 16 bits."""
OptionalName = Annotated[str, Meta(max_length=LONGEST_NAME, pattern=rf"^[^{_HIDDEN}]*\Z")]
"""The same, or an empty text."""


class Named(msgspec.Struct, frozen=True):
    """Base of structs with a player's name, which is composed: the same name is always the same text."""

    name: SeatName

    def __post_init__(self) -> None:
        if (name := composed_name(self.name)) != self.name:
            msgspec.structs.force_setattr(self, "name", name)


def is_name(text: str) -> bool:
    """Whether `text` is a valid name: up to 40 characters, one of them visible, and no control or direction marks."""
    return len(text) <= LONGEST_NAME and not _NOT_KEPT.search(text) and _VISIBLE.search(text) is not None


def clean_name(text: str) -> str:
    """Return `text`, as typed, as a valid name: without forbidden characters, and cut to length.

    Empty if nothing would be visible.
    """
    while (name := _ENDS.sub("", cut(composed_name(_NOT_KEPT.sub(" ", from_outside(text))), LONGEST_NAME))) != text:
        text = name
    return name if is_name(name) else ""


def composed_name(name: str) -> str:
    """Return the one way to write `name`: composed, and with ordinary blanks."""
    if name.isascii():
        return name
    return cut(without_piles(_ODD_BLANK.sub(" ", composed(name))), LONGEST_NAME)


def composed(text: str) -> str:
    """Return `text` with each letter and its accents composed, and without invisible characters."""
    if text.isascii():
        return text
    visible = unicodedata.normalize("NFC", _INVISIBLE.sub("", text))
    return unicodedata.normalize("NFC", _STRAY_JOINERS.sub("", visible))


def from_outside(text: str) -> str:
    """Return `text`, typed, pasted or sent, as it is meant: composed, and without quotation marks around all of it.

    Control characters become blanks. Whatever comes from outside and isn't a file of ours enters here; what is much too
    long is cut.
    """
    text = _ENDS.sub("", _ACTING.sub(" ", composed(text[:_MOST])))
    while text and text[-1] in _QUOTES.get(text[0], ""):
        inner = text.strip(text[0]) if text[0] == text[-1] else text[1:-1]
        if text[0] in inner or text[-1] in inner:
            break
        text = _ENDS.sub("", inner)
    return text


def without_piles(text: str) -> str:
    """Return `text` with at most :data:`MOST_MARKS` marks on each letter."""
    if text.isascii():
        return text
    kept = []
    for is_mark, run in groupby(text, _is_mark):
        kept.extend(list(run)[: MOST_MARKS if is_mark else None])
    return "".join(kept)


def cut(text: str, letters: int, most_bytes: int | None = None) -> str:
    """Return `text` cut to at most `letters` letters and `most_bytes` UTF-8 bytes; marks stay with their letter."""
    short = text[:letters]
    if most_bytes is not None:
        short = short.encode(errors="replace")[:most_bytes].decode(errors="ignore")
    end = len(short)
    if end < len(text):
        while end and (_is_joined(text[end]) or text[end - 1] == _JOINER):
            end -= 1
    return text[: end or len(short)]


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def _is_joined(letter: str) -> bool:
    """Whether `letter` changes the one before: an accent, a joiner, a tone of skin."""
    return letter == _JOINER or unicodedata.category(letter)[0] == "M" or "\U0001f3fb" <= letter <= "\U0001f3ff"


def one_line(text: str) -> str:
    """`text`, the name of a file, for a sentence or a menu: nothing that breaks or turns the line, and not too long.

    File systems allow almost everything in a name. Of a long one, beginning and end are shown.
    """
    line = without_piles(_NOT_KEPT.sub(" ", text))
    if len(line) <= LONGEST_SHOWN:
        return line
    half = LONGEST_SHOWN // 2
    return f"{line[: half - 1]}…{line[-half:]}"
