"""A second, slow and plain telling of the rules of Ra, to hold the engine against.

Written from docs/rules.md alone and in another manner: a game is one generator that runs from the set-up to the
last score and stops where a player decides. Tiles are words, suns are sorted lists, points are worked out from
the words of the rules. Nothing here comes from the engine.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

FULL_BAG = Counter(
    {"ra": 30, "god": 8, "gold": 5, "pharaoh": 25, "nile": 25, "flood": 12}
    | dict.fromkeys(("art", "agriculture", "religion", "astronomy", "writing"), 5)
    | dict.fromkeys(("fortress", "obelisk", "palace", "pyramid", "sphinx", "statue", "step-pyramid", "temple"), 5)
    | {"funeral": 2, "drought": 2, "unrest": 4, "earthquake": 2}
)
RA_TRACK = {2: 6, 3: 8, 4: 9, 5: 10}
CULTURE = {"art", "agriculture", "religion", "astronomy", "writing"}
MONUMENTS = {"fortress", "obelisk", "palace", "pyramid", "sphinx", "statue", "step-pyramid", "temple"}
DISASTERS = ("funeral", "drought", "unrest", "earthquake")
STRIKES = {"funeral": {"pharaoh"}, "unrest": CULTURE, "earthquake": MONUMENTS}
NOT_KEPT = {"god", "gold", "flood"} | CULTURE

Choice = tuple[int, str, list[str]]


class Reference:
    """One game. :attr:`seat`, :attr:`phase` and :attr:`legal` say who may do what; :meth:`apply` does it."""

    def __init__(self, players: int, bag: Sequence[str], suns: Sequence[Sequence[int]]) -> None:
        self.players = players
        self.bag = list(bag)
        self.track: list[str | None] = [None] * 8
        self.ra = 0
        self.centre = 1
        self.up = [sorted(group) for group in suns]
        self.down: list[list[int]] = [[] for _ in suns]
        self.tiles: list[list[str]] = [[] for _ in suns]
        self.ankhs = [0] * players
        self.fame = [10] * players
        self.epoch = 1
        self.sheets: list[list[dict[str, int]]] = []
        self.auction: tuple[int, str, list[tuple[int, int | None]], int | None] | None = None
        self.pending: tuple[str, str, int, list[str]] | None = None
        self.seat: int | None = None
        self.phase = "over"
        self.legal: list[str] = []
        self._game = self._whole_game()
        self._go_on(None)

    def apply(self, text: str) -> None:
        """Do what *text* says for the seat that decides."""
        assert text in self.legal
        self._go_on(text)

    def _go_on(self, text: str | None) -> None:
        try:
            self.seat, self.phase, self.legal = next(self._game) if text is None else self._game.send(text)
        except StopIteration:
            self.seat, self.phase, self.legal = None, "over", []

    @property
    def winner(self) -> int | None:
        """Most fame; among those the highest sun."""
        if self.phase != "over":
            return None
        most = [seat for seat in range(self.players) if self.fame[seat] == max(self.fame)]
        suns = {seat: max(self.up[seat], default=0) for seat in most}
        return next(seat for seat in most if suns[seat] == max(suns.values()))

    # --- the course of the game -------------------------------------------------------------------

    def _whole_game(self) -> Generator[Choice, str, None]:
        for epoch in (1, 2, 3):
            self.epoch = epoch
            yield from self._epoch()
            self._end_of_epoch()

    def _epoch(self) -> Generator[Choice, str, None]:
        best = max(sun for suns in self.up for sun in suns)
        seat = next(seat for seat in range(self.players) if best in self.up[seat])
        while any(self.up):
            while not self.up[seat]:
                seat = (seat + 1) % self.players
            if (yield from self._turn(seat)):
                return
            seat = (seat + 1) % self.players

    def _turn(self, seat: int) -> Generator[Choice, str, bool]:
        """One turn; whether it ended the epoch at once."""
        allowed = ["invoke"]
        if None in self.track:
            allowed.append("draw")
        if "god" in self.tiles[seat]:
            allowed += self._for_gods()
        choice = yield seat, "turn", allowed
        if choice == "draw":
            return (yield from self._draw(seat))
        if choice == "invoke":
            yield from self._auction(seat, "invoked" if None in self.track else "full")
            return False
        while choice != "end":
            yield from self._take_with_god(seat, choice.removeprefix("god "))
            if "god" not in self.tiles[seat] or not self._for_gods():
                return False
            choice = yield seat, "gods", [*self._for_gods(), "end"]
        return False

    def _draw(self, seat: int) -> Generator[Choice, str, bool]:
        if not self.bag:
            return True
        tile = self.bag.pop(0)
        if tile != "ra":
            self.track[self.track.index(None)] = tile
            return False
        self.ra += 1
        if self.ra == RA_TRACK[self.players]:
            return True
        yield from self._auction(seat, "drawn")
        return False

    # --- gods and disasters -----------------------------------------------------------------------

    def _for_gods(self) -> list[str]:
        return [f"god {tile}" for tile in {tile for tile in self.track if tile not in (None, "god")}]

    def _take_with_god(self, seat: int, tile: str) -> Generator[Choice, str, None]:
        self._lose(seat, "god")
        self.track[self.track.index(tile)] = None
        if tile in DISASTERS:
            yield from self._disaster(seat, tile, [])
        else:
            self.tiles[seat].append(tile)

    def _lose(self, seat: int, tile: str) -> None:
        self.tiles[seat].remove(tile)

    def _disaster(self, seat: int, disaster: str, later: list[str]) -> Generator[Choice, str, None]:
        if disaster == "drought":
            for tile in (["flood"] * self.tiles[seat].count("flood") + ["nile"] * self.tiles[seat].count("nile"))[:2]:
                self._lose(seat, tile)
            return
        for still_needed in (2, 1):
            own = [tile for tile in self.tiles[seat] if tile in STRIKES[disaster]]
            if not own:
                return
            if len(own) <= still_needed or len(set(own)) == 1:
                self._lose(seat, own[0])
                continue
            self.pending = ("discard", disaster, still_needed, later)
            choice = yield seat, "discard", [f"discard {tile}" for tile in set(own)]
            self.pending = None
            self._lose(seat, choice.removeprefix("discard "))

    # --- auctions ---------------------------------------------------------------------------------

    def _auction(self, ra_player: int, cause: str) -> Generator[Choice, str, None]:
        bids: list[tuple[int, int | None]] = []
        highest: int | None = None
        order = [(ra_player + step) % self.players for step in range(1, self.players + 1)]
        for seat in [seat for seat in order if self.up[seat]]:
            self.auction = (ra_player, cause, list(bids), highest)
            allowed = [f"bid {sun}" for sun in self.up[seat] if sun > (highest or 0)]
            if not (seat == ra_player and cause == "invoked" and highest is None):
                allowed.append("pass")
            choice = yield seat, "auction", allowed
            if choice == "pass":
                bids.append((seat, None))
            else:
                highest = int(choice.removeprefix("bid "))
                bids.append((seat, highest))
        self.auction = (ra_player, cause, bids, highest)
        if highest is not None:
            winner = next(seat for seat, sun in bids if sun == highest)
            yield from self._win(winner, highest)
        elif cause == "full":
            self._clear_track()
        self.auction = None

    def _win(self, seat: int, sun: int) -> Generator[Choice, str, None]:
        lot = [tile for tile in self.track if tile is not None]
        self.track = [None] * 8
        self.tiles[seat] += [tile for tile in lot if tile not in DISASTERS]
        self.up[seat].remove(sun)
        self.down[seat] = sorted([*self.down[seat], self.centre])
        self.centre = sun
        disasters = [tile for kind in DISASTERS for tile in lot if tile == kind]
        for number, disaster in enumerate(disasters):
            yield from self._disaster(seat, disaster, disasters[number + 1 :])

    def _clear_track(self) -> None:
        self.track = [None] * 8

    # --- the end of an epoch ----------------------------------------------------------------------

    def _end_of_epoch(self) -> None:
        self._clear_track()
        self.ra = 0
        suns = [up + down for up, down in zip(self.up, self.down, strict=True)]
        sheet = self._score(suns if self.epoch == 3 else None)
        self.sheets.append(sheet)
        self.fame = [max(fame + sum(rows.values()), 0) for fame, rows in zip(self.fame, sheet, strict=True)]
        self._discard()
        for seat in range(self.players):
            self.up[seat] = sorted(suns[seat])
            self.down[seat] = []

    def _score(self, suns: Sequence[Sequence[int]] | None) -> list[dict[str, int]]:
        return score(self.tiles, suns)

    def _discard(self) -> None:
        self.tiles = [[tile for tile in own if tile not in NOT_KEPT] for own in self.tiles]


def score(tiles: Sequence[Sequence[str]], suns: Sequence[Sequence[int]] | None) -> list[dict[str, int]]:
    """The points of every seat by row; *suns* are given in the third epoch only."""
    sheet = []
    for own in tiles:
        culture = len(CULTURE & set(own))
        kinds = len(MONUMENTS & set(own))
        rows = {
            "gods": 2 * own.count("god"),
            "gold": 3 * own.count("gold"),
            "pharaohs": compare(own.count("pharaoh"), [other.count("pharaoh") for other in tiles], 5, -2),
            "nile": own.count("flood") + (own.count("nile") if "flood" in own else 0),
            "civilization": {0: -5, 1: 0, 2: 0, 3: 5, 4: 10, 5: 15}[culture],
            "monument-variety": 0,
            "monument-sets": 0,
            "suns": 0,
        }
        if suns is not None:
            rows["monument-variety"] = {7: 10, 8: 15}.get(kinds, kinds)
            rows["monument-sets"] = sum({3: 5, 4: 10, 5: 15}.get(own.count(kind), 0) for kind in MONUMENTS)
            totals = [sum(group) for group in suns]
            rows["suns"] = compare(totals[len(sheet)], totals, 5, -5)
        sheet.append(rows)
    return sheet


def compare(own: int, everybodys: list[int], most: int, fewest: int) -> int:
    """Points for the most and the fewest of a thing; nothing if all have the same."""
    if len(set(everybodys)) == 1:
        return 0
    return most if own == max(everybodys) else fewest if own == min(everybodys) else 0


def read(state: Any) -> dict[str, Any]:
    """Everything that can be read from an engine's state or view, in the form of :func:`described`."""
    seats = range(state.players)
    return {
        "epoch": state.epoch,
        "phase": state.phase,
        "current_player": state.current_player,
        "is_over": state.is_over,
        "winner": state.winner,
        "legal": sorted(map(str, state.legal_actions())),
        "fame": state.fame,
        "ankhs": state.ankhs,
        "display": [state.display(seat) for seat in seats],
        "up": [state.face_up_suns(seat) for seat in seats],
        "down": [state.face_down_suns(seat) for seat in seats],
        "centre": state.centre_sun,
        "track": state.auction_track,
        "ra": (state.ra_count, state.ra_limit),
        "bag": (state.bag_count, state.bag_contents),
        "auction": state.auction and tuple(state.auction),
        "pending": state.pending and tuple(state.pending),
        "sheet": state.score_sheet,
    }


def described(game: Reference) -> dict[str, Any]:
    """The same of a game by the reference."""
    return {
        "epoch": game.epoch,
        "phase": game.phase,
        "current_player": game.seat,
        "is_over": game.phase == "over",
        "winner": game.winner,
        "legal": sorted(game.legal),
        "fame": game.fame,
        "ankhs": game.ankhs,
        "display": [dict(Counter(tiles)) for tiles in game.tiles],
        "up": game.up,
        "down": game.down,
        "centre": game.centre,
        "track": game.track,
        "ra": (game.ra, RA_TRACK[game.players]),
        "bag": (len(game.bag), dict(Counter(game.bag))),
        "auction": game.auction,
        "pending": game.pending,
        "sheet": game.sheets,
    }
