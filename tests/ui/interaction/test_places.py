"""Places are told apart by what they are, not only by the numbers in them."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from itertools import combinations
from typing import get_args

import pytest

from ra_desktop.ui.interaction.choices import Bag, Place, SeatSun

KINDS = get_args(Place)


def every_place():
    """One place of each kind for each of a few numbers, so that fields agree between kinds as often as they can."""
    values = {"int": (0, 1), "str": ("god", "nile")}
    places = [Bag()]
    for kind in KINDS:
        made = [()]
        for field in fields(kind):
            made = [(*before, value) for before in made for value in values[str(field.type)]]
        places += [kind(*given) for given in made if kind is not Bag]
    return places


def test_no_two_different_places_are_equal():
    places = every_place()
    assert {type(place) for place in places} == set(KINDS)
    for one, other in combinations(places, 2):
        assert one != other
    assert len(set(places)) == len(places)


def test_the_same_place_is_equal_and_is_found_again():
    assert SeatSun(1, 9) == SeatSun(1, 9)
    assert {SeatSun(1, 9): "here"}[SeatSun(1, 9)] == "here"


@pytest.mark.parametrize("kind", KINDS)
def test_a_place_does_not_change(kind):
    place = next(place for place in every_place() if type(place) is kind)
    with pytest.raises((FrozenInstanceError, TypeError)):
        place.space = 7
