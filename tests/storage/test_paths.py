"""Files lie where the platform wants them, or all in one folder."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
import pytest

from ra_desktop.storage import paths

EVERYTHING = (paths.data_dir, paths.saves_dir, paths.autosave_path, paths.config_dir, paths.log_dir, paths.cache_dir)


def test_one_variable_moves_everything_and_nothing_is_made(ra_home: Path) -> None:
    for find in EVERYTHING:
        assert find().is_relative_to(ra_home)
        assert find().is_absolute()
    assert not ra_home.exists()


def test_the_variable_is_read_anew_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RA_DESKTOP_HOME", str(tmp_path / "other"))
    assert paths.data_dir() == tmp_path / "other" / "data"


@pytest.mark.parametrize("value", [None, ""])
def test_without_it_the_platform_decides(value: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    if value is None:
        monkeypatch.delenv("RA_DESKTOP_HOME")
    else:
        monkeypatch.setenv("RA_DESKTOP_HOME", value)
    for find in EVERYTHING:
        assert "ra-desktop" in find().parts


@pytest.mark.skipif(sys.platform != "linux", reason="other platforms ask platformdirs itself")
@pytest.mark.parametrize("value", [None, "", " ", "/somewhere/else"])
def test_on_linux_they_are_where_platformdirs_would_put_them(
    value: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RA_DESKTOP_HOME")
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        if value is None:
            monkeypatch.delenv(f"XDG_{name}_HOME", raising=False)
        else:
            monkeypatch.setenv(f"XDG_{name}_HOME", f"{value}/{name}" if value.strip() else value)
    others = platformdirs.PlatformDirs("ra-desktop", appauthor=False)
    assert [paths.data_dir(), paths.config_dir(), paths.cache_dir(), paths.log_dir()] == [
        others.user_data_path,
        others.user_config_path,
        others.user_cache_path,
        others.user_log_path,
    ]


def test_a_relative_folder_is_made_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RA_DESKTOP_HOME", "here")
    assert paths.config_dir() == Path.cwd() / "here" / "config"


def test_the_parts_do_not_get_in_each_others_way() -> None:
    assert len({find() for find in EVERYTHING}) == len(EVERYTHING)


def test_a_folder_that_another_window_makes_at_the_same_moment_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise what is written first would not be locked, and one window's would be lost."""
    folder, system_mkdir = tmp_path / "home" / "data", paths.os.mkdir

    def mkdir(path: Path, mode: int) -> None:
        system_mkdir(path, mode)
        if path == folder.parent:
            system_mkdir(folder, mode)

    monkeypatch.setattr(paths.os, "mkdir", mkdir)
    paths.make_folder(folder)
    assert folder.is_dir()
