"""The starter of the installers for Linux runs Python with what lies beside it, and with nothing else."""

from __future__ import annotations

import importlib
import marshal
import os
import subprocess
import sys
import zipfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
DYNAMIC = f"python{sys.version_info.major}.{sys.version_info.minor}/lib-dynload"


@pytest.fixture
def starter(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging" / "linux"))
    return importlib.import_module("starter")


@pytest.fixture
def loader(tmp_path: Path) -> Path:
    """Stands for PyInstaller's folder with its importers."""
    folder = tmp_path / "loader"
    folder.mkdir()
    for name in ("pyimod01_archive", "pyimod02_importers"):
        (folder / f"{name}.py").write_text("")
    return folder


def code_in(library: Path) -> dict[str, str]:
    """The files of a library, with the place that each module says it comes from."""
    with zipfile.ZipFile(library) as files:
        return {name: marshal.loads(files.read(name)[16:]).co_filename for name in files.namelist()}  # noqa: S302


def test_the_library_holds_what_python_begins_with_and_names_no_place(starter, loader: Path, tmp_path: Path) -> None:
    starter.write_library(tmp_path / "library.zip", loader)
    found = code_in(tmp_path / "library.zip")
    assert {"beginning.pyc", "keep_open.pyc", "pyimod02_importers.pyc", "encodings/__init__.pyc"} <= set(found)
    assert not [place for place in found.values() if place.startswith("/")]


def test_the_same_sources_give_the_same_library(starter, loader: Path, tmp_path: Path) -> None:
    made = [tmp_path / "one.zip", tmp_path / "two.zip"]
    for file in made:
        starter.write_library(file, loader)
    assert made[0].read_bytes() == made[1].read_bytes()


def test_modules_of_the_library_of_pyinstaller_are_found_by_their_names(starter, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "base_library.zip", "w") as library:
        for name in ("os.pyc", "re/__init__.pyc", "re/_parser.pyc", "encodings/mbcs.pyc"):
            library.writestr(name, b"")
    found = starter.library_modules([("base_library.zip", str(tmp_path / "base_library.zip"), "DATA")])
    assert [name for name, _, _ in found] == ["encodings.mbcs", "os", "re", "re._parser"]
    assert all(Path(source).is_file() and kind == "PYMODULE" for _, source, kind in found)


def test_modules_that_the_start_asks_for_are_kept_as_they_are(starter, tmp_path: Path) -> None:
    codes = {name: marshal.dumps(compile("x = 1\n" * 99, name, "exec")) for name in ("numpy.ma", "ra_desktop.ui", "re")}
    made = bytearray(b"PYZ\0magi" + bytes(9))
    table = [("halves", (3, len(made), 0))]
    for name, code in codes.items():
        packed = zlib.compress(code)
        table.append((name, (0, len(made), len(packed))))
        made += packed
    made[8:12] = len(made).to_bytes(4, "big")
    (tmp_path / "old").write_bytes(bytes(made) + marshal.dumps(table))
    starter.write_modules(tmp_path / "new", tmp_path / "old")
    content = (tmp_path / "new").read_bytes()
    found = dict(marshal.loads(content[int.from_bytes(content[8:12], "big") :]))  # noqa: S302
    assert content[:8] == made[:8]
    assert found.pop("halves")[2] == 0
    for name, (_, offset, length) in found.items():
        assert zlib.decompress(content[offset : offset + length]) == codes[name]
        assert (length < len(codes[name])) == (name == "numpy.ma")


def test_the_starter_listens_to_its_folder_and_not_to_the_surroundings(starter, loader: Path, tmp_path: Path) -> None:
    if not starter.can_be_made():
        pytest.skip("needs a compiler, and Python as something to be linked in")
    inside = tmp_path / "дом с пробелом" / "_internal"
    inside.mkdir(parents=True)
    starter.link(inside.parent / "program", DYNAMIC)
    starter.write_library(inside / starter.LIBRARY, loader)
    told = "import sys; print(sys.executable, sys.argv[1:], sys.flags.utf8_mode, *sys.path, sep='\\n'); sys.exit(3)"
    with zipfile.ZipFile(inside / starter.LIBRARY) as library:
        kept = {name: library.read(name) for name in library.namelist()}
    with zipfile.ZipFile(inside / starter.LIBRARY, "w") as library:
        for name, content in kept.items():
            library.writestr(name, content) if name != "beginning.pyc" else library.writestr("beginning.py", told)
    surroundings = os.environ | {"PYTHONPATH": "/elsewhere", "PYTHONHOME": "/elsewhere", "LC_ALL": "C"}
    words = ["--hint", "игра 1.ra-game"]
    run = subprocess.run(
        [inside.parent / "program", *words], env=surroundings, check=False, capture_output=True, encoding="utf-8"
    )
    wanted = [inside.parent / "program", words, 1, inside / starter.LIBRARY, inside / DYNAMIC]
    assert (run.returncode, run.stdout.splitlines()) == (3, [str(each) for each in wanted])
