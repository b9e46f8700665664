"""Plays sounds by name, or explains why there is no sound.

Nothing is loaded until a game is on the table and sound is on. All of it runs on a thread of its own: a sound server
that does not answer would block the window for half a minute, and a busy one for some frames.
"""

from __future__ import annotations

import logging
import wave
from array import array
from importlib.util import find_spec
from itertools import cycle
from typing import TYPE_CHECKING, Any, Final, Literal

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLoggingCategory, QObject, Qt, QThread, Signal, Slot

from ra_desktop.app import background
from ra_desktop.storage.paths import resources_dir

from . import desktop

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
    "begin": ("begin",),
    "winner": ("winner",),
    "drum": ("drum",),
    "sunrise": ("sunrise",),
}
"""The files of each sound; several take turns, since no two knocks on wood are the same."""

PLACES: Final = ("river", "crickets")
"""The files that are heard all the time at the table: by day and at night."""

Silence = Literal["unknown", "library", "device", ""]
"""Why there is no sound: not checked yet, Qt Multimedia is missing, or no device; empty if there is sound."""

GOODBYE: Final = 500
"""Milliseconds to wait for the thread at the end."""


class _Musician(QObject):
    """Plays on the sound thread."""

    known = Signal(str)
    """A :data:`Silence`."""

    def __init__(self, output: QtOutput) -> None:
        super().__init__()
        self._output = output
        self._player: QtPlayer | None = None
        self._around = ("", 0.0)

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
        """Play, if there is a device."""
        if self._player is not None:
            self._player.play(file, volume)

    @Slot(str, float)
    def surround(self, file: str, volume: float) -> None:
        """Play all the time, as long as there is a device."""
        self._around = (file, volume)
        if self._player is not None:
            self._player.surround(file, volume)

    @Slot()
    def leave(self) -> None:
        """Release the device on the thread that opened it."""
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
            if self._around[0]:
                self._player.surround(*self._around)
        self.known.emit("device" if device is None else "")


class Sounds(QObject):
    """Plays sounds by name at the volume of the settings, or does nothing."""

    changed = Signal()
    """:attr:`silence` changed."""
    _look_wanted = Signal()
    _play_wanted = Signal(str, float)
    _surround_wanted = Signal(str, float)

    def __init__(self, settings: Settings, parent: QObject, output: QtOutput | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._output = output or QtOutput()
        self.silence: Silence = "unknown"
        """Why there is no sound, whether or not it is switched on."""
        self._thread: QThread | None = None
        self._musician: _Musician | None = None
        self._is_left = False
        self._around = ("", 0.0)
        self._turns = {name: cycle(files) for name, files in FILES.items()}

    @property
    def is_stuck(self) -> bool:
        """Whether the thread was left behind, waiting for a sound server that does not answer."""
        return self._is_left and self._thread is not None and not self._thread.isFinished()

    def prepare(self) -> None:
        """Find out what this machine can play, unless that is known; :attr:`changed` follows."""
        if self.silence != "unknown" or self._thread is not None:
            return
        if not desktop.is_there():
            self._know("device")
        elif not self._output.is_installed():
            self._know("library")
        else:
            self._start()

    def play(self, name: str) -> None:
        """Play the sound `name`, one of :data:`FILES`, if sound is on and possible."""
        if not self._settings.sound:
            return
        self.prepare()
        if not self.silence:
            self._play_wanted.emit(next(self._turns[name]), amplitude(self._settings.volume))

    def surround(self, place: str) -> None:
        """Play `place`, one of :data:`PLACES`, all the time, as loudly as the settings say; nothing stops it."""
        volume = amplitude(self._settings.ambience) if self._settings.sound else 0.0
        around = (place, volume) if place and volume else ("", 0.0)
        if around != self._around:
            self._around = around
            if around[0]:
                self.prepare()
            if not self._is_left:
                self._surround_wanted.emit(*around)

    def shutdown(self) -> None:
        """End the thread; one that hangs is left behind."""
        if self._thread is None or self._musician is None or self._is_left:
            return
        self._is_left = True
        self._play_wanted.disconnect()
        self._surround_wanted.disconnect()
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
        self._surround_wanted.connect(self._musician.surround, queued)
        self._musician.known.connect(self._know, queued)
        self._thread.finished.connect(self._musician.leave, Qt.ConnectionType.DirectConnection)
        self._thread.start()
        background.keep(self._thread, self, self._thread.quit, self._musician)
        self._look_wanted.emit()

    def _know(self, silence: Silence) -> None:
        if silence != self.silence:
            self.silence = silence
            self.changed.emit()


def amplitude(volume: int) -> float:
    """Return the share of the amplitude for a volume from 0 to 100; the square is close to perceived loudness."""
    return (volume / 100) ** 2


_LIBRARY: Final = "PySide6.QtMultimedia"

_QUIET: Final = "qt.multimedia.*.info=false\nqt.multimedia.symbolsresolver=false"
"""Qt's messages about codecs and sound servers, which players do not need in a terminal."""


_RATE: Final = 44_100
"""Samples per second of every device; files with fewer are filled up."""
_LEAD_IN: Final = 0.025
"""Seconds of silence before each sound, since a newly opened stream loses its first milliseconds."""


class _Voice(QObject):
    """One file on its device. It keeps no stream open while silent."""

    def __init__(self, file: str, device: Any, parent: QObject) -> None:
        from PySide6.QtMultimedia import QAudioFormat, QAudioSink

        super().__init__(parent)
        with wave.open(str(resources_dir() / "sounds" / f"{file}.wav")) as sound:
            form = QAudioFormat()
            form.setSampleRate(_RATE)
            form.setChannelCount(sound.getnchannels())
            form.setSampleFormat(QAudioFormat.SampleFormat.Int16)
            frames = filled_up(sound.readframes(sound.getnframes()), _RATE // sound.getframerate())
            samples = bytes(2 * round(_LEAD_IN * _RATE)) + frames
        if not device.isFormatSupported(form):
            form.setChannelCount(2)
            samples = b"".join(samples[at : at + 2] * 2 for at in range(0, len(samples), 2))
        self._samples = QBuffer(self)
        self._samples.setData(QByteArray(samples))
        self._samples.open(QIODevice.OpenModeFlag.ReadOnly)
        self._sink = QAudioSink(device, form, self)
        self._sink.stateChanged.connect(self._on_state)
        self._repeats = False

    def play(self, volume: float, *, repeats: bool = False) -> None:
        """Play from the beginning, even if it is still playing; if it `repeats`, again and again."""
        self._repeats = repeats
        self._sink.stop()
        self._samples.seek(0)
        self._sink.setVolume(volume)
        self._sink.start(self._samples)

    def _on_state(self) -> None:
        if self._sink.state().name == "IdleState":  # QAudio.State or QtAudio.State, depending on the version of Qt
            self._sink.stop()
            if self._repeats:
                self._samples.seek(0)
                self._sink.start(self._samples)

    def set_volume(self, volume: float) -> None:
        """Go on at that `volume`."""
        self._sink.setVolume(volume)

    def stop(self) -> None:
        """Be silent."""
        self._repeats = False
        self._sink.stop()


def filled_up(frames: bytes, times: int) -> bytes:
    """Return 16-bit `frames` with `times` as many samples: those between two lie on a line."""
    if times == 1:
        return frames
    samples = array("h", frames)
    following = [*samples[1:], 0]
    full = array("h", bytes(2 * times * len(samples)))
    full[::times] = samples
    for step in range(1, times):
        pairs = zip(samples, following, strict=True)
        full[step::times] = array("h", [one + (other - one) * step // times for one, other in pairs])
    return full.tobytes()


class QtPlayer(QObject):
    """Plays files by name; all are kept loaded."""

    def __init__(self, device: Any, files: Iterable[str], parent: QObject) -> None:
        super().__init__(parent)
        self._device = device
        self._voices = {file: _Voice(file, device, self) for file in files}
        self._around = ""

    def play(self, file: str, volume: float) -> None:
        """Play `file`; `volume` is the share of the amplitude, from 0 to 1."""
        self._voices[file].play(volume)

    def surround(self, file: str, volume: float) -> None:
        """Play `file`, which is loaded when it is first heard, again and again in place of another; none stops that."""
        if self._around and file != self._around:
            self._voices[self._around].stop()
        if file and file not in self._voices:
            self._voices[file] = _Voice(file, self._device, self)
        if file and file == self._around:
            self._voices[file].set_volume(volume)
        elif file:
            self._voices[file].play(volume, repeats=True)
        self._around = file

    def close(self) -> None:
        """Stop all sounds."""
        self.deleteLater()


class QtOutput:
    """The audio output of this machine. Qt Multimedia is loaded on first use.

    All methods but :meth:`is_installed` are called on the sound thread.
    """

    def is_installed(self) -> bool:
        """Whether Qt Multimedia is installed; it is an extra, and some distributions leave it out."""
        return find_spec(_LIBRARY) is not None

    def find(self) -> Any:
        """Return the default output device, or None. May take half a minute if the sound server does not answer.

        Raises ImportError if the library cannot be loaded, usually because a system library is missing.
        """
        QLoggingCategory.setFilterRules(_QUIET)
        from PySide6.QtMultimedia import QMediaDevices

        device = QMediaDevices.defaultAudioOutput()
        return None if device.isNull() else device

    def player(self, device: Any, files: Iterable[str], parent: QObject) -> QtPlayer:
        """Return a player for `files` on `device`."""
        return QtPlayer(device, files, parent)

    def watch(self, parent: QObject, changed: Callable[[], None]) -> None:
        """Call `changed` when the available devices change."""
        from PySide6.QtMultimedia import QMediaDevices

        QMediaDevices(parent).audioOutputsChanged.connect(changed)
