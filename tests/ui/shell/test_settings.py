"""Every setting that a person chooses has a record, with the values that the app knows, and can be shown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QSlider, QWidget

from ra_desktop.app.settings import SYSTEM_LANGUAGE, Setting, Settings
from ra_desktop.app.setup import DEFAULT_SETUP
from ra_desktop.engine import Draw, Game
from ra_desktop.storage import SavedGame
from ra_desktop.ui.dialogs import setting as ui
from ra_desktop.ui.dialogs.parts import Scrolled
from ra_desktop.ui.dialogs.preferences import PreferencesDialog
from ra_desktop.ui.shell import settings_actions
from ra_desktop.ui.shell.settings import CARDS, SETTINGS, menu_entries
from ra_desktop.ui.system.sounds import Sounds
from tests.engine.golden import whole_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.shell.main_window import MainWindow

RECORDS = {record.name: record for record in SETTINGS}
PREFERENCES = {
    name: entry for name, entry in vars(Settings).items() if isinstance(entry, Setting) and entry.is_preference
}


def test_every_preference_of_the_app_has_one_record() -> None:
    assert len(RECORDS) == len(SETTINGS)
    assert {name for name in RECORDS if name in PREFERENCES} == set(PREFERENCES)


@pytest.mark.parametrize(
    "record", [record for record in SETTINGS if isinstance(record, ui.Choice)], ids=lambda r: r.name
)
def test_a_choice_offers_the_values_that_the_app_knows(record: ui.Choice) -> None:
    values = tuple(value for value, _ in record.offered())
    if record.name == "language":
        assert values == (SYSTEM_LANGUAGE, "en", "de", "es", "fr", "it", "nl", "ru")
    else:
        assert values == PREFERENCES[record.name].choices
    assert len({text for _, text in record.offered()}) == len(values)


def test_a_record_that_is_added_is_shown_and_changes_its_setting(qapp: QApplication, qtbot: QtBot, keep) -> None:
    settings = Settings()
    entries = (
        ui.Switch("hints", "one", label="&Hints"),
        ui.Choice("speed", "two", label="&Speed", options=(("normal", "&Normal"), ("fast", "&Fast"))),
        ui.Amount("volume", "one", label="&Volume", most=100, step=5, page=20),
        ui.Switch("sound", "sound", label="&Sound"),
        ui.Setting("turn_table"),
    )
    cards = ((("one", "One"), ("two", "Two")), (("sound", "Sound"),))
    dialog = keep(PreferencesDialog(settings, entries, cards, Sounds(settings, qapp)))
    assert {name: type(control) for name, control in dialog.controls.items()} == {
        "hints": QCheckBox,
        "speed": QComboBox,
        "volume": QSlider,
        "sound": QCheckBox,
    }
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    assert dialog.focusWidget() is dialog.controls["hints"]
    speed = dialog.controls["speed"]
    assert isinstance(speed, QComboBox)
    assert [speed.itemText(row) for row in range(2)] == ["Normal", "Fast"]
    speed.activated.emit(1)
    assert settings.speed == "fast"
    settings.volume = 35
    volume = dialog.controls["volume"]
    assert isinstance(volume, QSlider)
    assert volume.value() == 35


def test_all_cards_are_there() -> None:
    names = {name for column in CARDS for name, _ in column}
    assert {record.card for record in SETTINGS if record.card} == names


def test_what_has_a_menu_is_in_it() -> None:
    assert [entry.id for entry in menu_entries()] == [record.name for record in SETTINGS if record.menu]


def test_preferences_in_a_low_window_scroll_down_but_not_sideways(qapp: QApplication, qtbot: QtBot, put_up) -> None:
    """The screen of the tests is 800 by 800, so there is one column; its bar takes no room from it."""
    settings = Settings()
    dialog = put_up(PreferencesDialog(settings, SETTINGS, CARDS, Sounds(settings, qapp)))
    dialog.resize(dialog.width(), 500)
    (area,) = dialog.findChildren(Scrolled)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    assert area.horizontalScrollBar().maximum() == 0
    dialog.resize(dialog.width() + 150, 500)
    qtbot.waitUntil(lambda: area.viewport().width() - dialog.controls["language"].parentWidget().width() < 30)


def test_the_columns_of_preferences_are_even_and_their_fields_begin_below_each_other(
    qapp: QApplication, put_up
) -> None:
    """One column was half as high as the other, for which the window had to be scrolled."""
    settings = Settings()
    dialog = put_up(PreferencesDialog(settings, SETTINGS, CARDS, Sounds(settings, qapp)))
    heights = []
    for column in CARDS:
        records = [record for record in SETTINGS if record.card in dict(column)]
        fields = [dialog.controls[record.name] for record in records if not isinstance(record, ui.Switch)]
        assert len(fields) > 1 == len({field.mapTo(dialog, QPoint()).x() for field in fields})
        cards = {card for record in records if (card := dialog.controls[record.name].parentWidget())}
        heights.append(sum(card.height() for card in cards))
    assert max(heights) < 1.3 * min(heights)


def test_the_river_is_heard_by_day_and_crickets_at_night_while_the_table_is_seen(
    playing: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(playing.parts.sound.sounds, "surround", heard.append)
    state = playing.parts.session.state
    for count, place in ((0, "river"), (state.ra_limit - 1, "crickets")):
        state.ra_count = count
        playing.parts.pages.changed.emit()
        assert heard[-1] == place
    count = len(heard)
    playing.parts.session.play(Draw())
    assert len(heard) == count + 1
    playing.hide()
    assert heard[-1] == ""
    playing.show()
    assert heard[-1] == "crickets"
    playing.showMinimized()
    assert heard[-1] == ""
    playing.showNormal()
    assert heard[-1] == "crickets"
    playing.parts.pages.show_start()
    assert heard[-1] == ""
    playing.settings.ambience = 40
    assert len(heard) > 7


def test_a_new_game_and_the_winner_have_a_motif(playing: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(playing.parts.sound.sounds, "play", heard.append)
    game = Game("classic", 3, 7)
    game.play(game.state.legal_actions()[0])
    session, seats = playing.parts.session, tuple(DEFAULT_SETUP.seats[:3])
    comes: dict[str, Callable[[], object]] = {
        "new game": lambda: session.start(DEFAULT_SETUP),
        "game that goes on": lambda: session._replace(SavedGame(game, seats)),
        "lesson": lambda: playing.lessons.start(playing.lessons.lessons[0]),
        "puzzle": lambda: playing.puzzles.start_daily(playing.parts.today.day),
        "position to set up": playing.commands["set_up"].trigger,
        "new game after that": playing.games.quick_game,
        "no game": lambda: session.leave(keep=False),
    }
    begun = []
    for what, bring in comes.items():
        heard.clear()
        bring()
        begun += [what] * heard.count("begin")
    assert begun == ["new game", "new game after that"]
    playing.parts.session._replace(SavedGame(whole_game("classic", 3), tuple(DEFAULT_SETUP.seats[:3])))
    playing.table.view.ranking.revealed.emit()
    assert heard[-1] == "winner"


@pytest.mark.parametrize(("is_on", "silence", "icon", "tip"), [
    (True, "", "sound", "Turn sound off"), (False, "", "sound-off", "Turn sound on"),
    (True, "device", "sound-off", "No sound: no audio device was found."),
    (True, "library", "sound-off", "No sound: Qt Multimedia"), (False, "device", "sound-off", "No sound: no audio"),
])  # fmt: skip
def test_the_button_of_sound_shows_whether_any_can_be_heard(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_on: bool, silence: str, icon: str, tip: str
) -> None:
    class Sounds(QObject):
        changed = Signal()

    sounds, settings, bar, icons = Sounds(), Settings(), QWidget(), []
    qtbot.addWidget(bar)
    sounds.silence = silence
    settings.sound = is_on
    monkeypatch.setattr(settings_actions, "QIcon", lambda path: icons.append(Path(path).stem) or QIcon())
    button = settings_actions.SoundButton(settings, sounds, QAction(bar), bar)
    assert icons == [icon]
    assert button.toolTip().startswith(tip)
    assert button.accessibleName() == button.toolTip()
    assert button.isEnabled() == (silence != "library")
