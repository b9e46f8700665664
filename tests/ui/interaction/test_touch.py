"""Every spot of a painted surface is a real widget, through which the mouse goes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from ra_desktop.ui.interaction.touch import Role, Spot, TouchLayer
from ra_desktop.ui.look.focus_ring import wants_ring

WHERE = QRectF(20, 20, 40, 40)


class Cloth(QWidget):
    """A painted surface that counts what it gets."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.resize(300, 200)
        self.presses: list[QPoint] = []
        self.keys: list[int] = []
        self.clicked: list[str] = []
        self.shown: list[Spot] = []
        self.below = QPushButton("Below", self)
        self.below.setGeometry(200, 150, 80, 30)
        self.touch = TouchLayer(self, lambda: self.shown)

    def show_spots(self, *spots: Spot) -> None:
        self.shown = list(spots)
        self.touch.update()

    def spot(self, name: str, role: Role = Role.BUTTON, **changes) -> Spot:
        return replace(Spot(name, role, WHERE, name, click=lambda: self.clicked.append(name)), **changes)

    def mousePressEvent(self, event) -> None:
        self.presses.append(event.position().toPoint())

    def keyPressEvent(self, event) -> None:
        self.keys.append(event.key())


@pytest.fixture
def cloth(qtbot, put_up) -> Cloth:
    cloth = put_up(Cloth())
    cloth.activateWindow()
    qtbot.waitUntil(cloth.isActiveWindow)
    return cloth


def text(cloth: Cloth) -> list[tuple[str, QAccessible.Role]]:
    node = QAccessible.queryAccessibleInterface(cloth)
    children = [node.child(number) for number in range(node.childCount())]
    return [(child.text(QAccessible.Text.Name), child.role()) for child in children if not child.state().invisible]


def widget(cloth: Cloth, name: str) -> QWidget:
    return next(child for child in cloth.findChildren(QWidget) if child.accessibleName() == name)


def test_spots_are_in_the_tree_in_their_order_with_their_roles(cloth) -> None:
    cloth.show_spots(
        cloth.spot("Gold, space 1", Role.TEXT), cloth.spot("Draw a tile"), cloth.spot("Bid 9", Role.OPTION)
    )
    assert text(cloth) == [
        ("Gold, space 1", QAccessible.Role.StaticText),
        ("Draw a tile", QAccessible.Role.Button),
        ("Bid 9", QAccessible.Role.CheckBox),
        ("Below", QAccessible.Role.Button),
    ]
    cloth.show_spots(cloth.spot("Bid 9", Role.OPTION), cloth.spot("Draw a tile"))
    assert [name for name, _ in text(cloth)] == ["Bid 9", "Draw a tile", "Below"]


@pytest.mark.parametrize("role", [Role.BUTTON, Role.OPTION])
def test_a_press_does_what_a_click_does(cloth, role) -> None:
    cloth.show_spots(cloth.spot("it", role))
    it = widget(cloth, "it")
    it.click()
    assert cloth.clicked == ["it"]
    cloth.show_spots()
    it.click()  # it has gone, and waits for another thing
    assert cloth.clicked == ["it"]
    cloth.show_spots(cloth.spot("other", role, is_selected=True))
    assert widget(cloth, "other") is it
    it.click()
    assert cloth.clicked == ["it", "other"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
@pytest.mark.parametrize("role", [Role.BUTTON, Role.OPTION])
def test_space_and_enter_press_and_other_keys_play_on(cloth, role, key) -> None:
    cloth.show_spots(cloth.spot("it", role))
    widget(cloth, "it").setFocus()
    QTest.keyClick(widget(cloth, "it"), key)
    QTest.keyClick(widget(cloth, "it"), Qt.Key.Key_Right)
    assert (cloth.clicked, cloth.keys) == (["it"], [Qt.Key.Key_Right])


def test_an_option_is_checked_only_while_it_is_selected(cloth) -> None:
    cloth.show_spots(cloth.spot("Bid 9", Role.OPTION))
    option = widget(cloth, "Bid 9")
    option.toggle()  # as a screen reader presses it
    assert (option.isChecked(), cloth.clicked) == (False, ["Bid 9"])
    cloth.show_spots(cloth.spot("Bid 9", Role.OPTION, is_selected=True))
    assert (option.isChecked(), cloth.clicked) == (True, ["Bid 9"])
    option.toggle()
    assert (option.isChecked(), cloth.clicked) == (True, ["Bid 9", "Bid 9"])


def test_the_mouse_goes_through(cloth) -> None:
    cloth.show_spots(cloth.spot("it"), cloth.spot("Bid 9", Role.OPTION))
    assert cloth.childAt(WHERE.center().toPoint()) is None
    QTest.mouseClick(cloth.windowHandle(), Qt.MouseButton.LeftButton, pos=WHERE.center().toPoint())
    assert (cloth.presses, cloth.clicked) == ([WHERE.center().toPoint()], [])


def test_nothing_is_painted_over_the_surface(cloth) -> None:
    bare = cloth.grab().toImage()
    cloth.show_spots(cloth.spot("it"), cloth.spot("Bid 9", Role.OPTION), cloth.spot("Gold", Role.TEXT))
    assert cloth.grab().toImage() == bare
    for name in ("it", "Bid 9"):
        widget(cloth, name).setFocus()
        assert cloth.grab().toImage() == bare
        assert wants_ring(widget(cloth, name))


def test_the_keyboard_goes_back_when_its_thing_goes(cloth, qtbot) -> None:
    cloth.show_spots(cloth.spot("it"))
    widget(cloth, "it").setFocus()
    cloth.show_spots()
    assert cloth.hasFocus()
    assert text(cloth) == [("Below", QAccessible.Role.Button)]


def test_a_thing_keeps_its_widget_and_the_keyboard_while_it_is_there(cloth) -> None:
    cloth.show_spots(cloth.spot("a"), cloth.spot("b"))
    first = widget(cloth, "b")
    first.setFocus()
    cloth.show_spots(cloth.spot("c"), replace(cloth.spot("b"), name="bb"))
    assert widget(cloth, "bb") is first
    assert first.hasFocus()


def test_tab_goes_through_the_spots_first_in_their_order(cloth) -> None:
    cloth.show_spots(cloth.spot("b"), cloth.spot("words", Role.TEXT), cloth.spot("a", Role.OPTION))
    cloth.setFocus()
    names = []
    for _ in range(3):
        QTest.keyClick(cloth.window().focusWidget(), Qt.Key.Key_Tab)
        focused = cloth.window().focusWidget()
        names.append(focused.accessibleName() or focused.text())
    assert names == ["b", "a", "Below"]


def test_a_surface_that_is_disabled_has_nothing_on_it(cloth, qtbot) -> None:
    cloth.show_spots(cloth.spot("it"), cloth.spot("Gold", Role.TEXT))
    cloth.setEnabled(False)
    qtbot.waitUntil(lambda: [name for name, _ in text(cloth)] == ["Below"])
    cloth.setEnabled(True)
    qtbot.waitUntil(lambda: [name for name, _ in text(cloth)] == ["it", "Gold", "Below"])
