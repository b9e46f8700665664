"""A result for others: a picture that is drawn for it, and a sentence; nothing on it says whose result it is."""

from __future__ import annotations

import atexit
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice, QMimeData, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from ra_desktop.storage.atomic import write_atomically
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.filing import clean_stem
from ra_desktop.ui.look.art import painting
from ra_desktop.ui.look.flow import in_column, in_line, plain_label
from ra_desktop.ui.look.lettering import CENTRED, RIGHT, draw_words
from ra_desktop.ui.look.nile import paint_boat, paint_sky
from ra_desktop.ui.look.portrait_painter import Mood, paint_portrait
from ra_desktop.ui.look.ruler import Inks, paint_ruler
from ra_desktop.ui.look.sun_painter import paint_sun
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import plain_text
from ra_desktop.ui.words.tiles import epoch_label

from .parts import Dialog, fit_on_screen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ra_desktop.ui.look.portrait_painter import Face
    from ra_desktop.ui.words.outcome import Result


SIZE: Final = QSize(1200, 630)
"""The size that most places show whole."""
_NIGHT: Final = (1.0, 3)
"""Hour and epoch of the sky."""
_CREAM, _SAND, _LINE = "#FFF4DC", "#E7D3A1", "#F2C76B"
_SHADE: Final = QColor(7, 12, 34, 150)
_SUN: Final = 52.0
_WARMTH: Final = (2, 8, 15)
"""The suns of the three epochs: each is warmer than the one before."""
_SHOWN: Final = 660
"""Width of the picture in the dialog."""


def paint_result(painter: QPainter, result: Result, face: Face) -> None:
    """Paint `result` with the player's `face`, :data:`SIZE` large."""
    page = QRectF(0, 0, SIZE.width(), SIZE.height())
    paint_sky(painter, page, *_NIGHT)
    painter.fillRect(page, _SHADE)
    paint_portrait(
        painter, QPointF(162, 176), 100, face, mood=Mood.PLEASED if result.rank == 1 else Mood.CALM, badged=False
    )
    draw_words(painter, QRectF(296, 84, 560, 72), result.title, 58, _CREAM, display=True)
    draw_words(painter, QRectF(296, 160, 560, 40), result.when, 29, _SAND)
    if result.players:
        draw_words(painter, QRectF(296, 204, 560, 40), result.place, 29, _SAND)
    draw_words(painter, QRectF(860, 56, 280, 170), str(result.fame), 190, _CREAM, RIGHT, display=True)
    draw_words(painter, QRectF(860, 226, 280, 36), _tr("Common", "Fame"), 29, _SAND, RIGHT)
    _paint_epochs(painter, result)
    if result.ruler:
        room = QRectF(580, 330, 556, 170) if result.epochs else QRectF(90, 330, 1020, 170)
        paint_ruler(painter, room, result.ruler, Inks(_LINE, _CREAM, _SAND), 26)
    paint_boat(painter, QPointF(1010, 590), 120, 1.0)
    draw_words(painter, QRectF(60, 566, 600, 36), "Ra Desktop", 25, _SAND, display=True)


def _paint_epochs(painter: QPainter, result: Result) -> None:
    """Paint a sun with its points for each epoch."""
    for number, text in enumerate(result.epochs):
        centre = QPointF(126 + number * 160, 404)
        paint_sun(painter, centre, _SUN, _WARMTH[number], text=text)
        below = QRectF(centre.x() - 78, centre.y() + 74, 156, 32)
        draw_words(painter, below, epoch_label(number + 1), 22, _SAND, CENTRED)


def picture_of(result: Result, face: Face) -> QImage:
    """Return the picture of `result`."""
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    with painting(image) as painter:
        paint_result(painter, result, face)
    return image


def copy_result(result: Result, face: Face) -> None:
    """Put `result` on the clipboard, as a text and as a picture."""
    put_on_clipboard(result.text, picture_of(result, face))


class ShareDialog(Dialog):
    """Shows the picture and the sentence; copies both, or saves the picture."""

    copied = Signal(str)
    """What was done, in a sentence."""
    failed = Signal(object)
    """The SaveError for which the picture could not be saved."""

    def __init__(self, result: Result, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent, "share", _tr("Ending", "Share the result"))
        self._result, self._image = result, picture_of(result, face)
        self.picture = QLabel(self)
        shown = self._image.scaledToWidth(
            round(_SHOWN * self.devicePixelRatioF()), Qt.TransformationMode.SmoothTransformation
        )
        shown.setDevicePixelRatio(self.devicePixelRatioF())
        self.picture.setPixmap(QPixmap.fromImage(shown))
        self.text = plain_label(self, result.text, wraps=True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy = QPushButton(_tr("Ending", "Copy picture and text"), self, default=True)
        self.copy.setProperty("primary", True)
        self.copy.clicked.connect(self._copy)
        self.save = QPushButton(_tr("Ending", "Save the picture…"), self)
        self.save.clicked.connect(self._save)
        self.picture.setAccessibleName(result.text)
        buttons = in_line(None, ..., self.save, self.copy)
        in_column(self, self.picture, self.text, buttons, margins=(18, 18, 18, 16), spacing=12)
        fit_on_screen(self)

    def _copy(self) -> None:
        put_on_clipboard(self._result.text, self._image)
        self.copied.emit(_tr("Common", "The result is on the clipboard, as text and as a picture."))
        self.accept()

    def _save(self) -> None:
        stem = clean_stem(f"{self._result.title} {self._result.day}")
        name, _ = QFileDialog.getSaveFileName(
            self, plain_text(self.save.text()), str(Path.home() / f"{stem}.png"), "PNG (*.png)"
        )
        if not name:
            return
        path = Path(name)
        try:
            self.save_to(path if path.suffix.lower() == ".png" else path.with_name(path.name + ".png"))
        except SaveError as error:
            self.failed.emit(error)
        else:
            self.accept()

    def save_to(self, path: Path) -> None:
        """Write the picture to `path`; raises :class:`~ra_desktop.storage.errors.WriteError`."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QPixmap.fromImage(self._image).save(buffer, "PNG")
        write_atomically(path, bytes(buffer.data().data()), private=False)


def put_on_clipboard(text: str, picture: QImage) -> None:
    """Put `text` and `picture` on the clipboard.

    Where the system has no clipboard, Qt has one of its own, which outlives Python and would then end the process: it
    is emptied before.
    """
    data = QMimeData()
    data.setText(text)
    data.setImageData(picture)
    clipboard = QGuiApplication.clipboard()
    clipboard.setMimeData(data)
    if not clipboard.ownsClipboard():
        atexit.unregister(_empty)
        atexit.register(_empty)


def _empty() -> None:
    if QGuiApplication.instance() is not None:
        QGuiApplication.clipboard().clear()
