"""Looks at the last games of a player: whose they are, and that each game is looked at once."""

from __future__ import annotations

from functools import partial

import pytest

from ra_desktop.ai import make_bot
from ra_desktop.ai.review.content import choices_of, leanings
from ra_desktop.ai.review.reviewer import review
from ra_desktop.app import history, looks
from ra_desktop.app.background import Latest, slow
from ra_desktop.app.looks import Looked
from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.engine import Game
from ra_desktop.storage.saved_game import SavedGame, Seat, game_id
from ra_desktop.storage.savefile import save_file

pytestmark = pytest.mark.usefixtures("ra_home")


def played(name: str, seed: int, ruleset: str = "classic") -> SavedGame:
    """A whole game of Novices, of whom the first is called a person."""
    game, bot = Game(ruleset, 3, seed), make_bot("novice", seed)
    while not game.state.is_over:
        game.play(bot.choose(game.state.view(game.state.seat_to_act)))
    bots = Seat("Nefer", "malachite", "novice"), Seat("Khufu", "carnelian", "novice")
    return SavedGame(game, (Seat(name, "lapis"), *bots), started=f"2026-03-0{seed}T10:00:00")


@pytest.fixture
def ask(qtbot):
    reader = Latest(slow())

    def asked(name: str | None, ruleset: str | None = None) -> Looked:
        with qtbot.waitSignal(reader.read, timeout=20_000) as answer:
            reader.ask(partial(looks.look, name, ruleset))
        return answer.args[0]

    return asked


def test_only_ones_own_games_are_looked_at_each_once(ask, tmp_path, monkeypatch) -> None:
    """Those of another player and a file of a stranger say nothing."""
    own, priests, other, stranger = (
        played("Anna", 1), played("Anna", 2, "priests"), played("Ben", 3), played("Anna", 4),
    )  # fmt: skip
    for saved in (own, priests, other):
        history.keep(saved)
    save_file(tmp_path / "stranger.ra-game", stranger)
    looked = ask("Anna")
    assert looked.given.keys() == {game_id(own), game_id(priests)}
    assert all(0.0 < share < 1.0 for shares in looked.given.values() for share in shares)
    assert (looked.games, looked.game) == (1, "priests"), "habits are those in the game played last"
    assert ask(None).given.keys() == {game_id(own), game_id(priests), game_id(other)}

    monkeypatch.setattr(looks, "load_file", lambda path: pytest.fail("looked at again"))
    assert ask("Anna") == looked
    assert ask("Anna", "classic").game == "ra"


def test_habits_are_those_of_the_choices_of_all_games(ask) -> None:
    games = [played("Anna", seed) for seed in (1, 2, 3)]
    for saved in games:
        history.keep(saved)
    looked = ask("Anna")
    choices = [one for saved in games for one in choices_of(review(saved.game, depth="quick"), saved.game, 0)]
    categories = [item.name for item in games[0].game.state.rules.tiles.categories]
    expected = {one.content: one.fame for one in leanings(choices, categories)}
    assert looked.games == 3
    assert {one.content: one.fame for one in looked.leanings} == pytest.approx(expected, abs=1e-3)
    assert ask("nobody") == Looked({})


def test_without_networks_nothing_is_said(ask, monkeypatch) -> None:
    history.keep(played("Anna", 1))
    monkeypatch.setattr(looks.compiled, "is_there", lambda: False)
    assert ask("Anna") == Looked({})


def test_a_game_of_a_stranger_that_was_opened_is_not_ones_own_after_the_next_start(ask, qapp, tmp_path) -> None:
    """But one's own last game is, if the program ended before it was kept."""
    settings = Settings()
    save_file(tmp_path / "stranger.ra-game", stranger := played("Anna", 4))
    for opens in (True, False):
        session = Session(make_bot)
        keeper = history.HistoryKeeper(session, settings)
        if opens:
            session.load(tmp_path / "stranger.ra-game")
        else:
            session.autosave.write(own := played("Anna", 5))
        session.shutdown()
        keeper.catch_up()
    assert ask("Anna").given.keys() == {game_id(own)} != {game_id(stranger)}
