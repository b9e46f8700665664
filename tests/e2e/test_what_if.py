"""What if, through the window: another move is chosen in the review, and the graph grows a second branch."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt

from ra_desktop.ui.look import theme
from ra_desktop.ui.table.review.chance_painter import ChancePainter, points_of_branch
from tests.e2e.test_review import _full_reviews_are_quick_ones, at_table, desk  # noqa: F401


@pytest.fixture
def options(window, desk):  # noqa: F811
    worst = max(desk.review.decisions_of(0), key=lambda item: item.loss)
    window.table.replay.go(worst.ply)
    desk.panel.tabs.setCurrentWidget(desk.panel.moves)
    return desk.panel.moves.options


def result(qtbot, desk, button):  # noqa: F811
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.what_if.continuation is not None and not desk.what_if.is_busy, timeout=30_000)
    return desk.chances.graph._picture.branch


def test_every_move_but_the_one_played_can_be_tried_by_keyboard(window, desk, options):  # noqa: F811
    played = [line for line in options.text.splitlines() if line.endswith("(played)")]
    assert len(options.buttons) == len(options.text.splitlines()) - len(played) > 0
    best = options.text.splitlines()[0].removesuffix(": The best move")
    assert options.buttons[0].accessibleName() == f"What if: {best}"
    for button in options.buttons:
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert button.isVisible()


def test_the_branch_begins_where_the_move_was_made_and_has_the_chances_of_the_line(
    window, qtbot, desk, options  # noqa: F811
):  # fmt: skip
    game, ply = window.session.game, window.table.replay.ply
    before = game.actions
    branch = result(qtbot, desk, options.buttons[0])
    line = desk.what_if.continuation
    assert (line.ply, branch.ply) == (ply, ply)
    assert branch.chances == (desk.review.chances[ply][0], *(item[0] for item in line.chances))
    assert branch.label == options.buttons[0].accessibleName()
    graph = desk.chances.graph
    place = ChancePainter(graph._picture, QRectF(graph.rect()), theme.current())
    points = points_of_branch(branch, place)
    assert points[0].x() == place.x_of(ply)
    assert points[0].y() == place.y_of(desk.review.chances[ply][0])
    assert points[-1].x() <= place.area.right() + 1e-6
    longer = replace(branch, chances=(*branch.chances, *[0.5] * 400))  # one that outlasts the game is shown whole
    place = ChancePainter(replace(graph._picture, branch=longer), QRectF(graph.rect()), theme.current())
    assert points_of_branch(longer, place)[-1].x() == pytest.approx(place.area.right())
    assert place.ply_at(place.area.right()) == place.end == len(game.plies)
    assert "This is just one way it could go on" in options.remark.text()
    assert (window.session.game, game.actions) == (game, before)


def test_one_key_removes_the_branch_and_leaving_forgets_it(window, qtbot, desk, options):  # noqa: F811
    result(qtbot, desk, options.buttons[0])
    options.drop.setFocus()
    qtbot.keyClick(options.drop, Qt.Key.Key_Return)
    assert desk.chances.graph._picture.branch is None
    assert (options.remark.isVisible(), options.drop.isVisible()) == (False, False)
    assert options.buttons[0].hasFocus()
    result(qtbot, desk, options.buttons[0])
    desk.close()
    assert desk.what_if.action is None
    desk.open()
    qtbot.waitUntil(lambda: desk.review is not None)
    assert desk.chances.graph._picture.branch is None


def test_the_branch_stays_while_one_moves_through_the_game(window, qtbot, desk, options):  # noqa: F811
    branch = result(qtbot, desk, options.buttons[0])
    window.table.replay.go(0)
    assert desk.chances.graph._picture.branch == branch
    assert options.drop.isVisible()
    assert desk.panel.moves.options.remark.text()
    assert desk.report().picture.branch is None
