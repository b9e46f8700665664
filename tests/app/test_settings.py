"""Settings are typed, remembered, and never stop the program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra_desktop.app.settings import MOST_NAMES, SETTINGS, Settings
from ra_desktop.app.setup import DEFAULT_SETUP, GameSetup
from ra_desktop.storage import Seat, paths
from ra_desktop.storage.settings import SettingsForm
from tests.planted import PLANTED

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication
    from pytestqt.qtbot import QtBot

    from ra_desktop.storage.store import Trouble


ORIGINAL = Path(__file__).with_name("settings-0.1.0.ini")
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
        "window_places", "continue_line", "quick_line", "learn_line", "puzzle_line", "shelf_line", "own_line",
        "coach_stays", "last_kept", "fortune", "played", "offer_line", "recent_files", "opened_over",
    }  # fmt: skip


@pytest.mark.parametrize("files", [(), ("one",), ("a", "b", "c")])
def test_lists_of_any_length_are_remembered(settings: Settings, files: tuple[str, ...]) -> None:
    settings.recent_files = files
    assert tuple(again(settings).recent_files) == files


def test_a_change_is_told_once(settings: Settings, qtbot: QtBot) -> None:
    messages: list[str] = []
    settings.changed.connect(messages.append)
    settings.speed = "fast"
    settings.speed = "fast"
    settings.sound = False
    assert messages == ["speed", "sound"]


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
def test_an_edited_file_never_does_harm(value: str, qapp: QCoreApplication) -> None:
    untouched = edit("")
    for name in sorted(set(OTHER) - {"window_places", "coach_stays"}):
        if (name, value) not in (("recent_files", "[]"), ("language", "nul")):  # an empty list, and what may be a code
            assert getattr(edit(f"[General]\n{name}={value}\n"), name) == getattr(untouched, name), name


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
    messages: list[str] = []
    settings.changed.connect(messages.append)
    settings.system_reduces_motion = True
    settings.system_reduces_motion = True
    settings.system_text_percent = 150
    settings.system_text_percent = 150
    assert messages == ["reduced_motion", "text_size"]


def test_settings_of_the_first_version_keep_their_values(qapp: QCoreApplication) -> None:
    """QSettings wrote the file: quoted, escaped, and with two of the mark that begins its objects."""
    settings = edit(ORIGINAL.read_text("utf-8"))
    lines = {
        "continue_line": '  Epoch 2, “Неферт” – 12 points; 50 %, yes = no \\ no "quoted" [x] ',
        "quick_line": "@home, a line that begins with an at",
        "puzzle_line": "😀 emoji\ttab\nnew line\x01b control; a,b",
    }
    chosen = {"announcements": "full", "text_size": "150", "told_scoring": False, "turn_table": False}
    chosen |= {"hand_over": False, "forced_moves": False, "confirm_clicks": True}
    expected = OTHER | lines | chosen | {"learn_line": "3 of 12", "last_kept": "0123abcd", "offer_line": ""}
    for holder in (settings, again(settings)):
        assert {name: getattr(holder, name) for name in expected} == expected
    assert set(expected) > set(SettingsForm().decode(ORIGINAL.read_bytes())[0]), "every one in the file"
    settings.volume = 12
    assert {name: getattr(again(settings), name) for name in expected} == expected | {"volume": 12}


@given(texts=st.dictionaries(st.sampled_from(["one", "two"]), st.text(st.characters(exclude_categories=["Cs"]))))
def test_every_text_is_read_as_it_was_written(texts: dict[str, str]) -> None:
    form = SettingsForm()
    assert form.decode(form.encode(texts, b"")) == (texts, True)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("fast", "fast"),
        (' "fast" ', "fast"),
        ('""', ""),
        (r'"a\"b\\\t\x41\x0042"', 'a"b\\\tAB'),
        ("@@Variant()", "@Variant()"),
        ("@Variant()", None),
        (r"\x40Variant()", None),
        (r'"\x40\x56ariant()"', None),
        ("@String(a)", None),
        ("a, b", None),
        ('"a", "b"', None),
        ('"a', None),
        ("a\\", None),
        (r"\q", None),
        (r"\xd800", None),
        (b"\xff", None),
    ],
)
def test_a_value_is_a_text_or_nothing(value: str | bytes, text: str | None) -> None:
    data = b"\xef\xbb\xbfone=" + (value if isinstance(value, bytes) else value.encode()) + b"\r\n"
    assert SettingsForm().decode(data) == ({} if text is None else {"one": text}, text is not None)


@pytest.mark.parametrize("mark", ["@", r"\x40"])
def test_an_object_of_python_in_the_settings_is_not_made(
    qapp: QCoreApplication, mark: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    settings = edit("[General]\n" + "".join(f"{name}={PLANTED.replace('@', mark)}\n" for name in [*SETTINGS, "setup"]))
    assert {name: getattr(settings, name) for name in SETTINGS} == {
        name: entry.default for name, entry in SETTINGS.items()
    }
    assert settings.setup == DEFAULT_SETUP
    settings.volume = 12
    settings.sync()
    assert "Variant" not in paths.settings_path().read_text("utf-8")
    assert list(tmp_path.iterdir()) == []


def test_a_change_is_written_once_the_event_loop_is_back(settings: Settings, qtbot: QtBot) -> None:
    settings.speed = "fast"
    qtbot.waitUntil(lambda: Settings().speed == "fast")


@pytest.mark.parametrize("text", ["{", '{"ruleset": "chess", "seats": []}', "x" * 99])
def test_a_set_up_from_which_no_game_can_start_is_told_once_and_the_file_kept(settings: Settings, text: str) -> None:
    settings.store.change(lambda kept: kept.update(setup=text))
    for messages in (["entries"], []):
        seen: list[Trouble] = []
        settings = Settings()
        settings.store.listen(seen.append)
        settings.check()
        assert [trouble.kind for trouble in seen] == messages
        assert settings.setup == DEFAULT_SETUP
        assert all(trouble.aside is not None and "setup" in trouble.aside.read_text() for trouble in seen)


def test_what_another_file_says_is_kept_only_if_it_is_a_value(settings: Settings) -> None:
    for name, text in (("coach", "perhaps"), ("setup", "{}"), ("fortune", "won"), ("volume", "900")):
        settings.put(name, text)
    settings.sync()
    again = Settings()
    again.store.listen(lambda trouble: pytest.fail(str(trouble)))
    again.check()
    assert [again.text(name) or "" for name in ("coach", "setup", "fortune", "volume")] == ["", "", "won", ""]
