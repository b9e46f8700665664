"""Full games are played as they were when their transcripts were read and kept (see golden.py)."""

from __future__ import annotations

import difflib
import re

import pytest

from ra_desktop.engine import RULESETS, Game, parse_action

from .golden import SEEDS, path_of, plain, transcript

every_game = pytest.mark.parametrize(("ruleset", "players"), SEEDS)


@every_game
def test_a_full_game_is_told_as_in_its_transcript(ruleset: str, players: int) -> None:
    kept = path_of(ruleset, players).read_text(encoding="utf-8").splitlines()
    now = transcript(ruleset, players).splitlines()
    difference = "\n".join(list(difflib.unified_diff(kept, now, "kept", "now", lineterm=""))[:60])
    assert not difference, f"read this, then: python -m tests.engine.golden --write\n{difference}"


@every_game
def test_the_game_can_be_replayed_from_the_transcript_alone(ruleset: str, players: int) -> None:
    """Bag, suns and actions as written: nothing depends on how a library shuffles."""
    text = path_of(ruleset, players).read_text(encoding="utf-8")
    bag = re.search(r"^bag: (.*)$", text, re.MULTILINE)
    assert bag is not None
    suns = [list(map(int, group.split())) for group in re.findall(r"^suns \d: (.*)$", text, re.MULTILINE)]
    actions = [parse_action(words) for words in re.findall(r"^\d+\. seat \d: (.*)$", text, re.MULTILINE)]
    seats = [int(seat) for seat in re.findall(r"^\d+\. seat (\d)", text, re.MULTILINE)]
    game = Game.replay(ruleset, players, bag=bag[1].split(), suns=suns, actions=actions)
    assert [ply.seat for ply in game.plies] == seats
    assert game.state.is_over
    last = re.findall(r"^    GameEnded: winner (\d), fame ([\d ]+), suns [\d ]+$", text, re.MULTILINE)
    assert last == [(str(game.state.winner), plain(game.state.fame))]


def test_every_game_has_a_transcript_for_each_number_of_players() -> None:
    kept = {(RULESETS[name].game, players) for name, players in SEEDS}
    played = {(rules.game, players) for rules in RULESETS.values() for players in rules.players}
    assert played <= kept, "add a seed to SEEDS in golden.py, then: python -m tests.engine.golden --write"


def test_the_transcripts_together_hold_every_action_and_every_event() -> None:
    text = "".join(path_of(*game).read_text(encoding="utf-8") for game in SEEDS)
    for word in ("draw", "invoke", "god", "end", "bid", "pass", "discard", "side", "flip", "keep"):
        assert re.search(rf"^\d+\. seat \d: {word}", text, re.MULTILINE), word
    for name in (
        "EpochStarted", "TileDrawn", "GodSpent", "AuctionStarted", "SunBid", "Passed", "LotWon", "NobodyBid",
        "DisasterStruck", "TileDiscarded", "EpochEnded", "EpochScored", "GameEnded", "SideChosen", "TileFlipped",
        "PriestKept", "PlagueReturned", "AnkhsWon",
    ):  # fmt: skip
        assert f"    {name}: " in text, name
    for row in RULESETS["priests"].rows:
        assert re.search(rf"    seat \d: .*\b{row} -?[1-9]", text), row
    for words in ("cause drawn", "cause invoked", "cause full", "reason ra", "reason suns", "chosen True"):
        assert words in text, words
