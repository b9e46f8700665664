"""The desktop's accessibility settings, where available: less motion, more contrast, larger text.

Nothing here waits for an answer; without one, everything is as usual.
"""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal

from PySide6.QtCore import SLOT, QObject, QProcess, Signal, Slot
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtDBus import QDBusPendingCallWatcher

_SCREENLESS: Final = ("offscreen", "minimal", "vnc")
"""Qt platforms that show nothing on the user's screen."""

_PORTAL: Final = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
Subject = Literal["motion", "contrast", "text"]
_WISHES: Final[dict[tuple[str, str], tuple[Subject, Callable[[Any], float]]]] = {
    ("org.freedesktop.appearance", "reduced-motion"): ("motion", lambda value: value == 1),
    ("org.gnome.desktop.interface", "enable-animations"): ("motion", lambda value: value is False),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): ("motion", lambda value: _number(value) == 0),
    ("org.freedesktop.appearance", "contrast"): ("contrast", lambda value: value == 1),
    ("org.gnome.desktop.a11y.interface", "high-contrast"): ("contrast", lambda value: value is True),
    ("org.gnome.desktop.interface", "text-scaling-factor"): ("text", lambda value: 100 * (_number(value) or 1)),
}
"""The settings of Linux desktops: what each is about, and what its value asks for."""

_SPI_GETHIGHCONTRAST: Final = 0x0042
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_HCF_HIGHCONTRASTON: Final = 1
_WINDOWS_TEXT: Final = ("Software\\Microsoft\\Accessibility", "TextScaleFactor")
"""The user's key in the registry, and the name of its value."""
_MAC_QUESTIONS: Final[dict[Subject, tuple[str, list[str]]]] = {
    "motion": ("defaults", ["read", "com.apple.universalaccess", "reduceMotion"]),
    "contrast": ("defaults", ["read", "com.apple.universalaccess", "increaseContrast"]),
}


def is_there() -> bool:
    """Whether the window is shown on a user's desktop."""
    return QGuiApplication.platformName() not in _SCREENLESS


def enlarges_by_itself() -> bool:
    """Whether Qt enlarges everything by the size of text that the desktop asks for: under X11 it does."""
    return QGuiApplication.platformName() == "xcb"


def _number(value: object) -> float | None:
    try:
        return float(str(value))
    except ValueError:
        return None


def _windows_text() -> float:
    """Return the size of text that Windows asks for, in per cent."""
    registry: Any = import_module("winreg")  # known on Windows alone
    place, name = _WINDOWS_TEXT
    try:
        with registry.OpenKey(registry.HKEY_CURRENT_USER, place) as key:
            return _number(registry.QueryValueEx(key, name)[0]) or 100
    except OSError:  # it was never changed
        return 100


class Wishes(QObject):
    """Asks the desktop for its accessibility settings, and reports each answer when it comes."""

    motion_reduced = Signal(bool)
    contrast_raised = Signal(bool)
    text_enlarged = Signal(int)
    """In per cent of the usual size."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._answers: dict[Subject, dict[object, float]] = {"motion": {}, "contrast": {}, "text": {}}

    def ask(self) -> None:
        """Send the queries."""
        if not is_there():
            return
        self._ask_qt()
        if sys.platform == "win32":
            self._ask_windows()
        elif sys.platform == "darwin":
            self._ask_mac()
        else:
            self._ask_portal()

    def _ask_qt(self) -> None:
        """Ask Qt, which knows about contrast from 6.10 on."""
        hints: Any = QGuiApplication.styleHints()
        if hasattr(hints, "accessibility"):
            known = hints.accessibility()
            known.contrastPreferenceChanged.connect(self._hear_qt)
            self._hear_qt(known.contrastPreference())

    def _hear_qt(self, preference: Any) -> None:
        self._take("contrast", "Qt", preference.name == "HighContrast")

    def _ask_windows(self) -> None:
        import ctypes

        class HighContrast(ctypes.Structure):
            _fields_ = (("size", ctypes.c_uint), ("flags", ctypes.c_uint), ("scheme", ctypes.c_wchar_p))

        user32: Any = getattr(ctypes, "windll").user32  # noqa: B009 - known on Windows alone
        animated = ctypes.c_int(1)
        if user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0):
            self._take("motion", "Windows", not animated.value)
        contrast = HighContrast(size=ctypes.sizeof(HighContrast))
        if user32.SystemParametersInfoW(_SPI_GETHIGHCONTRAST, contrast.size, ctypes.byref(contrast), 0):
            self._take("contrast", "Windows", bool(contrast.flags & _HCF_HIGHCONTRASTON))
        self._take("text", "Windows", _windows_text())

    def _ask_mac(self) -> None:
        for subject, question in _MAC_QUESTIONS.items():
            process = QProcess(self)
            process.finished.connect(partial(self._hear_mac, process, subject))
            process.start(*question)

    def _hear_mac(self, process: QProcess, subject: Subject, *_: object) -> None:
        self._take(subject, "macOS", bytes(process.readAllStandardOutput().data()).strip() == b"1")
        process.deleteLater()

    def _ask_portal(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        slot: Any = SLOT("on_setting_changed(QDBusMessage)")  # the stubs require bytes, PySide6 gives a str
        bus.connect(*_PORTAL, "SettingChanged", self, slot)
        for name in _WISHES:
            question = QDBusMessage.createMethodCall(*_PORTAL, "Read")
            question.setArguments(list(name))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(question), self)
            watcher.setProperty("name", list(name))
            watcher.finished.connect(self._answered)

    def _answered(self, watcher: QDBusPendingCallWatcher) -> None:
        namespace, key = watcher.property("name")
        arguments = watcher.reply().arguments() if not watcher.isError() else []
        if arguments:
            self.hear(namespace, key, arguments[0])
        watcher.deleteLater()

    @Slot("QDBusMessage")
    def on_setting_changed(self, message: Any) -> None:
        """Handle a changed setting reported by the portal."""
        arguments = message.arguments()
        if len(arguments) == 3:
            self.hear(*arguments)

    def hear(self, namespace: str, key: str, value: Any) -> None:
        """Handle the `value` of a setting."""
        while hasattr(value, "variant"):  # D-Bus wraps values; Read does it twice
            value = value.variant()
        about = _WISHES.get((namespace, key))
        if about is not None:
            subject, means = about
            self._take(subject, (namespace, key), means(value))

    def _take(self, subject: Subject, source: object, wish: float) -> None:
        """Take what `source` says about `subject`: one that asks for it is enough."""
        answers = self._answers[subject]
        answers[source] = wish
        if subject == "motion":
            self.motion_reduced.emit(any(answers.values()))
        elif subject == "contrast":
            self.contrast_raised.emit(any(answers.values()))
        elif not enlarges_by_itself():
            self.text_enlarged.emit(round(max(answers.values())))
