"""Lets sounds be heard by their names, or explains why there is silence.

Nothing is loaded until a game is on the table and sound is on. All of it lives on a thread of its own: a sound server
that does not answer would hold the window up for half a minute, and one that is busy for some frames.
"""

from __future__ import annotations

import logging
from itertools import cycle
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from ra_desktop.app import threads

from . import desktop
from .sound_device import QtOutput

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ra_desktop.app.settings import Settings

_log = logging.getLogger(__name__)

FILES: Final[dict[str, tuple[str, ...]]] = {
    "tile": ("tile-1", "tile-2", "tile-3"),
    "ra": ("ra",),
    "sun": ("sun",),
    "harp": ("harp",),
    "lot": ("lot",),
    "disaster": ("disaster",),
    "turn": ("turn",),
}
"""The files of each sound; where there are several they take turns, as no two knocks on wood are the same."""

Silence = Literal["unknown", "library", "device", ""]
"""Why nothing can be heard: nobody has looked yet, Qt Multimedia is missing, nothing to play on; empty if it can."""

GOODBYE: Final = 500
"""Milliseconds that the thread is waited for at the end."""


class Player(Protocol):
    """What plays files."""

    def play(self, file: str, volume: float) -> None:
        """Play the file of this name; `volume` is the share of the amplitude, from 0 to 1."""

    def close(self) -> None:
        """Let go of the device."""


class Output(Protocol):
    """Where sound can come out of this machine. Apart from :meth:`is_installed` it is used on the thread of sound."""

    def is_installed(self) -> bool:
        """Whether the library is there; it is not loaded."""

    def find(self) -> Any:
        """The device to play on, or None; this may take long, and raise what it likes."""

    def player(self, device: Any, files: Iterable[str], parent: QObject) -> Player:
        """What plays `files` on `device`."""

    def watch(self, parent: QObject, changed: Callable[[], None]) -> None:
        """Call `changed` whenever :meth:`find` may have another answer, and a quick one."""


class _Musician(QObject):
    """Lives on the thread of sound and plays there."""

    known = Signal(str)
    """A :data:`Silence`."""

    def __init__(self, output: Output) -> None:
        super().__init__()
        self._output = output
        self._player: Player | None = None

    @Slot()
    def look(self) -> None:
        """Find a device for the first time."""
        try:
            device = self._output.find()
            self._output.watch(self, self._on_devices_changed)
            self._use(device)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with the sound, the game goes on
            _log.info("no sound: %s", error)
            self._player = None
            self.known.emit("library")

    @Slot(str, float)
    def play(self, file: str, volume: float) -> None:
        """Play, if there is anything to play on."""
        if self._player is not None:
            self._player.play(file, volume)

    @Slot()
    def leave(self) -> None:
        """Let go of the device, on the thread on which it was taken."""
        if self._player is not None:
            self._player.close()
            self._player = None

    def _on_devices_changed(self) -> None:
        self._use(self._output.find())

    def _use(self, device: Any) -> None:
        self.leave()
        if device is not None:
            files = (file for names in FILES.values() for file in names)
            self._player = self._output.player(device, files, self)
        self.known.emit("device" if device is None else "")


class Sounds(QObject):
    """Plays sounds by name as loudly as the settings say, or does nothing."""

    changed = Signal()
    """:attr:`silence` is another."""
    _look_wanted = Signal()
    _play_wanted = Signal(str, float)

    def __init__(self, settings: Settings, parent: QObject, output: Output | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._output: Output = output or QtOutput()
        self._silence: Silence = "unknown"
        self._thread: QThread | None = None
        self._musician: _Musician | None = None
        self._is_left = False
        self._turns = {name: cycle(files) for name, files in FILES.items()}

    @property
    def silence(self) -> Silence:
        """Why nothing can be heard; whether sound is switched on does not matter."""
        return self._silence

    @property
    def is_stuck(self) -> bool:
        """Whether the thread has been left, and waits for a sound server that does not answer."""
        return self._is_left and self._thread is not None and not self._thread.isFinished()

    def prepare(self) -> None:
        """Find out what this machine can do, unless that is known; :attr:`changed` follows."""
        if self._silence != "unknown" or self._thread is not None:
            return
        if not desktop.is_there():
            self._know("device")
        elif not self._output.is_installed():
            self._know("library")
        else:
            self._start()

    def play(self, name: str) -> None:
        """Let `name` be heard, one of :data:`FILES`, if sound is on and there is any."""
        if not self._settings.sound:
            return
        self.prepare()
        if not self._silence:
            self._play_wanted.emit(next(self._turns[name]), amplitude(self._settings.volume))

    def shutdown(self) -> None:
        """End the thread; one that does not come back is left behind."""
        if self._thread is None or self._musician is None or self._is_left:
            return
        self._is_left = True
        self._play_wanted.disconnect()
        self._musician.known.disconnect()
        self._thread.quit()
        self._thread.wait(GOODBYE)

    def _start(self) -> None:
        self._thread = QThread()
        self._thread.setObjectName("sound")
        self._musician = _Musician(self._output)
        self._musician.moveToThread(self._thread)
        queued = Qt.ConnectionType.QueuedConnection
        self._look_wanted.connect(self._musician.look, queued)
        self._play_wanted.connect(self._musician.play, queued)
        self._musician.known.connect(self._know, queued)
        self._thread.finished.connect(self._musician.leave, Qt.ConnectionType.DirectConnection)
        self._thread.start()
        threads.keep(self._thread, self, self._thread.quit, self._musician)
        self._look_wanted.emit()

    def _know(self, silence: Silence) -> None:
        if silence != self._silence:
            self._silence = silence
            self.changed.emit()


def amplitude(volume: int) -> float:
    """The share of the amplitude for a volume from 0 to 100; the square is about how loud it seems."""
    return (volume / 100) ** 2
