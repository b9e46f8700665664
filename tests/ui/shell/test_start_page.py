"""The start page: what it offers, and that it can be reached with mouse and keys."""

from __future__ import annotations

import itertools
import re
from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QApplication

from ra_desktop.app.occasions import day_deal, load_journey
from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.app.setup import GameSetup
from ra_desktop.storage import paths
from ra_desktop.storage.progress import DayResult
from ra_desktop.storage.saved_game import Seat
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.shell.main_window import MainWindow
from ra_desktop.ui.shell.pages.start_page import StartPage
from ra_desktop.ui.shell.parts import offer_for
from ra_desktop.ui.words.players import level_label, quick_game_line
from ra_desktop.ui.words.tiles import ruleset_label
from tests.ui.gallery import waiting_bot
from tests.ui.windows import window_of

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.shell.pages.start_page import StartCard

GAME = "Ra – Classic · Middle Kingdom · You, Nefer, Khufu, Tiye"
LINES = [f"{name}_line" for name in ("continue", "quick", "learn", "puzzle", "offer", "own", "shelf")]
SIZES = [(640, 440), (900, 586), (1024, 666), (1440, 866), (1920, 1040), (3840, 2100), (2560, 700), (800, 1400)]


@pytest.fixture
def page(qtbot: QtBot, keep) -> StartPage:
    page = keep(StartPage(Settings()), 1024, 666)
    offer(page, learn_line="1 of 12", shelf_line="full")
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.setFocus()
    return page


def offer(page: StartPage, **lines: str) -> None:
    """Offer something else, too."""
    for line, text in lines.items():
        setattr(page._settings, line, text)
    page.show_offers()


def test_cards_come_at_once_and_never_move_when_games_exist_but_settings_do_not(put_up, qapp, ra_home) -> None:
    paths.saves_dir().mkdir(parents=True)
    (paths.saves_dir() / "One.ra-game").write_text("{}")
    window = put_up(MainWindow(Settings(), ThemeManager(qapp)))
    assert shown(window.start) == []
    window.furnish(Session(waiting_bot))
    places = [card.geometry() for card in shown(window.start)]
    assert len(places) == 8
    assert window.start.journey is window.start.main
    assert window.start.learn in shown(window.start)
    window.close()


def wishes(page: StartPage) -> list[str]:
    """What has been asked for, as it is asked for."""
    heard: list[str] = []
    usual = ("resume", "quick_game", "new_game", "open", "saved_games", "rules")
    for name in (*usual, "puzzles", "learn", "first_lesson"):
        getattr(page, name).clicked.connect(partial(heard.append, name))
    return heard


def shown(page: StartPage) -> list[StartCard]:
    return [card for card in page.cards if card.isVisible()]


def picture(page: StartPage) -> QImage:
    return page.grab().toImage()


# --- what it offers ---------------------------------------------------------------------------------


def test_the_line_of_ones_own_moves_is_measured_only_once_there_are_some(page: StartPage) -> None:
    assert not page.own.styleSheet()  # for that of a hidden one, and its size, the start takes a fiftieth longer
    offer(page, own_line="3 moves of your own")
    assert page.own.isVisible()
    assert page.own.height() > page.own.fontMetrics().height()
    assert not any(page.own.geometry().intersects(card.geometry()) for card in shown(page))


def test_a_second_window_says_where_the_game_is(page: StartPage) -> None:
    assert not page.note.isVisible()
    page.set_beside_another(True)
    assert page.note.isVisible()
    assert "another Ra Desktop window" in page.note.text()
    offer(page, continue_line=GAME)
    assert not page.note.isVisible()
    offer(page, continue_line="")
    page.set_beside_another(False)
    assert not page.note.isVisible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_a_second_window_says_is_on_the_page_and_on_no_card(page: StartPage, width: int, height: int) -> None:
    page.set_beside_another(True)
    page.resize(width, height)
    assert page.rect().contains(page.note.geometry())
    assert not any(page.note.geometry().intersects(card.geometry()) for card in shown(page))
    assert page.note.width() >= page.note.fontMetrics().horizontalAdvance(page.note.text())


def test_each_card_asks_for_one_thing(page: StartPage, qtbot: QtBot) -> None:
    offer(page, continue_line=GAME)
    heard = wishes(page)
    for card in shown(page):
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert heard == ["resume", "quick_game", "learn", "puzzles", "new_game", "saved_games", "open", "rules"]


def test_without_a_game_there_is_nothing_to_continue(page: StartPage) -> None:
    assert not page.resume.isVisible()
    assert page.quick_game.is_primary
    offer(page, continue_line=GAME)
    assert page.resume.isVisible()
    assert page.resume.is_primary
    assert not page.quick_game.is_primary
    offer(page, continue_line="")
    assert not page.resume.isVisible()
    assert page.quick_game.is_primary


def test_cards_have_names_without_marks(page: StartPage) -> None:
    names = [card.accessibleName() for card in page.cards]
    assert names == [
        "Next lesson",
        "Continue",
        "Deal of the day",
        "Quick game",
        "Journey",
        "Learn",
        "Puzzles",
        "New game…",
        "Saved games",
        "Open…",
        "Rules",
    ]


def test_whoever_is_new_is_offered_the_first_lesson_before_all_else(page: StartPage, qtbot: QtBot) -> None:
    offer(page, learn_line="", offer_line="lesson\nFirst lesson · 2 min")
    heard = wishes(page)
    assert shown(page)[0] is page.first_lesson
    assert page.first_lesson.is_primary
    assert not page.quick_game.is_primary
    hooks = [page.learn, page.puzzles, page.journey, page.day]
    shelves = [page.saved_games, page.open]
    usual = [page.quick_game, page.new_game, page.rules]
    for has_games, lower in ((True, [*usual[:2], *shelves, usual[2]]), (False, usual)):
        offer(page, shelf_line="full" if has_games else "")
        cards = sorted(shown(page)[1:], key=lambda card: (card.y(), card.x()))
        assert cards == [*hooks, *lower]
        assert len({card.y() for card in cards}) == 2
        assert all(page.rect().contains(card.geometry()) for card in cards)
    assert page.first_lesson.line == "First lesson · 2 min"
    offer(page, offer_line="lesson\nFirst lesson · 2 min\nPriests of Ra · Expert")
    assert page.day.line == "Priests of Ra · Expert"
    offer(page, learn_line="", offer_line="")  # not known yet
    assert page.first_lesson.line == "First lesson"
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert heard == ["first_lesson"]


def test_the_first_lesson_leads_whoever_lost_without_any(qtbot, qapp, ra_home) -> None:
    settings = Settings()
    window = window_of(qtbot, qapp, settings)
    window.resize(1024, 700)
    window.show()
    page, pages = window.start, window.parts.pages
    pages.show_start()
    first = page.first_lesson.line
    assert re.fullmatch(r"First lesson · \d min", first)
    for fortune, main in (("lost", page.first_lesson), ("won", page.journey)):
        settings.last_kept, settings.fortune = "1", fortune
        pages.show_start()
        assert page.main is main
        assert fortune == "won" or (main.text(), main.line) == ("New &to Ra?", first)
        assert page.puzzles in shown(page)


def test_the_next_lesson_and_the_deal_of_the_day_say_what_they_are(qtbot, qapp, ra_home) -> None:
    window = window_of(qtbot, qapp, Settings())
    pages, lessons, setup = window.parts.pages, window.lessons.lessons, day_deal(date.today()).setup
    (level,) = {seat.bot for seat in setup.seats if seat.bot}
    pages.show_start()
    assert window.start.day.line == f"{ruleset_label(setup.ruleset)} · {level_label(level)}"
    window.lessons.progress.record(lessons[0].id, 3)
    pages.show_start()
    assert re.fullmatch(rf"{lessons[1].title} · \d min", window.start.first_lesson.line)


def test_shelves_are_shown_once_they_hold_something(qtbot, qapp, ra_home) -> None:
    window = window_of(qtbot, qapp, Settings())
    window.show()
    page, settings = window.start, window.settings
    assert not Settings().shelf_line  # nothing moves after the first start
    for guest, has_games in ((False, False), (False, True), (True, False), (False, True)):
        if guest:
            window.parts.player.switch("guest")
        elif has_games:
            window.players.switch("") if window.players.is_guest else None
            settings.last_kept = "1"
        window.pages.show_start()
        assert (page.saved_games.isVisible(), page.open.isVisible()) == (has_games, has_games)
        assert page.main is (page.journey if has_games else page.first_lesson)
        assert page.learn.isVisible()


@pytest.mark.parametrize("done", [0, 1])
def test_what_is_remembered_in_a_lesson_is_what_the_next_start_offers(qtbot, qapp, ra_home, done) -> None:
    """Otherwise the cards move under the pointer as soon as the page is up to date."""
    window = window_of(qtbot, qapp, Settings())
    window.show()
    first, second, *_ = window.lessons.lessons
    if done:
        window.parts.progress.record(first.id, stars=3)
    window.lessons.start(second if done else first)
    window.commit()
    remembered = {name: getattr(window.settings, name) for name in LINES}
    assert (remembered["learn_line"], remembered["shelf_line"]) == ("1 of 26" if done else "", "")
    window.lessons.leave()
    window.pages.show_start()
    assert {name: getattr(window.settings, name) for name in LINES} == remembered


def test_the_progress_in_the_lessons_is_told_once_there_is_any(page: StartPage, qtbot: QtBot) -> None:
    offer(page, learn_line="", offer_line="")
    offer(page, learn_line="4 of 12")
    heard = wishes(page)
    assert not page.first_lesson.isVisible()
    assert page.learn.line == "4 of 12"
    assert page.quick_game.is_primary
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert heard == ["quick_game"]


def test_a_game_to_continue_comes_before_the_first_lesson(page: StartPage) -> None:
    offer(page, learn_line="", offer_line="")
    offer(page, continue_line=GAME)
    assert page.resume.is_primary
    assert not page.first_lesson.isVisible()
    assert page.learn.isVisible()


@pytest.mark.parametrize(
    ("done", "back", "has_place", "offer"),
    [
        (0, [], True, "journey"),  # has won, but never wanted lessons
        (-1, [], True, "lesson"),  # has lost without any lesson
        (-1, [1], False, "lesson"),
        (1, [], True, "lesson"),
        (5, [1], True, "lesson"),
        (6, [], True, "journey"),
        (6, [1], True, "day"),
        (6, [7], True, "day"),
        (6, [8], True, "journey"),
        (6, [0, 1], True, "journey"),
        (6, [], False, "day"),
        (6, [0], False, "quick"),
        (6, [-1], True, "journey"),  # the clock was set back
    ],
)
def test_the_main_card_is_the_next_lesson_the_days_deal_of_who_plays_it_or_the_next_place(done, back, has_place, offer):
    today = date(2026, 11, 26)
    days = [today - timedelta(number) for number in back]
    seen = {"lessons_done": max(0, done), "lessons": 6, "has_only_lost": done <= 0 and offer == "lesson"}
    assert offer_for(**seen, days=days, today=today, has_place=has_place) == offer


@pytest.mark.parametrize(("kind", "name"), [
    ("lesson", "first_lesson"), ("journey", "journey"), ("day", "day"), ("quick", "quick_game"), ("else", "quick_game"),
])  # fmt: skip
def test_one_card_is_the_main_one_and_says_what_it_offers(page: StartPage, kind: str, name: str) -> None:
    offer(page, learn_line="4 of 12", quick_line="Three bots", offer_line=f"{kind}\nMemphis: Win.")
    assert [card for card in page.cards if card.is_primary] == [page.main] == [getattr(page, name)]
    assert page.main.line == ("Three bots" if name == "quick_game" else "Memphis: Win.")
    assert all(card.width() < page.main.width() for card in shown(page) if card is not page.main)
    offer(page, continue_line=GAME)
    assert page.main is page.resume
    assert page.journey.line == "and the deal of the day"


def test_the_window_offers_the_place_that_comes_next_and_continues_a_game_first(qtbot, qapp, ra_home) -> None:
    window = window_of(qtbot, qapp, Settings())
    window.settings.last_kept = "0123"
    window.pages.show_start()
    assert window.start.main is window.start.journey
    assert window.start.main.line == "The Delta: Win against two novices."
    window.journal.note_marks(load_journey()[0], ["reached"])
    window.pages.show_start()
    assert window.start.main.line.startswith("Memphis: ")
    yesterday = date.today() - timedelta(1)
    window.journal.kept.days[yesterday] = DayResult("0123", 1, 1, {})
    window.pages.show_start()
    assert window.start.main is window.start.day
    window.start.day.click()
    assert window.session.saved.occasion == f"day {date.today().isoformat()}"
    window.pages.show_start()
    assert window.start.main is window.start.resume
    window.close()


@pytest.mark.parametrize(
    ("bots", "line"),
    [
        (("skilled",) * 3, "Ra – Classic · Skilled\u00a0×3"),
        (("expert",), "Ra – Classic · Expert"),
        (("expert", "novice"), "Ra – Classic · 3 players"),
        ((None, None), "Ra – Classic · 3 players"),
    ],
)
def test_a_set_up_in_one_line(qapp: QApplication, bots: tuple[str | None, ...], line: str) -> None:
    seats = [Seat("You", "lapis"), *(Seat(f"Bot {at}", "ochre", bot) for at, bot in enumerate(bots))]
    assert quick_game_line(GameSetup("classic", tuple(seats))) == line


# --- keys -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_first_key_starts_a_quick_game(page: StartPage, qtbot: QtBot, key: Qt.Key) -> None:
    heard = wishes(page)
    qtbot.keyClick(page.focusWidget(), key)
    assert heard == ["quick_game"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_first_key_continues_if_there_is_a_game(page: StartPage, qtbot: QtBot, key: Qt.Key) -> None:
    heard = wishes(page)
    offer(page, continue_line=GAME)
    qtbot.keyClick(page.focusWidget(), key)
    assert heard == ["resume"]


def test_the_tab_key_goes_from_card_to_card(page: StartPage, qtbot: QtBot) -> None:
    offer(page, continue_line=GAME)
    for card in shown(page):
        assert QApplication.focusWidget() is card
        qtbot.keyClick(card, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.resume


@pytest.mark.parametrize(("key", "wish"), [
    ("C", "resume"), ("K", "quick_game"), ("L", "learn"), ("N", "new_game"), ("O", "open"), ("S", "saved_games"),
    ("R", "rules"),
])  # fmt: skip
def test_each_card_has_a_key(page: StartPage, qtbot: QtBot, key: str, wish: str) -> None:
    heard = wishes(page)
    offer(page, continue_line=GAME)
    qtbot.keyClick(page, key, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: heard == [wish])


def test_the_keys_of_the_cards_are_underlined_as_long_as_alt_is_held(page: StartPage, qtbot: QtBot) -> None:
    alt, other = Qt.Key.Key_Alt, Qt.Key.Key_Shift
    press, let_go = qtbot.keyPress, qtbot.keyRelease
    seen = []
    for act, key in ((press, other), (press, alt), (let_go, other), (let_go, alt)):
        act(page, key)
        seen.append({card.shows_mnemonic for card in page.cards})
    assert seen == [{False}, {True}, {True}, {False}]


def test_a_card_that_is_not_there_has_no_key(page: StartPage, qtbot: QtBot) -> None:
    heard = wishes(page)
    qtbot.keyClick(page, "C", Qt.KeyboardModifier.AltModifier)
    qtbot.wait(150)  # a mnemonic presses its button for a tenth of a second
    assert heard == []


def test_the_focus_stays_on_the_page_when_continue_goes(page: StartPage) -> None:
    offer(page, continue_line=GAME)
    assert QApplication.focusWidget() is page.resume
    offer(page, continue_line="")
    assert QApplication.focusWidget() is page.quick_game


# --- looks --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["", GAME])
def test_everything_has_room_at_every_size(page: StartPage, size: tuple[int, int], game: str) -> None:
    offer(page, continue_line=game)
    page.resize(*size)
    for card in shown(page):
        assert page.rect().contains(card.geometry())
        assert card.width() > 100
        assert card.height() > 40
    for one, other in itertools.combinations(shown(page), 2):
        assert not one.geometry().intersects(other.geometry())


def test_a_long_title_takes_two_lines_rather_than_small_type(page: StartPage) -> None:
    page.saved_games.set_texts("&Gespeicherte Partien")
    room = QRectF(0, 0, 132, 64)
    long, usual = (card._title_type(room) for card in (page.saved_games, page.open))
    assert long[0].pixelSize() >= 0.9 * usual[0].pixelSize()
    assert usual[1] * 1.5 < long[1] <= room.height()


def test_the_page_follows_the_theme(page: StartPage, monkeypatch: pytest.MonkeyPatch) -> None:
    light = picture(page)
    monkeypatch.setattr(theme, "_current", theme.NIGHT)
    QApplication.setPalette(theme.palette(theme.NIGHT))
    QApplication.processEvents()
    night = picture(page)
    QApplication.setPalette(theme.palette(theme.PAPYRUS))
    corner = night.pixelColor(page.width() - 5, page.height() // 2)
    assert corner != light.pixelColor(page.width() - 5, page.height() // 2)
    assert corner.lightness() < 128


def test_the_picture_is_painted_once_for_a_size(page: StartPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page.grab()
    painted: list[QSize] = []
    paint = StartPage._picture
    monkeypatch.setattr(StartPage, "_picture", lambda self: painted.append(self.size()) or paint(self))
    page.grab()
    assert painted == []
    page.resize(1100, 700)
    page.grab()
    assert painted[-1] == QSize(1100, 700)
