"""What lies on a seat's panel, as those who do not see it find it: names, values, and what a press does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF

from ra_desktop.engine import Bid, Discard, Flip, SpendGod
from ra_desktop.engine.games.priests.tiles import PRIESTS_TILES
from ra_desktop.ui.interaction.choices import SeatFame
from ra_desktop.ui.interaction.touch import Role
from tests.ui.table.conftest import bidding, position

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.engine import Action
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.interaction.touch import Spot
    from ra_desktop.ui.table.seats.panels import OwnPanel, PlayerPanel

    MakeOwn = Callable[..., OwnPanel]
    Make = Callable[..., PlayerPanel]

TEXT, BUTTON, OPTION = Role.TEXT, Role.BUTTON, Role.OPTION
HELD = {"nile": 2, "flood": 1, "pharaoh": 1, "gold": 3}


def text(spots: list[Spot], *keys: str) -> list[tuple[Role, str]]:
    """Role and name of the spots with such keys, in the order in which they are read."""
    return [(spot.role, spot.name) for spot in spots if isinstance(spot.key, tuple) and spot.key[0] in keys]


def named(spots: list[Spot], name: str) -> Spot:
    (result,) = (spot for spot in spots if spot.name == name)
    return result


def suns_of(panel: OwnPanel) -> list[Spot]:
    return [spot for spot in panel.spots() if isinstance(spot.key, tuple) and spot.key[0] == "sun"]


@pytest.fixture
def chosen(choices: Choices) -> list[Action]:
    results: list[Action] = []
    choices.chosen.connect(results.append)
    return results


def pressed(spots: Callable[[], list[Spot]], name: str) -> None:
    click = named(spots(), name).click
    assert click is not None
    click()


# --- one's own panel ------------------------------------------------------------------------------


def test_ones_own_panel_tells_groups_with_their_points_and_then_the_tiles(own_panel: MakeOwn) -> None:
    panel = own_panel(position(held={0: HELD}), fame_shown=False)
    spots = panel.spots()
    assert [spot.name for spot in spots[:2]] == ["Open the panel of Nefer", "Look at the fame of Nefer"]
    assert text(spots, "group") == [
        (TEXT, "Pharaohs: +5. Now: 1 (most 1, fewest 0)."),
        (TEXT, "Nile: +3. Now: Flood\u00a0×1, Nile\u00a0×2."),
        (TEXT, "Civilization: −5. Now: none."),
        (TEXT, "Gold, gods: +9. Gold\u00a0×3, 3 each: +9."),
        (TEXT, "Monuments: 0 kinds. Now: none."),
    ]
    assert text(spots, "tile") == [(TEXT, "Pharaoh"), (TEXT, "Nile\u00a0×2"), (TEXT, "Flood"), (TEXT, "Gold\u00a0×3")]


def test_hidden_fame_is_told_only_while_its_owner_looks(own_panel: MakeOwn) -> None:
    panel = own_panel(position(), fame_shown=False)
    look = named(panel.spots(), "Look at the fame of Nefer")
    assert (look.role, look.description, look.is_selected) == (OPTION, "", False)
    pressed(panel.spots, "Look at the fame of Nefer")
    look = named(panel.spots(), "Look at the fame of Nefer")
    assert (look.description, look.is_selected) == ("10", True)
    pressed(panel.spots, "Look at the fame of Nefer")
    assert named(panel.spots(), "Look at the fame of Nefer").description == ""


def test_fame_that_lies_face_up_is_a_text_with_its_value(own_panel: MakeOwn) -> None:
    panel = own_panel(position())
    fame = named(panel.spots(), "Fame: 10")
    assert (fame.role, fame.click) == (TEXT, None)


def test_ones_own_suns_are_options_while_they_can_be_bid(own_panel: MakeOwn, choices, chosen) -> None:
    panel = own_panel(bidding())
    assert [(spot.role, spot.name, spot.is_selected) for spot in suns_of(panel)] == [
        (TEXT, "Sun 4. must beat 5.", False),
        (OPTION, "Bid 7", False),
        (OPTION, "Bid 9", False),
    ]
    pressed(panel.spots, "Bid 9")
    assert (choices.selected, chosen) == (Bid(9), [])
    assert [spot.name for spot in suns_of(panel) if spot.is_selected] == ["Bid 9"]
    pressed(panel.spots, "Bid 9")
    assert chosen == [Bid(9)]
    assert {spot.role for spot in suns_of(panel)} == {TEXT}


def test_suns_that_lie_face_down_say_so(own_panel: MakeOwn) -> None:
    state = position(suns=[[4, 7, 9], [5, 8]])
    state.up[0], state.down[0] = 1 << 4, 1 << 9
    panel = own_panel(state)
    assert [spot.name for spot in suns_of(panel)] == [
        "Sun 4. Face up: can be bid in an auction.",
        "Sun 9. Face down: can’t be used until the next epoch.",
    ]


def test_what_a_disaster_may_take_is_pressed_and_the_rest_is_text(own_panel: MakeOwn, choices, chosen) -> None:
    panel = own_panel(
        position(
            "draw", "draw", "invoke", "pass", "bid 9", bag=["earthquake", "gold", *["ra"] * 9],
            suns=[[2, 9], [3, 8]], held={0: {"pyramid": 2, "temple": 1, "sphinx": 1, "nile": 2}},
        )
    )  # fmt: skip
    assert text(panel.spots(), "tile") == [
        (TEXT, "Nile\u00a0×2"),
        (TEXT, "Gold"),
        (OPTION, "Discard Pyramid"),
        (OPTION, "Discard Sphinx"),
        (OPTION, "Discard Temple"),
    ]
    described = [named(panel.spots(), f"Discard {tile}").description for tile in ("Pyramid", "Temple")]
    assert described == ["Pyramid\u00a0×2", ""], "how many there are"
    pressed(panel.spots, "Discard Temple")
    assert (choices.selected, chosen) == (Discard("temple"), [])
    pressed(panel.spots, "Discard Temple")
    assert chosen == [Discard("temple")]


def test_a_god_says_what_it_is_for_and_goes_on_to_the_tiles_it_takes(own_panel: MakeOwn, choices, chosen) -> None:
    state = position("draw", "draw", bag=["nile", "gold", *["ra"] * 9], held={0: {"god": 2}})
    panel = own_panel(state)
    god = named(panel.spots(), "Spend a god")
    assert (god.role, god.description, god.is_selected) == (OPTION, "God\u00a0×2", False)
    pressed(panel.spots, "Spend a god")
    assert isinstance(choices.selected, SpendGod)
    assert chosen == []
    assert named(panel.spots(), "Spend a god").is_selected


def test_a_tile_is_turned_over_by_the_second_press(own_panel: MakeOwn, choices, chosen) -> None:
    state = position(ruleset="priests", held={0: {"farmer/granary": 1, "granary/scribe": 2}})
    state.phase, state.seat_to_act = "flip", 0
    state.pending_tile, state.left = PRIESTS_TILES.codes["priest"], 1
    state._legal = None
    panel = own_panel(state)
    assert text(panel.spots(), "tile") == [
        (OPTION, "Turn over Farmer / Granary"),
        (OPTION, "Turn over Granary / Scribe"),
    ]
    pressed(panel.spots, "Turn over Granary / Scribe")
    assert (choices.selected, chosen) == (Flip("granary/scribe"), [])
    pressed(panel.spots, "Turn over Granary / Scribe")
    assert chosen == [Flip("granary/scribe")]


# --- another seat's panel --------------------------------------------------------------------------


def test_another_seats_panel_tells_fame_suns_and_tiles(player_panel: Make) -> None:
    panel = player_panel(bidding(held={1: {"nile": 3, "god": 1}}), fame_shown=False)
    assert [(spot.role, spot.name) for spot in panel.spots()] == [
        (BUTTON, "Open the panel of Nefer"),
        (TEXT, "Fame is face down"),
        (TEXT, "Nile\u00a0×3"),
        (TEXT, "God"),
        (TEXT, "Sun 5. This sun has been bid in this auction."),
        (TEXT, "Sun 8. Face up: can be bid in an auction."),
    ]


def test_the_portrait_opens_the_panel_of_its_seat(player_panel: Make) -> None:
    panel = player_panel(position(players=3), seat=2)
    opened: list[int] = []
    panel.opened.connect(opened.append)
    pressed(panel.spots, "Open the panel of Nefer")
    assert opened == [2]


def test_everything_lies_where_it_is_painted(own_panel: MakeOwn, player_panel: Make) -> None:
    own, other = own_panel(bidding(held={0: HELD})), player_panel(bidding(held={1: HELD}))
    for panel in (own, other):
        spots = panel.spots()
        area = QRectF(panel.rect())
        assert all(area.contains(spot.rect) and not spot.rect.isEmpty() for spot in spots), spots
        fame = next(spot for spot in spots if spot.key in ("fame", SeatFame(0)))
        assert fame.rect == panel.fame_area()
        for at, spot in enumerate(spots):
            if isinstance(spot.key, tuple) and spot.key[0] == "tile":
                assert panel.stack_at(spot.rect.center()) == spot.key[1], (at, spot.name)
    for spot in suns_of(own):
        sun = own.sun_at(spot.rect.center())
        assert sun is not None
        assert str(sun.value) in spot.name
