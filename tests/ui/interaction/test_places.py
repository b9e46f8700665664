"""Places are told apart by what they are, not only by the numbers in them."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations
from typing import get_args

from ra_desktop.ui.interaction.choices import Bag, Place

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
