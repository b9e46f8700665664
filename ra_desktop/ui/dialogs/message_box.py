"""Message boxes with plain text, since names come from files and people."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton, QWidget

from ra_desktop.ui.look.lettering import breakable


def message_box(
    parent: QWidget | None, title: str, text: str, icon: QMessageBox.Icon = QMessageBox.Icon.Warning
) -> QMessageBox:
    """Return a box with `title` and below it `text`, both as plain text, and one button."""
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setText(breakable(title))
    box.setInformativeText(breakable(text))
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    for label in box.findChildren(QLabel):  # the text format applies only to the first of the two texts
        label.setTextFormat(Qt.TextFormat.PlainText)
    return box


def question_box(
    parent: QWidget | None,
    title: str,
    text: str,
    yes: str,
    no: str,
    icon: QMessageBox.Icon = QMessageBox.Icon.Warning,
) -> tuple[QMessageBox, QPushButton]:
    """Return a box that asks `title`; its button `yes` deletes something, Enter and Escape mean `no`."""
    box = message_box(parent, title, text, icon)
    box.setStandardButtons(QMessageBox.StandardButton.NoButton)
    destroy = box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
    destroy.setProperty("danger", True)
    keep = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(keep)
    box.setEscapeButton(keep)
    return box, destroy
