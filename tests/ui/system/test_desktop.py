"""What the desktop says about motion, contrast and text is understood in every dialect, and nobody waits for it."""

from __future__ import annotations

import ctypes
import sys
from contextlib import nullcontext
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from ra_desktop.ui.system import desktop
from ra_desktop.ui.system.desktop import Wishes

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
def wish(qapp: QObject, heard: list[bool]) -> Wishes:
    made = Wishes(qapp)
    made.motion_reduced.connect(heard.append)
    return made


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
    wish: Wishes, heard: list[bool], name: tuple[str, str], value: Any, reduced: bool
) -> None:
    wish.hear(*name, value)
    assert heard == [reduced]


def test_one_wish_for_less_motion_is_enough(wish: Wishes, heard: list[bool]) -> None:
    wish.hear(*GNOME, False)
    wish.hear(*PORTAL, 0)
    wish.hear(*GNOME, True)
    assert heard == [True, True, False]


def test_other_settings_do_not_matter(wish: Wishes, heard: list[bool]) -> None:
    wish.hear("org.gnome.desktop.interface", "clock-format", "24h")
    wish.on_setting_changed(SimpleNamespace(arguments=lambda: ["too", "few"]))
    assert heard == []


def test_a_change_is_heard(wish: Wishes, heard: list[bool]) -> None:
    wish.on_setting_changed(SimpleNamespace(arguments=lambda: [*GNOME, Variant(False)]))
    assert heard == [True]


def test_where_nobody_is_there_nobody_is_asked(wish: Wishes, heard: list[bool]) -> None:
    for way in ("_ask_windows", "_ask_mac", "_ask_portal"):
        setattr(wish, way, lambda: pytest.fail("asked"))
    assert not desktop.is_there()
    wish.ask()
    assert heard == []


@pytest.mark.parametrize(("animated", "reduced"), [(0, True), (1, False)])
def test_windows_is_asked_at_once(
    wish: Wishes, heard: list[bool], monkeypatch: pytest.MonkeyPatch, animated: int, reduced: bool
) -> None:
    def answer(question: int, _: int, place: Any, __: int) -> int:
        if question == 0x1042:
            place._obj.value = animated
        return question == 0x1042

    user32 = SimpleNamespace(SystemParametersInfoW=answer)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setattr(desktop, "is_there", lambda: True)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(desktop, "_windows_text", lambda: 100)
    wish.ask()
    assert heard == [reduced]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
@pytest.mark.parametrize(("answer", "reduced"), [("1", True), ("0", False), ("", False)])
def test_the_mac_is_asked_by_its_own_tool(
    wish: Wishes, heard: list[bool], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, answer: str, reduced: bool
) -> None:
    monkeypatch.setattr(desktop, "_MAC_QUESTIONS", {"motion": ("echo", [answer])})
    wish._ask_mac()
    qtbot.waitUntil(lambda: heard == [reduced], timeout=5000)


CONTRAST, GNOME_CONTRAST = (
    ("org.freedesktop.appearance", "contrast"),
    ("org.gnome.desktop.a11y.interface", "high-contrast"),
)
TEXT = ("org.gnome.desktop.interface", "text-scaling-factor")


@pytest.mark.parametrize(
    ("name", "value", "raised"),
    [(CONTRAST, 1, True), (CONTRAST, 0, False), (GNOME_CONTRAST, True, True), (GNOME_CONTRAST, Variant(False), False)],
)
def test_the_wish_for_contrast_is_understood(
    wish: Wishes, heard: list[bool], name: tuple[str, str], value: Any, raised: bool
) -> None:
    messages: list[bool] = []
    wish.contrast_raised.connect(messages.append)
    wish.hear(*name, value)
    assert (messages, heard) == ([raised], [])


@pytest.mark.parametrize(("factor", "percent"), [(1.0, 100), (1.25, 125), (Variant(2.0), 200), ("", 100)])
def test_the_wish_for_larger_text_is_understood(wish: Wishes, factor: Any, percent: int) -> None:
    messages: list[int] = []
    wish.text_enlarged.connect(messages.append)
    wish.hear(*TEXT, factor)
    assert messages == [percent]


def test_text_that_is_enlarged_already_is_not_enlarged_again(wish: Wishes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "enlarges_by_itself", lambda: True)
    wish.text_enlarged.connect(lambda _: pytest.fail("twice"))
    wish.hear(*TEXT, 1.5)


@pytest.mark.parametrize(("size", "percent"), [(150, 150), (None, 100), ("a word", 100)])
@pytest.mark.parametrize(("flags", "raised"), [(0, False), (1, True), (2, False), (127, True)])
def test_windows_is_asked_about_contrast_and_text(
    wish: Wishes, monkeypatch: pytest.MonkeyPatch, flags: int, raised: bool, size: object, percent: int
) -> None:
    def answer(question: int, length: int, place: Any, __: int) -> int:
        if question == 0x0042:
            assert length == place._obj.size == ctypes.sizeof(place._obj)
            place._obj.flags = flags
        return question == 0x0042

    def open_key(root: str, place: str) -> nullcontext[str]:
        if size is None:
            raise FileNotFoundError
        return nullcontext(f"{root}\\{place}")

    def value(key: str, name: str) -> tuple[object, int]:
        return {("user\\Software\\Microsoft\\Accessibility", "TextScaleFactor"): size}[key, name], 4

    registry = SimpleNamespace(HKEY_CURRENT_USER="user", OpenKey=open_key, QueryValueEx=value)
    user32 = SimpleNamespace(SystemParametersInfoW=answer)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setitem(sys.modules, "winreg", registry)
    messages: list[object] = []
    wish.contrast_raised.connect(messages.append)
    wish.text_enlarged.connect(messages.append)
    wish._ask_windows()
    assert messages == [raised, percent]


@pytest.mark.parametrize(("preference", "raised"), [("HighContrast", True), ("NoPreference", False)])
def test_qt_is_asked_about_contrast_where_it_knows(
    wish: Wishes, monkeypatch: pytest.MonkeyPatch, preference: str, raised: bool
) -> None:
    class Hints:
        def __init__(self) -> None:
            self.contrastPreferenceChanged = wish.destroyed  # a signal that is not sent

        def accessibility(self) -> Hints:
            return self

        def contrastPreference(self) -> SimpleNamespace:  # noqa: N802 - Qt's name
            return SimpleNamespace(name=preference)

    messages: list[bool] = []
    wish.contrast_raised.connect(messages.append)
    monkeypatch.setattr(desktop.QGuiApplication, "styleHints", staticmethod(Hints))
    wish._ask_qt()
    assert messages == [raised]
