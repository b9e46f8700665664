"""When something breaks: it is logged once with the game, and whoever waited is woken up."""

from __future__ import annotations

import gc
import logging
import os
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, QTimer, Signal, qWarning
from PySide6.QtWidgets import QWidget

from ra_desktop.ui.shell import errors
from ra_desktop.ui.shell.errors import MOST_KINDS, ErrorReporter, Recovery

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


class Reports:
    """What a reporter has told."""

    def __init__(self, reporter: ErrorReporter) -> None:
        self.lines: list[str] = []
        self.recoveries = 0
        reporter.happened.connect(self.lines.append)
        reporter.reported.connect(self._count)

    def _count(self) -> None:
        self.recoveries += 1


@pytest.fixture
def reporter(qapp, qtbot: QtBot) -> Iterator[ErrorReporter]:
    """One that watches, as in the application: pytest-qt's own hooks come back afterwards."""
    hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    made = ErrorReporter(lambda: "the record of the game")
    made.watch()
    yield made
    made.stop()
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks


@pytest.fixture
def reports(reporter: ErrorReporter) -> Reports:
    return Reports(reporter)


BREAKS_AT_THE_START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from ra_desktop.__main__ import main
from ra_desktop.ui.shell import main_window

def press_ok():
    for box in QApplication.topLevelWidgets():
        if isinstance(box, QMessageBox) and box.isVisible():
            print(box.text())
            box.accept()
            return
    QTimer.singleShot(20, press_ok)

def broken(window, session):
    session.shutdown()
    QTimer.singleShot(20, press_ok)
    raise FileNotFoundError("a drawing")

main_window.MainWindow.furnish = broken
sys.exit(main([]))
"""


def fail(text: str = "broken") -> None:
    raise RuntimeError(text)


def records(caplog: pytest.LogCaptureFixture, text: str) -> list[logging.LogRecord]:
    return [record for record in caplog.records if text in record.getMessage()]


def test_after_the_program_was_removed_one_sentence_is_logged_and_it_is_told_once(
    reporter: ErrorReporter, reports: Reports, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog
) -> None:
    removed: list[bool] = []
    reporter.removed.connect(lambda: removed.append(True))
    monkeypatch.setattr(errors, "are_removed", lambda: True)
    for _ in range(3):
        reporter.report(FileNotFoundError("a drawing"))
    qtbot.wait(20)
    assert (removed, reports.lines, reports.recoveries) == ([True], [], 0)
    assert [(record.message, record.exc_info) for record in caplog.records] == [
        ("the program has been removed while it was running", None)
    ]


def test_an_error_in_a_slot_is_logged_with_the_game_and_told(reporter, reports, qtbot, caplog):
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: reports.lines == ["RuntimeError: broken"])
    assert records(caplog, "unexpected error")[0].exc_info is not None
    assert records(caplog, "the record of the game")


def test_the_same_error_is_told_once_and_wakes_every_time(reporter, reports, qtbot, caplog):
    class Source(QObject):
        out = Signal()

    source = Source()
    source.out.connect(fail)
    for _ in range(25):
        source.out.emit()
    qtbot.waitUntil(lambda: reports.recoveries == 25 and bool(reports.lines))
    assert reports.lines == ["RuntimeError: broken"]
    assert len(records(caplog, "unexpected error")) == 2  # the first, and a line for the tenth
    assert len(records(caplog, "10 times")) == 1


def test_errors_at_different_places_are_different(reporter, reports, qtbot):
    def elsewhere() -> None:
        raise RuntimeError("broken")

    QTimer.singleShot(0, fail)
    QTimer.singleShot(0, elsewhere)
    qtbot.waitUntil(lambda: len(reports.lines) == 2)


def test_an_error_while_painting_is_told_once(reporter, reports, qtbot, put_up, caplog):
    class Broken(QWidget):
        def paintEvent(self, event: object) -> None:
            fail("ink")

    widget = put_up(Broken())
    qtbot.waitUntil(lambda: reports.recoveries > 0)
    widget.update()
    qtbot.waitUntil(lambda: reports.recoveries > 1)
    assert reports.lines == ["RuntimeError: ink"]
    widget.hide()  # after the test nobody hears of its errors, and Qt would write them to the terminal


def test_an_error_on_another_thread_is_told_in_this_one(reporter, qtbot):
    threads = []
    reporter.happened.connect(lambda: threads.append(threading.current_thread()))
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(threads))
    assert threads == [threading.main_thread()]


def test_what_fails_as_it_is_thrown_away_is_logged_and_not_told(reporter, reports, qtbot, caplog):
    class Litter:
        def __del__(self) -> None:
            fail("litter")

    Litter()
    gc.collect()
    qtbot.wait(1)
    assert records(caplog, "unexpected error")
    assert reports.lines == []


def test_warnings_of_qt_go_to_the_log_and_not_by_the_hundred(reporter, reports, qtbot, caplog):
    for _ in range(50):
        qWarning("the paint is wet")
    qtbot.wait(1)
    assert len(records(caplog, "the paint is wet")) == 2
    assert reports.lines == []


def test_a_warning_that_means_nothing_is_a_detail_for_developers(reporter, caplog):
    caplog.set_level(logging.DEBUG, "ra_desktop.qt")
    qWarning("No QtMultimedia backends found. Only QMediaDevices and QAudioSink are available.")
    qWarning("PulseAudioService: pa_context_connect() failed")
    levels = [record.levelno for text in ("No QtMultimedia", "PulseAudio") for record in records(caplog, text)]
    assert levels == [logging.DEBUG, logging.WARNING]


def test_ever_new_errors_fill_no_disk(reporter, reports, qtbot, caplog):
    for number in range(3 * MOST_KINDS):
        namespace: dict[str, object] = {}
        exec(compile("def fail(): raise RuntimeError", f"module {number}", "exec"), namespace)  # noqa: S102
        try:
            namespace["fail"]()  # type: ignore[operator]
        except RuntimeError as error:
            reporter.report(error)
    qtbot.waitUntil(lambda: len(reports.lines) == MOST_KINDS)
    assert reports.recoveries == 3 * MOST_KINDS
    assert len(records(caplog, "unexpected error")) == len(reports.lines) == MOST_KINDS


def test_a_game_that_cannot_be_told_is_no_reason_for_silence(qapp, qtbot, caplog):
    made = ErrorReporter(lambda: fail("record") or "")
    lines: list[str] = []
    made.happened.connect(lines.append)
    made.report(ValueError("x"))
    qtbot.waitUntil(lambda: lines == ["ValueError: x"])
    assert records(caplog, "cannot be logged")


def test_ctrl_c_is_left_to_python(reporter, reports, qtbot, capsys):
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    qtbot.wait(1)
    assert reports.lines == []
    assert "KeyboardInterrupt" in capsys.readouterr().err


def test_after_every_error_the_game_is_recovered(reporter, qtbot):
    woken = []
    recovery = Recovery(lambda: woken.append(1), reporter, reporter)
    failed = []
    recovery.failed.connect(lambda: failed.append(1))
    for _ in range(2):
        reporter.report(ValueError("x"))
        qtbot.waitUntil(lambda: len(woken) == len(woken) > 0)
    assert failed == []


def test_if_that_fails_it_is_said(reporter, reports, qtbot, caplog):
    recovery = Recovery(lambda: fail("asleep"), reporter, reporter)
    with qtbot.waitSignal(recovery.failed):
        reporter.report(ValueError("x"))
    assert reports.lines == ["ValueError: x"]


def test_a_window_that_cannot_be_completed_says_so_and_ends(ra_home) -> None:
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}  # noqa: PTH109
    command = [sys.executable, "-c", BREAKS_AT_THE_START]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1, ended.stderr
    assert ended.stdout == "Ra Desktop can’t start\n"
    assert "FileNotFoundError: a drawing" in (ra_home / "log" / "ra-desktop.log").read_text()
