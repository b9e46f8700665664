"""Every signal of the application layer has a receiver in the program."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal

import ra_desktop.app

PROGRAM = Path(ra_desktop.app.__file__).parents[1]


def signals() -> list[tuple[str, str]]:
    """Class and name of each signal that a class of ``ra_desktop.app`` defines."""
    found = []
    for module in pkgutil.walk_packages(ra_desktop.app.__path__, "ra_desktop.app."):
        for name, kind in vars(importlib.import_module(module.name)).items():
            if inspect.isclass(kind) and issubclass(kind, QObject) and kind.__module__ == module.name:
                found += [(name, key) for key, value in vars(kind).items() if isinstance(value, Signal)]
    return found


@pytest.fixture(scope="module")
def connected() -> set[str]:
    """The names of the signals that something in the program is connected to, as ``object.signal.connect(...)``."""
    text = "\n".join(path.read_text("utf-8") for path in PROGRAM.rglob("*.py"))
    looped = re.findall(r"for \w+ in \(([^)]*)\):\s+\w+\.connect\(", text)
    return {*re.findall(r"\.(\w+)\.connect\(", text), *re.findall(r"\.(\w+)", " ".join(looped))}


def test_there_are_signals() -> None:
    assert {("Session", "played"), ("Autosave", "written"), ("AiWorker", "answered")} <= set(signals())


@pytest.mark.parametrize(("owner", "name"), signals())
def test_a_signal_has_a_receiver(owner: str, name: str, connected: set[str]) -> None:
    assert name in connected, f"nobody hears {owner}.{name}"
