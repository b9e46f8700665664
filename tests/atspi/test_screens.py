"""What a screen reader finds on the screens that can be reached by actions: names, one parent each, and labels."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from tests.atspi.client import GoneError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.atspi.client import Node
    from tests.atspi.desk import Program

_LABELLED_BY: Final = 2
_NOT_COMPARED: Final = (
    "label", "table cell", "cell", "column header", "row header", "tree item", "list item", "filler", "panel",
    "table column header",
)  # fmt: skip
"""Roles of which several beside each other may be called alike."""


def labels_of(node: Node) -> list[str]:
    """The names of what labels it."""
    relations = node._ask("org.a11y.atspi.Accessible", "GetRelationSet")[0]
    return [node._node(label).name for kind, labels in relations if kind == _LABELLED_BY for label in labels]


def faults(window: Node) -> Iterator[str]:
    """What is wrong in the tree of a window."""
    for node in window.shown():
        try:
            yield from _faults_of(node)
        except GoneError:
            continue


def _faults_of(node: Node) -> Iterator[str]:
    name, role, states = node.name, node.role, node.states
    labels = labels_of(node) if role in ("combo box", "text", "spin button") else []
    if "focusable" in states and not (name or labels):
        yield f"no name: {node}"
    if "\t" in name or "&" in name.replace(" & ", ""):
        yield f"tab or ampersand: {node}"
    if role == "combo box" and not any(labels):
        yield f"no label: {node}"
    children = [child for child in node.children if child.is_showing()]
    messages = Counter((child.role, " ".join(labels_of(child)) or child.name) for child in children)
    for (kind, called), count in messages.items():
        if called and count > 1 and kind not in _NOT_COMPARED:
            yield f"{count} alike in {node}: {kind} {called!r}"
    yield from (f"orphan: {child} in {node}" for child in children if child.index < 0 or child.parent != node)


def dialog_of(program: Program, button: str) -> Node:
    """Press the button of the window that opens a dialog, and return that."""
    program.window.find("push button", button).do()
    return program.client.wait(lambda: next(iter(program.node.all("dialog")), None), f"{button} opens no dialog")


def leave(program: Program, dialog: Node, button: str) -> None:
    dialog.find("push button", button).do()
    program.client.wait(lambda: not program.node.all("dialog"), f"{button} does not close")


def test_screens_that_are_reached_by_actions(start: Callable[..., Program]) -> None:
    """At one start, which takes longer than all of them."""
    program = start()
    learn = program.window.find("push button", "New to Ra?")
    assert learn.description
    assert "focusable" in learn.states
    results = {"start page": list(faults(program.window))}
    for name, way_out in (("New game…", "Cancel"), ("Rules", "Close")):
        dialog = dialog_of(program, name)
        assert dialog.name.startswith(name.rstrip("…"))
        results[name] = list(faults(dialog))
        if name == "New game…":
            boxes = [labels_of(box) for box in dialog.all("combo box")]
            assert boxes == [*[["Who plays here"]] * 4, ["All bots:"]]
        leave(program, dialog, way_out)
    program.window.find("push button", "Quick game").do()
    program.window.find("page tab", "Score")
    results["table"] = list(faults(program.window))
    assert not [fault for item in results.values() for fault in item], results
