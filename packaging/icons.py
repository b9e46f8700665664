"""Makes the icons for all systems from one drawing: ``python packaging/icons.py FOLDER``.

``hicolor`` for Linux, with the drawing itself and the icon of saved games; ``ra-desktop.ico`` for Windows and
``ra-desktop.icns`` for macOS, each with every size that the system shows; ``ra-game.ico`` for saved games on Windows.
Qt draws them as in the program; Pillow writes the two formats. The same drawing gives the same bytes.
"""

from __future__ import annotations

import os
import sys
from io import BytesIO
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

import product

LINUX: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MAC: Final = (16, 32, 64, 128, 256, 512, 1024)

DOCUMENT_ICON: Final = product.MIME_TYPE.replace("/", "-")
"""The name under which desktops look for the icon of a file type."""

_SHEET: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
<path fill="#8A6A3C"
  d="M92 16 H328 L436 124 V472 A24 24 0 0 1 412 496 H100 A24 24 0 0 1 76 472 V40 A24 24 0 0 1 100 16 Z"/>
<path fill="#FBF3DF"
  d="M102 28 H322 L424 130 V470 A14 14 0 0 1 410 484 H102 A14 14 0 0 1 88 470 V42 A14 14 0 0 1 102 28 Z"/>
<path d="M322 28 L424 130 H336 A14 14 0 0 1 322 116 Z" fill="#E3C58F"/>
<g transform="translate(116 168) scale(0.547)">
{drawing}
</g>
</svg>
"""
"""A sheet of papyrus with a folded corner; the program's drawing goes on it."""


def document() -> str:
    """Return the drawing for saved games."""
    drawing = product.ICON.read_text(encoding="utf-8")
    inner = drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")].strip()
    return _SHEET.format(drawing=inner)


def picture(drawing: str, pixels: int) -> bytes:
    """Return the SVG `drawing` as a PNG of that many pixels in each direction."""
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)
    return held.data()


def write_hicolor(folder: Path) -> None:
    """Write the theme folder of Linux desktops below `folder`."""
    for kind, name, drawing in (
        ("apps", product.COMMAND, product.ICON.read_text(encoding="utf-8")),
        ("mimetypes", DOCUMENT_ICON, document()),
    ):
        for size in LINUX:
            _write(folder / f"{size}x{size}" / kind / f"{name}.png", picture(drawing, size))
        _write(folder / "scalable" / kind / f"{name}.svg", drawing.encode())


def write_collection(file: Path, drawing: str, sizes: tuple[int, ...]) -> None:
    """Write an .ico or .icns with one picture for each of `sizes`, each drawn at its size."""
    from PIL import Image  # from the extra "package"

    pictures = [Image.open(BytesIO(picture(drawing, size))) for size in sizes]
    file.parent.mkdir(parents=True, exist_ok=True)
    pictures[-1].save(file, append_images=pictures[:-1], sizes=[(size, size) for size in sizes])


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def make(folder: Path) -> None:
    """Write all icons into `folder`."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication([])
    drawing = product.ICON.read_text(encoding="utf-8")
    write_hicolor(folder / "hicolor")
    write_collection(folder / f"{product.COMMAND}.ico", drawing, WINDOWS)
    write_collection(folder / f"{product.EXTENSION[1:]}.ico", document(), WINDOWS)
    write_collection(folder / f"{product.COMMAND}.icns", drawing, MAC)
    del app


def main(arguments: list[str]) -> int:
    """Run the command."""
    if len(arguments) != 1:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    make(Path(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
