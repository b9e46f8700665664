"""The menus, as somebody uses them who presses entries without opening menus by hand."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QMainWindow

from ra_desktop.ui.shell.main_window import Menus


def test_an_entry_that_a_screen_reader_presses_closes_its_menu(keep) -> None:
    window = keep(QMainWindow())
    menus = Menus(window)
    pressed: list[str] = []
    action = menus["help"].addAction("Rules", lambda: pressed.append("rules"))
    sub = menus["help"].addMenu("More")
    inner = sub.addAction("Less", lambda: pressed.append("less"))
    window.show()
    for entry in (action, inner):
        menus["help"].popup(window.pos())
        if entry is inner:
            sub.popup(window.pos())
        assert QApplication.activePopupWidget() is not None
        entry.trigger()
        assert QApplication.activePopupWidget() is None
    assert pressed == ["rules", "less"]


def test_menus_are_called_by_their_titles(keep) -> None:
    window = keep(QMainWindow())
    assert [Menus(window)[name].accessibleName() for name in ("game", "help")] == ["Game", "Help"]
