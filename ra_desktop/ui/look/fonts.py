"""The bundled fonts, loaded on first use."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QFont, QFontDatabase

from ra_desktop.storage.paths import AssetError, resources_dir

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTabBar, QWidget

DISPLAY_FAMILY: Final = "Forum"
"""The inscription face, for titles and the numerals on suns. It has one weight and lining figures."""

TEXT_FAMILY: Final = "Alegreya Sans"
"""The humanist sans for running text: regular, italic, medium and bold."""

FONT_FILES: Final = (
    "Forum-Regular.ttf",
    "AlegreyaSans-Regular.ttf",
    "AlegreyaSans-Italic.ttf",
    "AlegreyaSans-Medium.ttf",
    "AlegreyaSans-Bold.ttf",
)
_TEXT_FILES: Final = {
    QFont.Weight.Medium: "AlegreyaSans-Medium.ttf",
    QFont.Weight.Bold: "AlegreyaSans-Bold.ttf",
}


_MOST_FOR_LINES: Final = 1.5

_scale = 1.0


def text_scale() -> float:
    """Return the factor by which text is to be larger than usual: 1 to 2."""
    return _scale


def set_text_scale(scale: float) -> None:
    """Set the factor by which text is larger than usual, for all that is laid out or painted from now on."""
    global _scale
    _scale = scale


def larger_lines() -> float:
    """Return the factor by which lines on the table are higher for larger text: less than that of text, for room."""
    return min(_scale, _MOST_FOR_LINES)


def scaled(pixels: float) -> float:
    """Return the size of type that is usually `pixels` high, in the size of text that the user wants."""
    return pixels * _scale


@cache
def load_fonts() -> None:
    """Add the bundled fonts to the application. Later calls do nothing.

    Needs a QGuiApplication. Raises AssetError, naming the file, when a font is missing or damaged.
    """
    for name in FONT_FILES:
        load_font(name)


@cache
def load_font(name: str) -> None:
    """Add one of the FONT_FILES to the application. Raises AssetError if it is missing or no font."""
    path = resources_dir() / "fonts" / name
    if not path.is_file():
        message = f"missing font: {path}"
        raise AssetError(message)
    if QFontDatabase.addApplicationFont(str(path)) < 0:
        message = f"damaged font: {path}"
        raise AssetError(message)


def display_font(pixels: float) -> QFont:
    """Return the display face, `pixels` high (device-independent pixels)."""
    load_font("Forum-Regular.ttf")
    return _font(DISPLAY_FAMILY, pixels, QFont.Weight.Normal)


def text_font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the text face, `pixels` high (device-independent pixels), with lining figures.

    Weights that exist: Normal, Medium, Bold. For columns of numbers ask for `tabular(text_font(...))`.
    """
    load_font(_TEXT_FILES.get(weight, "AlegreyaSans-Regular.ttf"))
    font = _font(TEXT_FAMILY, pixels, weight)
    font.setFeature(QFont.Tag("lnum"), 1)
    return font


def tabular(font: QFont) -> QFont:
    """Return a copy of `font` with lining figures that are all equally wide.

    Alegreya Sans draws old-style, proportional figures unless its OpenType features `lnum` and `tnum` are
    switched on; Forum has lining figures only, and no such features, so they change nothing there.
    """
    copy = QFont(font)
    copy.setFeature(QFont.Tag("lnum"), 1)
    copy.setFeature(QFont.Tag("tnum"), 1)
    return copy


def _font(family: str, pixels: float, weight: QFont.Weight) -> QFont:
    font = QFont(family)
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(weight)
    return font


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
            if style != self._styled.styleSheet():  # Qt would restyle the tabs
                self._styled.setStyleSheet(style)
            if self._bar.sizeHint().width() <= width:
                break
