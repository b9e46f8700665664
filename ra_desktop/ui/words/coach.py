"""The coach's sentences: about a choice, before the first auction of an epoch, and when something changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.ai.facts import facts_about
from ra_desktop.engine import Bid, Draw, Invoke, Pass, View
from ra_desktop.engine.tiles import suns_in
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import joined

from .fill import fill
from .players import level_label
from .reasons import action_label, cost_text, ras_left_text, reasons_afterwards, standing

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai import Evaluation
    from ra_desktop.app.coach import Verdict
    from ra_desktop.app.growth import News


def verdict_sentences(verdict: Verdict, name: Callable[[int], str], ruleset: str) -> list[str]:
    """Return what is said about a choice, and why; `name` returns the names of seats."""
    if verdict.kind == "praise":
        best, worse = verdict.chosen, verdict.other
        texts = (
            _tr("Coach", "“{move}” looks better at first, but it is worth about {fame} fame less."),
            _tr("Coach", "“{move}” looks better at first, but it wins less often: {after} against {before}."),
        )
        move = worse
    else:
        best, worse = verdict.other, verdict.chosen
        texts = (
            _tr("Coach", "“{move}” was better: your choice cost you about {fame} fame."),
            _tr("Coach", "“{move}” was better: your chance of winning has fallen from {before} to {after}."),
        )
        move = best
    first = cost_text(best, worse, texts, action_label(move.action, ruleset))
    return [first, *_why(verdict, best, worse, name, ruleset)]


def _why(verdict: Verdict, best: Evaluation, worse: Evaluation, name: Callable[[int], str], ruleset: str) -> list[str]:
    """Return what `best` gains over `worse`, and the cause."""
    if verdict.kind == "mistake":
        return reasons_afterwards(verdict.view, best, worse, name, ruleset)
    if not isinstance(best.action, Draw | Invoke | Bid | Pass):  # the sentence before speaks of another tile
        return []
    return reasons_afterwards(verdict.view, best, worse, name, ruleset, made=True)


def advice_sentences(view: View, name: Callable[[int], str]) -> list[str]:
    """Return what is at stake for the seat to act in `view` before the first auction of an epoch."""
    facts = facts_about(view, view.legal_actions()[0])
    sentences = [_suns(view, name), _centre(view, name), ras_left_text(facts.ras_left)]
    return sentences if view.epoch == 1 else [standing(facts, name), *sentences]


def _suns(view: View, name: Callable[[int], str]) -> str:
    """Return who has the highest sun."""
    seat = view.seat_to_act
    own = suns_in(view.up[seat])
    highest = max(suns_in(up)[-1] if up else 0 for up in view.up)
    if highest in own:
        text = _tr("Coach", "Your {sun} is the highest sun: no one can outbid it, so keep it for a good lot.")
        return fill(text, sun=highest)
    owner = next(seat for seat, up in enumerate(view.up) if up and suns_in(up)[-1] == highest)
    text = _tr("Coach", "{name} has the highest sun, the {sun}; you have {suns}.")
    return fill(text, name=name(owner), sun=highest, suns=joined(str(sun) for sun in own))


def _centre(view: View, name: Callable[[int], str]) -> str:
    """Return what the sun in the centre is worth or, in the last epoch, how the suns stand."""
    if not view.is_last_epoch:
        text = _tr("Coach", "The winner of the first auction takes the {centre} from the centre for the next epoch.")
        return fill(text, centre=view.centre_sun)
    seat = view.seat_to_act
    sums = [sum(suns_in(up)) + sum(suns_in(down)) for up, down in zip(view.up, view.down, strict=True)]
    text = _tr(
        "Coach",
        "Suns score at the end of this epoch: yours total {sum}; the highest total is {most}, the lowest {least}.",
    )
    return fill(text, sum=sums[seat], most=max(sums), least=min(sums))


def news_text(news: News) -> str:
    """Return what a finished game has changed."""
    sentences = []
    if news.next_level is not None:
        text = _tr("Coach", "Next opponents in the quick game: {level}.")
        sentences.append(fill(text, level=level_label(news.next_level)))
    if news.coach_left:
        sentences.append(
            _tr(
                "Coach", "After three games, the coach leaves you to it. You can turn it on again in the Settings menu."
            )
        )
    return " ".join(sentences)
