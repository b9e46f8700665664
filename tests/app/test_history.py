"""A game that ends at the table is kept, once, and the history reads it in the background."""

from __future__ import annotations

import errno
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from ra_desktop.app import background, history
from ra_desktop.app.history import Acquaintances, AfterGame, HistoryKeeper, HistoryReader, Memory, memories
from ra_desktop.app.players import Players
from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.app.setup import GameSetup
from ra_desktop.storage import SavedGame, Seat, atomic, load_file, paths, save_file
from ra_desktop.storage.errors import WriteError
from ra_desktop.storage.finished import FinishedGame, Player, kept_path
from ra_desktop.storage.index import Index
from ra_desktop.storage.paths import GUEST
from ra_desktop.storage.saved_game import game_id
from tests.storage.games import random_game, saved_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from ra_desktop.engine import Action, View
    from ra_desktop.storage.errors import SaveError

PEOPLE = (Seat("Ann", "lapis"), Seat("Ben", "carnelian"), Seat("Cleo", "ochre"))


@pytest.fixture
def session(qapp: object) -> Iterator[Session]:
    made = Session()
    yield made
    made.shutdown()


@pytest.fixture
def keeper(session: Session, ra_home: Path) -> HistoryKeeper:
    return HistoryKeeper(session, Settings(), session)


@pytest.fixture
def reader(qapp: object) -> Iterator[HistoryReader]:
    yield HistoryReader()
    background.shutdown()


def play_out(session: Session, seed: int = 1) -> None:
    rng = random.Random(seed)
    while not session.state.is_over:
        assert session.play(rng.choice(session.state.legal_actions()))


def kept() -> list[Path]:
    return sorted(paths.finished_dir().glob("*")) if paths.finished_dir().exists() else []


def over(seed: int = 3, bot: str | None = None) -> SavedGame:
    seats = (Seat("Ann", "lapis", bot), Seat("Ben", "carnelian", "novice"), Seat("Cleo", "ochre", "expert"))
    return SavedGame(random_game("classic", 3, seed), seats, started="2025-03-21T19:30:00+01:00")


# --- keeping ----------------------------------------------------------------------------------------------


def test_a_game_is_kept_when_it_ends_and_not_before(session: Session, keeper: HistoryKeeper) -> None:
    session.start(GameSetup("classic", PEOPLE, seed=1))
    assert session.play(session.state.legal_actions()[0])
    assert kept() == []
    play_out(session)
    [file] = kept()
    assert load_file(file).game.state == session.state


def test_what_was_played_and_whether_all_was_lost_is_noted(keeper: HistoryKeeper) -> None:
    settings = keeper._settings
    assert (settings.played, settings.fortune) == ("", "")
    winner = over().game.state.winner
    bots = [Seat(name, colour, "novice") for name, colour in (("A", "lapis"), ("B", "ochre"), ("C", "amethyst"))]
    fortunes = []
    for seat in ((winner + 1) % 3, winner, (winner + 1) % 3):
        seats = tuple(Seat("Ann", bot.colour) if place == seat else bot for place, bot in enumerate(bots))
        keeper._note(SavedGame(over().game, seats))
        fortunes.append(settings.fortune)
    assert fortunes == ["lost", "won", "won"]
    keeper._note(over(bot="novice"))
    assert settings.played == "classic"


def test_the_history_is_read_once_after_a_game_that_ended_and_with_it(
    session: Session, keeper: HistoryKeeper, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []
    open_history = Index.open
    monkeypatch.setattr(Index, "open", lambda *_: (opened.append(1), open_history())[1])
    after_game = AfterGame(keeper, session)
    session.start(GameSetup("classic", PEOPLE, seed=1))
    with qtbot.waitSignal(after_game.counted) as counted:
        play_out(session)
    saved, games = counted.args
    assert saved is session.saved
    assert [game.id for game in games] == [game_id(saved)]
    assert len(opened) == 1


def test_nothing_follows_a_game_whose_player_has_left_meanwhile(
    session: Session, keeper: HistoryKeeper, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "_player", "")
    after_game = AfterGame(keeper, session)
    with qtbot.assertNotEmitted(after_game.counted):
        after_game.count(over())
        paths.use_player("2")
        with qtbot.waitCallback() as done:
            background.quick().start(session, lambda: iter(()), lambda _: None, done)
    background.shutdown()


def test_what_a_thread_has_left_unread_is_closed_by_another(ra_home: Path) -> None:
    reading = history._read()
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(next, reading).result() == []
    reading.close()  # as when nobody wants it any more
    with Index.open() as index:
        assert index.games() == []


def test_a_history_that_cannot_be_read_is_logged_and_nothing_follows(
    session: Session,
    keeper: HistoryKeeper,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(*_: object) -> Index:
        raise WriteError(Path("disk"), "no room")

    monkeypatch.setattr(Index, "open", fail)
    caplog.set_level("INFO")
    after_game = AfterGame(keeper, session)
    with qtbot.assertNotEmitted(after_game.counted):
        after_game.count(over())
        qtbot.waitUntil(lambda: "are not counted" in caplog.text)


def test_a_guest_who_leaves_while_games_are_counted_takes_them_along_without_a_warning(
    ra_home: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(paths, "_player", "")
    players = Players(Settings())
    players.switch(GUEST)
    folder = paths.player_dir()
    for seed in range(20):
        save_file(kept_path(over(seed)), over(seed))
    counting = history.counted()
    assert [next(counting), next(counting)] == [None, None]
    players.switch("")
    assert not folder.exists()
    assert list(counting) == []
    assert "are not counted" not in caplog.text


def test_every_game_is_kept(session: Session, keeper: HistoryKeeper) -> None:
    for seed in range(3):
        session.start(GameSetup("classic", PEOPLE, seed=seed))
        play_out(session)
    assert len(kept()) == 3


def test_only_the_first_end_of_a_game_is_kept(session: Session, keeper: HistoryKeeper) -> None:
    session.start(GameSetup("classic", PEOPLE, seed=1))
    play_out(session)
    [file] = kept()
    first = file.read_bytes()
    session.undo()
    assert not session.state.is_over
    play_out(session, seed=9)
    assert kept() == [file]
    assert file.read_bytes() == first


class First:
    """A bot that chooses what comes first."""

    def choose(self, view: View, **_: object) -> Action:
        return view.legal_actions()[0]


def test_watching_bots_is_not_kept(qtbot: QtBot) -> None:
    session = Session(lambda *_, **__: First())
    keeper = HistoryKeeper(session, Settings(), session)
    session.start(GameSetup("classic", tuple(seat.with_bot("novice") for seat in PEOPLE), seed=1))
    qtbot.waitUntil(lambda: session.state.is_over, timeout=30_000)
    keeper.catch_up()
    session.shutdown()
    assert kept() == []


def test_opening_a_finished_game_keeps_nothing(session: Session, keeper: HistoryKeeper, tmp_path: Path) -> None:
    save_file(tmp_path / "of a friend.ra-game", over())
    session.load(tmp_path / "of a friend.ra-game")
    assert kept() == []


def test_a_game_that_ended_with_the_program_is_kept_at_the_next_start(keeper: HistoryKeeper) -> None:
    save_file(paths.autosave_path(), over())
    keeper.catch_up()
    assert kept() == [kept_path(over())]


@pytest.mark.parametrize("saved", [None, saved_game(30), over(bot="novice")])
def test_there_may_be_nothing_to_keep(keeper: HistoryKeeper, saved: SavedGame | None) -> None:
    if saved is not None:
        save_file(paths.autosave_path(), saved)
    keeper.catch_up()
    assert kept() == []


def test_what_was_deleted_does_not_come_back(session: Session) -> None:
    settings = Settings()
    HistoryKeeper(session, settings, session)
    session.start(GameSetup("classic", PEOPLE, seed=1))
    play_out(session)
    kept()[0].unlink()
    settings.sync()
    HistoryKeeper(session, Settings(), session).catch_up()
    assert kept() == []


def test_a_disk_that_refuses_does_not_stop_the_game(
    session: Session, keeper: HistoryKeeper, caplog: pytest.LogCaptureFixture
) -> None:
    paths.saves_dir().parent.mkdir(parents=True)
    paths.saves_dir().write_text("in the way")
    messages: list[SaveError] = []
    keeper.failed.connect(messages.append)
    for seed in (1, 2):
        session.start(GameSetup("classic", PEOPLE, seed=seed))
        play_out(session)
    assert "cannot be saved" in caplog.text
    assert [error.reason for error in messages] == ["Not a directory"]
    paths.saves_dir().unlink()
    keeper.catch_up()
    assert len(kept()) == 1
    session.autosave.write(session.saved)
    assert len(kept()) == 2


@pytest.fixture
def end_on_a_full_disk(session: Session, keeper: HistoryKeeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose last move could not be written."""

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    save_file(paths.saves_dir() / "nearly over.ra-game", SavedGame(random_game("classic", 3, 3), PEOPLE))
    session.load(paths.saves_dir() / "nearly over.ra-game")
    session.undo()
    with monkeypatch.context() as patch:
        patch.setattr(atomic, "_write_through", full)
        play_out(session)
    assert kept() == []


@pytest.mark.usefixtures("end_on_a_full_disk")
def test_a_game_that_ended_on_a_full_disk_is_kept_when_there_is_room(session: Session) -> None:
    over = session.state.copy()
    session.autosave.write(session.saved)
    [file] = kept()
    assert load_file(file).game.state == over


@pytest.mark.usefixtures("end_on_a_full_disk")
def test_a_game_that_goes_on_when_there_is_room_is_not_kept(session: Session) -> None:
    session.undo()
    assert kept() == []
    play_out(session, seed=9)
    assert len(kept()) == 1


# --- reading ----------------------------------------------------------------------------------------------


def games_read(reader: HistoryReader, qtbot: QtBot, count: int) -> list[str]:
    """The ids that the reader tells when it tells of so many games."""
    with qtbot.waitSignal(reader.read, check_params_cb=lambda games: len(games) == count) as text:
        reader.refresh()
    return [game.id for game in text.args[0]]


def test_kept_games_are_read(reader: HistoryReader, qtbot: QtBot) -> None:
    assert games_read(reader, qtbot, 0) == []
    save_file(kept_path(over(1)), over(1))
    save_file(kept_path(over(2)), over(2))
    assert set(games_read(reader, qtbot, 2)) == {game_id(over(1)), game_id(over(2))}


def test_it_is_told_how_many_are_left(reader: HistoryReader, qtbot: QtBot) -> None:
    for seed in range(4):
        save_file(kept_path(over(seed)), over(seed))
    with qtbot.waitSignal(reader.progressed, check_params_cb=lambda left: left == 0):
        reader.refresh()


def test_clearing_forgets_also_what_was_not_yet_counted(reader: HistoryReader, qtbot: QtBot) -> None:
    save_file(kept_path(over()), over())
    with qtbot.waitSignal(reader.read) as text:
        reader.clear()
    assert text.args[0] == []
    assert games_read(reader, qtbot, 0) == []
    background.shutdown()
    with Index.open() as index:
        assert list(index.update()) == []
        assert index.games() == []
    assert len(kept()) == 1


def test_what_goes_wrong_is_told(reader: HistoryReader, qtbot: QtBot) -> None:
    paths.history_path().mkdir(parents=True)
    for ask in (reader.refresh, reader.clear):
        with qtbot.waitSignal(reader.failed) as text:
            ask()
        assert (text.args[0].kind, text.args[0].reason) == ("read", "not a regular file")


# --- what characters remember ------------------------------------------------------------------------------


def one(name: str, rank: int, bot: str | None = None, character: str | None = None, **points: int) -> Player:
    return Player(name, bot, character, rank, sum(points.values()), points)


def past(number: str, *players: Player) -> FinishedGame:
    return FinishedGame(number, "", "2025-03-21T20:30:00+01:00", "classic", False, 90, players)


ANN, HEIR = one("Ann", 1, nile=8, suns=5), one("Bot", 2, "skilled", "heir", nile=9, suns=0)
LOST = past("lost", one("Ann", 3, nile=9, suns=-5), one("Bot", 1, "novice", "heir", nile=9), one("Eve", 2))
AT_TABLE = (
    Seat("Ann", "lapis"),
    Seat("Ahmose", "ochre", "expert", "heir"),
    Seat("Bek", "carnelian", "novice", "miser"),
)


@pytest.mark.parametrize(
    ("games", "known"),
    [
        ([LOST, past("won", ANN, HEIR)], {1: Memory(won=False, row="suns", points=5)}),
        ([past("won", ANN, HEIR), LOST], {1: Memory(won=True, row="", points=0)}),
        (
            [past("third", one("Ann", 2, gold=3), one("Bot", 3, "casual", "heir"), one("Eve", 1))],
            {1: Memory(won=None, row="gold", points=3)},
        ),
        ([past("without Ann", one("Eve", 1), HEIR), past("no bot", ANN, one("Heir", 2, None, "heir"))], {}),
        ([past("two heirs", ANN, HEIR, one("Bot", 3, "skilled", "heir"))], {}),
        ([past("two Anns", ANN, HEIR, one("Ann", 3))], {}),
        ([past("a bot called Ann", one("Ann", 1, "novice", "miser"), HEIR, one("Eve", 3))], {}),
    ],
)
def test_a_character_remembers_its_last_game_with_the_person(
    games: list[FinishedGame], known: dict[int, Memory]
) -> None:
    assert memories(SavedGame(random_game("classic", 3, 3, 20), AT_TABLE), games) == known


def test_nobody_remembers_the_game_on_the_table_or_anything_with_several_persons() -> None:
    saved = SavedGame(random_game("classic", 3, 3, 20), AT_TABLE, started="2025-03-21T19:30:00+01:00")
    won = past("won", ANN, HEIR)
    assert memories(saved, [msgspec.structs.replace(won, id=game_id(saved))]) == {}
    saved.seats = (AT_TABLE[0], AT_TABLE[1], Seat("Eve", "carnelian"))
    assert memories(saved, [won]) == {}
    saved.seats = (AT_TABLE[0], AT_TABLE[1], msgspec.structs.replace(AT_TABLE[1], colour="carnelian"))
    assert memories(saved, [won]) == {}


def test_what_is_remembered_is_read_once_and_again_when_other_players_sit_down(
    session: Session, keeper: HistoryKeeper, qtbot: QtBot
) -> None:
    seats = (PEOPLE[0], Seat("Ben", "carnelian", "novice", "heir"), Seat("Cleo", "ochre", "expert", "miser"))
    ended = over()
    ended.seats = seats
    save_file(kept_path(ended), ended)
    acquaintances = Acquaintances(session)
    saved = SavedGame(random_game("classic", 3, 4, 20), seats, started="2025-03-22T19:30:00+01:00")
    assert acquaintances.of(saved) == {}
    qtbot.waitUntil(lambda: bool(acquaintances.of(saved)))
    with Index.open() as index:
        assert acquaintances.of(saved) == memories(saved, index.games())
    assert set(acquaintances.of(saved)) == {1, 2}
    saved.seats = (seats[0], seats[1].with_bot(None), seats[2])
    assert acquaintances.of(saved) == {}
    background.shutdown()
