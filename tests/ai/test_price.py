"""What a move gains is told in parts that add up, and what a sun is worth keeps to what holds of any sun."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from statistics import mean

import pytest

from ra_desktop.ai.neural.batch.state import AUCTION, DRAWN, INVOKED, PASS
from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.price import Account, _pass_over_sunless, _Worlds, account_of, alternative, prices, rising, whole
from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.review.judge import judge
from ra_desktop.engine import Bid, Discard, Draw, Flip, Invoke, Pass, ShowSide, SpendGod, View
from ra_desktop.engine.tiles import suns_in
from ra_desktop.ui.words.reasons import account_text, action_label
from tests.ai.playing import positions
from tests.ai.set_positions import after, game
from tests.sampling import NIGHTLY

SETUPS = [("boat", 2), ("boat", 5), ("classic", 3), ("classic", 4), ("priests", 2), ("priests", 5)]
NUMBER = re.compile(r"([+−]\d+|\b0) ?(?=·|=|fame)")


@cache
def views(ruleset: str, players: int) -> list[View]:
    """Every fourth decision of a game."""
    seen = [at.view(at.seat_to_act) for at in positions(ruleset, players, 3) if len(at.legal_actions()) > 1]
    return seen[::4]


def rated(view: View) -> tuple[Evaluation, ...]:
    """What the network says of the actions without a search."""
    (judged,) = next(iter(judge([view], "quick", 0, None)))
    return judged.rated


def account(view: View, action: object | None = None, known: tuple[Evaluation, ...] = ()) -> Account | None:
    """The account of `action`, or of the best action, by what is `known` of all of them."""
    known = known or rated(view)
    move = next(item for item in known if action in (None, item.action))
    return account_of(view, move, alternative(move, known))


@pytest.mark.parametrize(("ruleset", "players"), SETUPS)
def test_the_parts_of_an_account_add_up_exactly_as_shown(ruleset: str, players: int) -> None:
    kinds = set()
    for view in views(ruleset, players)[:: 1 if NIGHTLY else 7]:
        known = rated(view)
        for action in view.legal_actions():
            result = account(view, action, known)
            assert (result is None) == (isinstance(action, Bid) and Pass() not in view.legal_actions())
            if result is None or not result.parts:
                continue
            kinds |= {part.kind for part in result.parts}
            assert sum(part.fame for part in result.parts) == result.total
            text = account_text(result, view.centre_sun, "ABCDE".__getitem__, ruleset)
            compared, *lines = text
            assert compared.startswith(f"“{action_label(result.action, ruleset)}” compared with “")
            assert len(lines) <= 3
            *parts, total = [int(number.replace("−", "-")) for number in NUMBER.findall(" · ".join(lines))]
            of_lot = parts[: len(result.lot) + 1] if result.lot else []
            assert sum(of_lot[1:]) == sum(of_lot[:1])
            assert total == result.total, text
            is_won = not of_lot or {part.kind: part.fame for part in result.parts}.get("lot", 0) == of_lot[0]
            assert sum(parts[len(of_lot) :]) + (sum(of_lot[:1]) if is_won else 0) == total, text
    assert kinds >= {"lot", "suns", "others"}


def test_parts_are_rounded_by_less_than_one_and_what_is_missing_is_shared_in_proportion() -> None:
    rng = Random(1)
    for _ in range(300):
        parts = {kind: rng.uniform(-9.0, 9.0) for kind in ("lot", "suns", "others", "tile")}
        rounded = whole(parts, total := round(sum(parts.values())))
        assert sum(rounded.values()) == total
        assert max(abs(rounded[kind] - fame) for kind, fame in parts.items()) < 1.25  # half of it is missing to a whole
    assert whole({"lot": 6.0, "suns": -2.0}, 8) == {"lot": 9, "suns": -1}
    assert whole({"lot": 1.0, "suns": 0.0}, 4) == {"lot": 1, "suns": 0, "ahead": 3}
    assert whole({"lot": 0.0}, 0) == {"lot": 0}


def test_a_bid_is_an_account_of_the_lot_the_suns_and_the_rival() -> None:
    hands = ("pharaoh", "pharaoh pharaoh")
    view = after(game(*hands, lot="pharaoh pharaoh god", suns=((9, 2), (8, 3)), turn=1), "invoke")
    result = account(view, Bid(9))
    assert result is not None
    fame = {part.kind: part.fame for part in result.parts}
    assert fame["lot"] > 3 > 0 > fame["suns"]
    assert fame["others"] > 0
    assert (result.sun, result.winner, result.price) == (9, 1, 3)
    empty = after(game(*hands, suns=((9, 2), (8, 3)), turn=1), "invoke")
    plain = account(empty, Bid(9))
    assert plain is not None
    assert "lot" not in {part.kind for part in plain.parts}


@pytest.mark.parametrize(("hands", "lot", "done", "move", "tile", "other", "signs"), [
    (("god temple temple", ""), "temple temple", (), SpendGod("temple"), "temple", "god", {"gained": 1, "lost": -1}),
    (("god god", ""), "unrest flood", ("god flood",), SpendGod("unrest"), "unrest", "god", {"lost": -1}),
    (("palace palace palace sphinx", ""), "earthquake", ("invoke", "pass", "bid 9"), Discard("palace"), "sphinx",
     "palace", {"lost": -1, "kept": 1}),
    (("farmer/market farmer/market market/farmer", "farmer/market"), "priest", ("invoke", "pass", "bid 9"),
     Flip("market/farmer"), "farmer/market", "market/farmer", {"gained": 1}),
])  # fmt: skip
def test_what_a_tile_is_worth_is_found_by_the_position_without_it(hands, lot, done, move, tile, other, signs) -> None:
    ruleset = "priests" if isinstance(move, Flip) else "boat"
    view = after(game(*hands, lot=lot, epoch=3, suns=((9, 2), (8, 3)), ruleset=ruleset), *done)
    worth = account(view, move)
    assert worth is not None
    fame = {part.kind: part.fame for part in worth.parts}
    assert {kind: (fame[kind] > 0) - (fame[kind] < 0) for kind in signs} == signs
    assert (worth.tile, worth.other, worth.action) == (tile, other, move)


def test_a_side_is_worth_what_it_is_to_who_may_win_it() -> None:
    hands = ("farmer/market farmer/market", "market/farmer market/farmer")
    for suns, winner in ((((9, 2), (8, 3)), 1), (((9, 8), ()), None)):
        view = after(game(*hands, suns=suns, ruleset="priests", epoch=3, first="farmer/market"), "draw")
        one, other = account(view, ShowSide("farmer")), account(view, ShowSide("market"))
        assert one is not None
        assert other is not None
        assert one.winner == other.winner == winner
        assert one.total == -other.total
        assert {part.kind for part in one.parts} <= ({"own"} if winner is None else {"own", "denied"})


def test_a_sun_alone_is_told_as_its_use_and_what_comes_for_it() -> None:
    """In the centre lies a higher sun, so keeping one's own has a price beside its use."""
    view = after(game("", "", "", "", suns=((4,), (9, 2), (8, 3), (7, 5)), centre=13, epoch=2))
    worth = account(view, Draw())
    assert worth is not None
    fame = {part.kind: part.fame for part in worth.parts}
    assert fame["used"] > 0 > fame["swapped"]
    assert fame.keys() == {"used", "swapped"}


def test_what_the_networks_do_not_see_is_looked_for_by_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    plain = _Worlds.weigh
    view = after(game("", "", lot="gold", suns=((9, 2), (8, 3))))
    seen = sum(_Worlds(view).weigh(Draw(), Invoke(), 0.0).parts.values())
    deep = sum(_Worlds(view, rollouts=48).weigh(Draw(), Invoke(), 0.0).parts.values())
    assert deep == pytest.approx(seen, abs=5.0)
    monkeypatch.setattr(_Worlds, "weigh", lambda self, *move: asked.append(self.rollouts) or plain(self, *move))
    for lead, rollouts in ((seen + 40.0, [0, 48]), (seen, [0])):
        asked.clear()
        worth = account_of(
            view, Evaluation(Draw(), 0.5, 0.0, 0.01, lead, 0.1), Evaluation(Invoke(), 0.5, 0.0, 0.01, 0.0, 0.1)
        )
        assert worth is not None
        assert asked == rollouts
        assert worth.total == round(lead)


def without_sun(view: View) -> list[float]:
    return [float(price) for price in prices(view, view.seat_to_act).values()]


@pytest.mark.parametrize(("ruleset", "players"), SETUPS)
def test_the_price_of_a_sun_falls_as_the_epoch_runs_out(ruleset: str, players: int) -> None:
    early, late = [], []
    for view in views(ruleset, players):
        if view.phase == "turn":
            for seen, count in ((early, 0), (late, view.ra_limit - 1)):
                twin = View(view, view.seat)
                twin.ra_count = count
                seen += without_sun(twin)
    assert mean(late) < 0.6 * mean(early)


@pytest.mark.parametrize(("ruleset", "players"), SETUPS)
def test_in_the_final_epoch_no_sun_is_cheaper_than_a_lower_one(ruleset: str, players: int) -> None:
    seen = 0
    for view in views(ruleset, players):
        for seat in range(players) if view.is_last_epoch else ():
            result = prices(view, seat)
            assert list(result) == list(suns_in(view.up[seat]))
            assert list(result.values()) == sorted(result.values())
            seen += len(result) > 1
    assert seen > 3


def test_what_falls_becomes_the_mean() -> None:
    assert rising([1.0, 4.0, 2.0, 5.0]) == [1.0, 3.0, 3.0, 5.0]
    assert rising([6.0, 3.0, 0.0]) == [3.0, 3.0, 3.0]
    assert rising([]) == []


@pytest.mark.parametrize(
    ("moves", "sunless", "actor", "last", "cause"),
    [
        ((), {0}, 1, None, None),
        ((), {0, 1}, 2, None, None),
        ((), {1}, 0, None, None),
        (("invoke",), {0}, 1, 2, DRAWN),
        (("invoke",), {0, 2}, 1, 1, DRAWN),
        (("invoke",), {1}, 2, 0, INVOKED),
        (("invoke", "pass"), {0, 2}, 0, 0, DRAWN),
        (("invoke", "pass"), {0}, 2, 2, DRAWN),
    ],
)
def test_seats_whose_suns_were_taken_away_neither_have_a_turn_nor_end_an_auction(
    moves: tuple[str, ...], sunless: set[int], actor: int, last: int | None, cause: int | None
) -> None:
    state = after(game("", "", "", lot="gold"), *moves)
    at = batch_of([state])
    for seat in sunless:
        at.up[0, seat] = 0
    _pass_over_sunless(at)
    assert int(at.actor[0]) == actor
    if last is not None:
        assert (int(at.ra_player[0]), int(at.cause[0])) == (last, cause)
        passes = 0
        while at.phase[0] == AUCTION and at.cause[0] == DRAWN:
            at.apply([PASS])
            passes += 1
            assert passes <= 3, "the auction goes on for ever"
