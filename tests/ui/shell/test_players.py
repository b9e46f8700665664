"""Several people at one computer, and a guest: what is kept for whom."""

from __future__ import annotations

import json
from datetime import date
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QMenu, QMessageBox

from ra_desktop.app.feats import feats
from ra_desktop.app.history import keep
from ra_desktop.app.occasions import load_journey
from ra_desktop.app.players import Players
from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.app.statistics import _seats_of, renamed
from ra_desktop.storage import paths, player_folders
from ra_desktop.storage.index import Index
from ra_desktop.storage.parked import is_in_file
from ra_desktop.storage.progress import DealResult, Profile
from ra_desktop.storage.saved_game import SavedGame, Seat, game_id
from ra_desktop.storage.savefile import load_file, save_file
from ra_desktop.storage.slots import Slot
from ra_desktop.ui.dialogs.new_game.dialog import NewGameDialog
from ra_desktop.ui.dialogs.player_dialog import PlayerDialog
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.shell.main_window import MainWindow
from ra_desktop.ui.words.players import character_name
from tests.engine.golden import whole_game
from tests.sampling import sampled
from tests.ui import gallery
from tests.ui.windows import window_of

if TYPE_CHECKING:
    from pathlib import Path

LESSONS = '{"lessons":{"first-lot":3}}\n'
PUZZLES = '{"marks":{"abc":"solved"},"own":[]}\n'
JOURNEY = """{
 "places": {"delta": ["reached", "margin"]},
 "days": {"2026-11-25": {"game": "0123", "fame": 31, "rank": 1, "points": {"nile": 3}}},
 "pars": {"2026-11-25 0123": {"novice": {"fame": 20, "points": {}}}}
}
"""
SETTINGS = '[General]\ncoach="true"\nlast_kept="0123"\nlearn_line="3 of 16"\n'


@pytest.fixture(autouse=True)
def _first_player(monkeypatch):
    monkeypatch.setattr(paths, "_player", "")


@pytest.fixture
def before(ra_home) -> dict[Path, bytes]:
    """The files of somebody who has played alone with the version before players, and a finished game."""
    files = {paths.lessons_path(): LESSONS, paths.puzzles_path(): PUZZLES, paths.journey_path(): JOURNEY}
    for path, text in {**files, paths.settings_path(): SETTINGS}.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    finish("You", "2026-11-20T10:00:00+01:00")
    return {path: path.read_bytes() for path in files}


@pytest.fixture
def window(qtbot, qapp, ra_home):
    made = window_of(qtbot, qapp, Settings())
    yield made
    made.close()


def finish(name: str, started: str) -> SavedGame:
    """Keep a finished game that the person of that `name` has won."""
    game = whole_game("classic", 3)
    seats = [Seat(f"Bot {number}", colour, "novice") for number, colour in enumerate(("lapis", "ochre", "amethyst"))]
    seats[game.state.winner] = Seat(name, seats[game.state.winner].colour)
    saved = SavedGame(game, tuple(seats), started=started)
    keep(saved)
    return saved


def games():
    with Index.open() as index:
        list(index.update())
        return renamed(index.games())


def add(window, name: str, colour: str = "amethyst") -> None:
    """Add a player in the dialog; the only player so far is called Anna."""
    window.commands["add_player"].trigger()
    for answer in ("Anna", name) if not window.players.known[0].name else (name,):
        dialog = window.findChildren(PlayerDialog)[-1]
        dialog.name.setText(answer)
        dialog.colour.set_colour(colour if answer == name else "lapis")
        dialog.ok.click()


def state(window):
    """Return what the current player sees of their progress."""
    journal, places = window.journey.journal, load_journey()
    return (
        window.progress.stars("first-lot"),
        window.book.mark("abc"),
        journal.marks(places[0]),
        sorted(journal.kept.days),
        window.settings.coach,
    )


def begin(window) -> None:
    """Start a game and make the person's first move."""
    window.games.quick_game()
    session = window.session
    session.opponents.stop()
    while session.person_to_move is None:
        session._play(session.state.legal_actions()[0])
        session.opponents.stop()
    session.play(session.state.legal_actions()[0])
    session.opponents.stop()


BEFORE = (3, "solved", ["reached", "margin"], [date(2026, 11, 25)], True)
NEW = (0, None, [], [], True)


def test_who_plays_alone_sees_nothing_of_players_and_their_files_stay_as_they_are(before, window):
    assert state(window) == BEFORE
    assert not window.start.who.isVisibleTo(window.start)
    assert not paths.players_path().exists()
    assert not window.commands["change_player"].isVisible()
    window.games.quick_game()
    assert "You" in {seat.name for seat in window.session.seats}
    assert {path: path.read_bytes() for path in before} == before


def test_each_player_has_their_own_progress_and_the_first_keeps_what_there_was(before, window):
    add(window, "Ben")
    assert state(window) == NEW
    assert window.start.who.text() == "Ben"
    window.progress.record("first-lot", 1)
    window.journey.journal.note_marks(load_journey()[0], ["reached"])
    window.settings.coach = False
    window.player.switch("")
    assert state(window) == BEFORE
    assert window.start.who.text() == "Anna"
    assert window.notices._notice.words.text() == "Anna is playing."
    window.player.switch("2")
    assert state(window) == (1, None, ["reached"], [], False)
    assert {path: path.read_bytes() for path in before} == before


def test_earlier_games_count_for_the_first_player_and_later_ones_by_name(before, window):
    add(window, "Ben")
    finish("Ben", "2026-11-21T10:00:00+01:00")
    known = games()
    assert [one.name for game in known for one in game.players if one.bot is None] == ["Anna", "Ben"]
    assert [feats(known, name)["first-win"].started[:10] for name in ("Anna", "Ben")] == ["2026-11-20", "2026-11-21"]
    ben = window.players.known[1]
    window.players.change(ben, Profile("", "Benjamin"))
    assert {one.name for game in games() for one in game.players if one.bot is None} == {"Anna", "Benjamin"}
    saved = finish("Ben", "2026-11-22T10:00:00+01:00")
    assert _seats_of(saved, "Benjamin", {"Ben": "Benjamin"}) == [saved.game.state.winner]
    assert not window.players.is_free("ben")
    assert window.players.is_free("ben", ben)


def test_a_game_is_played_under_the_name_and_in_the_colour_of_who_plays(before, window):
    add(window, "Ben", "malachite")
    window.games.quick_game()
    seats = window.session.seats
    own = next(seat for seat in seats if seat.bot is None)
    assert (own.name, own.colour) == ("Ben", "malachite")
    assert len({seat.colour for seat in seats}) == len(seats)


@pytest.mark.parametrize("name", ["", "Anna"])
def test_a_person_has_the_chosen_face_at_the_table_and_no_bot_has_the_same(before, window, name) -> None:
    players = window.parts.players
    players.change(players.current, Profile("", name, character="farmer"))
    window.parts.games.quick_game()
    infos = window.table.players.infos(window.session.view(window.table.view.home))
    faces = [info.face for info in infos]
    person = next(at for at, seat in enumerate(window.session.seats) if seat.bot is None)
    assert faces[person].character == "farmer"
    assert faces[person].has_portrait
    assert [face.character for face in faces].count("farmer") == 1
    window.session.hand_over(person, None)
    assert window.session.saved.handovers == ()
    players.change(players.current, Profile("", name))
    window.parts.games.rematch()
    assert [seat.character for seat in window.session.seats if seat.bot is None] == [None]


def test_the_game_on_the_table_waits_while_another_plays(before, window):
    add(window, "Ben")
    begin(window)
    actions = [ply.action for ply in window.session.game.plies]
    window.player.switch("")
    assert window.session.game is None
    assert window.session.autosave.game_to_continue() is None
    assert window.pages.shown == "start"
    window.player.switch("2")
    assert [ply.action for ply in window.session.game.plies][: len(actions)] == actions
    assert window.start.resume.isVisibleTo(window.start)


def test_a_guest_leaves_nothing_behind(before, window, qtbot):
    add(window, "Ben")
    window.player.switch("")
    everything = {path: path.read_bytes() for path in sorted(paths.data_dir().rglob("*")) if path.is_file()}
    window.player.switch("guest")
    assert state(window) == NEW
    assert window.start.who.text() == "Guest"
    window.progress.record("first-lot", 1)
    window.journey.journal.note_marks(load_journey()[0], ["reached"])
    window.games.quick_game()
    saved = finish("You", "2026-11-23T10:00:00+01:00")
    window.settings.last_kept = "of the guest"
    assert [game.started for game in games()] == [saved.started]
    window.player.switch("")
    assert state(window) == BEFORE
    assert window.settings.last_kept == "0123"
    left = {path: path.read_bytes() for path in sorted(paths.data_dir().rglob("*")) if path.is_file()}
    assert {path for path in left if left[path] != everything.get(path)} <= {paths.players_path()}
    assert [game.started[:10] for game in games()] == ["2026-11-20"]


@pytest.mark.parametrize("ends", ["closed", "killed"])
def test_a_guests_visit_ends_with_the_program_and_nothing_of_the_host_is_touched(before, window, ends):
    hosts = window.session.autosave.path
    window.player.switch("guest")
    window.progress.record("first-lot", 1)
    window.games.quick_game()
    window.settings.last_kept = "of the guest"
    window.settings.sync()
    assert window.session.autosave.path.parent == paths.players_dir() / "guest" / "autosave"
    assert load_file(window.session.autosave.path)
    game = whole_game("classic", 3).branch(30, 1)
    other_game = SavedGame(game, (Seat("Anna", "lapis"), Seat("Nefer", "ochre"), Seat("Tiye", "amethyst")))
    save_file(hosts, other_game)
    if ends == "closed":
        window.close()
    paths.use_player("")
    players = Players(Settings())
    assert players.current.id == ""
    assert is_in_file(other_game, hosts)
    assert not (paths.players_dir() / "guest").exists()
    assert Settings().last_kept == "0123"


def test_someone_without_a_name_is_addressed_when_a_guest_leaves(before, window):
    window.player.switch("guest")
    window.player.switch("")
    assert window.notices._notice.words.text() == "You’re playing."


def test_a_guest_of_an_earlier_version_whose_program_was_killed_is_gone(before, qtbot, qapp):
    host = {"id": "2", "name": "Ben", "settings": {"last_kept": "0123", "learn_line": "3 of 16"}}
    guest = paths.players_dir() / "guest"
    for path, text in {
        paths.players_path(): json.dumps({"current": "guest", "before": "2", "players": [{"id": ""}, host]}),
        paths.settings_path(): SETTINGS.replace("0123", "of the guest"),
        guest / paths.LESSONS_NAME: LESSONS,
    }.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    window = window_of(qtbot, qapp, Settings())
    assert (window.start.who.text(), window.settings.last_kept) == ("Ben", "0123")
    assert not guest.exists()
    assert json.loads(paths.players_path().read_text())["current"] == "2"
    window.close()


@pytest.mark.parametrize("data", [b"{", b'{"format": "ra-desktop game", "version": 99}'], ids=["damaged", "newer"])
def test_an_autosave_that_cannot_be_read_is_kept_when_another_plays(before, window, data):
    path = window.session.autosave.path
    path.write_bytes(data)
    window.player.switch("guest")
    assert not path.exists()
    window.player.switch("")
    assert [kept.read_bytes() for kept in paths.unfinished_dir().iterdir()] == [data]


def test_after_a_guest_whose_program_was_killed_the_hosts_game_waits_again(before, window, qtbot, qapp):
    begin(window)
    plies = len(window.session.game.plies)
    window.player.switch("guest")
    window.games.quick_game()
    paths.use_player("")
    again = window_of(qtbot, qapp, Settings())
    assert len(again.session.autosave.game_to_continue().game.plies) == plies
    assert again.start.resume.isVisibleTo(again.start)
    assert list(paths.unfinished_dir().iterdir()) == []
    again.close()


def test_a_second_window_leaves_the_guest_of_the_first_alone_until_that_is_gone(before, keep, qapp):
    slot = Slot.claim()
    window = keep(MainWindow(Settings(), ThemeManager(qapp)))
    window.furnish(Session(gallery.waiting_bot, slot=slot))
    window.player.switch("guest")
    window.progress.record("first-lot", 1)
    folder = paths.player_dir()
    paths.use_player("")
    beside = Players(Settings(), "autosave-2")
    assert beside.current.id == ""
    assert (folder / paths.LESSONS_NAME).exists()
    slot.release()
    beside.forget_guests()
    assert not folder.exists()
    window.close()


def test_a_new_game_shows_the_players_whom_the_table_shows_and_each_face_by_its_own_name(before, window):
    """As the first set-up has them, the table called the priestess Nefer, and the person You."""
    add(window, "Ben", "carnelian")
    window.commands["new_game"].trigger()
    dialog = window.findChildren(NewGameDialog)[-1]
    shown = [(seat.name, seat.colour) for seat in dialog.setup().seats]
    assert shown == [
        ("Ben", "carnelian"), ("Henutmehyt", "malachite"), ("Hemiunu", "lapis"), ("Ipuki", "amethyst"),
    ]  # fmt: skip
    dialog.start.click()
    assert [(seat.name, seat.colour) for seat in window.session.seats] == shown
    assert [character_name(seat.character) for seat in window.session.seats[1:]] == [name for name, _ in shown[1:]]
    window.player.switch("")
    window.commands["new_game"].trigger()
    assert window.findChildren(NewGameDialog)[-1].setup().seats[0].name == "Anna"


@pytest.mark.parametrize(("is_guest", "command"), sampled([
    (False, "new_game"), (True, "new_game"), (True, "play_again"), (False, "play_again"),
], 2))  # fmt: skip
def test_a_face_and_colour_chosen_for_a_game_are_on_the_table_and_stay(before, window, is_guest, command):
    add(window, "Ben", "carnelian")
    if is_guest:
        window.player.switch("guest")
    for face, colour in (("general", "ochre"), (None, "lapis")):
        if command == "play_again":
            own, *others = window.parts.seated(window.settings.setup).seats
            seats = (own, *(Seat(seat.name, seat.colour) for seat in others))  # all are people: nobody takes turns
            game = whole_game("classic", len(seats))
            window.session._replace(SavedGame(game, seats, started="2026-11-26T10:00:00+01:00"))
        window.commands[command].trigger()
        dialog = window.findChildren(NewGameDialog)[-1]
        row = dialog.seats.rows[0]
        row.character.set_character(face)
        row.colour_wanted.emit(colour)
        dialog.start.click()
        seat = window.session.seats[0]
        assert (seat.colour, seat.character) == (colour, face)
        current = window.players.current
        assert (current.character, current.colour) == (face or "", "" if is_guest else colour)
        window.commands["new_game"].trigger()
        shown = window.findChildren(NewGameDialog)[-1].setup().seats[0]
        kept = colour if command == "new_game" or not is_guest else "lapis"  # a guest has no colour elsewhere
        assert (shown.colour, shown.character) == (kept, face)


def test_a_deal_is_played_again_by_one_player_after_the_other_on_the_same_seat(before, window):
    add(window, "Ben")
    window.players.add(Profile("new", "Cem"))
    game = whole_game("classic", 3)
    seats = (Seat("Ben", "lapis"), Seat("Nefer", "ochre", "novice"), Seat("Tiye", "amethyst", "novice"))
    for following in ("Anna", "Cem"):
        saved = SavedGame(game, seats, started="2026-11-26T10:00:00+01:00")
        window.session._replace(saved)
        window.commands["play_again"].trigger()
        dialog = window.findChildren(NewGameDialog)[-1]
        dialog.start.click()
        assert [seat.name for seat in window.session.seats] == [following, "Nefer", "Tiye"]
        window.journal.note_deal(game_id(saved), DealResult(following, 20, 2))
    people = (Seat("Ben", "lapis"), Seat("Dina", "ochre"), seats[2])
    window.session._replace(SavedGame(game, people, started="2026-11-27T10:00:00+01:00"))
    window.commands["play_again"].trigger()
    window.findChildren(NewGameDialog)[-1].start.click()
    assert [seat.name for seat in window.session.seats] == ["Ben", "Dina", "Tiye"]


def test_the_menu_offers_everyone_and_a_guest_and_a_taken_name_is_refused(before, window):
    add(window, "Ben")
    menu = window.commands["player"].menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    entries = [action.text() for action in menu.actions() if action.text() and action.isVisible()]
    assert entries == ["Anna", "Ben", "Guest", "&Add a player…", "&Edit Ben…"]
    assert [action.isChecked() for action in menu.actions()[:3]] == [False, True, False]
    window.commands["add_player"].trigger()
    dialog = window.findChildren(PlayerDialog)[-1]
    for name, usable in (("", False), ("anna", False), ("You", False), ("Cem", True), ("\u200bBe\u00adn", False)):
        dialog.name.setText(name)
        assert dialog.ok.isEnabled() == usable
    dialog.reject()


def test_a_player_who_plays_in_another_window_is_not_removed(before, window):
    add(window, "Ben")
    window.progress.record("first-lot", 1)
    elsewhere = Slot.claim("2")
    window.commands["change_player"].trigger()
    window.findChildren(PlayerDialog)[-1].remove_wanted.emit()
    assert window.notices._notice.words.text() == "Ben is playing in another window and wasn’t removed."
    assert [profile.name for profile in Players(window.settings).known] == ["Anna", "Ben"]
    window.player.switch("2")
    assert window.progress.stars("first-lot") == 1
    elsewhere.release()


@pytest.mark.parametrize(("lying", "player"), [("players/2/x", "3"), ("players", "2"), ("players/x", "2")])
def test_a_player_is_added_whatever_lies_in_the_way(ra_home, monkeypatch, lying, player):
    monkeypatch.setattr(player_folders, "itertools", SimpleNamespace(count=lambda first: range(first, 9)))
    file = paths.data_dir() / lying
    file.parent.mkdir(parents=True)
    file.write_text("a file")
    assert Players(Settings()).add(Profile("new", "Ben")).id == player
    assert file.read_text() == "a file"


def test_a_removed_player_is_gone_with_their_progress(before, window):
    add(window, "Ben")
    window.progress.record("first-lot", 1)
    window.commands["change_player"].trigger()
    dialog = window.findChildren(PlayerDialog)[-1]
    assert dialog.remove.isVisibleTo(dialog)
    dialog.remove.click()
    box = dialog.findChild(QMessageBox)
    assert box.text() == "Remove Ben?"
    next(button for button in box.buttons() if button.text() == "Remove").click()
    assert state(window) == BEFORE
    assert [profile.name for profile in Players(window.settings).known] == ["Anna"]
    assert not (paths.data_dir() / "players" / "2").exists()
    window.commands["change_player"].trigger()
    assert not window.findChildren(PlayerDialog)[-1].remove.isVisibleTo(dialog)


def test_reviews_for_one_player_end_when_another_plays(before, window):
    reviews = window.reviews.reviews
    reviews.ask(whole_game("classic", 3))
    assert reviews._jobs
    window.player.switch("guest")
    assert not reviews._jobs
