"""Makes the installer for Windows: ``python packaging/windows/installer.py FOLDER OUT``.

FOLDER is freeze.py's result. makensis builds the installer, on Windows or elsewhere, from ra-desktop.nsi, which
includes the script of definitions written here. The uninstaller deletes the installed files one by one: other files in
the folder stay.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from version import numbers

import product
import system_texts

if TYPE_CHECKING:
    from collections.abc import Iterator

SCRIPT: Final = Path(__file__).with_name("ra-desktop.nsi")
EXECUTABLE: Final = f"{product.COMMAND}.exe"
DOCUMENT_ICON: Final = f"{product.EXTENSION[1:]}.ico"
PROGRAM_ID: Final = "RaDesktop.SavedGame.1"
"""The registry type of saved games."""
_KIB: Final = 1024


class InstallerError(RuntimeError):
    """The installer cannot be made."""


def quoted(text: str | Path) -> str:
    """Return `text` as a string in an NSIS script, where ``$`` and quotation marks are special."""
    return '"' + str(text).replace("$", "$$").replace('"', '$\\"') + '"'


def definitions(folder: Path, out: Path, icons: Path, sign: str = "") -> dict[str, str | Path]:
    """Return the values that ra-desktop.nsi needs."""
    version = product.version()
    made = {
        "NAME": product.NAME,
        "VERSION": version,
        "VERSION_NUMBERS": ".".join(map(str, numbers(version))),
        "PUBLISHER": product.PUBLISHER,
        "HOMEPAGE": product.HOMEPAGE,
        "COMMAND": product.COMMAND,
        "EXECUTABLE": EXECUTABLE,
        "EXTENSION": product.EXTENSION,
        "DOCUMENT_ICON": DOCUMENT_ICON,
        "MIME_TYPE": product.MIME_TYPE,
        "PROGRAM_ID": PROGRAM_ID,
        "SIZE_KIB": str(sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // _KIB),
        "SOURCE": folder,
        "ICONS": icons,
        "LICENCE": product.ROOT / "LICENSE",
        "OUTPUT": out / installer_name(version),
    }
    return made | ({"SIGN": sign} if sign else {})


def installer_name(version: str) -> str:
    """Return the file name of the installer of `version`."""
    return f"{product.COMMAND}-{version}-windows-x86_64-setup.exe"


def languages() -> Iterator[str]:
    """Return the instructions that give the installer its languages and their texts, English first."""
    yield from _language("English", str)
    for code in system_texts.languages():
        yield from _language(system_texts.read(code)[0], system_texts.translator(code))


def _language(name: str, of: system_texts.Translate) -> Iterator[str]:
    yield f'!insertmacro MUI_LANGUAGE "{name}"'
    for key, text in product.INSTALLER.items():
        yield f"LangString {key} ${{LANG_{name.upper()}}} {quoted(of(text))}"


def removals(folder: Path) -> Iterator[str]:
    """Return the instructions that delete exactly the files in `folder`, and its folders if they are empty then."""
    inside = sorted(path.relative_to(folder) for path in folder.rglob("*"))
    yield from (f"Delete {_installed(path)}" for path in inside if not (folder / path).is_dir())
    yield from (f"RMDir {_installed(path)}" for path in reversed(inside) if (folder / path).is_dir())


def _installed(path: Path) -> str:
    return quoted(PureWindowsPath(path)).replace('"', '"$INSTDIR\\', 1)


def write_definitions(file: Path, folder: Path, out: Path, icons: Path, sign: str = "") -> None:
    """Write the script of definitions: values, languages, and the list of files to delete."""
    lines = [f"!define {name} {quoted(value)}" for name, value in definitions(folder, out, icons, sign).items()]
    lines += ["!macro Languages", *(f"  {line}" for line in languages()), "!macroend"]
    lines += ["!macro DeleteInstalled", *(f"  {line}" for line in removals(folder)), "!macroend", ""]
    file.write_text("\n".join(lines), encoding="utf-8")


def make(folder: Path, out: Path, icons: Path, sign: str = "") -> Path:
    """Make the installer of `folder` in `out`; return its path. Raises InstallerError."""
    if not (folder / EXECUTABLE).is_file():
        raise InstallerError(f"there is no {EXECUTABLE} in {folder}")
    compiler = shutil.which("makensis")
    if compiler is None:
        raise InstallerError("makensis is needed: the package nsis, or nsis.sourceforge.io")
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        script = Path(scratch) / "definitions.nsh"
        write_definitions(script, folder.resolve(), out.resolve(), icons.resolve(), sign)
        options = ["-V2", "-WX", "-NOCD", "-INPUTCHARSET", "UTF8", f"-DDEFINITIONS={script}"]
        run = subprocess.run([compiler, *options, str(SCRIPT)], capture_output=True, check=False)
    if run.returncode:
        raise InstallerError((run.stdout + run.stderr).decode(errors="replace"))
    return out / installer_name(product.version())


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/windows/installer.py", description=__doc__)
    parser.add_argument("folder", type=Path, help="the program, as freeze.py has made it")
    parser.add_argument("out", type=Path, help="where the installer goes")
    parser.add_argument("--icons", type=Path, default=product.ROOT / "build" / "made", help="what icons.py has made")
    parser.add_argument("--sign", default="", metavar="COMMAND", help="signs a file; %%1 stands for it")
    options = parser.parse_args()
    try:
        made = make(options.folder, options.out, options.icons, options.sign)
    except InstallerError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{made}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
