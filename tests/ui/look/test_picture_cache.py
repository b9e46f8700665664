"""Pictures are found again as they were kept, or not at all."""

from __future__ import annotations

import errno
import os
import stat
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from ra_desktop.storage import paths
from ra_desktop.ui.look import picture_cache
from ra_desktop.ui.look.picture_cache import load, store

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

SIZE = QSize(37, 11)


def picture() -> QPixmap:
    made = QPixmap(SIZE)
    made.fill(QColor("#123456"))
    painter = QPainter(made)
    painter.fillRect(3, 2, 30, 5, QColor("#FEDCBA"))
    painter.end()
    return made


def image_of(pixmap: QPixmap) -> QImage:
    return pixmap.toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.fixture
def kept(qapp: QApplication, ra_home: Path) -> Path:
    store("sky", picture())
    (file,) = paths.cache_dir().iterdir()
    return file


def test_a_picture_is_found_again_as_it_was(kept: Path) -> None:
    result = load("sky", SIZE, 1.0)
    assert result is not None
    assert image_of(result.pixmap) == image_of(picture())


def test_it_is_shown_at_the_scale_of_the_screen(kept: Path) -> None:
    result = load("sky", SIZE, 2.0)
    assert result is not None
    assert result.pixmap.devicePixelRatio() == 2.0
    assert result.pixmap.size() == SIZE


def test_the_last_one_counts(kept: Path) -> None:
    black = QPixmap(SIZE)
    black.fill(QColor("black"))
    store("sky", black)
    result = load("sky", SIZE, 1.0)
    assert result is not None
    assert image_of(result.pixmap) == image_of(black)


@pytest.mark.parametrize("size", [QSize(36, 11), QSize(37, 12), QSize(11, 37), QSize(3, 711)])
def test_another_size_is_no_use(kept: Path, size: QSize) -> None:
    assert load("sky", size, 1.0) is None


@pytest.mark.skipif(os.name == "nt", reason="needs the rights of Unix")
def test_a_picture_is_its_owners_alone(kept: Path) -> None:
    assert [stat.S_IMODE(path.stat().st_mode) for path in (kept, kept.parent)] == [0o600, 0o700]


def test_another_name_is_another_picture(kept: Path) -> None:
    assert load("sea", SIZE, 1.0) is None


@pytest.mark.parametrize("left", [0, 3, 9, 100, -1])
def test_what_is_left_of_a_damaged_file_is_no_use(kept: Path, left: int) -> None:
    kept.write_bytes(kept.read_bytes()[:left])
    assert load("sky", SIZE, 1.0) is None


def test_a_folder_that_cannot_be_made_does_no_harm(qapp: QApplication, ra_home: Path) -> None:
    ra_home.mkdir()
    (ra_home / "cache").write_text("in the way")
    store("sky", picture())
    assert load("sky", SIZE, 1.0) is None


def test_on_a_disk_that_is_nearly_full_the_room_is_left_to_games(
    qapp: QApplication, ra_home: Path, monkeypatch
) -> None:
    monkeypatch.setattr(picture_cache, "_LEAST_ROOM", 1 << 62)
    store("sky", picture())
    assert list(paths.cache_dir().iterdir()) == []


def test_a_picture_for_which_the_disk_has_no_room_leaves_nothing(kept: Path, monkeypatch) -> None:
    def full(self: Path, target: Path) -> Path:
        raise OSError(errno.ENOSPC, "No space left on device")

    before = kept.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(type(kept), "replace", full)
        store("sky", picture())
    assert list(paths.cache_dir().iterdir()) == [kept]
    assert kept.read_bytes() == before
