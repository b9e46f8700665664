"""The scripts of `packaging` as modules, as they see each other."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _packaging_scripts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Imports find the scripts during a test; what they loaded is forgotten after it."""
    folders = [str(ROOT / "packaging" / name) for name in ("", "linux", "windows")]
    for folder in folders:
        monkeypatch.syspath_prepend(folder)
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        file = getattr(sys.modules[name], "__file__", None)
        if file is not None and str(Path(file).parent) in folders:
            del sys.modules[name]


@pytest.fixture
def product() -> ModuleType:
    return importlib.import_module("product")


@pytest.fixture
def contents() -> ModuleType:
    return importlib.import_module("contents")
