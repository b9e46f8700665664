"""The picture cache: pictures that are slow to paint, kept on disk between starts.

They show the last state and may be outdated, so they are repainted when there is time.

A file has the size as a line of text, then the raw pixels, four bytes each. It is larger than a PNG, and read ten times
as fast.
"""

from __future__ import annotations

import contextlib
import logging
import mmap
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QImage, QPixmap

from ra_desktop.storage import paths
from ra_desktop.storage.errors import ReadError
from ra_desktop.storage.reading import open_file

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QSize

_log = logging.getLogger(__name__)

_LEAST_ROOM: Final = 100_000_000
"""Bytes of disk space that the cache leaves free."""


class CachedPicture:
    """A picture whose pixels are still on disk: keep it as long as the pixmap is shown."""

    def __init__(self, pixels: mmap.mmap, start: int, size: QSize, dpr: float) -> None:
        self._pixels = memoryview(pixels)[start:]
        form = QImage.Format.Format_RGB32
        image = QImage(self._pixels, size.width(), size.height(), 4 * size.width(), form)
        image.setDevicePixelRatio(dpr)
        self.pixmap = QPixmap.fromImage(image)


def load(name: str, size: QSize, dpr: float) -> CachedPicture | None:
    """Return the picture stored as `name` for a screen of scale `dpr`, None unless it has `size` (device pixels)."""
    head = _head(size)
    try:
        with open_file(_path(name)) as file:
            pixels = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (ReadError, OSError, ValueError):  # ValueError: an empty file
        return None
    if pixels[: len(head)] != head or len(pixels) != len(head) + 4 * size.width() * size.height():
        return None
    return CachedPicture(pixels, len(head), size, dpr)


def store(name: str, picture: QPixmap) -> None:
    """Store `picture`, which must be opaque, as `name`, unless the disk is nearly full."""
    import shutil  # not needed before the first window

    image = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)
    path = _path(name)
    new = path.with_suffix(".new")
    try:
        paths.make_folder(path.parent)
        if shutil.disk_usage(path.parent).free < _LEAST_ROOM:
            _log.info("%s is not stored: the disk is nearly full", path)
            return
        try:
            paths.make_file(new)
            with new.open("wb") as file:
                file.write(_head(image.size()))
                file.write(image.constBits())
            new.replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                new.unlink()
            raise
    except OSError as error:
        _log.info("%s is not stored: %s", path, error)


def _head(size: QSize) -> bytes:
    return b"%d x %d\n" % (size.width(), size.height())


def _path(name: str) -> Path:
    return paths.cache_dir() / f"{name}.pixels"
