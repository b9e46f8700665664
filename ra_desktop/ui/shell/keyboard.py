"""Who has the keyboard: it is never lost, F10 goes to the menus, Enter presses the main button, and keys that write
nothing of ours count by place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QMainWindow, QMenu, QPushButton, QWidget

from ra_desktop.ui.look.focus_ring import OWN
from ra_desktop.ui.table.aside_card import AsideCard
from ra_desktop.ui.table.lessons.step_card import StepCard
from ra_desktop.ui.table.overlays.overlay import Overlay

if TYPE_CHECKING:
    from .command import Commands
    from .parts import Pages

_PRESS: Final = QEvent.Type.KeyPress
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

_ROWS: Final = ((2, "1234567890-="), (16, "QWERTYUIOP[]"), (30, "ASDFGHJKL;'`"), (43, "\\ZXCVBNM,./"))
"""What a US keyboard writes, from a scan code on. Linux and Windows count the keys alike."""
_BY_SCAN: Final = {first + at: key for first, row in _ROWS for at, key in enumerate(row)}
_BY_MAC: Final = dict(enumerate("ASDFHGZXCV\0BQWERYT123465=97-80]OU[IP\0LJ'K;\\,/NM.")) | {50: "`"}
"""The same by the virtual key codes of macOS."""
_X_OFFSET: Final = 8
"""How much higher scan codes are under X and Wayland."""
_PLAIN: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


def key_at_place(event: QKeyEvent, platform: str) -> str:
    """Return what a US keyboard has in the place of the key pressed; empty where the key itself is a name of ours.

    Digits and Latin letters are such names, wherever they are, and so are all keys that write nothing.
    """
    key = event.key()
    writes = Qt.Key.Key_Space < key < Qt.Key.Key_Escape
    if not writes or event.modifiers() & ~_PLAIN or (key < 128 and chr(key).isalnum()):
        return ""
    if platform == "cocoa":
        return _BY_MAC.get(event.nativeVirtualKey(), "").strip("\0")
    offset = 0 if platform == "windows" else _X_OFFSET
    return _BY_SCAN.get(event.nativeScanCode() - offset, "")


class Keyboard(QObject):
    """Gives the keyboard of `window` back to the page shown, when what had it has vanished."""

    def __init__(self, window: QMainWindow, pages: Pages, commands: Commands) -> None:
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._commands = commands
        self._had: QWidget | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)
        if not window.menuBar().isNativeMenuBar():
            QShortcut(Qt.Key.Key_F10, window, self.open_menus)
            for menu in window.menuBar().findChildren(QMenu):
                menu.installEventFilter(self)

    # --- never lost ---------------------------------------------------------------------------------

    def _on_focus(self, had: QWidget | None, now: QWidget | None) -> None:
        if had is not None and had.window() is self._window and (now is None or now.window() is self._window):
            self._had = had
            self._soon.start()  # when whoever hides it has done what belongs to that

    def _look(self) -> None:
        """Give the keyboard to the page, if nothing has it or it only fell to what came next."""
        had, self._had = self._had, None
        now = self._window.focusWidget()
        has_vanished = had is not None and (not shiboken6.isValid(had) or not had.isVisible())
        is_there = now is not None and now.isVisible() and now.isEnabled()
        if self._window.isVisible() and (not is_there or (has_vanished and not self._was_meant(had, now))):
            self._pages.take_keyboard()

    def _was_meant(self, had: QWidget | None, now: QWidget | None) -> bool:
        """Whether the program, not Qt, moved the focus to `now` when `had` vanished."""
        if now is None:
            return False
        if not self._pages.is_playing:
            return self._pages.is_on_page(now)
        if now.property(OWN):
            return True
        step: QWidget | None = now
        while step is not None and not step.isWindow():
            is_review = isinstance(step, QDockWidget) and step.objectName() != "side"
            is_same_card = isinstance(step, AsideCard) and had is not None and _is_in(had, step)
            if is_review or is_same_card or isinstance(step, (Overlay, StepCard)):
                return True
            step = step.parentWidget()
        return False

    # --- keys by place ------------------------------------------------------------------------------

    def press_by_place(self, event: QKeyEvent) -> bool:
        """Let a key that no one has taken do what the key in its place does on a US keyboard; False if it is none.

        So the digits of a French keyboard need no Shift, and letters work where the keyboard writes Cyrillic.
        """
        key = key_at_place(event, QGuiApplication.platformName())
        if not key:
            return False
        keys = QKeySequence(QKeyCombination(event.modifiers(), Qt.Key(ord(key))))
        action = self._commands.triggered_by(keys) if event.type() == _PRESS else None
        if action is not None:
            if action.autoRepeat() or not event.isAutoRepeat():
                action.trigger()
            return True
        target = self._window.focusWidget() or self._window
        meant = QKeyEvent(event.type(), ord(key), event.modifiers(), key.lower(), event.isAutoRepeat())
        meant.setTimestamp(event.timestamp())
        meant.ignore()
        QApplication.sendEvent(target, meant)
        return meant.isAccepted()

    def press_main(self, event: QKeyEvent) -> bool:
        """Let Enter that no one has taken press the button that has the keyboard, or else the nearest main one."""
        if event.key() not in _ENTER or event.isAutoRepeat() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        now: QWidget | None = self._window.focusWidget()
        near = now
        while near is not None:
            for button in (near,) if isinstance(near, QAbstractButton) else near.findChildren(QPushButton):
                if button.isVisible() and button.isEnabled() and (button is now or button.property("primary")):
                    button.click()
                    return True
            near = near.parentWidget()
        return False

    # --- the menus ----------------------------------------------------------------------------------

    def open_menus(self) -> None:
        """Open the first menu, or leave the menus."""
        bar = self._window.menuBar()
        if bar.activeAction() is None:
            bar.setActiveAction(bar.actions()[0])
        else:
            QApplication.sendEvent(bar, QKeyEvent(_PRESS, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == _PRESS and event.key() == Qt.Key.Key_F10:
            while (popup := QApplication.activePopupWidget()) is not None:
                popup.close()
            return True
        return False


def _is_in(widget: QWidget, card: QWidget) -> bool:
    return shiboken6.isValid(widget) and card.isAncestorOf(widget)
