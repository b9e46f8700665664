"""Everything a review says about one seat, ready to be shown, painted or written."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Final

from ra_desktop.ai.review.habits import Fallen, faults, habit, played_like, result_of
from ra_desktop.ai.review.record import Balance, JudgedDecision, Luck, Review, weight
from ra_desktop.ai.review.summary import summary_of
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, labelled, listed, points_text
from ra_desktop.ui.words.reasons import action_label
from ra_desktop.ui.words.review import (
    costliest_label,
    decided_text,
    explanation,
    further_text,
    habit_text,
    loss_text,
    loss_tip,
    luck_text,
    move_place,
    next_text,
    play_text,
    result_texts,
    what_if_label,
    what_if_text,
)

from .chance_painter import Branch, Mark, Picture

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.app.reviews import WhatIf
    from ra_desktop.engine import Game
    from ra_desktop.ui.table.replay.replay import Landmarks
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_MOSTLY: Final = 0.5
"""The share of the fame lost that makes an epoch the one in which most of it was lost."""
LEAST_TOLD: Final = 0.5
"""A choice that gave away less, in fame, is not worth a word."""


@dataclass(frozen=True, slots=True)
class ToldMoment:
    """One of the costliest moves, or of the luckiest or unluckiest draws."""

    ply: int
    """The moment before the move, or after the draw."""
    title: str
    figure: str
    place: str
    sentences: tuple[str, ...] = ()
    number: int = 0
    """0 for a draw."""
    tile: str = ""
    """The tile drawn."""
    is_good: bool = False
    tip: str = ""
    """The figure with its standard error."""
    account: tuple[str, ...] = ()
    """The account behind the sentences, line by line."""


@dataclass(frozen=True, slots=True)
class ToldReview:
    """A review for the seat that comes first in the order of the picture."""

    seat: int
    ruleset: str
    seats: tuple[SeatInfo, ...]
    rows: tuple[BalanceRow, ...]
    """By seat."""
    play: str
    """How well the seat played, in a line."""
    errors: tuple[ToldMoment, ...]
    lucky: tuple[ToldMoment, ...]
    unlucky: tuple[ToldMoment, ...]
    picture: Picture
    fallen: tuple[Fallen, ...]
    """The faults of the seat, the costliest first."""
    story: tuple[str, ...] = ()
    """Sentences to the reader: the record of a lost game, what decided it, the habit behind the mistakes, what is next.

    A quick look cannot tell luck from choices: it leaves out what decided the game.
    """
    theme: str = ""
    """The theme of the puzzles that come next, one of :data:`ra_desktop.ai.puzzles.THEMES`."""
    owner: str = ""
    """The name of the seat where the reader may be someone else; empty if the seat is "you"."""

    def groups(self) -> list[tuple[str, tuple[ToldMoment, ...], str]]:
        """Return the costliest moves and the draws, by heading, with what is said if there are none."""
        none = _tr("Review", "There were none.")
        return [
            (costliest_label(self.owner), self.errors, _tr("Review", "No clear mistakes.")),
            (_tr("Review", "The luckiest draws"), self.lucky, none),
            (_tr("Review", "The unluckiest draws"), self.unlucky, none),
        ]


def report_of(
    review: Review,
    game: Game,
    seat: int,
    seats: Sequence[SeatInfo],
    landmarks: Landmarks,
    name: Callable[[int], str],
    owner: str = "",
) -> ToldReview:
    """Return what `review` says to `seat`, or about `owner` to anyone; `name` returns the names of seats."""
    lucky, unlucky = review.luckiest(seat), review.unluckiest(seat)
    fallen = faults(review, game, seat)
    errors = worst(review, seat)
    order = tuple((seat + step) % review.players for step in range(review.players))
    marks = [Mark(luck.ply + 1, is_good=True) for luck in lucky]
    marks += [Mark(luck.ply + 1) for luck in unlucky]
    marks += [Mark(error.ply, number) for number, error in enumerate(errors, 1)]

    def moment_of(luck: Luck, *, is_good: bool) -> ToldMoment:
        return ToldMoment(
            luck.ply + 1,
            luck_text(luck, name(luck.seat), game.ruleset, is_you=luck.seat == seat and not owner),
            points_text(round(luck.fame_changes[seat])),
            move_place(landmarks.epoch_at(luck.ply), luck.ply + 1),
            tile=luck.tiles[0],
            is_good=is_good,
        )

    return ToldReview(
        seat,
        game.ruleset,
        tuple(seats),
        tuple(BalanceRow.of(review.fame_balance(place)) for place in range(review.players)),
        play_text(played_like(summary_of(review, seat), fallen)),
        tuple(_error(number, error, game, name) for number, error in enumerate(errors, 1)),
        tuple(moment_of(luck, is_good=True) for luck in lucky),
        tuple(moment_of(luck, is_good=False) for luck in unlucky),
        Picture(review.chances, tuple(seats), order, landmarks, tuple(marks)),
        tuple(fallen),
        *story_of(review, game, seat, fallen, name),
        owner,
    )


_THEMES: Final[dict[str, str]] = {
    "passed": "last_sun", "high": "small_sun", "late": "call", "never": "call", "full": "call", "early": "wait",
    "low": "big_sun", "god": "god", "disaster": "disaster", "tiles": "side",
}  # fmt: skip
"""The puzzles for each fault."""


def record_story(game: Game, seat: int, name: Callable[[int], str]) -> str:
    """Return what can be said to `seat` without any evaluation, if it lost the `game`."""
    result = result_of(game, seat)
    return "" if result is None else " ".join(result_texts(result, name))


def story_of(
    review: Review, game: Game, seat: int, fallen: Sequence[Fallen], name: Callable[[int], str]
) -> tuple[tuple[str, ...], str]:
    """Return the sentences to `seat`, and the theme of the puzzles to come."""
    ranked = [fault for fault in fallen if fault.fame >= LEAST_TOLD]
    lost = [0.0] * (game.state.epoch + 1)
    for decision in review.decisions_of(seat):
        lost[decision.epoch] += decision.counted_fame
    worst_epoch = max(range(len(lost)), key=lost.__getitem__)
    is_mostly = lost[worst_epoch] > _MOSTLY * sum(lost)
    row = BalanceRow.of(review.fame_balance(seat))  # the figures of the table below, which add up
    theme = _THEMES[ranked[0].fault] if ranked else ""
    named = habit(ranked)
    is_sure = review.depth == "full"
    story = (
        record_story(game, seat, name),
        decided_text(row.luck, -row.errors, row.gifts, worst_epoch if is_mostly else None) if is_sure else "",
        habit_text(named, is_sure=is_sure),
        next_text(theme, has_moves=bool(worst(review, seat))) if theme or is_sure else "",
    )
    return tuple(filter(None, story)), theme


def kept_story(first: ToldReview | None, closer: ToldReview) -> list[str]:
    """Return the story of the `closer` look, with what the habit named by the `first` one cost if another cost more."""
    named, (*story, last) = None if first is None else habit(list(first.fallen)), closer.story
    if named is None or named.fault in [fallen.fault for fallen in closer.fallen[:1]]:
        return list(closer.story)
    again = next((fallen for fallen in closer.fallen if fallen.fault == named.fault), None)
    if again is None or again.fame < LEAST_TOLD:
        return [_tr("Review", "A closer look changes this:"), *closer.story]
    return [*story, further_text(again), last]


def balance_headings() -> tuple[str, str, str, str, str]:
    """Return what the figures of a :class:`BalanceRow` are called, in its order."""
    return (
        _tr("Review", "start", "A column: the expected lead at the start, in fame"),
        _tr("Review", "luck", "A column: what the draws brought"),
        _tr("Review", "mistakes", "A column: what the player's own mistakes cost"),
        _tr("Review", "gifts", "A column: what others' mistakes brought"),
        _tr("Review", "end", "A column: the lead at the end, in fame"),
    )


def balance_words(info: SeatInfo, row: BalanceRow) -> str:
    """Return what decided the game for a seat, as it is read aloud."""
    figures = zip(balance_headings(), astuple(row), strict=True)
    return labelled(info.name, listed(f"{heading} {points_text(points)}" for heading, points in figures))


def in_words(report: ToldReview) -> list[str]:
    """Return a review as it is read aloud: what decided the game, how the seat played, and its costliest move."""
    first = [balance_words(report.seats[report.seat], report.rows[report.seat])] if report.owner else report.story
    sentences = [*first, report.play]
    for worst_move in report.errors[:1]:
        sentences += [costliest_label(report.owner), f"{worst_move.title}, {worst_move.figure}, {worst_move.place}"]
    return sentences


def _error(number: int, decision: JudgedDecision, game: Game, name: Callable[[int], str]) -> ToldMoment:
    words = explanation(decision, game.position(decision.ply).view(decision.seat), name, game.ruleset)
    return ToldMoment(
        decision.ply,
        action_label(decision.chosen.action, game.ruleset),
        loss_text(decision),
        move_place(decision.epoch, decision.ply),
        tuple(words.sentences),
        number,
        tip=loss_tip(decision.against_best),
        account=tuple(words.account),
    )


@dataclass(frozen=True, slots=True)
class BalanceRow:
    """Why the lead of a seat changed, in whole fame: the three in the middle add up to ``end - start``."""

    start: int
    luck: int
    errors: int
    gifts: int
    end: int

    @classmethod
    def of(cls, balance: Balance) -> BalanceRow:
        """Return `balance` rounded so that the row adds up, with as little change as possible."""
        start, end = round(balance.start), round(balance.end)
        return cls(start, *_rounded_to((balance.luck, balance.errors, balance.gifts), end - start), end)


def _rounded_to(parts: Sequence[float], total: int) -> tuple[int, int, int]:
    """Return `parts` as whole numbers that add up to `total`: those whose remainders are largest give way.

    A part that is nothing stays nothing as long as another one is something.
    """
    whole = [round(part) for part in parts]
    while (lacking := total - sum(whole)) != 0:
        step = 1 if lacking > 0 else -1
        at = min(range(len(parts)), key=lambda part: (not parts[part], (whole[part] + step - parts[part]) * step))
        whole[at] += step
    luck, errors, gifts = whole
    return luck, errors, gifts


def worst(review: Review, seat: int, most: int = 3) -> tuple[JudgedDecision, ...]:
    """Return the choices of `seat` that certainly gave away most, the worst first, whether or not they are graded."""
    lost = [decision for decision in review.decisions_of(seat) if weight(decision) >= LEAST_TOLD]
    return tuple(sorted(lost, key=weight, reverse=True)[:most])


@dataclass(frozen=True, slots=True)
class ToldBranch:
    """What is shown; all of it is empty if no move is tried."""

    remark: str = ""
    drop: str = ""
    """The name of the button that ends it."""
    branch: Branch | None = None


def told_of(what_if: WhatIf, review: Review, seat: int, ruleset: str) -> ToldBranch:
    """Return what is said about the move tried, for `seat`; `review` is that of the game itself."""
    if what_if.action is None:
        return ToldBranch()
    move, line = action_label(what_if.action, ruleset), what_if.continuation
    if what_if.is_busy:
        return ToldBranch(fill(_tr("Review", "Playing on after “{move}”…"), move=move), _tr("Review", "Stop"))
    remove = _tr("Common", "Remove")
    if line is None:
        return ToldBranch(_tr("Review", "The game couldn’t be continued from here."), remove)
    before = review.chances[line.ply][seat]
    chances = (before, *(now[seat] for now in line.chances))
    said = what_if_text(move, line.leads[-1][seat] - review.leads[line.ply][seat], before, chances[-1])
    return ToldBranch(said, remove, Branch(line.ply, chances, what_if_label(move)))
