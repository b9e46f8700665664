"""A board in a window, and a person who has to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from ra_desktop.ui.interaction.choices import Choices
from ra_desktop.ui.table.board.bar_button import bar_height
from ra_desktop.ui.table.board.view import BoardView

from .tables import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture
def make_table(keep) -> Iterator[Callable[..., Table]]:
    made: list[Table] = []

    def make(width: int = 842, height: int = 604) -> Table:
        """A board of that size, with the bar below it."""
        window = keep(QWidget())
        bar = next(bar for bar in range(height) if bar_height(height + bar) == bar)
        window.resize(width + 30, height + bar + 20)
        choices = Choices(window)
        board = BoardView(choices, window)
        board.setGeometry(30, 20, width, height + bar)
        table = Table(window, choices, board)
        choices.chosen.connect(table.chosen.append)
        board.pointer.picked_up.connect(lambda held, pos: table.drags.append((held, pos)))
        window.show()
        made.append(table)
        return table

    yield make
    for table in made:
        table.window.close()


@pytest.fixture
def table(make_table) -> Table:
    return make_table()
