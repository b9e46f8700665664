"""What the scripts that build installers make: icons, licences, and nothing that tells of the machine."""

from __future__ import annotations

import importlib
import importlib.metadata
import os
import re
import subprocess
import sys
import zlib
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage
from PySide6.QtSvg import QSvgRenderer

import installed

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def icons():
    return importlib.import_module("icons")


@pytest.fixture
def licences():
    return importlib.import_module("licences")


@pytest.fixture
def freeze():
    return importlib.import_module("freeze")


def test_every_size_of_an_icon_is_drawn_and_not_scaled(icons, qapp, tmp_path: Path) -> None:
    icons.write_hicolor(tmp_path)
    for size in icons.LINUX:
        for place in ("apps/ra-desktop", f"mimetypes/{icons.DOCUMENT_ICON}"):
            image = QImage(str(tmp_path / f"{size}x{size}" / f"{place}.png"))
            assert (image.width(), image.height()) == (size, size)
            assert image.pixelColor(0, 0).alpha() == 0
            assert image.pixelColor(size // 2, size // 2).alpha() == 255
    assert (tmp_path / "scalable/apps/ra-desktop.svg").read_text(encoding="utf-8") == icons.product.ICON.read_text(
        encoding="utf-8"
    )


def test_the_same_drawing_gives_the_same_bytes(icons, qapp) -> None:
    drawing = icons.document()
    assert icons.picture(drawing, 48) == icons.picture(drawing, 48)


def test_a_saved_game_looks_like_a_sheet_with_the_boat_on_it(icons, qapp) -> None:
    drawing = icons.document()
    assert QSvgRenderer(QByteArray(drawing.encode())).isValid()
    image = QImage.fromData(icons.picture(drawing, 512))
    assert image.pixelColor(256, 60) == QColor("#FBF3DF")
    assert image.pixelColor(256, 285) == QColor("#FFC93C")


def test_the_licence_of_everything_that_the_program_needs_is_found(licences) -> None:
    results = {one.name.lower(): one for one in licences.needed()}
    assert {"msgspec", "numpy", "platformdirs"} <= set(results)
    assert not {"pyside6", "pytest", "ra-desktop"} & set(results)
    for one in results.values():
        assert all(len(text) > 200 for text in licences.texts_of(one))
        assert licences.short(one) != "see below"


def test_a_distribution_without_a_licence_is_told(licences) -> None:
    with pytest.raises(LookupError, match="brings no text"):
        licences.texts_of(importlib.metadata.distribution("PySide6-Essentials"))


def test_licences_that_are_published_by_themselves_are_whole(licences) -> None:
    for name, words in (("GPL-3.0", "END OF TERMS AND CONDITIONS"), ("LGPL-3.0", "Library General Public License")):
        text = (licences.TEXTS / f"{name}.txt").read_text(encoding="utf-8")
        assert "Version 3, 29 June 2007" in text
        assert words in text or "Library as you received it" in text


def test_a_place_that_is_named_is_found_even_in_compressed_modules(freeze, tmp_path: Path) -> None:
    place = b"/somebody/builds/here"
    (tmp_path / "clean.so").write_bytes(b"nothing")
    (tmp_path / "library.so").write_bytes(b"\0" + place + b"/x.c\0")
    (tmp_path / "ra-desktop").write_bytes(b"x\x9cno data" + zlib.compress(b"code of " + place) + b"more")
    named = [line.partition(":")[0] for line in freeze.traces(tmp_path, [place])]
    assert named == ["library.so", "ra-desktop"]


def test_a_library_may_name_other_files_in_a_folder_that_is_called_as_ours(freeze, monkeypatch, tmp_path: Path) -> None:
    sources, result = tmp_path / "src", tmp_path / "result"
    (sources / "packaging").mkdir(parents=True)
    (sources / "pyproject.toml").touch()
    result.mkdir()
    monkeypatch.setattr(freeze.product, "ROOT", sources)
    for work in (sources / "build", tmp_path / "elsewhere"):
        (work / "venv").mkdir(parents=True)
        written = {
            "qt.so": sources / "corelib" / "io" / "qfile.cpp",
            "debian.so": f"{sources}/packaging-of-debian/python.c",
            "module.so": sources / "packaging" / "freeze.py",
            "settings.so": sources / "pyproject.toml",
            "venv.so": work / "venv" / "lib" / "x.c",
        }
        for name, place in written.items():
            (result / name).write_bytes(b"\0A" + os.fsencode(place) + b"N\0")
        named = [line.partition(":")[0] for line in freeze.traces(result, freeze.places(work))]
        assert named == ["module.so", "settings.so", "venv.so"]


def test_two_builds_differ_where_a_file_is_another_or_missing(tmp_path: Path) -> None:
    reproduce = importlib.import_module("reproduce")
    for name in ("one", "two"):
        (tmp_path / name / "ra_desktop").mkdir(parents=True)
        (tmp_path / name / "ra_desktop" / "same").write_text("same")
        (tmp_path / name / "changed").write_text(name)
    (tmp_path / "two" / "more").touch()
    results = [reproduce.contents(tmp_path / name) for name in ("one", "two")]
    assert reproduce.differences(*results) == ["changed", "more"]
    assert [name for name in results[0] if reproduce.is_own(name)] == ["ra_desktop/same"]


@pytest.fixture
def pair(tmp_path: Path) -> tuple[Path, Path]:
    """A checkout with a file of each kind, and a package that holds them."""
    kinds = [f"resources/{folder}/a" for folder in installed.WANTED["resources"][1]]
    for name in (*kinds, "ra_desktop/ai/weights/a.npz", "docs/rules.md"):
        for file in (tmp_path / "checkout" / name, tmp_path / "package" / name.removeprefix("ra_desktop/")):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(name)
    return tmp_path / "checkout", tmp_path / "package"


def test_a_package_that_holds_everything_is_complete(pair) -> None:
    absent, counted = installed.missing(*pair)
    assert not absent
    assert set(counted) == {"ai/weights", "docs/rules.md", *installed.WANTED["resources"][1]}
    assert set(counted.values()) == {1}


@pytest.mark.parametrize("name", ["resources/art/a", "resources/sounds/a", "ai/weights/a.npz", "docs/rules.md"])
def test_a_package_is_not_complete_if_a_file_is_missing_or_another(pair, name: str) -> None:
    (pair[1] / name).write_text("damaged")
    assert len(installed.missing(*pair)[0]) == 1
    (pair[1] / name).unlink()
    assert len(installed.missing(*pair)[0]) == 1


def test_a_checkout_without_sounds_makes_no_complete_package(pair) -> None:
    for folder in pair:
        (folder / "resources/sounds/a").unlink()
    assert installed.missing(*pair)[0] == ["resources/sounds: no files"]


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch):
    """The build hook for a wheel, with stand-ins for hatchling, which only builds need, and for the compiler."""
    for name in ("builders.hooks.plugin.interface", "metadata.plugin.interface"):
        parts = ["hatchling", *name.split(".")]
        for count in range(1, len(parts) + 1):
            package = ".".join(parts[:count])
            monkeypatch.setitem(sys.modules, package, ModuleType(package))
    interface = sys.modules["hatchling.builders.hooks.plugin.interface"]
    interface.BuildHookInterface = dict  # type: ignore[attr-defined]
    sys.modules["hatchling.metadata.plugin.interface"].MetadataHookInterface = object  # type: ignore[attr-defined]
    made = importlib.import_module("hatch_hooks").CustomBuildHook()
    made.target_name, made.root = "wheel", str(ROOT)
    made.warnings = []
    made.app = SimpleNamespace(display_warning=made.warnings.append)
    return made


def compiles(monkeypatch: pytest.MonkeyPatch, status: int = 0) -> list[Path]:
    """Let compiling end with this status; what is returned lists the folders into which it compiled."""
    asked = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        folder = Path(command[2])
        asked.append(folder)
        if status == 0 and folder != ROOT:
            (folder / "ra_desktop").mkdir()
            (folder / "ra_desktop" / "c.so").touch()
        return subprocess.CompletedProcess(command, status, "", "no compiler")

    monkeypatch.setattr(subprocess, "run", run)
    return asked


@pytest.mark.parametrize(("wish", "other"), [("", ""), ("1", ""), ("", "win_amd64")])
def test_a_wheel_gets_the_c_part_and_is_for_any_python_of_one_system(
    hook, monkeypatch: pytest.MonkeyPatch, wish: str, other: str
) -> None:
    monkeypatch.setenv("RA_DESKTOP_COMPILE", wish)
    monkeypatch.setenv("RA_DESKTOP_PLATFORM", other)
    asked = compiles(monkeypatch)
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    (folder,) = asked
    inside, tag = str(Path("ra_desktop") / "c.so"), data.pop("tag")
    assert data == {"force_include": {str(folder / inside): inside}, "pure_python": False}
    assert tag == f"py3-none-{other}" if other else re.fullmatch(r"py3-none-(linux|macosx|win)\w+", tag)
    hook.finalize("standard", data, "")
    assert not folder.exists()


def test_an_editable_installation_has_it_beside_its_sources(hook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RA_DESKTOP_COMPILE", raising=False)
    asked = compiles(monkeypatch)
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("editable", data)
    hook.finalize("editable", data, "")
    assert (asked, data) == ([ROOT], {"force_include": {}})


def test_without_a_compiler_the_wheel_is_for_all_systems_unless_the_c_part_is_asked_for(
    hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RA_DESKTOP_COMPILE", raising=False)
    compiles(monkeypatch, status=1)
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    assert data == {"force_include": {}}
    assert len(hook.warnings) == 1
    assert hook.warnings[0].startswith(sys.modules["hatch_hooks"].WITHOUT)
    monkeypatch.setenv("RA_DESKTOP_COMPILE", "1")
    with pytest.raises(RuntimeError, match="no compiler"):
        hook.initialize("standard", data)


@pytest.mark.parametrize(
    ("target", "wish", "own", "other", "needs"),
    [
        ("wheel", "", True, "", False), ("wheel", "", False, "", True), ("wheel", "1", False, "", True),
        ("wheel", "", True, "win_amd64", True), ("wheel", "0", False, "", False), ("sdist", "", False, "", False),
    ],
)  # fmt: skip
def test_the_build_asks_for_a_compiler_where_there_is_none(
    hook, monkeypatch: pytest.MonkeyPatch, target: str, wish: str, own: bool, other: str, needs: bool
) -> None:
    hooks = sys.modules["hatch_hooks"]
    monkeypatch.setenv("RA_DESKTOP_COMPILE", wish)
    monkeypatch.setenv("RA_DESKTOP_PLATFORM", other)
    monkeypatch.setattr(hooks.native, "system_compiler", lambda: ["cc"] if own else None)
    hook.target_name = target
    assert hook.dependencies() == [hooks.native.ZIG] * needs
    monkeypatch.setattr(hooks.native, "has_zig", lambda: False)
    assert hook.dependencies() == []


@pytest.mark.parametrize(("wish", "target"), [("0", "wheel"), ("1", "sdist")])
def test_a_wheel_for_all_systems_and_a_source_archive_have_none(
    hook, monkeypatch: pytest.MonkeyPatch, wish: str, target: str
) -> None:
    monkeypatch.setenv("RA_DESKTOP_COMPILE", wish)
    asked = compiles(monkeypatch)
    hook.target_name = target
    data: dict[str, Any] = {}
    hook.initialize("standard", data)
    assert (asked, data) == ([], {})
