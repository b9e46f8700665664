"""What leaves the program for a terminal or the log: nothing in it acts, forges a line, or fails to be encoded."""

from __future__ import annotations

import io
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ra_desktop import engine_command, review_command
from ra_desktop.ai.arena import command as arena_command
from ra_desktop.console import LogFormatter, one_line, terminal
from ra_desktop.engine import Game
from ra_desktop.storage import COLOURS, SavedGame, Seat, encode
from tests.sampling import sampled

ROOT = Path(__file__).resolve().parents[1]
POSIX = pytest.mark.skipif(os.name == "nt", reason="such names, pipes and devices are unknown there")
POSITION = str(Game("boat", 2, 1).state)
EVIL = "\x1b]0;owned\x07\nforged\u202e\x9b2J\udcff"


def write_game(path: Path, name: str = "Ann") -> Path:
    game = Game("boat", 2, bag=["ra"] * 8 + ["gold", "god", "nile", "flood"])
    while not game.state.is_over:
        game.play(game.state.legal_actions()[0])
    path.write_bytes(encode(SavedGame(game, (Seat(name, COLOURS[0]), Seat("Nefer", COLOURS[1], "casual")))))
    return path


def command(module: str, *words: str, encoding: str = "utf-8") -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "LC_ALL": "C.UTF-8"}
    return subprocess.Popen(
        [sys.executable, "-m", module, *words],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_what_a_terminal_would_act_upon_is_written_as_an_escape() -> None:
    assert one_line(EVIL) == r"\x1b]0;owned\x07\nforged\u202e\x9b2J\udcff"
    assert one_line("Nebet – 王 👑 é\u0301") == "Nebet – 王 👑 é\u0301"


@POSIX
def test_no_name_of_a_file_or_player_acts_on_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = write_game(tmp_path / f"{EVIL}.ra-game".replace("/", ""))
    missing = tmp_path / "\x1b[31mnone\nra-review: fine.ra-game"
    assert review_command.main(["--depth", "quick", str(missing), str(good)]) == 1
    text = "".join(capsys.readouterr())
    assert not set(text) & set("\x1b\x07\x9b\u202e\udcff")
    assert not any(line.startswith(("forged", "ra-review: fine")) for line in text.splitlines())


def test_a_missing_file_is_named_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert review_command.main([str(tmp_path / "nofile")]) == 1
    assert capsys.readouterr().err == f"ra-review: {tmp_path / 'nofile'}: No such file or directory\n"


@pytest.mark.parametrize("encoding", sampled([("ascii",), ("latin-1",), ("cp1252",)], 3))
def test_a_name_that_the_output_cannot_encode_costs_no_other_file(tmp_path: Path, encoding: str) -> None:
    files = [write_game(tmp_path / f"{number}.ra-game", name) for number, name in enumerate(("王后 👑", "Ann"))]
    out, err = command(
        "ra_desktop.review_command", "--depth", "quick", *map(str, files), encoding=encoding
    ).communicate(timeout=60)
    assert b"Traceback" not in err
    assert rb"\u738b\u540e \U0001f451" in out
    assert out.count(b"boat, 2 players") == 2


@POSIX
@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("ra_desktop", ["--help"]),
        ("ra_desktop.review_command", ["--help"]),
        ("ra_desktop.ai.arena", ["--help"]),
        ("ra_desktop.ai.arena", ["--seats", "random,random", "--ruleset", "boat", "--games", "2", "--quiet"]),
    ],
)
def test_a_closed_pipe_ends_a_command_quietly(module: str, words: list[str]) -> None:
    running = command(module, *words)
    assert running.stdout is not None
    running.stdout.close()
    running.stdout = None
    _, err = running.communicate(timeout=60)
    assert err == b""
    assert running.returncode in (0, 141)  # argparse may have lost the help without a word


@pytest.mark.parametrize(("run", "closed"), [
    (engine_command.main, ["stdin"]), (engine_command.main, ["stdin", "stdout", "stderr"]),
    (lambda words: review_command.main([*words, "--position", POSITION, "--depth", "quick"]), ["stdout"]),
])  # fmt: skip
def test_what_was_closed_before_a_command_began_is_empty(run, closed, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in closed:
        monkeypatch.setattr(sys, name, None)
    assert run([]) == 0


@pytest.mark.parametrize("module", ["ra_desktop", "ra_desktop.review_command", "ra_desktop.ai.arena"])
def test_help_is_printed_whatever_the_encoding(module: str) -> None:
    out, err = command(module, "--help", encoding="ascii").communicate(timeout=60)
    assert (b"--help" in out, err) == (True, b"")


def test_an_error_that_is_not_of_the_output_is_raised_as_it_is() -> None:
    with pytest.raises(FileNotFoundError), terminal("test"):
        Path("/nowhere/at/all").read_text("utf-8")


@pytest.mark.parametrize(
    ("run", "words"),
    [
        (review_command.main, ["x", "--jobs", "-2"]),
        (review_command.main, ["x", "--jobs", "99999999"]),
        (review_command.main, ["x", "--seed", "-1"]),
        (review_command.main, ["x", "--seed", "9" * 5000]),
        (arena_command.main, ["--games", "0"]),
        (arena_command.main, ["--games", "1e3"]),
        (arena_command.main, ["--seed", "-1"]),
        (arena_command.main, ["--jobs", "-2"]),
    ],
)
def test_a_number_out_of_range_is_refused(run, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run(words)
    assert ended.value.code == 2
    assert len(said := capsys.readouterr().err.splitlines()[-1]) < 200
    assert "not a whole number from" in said


@POSIX
@pytest.mark.parametrize("kind", ["fifo", "folder", "no folder"])
def test_the_file_for_results_is_tried_before_any_game(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_command, "_match", lambda *_: pytest.fail("games are played"))
    path = tmp_path / kind
    if kind == "fifo":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path /= "file"
    with pytest.raises(SystemExit, match="2"):
        arena_command.main(["--seats", "random,random", "--ruleset", "boat", "--json", str(path)])
    assert str(path) in capsys.readouterr().err


def test_trying_the_file_for_results_changes_nothing(tmp_path: Path) -> None:
    old = tmp_path / "old.json"
    old.write_text("before")
    assert arena_command._output(str(old)) == old
    arena_command._output(str(tmp_path / "new.json"))
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("old.json", "before")]


# --- the log ----------------------------------------------------------------------------------------


@pytest.fixture
def log() -> tuple[logging.Logger, io.StringIO]:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(LogFormatter())
    logger = logging.Logger("ra_desktop.test")
    logger.addHandler(handler)
    return logger, written


def entries(written: io.StringIO) -> list[str]:
    return [line for line in written.getvalue().split("\n") if line and not line.startswith("  ")]


def test_a_line_break_forges_no_entry_of_the_log(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, written = log
    logger.warning("not opened: %s", EVIL)
    try:
        raise ValueError("2026-01-01 CRITICAL\r\n2026-01-01 CRITICAL forged\u2028too")
    except ValueError:
        logger.exception("failed")
    assert len(entries(written)) == 2
    assert not set(written.getvalue()) & set("\x1b\x07\r\u2028\x9b")


def test_a_traceback_is_written_once(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, written = log
    for number in (1, 1, 1, 2):
        try:
            raise ValueError(number)
        except ValueError:
            logger.exception("failed")
    assert written.getvalue().count("Traceback") == 2
    assert written.getvalue().count("the same traceback as before: ValueError: 1") == 2
    assert len(entries(written)) == 4


def test_an_entry_of_the_log_is_bounded(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, written = log
    logger.warning("%s", "x" * 1_000_000)
    assert len(written.getvalue()) < 50_000
