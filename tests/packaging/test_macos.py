"""The bundle for macOS and its scripts, as far as they can be checked on another system; what workflows call exists."""

from __future__ import annotations

import importlib
import plistlib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "packaging" / "ra-desktop.spec"
MACOS = ROOT / "packaging" / "macos"


@pytest.fixture
def product() -> ModuleType:
    return importlib.import_module("product")


@pytest.fixture
def bundle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Any]:
    """What the spec asks PyInstaller for on macOS."""
    hooks = ModuleType("PyInstaller.utils.hooks")
    hooks.collect_data_files = lambda package: []  # type: ignore[attr-defined]
    for name in ("PyInstaller", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, hooks.__name__, hooks)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("RA_DESKTOP_MADE", str(tmp_path))
    (tmp_path / "ra-desktop.icns").write_bytes(b"icns")
    asked: dict[str, Any] = {}
    names = {
        "SPECPATH": str(SPEC.parent),
        "Analysis": lambda *_, **__: SimpleNamespace(pure=[], scripts=[], binaries=[], datas=[]),
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
