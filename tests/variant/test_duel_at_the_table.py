"""A variant that the user interface has never heard of is shown as the game it varies, with its own figures."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.engine import Game, parse_action
from ra_desktop.storage.saved_game import SavedGame, Seat
from ra_desktop.ui.games import groups
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.shell.main_window import MainWindow
from ra_desktop.ui.words.events import Narrator
from ra_desktop.ui.words.tiles import epoch_label, ruleset_label, tile_label, tile_tooltip
from tests.ui import gallery

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


SEATS = (Seat("Ann", "lapis"), Seat("Ben", "ochre"))


@pytest.fixture
def window(put_up, qapp: QApplication, ra_home: Path) -> Iterator[MainWindow]:
    settings = Settings()
    settings.speed = "instant"
    themes = ThemeManager(qapp)
    themes.apply(qapp)
    made = MainWindow(settings, themes)
    made.furnish(Session(gallery.waiting_bot))
    put_up(made)
    yield made
    made.close()


def test_its_words_are_those_of_ra(qapp: QApplication) -> None:
    assert ruleset_label("duel") == "Duel"
    assert tile_label("step-pyramid", "duel") == "Step pyramid"
    assert tile_tooltip("pharaoh", "duel").startswith("Pharaoh: ")
    assert [groups.heading(group, "duel") for group in groups.groups_of("duel")] == [
        "Pharaohs", "Nile", "Civilization", "Gold, gods", "Monuments", "Suns",
    ]  # fmt: skip


def test_what_scores_last_scores_in_its_second_epoch(qapp: QApplication) -> None:
    game = Game("duel", 2, 1)
    view = game.state.view(0)
    monuments = next(group for group in groups.groups_of("duel") if group.name == "monuments")
    assert not groups.scores_now(view, monuments)
    game.state.epoch = 2
    assert groups.scores_now(game.state.view(0), monuments)


def test_a_whole_game_of_it_is_told(qapp: QApplication) -> None:
    narrator, game, rng = Narrator(("Ann", "Ben"), "duel", None), Game("duel", 2, 5), Random(5)
    messages = []
    while not game.state.is_over:
        assert narrator.banner(game.state.view(0))
        messages += map(narrator.describe, game.play(rng.choice(game.state.legal_actions())).events)
    assert f"{epoch_label(2)}: scoring." in messages
    assert f"{epoch_label(3)}: scoring." not in messages
    assert messages[-1].endswith(" fame.")


def test_it_is_seen_at_the_table(window: MainWindow) -> None:
    game = Game("duel", 2, 7)
    for action in ("draw", "draw", "draw"):
        game.play(parse_action(action))
    window.session._replace(SavedGame(game, SEATS))
    QApplication.sendPostedEvents()
    assert len(window.table.view.board.scene().board_layout.spaces) == 6
    assert not window.grab().isNull()
    assert window.windowTitle() == "Duel · Old Kingdom"
    for action in ("draw", "draw", "draw"):
        window.session.play(parse_action(action))
        QApplication.processEvents()
    assert None not in game.state.auction_track
    assert window.table.view.board.accessibleDescription().count(",") >= 5
    assert not window.grab().isNull()
