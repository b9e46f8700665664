"""Applies settings as soon as they change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ra_desktop.ui.system.desktop import Wishes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ra_desktop.ui.dialogs.setting import Setting

    from .context import Context


class Effects(QObject):
    """Applies the settings of `context`, except theme and language, which the application applies."""

    def __init__(self, context: Context, entries: Iterable[Setting]) -> None:
        super().__init__(context.window)
        self._context = context
        self._by_name = {setting.name: setting for setting in entries}
        for setting in self._by_name.values():
            if setting.effect_at_start:
                setting.effect(context)
        context.settings.changed.connect(self._follow)
        self._wishes = Wishes(self)
        self._wishes.motion_reduced.connect(self._reduce_motion)
        self._wishes.contrast_raised.connect(context.themes.set_contrast_wish)
        self._wishes.text_enlarged.connect(self._enlarge_text)
        QTimer.singleShot(0, self._wishes, self._wishes.ask)

    def _follow(self, name: str) -> None:
        setting = self._by_name.get(name)
        if setting is not None:
            setting.effect(self._context)

    def _reduce_motion(self, reduced: bool) -> None:
        self._context.settings.system_reduces_motion = reduced

    def _enlarge_text(self, percent: int) -> None:
        self._context.settings.system_text_percent = percent
