"""Settings are typed, remembered, and never stop the program."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

import pytest

from ra_desktop.app.settings import MOST_BYTES, MOST_NAMES, SETTINGS, Settings
from ra_desktop.app.setup import DEFAULT_SETUP, GameSetup
from ra_desktop.storage import Seat, paths

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QCoreApplication
    from pytestqt.qtbot import QtBot

OTHER: dict[str, Any] = {
    "setup": GameSetup("boat", (Seat("Ärger, мир; x=1", "ochre"), Seat("B", "lapis", "expert"))),
    "speed": "instant",
    "reduced_motion": "on",
    "theme": "night",
    "ra_track": "boat",
    "tile_names": False,
    "lot_preview": False,
    "remarks": False,
    "language": "pt_BR",
    "hints": False,
    "coach": True,
    "coach_strictness": "strict",
    "growing": False,
    "coach_stays": "trial",
    "sound": False,
    "volume": 35,
    "show_dock": False,
    "window_places": "DP-1 1920x1080\t1\t-2\t960\t660\t0\nHDMI 1, ö 800x600\t0\t0\t960\t660\t1",
    "recent_files": ("/games/one, two.ra-game", "C:\\Games\\три.ra-game"),
}


@pytest.fixture
def settings(qapp: QCoreApplication) -> Settings:
    return Settings()


def again(settings: Settings) -> Settings:
    settings.sync()
    return Settings()


def edit(text: str) -> Settings:
    file = paths.settings_path()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return Settings()


def test_at_first_everything_is_as_most_people_want_it(settings: Settings) -> None:
    assert settings.setup == DEFAULT_SETUP
    assert (settings.speed, settings.theme, settings.reduced_motion) == ("normal", "system", "system")
    assert settings.tile_names
    assert settings.lot_preview
    assert settings.language == "system"
    assert settings.hints
    assert settings.sound
    assert settings.volume == 70
    assert settings.show_dock
    assert settings.window_places == ""
    assert list(settings.recent_files) == []


@pytest.mark.parametrize("name", sorted(OTHER))
def test_each_is_remembered_with_its_type(settings: Settings, name: str) -> None:
    setattr(settings, name, OTHER[name])
    for holder in (settings, again(settings)):
        value = getattr(holder, name)
        assert value == OTHER[name]
        assert type(value) is type(OTHER[name])


def test_all_are_remembered_together(settings: Settings, ra_home: Path) -> None:
    for name, value in OTHER.items():
        setattr(settings, name, value)
    later = again(settings)
    assert {name: getattr(later, name) for name in OTHER} == OTHER
    assert (ra_home / "config" / paths.SETTINGS_NAME).is_file()


@pytest.mark.parametrize("name", sorted(SETTINGS))
def test_every_entry_starts_as_it_says_and_takes_each_of_its_choices(settings: Settings, name: str) -> None:
    entry = SETTINGS[name]
    assert entry.name == name
    assert getattr(settings, name) == entry.default
    assert not entry.choices or entry.default in entry.choices
    for choice in entry.choices:
        setattr(settings, name, choice)
        assert getattr(again(settings), name) == choice


def test_what_is_offered_in_which_order() -> None:
    assert {name: entry.choices for name, entry in SETTINGS.items() if entry.choices not in ((), (True, False))} == {
        "speed": ("relaxed", "normal", "fast", "instant"),
        "reduced_motion": ("system", "on", "off"),
        "theme": ("system", "papyrus", "night", "onyx"),
        "ra_track": ("edition", "tiles", "boat"),
        "text_size": ("system", "100", "125", "150", "175", "200"),
        "coach_strictness": ("gentle", "normal", "strict"),
        "announcements": ("brief", "normal", "full"),
    }


def test_what_the_program_only_remembers_is_no_preference() -> None:
    remembered = {name for name, entry in SETTINGS.items() if not entry.is_preference}
    assert remembered == {
        "window_places", "continue_line", "quick_line", "learn_line", "puzzle_line", "coach_stays", "last_kept",
        "recent_files",
    }  # fmt: skip


@pytest.mark.parametrize("files", [(), ("one",), ("a", "b", "c")])
def test_lists_of_any_length_are_remembered(settings: Settings, files: tuple[str, ...]) -> None:
    settings.recent_files = files
    assert tuple(again(settings).recent_files) == files


def test_a_change_is_told_once(settings: Settings, qtbot: QtBot) -> None:
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.speed = "fast"
    settings.speed = "fast"
    settings.sound = False
    assert told == ["speed", "sound"]


@pytest.mark.parametrize("name", ["speed", "theme", "reduced_motion", "ra_track", "language"])
def test_a_word_that_is_no_choice_is_refused(settings: Settings, name: str) -> None:
    before = getattr(settings, name)
    with pytest.raises(ValueError, match="sideways"):
        setattr(settings, name, "sideways")
    assert getattr(settings, name) == before


@pytest.mark.parametrize("code", ["de", "ast", "pt_BR", "zh_Hans", "sr_Latn_RS"])
def test_a_language_is_any_code_that_a_translation_may_have(settings: Settings, code: str) -> None:
    settings.language = code
    assert again(settings).language == code


@pytest.mark.parametrize("volume", [-1, 101, 1000])
def test_a_volume_beyond_the_scale_is_refused(settings: Settings, volume: int) -> None:
    with pytest.raises(ValueError, match="volume"):
        settings.volume = volume
    assert settings.volume == 70


@pytest.mark.parametrize("volume", [0, 1, 100])
def test_the_volume_is_on_a_scale_from_0_to_100(settings: Settings, volume: int) -> None:
    settings.volume = volume
    assert again(settings).volume == volume


@pytest.mark.parametrize(
    "value", ["sideways", "", "1, 2, 3", "@Invalid()", "@Variant(\\0\\0)", "@ByteArray(\\xff)", "[]", "{", "nul"]
)
@pytest.mark.parametrize("name", sorted(set(OTHER) - {"window_places", "coach_stays"}))
def test_an_edited_file_never_does_harm(name: str, value: str, qapp: QCoreApplication) -> None:
    if (name, value) in (("recent_files", "[]"), ("language", "nul")):  # an empty list, and what may be a code
        return
    fresh = getattr(edit(f"[General]\n{name}={value}\n"), name)
    assert fresh == getattr(edit(""), name)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 50_000, '[["a"]]', "[1]", "[null]", '"a"', "9" * 5_000])
def test_recent_files_that_are_no_names_are_none(text: str, settings: Settings) -> None:
    settings.put("recent_files", text)
    for holder in (settings, again(settings)):
        assert holder.recent_files == ()


def test_of_recent_files_those_remain_that_can_be_paths(settings: Settings) -> None:
    settings.put("recent_files", '["/a", "", "/b\\u0000c", "\\ud800", "/d"]')
    assert settings.recent_files == ("/a", "/d")
    settings.put("recent_files", json.dumps([f"/{number}" for number in range(5_000)]))
    assert settings.recent_files == tuple(f"/{number}" for number in range(MOST_NAMES))  # the latest


def test_a_file_that_is_too_large_is_not_read(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    settings.speed = "fast"
    settings.sync()
    with paths.settings_path().open("r+b") as file:
        file.truncate(MOST_BYTES + 1)
    assert Settings().speed == "normal"
    assert "larger than" in caplog.text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
@pytest.mark.parametrize("kind", ["pipe", "folder", "link"])
def test_a_lock_that_nobody_can_take_is_not_waited_for(
    qapp: QCoreApplication, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = paths.settings_path()
    path.parent.mkdir(parents=True)
    lock = path.with_name(path.name + ".lock")
    if kind == "pipe":
        os.mkfifo(lock)
    elif kind == "folder":
        (lock / "inner").mkdir(parents=True)
    else:
        lock.symlink_to(path.parent / "nothing")
    settings = Settings()
    settings.volume = 41
    settings.sync()
    assert settings.volume == 41
    is_written = kind != "folder"  # which may hold something that is somebody's
    assert os.path.lexists(lock) != is_written
    assert ("settings.ini.lock" in caplog.text) != is_written
    assert (Settings().volume == 41) == is_written


def test_a_file_that_is_no_settings_file_is_ignored(qapp: QCoreApplication) -> None:
    settings = edit("\0\0\0 not an ini file [[[")
    assert settings.speed == "normal"
    settings.speed = "fast"
    assert again(settings).speed == "fast"


def test_a_person_can_write_the_file(qapp: QCoreApplication) -> None:
    settings = edit("[General]\nsound=false\nspeed=instant\n")
    assert settings.sound is False
    assert settings.speed == "instant"


def test_motion_is_reduced_as_the_system_says_or_as_chosen(settings: Settings) -> None:
    assert not settings.motion_is_reduced()
    settings.system_reduces_motion = True
    assert settings.motion_is_reduced()
    settings.reduced_motion = "off"
    assert not settings.motion_is_reduced()
    settings.system_reduces_motion = False
    settings.reduced_motion = "on"
    assert settings.motion_is_reduced()


@pytest.mark.parametrize(("asked", "percent"), [(100, 100), (130, 130), (225, 200), (85, 100)])
def test_text_is_as_large_as_the_system_says_or_as_chosen(settings: Settings, asked: int, percent: int) -> None:
    settings.system_text_percent = asked
    assert settings.text_percent == percent
    settings.text_size = "175"
    assert settings.text_percent == 175


def test_a_change_of_the_systems_mind_is_told_once(settings: Settings) -> None:
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.system_reduces_motion = True
    settings.system_reduces_motion = True
    settings.system_text_percent = 150
    settings.system_text_percent = 150
    assert told == ["reduced_motion", "text_size"]
