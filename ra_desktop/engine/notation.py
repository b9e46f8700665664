"""Any position as one line of text, as FEN is for chess (docs/notation.md).

:func:`write` and :func:`read` are inverse, but for what a line does not say: the order of the bag, and the rows that
scored in earlier epochs.
"""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn

from .board import AUCTION, DISCARD, FLIP, GODS, NOBODY, OVER, SIDE, TURN, Board
from .reachable import why_unreachable
from .registry import RULESETS
from .rules import FOLLOWING
from .tiles import EMPTY, RA, TileSet, suns_in

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence


PREFIX: Final = "ra1"
"""The first word of every line: the version of the notation."""
GAP: Final = "-"
"""An empty space of the track, or an empty bag."""
UNKNOWN: Final = "?"
"""Fame that is not shown."""
MOST_FAME: Final = 999
LONGEST: Final = 4000
"""More characters than any position needs."""

_PENDING: Final = (DISCARD, SIDE, FLIP)
_PHASES: Final = (TURN, GODS, *_PENDING, OVER)
_CAUSES: Final = ("drawn", "invoked", "full")
_PARTS: Final = ("epoch", "ra", AUCTION, *_PHASES, "track", "centre", "bag", "discards")
_WORD: Final = re.compile(r"[^\s;,:]+|[;,:]")


class NotationError(ValueError):
    """A text that is no position, or one that no game can reach."""

    def __init__(self, column: int, reason: str) -> None:
        super().__init__(f"column {column}: {reason}")
        self.column = column
        """Where in the text the fault is; 1 is the first character."""
        self.reason = reason
        """What is wrong, in a few words of English."""


# --- writing ----------------------------------------------------------------------------------------


def write(at: Board, concealed: Collection[int] = (), *, is_bag_closed: bool = False) -> str:
    """Return the position as one line; equal positions have equal lines.

    The fame of `concealed` seats is left out and, with a closed bag, the discards.
    """
    tiles = RULESETS[at.ruleset].rules.tiles
    names = tiles.names
    parts = [f"{PREFIX} {at.ruleset} {at.players}", f"epoch {at.epoch}", f"ra {at.ra_count}"]
    if at.cause:
        bids = ", ".join(f"{seat} bid {sun}" if sun else f"{seat} pass" for seat, sun in at.bids)
        parts.append(f"auction {at.cause} by {at.ra_player}" + (f": {bids}" if bids else ""))
    if at.phase in _PENDING:
        waiting = ", ".join(names[code] for code in (at.pending_tile, *at.queue))
        amount = f"{at.left} to " if at.phase == DISCARD else ""
        parts.append(f"{at.phase} {at.seat_to_act}: {amount}{waiting}")
    elif at.phase != AUCTION:
        parts.append(at.phase if at.phase == OVER else f"{at.phase} {at.seat_to_act}")
    lot = " ".join(GAP if code == EMPTY else names[code] for code in at.track)
    parts += [f"track {lot.rstrip(f' {GAP}') or GAP}", f"centre {at.centre_sun}"]
    for seat in range(at.players):
        have = [f"fame {UNKNOWN if seat in concealed else at.fame[seat]}"]
        if at.ankhs[seat]:
            have.append(f"ankhs {at.ankhs[seat]}")
        have += [
            f"{word} {' '.join(map(str, reversed(suns_in(suns))))}"
            for word, suns in (("suns", at.up[seat]), ("down", at.down[seat]))
            if suns
        ]
        if any(at.held[seat]):
            have.append(f"tiles {_counted(tiles, at.held[seat])}")
        parts.append(f"seat {seat}: {', '.join(have)}")
    bag, unseen = _tally(tiles, at.bag), _tally(tiles, not_on_table(at))
    out = [count - inside for count, inside in zip(unseen, bag, strict=True)]
    if any(out) and not is_bag_closed:
        word, counts = ("discards", out) if out.count(0) > bag.count(0) else ("bag", bag)
        parts.append(f"{word} {_counted(tiles, counts) or GAP}")
    return "; ".join(parts)


def _counted(tiles: TileSet, counts: Sequence[int]) -> str:
    return " ".join(f"{count} {tiles.names[code]}" for code, count in enumerate(counts) if count)


def _tally(tiles: TileSet, codes: Iterable[int]) -> list[int]:
    """Count tiles by code, two-sided ones by the side by which the bag counts them."""
    counts = [0] * len(tiles.names)
    for code in codes:
        counts[_in_the_bag(tiles, code)] += 1
    return counts


def _in_the_bag(tiles: TileSet, code: int) -> int:
    """Return the code by which the bag counts a tile, whichever side is up."""
    return code if tiles.counts[code] or tiles.turned[code] == EMPTY else tiles.turned[code]


def not_on_table(at: Board) -> list[int]:
    """Return the codes, sorted, of the tiles that aren't on the table: in the bag or discarded."""
    tiles = RULESETS[at.ruleset].rules.tiles
    seen = [RA] * at.ra_count + [code for code in at.track if code != EMPTY]
    for held in at.held:
        seen += [code for code, count in enumerate(held) for _ in range(count)]
    if at.phase != FLIP:  # the winner has the priests already
        seen += [code for code in (at.pending_tile, *at.queue) if code != EMPTY]
    on_table = _tally(tiles, seen)
    return [code for code, count in enumerate(tiles.counts) for _ in range(count - on_table[code])]


# --- reading ----------------------------------------------------------------------------------------


class _Word(NamedTuple):
    text: str
    column: int

    def refuse(self, reason: str) -> NoReturn:
        """Raise the error that this word causes."""
        raise NotationError(self.column, reason)

    def number(self, least: int, most: int) -> int:
        if not re.fullmatch("0|[1-9][0-9]{0,2}", self.text) or not least <= int(self.text) <= most:
            self.refuse(f"{self.text!r:.60} is not a number from {least} to {most}")
        return int(self.text)


class _Part:
    """The words of one part of the line, read from left to right."""

    def __init__(self, words: list[_Word], end: int) -> None:
        self._words = words
        self._end = end
        self.column = words[0].column if words else end
        self.start = _Word("", self.column)

    @property
    def ahead(self) -> str:
        """The text of the next word; empty at the end."""
        return self._words[0].text if self._words else ""

    def next(self) -> _Word:
        if not self._words:
            raise NotationError(self._end, "something is missing")
        return self._words.pop(0)

    def expect(self, text: str) -> None:
        word = self.next()
        if word.text != text:
            word.refuse(f"expected {text!r}, not {word.text!r:.60}")

    def close(self) -> None:
        """Refuse any further words."""
        if self._words:
            self._words[0].refuse(f"{self._words[0].text!r:.60} does not belong here")

    def items(self) -> Iterator[None]:
        """Come to each of the items that follow a colon and are divided by commas."""
        self.expect(":")
        yield
        while self.ahead:
            self.expect(",")
            yield


def read(text: str) -> Board:
    """Return the position that `text` describes, with the bag sorted by tile code.

    Raises :class:`NotationError` if `text` is malformed or no game can reach the position.
    """
    return _Reader(text).at


class _Reader:
    """Builds a board from a line, and refuses what no game can reach."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise NotationError(len(text) + 1, "the text is too long for a position")
        self._parts: dict[str, _Part] = {}
        parts = self._split(text)
        self.at = Board()
        self._header(next(parts))
        for part in parts:
            self._sort_in(part)
        self._end = len(text.rstrip()) + 1
        self._fill()
        self._check()

    @staticmethod
    def _split(text: str) -> Iterator[_Part]:
        words: list[_Word] = []
        for match in _WORD.finditer(text):
            if match[0] == ";":
                yield _Part(words, match.start() + 1)
                words = []
            else:
                words.append(_Word(match[0], match.start() + 1))
        if words or not text.strip():
            yield _Part(words, len(text.rstrip()) + 1)

    def _header(self, part: _Part) -> None:
        part.expect(PREFIX)
        word = part.next()
        if word.text not in RULESETS:
            word.refuse(f"unknown rule set {word.text!r:.60}")
        rule_set = self._rule_set = RULESETS[word.text]
        self._tiles = rule_set.rules.tiles
        self.at.ruleset = rule_set.name
        self.at.players = part.next().number(rule_set.players[0], rule_set.players[-1])
        self.at.ra_limit = rule_set.ra_limits[self.at.players]
        part.close()

    def _sort_in(self, part: _Part) -> None:
        if not part.ahead:
            part.next()
        word = part.next()
        name = word.text
        if name == "seat":
            name = f"seat {part.next().number(0, self.at.players - 1)}"
        elif name not in _PARTS:
            word.refuse(f"{name!r:.60} does not belong here")
        if name in self._parts:
            word.refuse(f"{name!r} appears twice")
        self._parts[name] = part

    def _part(self, name: str) -> _Part:
        if name not in self._parts:
            raise NotationError(self._end, f"{name!r} is missing")
        return self._parts[name]

    def _only_number(self, name: str, least: int, most: int) -> int:
        part = self._part(name)
        number = part.next().number(least, most)
        part.close()
        return number

    def _fill(self) -> None:
        at, rules = self.at, self._rule_set.rules
        at.cause, at.ra_player, at.bids, at.highest_bid, at.high_bidder = "", NOBODY, [], 0, NOBODY
        at.queue, at.pending_tile, at.left, at.seat_to_act = [], EMPTY, 0, NOBODY
        self._seen_suns = 0
        self._suns_in_play = {self._rule_set.centre_sun, *chain(*self._rule_set.suns[at.players])}
        at.epoch = self._only_number("epoch", 1, rules.epochs)
        at.ra_count = self._only_number("ra", 0, at.ra_limit - 1)
        self._seen = [(RA, self._parts["ra"].start)] * at.ra_count
        """Every tile that is not in the bag, with the word that names it."""
        if AUCTION in self._parts:
            self._auction(self._parts[AUCTION])
        self._phase()
        finished = at.epoch if at.phase == OVER else at.epoch - 1
        at.sheets = [[dict.fromkeys(rules.rows, 0) for _ in range(at.players)] for _ in range(finished)]
        self._track(self._part("track"))
        at.centre_sun = self._sun(self._part("centre"))
        self._part("centre").close()
        at.up, at.down, at.ankhs = [0] * at.players, [0] * at.players, [0] * at.players
        at.fame = [self._rule_set.starting_fame] * at.players
        at.held = [[0] * len(self._tiles.names) for _ in range(at.players)]
        for seat in range(at.players):
            self._seat(seat, rules.most_ankhs * finished)
        self._bag()
        if at.phase == AUCTION:
            at.seat_to_act = next(iter(self._bidders()[len(at.bids) :]), NOBODY)

    def _bidders(self) -> list[int]:
        return [seat for seat in FOLLOWING[self.at.players][self.at.ra_player] if self.at.up[seat]]

    def _seat_number(self, part: _Part) -> int:
        return part.next().number(0, self.at.players - 1)

    def _auction(self, part: _Part) -> None:
        at = self.at
        cause = part.next()
        if cause.text not in _CAUSES:
            cause.refuse(f"expected {', '.join(_CAUSES)}, not {cause.text!r:.60}")
        at.cause = cause.text
        part.expect("by")
        at.ra_player = self._seat_number(part)
        if part.ahead:
            for _ in part.items():
                seat = self._seat_number(part)
                word = part.next()
                if word.text == "bid":
                    at.high_bidder, at.highest_bid = seat, part.next().number(at.highest_bid + 1, MOST_FAME)
                    at.bids.append((seat, at.highest_bid))
                elif word.text == "pass":
                    at.bids.append((seat, 0))
                else:
                    word.refuse(f"expected 'bid' or 'pass', not {word.text!r:.60}")
        part.close()

    def _phase(self) -> None:
        at = self.at
        phases: list[str] = [name for name in _PHASES if name in self._parts]
        if AUCTION in self._parts and not {*phases} <= {DISCARD, FLIP}:
            phases.insert(0, AUCTION)
        if len(phases) > 1:
            self._parts[phases[1]].start.refuse(f"{phases[0]!r} and {phases[1]!r} exclude each other")
        at.phase = phases[0] if phases else AUCTION
        part = self._part(at.phase)
        if at.phase not in (AUCTION, OVER):
            at.seat_to_act = self._seat_number(part)
        if at.phase in _PENDING:
            at.left = 1
            waiting = [self._waiting(part) for _ in part.items()]
            at.pending_tile, *at.queue = waiting
        part.close()

    def _waiting(self, part: _Part) -> int:
        """Read a tile that a choice is about, or that waits for one."""
        if self.at.phase == DISCARD and not part.ahead.isalpha():
            self.at.left = part.next().number(1, 9)
            part.expect("to")
        word = part.next()
        code = self._tile(word)
        if self.at.phase != FLIP:  # the winner has the priests already
            self._seen.append((code, word))
        return code

    def _tile(self, word: _Word) -> int:
        if word.text not in self._tiles.codes:
            word.refuse(f"unknown tile {word.text!r:.60}")
        return self._tiles.codes[word.text]

    def _sun(self, part: _Part) -> int:
        word = part.next()
        sun = word.number(1, MOST_FAME)
        if sun not in self._suns_in_play:
            word.refuse(f"there is no sun {sun} with {self.at.players} players")
        if self._seen_suns >> sun & 1:
            word.refuse(f"sun {sun} appears twice")
        self._seen_suns |= 1 << sun
        return sun

    def _track(self, part: _Part) -> None:
        at = self.at
        at.track = []
        while part.ahead:
            word = part.next()
            code = EMPTY if word.text == GAP else self._tile(word)
            if code == RA:
                word.refuse("Ra tiles never go on the auction track")
            if len(at.track) == self._rule_set.rules.spaces:
                word.refuse(f"the auction track has {len(at.track)} spaces")
            if code != EMPTY:
                self._seen.append((code, word))
            at.track.append(code)
        at.track += [EMPTY] * (self._rule_set.rules.spaces - len(at.track))

    def _seat(self, seat: int, most_ankhs: int) -> None:
        at, part = self.at, self._part(f"seat {seat}")
        values: dict[str, int] = {}
        for _ in part.items():
            word = part.next()
            if word.text in values:
                word.refuse(f"{word.text!r} appears twice")
            values[word.text] = 0
            if word.text == "fame" and part.ahead == UNKNOWN:
                part.next()
            elif word.text == "fame":
                at.fame[seat] = part.next().number(0, MOST_FAME)
            elif word.text == "ankhs":
                at.ankhs[seat] = part.next().number(0, most_ankhs)
            elif word.text in ("suns", "down"):
                suns = at.up if word.text == "suns" else at.down
                suns[seat] = 1 << self._sun(part)
                while part.ahead not in ("", ","):
                    suns[seat] |= 1 << self._sun(part)
            elif word.text == "tiles":
                for code, count in self._counted(part):
                    at.held[seat][code] += count
            else:
                word.refuse(f"{word.text!r:.60} does not belong here")
        if "fame" not in values:
            part.start.refuse("'fame' is missing")
        part.close()

    def _counted(self, part: _Part) -> Iterator[tuple[int, int]]:
        """Read tiles with their counts, at least one; a tile without a count is one."""
        while True:
            count = part.next().number(1, self._tiles.total) if part.ahead.isdecimal() else 1
            word = part.next()
            code = self._tile(word)
            self._seen += [(code, word)] * count
            yield code, count
            if part.ahead in ("", ","):
                return

    def _bag(self) -> None:
        """Fill the bag: what is given or, less the discards, all that is neither on the table nor discarded."""
        at, tiles = self.at, self._tiles
        given, gone = self._parts.get("bag"), self._parts.get("discards")
        if given and gone:
            gone.start.refuse("'bag' and 'discards' exclude each other")
        part = given or gone
        inside: list[int] = []
        if part and part.ahead == GAP:
            part.next()
        elif part:
            inside = [code for code, count in self._counted(part) for _ in range(count)]
        if part:
            part.close()
        counts = list(tiles.counts)
        for code, word in self._seen:
            kind = _in_the_bag(tiles, code)
            counts[kind] -= 1
            if counts[kind] < 0:
                word.refuse(f"there are only {tiles.counts[kind]} {tiles.names[kind]} tiles")
        if given:
            counts = _tally(tiles, inside)
        at.bag = [code for code, count in enumerate(counts) for _ in range(count)]

    def _check(self) -> None:
        """Refuse what no game can reach."""
        fault = why_unreachable(self.at)
        if fault is not None:
            self._part(fault.part).start.refuse(fault.reason)
