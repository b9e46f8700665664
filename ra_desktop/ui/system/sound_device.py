"""Qt Multimedia, if installed: finds the output device, and plays the files of `resources/sounds`.

``QSoundEffect`` would be less code, but in Qt 6.11 it destroys its voices on the thread of the sound server, and the
window soon hangs on a closed socket; ``QAudioSink`` has no such thread.
"""

from __future__ import annotations

import wave
from array import array
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLoggingCategory, QObject

from ra_desktop.storage.paths import resources_dir

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

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
        """Play `file`; `volume` is the share of the amplitude."""
        self._voices[file].play(volume)

    def surround(self, file: str, volume: float) -> None:
        """Play `file`, which is loaded when it is first heard, again and again in place of another."""
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
    """The audio output of this machine. Qt Multimedia is loaded on first use."""

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
