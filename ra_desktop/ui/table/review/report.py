"""All that is told of a review for one seat, ready to be shown, painted or written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ra_desktop.ai.review.summary import summary_of
from ra_desktop.ui.words.reasons import action_label
from ra_desktop.ui.words.review import (
    costliest_label,
    explanation,
    loss_text,
    luck_text,
    move_place,
    play_text,
    points_of,
)

from .balance_card import BalanceCard
from .chance_painter import Mark, Picture
from .figures import Row, worst

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.ai.review.record import JudgedDecision, Luck, Review
    from ra_desktop.engine import Game
    from ra_desktop.ui.table.replay.replay import Landmarks
    from ra_desktop.ui.table.seats.seat_info import SeatInfo


@dataclass(frozen=True, slots=True)
class ToldError:
    """One of the costliest moves."""

    number: int
    ply: int
    title: str
    figure: str
    place: str
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ToldLuck:
    """One of the luckiest or unluckiest draws."""

    ply: int
    """The moment after it."""
    tile: str
    title: str
    figure: str
    place: str
    is_good: bool


@dataclass(frozen=True, slots=True)
class Report:
    """A review for the seat that comes first in the order of the picture."""

    seat: int
    ruleset: str
    seats: tuple[SeatInfo, ...]
    rows: tuple[Row, ...]
    """By seat."""
    play: str
    """How well the seat played, in a line."""
    errors: tuple[ToldError, ...]
    lucky: tuple[ToldLuck, ...]
    unlucky: tuple[ToldLuck, ...]
    picture: Picture
    owner: str = ""
    """The name of the seat where the reader may be somebody else; empty if the seat is "you"."""


def report_of(
    review: Review,
    game: Game,
    seat: int,
    seats: Sequence[SeatInfo],
    landmarks: Landmarks,
    name: Callable[[int], str],
    owner: str = "",
) -> Report:
    """Return what is told of `review` to `seat`, or about `owner` to anybody; `name` returns the names of seats."""
    lucky, unlucky = review.luckiest(seat), review.unluckiest(seat)
    errors = worst(review, seat)
    order = tuple((seat + step) % review.players for step in range(review.players))
    marks = [Mark(each.ply + 1, is_good=True) for each in lucky]
    marks += [Mark(each.ply + 1) for each in unlucky]
    marks += [Mark(each.ply, number) for number, each in enumerate(errors, 1)]

    def told(luck: Luck, *, is_good: bool) -> ToldLuck:
        return ToldLuck(
            luck.ply + 1,
            luck.tiles[0],
            luck_text(luck, name(luck.seat), game.ruleset, is_you=luck.seat == seat and not owner),
            points_of(luck.changes[seat]),
            move_place(landmarks.epoch_at(luck.ply), luck.ply),
            is_good,
        )

    return Report(
        seat,
        game.ruleset,
        tuple(seats),
        tuple(Row.of(review.balance(each)) for each in range(review.players)),
        play_text(summary_of(review, seat)),
        tuple(_error(number, each, game, name) for number, each in enumerate(errors, 1)),
        tuple(told(each, is_good=True) for each in lucky),
        tuple(told(each, is_good=False) for each in unlucky),
        Picture(review.chances, tuple(seats), order, landmarks, tuple(marks)),
        owner,
    )


def in_words(report: Report) -> list[str]:
    """Return what a voice says of a review: what decided the game, how the seat played, and its costliest move."""
    told = [BalanceCard.in_words(report.seats[report.seat], report.rows[report.seat]), report.play]
    for worst_move in report.errors[:1]:
        told += [costliest_label(report.owner), f"{worst_move.title}, {worst_move.figure}, {worst_move.place}"]
    return told


def _error(number: int, decision: JudgedDecision, game: Game, name: Callable[[int], str]) -> ToldError:
    view = game.position(decision.ply).view(decision.seat)
    return ToldError(
        number,
        decision.ply,
        action_label(decision.chosen.action, game.ruleset),
        loss_text(decision),
        move_place(decision.epoch, decision.ply),
        tuple(explanation(decision, view, name, game.ruleset)),
    )
