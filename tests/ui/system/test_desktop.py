"""What the desktop says about motion is understood in every dialect, and nobody waits for it."""

from __future__ import annotations

import ctypes
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from ra_desktop.ui.system import desktop
from ra_desktop.ui.system.desktop import MotionWish

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from pytestqt.qtbot import QtBot

GNOME = ("org.gnome.desktop.interface", "enable-animations")
KDE = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
PORTAL = ("org.freedesktop.appearance", "reduced-motion")


class Variant:
    """A value as D-Bus wraps it."""

    def __init__(self, value: Any) -> None:
        self._value = value

    def variant(self) -> Any:
        return self._value


@pytest.fixture
def heard() -> list[bool]:
    return []


@pytest.fixture
def wish(qapp: QObject, heard: list[bool]) -> MotionWish:
    return MotionWish(heard.append, qapp)


@pytest.mark.parametrize(
    ("name", "value", "reduced"),
    [
        (GNOME, False, True),
        (GNOME, True, False),
        (KDE, "0", True),
        (KDE, 0.0, True),
        (KDE, "1", False),
        (KDE, "", False),
        (PORTAL, 1, True),
        (PORTAL, 0, False),
        (GNOME, Variant(Variant(False)), True),
    ],
)
def test_each_desktop_says_it_in_its_own_way(
    wish: MotionWish, heard: list[bool], name: tuple[str, str], value: Any, reduced: bool
) -> None:
    wish.hear(*name, value)
    assert heard == [reduced]


def test_one_wish_for_less_motion_is_enough(wish: MotionWish, heard: list[bool]) -> None:
    wish.hear(*GNOME, False)
    wish.hear(*PORTAL, 0)
    wish.hear(*GNOME, True)
    assert heard == [True, True, False]


def test_other_settings_do_not_matter(wish: MotionWish, heard: list[bool]) -> None:
    wish.hear("org.gnome.desktop.interface", "clock-format", "24h")
    wish.told(SimpleNamespace(arguments=lambda: ["too", "few"]))
    assert heard == []


def test_a_change_is_heard(wish: MotionWish, heard: list[bool]) -> None:
    wish.told(SimpleNamespace(arguments=lambda: [*GNOME, Variant(False)]))
    assert heard == [True]


def test_where_nobody_is_there_nobody_is_asked(wish: MotionWish, heard: list[bool]) -> None:
    for way in ("_ask_windows", "_ask_mac", "_ask_portal"):
        setattr(wish, way, lambda: pytest.fail("asked"))
    assert not desktop.is_there()
    wish.ask()
    assert heard == []


@pytest.mark.parametrize(("animated", "reduced"), [(0, True), (1, False)])
def test_windows_is_asked_at_once(
    wish: MotionWish, heard: list[bool], monkeypatch: pytest.MonkeyPatch, animated: int, reduced: bool
) -> None:
    def answer(question: int, _: int, place: Any, __: int) -> int:
        assert question == 0x1042
        place._obj.value = animated
        return 1

    user32 = SimpleNamespace(SystemParametersInfoW=answer)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setattr(desktop, "is_there", lambda: True)
    monkeypatch.setattr(sys, "platform", "win32")
    wish.ask()
    assert heard == [reduced]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
@pytest.mark.parametrize(("answer", "reduced"), [("1", True), ("0", False), ("", False)])
def test_the_mac_is_asked_by_its_own_tool(
    wish: MotionWish, heard: list[bool], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, answer: str, reduced: bool
) -> None:
    monkeypatch.setattr(desktop, "_MAC_QUESTION", ("echo", [answer]))
    wish._ask_mac()
    qtbot.waitUntil(lambda: heard == [reduced], timeout=5000)
