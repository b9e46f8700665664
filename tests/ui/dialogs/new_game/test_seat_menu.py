"""The menu of a seat hands over that seat, and no other."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ra_desktop.ai import CHARACTERS, LEVELS
from ra_desktop.ai.outside import PROGRAMS, Program
from ra_desktop.storage.saved_game import Seat
from ra_desktop.ui.dialogs.new_game.seat_menu import SeatMenu

SEATS = (Seat("Anna", "lapis"), Seat("Ben & Co", "carnelian", "casual", "scholar"), Seat("Cleo", "ochre", "skilled"))


class Session(QObject):
    """A session that writes down who is handed what."""

    game_replaced = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.seats = SEATS
        self.state = SimpleNamespace(is_over=False, ruleset="classic")
        self.handed: list[tuple[int, str | None, str | None]] = []

    def hand_over(self, seat: int, bot: str | None, character: str | None = None) -> None:
        self.handed.append((seat, bot, character))


@pytest.fixture
def session(qapp) -> Session:
    return Session()


@pytest.fixture
def parent(keep) -> QWidget:
    return keep(QWidget())


def menu(session: Session, parent: QWidget, seat: int, home: int = 0) -> SeatMenu:
    return SeatMenu(session, seat, home, parent)


def test_it_shows_who_plays_there(session, parent) -> None:
    person, bot = menu(session, parent, 0), menu(session, parent, 1)
    assert person.person.isChecked()
    assert not any(entry.isChecked() for entry in person.levels.values())
    assert not person.character.isEnabled()
    assert bot.title() == "Ben && Co"
    assert [level for level, entry in bot.levels.items() if entry.isChecked()] == ["casual"]
    assert [entry.data() for entry in bot.character.actions() if entry.isChecked()] == ["scholar"]


def test_everybody_who_can_play_is_offered(session, parent) -> None:
    made = menu(session, parent, 1)
    assert list(made.levels) == list(LEVELS)
    assert [entry.data() for entry in made.character.actions()] == [None, *CHARACTERS]


def test_the_seat_is_handed_to_a_person(session, parent) -> None:
    menu(session, parent, 2, home=1).person.trigger()
    assert session.handed == [(2, None, None)]


def test_a_bot_of_another_level_keeps_its_character(session, parent) -> None:
    menu(session, parent, 1).levels["skilled"].trigger()
    assert session.handed == [(1, "skilled", "scholar")]


@pytest.mark.parametrize(("face", "plays_as"), [("harp", None), ("general", "general")])
def test_a_bot_never_wears_a_face_of_people(session, parent, face, plays_as) -> None:
    session.seats = (msgspec.structs.replace(SEATS[0], character=face), *SEATS[1:])
    menu(session, parent, 0).levels["skilled"].trigger()
    assert session.handed == [(0, "skilled", plays_as)]


def test_a_program_takes_the_seat_without_a_character(session, parent, monkeypatch) -> None:
    monkeypatch.setitem(PROGRAMS, "R & B", Program(("/opt/rb",)))
    made = menu(session, parent, 1)
    entry = made.levels["outside:R & B"]
    assert entry.text() == "Program R && B"
    entry.trigger()
    assert session.handed == [(1, "outside:R & B", None)]
    session.seats = (SEATS[0], SEATS[1].with_bot("outside:R & B"), SEATS[2])
    made = menu(session, parent, 1)
    assert made.levels["outside:R & B"].isChecked()
    assert not made.character.isEnabled()


def test_a_bot_of_another_character_keeps_its_level(session, parent) -> None:
    expected = next(key for key in CHARACTERS if key != "scholar")
    made = menu(session, parent, 2)
    next(entry for entry in made.character.actions() if entry.data() == expected).trigger()
    assert session.handed == [(2, "skilled", expected)]


def test_the_table_can_be_looked_at_from_another_seat_than_ones_own(session, parent, qtbot) -> None:
    made = menu(session, parent, 2, home=1)
    with qtbot.waitSignal(made.sit_wanted) as asked:
        made.look.trigger()
    assert asked.args == [2]
    assert not menu(session, parent, 1, home=1).look.isEnabled()


def test_after_the_end_nobody_is_exchanged(session, parent) -> None:
    session.state.is_over = True
    made = menu(session, parent, 1)
    assert not any(entry.isEnabled() for entry in (made.person, *made.levels.values()))
    assert not made.character.isEnabled()
    assert made.look.isEnabled()


def test_another_game_puts_the_menu_away(session, parent) -> None:
    made = menu(session, parent, 1)
    session.game_replaced.emit()
    assert not made.isEnabled()
