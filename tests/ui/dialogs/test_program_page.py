"""Outside programs are entered, tried out, changed and removed in the preferences, and then offered for a seat."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QFileDialog

from ra_desktop.ai.outside import Program
from ra_desktop.app.settings import Settings
from ra_desktop.storage import programs
from ra_desktop.ui.dialogs.program_page import ProgramPage

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

OWL = Program(("/opt/owl", "--depth", "a b"), 5)
FOX = Program(("/opt/fox",), 60)


@pytest.fixture
def page(qapp, ra_home, keep) -> ProgramPage:
    settings = Settings()
    settings.programs.enter("Owl", OWL)
    settings.programs.enter("Fox", FOX)
    return keep(ProgramPage(settings, None))


def shown(page: ProgramPage) -> tuple[list[str], str, str, str, int]:
    names = [page.list.item(row).text() for row in range(page.list.count())]
    return names, page.name.text(), page.path.text(), page.arguments.text(), page.seconds.value()


def enter(page: ProgramPage, name: str, path: str, arguments: str = "", seconds: int = 10) -> None:
    page.name.setText(name)
    page.path.setText(path)
    page.arguments.setText(arguments)
    page.seconds.setValue(seconds)


def test_the_selected_program_is_shown_with_all_that_starts_it(page: ProgramPage) -> None:
    assert shown(page) == (["Owl", "Fox"], "Fox", "/opt/fox", "", 60)
    page.list.setCurrentRow(0)
    assert shown(page) == (["Owl", "Fox"], "Owl", "/opt/owl", "--depth 'a b'", 5)


def test_a_program_is_added_changed_renamed_and_deleted(page: ProgramPage) -> None:
    page.add.click()
    assert shown(page)[1:] == ("", "", "", 10)
    assert not any(button.isEnabled() for button in (page.keep, page.try_out, page.remove))
    enter(page, " Cat\n", "/opt/cat", '--name "C 1"', 3)
    page.keep.click()
    cat = Program(("/opt/cat", "--name", "C 1"), 3)
    assert page._programs.known == {"Owl": OWL, "Fox": FOX, "Cat": cat}
    page.list.setCurrentRow(0)
    enter(page, "Great owl", "/opt/owl", 'a "b', 60)
    page.keep.click()
    great = Program(("/opt/owl", "a", '"b'), 60)
    assert list(page._programs.known.items()) == [("Great owl", great), ("Fox", FOX), ("Cat", cat)]
    assert shown(page) == (["Great owl", "Fox", "Cat"], "Great owl", "/opt/owl", "a '\"b'", 60)
    page.list.setCurrentRow(1)
    page.remove.click()
    assert page._programs.known == {"Great owl": great, "Cat": cat}
    assert shown(page)[0] == ["Great owl", "Cat"]


def test_a_chosen_file_is_entered_and_gives_its_name_to_what_has_none(
    page: ProgramPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.add.click()
    for answer, name, then in (("", "", ""), ("/opt/ibis.py", "ibis", "/opt/ibis.py"), ("/b", "ibis", "/b")):
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, answer=answer: (answer, ""))
        page.browse.click()
        assert shown(page)[1:3] == (name, then)


def test_what_was_entered_elsewhere_is_offered_to_be_saved_here(
    page: ProgramPage, keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "_machine", lambda: "another")
    copied = keep(ProgramPage(Settings(), None))
    assert copied.note.text().startswith("This entry comes from elsewhere")
    copied.keep.click()
    assert {name: program.trust for name, program in copied._programs.known.items()} == {"Owl": "none", "Fox": "own"}
    assert copied.note.text().startswith("Saved.")


def test_two_programs_do_not_have_the_same_name(page: ProgramPage) -> None:
    enter(page, "Owl", "/opt/fox")
    page.keep.click()
    assert page.note.text() == "Another program has this name."
    assert page._programs.known == {"Owl": OWL, "Fox": FOX}


@pytest.mark.parametrize(
    ("source", "seconds", "answer"),
    [
        ("print('id Owl 3\\nra1ok', flush=True)", 20, "It works: Owl 3."),
        ("print('ra1ok', flush=True)", 20, f"It works: {sys.executable}."),
        ("", 20, "It ended before it answered, with exit status 0."),
        ("import sys; sys.exit('No weights\\n \\x1b[31mhere')", 20,
         "It ended before it answered, with exit status 1.\nIts last messages:\nNo weights\n  [31mhere"),
        ("while True: print('hello')", 20, "It doesn’t speak the protocol for outside bots."),
        ("import time; time.sleep(99)", 1, "It didn’t answer in time."),
        (None, 20, "It can’t be started: there is no such file or folder."),
    ],
)  # fmt: skip
def test_a_program_is_tried_out_and_the_page_says_what_came_of_it(
    page: ProgramPage, qtbot: QtBot, source: str | None, seconds: int, answer: str
) -> None:
    page.show()
    path = "/no/such/program" if source is None else sys.executable
    enter(page, "New", path, "" if source is None else f"-c {shlex.quote(source)}", seconds)
    page.try_out.click()
    assert not page.try_out.isEnabled()
    assert page.note.text() == "Starting the program…"
    qtbot.waitUntil(lambda: page.try_out.isEnabled(), timeout=30_000)
    assert page.note.text() == answer


def test_a_script_that_does_not_say_what_runs_it_gets_help(page: ProgramPage, qtbot: QtBot, tmp_path: Path) -> None:
    page.show()
    script = tmp_path / "bot.py"
    for text, mode in (("print('ra1ok')", 0o644), ("\0 no program", 0o755)):
        script.write_text(text)
        script.chmod(mode)
        enter(page, "New", f'"{script}"')
        page.try_out.click()
        qtbot.waitUntil(lambda: page.try_out.isEnabled(), timeout=30_000)
        assert page.note.text().startswith("This file isn’t a program by itself.")
        assert page.path.text() == str(script)


def test_a_command_in_the_first_field_is_taken_apart_and_what_is_not_there_is_not_saved(page: ProgramPage) -> None:
    enter(page, "New", f"{shlex.quote(sys.executable)} -c", "'print(3)'")
    page.keep.click()
    assert (page.path.text(), page.arguments.text()) == (sys.executable, "-c 'print(3)'")
    assert page._programs.known["New"] == Program((sys.executable, "-c", "print(3)"), 10)
    enter(page, "New", "no-such-program -x")
    page.keep.click()
    assert page.note.text().startswith("There’s no such program")
    assert page._programs.known["New"].command[0] == sys.executable


@pytest.mark.parametrize("button", ["keep", "try_out"])
def test_quotation_marks_around_nothing_are_no_program(page: ProgramPage, button: str) -> None:
    enter(page, "Nothing", '" "')
    getattr(page, button).click()
    assert page.note.text().startswith("There’s no such program on this computer.")
    assert set(page._programs.known) == {"Owl", "Fox"}


def test_a_test_ends_with_the_page(page: ProgramPage, qtbot: QtBot) -> None:
    page.show()
    enter(page, "Slow", sys.executable, "-c 'import time; time.sleep(99)'", 60)
    page.try_out.click()
    job = page._test
    assert job is not None
    page.hide()
    assert job.is_cancelled
    assert page._test is None
