"""Whoever asks learns what this is, who invented the game, and under which licences."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from ra_desktop import __version__
from ra_desktop.ai.neural import compiled
from ra_desktop.ui.dialogs.about import AboutDialog

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_it_names_all_that_has_to_be_named(keep) -> None:
    dialog = keep(AboutDialog())
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))
    for name in ("unofficial", "Reiner Knizia", "MIT", "Forum", "Alegreya Sans", "Open Font License", "LGPL"):
        assert name in words
    assert __version__ in words


@pytest.mark.parametrize("built", [True, False])
def test_it_says_who_cannot_play_where_the_c_part_was_not_built(
    built: bool, keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "is_there", lambda: built)
    dialog = keep(AboutDialog())
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert ("only Novice can play" in words) is not built


def test_it_closes_by_button_and_key(qtbot: QtBot, keep) -> None:
    for close in ("button", "key"):
        dialog = keep(AboutDialog())
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        if close == "button":
            qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
        else:
            qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
        assert not dialog.isVisible()


def test_enter_closes_it_also_from_the_text(qtbot: QtBot, keep) -> None:
    dialog = keep(AboutDialog())
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    dialog.about_qt.setFocus()
    dialog.text.setFocus()
    assert dialog.close_button.isDefault()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_the_banner_has_a_picture(keep) -> None:
    dialog = keep(AboutDialog())
    image = dialog.banner.grab().toImage()
    colours = {image.pixelColor(x, image.height() // 2).name() for x in range(0, image.width(), 3)}
    assert len(colours) > 10
