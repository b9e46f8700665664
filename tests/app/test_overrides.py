"""An error in a method that Qt calls comes to whoever waits for Qt, whatever raised it, and never ends the process."""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = """
import sys
import ra_desktop.app
from PySide6.QtWidgets import QApplication, QDialog, QPushButton

FAULTS = {
    "index": lambda: [][0],
    "zero": lambda: 1 / 0,
    "type": lambda: len(3),
    "value": lambda: int("x"),
    "own": lambda: exec("raise ValueError"),
}

class Window(QDialog):
    fault = None
    closed = 0

    def resizeEvent(self, event):
        super().resizeEvent(event)
        if self.fault:
            self.fault()

    def reject(self):
        self.closed += 1
        super().reject()

app = QApplication([])
window = Window()
button = QPushButton(window)
button.clicked.connect(window.reject)
window.show()
app.processEvents()
window.fault = FAULTS[sys.argv[1]]
try:
    window.resize(300, 300)
except Exception as error:
    print(type(error).__name__)
window.fault = None
button.click()
print(window.closed)
"""


@pytest.mark.parametrize(("fault", "error"), [
    ("index", "IndexError"), ("zero", "ZeroDivisionError"), ("type", "TypeError"), ("value", "ValueError"),
    ("own", "ValueError"),
])  # fmt: skip
def test_an_error_in_an_override_is_an_exception_like_any_other(fault: str, error: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, fault], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stdout.split()) == (0, [error, "1"]), done.stderr[-2000:]
