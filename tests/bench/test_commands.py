"""What measures can be called by its name."""

from __future__ import annotations

import importlib
from pathlib import Path

from bench import __file__ as package


def test_every_module_that_measures_is_a_command() -> None:
    measures = {path.stem for path in Path(package).parent.glob("*.py") if "\ndef main()" in path.read_text("utf-8")}
    assert sorted(measures - {"__main__"}) == sorted(importlib.import_module("bench.__main__").COMMANDS)
