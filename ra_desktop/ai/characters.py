"""Characters: styles of play, at any level.

A style adds a small bonus, in fame, to the value of an action. Every level takes only so much of it that it decides
between moves which are nearly equal in its own estimate: the two lower levels a share (:meth:`Style.leanings`), the
networks a small part of it in the utility of a move (see :data:`FAME_IN_UTILITY`). So a player of any character stays
about as strong as one without. Names and descriptions are in the user interface.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from ra_desktop.engine.actions import Bid, Draw, Invoke, Pass
from ra_desktop.engine.board import AUCTION, DISCARD, FLIP, SIDE
from ra_desktop.engine.games.priests.rules import Flip, ShowSide
from ra_desktop.engine.games.ra.rules import Discard, SpendGod
from ra_desktop.engine.tiles import EMPTY, RA, TileSet, suns_in

from .registry import ai_for
from .ruler import loss_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ra_desktop.engine import Action
    from ra_desktop.engine.position import Position

    from .protocol import Evaluation

FAME_IN_UTILITY: Final = 0.004
"""Utility of a bonus of one fame, in chance of winning; times :attr:`.SearchSettings.taste`."""
MOST_BONUS: Final = 0.02
"""The greatest utility of any bonus, in chance of winning; times :attr:`.SearchSettings.taste`."""
USUAL_GAIN: Final = 5.0
"""Typical highest gain of a lot for any player, in fame."""

_DRAW, _INVOKE, _PASS = Draw(), Invoke(), Pass()
_STYLE_KEYS: Final[dict[TileSet, tuple[tuple[str, str], ...]]] = {}


def style_keys(tiles: TileSet) -> tuple[tuple[str, str], ...]:
    """Return the style key of each tile by code: its category, or the side that shows."""
    known = _STYLE_KEYS.get(tiles)
    if known is None:
        sides = (name.partition("/")[0] if "/" in name else "" for name in tiles.names)
        known = tuple((tiles.category_of(name), side) for name, side in zip(tiles.names, sides, strict=True))
        _STYLE_KEYS[tiles] = known
    return known


class UnknownCharacterError(ValueError):
    """There is no character of that name."""


@dataclass(frozen=True, slots=True)
class Style:
    """The preferences of a character, in fame. All zero: the best move decides."""

    tiles: Mapping[str, float] = field(default_factory=dict)
    """For each tile that a move wins, or may win: by its category, or the side that shows."""
    calls: float = 0.0
    """For invoking Ra."""
    calls_late: float = 0.0
    """For invoking Ra when the next Ra tile ends the epoch."""
    danger: float = 0.0
    """For drawing when the next Ra tile ends the epoch."""
    high_suns: float = 0.0
    """For winning with the highest of several face-up suns; the lowest costs twice as much. Passing gains nothing,
    so that no style makes a worthless lot worth a sun. Below 0: the other way round."""
    centre: float = 0.0
    """For winning the highest sun in the game from the centre; the lowest costs as much."""
    gods: float = 0.0
    """For spending a god."""
    spite: float = 0.0
    """For each fame beyond :data:`USUAL_GAIN` that a lot would bring the other player who gains most by it."""

    def bonuses(self, at: Position, actions: list[Action]) -> list[float]:
        """Return the bonuses of `actions`, which are legal for the seat to move."""
        if at.phase not in (DISCARD, SIDE, FLIP) and all(code == EMPTY for code in at.track):
            return [0.0] * len(actions)  # no style makes nothing worth an auction
        lot = self._lot(at)
        spite = self._spite(at) if self.spite else 0.0
        return [self._bonus(at, action, lot, spite) for action in actions]

    def leanings(self, at: Position, actions: list[Action], share: float, most: float) -> list[float]:
        """Return what the bonuses of `actions` come to at a level: a `share`, from -`most` to `most`.

        A lot is compared with a usual one, so that a collector leaves what others like, and does not bid more often.
        """
        usual = self._usual_lot(at)
        leanings = []
        for action, bonus in zip(actions, self.bonuses(at, actions), strict=True):
            if isinstance(action, Bid):
                bonus -= usual
            elif isinstance(action, Invoke):
                bonus -= usual / 2
            leanings.append(max(-most, min(most, share * bonus)))
        return leanings

    def tile(self, code: int, tiles: TileSet) -> float:
        """Return the bonus for the tile `code` of `tiles`."""
        category, side = style_keys(tiles)[code]
        return self.tiles.get(category, 0.0) + self.tiles.get(side, 0.0)

    def _bonus(self, at: Position, action: Action, lot: float, spite: float) -> float:
        tiles = at.rules.tiles
        if isinstance(action, Bid):
            centre = self.centre * _rank(at.suns_in_play, at.centre_sun)
            return lot + spite + centre + self._sun(at, action.sun)
        if isinstance(action, SpendGod):
            return self.gods + self.tile(tiles.codes[action.tile], tiles)
        last = _next_ra_ends(at)
        if isinstance(action, Invoke):
            return (self.calls_late if last else self.calls) + lot / 2
        if isinstance(action, Draw):
            return self.danger if last else 0.0
        if isinstance(action, Discard):
            return -self.tile(tiles.codes[action.tile], tiles)
        if isinstance(action, ShowSide):
            shown = tiles.names[at.pending_tile].startswith(action.side)
            return self.tile(at.pending_tile if shown else tiles.turned[at.pending_tile], tiles) / 2
        if isinstance(action, Flip):
            code = tiles.codes[action.tile]
            return self.tile(tiles.turned[code], tiles) - self.tile(code, tiles)
        return 0.0  # pass, end or keep

    def _sun(self, at: Position, sun: int) -> float:
        """Return the bonus for `sun` among the acting seat's face-up suns; if the lot is worthless, all are equal.

        So are they to those who keep high ones when the next Ra tile ends the epoch, and nothing can be kept for it.
        """
        suns = at.up[at.seat_to_act]
        if not self.high_suns or suns == 1 << sun or (self.high_suns < 0.0 and _next_ra_ends(at)):
            return 0.0
        return (0.0 if brings_nothing(at) else self.high_suns * _rank(suns, sun)) - abs(self.high_suns)

    def _lot(self, at: Position) -> float:
        if not self.tiles:
            return 0.0
        tiles = at.rules.tiles
        liked = sum(self.tile(code, tiles) for code in at.track if code != EMPTY)
        if liked > 0.0 and at.is_last_epoch and sum(at.lot_preview(at.seat_to_act).values()) <= 0:
            return 0.0  # it could not bring anything later
        return liked

    def _usual_lot(self, at: Position) -> float:
        """Return the mean bonus of as many tiles of the bag as the lot has; of two sides, either may show."""
        bag = [code for code in at.bag if code != RA]
        if not self.tiles or not bag:
            return 0.0
        tiles = at.rules.tiles
        shown = [self.tile(code, tiles) for code in range(len(tiles.names))]
        turned = (shown[code] if other == EMPTY else shown[other] for code, other in enumerate(tiles.turned))
        either = [(one + other) / 2 for one, other in zip(shown, turned, strict=True)]
        size = len(at.track) - at.track.count(EMPTY)
        return size * sum(either[code] for code in bag) / len(bag)

    def _spite(self, at: Position) -> float:
        me = at.seat_to_act
        others = (sum(at.lot_preview(seat).values()) for seat in range(at.players) if seat != me and at.up[seat])
        return self.spite * (max(0, max(others, default=0)) - USUAL_GAIN)


def brings_nothing(at: Position, *, soon: bool = False, unharmed: bool = False) -> bool:
    """Whether the lot brings the seat to move no points in this epoch, and no tile that may bring some later.

    `soon`: nor one that may still bring some in this epoch. `unharmed`: only if nothing harmful comes with them.
    """
    if sum(at.lot_preview(at.seat_to_act).values()) > 0:
        return False
    keys = style_keys(at.rules.tiles)
    categories = {keys[code][0] for code in at.track if code != EMPTY}
    if at.is_last_epoch:
        return True
    ai = ai_for(at.game)
    kept = ai.lasting | ai.soon_useful if soon else ai.lasting
    return not categories & kept or (unharmed and bool(categories & ai.harmful))


def certain_suns(at: Position) -> list[int]:
    """Return the suns of the seat that bids which no seat left can beat, lowest first."""
    rivals = [at.highest_bid, *(sun for seat in at.bidders_left()[1:] for sun in suns_in(at.up[seat]))]
    return [sun for sun in suns_in(at.up[at.seat_to_act]) if sun > max(rivals)]


def sun_to_win_with(at: Position, certain: list[int]) -> int:
    """Return which of the `certain` suns of the seat that bids to win with, by rule of thumb: the lowest.

    But who is alone with suns wins the sun in the centre back with the next lot, so that only the last one bid is lost:
    the lowest is kept for that, unless the next Ra tile ends the epoch.
    """
    return certain[at.is_alone(at.seat_to_act) and len(certain) > 1 and not _next_ra_ends(at)]


def without_waste(at: Position, legal: list[Action]) -> list[Action]:
    """Return the `legal` actions without those that give a sun away, by rule of thumb.

    These are bids that are certain to win, but for one (:func:`sun_to_win_with`); and for an empty track and a lower
    sun, bids where the seat may pass, and invoking Ra where it may draw and has no sun that is low enough.
    """
    wasted: list[Action] = []
    if at.phase == AUCTION and (certain := certain_suns(at)):
        wasted = [Bid(sun) for sun in certain if sun != sun_to_win_with(at, certain)]
    if at.track == at.rules.no_tiles and not at.up[at.seat_to_act] & ((1 << at.centre_sun) - 1):
        wasted += [_INVOKE] if _DRAW in legal else []
    if at.track == at.rules.no_tiles and _PASS in legal:
        wasted += [action for action in legal if isinstance(action, Bid) and action.sun > at.centre_sun]
    return [action for action in legal if action not in wasted]


def advised_first(at: Position, rated: list[Evaluation]) -> list[Evaluation]:
    """Return the moves `rated` in `at`, best first, those that give a sun away behind others.

    Only where what was measured allows it: never behind a move that the ruler calls worse.
    """
    kept = without_waste(at, [move.action for move in rated])
    ordered: list[Evaluation] = []
    for move in rated:
        place = len(ordered)
        while move.action in kept and place and ordered[place - 1].action not in kept:
            if loss_of(ordered[place - 1], move).is_clear():
                break
            place -= 1
        ordered.insert(place, move)
    return ordered


NEUTRAL: Final = Style()
"""No character."""


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent's character."""

    key: str
    """The key in saved games; it never changes."""
    style: Style


def _next_ra_ends(at: Position) -> bool:
    """Whether the next Ra tile ends the epoch, so that suns can hardly be kept for a later auction in it."""
    return at.ra_count + 1 >= at.ra_limit


def _rank(suns: int, sun: int) -> float:
    """Return the rank of `sun` among several `suns`: from -1 for the lowest to 1 for the highest."""
    known = list(suns_in(suns))
    return 2 * known.index(sun) / (len(known) - 1) - 1


CHARACTERS: Final = {
    character.key: character
    for character in (
        Character("gambler", Style(high_suns=-3.0, danger=2.0)),
        Character("builder", Style(tiles={"monument": 2.0, "building": 2.5, "stone": 3.0, "chamber": 3.0})),
        Character("heir", Style(tiles={"pharaoh": 3.0, "person": 2.0}, centre=2.0)),
        Character("caller", Style(calls=3.0, calls_late=1.0)),
        Character("priestess", Style(tiles={"priest": 2.5}, calls=-2.5, calls_late=-1.0)),
        Character("farmer", Style(tiles={"nile": 1.5, "flood": 2.0, "farmer": 3.0, "granary": 3.0})),
        Character("scholar", Style(tiles={"civilization": 2.5, "scribe": 3.0, "library": 3.0})),
        Character("miser", Style(tiles={"gold": 3.0, "god": 2.5, "merchant": 3.0, "market": 3.0}, gods=-4.0)),
        Character("spoiler", Style(spite=1.0)),
        Character("daredevil", Style(danger=9.0, calls_late=-6.0)),
        Character("magistrate", Style(tiles={"disaster": -3.0, "plague": -3.0}, calls_late=5.0, danger=-3.0)),
        Character("general", Style(tiles={"warrior": 2.0, "fortress": 2.0}, high_suns=2.0)),
    )
}
"""All characters by key."""


def style_of(character: str | None) -> Style:
    """Return the style of that `character`; neutral for None. Raises :class:`UnknownCharacterError`."""
    if character is None:
        return NEUTRAL
    known = CHARACTERS.get(character)
    if known is None:
        raise UnknownCharacterError(f"no character {character!r}; the characters are {', '.join(CHARACTERS)}")
    return known.style
