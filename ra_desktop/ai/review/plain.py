"""A review as plain lists and numbers, for files and for other programs, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

from ra_desktop.ai.protocol import Evaluation
from ra_desktop.engine.actions import parse_action

from .record import JudgedDecision, Luck, Review

if TYPE_CHECKING:
    from collections.abc import Sequence

_MOST: Final = 20_000
"""More than any game has plies, decisions or draws."""
_NEARLY: Final = 1e-6

_Count = Annotated[int, Meta(ge=0, le=_MOST)]
_Seat = Annotated[int, Meta(ge=0, le=9)]
_Word = Annotated[str, Meta(max_length=80)]
_Chances = Annotated[list[float], Meta(max_length=10)]


class _Decision(msgspec.Struct):
    ply: _Count
    seat: _Seat
    kind: _Word
    epoch: _Count
    chosen: _Word
    rated: Annotated[list[tuple[_Word, float, float, float]], Meta(max_length=200)]
    """Action, chance to win, margin and standard error, best first."""
    costs: _Chances


class _Draw(msgspec.Struct):
    ply: _Count
    seat: _Seat
    tiles: Annotated[list[_Word], Meta(max_length=10)]
    changes: _Chances


class _Review(msgspec.Struct):
    game: _Word
    players: Annotated[int, Meta(ge=2, le=10)]
    depth: _Word
    chances: Annotated[list[_Chances], Meta(min_length=1, max_length=_MOST)]
    decisions: Annotated[list[_Decision], Meta(max_length=_MOST)]
    draws: Annotated[list[_Draw], Meta(max_length=_MOST)]


def as_plain(review: Review) -> dict[str, Any]:
    """Return all of `review`, actions in their text form."""
    return {
        "game": review.game,
        "players": review.players,
        "depth": review.depth,
        "chances": [list(each) for each in review.chances],
        "decisions": [
            {
                "ply": each.ply,
                "seat": each.seat,
                "kind": each.kind,
                "epoch": each.epoch,
                "chosen": each.chosen.action.text,
                "rated": [[one.action.text, one.win, one.margin, one.error] for one in each.rated],
                "costs": list(each.costs),
                "error": each.error,
            }
            for each in review.decisions
        ],
        "draws": [
            {"ply": each.ply, "seat": each.seat, "tiles": list(each.tiles), "changes": list(each.changes)}
            for each in review.draws
        ],
    }


def from_plain(values: object) -> Review:
    """Return the review that :func:`as_plain` turned into `values`; raises ``ValueError`` if it cannot be one."""
    found = msgspec.convert(values, _Review)
    plies = len(found.chances) - 1
    for each in found.chances:
        _check(each, found.players, 1.0)
    acting = [(each.ply, each.seat) for each in found.decisions]
    acting += [(each.ply, each.seat) for each in found.draws]
    for ply, seat in acting:
        if ply >= plies or seat >= found.players:
            raise ValueError(f"no seat {seat} acts at ply {ply}")
    return Review(
        found.players,
        found.depth,
        tuple(tuple(each) for each in found.chances),
        tuple(_decision(each, found.players) for each in found.decisions),
        tuple(
            Luck(each.ply, each.seat, tuple(each.tiles), _check(each.changes, found.players, 0.0))
            for each in found.draws
        ),
        found.game,
    )


def _decision(found: _Decision, players: int) -> JudgedDecision:
    rated = tuple(Evaluation(parse_action(text), *figures) for text, *figures in found.rated)
    chosen = next((each for each in rated if each.action.text == found.chosen), None)
    if chosen is None:
        raise ValueError(f"{found.chosen!r:.60} has no value")
    costs = _check(found.costs, players, 0.0)
    return JudgedDecision(found.ply, found.seat, found.kind, found.epoch, chosen, rated, costs)


def _check(values: Sequence[float], players: int, total: float) -> tuple[float, ...]:
    if len(values) != players or not abs(sum(values) - total) < _NEARLY:
        raise ValueError(f"chances that do not add up to {total}")
    return tuple(values)
