"""What is said in the drill *What is it worth?*."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.ai.ruler import loss_of
from ra_desktop.ai.worth import EVEN, GOAL, Answer, games_won
from ra_desktop.app.drill import A_DAY, is_far_off, score, streak
from ra_desktop.app.lessons.course import must_know
from ra_desktop.engine import Bid
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.languages import translated

from .fill import count_of, fill, in_a_line, mean_text, percent, plain_text, points_text
from .reasons import Told, account_text, action_label

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ra_desktop.ai.protocol import Evaluation
    from ra_desktop.ai.worth import Theme
    from ra_desktop.app.drill import Drill, Score
    from ra_desktop.storage.progress import DrillAnswer

_PACE: Final = ("the-price-of-a-sun", "the-pace")
_RULES: Final[Mapping[Theme, tuple[str, ...]]] = {
    "exchange": ("the-exchange",),
    "pace": _PACE,
    "kept": ("what-you-keep",),
    "others": ("bid-and-invoke",),
    "last": _PACE,
}
"""The entries of the list of what a player of Ra must know that a theme follows from."""
A_COURSE: Final = 30
"""How many of the latest questions are scored, and compared with as many before them."""
_LEAST_STREAK: Final = 3
"""The fewest right answers in a row that are praised."""


def title() -> str:
    """Return the name of the drill."""
    return plain_text(_tr("Commands", "What is i&t worth?"))


def worth_theme_label(theme: str) -> str:
    """Return the name of a theme of the drill."""
    return {
        "exchange": _tr("Worth", "The sun you get in return"),
        "pace": _tr("Worth", "Suns and Ra tiles left"),
        "kept": _tr("Worth", "Tiles you keep"),
        "others": _tr("Worth", "When someone has bid"),
        "alone": _tr("Worth", "When only you have suns"),
        "last": _tr("Worth", "When the next Ra ends the epoch"),
    }.get(theme, theme)


def question(drill: Drill, number: int) -> tuple[str, Told]:
    """Return what is asked now, as a heading and in sentences; it is the question with that `number` of today."""
    count = fill(_tr("Common", "{number} of {all}"), number=number, all=A_DAY) if number <= A_DAY else ""
    if drill.step == "give":
        return _tr("Worth", "What would you give?"), Told([_tr("Worth", "Bid a sun for this lot, or pass."), count])
    if drill.step == "call":
        text = _tr("Worth", "Now suppose it’s your turn, and no one has started an auction.")
        return _tr("Worth", "Would you invoke Ra?"), Told([text, count])
    if drill.step == "price":
        text = _tr("Worth", "In the end, how much fame would winning this lot with your {sun} be worth to you?")
        return title(), Told([fill(text, sun=drill.sun), count])
    return title(), Told([_tr("HintCard", "Thinking…")])


def verdict(drill: Drill, answers: Sequence[DrillAnswer], name: Callable[[int], str]) -> list[str]:
    """Return what is said about the answers, of which the last of all `answers` is the one."""
    truth, given, called = drill.truth, drill.given, drill.called
    if truth is None or given is None or called is None:
        return [_tr("HintCard", "No hint for this position.")]
    at = truth.question.auction
    give, call = truth.gave(given), truth.called(called)
    bid = give.best.action if isinstance(give.best.action, Bid) else Bid(drill.sun)
    account = truth.accounts.get(drill.sun if drill.guess is not None else bid.sun)
    said = [_compared(give, at.ruleset)]
    if drill.guess is not None:
        price = points_text(round(truth.prices[drill.sun]))
        text = _tr(
            "Worth",
            "Winning with your {sun} is worth about {fame} fame to you; you said {guess}.",
            "",
            count_of(price),
        )
        said.append(fill(text, sun=drill.sun, guess=points_text(drill.guess), fame=price))
    if account is not None:
        compared, *lines = account_text(account, at.centre_sun, name, at.ruleset) or [""]
        is_named = {account.action, account.against} == {move.action for move in _moves(give)}
        said += [] if is_named else [compared]
        said += [" ".join(lines)] if len(lines) < 3 else [lines[0], " ".join(lines[1:])]
    said.append(_compared(call, at.ruleset))
    rules = _RULES.get(truth.question.theme, ()) if at.game == "ra" else ()
    if rules and is_far_off(answers[-1]):
        rule = " ".join(translated("Lessons", must_know()[entry]) for entry in rules)
        said.append(fill(_tr("Worth", "Rule of thumb: {rule}"), rule=rule))
    if (count := streak(answers)) >= _LEAST_STREAK and answers[-1].right:
        said.append(_tr("Worth", "%n right in a row!", "", count))
    return [sentence for sentence in said if sentence]


def heading(drill: Drill) -> str:
    """Return how the answers were, in a word."""
    truth, given, called = drill.truth, drill.given, drill.called
    if truth is None or given is None or called is None:
        return title()
    right = truth.gave(given).is_right + truth.called(called).is_right
    return (_tr("Common", "Not quite"), _tr("Worth", "One of two right"), _tr("Worth", "Both right!"))[right]


def _moves(answer: Answer) -> tuple[Evaluation, Evaluation]:
    """Return the best move, and the answer or, if that was right, the other kind."""
    return answer.best, answer.other if answer.is_right else answer.given


def _compared(answer: Answer, ruleset: str) -> str:
    """Return by how much the best move is better than the other."""
    best, other = _moves(answer)
    moves = {"best": action_label(best.action, ruleset), "move": action_label(other.action, ruleset)}
    fame = round(best.lead) - round(other.lead)
    if not loss_of(best, other).is_clear() or fame < 1:
        return fill(_tr("Worth", "“{best}” and “{move}” are about equal."), **moves)
    text = _tr("Worth", "Better: “{best}”, worth about %n fame more than “{move}”.", "", fame)
    if answer.is_right:
        text = _tr("Worth", "Right: “{best}” is worth about %n fame more than “{move}”.", "", fame)
    return fill(text, **moves)


def score_text(scored: Score) -> str:
    """Return how well questions were answered, in a line; empty if there were none."""
    parts = []
    if scored.share is not None:
        text = _tr("Worth", "{share} kept", "The share of the fame at stake that was not given away")
        parts.append(fill(text, share=percent(scored.share)))
    if scored.off is not None:
        fame = mean_text(scored.off)
        text = _tr("Worth", "{fame} fame off", "Fame by which guesses are off on average", count_of(fame))
        parts.append(fill(text, fame=fame))
    return in_a_line(parts)


def course_text(answers: Sequence[DrillAnswer]) -> str:
    """Return how the latest questions went, and those before; empty if there were none."""
    now, before = (score_text(score(part)) for part in (answers[-A_COURSE:], answers[-2 * A_COURSE : -A_COURSE]))
    if not now:
        return ""
    if not before:
        return fill(_tr("Worth", "So far: {score}."), score=now)
    text = _tr("Worth", "Your last {count} questions: {score}. Before that: {before}.", "{score}: 84% kept")
    return fill(text, count=A_COURSE, score=now, before=before)


def day_summary(answers: Sequence[DrillAnswer]) -> list[str]:
    """Return what is said when the questions of a day are done: how well they went, and how near is near enough."""
    today = [answer for answer in answers if answer.day == answers[-1].day]
    now = score(today[-A_DAY:])
    said = []
    if now.share is not None:
        text = _tr("Worth", "That’s ten for today. You kept {share} of the fame that was at stake.")
        said.append(fill(text, share=percent(now.share)))
    long = score(answers[-10 * A_DAY :])
    if long.off is not None:
        fame = mean_text(long.off)
        text = _tr(
            "Worth",
            "Your guesses are {fame} fame off on average. That wins about {games} of 100 games against two Skilled "
            "opponents; an even share would be {even}.",
            "",
            count_of(fame),
        )
        said.append(fill(text, fame=fame, games=games_won(long.off), even=EVEN))
        if long.off > GOAL:
            said.append(fill(_tr("Worth", "Aim for {fame} or less."), fame=mean_text(GOAL)))
    return said
