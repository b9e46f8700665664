"""Games that are played together go as they do one by one, and what taste costs is counted."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from lab import batched_play, profiles
from lab.batched_play import BatchedGame, BatchedPlayer, Habits, play_batched, play_noting
from lab.profiles import ProfileSettings, play_block, play_statistics
from ra_desktop.ai import Cancelled, make_bot
from ra_desktop.ai.characters import style_of
from ra_desktop.ai.neural.search import search_many
from ra_desktop.ai.neural.settings import SearchSettings
from ra_desktop.ai.registry import settings_for
from ra_desktop.engine import GameState

if TYPE_CHECKING:
    from collections.abc import Sequence


@pytest.mark.parametrize("character", [None, "caller"])
def test_games_go_as_they_do_alone(character: str | None) -> None:
    settings = settings_for("skilled", 2, "ra")
    seated = [BatchedPlayer(style=style_of(character), settings=settings), BatchedPlayer(settings=settings)]
    games = [BatchedGame(GameState.new("boat", 2, seed), seated) for seed in (6, 12)]
    play_batched(games, 1)
    for game, seed in zip(games, (6, 12), strict=True):
        state = GameState.new("boat", 2, seed)
        bots = [make_bot("skilled", 1, character), make_bot("skilled", 1)]
        while not state.is_over:
            state.apply(bots[state.seat_to_act].choose(state.view(state.seat_to_act)))
        assert game.state == state
        assert sum(record.wins for record in game.records) == 1
        assert game.regret[1] == 0.0
    assert any(game.regret[0] for game in games) == (character is not None)


def test_equal_thinkers_choose_alike_in_equal_games() -> None:
    searching = BatchedPlayer(counts_fame=True, settings=SearchSettings(8))
    games = [BatchedGame(GameState.new("boat", 2, 6), [searching, BatchedPlayer()]) for _ in range(2)]
    play_batched(games, 1)
    assert games[0].state == games[1].state
    assert games[0].records == games[1].records


def test_equal_positions_of_different_games_are_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []

    def watched(*arguments: Any) -> Any:
        searched.append(len(arguments[1]))
        return search_many(*arguments)

    def played(*seeds: int) -> list[GameState]:
        searched.clear()
        games = [BatchedGame(GameState.new("boat", 2, seed), [BatchedPlayer()] * 2) for seed in seeds]
        play_batched(games, 1)
        return [game.state for game in games]

    monkeypatch.setattr(batched_play, "search_many", watched)
    first, second = played(6, 12)
    work = list(searched)
    assert played(6, 6, 12, 6) == [first, first, second, first]
    assert searched == work


def test_everybody_looks_as_far_as_their_plan_says(monkeypatch: pytest.MonkeyPatch) -> None:
    depths: set[int] = set()

    def watched(*arguments: Any) -> Any:
        depths.add(arguments[2].depth)
        if len(depths) == 2:
            raise Cancelled
        return search_many(*arguments)

    monkeypatch.setattr(batched_play, "search_many", watched)
    seated = [BatchedPlayer(settings=SearchSettings(8, depth=3)), BatchedPlayer(settings=SearchSettings(8, depth=2))]
    with pytest.raises(Cancelled):  # seen
        play_batched([BatchedGame(GameState.new("boat", 2, 6), seated)], 1)
    assert depths == {2, 3}


@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_profiles_are_made_with_the_settings_of_the_level(level: str) -> None:
    settings = settings_for(level, 5, "priests")
    assert ProfileSettings("priests", 5, level, rollouts=settings.rollouts).settings == settings


def test_profiles_among_a_level_are_of_bots_that_all_think_with_as_many_rollouts() -> None:
    settings = ProfileSettings("classic", 4, "skilled", 3, others="expert")
    assert settings.others_settings == replace(settings_for("expert", 4, "ra"), rollouts=3)
    assert ProfileSettings("classic", 4, "expert", 3).others_settings == settings_for("skilled", 4, "ra")


@pytest.mark.parametrize(("others", "count"), [("expert", True), ("skilled", False)])
def test_only_those_among_whom_a_character_plays_count_fame_whose_level_does(
    others: str, count: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated: list[BatchedPlayer] = []

    def watched(games: Sequence[BatchedGame], _seed: int) -> None:
        seated.extend(games[0].seated)

    monkeypatch.setattr(profiles, "play_batched", watched)
    play_block(ProfileSettings("boat", 2, "expert", 3, others=others), ["heir"], 0, 1)
    assert [player.counts_fame for player in seated] == [True, count]


def test_among_its_like_a_bot_without_a_character_wins_its_share() -> None:
    (nobody,) = play_block(ProfileSettings("boat", 2, "skilled", 2, others="skilled"), [], 0, 2)
    assert [(deal.games, deal.wins) for deal in nobody.records] == [(2, 1), (2, 1)]


@pytest.mark.parametrize("ruleset", ["boat", "priests"])
def test_what_is_counted_adds_up(ruleset: str) -> None:
    state, bot = GameState.new(ruleset, 2, 3), make_bot("casual", 1)
    seated = [Habits("one"), Habits("other")]
    while not state.is_over:
        play_noting(state, bot.choose(state.view(state.seat_to_act)), seated)
    for record in seated:
        assert record.highest <= record.choices_of_sun <= record.lots
        assert record.last_ra_draws <= record.last_ra_turns
        record.games = 1
        shown = play_statistics(record, ruleset)
        if ruleset == "priests":
            assert (shown["ankhs"], shown["turned"]) == (record.ankhs, record.flips)
            assert record.flips <= record.tiles["priest"]
            assert "spent" not in shown
        else:
            assert shown["spent"] == record.gods <= record.tiles["god"]
            assert "ankhs" not in shown
    assert all(sum(getattr(record, name) for record in seated) > 0 for name in ("denied", "highest", "last_ra_turns"))
    assert sum(record.ankhs for record in seated) > 0 or ruleset == "boat"
