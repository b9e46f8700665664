"""Sounds are the script's, short and clean; and whoever cannot play them has silence, not an error."""

from __future__ import annotations

import importlib.util
import sys
import threading
import wave
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from ra_desktop.app.settings import Settings
from ra_desktop.storage.paths import resources_dir
from ra_desktop.ui.system import desktop
from ra_desktop.ui.system import sounds as module
from ra_desktop.ui.system.sounds import FILES, PLACES, QtOutput, QtPlayer, Sounds, amplitude, filled_up

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

RATE = 44_100
NAMES = sorted(file for files in FILES.values() for file in files)


# --- the files ----------------------------------------------------------------------------------------


@pytest.fixture
def maker(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    path = Path(__file__).resolve().parents[3] / "packaging" / "sounds.py"
    spec = importlib.util.spec_from_file_location("packaging_sounds", path)
    made = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, made)  # dataclasses look there
    spec.loader.exec_module(made)
    return made


def test_the_files_are_those_that_the_script_makes_and_small(tmp_path: Path, maker: ModuleType) -> None:
    made = maker.write(tmp_path)
    kept = {path.name: path.read_bytes() for path in (resources_dir() / "sounds").glob("*.wav")}
    assert {path.name: path.read_bytes() for path in made} == kept
    assert sorted(kept) == sorted(f"{name}.wav" for name in (*NAMES, *PLACES))
    assert sum(map(len, kept.values())) < 4_000_000


def read(name: str) -> tuple[np.ndarray, int]:
    """Return a sound at the rate of the device, and how many times it was filled up."""
    with wave.open(str(resources_dir() / "sounds" / f"{name}.wav")) as file:
        step, rest = divmod(RATE, file.getframerate())
        assert (file.getnchannels(), file.getsampwidth(), rest) == (1, 2, 0)
        return np.frombuffer(filled_up(file.readframes(file.getnframes()), step), "<i2") / 32768, step


def momentary(sound: np.ndarray, rate: int = RATE) -> float:
    """Return the level of the loudest 0.4 s in dB below full scale, to a tenth of a second; a short sound is padded."""
    tenths = np.pad(sound, (0, rate))
    size, step = round(0.4 * rate), rate // 100
    starts = range(0, len(tenths) - size, step)
    return max(level(tenths[start : start + size]) for start in starts)


def test_every_file_is_as_loud_as_the_mix_says(maker: ModuleType) -> None:
    measured = {name: momentary(read(name)[0]) for name in (*NAMES, *PLACES)}
    assert measured == pytest.approx({name: loudness for name, (_, loudness) in maker.SOUNDS.items()}, abs=0.8)


@pytest.mark.parametrize(("louder", "softer", "least", "most"), [
    ("disaster", "lot", 2, 6), ("lot", "turn", 5, 9), ("lot", "sun", 3, 6), ("ra", "drum", 5, 9),
    ("sun", "turn", 1, 4), ("turn", "river", 2, 6), ("turn", "crickets", 3, 8), ("sunrise", "lot", 1, 4),
])  # fmt: skip
def test_what_matters_more_is_louder_but_not_by_too_much(louder: str, softer: str, least: int, most: int) -> None:
    assert least <= momentary(read(louder)[0]) - momentary(read(softer)[0]) <= most


@pytest.mark.parametrize("name", PLACES)
def test_a_place_is_heard_for_half_a_minute_before_it_repeats_itself(name: str) -> None:
    sound, step = read(name)
    assert (round(len(sound) / RATE), step) in ((30, 2), (29, 2))
    second = [level(sound[start : start + RATE]) for start in range(0, len(sound) - RATE, RATE)]
    assert max(second) - min(second) < 12, "no second of it is silent"


def level(part: np.ndarray) -> float:
    """Its loudness in dB below full scale."""
    return 20 * float(np.log10(max(1e-9, float(np.sqrt((part**2).mean())))))


@pytest.mark.parametrize("name", [*NAMES, *PLACES])
def test_none_clicks_or_is_clipped(name: str) -> None:
    sound, _ = read(name)
    peak = np.abs(sound).max()
    assert 0.05 < peak < 0.75
    assert abs(sound[0]) <= 1 / 32768
    assert np.abs(sound[:3]).max() < 0.06 * peak
    assert np.abs(sound[-20:]).max() < 0.001 * peak + 1 / 32768
    assert abs(sound.mean()) < 0.001
    assert np.abs(np.diff(sound)).max() < 0.6 * peak
    assert level(sound[-RATE // 50 :]) < level(sound) - 30


def test_samples_are_filled_up_on_a_line() -> None:
    frames = np.array([0, 400, -400], "<i2").tobytes()
    expected = [0, 100, 200, 300, 400, 200, 0, -200, -400, -300, -200, -100]
    assert np.frombuffer(filled_up(frames, 4), "<i2").tolist() == expected
    assert filled_up(frames, 1) == frames


# --- playing them -------------------------------------------------------------------------------------


class Recorder:
    """A machine whose loudspeaker is a list. *device* is what it finds, or the error that it raises."""

    def __init__(self, device: object = "speaker", *, installed: bool = True) -> None:
        self.device, self.is_installed = device, lambda: installed
        self.done: list[tuple[object, ...]] = []
        self.looked_on: list[threading.Thread] = []
        self.answers = threading.Event()
        self.answers.set()
        self.changed = lambda: None

    def find(self) -> object:
        self.looked_on.append(threading.current_thread())
        self.answers.wait(5)
        if isinstance(self.device, Exception):
            raise self.device
        return self.device

    def player(self, device, files, parent) -> Recorder:
        assert sorted(files) == NAMES
        self.done.append(("open", device))
        return self

    def watch(self, parent, changed) -> None:
        self.changed = changed

    def play(self, file: str, volume: float) -> None:
        self.done.append((file, volume))

    def surround(self, file: str, volume: float) -> None:
        self.done.append(("around", file, volume))

    def close(self) -> None:
        self.done.append(("close",))


OPEN, CLOSE = ("open", "speaker"), ("close",)


@pytest.fixture
def settings(qapp, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setattr(desktop, "is_there", lambda: True)
    return Settings()


@pytest.fixture
def make(settings) -> Iterator:
    """Makes the sounds of a machine, and ends their thread after the test."""
    made: list[Sounds] = []

    def made_for(output: Recorder) -> Sounds:
        made.append(Sounds(settings, settings, output))
        return made[-1]

    yield made_for
    for sounds in made:
        sounds.shutdown()


def test_knocks_take_turns_at_the_volume_of_the_settings_and_nothing_is_heard_while_sound_is_off(
    settings, make, qtbot
) -> None:
    output = Recorder()
    sounds = make(output)
    settings.sound = False
    sounds.play("ra")
    assert (output.looked_on, sounds.silence) == ([], "unknown")
    settings.sound = True
    with qtbot.waitSignal(sounds.changed):
        sounds.prepare()
    sounds.prepare()
    for volume in (50, 50, 100, 100):
        settings.volume = volume
        sounds.play("tile")
    settings.sound = False
    sounds.play("ra")
    expected = [OPEN, ("tile-1", 0.25), ("tile-2", 0.25), ("tile-3", 1.0), ("tile-1", 1.0)]
    qtbot.waitUntil(lambda: output.done == expected)
    assert (sounds.silence, len(output.looked_on)) == ("", 1)
    assert output.looked_on[0] is not threading.main_thread()
    sounds.shutdown()
    assert output.done == [*expected, CLOSE], "the device is let go"
    assert not sounds.is_stuck
    assert (amplitude(0), amplitude(100)) == (0.0, 1.0)


def test_a_place_is_heard_only_while_it_is_on_and_follows_its_own_volume(settings, make, qtbot) -> None:
    output = Recorder()
    sounds = make(output)
    sounds.surround("river")  # off at first
    assert (settings.ambience, sounds.silence, output.looked_on) == (0, "unknown", [])
    for place, volume, sound in (
        ("river", 50, True), ("river", 50, True), ("crickets", 50, True), ("crickets", 100, True),
        ("crickets", 100, False), ("", 100, False),
    ):  # fmt: skip
        settings.ambience, settings.sound = volume, sound
        sounds.surround(place)
    around = [("around", *what) for what in (("river", 0.25), ("crickets", 0.25), ("crickets", 1.0), ("", 0.0))]
    qtbot.waitUntil(lambda: output.done == [OPEN, *around])


def test_a_device_that_is_plugged_in_later_is_heard_with_the_place_that_was_asked_for(settings, make, qtbot) -> None:
    output = Recorder(None)
    settings.ambience = 100
    sounds = make(output)
    for device, silence in ((None, "device"), ("speaker", ""), (None, "device")):
        output.device = device
        with qtbot.waitSignal(sounds.changed):
            output.changed() if output.looked_on else sounds.surround("river")
        assert sounds.silence == silence
        sounds.play("sun")
        qtbot.waitUntil(lambda: bool(sounds.silence) or len(output.done) == 3)
    assert output.done == [OPEN, ("around", "river", 1.0), ("sun", amplitude(settings.volume)), CLOSE]


@pytest.mark.parametrize(("output", "is_anybody_there", "silence"), [
    (Recorder(installed=False), True, "library"), (Recorder(ImportError("libpulse.so.0")), True, "library"),
    (Recorder(), False, "device"),
])  # fmt: skip
def test_what_cannot_be_heard_is_silence(settings, make, qtbot, monkeypatch, output, is_anybody_there, silence) -> None:
    monkeypatch.setattr(desktop, "is_there", lambda: is_anybody_there)
    settings.ambience = 100
    sounds = make(output)
    sounds.play("ra")
    sounds.surround("river")
    qtbot.waitUntil(lambda: sounds.silence == silence)
    sounds.play("ra")
    assert (output.done, len(output.looked_on)) == ([], isinstance(output.device, Exception))


def test_neither_the_window_nor_its_end_waits_for_a_machine_that_does_not_answer(make, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(module, "GOODBYE", 20)
    output = Recorder()
    output.answers.clear()
    sounds = make(output)
    sounds.play("ra")
    qtbot.waitUntil(lambda: bool(output.looked_on))
    sounds.play("ra")
    assert (sounds.silence, sounds.is_stuck) == ("unknown", False)
    sounds.shutdown()
    assert sounds.is_stuck
    output.answers.set()
    qtbot.waitUntil(lambda: not sounds.is_stuck)
    assert sounds.silence == "unknown"


def test_a_place_is_loaded_when_it_is_first_heard_and_takes_the_place_of_another(qapp, monkeypatch) -> None:
    done: list[tuple[object, ...]] = []

    class Voice:
        def __init__(self, file: str, *_: object) -> None:
            done.append(("load", file))
            for name in ("play", "set_volume", "stop"):
                setattr(self, name, lambda *how, name=name, **more: done.append((name, file, *how, *more.values())))

    monkeypatch.setattr(module, "_Voice", Voice)
    player = QtPlayer("device", ["ra"], None)
    for file, volume in (("river", 0.5), ("river", 0.7), ("crickets", 0.7), ("", 0.0), ("river", 0.1)):
        player.surround(file, volume)
    assert done == [
        ("load", "ra"), ("load", "river"), ("play", "river", 0.5, True), ("set_volume", "river", 0.7),
        ("stop", "river"), ("load", "crickets"), ("play", "crickets", 0.7, True), ("stop", "crickets"),
        ("play", "river", 0.1, True),
    ]  # fmt: skip


def test_the_library_is_found_without_being_loaded(monkeypatch) -> None:
    asked = []
    monkeypatch.setattr(module, "find_spec", asked.append)
    assert not QtOutput().is_installed()
    assert asked == ["PySide6.QtMultimedia"]
