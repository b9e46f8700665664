"""Every figure in the lessons is true of the position it stands beside (docs/rules.md)."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from bench import tips
from bench.tips import figures, must_know
from ra_desktop.app.lessons.course import load_course
from ra_desktop.app.lessons.lesson import game_of, is_right, parsed
from ra_desktop.engine.games.priests.scoring import (
    MOST_OF_A_PEOPLE,
    PRIEST_POINTS,
    ankh_points,
    building_points,
    building_variety_points,
    chamber_points,
    plague_points,
    pyramid_points,
)
from ra_desktop.engine.games.ra.scoring import (
    CIVILIZATION_BY_KINDS,
    FEWEST_PHARAOHS,
    GOD_POINTS,
    GOLD_POINTS,
    MONUMENT_SET_BY_COPIES,
    MONUMENTS_BY_KINDS,
    MOST_PHARAOHS,
)
from ra_desktop.engine.scoring import HIGHEST_SUN_TOTAL, LOWEST_SUN_TOTAL
from ra_desktop.engine.tiles import RA

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.app.lessons.lesson import Lesson
    from ra_desktop.engine import GameState

LESSONS: Final = {lesson.id: lesson for chapter in load_course() for lesson in chapter.lessons}
FIGURE: Final = re.compile(r"\d+(?:\.\d+)?")
KNOWN: Final = figures()
END: Final = 0
"""In the place of a step's number: after the last one."""
NEFER: Final = 1
KHUFU: Final = 2


@dataclass(frozen=True)
class Moment:
    """A position in a lesson; the learner has seat 0, and Tiye, the only rival in Priests of Ra, seat 1."""

    state: GameState

    def after(self, *texts: str) -> Moment:
        """The position after some actions."""
        state = self.state.copy()
        for action in parsed(texts):
            state.apply(action)
        return Moment(state)

    def given(self, tile: str) -> Moment:
        """The position with one more `tile` before the learner."""
        state = self.state.copy()
        state.held[0][state.rules.tiles.codes[tile]] += 1
        return Moment(state)

    def suns(self, seat: int = 0) -> list[int]:
        """The face-up suns of `seat`."""
        return self.state.face_up_suns(seat)

    def won(self, seat: int = 0) -> list[int]:
        """The face-down suns of `seat`."""
        return self.state.face_down_suns(seat)

    def total(self, seat: int = 0) -> int:
        """All suns of `seat`, added up."""
        return sum(self.suns(seat)) + sum(self.won(seat))

    @property
    def centre(self) -> int:
        """The sun in the centre."""
        return self.state.centre_sun

    @property
    def bid(self) -> int:
        """The highest bid."""
        return self.state.highest_bid

    def row(self, *rows: str, seat: int = 0) -> int:
        """What `rows` score for `seat` if the epoch ended now."""
        return sum(self.state.points_now()[seat][row] for row in rows)

    def lot(self, seat: int = 0) -> int:
        """What the lot adds for `seat`, now and at the end of the game."""
        own = self.state.lot_account(seat).own
        return own.points + own.points_later

    def lot_now(self) -> int:
        """What the table shows for the learner: what the lot adds this epoch."""
        return self.state.lot_account(0).own.points

    def lot_row(self, row: str) -> int:
        """What the lot adds for the learner in one row."""
        return sum(item.points for item in self.state.lot_account(0).own.rows if item.row == row)

    def points_of(self, *rows: str, seat: int = 0) -> int:
        """What `rows` scored for `seat` at the end of the last epoch."""
        return sum(self.state.score_sheet[-1][seat][row] for row in rows)

    def monuments(self) -> int:
        """What the learner's monuments score at the end of the game."""
        return self.row("monument-variety", "monument-sets")

    def city(self) -> int:
        """What the learner's buildings score each epoch."""
        return self.row("buildings", "building-variety")

    def pyramid(self) -> int:
        """What the learner's stones and chambers score in the last epoch."""
        return self.row("pyramid", "chambers")


def moments(lesson: Lesson) -> list[Moment]:
    """The position at each step along the right moves, and the one at the end."""
    state = game_of(lesson, parsed(lesson.deal.before)).state.copy()
    results = [Moment(state.copy())]
    for step in lesson.steps:
        if step.right:
            state.apply(next(action for action in state.legal_actions() if is_right(step, action)))
        for action in parsed(step.then):
            state.apply(action)
        results.append(Moment(state.copy()))
    return results


def texts(lesson: Lesson) -> dict[tuple[str, int, str], str]:
    """Everything that a lesson says at its steps and at its end."""
    said = {(lesson.id, END, "summary"): lesson.summary}
    for number, step in enumerate(lesson.steps, 1):
        said[lesson.id, number, "text"] = step.text
        said[lesson.id, number, "task"] = step.task
        for key, answer in step.answers.items():
            said[lesson.id, number, key] = answer.text
    return said


CIVILIZATION = CIVILIZATION_BY_KINDS
COPIES = MONUMENT_SET_BY_COPIES
KINDS = MONUMENTS_BY_KINDS
LOST = -FEWEST_PHARAOHS

FACTS: dict[tuple[str, int, str], Callable[[Moment], list[float]]] = {
    ("draw-or-call", 1, "text"): lambda at: at.state.fame[:1],
    ("draw-or-call", 2, "text"): lambda at: at.suns(),
    ("draw-or-call", 3, "invoke"): lambda at: [at.suns()[0]],
    ("draw-or-call", 5, "text"): lambda at: [highest(at)],
    ("draw-or-call", 6, "text"): lambda at: [at.bid, *above(at)],
    ("draw-or-call", 6, "task"): lambda at: above(at),
    ("draw-or-call", 6, "pass"): lambda at: [at.bid],
    ("the-sun-you-win", 1, "text"): lambda at: [at.centre, at.centre],
    ("the-sun-you-win", 3, "text"): lambda at: [at.bid, at.suns(NEFER)[-1]],
    ("the-sun-you-win", 3, "bid 12"): lambda at: [above(at)[1], above(at)[0], at.suns(NEFER)[-1], above(at)[1]],
    ("the-sun-you-win", 3, "pass"): lambda at: [at.suns(NEFER)[-1], at.after("pass", "bid 8").won(NEFER)[-1]],
    ("the-sun-you-win", 4, "text"): lambda at: [at.centre, *at.won()],
    ("the-sun-you-win", 5, "text"): lambda at: [at.centre, *at.suns()],
    ("the-sun-you-win", 6, "text"): lambda at: at.suns(NEFER),
    ("the-sun-you-win", 6, "bid 6"): lambda at: [
        at.suns(NEFER)[2], at.suns()[1], at.suns(NEFER)[1], *[at.suns()[0]] * 3, at.centre,
    ],
    ("the-sun-you-win", 6, "bid 12"): lambda at: [at.suns()[2], at.after("bid 12", "pass").won()[0]],
    ("the-sun-you-win", 6, "pass"): lambda at: [at.centre, at.suns(NEFER)[0], at.suns()[0]],
    ("the-sun-you-win", 7, "text"): lambda at: [at.centre, at.suns()[0]],
    ("why-call", 2, "draw"): lambda at: [at.suns()[-1], at.suns(KHUFU)[-1]],
    ("why-call", 3, "text"): lambda at: [at.bid],
    ("why-call", 3, "pass"): lambda at: [at.centre, at.bid],
    ("why-call", 4, "text"): lambda at: [at.won()[0], at.centre],
    ("why-call", 4, "invoke"): lambda at: at.suns()[:1],
    ("the-ra-track", 2, "draw"): lambda at: at.suns(),
    ("the-ra-track", 3, "text"): lambda at: [at.bid, at.centre, *above(at)],
    ("the-ra-track", 3, "pass"): lambda at: [at.centre],
    ("the-ra-track", 4, "text"): lambda at: [at.won()[-1]],
    ("the-ra-track", 5, "text"): lambda at: [at.state.fame[0]],
    ("the-ra-track", 6, "text"): lambda at: [*at.suns(), at.suns()[0], at.suns()[2], highest(at)],
    ("pharaohs", END, "summary"): lambda _: [MOST_PHARAOHS, LOST],
    ("pharaohs", 2, "text"): lambda at: [MOST_PHARAOHS, LOST, -at.row("pharaohs")],
    ("pharaohs", 3, "text"): lambda at: [
        -at.row("pharaohs"), at.after("invoke", "pass", "bid 3", "bid 5").row("pharaohs"),
    ],
    ("pharaohs", 4, "text"): lambda at: [at.bid],
    ("pharaohs", 4, "pass"): lambda at: [-at.after("pass").row("pharaohs")],
    ("pharaohs", 5, "text"): lambda at: [at.row("pharaohs")],
    ("nile-and-floods", END, "summary"): lambda _: [1],
    ("nile-and-floods", 2, "text"): lambda at: [at.after("invoke", "pass", "bid 3", "bid 4").row("nile"), 1, 1],
    ("nile-and-floods", 3, "text"): lambda at: [at.bid],
    ("nile-and-floods", 4, "text"): lambda at: [at.row("nile")],
    ("civilization", END, "summary"): lambda _: [-CIVILIZATION[0], *CIVILIZATION[3:]],
    ("civilization", 1, "text"): lambda at: [at.row("civilization")],
    ("civilization", 2, "text"): lambda at: [-CIVILIZATION[0], *CIVILIZATION[3:]],
    ("civilization", 3, "text"): lambda at: [at.centre],
    ("civilization", 4, "text"): lambda at: [
        at.after("invoke", "pass", "bid 5", "bid 7").row("civilization"), at.row("civilization"),
    ],
    ("civilization", 5, "text"): lambda at: [at.bid],
    ("civilization", 5, "pass"): lambda at: [at.after("pass").row("civilization", seat=seat) for seat in (KHUFU, 0)],
    ("civilization", 6, "text"): lambda at: [at.row("civilization")],
    ("gold-and-gods", END, "summary"): lambda _: [GOLD_POINTS, GOD_POINTS],
    ("gold-and-gods", 1, "text"): lambda at: [GOLD_POINTS, GOD_POINTS],
    ("gold-and-gods", 2, "god gold"): lambda at: [GOLD_POINTS, GOD_POINTS, gain(at, "god gold")],
    ("gold-and-gods", 2, "invoke"): lambda at: at.suns(),
    ("gold-and-gods", 3, "text"): lambda at: [-at.row("pharaohs"), at.after("god pharaoh").row("pharaohs")],
    ("gold-and-gods", 3, "god temple"): lambda at: [KINDS[1], GOD_POINTS],
    ("gold-and-gods", 3, "god statue"): lambda at: [-at.row("pharaohs"), at.after("god pharaoh").row("pharaohs")],
    ("gold-and-gods", 3, "draw"): lambda at: [at.suns(NEFER)[-1], at.suns()[-1]],
    ("gold-and-gods", 4, "text"): lambda at: [GOLD_POINTS, GOD_POINTS],
    ("gold-and-gods", 5, "text"): lambda at: at.suns(),
    ("disasters", 2, "bid"): lambda at: [-gain(at, "bid 7", "pass")],
    ("disasters", 6, "bid 7"): lambda at: [*at.suns(NEFER)[1:2], at.suns()[0], at.suns(NEFER)[2], at.suns()[1]],
    ("disasters", 6, "pass"): lambda at: at.suns(NEFER)[:1],
    ("disasters", 8, "discard"): lambda at: [
        at.after(f"discard {tile}").row("civilization") for tile in ("religion", "art")
    ],
    ("disasters", 9, "text"): lambda at: [at.row("civilization")],
    ("monuments", END, "summary"): lambda at: [
        at.points_of("suns"), -min(at.points_of("suns", seat=seat) for seat in (NEFER, KHUFU)),
    ],
    ("monuments", 1, "text"): lambda at: [at.monuments()],
    ("monuments", 2, "text"): lambda _: [KINDS[6] // 6, KINDS[7], KINDS[8], *COPIES[3:]],
    ("monuments", 3, "text"): lambda at: [at.monuments(), at.monuments() + at.lot(), COPIES[3]],
    ("monuments", 3, "invoke"): lambda at: [at.lot()],
    ("monuments", 4, "text"): lambda at: [at.monuments() + at.lot(), at.monuments(), at.bid],
    ("monuments", 4, "pass"): lambda at: [at.lot(KHUFU), at.lot()],
    ("monuments", 5, "text"): lambda _: [HIGHEST_SUN_TOTAL, -LOWEST_SUN_TOTAL],
    ("monuments", 6, "text"): lambda at: [at.centre, at.after("bid 5", "2 pass").total(), at.total()],
    ("monuments", 6, "pass"): lambda at: [
        at.centre, at.suns(NEFER)[0], *(at.after("pass", "bid 1", "pass").total(seat) for seat in (NEFER, 0)),
        -at.after("pass", "bid 1", "pass").row("suns"),
    ],
    ("monuments", 7, "text"): lambda at: [at.won()[-1], at.total()],
    ("monuments", 8, "text"): lambda at: [
        at.points_of("monument-variety", "monument-sets"), at.total(), at.points_of("suns"), at.state.fame[0],
    ],
    ("the-exchange", 2, "text"): lambda _: [KNOWN["number"], KNOWN["final"]],
    ("the-exchange", 3, "text"): lambda at: [at.bid, at.centre, above(at)[0]],
    ("the-exchange", 3, "pass"): lambda at: [at.bid, at.centre],
    ("the-exchange", 4, "text"): lambda at: [at.won()[-1], at.centre, KNOWN["number"] * (at.won()[-1] - at.centre)],
    ("what-a-sun-is-worth", 2, "text"): lambda _: [KNOWN["first"], KNOWN["second"], KNOWN["third"]],
    ("what-a-sun-is-worth", 4, "text"): lambda at: [at.bid, *above(at)],
    ("what-a-sun-is-worth", 4, "bid"): lambda at: [at.lot_now(), *above(at), at.centre],
    ("what-you-keep", 2, "text"): lambda _: [
        KNOWN[name] for name in ("pharaoh", "nile", "god", "pharaoh_second", "god_second")
    ],
    ("what-you-keep", 3, "text"): lambda at: [at.lot_now(), at.bid],
    ("what-you-keep", 3, "bid 13"): lambda at: [*reversed(above(at))],
    ("what-you-keep", 3, "pass"): lambda at: [at.bid],
    ("what-you-keep", 4, "text"): lambda _: [2 * KNOWN["pharaoh"], KNOWN["monument"]],
    ("bid-and-call", 3, "text"): lambda at: [at.lot_now(), *(at.suns(seat)[-1] for seat in (NEFER, KHUFU, 0))],
    ("bid-and-call", 4, "text"): lambda at: [at.bid],
    ("bid-and-call", 4, "pass"): lambda at: [at.bid],
    ("bid-and-call", 5, "text"): lambda _: [KNOWN["drawn"], KNOWN["after"]],
    ("lots-for-others", 2, "text"): lambda at: [at.centre],
    ("lots-for-others", 3, "text"): lambda at: [*above(at), at.bid],
    ("lots-for-others", 3, "bid"): lambda at: [at.centre],
    ("the-last-sun", 5, "text"): lambda at: at.suns(),
    ("the-last-sun", 5, "bid 5"): lambda at: [at.suns()[0], at.centre, at.suns()[1], at.suns()[0]],
    ("the-last-sun", 6, "text"): lambda at: [at.won()[-1], at.centre],
    ("the-last-sun", 6, "invoke"): lambda at: [*at.suns(), at.centre],
    ("the-last-sun", 7, "text"): lambda at: [*at.suns(), at.centre],
    ("four-players", 1, "text"): lambda _: [dealt("four-players")[0], dealt("four-players")[-1]],
    ("four-players", 3, "text"): lambda at: [at.bid],
    ("four-players", 4, "text"): lambda at: at.suns(),
    ("disasters", 10, "text"): lambda _: [KNOWN["disaster"]],
    ("the-ra-track", 7, "text"): lambda at: [
        at.state.rules.tiles.full_bag.count(RA), *ra_tiles(at), round(100 * ra_tiles(at)[0] / ra_tiles(at)[1]),
    ],
    ("loose-ends", 7, "text"): lambda _: [40, 50],  # among three Skilled, half of all winners have 52 or more
    ("the-solar-boat", 3, "bid"): lambda at: [at.centre],
    ("two-players", 1, "text"): lambda _: [dealt("two-players")[0], dealt("two-players")[-1]],
    ("two-players", 2, "invoke"): lambda at: [at.centre],
    ("two-players", 3, "text"): lambda _: [MOST_PHARAOHS, LOST],
    ("two-players", 4, "text"): lambda _: [-CIVILIZATION[0]],
    ("two-players", 4, "invoke"): lambda at: [highest(at)],
    ("two-players", 5, "text"): lambda at: [at.bid],
    ("two-players", 5, "pass"): lambda at: [
        at.after("pass").row("pharaohs", seat=NEFER), -at.after("pass").row("pharaohs"), -lead(at.after("pass")),
    ],
    ("why-call", 1, "text"): lambda at: [at.centre],
    ("loose-ends", END, "summary"): lambda _: [0],
    ("loose-ends", 4, "text"): lambda _: [0, 3, -CIVILIZATION[0], 0],
    ("two-players", 6, "text"): lambda at: [*at.suns(NEFER), highest(at)],
    ("two-players", 7, "text"): lambda _: [KNOWN["pair"]],
    ("two-sides", 2, "text"): lambda at: [MOST_OF_A_PEOPLE],
    ("two-sides", 3, "text"): lambda at: [at.lot(1)],
    ("two-sides", 4, "text"): lambda at: [at.lot(1)],
    ("two-sides", 6, "text"): lambda at: [at.lot(), at.lot(1)],
    ("two-sides", 6, "bid 9"): lambda at: [at.after("bid 9", "pass").state.centre_sun, at.lot(1), min(at.suns())],
    ("two-sides", 7, "text"): lambda at: [at.row("people")],
    ("people-and-ankhs", 1, "text"): lambda at: [at.row("people")],
    ("people-and-ankhs", 2, "invoke"): lambda at: [at.suns()[0]],
    ("people-and-ankhs", 6, "side fortress"): lambda at: [MOST_OF_A_PEOPLE],
    ("people-and-ankhs", 7, "text"): lambda at: [at.lot()],
    ("people-and-ankhs", 8, "text"): lambda at: [at.state.highest_bid],
    ("people-and-ankhs", 9, "text"): lambda at: [at.row("people") // 2],
    ("people-and-ankhs", 10, "text"): lambda at: [ankh_points(ankhs) for ankhs in (2, 3, 4)],
    ("buildings", 1, "text"): lambda at: [building_points([2]), at.points_of("buildings")],
    ("buildings", 2, "text"): lambda at: [building_variety_points([2] * kinds) for kinds in (3, 4)],
    ("buildings", 2, "invoke"): lambda at: [at.suns()[0], at.state.centre_sun],
    ("buildings", 4, "invoke"): lambda at: [at.suns()[0]],
    ("buildings", 6, "text"): lambda at: [at.lot(), at.lot_row("buildings"), at.lot_row("building-variety")],
    ("buildings", 6, "draw"): lambda at: [at.lot()],
    ("buildings", 7, "text"): lambda at: [at.state.highest_bid],
    ("buildings", 7, "pass"): lambda at: [at.lot()],
    ("buildings", 8, "text"): lambda at: [at.city(), at.city(), at.given("library/merchant").city()],
    ("the-pyramid", 1, "text"): lambda at: [pyramid_points(tiles) for tiles in (3, 6, 10)],
    ("the-pyramid", 2, "text"): lambda at: [chamber_points([copies]) for copies in (3, 4)],
    ("the-pyramid", 2, "invoke"): lambda at: [at.suns()[0]],
    ("the-pyramid", 3, "text"): lambda at: [at.lot_row("pyramid"), at.lot_row("chambers")],
    ("the-pyramid", 4, "pass"): lambda at: [at.pyramid(), at.after("bid 5").pyramid()],
    ("the-pyramid", 4, "text"): lambda at: [at.lot(1), at.lot(), at.state.highest_bid],
    ("the-pyramid", 5, "text"): lambda at: [
        at.row("pyramid"), at.row("chambers"), at.given("stone").pyramid() - at.pyramid(),
    ],
    ("priests-and-plagues", END, "summary"): lambda _: [PRIEST_POINTS],
    ("priests-and-plagues", 1, "text"): lambda at: [
        *(-plague_points(number) for number in range(1, 6)), -at.row("plagues"),
    ],
    ("priests-and-plagues", 2, "text"): lambda at: [PRIEST_POINTS],
    ("priests-and-plagues", 2, "invoke"): lambda at: [at.suns()[0]],
    ("priests-and-plagues", 3, "text"): lambda at: [-at.after("invoke", "pass", "bid 5").row("plagues")],
    ("priests-and-plagues", 4, "text"): lambda at: [at.lot()],
    ("priests-and-plagues", 4, "draw"): lambda at: [at.lot()],
    ("priests-and-plagues", 5, "text"): lambda at: [at.state.highest_bid],
    ("priests-and-plagues", 5, "pass"): lambda at: [-at.after("pass").row("plagues")],
    ("priests-and-plagues", 6, "flip"): lambda at: [at.city() - at.after("flip granary/farmer").city()],
    ("priests-and-plagues", 7, "text"): lambda at: [
        at.points_of("buildings", "building-variety"), at.points_of("priests"), -at.points_of("plagues"),
        at.points_of(*at.state.score_sheet[-1][0]),
    ],
    ("priests-and-plagues", 8, "text"): lambda at: [-at.row("plagues")],
}  # fmt: skip
"""The figures of each text, in their order: lesson, number of the step, ``text``, ``task`` or the key of an answer.

The ``summary`` stands beside the position at the end, as the last card does.
"""


def highest(at: Moment) -> int:
    """The learner's highest sun, which nobody can beat."""
    best = at.suns()[-1]
    assert all(sun < best for seat in range(1, at.state.players) for sun in at.suns(seat))
    return best


def above(at: Moment) -> list[int]:
    """The learner's suns that beat the highest bid."""
    return at.state.suns_to_win(0)


def sure(at: Moment) -> int:
    """The learner's lowest sun that nobody who is still to bid can beat."""
    left = [sun for seat in at.state.bidders_left() if seat for sun in at.suns(seat)]
    return min(sun for sun in above(at) if sun > max(left))


def gain(at: Moment, *texts: str) -> int:
    """What the learner's points of this epoch gain by some actions."""
    return sum(at.after(*texts).state.points_now()[0].values()) - sum(at.state.points_now()[0].values())


def dealt(lesson: str) -> list[int]:
    """The suns that the players of a lesson began with."""
    return sorted(sun for suns in LESSONS[lesson].deal.suns for sun in suns)


def ra_tiles(at: Moment) -> tuple[int, int]:
    """How many Ra tiles are in the bag, and how many tiles: the bag's page shows their quotient."""
    view = at.state.view(0)
    return view.bag_contents["ra"], view.bag_count


def lead(at: Moment) -> int:
    """How many points more than Nefer the learner scores for pharaohs."""
    return at.row("pharaohs") - at.row("pharaohs", seat=NEFER)


SAID: Final = {
    place: text for lesson in LESSONS.values() for place, text in texts(lesson).items() if FIGURE.search(text)
}
BY_TEXT: Final = {text: FACTS[place] for place, text in SAID.items()}


def test_every_text_with_a_figure_is_checked() -> None:
    assert SAID.keys() == FACTS.keys()


def test_figures_are_those_of_the_engine() -> None:
    """Also at the other deals, where another step may say the same."""
    for lesson in LESSONS.values():
        for variant in lesson.variants():
            places = moments(variant)
            for place, text in texts(variant).items():
                if FIGURE.search(text) and (variant is lesson or place[1] != END):
                    fact = FACTS[place] if variant is lesson else BY_TEXT[text]
                    right = [round(figure, 2) for figure in fact(places[place[1] - 1])]
                    assert [float(figure) for figure in FIGURE.findall(text)] == right, (place, text)


def test_what_words_say_is_true() -> None:
    """The claims without figures: who is safe, who can be outbid, what is lost, who wins."""
    suns = moments(LESSONS["the-sun-you-win"])
    assert sure(suns[2]) == 9
    calls = moments(LESSONS["why-call"])
    assert sum(map(bool, calls[1].state.auction_track)) == 6
    after = calls[1].after("draw", "draw", "invoke", "bid 11", "pass", "bid 13")
    assert (after.suns(KHUFU), after.won(KHUFU)) == ([2, 5, 8], [12])
    assert calls[3].lot() < 0
    assert calls[5].state.auction_track[:2] == ["nile", "funeral"]
    track = moments(LESSONS["the-ra-track"])
    assert track[0].state.ra_count == track[0].state.ra_limit - 1
    assert track[1].after("draw").state.epoch == track[4].state.epoch == 2
    assert track[4].state.display(0) == {"pharaoh": 2, "nile": 1}
    assert track[5].state.seat_to_act == 0
    assert moments(LESSONS["pharaohs"])[2].after("draw").lot() < moments(LESSONS["pharaohs"])[2].lot()
    last = moments(LESSONS["the-last-sun"])
    assert [(at.state.ra_count, sum(map(bool, at.state.auction_track))) for at in last[1:4]] == [(6, 4), (6, 5), (6, 6)]
    assert not any(last[0].suns(seat) for seat in (NEFER, KHUFU))
    exchange = moments(LESSONS["the-exchange"])
    assert [tile for tile in exchange[2].state.auction_track if tile] == ["nile", "pharaoh"]
    assert exchange[2].centre - above(exchange[2])[0] == 5
    price = moments(LESSONS["what-a-sun-is-worth"])
    assert (price[3].state.ra_count, len(price[3].suns())) == (0, 4)
    others = moments(LESSONS["lots-for-others"])
    assert others[2].after("bid 8").row("pharaohs") < others[2].row("pharaohs")
    assert [others[1].state.display(seat).get("pharaoh", 0) for seat in range(3)] == [2, 0, 1]
    four = moments(LESSONS["four-players"])
    assert [len(four[0].suns(seat)) for seat in range(4)] == [3] * 4
    assert (four[0].state.ra_limit, four[2].state.ra_count) == (9, 1)
    loose = moments(LESSONS["loose-ends"])
    assert all(loose[0].state.auction_track)
    assert not any(loose[2].state.auction_track)
    assert loose[1].after("bid 7", "discard art", "discard writing").row("civilization") == CIVILIZATION[0]
    gods = moments(LESSONS["gold-and-gods"])
    assert [gods[2].state.display(seat).get("pharaoh", 0) for seat in (0, NEFER)] == [0, 1]
    disasters = moments(LESSONS["disasters"])
    assert "pharaoh" not in disasters[2].state.display(NEFER)
    assert disasters[3].state.display(0).keys() == {"art", "pharaoh"}
    end = moments(LESSONS["monuments"])[-1].state
    assert end.is_over
    assert end.fame[0] == max(end.fame)
    boat = moments(LESSONS["two-players"])
    assert (boat[0].row("pharaohs"), boat[0].state.ra_limit) == (0, 6)
    sides = moments(LESSONS["two-sides"])
    assert [at.lot() for at in sides[2:4]] == [0, 0]
    assert (sides[1].after("side warrior").lot(), sides[1].after("side library").lot(1)) == (0, 0)
    people = moments(LESSONS["people-and-ankhs"])
    assert people[4].lot() == 0
    assert people[6].lot(1) == 0
    assert people[7].row("people", seat=1) == MOST_OF_A_PEOPLE
    assert people[8].row("people") == 2 * MOST_OF_A_PEOPLE
    buildings = moments(LESSONS["buildings"])
    assert [buildings[number].lot() for number in (3, 4)] == [0, 0]
    assert buildings[5].lot(1) == 0
    stones = moments(LESSONS["the-pyramid"])
    assert sum(stones[4].state.display(0).values()) == 9
    plague = moments(LESSONS["priests-and-plagues"])
    assert plague[5].state.display(0)["plague"] == 3
    assert plague[6].state.display(0)["plague"] == 2
    assert "priest" not in plague[6].state.display(0)
    assert plague[3].state.ra_count == plague[3].state.ra_limit - 1


CLAIMS: dict[str, Callable[[GameState], bool]] = {
    "Each Ra tile that is drawn": lambda at: (at.ra_count, at.ra_limit) == (7, 8),
    "When only you have suns left": lambda at: not rivals(at) and len(at.face_up_suns(0)) == 2,
    "That wins, too, but then your high sun": lambda at: not rivals(at) and len(at.face_up_suns(0)) == 2,
    "Another epoch: four": lambda at: at.ra_limit - at.ra_count == len(at.face_up_suns(0)) == 4,
    "Late in an epoch": lambda at: (at.ra_limit - at.ra_count, len(at.face_up_suns(0))) == (2, 4),
    "Now it is the other way round": lambda at: at.suns_to_win(0) == at.face_up_suns(0)[-1:] and at.centre_sun < 4,
    "Another player bid": lambda at: at.highest_bid > 0 and at.bidders_left() == [0],
    "No one else bid": lambda at: not at.highest_bid and at.bidders_left() == [0],
    "The track is full": lambda at: all(at.auction_track) and not rivals(at),
    "If you draw instead": lambda at: bool(rivals(at)),
    "Eight tiles: the track is full": lambda at: all(at.auction_track),
    "Nefer and Khufu passed. Usually": lambda at: not at.highest_bid and at.bidders_left() == [0],
    "Someone has bid": lambda at: at.highest_bid > 0 and at.bidders_left() == [0],
    "It wins, but a lower sun": lambda at: at.bidders_left() == [0] and len(at.suns_to_win(0)) > 1,
    "Another player takes this lot": lambda at: at.highest_bid > 0 and bool(at.suns_to_win(0)),
    "On your turn you may spend a god": lambda at: at.display(0).get("god") == 1,
    "Each disaster takes two": lambda at: bool({"funeral", "drought", "unrest", "earthquake"} & {*at.auction_track}),
}
"""What texts say of the position by their beginnings, at any deal."""


def rivals(at: GameState) -> list[int]:
    """The face-up suns of the learner's rivals."""
    return [sun for seat in range(1, at.players) for sun in at.face_up_suns(seat)]


def test_what_words_say_at_other_deals_is_true() -> None:
    used = set()
    for lesson in (lesson for chapter in load_course() for lesson in chapter.lessons):
        for variant in lesson.variants()[1:]:
            places = moments(variant)
            for (_, number, _), text in texts(variant).items():
                for claim in (claim for claim in CLAIMS if number != END and text.startswith(claim)):
                    assert CLAIMS[claim](places[number - 1].state), (variant.id, variant.deal.bag[:3], number, text)
                    used.add(claim)
    assert used == CLAIMS.keys()


WORDS: Final = {"half": 0.5, "a quarter": 0.25}
"""Figures that a sentence says in words."""


@pytest.mark.parametrize("entry", must_know(), ids=lambda entry: entry["id"])
def test_what_a_player_must_know_is_said_and_asked_for(entry) -> None:
    """Each sentence is a text of its lesson, with the figures of the list in it, and its deal asks something."""
    lesson, sentence = LESSONS[entry["lesson"]], entry["sentence"]
    assert sentence in texts(lesson).values()
    said = [float(figure) for figure in FIGURE.findall(sentence)]
    said += [figure for word, figure in WORDS.items() if f" {word} " in sentence]
    assert set(said) == set(entry["figures"].values())
    assert any(step.right for step in lesson.variants()[entry["deal"]].steps)


def test_the_bot_of_tips_has_all_its_figures_from_the_list() -> None:
    tree = ast.parse(Path(tips.__file__).read_text(encoding="utf-8"))
    (bot,) = (node for node in tree.body if isinstance(node, ast.ClassDef))
    constants = [node.value for node in ast.walk(bot) if isinstance(node, ast.Constant)]
    assert {value for value in constants if isinstance(value, (int, float))} <= {0, 1, 2}
    named = {value for value in constants if isinstance(value, str)} | {"god_second", "pharaoh_second"}
    kinds = {"pharaoh", "nile", "monument", "god"}
    assert figures().keys() <= named | kinds
