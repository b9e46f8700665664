"""Sound at the table, and the loudspeaker in the corner of the menu bar that switches it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QKeySequence

from ra_desktop.ui.system.sounds import Sounds
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.sound import why_silent

from .sound_button import SoundButton

if TYPE_CHECKING:
    from ra_desktop.ui.system.sounds import Output

    from .main_window import MainWindow

_tr = QCoreApplication.translate


class SoundActions(QObject):
    """Plays what happens at the table of *window*."""

    def __init__(self, window: MainWindow, output: Output | None = None) -> None:
        super().__init__(window)
        self._window = window
        self.sounds = Sounds(window.settings, self, output)
        self.button = SoundButton(window.commands["sound"], window)
        self.sounds.changed.connect(self.show)
        window.table.director.sounded.connect(self.sounds.play)
        window.session.game_replaced.connect(self._prepare)
        window.menus["settings"].aboutToShow.connect(self.sounds.prepare)
        window.menuBar().setCornerWidget(self.button, Qt.Corner.TopRightCorner)
        self.button.show()  # the window is there already

    def _prepare(self) -> None:
        if self._window.settings.sound:
            self.sounds.prepare()

    def show(self) -> None:
        """Show on the button whether there is sound, and why not."""
        on = self._window.settings.sound
        why = why_silent(self.sounds.silence)
        key = self._window.commands["sound"].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        text = _tr("Sound", "Turn sound off ({key})") if on else _tr("Sound", "Turn sound on ({key})")
        usable = self.sounds.silence != "library"
        self.button.show_sound(on and not why, why or fill(text, key=key), usable=usable)
