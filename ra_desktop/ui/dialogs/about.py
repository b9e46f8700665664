"""The About box: version, authors, and what the program is made with."""

from __future__ import annotations

import platform
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, qVersion
from PySide6.QtGui import QColor, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QWidget

from ra_desktop import __version__
from ra_desktop.ai.neural import compiled
from ra_desktop.ui.dialogs.parts import Dialog, Scrolled, fit_on_screen
from ra_desktop.ui.look.art import painting, rounded
from ra_desktop.ui.look.flow import in_column, plain_label
from ra_desktop.ui.look.fonts import display_font
from ra_desktop.ui.look.nile import paint_boat, paint_sky
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, plain_text
from ra_desktop.ui.words.players import without_networks

_WIDTH: Final = 524
_BANNER_HEIGHT: Final = 168
_CREAM: Final = "#FFF4DC"


class Banner(QWidget):
    """The name of the program above a picture of the river."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            frame = QRectF(self.rect())
            painter.setClipPath(rounded(frame, 14))
            day, epoch = (0.88, 3) if current().dark else (0.66, 2)
            paint_sky(painter, frame, day, epoch)
            painter.setFont(display_font(44))
            for shift, colour in ((2, QColor(6, 12, 36, 120)), (0, QColor(_CREAM))):
                painter.setPen(colour)
                painter.drawText(
                    frame.adjusted(0, 14 + shift, 0, 0),
                    Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop,
                    "Ra Desktop",
                )
            paint_boat(painter, QPointF(frame.center().x(), frame.bottom() - 14), 96, day)


class AboutDialog(Dialog):
    """Name, version, credits and licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, "about", plain_text(_tr("Commands", "&About Ra Desktop")))
        self.banner = Banner(self)
        self.banner.setFixedSize(_WIDTH, _BANNER_HEIGHT)
        self.text = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.RichText, openExternalLinks=True)
        self.text.setFixedWidth(_WIDTH)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self._versions = plain_label(self, role="soft", wraps=True)
        self._versions.setFixedWidth(_WIDTH)
        self._versions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._buttons, self.close_button = self.make_closer()
        self.about_qt = self._buttons.addButton(_tr("AboutDialog", "About Qt"), QDialogButtonBox.ButtonRole.HelpRole)
        self.about_qt.clicked.connect(QApplication.aboutQt)
        page = QWidget(self)
        in_column(page, self.banner, self.text, self._versions, ..., margins=(0, 0, 0, 0), spacing=12)
        in_column(self, (Scrolled(page, self), 1), self._buttons, margins=(18, 18, 18, 16), spacing=12)
        paragraphs = (
            _tr(
                "AboutDialog",
                "An unofficial fan project. <b>Ra</b> and <b>Priests of Ra</b> are games by <b>Reiner Knizia</b>. "
                "This program is not affiliated with him or with the publishers of his games. If you enjoy it, buy the "
                "board games.",
            ),
            _tr(
                "AboutDialog", "Free software under the MIT License. All artwork and sounds were made for this program."
            ),
            _tr(
                "AboutDialog",
                "Set in <b>Forum</b> by Denis Masharov and <b>Alegreya Sans</b> by Juan Pablo del Peral, "
                "both under the SIL Open Font License. Built with Qt for Python, under the GNU LGPL.",
            ),
        )
        self.text.setText("".join("<p>" + paragraph + "</p>" for paragraph in paragraphs))
        versions = _tr("AboutDialog", "Version {version} · Qt {qt} · Python {python}")
        python = platform.python_version()
        lines = [fill(versions, version=__version__, qt=qVersion(), python=python)]
        if not compiled.is_there():
            lines.append(without_networks())
        self._versions.setText("\n".join(lines))
        self.close_button.setDefault(True)
        self.close_button.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        if not event.spontaneous():
            fit_on_screen(self)
        super().showEvent(event)
