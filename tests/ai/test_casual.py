"""The casual player is no great player, but no fool."""

from __future__ import annotations

from ra_desktop.ai.novice import NoviceBot

from .set_positions import after, game


def choices(view: object) -> set[str]:
    return {str(NoviceBot(seed).choose(view)) for seed in range(40)}  # type: ignore[arg-type]


def test_it_does_not_invoke_on_an_empty_track() -> None:
    assert choices(after(game("", "", ""))) == {"draw"}


def test_it_invokes_when_much_lies_there() -> None:
    assert choices(after(game("", "", "", lot="gold gold god flood art writing"))) == {"invoke"}


def test_it_passes_on_mere_disasters() -> None:
    assert choices(after(game("", "", "", lot="unrest funeral", turn=2), "invoke")) == {"pass"}


def test_it_bids_its_lowest_sun_that_wins() -> None:
    view = after(game("", "", "", lot="gold gold gold gold flood art god", turn=2), "invoke")
    assert choices(view) == {"bid 2"}


def test_chance_makes_it_hesitate() -> None:
    view = after(game("", "", "", lot="gold pharaoh", turn=2), "invoke", "bid 5")
    assert choices(view) == {"bid 6", "pass"}


def test_it_takes_gold_with_a_god() -> None:
    assert choices(after(game("god", "", "", lot="nile gold"))) == {"god gold"}


def test_it_gives_up_what_it_has_most_of() -> None:
    state = game("art art writing religion", "", "", lot="unrest", turn=0)
    assert choices(after(state, "invoke", "pass", "pass", "bid 2")) == {"discard art"}


def test_it_asks_less_for_suns_that_end_with_the_epoch() -> None:
    """Five points, for a 9: not now, but in the last auction of an epoch."""
    for ras, choice in ((4, "pass"), (5, "bid 9")):
        view = after(game("", "", lot="god god flood", ras=ras, suns=((8,), (9,))), "invoke")
        assert choices(view) == {choice}


def test_who_has_niles_and_no_flood_wants_one() -> None:
    niles = " ".join(["nile"] * 7)
    for own, choice in ((niles, "bid 5"), (f"{niles} flood", "pass"), ("", "pass")):
        view = after(game("", "", own, lot="flood", turn=1, suns=((9, 2), (8, 3), (6, 5))), "invoke")
        assert view.seat == 2
        assert choices(view) == {choice}
