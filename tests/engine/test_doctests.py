"""The examples in the docstrings of the engine, and in the helpers of its tests, are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import ra_desktop.engine

MODULES = [
    "ra_desktop.engine",
    *(module.name for module in pkgutil.walk_packages(ra_desktop.engine.__path__, "ra_desktop.engine.")),
    "tests.engine.positions",
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    assert doctest.testmod(ra_desktop.engine).attempted > 0
