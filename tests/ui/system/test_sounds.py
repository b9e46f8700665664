"""Sounds are short, clean and what they claim to be; and whoever cannot play them has silence, not an error."""

from __future__ import annotations

import importlib.util
import sys
import threading
import wave
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from ra_desktop.app.settings import Settings
from ra_desktop.storage.paths import resources_dir
from ra_desktop.ui.system import desktop
from ra_desktop.ui.system import sounds as loudspeaker
from ra_desktop.ui.system import sounds as module
from ra_desktop.ui.system.sounds import FILES, PLACES, QtOutput, QtPlayer, Sounds, amplitude, filled_up

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from types import ModuleType

    from PySide6.QtCore import QObject
    from pytestqt.qtbot import QtBot

    Make = Callable[["Recorder"], Sounds]

MAKER = Path(__file__).resolve().parents[3] / "packaging" / "sounds.py"
RATE = 44_100
NAMES = sorted(file for files in FILES.values() for file in files)
FULL = [name for name in NAMES if name not in ("begin", "winner")]
"""Those with all their samples."""
WOOD = ("tile-1", "tile-2", "tile-3")


# --- the files ----------------------------------------------------------------------------------------


def test_each_sound_has_its_files() -> None:
    assert FILES == {
        "tile": ("tile-1", "tile-2", "tile-3"),
        "ra": ("ra",),
        "sun": ("sun",),
        "harp": ("harp",),
        "lot": ("lot",),
        "disaster": ("disaster",),
        "turn": ("turn",),
        "begin": ("begin",),
        "winner": ("winner",),
    }
    assert PLACES == ("river", "crickets")


def samples(name: str) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The sound, 1 being full scale."""
    with wave.open(str(resources_dir() / "sounds" / f"{name}.wav")) as file:
        step = 4 if name in PLACES else 1 if name in FULL else 2
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE // step)
        frames = filled_up(file.readframes(file.getnframes()), step)
        return np.frombuffer(frames, "<i2") / 32768


def centroid(name: str) -> float:
    """Where the middle of its energy is, in Hz: how bright it is."""
    sound = samples(name)
    energy = np.abs(np.fft.rfft(sound)) ** 2
    return float((energy * np.fft.rfftfreq(len(sound), 1 / RATE)).sum() / energy.sum())


def level(part: np.ndarray[Any, np.dtype[np.float64]]) -> float:
    """Its loudness in dB below full scale."""
    return 20 * float(np.log10(max(1e-9, float(np.sqrt((part**2).mean())))))


def partials(name: str, count: int) -> list[float]:
    """Its strongest partials in Hz."""
    sound = samples(name)
    energy = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), 1 << 18))
    scale = np.fft.rfftfreq(1 << 18, 1 / RATE)
    results = []
    for _ in range(count):
        best = float(scale[energy.argmax()])
        results.append(best)
        energy[np.abs(scale - best) < 0.04 * best] = 0
    return results


def test_there_is_a_file_for_each_and_none_too_many() -> None:
    assert sorted(path.stem for path in (resources_dir() / "sounds").glob("*.wav")) == sorted([*NAMES, *PLACES])


def test_together_they_are_small() -> None:
    assert sum(path.stat().st_size for path in (resources_dir() / "sounds").iterdir()) < 1_250_000


def test_the_places_and_motifs_are_smaller_still() -> None:
    sizes = [(resources_dir() / "sounds" / f"{name}.wav").stat().st_size for name in (*PLACES, "begin", "winner")]
    assert sum(sizes) < 350_000


@pytest.mark.parametrize("name", [*NAMES, *PLACES])
def test_none_clicks_or_is_clipped(name: str) -> None:
    sound = samples(name)
    peak = np.abs(sound).max()
    assert 0.08 < peak < 0.75
    assert abs(sound[0]) <= 1 / 32768
    assert np.abs(sound[:3]).max() < 0.06 * peak
    assert np.abs(sound[-20:]).max() < 0.001 * peak + 1 / 32768
    assert abs(sound.mean()) < 0.001
    assert np.abs(np.diff(sound)).max() < 0.6 * peak
    assert level(sound[-RATE // 50 :]) < level(sound) - 30


def test_wood_is_dry() -> None:
    for name in WOOD:
        sound = samples(name)
        assert len(sound) < 0.35 * RATE
        assert level(sound[RATE // 10 :]) < level(sound[: RATE // 20]) - 20
        assert 400 < centroid(name) < 1000
    knocks = {round(next(pitch for pitch in partials(name, 4) if pitch > 500)) for name in WOOD}
    assert len(knocks) == len(WOOD)


def test_the_gong_is_low_long_and_nowhere_harmonic() -> None:
    sound = samples("ra")
    assert 2.5 * RATE < len(sound) < 3.5 * RATE
    assert level(sound[RATE : 2 * RATE]) > level(sound[:RATE]) - 12
    assert centroid("ra") < 350
    lowest, *others = sorted(partials("ra", 5))
    assert 90 < lowest < 130
    ratios = [pitch / lowest for pitch in others]
    assert sum(abs(ratio - round(ratio)) > 0.05 for ratio in ratios) >= len(ratios) - 1


def test_metal_is_the_brightest_of_what_is_struck() -> None:
    struck = {name: centroid(name) for name in ("sun", "ra", "disaster", *WOOD)}
    assert max(struck, key=struck.__getitem__) == "sun"
    assert struck["sun"] > 1.8 * max(struck[name] for name in WOOD)


def test_the_thud_is_the_darkest() -> None:
    assert min(NAMES, key=centroid) == "disaster"


def test_the_harp_is_in_tune() -> None:
    expected = [293.665 * 2 ** (steps / 12) for steps in (0, 7, 12, 14, 19, 24)]
    sound = samples("harp")
    energy = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), 1 << 18))
    scale = np.fft.rfftfreq(1 << 18, 1 / RATE)
    for pitch in expected:
        near = np.abs(scale - pitch) < 0.02 * pitch
        heard = float(scale[near][energy[near].argmax()])
        assert abs(1200 * np.log2(heard / pitch)) < 6, f"{pitch:.0f} Hz"


def test_the_river_is_dark_and_never_stops_and_crickets_are_bright_and_pause() -> None:
    assert centroid("river") < 700
    assert 3500 < centroid("crickets") < 5000
    tenths = {name: [level(part) for part in np.array_split(samples(name)[RATE // 2 : -RATE], 25)] for name in PLACES}
    assert max(tenths["river"]) - min(tenths["river"]) < 20
    assert max(tenths["crickets"]) - min(tenths["crickets"]) > 40


@pytest.mark.parametrize(("name", "steps"), [("begin", (0, 7, 12)), ("winner", (0, 4, 7, 12, 16, 19))])
def test_the_motifs_are_chords_on_the_harps_own_note(name: str, steps: tuple[int, ...]) -> None:
    sound = samples(name)
    energy = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), 1 << 18))
    scale = np.fft.rfftfreq(1 << 18, 1 / RATE)
    for pitch in (293.665 * 2 ** (step / 12) for step in steps):
        near = np.abs(scale - pitch) < 0.02 * pitch
        heard = float(scale[near][energy[near].argmax()])
        assert abs(1200 * np.log2(heard / pitch)) < 8, f"{pitch:.0f} Hz"


def test_samples_are_filled_up_on_a_line() -> None:
    frames = np.array([0, 400, -400], "<i2").tobytes()
    assert np.frombuffer(filled_up(frames, 4), "<i2").tolist() == [
        0,
        100,
        200,
        300,
        400,
        200,
        0,
        -200,
        -400,
        -300,
        -200,
        -100,
    ]
    assert filled_up(frames, 1) == frames


def test_your_turn_is_the_softest() -> None:
    assert min(NAMES, key=lambda name: float(np.abs(samples(name)).max())) == "turn"


def maker() -> ModuleType:
    """The script that made the files."""
    spec = importlib.util.spec_from_file_location("packaging_sounds", MAKER)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, spec.name, made)  # dataclasses look there
        spec.loader.exec_module(made)
    return made


def test_the_files_can_be_made_again(tmp_path: Path) -> None:
    for path in maker().write(tmp_path):
        assert path.read_bytes() == (resources_dir() / "sounds" / path.name).read_bytes(), path.name


# --- playing them -------------------------------------------------------------------------------------


class Recorder:
    """A machine whose loudspeaker is a list. *device* is what it finds, or the error that it raises."""

    def __init__(self, device: object = "speaker", *, installed: bool = True) -> None:
        self.device = device
        self.installed = installed
        self.played: list[tuple[str, float]] = []
        self.around: list[tuple[str, float]] = []
        self.players: list[object] = []
        self.looked_on: list[threading.Thread] = []
        self.answers = threading.Event()
        self.answers.set()
        self.changed: Callable[[], None] = lambda: None

    @property
    def heard(self) -> list[str]:
        return [file for file, _ in self.played]

    def is_installed(self) -> bool:
        return self.installed

    def find(self) -> object:
        self.looked_on.append(threading.current_thread())
        self.answers.wait(5)
        if isinstance(self.device, Exception):
            raise self.device
        return self.device

    def player(self, device: object, files: Iterable[str], parent: QObject) -> Recorder:
        assert sorted(files) == NAMES
        self.players.append(device)
        return self

    def watch(self, parent: QObject, changed: Callable[[], None]) -> None:
        self.changed = changed

    def play(self, file: str, volume: float) -> None:
        self.played.append((file, volume))

    def surround(self, file: str, volume: float) -> None:
        self.around.append((file, volume))

    def close(self) -> None:
        self.players.pop()


@pytest.fixture
def settings(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setattr(desktop, "is_there", lambda: True)
    return Settings()


@pytest.fixture
def make(settings: Settings) -> Iterator[Make]:
    """Makes the sounds of a machine, and ends their thread after the test."""
    made: list[Sounds] = []

    def made_for(output: Recorder) -> Sounds:
        made.append(Sounds(settings, settings, output))
        return made[-1]

    yield made_for
    for sounds in made:
        sounds.shutdown()


@pytest.fixture
def ready(make: Make, qtbot: QtBot) -> Make:
    """Makes the sounds of a machine that has been looked at."""

    def made_ready(output: Recorder) -> Sounds:
        sounds = make(output)
        with qtbot.waitSignal(sounds.changed, timeout=2000):
            sounds.prepare()
        return sounds

    return made_ready


def test_a_sound_is_played_at_the_volume_of_the_settings(settings: Settings, ready: Make, qtbot: QtBot) -> None:
    output = Recorder()
    sounds = ready(output)
    assert sounds.silence == ""
    settings.volume = 50
    sounds.play("ra")
    settings.volume = 100
    sounds.play("sun")
    qtbot.waitUntil(lambda: output.played == [("ra", 0.25), ("sun", 1.0)], timeout=2000)


def test_a_place_is_heard_only_while_it_is_on_and_follows_its_own_volume(
    settings: Settings, make: Make, qtbot: QtBot
) -> None:
    output = Recorder()
    sounds = make(output)
    sounds.surround("river")  # off at first
    assert (settings.ambience, sounds.silence, output.looked_on) == (0, "unknown", [])
    settings.ambience = 50
    sounds.surround("river")
    sounds.surround("river")
    qtbot.waitUntil(lambda: output.around == [("river", 0.25)], timeout=2000)
    sounds.surround("crickets")
    settings.ambience = 100
    sounds.surround("crickets")
    settings.sound = False
    sounds.surround("crickets")
    sounds.surround("")
    expected = [("river", 0.25), ("crickets", 0.25), ("crickets", 1.0), ("", 0.0)]
    qtbot.waitUntil(lambda: output.around == expected, timeout=2000)
    assert output.played == []


def test_a_place_is_heard_from_a_device_that_is_plugged_in_later(settings: Settings, make: Make, qtbot: QtBot) -> None:
    output = Recorder(None)
    settings.ambience = 100
    sounds = make(output)
    with qtbot.waitSignal(sounds.changed, timeout=2000):
        sounds.surround("river")
    output.device = "headphones"
    output.changed()
    qtbot.waitUntil(lambda: output.around == [("river", 1.0)], timeout=2000)


def test_without_the_library_no_place_is_heard(settings: Settings, make: Make) -> None:
    settings.ambience = 100
    sounds = make(Recorder(installed=False))
    sounds.surround("river")
    sounds.surround("")
    assert sounds.silence == "library"


def test_a_place_is_loaded_when_it_is_first_heard_and_takes_the_place_of_another(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[tuple[object, ...]] = []

    class Voice:
        def __init__(self, file: str, *_: object) -> None:
            self.file = file
            done.append(("load", file))

        def play(self, volume: float, *, repeats: bool = False) -> None:
            done.append(("play", self.file, volume, repeats))

        def set_volume(self, volume: float) -> None:
            done.append(("volume", self.file, volume))

        def stop(self) -> None:
            done.append(("stop", self.file))

    monkeypatch.setattr(loudspeaker, "_Voice", Voice)
    player = QtPlayer("device", ["ra"], None)
    for file, volume in (("river", 0.5), ("river", 0.7), ("crickets", 0.7), ("", 0.0), ("river", 0.1)):
        player.surround(file, volume)
    assert done == [
        ("load", "ra"), ("load", "river"), ("play", "river", 0.5, True), ("volume", "river", 0.7), ("stop", "river"),
        ("load", "crickets"), ("play", "crickets", 0.7, True), ("stop", "crickets"), ("play", "river", 0.1, True),
    ]  # fmt: skip


def test_knocks_on_wood_take_turns(ready: Make, qtbot: QtBot) -> None:
    output = Recorder()
    sounds = ready(output)
    for _ in range(4):
        sounds.play("tile")
    qtbot.waitUntil(lambda: output.heard == ["tile-1", "tile-2", "tile-3", "tile-1"], timeout=2000)


def test_nothing_is_loaded_while_sound_is_off(settings: Settings, make: Make) -> None:
    output = Recorder()
    settings.sound = False
    sounds = make(output)
    sounds.play("ra")
    assert (output.looked_on, sounds.silence) == ([], "unknown")


def test_nothing_is_heard_while_sound_is_off(settings: Settings, ready: Make, qtbot: QtBot) -> None:
    output = Recorder()
    sounds = ready(output)
    settings.sound = False
    sounds.play("ra")
    settings.sound = True
    sounds.play("sun")
    qtbot.waitUntil(lambda: output.heard == ["sun"], timeout=2000)


def test_devices_are_looked_for_once_and_away_from_the_window(ready: Make) -> None:
    output = Recorder()
    sounds = ready(output)
    sounds.prepare()
    sounds.play("ra")
    assert len(output.looked_on) == 1
    assert output.looked_on[0] is not threading.main_thread()


def test_the_window_does_not_wait_for_a_machine_that_does_not_answer(make: Make, qtbot: QtBot) -> None:
    output = Recorder()
    output.answers.clear()
    sounds = make(output)
    sounds.play("ra")
    qtbot.waitUntil(lambda: bool(output.looked_on), timeout=2000)
    sounds.play("ra")
    assert (sounds.silence, output.played) == ("unknown", [])
    with qtbot.waitSignal(sounds.changed, timeout=2000):
        output.answers.set()
    sounds.play("sun")
    qtbot.waitUntil(lambda: output.heard == ["sun"], timeout=2000)


def test_a_machine_that_does_not_answer_is_left_behind(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GOODBYE", 20)
    output = Recorder()
    output.answers.clear()
    sounds = make(output)
    sounds.prepare()
    qtbot.waitUntil(lambda: bool(output.looked_on), timeout=2000)
    assert not sounds.is_stuck
    sounds.shutdown()
    assert sounds.is_stuck
    output.answers.set()
    qtbot.waitUntil(lambda: not sounds.is_stuck, timeout=2000)
    assert sounds.silence == "unknown"


def test_at_the_end_the_device_is_let_go(ready: Make) -> None:
    output = Recorder()
    sounds = ready(output)
    assert output.players == ["speaker"]
    sounds.shutdown()
    assert output.players == []
    assert not sounds.is_stuck


def test_without_the_library_there_is_silence(make: Make) -> None:
    output = Recorder(installed=False)
    sounds = make(output)
    sounds.play("ra")
    assert sounds.silence == "library"
    assert (output.looked_on, output.played) == ([], [])


def test_a_library_that_cannot_be_loaded_is_silence(ready: Make) -> None:
    output = Recorder(ImportError("libpulse.so.0: cannot open shared object file"))
    sounds = ready(output)
    sounds.play("ra")
    assert sounds.silence == "library"
    assert output.played == []


def test_without_a_device_there_is_silence_until_one_is_plugged_in(ready: Make, qtbot: QtBot) -> None:
    output = Recorder(None)
    sounds = ready(output)
    assert sounds.silence == "device"
    sounds.play("ra")
    output.device = "headphones"
    with qtbot.waitSignal(sounds.changed, timeout=1000):
        output.changed()
    sounds.play("sun")
    qtbot.waitUntil(lambda: output.heard == ["sun"], timeout=2000)
    assert output.players == ["headphones"]
    output.device = None
    with qtbot.waitSignal(sounds.changed, timeout=1000):
        output.changed()
    assert sounds.silence == "device"
    assert output.players == []


def test_where_nobody_is_there_nothing_is_looked_for(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "is_there", lambda: False)
    output = Recorder()
    sounds = make(output)
    sounds.play("ra")
    assert sounds.silence == "device"
    assert output.looked_on == []


def test_the_library_is_found_without_being_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(loudspeaker, "find_spec", lambda name: asked.append(name))
    assert not QtOutput().is_installed()
    assert asked == ["PySide6.QtMultimedia"]


def test_the_volume_is_felt_evenly() -> None:
    assert (amplitude(0), amplitude(100)) == (0.0, 1.0)
    assert amplitude(50) == pytest.approx(0.25)
