"""Every signal of the application and of the user interface is heard: something in the program is connected to it.

A connection is found in the source, ``owner.signal.connect(``. What class *owner* is of is taken from where it is made
or annotated; if that cannot be seen, it may be of any class that the module with the connection names.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

import ra_desktop

ROOT = Path(ra_desktop.__file__).parent


class Connection(NamedTuple):
    """``owner.signal.connect(`` in a module."""

    owner: str
    signal: str
    inside: str | None
    """The class in which it stands."""
    module: str


class Source(ast.NodeVisitor):
    """Classes, signals, connections, and what names are of what classes, of some modules."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.signals: dict[tuple[str, str], str] = {}
        """Class and name, and the module."""
        self.bases: dict[str, set[str]] = {}
        self.kinds: dict[str, set[str]] = {}
        self.trees: dict[str, ast.Module] = {}
        self.connections: list[Connection] = []
        self._class: str | None = None
        self._module = ""
        for module, text in modules.items():
            self._module = module
            self.trees[module] = ast.parse(text)
            self.visit(self.trees[module])

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outer, self._class = self._class, node.name
        self.bases[node.name] = {name for base in node.bases for name in _names(base)}
        self.generic_visit(node)
        self._class = outer

    def visit_Assign(self, node: ast.Assign) -> None:
        made = _names(node.value.func) if isinstance(node.value, ast.Call) else set()
        if "Signal" in made and self._class is not None:
            self.signals |= {(self._class, _last(target)): self._module for target in node.targets}
        for target in node.targets:
            self._is_of(target, made)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._is_of(node.target, _names(node.annotation) | (_names(node.value) if node.value else set()))
        self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> None:
        if node.annotation is not None:
            self.kinds.setdefault(node.arg, set()).update(_names(node.annotation))

    def visit_Call(self, node: ast.Call) -> None:
        what = node.func
        if isinstance(what, ast.Attribute) and what.attr == "connect" and isinstance(what.value, ast.Attribute):
            self._connect(what.value)
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        """A loop over several signals that connects each."""
        if isinstance(node.iter, ast.Tuple) and ".connect(" in ast.unparse(node):
            for signal in node.iter.elts:
                if isinstance(signal, ast.Attribute):
                    self._connect(signal)
        self.generic_visit(node)

    def _connect(self, signal: ast.Attribute) -> None:
        self.connections.append(Connection(_last(signal.value), signal.attr, self._class, self._module))

    def _is_of(self, target: ast.expr, kinds: set[str]) -> None:
        self.kinds.setdefault(_last(target), set()).update(kinds)

    def ancestors(self, name: str) -> set[str]:
        """A class with all those it comes from."""
        above = {ancestor for base in self.bases.get(name, ()) for ancestor in self.ancestors(base)}
        return {name, *above}

    def may_be(self, connection: Connection) -> set[str]:
        """The classes that the owner may be of, with those they come from."""
        if connection.owner == "self":
            kinds = {connection.inside or ""}
        else:
            names = (connection.owner, connection.owner.lstrip("_"))  # an attribute is mostly named as what it is given
            kinds = {kind for name in names for kind in self.kinds.get(name, ())} & self.bases.keys()
        return {above for kind in kinds or self.mentioned(connection.module) for above in self.ancestors(kind)}

    @cache  # noqa: B019 - it ends with the test
    def mentioned(self, module: str) -> set[str]:
        """The names in a module."""
        return _names(self.trees[module])

    def unheard(self) -> set[tuple[str, str]]:
        """The signals to which nothing is connected."""
        heard = {(kind, one.signal) for one in self.connections for kind in self.may_be(one)}
        return self.signals.keys() - heard


def _names(node: ast.expr | ast.AST) -> set[str]:
    """All names in *node*, and the attributes that stand alone for one."""
    results = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    results |= {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
    results |= {alias.name for part in ast.walk(node) if isinstance(part, ast.ImportFrom) for alias in part.names}
    return results | {part.name for part in ast.walk(node) if isinstance(part, ast.ClassDef)}


def _last(node: ast.expr) -> str:
    """``c`` of ``a.b.c``."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def test_every_signal_has_a_receiver():
    source = Source(
        {
            path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
            for folder in ("app", "ui")
            for path in (ROOT / folder).rglob("*.py")
        }
    )
    assert len(source.signals) > 100
    assert source.unheard() == set()


EXAMPLE = """
class Bar(QObject):
    changed = Signal()
    closed = Signal()
class Page(Bar):
    pass
class Other(QObject):
    changed = Signal()
    shut = Signal()
class Window:
    def __init__(self, other: Other | None) -> None:
        self.bar = Bar()
        self.page = Page()
        {connections}
"""


def unheard(connections: str) -> set[tuple[str, str]]:
    return Source({"example": EXAMPLE.format(connections=connections)}).unheard()


def test_a_signal_that_nobody_hears_is_found():
    everything = {("Bar", "changed"), ("Bar", "closed"), ("Other", "changed"), ("Other", "shut")}
    assert unheard("pass") == everything
    assert unheard("self.bar.changed.connect(print)") == everything - {("Bar", "changed")}
    assert unheard("other.changed.connect(print)") == everything - {("Other", "changed")}
    assert unheard("self.page.closed.connect(other.shut)") == everything - {("Bar", "closed")}, (
        "a relay needs an ear, too"
    )
    assert unheard("for one in rows: one.changed.connect(print)") == everything - {
        ("Bar", "changed"),
        ("Other", "changed"),
    }
