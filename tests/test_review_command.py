"""The command ra-review: the figures of the review, every readable file, and the exit status."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ra_desktop import review_command
from ra_desktop.ai.answering import answers, as_json, as_lines
from ra_desktop.ai.protocol import Limit
from ra_desktop.ai.review.judge import ROLLOUTS
from ra_desktop.ai.review.plain import as_plain
from ra_desktop.ai.review.reviewer import review
from ra_desktop.engine import Game, GameState, Invoke
from ra_desktop.storage import COLOURS, SavedGame, Seat, encode

if TYPE_CHECKING:
    from pathlib import Path

    from ra_desktop.ai.review.record import Review


def game_of(seed: int) -> Game:
    game = Game("boat", 2, seed, bag=["ra"] * 8 + ["gold", "god", "nile", "flood", "pharaoh"] * 2)
    while not game.state.is_over:
        game.play(game.state.legal_actions()[seed % len(game.state.legal_actions())])
    return game


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Two games, with a file that is none between them."""
    made = [tmp_path / name for name in ("one.ra-game", "none.ra-game", "two.ra-game")]
    for seed, path in enumerate(made, 1):
        seats = (Seat("Ann", COLOURS[0]), Seat("Nefer", COLOURS[1], "casual"))
        path.write_bytes(encode(SavedGame(game_of(seed), seats)))
    made[1].write_text("{}")
    return made


def test_every_game_gives_its_figures_and_a_bad_file_is_named(
    files: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert review_command.main(["--depth", "quick", "--json", *map(str, files)]) == 1
    out, err = capsys.readouterr()
    results = [json.loads(line) for line in out.splitlines()]
    assert [item["file"] for item in results] == [str(files[0]), str(files[2])]
    assert "none.ra-game" in err
    for seed, item in zip((1, 3), results, strict=True):
        whole = review(game_of(seed), depth="quick")
        assert item["review"] == json.loads(json.dumps(as_plain(whole)))
        for seat, figures in enumerate(item["seats"]):
            balance = whole.balance(seat)
            assert figures["luck"] == balance.luck
            change = figures["end"] - figures["start"]
            assert change == pytest.approx(figures["luck"] + figures["errors"] + figures["gifts"], abs=1e-9)
        assert [figures["name"] for figures in item["seats"]] == ["Ann", "Nefer"]


def test_sound_files_end_well_and_the_text_names_everybody(
    files: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert review_command.main(["--depth", "quick", str(files[0])]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(f"{files[0]}: boat, 2 players")
    assert "Ann" in out
    assert "Nefer" in out
    assert err == "1/1 one.ra-game: done\n"
    assert review_command.main(["--depth", "quick", "--quiet", str(files[0])]) == 0
    assert capsys.readouterr().err == ""


def test_depth_and_seed_reach_the_reviewer(
    files: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[object, object]] = []

    def reviewed(game: Game, **how: object) -> Review:
        asked.append((how["depth"], how["seed"]))
        return review(game, depth="quick")

    monkeypatch.setattr(review_command, "review", reviewed)
    review_command.main([str(files[0])])
    review_command.main(["--depth", "quick", "--seed", "7", str(files[0])])
    assert asked == [("full", 0), ("quick", 7)]


@pytest.mark.slow
def test_several_processes_say_the_same(files: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    expected = ["--depth", "quick", "--json", str(files[0]), str(files[2])]
    review_command.main(expected)
    alone = capsys.readouterr().out
    review_command.main([*expected, "--jobs", "2"])
    assert capsys.readouterr().out == alone


def test_no_jobs_is_misuse(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        review_command.main(["--jobs", "0", "x.ra-game"])
    assert ended.value.code == 2
    assert "--jobs" in capsys.readouterr().err


POSITION = (
    "ra1 boat 2; epoch 3; ra 5; turn 1; track nile gold god gold; centre 2; seat 0: fame 9, suns 9; "
    "seat 1: fame 4, suns 1"
)


def test_positions_get_the_fame_the_chance_and_the_error_of_every_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = tmp_path / "positions.txt"
    listed.write_text(f"{POSITION}\n\nowl\n{POSITION.replace('turn 1', 'over')}\n")
    (tmp_path / "none.txt").mkdir()
    asked = ["--position", POSITION, "--positions", str(listed), "--positions", str(tmp_path / "none.txt"), "--json"]
    assert review_command.main(asked) == 1
    out, err = capsys.readouterr()
    first, second = (json.loads(line) for line in out.splitlines())
    view = GameState.from_text(POSITION).view(1)
    *_, answer = answers(view, limit=Limit(rollouts=ROLLOUTS))
    assert first == second == json.loads(json.dumps(as_json(answer)))
    assert (first["position"], first["seat"]) == (POSITION, 1)
    assert sorted(move["move"] for move in first["moves"]) == ["draw", "invoke"]
    assert all(move["fame_error"] > 0 and 0 < move["win"] < 1 and move["error"] > 0 for move in first["moves"])
    account = first["account"]
    assert sum(account["parts"].values()) == account["fame"] != 0
    parts = " ".join(f"{kind} {fame:+d}" for kind, fame in account["parts"].items())
    assert as_lines(answer)[-1] == f"  {account['move']}: {parts} = {account['fame']:+d}"
    text = err.splitlines()
    assert text[0].startswith(f"ra-review: {tmp_path / 'none.txt'}: ")
    assert text[1] == f"ra-review: {listed}, line 3: column 1: expected 'ra1', not 'owl'"
    assert text[2].startswith(f"ra-review: {listed}, line 4: column 28: ")


def test_a_position_in_text_says_who_is_to_act_and_has_errors_even_quickly(capsys: pytest.CaptureFixture[str]) -> None:
    assert review_command.main(["--depth", "quick", "--position", POSITION]) == 0
    head, columns, *moves, _ = capsys.readouterr().out.splitlines()
    assert head == "boat, 2 players, epoch 3: seat 1 to act"
    assert columns.split() == ["fame", "±", "wins", "±"]
    assert sorted(line.split()[0] for line in moves) == ["draw", "invoke"]
    assert all(float(line.split()[2]) > 0.1 for line in moves)


def test_something_to_review_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        review_command.main([])
    assert "a saved game or a position is needed" in capsys.readouterr().err


def test_what_happened_once_did_not_happen_one_times(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game("priests", 2, 5)
    game.play(Invoke())
    path = tmp_path / "early.ra-game"
    path.write_bytes(encode(SavedGame(game, (Seat("Anna", "lapis"), Seat("Ben", "ochre")))))
    assert review_command.main([str(path), "--depth", "quick", "--quiet"]) == 0
    assert "Anna: invoked Ra too early once, -" in capsys.readouterr().out


@pytest.mark.parametrize(("loss", "text"), [(7.24, "-7.2"), (0.04, "0.0"), (0.0, "0.0"), (-0.04, "0.0"), (-0.3, "0.3")])
def test_a_loss_of_nothing_has_no_sign(loss: float, text: str) -> None:
    assert review_command._cost(loss) == text
