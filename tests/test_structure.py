"""No file and no folder of the program needs another that needs it in turn, not even for its types.

And what is dangerous, or easily done wrong, is done in few places.
"""

from __future__ import annotations

import ast
import importlib
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

import ra_desktop

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

ROOT: Final = Path(ra_desktop.__file__).parent

Graph = dict[str, set[str]]
"""By name, the names of all that something imports."""

ROOMS_NAMED_BY_RECORDS: Final = {
    ("ra_desktop.ai.registry", "ra_desktop.ai.neural.batch.state"),
    ("ra_desktop.ai.registry", "ra_desktop.ai.neural.settings"),
}
"""Imports, for types alone, that close a circle of a file and the folders beside it.

What bots know of a game is one record, so it says of what kind each room's part is; and each room asks for its part.
"""


def modules(folder: Path) -> dict[str, str]:
    """The source of each module below `folder`, a package; of a package itself as ``package.__init__``."""
    return {
        ".".join(path.relative_to(folder.parent).with_suffix("").parts): path.read_text(encoding="utf-8")
        for path in folder.rglob("*.py")
    }


@lru_cache(maxsize=1)
def nodes(source: str) -> list[ast.AST]:
    """All nodes of the tree of `source`, which comes first: kept until something is asked about another one."""
    return list(ast.walk(ast.parse(source)))


def imports(sources: Mapping[str, str]) -> Graph:
    """Which module imports which, wherever the import stands."""
    return {name: set(_imported(name, source, sources)) - {name} for name, source in sources.items()}


def _imported(name: str, source: str, known: Iterable[str]) -> Iterator[str]:
    for node in nodes(source):
        if isinstance(node, ast.Import):
            imported = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = name.split(".")[: -node.level] if node.level else []
            package = ".".join([*above, *([node.module] if node.module else [])])
            imported = [f"{package}.{alias.name}" for alias in node.names]
        else:
            continue
        for one in imported:
            # A module, a package, or something in either of them.
            names = (one, f"{one}.__init__", one.rpartition(".")[0], f"{one.rpartition('.')[0]}.__init__")
            yield from [module for module in names if module in known][:1]


def circles(graph: Graph) -> list[set[str]]:
    """All that reach each other, more than one at a time."""
    reached = {name: _reached(graph, name) for name in graph}
    mutual = {frozenset(other for other in others if name in reached[other]) for name, others in reached.items()}
    return sorted((set(circle) for circle in mutual if len(circle) > 1), key=sorted)


def _reached(graph: Graph, start: str) -> set[str]:
    reached: set[str] = set()
    ahead = [start]
    while ahead:
        for name in graph[ahead.pop()] - reached:
            reached.add(name)
            ahead.append(name)
    return reached


def within(package: str, graph: Graph) -> Graph:
    """The same for what lies in `package`: each folder there counts as one, with all that is in it."""
    below = package.count(".") + 2
    inside = [name for name in graph if name.startswith(package + ".")]
    merged: Graph = {_top(name, below): set() for name in inside}
    for name in inside:
        merged[_top(name, below)] |= {_top(other, below) for other in graph[name] if other in inside}
    return {name: others - {name} for name, others in merged.items()}


def _top(name: str, parts: int) -> str:
    return ".".join(name.split(".")[:parts])


def circles_of_folders(graph: Graph) -> dict[str, list[set[str]]]:
    """Circles of the folders and files that lie side by side in a package, by package."""
    packages = {name.removesuffix(".__init__") for name in graph if name.endswith(".__init__")}
    by_package = {package: circles(within(package, graph)) for package in sorted(packages)}
    return {package: sets for package, sets in by_package.items() if sets}


class Survey(NamedTuple):
    """What is in each module of the program, by its name; each is read once for all."""

    imports: Graph
    undocumented: dict[str, list[str]]
    dangers: dict[str, set[str]]
    looks: set[str]
    pronouns: dict[str, list[tuple[int, str]]]
    shots: set[str]


@pytest.fixture(scope="module")
def survey() -> Survey:
    sources = modules(ROOT)
    survey = Survey({}, {}, {}, set(), {}, set())
    for name, source in sources.items():
        survey.imports[name] = set(_imported(name, source, sources)) - {name}
        survey.undocumented[name] = list(undocumented(name, source))
        survey.dangers[name] = dangers(source)
        survey.looks.update([name] if looks(source) else [])
        survey.pronouns[name] = list(pronouns(source))
        survey.shots.update([name] if shoots(source) else [])
    return survey


@pytest.fixture
def program(survey: Survey) -> Graph:
    return survey.imports


def test_there_is_no_circle_of_files(program: Graph) -> None:
    assert len(program) > 300
    assert circles(program) == []


def test_there_is_no_circle_of_folders(program: Graph) -> None:
    assert all(other in program[name] for name, other in ROOMS_NAMED_BY_RECORDS), "an exception that nobody needs"
    left = {
        name: {other for other in others if (name, other) not in ROOMS_NAMED_BY_RECORDS}
        for name, others in program.items()
    }
    assert circles_of_folders(left) == {}


def undocumented(name: str, source: str) -> Iterator[str]:
    """The public methods without a docstring in a module that is called `name`, but for those that override one."""
    for node in nodes(source)[0].body:
        if not isinstance(node, ast.ClassDef) or node.name.startswith("_"):
            continue
        for method in node.body:
            if not isinstance(method, ast.FunctionDef) or method.name.startswith("_") or ast.get_docstring(method):
                continue
            kind = getattr(importlib.import_module(name.removesuffix(".__init__")), node.name)
            is_setter = any(isinstance(mark, ast.Attribute) for mark in method.decorator_list)
            if not is_setter and not any(method.name in vars(base) for base in kind.__mro__[1:]):
                yield f"{name}.{node.name}.{method.name}"


def test_methods_that_override_none_say_what_they_do(survey: Survey) -> None:
    assert {name: methods for name, methods in survey.undocumented.items() if methods} == {}


def test_a_method_without_a_docstring_is_found_unless_it_overrides_one() -> None:
    source = (
        "class RandomBot:\n    def choose(self): ...\nclass UnknownLevelError(ValueError):\n    def add_note(self): ..."
    )
    assert list(undocumented("ra_desktop.ai", source)) == ["ra_desktop.ai.RandomBot.choose"]


PRONOUNS: Final = frozenset(
    {"each", "found", "here", "mine", "some", "such", "theirs", "there", "these", "those", "told", "wanted", "yours"}
)
"""Words that do not say what a thing is, so nothing is named by one alone."""


def pronouns(source: str) -> Iterator[tuple[int, str]]:
    """The line and name of everything in `source` that is named by one of :data:`PRONOUNS`."""
    for node in nodes(source):
        match node:
            case (
                ast.Name(id=name, ctx=ast.Store(), lineno=line)
                | ast.Attribute(attr=name, ctx=ast.Store(), lineno=line)
                | ast.arg(arg=name, lineno=line)
                | ast.FunctionDef(name=name, lineno=line)
                | ast.ClassDef(name=name, lineno=line)
                | ast.MatchAs(name=str(name), lineno=line)
            ) if name.strip("_") in PRONOUNS:
                yield line, name


def test_names_say_what_a_thing_is_in_the_program_and_in_its_tests(survey: Survey) -> None:
    tests = {name: list(pronouns(source)) for name, source in modules(ROOT.parent / "tests").items()}
    assert len(tests) > 300
    assert {name: lines for name, lines in (survey.pronouns | tests).items() if lines} == {}


@pytest.mark.parametrize(
    "code",
    [
        "found = []",
        "[each.id for each in lessons]",
        "def told(self): ...",
        "key = lambda mine: mine",
        "self._wanted = 1",
        "match tile:\n    case Tile(name=there): ...",
    ],
)
def test_a_pronoun_as_a_name_is_found(code: str) -> None:
    assert len(list(pronouns(code))) == 1
    assert not list(pronouns("is_told = founders = found_at = wanted.size"))


SOUND: Final = {
    "p.__init__": "",
    "p.top": "from p import shared\nfrom p.rooms.one import a",
    "p.shared": "import sys",
    "p.rooms.__init__": "",
    "p.rooms.one": "from .two import b\nfrom .. import shared",
    "p.rooms.two": "",
}


def test_sound_imports_have_no_circle() -> None:
    graph = imports(SOUND)
    assert graph["p.top"] == {"p.shared", "p.rooms.one"}
    assert graph["p.rooms.one"] == {"p.rooms.two", "p.shared"}
    assert circles(graph) == []
    assert circles_of_folders(graph) == {}


@pytest.mark.parametrize(
    "code",
    [
        "from .one import a",
        "from . import one",
        "import p.rooms.one",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from p.rooms.one import a",
        "def later():\n    from ..rooms.one import a",
    ],
)
def test_a_circle_of_files_is_found_wherever_its_import_stands(code: str) -> None:
    assert circles(imports({**SOUND, "p.rooms.two": code})) == [{"p.rooms.one", "p.rooms.two"}]


def test_a_circle_of_three_is_found() -> None:
    graph = imports({**SOUND, "p.shared": "from . import top"})
    assert circles(graph) == [{"p.top", "p.shared", "p.rooms.one"}]


@pytest.mark.parametrize("code", ["from .rooms.two import b", "from .rooms import two"])
def test_a_circle_of_folders_is_found_where_no_files_have_one(code: str) -> None:
    graph = imports({**SOUND, "p.shared": code})
    assert circles(graph) == []
    assert circles_of_folders(graph) == {"p": [{"p.rooms", "p.shared"}]}


def test_a_package_is_what_its_face_imports() -> None:
    graph = imports({**SOUND, "p.rooms.__init__": "from .one import a", "p.rooms.two": "from p.rooms import a"})
    assert circles(graph) == [{"p.rooms.__init__", "p.rooms.one", "p.rooms.two"}]


# --- what makes objects of bytes --------------------------------------------------------------------------

MAKES_OBJECTS: Final = frozenset(
    {"QSettings", "QDataStream", "pickle", "marshal", "shelve", "restoreGeometry", "restoreState"}
)
"""Names of what turns bytes into objects, which can run the code of whoever wrote the bytes."""
RUNS_CODE: Final = frozenset({"eval", "exec"})
"""Functions of Python; ``app.exec()`` is Qt's event loop."""


def dangers(source: str) -> set[str]:
    """What in `source` could run code that comes from a file, the clipboard or another program."""
    used: set[str] = set()
    for node in nodes(source):
        if isinstance(node, ast.Import | ast.ImportFrom):
            module = getattr(node, "module", None) or ""
            parts = {part for name in [module, *(alias.name for alias in node.names)] for part in name.split(".")}
            used |= parts & MAKES_OBJECTS
        elif isinstance(node, ast.Attribute):
            used |= {node.attr} & MAKES_OBJECTS
        elif isinstance(node, ast.Name):
            used |= {node.id} & (MAKES_OBJECTS | RUNS_CODE)
    return used


def test_nothing_from_a_file_becomes_code_or_an_object(survey: Survey) -> None:
    assert {name: names for name, names in survey.dangers.items() if names} == {
        "ra_desktop.ui.shell.application": {"QSettings"}  # to keep Qt's own dialogs from reading theirs
    }


@pytest.mark.parametrize(
    "code",
    [
        "from PySide6.QtCore import QSettings",
        "from PySide6 import QtCore\nQtCore.QDataStream(b'')",
        "import pickle",
        "from pickle import loads",
        "import os.path, marshal",
        "eval(text)",
        "window.restoreGeometry(saved)",
    ],
)
def test_what_makes_objects_or_runs_code_is_found(code: str) -> None:
    assert dangers(code)
    assert not dangers("app.exec()\nnp.load(file, allow_pickle=False)\nimport msgspec")


# --- what looks at folders --------------------------------------------------------------------------------

LOOKS: Final = frozenset(
    {"exists", "glob", "is_dir", "is_file", "is_symlink", "iterdir", "lstat", "rglob", "stat"}
    | {"access", "isdir", "isfile", "islink", "lexists", "listdir", "scandir", "walk"}
)
"""Methods and functions that raise an error, or not, where a folder is closed: as the version of Python likes."""
LOOK_AT_OUR_OWN: Final = frozenset(
    f"ra_desktop.{name}"
    for name in (
        "ai.arena.command", "ai.child_process", "ai.neural.compiled.__init__", "ai.neural.network", "ai.review.version",
        "app.lessons.course", "app.occasions", "ui.dialogs.rules.dialog", "ui.look.art",
        "ui.look.fonts", "ui.look.mark_painter", "ui.system.display", "ui.system.languages",
        "ui.system.single_instance",
    )
)  # fmt: skip
"""Modules that look at files which come with the program or with Qt; the first, at the file it is told to write; the
second, at the words of a command; the last, at sockets."""


def looks(source: str) -> set[str]:
    """What in `source` asks the system about files."""
    calls = [node.func for node in nodes(source) if isinstance(node, ast.Call)]
    return {called.attr for called in calls if isinstance(called, ast.Attribute)} & LOOKS


def test_only_storage_looks_at_the_folders_of_players(survey: Survey) -> None:
    """Elsewhere a closed folder was forgotten, and kept the window from being completed."""
    assert {name for name in survey.looks if not name.startswith("ra_desktop.storage.")} == LOOK_AT_OUR_OWN


def test_a_look_at_a_folder_is_found() -> None:
    assert looks("any(folder.is_dir() and any(folder.iterdir()) for folder in folders)") == {"is_dir", "iterdir"}
    assert looks("import os\nos.listdir(folder)") == {"listdir"}
    assert not looks("from ra_desktop.storage.reading import exists\nexists(path)")


# --- what is called later -----------------------------------------------------------------------------------


def shoots(source: str) -> bool:
    """Whether `source` uses ``QTimer.singleShot``."""
    return any(isinstance(node, ast.Attribute) and node.attr == "singleShot" for node in nodes(source))


def test_what_is_called_later_keeps_nothing_that_has_gone(survey: Survey) -> None:
    """After a change of language, the whole window before could stay: ``app.runtime.call_soon`` has the reason."""
    assert survey.shots == set()


def test_a_single_shot_is_found() -> None:
    assert shoots("QTimer.singleShot(0, self, self.fit)")
    assert shoots("later = QtCore.QTimer.singleShot")
    assert not shoots("QTimer(self, singleShot=True)")
