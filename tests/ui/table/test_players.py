"""Who plays: whose fame is seen, and in whose colour the table speaks."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from ra_desktop.app.settings import Settings
from ra_desktop.engine import GameState, parse_action
from ra_desktop.engine import events as ev
from ra_desktop.storage.savefile import Seat
from ra_desktop.ui.interaction.choices import Choices
from ra_desktop.ui.look.emblem_painter import PLAYER_COLOURS
from ra_desktop.ui.table.seating import Players
from ra_desktop.ui.table.table_view import TableView

COLOURS = ("lapis", "carnelian", "malachite")


def players(persons: tuple[int, ...], *, open_fame: bool = False, is_over: bool = False) -> Players:
    seats = tuple(
        Seat(name, colour) if seat in persons else Seat(name, colour, "casual", "scholar")
        for seat, (name, colour) in enumerate(zip(("Anna", "Ben", "Cleo"), COLOURS, strict=True))
    )
    controller = SimpleNamespace(
        seats=seats,
        is_aided=True,
        game=None,
        state=SimpleNamespace(ruleset="classic", is_over=is_over),
        options=SimpleNamespace(open_fame=open_fame, take_backs=True),
        is_person=lambda seat: seat in persons,
    )
    made = Players(controller)
    made.update()
    return made


def fame_shown(who: Players) -> list[bool]:
    return [info.fame_shown for info in who.infos(GameState.new("classic", 3, 7).view(0))]


@pytest.mark.parametrize(
    ("persons", "shown"),
    [
        ((0, 1, 2), [False, False, False]),  # whoever looks at the screen is not the only one
        ((0, 2), [False, False, False]),
        ((1,), [False, True, False]),
        ((), [True, True, True]),  # whoever watches has nothing to hide
    ],
)
def test_fame_lies_face_down_but_that_of_the_only_person_and_before_onlookers(qapp, persons, shown) -> None:
    assert fame_shown(players(persons)) == shown


def test_each_seat_has_its_tiles_in_the_order_won_each_once(qapp) -> None:
    who = players((0,))
    lots = [
        (ev.LotWon(0, 5, 1, ("temple", "nile")), ev.GodSpent(1, "sphinx", 0)),
        (ev.GodSpent(0, "palace", 1), ev.LotWon(0, 2, 5, ("nile", "fortress"))),
    ]
    who._session.game = SimpleNamespace(plies=[SimpleNamespace(events=events) for events in lots])
    won = [info.won for info in who.infos(GameState.new("classic", 3, 7).view(0))]
    assert won == [("temple", "nile", "palace", "fortress"), ("sphinx",), ()]


@pytest.mark.parametrize("openly", [{"open_fame": True}, {"is_over": True}])
def test_fame_that_is_open_and_that_of_a_finished_game_is_seen(qapp, openly) -> None:
    assert fame_shown(players((0, 1, 2), **openly)) == [True, True, True]


@pytest.mark.parametrize(
    ("actions", "active", "invoked"),
    [((), 0, None), (("draw",), 1, None), (("draw", "invoke"), 2, 1), (("draw", "invoke", "pass"), 0, 1)],
)
@pytest.mark.parametrize("thinking", [None, 0, 2])
def test_whose_turn_it_is_who_invoked_ra_and_who_thinks_is_marked_at_that_seat_alone(
    qapp, actions, active, invoked, thinking
) -> None:
    state = GameState.new("classic", 3, 7, bag=["nile", *["ra"] * 30], suns=[[13, 8, 5], [12, 9, 6], [11, 10, 7]])
    for action in actions:
        state.apply(parse_action(action))
    who = players((0,))
    who.seen_thinking = thinking
    infos = who.infos(state.view(0))
    assert [info.active for info in infos] == [seat == active for seat in range(3)]
    assert [info.ra_player for info in infos] == [seat == invoked for seat in range(3)]
    assert [info.thinking for info in infos] == [seat == thinking for seat in range(3)]


def test_only_tablets_of_persons_may_be_peeked_at(qapp) -> None:
    infos = players((0, 2)).infos(GameState.new("classic", 3, 7).view(0))
    assert [info.is_person for info in infos] == [True, False, True]


def test_the_banner_has_the_colour_of_whoever_it_is_about(keep) -> None:
    view = keep(TableView(Settings(), Choices(), players((0,)), lambda event: False))
    banner = view.board.board.parts.banner
    for seat, colour in enumerate(COLOURS):
        view.say("Somebody draws", seat)
        assert banner.accent.name() == PLAYER_COLOURS[colour].lower()
    view.say("An epoch begins", None)
    assert banner.accent is None


def test_the_banner_about_the_next_move_has_the_colour_of_whose_it_is(keep) -> None:
    view = keep(TableView(Settings(), Choices(), players((0,)), lambda event: False))
    state = GameState.new("classic", 3, 7)
    view.set_seats(3)
    view.show_view(state.view(0))
    view.say_whose_move()
    assert view.board.board.parts.banner.accent.name() == PLAYER_COLOURS[COLOURS[state.current_player]].lower()


def test_panels_of_the_game_before_are_gone_at_once_so_that_nobody_can_click_them(keep) -> None:
    view = keep(TableView(Settings(), Choices(), players((0,)), lambda event: False))
    view.set_seats(3)
    view.show()
    before = view.others
    assert [panel.isVisible() for panel in before] == [True, True]
    view.set_seats(2)
    assert [panel.isVisible() for panel in (*before, *view.others)] == [False, False, True]
