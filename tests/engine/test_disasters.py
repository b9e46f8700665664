"""Disasters: what each takes, in which order, and who chooses."""

from __future__ import annotations

import pytest

from ra_desktop.engine import Discard, GameState, IllegalActionError, events

from .positions import counts, hands, legal, play, win


def struck(hand: str, *disasters: str) -> GameState:
    """Seat 0 has *hand* and then wins a lot of *disasters* and whatever else is named."""
    lot = " ".join(disasters)
    state = hands(hand, "", "", then=lot, drawn=len(lot.split()))
    win(state, 0)
    return state


def discarded(state: GameState, script: str) -> dict[str, int]:
    """What is left to seat 0 after the choices of *script*."""
    if script:
        play(state, script)
    assert (state.phase, state.pending, state.auction) == ("turn", None, None)
    return state.display(0)


@pytest.mark.parametrize(
    ("hand", "disasters", "left"),
    [
        ("pharaoh " * 5, "funeral", "pharaoh " * 3),
        ("pharaoh " * 2, "funeral", ""),
        ("pharaoh", "funeral", ""),
        ("", "funeral", ""),
        ("nile gold god art temple", "funeral", "nile gold god art temple"),
        ("pharaoh " * 5, "funeral funeral", "pharaoh"),
        ("pharaoh " * 3, "funeral funeral", ""),
        ("flood flood flood nile nile", "drought", "flood nile nile"),
        ("flood flood nile nile", "drought", "nile nile"),
        ("flood nile nile nile", "drought", "nile nile"),
        ("nile nile nile", "drought", "nile"),
        ("nile", "drought", ""),
        ("flood", "drought", ""),
        ("", "drought", ""),
        ("gold pharaoh god art temple", "drought", "gold pharaoh god art temple"),
        ("flood nile nile nile", "drought drought", ""),
        ("flood flood flood nile nile nile", "drought drought", "nile nile"),
    ],
)
def test_a_funeral_takes_two_pharaohs_and_a_drought_floods_and_then_niles_up_to_two_in_all(
    hand: str, disasters: str, left: str
) -> None:
    """docs/rules.md#disasters; the example there."""
    assert discarded(struck(hand, disasters), "") == counts(left)


def test_an_unrest_takes_two_civilization_tiles_as_the_owner_chooses() -> None:
    """docs/rules.md#disasters."""
    for choice in ("art", "agriculture", "religion", "astronomy", "writing"):
        state = struck("art agriculture religion astronomy writing", "unrest")
        assert legal(state) == [
            "discard art",
            "discard agriculture",
            "discard religion",
            "discard astronomy",
            "discard writing",
        ]
        play(state, f"discard {choice}")
        assert choice not in state.display(0)
        assert len(state.legal_actions()) == 4
        play(state, legal(state)[0])
        assert (state.phase, sum(state.display(0).values())) == ("turn", 3)


@pytest.mark.parametrize(
    ("hand", "disasters", "is_forced"),
    [
        ("obelisk palace temple", "earthquake", False),
        ("obelisk palace sphinx temple", "earthquake earthquake", True),
        ("obelisk palace sphinx temple temple", "earthquake earthquake", False),
        ("obelisk palace sphinx temple", "earthquake unrest", False),
        ("art art writing astronomy", "unrest unrest", True),
        ("art art writing astronomy religion", "unrest unrest", False),
        ("art writing astronomy temple palace sphinx obelisk", "unrest unrest", True),
    ],
)
def test_nothing_is_to_be_decided_where_all_tiles_go_in_any_order(hand: str, disasters: str, is_forced: bool) -> None:
    """docs/rules.md#discard-choice."""
    state = struck(hand, disasters)
    assert state.phase == "discard"
    assert len(state.legal_actions()) > 1
    assert (state.is_forced(), state.view(0).is_forced()) == (is_forced, is_forced)
    if is_forced:
        ends = set()
        for first in state.legal_actions():
            twin = state.copy()
            twin.apply(first)
            while twin.phase == "discard":
                twin.apply(twin.legal_actions()[-1])
            ends.add(tuple(sorted(twin.display(0).items())))
        assert len(ends) == 1


@pytest.mark.parametrize("disaster", ["funeral", "drought", "unrest", "earthquake"])
def test_without_tiles_of_its_category_nothing_happens_and_the_disaster_is_discarded(disaster: str) -> None:
    """docs/rules.md#disasters."""
    state = hands("", "", then=disaster, drawn=1)
    text = win(state, 0)
    assert text[-1] == events.DisasterStruck(0, disaster, 0)
    assert state.display(0) == {}
    assert state.bag_contents == {}


def test_tiles_of_the_same_lot_are_added_first_and_can_be_lost() -> None:
    """docs/rules.md#lot; docs/rules.md#disasters."""
    assert discarded(struck("", "funeral pharaoh pharaoh pharaoh"), "") == {"pharaoh": 1}
    assert discarded(struck("nile", "drought flood"), "") == {}
    state = struck("art", "unrest writing religion")
    assert legal(state) == ["discard art", "discard religion", "discard writing"]


# --- the order ----------------------------------------------------------------------------------------


def test_disasters_are_resolved_funeral_drought_unrest_earthquake() -> None:
    """docs/rules.md#disaster-order; rules detail 5."""
    state = hands("", "", then="earthquake unrest drought funeral unrest", drawn=5)
    text = win(state, 0)
    assert [event.disaster for event in text if isinstance(event, events.DisasterStruck)] == [
        "funeral",
        "drought",
        "unrest",
        "unrest",
        "earthquake",
    ]


def test_each_disaster_is_done_before_the_next_begins() -> None:
    """docs/rules.md#disaster-order; the example there; rules detail 5."""
    state = struck("art agriculture religion astronomy writing", "earthquake unrest unrest temple palace sphinx")
    assert state.pending == ("discard", "unrest", 2, ["unrest", "earthquake"])
    play(state, "discard art")
    assert state.pending == ("discard", "unrest", 1, ["unrest", "earthquake"])
    play(state, "discard writing")
    assert state.pending == ("discard", "unrest", 2, ["earthquake"])
    play(state, "discard religion")
    assert state.pending == ("discard", "unrest", 1, ["earthquake"])
    play(state, "discard agriculture")
    assert state.pending == ("discard", "earthquake", 2, [])
    assert legal(state) == ["discard palace", "discard sphinx", "discard temple"]
    play(state, "discard temple")
    assert state.pending == ("discard", "earthquake", 1, [])
    assert discarded(state, "discard palace") == {"astronomy": 1, "sphinx": 1}


# --- the choice ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "script", "left"),
    [
        ("art", "", ""),  # fewer than two
        ("art art", "", ""),  # exactly two
        ("art writing", "", ""),
        ("art art art", "", "art"),  # all of one kind
        ("art art writing", "discard writing", "art"),  # then all that are left are of one kind
        ("art art writing", "discard art; discard art", "writing"),
        ("art art writing", "discard art; discard writing", "art"),
        ("art writing religion", "discard art; discard religion", "writing"),
        ("art art writing writing", "discard art; discard art", "writing writing"),
        ("art art art writing", "discard writing", "art art"),
    ],
)
def test_the_owner_chooses_only_where_there_is_a_choice(hand: str, script: str, left: str) -> None:
    """docs/rules.md#discard-choice; rules detail 6, with the examples there."""
    assert discarded(struck(hand, "unrest"), script) == counts(left)
    buildings = {"art": "fortress", "writing": "temple", "religion": "pyramid"}
    for civilization, monument in buildings.items():
        hand, script, left = (text.replace(civilization, monument) for text in (hand, script, left))
    assert discarded(struck(hand, "earthquake"), script) == counts(left)


def test_each_disaster_is_looked_at_alone() -> None:
    """docs/rules.md#discard-choice; rules detail 6: all four will go, and yet the first two are chosen."""
    state = struck("art art writing writing", "unrest unrest")
    assert legal(state) == ["discard art", "discard writing"]
    assert discarded(state, "discard art; discard art") == {}


def test_what_cannot_be_discarded_is_refused() -> None:
    """docs/rules.md#discard-choice."""
    state = struck("art writing religion temple", "unrest")
    for tile in ("astronomy", "temple"):
        with pytest.raises(IllegalActionError, match=f"^discard {tile}: "):
            state.apply(Discard(tile))


def test_a_forced_second_discard_follows_by_itself() -> None:
    """docs/rules.md#discard-choice."""
    state = struck("art art art writing", "unrest")
    assert play(state, "discard writing") == [
        events.TileDiscarded(0, "writing", "unrest", chosen=True),
        events.TileDiscarded(0, "art", "unrest", chosen=False),
    ]


@pytest.mark.parametrize(
    ("hand", "disaster", "most", "lost", "chosen"),
    [
        ("sphinx statue statue statue", "earthquake", 2, "statue statue", True),
        ("sphinx statue", "earthquake", 2, "sphinx statue", False),
        ("sphinx sphinx sphinx sphinx statue statue", "earthquake", 2, "statue statue", True),
        ("art agriculture agriculture", "unrest", 1, "agriculture", True),
        ("art art art", "unrest", 2, "art art", False),
        ("nile nile flood", "drought", 2, "flood nile", False),
        ("pharaoh pharaoh pharaoh", "funeral", 2, "pharaoh pharaoh", False),
    ],
)
def test_what_a_disaster_best_takes_leaves_most_points_and_then_most_kinds(
    hand: str, disaster: str, most: int, lost: str, chosen: bool
) -> None:
    state = hands(hand, "", "")
    codes = state.rules.tiles.codes
    assert state.rules.least_missed(state.held[0], codes[disaster], most) == (
        [codes[name] for name in lost.split()], chosen
    )  # fmt: skip
