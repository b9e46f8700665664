"""The buttons at the bottom of a page over the board."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ra_desktop.ui.table.overlays.overlay import Overlay


@pytest.mark.parametrize(("width", "rows"), [(700, 1), (560, 2)])
def test_buttons_stay_inside_the_card_with_whole_words(keep, width, rows):
    page = keep(Overlay())
    texts = ("Rematch", "New game…", "Save…", "Replay", "Review", "View table")
    buttons = [page.add_button(words) for words in texts]
    page.resize(width, 500)
    page.paint_content = lambda *_: None
    page.show()
    page.place_buttons()
    card = page.card()
    assert all(card.contains(button.geometry()) for button in buttons)
    assert all(button.width() >= button.sizeHint().width() - 1 for button in buttons)
    results = {button.y(): [] for button in buttons}
    for button in buttons:
        results[button.y()].append(button.geometry())
    assert len(results) == rows
    assert list(results) == sorted(results, reverse=True), "the first ones lie lowest"
    assert all(left.x() > right.right() for row in results.values() for left, right in pairwise(row))
    assert page.inner().bottom() < min(results)
