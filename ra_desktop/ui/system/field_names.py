"""What all fields share: names for those without a visible label, and a wheel that changes none by accident."""

from __future__ import annotations

from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

FieldT = TypeVar("FieldT", bound=QWidget)

_LABEL: Final = "field-name"
_TAB: Final = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
_MODIFIERS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_BY_USER: Final = (Qt.FocusReason.ShortcutFocusReason, Qt.FocusReason.PopupFocusReason)
"""Why a field gets the focus: its mnemonic was pressed, or its list is closed."""


def keep_from_wheel(field: FieldT) -> FieldT:
    """Return `field`, which leaves the wheel to the page until the user has clicked the field or gone there by key.

    A field that has moved since then has come under the pointer while the page scrolled: the wheel stays with the page.
    """
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    field.installEventFilter(_WheelGuard(field))
    return field


class _WheelGuard(QObject):
    """Takes the wheel from a field that the user has not gone to; a dialog that opens gives the focus to one, too."""

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        self._used_at: QPoint | None = None
        """Where the field was in its window when the user went there last; None if another field was used since."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note what the user does with the field, and let the wheel go on to its parent."""
        if not isinstance(watched, QWidget):
            return False
        kind, place = event.type(), watched.mapTo(watched.window(), QPoint())
        if _goes_there(event):
            self._used_at = place
        elif kind == QEvent.Type.FocusOut:
            self._used_at = None
        elif kind == QEvent.Type.Wheel and not (place == self._used_at and watched.hasFocus()):
            event.ignore()
            return True
        return False


def _goes_there(event: QEvent) -> bool:
    """Whether `event` is a click on a field, a key pressed there, or the end of the key that led there."""
    kind = event.type()
    if isinstance(event, QKeyEvent):
        key = event.key()
        return (kind == QEvent.Type.KeyPress and key not in _MODIFIERS) or (
            kind == QEvent.Type.KeyRelease and key in _TAB
        )
    if isinstance(event, QFocusEvent):
        return event.gotFocus() and event.reason() in _BY_USER
    return kind == QEvent.Type.MouseButtonPress


def name_field(field: QWidget, name: str) -> None:
    """Call `field` by `name`, in the language of today.

    On Unix, Qt tells a screen reader the entry shown instead of the name of a box with a list, and the name only of a
    label: so there is a hidden one.
    """
    field.setAccessibleName(name)
    label = next((label for label in _labels_beside(field) if label.buddy() is field), None)
    if label is None:
        label = QLabel(field.parentWidget())
        label.setObjectName(_LABEL)
        label.setBuddy(field)
        label.hide()
    label.setText(name.replace("&", "&&"))


def _labels_beside(field: QWidget) -> list[QLabel]:
    parent = field.parentWidget()
    return [] if parent is None else [label for label in parent.children() if isinstance(label, QLabel)]
