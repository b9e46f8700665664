"""Every signal of the application layer has a receiver in the program."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, Signal

import ra_desktop.app

if TYPE_CHECKING:
    from collections.abc import Iterator

PROGRAM = Path(ra_desktop.app.__file__).parents[1]


def signals() -> list[tuple[str, str]]:
    """Class and name of each signal that a class of ``ra_desktop.app`` defines."""
    results = []
    for module in pkgutil.walk_packages(ra_desktop.app.__path__, "ra_desktop.app."):
        for name, kind in vars(importlib.import_module(module.name)).items():
            if inspect.isclass(kind) and issubclass(kind, QObject) and kind.__module__ == module.name:
                results += [(name, key) for key, value in vars(kind).items() if isinstance(value, Signal)]
    return results


def last_name(node: ast.AST | None) -> str:
    """``c`` of ``a.b.c`` or ``c``, without underscores in front; ``""`` of anything else."""
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name.lstrip("_")


def connected(tree: ast.Module) -> Iterator[ast.Attribute]:
    """Each ``holder.signal`` that something is connected to, by itself or in a loop over several."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "connect":
            if isinstance(node.func.value, ast.Attribute):
                yield node.func.value
        elif isinstance(node, ast.For) and isinstance(node.iter, ast.Tuple) and ".connect(" in ast.unparse(node):
            yield from (one for one in node.iter.elts if isinstance(one, ast.Attribute))


@pytest.fixture(scope="module")
def heard() -> set[tuple[str, str]]:
    """Class and name of each signal that something is connected to.

    What a variable or an attribute holds is told by how it is made or annotated somewhere, and its name.
    """
    holders: defaultdict[str, set[str]] = defaultdict(set)
    results: list[tuple[str, str]] = []
    for path in PROGRAM.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.arg):
                holders[node.arg.lstrip("_")].add(last_name(node.annotation))
            elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                for target in targets:
                    holders[last_name(target)].add(last_name(node.value.func))
        for kind in (node for node in tree.body if isinstance(node, ast.ClassDef)):
            own = [one for one in connected(ast.Module([kind], [])) if last_name(one.value) == "self"]
            results += [("." + kind.name.lstrip("_"), one.attr) for one in own]
        results += [(last_name(one.value), one.attr) for one in connected(tree)]
    return {
        (kind, signal)
        for holder, signal in results
        for kind in ({holder[1:]} if holder.startswith(".") else holders[holder])
    }


def test_a_signal_that_nobody_hears_would_be_noticed(heard: set[tuple[str, str]]) -> None:
    assert ("Session", "played") in heard
    assert ("Session", "awaiting") not in heard
    assert ("Opponents", "played") not in heard


def test_every_signal_has_a_receiver(heard: set[tuple[str, str]]) -> None:
    assert [signal for signal in signals() if (signal[0].lstrip("_"), signal[1]) not in heard] == []
