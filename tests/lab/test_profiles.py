"""What the laboratory tells of the characters: how they play, and what that costs them."""

from __future__ import annotations

import json
from contextlib import redirect_stdout
from io import StringIO

import numpy as np
import pytest

from lab.profiles import main
from ra_desktop.ai.characters import CHARACTERS
from ra_desktop.ai.neural.network import Network

FEW_GAMES = ["profiles", "--ruleset", "boat", "--players", "2", "--games", "2", "--jobs", "1"]


@pytest.fixture(autouse=True, scope="module")
def _rounded_estimates():
    """The last digits of an estimate depend on what else is in the batch, and on the processor: so do equal moves."""
    values = Network.values
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Network, "values", lambda network, *seen: np.round(values(network, *seen), 4))
        yield


@pytest.fixture(scope="module")
def profiles(tmp_path_factory):
    """What is printed of all characters, and the file."""
    file = tmp_path_factory.mktemp("lab") / "profiles.json"
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(StringIO()) as printed:
        patched.setattr("sys.argv", [*FEW_GAMES, "skilled", "--json", str(file)])
        main()
    return printed.getvalue(), json.loads(file.read_text(encoding="utf-8"))


def test_profiles_are_those_of_the_games(profiles):
    printed, result = profiles
    habits, costs, _ = printed.split("\n\n")
    rows = [line.split(" | ") for line in habits.splitlines()[2:]]
    assert [row[0].strip("| ") for row in rows] == ["(none)", *CHARACTERS]
    assert len(costs.splitlines()) == len(rows) + 2
    nobody, *characters = result["characters"]
    assert (nobody["character"], nobody["games"], nobody["regret"]) == ("(none)", 2, 0.0)
    # Everybody is neutral: as many wins as seats.
    assert nobody["wins"] == 1
    for character in characters:
        assert character["beside_neutral"] == (character["wins"] - nobody["wins"]) / 2
        assert abs(character["regret"]) < 0.3
    assert any(character["regret"] for character in characters)


def test_profiles_of_some_characters_are_those_among_all(profiles, capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", [*FEW_GAMES, "skilled:heir,general"])
    main()
    sample = capsys.readouterr().out.split("\n\n")[0].splitlines()
    assert [line.split()[1] for line in sample[2:]] == ["(none)", "heir", "general"]
    assert set(sample) <= set(profiles[0].splitlines())


@pytest.mark.parametrize(("profiled", "reason"), [
    ("casual", "no profiles at level 'casual'"), ("expert:", "no character ''"), ("expert:heir,plumber", "plumber"),
])  # fmt: skip
def test_who_cannot_be_profiled_is_said(profiled, reason, capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["profiles", profiled])
    with pytest.raises(SystemExit, match="2"):
        main()
    assert reason in capsys.readouterr().err
