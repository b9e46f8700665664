"""Priests of Ra told a second time, as :mod:`.reference` tells Ra: from docs/rules.md alone, slow and plain."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .reference import Reference, compare

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from .reference import Choice

PEOPLE = ("farmer", "warrior", "merchant", "scribe")
BUILDINGS = ("granary", "fortress", "market", "library")
COLOURS = ("chamber-red", "chamber-blue", "chamber-green", "chamber-yellow")
PRIESTS_BAG = Counter(
    {"ra": 30, "stone": 20, "priest": 12, "plague": 12}
    | dict.fromkeys(COLOURS, 5)
    | {f"{person}/{building}": 5 for person in PEOPLE for building in BUILDINGS}
)


def turned(tile: str) -> str:
    """A two-sided tile with its other side up."""
    shown, hidden = tile.split("/")
    return f"{hidden}/{shown}"


def as_in_the_bag(tile: str) -> str:
    """The name by which a tile is put into a bag: the person first."""
    return turned(tile) if "/" in tile and tile.split("/")[0] in BUILDINGS else tile


def side(tile: str) -> str:
    """The side that shows."""
    return tile.split("/")[0]


class PriestsReference(Reference):
    """One game of Priests of Ra."""

    def _draw(self, seat: int) -> Generator[Choice, str, bool]:
        if not self.bag or "/" not in self.bag[0]:
            return (yield from super()._draw(seat))
        tile = self.bag.pop(0)
        self.pending = ("side", tile, 1, [])
        choice = yield seat, "side", [f"side {name}" for name in tile.split("/")]
        self.pending = None
        if not tile.startswith(choice.removeprefix("side ")):
            tile = turned(tile)
        self.track[self.track.index(None)] = tile
        return False

    def _win(self, seat: int, sun: int) -> Generator[Choice, str, None]:
        priests = self.track.count("priest")
        yield from super()._win(seat, sun)
        for left in reversed(range(priests)):
            own = {tile for tile in self.tiles[seat] if "/" in tile}
            if own:
                self.pending = ("flip", "priest", 1, ["priest"] * left)
                choice = yield seat, "flip", ["keep", *(f"flip {tile}" for tile in own)]
                self.pending = None
                if choice != "keep":
                    tile = choice.removeprefix("flip ")
                    self.tiles[seat].remove(tile)
                    self.tiles[seat].append(turned(tile))

    def _score(self, suns: Sequence[Sequence[int]] | None) -> list[dict[str, int]]:
        for seat, own in enumerate(self.tiles):
            if own.count("priest") >= 3 and "plague" in own:
                self._lose(seat, "plague")
            self.ankhs[seat] += {4: 2, 3: 1}.get(len(set(PEOPLE) & set(map(side, own))), 0)
        return priests_score(self.tiles, self.ankhs, suns)

    def _discard(self) -> None:
        gone = {"priest", *PEOPLE}
        self.tiles = [[tile for tile in own if side(tile) not in gone] for own in self.tiles]


def priests_score(
    tiles: Sequence[Sequence[str]], ankhs: Sequence[int], suns: Sequence[Sequence[int]] | None
) -> list[dict[str, int]]:
    """The points of every seat by row, plagues and ankhs as they are after priests and people have done their work."""
    shown = [Counter(map(side, own)) for own in tiles]
    sheet = []
    for own in shown:
        most = [kind for kind in PEOPLE if own[kind] >= 2 and not any(other[kind] > own[kind] for other in shown)]
        complete = {kind: own[kind] // 2 for kind in BUILDINGS if own[kind] >= 2}
        rows = {
            "people": 5 * len(most),
            "buildings": 2 * sum(complete.values()),
            "building-variety": {3: 5, 4: 10}.get(len(complete), 0),
            "priests": 2 * own["priest"],
            "plagues": -{0: 0, 1: 1, 2: 3, 3: 6, 4: 10}.get(own["plague"], 15),
            "pyramid": 0,
            "chambers": 0,
            "ankhs": 0,
            "suns": 0,
        }
        if suns is not None:
            built = own["stone"] + sum(own[colour] for colour in COLOURS)
            rows["pyramid"] = 20 if built >= 10 else 10 if built >= 6 else 5 if built >= 3 else 0
            rows["chambers"] = sum(10 if own[colour] >= 4 else 5 if own[colour] == 3 else 0 for colour in COLOURS)
            rows["ankhs"] = {0: 0, 1: 0, 2: 5, 3: 10}.get(ankhs[len(sheet)], 20)
            totals = [sum(group) for group in suns]
            rows["suns"] = compare(totals[len(sheet)], totals, 5, -5)
        sheet.append(rows)
    return sheet
