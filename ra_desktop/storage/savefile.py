"""Saved games: from a game with its seats to bytes and back (docs/save-format.md).

A file is parsed, migrated, validated and replayed from its set-up; nothing in it is trusted.
"""

from __future__ import annotations

import hashlib
import logging
import math
import re
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

from ra_desktop import __version__
from ra_desktop.engine import (
    RULESETS,
    Action,
    Game,
    GameState,
    NotationError,
    Position,
    ReplayError,
    Reshuffle,
    SetupError,
    parse_action,
)
from ra_desktop.engine.notation import LONGEST as LONGEST_POSITION

from . import paths
from .atomic import write_atomically
from .errors import DamagedFileError, ForeignFileError, RuleBreakError, SaveError, shorten
from .migrations import PLAIN, migrate
from .names import LONGEST_NAME, NAME_RULE, is_name
from .reading import read_file
from .saved_game import Handover, Options, SavedGame, Seat, Word, parse_occasion

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


_log = logging.getLogger(__name__)

FORMAT: Final = "ra-desktop game"
SUFFIX: Final = paths.SUFFIX

MOST_BYTES: Final = 1 << 18
"""Larger files are not saved games; the longest games take some ten thousand bytes."""
MOST_ACTIONS: Final = 10_000
MOST_TILES: Final = 1_000
MOST_RESHUFFLES: Final = 2_000
"""There is at most one after each action, and real games have no more than 2 000 actions."""
MOST_HANDOVERS: Final = 2_000
SEED_LIMIT: Final = 1 << 53
"""Seeds of reshuffles are below this: whole numbers that every JSON reader can represent."""
DEEPEST: Final = 32
"""How deep lists and objects may be nested; unknown keys may contain some."""
MOST_SEATS: Final = 10
"""More than any rule set has."""

_KNOWN_SINCE: Final = {"position": 3, "real_bag": 3, "closed_bag": 3}
"""What programs must not ignore and :data:`.PLAIN` does not know, with the first version of the format that does."""

_LINE_WIDTH: Final = 100
_PLACE: Final = re.compile(r"(?P<reason>.*?)(?: - at `\$\.?(?P<place>.*)`)?", re.DOTALL)


class TakenBack(msgspec.Struct, frozen=True):
    """The actions taken back."""

    actions: Annotated[list[Word], Meta(min_length=1, max_length=MOST_ACTIONS)]
    reshuffles: Annotated[list[Reshuffle], Meta(max_length=MOST_RESHUFFLES)] = []


class _File(msgspec.Struct):
    """The content of a file of the current version."""

    ruleset: str
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    suns: Annotated[list[list[int]], Meta(max_length=MOST_SEATS)]
    bag: Annotated[list[Word], Meta(max_length=MOST_TILES)]
    actions: Annotated[list[Word], Meta(max_length=MOST_ACTIONS)]
    digest: str
    reshuffles: Annotated[list[Reshuffle], Meta(max_length=MOST_RESHUFFLES)] = []
    taken_back: TakenBack | None = None
    take_backs: Annotated[int, Meta(ge=0, lt=SEED_LIMIT)] = 0
    handovers: Annotated[tuple[Handover, ...], Meta(max_length=MOST_HANDOVERS)] = ()
    goes_on_from: Annotated[int, Meta(ge=0)] | None = None
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] = ""
    options: Options = Options()
    started: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    occasion: str = ""
    helped: bool = False
    app: str = ""


def file_type() -> type[msgspec.Struct]:
    """Return the contents of a file of the current version, beside ``format`` and ``version``."""
    return _File


_KNOWN: Final = frozenset(("format", "version", *_File.__struct_fields__))


# --- writing ----------------------------------------------------------------------------------------


def encode(saved: SavedGame) -> bytes:
    """Return the bytes of a file: UTF-8 JSON, formatted for people.

    Unknown parts are left out if the file would become too large to be read.
    """
    data = _encode(saved, saved.extra)
    return data if len(data) <= MOST_BYTES else _encode(saved, {})


def oldest_version(saved: SavedGame) -> int:
    """Return the oldest version of the format that can hold `saved`, so that earlier programs open it, too."""
    used = saved.options.chosen() | ({"position"} if saved.game.start else set())
    return max((_KNOWN_SINCE.get(name, PLAIN) for name in used), default=PLAIN)


def _encode(saved: SavedGame, extra: dict[str, Any]) -> bytes:
    game, version = saved.game, oldest_version(saved)
    options = _with_extra(saved.options, extra.get("options"))
    options = {name: value for name, value in options.items() if _KNOWN_SINCE.get(name, PLAIN) <= version}
    content: dict[str, Any] = {
        "format": FORMAT,
        "version": version,
        "app": __version__,
        "started": saved.started,
        "ruleset": game.ruleset,
        "options": options,
        "seats": [
            {name: value for name, value in _with_extra(seat, kept).items() if name != "far" or value}
            for seat, kept in zip(saved.seats, _values(extra.get("seats"), len(saved.seats)), strict=True)
        ],
        "suns": game.suns,
        "bag": game.bag,
        "actions": [str(action) for action in game.actions],
        "reshuffles": game.reshuffles,
        "taken_back": _taken_back(game),
        "take_backs": game.take_backs,
        "handovers": msgspec.to_builtins(saved.handovers),
        "goes_on_from": saved.goes_on_from,
        **({"occasion": saved.occasion} if saved.occasion else {}),
        **({"helped": True} if saved.helped else {}),
        "digest": position_digest(game.state),
    }
    if game.start:
        content["position"] = game.start
    content |= {key: value for key, value in extra.items() if key not in _KNOWN}
    lines = (f"{_json(key)}: {_laid_out(key, value)}" for key, value in content.items())
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _taken_back(game: Game) -> dict[str, Any] | None:
    if not game.taken_back:
        return None
    current = len(game.plies)
    return {
        "actions": [str(ply.action) for ply in game.taken_back],
        "reshuffles": [shuffle for shuffle in game.line_reshuffles if shuffle.after >= current],
    }


def save_file(path: Path, saved: SavedGame) -> None:
    """Write `saved` to `path`, whole or not at all; raises :class:`~.errors.WriteError`."""
    write_atomically(path, encode(saved))


def _with_extra(struct: msgspec.Struct, extra: object) -> dict[str, Any]:
    known: dict[str, Any] = msgspec.to_builtins(struct)
    return {**known, **{key: value for key, value in _mapping(extra).items() if key not in known}}


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _values(values: object, count: int) -> list[object]:
    """Return `count` values, or None for each if there are none."""
    known = values if isinstance(values, list) else []
    return [*known, *[None] * count][:count]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _laid_out(key: str, value: Any) -> str:
    """Return readable JSON: words fill the lines, and each seat has a line."""
    if key == "taken_back" and value:
        return "{" + ", ".join(f"{_json(inner)}: {_laid_out(inner, part)}" for inner, part in value.items()) + "}"
    if key in ("seats", "handovers") and value:
        return "[\n  " + ",\n  ".join(map(_json, value)) + "\n]"
    if key not in ("bag", "actions", "reshuffles") or not value:
        return _json(value)
    lines, line = [], ""
    for word in map(_json, value):
        if line and len(line) + len(word) + 2 > _LINE_WIDTH:
            lines.append(line)
            line = ""
        line = f"{line}, {word}" if line else word
    return "[\n  " + ",\n  ".join([*lines, line]) + "\n]"


# --- reading ----------------------------------------------------------------------------------------


def load_file(path: Path) -> SavedGame:
    """Return the game saved in `path`; raises :class:`~.errors.ReadError` and the errors of :func:`decode`."""
    data = read_file(path, MOST_BYTES + 1)
    try:
        return decode(data)
    except SaveError:
        raise
    except Exception as error:  # whatever it is, a file must not stop the program
        _log.exception("%s", path)
        raise DamagedFileError(NOT_VALID) from error


def decode(data: bytes) -> SavedGame:
    """Return the game saved as `data`, replayed from its set-up.

    Raises :class:`DamagedFileError`, :class:`ForeignFileError`, :class:`NewerFormatError` or :class:`RuleBreakError`;
    each says what is wrong and where.
    """
    content = _parse(data)
    migrate(content)
    try:
        file = msgspec.convert(content, _File)
    except msgspec.ValidationError as error:
        raise _damage(error) from error
    _check_seats(file)
    if file.started:
        _check_date(file.started)
    game = _replay(file)
    if position_digest(game.state) != file.digest:
        raise DamagedFileError("the actions lead to a different position from the one saved", "digest")
    about = (file.seats, file.options, file.started, _unknown(content), file.handovers, file.goes_on_from)
    return SavedGame(game, *about, occasion=parse_occasion(file.occasion), helped=file.helped)


def _parse(data: bytes) -> dict[str, Any]:
    """Return the content of a file that claims to be one of ours, whatever its version.

    Raises :class:`DamagedFileError` or :class:`ForeignFileError`.
    """
    ours = FORMAT.encode() in data[:200]
    if len(data) > MOST_BYTES:
        reason = f"larger than {MOST_BYTES} bytes"
        raise DamagedFileError(reason) if ours else ForeignFileError(reason)
    if not data.strip(b"\0 \t\r\n"):
        raise DamagedFileError("it is empty")
    try:
        content = _DECODER.decode(data.removeprefix(b"\xef\xbb\xbf"))
        if _too_deep(content):
            raise RecursionError
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if not ours:
            raise ForeignFileError("it contains something else") from error
        raise _malformed(data, error) from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ForeignFileError(f"its format is not {FORMAT!r}")
    return content


def _number(text: str) -> float:
    """Parse a number with a fraction or exponent, which only unknown keys may have; Python reads extreme ones fast."""
    number = float(text)
    if not math.isfinite(number):
        raise ValueError("number out of range")
    return number


_DECODER: Final = msgspec.json.Decoder(float_hook=_number)


def _too_deep(content: object) -> bool:
    """Whether more than :data:`DEEPEST` lists and objects are nested; checked level by level, which is fast."""
    level = [content]
    for _ in range(DEEPEST):
        level = [
            inner
            for outer in level
            for inner in (outer.values() if isinstance(outer, dict) else outer if isinstance(outer, list) else ())
            if isinstance(inner, (dict, list))
        ]
        if not level:
            return False
    return True


def _malformed(data: bytes, error: Exception) -> DamagedFileError:
    """Return what is wrong with JSON that cannot be parsed, and in which line."""
    if isinstance(error, RecursionError):
        return DamagedFileError(f"nested more than {DEEPEST} levels deep")
    if isinstance(error, UnicodeDecodeError):
        return DamagedFileError("it is not UTF-8 text")
    if isinstance(error, msgspec.ValidationError):  # JSON, but with a number that is out of range
        return _damage(error)
    at = _BYTE.search(str(error))
    before = data[: int(at[1])] if at else data  # without a byte, the text ends too early
    line = before.count(b"\n") + 1
    column = len(before) - (before.rfind(b"\n") + 1) + 1
    return DamagedFileError(NOT_VALID if at else "something is missing", f"line {line}, column {column}")


def _damage(error: msgspec.ValidationError) -> DamagedFileError:
    """Return an error for msgspec's message, with its path (``$.actions[41]``) as the place."""
    match = _PLACE.fullmatch(str(error))
    assert match is not None
    reason, place = match["reason"], match["place"] or None
    if missing := _MISSING.fullmatch(reason):
        place = f"{place}.{missing[1]}" if place else missing[1]
    return DamagedFileError(shorten(in_plain_words(reason)), place and shorten(place))


def _check_seats(file: _File) -> None:
    if file.ruleset not in RULESETS:
        raise DamagedFileError(f"unknown rule set {file.ruleset!r:.60}", "ruleset")
    if len(file.seats) not in RULESETS[file.ruleset].players:
        raise DamagedFileError(f"{file.ruleset} cannot be played by {len(file.seats)} players", "seats")
    taken: set[str] = set()
    for number, seat in enumerate(file.seats):
        if seat.colour in taken:
            raise DamagedFileError(f"two players have the colour {seat.colour}", f"seats[{number}].colour")
        taken.add(seat.colour)
        if not is_name(seat.name):
            raise DamagedFileError(NAME_RULE, f"seats[{number}].name")


def _check_date(text: str) -> None:
    try:
        datetime.fromisoformat(text)
    except ValueError as error:
        raise DamagedFileError("not a date and time in ISO 8601 format", "started") from error


def _replay(file: _File) -> Game:
    players = len(file.seats)
    tiles = RULESETS[file.ruleset].rules.tiles.codes
    for number, name in enumerate(file.bag):
        if name not in tiles:
            raise DamagedFileError(f"unknown tile {name!r}", f"bag[{number}]")
    highest = RULESETS[file.ruleset].highest_sun
    for sun in (sun for group in file.suns for sun in group):
        if not 1 <= sun <= highest:
            raise DamagedFileError(f"there is no sun {sun}", "suns")
    try:
        game = Game(file.ruleset, players, bag=file.bag, suns=file.suns, position=file.position)
    except NotationError as error:
        raise DamagedFileError(error.reason, f"position, column {error.column}") from error
    except SetupError as error:
        raise DamagedFileError(str(error), _faulty_setup(file, players)) from error
    if file.position and [list(group) for group in game.suns] != file.suns:
        raise DamagedFileError("the suns are not those of the position", "suns")
    file.options.put_on(game)
    if game.real_bag and file.reshuffles:
        raise DamagedFileError("a real bag is never reshuffled", "reshuffles")
    _play_line(game, file)
    game.take_backs = file.take_backs
    _check_history(game, file)
    return game


def _play_line(game: Game, file: _File) -> None:
    """Play the whole line, then take back the actions that were taken back.

    Raises :class:`DamagedFileError` or :class:`RuleBreakError`.
    """
    ply = len(file.actions)
    actions, line = _actions(file.actions, "actions"), file.reshuffles
    if file.taken_back is not None:
        actions += _actions(file.taken_back.actions, "taken_back.actions")
        line = [shuffle for shuffle in line if shuffle.after < ply] + file.taken_back.reshuffles
    for shuffle in (*file.reshuffles, *line):
        if not 0 <= shuffle.seed < SEED_LIMIT:
            raise DamagedFileError(f"seed out of range: {shuffle.seed}", "reshuffles")
    try:
        game.play_on(actions, line)
    except ReplayError as error:
        place = None if error.number < ply else f"taken_back.actions[{error.number - ply}]"
        raise RuleBreakError(error.number, error.reason, place) from error
    except SetupError as error:
        raise DamagedFileError(str(error), "reshuffles") from error
    if file.taken_back is not None:
        game.go_to(ply, next((seed for after, seed in file.reshuffles if after == ply), 0))
    if list(game.reshuffles) != file.reshuffles:
        raise DamagedFileError("the reshuffles do not match the moves taken back", "reshuffles")


def _check_history(game: Game, file: _File) -> None:
    """Raise :class:`DamagedFileError` if handovers or origin do not fit the game."""
    before = 0
    for number, change in enumerate(file.handovers):
        if change.seat >= game.players:
            raise DamagedFileError(f"there is no seat {change.seat}", f"handovers[{number}].seat")
        if not before <= change.after <= len(game.line):
            raise DamagedFileError(f"{change.after} is out of order", f"handovers[{number}].after")
        before = change.after
    if file.goes_on_from is None:
        return
    if file.goes_on_from > len(game.line) and not game.take_backs:  # those shorten a game
        raise DamagedFileError(f"{file.goes_on_from} is out of order", "goes_on_from")
    if file.goes_on_from > MOST_ACTIONS:
        raise DamagedFileError("longer than any game can be", "goes_on_from")


def _actions(texts: list[str], place: str) -> list[Action]:
    actions = []
    for number, text in enumerate(texts):
        try:
            actions.append(parse_action(text))
        except ValueError as error:
            raise DamagedFileError(str(error), f"{place}[{number}]") from error
    return actions


def _faulty_setup(file: _File, players: int) -> str:
    """Return ``bag`` or ``suns``, whichever prevents the game from starting."""
    if file.position:
        return "bag"
    try:
        GameState.new(file.ruleset, players, 0, bag=file.bag)
    except SetupError:
        return "bag"
    return "suns"


def _unknown(content: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of `content` that this version does not know, in their original form."""
    extra = {key: value for key, value in content.items() if key not in _KNOWN}
    if options := _beyond(content.get("options", {}), Options):
        extra["options"] = options
    seats = [_beyond(seat, Seat) for seat in content["seats"]]
    if any(seats):
        extra["seats"] = seats
    return extra


def _beyond(values: dict[str, Any], known: type[msgspec.Struct]) -> dict[str, Any]:
    return {key: value for key, value in values.items() if key not in known.__struct_fields__}


ALGORITHM: Final = "sha256"


def position_digest(position: Position) -> str:
    """Return ``sha256:`` and 64 hexadecimal digits, equal for equal positions; the order of the bag counts."""
    canonical = msgspec.json.encode(describe(position), order="sorted")
    return f"{ALGORITHM}:{hashlib.sha256(canonical).hexdigest()}"


def describe(position: Position) -> dict[str, Any]:
    """Return the position as names and numbers, as it goes into the digest."""
    seats = range(position.players)
    names = position.rules.tiles.names
    auction, pending = position.auction, position.pending
    return {
        "ankhs": position.ankhs,
        "auction": None
        if auction is None
        else {"bids": auction.bids, "cause": auction.cause, "ra_player": auction.ra_player},
        "bag": [names[code] for code in reversed(position.bag)],
        "centre_sun": position.centre_sun,
        "current_player": position.current_player,
        "displays": [position.display(seat) for seat in seats],
        "epoch": position.epoch,
        "fame": position.fame,
        "pending": None
        if pending is None
        else {
            "kind": pending.kind,
            "left": pending.left,
            "queue": pending.queue,
            "tile": pending.tile,
        },
        "phase": position.phase,
        "players": position.players,
        "ra_count": position.ra_count,
        "ra_limit": position.ra_limit,
        "ruleset": position.ruleset,
        "score_sheet": position.score_sheet,
        "suns_down": [position.face_down_suns(seat) for seat in seats],
        "suns_up": [position.face_up_suns(seat) for seat in seats],
        "track": position.auction_track,
    }


# --- the messages of msgspec in plain words ---------------------------------------------------------------

NOT_VALID: Final = "something in it is not valid"
_BYTE: Final = re.compile(r"\(byte (\d+)\)")
_MISSING: Final = re.compile(r"Object missing required field `(\w+)`")
_KINDS: Final = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "null": "null",
    "array": "a list",
    "object": "an object",
}
_WRONG_KIND: Final = re.compile(r"Expected `([\w |]+)`, got `(\w+)`")
_WRONG_LENGTH: Final = re.compile(r"Expected `(array|str|object)` of (?:at (?:least|most) )?length (<=|>=|)\s*(\d+).*")
_OUT_OF_RANGE: Final = re.compile(r"Expected `(?:int|float)` (<=|>=|<|>) (\S+)")
_BOUNDS: Final = {"<=": "at most", ">=": "at least", "<": "less than", ">": "more than"}


def in_plain_words(complaint: str) -> str:
    """Return `complaint`, a message of msgspec without the place, in a few plain words without a full stop.

    An unknown message says no more than :data:`NOT_VALID`.
    """
    if _MISSING.fullmatch(complaint):
        return "missing"
    if match := _WRONG_KIND.fullmatch(complaint):
        kinds = " or ".join(_KINDS.get(kind, kind) for kind in match[1].split(" | "))
        return f"expected {kinds}, not {_KINDS.get(match[2], match[2])}"
    if match := _WRONG_LENGTH.fullmatch(complaint):
        unit = {"str": "characters", "array": "entries", "object": "keys"}[match[1]]
        if match[2] == ">=" and match[3] == "1":
            return "empty"
        bound = _BOUNDS.get(match[2], "exactly")
        return f"expected {bound} {match[3]} {unit}"
    if match := _OUT_OF_RANGE.fullmatch(complaint):
        return f"expected {_BOUNDS[match[1]]} {match[2]}"
    if " matching regex " in complaint:  # names are all that a pattern describes
        return NAME_RULE
    known, _, value = complaint.partition("Invalid enum value ")
    return NOT_VALID if known else f"unknown value {value}"
