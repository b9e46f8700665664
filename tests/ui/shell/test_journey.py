"""The Journey page and games with an occasion, in the window."""

import random
from datetime import date, timedelta
from itertools import pairwise
from threading import current_thread, main_thread

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox

from ra_desktop.ai.neural import compiled
from ra_desktop.app.history import keep
from ra_desktop.app.occasions import again, day_deal, is_as_dealt, load_journey
from ra_desktop.app.settings import Settings
from ra_desktop.storage import parked
from ra_desktop.storage.finished import Player, players_of
from ra_desktop.storage.index import Index
from ra_desktop.storage.progress import DayResult, JourneyFile, Par, Profile
from ra_desktop.storage.saved_game import KNOWN_BAG, Options, SavedGame, Seat, game_id
from ra_desktop.storage.savefile import load_file, save_file
from ra_desktop.ui.dialogs.new_game.dialog import NewGameDialog
from ra_desktop.ui.dialogs.share import ShareDialog
from ra_desktop.ui.shell import journeying
from ra_desktop.ui.shell.pages.journey_page import NileMap
from ra_desktop.ui.shell.pages.learning_pages import LearnPage, PuzzlesPage
from ra_desktop.ui.words.games import finished_text, marks_text
from ra_desktop.ui.words.occasions import deal_again_text, opponents_text
from tests.app.occasion_games import finished
from tests.engine.golden import whole_game
from tests.sampling import NIGHTLY
from tests.ui.windows import window_of


@pytest.fixture
def window(qtbot, qapp, ra_home):
    made = window_of(qtbot, qapp, Settings())
    yield made
    made.close()


@pytest.fixture
def journey(window):
    window.show()
    window.parts.journey.show_journey()
    return window.parts.journey


def shared(window):
    """Share the result that the Journey page offers; return the text that lies beside a picture on the clipboard."""
    window.parts.journey.page.day.share.click()
    window.findChild(ShareDialog).copy.click()
    data = QGuiApplication.clipboard().mimeData()
    assert (data.hasImage(), data.imageData().width(), data.imageData().height()) == (True, 1200, 630)
    return data.text()


def press(qtbot, key):
    qtbot.keyClick(QGuiApplication.focusObject(), key)


def finish(window, occasion, *, bots=""):
    """End a game of `occasion`, won by Anna at a place, perhaps from other `bots`, and have the history counted."""
    saved = finished(occasion)
    saved.seats = tuple(replace(seat, bot=bots) if bots and seat.bot else seat for seat in saved.seats)
    window.parts.archive.after_game.ended.emit(saved)
    window.parts.archive.after_game.counted.emit(saved, [])
    return saved


def test_the_keyboard_goes_up_the_river_and_enter_plays_at_an_open_place(window, journey, qtbot):
    stones = journey.page.map.stones
    assert window.pages.shown == "journey"
    assert stones[0].hasFocus()
    press(qtbot, Qt.Key.Key_Down)
    assert (stones[1].hasFocus(), journey.page.card.heading.text()) == (True, "Memphis")
    press(qtbot, Qt.Key.Key_Down)
    assert (journey.page.card.heading.text(), journey.page.card.go.isEnabled()) == ("Giza", False)
    press(qtbot, Qt.Key.Key_Return)
    assert window.session.game is None
    press(qtbot, Qt.Key.Key_Up)
    press(qtbot, Qt.Key.Key_Return)
    saved = window.session.saved
    assert (saved.occasion, len(saved.seats), saved.options.take_backs) == ("journey memphis", 4, False)
    assert {seat.bot for seat in saved.seats} == {None, "novice"}
    assert window.pages.shown == "table"


def test_a_page_behind_the_table_does_not_keep_a_small_window_wide(window, journey):
    window.pages.show_table()
    journey.page.summary.setMinimumWidth(1500)
    assert window.minimumSizeHint().width() < 1000


def test_a_click_shows_a_place_and_a_double_click_plays_there_if_it_is_open(window, journey, qtbot):
    stones = journey.page.map.stones
    for stone, name in ((stones[1], "Memphis"), (stones[2], "Giza")):
        qtbot.mouseClick(stone, Qt.MouseButton.LeftButton)
        assert journey.page.card.heading.text() == name
        assert window.session.game is None
    qtbot.mouseDClick(stones[2], Qt.MouseButton.LeftButton)
    assert window.session.game is None
    qtbot.mouseDClick(stones[1], Qt.MouseButton.LeftButton)
    assert window.session.saved.occasion == "journey memphis"


@pytest.mark.parametrize("count", [12, 13, 20])
def test_the_places_are_evenly_up_the_river_and_never_too_near_each_other(qtbot, count):
    places = load_journey()
    made = NileMap([places[number % len(places)] for number in range(count)])
    qtbot.addWidget(made)
    made.resize(made.minimumSizeHint())
    made.show()
    middles = [stone.geometry().center().y() for stone in made.stones]
    assert {after - before for before, after in pairwise(middles)} <= {39, 40, 41}
    assert 30 <= middles[0] < middles[-1] <= made.height() - 26


@pytest.mark.parametrize("size", [(1024, 672), (1440, 872), (2560, 1052)])
def test_the_whole_nile_is_seen_with_every_place_and_the_cards_lie_beside_it(window, journey, qtbot, size):
    window.resize(*size)
    qtbot.waitUntil(lambda: window.width() == size[0])
    qtbot.wait(1)
    page = journey.page
    stones = page.map.stones
    assert page._scroll.verticalScrollBar().maximum() == 0
    assert stones[-1].geometry().bottom() <= page.map.height() < window.height()
    medallions = [stone.geometry().right() + 3 + 2 * stone.radius for stone in stones]
    assert max(medallions) <= page.map.width()
    assert page.map.geometry().right() < page.card.x()


@pytest.mark.parametrize(("width", "columns"), [(1024, 2), (1440, 2), (2560, 3)])
def test_the_puzzles_have_as_many_columns_as_there_is_room_for_and_keys_go_down_each(window, qtbot, width, columns):
    window.show()
    window.commands["puzzles"].trigger()
    page = window.findChild(PuzzlesPage)
    window.resize(width, 1050)
    qtbot.waitUntil(lambda: page.width() == width)
    qtbot.wait(1)
    assert [bool(column) for column in page._columns] == [True] * columns + [False] * (3 - columns)
    cards = [[frame for frame, _ in page._cards if frame.isAncestorOf(column[0])] for column in page._columns if column]
    assert len({first.x() for (first,) in cards}) == columns
    rows = [row for row in page._columns[0] if not row.isHidden()]
    rows[0].setFocus()
    for row in rows[1:]:
        page._step(1)
        assert row.hasFocus()


def test_all_lessons_are_seen_at_once_in_a_wide_window(window, qtbot):
    """One column held three times as many as the others together, and had to be scrolled."""
    window.show()
    window.commands["learn"].trigger()
    page = window.findChild(LearnPage)
    window.resize(2560, 1050)
    qtbot.waitUntil(lambda: page.width() == 2560)
    qtbot.wait(1)
    assert [len(column) for column in page._columns] == [10, 9, 7]
    assert page._scroll.verticalScrollBar().maximum() == 0


def test_a_card_is_as_high_as_its_text_at_every_place_and_width(window, journey, qtbot):
    card, heights = journey.page.card, set()
    for width in (1440, 900, 1100):
        window.resize(width, 900)
        for place in load_journey():
            journey.page.select(place)
            qtbot.wait(1)
            heights.add(card.height())
            assert all(label.height() >= label.heightForWidth(label.width()) for label in card.labels)
    assert len(heights) > 1


def test_the_calendar_takes_no_room_before_the_first_deal_of_a_day(window, journey):
    day = journey.page.day
    assert (day.calendar.isVisible(), day.streak.isVisible()) == (False, False)
    assert day.game.width() > day.width() - 40
    assert {week[0].isoweekday() for week in day.calendar._weeks()} == {QLocale().firstDayOfWeek().value}


def test_a_place_goes_on_with_the_game_that_waits_there(window, journey):
    journey.start_place(load_journey()[0])
    game = window.session.game
    journey.show_journey()
    journey.start_place(load_journey()[0])
    assert window.session.game is game
    window.lessons.start(window.lessons.lessons[0])
    journey.start_place(load_journey()[0])
    assert window.session.game.bag == game.bag  # from the autosave
    window.session._replace(finished("journey delta"))
    journey.start_place(load_journey()[0])
    assert not window.session.state.is_over
    game = window.session.game
    journey.start_place(load_journey()[1])
    assert window.session.game is not game


def test_of_a_game_that_waits_and_cannot_be_read_the_reason_is_told(window, journey, monkeypatch, tmp_path):
    complaints = []
    monkeypatch.setattr(window.parts.messages, "complain", lambda title, error: complaints.append(title))
    monkeypatch.setattr("ra_desktop.storage.parked.find", lambda game: tmp_path / f"{game}.ra-game")
    assert journey._go_on("day 2026-11-26", "gone")
    assert complaints == ["The game can’t be continued"]


def test_a_win_at_a_place_is_marked_and_opens_the_next(window, journey):
    saved = finish(window, "journey delta")
    marks = load_journey()[0].marks(players_of(saved))
    assert marks[0] == "reached"
    assert journey.journal.marks(load_journey()[0]) == marks
    journey.show_journey()
    assert [stone.is_open for stone in journey.page.map.stones][:4] == [True, True, True, False]
    assert journey.page.summary.text() == f"1 of {len(load_journey())} places reached"


@pytest.mark.parametrize("profile", [Profile(""), Profile("", name="Zoë", character="heir", colour="ochre")])
def test_what_the_page_begins_counts_for_its_place_or_day(window, journey, profile):
    window.players.known[0] = profile
    for place in load_journey():
        journey.start_place(place)
        assert is_as_dealt(window.session.saved), place.id
    for number in range(4):
        journey.start_day(date(2026, 11, 26) + timedelta(number))
        assert is_as_dealt(window.session.saved), number


def test_only_the_ranking_of_the_game_that_has_ended_says_what_it_has_brought(window, journey):
    ranking = window.table.view.ranking
    journey.start_place(load_journey()[1])
    finish(window, "journey delta")
    assert ranking.about.title == ""
    saved = finished("journey delta")
    window.session._replace(saved)
    window.parts.archive.after_game.counted.emit(saved, [])
    window.parts.table.stage.show_ranking()
    assert ranking.about.title == "The Delta"


def test_the_pars_of_a_day_are_played_once(window, journey, qtbot, monkeypatch):
    played = []
    monkeypatch.setattr(journeying, "deal_name", lambda day: f"{day} 1")
    monkeypatch.setattr(journeying, "par_steps", lambda deal, level: iter([None, Par(played.append(level) or 0, {})]))
    deal = day_deal(date(2026, 11, 26))
    journey.play_pars(deal)
    journey.play_pars(deal)
    qtbot.waitUntil(lambda: journey._pars_of is None)
    assert len(played) == len(journeying.PAR_LEVELS)
    monkeypatch.setattr(compiled, "is_there", lambda: False)
    journey.play_pars(deal)
    assert journey._pars_of is None, "without the C part there are none"


@pytest.mark.parametrize("occasion", ["", "again 0123", "journey nowhere", "journey delta", "day 2026-11-26"])
def test_other_games_and_those_against_other_bots_leave_no_mark(window, journey, occasion):
    finish(window, occasion, bots="apprentice")
    assert journey.journal.kept == JourneyFile()


@pytest.mark.parametrize(
    ("is_won", "mistakes", "marks"),
    [(True, 0, ["reached", "flawless"]), (True, 1, ["reached"]), (False, 0, ["reached"])],
)
def test_a_win_without_a_mistake_is_the_third_mark(window, journey, is_won, mistakes, marks):
    place = load_journey()[0]
    journey.start_place(place)
    game = window.session.game
    journey.note_review(game, mistakes)
    assert journey.journal.marks(place) == []  # it is not over
    journey.journal.note_marks(place, ["reached"])
    window.session._replace(finished(place.occasion, is_won=is_won))
    journey.note_review(window.session.game, mistakes)
    assert journey.journal.marks(place) == marks


def test_todays_deal_counts_once_then_it_is_practice_and_its_result_can_be_shared(window, journey, monkeypatch):
    monkeypatch.setattr(journey, "play_pars", lambda deal: None)
    today = date.today()
    journey.start_day(date.today())
    saved = window.session.saved
    assert saved.occasion == f"day {today.isoformat()}"
    assert [seat.bot for seat in saved.seats] == [seat.bot for seat in day_deal(today).setup.seats]
    bag = saved.game.bag
    ended = finish(window, saved.occasion)
    journey.journal.note_par(f"{today.isoformat()} 0", "novice", Par(-1, {}))
    journey.journal.note_par(f"{today.isoformat()} 0", "expert", Par(999, {}))
    (fame,) = (player.fame for player in players_of(ended) if player.bot is None)
    journey.show_journey()
    assert journey.page.day.share.isVisible()
    journey.start_day(date.today())
    assert window.session.saved.occasion == again(ended)
    assert window.session.game.bag == bag
    lines = shared(window).splitlines()
    assert lines[0].endswith(f" with {fame} fame.")
    assert lines[1:] == ["▲ more than Novice (-1)", "▼ less than Expert (999)"]


def answer(window, yes):
    """Answer the question that is asked with `yes` or with the default; return how many questions there were."""
    boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    for box in boxes:
        next(button for button in box.buttons() if bool(button.property("danger")) == yes).click()
    return len(boxes)


@pytest.mark.parametrize("way", ["hint", "review", "coach"])
def test_help_in_a_deal_that_counts_once_is_asked_for_once_and_marks_the_result(window, journey, monkeypatch, way):
    monkeypatch.setattr(journey, "play_pars", lambda deal: None)
    monkeypatch.setattr(compiled, "is_there", lambda: True)
    window.settings.coach = way != "coach"
    done = []
    journey.start_day(date.today())
    session, coach = window.session, window.table.coach
    assert (session.withholds_help, coach.is_on) == (True, False)
    asks = {
        "hint": lambda: journey.ask_for_help(lambda: done.append("hint")),
        "review": lambda: journey.ask_for_help(lambda: done.append("review")),
        "coach": lambda: setattr(window.settings, "coach", not window.settings.coach),
    }[way]
    asks()
    assert answer(window, yes=False) == 1
    assert (done, session.saved.helped, coach.is_on) == ([], False, False)
    if way == "coach":
        asks()  # off again
    asks()
    assert answer(window, yes=True) == 1
    assert (done, session.saved.helped, coach.is_on) == ([way] if way != "coach" else [], True, True)
    asks()
    assert answer(window, yes=True) == 0
    assert load_file(session.autosave.path).helped
    saved = finished(session.saved.occasion)
    saved.helped = True
    window.parts.archive.after_game.ended.emit(saved)
    journey.show_journey()
    assert journey.journal.result(date.today()).helped
    assert journey.page.day.result.text().endswith(" · with help")
    assert shared(window).splitlines()[0].endswith("I played with help.")
    keep(saved)
    with Index.open() as index:
        list(index.update())
        (game,) = index.games()
        assert game.helped
        assert finished_text(game).endswith("with help")
        (entry,) = (entry for entry in index.files() if entry.name.startswith("finished"))
        assert marks_text(entry) == "with help"


def test_other_games_withhold_nothing(window, journey):
    for saved in (finished("journey delta", most=5), finished("", most=5), finished(f"day {date.today()}")):
        window.session._replace(saved)
        assert not window.session.withholds_help
        done = []
        journey.ask_for_help(lambda done=done: done.append(1))
        window.session.take_help()
        assert (done, window.session.saved.helped) == ([1], False)


def test_the_title_names_the_epoch_that_a_replay_shows(window, journey):
    window.session._replace(finished("", most=10_000))
    last = len(window.session.game.plies)
    for ply, epoch in ((1, "Old Kingdom"), (last, "New Kingdom"), (2, "Old Kingdom")):
        window.table.replay.start(ply)
        assert epoch in window.windowTitle()
    window.table.replay.end()
    assert "New Kingdom" in window.windowTitle()


def test_a_place_says_at_the_table_what_is_to_be_done(window, journey):
    task = window.table.view.board.board.parts.task
    journey.journal.note_marks(load_journey()[1], ["reached"])
    journey.start_place(load_journey()[1])
    assert task.text == "Memphis: Win against three novices · 1 of 3 marks"
    for width in (1024, 1440, 2560):
        window.resize(width, 700)
        parts = window.table.view.board.board.parts
        assert parts.epoch.rect.left() + parts.epoch.width() < task.rect.center().x() - task.width() / 2
        assert task.rect.center().x() + task.width() / 2 < parts.ra_left.rect.right() - parts.ra_left.width()
        assert task.fitted()[1] == task.text
    window.session._replace(saved := finished("journey delta"))
    assert task.text.endswith("No marks yet")
    window.parts.archive.after_game.ended.emit(saved)
    assert task.text.endswith(" of 3 marks")
    window.session._replace(finished("", most=5))
    assert task.text == ""


def test_a_days_deal_that_was_begun_goes_on_and_another_start_does_not_count(window, journey):
    today = date.today()
    journey.start_day(today)
    first = window.session.saved
    assert journey.journal.kept.begun == {}  # nothing of its bag is known yet
    window.session._play(first.game.state.legal_actions()[0])
    window.session.opponents.stop()
    assert journey.journal.kept.begun == {today: game_id(first)}
    journey.show_journey()
    assert journey.page.day.play.text() == "Continue today’s deal"
    journey.start_day(date.today())
    assert window.session.saved is first
    journey._begin(day_deal(today).setup, f"day {today}")
    finish(window, window.session.saved.occasion)
    assert journey.journal.result(today) is None


def test_a_file_that_only_claims_a_day_does_not_begin_it(window, journey):
    saved = finished(f"day {date.today().isoformat()}", most=5)
    saved.options = Options()
    window.session._replace(saved)
    window.session._play(window.session.state.legal_actions()[0])
    assert journey.journal.kept.begun == {}


@pytest.mark.parametrize("lies", ["in the autosave", "parked", "nowhere"])
def test_after_a_restart_the_days_deal_goes_on_wherever_it_is(window, journey, lies):
    seats = day_deal(date.today()).setup.seats
    game = whole_game("classic", 3).branch(30, 1)
    saved = SavedGame(game, seats[:3], started="2026-11-26T10:00:00+01:00", occasion=f"day {date.today().isoformat()}")
    saved.seats = (Seat("Anna", "lapis"), Seat("Nefer", "ochre"), Seat("Tiye", "amethyst"))
    if lies == "in the autosave":
        save_file(window.session.autosave.path, saved)
    elif lies == "parked":
        parked.park(saved)
    journey.journal.note_begun(date.today(), game_id(saved))
    journey.start_day(date.today())
    now = window.session.saved
    assert (game_id(now) == game_id(saved)) == (lies != "nowhere")
    assert now.occasion == (saved.occasion if lies != "nowhere" else KNOWN_BAG + game_id(saved))


class Clock:
    """A clock that is set by hand."""

    def __init__(self, window, monkeypatch):
        self.day = window.parts.today.day
        monkeypatch.setattr(window.parts.today, "_clock", lambda: self.day)

    def set(self, day):
        """Set it, and let its date be looked at, as when the window comes to the front after a sleep."""
        self.day = day
        QGuiApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)


@pytest.fixture
def clock(window, monkeypatch):
    return Clock(window, monkeypatch)


def test_a_day_counts_once_though_the_clock_is_set_back(window, journey, clock, monkeypatch):
    monkeypatch.setattr(journey, "play_pars", lambda deal: None)
    for now, occasion in (
        (date(2026, 11, 26), "day 2026-11-26"),
        (date(2026, 11, 25), "day 2026-11-25"),
        (date(2026, 11, 26), "again "),
        (date(2026, 11, 25), "again "),
    ):
        clock.set(now)
        journey.page.day.play.click()
        assert window.session.saved.occasion.startswith(occasion)
        if occasion != "again ":
            finish(window, window.session.saved.occasion)
    assert set(journey.journal.kept.days) == {date(2026, 11, 25), date(2026, 11, 26)}


@pytest.mark.parametrize("seed", range(40 if NIGHTLY else 1))
def test_however_the_clock_is_moved_the_day_that_is_shown_is_played_and_counts_once(
    window, journey, clock, monkeypatch, seed
):
    monkeypatch.setattr(journey, "play_pars", lambda deal: None)
    rng, first = random.Random(seed), {}
    near = [date(2026, 11, 25) + timedelta(days) for days in range(3)]
    for _ in range(12):
        clock.day = rng.choice([*near, *near, date(2024, 2, 29), date(2000, 1, 1), date(2099, 12, 31)])
        if rng.random() < 0.7:
            clock.set(clock.day)
        journey.show_journey()
        shown = journey.page.shown_day
        if rng.random() < 0.3:
            clock.day = rng.choice(near)  # not looked at before the click
        journey.page.day.play.click()
        saved = window.session.saved
        assert saved.occasion == (again(first[shown]) if shown in first else f"day {shown.isoformat()}")
        if shown not in first and rng.random() < 0.7:
            first[shown] = finish(window, saved.occasion)
        assert {day: result.game for day, result in journey.journal.kept.days.items()} == {
            day: game_id(game) for day, game in first.items()
        }


EVENING, MORNING = date(2026, 11, 26), date(2026, 11, 27)
POSES = {
    "journey": lambda window: window.parts.journey.page.day.play.click(),
    "puzzles": lambda window: window.puzzles.page.daily.click(),
    "start": lambda window: window.start.day.click(),
}


@pytest.mark.parametrize("is_seen", [False, True])
@pytest.mark.parametrize("page", POSES)
def test_a_page_that_is_open_at_midnight_shows_one_day_and_poses_what_it_shows(window, clock, page, is_seen):
    """Until the clock is looked at, it stays with the evening; then it shows the morning, and poses that."""
    clock.set(EVENING)
    window.settings.last_kept = "0123"
    window.journal.kept.days[date(2026, 11, 25)] = DayResult("0", 1, 1, {})
    shows = (window.parts.journey.show_journey, window.puzzles.show_puzzles, window.pages.show_start)
    dict(zip(POSES, shows, strict=True))[page]()
    clock.day = MORNING
    if is_seen:
        QGuiApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    day = MORNING if is_seen else EVENING
    shown = {
        "journey": lambda: window.parts.journey.page.day.game.text(),
        "puzzles": lambda: window.puzzles.page.daily.shown.note,
        "start": lambda: window.start.day.line,
    }[page]()
    if page == "puzzles":
        assert shown == QLocale().toString(QDate(day), QLocale.FormatType.ShortFormat)
    else:
        assert shown == opponents_text(day_deal(day).setup)
    POSES[page](window)
    if page == "puzzles":
        assert window.puzzles.exercise.problem.name == window.book.of_the_day(day)
        assert window.puzzles._title() == "Puzzle of the day"
    else:
        assert window.session.saved.occasion == f"day {day.isoformat()}"


def test_yesterdays_result_can_be_copied_until_today_has_one(window, journey, clock, monkeypatch):
    monkeypatch.setattr(journey, "play_pars", lambda deal: None)
    clock.set(EVENING)
    share, copied = journey.page.day.share, []
    for day, label in ((EVENING, "Share…"), (MORNING, "Share yesterday’s result…"), (date(2026, 11, 28), "")):
        clock.set(day)
        if day == EVENING:
            assert share.isHidden()
            finish(window, f"day {day.isoformat()}")
            journey.page.refresh()
        assert (share.text() if label else "", share.isHidden()) == (label, not label)
        if label:
            copied.append(shared(window))
    assert copied[0] == copied[1]
    clock.set(MORNING)
    finish(window, f"day {MORNING.isoformat()}")
    journey.page.refresh()
    assert (share.text(), journey.page.shared_day) == ("Share…", MORNING)


def test_the_networks_are_read_off_the_windows_thread(window, journey, qtbot, monkeypatch):
    threads = []
    monkeypatch.setattr(journeying, "deal_name", lambda day: threads.append(current_thread()) or f"{day} 1")
    monkeypatch.setattr(journeying, "par_steps", lambda deal, level: iter([None, Par(len(level), {})]))
    finish(window, f"day {date.today().isoformat()}")
    qtbot.waitUntil(lambda: set(journey.journal.pars(date.today())) == {"novice", "skilled", "expert"})
    assert threads
    assert main_thread() not in threads


def test_a_deal_played_again_stands_beside_the_first_by_category_and_epoch(window, journey):
    first = SavedGame(whole_game("classic", 3), finished("").seats)
    keep(first)
    with Index.open() as index:
        list(index.update())
        games = index.games()
    now = SavedGame(whole_game("classic", 3), first.seats, started="2026-11-26T10:00:00+01:00", occasion=again(first))
    window.session._replace(now)
    window.parts.archive.after_game.counted.emit(now, games)
    window.parts.table.stage.show_ranking()
    ranking = window.parts.table.view.ranking
    model = ranking.model
    assert [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())] == [
        "The first time",
        "This time",
    ]
    shown = {
        model.headerData(row, Qt.Orientation.Vertical): [model.index(row, at).data() for at in (0, 1)]
        for row in range(model.rowCount())
        if not ranking.points.isRowHidden(row)
    }
    assert sum("Kingdom" in name for name in shown) == 3
    assert all(then == again for then, again in shown.values())
    assert (ranking.about.title, ranking.about.ruler) == ("The same deal", ())  # once more the same result


def test_a_finished_deal_is_played_again_with_the_same_bag_suns_and_players(window):
    game = whole_game("classic", 3)
    seats = (Seat("Anna", "lapis"), Seat("Nefer", "ochre", "novice"), Seat("Tiye", "amethyst", "novice"))
    saved = SavedGame(game, seats, started="2026-11-26T10:00:00+01:00")
    window.session._replace(saved)
    window.commands["play_again"].trigger()
    dialog = window.findChild(NewGameDialog)
    assert not dialog.add.isVisible()
    dialog.seats.set_seats((*seats, Seat("Khufu", "malachite", "novice")))
    dialog.seats.changed.emit()
    assert not dialog.start.isEnabled()
    dialog.seats.set_seats(seats[1:] + seats[:1])
    dialog.seats.changed.emit()
    dialog.start.click()
    now = window.session.saved
    assert (now.game.bag, now.game.suns, now.seats, len(now.game.plies)) == (
        game.bag,
        game.suns,
        seats[1:] + seats[:1],
        0,
    )
    assert now.occasion == again(saved)
    assert not window.commands["play_again"].isEnabled()


def test_a_deal_played_again_is_compared_with_the_first_time():
    def player(fame, rank, points):
        return Player("Anna", None, None, rank, fame, points)

    before, now = player(20, 3, {"nile": 3, "suns": -5}), player(31, 1, {"nile": 9, "suns": 0, "gold": 0})
    assert deal_again_text(before, now) == ("The first time: 20 fame, 3rd. This time: Nile +6 · Suns +5")
    assert deal_again_text(now, now).endswith("1st.")
