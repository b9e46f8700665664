"""The texts of a review: what decided a game, the costliest moves, luck, mistakes and habits; and the coach's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.ai.facts import facts_about
from ra_desktop.ai.registry import ai_for, known_games
from ra_desktop.ai.ruler import Loss, loss_of
from ra_desktop.engine import Bid, Draw, Invoke, Pass, View
from ra_desktop.engine.tiles import suns_in
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import (
    count_of,
    in_a_line,
    in_fame,
    in_games,
    joined,
    labelled,
    listed,
    mean_text,
    percent,
    points_text,
)

from .fill import fill
from .players import level_label
from .puzzles import theme_label
from .reasons import Told, action_label, cost_text, games_of_100, ras_left_text, reasons_afterwards, standing, wins_text
from .tiles import category_label, epoch_label, row_label, tile_label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.ai.review.content import Leaning
    from ra_desktop.ai.review.habits import Fallen, Result
    from ra_desktop.ai.review.record import JudgedDecision, Luck
    from ra_desktop.ai.review.summary import Part, Summary
    from ra_desktop.app.coach import Verdict
    from ra_desktop.app.growth import News
    from ra_desktop.engine import Action


def loss_text(decision: JudgedDecision) -> str:
    """Return what a choice gave away: "−4.2 fame", or "−14 of 100 games"."""
    if decision.against_best.is_by_chance():
        return in_games(f"−{games_of_100(decision.best) - games_of_100(decision.chosen)}")
    return in_fame(f"−{_tenths(decision.fame)}") if decision.fame >= 0.05 else "0"


def loss_tip(lost: Loss) -> str:
    """Return both figures with their standard errors: "−4.2 ± 0.8 fame, −14 ± 1 of 100 games"."""
    fame = in_fame(f"{mean_text(-lost.fame)} ± {_tenths(lost.error.fame)}")
    return listed([fame, in_games(f"{mean_text(-100 * lost.chance)} ± {_tenths(100 * lost.error.chance)}")])


def _tenths(points: float) -> str:
    """Return `points`, with one decimal below 10."""
    return mean_text(points) if 0.05 <= points < 9.95 else str(round(points))


def difference_text(lost: Loss) -> str:
    """Return how a move compares with the best in both figures: "−4 fame, −9 of 100 games"."""
    return listed([in_fame(points_text(-round(lost.fame))), in_games(points_text(-round(100 * lost.chance)))])


# --- the three sentences ----------------------------------------------------------------------------


def result_texts(result: Result, name: Callable[[int], str]) -> list[str]:
    """Return what the record of a game says to the reader, who lost it: by how much, at what, and at which price."""
    winner, (own, best) = name(result.winner), map(mean_text, result.tiles)
    level = _tr("Review", "You finished level with {winner}, who has the higher sun.")
    texts = [fill(level, winner=winner)]
    if result.behind:
        texts = [fill(_tr("Review", "You finished %n fame behind {winner}.", "", result.behind), winner=winner)]
    if result.row_behind > 0:
        gap = _tr("Review", "The largest gap is in “{row}”: %n fame.", "{row} is of the score sheet", result.row_behind)
        texts.append(fill(gap, row=row_label(result.row)))
    if result.unused > 1:
        texts.append(unused_text(result.unused))
    if 0 < result.tiles[0] < result.tiles[1] and own != best:
        price = _tr("Review", "Tiles for each sun spent: {own} for you, {best} for {winner}.")
        texts.append(fill(price, own=own, best=best, winner=winner))
    return texts


def decided_text(luck: float, cost: float, gifts: float, epoch: int | None) -> str:
    """Return what decided the game for the reader, in fame: luck, others' gifts, own choices, most of them in `epoch`.

    A part that is nothing is said in words.
    """
    lucky, given, taken = round(luck), round(gifts), round(cost)
    parts = (
        (lucky, _tr("Review", "Luck gave you %n fame.", "", lucky),
         _tr("Review", "Bad luck cost you %n fame.", "", -lucky), _tr("Review", "Luck evened out.")),
        (given, _tr("Review", "The mistakes of others gave you %n fame.", "", given),
         _tr("Review", "The mistakes of others cost you %n fame.", "", -given),
         _tr("Review", "The mistakes of others changed nothing for you.")),
        (-taken, "", _tr("Review", "Your own choices cost you %n fame.", "", taken),
         _tr("Review", "Your own choices cost you nothing.")),
    )  # fmt: skip
    said = [gave if fame > 0 else took if fame else nothing for fame, gave, took, nothing in parts]
    if epoch is not None and taken:
        said.append(fill(_tr("Review", "You gave away most in the {epoch}."), epoch=epoch_label(epoch)))
    return " ".join(said)


def habit_text(fallen: Fallen | None, *, is_sure: bool = True) -> str:
    """Return the habit behind the mistakes; after a quick look, the likely one."""
    if fallen is None:
        return _tr("Review", "No habit stands out: no costly mistake was repeated.") if is_sure else ""
    fault = fault_text(fallen.fault, fallen.count)
    if not is_sure:
        return fill(_tr("Review", "What probably cost you most: {habit}."), habit=fault)
    text = _tr("Review", "Your costliest habit was {habit}: %n fame in all.", "", round(fallen.fame))
    return fill(text, habit=fault)


def further_text(fallen: Fallen) -> str:
    """Return what another habit cost, which a quick look thought the costliest."""
    text = _tr("Review", "Another habit, {habit}, cost %n fame.", "", round(fallen.fame))
    return fill(text, habit=fault_text(fallen.fault, fallen.count))


def leaning_text(leaning: Leaning) -> str:
    """Return what the reader pays too much or too little for: "Pharaohs: you overvalue each by about 4 fame"."""
    size, content = abs(leaning.fame), leaning.content
    fame = mean_text(size, 0 if round(size) > 1 else 1)
    n, is_harmful = count_of(fame), any(content in ai_for(game).harmful for game in known_games())
    texts = {
        "sun": (
            _tr("Review", "You spend high suns too easily: for each number that a sun is higher, ask for about "
                "{fame} fame more", "", n),
            _tr("Review", "You hold on to high suns too long: for each number that a sun is higher, ask for about "
                "{fame} fame less", "", n),
        ),
        "centre": (
            _tr("Review", "You overpay for a high sun in the centre: for each number that it is higher, pay about "
                "{fame} fame less", "", n),
            _tr("Review", "You forget the sun in the centre: for each number that it is higher, pay about "
                "{fame} fame more", "", n),
        ),
        "harmful": (
            _tr("Review", "each costs you about {fame} fame more than you reckon", "After a kind of tiles", n),
            _tr("Review", "each costs you about {fame} fame less than you reckon", "After a kind of tiles", n),
        ),
        "tiles": (
            _tr("Review", "you overvalue each by about {fame} fame", "After a kind of tiles and a colon", n),
            _tr("Review", "you undervalue each by about {fame} fame", "After a kind of tiles and a colon", n),
        ),
    }  # fmt: skip
    much, little = texts.get("harmful" if is_harmful else content, texts["tiles"])
    text = fill(much if leaning.fame > 0 else little, fame=fame)
    return text if content in ("sun", "centre") else labelled(category_label(content), text)


def leanings_text(known: Sequence[Leaning], games: int) -> str:
    """Return what is certain of the reader's leanings, after so many `games`; empty for nothing."""
    if not known:
        return ""
    text = _tr(
        "Review", "{habits} (in your last %n games).", "{habits}: what you pay too much or too little for", games
    )
    return fill(text, habits=in_a_line(map(leaning_text, known)))


def leaning_lines(known: Sequence[Leaning]) -> list[str]:
    """Return all leanings that may be something, each with how certain it is."""
    sure = _tr("Statistics", "{habit} (certain)", "How sure a habit is: it stands after it")
    unsure = _tr("Statistics", "{habit} (too early to say, ± {fame})", "How sure a habit is: it stands after it")
    return [
        fill(sure, habit=leaning_text(one))
        if one.is_certain
        else fill(unsure, habit=leaning_text(one), fame=mean_text(one.interval))
        for one in known
    ]


def unused_text(count: int) -> str:
    """Return how many suns the reader never used in their epochs."""
    return _tr("Review", "You left %n suns unused.", "", count)


def next_text(theme: str, *, drills: bool = False, has_moves: bool = True) -> str:
    """Return what to do next: costly moves again, and then the puzzles of a `theme`, or, if it `drills`, prices.

    Without a `theme` or costly moves, another game.
    """
    if drills:
        return _tr("Review", "Next: try your costliest moves again, then practise prices with “What is it worth?”.")
    if not (theme and has_moves):
        return _tr("Review", "Next: play again, and try a stronger level.")
    text = _tr("Review", "Next: try your costliest moves again, then the puzzles on “{theme}”.", "{theme}: a heading")
    return fill(text, theme=theme_label(theme))


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
    """Return where in the game a moment is, counted as in :func:`moment_text`: "Middle Kingdom, move 96"."""
    return fill(_tr("Review", "{epoch}, move {move}"), epoch=epoch_label(epoch), move=ply)


def moment_text(epoch: int, ply: int, end: int) -> str:
    """Return which moment of a game is shown."""
    return fill(_tr("ReplayBar", "Move {move} of {moves} · {epoch}"), epoch=epoch_label(epoch), moves=end, move=ply)


def explanation(decision: JudgedDecision, view: View, name: Callable[[int], str], ruleset: str) -> Told:
    """Return which move was better, and the reasons for it, a sentence each."""
    if decision.grade == "close":
        text = _tr("Reasons", "“{move}” is about as good.")
        return Told([fill(text, move=action_label(decision.best.action, ruleset))])
    first = fill(_tr("Review", "Better: {move}."), move=action_label(decision.best.action, ruleset))
    if decision.best.win > decision.chosen.win:  # what is better by fame may win less often
        first = f"{first} {wins_text(decision.best, decision.chosen, ruleset)}".rstrip()
    why = reasons_afterwards(view, decision.best, decision.chosen, name, ruleset)
    if not (why.sentences or why.account):  # the figures are all that there is
        label = action_label(decision.best.action, ruleset)
        first = cost_text(decision.best, decision.chosen, _has_cost, label, ruleset) or first
    return Told([first, *why.sentences], why.account)


def options_texts(decision: JudgedDecision, ruleset: str) -> list[tuple[Action, str]]:
    """Return how the moves of a decision compare with the best, each with its line.

    Differences, not chances: those would stand beside the chances of the moment, which follow from the draws as well.
    """
    made = _tr("Review", "{comparison} (played)", "How much worse a move was; it was made in the game")
    best = decision.best
    lines = []
    for rated in decision.rated:
        worth = _tr("Common", "The best move") if rated is best else difference_text(loss_of(best, rated))
        text = labelled(action_label(rated.action, ruleset), worth)
        lines.append((rated.action, fill(made, comparison=text) if rated is decision.chosen else text))
    return lines


def what_if_label(move: str) -> str:
    """Return the name of the branch of a game in which `move` was made: "What if: Pass"."""
    return fill(_tr("Review", "What if: {move}", "{move} is the label of a move that was not made"), move=move)


def what_if_text(move: str, gain: float, before: float, after: float) -> str:
    """Return what a continuation after `move` is, its `gain` in fame, and how the chance of winning changed."""
    text = _tr("Review", "At the end of the dashed line: {fame}, and about {after} of 100 games won, not {before}.")
    fame = in_fame(points_text(round(gain)))
    one = _tr("Review", "This is just one way it could go on: new tiles, and quick moves for everyone.")
    changed = fill(text, fame=fame, before=round(100 * before), after=round(100 * after))
    return f"{what_if_label(move)}. {changed} {one}"


def luck_text(luck: Luck, name: str, ruleset: str, *, is_you: bool) -> str:
    """Return what was drawn by whom: "Nefer draws: Flood"."""
    tiles = ", ".join(tile_label(tile, ruleset) for tile in luck.tiles)
    if is_you:
        return fill(_tr("Review", "Your draw: {tiles}"), tiles=tiles)
    return fill(_tr("Review", "{name} draws: {tiles}"), name=name, tiles=tiles)


def fault_text(fault: str, count: int) -> str:
    """Return a fault and how often it was made, as a phrase within a sentence."""
    return {
        "passed": _tr("Review", "passing on lots worth a sun (%n times)", "", count),
        "high": _tr("Review", "bidding higher suns than the lots were worth (%n times)", "", count),
        "late": _tr("Review", "drawing when it was time to invoke Ra (%n times)", "", count),
        "never": _tr("Review", "not invoking Ra when it was time to (%n times)", "", count),
        "full": _tr("Review", "drawing again with many tiles on the track (%n times)", "", count),
        "early": _tr("Review", "invoking Ra too early (%n times)", "", count),
        "low": _tr("Review", "bidding too low a sun (%n times)", "", count),
        "god": _tr("Review", "wasting gods (%n times)", "", count),
        "disaster": _tr("Review", "discarding the wrong tiles (%n times)", "", count),
        "tiles": _tr("Review", "choosing the wrong side or tile (%n times)", "", count),
    }[fault]


def kind_label(kind: str) -> str:
    """Return the name of a kind of decision."""
    return {
        "turn": _tr("Review", "Draw or invoke Ra"),
        "bid": _tr("Review", "Bids"),
        "god": _tr("Common", "Gods"),
        "disaster": _tr("Common", "Disasters"),
        "side": _tr("Review", "Sides of tiles"),
        "priest": _tr("Common", "Priests"),
    }.get(kind, kind)


def part_text(part: Part) -> str:
    """Return how well some decisions were made, in one line."""
    decisions = _tr("Review", "%n decisions", "", part.decisions)
    wrong = _tr("Review", "%n mistakes", "", part.errors) if part.errors else _tr("Review", "no mistakes")
    fame = mean_text(part.fame)
    lost = fill(_tr("Review", "{fame} fame lost in all", "", count_of(fame)), fame=fame)
    return listed([decisions, wrong, lost])


def share_text(part: Part) -> str:
    """Return how much of what they could lose some decisions gave away."""
    return fill(_tr("Review", "gave away {share} of the fame at stake"), share=percent(part.share))


def play_text(summary: Summary) -> str:
    """Return how well a seat played: as which level, and how much of what it could lose it gave away."""
    given = share_text(summary.all)
    if summary.band is None:
        return given
    text = _tr("Review", "Level of play: {level}", "How somebody played: like a level of bots")
    return in_a_line([fill(text, level=level_label(summary.band)), given])


def chances_text(names: Sequence[str], chances: Sequence[float]) -> str:
    """Return the chances of all seats in a line."""
    return " · ".join(f"{name} {percent(chance)}" for name, chance in zip(names, chances, strict=True))


def _has_cost(fame: int) -> str:
    return _tr("Coach", "“{move}” was better: your choice cost you about %n fame.", "", fame)


def _is_worth_less(fame: int) -> str:
    return _tr("Coach", "“{move}” looks better at first, but it is worth about %n fame less.", "", fame)


def verdict_sentences(verdict: Verdict, name: Callable[[int], str], ruleset: str) -> Told:
    """Return what is said about a choice, and why; `name` returns the names of seats."""
    is_praise = verdict.kind == "praise"
    if is_praise:
        best, worse = verdict.chosen, verdict.other
        text, move = _is_worth_less, worse
    else:
        best, worse = verdict.other, verdict.chosen
        text, move = _has_cost, best
    first = cost_text(best, worse, text, action_label(move.action, ruleset), ruleset)
    if move is best and round(best.lead) <= round(worse.lead):  # it says what the choice was worth instead
        first = f"{fill(_tr('Review', 'Better: {move}.'), move=action_label(best.action, ruleset))} {first}"
    if is_praise and not isinstance(best.action, Draw | Invoke | Bid | Pass):  # it speaks of another tile
        return Told([first])
    why = reasons_afterwards(verdict.view, best, worse, name, ruleset, made=is_praise)
    return Told([first, *why.sentences], why.account)


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
            _tr("Coach", "After three games, the coach leaves you to it. You can turn it back on in the Settings menu.")
        )
    return " ".join(sentences)
