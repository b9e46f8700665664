"""What is said after ``ra-desktop``: understood, or refused with words that help."""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import ra_desktop
from ra_desktop import command_line, review_command
from ra_desktop.ai.arena import command as arena_command
from ra_desktop.ai.neural import compiled
from ra_desktop.command_line import read
from ra_desktop.storage import paths
from ra_desktop.storage.paths import resources_dir

PARSERS = {
    "ra-desktop": command_line.parser,
    "ra-review": review_command._parser,
    "ra-arena": arena_command._parser,
}


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said to *words* that are a mistake."""
    with pytest.raises(SystemExit) as ended:
        read(words)
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_without_words_everything_is_as_usual() -> None:
    assert read([]) == {"files": [], "watch": False, "log_level": "warning"}


def test_files_are_found_whatever_becomes_the_working_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    options = read(["one.ra-game", "--log-level", "debug", str(tmp_path / "ラー two.ra-game")])
    assert options["files"] == [tmp_path / "one.ra-game", tmp_path / "ラー two.ra-game"]
    assert options["log_level"] == "debug"


def test_what_looks_like_an_option_can_be_a_file_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert read(["--", "--watch"]) == {"files": [tmp_path / "--watch"], "watch": False, "log_level": "warning"}


def test_a_file_can_be_given_as_a_desktop_writes_its_address(tmp_path: Path) -> None:
    file = tmp_path / "с пробелом & 100%.ra-game"
    assert read([file.as_uri()])["files"] == [file]


@pytest.mark.parametrize(
    ("word", "file"),
    [
        ("file:///a%00b", "/a\0b"),
        ("a\0b", "{here}/a\0b"),
        ("file://[::1/x", "{here}/file:/[::1/x"),
        ("file:", "{here}"),
        ("file:///%ff%fe", os.fsdecode(b"/\xff\xfe")),
        ("\ud800", "{here}/\ud800"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="paths are others there")
def test_any_word_is_a_path_and_no_trouble(word: str, file: str, monkeypatch, tmp_path: Path) -> None:
    """Whether there is such a file, who opens it will say."""
    monkeypatch.chdir(tmp_path)
    assert read(["--", word])["files"] == [Path(file.replace("{here}", str(tmp_path)))]


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can remove the working folder there")
def test_where_the_working_folder_is_gone_a_file_is_as_it_was_given(monkeypatch, tmp_path: Path) -> None:
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    assert read(["/a", "b"])["files"] == [Path("/a"), Path("b")]


@pytest.mark.parametrize("word", ["--version", "--help"])
def test_who_only_asks_gets_an_answer_before_qt_is_loaded(word: str) -> None:
    code = (
        "import sys; from ra_desktop.__main__ import main\n"
        f"try: main([{word!r}])\n"
        "except SystemExit as ended: sys.exit(ended.code or any(name.startswith('PySide6') for name in sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert {"--version": f"ra-desktop {ra_desktop.__version__}\n", "--help": "--reset-settings"}[word] in run.stdout


def test_an_unknown_option_is_named_with_the_one_that_was_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert "unknown option --log-lvl, did you mean --log-level?" in refusal(capsys, "--log-lvl=debug")
    assert "unknown option --reset, did you mean --reset-settings?" in refusal(capsys, "--reset")
    said = refusal(capsys, "--xyzzy")
    assert "unknown option --xyzzy\n" in said
    assert "ra-desktop --help" in said


def test_an_unknown_level_of_the_log_is_answered_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    said = refusal(capsys, "--log-level", "loud")
    assert "loud" in said
    assert all(level in said for level in ("debug", "info", "warning", "error"))


def test_settings_are_put_aside_and_not_thrown_away(capsys: pytest.CaptureFixture[str]) -> None:
    path = paths.settings_path()
    path.parent.mkdir(parents=True)
    path.write_text("[General]\nvolume=3\n")
    assert "reset_settings" not in read(["--reset-settings"])
    assert not path.exists()
    kept = path.with_name("settings.old.ini")
    assert kept.read_text() == "[General]\nvolume=3\n"
    assert str(kept) in capsys.readouterr().out


def test_where_there_are_no_settings_there_is_nothing_to_reset(capsys: pytest.CaptureFixture[str]) -> None:
    read(["--reset-settings"])
    assert "no settings" in capsys.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="folders are not closed like this")
def test_settings_that_cannot_be_reset_are_told_with_the_reason(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(SystemExit) as ended:
        read(["--reset-settings"])
    assert ended.value.code == 1
    assert "Permission denied" in capsys.readouterr().err


def test_where_there_is_no_terminal_a_box_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Windows starts a program that has windows: with no streams at all."""
    said: list[str] = []
    box = SimpleNamespace(MessageBoxW=lambda _owner, text, _title, _kind: said.append(text))
    system = SimpleNamespace(GetUserDefaultUILanguage=lambda: 0x0409)
    monkeypatch.setitem(sys.modules, "ctypes", SimpleNamespace(windll=SimpleNamespace(user32=box, kernel32=system)))
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    with pytest.raises(SystemExit):
        read(["--version"])
    assert len(said) == 1
    assert said[0].startswith(f"ra-desktop {ra_desktop.__version__}\n")
    assert sys.stdout is None
    read([])
    assert len(said) == 1


@pytest.mark.parametrize("built", [True, False])
def test_the_version_says_who_cannot_play_where_the_c_part_was_not_built(
    built: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "is_there", lambda: built)
    with pytest.raises(SystemExit):
        read(["--version"])
    first, *more = capsys.readouterr().out.splitlines()
    assert first == f"ra-desktop {ra_desktop.__version__}"
    assert ["only Novice can play" in line for line in more] == [True] * (not built)


def test_words_to_a_program_with_a_terminal_go_there(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = io.StringIO()
    monkeypatch.setattr(sys, "stdout", heard)
    with pytest.raises(SystemExit):
        read(["--version"])
    assert heard.getvalue().startswith("ra-desktop ")


def test_a_lesson_is_read_before_the_program_starts(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = resources_dir() / "lessons" / "ra" / "01-draw-or-call.toml"
    assert read(["--lesson", str(file)])["lesson"].id == "draw-or-call"
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(file.read_text(encoding="utf-8").replace("minutes", "minuts"), encoding="utf-8")
    assert f"{wrong}: line 3: minuts: there is no such field" in refusal(capsys, "--lesson", str(wrong))


@pytest.mark.parametrize("name", PARSERS)
def test_a_help_can_be_filled_in_when_its_option_is_added(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.14 asks for it, and would not start the program."""
    add, filled = argparse.ArgumentParser.add_argument, []

    def checked(self: argparse.ArgumentParser, *words: str, **how: Any) -> argparse.Action:
        action = add(self, *words, **how)
        if action.help:
            filled.append(argparse.HelpFormatter(self.prog)._expand_help(action))
        return action

    monkeypatch.setattr(argparse.ArgumentParser, "add_argument", checked)
    PARSERS[name]()
    assert len(filled) > 3
