"""Pictures that take long to paint, kept on the disk from one start to the next.

They are what was seen last time, and may be out of date: whoever shows one paints it anew when there is time.

A file is the size as text, one line long, and the pixels as they lie in memory, four bytes each. It is larger than a
PNG, and read ten times as fast.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage, QPixmap

from ra_desktop.storage import paths

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QSize

_log = logging.getLogger(__name__)


def recall(name: str, size: QSize, dpr: float) -> QPixmap | None:
    """The picture kept as *name*, if it has *size* (in device pixels)."""
    image = QImage(size, QImage.Format.Format_RGB32)
    pixels = image.bits()
    try:
        with _path(name).open("rb") as file:
            if file.readline(len(_head(size))) != _head(size) or file.readinto(pixels) != len(pixels):
                return None
    except OSError:
        return None
    image.setDevicePixelRatio(dpr)
    return QPixmap.fromImage(image)


def keep(name: str, picture: QPixmap) -> None:
    """Keep *picture*, which has no transparent parts, as *name*."""
    image = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)
    path = _path(name)
    new = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with new.open("wb") as file:
            file.write(_head(image.size()))
            file.write(image.constBits())
        new.replace(path)
    except OSError as error:
        _log.info("%s is not kept: %s", path, error)


def _head(size: QSize) -> bytes:
    return b"%d x %d\n" % (size.width(), size.height())


def _path(name: str) -> Path:
    return paths.cache_dir() / f"{name}.pixels"
