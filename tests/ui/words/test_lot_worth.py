"""A lot has one worth: every place tells the same parts, the first of which is the number that the table shows."""

from __future__ import annotations

import re
from itertools import islice, product
from typing import TYPE_CHECKING

import pytest

from bench.lots import places
from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.price import account_of, alternative, lot_parts
from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.review.judge import judge, values_of_all_seats
from ra_desktop.engine import Bid, GameState, Pass, View
from ra_desktop.engine.standing import _win
from ra_desktop.ui.games.lots import Lot
from tests.ai.playing import positions
from tests.sampling import NIGHTLY, sampled

if TYPE_CHECKING:
    from collections.abc import Iterator

SETUPS = sampled([
    *(("boat", players) for players in range(2, 6)),
    *(("classic", players) for players in range(3, 6)),
    *(("priests", players) for players in range(2, 6)),
], 2)  # fmt: skip
EACH = 182 if NIGHTLY else 6
"""Positions of each set-up: 36 in all, and over 2,000 at night."""
LABELS = {
    "this epoch": "epoch", "kept for later": "lasting", "what you can still make of it": "still",
    "what I can still make of it": "still", "what can still be made of it": "still",
    "what it takes from the others": "rivals",
}  # fmt: skip
FIGURES = re.compile(r"[+−]\d+|\b0\b")
OPEN, CLOSED = (True,) * 5, (False,) * 5
LINE = re.compile(r"(?<!this )[Ll]ot:? ([+−]?\d+)(?: fame)? = (.*)")
PART = re.compile(r"([^·]+) ([+−]\d+)")
NAMES = "ABCDE"


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def lot_of(sentences: list[str]) -> tuple[int, dict[str, int]] | None:
    """The worth of the lot and its parts, as `sentences` tell them."""
    matches = [match for sentence in sentences if (match := LINE.search(sentence))]
    if not matches:
        return None
    (line,) = matches
    return number(line[1]), {LABELS[part[1].strip()]: number(part[2]) for part in PART.finditer(line[2])}


def sampled(ruleset: str, players: int, first_epoch: int = 1) -> Iterator[View]:
    """Positions with a lot and a choice, from that epoch on, from as many games as it takes."""

    def lots() -> Iterator[View]:
        for seed in range(1, 99):
            for at in islice(positions(ruleset, players, seed), 3, None, 1 if NIGHTLY else 4):
                is_open = at.epoch >= first_epoch and at.phase in ("turn", "auction") and len(at.legal_actions()) > 1
                if is_open and any(at.auction_track) and at.suns_to_win(at.seat_to_act):
                    yield at.view(at.seat_to_act)

    return islice(lots(), EACH)


def worth(view: View, *, later: bool) -> float:
    """What the lot is worth in the next turn, or its tiles when the next epoch begins, by the engine's own rules."""
    leads = []
    for is_won in (True, False):
        at, seat = GameState.from_text(str(view)), view.seat_to_act
        if is_won:
            _win(at.rules, at, seat, None)
        last = view.ra_player if view.phase == "auction" else seat
        at.seat_to_act = next(place % at.players for place in range(last + 1, 99) if at.up[place % at.players])
        at.track[:] = at.rules.no_tiles
        at.phase, at.cause, at.ra_player, at.highest_bid, at.high_bidder = "turn", "", -1, 0, -1
        if later:
            scored = [sum(rows.values()) for rows in view.points_now()]
            at.fame = [max(0, fame + points) for fame, points in zip(view.fame, scored, strict=True)]
            at.rules.discard_after_epoch(at, None)
            at.up, at.down = [up | down for up, down in zip(at.up, at.down, strict=True)], [0] * at.players
            at.epoch, at.ra_count, at.seat_to_act = at.epoch + 1, 0, max(range(at.players), key=at.up.__getitem__)
        values = values_of_all_seats(trained(at.players, at.game), batch_of([at]))[0]
        leads.append(float(values[0, seat, 2]))
    return leads[0] - leads[1]


@pytest.mark.parametrize(("ruleset", "players"), SETUPS)
def test_every_place_tells_the_same_parts_of_a_lot_and_begins_with_the_number_on_the_table(
    qapp: object, ruleset: str, players: int
) -> None:
    compared = kept = 0
    for view in sampled(ruleset, players):
        seat = view.seat_to_act
        for winner in range(players):
            weighed = lot_parts(view, winner)
            parts = {part.kind: part.fame for part in weighed}
            assert bool(parts) == bool(view.suns_to_win(winner))
            if parts:
                shown = Lot(view.lot_account(winner), ruleset, tuple(NAMES), seat, True, True, OPEN, weighed)
                assert parts["epoch"] == shown.gain
                epoch, later = map(number, FIGURES.findall(shown.headline)[-2:])
                assert (epoch, epoch + later) == (parts["epoch"], sum(parts.values())), shown.headline
                assert lot_of(shown.lines) == (epoch + later, {kind: fame for kind, fame in parts.items() if fame})
                assert parts["rivals"] == -round(
                    sum(shown.gain_of(other) for other in range(players) if other != winner) / (players - 1)
                )
        parts = {part.kind: part.fame for part in lot_parts(view, seat)}
        if view.is_last_epoch:
            assert parts["lasting"] == 0
        if not view.lot_account(seat).effects.strikes and "priest" not in view.auction_track:  # they leave a choice
            assert sum(parts.values()) == pytest.approx(worth(view, later=False), abs=0.51)
            if not view.is_last_epoch:
                assert parts["lasting"] == pytest.approx(worth(view, later=True), abs=0.51)
                kept += parts["lasting"] != 0
        (judged,) = next(iter(judge([view], "quick", 0, None)))
        for move in judged.rated:
            other = alternative(move, judged.rated)
            account = account_of(view, move, other)
            if other is None or account is None or not account.parts:
                continue
            said = places(view, move, other, account)
            assert list(said["puzzle"]) == list(said["review"]) == list(said["coach"])
            for place, sentences in said.items():
                lot = lot_of(sentences)
                if lot is None:
                    assert not account.lot or place in ("table", "Why?"), place
                else:
                    total, shown_parts = lot
                    assert total == sum(shown_parts.values()), place
                    assert shown_parts == {kind: fame for kind, fame in parts.items() if fame}, place
                    compared += 1
    assert compared > 4 * EACH
    assert kept > EACH // 10


@pytest.mark.parametrize(("ruleset", "players"), SETUPS)
def test_with_the_sun_that_wins_and_with_hidden_fame_the_preview_agrees_with_the_coach_or_says_nothing_of_later(
    qapp: object, ruleset: str, players: int
) -> None:
    """It is silent where the sun scores, or where fame that never falls below 0 is hidden; in earlier epochs it scores
    nothing."""
    silent = 0
    for view in sampled(ruleset, players, first_epoch=3):
        seat = view.seat_to_act
        weighed = lot_parts(view, seat)
        whole = sum(part.fame for part in weighed)
        for sun, seen in product(view.suns_to_win(seat), (OPEN, CLOSED)):
            shown = Lot(view.lot_account(seat, sun), ruleset, tuple(NAMES), seat, True, True, seen, weighed)
            silent += not shown.later
            if shown.later:
                epoch, later = map(number, FIGURES.findall(shown.headline)[-2:])
                assert (epoch, epoch + later) == (weighed[0].fame, whole), shown.headline
                assert lot_of(shown.lines) == (whole, {part.kind: part.fame for part in weighed if part.fame})
    assert silent


@pytest.mark.parametrize("sun", [3, 6, 7])
def test_where_only_rollouts_see_that_the_bid_wins_the_account_has_the_lot_of_the_table(sun: int) -> None:
    """The networks alone think that the 9 outbids every sun."""
    view = GameState.from_text(
        "ra1 boat 2; epoch 3; ra 3; auction drawn by 1; track agriculture obelisk; centre 8; seat 0: fame 35, "
        "suns 7 6 3, down 4, tiles 5 pharaoh 4 nile 1 flood 1 art 1 fortress 3 pyramid 1 statue 2 step-pyramid 1 "
        "temple; seat 1: fame 24, suns 9, down 5 2 1, tiles 1 god 9 pharaoh 8 nile 1 flood 1 art 2 obelisk 1 "
        "pyramid 1 sphinx 2 statue 1 step-pyramid 1 temple; discards 11 ra 2 god 3 gold 2 pharaoh 5 nile 7 flood "
        "1 art 1 agriculture 5 religion 2 astronomy 2 writing 1 statue 2 funeral 1 drought 2 unrest"
    ).view(0)
    moves = (Evaluation(move, 0.98, 0.0, 0.05, lead, 2.0) for move, lead in ((Bid(sun), 15.8), (Pass(), 12.4)))
    account = account_of(view, *moves)
    assert account is not None
    assert account.lot == tuple(part for part in lot_parts(view, 0) if part.fame) != ()
