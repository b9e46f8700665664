"""What a lot would change, in words that fit every game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import in_a_line, joined, labelled, points_text, times

from .fill import fill
from .tiles import tile_label

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ra_desktop.engine.account import Strike


def list_title() -> str:
    """Return the heading above what the lot is worth to each seat."""
    return _tr("Lots", "What the lot scores this epoch")


def title(name: str | None, sun: int | None) -> str:
    """Return the heading of an account: for `name`, or None for the person at the screen; with `sun` if it is known."""
    if name is not None:
        return fill(_tr("Lots", "If {name} wins this lot"), name=name)
    if sun is None:
        return _tr("Lots", "If you win this lot")
    return fill(_tr("Lots", "If you win with your {sun}"), sun=sun)


def counted_tiles(tiles: Iterable[str], ruleset: str) -> str:
    """Return `tiles` as in a sentence, equal ones with their number: "Pharaoh ×2 and Flood"."""
    counts = Counter(tile_label(tile, ruleset) for tile in tiles)
    return joined(times(label, count) if count > 1 else label for label, count in counts.items())


def strike_sentence(strike: Strike, ruleset: str) -> str:
    """Return what a disaster takes: "Earthquake takes Fortress and Temple"."""
    disaster = tile_label(strike.disaster, ruleset)
    if not strike.tiles:
        return fill(_tr("Lots", "{disaster} takes nothing", "{disaster} is a label: Earthquake"), disaster=disaster)
    tiles = counted_tiles(strike.tiles, ruleset)
    if not strike.chosen:
        text = _tr("Lots", "{disaster} takes {tiles}", "Labels: Earthquake takes Fortress and Temple")
        return fill(text, disaster=disaster, tiles=tiles)
    text = _tr("Lots", "{disaster} takes {number} by choice, ideally {tiles}", "{tiles} are those least missed")
    return fill(text, disaster=disaster, number=len(strike.tiles), tiles=tiles)


def strikes_sentence(strikes: Sequence[Strike], ruleset: str) -> str:
    """Return what all disasters of a lot take together: "Disasters take Pharaoh ×2, Flood and Temple"."""
    tiles = [tile for strike in strikes for tile in strike.tiles]
    if not tiles:
        return _tr("Lots", "Disasters take nothing")
    return fill(_tr("Lots", "Disasters take {tiles}", "Labels of tiles"), tiles=counted_tiles(tiles, ruleset))


def lost_remark(tiles: int) -> str:
    """Return how many `tiles` a player loses to disasters, in a few words."""
    return _tr("Lots", "loses %n tiles", "Beside a player's name", tiles)


def flips_sentence(flips: Iterable[str], ruleset: str) -> str:
    """Return what priests best turn `flips`, the tiles before, into: "Priests turn tiles to show Farmer"."""
    shown = [tile.partition("/")[2] for tile in flips]
    text = _tr("Lots", "Priests turn tiles to show {tiles}", "Labels: Priests turn tiles to show Farmer and Market")
    return fill(text, tiles=counted_tiles(shown, ruleset))


def suns_sentence(suns: Sequence[int]) -> str:
    """Return the suns that the winner then has: "suns after that: 1, 8 and 13"."""
    numbers = joined(map(str, suns))
    return fill(_tr("Lots", "suns after that: {suns}", "Numbers: 1, 8 and 13"), suns=numbers)


def later_sentence(points: int) -> str:
    """Return what would be gained at the end of the game, if everything stayed as it is."""
    text = _tr("Lots", "{points} at the end of the game if nothing changes", "{points} has a sign: +3")
    return fill(text, points=points_text(points))


def later_phrase(points: int) -> str:
    """Return the same in a few words."""
    return fill(_tr("Lots", "{points} at the end", "Of the game. {points} has a sign: +3"), points=points_text(points))


def change_for(name: str | None, points: int) -> str:
    """Return what a player gains or loses, in a few words: "Nefer +7", or for None "you −5"."""
    if name is None:
        return fill(_tr("Lots", "you {points}", "{points} has a sign: you −5"), points=points_text(points))
    return f"{name} {points_text(points)}"


def because(change: str, reasons: Iterable[str]) -> str:
    """Return a change for a player with its reasons: "Nefer −5: 2 pharaohs, no longer the most"."""
    return labelled(change, in_a_line(reasons))


def with_points(reason: str, points: int) -> str:
    """Return a reason with the points that it explains: "2 pharaohs, now the most: +7"."""
    return labelled(reason, points_text(points))


def nothing_changes() -> str:
    """Return that a lot changes no points."""
    return _tr("Lots", "no change in points")


def out_of_reach(highest: int, *, passed: bool, has_suns: bool, name: str | None) -> str:
    """Return why a player cannot win the lot; None for `name` is the person at the screen."""
    if passed:
        second_person, third_person = _tr("Lots", "You have passed."), _tr("Common", "{name} passes.")
    elif not has_suns:
        second_person, third_person = _tr("Lots", "You have no suns left."), _tr("Lots", "{name} has no suns left.")
    else:
        second_person, third_person = (
            _tr("Lots", "None of your suns beats the {sun}."),
            _tr("Lots", "{name} has no sun that beats the {sun}."),
        )
        return fill(second_person, sun=highest) if name is None else fill(third_person, name=name, sun=highest)
    return second_person if name is None else fill(third_person, name=name)
