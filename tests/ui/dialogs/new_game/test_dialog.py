"""New game: whatever the dialog shows can be started, whichever way it was set."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from ra_desktop.ai import CHARACTERS
from ra_desktop.ai.neural import compiled
from ra_desktop.ai.outside import PROGRAMS, Program, program_levels
from ra_desktop.app import setup as setups
from ra_desktop.app.setup import (
    DEFAULT_SETUP,
    OFFERED,
    SURPRISE,
    UNNAMED,
    GameSetup,
    from_json,
    seed_from_text,
    to_json,
)
from ra_desktop.engine import RULESETS, Game
from ra_desktop.storage import COLOURS, Options, Seat
from ra_desktop.storage.progress import Profile
from ra_desktop.ui.dialogs.new_game import dialog as new_game
from ra_desktop.ui.dialogs.new_game.character_picker import KEY, LINE, STYLE
from ra_desktop.ui.dialogs.new_game.dialog import NewGameDialog, players_label
from ra_desktop.ui.dialogs.new_game.seat_parts import line_of
from ra_desktop.ui.dialogs.new_game.seat_row import ROW_HEIGHT
from ra_desktop.ui.dialogs.parts import Scrolled
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.system import languages
from ra_desktop.ui.words.players import (
    FACES,
    character_name,
    character_portrait,
    character_title,
    face_name,
    level_blurb,
)
from tests.ui.lettering_check import Scribe
from tests.variant.duel import DUEL

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.dialogs.new_game.character_picker import CharacterPicker
    from ra_desktop.ui.dialogs.new_game.seat_row import SeatRow

LEVELS = ("novice", "casual", "regular", "skilled", "expert")
LEFT = Qt.MouseButton.LeftButton
ENABLED = Qt.ItemFlag.ItemIsEnabled


@pytest.fixture
def dialog(qtbot: QtBot) -> NewGameDialog:
    return opened(qtbot)


def opened(qtbot: QtBot, setup: GameSetup | None = None) -> NewGameDialog:
    dialog = NewGameDialog(LEVELS, rng=random.Random(5))
    qtbot.addWidget(dialog)
    if setup is not None:
        dialog.restore(setup)
    dialog.setUpdatesEnabled(False)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    return dialog


@pytest.mark.parametrize(("language", "percent"), [
    pytest.param(language, percent, marks=[pytest.mark.nightly] * ((at + number) % 3 != 1))
    for at, language in enumerate(languages.available()) for number, percent in enumerate((100, 150, 200))
])  # fmt: skip
def test_every_choice_is_in_sight_on_a_screen_of_1024_by_700(
    qapp: QApplication, qtbot: QtBot, percent: int, language: str
) -> None:
    themes = ThemeManager(qapp)
    themes.apply(qapp)
    themes.set_text_size(percent)
    languages.use(language)
    dialog = opened(qtbot)
    dialog.advanced.setChecked(True)
    dialog.resize(dialog.sizeHint().boundedTo(QSize(1024, 652)))
    QApplication.processEvents()
    widths = [(button.width(), button.sizeHint().width()) for button in (dialog.start, dialog.cancel)]
    assert not any(area.horizontalScrollBar().maximum() for area in dialog.findChildren(Scrolled))
    assert all(width >= needed for width, needed in widths), widths


def test_the_list_of_levels_is_as_wide_as_its_lines_and_stays_inside_the_dialog(dialog: NewGameDialog) -> None:
    for combo in (dialog.level, dialog.seats.rows[1].player):
        for width in (dialog.width(), 480):
            dialog.resize(width, dialog.height())
            combo.showPopup()
            view, popup = combo.view(), combo.view().window()
            heights = [view.sizeHintForRow(row) for row in range(combo.count())]
            assert popup.width() > view.sizeHintForColumn(0) > combo.width()
            assert (len({*heights[1:]}) > 1) is (width == 480)  # some go on on another line there
            assert popup.geometry().left() >= dialog.geometry().left()
            assert popup.geometry().right() <= dialog.geometry().right()
            combo.hidePopup()


def names(dialog: NewGameDialog) -> list[str]:
    return [seat.name for seat in dialog.setup().seats]


def colours(dialog: NewGameDialog) -> list[str]:
    return [seat.colour for seat in dialog.setup().seats]


def row_of(dialog: NewGameDialog, name: str) -> SeatRow:
    return dialog.seats.rows[names(dialog).index(name)]


def pick_colour(row: SeatRow, colour: str) -> None:
    menu = row.emblem.menu()
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.data() == colour).trigger()


# --- starting -------------------------------------------------------------------------------------


def test_at_first_it_shows_the_usual_game(dialog: NewGameDialog) -> None:
    assert dialog.setup() == DEFAULT_SETUP


def test_enter_starts(dialog: NewGameDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)


def test_escape_does_not_start(dialog: NewGameDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


SETUPS = [
    DEFAULT_SETUP,
    GameSetup("boat", (Seat("A", "ochre"), Seat("B", "lapis", "expert")), Options(open_fame=True), 77, True),
    GameSetup("classic", tuple(Seat(colour, colour, "novice") for colour in reversed(COLOURS)), seed=0),
    GameSetup("boat", (Seat("A", "ochre"), Seat("A", "lapis"), Seat("Пётр", "amethyst", "expert", "heir"))),
]


def test_a_program_is_a_player_like_any_other_but_has_no_character(keep, monkeypatch) -> None:
    monkeypatch.setitem(PROGRAMS, "Owl", Program((sys.executable,), 5))
    dialog = keep(NewGameDialog((*LEVELS, *program_levels())))
    row = dialog.seats.rows[1]
    assert [row.player.itemText(number) for number in (5, 6)] == ["Expert", "Program Owl"]
    row.player.setCurrentIndex(6)
    assert row.seat() == Seat("Nefer", "malachite", "outside:Owl")
    assert row.portrait.text() == "Another program, which has 5 seconds for a move."
    assert row.character.isHidden()
    row.name.clear()
    setup = dialog.setup()
    assert setup.seats[1] == Seat("Owl", "malachite", "outside:Owl")
    dialog.restore(setup)
    assert dialog.setup() == setup
    assert dialog.seats.rows[1].name.text() == ""
    dialog.seats.set_level("outside:Owl")
    assert [seat.bot for seat in dialog.setup().seats] == [None, *["outside:Owl"] * 3]
    assert len(set(names(dialog))) == 4
    without = keep(NewGameDialog(LEVELS))
    without.restore(setup)
    assert [seat.bot for seat in without.setup().seats] == [None, "skilled", "skilled", "skilled"]


@pytest.mark.parametrize("setup", SETUPS)
def test_what_was_set_before_comes_back(qtbot: QtBot, setup: GameSetup) -> None:
    assert opened(qtbot, setup).setup() == setup


@pytest.mark.parametrize("name", Options.__struct_fields__)
def test_every_option_has_a_box_which_is_seen_if_it_is_not_as_usual(qtbot: QtBot, name: str) -> None:
    options = msgspec.structs.replace(Options(), **{name: not getattr(Options(), name)})
    made = opened(qtbot, replace(DEFAULT_SETUP, options=options))
    assert made.setup().options == options
    assert made._options[name].isVisibleTo(made)


def test_everything_set_by_hand_is_remembered(dialog: NewGameDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.cards["boat"], LEFT)
    row_of(dialog, "Khufu").name.setText("Cheops")
    row_of(dialog, "Cheops").player.setCurrentIndex(5)
    qtbot.mouseClick(dialog.open_fame, LEFT, pos=QPoint(12, 12))
    qtbot.mouseClick(dialog.shuffle_always, LEFT, pos=QPoint(12, 12))
    remembered = from_json(to_json(dialog.setup()))
    assert remembered.ruleset == "boat"
    assert remembered.options.open_fame
    assert remembered.shuffle_seats
    assert remembered.seats[2] == Seat("Cheops", "carnelian", "expert", "builder")
    assert opened(qtbot, remembered).setup() == remembered


@pytest.mark.parametrize(
    "setup",
    [
        replace(DEFAULT_SETUP, ruleset="chess"),
        replace(DEFAULT_SETUP, seats=()),
        replace(DEFAULT_SETUP, seats=DEFAULT_SETUP.seats[:2]),
        replace(DEFAULT_SETUP, seats=(*DEFAULT_SETUP.seats, *DEFAULT_SETUP.seats)),
        replace(DEFAULT_SETUP, seats=tuple(Seat("A", "lapis") for _ in range(4))),
        replace(DEFAULT_SETUP, seats=tuple(Seat("", colour, "a level of tomorrow") for colour in COLOURS)),
    ],
)
def test_what_cannot_be_started_is_mended(qtbot: QtBot, setup: GameSetup) -> None:
    mended = opened(qtbot, setup).setup()
    assert mended.is_playable
    assert all(seat.bot is None or seat.bot in LEVELS for seat in mended.seats)
    assert all(seat.name for seat in mended.seats)


# --- rule sets ------------------------------------------------------------------------------------


def test_every_ruleset_that_is_offered_has_a_card(dialog: NewGameDialog) -> None:
    assert list(dialog.cards) == list(OFFERED)
    for name, card in dialog.cards.items():
        assert players_label(RULESETS[name].players) in card.accessibleDescription()


def test_a_fourth_ruleset_fits_a_small_window_and_is_reached_by_key(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = (1024, 652)  # what the frame of a window leaves of 700
    three = opened(qtbot)
    three.resize(*size)
    for module in (setups, new_game):
        monkeypatch.setattr(module, "OFFERED", (*OFFERED, DUEL.name))
    monkeypatch.setitem(RULESETS, DUEL.name, DUEL)
    dialog = opened(qtbot, replace(DEFAULT_SETUP, ruleset=OFFERED[-1]))
    dialog.resize(*size)
    QApplication.processEvents()
    below = [item.findChildren(Scrolled)[0].verticalScrollBar().maximum() for item in (dialog, three)]
    assert below[0] == below[1], "nothing else moves further down"
    dialog.cards[OFFERED[-1]].setFocus()
    qtbot.keyClick(dialog.cards[OFFERED[-1]], Qt.Key.Key_Down)
    assert dialog.setup().ruleset == DUEL.name
    assert dialog.setup().is_playable
    monkeypatch.setattr(new_game, "fit_on_screen", lambda low: low.resize(*size))
    chosen = opened(qtbot, replace(DEFAULT_SETUP, ruleset=DUEL.name))
    monkeypatch.setattr(new_game, "fit_on_screen", lambda high: high.resize(high.sizeHint()))
    whole = opened(qtbot)
    for card in (dialog.cards[DUEL.name], chosen.cards[DUEL.name], *whole.cards.values()):
        assert card.visibleRegion().boundingRect().height() == card.height()


def test_one_ruleset_is_chosen_by_click_or_arrow(dialog: NewGameDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.cards["boat"], LEFT)
    assert dialog.setup().ruleset == "boat"
    dialog.cards["boat"].setFocus()
    qtbot.keyClick(dialog.cards["boat"], Qt.Key.Key_Up)
    assert dialog.setup().ruleset == "classic"
    qtbot.mouseClick(dialog.cards["classic"], LEFT)
    assert dialog.setup().ruleset == "classic"


def test_another_ruleset_brings_the_seats_it_needs(qtbot: QtBot) -> None:
    dialog = opened(qtbot, GameSetup("boat", (Seat("A", "ochre"), Seat("B", "malachite", "expert"))))
    qtbot.mouseClick(dialog.cards["classic"], LEFT)
    setup = dialog.setup()
    assert [seat.name for seat in setup.seats][:2] == ["A", "B"]
    assert len(setup.seats) == 3
    assert setup.seats[2].bot == "expert"
    assert setup.is_playable


def test_a_ruleset_for_fewer_sends_bots_away_before_persons(dialog: NewGameDialog) -> None:
    dialog.seats.set_seats((Seat("A", "lapis", "novice"), Seat("B", "ochre", "novice"), Seat("C", "amethyst")))
    dialog.seats.set_limits(2, 2)
    assert names(dialog) == ["A", "C"]


@pytest.mark.parametrize("ruleset", OFFERED)
def test_any_number_of_seats_that_is_allowed_can_be_set_and_no_other(
    dialog: NewGameDialog, qtbot: QtBot, ruleset: str
) -> None:
    qtbot.mouseClick(dialog.cards[ruleset], LEFT)
    counts = set()
    for _ in range(8):
        qtbot.mouseClick(dialog.add, LEFT)
    for _ in range(8):
        counts.add(len(dialog.setup().seats))
        assert dialog.setup().is_playable
        qtbot.mouseClick(dialog.seats.rows[0].remove, LEFT)
    assert counts == set(RULESETS[ruleset].players)


def test_portraits_fit_the_game(dialog: NewGameDialog, qtbot: QtBot) -> None:
    bot = dialog.seats.rows[1]
    in_ra = bot.portrait.text()
    qtbot.mouseClick(dialog.cards["priests"], LEFT)
    assert bot.portrait.text() == character_portrait("priestess", "priests") != in_ra
    qtbot.mouseClick(dialog.add, LEFT)
    new = dialog.seats.rows[-1]
    pick_character(new, "miser")
    assert new.portrait.text() == character_portrait("miser", "priests")
    qtbot.mouseClick(dialog.cards["boat"], LEFT)
    assert bot.portrait.text() == in_ra


# --- seats ----------------------------------------------------------------------------------------


def test_a_new_seat_is_a_bot_in_a_free_colour(dialog: NewGameDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.add, LEFT)
    new = dialog.setup().seats[-1]
    assert new == Seat(UNNAMED, "ochre", "skilled", SURPRISE)
    assert not dialog.add.isEnabled()
    assert QApplication.focusWidget() is dialog.seats.rows[-1]


def test_seats_go_until_there_are_just_enough(dialog: NewGameDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(row_of(dialog, "Nefer").remove, LEFT)
    assert names(dialog) == ["You", "Khufu", "Tiye"]
    assert not any(row.remove.isEnabled() for row in dialog.seats.rows)
    qtbot.mouseClick(dialog.seats.rows[0].remove, LEFT)
    assert len(dialog.setup().seats) == 3
    qtbot.mouseClick(dialog.add, LEFT)
    assert all(row.remove.isEnabled() for row in dialog.seats.rows)


@pytest.mark.parametrize("typed", ["", "   ", "\u202e", "\u200f \u2066"])
def test_an_empty_name_becomes_the_usual_one(dialog: NewGameDialog, typed: str) -> None:
    for row in dialog.seats.rows:
        row.name.setText(typed)
    assert names(dialog) == ["You", *(character_name(key) for key in ("priestess", "builder", "caller"))]
    assert dialog.seats.rows[1].name.placeholderText() == character_name("priestess")


def test_usual_names_keep_out_of_the_way_of_typed_ones(dialog: NewGameDialog) -> None:
    for row in dialog.seats.rows:
        row.character.set_character(None)
    dialog.seats.rows[0].name.setText("Nefer")
    dialog.seats.rows[1].name.setText("")
    assert names(dialog) == ["Nefer", "Ramose", "Khufu", "Tiye"]


def test_several_persons_are_told_apart(dialog: NewGameDialog) -> None:
    for row in dialog.seats.rows:
        row.name.clear()
        row.player.setCurrentIndex(0)
    assert names(dialog) == ["Player 1", "Player 2", "Player 3", "Player 4"]


def test_a_game_can_be_opened_with_any_name_that_can_be_typed(dialog: NewGameDialog, qtbot: QtBot) -> None:
    dialog.seats.rows[0].name.setText("x" * 100 + "\n\0\u2028")
    assert from_json(to_json(dialog.setup())) == dialog.setup()


def test_a_seat_is_played_by_a_person_or_a_bot(dialog: NewGameDialog, qtbot: QtBot) -> None:
    player = dialog.seats.rows[1].player
    assert [player.itemData(n) for n in range(player.count())] == [None, *LEVELS]
    player.setFocus()
    qtbot.keyClick(player, Qt.Key.Key_Down)
    assert dialog.setup().seats[1].bot == "expert"
    qtbot.keyClick(player, Qt.Key.Key_Home)
    assert dialog.setup().seats[1].bot is None


# --- characters -----------------------------------------------------------------------------------


def pick_character(row: SeatRow, key: str | None) -> None:
    click(row.character.offer(), key)


def click(picker: CharacterPicker, key: str | None) -> None:
    picker.list.clicked.emit(next(entry for entry in entries(picker) if entry.data(KEY) == key))


def entries(picker: CharacterPicker) -> list[QModelIndex]:
    model = picker.list.model()
    return [model.index(row, 0) for row in range(model.rowCount())]


def test_a_character_plays_at_every_level(qtbot: QtBot) -> None:
    dialog = opened(qtbot, SETUPS[3])
    for number in range(1, len(LEVELS) + 1):
        dialog.seats.rows[2].player.setCurrentIndex(number)
        assert dialog.setup().seats[2].character == "heir"
    dialog.seats.rows[2].player.setCurrentIndex(0)
    assert dialog.setup().seats[2].character is None


@pytest.mark.parametrize("percent", [100, 150])
def test_the_portraits_of_all_bots_are_of_one_size(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, percent: int
) -> None:
    themes = ThemeManager(qapp)
    themes.apply(qapp)
    themes.set_text_size(percent)
    languages.use("es")
    dialog = opened(qtbot)
    seats = dialog.seats
    portraits = [row.portrait.text() for row in seats.rows if not row.is_person]
    words = [word for word in Scribe(monkeypatch).read(seats) if word.text in portraits]
    assert len(words) == len(portraits) > 2
    assert len({word.font.pixelSize() for word in words}) == 1


def test_a_person_has_a_face_and_no_portrait_and_a_bot_both(dialog: NewGameDialog) -> None:
    person, bot = dialog.seats.rows[:2]
    assert bot.character.isVisible()
    assert bot.portrait.text() == character_portrait("priestess")
    assert person.character.isVisible()
    assert not person.portrait.isVisible()
    person.name.setText("Ben")
    pick_character(person, "harp")
    assert dialog.setup().seats[0] == Seat("Ben", "lapis", None, "harp")  # keeps the name that was typed
    assert person.character.accessibleName() == "Face: Harp (click to change)"
    person.player.setCurrentIndex(2)
    assert person.character.character == SURPRISE
    assert person.portrait.text()


def test_people_are_offered_faces_that_no_bot_has_and_keep_one_of_an_earlier_version(qtbot: QtBot) -> None:
    seats = (
        Seat("Ben", "lapis", None, "general"),
        Seat("Kim", "ochre", None, "unheard"),
        Seat("?", "amethyst", "novice"),
    )
    dialog = opened(qtbot, GameSetup("classic", seats))
    assert [seat.character for seat in dialog.setup().seats] == ["general", None, None]
    first, second, bot = dialog.seats.rows
    names = ["No face", *map(face_name, FACES)]
    for person, kept in ((first, ["Horemheb"]), (second, [])):
        picker = person.character.offer()
        assert [entry.data() for entry in entries(picker)] == [*names, *kept]
        assert not any(entry.data(STYLE) for entry in entries(picker))  # a person plays as they like
        picker.close()
    picker = bot.character.offer()
    assert [entry.data(KEY) for entry in entries(picker)] == [SURPRISE, None, *CHARACTERS]
    assert not next(entry for entry in entries(picker) if entry.data(KEY) == "general").flags() & ENABLED
    picker.close()
    pick_character(first, "cat")
    pick_character(bot, "general")
    assert [seat.character for seat in dialog.setup().seats] == ["cat", None, "general"]
    picker = second.character.offer()
    assert {entry.data(LINE) for entry in entries(picker)} == {"", "Already at this table."}
    picker.close()


def test_a_player_of_this_computer_brings_name_face_and_colour(keep) -> None:
    players = [Profile("", "Ben", colour="lapis"), Profile("1", "Anna", character="heir", colour="ochre")]
    dialog = keep(NewGameDialog(LEVELS, players=players))
    dialog.restore(GameSetup("boat", (Seat("Ben", "lapis"), Seat("Nefer", "ochre", "skilled"))))
    first, second = dialog.seats.rows
    assert [first.player.itemText(at) for at in range(4)] == ["Person", "Ben", "Anna", "Novice"]
    assert (first.player.currentText(), second.player.currentText()) == ("Ben", "Skilled")
    assert [row.name.isVisibleTo(row) for row in (first, second)] == [False, True]  # the name stands there once
    second.player.setCurrentIndex(2)
    assert dialog.setup().seats[1] == Seat("Anna", "ochre", None, "heir")
    model = first.player.model()
    assert [bool(model.index(at, 0).flags() & ENABLED) for at in (1, 2)] == [True, False]  # one seat for each
    second.player.setCurrentIndex(3)
    assert not second.typed_name
    assert second.seat().bot == LEVELS[0]
    first.player.setCurrentIndex(2)
    assert dialog.setup().seats == (Seat("Anna", "ochre", None, "heir"), Seat("?", "lapis", LEVELS[0], SURPRISE))


def test_a_character_that_is_picked_brings_its_name(dialog: NewGameDialog) -> None:
    pick_character(dialog.seats.rows[1], "general")
    pick_character(dialog.seats.rows[2], "miser")
    dialog.seats.rows[2].name.setText("Cheops")
    pick_character(dialog.seats.rows[3], None)
    seats = dialog.setup().seats
    assert seats[1] == Seat(character_name("general"), "malachite", "skilled", "general")
    assert seats[2] == Seat("Cheops", "carnelian", "skilled", "miser")
    assert seats[3] == Seat("Tiye", "amethyst", "skilled", None)
    assert dialog.seats.rows[1].portrait.text() == character_portrait("general")


def test_a_default_name_goes_with_its_character_next_time(qtbot: QtBot) -> None:
    seats = (Seat("You", "lapis"), Seat(character_name("heir"), "ochre", "expert", "heir"))
    dialog = opened(qtbot, GameSetup("boat", seats))
    assert dialog.setup().seats == seats
    pick_character(dialog.seats.rows[1], "caller")
    assert names(dialog)[1] == character_name("caller")


def test_a_character_sits_at_one_seat_only(dialog: NewGameDialog) -> None:
    picker = dialog.seats.rows[1].character.offer()
    enabled = {entry.data(KEY): bool(entry.flags() & Qt.ItemFlag.ItemIsEnabled) for entry in entries(picker)}
    assert list(enabled) == [SURPRISE, None, *CHARACTERS]
    assert [key for key, can in enabled.items() if not can] == ["builder", "caller"]
    click(picker, "builder")
    assert picker.isVisible()
    assert dialog.seats.rows[1].character.character == "priestess"
    picker.close()


def test_the_list_tells_name_style_and_a_line_of_each_character_in_this_game(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    qtbot.mouseClick(dialog.cards["priests"], LEFT)
    picker = dialog.seats.rows[1].character.offer()
    for entry in entries(picker):
        key = entry.data(KEY)
        if key not in CHARACTERS or not entry.flags() & Qt.ItemFlag.ItemIsEnabled:
            continue
        messages = [entry.data(role) for role in (Qt.ItemDataRole.DisplayRole, STYLE, LINE)]
        assert messages == [character_name(key), character_title(key), character_portrait(key, "priests")]
        assert all(words in entry.data(Qt.ItemDataRole.AccessibleTextRole) for words in messages)
        assert not entry.data(Qt.ItemDataRole.DecorationRole).isNull()
    picker.close()


def test_a_character_is_chosen_by_keys(dialog: NewGameDialog, qtbot: QtBot) -> None:
    row = dialog.seats.rows[1]
    picker = row.character.offer()
    keys = [entry.data(KEY) for entry in entries(picker)]
    assert picker.list.currentIndex().data(KEY) == "priestess"
    qtbot.keyClick(picker.list, Qt.Key.Key_Down)
    below = picker.list.currentIndex().data(KEY)
    assert keys.index(below) == keys.index("priestess") + 2
    qtbot.keyClick(picker.list, Qt.Key.Key_Return)
    assert not picker.isVisible()
    assert row.character.character == below
    again = row.character.offer()
    qtbot.keyClick(again.list, Qt.Key.Key_Up)
    qtbot.keyClick(again.list, Qt.Key.Key_Escape)
    assert not again.isVisible()
    assert row.character.character == below


def test_a_click_chooses_a_character(dialog: NewGameDialog, qtbot: QtBot) -> None:
    picker = dialog.seats.rows[2].character.offer()
    entry = next(entry for entry in entries(picker) if entry.data(KEY) == "scholar")
    qtbot.mouseClick(picker.list.viewport(), LEFT, pos=picker.list.visualRect(entry).center())
    assert dialog.seats.rows[2].character.character == "scholar"
    assert names(dialog)[2] == character_name("scholar")


# --- the level of all -----------------------------------------------------------------------------


def test_levels_that_cannot_play_here_are_grey_and_say_why(keep, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "is_there", lambda: False)
    dialog = keep(NewGameDialog(LEVELS))
    for combo in (dialog.level, dialog.seats.rows[1].player):
        model = combo.model()
        for row in range(combo.count()):
            level = combo.itemData(row)
            is_grey = not model.flags(model.index(row, 0)) & Qt.ItemFlag.ItemIsEnabled
            assert is_grey is (level in LEVELS and level != "novice")
            if level:
                assert ("part written in C" in level_blurb(level)) is is_grey
    assert all(seat.bot in (None, "novice") for seat in dialog.seats.seats())
    assert not dialog.coach.isEnabled()
    assert "part written in C" in dialog.coach.toolTip()


def test_all_bots_get_a_level_at_once_and_persons_stay(dialog: NewGameDialog) -> None:
    assert dialog.level.currentData() == "skilled"
    dialog.level.activated.emit(dialog.level.findData("expert"))
    assert [seat.bot for seat in dialog.setup().seats] == [None, "expert", "expert", "expert"]
    assert [seat.character for seat in dialog.setup().seats] == [None, "priestess", "builder", "caller"]


def test_the_level_of_all_follows_those_of_the_seats(dialog: NewGameDialog) -> None:
    dialog.seats.rows[1].player.setCurrentIndex(1)
    assert dialog.level.currentIndex() == -1
    for row in dialog.seats.rows[1:]:
        row.player.setCurrentIndex(1)
    assert dialog.level.currentData() == "novice"
    for row in dialog.seats.rows:
        row.player.setCurrentIndex(0)
    assert not dialog.level.isEnabled()


def test_a_surprise_is_remembered_as_one(dialog: NewGameDialog) -> None:
    dialog.seats.rows[1].name.clear()
    pick_character(dialog.seats.rows[1], SURPRISE)
    remembered = from_json(to_json(dialog.setup()))
    assert remembered.seats[1] == Seat(UNNAMED, "malachite", "skilled", SURPRISE)
    assert "?" not in dialog.seats.rows[1].name.placeholderText()


def test_a_character_of_a_later_version_becomes_a_surprise(qtbot: QtBot) -> None:
    seats = (Seat("You", "lapis"), Seat("B", "ochre", "expert", "time traveller"))
    assert opened(qtbot, GameSetup("boat", seats)).setup().seats[1].character == SURPRISE


def test_the_menu_of_levels_says_what_each_is(dialog: NewGameDialog) -> None:
    model = dialog.seats.rows[1].player.model()
    lines = [line_of(model.index(row, 0)) for row in range(model.rowCount())]
    assert lines[0] == ""
    assert len({*lines[1:]}) == len(LEVELS)


# --- colours --------------------------------------------------------------------------------------


def test_a_free_colour_is_taken(dialog: NewGameDialog) -> None:
    pick_colour(dialog.seats.rows[1], "ochre")
    assert colours(dialog) == ["lapis", "ochre", "carnelian", "amethyst"]


def test_a_colour_that_is_taken_is_swapped(dialog: NewGameDialog) -> None:
    pick_colour(dialog.seats.rows[1], "lapis")
    assert colours(dialog) == ["malachite", "lapis", "carnelian", "amethyst"]
    assert dialog.setup().is_playable


def test_the_menu_says_with_whom_it_would_be_swapped(dialog: NewGameDialog) -> None:
    menu = dialog.seats.rows[1].emblem.menu()
    menu.aboutToShow.emit()
    texts: dict[str, QAction] = {action.data(): action for action in menu.actions()}
    assert list(texts) == list(COLOURS)
    assert "Khufu" in texts["carnelian"].text()
    assert texts["ochre"].text() == "Ochre"
    assert [colour for colour, action in texts.items() if action.isChecked()] == ["malachite"]


# --- order ----------------------------------------------------------------------------------------


def drag(qtbot: QtBot, row: SeatRow, rows_down: float) -> None:
    """Hold the grip of *row* and move it by so many rows, in small steps."""
    grip = row.grip
    start = grip.rect().center()
    qtbot.mousePress(grip, LEFT, pos=start)
    begin = grip.mapToGlobal(start)
    for step in range(1, 11):
        expected = begin + QPoint(0, round(rows_down * ROW_HEIGHT * step / 10))
        qtbot.mouseMove(grip, grip.mapFromGlobal(expected))


def drop(qtbot: QtBot, row: SeatRow) -> None:
    qtbot.mouseRelease(row.grip, LEFT, pos=row.grip.rect().center())


@pytest.mark.parametrize(
    ("name", "down", "order"),
    [
        ("You", 2, ["Nefer", "Khufu", "You", "Tiye"]),
        ("You", 30, ["Nefer", "Khufu", "Tiye", "You"]),
        ("Tiye", -30, ["Tiye", "You", "Nefer", "Khufu"]),
        ("Khufu", -1, ["You", "Khufu", "Nefer", "Tiye"]),
        ("Khufu", 0.3, ["You", "Nefer", "Khufu", "Tiye"]),
    ],
)
def test_seats_are_dragged(dialog: NewGameDialog, qtbot: QtBot, name: str, down: float, order: list[str]) -> None:
    row = row_of(dialog, name)
    drag(qtbot, row, down)
    drop(qtbot, row)
    assert names(dialog) == order
    for number, placed in enumerate(dialog.seats.rows):
        assert placed.pos() == QPoint(0, number * ROW_HEIGHT)


def test_escape_gives_a_drag_up_and_the_dialog_stays(dialog: NewGameDialog, qtbot: QtBot) -> None:
    row = row_of(dialog, "You")
    drag(qtbot, row, 2)
    assert names(dialog) != [seat.name for seat in DEFAULT_SETUP.seats]
    qtbot.keyClick(row.grip, Qt.Key.Key_Escape)
    drop(qtbot, row)
    assert dialog.setup() == DEFAULT_SETUP
    assert dialog.isVisible()
    assert row.pos() == QPoint(0, 0)
    row.grip.clicked.disconnect()


def test_whoever_looks_away_gives_a_drag_up(dialog: NewGameDialog, qtbot: QtBot) -> None:
    row = row_of(dialog, "You")
    drag(qtbot, row, 2)
    dialog.start.setFocus()
    assert dialog.setup() == DEFAULT_SETUP


def test_a_click_on_the_grip_offers_both_ways(dialog: NewGameDialog, qtbot: QtBot) -> None:
    row = dialog.seats.rows[0]
    qtbot.mouseClick(row.grip, LEFT)
    menu: Any = QApplication.activePopupWidget()
    assert menu is not None
    assert [action.isEnabled() for action in menu.actions()] == [False, True]
    menu.actions()[1].trigger()
    menu.close()
    assert names(dialog) == ["Nefer", "You", "Khufu", "Tiye"]


def test_arrow_keys_go_from_seat_to_seat_and_move_none(dialog: NewGameDialog, qtbot: QtBot) -> None:
    rows = dialog.seats.rows
    rows[0].setFocus()
    for expected in (1, 2, 3, 3):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
        assert QApplication.focusWidget() is rows[expected]
    qtbot.keyClick(rows[3], Qt.Key.Key_Up)
    assert QApplication.focusWidget() is rows[2]
    assert dialog.setup() == DEFAULT_SETUP


def test_alt_and_an_arrow_move_the_seat_which_keeps_the_focus(dialog: NewGameDialog, qtbot: QtBot) -> None:
    row = row_of(dialog, "You")
    row.setFocus()
    for _ in range(5):
        qtbot.keyClick(row, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(dialog) == ["Nefer", "Khufu", "Tiye", "You"]
    assert QApplication.focusWidget() is row


def test_the_keys_of_a_seat_are_explained_while_they_work(dialog: NewGameDialog) -> None:
    dialog.seats.rows[0].setFocus()
    assert dialog._keys.isVisible()
    assert "Alt+Up" in dialog._keys.text()
    dialog.add.setFocus()
    assert not dialog._keys.isVisible()


def test_enter_goes_into_a_seat_and_back(dialog: NewGameDialog, qtbot: QtBot) -> None:
    row = dialog.seats.rows[1]
    for into in (Qt.Key.Key_Return, Qt.Key.Key_F2):
        for back in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
            row.setFocus()
            qtbot.keyClick(row, into)
            assert QApplication.focusWidget() is row.name
            assert row.name.selectedText() == "Nefer"
            qtbot.keyClick(row.name, back)
            assert QApplication.focusWidget() is row
    assert dialog.isVisible()


def test_delete_removes_the_seat_and_the_focus_stays_among_them(dialog: NewGameDialog, qtbot: QtBot) -> None:
    dialog.seats.rows[1].setFocus()
    qtbot.keyClick(dialog.seats.rows[1], Qt.Key.Key_Delete)
    assert names(dialog) == ["You", "Khufu", "Tiye"]
    assert QApplication.focusWidget() is dialog.seats.rows[1]
    qtbot.keyClick(dialog.seats.rows[1], Qt.Key.Key_Delete)
    assert len(names(dialog)) == 3


def test_a_seat_moves_from_any_of_its_fields(dialog: NewGameDialog, qtbot: QtBot) -> None:
    row = row_of(dialog, "Nefer")
    row.name.setFocus()
    qtbot.keyClick(row.name, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(dialog) == ["Nefer", "You", "Khufu", "Tiye"]
    qtbot.keyClick(row.name, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(row.name, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(dialog) == ["You", "Khufu", "Nefer", "Tiye"]


def stops(dialog: NewGameDialog, qtbot: QtBot, first: QWidget) -> list[QWidget]:
    """Where Tab goes, from *first* until it comes back there."""
    first.setFocus()
    results = [first]
    while len(results) < 60:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        if QApplication.focusWidget() is first:
            break
        results.append(QApplication.focusWidget())
    return results


def test_tab_stops_once_at_the_rules_and_once_at_each_seat_and_last_at_start(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    dialog.seats.move_seat(dialog.seats.rows[0], 1)
    expected = [
        dialog.cards["classic"], dialog.coach, dialog.open_fame, dialog.take_backs, dialog.real_bag,
        *dialog.seats.rows, dialog.add, dialog.shuffle, dialog.level, dialog.shuffle_always, dialog.advanced,
        dialog.cancel, dialog.start,
    ]  # fmt: skip
    assert stops(dialog, qtbot, dialog.cards["classic"]) == expected


def test_the_coach_is_offered_to_a_person_who_plays_alone(dialog: NewGameDialog) -> None:
    alone, two = DEFAULT_SETUP, replace(DEFAULT_SETUP, seats=(*DEFAULT_SETUP.seats[:3], Seat("Ben", "ochre")))
    for setup, offered in ((alone, True), (two, False), (alone.watched("casual"), False), (alone, True)):
        dialog.restore(setup)
        assert dialog.coach.isEnabled() is offered


def test_the_chosen_rules_are_the_stop_and_have_the_role_of_a_radio_button(dialog: NewGameDialog, qtbot: QtBot) -> None:
    dialog.cards["classic"].setFocus()
    qtbot.keyClick(dialog.cards["classic"], Qt.Key.Key_Down)
    assert dialog.setup().ruleset == "boat"
    assert QApplication.focusWidget() is dialog.cards["boat"]
    assert stops(dialog, qtbot, dialog.start)[1] is dialog.cards["boat"]
    for card in dialog.cards.values():
        spoken = QAccessible.queryAccessibleInterface(card)
        assert spoken.role() == QAccessible.Role.RadioButton
        assert spoken.state().checked == (card.ruleset == "boat")
        assert spoken.parent().text(QAccessible.Text.Name) == "Rules"


def test_inside_a_seat_tab_goes_through_its_fields_and_then_on(dialog: NewGameDialog, qtbot: QtBot) -> None:
    row, following = dialog.seats.rows[1:3]
    row.setFocus()
    qtbot.keyClick(row, Qt.Key.Key_Return)
    seen = []
    for _ in range(3):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert seen == [row.player, row.remove, following]
    qtbot.keyClick(following, Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is row


def test_a_seat_says_who_sits_there(dialog: NewGameDialog) -> None:
    row = dialog.seats.rows[1]
    assert row.accessibleName() == "Seat 2: Nefer"
    messages = ("Skilled", "Malachite", character_portrait("priestess"))
    assert all(words in row.accessibleDescription() for words in messages)
    row.name.setText("Anck")
    row.player.setCurrentIndex(0)
    assert row.accessibleName() == "Seat 2: Anck"
    assert "Person" in row.accessibleDescription()


def test_shuffling_keeps_the_seats_and_changes_their_order(dialog: NewGameDialog, qtbot: QtBot) -> None:
    for _ in range(20):
        before = dialog.setup().seats
        qtbot.mouseClick(dialog.shuffle, LEFT)
        assert dialog.setup().seats != before
        assert set(dialog.setup().seats) == set(before)


# --- the seed -------------------------------------------------------------------------------------


def test_the_seed_is_behind_advanced(dialog: NewGameDialog, qtbot: QtBot) -> None:
    assert not dialog.seed.isVisible()
    qtbot.mouseClick(dialog.advanced, LEFT)
    assert dialog.seed.isVisible()
    assert QApplication.focusWidget() is dialog.seed
    qtbot.mouseClick(dialog.advanced, LEFT)
    assert not dialog.seed.isVisible()


@pytest.mark.parametrize("typed", ["", "42", "18446744073709551615", "Tutankhamun", "1e9"])
def test_any_text_is_a_seed(dialog: NewGameDialog, qtbot: QtBot, typed: str) -> None:
    dialog.advanced.setChecked(True)
    qtbot.keyClicks(dialog.seed, typed)
    assert dialog.setup().seed == seed_from_text(typed)
    assert dialog.setup().is_playable


def test_a_seed_that_is_set_is_shown(qtbot: QtBot) -> None:
    dialog = opened(qtbot, replace(DEFAULT_SETUP, seed=12345))
    assert dialog.advanced.isChecked()
    assert dialog.seed.isVisible()
    assert dialog.seed.text() == "12345"
    assert QApplication.focusWidget() is dialog.start


# --- anything at all ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in range(2, 6))])
def test_whatever_is_done_the_game_can_be_started(dialog: NewGameDialog, qtbot: QtBot, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(60):
        row = rng.choice(dialog.seats.rows)
        step = rng.randrange(8)
        if step == 0:
            dialog.cards[rng.choice(list(dialog.cards))].click()
        elif step == 1:
            dialog.add.click()
        elif step == 2:
            row.remove.click()
        elif step == 3:
            pick_colour(row, rng.choice(COLOURS))
        elif step == 4:
            row.name.setText(rng.choice(("", "Nefer", "You", "Player 1", " ")))
        elif step == 5:
            row.player.setCurrentIndex(rng.randrange(row.player.count()))
        elif step == 6:
            rng.choice((row.move_up, row.move_down)).trigger()
        else:
            dialog.shuffle.click()
        setup = dialog.setup()
        assert setup.is_playable
        assert from_json(to_json(setup)) == setup
        Game(setup.ruleset, len(setup.seats), 1)


def test_you_are_called_so_in_the_language_of_today(qtbot: QtBot) -> None:
    languages.use("de")
    assert row_of(opened(qtbot, DEFAULT_SETUP), "Du").name.text() == "Du"
    languages.use(languages.SOURCE)
    seats = (msgspec.structs.replace(DEFAULT_SETUP.seats[0], name="Du"), *DEFAULT_SETUP.seats[1:])
    assert names(opened(qtbot, replace(DEFAULT_SETUP, seats=seats)))[0] == "You"
