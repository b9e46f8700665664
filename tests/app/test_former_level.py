"""A level that earlier versions had keeps its name in all that they wrote, and today's level plays for it."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import msgspec
import pytest

from ra_desktop.ai import LEVELS, NoviceBot, make_bot
from ra_desktop.ai.arena.matches import seated_bot
from ra_desktop.ai.hints import motive_of
from ra_desktop.ai.levels import FORMER, is_playable
from ra_desktop.ai.neural import compiled
from ra_desktop.app.counting import counts_for
from ra_desktop.app.feats import feats, rating
from ra_desktop.app.growth import next_level
from ra_desktop.app.opponents import FallbackBots
from ra_desktop.app.puzzles import PuzzleBook
from ra_desktop.app.setup import DEFAULT_SETUP, from_json, to_json
from ra_desktop.engine import GameState
from ra_desktop.storage.finished import players_of
from ra_desktop.storage.progress import Par
from ra_desktop.storage.saved_game import Seat
from ra_desktop.ui.words.occasions import against_text, par_text
from ra_desktop.ui.words.players import bot_label, level_blurb, level_label
from tests.app.occasion_games import finished
from tests.app.test_feats import game
from tests.lab.test_puzzles import SHIPPED

OLD, NOW = "master", "expert"
VIEW = GameState.new("classic", 3, 5).view(0)
GAMES = [game(number, bots=(OLD,)) for number in range(6)]


def with_old(seats):
    return tuple(msgspec.structs.replace(seat, bot=seat.bot and OLD) for seat in seats)


def source():
    """A game at the last place of the journey, won against those that sat there then."""
    saved = finished("journey source")
    saved.seats = with_old(saved.seats)
    return saved


def motive(level):
    return motive_of(VIEW, VIEW.legal_actions()[0], level)


def seats_of(setup):
    return [seat.bot for seat in setup.seats]


OLD_SETUP = to_json(DEFAULT_SETUP).replace('"skilled"', f'"{OLD}"')
WITH = replace(DEFAULT_SETUP, seats=with_old(DEFAULT_SETUP.seats))
PLACES = {
    "the levels on offer": lambda: (OLD in LEVELS, FORMER) == (False, {OLD: NOW}),
    "a bot": lambda: make_bot(OLD, 3, clock=False).choose(VIEW) == make_bot(NOW, 3, clock=False).choose(VIEW),
    "a bot without a clock": lambda: not isinstance(make_bot(OLD), NoviceBot) and is_playable(OLD),
    "a seat of the arena": lambda: seated_bot(f"{OLD}:builder", 1) is not None,
    "a seat of a saved game": lambda: FallbackBots(make_bot).playable(Seat("A", "ochre", OLD, "heir")).bot == OLD,
    "why it moved so": lambda: motive(OLD) == motive(NOW),
    "a set-up that was remembered": lambda: seats_of(from_json(OLD_SETUP)) == [None, NOW, NOW, NOW],
    "the next game of the same players": lambda: seats_of(WITH.again()) == [None, NOW, NOW, NOW],
    "a place of the journey": lambda: counts_for(source(), "journey"),
    "its players": lambda: {player.bot for player in players_of(source())} == {None, OLD},
    "the statistics": lambda: (level_label(OLD), bot_label(OLD, "miser")) == ("Master", "Master · the miser"),
    "no line on how it plays": lambda: level_blurb(OLD) == "",
    "a rating": lambda: rating(GAMES, "Anna").mean > rating([game(n, bots=(NOW,)) for n in range(6)], "Anna").mean + 50,
    "feats": lambda: {"beat-master", "beat-expert"} <= set(feats(GAMES, "Anna")),
    "no level to grow from": lambda: next_level(GAMES, {}) is None,
    "pars of a day": lambda: par_text({OLD: Par(47, {}), "novice": Par(9, {})}).endswith(": Novice 9 · Master 47"),
    "the best of them": lambda: against_text({"nile": 5}, {OLD: Par(47, {"nile": 1})}) == "You against Master: Nile +4",
    "today's before it": lambda: "Expert" in against_text({"nile": 5}, {OLD: Par(47, {}), NOW: Par(3, {})}),
    "a chapter of puzzles": lambda: _chapter() == (("level", OLD),),
}  # fmt: skip


def _chapter():
    book = SimpleNamespace(puzzles=[replace(SHIPPED[0], level=OLD)], own=[])
    return tuple((one.by, one.key) for one in PuzzleBook.chapters.fget(book) if one.by == "level")


@pytest.mark.parametrize("place", PLACES)
def test_the_old_name_is_understood(place: str) -> None:
    assert PLACES[place]()


def test_without_the_c_part_it_cannot_play_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "is_there", lambda: False)
    assert not is_playable(OLD)
