"""The installer for Windows: what it is told, what it compiles to, and what its uninstaller deletes."""

from __future__ import annotations

import importlib
import re
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "packaging" / "windows" / "ra-desktop.nsi"


@pytest.fixture
def installer() -> ModuleType:
    return importlib.import_module("installer")


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """Stands for what PyInstaller makes."""
    folder = tmp_path / "ra-desktop"
    for name in ("ra-desktop.exe", "_internal/base_library.zip", "_internal/PySide6/odd $INSTDIR/é ü.dll"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"MZ")
    return folder


@pytest.fixture
def icons(tmp_path: Path) -> Path:
    """Two icons of one pixel."""
    icon = bytes.fromhex("00000100 0100 01010000 0100 2000 30000000 16000000") + (
        bytes.fromhex("28000000 01000000 02000000 0100 2000") + bytes(24) + b"\xff" * 4 + bytes(4)
    )
    folder = tmp_path / "icons"
    folder.mkdir()
    for name in ("ra-desktop.ico", "ra-game.ico"):
        (folder / name).write_bytes(icon)
    return folder


def test_the_version_resource_says_what_the_project_says(product: ModuleType) -> None:
    version = importlib.import_module("version")

    def record(kind: str) -> Any:
        return lambda *given, **named: SimpleNamespace(kind=kind, given=given, **named)

    kinds = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct", "VarFileInfo")
    names = {kind: record(kind) for kind in (*kinds, "VarStruct")}
    text = eval(version.resource(product.version()), names)  # noqa: S307 - as PyInstaller does
    assert text.ffi.filevers == text.ffi.prodvers == (*map(int, product.version().split(".")), 0)
    table = text.kids[0].given[0][0]
    words = dict(word.given for word in table.given[1])
    assert words["ProductName"] == product.NAME
    assert words["ProductVersion"] == words["FileVersion"] == product.version()
    assert words["OriginalFilename"] == "ra-desktop.exe"


def test_the_script_is_told_everything_it_asks_for_and_nothing_else(
    installer: ModuleType, program: Path, icons: Path, tmp_path: Path
) -> None:
    script = SCRIPT.read_text("utf-8")
    asked = set(re.findall(r"\$\{([A-Z_0-9]+)\}", script)) - set(re.findall(r"!define (\w+)", script)) - {"DEFINITIONS"}
    given = set(installer.definitions(program, tmp_path, icons, "sign")) - {"NEVER"}
    assert asked == given


def test_the_uninstaller_deletes_what_was_installed_and_nothing_else(installer: ModuleType, program: Path) -> None:
    assert list(installer.removals(program)) == [
        'Delete "$INSTDIR\\_internal\\PySide6\\odd $$INSTDIR\\é ü.dll"',
        'Delete "$INSTDIR\\_internal\\base_library.zip"',
        'Delete "$INSTDIR\\ra-desktop.exe"',
        'RMDir "$INSTDIR\\_internal\\PySide6\\odd $$INSTDIR"',
        'RMDir "$INSTDIR\\_internal\\PySide6"',
        'RMDir "$INSTDIR\\_internal"',
    ]
    script = SCRIPT.read_text("utf-8")
    assert "RMDir /r" not in script
    assert not re.search(r"Delete .*\*", script)


def test_no_path_has_a_slash_which_makensis_for_windows_does_not_understand() -> None:
    lines = [line.strip() for line in SCRIPT.read_text("utf-8").splitlines()]
    script = [line for line in lines if not line.startswith(";")]
    words = [word for line in script for word in re.findall(r"'[^']*'|\"[^\"]*\"|[^\s\"']+", line)]
    slashes = {word.strip("\"'") for word in words if "/" in word}
    options = {"/SOLID", "/r", "/oname=${DOCUMENT_ICON}", "/SD", "/ifempty"}
    commands = {r"$INSTDIR\uninstall.exe" + '" /S _?=$INSTDIR', r"$INSTDIR\uninstall.exe" + '" /S'}
    assert slashes == options | commands
    assert 'File /r "${SOURCE}\\*"' in script


def test_nothing_needs_an_administrator() -> None:
    script = SCRIPT.read_text("utf-8")
    assert "RequestExecutionLevel user" in script
    assert not re.search(r"HKLM|HKCR|\$PROGRAMFILES|SetShellVarContext all", script)


def test_a_folder_without_the_program_is_refused(installer: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(installer.InstallerError, match=r"no ra-desktop\.exe"):
        installer.make(tmp_path, tmp_path, tmp_path)


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs makensis")
def test_it_compiles_without_a_warning_and_signs_both_programs(
    installer: ModuleType, program: Path, icons: Path, tmp_path: Path
) -> None:
    signed = tmp_path / "signed"
    made = installer.make(program, tmp_path / "out", icons, f'echo "%1" >> "{signed}"')
    assert made.name == f"ra-desktop-{importlib.import_module('product').version()}-windows-x86_64-setup.exe"
    assert made.read_bytes()[:2] == b"MZ"
    assert len(signed.read_text().splitlines()) == 2
