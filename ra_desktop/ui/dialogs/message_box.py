"""Message boxes, whose words are shown as they are: names come from files and from people."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton, QWidget


def message_box(
    parent: QWidget | None, title: str, text: str, icon: QMessageBox.Icon = QMessageBox.Icon.Warning
) -> QMessageBox:
    """A box that says `title` and below it `text`, both as plain text, with one button to put it away."""
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setText(title)
    box.setInformativeText(text)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    for label in box.findChildren(QLabel):  # the box has a format for the first of its two texts alone
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
    """A box that asks `title`, and its button `yes`, which destroys something; Enter and Escape mean `no`."""
    box = message_box(parent, title, text, icon)
    box.setStandardButtons(QMessageBox.StandardButton.NoButton)
    destroy = box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
    destroy.setProperty("danger", True)
    keep = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(keep)
    box.setEscapeButton(keep)
    return box, destroy
