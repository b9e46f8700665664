"""Preferences, menus and the loudspeaker in the corner show the same settings and change them at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from ra_desktop.app.settings import Settings
from ra_desktop.app.setup import GameSetup
from ra_desktop.ui.look import theme as themes
from ra_desktop.ui.shell.command import explanation
from ra_desktop.ui.system.sounds import FILES
from tests.e2e.hand import PEOPLE

COMBOS = {"theme": "night", "ra_track": "boat", "speed": "fast", "reduced_motion": "on"}
"""Settings that are chosen from a list, and for each a value that is not its default."""
SWITCHES = ("tile_names", "lot_preview", "remarks", "hints", "sound")


@pytest.fixture
def actions(window):
    return window.settings_actions


@pytest.fixture
def dialog(window, actions, qtbot):
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: actions.preferences is not None and actions.preferences.isVisible(), timeout=2000)
    yield actions.preferences
    if actions.preferences is not None:
        actions.preferences.close()


@pytest.fixture
def hand(together):
    return together


def pick(combo: QComboBox, value: str) -> None:
    """Choose with the keyboard, as a person does."""
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Home)
    for _ in range(combo.count()):
        if combo.currentData() == value:
            return
        QTest.keyClick(combo, Qt.Key.Key_Down)
    raise AssertionError(f"{value} is not to be had")


def options(window, name: str) -> list:
    """What the menu of a setting offers when it is opened."""
    menu = window.commands[name].menu()
    menu.aboutToShow.emit()
    return menu.actions()


def chosen(window, name: str) -> str:
    (action,) = [action for action in options(window, name) if action.isChecked()]
    return action.data()


def option(window, name: str, value: str):
    return next(action for action in options(window, name) if action.data() == value)


def remembered(settings: Settings) -> Settings:
    settings.sync()
    return Settings()


def test_what_is_picked_is_in_effect_shown_in_the_menu_and_remembered(dialog, window, settings):
    for name, value in COMBOS.items():
        assert getattr(settings, name) != value
        pick(dialog.controls[name], value)
        assert getattr(settings, name) == value
        assert chosen(window, name) == value
        assert getattr(remembered(settings), name) == value
    assert themes.current() is themes.NIGHT
    pick(dialog.controls["theme"], "papyrus")
    assert themes.current() is themes.PAPYRUS


def test_what_a_menu_changes_shows_in_the_dialog(dialog, window, settings):
    for name, value in COMBOS.items():
        option(window, name, value).trigger()
        assert getattr(settings, name) == value
        assert dialog.controls[name].currentData() == value


def test_a_switch_is_the_same_in_dialog_and_menu_and_is_remembered(dialog, window, settings):
    for name in SWITCHES:
        box, command = dialog.controls[name], window.commands[name]
        assert box.isChecked()
        assert command.isChecked()
        QTest.keyClick(box, Qt.Key.Key_Space)
        assert not getattr(settings, name)
        assert not command.isChecked()
        assert not getattr(remembered(settings), name)
        command.trigger()
        assert box.isChecked()
        assert getattr(remembered(settings), name)


def test_speed_and_motion_reach_the_director_which_follows_the_system_unless_somebody_has_chosen(
    dialog, window, settings
):
    director = window.table.director
    settings.system_reduces_motion = True
    drag = window.table.turn.drag
    assert (director.is_still, drag.is_still) == (True, True)
    assert dialog.controls["reduced_motion"].currentData() == "system"
    pick(dialog.controls["speed"], "relaxed")
    pick(dialog.controls["reduced_motion"], "on")
    assert director.is_still
    assert director._tempo.factor == 1.5
    pick(dialog.controls["reduced_motion"], "off")
    assert (director.is_still, drag.is_still) == (False, False)


def test_hints_that_are_forbidden_cannot_be_asked_for_and_the_menu_says_why(dialog, window, hand):
    hint = window.commands["hint"]
    assert hint.isEnabled()
    assert explanation(hint) == ""
    QTest.keyClick(dialog.controls["hints"], Qt.Key.Key_Space)
    assert not hint.isEnabled()
    assert "preferences" in explanation(hint)
    hand.key("h")
    assert window.table.view.hint_card.isHidden()
    QTest.keyClick(dialog.controls["hints"], Qt.Key.Key_Space)
    assert hint.isEnabled()


def test_a_hint_on_the_table_goes_when_hints_are_forbidden(window, hand, settings):
    hand.key("h")
    assert window.table.view.hint_card.isVisible()
    settings.hints = False
    assert window.table.view.hint_card.isHidden()


def test_the_loudspeaker_is_in_the_corner_of_the_menu_bar(window, actions):
    assert window.sound_button.isVisible()
    assert window.sound_button.geometry().right() >= window.menuBar().width() - 12


def test_sound_goes_off_with_one_click_or_key(window, actions, settings, hand):
    QTest.mouseClick(window.sound_button, Qt.MouseButton.LeftButton)
    assert not settings.sound
    hand.key("m")
    assert settings.sound


def test_the_loudspeaker_says_what_a_click_does_or_why_it_does_nothing(window, settings):
    button = window.sound_button
    assert button.toolTip() == button.accessibleName() == "Turn sound off (M)"
    settings.sound = False
    assert button.toolTip() == button.accessibleName() == "Turn sound on (M)"
    window.sound.sounds._know("library")
    assert button.toolTip().startswith("No sound")
    assert not button.isEnabled()


def test_sound_gets_ready_only_when_it_may_be_wanted(window, settings):
    settings.sound = False
    settings.sound = True  # no game is on the table
    assert window.sound.sounds.silence == "unknown"
    settings.sound = False
    window.session.start(GameSetup("classic", PEOPLE, seed=8))
    assert window.sound.sounds.silence == "unknown"
    settings.sound = True
    assert window.sound.sounds.silence == "device"


def test_the_menu_of_the_settings_knows_whether_there_is_sound(window):
    window.menus["settings"].aboutToShow.emit()
    assert window.sound.sounds.silence == "device"
    assert "No sound" in explanation(window.commands["sound"])


def test_the_volume_is_set_by_keys(dialog, settings):
    before = settings.volume
    QTest.keyClick(dialog.controls["volume"], Qt.Key.Key_Right)
    assert settings.volume == before + 5
    assert remembered(settings).volume == before + 5
    settings.volume = 20
    assert dialog.controls["volume"].value() == 20
    QTest.keyClick(dialog.controls["sound"], Qt.Key.Key_Space)
    assert not dialog.controls["volume"].isEnabled()


def test_where_there_is_no_sound_everything_says_so(dialog, window, actions, settings):
    window.commands["sound"].trigger()
    window.sound.sounds.prepare()
    for words in (dialog.silence.text(), explanation(window.commands["sound"]), window.sound_button.toolTip()):
        assert words.startswith("No sound")
    assert dialog.silence.isVisible()


def test_what_happens_on_the_table_and_in_the_drill_is_played(window, actions, hand, settings):
    heard, sounds = [], window.sound.sounds
    settings.sound, sounds.silence = True, ""
    sounds._play_wanted.connect(lambda file, _: heard.append(file))
    settings.speed = "fast"
    hand.key("d")
    hand.qtbot.waitUntil(lambda: not window.table.director.is_busy, timeout=5000)
    window.parts.drill.sounded.emit("harp")
    assert len(heard) == 2
    assert heard[0] in (*FILES["tile"], *FILES["ra"])
    assert heard[1] in FILES["harp"]


def test_there_is_one_dialog_and_close_and_escape_put_it_away(dialog, window, actions, qtbot):
    actions.show_preferences()
    assert actions.preferences is dialog
    assert len([made for made in QApplication.topLevelWidgets() if made.objectName() == "preferences"]) == 1
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: actions.preferences is None, timeout=1000)
    actions.show_preferences()
    QTest.mouseClick(actions.preferences.close_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: actions.preferences is None, timeout=1000)


def test_a_window_opens_with_what_is_remembered(open_window, settings):
    for name in SWITCHES:
        setattr(settings, name, False)
    settings.speed = "fast"
    settings.reduced_motion = "on"
    window = open_window()
    assert not any(window.commands[name].isChecked() for name in SWITCHES)
    assert chosen(window, "speed") == "fast"
    assert chosen(window, "reduced_motion") == "on"
    assert not window.table.view.board.board.tile_names
    assert window.table.director.is_still
    window.settings_actions.show_preferences()
    dialog = window.settings_actions.preferences
    assert not any(dialog.controls[name].isChecked() for name in SWITCHES)
    dialog.close()
