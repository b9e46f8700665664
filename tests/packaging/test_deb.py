"""The Debian package asks for what its binaries need, on every system that it serves."""

from __future__ import annotations

import importlib
import re
import shutil

import pytest

needs_dpkg = pytest.mark.skipif(shutil.which("dpkg") is None, reason="needs dpkg")


@pytest.fixture
def deb():
    return importlib.import_module("deb")


def test_versions_stay_where_symbols_tell_them_and_go_where_only_the_build_machine_does(deb) -> None:
    asked = "libc6 (>= 2.35), libegl1, libx11-xcb1 (>= 2:1.8.4), libzstd1 (>= 1.5.2)"
    assert deb.portable(asked, lambda name: name == "libc6") == "libc6 (>= 2.35), libegl1, libx11-xcb1, libzstd1"


def test_libraries_with_a_new_name_are_taken_under_the_old_one_too(deb) -> None:
    asked = "libglib2.0-0t64 (>= 2.26.0), libpng16-16t64"
    assert deb.portable(asked, lambda name: True) == (
        "libglib2.0-0t64 (>= 2.26.0) | libglib2.0-0 (>= 2.26.0), libpng16-16t64 | libpng16-16"
    )


def test_the_menu_entry_starts_the_program_where_it_is_whatever_the_path_of_the_session(deb) -> None:
    plain = (deb.HERE / "ra-desktop.desktop").read_text(encoding="utf-8")
    before, after = (dict(re.findall(r"(?m)^([^#=]+)=(.*)$", text)) for text in (plain, deb.with_whole_path(plain)))
    assert after == before | {"Exec": "/usr/games/ra-desktop %F"}
    assert f"/{deb.GAME}" == "/usr/games/ra-desktop"


@needs_dpkg
def test_what_the_oldest_system_lacks_is_named(deb) -> None:
    fine = "libc6 (>= 2.35), libegl1, libglib2.0-0t64 (>= 2.26.0) | libglib2.0-0 (>= 2.26.0), libpulse0 (>= 5.0)"
    assert deb.too_new(fine) == []
    assert deb.too_new(f"{fine}, libc6 (>= 2.38), libnew9, libx11-6 (>= 2:1.8)") == [
        "libc6 (>= 2.38)", "libnew9", "libx11-6 (>= 2:1.8)",
    ]  # fmt: skip


@needs_dpkg
@pytest.mark.parametrize("strict", [False, True])
def test_a_package_for_newer_systems_only_is_told_or_refused(deb, strict: bool, monkeypatch, tmp_path, capsys) -> None:
    monkeypatch.setattr(deb, "dependencies", lambda root: "libc6 (>= 2.41)")
    if strict:
        with pytest.raises(RuntimeError, match=r"Ubuntu 22\.04: libc6 \(>= 2\.41\)"):
            deb.write_control(tmp_path, "1-1", strict=True)
        assert not (tmp_path / "DEBIAN").exists()
    else:
        deb.write_control(tmp_path, "1-1")
        assert "not to be had in Ubuntu 22.04: libc6 (>= 2.41)" in capsys.readouterr().err
        assert "Depends: libc6 (>= 2.41)\n" in (tmp_path / "DEBIAN" / "control").read_text("utf-8")
