"""Simple rules with exact figures: the figures are those of the accounts, and bids and calls go by them."""

from __future__ import annotations

import numpy as np
import pytest

from lab.match import policy
from lab.simple import Simple
from ra_desktop.ai.neural.batch.state import DRAW, INVOKE, PASS
from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.price import _Worlds
from tests.ai.set_positions import after, game

PRECIOUS = "art writing religion gold gold flood nile"


@pytest.mark.parametrize(("lot", "turn", "bids"), [(PRECIOUS, INVOKE, True), ("unrest drought", DRAW, False)])
def test_a_lot_is_called_and_bought_if_it_is_worth_its_sun(lot: str, turn: int, bids: bool) -> None:
    simple = Simple(trained(3))
    assert simple.choose(batch_of([game("", "", "", lot=lot)])).tolist() == [turn]
    view = after(game("", "", "", lot=lot, turn=2), "invoke")
    (chosen,) = simple.choose(batch_of([view])).tolist()
    assert (chosen != PASS) == bids


@pytest.mark.parametrize("phase", ["turn", "auction"])
def test_worth_less_price_is_what_the_accounts_say(phase: str) -> None:
    state = game("nile", "statue", "", lot="nile flood pharaoh", turn=0 if phase == "turn" else 2)
    view = state.view(0) if phase == "turn" else after(state, "invoke")
    worlds, at = _Worlds(view), batch_of([view])
    suns = [view.face_up_suns(view.seat_to_act)[0]]
    net = Simple(trained(3)).worth_less_price(at, np.array([worlds.ranks.rank[sun] for sun in suns]))
    lot = worlds.lot()
    assert net == pytest.approx([worlds._won(sun, lot)[0] - lot.without for sun in suns], abs=0.01)


def test_a_large_error_makes_some_choose_otherwise() -> None:
    view = after(game("", "", "", lot="nile flood pharaoh", turn=2), "invoke")
    many = batch_of([view] * 60)
    (exact,) = set(Simple(trained(3)).choose(many).tolist())
    wrong = set(policy("simple:6", 3)[1].choose(many).tolist())
    assert exact in wrong
    assert len(wrong) > 1
