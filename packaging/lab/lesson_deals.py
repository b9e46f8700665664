"""Finds other deals for the ideas of lessons in games of bots: positions in which a long hint has no doubt.

Each is printed as a ``[[deals]]`` record of a lesson's file (docs/lessons.md), with texts that are true of every deal.
"""

from __future__ import annotations

import json
from itertools import groupby
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ra_desktop.ai.hints import study
from ra_desktop.ai.levels import make_bot
from ra_desktop.ai.protocol import Limit
from ra_desktop.ai.ruler import SOLVED_WITHIN, Cost, loss_of
from ra_desktop.app.lessons.course import lesson_of
from ra_desktop.engine import Bid, Game, GameState, ShowSide, SpendGod
from ra_desktop.engine.standing import lasting_tiles

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ra_desktop.app.lessons.lesson import Lesson
    from ra_desktop.engine import Action

ROLLOUTS: Final = (96, 768)
CLEAR: Final = Cost(1.2, 0.03)
"""Every move that is called wrong loses at least one of these."""
SHORT: Final = 45
"""The most moves before a position of the first epoch."""
LATER: Final = frozenset({"monuments", "buildings", "the-pyramid"})
"""Lessons about later epochs."""
SOON_OVER: Final = frozenset({"the-ra-track", "the-solar-boat"})
"""Lessons about the end of an epoch that comes too early."""
FIRST: Final = 16
"""The other tiles among which eight Ra tiles are then."""
DISASTERS: Final = frozenset({"funeral", "drought", "unrest", "war", "earthquake"})
DRAW_OR_INVOKE: Final = "Draw or invoke Ra? Decide."
WAITING: Final = {
    ("classic", 3): lesson_of("why-call").steps[1].text,
    ("boat", 3): lesson_of("why-call").steps[1].text,
    ("boat", 2): lesson_of("people-and-ankhs").steps[6].answers["draw"].text.replace("Tiye", "Nefer"),
    ("priests", 2): lesson_of("people-and-ankhs").steps[6].answers["draw"].text,
}
"""What is said about a draw where invoking Ra is right, by rule set and number of players."""
DEARER: Final = "It wins, but a lower sun would have won it, too."
TOO_LITTLE: Final = "This lot is not worth a sun to you yet. If no one else bids, the player who invoked Ra must."
BID: Final = "Someone has bid, and you bid last."
LOST: Final = "Another player takes this lot for a sun you could have beaten."
TOO_MUCH: Final = "This lot is not worth one of your suns. Keep them for better ones."


class Idea(NamedTuple):
    """How a lesson's idea is asked for."""

    kinds: tuple[str, ...]
    """The first words of the actions that may be right."""
    fits: Callable[[GameState, int], bool]
    """Whether a position of somebody to act is about it."""
    text: int = 0
    """The number of the step whose text is said; 0 for the summary."""
    answer: str = ""
    """What is said about wrong moves; without it, what fits the right one."""
    task: str = ""


def tiles(state: GameState) -> list[str]:
    """The tiles on the track."""
    return [tile for tile in state.auction_track if tile]


def gain(state: GameState, seat: int, *rows: str) -> int:
    """What the lot adds for `seat` in `rows`, or in all, at the end of the game included."""
    own = state.lot_account(seat).own
    return sum(item.points for item in own.rows + own.later if not rows or item.row in rows)


def is_calm(state: GameState) -> bool:
    """Whether no disaster is on the track."""
    return not DISASTERS.intersection(tiles(state))


def _rivals(state: GameState, seat: int) -> list[int]:
    return [sun for other in range(state.players) if other != seat for sun in state.face_up_suns(other)]


def lasting(state: GameState) -> int:
    """How many tiles on the track are kept for the next epoch."""
    return sum(tile in lasting_tiles(state.rules, state) for tile in tiles(state))


def is_beatable(state: GameState, seat: int) -> bool:
    """Whether others have a higher sun than `seat`, which has two at least."""
    suns = state.face_up_suns(seat)
    return len(suns) >= 2 and suns[-1] < max(_rivals(state, seat), default=0)


def _is_nearly_over(state: GameState, seat: int) -> bool:
    is_last = state.ra_count == state.ra_limit - 1
    return is_last and is_calm(state) and len(tiles(state)) >= 3 and len(state.face_up_suns(seat)) >= 2


def _is_first(state: GameState, seat: int) -> bool:
    suns = state.face_up_suns(seat)
    is_best = len(suns) >= 3 and suns[-1] > max(_rivals(state, seat), default=0)
    return state.epoch == 1 and len(tiles(state)) >= 4 and is_calm(state) and is_best


def _is_for_the_sun(state: GameState, seat: int) -> bool:
    suns = state.suns_to_win(seat)
    is_dear = state.centre_sun >= 9 and len(tiles(state)) <= 3 and is_calm(state)
    return state.epoch == 1 and is_dear and len(suns) >= 2 and suns[0] < state.centre_sun


def _lot_gains(least: int, *rows: str, epochs: Sequence[int] = (1,)) -> Callable[[GameState, int], bool]:
    return lambda state, seat: state.epoch in epochs and is_calm(state) and gain(state, seat, *rows) >= least


def _has_fewest(state: GameState, seat: int) -> bool:
    return state.points_now()[seat]["pharaohs"] == -2


IDEAS: Final[dict[str, Idea]] = {
    "draw-or-call": Idea(("invoke",), _is_first),
    "the-sun-you-win": Idea(("bid",), _is_for_the_sun),
    "why-call": Idea(("invoke", "draw"), lambda at, _: at.epoch == 1 and len(tiles(at)) >= 2),
    "the-ra-track": Idea(("invoke",), lambda at, seat: at.epoch == 1 and _is_nearly_over(at, seat), 1, "summary"),
    "pharaohs": Idea(("invoke",), lambda at, seat: _lot_gains(5, "pharaohs")(at, seat) and _has_fewest(at, seat), 2),
    "nile-and-floods": Idea(("invoke",), lambda at, seat: "flood" in tiles(at) and _lot_gains(4, "nile")(at, seat)),
    "civilization": Idea(("invoke",), _lot_gains(5, "civilization"), 2),
    "gold-and-gods": Idea(
        ("god",), lambda at, seat: at.epoch == 1 and at.display(seat).get("god") == 1, 2, "summary", "Make your move.",
    ),
    "disasters": Idea(
        ("pass",), lambda at, seat: at.epoch == 1 and not is_calm(at) and sum(at.lot_preview(seat).values()) < 0,
    ),
    "monuments": Idea(("invoke",), _lot_gains(5, "monument-variety", "monument-sets", epochs=(3,)), 2),
    "what-a-sun-is-worth": Idea(
        ("pass",),
        lambda at, seat: at.epoch == 1 and is_calm(at) and len(tiles(at)) >= 2 and len(at.face_up_suns(seat)) > 2,
        8,
    ),
    "the-exchange": Idea(("bid",), _is_for_the_sun),
    "what-you-keep": Idea(
        ("bid",), lambda at, seat: at.epoch == 1 and is_calm(at) and lasting(at) >= 3 >= gain(at, seat),
    ),
    "bid-and-call": Idea(
        ("invoke",), lambda at, seat: at.epoch == 1 and is_calm(at) and is_beatable(at, seat),
    ),
    "the-solar-boat": Idea(("invoke",), lambda at, seat: at.epoch == 1 and _is_nearly_over(at, seat), 0, "summary"),
    "two-players": Idea(("invoke",), _lot_gains(5, "pharaohs")),
    "two-sides": Idea(
        ("side",), lambda at, _: at.epoch == 1, 1, "summary", "Make your move.",
    ),
    "people-and-ankhs": Idea(("invoke",), _lot_gains(5, "people")),
    "buildings": Idea(("invoke",), _lot_gains(5, "buildings", "building-variety", epochs=(1, 2))),
    "the-pyramid": Idea(("invoke",), _lot_gains(5, "pyramid", "chambers", epochs=(2, 3))),
    "priests-and-plagues": Idea(("invoke",), lambda at, seat: "priest" in tiles(at) and _lot_gains(4)(at, seat)),
}  # fmt: skip


class Found(NamedTuple):
    """A position that asks for a lesson's idea."""

    suns: list[list[int]]
    bag: list[str]
    before: list[str]
    asked: list[tuple[str, list[str], str]]
    """For each step the right action, what follows, and the kind of the answers."""


def is_clear(state: GameState, right: Action) -> bool:
    """Whether hints short and long are sure of `right`; the same lot for more counts as wrong anyway."""
    for rollouts in ROLLOUTS:
        rated = study(state.view(state.seat_to_act), limit=Limit(rollouts=rollouts)).rated
        own = next(item for item in rated if item.action == right)
        if not loss_of(rated[0], own).is_within(SOLVED_WITHIN):
            return False
        for other in rated:
            is_dearer = isinstance(other.action, Bid) and isinstance(right, Bid) and other.action.sun > right.sun
            loss = loss_of(own, other)
            if other is not own and not is_dearer and loss.fame < CLEAR.fame and loss.chance < CLEAR.chance:
                return False
    return True


def _lead(state: GameState, action: Action) -> int:
    """How much more the lot is worth to the seat to act than to the next one, after `action`."""
    after = state.copy()
    after.apply(action)
    return gain(after, state.seat_to_act) - gain(after, (state.seat_to_act + 1) % state.players)


def _right(state: GameState, idea: Idea) -> Iterator[Action]:
    legal = state.legal_actions()
    for action in legal:
        if action.word not in idea.kinds:
            continue
        if isinstance(action, Bid):
            is_last = len(state.bidders_left()) == 1 and state.highest_bid
            if is_last and action.sun == state.suns_to_win(state.seat_to_act)[0]:
                yield action
        elif isinstance(action, ShowSide):
            if _lead(state, action) > max(_lead(state, other) for other in legal if other != action):
                yield action
        elif isinstance(action, SpendGod) or not any(isinstance(other, SpendGod) for other in legal):
            yield action


def _asked(state: GameState, right: Action, seed: int) -> list[tuple[str, list[str], str]] | None:
    """Return the steps from `state` on in which `right` is the answer, or None where it isn't clear."""
    if len(state.legal_actions()) < 2 or not is_clear(state, right):
        return None
    if right.word != "invoke":
        return [(right.text, [], right.word)]
    seat, then = state.seat_to_act, []
    after = state.copy()
    after.apply(right)
    while after.seat_to_act != seat:
        action = make_bot("skilled", seed, clock=False).choose(after.view(after.seat_to_act))
        then.append(action.text)
        after.apply(action)
    suns = after.suns_to_win(seat)
    if not after.highest_bid or not suns or not is_clear(after, Bid(suns[0])):
        return None
    return [(right.text, then, "invoke"), (f"bid {suns[0]}", [], "bid")]


def _soon_over(bag: Sequence[str], seed: int) -> list[str]:
    """Return `bag` with eight Ra tiles among its first tiles: the epoch ends while there are suns left."""
    others = [tile for tile in bag if tile != "ra"]
    first = [*others[:FIRST], *["ra"] * 8]
    Random(seed).shuffle(first)
    return [*first, *others[FIRST:], *["ra"] * (bag.count("ra") - 8)]


def find(ids: Sequence[str], count: int, seed: int) -> Iterator[tuple[str, Found]]:
    """Yield deals for the lessons with these `ids`, of one game and number of players: `count` for each."""
    lesson = lesson_of(ids[0])
    wanted = dict.fromkeys(ids, count)
    while any(wanted.values()):
        seed += 1
        game = Game(lesson.ruleset, len(lesson.deal.suns), seed)
        if SOON_OVER.issuperset(ids):
            game = Game(lesson.ruleset, game.players, bag=_soon_over(game.bag, seed), suns=game.suns)
        state = GameState.new(lesson.ruleset, game.players, bag=game.bag, suns=game.suns)
        bots = [make_bot("skilled", seed + seat, clock=False) for seat in range(game.players)]
        moves: list[str] = []
        used = False
        is_long = not LATER.isdisjoint(ids)
        while not state.is_over and not used and (is_long or (state.epoch == 1 and len(moves) <= SHORT)):
            seat = state.seat_to_act
            for name in [name for name in ids if wanted[name] and IDEAS[name].fits(state, seat)]:
                asked = next(filter(None, (_asked(state, right, seed) for right in _right(state, IDEAS[name]))), None)
                if asked and not used:
                    drawn = len(game.bag) - len(state.bag) + 3
                    suns = [list(suns) for suns in (*game.suns[seat:], *game.suns[:seat])]
                    yield name, Found(suns, list(game.bag[:drawn]), moves, asked)
                    wanted[name] -= 1
                    used = True
            action = bots[seat].choose(state.view(seat))
            moves.append(action.text)
            state.apply(action, events=False)


# --- as text --------------------------------------------------------------------------------------------------------


def _list(texts: Sequence[str]) -> str:
    runs = [(len(list(run)), text) for text, run in groupby(texts)]
    words = [json.dumps(f"{count} {text}" if count > 1 else text) for count, text in runs]
    lines, line = [], "   "
    for word in words:
        if len(line) + len(word) > 116:
            lines.append(line)
            line = "   "
        line += f" {word},"
    short = f"[{', '.join(words)}]"
    return short if len(short) < 100 else "\n".join(["[", *lines, line, "]"])


def record(lesson: Lesson, found: Found) -> str:
    """Return the record for `lesson`, as TOML."""
    idea = IDEAS[lesson.id]
    lines = ["", "[[deals]]", f"suns = {found.suns}", f"bag = {_list(found.bag)}", f"before = {_list(found.before)}"]
    rule = lesson.steps[idea.text - 1].text if idea.text else lesson.summary
    for number, (right, then, kind) in enumerate(found.asked):
        task, places, answers = {
            "invoke": (
                DRAW_OR_INVOKE,
                ["track", "own-tiles", "buttons"],
                {"draw": WAITING[lesson.ruleset, len(found.suns)]},
            ),
            "draw": (DRAW_OR_INVOKE, ["track", "own-tiles", "buttons"], {"invoke": TOO_LITTLE}),
            "bid": (
                "Win this as cheaply as you can.",
                ["own-suns", "altar", *([] if number else ["track"])],
                {"bid": DEARER, "pass": LOST},
            ),
            "pass": ("Do you want this lot?", ["track", "own-tiles", "buttons"], {"bid": TOO_MUCH}),
        }.get(kind, ("", ["track", "own-tiles", "buttons" if kind == "god" else "sides"], {"other": ""}))
        if idea.answer and kind != "bid":
            answers = dict.fromkeys(answers, lesson.summary if idea.answer == "summary" else idea.answer)
        text = BID if number and kind == "bid" else rule
        lines += ["", "[[deals.steps]]", f"text = {json.dumps(text, ensure_ascii=False)}"]
        lines += [f"task = {json.dumps(task or idea.task)}", f"points_at = {json.dumps(places)}"]
        lines += [f"right = {json.dumps([right])}", *([f"then = {_list(then)}"] if then else [])]
        for key, text in answers.items():
            lines += ["", f"[deals.steps.answers.{key}]", f"text = {json.dumps(text, ensure_ascii=False)}"]
            if number and key == "pass":
                lines += ["shown = true"]
    return "\n".join(lines) + "\n"
