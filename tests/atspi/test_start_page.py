"""A screen reader finds the start page, and works with it."""

from __future__ import annotations


def test_the_start_page_is_in_the_tree_and_can_be_used(start) -> None:
    program = start()
    learn = program.window.find("push button", "New to Ra?")
    assert learn.description
    assert "focusable" in learn.states
    program.window.find("push button", "New game…").do()
    dialog = program.client.wait(
        lambda: next((each for each in program.node.all("dialog")), None), "New game… opens no dialog"
    )
    assert dialog.name.startswith("New game")
