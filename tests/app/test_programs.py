"""Outside programs are entered for this computer and this home; whatever comes from elsewhere starts none unasked."""

from __future__ import annotations

import json
import shutil
import sys
from typing import TYPE_CHECKING, Any

import pytest

from ra_desktop.ai.outside import PROGRAMS, Program
from ra_desktop.app.settings import Settings
from ra_desktop.storage import paths, programs

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QCoreApplication

OWL = Program(("/bin/owl", "--depth", "3 4"), 5)
ENTRY = {"command": list(OWL.command), "seconds": 5, "trust": "any"}


def started() -> dict[str, str]:
    """When each program starts without a question, after another start of this program."""
    known = Settings().programs.known
    assert known == PROGRAMS
    return {name: program.trust for name, program in known.items()}


def test_a_program_is_entered_confirmed_changed_renamed_and_removed(qapp: QCoreApplication) -> None:
    entered = Settings().programs
    entered.enter("owl", OWL)
    entered.enter("fox", OWL)
    assert started() == {"owl": "own", "fox": "own"}
    entered.confirm("owl")
    assert started() == {"owl": "any", "fox": "own"}
    entered.enter("owl", OWL)
    assert started()["owl"] == "any", "nothing was changed"
    for change in (OWL._replace(command=("/bin/owl",)), OWL._replace(seconds=6)):
        entered.confirm("owl")
        entered.enter("owl", change)
        assert started()["owl"] == "own"
    entered.confirm("owl")
    entered.enter("great owl", OWL, "owl")
    assert list(started().items()) == [("great owl", "own"), ("fox", "own")]
    entered.remove("fox")
    assert started() == {"great owl": "own"}


@pytest.mark.parametrize("moved", ["home", "machine", "state"])
def test_what_is_copied_starts_nothing_without_a_question(
    qapp: QCoreApplication, ra_home: Path, monkeypatch: pytest.MonkeyPatch, moved: str
) -> None:
    entered = Settings().programs
    entered.enter("owl", OWL)
    entered.confirm("owl")
    path = paths.programs_path()
    assert ra_home not in path.parents
    if moved == "home":  # even with the file beside it
        monkeypatch.setenv("RA_DESKTOP_HOME", f"{ra_home}-2")
        assert started() == {}
        shutil.copy(path, paths.programs_path())
    elif moved == "machine":
        monkeypatch.setattr(programs, "_machine", lambda: "another")
    else:
        monkeypatch.setenv("XDG_STATE_HOME", f"{ra_home}-elsewhere")
        shutil.copytree(path.parent, paths.programs_path().parent)
    assert started() == {"owl": "none"}
    Settings().programs.enter("fox", OWL)
    assert started() == {"owl": "none", "fox": "own"}
    Settings().programs.confirm("owl")
    assert started() == {"owl": "any", "fox": "own"}


def test_the_programs_of_an_earlier_version_are_taken_over_once_and_asked_about(
    qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    old: dict[str, Any] = {
        "owl": {"command": ["/bin/owl", "--depth", "3 4"], "seconds": 5},
        "planted": {"command": [sys.executable], "seconds": 5, "trust": "any"},
        "beside": {"command": ["./bot"], "seconds": 5},
        "wrong": {"command": "/bin/owl", "seconds": 5},
        "empty": {"command": [""], "seconds": 5},
        "": ENTRY,
        "a\nb": ENTRY,
    }
    settings = Settings()
    settings.store.change(lambda texts: texts.update(programs=json.dumps(old), volume="3"))
    assert started() == {"owl": "none", "planted": "none", "beside": "none"}
    assert PROGRAMS["owl"].command == OWL.command
    assert not PROGRAMS["beside"].is_there
    assert "programs" not in paths.settings_path().read_text()
    assert set(json.loads(paths.programs_path().read_bytes())["programs"]) == set(PROGRAMS), "the rest is no entry"
    assert Settings().volume == 3
    Settings().programs.remove("owl")
    assert "owl" not in started()


@pytest.mark.parametrize(
    "wrong",
    [
        {"seconds": 0}, {"seconds": 61}, {"seconds": True}, {"seconds": 2.5}, {"seconds": "5"}, {"trust": "all"},
        {"command": "/bin/owl"}, {"command": []}, {"command": ["/bin/owl", 3]}, {"command": ["/bin/owl", "\0"]},
    ],
)  # fmt: skip
def test_an_entry_that_is_none_costs_only_itself(qapp: QCoreApplication, wrong: dict[str, Any]) -> None:
    kept = {"fox": ENTRY, "owl": ENTRY | wrong, "": ENTRY, "x" * 33: ENTRY, "a\nb": ENTRY}
    paths.programs_path().parent.mkdir(parents=True)
    paths.programs_path().write_text(json.dumps({"place": programs.place(), "programs": kept}))
    assert started() == {"fox": "any"}
