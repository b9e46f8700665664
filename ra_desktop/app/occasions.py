"""What a game can be played for: a place of the journey, the deal of the day, a deal once more.

A game carries its occasion in :attr:`.SavedGame.occasion`: ``journey delta``, ``day 2026-11-26``, or ``again`` with the
id of the game that was dealt first.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ra_desktop.ai import CHARACTERS, LEVELS, make_bot
from ra_desktop.ai.levels import current
from ra_desktop.engine import RULESETS, Game
from ra_desktop.storage import paths
from ra_desktop.storage.progress import JOURNEY_FORM, DayResult, DealResult, JourneyFile, Par, PlaceMark
from ra_desktop.storage.saved_game import COLOURS, COUNTS_ONCE, KNOWN_BAG, Options, PlaceId, SavedGame, Seat, game_id
from ra_desktop.storage.store import Store

from .setup import OFFERED, UNNAMED, GameSetup

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from ra_desktop.storage.finished import Player

JOURNEY: Final = "journey "
DAY: Final = COUNTS_ONCE
PERSON: Final = "You"
"""The name of the person's seat, as in :data:`.DEFAULT_SETUP`."""

# --- the journey ------------------------------------------------------------------------------------

MARKS: Final[tuple[PlaceMark, ...]] = ("reached", "margin", "flawless")
OPEN_AT_ONCE: Final = 2
"""How many places that were not reached yet can be tried."""
MANY: Final = 5
"""With this many players, the second has reached the place, too."""


class PlaceError(ValueError):
    """The file of a place is wrong."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the score sheet of the person must show besides."""

    row: str
    """A row of the score sheet."""
    least: int | None = None
    most: int | None = None

    def is_met(self, player: Player) -> bool:
        """Whether `player` has that many points in the row, all epochs together."""
        points = player.points.get(self.row, 0)
        return (self.least is None or points >= self.least) and (self.most is None or points <= self.most)


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A place of the journey, as its file has it (docs/adding.md)."""

    id: PlaceId
    title: str
    text: str
    """What is special here, in a sentence or two."""
    task: str
    """What must be done to reach the place, in one sentence."""
    ruleset: str
    bots: Annotated[tuple[str, ...], Meta(min_length=1, max_length=4)]
    """The opponents, each as level and character separated by a colon."""
    host: str
    """The character who is pictured on the map."""
    margin: Annotated[int, Meta(ge=1, le=100)]
    """By how much fame the winner must be ahead for the second mark."""
    goal: Goal | None = None
    open_fame: bool = False
    x: Annotated[float, Meta(ge=0.0, le=1.0)]
    """Where it is on the map, as a share of its width; its order says how far up the river."""

    @property
    def occasion(self) -> str:
        """The occasion of a game played here."""
        return JOURNEY + self.id

    def setup(self, name: str = PERSON) -> GameSetup:
        """Return the game that is played here by a person of that `name`."""
        bots = (bot.split(":") for bot in self.bots)
        seats = [Seat(UNNAMED, colour, level, who) for (level, who), colour in zip(bots, COLOURS[1:], strict=False)]
        options = Options(self.open_fame, take_backs=False)
        return GameSetup(self.ruleset, (Seat(name, COLOURS[0]), *seats), options, shuffle_seats=True)

    def marks(self, players: Sequence[Player]) -> list[PlaceMark]:
        """Return the marks that the only person among `players`, the results of a game, has won here."""
        person = next(player for player in players if player.bot is None)
        if person.rank > (2 if len(players) >= MANY else 1) or (self.goal is not None and not self.goal.is_met(person)):
            return []
        best = max(player.fame for player in players if player is not person)
        return ["reached", "margin"] if person.rank == 1 and person.fame - best >= self.margin else ["reached"]


def journey_dir() -> Path:
    """Return the folder with the files of the places."""
    return paths.resources_dir() / "journey"


def read_place(path: Path) -> Place:
    """Return the place in the file `path`; raises :class:`PlaceError` that says what is wrong."""
    try:
        place = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Place)
    except (OSError, ValueError) as error:
        raise PlaceError(f"{path.name}: {error}") from error
    if place.ruleset not in OFFERED:
        raise PlaceError(f"{path.name}: no rule set {place.ruleset!r}")
    if len(place.bots) + 1 not in RULESETS[place.ruleset].players:
        raise PlaceError(f"{path.name}: {place.ruleset} cannot be played by {len(place.bots) + 1} players")
    for bot in place.bots:
        level, _, character = bot.partition(":")
        if level not in LEVELS or character not in CHARACTERS:
            raise PlaceError(f"{path.name}: no bot {bot!r}")
    if place.goal is not None and place.goal.row not in RULESETS[place.ruleset].rows:
        raise PlaceError(f"{path.name}: no row {place.goal.row!r}")
    return place


@cache
def load_journey() -> tuple[Place, ...]:
    """Return the places in the order of their files' names; raises :class:`PlaceError`."""
    return tuple(map(read_place, sorted(journey_dir().glob("*.toml"))))


# --- the deal of the day ----------------------------------------------------------------------------

_DAY_RULESETS: Final = ("classic", "boat", "priests")
_DAY_CHARACTERS: Final = (
    *("builder", "caller", "daredevil", "farmer", "gambler", "general"),
    *("heir", "magistrate", "miser", "priestess", "scholar", "spoiler"),
)
"""The characters of the first version with this deal: another one must not change the deals of past days."""
_DAY_PLAYERS: Final = (3, 4, 3, 2, 4, 3, 5)
"""How many players there are, by weekday, where the rule set allows it."""
_DAY_LEVELS: Final = ("casual", "skilled", "skilled", "expert")
"""The levels of the opponents, drawn by the date."""
STREAK_PAUSE: Final = 7
"""Days within which a single missed day doesn't end a streak."""


@dataclass(frozen=True, slots=True)
class DayDeal:
    """What is dealt on one date, the same everywhere and in every version."""

    day: date
    setup: GameSetup
    """With its seed; the person's seat is the one without a bot."""

    @property
    def occasion(self) -> str:
        """The occasion of the game that counts."""
        return DAY + self.day.isoformat()


def day_deal(day: date, name: str = PERSON) -> DayDeal:
    """Return the deal of that `day`, for a person of that `name`.

    Everything is drawn from a hash of the date, not by :mod:`random`, whose methods may change with Python.
    """
    numbers = _Numbers(f"ra-desktop deal of the day {day.isoformat()}")
    ruleset = _DAY_RULESETS[day.toordinal() % len(_DAY_RULESETS)]
    players = _DAY_PLAYERS[day.weekday()]
    if players not in RULESETS[ruleset].players:
        players = 4
    level = _DAY_LEVELS[numbers.below(len(_DAY_LEVELS))]
    characters = list(_DAY_CHARACTERS)
    seats = [
        Seat(UNNAMED, colour, level, characters.pop(numbers.below(len(characters)))) for colour in COLOURS[1:players]
    ]
    seats.insert(numbers.below(players), Seat(name, COLOURS[0]))
    return DayDeal(day, GameSetup(ruleset, tuple(seats), Options(take_backs=False), seed=numbers.below(1 << 53)))


def place_of(occasion: str) -> Place | None:
    """Return the place of the journey with that `occasion`; None if there is none."""
    return next((place for place in load_journey() if place.occasion == occasion), None)


def day_of(occasion: str) -> date | None:
    """Return the day whose deal has that `occasion`; None if there is none."""
    try:
        day = date.fromisoformat(occasion.removeprefix(DAY))
    except ValueError:
        return None
    return day if DAY + day.isoformat() == occasion else None


def is_as_dealt(saved: SavedGame) -> bool:
    """Whether `saved` has the rules, options, players and, for a day, the deal of its occasion, from first to last.

    A file can claim any occasion.
    """
    place, day = place_of(saved.occasion), day_of(saved.occasion)
    setup = place.setup() if place is not None else day_deal(day).setup if day is not None else None
    if setup is None or saved.seat_changes or (saved.game.ruleset, saved.options) != (setup.ruleset, setup.options):
        return False
    players, planned = (
        [(seat.bot and current(seat.bot), seat.bot and seat.character) for seat in seats]
        for seats in (saved.seats, setup.seats)
    )
    if place is not None:
        return saved.game.is_dealt and Counter(players) == Counter(planned)
    deal = Game(setup.ruleset, len(planned), setup.seed)
    return players == planned and (saved.game.bag, saved.game.suns) == (deal.bag, deal.suns)


def deal_name(day: date) -> str:
    """Return the name of a day's deal together with the networks that its bots play by."""
    from ra_desktop.ai.review.version import evaluator_version  # reads all networks

    return f"{day} {evaluator_version()}"


def bot_seed(occasion: str, plies: int) -> int | None:
    """Return the seed of the bot that moves after `plies` actions; None where it does not depend on the occasion."""
    return _Numbers(f"{occasion} {plies}").below(1 << 32) if occasion.startswith(DAY) else None


def par_steps(deal: DayDeal, level: str) -> Iterator[Par | None]:
    """Play `deal` with a bot of `level` in the person's seat: yield None after each move, and what it made of it."""
    setup = deal.setup
    game = Game(setup.ruleset, len(setup.seats), setup.seed)
    person = next(number for number, seat in enumerate(setup.seats) if seat.bot is None)
    while not game.state.is_over:
        number = game.state.seat_to_act
        seat = setup.seats[number]
        seed = bot_seed(deal.occasion, len(game.plies))
        bot = make_bot(seat.bot or level, seed or 0, seat.character, clock=False)
        game.play(bot.choose(game.state.view(number)))
        yield None
    yield Par(game.state.fame[person], game.state.points_by_row(person))


class _Numbers:
    """Whole numbers from a text, by BLAKE2 in counter mode."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._count = 0

    def below(self, limit: int) -> int:
        """Return the next number, from 0 up to, but not including, `limit`."""
        self._count += 1
        digest = hashlib.blake2b(f"{self._text} {self._count}".encode(), digest_size=16).digest()
        return int.from_bytes(digest, "big") % limit


def streak(days: Iterable[date], today: date) -> int:
    """Return how many of the latest days were played without a longer break, `today` or yesterday the last.

    A missed day ends the streak only if another one was missed in the week before.
    """
    ordinals = {day.toordinal() for day in days}
    at = today.toordinal()
    if at not in ordinals:
        at -= 1
    count, missed = 0, -STREAK_PAUSE
    start = at
    while True:
        if at in ordinals:
            count += 1
        elif (start - at) - missed >= STREAK_PAUSE and at - 1 in ordinals:
            missed = start - at
        else:
            return count
        at -= 1


Symbol = Literal["better", "even", "worse"]


def symbol(fame: int, par: Par) -> Symbol:
    """Return how `fame` compares with what a bot made of the same seat."""
    return "better" if fame > par.fame else "worse" if fame < par.fame else "even"


# --- what came of it --------------------------------------------------------------------------------


class Journal:
    """The results of games with an occasion, kept in a file.

    If the file can't be read or written, this session's results are kept in memory only.
    """

    def __init__(self) -> None:
        self.store: Final = Store(paths.journey_path, JOURNEY_FORM)

    @property
    def kept(self) -> JourneyFile:
        """The contents of the file."""
        return self.store.kept

    def marks(self, place: Place) -> list[PlaceMark]:
        """Return the marks won at `place`."""
        return [mark for mark in MARKS if mark in self.kept.places.get(place.id, ())]

    def open_places(self, places: Sequence[Place]) -> list[Place]:
        """Return those of `places` that can be tried: all that were reached, and the next ones."""
        missing = [place for place in places if not self.marks(place)]
        return [place for place in places if self.marks(place) or place in missing[:OPEN_AT_ONCE]]

    def result(self, day: date) -> DayResult | None:
        """Return the result of that day's deal; None if it wasn't played to the end."""
        return self.kept.days.get(day)

    def note_begun(self, day: date, game: str) -> None:
        """Note that the first move was made in the game with that id, with the deal of that day."""
        if day not in self.kept.begun:
            self._add(JourneyFile(begun={day: game}))

    def pars(self, day: date) -> dict[str, Par]:
        """Return what bots made of the person's seat on that day, by level, with the latest networks that played it."""
        known = [pars for deal, pars in self.kept.pars.items() if deal.partition(" ")[0] == day.isoformat()]
        return known[-1] if known else {}

    def note_marks(self, place: Place, marks: Iterable[PlaceMark]) -> None:
        """Note that `marks` were won at `place`."""
        self._add(JourneyFile(places={place.id: list(marks)}))

    def note_day(self, saved: SavedGame, players: Sequence[Player]) -> None:
        """Note the result of `players` in the deal of a day; only the game in which the first move was made counts."""
        person = next((player for player in players if player.is_person), None)
        day, game = day_of(saved.occasion), game_id(saved)
        if day is not None and person is not None and self.kept.begun.get(day, game) == game:
            result = DayResult(game, person.fame, person.rank, dict(person.points), saved.helped)
            self._add(JourneyFile(days={day: result}, begun={day: game}))

    def note_par(self, deal: str, level: str, par: Par) -> None:
        """Note the result `par` of a bot of `level` in the person's seat of `deal`, named by :func:`deal_name`."""
        self._add(JourneyFile(pars={deal: {level: par}}))

    def note_deal(self, first: str, *results: DealResult) -> list[DealResult]:
        """Note the results of the deal of the game with the id `first`; return all that are known, once each."""
        self._add(JourneyFile(deals={first: list(results)}))
        return self.kept.deals[first]

    def _add(self, news: JourneyFile) -> None:
        """Add `news` to what is kept."""
        self.store.change(lambda kept: _merge(kept, news))


def _merge(into: JourneyFile, other: JourneyFile) -> None:
    for place, marks in other.places.items():
        known = into.places.get(place, [])
        into.places[place] = [mark for mark in MARKS if mark in known or mark in marks]
    for day, result in other.days.items():
        into.days.setdefault(day, result)
    for day, game in other.begun.items():
        into.begun.setdefault(day, game)
    for first, results in other.deals.items():
        into.deals[first] = list(dict.fromkeys([*into.deals.get(first, ()), *results]))
    for deal, pars in other.pars.items():
        into.pars[deal] = {**pars, **into.pars.get(deal, {})}


def again(saved: SavedGame) -> str:
    """Return the occasion of a game with the deal of `saved`, or of the game whose deal that was."""
    return saved.occasion if saved.occasion.startswith(KNOWN_BAG) else KNOWN_BAG + game_id(saved)
