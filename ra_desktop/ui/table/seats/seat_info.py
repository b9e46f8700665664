"""The player of a seat, its suns, and what a panel shows of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ra_desktop.ui.games import groups
from ra_desktop.ui.look.portrait_painter import Face
from ra_desktop.ui.look.tooltips import tip
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, labelled, times
from ra_desktop.ui.words.speech import outbidding
from ra_desktop.ui.words.tiles import both_sides_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import View


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """What a panel shows of a seat besides the position itself."""

    name: str
    colour: str
    """A key of ``PLAYER_COLOURS``: lapis, carnelian, malachite, amethyst or ochre."""
    subtitle: str = ""
    """The bot's level, or what the person is to do."""
    is_person: bool = False
    fame_shown: bool = True
    """Whether the fame is visible."""
    active: bool = False
    """Whether it is this seat's turn to act."""
    ra_player: bool = False
    thinking: bool = False
    """Whether a bot is thinking about this seat's move."""
    character: str | None = None
    """Whose face it has: a key of ``CHARACTERS``; None for the emblem."""
    prices: tuple[tuple[int, int], ...] = ()
    """What face-up suns are worth until the epoch ends, in fame, if that is shown: (sun, fame)."""

    news: str = ""
    """What it has done since the turn of the person at the bottom."""
    rivals: tuple[tuple[int, str], ...] = ()
    """The highest sun that others can still bid, with the colour of each, if that is shown."""

    won: tuple[str, ...] = ()
    """The tiles that it has won, each once, in that order."""

    @property
    def face(self) -> Face:
        """Whom the portrait of the seat shows."""
        return Face(self.colour, self.character)


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A seat as a panel shows it."""

    view: View
    seat: int
    info: SeatInfo
    points: dict[str, int]
    """What the seat would score if the epoch ended now, by row of the scoring table."""
    tile_points: dict[str, int]
    """What each kind of people and buildings scores now, by the side that shows."""

    @property
    def fame(self) -> int:
        """The fame, visible or not."""
        return self.view.fame[self.seat]


@dataclass(frozen=True, slots=True)
class Sun:
    """A sun of a seat."""

    value: int
    face_down: bool = False
    bid: bool = False
    """Whether it is on the altar, as a bid."""


def suns_of(view: View, seat: int) -> list[Sun]:
    """Return the suns of `seat`: face up from low to high, then those face down."""
    bids = view.open_bids.values()
    return [
        *(Sun(value, bid=value in bids) for value in view.face_up_suns(seat)),
        *(Sun(value, face_down=True) for value in view.face_down_suns(seat)),
    ]


def outbidders(view: View, seat: int, sun: int, names: Sequence[str]) -> list[tuple[str, list[int]]]:
    """Return who can outbid `sun` of `seat`: the others with higher suns face up, by their `names`, with these suns."""
    others = [other for other in range(view.players) if other != seat]
    return [
        (names[other], higher)
        for other in others
        if (higher := [rival for rival in view.face_up_suns(other) if rival > sun])
    ]


def who_outbids(view: View, seat: int, names: Sequence[str]) -> list[str]:
    """Return a sentence for each sun of `seat` that lies face up, from the highest on: who can outbid it."""
    suns = sorted(view.face_up_suns(seat), reverse=True)
    return [outbidding(sun, outbidders(view, seat, sun, names)) for sun in suns]


def suns_after_winning(view: View, seat: int, won: int) -> list[Sun]:
    """Return the suns of `seat` after it has won `won` and its bid has moved to the centre."""
    stay = [sun for sun in suns_of(view, seat) if not sun.bid]
    up = [sun for sun in stay if not sun.face_down]
    down = sorted((*(sun.value for sun in stay if sun.face_down), won))
    return up + [Sun(value, face_down=True) for value in down]


def summary(shown: SeatShown) -> str:
    """Return the contents of the panel in sentences."""
    view, info, seat = shown.view, shown.info, shown.seat
    comma = _tr("Common", ", ", "Between the items of a list")
    up, down = view.face_up_suns(seat), view.face_down_suns(seat)
    tiles = [
        times(both_sides_label(tile, view.ruleset), count)
        for group in groups.tile_groups(view.ruleset)
        for tile, count in groups.stacks(view, seat, group)
    ]
    parts = [
        info.subtitle,
        info.news,
        _tr("Panels", "Taking a turn") if info.active and not info.is_person else "",
        _tr("Panels", "Ra player") if info.ra_player else "",
        fill(_tr("Panels", "Suns face up: {suns}"), suns=comma.join(map(str, up)) or _no_suns()),
        fill(_tr("Panels", "Suns face down: {suns}"), suns=comma.join(map(str, down)) or _no_suns()),
        fill(_tr("Panels", "Tiles: {tiles}"), tiles=comma.join(tiles) or _tr("Panels", "none", "Tiles: none")),
        fame_words(shown),
    ]
    return ". ".join(part for part in parts if part)


def _no_suns() -> str:
    return _tr("Common", "none", "No suns")


def fame_words(shown: SeatShown) -> str:
    """Return the fame, or that it is hidden."""
    if not shown.info.fame_shown:
        return _tr("Panels", "Fame is face down")
    return labelled(_tr("Common", "Fame"), shown.fame)


def fame_tip(shown: SeatShown) -> str:
    """Return the tooltip of the tablets."""
    rule = _tr("Panels", "Fame scored so far. The player with the most at the end of the game wins.")
    if shown.info.is_person and not shown.info.fame_shown:
        return tip(fame_words(shown), rule, _tr("Panels", "Press and hold to peek at your own."))
    return tip(fame_words(shown), rule)


def about_sun(sun: Sun) -> str:
    """Return what the sun may be used for."""
    if sun.face_down:
        return _tr("Common", "Face down: can’t be used until the next epoch.")
    if sun.bid:
        return _tr("Panels", "This sun has been bid in this auction.")
    return _tr("Panels", "Face up: can be bid in an auction.")


def sun_tip(sun: Sun) -> str:
    """Return the tooltip of the sun."""
    return tip(fill(_tr("Common", "Sun {sun}"), sun=sun.value), about_sun(sun))


def name_tip(info: SeatInfo) -> str:
    """Return the tooltip of portrait and name."""
    return tip(info.name, info.subtitle, info.news, _tr("Panels", "Click to enlarge this panel."))


def ra_tip() -> str:
    """Return the tooltip of the Ra figure of a seat."""
    return tip(_tr("Panels", "Ra player"), _tr("Panels", "Started this auction and bids last."))
