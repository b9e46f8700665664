"""Opponents become as strong as the person, and the coach leaves after three games."""

from __future__ import annotations

import errno
import os

import msgspec
import pytest

from ra_desktop.app import growth
from ra_desktop.app.growth import News, next_level
from ra_desktop.app.history import AfterGame, HistoryKeeper
from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.app.setup import DEFAULT_SETUP
from ra_desktop.engine import Game
from ra_desktop.storage.finished import FinishedGame, Player
from ra_desktop.storage.index import Index
from ra_desktop.storage.saved_game import COLOURS, SavedGame, Seat, game_id

from .bots import make_bot


def finished(won: bool, *bots: str | None, number: str = "a") -> FinishedGame:
    """A game of one person against `bots`."""
    ranks = (1, 2, 3, 4, 5) if won else (2, 1, 3, 4, 5)
    names = (None, *(bots or ("novice", "novice")))
    players = tuple(Player(f"P{seat}", bot, None, ranks[seat], 20, {}) for seat, bot in enumerate(names))
    return FinishedGame(number, "", "2026-01-01T10:00:00", "classic", False, 50, players)


def games(results: str, level: str) -> list[FinishedGame]:
    """Games against `level`, + for won."""
    return [finished(result == "+", level, level) for result in results]


AS_THEY, BETTER, WORSE = (0.07, 0.07, 0.07), (0.02, 0.07, 0.07), (0.14, 0.05, 0.05)
"""What the person and two bots gave away of the fame at stake."""


@pytest.mark.parametrize(("level", "results", "shares", "following"), [
    # by the results alone, the person coming second where not first
    ("novice", "++", None, None), ("novice", "+++", None, "apprentice"), ("casual", "++-", None, None),
    ("casual", "----------", None, None), ("casual", "++++------", None, "regular"), ("expert", "+++", None, None),
    # and less luck: up and down, before ten games only where there is no doubt
    ("casual", "+--", BETTER, "skilled"), ("casual", "+--", AS_THEY, None), ("casual", "--", BETTER, None),
    ("casual", "---", WORSE, "apprentice"), ("skilled", "---", WORSE, "regular"),
    ("skilled", "+-+--+--+-", WORSE, "casual"), ("casual", "+-+--+--+-", AS_THEY, "regular"),
    ("novice", "---", WORSE, None), ("expert", "+++", BETTER, None), ("master", "---", WORSE, None),
])  # fmt: skip
def test_the_level_is_the_one_at_which_a_person_wins_an_even_share(level, results, shares, following) -> None:
    played = [msgspec.structs.replace(game, id=str(number)) for number, game in enumerate(games(results, level))]
    assert next_level(played, {game.id: shares for game in played} if shares else {}) == following


def test_only_the_latest_games_at_the_same_level_count() -> None:
    won = games("+" * 10, "casual")
    assert next_level([*games("-" * 10, "casual"), *won], {}) == next_level(won, {}) == "expert"
    assert next_level([*won, *games("-", "novice")], {}) is None
    assert next_level([*games("++", "casual"), *games("-", "novice"), *games("+", "casual")], {}) == "regular"


def test_mixed_levels_unknown_ones_and_games_of_several_people_lead_nowhere() -> None:
    assert next_level([finished(True, "novice", "casual")] * 3, {}) is None
    assert next_level([finished(True, "tomorrow", "tomorrow")] * 3, {}) is None
    assert next_level([finished(True, None, "novice")] * 3, {}) is None
    assert next_level([], {}) is None


@pytest.fixture
def settings(qapp) -> Settings:
    return Settings()


def test_the_first_start_calls_the_coach_and_no_other_does(settings) -> None:
    growth.begin(settings)
    assert (settings.coach, settings.coach_stays) == (True, "trial")
    assert levels(settings) == [None, "novice", "novice", "novice"]
    settings.coach = False
    growth.begin(settings)
    assert not settings.coach


def test_whoever_has_played_before_is_not_given_a_coach(settings) -> None:
    settings.last_kept = "a game"
    growth.begin(settings)
    assert (settings.coach, settings.coach_stays) == (False, "")
    assert settings.setup == DEFAULT_SETUP


NOVICES = growth.at_level(DEFAULT_SETUP, "novice")


@pytest.fixture
def play(qtbot, settings, monkeypatch):
    """Ends a game after the `earlier` ones, and returns what is told of it."""
    settings.setup = NOVICES
    session = Session(make_bot)
    keeper = HistoryKeeper(session, settings)
    after_game = AfterGame(keeper)
    grower = growth.Growth(after_game, settings)
    messages: list[News] = []
    grower.reported.connect(messages.append)
    grown: list[bool] = []
    grow = grower._grow

    def record(*about) -> None:
        grow(*about)
        grown.append(True)

    monkeypatch.setattr(grower, "_grow", record)

    def played(*earlier: FinishedGame, won: bool, level: str = "novice") -> list[News]:
        messages.clear()
        seats = (Seat("You", "lapis"), Seat("B", "carnelian", level), Seat("C", "ochre", level))
        saved = SavedGame(Game("classic", 3, 5), seats)
        last = finished(won, level, level, number=game_id(saved))
        monkeypatch.setattr(Index, "games", lambda self: [*earlier, last])
        grown.clear()
        with qtbot.waitSignal(after_game.counted):
            keeper.kept.emit(saved)
        if settings.growing or settings.coach_stays:
            qtbot.waitUntil(lambda: bool(grown) or grower._quick_level() != level)
        return list(messages)

    yield played
    monkeypatch.undo()
    session.shutdown()


def levels(settings: Settings) -> list[str | None]:
    return [seat.bot for seat in settings.setup.seats]


def test_wins_against_novice_change_the_quick_game_and_is_told(play, settings) -> None:
    assert play(won=False) == []
    assert levels(settings) == [None, "novice", "novice", "novice"]
    assert play(*games("++", "novice"), won=True) == [News("apprentice")]
    assert levels(settings) == [None, "apprentice", "apprentice", "apprentice"]
    assert settings.setup.seats[0] == DEFAULT_SETUP.seats[0]


def test_switched_off_the_quick_game_stays_as_it_was_chosen(play, settings) -> None:
    settings.growing = False
    assert play(*games("++", "novice"), won=True) == []
    assert settings.setup == NOVICES


def test_a_win_against_another_level_than_the_quick_games_changes_nothing(play, settings) -> None:
    assert play(*games("++", "casual"), won=True, level="casual") == []
    assert settings.setup == NOVICES


@pytest.mark.parametrize("people", [2, 3])
def test_a_win_in_a_game_of_several_people_changes_nothing(settings, qapp, people) -> None:
    settings.setup = NOVICES
    session = Session(make_bot)
    after_game = AfterGame(HistoryKeeper(session, settings))
    grower = growth.Growth(after_game, settings)
    bots = [*[None] * people, "novice", "novice"][:5]
    seats = tuple(Seat(f"P{number}", COLOURS[number], bot) for number, bot in enumerate(bots))
    saved = SavedGame(Game("classic", len(seats), 5), seats)
    after_game.counted.emit(saved, [finished(True), finished(True, *bots[1:], number=game_id(saved))])
    assert settings.setup == NOVICES
    del grower
    session.shutdown()


def test_the_coach_leaves_after_the_third_game_and_says_so_once(play, settings) -> None:
    growth.begin(settings)
    assert play(finished(False), won=False) == []
    assert settings.coach
    assert play(finished(False), finished(False), won=False) == [News(coach_left=True)]
    assert not settings.coach
    assert play(finished(False), finished(False), finished(False), won=False) == []


def test_games_of_several_people_are_not_the_coachs(play, settings) -> None:
    growth.begin(settings)
    assert play(finished(True, None, "novice"), finished(True, None, "novice"), won=False) == []
    assert settings.coach


def test_a_coach_that_was_called_stays(play, settings) -> None:
    growth.begin(settings)
    settings.coach = False
    settings.coach = True
    assert play(finished(False), finished(False), won=False) == []
    assert settings.coach


def test_settings_that_cannot_be_read_are_not_those_of_a_first_start(qapp, ra_home, monkeypatch) -> None:
    settings = Settings()
    settings.volume = 12
    settings.sync()
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", lambda *_, **__: (_ for _ in ()).throw(OSError(errno.EIO, "Input/output error")))
        blind = Settings()
        growth.begin(blind)
    blind.speed = "fast"
    blind.sync()
    assert (Settings().text("coach"), Settings().speed, Settings().volume) == (None, "fast", 12)
