"""The bundle for macOS and its scripts, as far as they can be checked on another system; what workflows call exists."""

from __future__ import annotations

import json
import plistlib
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path, PurePosixPath
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from ra_desktop.ai.neural import compiled

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "packaging" / "ra-desktop.spec"
MACOS = ROOT / "packaging" / "macos"


@pytest.fixture
def bundle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Any]:
    """What the spec asks PyInstaller for on macOS."""
    hooks = ModuleType("PyInstaller.utils.hooks")
    hooks.collect_data_files = lambda package, **_: []  # type: ignore[attr-defined]
    for name in ("PyInstaller", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, hooks.__name__, hooks)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("RA_DESKTOP_MADE", str(tmp_path))
    (tmp_path / "ra-desktop.icns").write_bytes(b"icns")
    asked: dict[str, Any] = {}
    names = {
        "SPECPATH": str(SPEC.parent),
        "Analysis": lambda *_, **named: (
            asked.update(libraries=named["binaries"]) or SimpleNamespace(pure=[], scripts=[], binaries=[], datas=[])
        ),
        "BUNDLE": lambda *_, **named: asked.update(named),
        **dict.fromkeys(("PYZ", "EXE", "COLLECT"), lambda *_, **__: None),
    }
    exec(compile(SPEC.read_text("utf-8"), str(SPEC), "exec"), names)  # noqa: S102 - as PyInstaller does
    return asked


def test_the_bundle_is_known_by_its_name_icon_and_version(bundle: dict[str, Any], product: ModuleType) -> None:
    assert bundle["name"] == f"{product.NAME}.app"
    assert bundle["bundle_identifier"] == product.BUNDLE_ID
    assert re.fullmatch(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", product.BUNDLE_ID)
    assert bundle["version"] == bundle["info_plist"]["CFBundleShortVersionString"] == product.version()
    assert Path(bundle["icon"]).name == "ra-desktop.icns"


def test_saved_games_are_a_type_that_the_bundle_owns(bundle: dict[str, Any], product: ModuleType) -> None:
    info = plistlib.loads(plistlib.dumps(bundle["info_plist"]))  # whatever a property list cannot hold is refused
    (document,) = info["CFBundleDocumentTypes"]
    (declared,) = info["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert document["LSHandlerRank"] == "Owner"
    assert declared["UTTypeIdentifier"].startswith(product.BUNDLE_ID)
    assert declared["UTTypeConformsTo"] == ["public.json"]
    tags = declared["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [product.EXTENSION.removeprefix(".")]
    assert tags["public.mime-type"] == [product.MIME_TYPE]


def test_the_library_in_c_is_bundled_where_the_program_looks_for_it(bundle: dict[str, Any]) -> None:
    ((source, folder),) = bundle["libraries"]
    assert Path(source).parent == Path(compiled.__file__).parent
    assert Path(folder) == Path(*compiled.__name__.split("."))


def test_the_program_may_do_no_more_than_python_needs() -> None:
    with (MACOS / "entitlements.plist").open("rb") as file:
        assert plistlib.load(file) == {"com.apple.security.cs.allow-unsigned-executable-memory": True}


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize("script", ["dmg.sh", "keychain.sh"])
def test_scripts_are_whole_and_can_be_run(script: str) -> None:
    path = MACOS / script
    assert path.stat().st_mode & 0o100
    run = subprocess.run(["bash", "-n", str(path)], capture_output=True, text=True, check=False)  # noqa: S607
    assert (run.returncode, run.stderr) == (0, "")


def test_what_the_workflows_call_is_there() -> None:
    for workflow in (ROOT / ".github" / "workflows").glob("*.yml"):
        called = re.findall(r"(?<![\w/])((?:packaging|\.ci)/[\w./-]+)", workflow.read_text("utf-8"))
        assert called
        assert [name for name in called if not (ROOT / name).is_file()] == []


@pytest.fixture
def wheels() -> dict[str, Any]:
    """What is in the macOS wheels of Qt; packaging/macos/record_qt.py has recorded it."""
    recorded: dict[str, Any] = json.loads((ROOT / "tests/packaging/data/qt-macos.json").read_text("utf-8"))
    return recorded


def entries_of(wheels: dict[str, Any]) -> list[tuple[str, str, str]]:
    """All that PyInstaller would collect of the wheels: binaries, and for frameworks properties and links."""
    results = [(name, f"/venv/{name}", "BINARY") for name in wheels["binaries"]]
    for name in wheels["binaries"]:
        path = PurePosixPath(name)
        bundle = next((parent for parent in path.parents if parent.suffix == ".framework"), None)
        if bundle is None:
            continue
        plist = path.parent / "Resources" / "Info.plist"
        results += [
            (str(plist), f"/venv/{plist}", "DATA"),
            (str(bundle / "Versions" / "Current"), path.parent.name, "SYMLINK"),
            (str(bundle / path.name), f"Versions/Current/{path.name}", "SYMLINK"),
            (str(bundle / "Resources"), "Versions/Current/Resources", "SYMLINK"),
            (path.name, name, "SYMLINK"),
        ]
    return results


def test_a_framework_is_in_the_bundle_whole_or_not_at_all(contents: ModuleType, wheels: dict[str, Any]) -> None:
    kept = {name for name, _, _ in contents.wanted(entries_of(wheels), frozenset({"en"}))}
    bundles: dict[str, set[str]] = {}
    for name in kept:
        if ".framework/" in name:
            bundle, _, rest = name.partition(".framework/")
            bundles.setdefault(PurePosixPath(bundle).name, set()).add(rest)
    assert {"QtCore", "QtWidgets", "QtConcurrent"} <= set(bundles)
    assert not {"QtQuick", "QtWebEngineCore", "QtPdf"} & set(bundles)
    for bundle, files in bundles.items():
        assert files == {
            f"Versions/A/{bundle}", "Versions/A/Resources/Info.plist", "Versions/Current", bundle, "Resources",
        }  # fmt: skip
        assert bundle in kept  # the link beside the program


def test_every_binary_in_the_bundle_finds_the_frameworks_that_it_loads(
    contents: ModuleType, wheels: dict[str, Any]
) -> None:
    kept = {name for name, _, kind in contents.wanted(entries_of(wheels), frozenset()) if kind == "BINARY"}
    places = {PurePosixPath(name).name for name in kept}
    assert "PySide6/Qt/plugins/multimedia/libdarwinmediaplugin.dylib" in kept
    assert "PySide6/Qt/plugins/platforms/libqcocoa.dylib" in kept
    missing = {name: set(wheels["binaries"][name]) - places for name in kept if set(wheels["binaries"][name]) - places}
    assert missing == {}


def binary(*systems: tuple[int, int], kind: int = 0x32) -> bytes:
    """A binary without code, for one processor or several, each built for a system."""
    halves = []
    for major, minor in systems:
        version = struct.pack("<I", major << 16 | minor << 8)
        command = struct.pack("<II", kind, 24) + (struct.pack("<I", 1) + version if kind == 0x32 else version).ljust(
            16, b"\0"
        )
        halves.append(struct.pack("<8I", 0xFEEDFACF, 0, 0, 6, 1, len(command), 0, 0) + command)
    if len(halves) == 1:
        return halves[0]
    head, place = struct.pack(">II", 0xCAFEBABE, len(halves)), 8 + 20 * len(halves)
    for half in halves:
        head += struct.pack(">5I", 0, 0, place, len(half), 0)
        place += len(half)
    return head + b"".join(halves)


@pytest.mark.parametrize(
    ("files", "oldest"),
    [
        ([], "11.0"),
        ([binary((10, 9), kind=0x24)], "11.0"),
        ([binary((13, 0)), binary((12, 3), kind=0x24)], "13.0"),
        ([binary((10, 13), (14, 4)), binary((13, 0)), b"no binary"], "14.4"),
    ],
)
def test_the_bundle_asks_for_the_system_that_its_binaries_are_built_for(
    contents: ModuleType, files: list[bytes], oldest: str, tmp_path: Path
) -> None:
    entries = [("Current", "A", "SYMLINK"), ("Info.plist", "nowhere", "DATA")]
    for number, content in enumerate(files):
        (tmp_path / str(number)).write_bytes(content)
        entries.append((f"lib{number}.dylib", str(tmp_path / str(number)), "BINARY"))
    assert contents.oldest_macos(entries) == oldest


def test_the_readme_names_the_system_that_qt_is_built_for(wheels: dict[str, Any]) -> None:
    (oldest,) = {system.removesuffix(".0") for system in wheels["systems"].values()}
    assert f"macOS {oldest} or newer" in (ROOT / "README.md").read_text("utf-8")


def test_what_is_recorded_is_what_the_installers_hold(wheels: dict[str, Any]) -> None:
    """If not, packaging/macos/record_qt.py says how to record the wheels anew."""
    pins = (ROOT / "packaging" / "requirements.txt").read_text("utf-8")
    for wheel in wheels["wheels"]:
        name, version = wheel.split("-")[:2]
        pinned = re.findall(
            rf"^{name.replace('_', '-')}==(\S+)(?: ; python_full_version < '3.12')? ", pins, re.MULTILINE
        )
        assert version in pinned
