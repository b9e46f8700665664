"""Installers hold what the program needs, and of Qt no more."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Each statement, with those inside it; expressions hold no import."""
    for statement in body:
        yield statement
        for name in ("body", "orelse", "finalbody"):
            yield from statements(getattr(statement, name, []))
        for part in (*getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
            yield from statements(part.body)


def imported(path: Path) -> set[str]:
    """What a file of the program imports anywhere, with the names of modules of its own package resolved."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    results: set[str] = set()
    for node in statements(ast.parse(path.read_text(encoding="utf-8")).body):
        if isinstance(node, ast.Import):
            results.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            results.update((name, *(f"{name}.{alias.name}" for alias in node.names)))
    return results


@cache
def reachable() -> frozenset[str]:
    """Everything that the program may import, from its command line on."""
    seen: set[str] = set()
    waiting = ["ra_desktop.__main__"]
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        path = ROOT.joinpath(*name.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        if name.startswith("ra_desktop") and file.is_file():
            waiting.extend(imported(file))
    return frozenset(seen)


def test_nothing_that_the_program_imports_is_left_out(contents) -> None:
    used = reachable()
    assert "ra_desktop.ui.look.charts" in used
    assert not {name for name in used if any(f"{name}.".startswith(f"{out}.") for out in contents.EXCLUDED)}


@pytest.mark.parametrize("name", [
    "PySide6/QtCore.abi3.so", "PySide6/QtWidgets.pyd", "PySide6/Qt/lib/libQt6Gui.so.6", "PySide6/Qt6Gui.dll",
    "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", "PySide6/Qt/lib/libicudata.so.73",
    "PySide6/libpyside6.abi3.so.6.11",
    "PySide6/Qt/plugins/platforms/libqxcb.so", "PySide6/Qt/plugins/platforms/libqwayland.so",
    "PySide6/plugins/platforms/qwindows.dll", "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "PySide6/Qt/plugins/iconengines/libqsvgicon.so", "PySide6\\plugins\\imageformats\\qsvg.dll",
    "PySide6/Qt/translations/qtbase_de.qm", "numpy/_core/_multiarray_umath.so", "ra_desktop/ai/weights/ra-4p.npz",
    "ra_desktop/ai/neural/compiled/libneural.so",
    "ra_desktop/resources/art/tiles/ankh.svg", "ra_desktop/resources/art/nile/old-kingdom.txt",
    "ra_desktop/resources/lessons/ra/01-draw-or-call.toml",
    "ra_desktop/resources/puzzles/book.jsonl.gz", "ra_desktop/resources/rules/rules_de.md",
    "ra_desktop/resources/translations/ra-desktop_de.qm",
])  # fmt: skip
def test_what_the_program_uses_goes_in(contents, name: str) -> None:
    assert contents.is_wanted(name, frozenset({"en", "de"}))


@pytest.mark.parametrize("name", [
    "PySide6/QtQuick.abi3.so", "PySide6/Qt/lib/libQt6WebEngineCore.so.6", "PySide6/Qt6Quick3D.dll",
    "PySide6/opengl32sw.dll",
    "PySide6/Qt/lib/libQt63DCore.so.6", "PySide6/Qt/lib/libQt6Designer.so.6", "PySide6/Qt/lib/libQt6Pdf.so.6",
    "PySide6/Qt/lib/libavcodec.so.61", "PySide6/avcodec-61.dll", "PySide6/swscale-8.dll",
    "PySide6/Qt/plugins/platforms/libqeglfs.so", "PySide6/Qt/plugins/imageformats/libqwebp.so",
    "PySide6/Qt/qml/QtQuick/qmldir", "PySide6/Qt/translations/qtbase_fr.qm", "PySide6/Qt/translations/designer_de.qm",
    "numpy/_core/tests/data/x.csv", "numpy-2.4.6.dist-info/METADATA",
    "ra_desktop/resources/translations/ra-desktop_de.ts",
])  # fmt: skip
def test_what_it_does_not_use_stays_out(contents, name: str) -> None:
    assert not contents.is_wanted(name, frozenset({"en", "de"}))


def test_a_link_goes_where_its_target_goes(contents) -> None:
    links = [(name, f"PySide6/Qt/lib/{name}", "SYMLINK") for name in ("libQt6Pdf.so.6", "libQt6Core.so.6")]
    assert contents.wanted(links, frozenset()) == [links[1]]


def test_libraries_that_strip_would_spoil_are_left_as_they_are(contents) -> None:
    entries = [("numpy.libs/libblas.so", "x", "BINARY"), ("libpython3.11.so.1.0", "y", "BINARY")]
    assert contents.wanted(entries, frozenset()) == [entries[1], ("numpy.libs/libblas.so", "x", "DATA")]


def test_the_languages_are_those_of_the_program(contents) -> None:
    from ra_desktop.ui.system import languages

    assert contents.languages(languages.translations_dir()) == set(languages.available())


def is_module(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        return False


@pytest.mark.slow
def test_every_module_of_the_program_can_be_imported_without_what_is_left_out(contents) -> None:
    modules = sorted(name for name in reachable() if name.startswith("ra_desktop.") and is_module(name))
    assert "ra_desktop.ui.dialogs.statistics.charts" in modules
    code = (
        f"import importlib, sys; sys.modules.update(dict.fromkeys({list(contents.EXCLUDED)!r}));"
        f"[importlib.import_module(name) for name in {modules!r}];"
        "print(*(name for name, module in sys.modules.items() if module and name.startswith('PySide6.')))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, run.stderr
    used = {name.removeprefix("PySide6.Qt") for name in run.stdout.split() if name.startswith("PySide6.Qt")}
    assert "Widgets" in used
    assert all(contents.is_wanted(f"PySide6/Qt{name}.abi3.so", frozenset()) for name in used)
