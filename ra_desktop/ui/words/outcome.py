"""What the end page says of the mode a game was played in, and what someone tells others about the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QDate, QLocale

from ra_desktop.ai import LEVELS
from ra_desktop.app.feats import LEAST_GAMES, LEVEL_RATINGS
from ra_desktop.app.occasions import MARKS, Place, symbol
from ra_desktop.engine import RULESETS
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.languages import translated

from .fill import fill, in_a_line, labelled, plain_text, points_text
from .games import help_label, place_label, record_text
from .occasions import (
    PLACES,
    SYMBOLS,
    against_text,
    compared,
    deal_again_text,
    feat_text,
    rating_text,
    streak_text,
)
from .players import level_label
from .tiles import ruleset_label

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import date

    from ra_desktop.app.outcome import Mode, Outcome, Way
    from ra_desktop.engine import Position
    from ra_desktop.storage.progress import Par, PlaceMark


class Point(NamedTuple):
    """A result on a ruler."""

    label: str
    value: int
    is_own: bool = False


@dataclass(frozen=True, slots=True)
class About:
    """What a game was about, and how that went."""

    title: str = ""
    ruler: tuple[Point, ...] = ()
    marks: tuple[tuple[str, bool], ...] = ()
    """What each mark is won by, and whether it was."""
    records: tuple[str, ...] = ()
    """The records that were beaten, a sentence each."""
    lines: tuple[str, ...] = ()

    @property
    def sentences(self) -> list[str]:
        """All of it, in sentences."""
        points = [labelled(point.label, point.value) for point in self.ruler]
        states = _tr("Ending", "not won yet", "Of a mark of a place"), _tr("Ending", "won", "Of a mark of a place")
        marks = [labelled(text, states[won]) for text, won in self.marks]
        return [*self.records, *filter(None, [self.title]), *points, *marks, *self.lines]


def about(outcome: Outcome) -> About:
    """Return what `outcome` says of the mode, for the end page."""
    kinds: dict[Mode, Callable[[Outcome], About]] = {
        "place": _of_place,
        "day": _of_day,
        "again": _of_deal,
        "together": _of_people,
        "rated": _of_rating,
    }
    result = kinds[outcome.mode](outcome) if outcome.mode in kinds else About()
    feats = (fill(_tr("Ending", "New feat: {feat}"), feat=feat_text(feat)) for feat in outcome.feats)
    records = tuple(record_text(record, outcome.ruleset) for record in outcome.records)
    return replace(result, records=records, lines=(*result.lines, *feats))


def _of_place(outcome: Outcome) -> About:
    assert outcome.place is not None
    title, task = (translated(PLACES, text) for text in (outcome.place.title, outcome.place.task))
    marks = mark_texts(outcome.place)
    return About(title, marks=tuple((marks[mark], mark in outcome.marks) for mark in MARKS), lines=(task,))


def mark_texts(place: Place) -> Mapping[PlaceMark, str]:
    """Return what each of the marks of `place` is won by."""
    return {
        "reached": _tr("Ending", "Reach the place"),
        "margin": _tr("Ending", "Win by %n fame or more", "", place.margin),
        "flawless": _tr("Ending", "Win without a mistake, as the review sees it"),
    }


def _of_day(outcome: Outcome) -> About:
    title, lines = plain_text(_tr("StartPage", "Deal of the &day")), []
    title = in_a_line([title, help_label()]) if outcome.is_helped else title
    if not outcome.pars:
        lines.append(_tr("Ending", "Bots are still playing this deal in your seat. You’ll see here how they do."))
    else:
        lines.append(against_text(outcome.own.points, outcome.pars))
    lines.append(streak_text(outcome.streak))
    if "today" not in outcome.ways:
        lines.append(_tr("Ending", "The next deal comes at midnight."))
    points = [Point(level_label(level), par.fame) for level, par in compared(outcome.pars).items()]
    own = [Point(_tr("Common", "You"), outcome.own.fame, is_own=True)] if points else []
    return About(title, (*points, *own), lines=tuple(filter(None, lines)))


def _of_deal(outcome: Outcome) -> About:
    own, first = outcome.own, outcome.first
    points, is_there = [], False
    for result in outcome.results:
        is_own = not is_there and (result.name, result.fame, result.rank) == (own.name, own.fame, own.rank)
        is_there = is_there or is_own
        points.append(Point(result.name, result.fame, is_own))
    lines = (deal_again_text(first, own),) if first is not None else ()
    return About(_tr("Ending", "The same deal"), tuple(points) if len(points) > 1 else (), lines=lines)


def _of_people(outcome: Outcome) -> About:
    wins = [fill(_tr("Ending", "{name}: %n games won", "", won), name=name) for name, won in outcome.wins]
    return About(_tr("Ending", "%n games together", "", outcome.games), lines=tuple(wins)) if outcome.games else About()


def _of_rating(outcome: Outcome) -> About:
    lines, rating = [], outcome.rating
    points: list[Point] = []
    if not outcome.is_rated:
        return About()
    if rating is None:
        lines.append(rating_text(None, LEAST_GAMES))
    else:
        points = [Point(level_label(level), round(LEVEL_RATINGS[level])) for level in LEVELS]
        points.append(Point(_tr("Common", "You"), round(rating.mean), is_own=True))
        if outcome.change:
            lines.append(fill(_tr("Ending", "{change} with this game"), change=points_text(outcome.change)))
    return About(_tr("Ending", "Your rating"), tuple(points), lines=tuple(lines))


def way_labels(outcome: Outcome | None = None) -> dict[Way, str]:
    """Return the texts of the buttons for the ways on from `outcome`, the first way before all others."""
    following = None if outcome is None else outcome.next_place
    title = "" if following is None else translated(PLACES, following.title)
    labels: dict[Way, str] = {
        "next_place": fill(_tr("Ending", "Next: {place}", "A button: sets out for the next place"), place=title),
        "retry": _tr("Common", "Try again"),
        "today": _tr("JourneyPage", "Play today’s deal"),
        "rematch": plain_text(_tr("Commands", "Re&match")),
        "deal": _tr("Ending", "Same deal again…"),
        "share": _tr("Ending", "Share…"),
        "review": _tr("Common", "Review"),
        "map": plain_text(_tr("StartPage", "&Journey")),
        "look": _tr("Ranking", "View table"),
    }
    return labels if outcome is None else {way: labels[way] for way in outcome.ways}


# --- what is shared -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Result:
    """A result as it is shared: with nothing that tells whose it is, or how the tiles fell."""

    title: str
    """What was played: a deal, a place or a rule set."""
    day: date
    fame: int
    rank: int
    players: int
    epochs: tuple[str, ...] = ()
    """What each epoch brought, in words; empty if that is not known."""
    pars: Mapping[str, Par] | None = None
    is_helped: bool = False

    @property
    def when(self) -> str:
        """The date in words."""
        return QLocale().toString(QDate(self.day.year, self.day.month, self.day.day), QLocale.FormatType.LongFormat)

    @property
    def place(self) -> str:
        """The place in the ranking."""
        text = _tr("Ending", "{place} of {players}", "In the ranking: 2nd of 4")
        text = fill(text, place=place_label(self.rank), players=self.players)
        return in_a_line([text, help_label()]) if self.is_helped else text

    @property
    def compared(self) -> list[str]:
        """The result beside what bots made of the same seat, a symbol and what it means for each."""
        texts = {
            "better": _tr("Ending", "more than {level} ({fame})"),
            "even": _tr("Ending", "as much as {level} ({fame})"),
            "worse": _tr("Ending", "less than {level} ({fame})"),
        }
        signs = [(level, symbol(self.fame, par), par.fame) for level, par in compared(self.pars or {}).items()]
        return [
            f"{SYMBOLS[sign]} {fill(texts[sign], level=level_label(level), fame=fame)}" for level, sign, fame in signs
        ]

    @property
    def ruler(self) -> tuple[Point, ...]:
        """The result and those of bots, for a ruler; empty where there are none."""
        points = [Point(level_label(level), par.fame) for level, par in compared(self.pars or {}).items()]
        return (*points, Point("", self.fame, is_own=True)) if points else ()

    @property
    def text(self) -> str:
        """All of it as a text."""
        text = _tr("Ending", "{title}, {date}: I came {place} of {players} with %n fame.", "", self.fame)
        about_it = {"title": self.title, "date": self.when, "place": place_label(self.rank)}
        sentence = fill(text, players=self.players, **about_it)
        helped = _tr("Ending", "I played with help.")
        return "\n".join([f"{sentence} {helped}" if self.is_helped else sentence, *self.compared])


def epoch_points(at: Position, seat: int) -> list[tuple[int, str]]:
    """Return the points of `seat` in each epoch and their text: "−14 +4" where fame would have fallen below 0."""
    totals = [sum(sheet[seat].values()) for sheet in at.score_sheet]
    return [
        (total, f"{points_text(total)} {points_text(gain)}" if gain else points_text(total))
        for total, gain in zip(totals, RULESETS[at.ruleset].floor_gains(totals), strict=True)
    ]


def deal_title(day: date | None, place: Place | None, ruleset: str) -> str:
    """Return what was played, as a heading for others."""
    if place is not None:
        return translated(PLACES, place.title)
    return plain_text(_tr("StartPage", "Deal of the &day")) if day is not None else ruleset_label(ruleset)
