"""The checks in conftest.py catch what they are there to catch."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

LEAKS = """
import threading
import pytest
from PySide6.QtCore import QThread, QTimer, QVariantAnimation
from PySide6.QtWidgets import QWidget

kept = []
stop = threading.Event()

def test_leaves_thread():
    thread = threading.Thread(target=stop.wait, args=(30,), name="left", daemon=True)
    thread.start()

def test_leaves_window(qtbot):
    kept.append(QWidget())

def test_leaves_timer(qtbot):
    kept.append(QTimer(interval=1000))
    kept[-1].start()

def test_leaves_animation(qtbot):
    kept.append(QVariantAnimation(startValue=0.0, endValue=1.0, duration=60_000))
    kept[-1].start()

def test_leaves_qthread(qtbot):
    kept.append(QThread())
    kept[-1].start()

def test_logs_a_warning_of_qt(qtbot):
    from PySide6.QtCore import qWarning
    qWarning("layout: something is wrong")

def test_leaves_large_text(qtbot, qapp):
    from ra_desktop.ui.look.theme import ThemeManager
    themes = ThemeManager()
    themes.apply(qapp)
    themes.set_text_size(150)
    assert "font-size" in qapp.styleSheet()
    assert qapp.font().pixelSize() == 24

def test_has_text_of_the_usual_size(qtbot, qapp):
    from ra_desktop.ui.look.fonts import scaled
    assert (qapp.styleSheet(), qapp.font().pixelSize(), scaled(16)) == ("", 16, 16)

def test_tidy(qtbot, ra_home, tmp_path_factory):
    window = QWidget()
    qtbot.addWidget(window)
    timer = QTimer(window)
    timer.start(1000)
    window.show()
    thread = QThread()
    thread.start()
    thread.quit()
    assert thread.wait(5000)
    assert ra_home.is_relative_to(tmp_path_factory.getbasetemp())
    assert not ra_home.exists()
"""

CAUGHT = ("thread left", "window QWidget", "running QTimer", "running QVariantAnimation", "running QThread")


def test_what_a_test_leaves_behind_is_laid_to_it(tmp_path: Path) -> None:
    shutil.copy(Path(__file__).with_name("conftest.py"), tmp_path)
    (tmp_path / "test_leaks.py").write_text(LEAKS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\nqt_api = pyside6\nqt_log_level_fail = WARNING\nqt_log_ignore = ^This plugin does not\n",
        encoding="utf-8",
    )
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment["PYTHONPATH"] = str(Path(__file__).parent.parent)
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:randomly", "-p", "no:cacheprovider", "."],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    for words in CAUGHT:
        assert f"left behind: {words}" in run.stdout
    assert f"1 failed, 8 passed, {len(CAUGHT)} errors" in run.stdout
    assert "test_tidy" not in run.stdout


def test_the_conftest_itself_needs_no_qt() -> None:
    code = "import sys, conftest; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    folder = Path(__file__).parent
    assert subprocess.run([sys.executable, "-c", code], cwd=folder, timeout=60, check=False).returncode == 0
