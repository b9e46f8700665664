"""Plays the sounds of `resources/sounds`, if Qt Multimedia is installed and the machine has something to play on.

Nothing of this is loaded until a game is on the table and sound is on. Devices are looked for on a thread of their
own: a sound server that does not answer would hold the window up for half a minute.
"""

from __future__ import annotations

import logging
import threading
from contextlib import suppress
from importlib.util import find_spec
from itertools import cycle
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from PySide6.QtCore import QLoggingCategory, QObject, QUrl, Signal

from . import desktop
from .assets import resources_dir

if TYPE_CHECKING:
    from collections.abc import Callable

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

_LIBRARY: Final = "PySide6.QtMultimedia"

_QUIET: Final = "qt.multimedia.*.info=false\nqt.multimedia.symbolsresolver.*=false"
"""Which codecs and sound servers Qt has found is nothing that a player wants to read in a terminal."""


class Player(Protocol):
    """What plays a file."""

    def play(self, file: str, volume: float) -> None:
        """Play the file of this name; *volume* is the share of the amplitude, from 0 to 1."""

    def close(self) -> None:
        """Let go of the device."""


class Output(Protocol):
    """Where sound can come out of this machine."""

    def is_installed(self) -> bool:
        """Whether the library is there; it is not loaded."""

    def find(self) -> Any:
        """The device to play on, or None; this may take long, and raise what it likes."""

    def player(self, device: Any, parent: QObject) -> Player:
        """What plays on *device*; all files are got ready."""

    def watch(self, parent: QObject, changed: Callable[[], None]) -> None:
        """Call *changed* whenever :meth:`find` may have another answer, and a quick one."""


class QtPlayer(QObject):
    """Plays with Qt Multimedia."""

    def __init__(self, device: Any, parent: QObject) -> None:
        from PySide6.QtMultimedia import QSoundEffect

        super().__init__(parent)
        self._effects = {file: QSoundEffect(device, self) for files in FILES.values() for file in files}
        for file, effect in self._effects.items():
            effect.setSource(QUrl.fromLocalFile(str(resources_dir() / "sounds" / f"{file}.wav")))

    def play(self, file: str, volume: float) -> None:
        """Play *file*, from its beginning if it is still to be heard."""
        effect = self._effects[file]
        effect.setVolume(volume)
        effect.play()

    def close(self) -> None:
        """End what is still to be heard."""
        self.deleteLater()


class QtOutput:
    """Qt Multimedia, loaded when it is first asked for a device."""

    def is_installed(self) -> bool:
        """Whether the extra ``sound`` is installed."""
        return find_spec(_LIBRARY) is not None

    def find(self) -> Any:
        """What the system plays on.

        Raises ImportError if the library cannot be loaded: it misses a library of the system, as a rule.
        """
        from PySide6.QtMultimedia import QMediaDevices

        device = QMediaDevices.defaultAudioOutput()
        return None if device.isNull() else device

    def player(self, device: Any, parent: QObject) -> Player:
        """Plays on *device*."""
        return QtPlayer(device, parent)

    def watch(self, parent: QObject, changed: Callable[[], None]) -> None:
        """Headphones are plugged in, or the first device appears."""
        from PySide6.QtMultimedia import QMediaDevices

        QMediaDevices(parent).audioOutputsChanged.connect(changed)


class _Messenger(QObject):
    """Carries what the thread has found to the thread of the window."""

    found = Signal(object, str)
    """The device or None, and why the library failed."""


class Sounds(QObject):
    """Plays sounds by name as loudly as the settings say, or does nothing."""

    changed = Signal()
    """:attr:`silence` is another."""

    def __init__(self, settings: Settings, parent: QObject, output: Output | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._output: Output = output or QtOutput()
        self._player: Player | None = None
        self._silence: Silence = "unknown"
        self._messenger = _Messenger(self)
        self._messenger.found.connect(self._on_found)
        self._is_looking = False
        self._turns = {name: cycle(files) for name, files in FILES.items()}

    @property
    def silence(self) -> Silence:
        """Why nothing can be heard; whether sound is switched on does not matter."""
        return self._silence

    def prepare(self) -> None:
        """Find out what this machine can do, unless that is known; :attr:`changed` follows."""
        if self._silence != "unknown" or self._is_looking:
            return
        if not desktop.is_there():
            self._know("device")
        elif not self._output.is_installed():
            self._know("library")
        else:
            QLoggingCategory.setFilterRules(_QUIET)
            self._is_looking = True
            search = threading.Thread(target=_search, args=(self._output, self._messenger), name="sound", daemon=True)
            search.start()

    def play(self, name: str) -> None:
        """Let *name* be heard, one of :data:`FILES`, if sound is on and there is any."""
        if not self._settings.sound:
            return
        self.prepare()
        if self._player is not None:
            self._player.play(next(self._turns[name]), amplitude(self._settings.volume))

    def _on_found(self, device: Any, failure: str) -> None:
        if failure:
            _log.info("no sound: %s", failure)
            self._know("library")
            return
        self._use(device)
        self._output.watch(self, self._on_devices_changed)

    def _on_devices_changed(self) -> None:
        self._use(self._output.find())

    def _use(self, device: Any) -> None:
        if self._player is not None:
            self._player.close()
        self._player = None if device is None else self._output.player(device, self)
        self._know("device" if device is None else "")

    def _know(self, silence: Silence) -> None:
        if silence != self._silence:
            self._silence = silence
            self.changed.emit()


def _search(output: Output, messenger: _Messenger) -> None:
    device, failure = None, ""
    try:
        device = output.find()
    except Exception as error:  # noqa: BLE001 - whatever is wrong with the sound, the game goes on
        failure = str(error) or type(error).__name__
    with suppress(RuntimeError):  # the window has been closed meanwhile
        messenger.found.emit(device, failure)


def amplitude(volume: int) -> float:
    """The share of the amplitude for a volume from 0 to 100; the square is about how loud it seems."""
    return (volume / 100) ** 2
