"""The desktop's accessibility settings, where available: whether to reduce motion.

Nothing here waits for an answer; without one, motion is not reduced.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import SLOT, QObject, QProcess, Slot
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
_WISHES: Final[dict[tuple[str, str], Callable[[Any], bool]]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): lambda value: _number(value) == 0,
}
"""The motion settings of Linux desktops, and the values that ask for less motion."""

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_MAC_QUESTION: Final = ("defaults", ["read", "com.apple.universalaccess", "reduceMotion"])


def is_there() -> bool:
    """Whether the window is shown on a user's desktop."""
    return QGuiApplication.platformName() not in _SCREENLESS


def _number(value: object) -> float | None:
    try:
        return float(str(value))
    except ValueError:
        return None


class MotionWish(QObject):
    """Queries whether the system asks for reduced motion, and tells `listener`, now or later, if there is an answer."""

    def __init__(self, listener: Callable[[bool], None], parent: QObject) -> None:
        super().__init__(parent)
        self._listener = listener
        self._wishes: dict[tuple[str, str], bool] = {}

    def ask(self) -> None:
        """Send the query."""
        if not is_there():
            return
        if sys.platform == "win32":
            self._ask_windows()
        elif sys.platform == "darwin":
            self._ask_mac()
        else:
            self._ask_portal()

    def _ask_windows(self) -> None:
        import ctypes

        animated = ctypes.c_int(1)
        user32: Any = getattr(ctypes, "windll").user32  # noqa: B009 - known on Windows alone
        if user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0):
            self._listener(not animated.value)

    def _ask_mac(self) -> None:
        process = QProcess(self)
        process.finished.connect(lambda: self._listener(bytes(process.readAllStandardOutput().data()).strip() == b"1"))
        process.finished.connect(process.deleteLater)
        process.start(*_MAC_QUESTION)

    def _ask_portal(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        slot: Any = SLOT("told(QDBusMessage)")  # the stubs require bytes, PySide6 gives a str
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
    def told(self, message: Any) -> None:
        """Handle a changed setting reported by the portal."""
        arguments = message.arguments()
        if len(arguments) == 3:
            self.hear(*arguments)

    def hear(self, namespace: str, key: str, value: Any) -> None:
        """Handle the `value` of a setting."""
        while hasattr(value, "variant"):  # D-Bus wraps values; Read does it twice
            value = value.variant()
        means = _WISHES.get((namespace, key))
        if means is not None:
            self._wishes[namespace, key] = means(value)
            self._listener(any(self._wishes.values()))
