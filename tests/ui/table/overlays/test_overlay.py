"""The buttons at the bottom of a page over the board."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ra_desktop.ui.table.overlays.overlay import Overlay, squeezed


@pytest.mark.parametrize(
    ("missing", "widths"), [(0, [110, 150, 120]), (40, [95, 135, 108]), (70, [85, 125, 100]), (500, [60, 100, 80])]
)
def test_what_is_missing_is_shared_but_leaves_room_for_the_words(missing, widths):
    assert squeezed([110, 150, 120], [60, 100, 80], missing) == widths


def test_buttons_stay_inside_the_card(qtbot):
    page = Overlay()
    qtbot.addWidget(page)
    buttons = [page.add_button() for _ in range(6)]
    for button, words in zip(buttons, ("Rematch", "New game…", "Save…", "Replay", "Review", "View table"), strict=True):
        button.setText(words)
    page.resize(700, 500)
    page.paint_content = lambda *_: None
    page.show()
    page.place_buttons()
    card = page.card()
    assert card.width() - 2 * 24 < 6 * 110 + 5 * 10
    assert all(card.contains(button.geometry()) for button in buttons)
    assert all(button.width() >= button.fontMetrics().horizontalAdvance(button.text()) for button in buttons)
    assert all(left.x() > right.geometry().right() for left, right in pairwise(buttons))
