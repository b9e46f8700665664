"""Tabs with less room around their words, or with smaller type, where words are long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .fonts import scaled

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTabBar, QWidget

_STYLE: Final = "QTabBar::tab {{ padding: 5px {room}px; margin: 0 {gap}px 0 0; min-width: 20px; }}"
_TYPE: Final = "QTabBar {{ font-size: {type}px; }}"
_TIGHTER: Final = ((4, 2, 0), (4, 2, 15), (3, 1, 14), (2, 1, 13))
"""Room beside the words of tabs, the gap between tabs, and the size of type at the usual size of text (0: as usual)."""


class TabFit:
    """Lets all tabs of a bar be seen in a narrow column."""

    def __init__(self, bar: QTabBar, room: int, gap: int, styled: QWidget | None = None) -> None:
        """`room` lies beside the words and `gap` between tabs where there is enough; the style is that of `styled`."""
        self._bar = bar
        self._styled = styled or bar
        self._steps = ((room, gap, 0), *_TIGHTER)
        self._fitted: tuple[object, ...] = ()

    def fit(self, width: int) -> None:
        """Fit the tabs into `width`, if it, the words or the size of text have changed."""
        known = width, scaled(1.0), tuple(self._bar.tabText(at) for at in range(self._bar.count()))
        if known == self._fitted:
            return
        self._fitted = known
        for room, gap, size in self._steps:
            style = _STYLE.format(room=room, gap=gap)
            if size:
                style += _TYPE.format(type=round(scaled(size)))
            if style != self._styled.styleSheet():  # Qt would style the tabs anew
                self._styled.setStyleSheet(style)
            if self._bar.sizeHint().width() <= width:
                break
