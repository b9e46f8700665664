"""Saved games as nobody writes them: real ones, changed at random with an eye to what they are made of."""

from __future__ import annotations

import functools
import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ra_desktop.engine import RULESETS
from ra_desktop.storage import COLOURS, Options, SavedGame, Seat, encode
from ra_desktop.storage.savefile import MOST_BYTES, MOST_HANDOVERS, MOST_RESHUFFLES
from tests.storage.games import SETUPS, random_game, take_back

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

KEPT: Final = Path(__file__).parent / "found"
"""Files that once did harm, or look as if they could."""
FIXTURES: Final = Path(__file__).parents[1] / "storage" / "files"

Json = Any

NUMBERS: Final = (
    0, -1, 1, 2, 3, 7, 40, 2**31, 2**53 - 1, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63), 10**30, 10**400, 0.5, 1e308,
    -0.0, 1e-300,
)  # fmt: skip
TEXTS: Final = (
    "", " ", "draw", "bid 9", "bid 99999999999999999999", "bid -1", "god ra", "pass", "end", "flip a/b", "discard nile",
    "side farmer", "flip scribe/warrior", "farmer/market", "priest",
    "\0", "\n", "../../../../etc/passwd", "/dev/zero", "C:\\con", "file:///etc/passwd", "~", "$(reboot)", "`id`",
    "%s%n", "{0.__class__}", "__import__('os').system('id')", "<b onclick=x>", "\u202eevil", "\u2028", "\ufeff",
    "\u3164\u200b", "\U000e0041",
    "\U0001f600" * 30, "\ud800", "x" * 41, "x" * 70_000, "0001-01-01T00:00:00", "9999-12-31T23:59:59.999999-23:59",
    "2025-03-21/19:30", "sha256:", "skilled", "lapis", "nan",
)  # fmt: skip
TOKENS: Final = (
    b"NaN", b"Infinity", b"-Infinity", b"1e999", b"9" * 5000, b"0x10", b"01", b"+1", b"'x'", b"undefined", b"//", b"",
)  # fmt: skip
BAD_UTF8: Final = (
    b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\x80", b"\0", b"\xef\xbb\xbf",
)  # fmt: skip


@functools.cache
def originals() -> tuple[bytes, ...]:
    """Files of all sorts: every set-up, begun, half played and finished, with take-backs and handovers, old ones."""
    rng = random.Random(0)
    made = [path.read_bytes() for path in sorted(FIXTURES.glob("*.ra-game"))]
    for number, (ruleset, players) in enumerate(SETUPS):
        for most in (0, 40, 1000):
            game = random_game(ruleset, players, number, most)
            seats = tuple(Seat(f"Seat {seat}", COLOURS[seat], (None, "skilled")[seat % 2]) for seat in range(players))
            saved = SavedGame(game, seats, Options(), "2025-03-21T19:30:00+01:00")
            if most == 40:
                take_back(game, rng)
                saved.hand_over(number % players, "expert", "patient")
                take_back(game, rng)
                saved.forget_the_future()
                saved.goes_on_from = 12
            made.append(encode(saved))
    return (*made, *_open_choices())


def _open_choices() -> Iterator[bytes]:
    """Games of Priests of Ra that were left while a side was to be shown or a priest to be used."""
    for players in RULESETS["priests"].players:
        whole = random_game("priests", players, players)
        for phase in ("side", "flip"):
            ends = [ply for ply in range(len(whole.plies)) if whole.phase(ply) == phase]
            for most in (ends[0], ends[len(ends) // 2]):
                seats = tuple(Seat(f"Seat {seat}", COLOURS[seat]) for seat in range(players))
                yield encode(SavedGame(random_game("priests", players, players, most), seats))


def mutated(rng: random.Random) -> bytes:
    """One file, changed in one to four ways."""
    data = rng.choice(originals())
    return rng.choice(EXTREMES)(rng) if rng.random() < 0.08 else changed(data, rng)


def changed(data: bytes, rng: random.Random) -> bytes:
    """*data*, which is JSON, changed in one to four ways."""
    if rng.random() < 0.7:
        content = json.loads(data)
        for _ in range(rng.choice((1, 1, 2, 3))):
            rng.choice(CHANGES)(content, rng)
        data = dumped(content, rng)
    if rng.random() < 0.45:
        for _ in range(rng.choice((1, 1, 2, 4))):
            data = rng.choice(SCRATCHES)(data, rng)
    return data


def dumped(content: Json, rng: random.Random) -> bytes:
    """*content* as JSON, now and then in an unusual dress; what UTF-8 cannot hold stays an escape."""
    try:
        data = json.dumps(content, indent=rng.choice((None, None, 1)), sort_keys=rng.random() < 0.2).encode()
    except RecursionError:  # Python's own writer goes less deep
        return b'{"format": "ra-desktop game", "version": 2, "x": ' + b"[" * 5000
    if rng.random() < 0.05:  # a key twice
        keys = [key for key in content if isinstance(key, str)] if isinstance(content, dict) else []
        if keys:
            twice = json.dumps(rng.choice(keys)) + ": " + json.dumps(value(rng))
            data = data.rstrip()[:-1] + b", " + twice.encode() + b"}"
    return data


# --- changes of the content -------------------------------------------------------------------------


def value(rng: random.Random, depth: int = 3) -> Json:
    """Any value, more often one that is at home in such a file."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.choice((None, True, False))
    if kind in (1, 2):
        return rng.choice(NUMBERS)
    if kind in (3, 4):
        return rng.choice(TEXTS)
    if kind == 5 and depth:
        return [value(rng, depth - 1) for _ in range(rng.randrange(5))]
    if kind == 6 and depth:
        return {rng.choice(TEXTS): value(rng, depth - 1) for _ in range(rng.randrange(4))}
    return rng.randint(-5, 200)


def _places(content: Json) -> list[tuple[Json, Any]]:
    """Everywhere that something can be put: a container, and the key or number in it."""
    results: list[tuple[Json, Any]] = []
    waiting = [content]
    while waiting:
        holder = waiting.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            results.append((holder, key))
            if isinstance(holder[key], (dict, list)):
                waiting.append(holder[key])
    return results


def _put_anywhere(content: Json, rng: random.Random) -> None:
    if places := _places(content):
        holder, key = rng.choice(places)
        holder[key] = value(rng)


def _put_on_top(content: Json, rng: random.Random) -> None:
    content[rng.choice([*content, "later", "__proto__", "__class__", ""])] = value(rng)


def _drop(content: Json, rng: random.Random) -> None:
    if places := _places(content):
        holder, key = rng.choice(places)
        del holder[key]


def _deepen(content: Json, rng: random.Random) -> None:
    deep: Json = 1
    for _ in range(rng.choice((5, 28, 29, 30, 31, 32, 33, 200, 700))):
        deep = [deep] if rng.random() < 0.5 else {"a": deep}
    holder, key = rng.choice([*_places(content), (content, "later")])
    holder[key] = deep


def _exchange(content: Json, rng: random.Random) -> None:
    for name in rng.sample(("bag", "actions", "suns", "seats", "reshuffles", "handovers"), 2):
        part = content.get(name)
        if isinstance(part, list) and len(part) > 1:
            place, other_place = rng.randrange(len(part)), rng.randrange(len(part))
            part[place], part[other_place] = part[other_place], part[place]


def _stretch(content: Json, rng: random.Random) -> None:
    name = rng.choice(("bag", "actions", "suns", "seats", "reshuffles", "handovers"))
    part = content.get(name)
    if isinstance(part, list) and part:
        start = rng.randrange(len(part))
        content[name] = part[:start] + part[start:] * rng.choice((2, 3, 50))


def _other_actions(content: Json, rng: random.Random) -> None:
    part = content.get("actions")
    if not isinstance(part, list) or not part:
        return
    texts = [text for text in part if isinstance(text, str)] or ["draw"]
    for _ in range(rng.choice((1, 5))):
        part[rng.randrange(len(part))] = rng.choice(
            (*texts, "draw", "invoke", "pass", "keep", "end", "bid 1", "god gold", "side farmer", "flip farmer/market")
        )


def _cut(content: Json, rng: random.Random) -> None:
    name = rng.choice(("bag", "actions", "suns", "seats", "reshuffles", "handovers"))
    part = content.get(name)
    if isinstance(part, list):
        del part[rng.randint(0, len(part)) :]


def _take_back_text(content: Json, rng: random.Random) -> None:
    """Make the last actions the ones that are taken back, rightly or wrongly."""
    part = content.get("actions")
    if isinstance(part, list) and part:
        cut = rng.randrange(len(part))
        after = [[cut, rng.choice(NUMBERS[:10])]] if rng.random() < 0.5 else []
        content["taken_back"] = {"actions": part[cut:], "reshuffles": after}
        del part[cut:]


def _reshuffle(content: Json, rng: random.Random) -> None:
    length = len(content["actions"]) if isinstance(content.get("actions"), list) else 3
    step = rng.choice((1, 1, 2))
    count = rng.choice((1, 3, 200, MOST_RESHUFFLES))
    content["reshuffles"] = [[number * step % (length + 2), rng.choice(NUMBERS[:12])] for number in range(count)]


def _hand_over(content: Json, rng: random.Random) -> None:
    count = rng.choice((1, 3, MOST_HANDOVERS, MOST_HANDOVERS + 1))
    content["handovers"] = [
        {"after": 0 if count > 3 else rng.choice(NUMBERS[:8]), "seat": rng.randrange(6), "bot": rng.choice((None, "x"))}
        for _ in range(count)
    ]


def _version(content: Json, rng: random.Random) -> None:
    content["version"] = rng.choice((0, 1, 2, 3, 2**70, -1, 1.0, "2", True, None))


CHANGES: Final[tuple[Callable[[Json, random.Random], None], ...]] = (
    _put_anywhere, _put_anywhere, _put_anywhere, _put_on_top, _drop, _drop, _deepen, _exchange, _exchange, _stretch,
    _other_actions, _cut, _take_back_text, _reshuffle, _hand_over, _version,
)  # fmt: skip


# --- scratches in the bytes -------------------------------------------------------------------------


def _truncate(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randint(0, len(data))]


def _flip_bits(data: bytes, rng: random.Random) -> bytes:
    scratched = bytearray(data)
    for _ in range(rng.choice((1, 1, 3, 40))):
        if scratched:
            scratched[rng.randrange(len(scratched))] ^= 1 << rng.randrange(8)
    return bytes(scratched)


def _insert(data: bytes, rng: random.Random) -> bytes:
    place = rng.randint(0, len(data))
    return data[:place] + rng.choice((*BAD_UTF8, *TOKENS, b"[" * 1000, b'"', b"\\u0000", b"\\ud83d")) + data[place:]


def _replace_number(data: bytes, rng: random.Random) -> bytes:
    digits = [place for place, byte in enumerate(data) if 48 <= byte < 58]
    if not digits:
        return data
    place = rng.choice(digits)
    return data[:place] + rng.choice(TOKENS) + data[place + 1 :]


def _cut_out(data: bytes, rng: random.Random) -> bytes:
    first = rng.randint(0, len(data))
    return data[:first] + data[first + rng.choice((1, 2, 10, 500)) :]


def _repeat(data: bytes, rng: random.Random) -> bytes:
    first = rng.randint(0, len(data))
    part = data[first : first + rng.choice((1, 10, 300))]
    return data[:first] + part * rng.choice((2, 3, 100)) + data[first:]


def _zeros(data: bytes, rng: random.Random) -> bytes:
    """A block that a power cut has left empty."""
    first = rng.randint(0, len(data)) & ~511
    return data[:first] + b"\0" * len(data[first : first + 512]) + data[first + 512 :]


SCRATCHES: Final[tuple[Callable[[bytes, random.Random], bytes], ...]] = (
    _truncate, _flip_bits, _flip_bits, _insert, _insert, _replace_number, _cut_out, _repeat, _zeros,
)  # fmt: skip


# --- files that want too much -----------------------------------------------------------------------

_HEAD: Final = b'{"format": "ra-desktop game", "version": 2, "x": '


def _filled(inner: bytes, rng: random.Random) -> bytes:
    """As much of *inner* as fits, and sometimes more."""
    size = rng.choice((MOST_BYTES - len(_HEAD) - 8, MOST_BYTES + 5, 8 * MOST_BYTES))
    return _HEAD + b"[" + (inner + b",") * (size // (len(inner) + 1)) + b"1]}"


def _million_actions(rng: random.Random) -> bytes:
    content = json.loads(rng.choice(originals()))
    content["actions"] = [rng.choice(("draw", "pass", "d", "invoke"))] * rng.choice(
        (10_000, 10_001, 100_000, 1_000_000)
    )
    return json.dumps(content, separators=(",", ":")).encode()


def _big_but_right(rng: random.Random) -> bytes:
    """A real game with an unknown key that fills the file to its limit."""
    data = rng.choice(originals())
    content = json.loads(data)
    room = MOST_BYTES - len(json.dumps(content)) - 30
    kind = rng.randrange(4)
    if kind == 0:
        content["later"] = "x" * room
    elif kind == 1:
        content["later"] = [0] * (room // 3)
    elif kind == 2:
        content["later"] = {f"{number:x}": {} for number in range(room // 13)}
    else:
        content["later"] = [[[]]] * (room // 8)
    return json.dumps(content).encode()


EXTREMES: Final[tuple[Callable[[random.Random], bytes], ...]] = (
    lambda rng: _filled(b"[]", rng),
    lambda rng: _filled(b"{}", rng),
    lambda rng: _filled(b'{"a":1}', rng),
    lambda rng: _filled(b"1.5e300", rng),
    lambda rng: _filled(b'"\\u0001"', rng),
    lambda rng: _HEAD + b"[" * rng.choice((33, 1_000, 100_000, MOST_BYTES)),
    lambda rng: _HEAD + b'{"a":' * rng.choice((33, 1_000, 100_000)) + b"1" + b"}" * 100_000 + b"}",
    lambda rng: _HEAD + b"9" * rng.choice((400, 4_301, 1_000_000)) + b"}",
    lambda rng: _HEAD + b'"' + rng.choice(BAD_UTF8) * 300_000 + b'"}',
    lambda rng: bytes(rng.randrange(256) for _ in range(rng.randrange(3000))),
    lambda rng: _HEAD + bytes(rng.randrange(256) for _ in range(rng.randrange(300))),
    lambda rng: b"\0" * rng.choice((1, 4096, MOST_BYTES)),
    _million_actions,
    _million_actions,
    _big_but_right,
    _big_but_right,
)  # fmt: skip
