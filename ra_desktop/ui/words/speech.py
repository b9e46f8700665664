"""What is only ever said, or asked by key: headings of answers, and sentences that nothing on the table shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import either, fill, labelled, listed, percent, plain_text
from ra_desktop.ui.words.scoring import change_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Question = Literal["track", "suns", "rivals", "tiles", "ra", "bag", "events", "moves"]


def heading(question: Question) -> str:
    """Return the heading above the answer to `question`."""
    return {
        "track": _tr("Board", "Auction track"),
        "suns": _tr("Speech", "My suns"),
        "rivals": _tr("Speech", "Everyone’s suns"),
        "tiles": _tr("Speech", "My tiles"),
        "ra": plain_text(_tr("Settings", "&Ra track")),
        "bag": _tr("Board", "Bag"),
        "events": _tr("Speech", "What happened last"),
        "moves": _tr("Speech", "What I can do"),
    }[question]


def once_more() -> str:
    """Return what is said after a first click, where moves need a second one."""
    return _tr("Speech", "Press again to confirm.")


# --- suns -----------------------------------------------------------------------------------------


def _numbers(suns: Sequence[int]) -> str:
    return listed(map(str, suns)) if suns else _tr("Common", "none", "No suns")


def own_suns(up: Sequence[int], down: Sequence[int]) -> str:
    """Return the suns of the player who asks."""
    return suns_of(_tr("Common", "You"), up, down)


def suns_of(name: str, up: Sequence[int], down: Sequence[int]) -> str:
    """Return the suns of the player `name`."""
    text = _tr("Speech", "{name}: {up}; face down: {down}", "A player and numbers of suns: 4, 7, 9; face down: none")
    return fill(text, name=name, up=_numbers(up), down=_numbers(down))


def suns_that_beat(highest: int, suns: Sequence[int]) -> str:
    """Return which of one's own `suns` beat the highest bid."""
    text = _tr("Speech", "To beat the {sun}: {suns}", "Numbers of suns: To beat the 5: 7, 9")
    return fill(text, sun=highest, suns=listed(map(str, suns)))


def bid_of(sun: int, highest: int | None) -> str:
    """Return what a selected sun would do: it beats the `highest` bid, if there is one."""
    if highest is None:
        return fill(_tr("Speech", "Bid {sun}, the first bid.", "Bid is a verb, then a noun"), sun=sun)
    return fill(_tr("Speech", "Bid {sun}, which beats the {highest}.", "Bid is a verb"), sun=sun, highest=highest)


# --- the track, the bag -----------------------------------------------------------------------------


def free_spaces(count: int) -> str:
    """Return how many spaces of the auction track are empty."""
    return _tr("Speech", "%n free spaces", "Of the auction track", count)


def ra_tiles_left(ra: int, tiles: int) -> str:
    """Return how many of the `tiles` in the bag are Ra, and the chance that the next one is."""
    if not tiles:
        return _tr("Common", "The bag is empty.")
    text = _tr("Speech", "Ra tiles in the bag: {ra} of {tiles}. Chance that the next tile is Ra: {chance}.")
    return fill(text, ra=ra, tiles=tiles, chance=percent(ra / tiles))


# --- tiles and points -------------------------------------------------------------------------------


def tiles_of(tiles: Iterable[str]) -> str:
    """Return the tiles that the player who asks has; they are labels with counts."""
    labels = listed(tiles)
    if not labels:
        return _tr("Speech", "You have no tiles.")
    return fill(_tr("Speech", "Your tiles: {tiles}", "Labels of tiles: Nile ×2, Fortress"), tiles=labels)


def points_now(points: str) -> str:
    """Return the points that the player who asks would score now; `points` has a sign."""
    return labelled(_tr("SeatPage", "If the epoch ended now"), points)


def totals(points: Iterable[tuple[str, int]]) -> str:
    """Return what all players score in an epoch: names and points."""
    text = _tr("Speech", "In this epoch: {points}", "Players and points: Nefer +7, Khufu −2")
    return fill(text, points=listed(change_for(name, pattern) for name, pattern in points))


def fame_of(fame: Iterable[tuple[str, int]]) -> str:
    """Return the fame of players, as far as it may be known: names and numbers."""
    return labelled(_tr("Common", "Fame"), listed(f"{name} {number}" for name, number in fame))


# --- moves ------------------------------------------------------------------------------------------


def may_choose(moves: Iterable[str]) -> str:
    """Return what can be chosen: labels of moves."""
    text = _tr("Speech", "You can choose: {moves}", "Labels of moves: Draw a tile, Invoke Ra")
    return fill(text, moves=listed(moves))


def may_bid(suns: Sequence[int], *, may_pass: bool) -> str:
    """Return which suns can be bid, and whether passing is possible."""
    numbers = either(map(str, suns))
    if may_pass:
        return fill(_tr("Speech", "You can bid {suns}, or pass.", "Numbers of suns: 4, 7 or 9"), suns=numbers)
    return fill(_tr("Speech", "You can bid {suns}, but you can’t pass.", "Numbers of suns: 4, 7 or 9"), suns=numbers)


def nothing_to_do() -> str:
    """Return that it is not the turn of a person."""
    return _tr("Speech", "There is nothing for you to do right now.")


def nothing_yet() -> str:
    """Return that nothing has been played."""
    return _tr("Speech", "Nothing has happened yet.")


def outbidding(sun: int, higher: Sequence[tuple[str, Sequence[int]]]) -> str:
    """Return who can outbid `sun`: `higher` has players' names with their higher suns that lie face up."""
    if not higher:
        return fill(_tr("SeatPage", "No one can outbid the {sun}."), sun=sun)
    players = [f"{name} ({listed(map(str, suns))})" for name, suns in higher]
    return fill(_tr("SeatPage", "Can outbid the {sun}: {players}."), sun=sun, players=listed(players))


def no_suns() -> str:
    """Return that a player cannot bid any more in this epoch."""
    return _tr("SeatPage", "No suns left to bid in this epoch.")


def suns_at_the_end(total: int) -> str:
    """Return what the suns add up to at the end of the game."""
    return fill(_tr("SeatPage", "At the end of the game, all suns count: {total} in total."), total=total)
