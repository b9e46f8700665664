"""What a lesson file says, as data, and its game after any of its moves (docs/lessons.md)."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from ra_desktop.app.setup import DEFAULT_SETUP
from ra_desktop.engine import RULESETS, Action, Game, GameState, IllegalActionError, parse_action
from ra_desktop.engine.tiles import EMPTY
from ra_desktop.storage.saved_game import COLOURS, Options, SavedGame, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence


Words = Annotated[str, Meta(min_length=1, max_length=400)]
"""English text that people read; translated in the context ``Lessons``."""
Key = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The start of the game that a lesson plays."""

    suns: tuple[tuple[int, ...], ...]
    """The suns of each seat: one list for each player."""
    bag: tuple[str, ...]
    """Every tile that the script draws, the first first: any part of the tile set. ``3 nile`` is three of a kind."""
    nothing_else: bool = False
    """Whether the bag has no other tiles; otherwise the rest of the tile set is below them."""
    before: tuple[str, ...] = ()
    """Actions that have been played when the lesson begins; the learner does not see them happen.

    Here as everywhere, ``3 draw`` is the same action three times.
    """


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said about an action that a step does not ask for."""

    text: Annotated[str, Meta(max_length=400)] = ""
    """English text as above. A `good` action needs none: what it costs is said, from the position's own account."""
    shown: bool = False
    """Whether the action is played on the board before it is explained and taken back."""
    replies: tuple[str, ...] = ()
    """Actions that then follow on the board, of whoever is to move; only with `shown`."""
    good: bool = False
    """Whether the action is as good as what the step asks for, or nearly so: then it is no mistake."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of a lesson. It waits for one of its `right` actions, or, if there are none, for *Go on*."""

    text: Words
    """At most two sentences about what the learner sees."""
    task: Annotated[str, Meta(max_length=160)] = ""
    """What to do now, in one line; empty if there is nothing but *Go on*."""
    points_at: tuple[str, ...] = ()
    """The places that stay bright, most important first; see :mod:`.lesson`."""
    right: tuple[str, ...] = ()
    """The actions that complete the step, as text (``bid 9``), or as a word for all of a kind (``bid``)."""
    answers: dict[str, Answer] = {}
    """What is said about each other action, by its text, its word, or ``other`` for the rest."""
    then: tuple[str, ...] = ()
    """The actions of the others that follow on the board once the step is done; off this script, bots play."""


class OtherDeal(Deal, frozen=True, forbid_unknown_fields=True):
    """Another deal for the same idea, for anyone who plays the lesson again."""

    steps: tuple[Step, ...] = ()
    """What is asked there; the steps of the lesson where there are none."""
    par: tuple[int, ...] = ()
    """As :attr:`Lesson.par`, for this deal."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson: one idea, at most three minutes."""

    id: Key
    title: Words
    minutes: Annotated[float, Meta(ge=0.5, le=3.0)]
    ruleset: Key
    deal: Deal
    steps: Annotated[tuple[Step, ...], Meta(min_length=1, max_length=40)]
    seat: Annotated[int, Meta(ge=0, le=4)] = 0
    """The learner's seat."""
    names: tuple[str, ...] = ()
    """The others' names in the order of their seats; the program's own where there are none."""
    summary: Words = ""
    """What was learned, in one sentence, on the last card."""
    plays_on: bool = False
    """Whether the learner plays on against bots after the last step."""
    plays_until: Literal["epoch", "game"] = "game"
    """Until when, if so: the end of the epoch or of the game."""
    par: tuple[int, ...] = ()
    """With `plays_on`: the fame for two and for three stars, which Novice and Skilled have on average."""
    level: Key = "novice"
    """The level of the bots that play where the script says nothing."""
    deals: tuple[OtherDeal, ...] = ()
    """Other deals, one after the other, for anyone who plays the lesson again."""
    moments: Annotated[int, Meta(ge=0)] = 0
    """How many of `deals` follow the lesson's own in the same play: other moments of the same idea."""
    recalls: str = ""
    """The id of an earlier lesson whose idea comes back after the last step, with the last of its other deals."""

    def variants(self) -> tuple[Lesson, ...]:
        """Return the lesson itself, and then one with each of its other deals."""
        others = (
            replace(
                self,
                deal=deal,
                steps=deal.steps or self.steps,
                par=deal.par or self.par,
                deals=(),
                moments=0,
                recalls="",
            )
            for deal in self.deals
        )
        return (self, *others)


OTHER: Final = "other"
"""The key of the answer to all actions that have none of their own."""


def is_right(step: Step, action: Action) -> bool:
    """Whether `action` completes `step`."""
    return action.text in step.right or action.word in step.right


def answer_to(step: Step, action: Action) -> Answer | None:
    """Return what `step` says about an `action` that does not complete it: the closest answer, None without any."""
    for key in (action.text, action.word, OTHER):
        if key in step.answers:
            return step.answers[key]
    return None


PLACES: Final = (
    "bag",  # the bag
    "track",  # the auction track
    "ra-track",  # the Ra track
    "altar",  # the centre sun and the bids
    "centre-sun",  # the sun in the centre
    "buttons",  # the action buttons beside the altar
    "own-suns",  # the learner's suns
    "own-tiles",  # the learner's tiles
    "own-fame",  # the learner's fame
    "others",  # the panels of the other players
    "banner",  # the line that says whose move it is
    "sides",  # the two sides of a drawn tile (Priests of Ra)
    "score",  # the page of the side panel with the score
    "log",  # the page of the side panel with the log
)
"""``track 3`` is the third space of the track, ``sun 9`` the learner's own sun 9, ``seat 2`` the panel of that seat."""

_NUMBERED: Final = ("track", "sun", "seat")


def place_of(name: str) -> tuple[str, int | None] | None:
    """Return the word and the number, if it has one, of the place called `name`; None if there is no such place."""
    if name in PLACES:
        return name, None
    word, _, number = name.partition(" ")
    if word in _NUMBERED and number.isascii() and number.isdecimal() and not number.startswith("0"):
        return word, int(number)
    return (word, 0) if name == "seat 0" else None


LEARNER: Final = "You"
"""The learner's name; the words of the game address a player of this name directly."""

_OTHERS: Final = tuple(seat for seat in DEFAULT_SETUP.seats if seat.bot is not None)
_TIMES: Final = re.compile(r"([1-9][0-9]?) ([a-z].*)")


def spelled_out(texts: Sequence[str]) -> list[tuple[int, str]]:
    """Return each of `texts` with its index, as often as it says: ``3 draw`` is ``draw`` three times."""
    actions: list[tuple[int, str]] = []
    for index, text in enumerate(texts):
        times = _TIMES.fullmatch(text)
        actions += [(index, times[2])] * int(times[1]) if times else [(index, text)]
    return actions


def parsed(texts: Sequence[str]) -> tuple[Action, ...]:
    """Return the actions of a lesson's `texts`; raises ``ValueError``."""
    return tuple(parse_action(text) for _, text in spelled_out(texts))


def set_tiles(lesson: Lesson) -> tuple[str, ...]:
    """Return the tiles that the deal names, the first to be drawn first."""
    return tuple(tile for _, tile in spelled_out(lesson.deal.bag))


def bag_of(lesson: Lesson) -> tuple[str, ...]:
    """Return the bag: what the deal names, and below it the rest of the tile set, if that is not all.

    The order of the rest is fixed by the id of the lesson.
    """
    bag = set_tiles(lesson)
    return bag if lesson.deal.nothing_else else (*bag, *_rest_of_bag(lesson.id, lesson.ruleset, bag))


@lru_cache(maxsize=64)
def _rest_of_bag(lesson: str, ruleset: str, bag: tuple[str, ...]) -> tuple[str, ...]:
    """Return what `bag` leaves of the tile set; a lesson asks for it again with every move that it takes back."""
    tiles = RULESETS[ruleset].rules.tiles
    rest = Counter(tiles.names[code] for code in tiles.full_bag)
    rest.subtract(bag)
    others = sorted(rest.elements())
    Random(lesson).shuffle(others)
    return tuple(others)


def game_of(lesson: Lesson, actions: Sequence[Action]) -> Game:
    """Return the game of `lesson` after `actions`, those before its beginning included.

    Raises :class:`~ra_desktop.engine.SetupError` or :class:`~ra_desktop.engine.ReplayError`.
    """
    return Game.replay(
        lesson.ruleset, len(lesson.deal.suns), bag=bag_of(lesson), suns=lesson.deal.suns, actions=actions
    )


def showpiece(lesson: Lesson) -> GameState:
    """Return the position in the script of `lesson` with most tiles on the track; the first of several."""
    game = game_of(lesson, parsed(lesson.deal.before))
    states = [game.state.copy()]
    try:
        for step in lesson.steps:
            legal = game.state.legal_actions()
            asked = [action for action in legal if is_right(step, action)][:1]
            if step.right and not asked:
                break  # bots lead from the script to this step
            for action in (*asked, *parsed(step.then)):
                game.play(action)
                states.append(game.state.copy())
    except IllegalActionError:
        pass
    return max(states, key=lambda state: sum(code != EMPTY for code in state.track))


def seats_of(lesson: Lesson) -> tuple[Seat, ...]:
    """Return who plays: the learner, and bots of the lesson's level."""
    seats = []
    others = list(_OTHERS)
    names = list(lesson.names)
    for seat in range(len(lesson.deal.suns)):
        if seat == lesson.seat:
            seats.append(Seat(LEARNER, COLOURS[0]))
            continue
        usual = others.pop(0) if others else Seat(f"{seat + 1}", COLOURS[-1])
        name = names.pop(0) if names else usual.name
        seats.append(Seat(name, usual.colour, lesson.level, usual.character if name == usual.name else None))
    return tuple(seats)


def saved_of(lesson: Lesson, actions: Sequence[Action]) -> SavedGame:
    """Return the game of `lesson` after `actions` with its players, for the table."""
    return SavedGame(game_of(lesson, actions), seats_of(lesson), Options(open_fame=False, take_backs=False))
