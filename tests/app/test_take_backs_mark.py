"""A game in which something was taken back is marked so: in its file, in the list and in the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ra_desktop.app.history import HistoryKeeper
from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.app.setup import GameSetup
from ra_desktop.app.statistics import Question, answer
from ra_desktop.engine import Draw
from ra_desktop.storage import Seat, load_file, paths
from ra_desktop.storage.index import Index

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.storage.library import Entry

PEOPLE = (Seat("Ann", "lapis"), Seat("Ben", "carnelian"), Seat("Cleo", "ochre"))


@pytest.fixture
def session(qapp: object, ra_home: object) -> Iterator[Session]:
    """A game that has just begun, kept when it ends."""
    made = Session()
    HistoryKeeper(made, Settings(), made)
    made.start(GameSetup("classic", PEOPLE, seed=1))
    yield made
    made.shutdown()


def draw(session: Session) -> None:
    assert session.play(Draw())


def play_out(session: Session) -> None:
    while not session.state.is_over:
        assert session.play(session.state.legal_actions()[0])


def listed() -> Entry:
    """The only game in the list of saved games, examined."""
    with Index.open() as index:
        (entry,) = index.files()
        return index.examine(entry)


def counted(question: Question) -> int:
    """How many games the statistics count."""
    with Index.open() as index:
        for _ in index.update():
            pass
        return answer(index.games(), question).games


def test_a_draw_that_was_taken_back_marks_the_file_and_the_list(session: Session) -> None:
    draw(session)
    assert session.undo()
    draw(session)
    path = paths.saves_dir() / "mine.ra-game"
    session.save(path)
    assert load_file(path).game.has_take_backs
    assert listed().take_backs


def test_so_it_does_while_nothing_has_been_played_instead(session: Session) -> None:
    draw(session)
    assert session.undo()
    session.save(paths.saves_dir() / "mine.ra-game")
    assert listed().take_backs


def test_what_was_only_looked_at_again_is_no_take_back(session: Session) -> None:
    draw(session)
    assert session.undo()
    assert session.redo()
    path = paths.saves_dir() / "mine.ra-game"
    session.save(path)
    assert not load_file(path).game.has_take_backs
    assert not listed().take_backs


@pytest.mark.parametrize("takes_back", [True, False])
def test_statistics_can_leave_out_games_with_take_backs(session: Session, takes_back: bool) -> None:
    draw(session)
    if takes_back:
        assert session.undo()
        draw(session)
    play_out(session)
    assert listed().take_backs is takes_back
    assert counted(Question("Ann")) == 1
    assert counted(Question("Ann", take_backs=False)) == (0 if takes_back else 1)
    with Index.open() as index:
        assert answer(index.games(), Question("Ann")).with_take_backs == (1 if takes_back else 0)


def test_the_mark_stays_when_the_game_goes_on_another_day(session: Session) -> None:
    draw(session)
    assert session.undo()
    draw(session)
    path = paths.saves_dir() / "mine.ra-game"
    session.save(path)
    session.start(GameSetup("classic", PEOPLE, seed=2))
    session.load(path)
    play_out(session)
    assert session.saved is not None
    assert session.saved.game.has_take_backs
    assert counted(Question("Ann", take_backs=False)) == 0
