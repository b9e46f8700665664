"""The questions of the drill: any position with a lot to bid for is a pair, and the networks know the answer."""

from __future__ import annotations

import pytest

from ra_desktop.ai.price import account_of
from ra_desktop.ai.protocol import Evaluation, Limit
from ra_desktop.ai.worth import CURVE, Truth, games_won, question_of, truth_of
from ra_desktop.engine import Bid, Draw, Invoke, Pass, Position, View

SEATS = (
    "seat 0: fame 10, suns 11 7, down 10 1; seat 1: fame 10, suns 13 5 2, down 4; seat 2: fame 10, suns 12 9 6, down 3"
)

ALONE = SEATS.replace("suns 11 7, down 10 1", "down 11 7 10 1").replace("suns 12 9 6, down 3", "down 12 9 6 3")


def at(
    going_on: str = "auction drawn by 2: 0 pass", track: str = "nile gold", ra: int = 3, epoch: int = 1,
    centre: int = 8, seats: str = SEATS,
) -> Position:  # fmt: skip
    """A position for three in which, unless told otherwise, seat 1 may bid."""
    return Position.from_text(
        f"ra1 classic 3; epoch {epoch}; ra {ra}; {going_on}; track {track}; centre {centre}; {seats}"
    )


@pytest.mark.parametrize(
    ("going_on", "ra", "asked", "seat"),
    [
        ("auction drawn by 2: 0 pass", 3, "auction drawn by 2: 0 pass", 1),
        ("auction invoked by 0: 1 bid 5", 3, "auction invoked by 0: 1 bid 5", 2),
        ("turn 1", 3, "auction drawn by 1: 2 pass, 0 pass", 1),
        ("turn 1", 0, "auction invoked by 0", 1),  # no Ra tile has been drawn
    ],
)
def test_a_position_is_asked_as_a_pair(going_on: str, ra: int, asked: str, seat: int) -> None:
    """As it is in an auction, and as if it were that player's turn; nothing else of it changes."""
    question = question_of(at(going_on, ra=ra))

    assert question is not None
    assert question.seat == seat
    auction, turn = str(question.auction).split("; "), str(question.turn).split("; ")
    assert (auction.pop(3), turn.pop(3)) == (asked, f"turn {seat}")
    assert auction == turn
    again = question_of(Position.from_text(question.text))
    assert again is not None
    assert (str(again.auction), str(again.turn), again.name) == (
        str(question.auction), str(question.turn), question.name,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("going_on", "track"),
    [
        ("auction drawn by 2: 0 pass", "-"),  # no lot
        ("auction full by 2: 0 pass", "nile nile nile nile gold god flood flood"),  # no one could draw
        ("auction invoked by 1: 2 pass, 0 pass", "nile"),  # must bid
        ("auction drawn by 2: 0 bid 11, 1 bid 13", "nile"),  # cannot beat it
        ("discard 1: 1 to unrest", "nile"),
    ],
)
def test_where_there_is_no_choice_nothing_is_asked(going_on: str, track: str) -> None:
    """Both questions need one."""
    seats, epoch = SEATS, 1
    if going_on.startswith("discard"):
        seats, epoch = SEATS.replace("down 4", "down 4, tiles art writing"), 2

    assert question_of(at(going_on, track, epoch=epoch, seats=seats)) is None


@pytest.mark.parametrize(
    ("theme", "changes"),
    [
        ("alone", {"seats": ALONE, "going_on": "auction drawn by 1"}),
        ("last", {"ra": 7}),
        ("exchange", {"ra": 6}),
        ("others", {"going_on": "auction drawn by 2: 0 bid 7"}),
        ("kept", {"track": "nile pharaoh"}),
        ("pace", {"track": "nile pharaoh", "epoch": 3, "centre": 8, "seats": SEATS.replace(" 5 2", " 7").replace(
            "suns 11 7", "suns 11 5").replace("down 4", "down 4 2")}),
        ("exchange", {}),
    ],
)  # fmt: skip
def test_the_theme_is_what_the_price_hangs_on(theme: str, changes: dict[str, str]) -> None:
    """By what lies on the table, so that no network has to be asked to choose a question."""
    question = question_of(at(**changes))

    assert question is not None
    assert question.theme == theme


def rated(**leads: float) -> tuple[Evaluation, ...]:
    """Moves with these leads, best first; a chance of winning that follows them."""
    moves = {"p": Pass(), "b2": Bid(2), "b13": Bid(13), "i": Invoke(), "d": Draw()}
    both = sorted(leads.items(), key=lambda item: -item[1])
    return tuple(Evaluation(moves[name], 0.5 + lead / 40, lead, 0.001, lead, 0.05) for name, lead in both)


@pytest.mark.parametrize(
    ("leads", "action", "right", "lost", "stake"),
    [
        ({"b2": 6.0, "b13": 4.0, "p": 1.0}, Bid(2), True, 0.0, 5.0),
        ({"b2": 6.0, "b13": 4.0, "p": 1.0}, Bid(13), False, 2.0, 5.0),
        ({"b2": 6.0, "b13": 4.0, "p": 1.0}, Pass(), False, 5.0, 5.0),
        ({"b2": 6.0, "b13": 5.2, "p": 1.0}, Bid(13), True, 0.0, 5.0),  # nearly as good
        ({"p": 6.0, "b2": 3.0, "b13": -9.0}, Bid(13), False, 3.0, 3.0),  # no more than was at stake
    ],
)
def test_an_answer_is_worth_what_it_keeps_of_the_stake(
    leads: dict[str, float], action: Bid | Pass, right: bool, lost: float, stake: float
) -> None:
    """The stake is what giving a sun and giving none differ by."""
    question = question_of(at())
    assert question is not None
    answer = Truth(question, rated(**leads), rated(i=1.0, d=3.0), {}, {}).gave(action)

    assert (answer.is_right, answer.lost, answer.stake) == (right, pytest.approx(lost), pytest.approx(stake))


def test_calling_is_judged_the_same_way() -> None:
    """Whether Ra should be invoked is the other decision."""
    question = question_of(at())
    assert question is not None
    truth = Truth(question, rated(b2=1.0, p=0.0), rated(i=1.0, d=3.5), {}, {})

    assert (truth.called(Draw()).lost, truth.called(Invoke()).lost, truth.called(Draw()).stake) == (0.0, 2.5, 2.5)


def test_the_truth_is_that_of_hints_and_of_the_price_of_a_sun() -> None:
    """All moves of both positions; worth less price is the total of the account."""
    question = question_of(at())
    assert question is not None
    truth = truth_of(question, Limit(rollouts=64))

    assert {move.action for move in truth.gives} == {Pass(), Bid(2), Bid(5), Bid(13)}
    assert {move.action for move in truth.calls} == {Draw(), Invoke()}
    assert {*truth.prices} == {*truth.accounts} == {2, 5, 13}
    for sun, price in truth.prices.items():
        assert truth.accounts[sun].total == pytest.approx(price, abs=1.0)
        assert truth.accounts[sun].outbidder is None


def test_worth_less_price_is_what_it_is_if_the_bid_wins() -> None:
    """A bid that another outbids gains nothing, whatever the lot is worth: that is not what is asked."""
    lot = "pharaoh pharaoh nile nile gold god"
    question = question_of(at("auction invoked by 0", lot, seats=SEATS.replace("suns 11 7", "suns 7 11")))
    assert question is not None
    truth = truth_of(question, Limit(rollouts=64))
    view, bids = View(question.auction, question.seat), {move.action: move for move in truth.gives}
    account = account_of(view, bids[Bid(2)], bids[Pass()]) or account_of(view, bids[Pass()], bids[Bid(2)])

    assert account is not None
    assert account.outbidder is not None
    assert truth.prices[2] > bids[Bid(2)].lead - bids[Pass()].lead + 3


def test_the_curve_says_how_near_is_near_enough() -> None:
    """By the mean distance, which is 0.8 of the deviation that was measured; farther off, ever less is won."""
    assert [games_won(0.8 * deviation) for deviation, _ in CURVE] == [round(won) for _, won in CURVE]
    (near, more_won), (far, less_won) = CURVE[-2:]
    assert games_won(0.8 * (near + far) / 2) == round((more_won + less_won) / 2)
    assert [games_won(0.8 * 2 * far), games_won(480.0)] == [round(less_won / 2), 0]
