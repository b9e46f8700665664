"""Programs of the same person find each other, and nothing else that listens can get in between."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from ra_desktop.storage import paths
from ra_desktop.storage.slots import Slot
from ra_desktop.ui.system import single_instance
from ra_desktop.ui.system.single_instance import RequestServer, address_of, pass_on
from tests.planted import PLANTED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

GAME = Path("/games/Sunday с пробелом.ra-game")


@pytest.fixture
def slot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Slot]:
    """What a running program holds, in a folder whose sockets are nobody else's."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", "")
    claimed = Slot.claim()
    yield claimed
    claimed.release()


@pytest.fixture
def heard(qapp: object, slot: Slot, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[list[Path]]]:
    """What a running program is passed."""
    monkeypatch.setenv(single_instance.ACTIVATION_TOKEN, "")
    results: list[list[Path]] = []
    server = RequestServer()
    server.received.connect(results.append)
    assert server.listen(slot.path())
    yield results
    server.close()


CALLER = """
import os, sys
from pathlib import Path
from ra_desktop.ui.system.single_instance import pass_on
token, *files = sys.argv[1:]
sys.exit(pass_on([Path(os.fsdecode(bytes.fromhex(file))) for file in files], token))
"""


def passed(qtbot: QtBot, *files: Path, right: str = "") -> bool:
    """Whether another program takes the files; one of its own asks, for it does nothing else until it is answered."""
    words = [right, *(os.fsencode(file).hex() for file in files)]
    caller = subprocess.Popen([sys.executable, "-c", CALLER, *words])
    qtbot.waitUntil(lambda: caller.poll() is not None, timeout=60_000)
    return bool(caller.returncode)


def test_a_running_program_takes_the_files_and_the_right_to_come_to_the_front(
    qtbot: QtBot, heard: list[list[Path]]
) -> None:
    assert passed(qtbot, GAME, GAME.with_name("Monday"), right="a right")
    assert heard == [[GAME, GAME.with_name("Monday")]]
    assert os.environ[single_instance.ACTIVATION_TOKEN] == "a right"


def test_a_running_program_comes_to_the_front_without_files_too(qtbot: QtBot, heard: list[list[Path]]) -> None:
    assert passed(qtbot)
    assert heard == [[]]


@pytest.mark.skipif(sys.platform != "linux", reason="names are text there")
def test_a_name_that_is_no_text_arrives_as_it_is(qtbot: QtBot, heard: list[list[Path]]) -> None:
    odd = Path(os.fsdecode(b"/games/\xff\xfe.ra-game"))
    assert passed(qtbot, odd)
    assert heard == [[odd]]


def test_nobody_is_asked_about_a_file_that_cannot_be(heard: list[list[Path]]) -> None:
    assert not pass_on([Path("a\ud800b")])
    QCoreApplication.processEvents()
    assert heard == []


def test_where_nobody_runs_nobody_answers(qapp: object, slot: Slot) -> None:
    assert not pass_on([GAME])


def test_a_program_does_not_ask_itself(heard: list[list[Path]], slot: Slot) -> None:
    assert not pass_on([GAME], myself=slot.path())
    assert heard == []


def test_what_a_crash_has_left_behind_is_taken_away(qtbot: QtBot, slot: Slot) -> None:
    """The socket of a program that was killed is still there when the next one holds the same autosave."""
    code = (
        "import os, sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
        "from ra_desktop.ui.system.single_instance import RequestServer; app = QCoreApplication([]);"
        "server = RequestServer(); sys.stdout.write(str(server.listen(Path(sys.argv[1])))); sys.stdout.flush();"
        "os._exit(1)"
    )
    run = subprocess.run([sys.executable, "-c", code, str(slot.path())], capture_output=True, timeout=60, check=False)
    assert run.stdout == b"True"
    if sys.platform != "win32":
        assert Path(address_of(slot.path())).exists()
    assert not pass_on([GAME])
    server = RequestServer()
    assert server.listen(slot.path())
    assert passed(qtbot, GAME)
    server.close()


@pytest.mark.parametrize(
    "words",
    [
        b"hello\n",
        b"{}\n",
        b'{"files": ""}\n',
        b'{"files": ["/"]}\n',
        b'{"files": ["L2E=", "L2EAYg=="]}\n',  # "/a\0b"
        b'{"files": ["L2E="], "token": "a\\u0000b"}\n',
        b'{"files": ["L2E="], "token": "\\u00e9"}\n',
        b"[" * 60_000 + b"\n",
        b"\xff\xfe\n",
        PLANTED.encode() + b"\n",
    ],
)
def test_what_cannot_be_understood_is_not_answered(
    qtbot: QtBot, heard: list[list[Path]], slot: Slot, words: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    caller = QLocalSocket()
    caller.connectToServer(address_of(slot.path()))
    assert caller.waitForConnected(1000)
    with qtbot.waitSignal(caller.disconnected):
        caller.write(words)
        caller.flush()
    assert heard == []
    assert bytes(caller.readAll().data()) == b""
    assert "makes no sense" in caplog.text


def test_whoever_never_ends_a_question_is_cut_off(qtbot: QtBot, heard: list[list[Path]], slot: Slot) -> None:
    caller = QLocalSocket()
    caller.connectToServer(address_of(slot.path()))
    assert caller.waitForConnected(1000)
    with qtbot.waitSignal(caller.disconnected):
        caller.write(b"x" * 100_000)
        caller.flush()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of others are refused by the system there")
def test_a_listener_of_somebody_else_is_not_asked(heard: list[list[Path]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single_instance, "ANSWER_MS", 10)
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    assert not pass_on([GAME])
    QCoreApplication.processEvents()
    assert heard == []


def test_a_program_that_does_not_answer_means_no(qapp: object, slot: Slot, monkeypatch: pytest.MonkeyPatch) -> None:
    """It hangs: it is connected by the system, but never hears of it."""
    server = QLocalServer()
    assert server.listen(address_of(slot.path()))
    monkeypatch.setattr(single_instance, "ANSWER_MS", 30)
    assert not pass_on([GAME])
    server.close()


def test_other_folders_have_other_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    first = address_of(paths.autosave_path())
    monkeypatch.setenv("RA_DESKTOP_HOME", str(tmp_path / ("ラー" * 80)))
    second = address_of(paths.autosave_path())
    assert first != second
    if sys.platform != "win32":
        assert Path(second).parent == tmp_path


@pytest.mark.skipif(sys.platform == "win32", reason="sockets are files elsewhere")
@pytest.mark.parametrize(("home", "is_own"), [("/opt/a", True), ("/" + "x" * 90, False)])
def test_without_a_folder_for_sockets_they_meet_where_no_one_else_can_take_the_name(
    monkeypatch: pytest.MonkeyPatch, home: str, is_own: bool
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "")
    monkeypatch.setenv("RA_DESKTOP_HOME", home)
    assert (Path(address_of(paths.autosave_path())).parent == paths.data_dir()) == is_own


@pytest.mark.skipif(sys.platform != "linux", reason="Linux alone has it")
def test_in_a_sandbox_they_meet_where_all_can_see_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("FLATPAK_ID", "org.example.game")
    assert Path(address_of(paths.autosave_path())).parent == tmp_path / "app" / "org.example.game"


def test_without_a_folder_for_temporary_files_nobody_listens_and_nothing_breaks(
    qapp: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As on a full disk, where Python finds none."""

    def none() -> str:
        raise FileNotFoundError(2, "No usable temporary directory found")

    monkeypatch.setenv("XDG_RUNTIME_DIR", "")
    monkeypatch.setenv("TMPDIR", str(tmp_path / "gone"))
    monkeypatch.setattr(single_instance.tempfile, "gettempdir", none)
    server = RequestServer()
    assert not server.listen(paths.autosave_path())
    assert not pass_on([GAME])
    server.close()
