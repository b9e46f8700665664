"""What is said about puzzles: their themes, and what an answer was worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.ai.price import alternative
from ra_desktop.app.lessons.course import lesson_of
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.words.fill import labelled, plain_text

from .fill import fill
from .players import level_label
from .reasons import Told, action_label, reasons_afterwards, wins_less, wins_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ra_desktop.ai import Evaluation
    from ra_desktop.ai.review.trends import Leak
    from ra_desktop.app.exercise import Problem, Verdict
    from ra_desktop.engine import View


def theme_label(theme: str) -> str:
    """Return the name of a theme."""
    return {
        "call": _tr("Puzzles", "Invoke Ra now"),
        "wait": _tr("Puzzles", "Wait"),
        "small_sun": _tr("Puzzles", "A low sun will do"),
        "big_sun": _tr("Puzzles", "A high sun is needed"),
        "last_sun": _tr("Puzzles", "The last sun"),
        "god": _tr("Common", "Gods"),
        "disaster": _tr("Puzzles", "Disasters and plagues"),
        "monuments": _tr("Common", "Monuments"),
        "side": _tr("Puzzles", "Which side up?"),
        "priest": _tr("Puzzles", "Priests turn tiles over"),
    }.get(theme, theme)


def puzzles_label(theme: str) -> str:
    """Return the name of a button that poses the puzzles of `theme`."""
    return labelled(plain_text(_tr("StartPage", "&Puzzles")), theme_label(theme))


_PRACTICE: Final[Mapping[Leak, tuple[str, str]]] = {
    "too_late": ("call", "why-call"),
    "too_early": ("wait", "draw-or-call"),
    "bid": ("small_sun", "what-a-sun-is-worth"),
    "god": ("god", "gold-and-gods"),
    "disaster": ("disaster", "disasters"),
    "side": ("side", "two-sides"),
    "priest": ("priest", "priests-and-plagues"),
}
"""The theme of puzzles and the lesson that help against each leak."""


def practice_for(leak: Leak) -> list[tuple[str, str, str]]:
    """Return ``puzzles`` with a theme and ``lesson`` with its id that help against `leak`, and the text of each."""
    theme, lesson = _PRACTICE[leak]
    title = lesson_of(lesson).title
    return [
        ("puzzles", theme, puzzles_label(theme)),
        ("lesson", lesson, fill(_tr("Puzzles", "Lesson: {title}"), title=translated("Lessons", title))),
    ]


def question_sentences(problem: Problem) -> list[str]:
    """Return what is said before the answer."""
    sentences = [_tr("Puzzles", "Find the best move and make it as you would in a game. It is judged, not played.")]
    if problem.chosen is not None:
        move = action_label(problem.chosen, problem.game.ruleset)
        sentences.append(fill(_tr("Puzzles", "In your game you chose “{move}”."), move=move))
    elif problem.level:
        sentences.append(fill(_tr("Puzzles", "Difficulty: {level}."), level=level_label(problem.level)))
    return sentences


def verdict_sentences(problem: Problem, verdict: Verdict, name: Callable[[int], str]) -> Told:
    """Return what is said about the answer; what was best, and why, unless it was missed and may be tried again."""
    ruleset = problem.game.ruleset
    given, best = (action_label(rating.action, ruleset) for rating in (verdict.given, verdict.best))
    fame = round(verdict.best.lead) - round(verdict.rival.lead)
    why = Told([]) if verdict.kind == "missed" else _why(problem, name)
    if verdict.kind == "missed":
        said = [wins_less(verdict.best, verdict.rival, ruleset)]
        if fame > 0:
            first = fill(_tr("Puzzles", "“{move}” costs you about %n fame.", "", fame), move=given)
            said = [first, wins_text(verdict.rival, verdict.best, ruleset, is_secret=True)]
        said.append(_tr("Puzzles", "There is a better move."))
    elif verdict.given is not verdict.best:
        first = fill(_tr("Puzzles", "“{move}” is good enough: about equal to “{best}”."), move=given, best=best)
        if fame > 0:
            text = _tr(
                "Puzzles", "“{move}” is good enough: only about %n fame behind “{best}”, the best move.", "", fame
            )
            first = fill(text, move=given, best=best)
        said = [first]
    else:
        other = action_label(verdict.rival.action, ruleset)
        text = _tr("Puzzles", "“{best}” is the best move, though it is worth no more fame than “{move}”.")
        first = fill(text, best=best, move=other)
        if fame > 0:
            text = _tr("Puzzles", "“{best}” is the best move: it is worth about %n fame more than “{move}”.", "", fame)
            first = fill(text, best=best, move=other)
        said = [first, wins_text(verdict.best, verdict.rival, ruleset)]
    return Told([sentence for sentence in (*said, *why.sentences) if sentence], why.account)


def _why(problem: Problem, name: Callable[[int], str]) -> Told:
    """Return what speaks for the best move, and the account behind it."""
    why = reasons_afterwards(*compared(problem), name, problem.game.ruleset)
    return why._replace(sentences=why.sentences[1:])  # the heading has been said


def compared(problem: Problem) -> tuple[View, Evaluation, Evaluation]:
    """Return the position of `problem`, its best move, and the one with which the account compares it."""
    other = alternative(problem.best, problem.rated) or problem.rated[1]
    return problem.game.state.view(problem.seat), problem.best, other
