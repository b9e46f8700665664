"""Whoever does not see the board finds everything on it by name, and decides there."""

from __future__ import annotations

from PySide6.QtGui import QAccessible

from ra_desktop.engine import Draw, Invoke, SpendGod
from tests.ui.table.board.tables import position

TEXT, BUTTON, OPTION = QAccessible.Role.StaticText, QAccessible.Role.Button, QAccessible.Role.CheckBox


def text(table) -> dict[str, QAccessible.Role]:
    """The spots of the board, as a screen reader is told of them."""
    table.board.touch.update()
    node = QAccessible.queryAccessibleInterface(table.board)
    cloth = node.child(0)
    children = [cloth.child(number) for number in range(cloth.childCount())]
    return {child.text(QAccessible.Text.Name): child.role() for child in children}


def press(table, name: str) -> None:
    cloth = table.board.viewport()
    next(child for child in cloth.children() if child.isWidgetType() and child.accessibleName() == name).click()


def test_bag_and_figure_are_buttons_for_who_is_to_move(table) -> None:
    table.show(position("gold nile gold", "draw"))
    result = text(table)
    assert result["Draw a tile"] is result["Invoke Ra"] is BUTTON
    assert result["Gold, space 1"] is TEXT
    press(table, "Draw a tile")
    assert table.chosen == [Draw()]
    assert "Draw a tile" not in text(table)
    table.show(position("gold nile gold", "draw"))
    text(table)
    press(table, "Invoke Ra")
    assert table.chosen == [Draw(), Invoke()]


def test_whoever_only_looks_on_finds_no_buttons(table) -> None:
    table.show(position("gold nile gold", "draw"), offer=False)
    assert [name for name, role in text(table).items() if role in (BUTTON, OPTION)] == []


def test_a_tile_for_a_god_is_selected_and_then_taken(table) -> None:
    table.show(position("god nile art nile art", "draw; invoke; bid 4; pass; pass; draw; draw; draw"))
    assert text(table)["Nile, space 1"] is TEXT
    table.choices.enter_god_mode()
    names = text(table)
    assert [name for name in names if name.startswith("Take")] == [
        "Take Nile, space 1", "Take Art, space 2", "Take Nile, space 3"
    ]  # fmt: skip
    assert names["Take Art, space 2"] is OPTION
    press(table, "Take Art, space 2")
    assert (table.choices.selected, table.chosen) == (SpendGod("art"), [])
    text(table)
    press(table, "Take Art, space 2")
    assert table.chosen == [SpendGod("art")]


def test_moves_are_in_the_tree_of_the_board(table) -> None:
    table.show(position("gold nile gold", "draw"))
    assert "Moves" in text(table)
    bar = QAccessible.queryAccessibleInterface(table.board.actions_bar)
    assert bar.parent().indexOfChild(bar) >= 0


def test_where_clicks_are_confirmed_bag_and_figure_are_pressed_twice(table) -> None:
    table.choices.confirms_clicks = True
    for name, action in (("Draw a tile", Draw()), ("Invoke Ra", Invoke())):
        table.show(position("gold nile gold", "draw"))
        text(table)
        press(table, name)
        assert (table.choices.selected, table.choices.clicked, table.chosen) == (action, action, [])
        press(table, name)
        assert table.chosen == [action]
        table.chosen.clear()
