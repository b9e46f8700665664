"""Makes every sound of the program: ``python packaging/sounds.py [FOLDER]`` writes ``resources/sounds/*.wav``.

Wood, gong and metal are modal synthesis: a struck body rings in a few inharmonic partials, each with its own decay. The
harp is a plucked string after Karplus and Strong, with the damping and the tuning of Jaffe and Smith (both in Computer
Music Journal 7(2), 1983). Noise comes from :class:`random.Random`, whose numbers are the same in every version of
Python, so the files are always the same byte for byte.
"""

from __future__ import annotations

import math
import sys
import wave
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    Wave = NDArray[np.float64]

RATE: Final = 44_100
"""Samples per second; one channel of 16 bits."""
SLOW: Final = 2
"""Strings and what is heard all the time have half the samples."""

FOLDER: Final = Path(__file__).resolve().parents[1] / "resources" / "sounds"

SILENT: Final = 10 ** (-66 / 20)
"""Sound after the last sample above this share of the peak is cut off."""

FADE: Final = 0.25
"""The share of a sound over which its end fades out, but no more than a second."""

LOOP: Final = 30.0
"""Seconds until what is heard all the time repeats itself."""

# The partials of a body, as multiples of its lowest.
BAR: Final = (1.0, 2.756, 5.404, 8.933)
"""A bar with free ends (Fletcher and Rossing, The Physics of Musical Instruments, 2.15)."""
PLATE: Final = (1.0, 1.73, 2.328, 3.91, 4.11, 6.30, 6.71, 8.9)
"""A round plate with a free edge (same book, 3.6)."""
GONG: Final = (1.0, 1.42, 1.98, 2.41, 2.93, 3.46, 4.11, 4.79, 5.63, 6.58, 7.84, 9.37, 11.2)
"""A large gong: dense and inharmonic."""

D4: Final = 293.665
A2: Final = 110.0


@dataclass(frozen=True, slots=True)
class Partial:
    """One vibration of a body: frequency in Hz, time constants of decay and onset in seconds."""

    frequency: float
    level: float
    decay: float
    onset: float = 0.0006


def clock(seconds: float) -> Wave:
    """Return the times of all samples, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def ring(partials: Iterable[Partial], seconds: float, bend: float = 0.0, settle: float = 0.1) -> Wave:
    """Return the sound of a body that is struck once, from rest.

    `bend` is the share by which the pitch starts higher; it settles with the time constant `settle`.
    """
    t = clock(seconds)
    warped = t + bend * settle * (1 - np.exp(-t / settle))
    made = np.zeros_like(t)
    for partial in partials:
        swell = 1 - np.exp(-t / partial.onset)
        envelope = partial.level * swell * np.exp(-t / partial.decay)
        made += envelope * np.sin(2 * math.pi * partial.frequency * warped)
    return made


def noise(chance: Random, seconds: float) -> Wave:
    """Return white noise."""
    return np.array([chance.uniform(-1, 1) for _ in range(round(seconds * RATE))])


def smooth(sound: Wave, cutoff: float, times: int = 1) -> Wave:
    """Remove frequencies above `cutoff` Hz; more passes give a steeper slope."""
    share = 1 - math.exp(-2 * math.pi * cutoff / RATE)
    for _ in range(times):
        value = 0.0
        out = np.empty_like(sound)
        for n, sample in enumerate(sound.tolist()):
            value += share * (sample - value)
            out[n] = value
        sound = out
    return sound


def brush(sound: Wave, pitch: Wave, sharpness: float) -> Wave:
    """Return noise filtered around `pitch`, which may glide (a state variable filter, after Chamberlin)."""
    low = band = 0.0
    out = np.empty_like(sound)
    steps = 2 * np.sin(math.pi * pitch / RATE)
    for n, (sample, step) in enumerate(zip(sound.tolist(), steps.tolist(), strict=True)):
        low += step * band
        band += step * (sample - low - band / sharpness)
        out[n] = band
    return out


def mix(parts: Sequence[tuple[float, float, Wave]], seconds: float) -> Wave:
    """Mix sounds, each given with its start in seconds and its volume."""
    made = np.zeros(round(seconds * RATE))
    for start, level, part in parts:
        first = round(start * RATE)
        room = made[first : first + len(part)]
        room += level * part[: len(room)]
    return made


def wood(pitch: float, seed: int) -> Wave:
    """A tile of wood laid on a wooden table: a dry knock, and the table under it."""
    seconds = 0.3
    tile = [
        Partial(pitch * ratio, level, decay, 0.0005)
        for ratio, level, decay in zip(BAR, (1.0, 0.55, 0.22, 0.08), (0.034, 0.016, 0.008, 0.004), strict=True)
    ]
    table = [Partial(148.0, 0.55, 0.050, 0.002), Partial(236.0, 0.40, 0.038, 0.0015), Partial(389.0, 0.2, 0.026, 0.001)]
    t = clock(seconds)
    touch = smooth(noise(Random(seed), seconds), 3200, 2) * np.exp(-t / 0.004) * (1 - np.exp(-t / 0.0004))
    return ring([*tile, *table], seconds, bend=0.01, settle=0.01) + 1.1 * touch


def gong() -> Wave:
    """A low gong, struck with a soft mallet: the deep partials come first, the shimmer swells after them."""
    seconds = 3.1
    chance = Random(1999)
    partials = []
    for number, ratio in enumerate(GONG):
        pitch = A2 * ratio
        level = 0.97**number * (0.5 if number > 7 else 1.0) * chance.uniform(0.75, 1.0)
        decay = 1.25 / (1 + 0.16 * number)
        onset = 0.006 + 0.011 * number
        beat = chance.uniform(0.5, 1.6)  # two partials close together, since no gong is quite round
        partials += [
            Partial(pitch - beat / 2, level, decay, onset),
            Partial(pitch + beat / 2, level * 0.6, decay, onset),
        ]
    t = clock(seconds)
    mallet = smooth(noise(chance, seconds), 240, 2) * np.exp(-t / 0.045) * (1 - np.exp(-t / 0.004))
    return ring(partials, seconds, bend=0.011, settle=0.3) + 6.0 * mallet


def metal() -> Wave:
    """A sun of bronze laid on the altar."""
    seconds = 1.0
    chance = Random(13)
    partials = []
    for number, ratio in enumerate(PLATE):
        pitch = 1046.5 * ratio
        level = (1.0, 0.7, 0.6, 0.32, 0.26, 0.13, 0.1, 0.05)[number]
        decay = 0.26 / (1 + 0.45 * number)
        beat = chance.uniform(1.5, 4.0)
        partials += [
            Partial(pitch - beat / 2, level, decay, 0.0012),
            Partial(pitch + beat / 2, level * 0.5, decay, 0.0012),
        ]
    t = clock(seconds)
    touch = smooth(noise(chance, seconds), 5200) * np.exp(-t / 0.003) * (1 - np.exp(-t / 0.0005))
    altar = ring([Partial(312.0, 0.5, 0.03, 0.001), Partial(187.0, 0.4, 0.04, 0.002)], seconds)
    return ring(partials, seconds) + 0.5 * touch + altar


def string(pitch: float, seconds: float, seed: int, dullness: float = 0.08) -> Wave:
    """A string of a harp, plucked with the fingertip at a fifth of its length."""
    period = RATE / pitch
    whole = int(period - dullness - 0.1)  # the filter in the loop delays by *dullness*, the all-pass by the rest
    rest = period - dullness - whole
    tuning = (1 - rest) / (1 + rest)
    pluck = smooth(noise(Random(seed), whole / RATE), 2400, 3)
    pluck = pluck - np.roll(pluck, whole // 5)
    pluck -= pluck.mean()
    pluck /= np.abs(pluck).max()
    line = pluck.tolist()
    # The loss per cycle makes the note decay by 60 dB in this time.
    fall = 4.5 * (D4 / pitch) ** 0.5
    keep = 10 ** (-3 * period / RATE / fall)
    out = np.empty(round(seconds * RATE))
    before = passed_in = passed_out = 0.0
    at = 0
    for n in range(len(out)):
        sample = line[at]
        out[n] = sample
        damped = keep * ((1 - dullness) * sample + dullness * before)
        before = sample
        passed_out = tuning * damped + passed_in - tuning * passed_out
        passed_in = damped
        line[at] = passed_out
        at = (at + 1) % whole
    return out * (1 - np.exp(-clock(seconds) / 0.0015))


def drum() -> Wave:
    """A held breath: two soft strokes on a large drum, the second fainter, like a heart."""
    seconds = 0.8
    skin = [
        Partial(82.0 * ratio, level, decay, 0.006)
        for ratio, level, decay in zip(
            (1.0, 1.594, 2.136, 2.653), (1.0, 0.5, 0.3, 0.15), (0.15, 0.1, 0.07, 0.05), strict=True
        )
    ]
    stroke = ring(skin, 0.5, bend=0.12, settle=0.04)
    return mix([(0.0, 1.0, stroke), (0.26, 0.6, stroke)], seconds)


def sunrise() -> Wave:
    """An epoch ends: open fifths swell one after the other, as the sun rises, and fade."""
    seconds = 2.4
    t = clock(seconds)
    made = np.zeros_like(t)
    for number, semitones in enumerate((-12, -5, 0, 7, 12, 19)):
        pitch, peak = D4 * 2 ** (semitones / 12), 0.5 + 0.17 * number
        swell = np.clip(t / peak, 0, 1) ** 2 * np.exp(-np.clip(t - peak, 0, None) / 0.45)
        voice = np.sin(2 * math.pi * pitch * t) + 0.35 * np.sin(2 * math.pi * 2.003 * pitch * t)
        made += 0.8**number * swell * voice
    return made


def harp() -> Wave:
    """Scoring: a figure rises over open fifths and comes to rest."""
    seconds = 2.1
    steps = ((0.0, 0.95, 0), (0.105, 0.8, 7), (0.205, 0.85, 12), (0.3, 0.8, 14), (0.395, 1.0, 19), (0.53, 0.6, 24))
    strings = [
        (start, level, string(D4 * 2 ** (semitones / 12), seconds - start, 40 + semitones))
        for start, level, semitones in steps
    ]
    body = [(start + 0.001, 0.12 * level, ring([Partial(196.0, 1.0, 0.05, 0.004)], 0.4)) for start, level, _ in steps]
    return mix([*strings, *body], seconds)


def sweep() -> Wave:
    """A lot slides over the table to its winner; at the end its tiles come to rest."""
    seconds = 0.8
    t = clock(seconds)
    rise = np.clip(t / 0.62, 0, 1)
    pitch = 380 + 620 * np.sin(math.pi * rise) ** 1.5
    swell = np.sin(math.pi * rise) ** 2 * (t < 0.62)
    air = smooth(brush(noise(Random(8), seconds), pitch, 2.2), 1800, 2) * swell
    taps = [(start, level, wood(pitch, seed)) for start, level, pitch, seed in (
        (0.40, 0.10, 690, 4), (0.455, 0.14, 655, 5), (0.51, 0.17, 625, 6),
    )]  # fmt: skip
    return mix([(0.0, 1.0, air), *taps], seconds)


def thud() -> Wave:
    """A disaster: a muffled, deep blow."""
    seconds = 0.6
    t = clock(seconds)
    skin = [
        Partial(74.0, 1.0, 0.12, 0.003), Partial(118.0, 0.8, 0.085, 0.003), Partial(171.0, 0.8, 0.07, 0.002),
        Partial(244.0, 0.65, 0.06, 0.002), Partial(331.0, 0.5, 0.05, 0.002), Partial(452.0, 0.25, 0.035, 0.001),
    ]  # fmt: skip
    dust = smooth(noise(Random(4), seconds), 420, 2) * np.exp(-t / 0.07) * (1 - np.exp(-t / 0.003))
    return ring(skin, seconds, bend=0.35, settle=0.035) + 1.6 * dust


def chime() -> Wave:
    """It is your turn: two small bars, the second a fourth higher."""
    seconds = 1.1
    bars = []
    for start, level, pitch in ((0.0, 0.7, 880.0), (0.115, 1.0, 1174.66)):
        partials = [
            Partial(pitch * ratio, share, decay, 0.003)
            for ratio, share, decay in zip(BAR[:3], (1.0, 0.16, 0.03), (0.24, 0.07, 0.025), strict=True)
        ]
        bars.append((start, level, ring(partials, seconds - start)))
    return mix(bars, seconds)


def river() -> Wave:
    """The river by day: water along the bank, in slow waves, with a gurgle now and then. It begins and ends softly."""
    seconds = LOOP
    chance = Random(1869)
    t = clock(seconds)
    stream = smooth(noise(chance, seconds), 520, 2)
    stream *= 0.6 + 0.25 * np.sin(2 * math.pi * 0.4 * t) + 0.15 * np.sin(2 * math.pi * 1.03 * t + 1.0)
    bubbles = []
    for _ in range(200):  # a bubble rings as it closes: its pitch rises (Minnaert)
        pitch, length = chance.uniform(320, 760), chance.uniform(0.05, 0.12)
        u = clock(length)
        bubble = np.sin(2 * math.pi * pitch * (u + 0.9 * u**2 / length)) * np.sin(math.pi * u / length) ** 2
        bubbles.append((chance.uniform(1.0, seconds - 1.5), chance.uniform(0.02, 0.075), bubble))
    return mix([(0.0, 1.0, stream * np.sin(math.pi * np.clip(t, 0, 0.5))), *bubbles], seconds)


def crickets() -> Wave:
    """The night: two crickets, each with its own pitch and pace; now and then one is silent for a while."""
    chance = Random(1922)
    made = np.zeros(round(LOOP * RATE))
    for pitch, pace, level, first in ((3950.0, 0.52, 1.0, 0.12), (4420.0, 0.71, 0.45, 0.40)):
        at = first
        while at < LOOP - 1.0:
            loud = level * chance.uniform(0.8, 1.0)
            for pulse in range(4):
                start, u = round((at + 0.032 * pulse) * RATE), clock(0.022)
                made[start : start + len(u)] += (
                    loud * np.sin(2 * math.pi * pitch * u) * np.sin(math.pi * u / 0.022) ** 2
                )
            at += pace * (chance.uniform(0.96, 1.04) if chance.random() < 0.92 else chance.uniform(2.0, 4.0))
    return made


def opening() -> Wave:
    """A game begins: three strings of the harp, a fifth and an octave."""
    steps = ((0.0, 0.8, 0), (0.16, 0.85, 7), (0.34, 1.0, 12))
    seconds = 1.5
    return mix(
        [(start, level, string(D4 * 2 ** (n / 12), seconds - start, 60 + n)) for start, level, n in steps], seconds
    )


def triumph() -> Wave:
    """Someone has won: the harp runs up a major chord, and bronze answers."""
    seconds = 2.2
    steps = ((0.0, 0.8, 0), (0.11, 0.8, 4), (0.22, 0.85, 7), (0.33, 0.9, 12), (0.48, 0.9, 16), (0.64, 1.0, 19))
    strings = [(start, level, string(D4 * 2 ** (n / 12), seconds - start, 80 + n)) for start, level, n in steps]
    return mix([*strings, (0.64, 0.14, metal())], seconds)


SOUNDS: Final[dict[str, tuple[Callable[[], Wave], float]]] = {
    "ra": (gong, -17.0),
    "disaster": (thud, -19.0),
    "winner": (triumph, -20.0),
    "sunrise": (sunrise, -21.0),
    "harp": (harp, -21.0),
    "begin": (opening, -22.0),
    "lot": (sweep, -23.0),
    "drum": (drum, -24.0),
    "tile-1": (lambda: wood(640.0, 1), -27.0),
    "tile-2": (lambda: wood(603.0, 2), -27.0),
    "tile-3": (lambda: wood(672.0, 3), -27.0),
    "sun": (metal, -27.0),
    "turn": (chime, -29.0),
    "river": (river, -32.0),
    "crickets": (crickets, -34.0),
}
"""The mix, loudest first. By file name: the function that makes the sound, and how loud it is (:func:`loudness`)."""


PLACES: Final = ("river", "crickets")
"""What is heard at the table all the time."""
SOFT: Final = ("begin", "winner", "sunrise")
"""Strings and swells: half the samples do."""


def thinned(sound: Wave, step: int) -> Wave:
    """Return every `step`-th sample of `sound`, each the mean of as many."""
    return sound[: len(sound) // step * step].reshape(-1, step).mean(axis=1)


def loudness(sound: Wave, rate: int) -> float:
    """Return the level of the loudest 0.4 s of `sound`, with `rate` samples a second, in dB below full scale (1.0)."""
    size = round(0.4 * rate)
    sums = np.concatenate((np.zeros(1), np.cumsum(sound**2), np.full(size, np.sum(sound**2))))
    return 10 * float(np.log10((sums[size:] - sums[:-size]).max() / size))


def finish(sound: Wave, level: float, rate: int) -> NDArray[np.int16]:
    """Cut off the silence, fade out the end, and set the :func:`loudness`."""
    sound = sound - sound.mean()
    loud = np.flatnonzero(np.abs(sound) > SILENT * np.abs(sound).max())
    sound = sound[: loud[-1] + 1].copy()
    sound -= sound[0] * np.exp(-np.arange(len(sound)) / (0.002 * rate))
    fade = min(round(FADE * len(sound)), rate)
    sound[-fade:] *= 0.5 + 0.5 * np.cos(math.pi * np.arange(1, fade + 1) / fade)
    return np.round(sound * 10 ** ((level - loudness(sound, rate)) / 20) * 32767).astype("<i2")


def write(folder: Path) -> list[Path]:
    """Make all sounds in `folder`; return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, (make, level) in SOUNDS.items():
        path = folder / f"{name}.wav"
        step = SLOW if name in (*PLACES, *SOFT) else 1
        with wave.open(str(path), "wb") as file:
            file.setparams((1, 2, RATE // step, 0, "NONE", "not compressed"))
            file.writeframes(finish(thinned(make(), step), level, RATE // step).tobytes())
        written.append(path)
    return written


if __name__ == "__main__":
    for made in write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER):
        sys.stdout.write(f"{made.name}: {made.stat().st_size} bytes\n")
