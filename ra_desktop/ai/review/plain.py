"""A review as plain lists and numbers, for files and for other programs, and back."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from ra_desktop.ai.protocol import Evaluation
from ra_desktop.engine.actions import parse_action

from .record import JudgedDecision, Luck, Review

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Game

_MOST: Final = 20_000
"""More than any game has plies, decisions or draws."""
_NEARLY: Final = 1e-6

_Count = Annotated[int, Meta(ge=0, le=_MOST)]
_Seat = Annotated[int, Meta(ge=0, le=9)]
_Word = Annotated[str, Meta(max_length=80)]
_Chance = Annotated[float, Meta(ge=-1.0, le=2.0)]
"""A chance, or a difference of two; no network keeps to 0 and 1 exactly."""
_Error = Annotated[float, Meta(ge=0.0, le=2.0)]
_Margin = Annotated[float, Meta(ge=-10_000.0, le=10_000.0)]
_FameError = Annotated[float, Meta(ge=0.0, le=10_000.0)]
_Chances = Annotated[list[_Chance], Meta(max_length=10)]
_Leads = Annotated[list[_Margin], Meta(max_length=10)]


class _Decision(msgspec.Struct):
    ply: _Count
    seat: _Seat
    kind: Literal["turn", "bid", "tiles"]
    epoch: Annotated[int, Meta(ge=1, le=9)]
    chosen: _Word
    rated: Annotated[list[tuple[_Word, _Chance, _Margin, _Error, _Margin, _FameError]], Meta(max_length=200)]
    """Action, chance of winning, margin, standard error, lead and its standard error, best first."""
    costs: _Chances
    fame_costs: _Leads


class _Review(msgspec.Struct):
    game: _Word
    players: Annotated[int, Meta(ge=2, le=10)]
    depth: Literal["quick", "full"]
    chances: Annotated[list[_Chances], Meta(min_length=1, max_length=_MOST)]
    leads: Annotated[list[_Leads], Meta(min_length=1, max_length=_MOST)]
    decisions: Annotated[list[_Decision], Meta(max_length=_MOST)]
    draws: Annotated[list[Luck], Meta(max_length=_MOST)]


def as_plain(review: Review) -> dict[str, Any]:
    """Return all of `review`, actions in their text form."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(review, enc_hook=str))
    for values, decision in zip(plain["decisions"], review.decisions, strict=True):
        values["chosen"] = decision.chosen.action.text
        values |= {"grade": decision.grade, "error": decision.error, "fame_error": decision.fame_error}
    return plain


def from_plain(values: object, game: Game | None = None) -> Review:
    """Return the review that :func:`as_plain` turned into `values`; raises ``ValueError`` if it cannot be one.

    With a `game`, also if it is not the review of that.
    """
    review = _from_plain(values)
    if game is not None:
        _check_game(review, game)
    return review


def _from_plain(values: object) -> Review:
    plain = msgspec.convert(values, _Review)
    plies = len(plain.chances) - 1
    for shares in plain.chances:
        _check(shares, plain.players, 1.0)
    for leads in plain.leads:
        _check(leads, plain.players, 0.0)
    if len(plain.leads) != len(plain.chances):
        raise ValueError("not a lead for every chance")
    for places in ([decision.ply for decision in plain.decisions], [draw.ply for draw in plain.draws]):
        if any(first >= second for first, second in pairwise(places)):
            raise ValueError("not in the order of the game")
    acting = [(decision.ply, decision.seat) for decision in plain.decisions]
    acting += [(draw.ply, draw.seat) for draw in plain.draws]
    for ply, seat in acting:
        if not (0 <= ply < plies and 0 <= seat < plain.players):
            raise ValueError(f"no seat {seat} acts at ply {ply}")
    for draw in plain.draws:
        if not draw.tiles:
            raise ValueError("a draw of nothing")
        _check(draw.changes, plain.players, 0.0)
        _check(draw.fame_changes, plain.players, 0.0)
    return Review(
        plain.players,
        plain.depth,
        tuple(tuple(shares) for shares in plain.chances),
        tuple(_decision(decision, plain.players) for decision in plain.decisions),
        tuple(plain.draws),
        plain.game,
        tuple(tuple(leads) for leads in plain.leads),
    )


def _check_game(review: Review, game: Game) -> None:
    """Raise ``ValueError`` if `review` cannot be that of `game`, as far as it was played."""
    start = game.position(0)
    if (review.game, review.players, len(review.chances)) != (start.game, game.players, len(game.plies) + 1):
        raise ValueError("a review of another game")
    for decision in review.decisions:
        at, ply = game.position(decision.ply), game.plies[decision.ply]
        if (ply.seat, ply.action, at.epoch) != (decision.seat, decision.chosen.action, decision.epoch):
            raise ValueError(f"another decision at ply {decision.ply}")
        if {rating.action for rating in decision.rated} != set(at.legal_actions()):
            raise ValueError(f"other actions were legal at ply {decision.ply}")
    for draw in review.draws:
        ply = game.plies[draw.ply]
        if (ply.seat, ply.action.text) != (draw.seat, "draw") or not start.rules.tiles.codes.keys() >= set(draw.tiles):
            raise ValueError(f"another draw at ply {draw.ply}")


def _decision(plain: _Decision, players: int) -> JudgedDecision:
    rated = tuple(Evaluation(parse_action(text), *figures) for text, *figures in plain.rated)
    chosen = next((evaluation for evaluation in rated if evaluation.action.text == plain.chosen), None)
    if chosen is None:
        raise ValueError(f"{plain.chosen!r:.60} has no value")
    costs = _check(plain.costs, players, 0.0)
    fame_costs = _check(plain.fame_costs, players, 0.0)
    return JudgedDecision(plain.ply, plain.seat, plain.kind, plain.epoch, chosen, rated, costs, fame_costs)


def _check(values: Sequence[float], players: int, total: float) -> tuple[float, ...]:
    if len(values) != players or not abs(sum(values) - total) < _NEARLY:
        raise ValueError(f"chances that do not add up to {total}")
    return tuple(values)
