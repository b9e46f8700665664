"""Names for fields without a label that is seen: what a screen reader says of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_LABEL: Final = "field-name"


def name_field(field: QWidget, name: str) -> None:
    """Call `field` by `name`, in the language of today.

    On Unix, Qt tells a screen reader the entry shown instead of the name of a box with a list, and the name only of a
    label: so there is a hidden one.
    """
    field.setAccessibleName(name)
    label = next((each for each in _labels_beside(field) if each.buddy() is field), None)
    if label is None:
        label = QLabel(field.parentWidget())
        label.setObjectName(_LABEL)
        label.setBuddy(field)
        label.hide()
    label.setText(name.replace("&", "&&"))


def _labels_beside(field: QWidget) -> list[QLabel]:
    parent = field.parentWidget()
    return [] if parent is None else [each for each in parent.children() if isinstance(each, QLabel)]
