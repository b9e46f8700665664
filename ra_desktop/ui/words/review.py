"""The texts of a review: what decided a game, the costliest moves, luck, and kinds of errors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ra_desktop.ui.words.fill import in_a_line, mean_text, percent, points_text, rate_text

from .fill import fill
from .players import level_label
from .reasons import action_label, reasons_afterwards
from .tiles import epoch_label, tile_label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.ai.review.record import JudgedDecision, Luck
    from ra_desktop.ai.review.summary import Part, Summary
    from ra_desktop.engine import Action, View

_tr = QCoreApplication.translate


def loss_text(decision: JudgedDecision) -> str:
    """Return what a choice gave away in points of chance to win, with its standard error: "−14 ± 1"."""
    if decision.chosen.action == decision.best.action:
        return "0"
    if 100 * decision.loss < 0.05:
        return fill(_tr("Review", "0 ± {error}"), error=_points(decision.error))
    text = _tr("Review", "−{loss} ± {error}", "Points of chance to win that a move gave away, with the standard error")
    return fill(text, loss=_points(decision.loss), error=_points(decision.error))


def _points(share: float) -> str:
    """Return hundredths, with one decimal below 10 where it is not 0."""
    points = 100 * share
    return mean_text(points) if 0.05 <= points < 0.95 else str(round(points))


def costliest_label(name: str) -> str:
    """Return the heading of the costliest moves of the only person, or of `name` where several can be chosen."""
    if not name:
        return _tr("Review", "Your costliest moves")
    return fill(_tr("Review", "{name}: the costliest moves", "Above a list of a player's errors"), name=name)


def grade_label(decision: JudgedDecision) -> str:
    """Return the name of the grade of a choice."""
    if decision.grade == "good" and decision.chosen.action != decision.best.action:
        return _tr("Review", "Nearly the best", "Of a move that gave away less than an inaccuracy")
    return {
        "good": _tr("Common", "The best move"),
        "close": _tr("Review", "Too close to call"),
        "inaccuracy": _tr("Review", "Inaccuracy"),
        "mistake": _tr("Review", "Mistake"),
        "blunder": _tr("Review", "Blunder"),
    }[decision.grade]


def move_place(epoch: int, ply: int) -> str:
    """Return where in the game a move is: "Middle Kingdom, move 96"."""
    return fill(_tr("Review", "{epoch}, move {move}"), epoch=epoch_label(epoch), move=ply + 1)


def moment_text(epoch: int, ply: int, end: int) -> str:
    """Return which moment of a game is shown."""
    return fill(_tr("ReplayBar", "Move {move} of {moves} · {epoch}"), epoch=epoch_label(epoch), moves=end, move=ply)


def better_text(decision: JudgedDecision, ruleset: str) -> str:
    """Return which move was better."""
    text = _tr("Review", "Better: {move}.")
    return fill(text, move=action_label(decision.best.action, ruleset))


def explanation(decision: JudgedDecision, view: View, name: Callable[[int], str], ruleset: str) -> list[str]:
    """Return which move was better, and the facts that speak for it, a sentence each."""
    if decision.grade == "close":
        text = _tr("Review", "“{move}” is about as good: nobody can say which of the two is better.")
        return [fill(text, move=action_label(decision.best.action, ruleset))]
    return [
        better_text(decision, ruleset),
        *reasons_afterwards(view, decision.best.action, decision.chosen.action, name, ruleset),
    ]


def options_texts(decision: JudgedDecision, ruleset: str) -> list[tuple[Action, str]]:
    """Return how the moves of a decision compare with the best, each with its line.

    Differences, not chances: those would stand beside the chances of the moment, which follow from the draws as well.
    """
    made = _tr("Review", "{move}: {points} – played", "A move and how much worse it was; it was made in the game")
    other = _tr("Review", "{move}: {points}", "A move and how much worse it would have been")
    return [
        (
            rated.action,
            fill(
                made if rated is decision.chosen else other,
                move=action_label(rated.action, ruleset),
                points=points_of(rated.win - decision.best.win),
            ),
        )
        for rated in decision.rated
    ]


def what_if_label(move: str) -> str:
    """Return the name of the branch of a game in which `move` was made: "What if: Pass"."""
    return fill(_tr("Review", "What if: {move}", "{move} is the label of a move that was not made"), move=move)


def what_if_text(move: str, before: float, after: float) -> str:
    """Return what a continuation after `move` is, and how the chance to win changed along it."""
    text = _tr("Review", "Chance to win: {before} before the move, {after} at the end of the dashed line.")
    return " ".join(
        (
            what_if_label(move) + ".",
            fill(text, before=percent(before), after=percent(after)),
            _tr("Review", "This is just one possible continuation, with tiles drawn anew and quick moves by everyone."),
        )
    )


def luck_text(luck: Luck, name: str, ruleset: str, *, is_you: bool) -> str:
    """Return what was drawn by whom: "Nefer draws: Flood"."""
    tiles = ", ".join(tile_label(tile, ruleset) for tile in luck.tiles)
    if is_you:
        return fill(_tr("Review", "Your draw: {tiles}"), tiles=tiles)
    return fill(_tr("Review", "{name} draws: {tiles}"), name=name, tiles=tiles)


def points_of(share: float) -> str:
    """Return a change of a chance in whole points, with its sign."""
    return points_text(round(100 * share))


def fault_text(fault: str, count: int) -> str:
    """Return how often an error of that kind was made."""
    return {
        "late": _tr("Review", "Called Ra too late: %n times", "", count),
        "early": _tr("Review", "Called Ra too early: %n times", "", count),
        "high": _tr("Review", "Bid too high a sun: %n times", "", count),
        "low": _tr("Review", "Bid too low a sun: %n times", "", count),
        "passed": _tr("Review", "Passed a lot worth a bid: %n times", "", count),
        "bid": _tr("Review", "Bid for a lot not worth it: %n times", "", count),
        "tiles": _tr("Review", "Gods, disasters and other tiles: %n times", "", count),
    }[fault]


def kind_label(kind: str) -> str:
    """Return the name of a kind of decision."""
    return {
        "turn": _tr("Review", "Draw or call Ra"),
        "bid": _tr("Review", "Bids"),
        "god": _tr("Common", "Gods"),
        "disaster": _tr("Common", "Disasters"),
        "side": _tr("Review", "Sides of tiles"),
        "priest": _tr("Common", "Priests"),
    }.get(kind, kind)


def part_text(part: Part) -> str:
    """Return how well some decisions were made, in one line."""
    decisions = _tr("Review", "%n decisions", "", part.decisions)
    wrong = _tr("Review", "%n errors", "", part.errors)
    text = _tr("Review", "{decisions}, {errors}, {points} points lost on average")
    return fill(text, decisions=decisions, errors=wrong, points=rate_text(part.per_decision))


def share_text(part: Part) -> str:
    """Return how much of what they could lose some decisions gave away."""
    return fill(_tr("Review", "{share} of what was at stake given away"), share=percent(part.share))


def play_text(summary: Summary) -> str:
    """Return how well a seat played: as which level, and how much of what it could lose it gave away."""
    given = share_text(summary.all)
    if summary.band is None:
        return given
    text = _tr("Review", "like {level}", "How somebody played: like a level of bots")
    return in_a_line([fill(text, level=level_label(summary.band)), given])


def chances_text(names: Sequence[str], chances: Sequence[float]) -> str:
    """Return the chances of all seats in a line."""
    return " · ".join(
        fill(_tr("Review", "{name} {chance}", "A player and the chance to win"), name=name, chance=percent(chance))
        for name, chance in zip(names, chances, strict=True)
    )
