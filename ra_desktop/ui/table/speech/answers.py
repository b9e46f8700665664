"""The answers to what is asked by key: sentences about the position shown, from what its viewer may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ra_desktop.engine import Action, Bid, Pass, View
from ra_desktop.ui.games import groups
from ra_desktop.ui.games.score_aid import AidLine, ScoreAid
from ra_desktop.ui.table.seats.seat_info import outbidders
from ra_desktop.ui.words import board, speech
from ra_desktop.ui.words.fill import points_text, times
from ra_desktop.ui.words.reasons import action_label
from ra_desktop.ui.words.scoring import end_of_game
from ra_desktop.ui.words.speech import Question, no_suns, outbidding, suns_at_the_end
from ra_desktop.ui.words.tiles import both_sides_label, category_label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.app.settings import Verbosity
    from ra_desktop.ui.games.lots import Lot

_MOST_EVENTS = {"brief": 3, "normal": 6, "full": 12}
"""Most events in an answer, by verbosity."""


@dataclass(frozen=True, kw_only=True)
class Asked:
    """What the answers are made of."""

    view: View
    """The position shown."""
    seat: int
    """Who asks: the seat at the bottom of the table."""
    names: Sequence[str]
    """By seat."""
    banner: str
    """Whose turn it is."""
    fame: str
    """The fame of the seat in words; empty if it is hidden."""
    actions: Sequence[Action]
    """The actions of the person to move; empty if no person is to move."""
    lot_of: Callable[[int], Lot | None]
    """Returns the account of the lot for a seat."""
    why_no_lot: str
    """Why the lot cannot be won by who asks; empty if it can."""
    events: Sequence[str]
    """What has happened up to the position shown, a sentence each."""
    verbosity: Verbosity


def answer(question: Question, asked: Asked) -> list[str]:
    """Return the answer to `question`, a sentence or a heading each."""
    return _ANSWERS[question](asked)


def _track(asked: Asked) -> list[str]:
    view = asked.view
    parts = [board.track_tiles(view)]
    free = sum(tile is None for tile in view.auction_track)
    if asked.verbosity != "brief" and any(view.auction_track):
        parts.append(speech.free_spaces(free))
    parts += [board.centre_sun(view.centre_sun), *board.bids(view, asked.names)]
    lot = asked.lot_of(asked.seat)
    if lot is None:
        return [*parts, asked.why_no_lot]
    parts.append(lot.headline)
    if asked.verbosity != "brief":
        parts += lot.sentences
    if asked.verbosity == "full":
        others = [seat for seat in range(view.players) if seat != asked.seat]
        parts += [lot.headline for seat in others if (lot := asked.lot_of(seat)) is not None]
    return parts


def _suns(asked: Asked) -> list[str]:
    view, seat = asked.view, asked.seat
    up, down = view.face_up_suns(seat), view.face_down_suns(seat)
    parts = [speech.own_suns(up, down)]
    auction = view.auction
    if not up:
        parts.append(no_suns())
    elif asked.why_no_lot:
        parts.append(asked.why_no_lot)
    elif auction is not None and auction.highest is not None and view.phase == "auction":
        parts.append(speech.suns_that_beat(auction.highest, view.suns_to_win(seat)))
    if asked.verbosity == "full":
        parts += _outbidding(asked)
    if view.is_last_epoch:
        parts.append(suns_at_the_end(sum(up) + sum(down)))
    return parts


def _outbidding(asked: Asked) -> list[str]:
    suns = sorted(asked.view.face_up_suns(asked.seat), reverse=True)
    return [outbidding(sun, outbidders(asked.view, asked.seat, sun, asked.names)) for sun in suns]


def _rivals(asked: Asked) -> list[str]:
    view = asked.view
    seats = [(asked.seat + step) % view.players for step in range(view.players)]
    parts = [speech.suns_of(asked.names[seat], view.face_up_suns(seat), view.face_down_suns(seat)) for seat in seats]
    return [*parts, *(_outbidding(asked) or [no_suns()])]


def _tiles(asked: Asked) -> list[str]:
    view, seat = asked.view, asked.seat
    tiles = []
    for group in groups.tile_groups(view.ruleset):
        for tile, count in groups.stacks(view, seat, group):
            label = both_sides_label(tile, view.ruleset)
            tiles.append(times(label, count) if count > 1 else label)
    parts = [speech.tiles_of(tiles)]
    if not view.is_over:
        parts.append(speech.points_now(points_text(sum(groups.points_of(view, seat).values()))))
        parts += _rows(asked)
    return [*parts, asked.fame]


def _rows(asked: Asked) -> list[str]:
    """Every row that brings points now; fully, also the others and how the seat stands."""
    if asked.verbosity == "brief":
        return []
    aid = ScoreAid.of(asked.view, asked.seat)
    late = [row for line in aid.end_of_game if (row := _row(line, asked))]
    return [
        *(row for line in aid.every_epoch if (row := _row(line, asked))),
        *([end_of_game(), *late] if late else []),
    ]


def _row(line: AidLine, asked: Asked) -> str:
    if line.points is None or (not line.points and asked.verbosity != "full"):
        return ""
    return speech.row_now(line.label, points_text(line.points), line.standing if asked.verbosity == "full" else "")


def _ra(asked: Asked) -> list[str]:
    view = asked.view
    ra = view.bag_contents.get("ra", 0)
    sentences = [board.ra_track(view), board.ra_left(view)]
    return sentences if view.is_over or view.is_bag_closed else [*sentences, speech.ra_tiles_left(ra, view.bag_count)]


def _bag(asked: Asked) -> list[str]:
    view = asked.view
    parts = [board.bag_count(view)]
    if view.is_bag_closed:
        return parts
    if asked.verbosity != "full":
        return parts + [speech.counted(category_label(name), count) for name, count in board.bag_counts(view).items()]
    return parts + [
        speech.counted(both_sides_label(tile, view.ruleset), count) for tile, count in view.bag_contents.items()
    ]


def _events(asked: Asked) -> list[str]:
    return list(asked.events[-_MOST_EVENTS[asked.verbosity] :]) or [speech.nothing_yet()]


def _moves(asked: Asked) -> list[str]:
    bids = [action.sun for action in asked.actions if isinstance(action, Bid)]
    if bids:
        return [asked.banner, speech.may_bid(bids, may_pass=Pass() in asked.actions)]
    if asked.actions:
        moves = [action_label(action, asked.view.ruleset) for action in asked.actions]
        return [asked.banner, speech.may_choose(moves)]
    return [asked.banner, speech.nothing_to_do()]


_ANSWERS: dict[Question, Callable[[Asked], list[str]]] = {
    "track": _track,
    "suns": _suns,
    "rivals": _rivals,
    "tiles": _tiles,
    "ra": _ra,
    "bag": _bag,
    "events": _events,
    "moves": _moves,
}
