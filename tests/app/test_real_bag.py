"""A game with a real bag: people say what was drawn, and its file, replay and review are those of any game."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest

from ra_desktop.app.session import Session
from ra_desktop.app.setup import from_json, to_json
from ra_desktop.engine import RULESETS, Draw, Game, Invoke, Pass
from ra_desktop.engine.state import shuffled
from ra_desktop.storage.errors import DamagedFileError
from ra_desktop.storage.finished import counts
from ra_desktop.storage.library import Entry, summary
from ra_desktop.storage.saved_game import Options, game_id
from ra_desktop.storage.savefile import decode, encode

from .bots import make_bot, setup

SUNS = ((2, 6, 13), (3, 7, 12), (4, 8, 11), (5, 9, 10))


def begin(session: Session, *bots: str | None, ruleset: str = "classic") -> list[str]:
    """Start a game and return a bag of cardboard, the next tile last."""
    start = setup(*bots, ruleset=ruleset)
    session.start(replace(start, options=Options(real_bag=True), suns=SUNS[: len(bots)] if len(bots) == 4 else None))
    rules = RULESETS[ruleset].rules
    return [rules.tiles.names[code] for code in shuffled(rules.tiles.full_bag, random.Random(5))]


def draw(session: Session, bag: list[str]) -> str:
    """The person to move draws."""
    tile = bag.pop()
    assert session.play(Draw())
    assert session.awaits_tile
    assert session.name_tile(tile)
    return tile


@pytest.mark.parametrize("ruleset", ["classic", pytest.param("boat", marks=pytest.mark.nightly), "priests"])
def test_a_game_of_bots_and_people_follows_the_cardboard(session, qtbot, ruleset):
    bag = begin(session, None, "first", "second", "first", ruleset=ruleset)
    drawn, rng = [], random.Random(1)
    while not session.state.is_over:
        qtbot.waitUntil(lambda: session.awaits_tile or session.person_to_move is not None or session.state.is_over)
        if session.awaits_tile:
            drawn.append(bag.pop())
            assert session.name_tile(drawn[-1])
        elif not session.state.is_over:
            session.play(rng.choice(session.state.legal_actions()))
    game = session.game
    assert game.bag[: len(drawn)] == tuple(drawn)
    assert sorted(game.bag) == sorted(drawn + bag)
    replayed = Game.replay(ruleset, 4, bag=game.bag, suns=game.suns, actions=game.actions)
    assert replayed.state == game.state
    again = decode(encode(session.saved))
    assert (again.game.state, again.options) == (game.state, Options(real_bag=True))
    assert [again.game.position(ply) for ply in range(len(game.plies))] == [
        game.position(ply) for ply in range(len(game.plies))
    ]


def test_nothing_is_drawn_before_the_tile_is_named(session, qtbot):
    bag = begin(session, "first", None, None, None)  # its seat has the highest sun, and it always draws
    qtbot.waitUntil(lambda: session.awaits_tile)
    before = session.state.copy()
    assert not session.name_tile("anubis")  # of no tile in this game
    assert (session.state, session.game.plies, session.awaits_tile) == (before, [], True)
    assert session.name_tile(bag[-1])
    assert (session.awaits_tile, len(session.game.plies)) == (False, 1)
    assert not session.name_tile(bag[-2])


def test_a_tile_of_which_none_is_left_is_refused(session):
    begin(session, None, None, None, None)
    for tile in ("drought", "drought"):
        session.play(Draw())
        session.name_tile(tile)
    session.play(Draw())
    assert not session.name_tile("drought")
    assert session.awaits_tile


def test_whoever_draws_by_mistake_puts_back(session):
    begin(session, None, None, None, None)
    session.play(Draw())
    session.put_back()
    assert not session.awaits_tile
    assert session.play(Invoke())


def test_the_last_tile_can_be_named_again(session):
    begin(session, None, None, None, None)
    session.play(Draw())
    session.name_tile("nile")
    session.play(Draw())
    session.name_tile("ra")
    session.play(Pass())
    session.correct_tile()
    assert session.awaits_tile
    assert session.state.auction_track[:2] == ["nile", None]
    session.name_tile("gold")
    assert session.state.auction_track[:3] == ["nile", "gold", None]
    assert session.game.bag[:2] == ("nile", "gold")
    assert not session.game.has_take_backs
    assert decode(encode(session.saved)).game.state == session.state


def test_who_sat_down_after_the_tile_that_is_named_again_sits_there_from_now_on(session):
    """As after a take-back: what followed is forgotten, and the players are those at the table."""
    bag = begin(session, None, None, None, None)
    draw(session, bag)
    draw(session, bag)
    session.hand_over(1, "first")
    session.correct_tile()
    assert [(change.after, change.seat, change.bot) for change in session.saved.handovers] == [(1, 1, "first")]
    assert decode(encode(session.saved)).handovers == session.saved.handovers


def test_moves_taken_back_put_the_tiles_back_into_the_bag(session):
    begin(session, None, None, None, None)
    for tile in ("nile", "flood", "gold"):
        session.play(Draw())
        session.name_tile(tile)
    session.undo()
    session.undo()
    assert session.game.reshuffles == ()
    assert session.state.bag_count == 179
    again = decode(encode(session.saved)).game
    assert (again.state, again.taken_back) == (session.state, session.game.taken_back)
    session.play(Draw())
    session.name_tile("pharaoh")
    assert session.game.bag[:2] == ("nile", "pharaoh")
    assert session.state.auction_track[:3] == ["nile", "pharaoh", None]
    assert decode(encode(session.saved)).game.state == session.state


def test_a_game_that_goes_on_from_here_has_the_same_bag(session):
    begin(session, None, None, None, None)
    for tile in ("nile", "flood"):
        session.play(Draw())
        session.name_tile(tile)
    session.go_on_from(1)
    assert session.game.real_bag
    session.play(Draw())
    session.name_tile("gold")
    assert session.state.auction_track[:3] == ["nile", "gold", None]


def test_the_identity_of_the_game_does_not_change_with_what_is_drawn(session):
    bag = begin(session, None, None, None, None)
    before = game_id(session.saved)
    draw(session, bag)
    assert game_id(session.saved) == before


def test_it_is_marked_and_counts_nowhere(session, qtbot):
    bag = begin(session, None, "first", "first")
    saved = session.saved
    assert not saved.game.is_dealt
    assert summary(saved, Entry(name="A.ra-game", size=1, modified=1)).origin == "real-bag"
    while not session.state.is_over:
        qtbot.waitUntil(lambda: session.awaits_tile or session.person_to_move is not None or session.state.is_over)
        if session.awaits_tile:
            session.name_tile(bag.pop())
        elif session.person_to_move is not None:
            session.play(session.state.legal_actions()[0])
    assert not counts(session.saved)


def test_a_game_saved_in_the_middle_goes_on_with_the_same_question(session, qtbot):
    bag = begin(session, None, "first", "first", "first")
    qtbot.waitUntil(lambda: session.person_to_move is not None)
    draw(session, bag)
    qtbot.waitUntil(lambda: session.awaits_tile)
    other = Session(make_bot, patience=200)
    other.autosave.take_over(session.autosave)
    other.resume()
    assert other.state == session.state
    qtbot.waitUntil(lambda: other.awaits_tile)
    other.shutdown()


def test_a_real_bag_is_never_reshuffled_in_a_file(session):
    begin(session, None, None, None, None)
    content = msgspec.json.decode(encode(session.saved))
    content["reshuffles"] = [[0, 7]]
    with pytest.raises(DamagedFileError) as caught:
        decode(msgspec.json.encode(content))
    assert (caught.value.place, caught.value.reason) == ("reshuffles", "a real bag is never reshuffled")


def test_the_set_up_remembers_the_bag_but_not_the_suns():
    expected = replace(setup(None, "first", "first"), options=Options(real_bag=True), suns=SUNS[:3])
    again = from_json(to_json(expected))
    assert (again.options.real_bag, again.suns) == (True, None)
