"""The look of panels and dialogs: three themes, a style sheet, and the manager that applies them."""

from __future__ import annotations

import re
from string import Template
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from ra_desktop.storage.paths import resources_dir

from .fonts import DISPLAY_FAMILY, TEXT_FAMILY, scaled, set_text_scale, tabular, text_font

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

__all__ = ["MODES", "NIGHT", "ONYX", "PAPYRUS", "TEXT_PIXELS", "Mode", "Theme", "ThemeManager", "current", "palette"]

Mode = Literal["system", "papyrus", "night", "onyx"]

MODES: Final[tuple[Mode, ...]] = ("system", "papyrus", "night", "onyx")
"""The settings: follow the system, always light, always dark, always in high contrast."""

TEXT_PIXELS: Final = 16
"""Size of running text. Alegreya Sans looks small for its size."""


_FAINTEST: Final = 0.8
"""The least opacity in high contrast."""


class Theme(NamedTuple):
    """A set of colours, each written `#rrggbb`.

    Text in any ink is legible on any surface (4.5:1, in high contrast 7:1): see `INKS` and `SURFACES`. Outlines of
    controls have a contrast of 3:1, in high contrast all lines have.
    """

    name: str
    dark: bool
    strong: bool
    """Whether contrast is high."""

    window: str
    """Background of windows."""
    card: str
    """Panels and dialog pages; also the background of secondary buttons."""
    well: str
    """A sunken part of a card, such as the sun tray; table headers."""
    field: str
    """Background of inputs."""
    stripe: str
    """Every other row of a table."""
    hover: str
    """Background under the pointer."""
    selection: str
    """Selected rows, tabs and menu entries."""
    mark: str
    """Selected text in an input, the filled part of a progress bar."""
    table: str
    """The board outside its drawing."""
    good: str
    """Background of good news, such as what a lot would add."""
    bad: str
    """Background of bad news."""
    tip: str
    """Background of tooltips."""

    line: str
    """Decorative lines around cards and between rows."""
    good_line: str
    bad_line: str
    tip_line: str
    control_line: str
    """Outlines of inputs and buttons, handles of scroll bars."""
    focus: str
    """Frame of the focused widget."""
    focus_gap: str
    """The line beside that frame: on every ground one of the two has a contrast of 3:1."""

    ink: str
    """Text."""
    soft_ink: str
    """Secondary text."""
    faint_ink: str
    """Disabled text."""
    accent_text: str
    """Emphasized text."""
    positive: str
    """Gains."""
    negative: str
    """Losses and errors."""
    warning: str
    """Warnings."""
    link: str
    tip_ink: str

    accent: str
    """Carnelian: the default button."""
    accent_hover: str
    accent_pressed: str
    accent_line: str
    accent_ink: str
    """Text on the accent colour."""

    lapis: str
    """The players' colours as text on a card: `lapis`, `carnelian`, `malachite`, `amethyst`, `ochre`."""
    carnelian: str
    malachite: str
    amethyst: str
    ochre: str

    def faded(self, opacity: float) -> float:
        """Return the opacity of something faint: in high contrast it still stands out."""
        return max(opacity, _FAINTEST) if self.strong else opacity

    @property
    def players(self) -> tuple[str, str, str, str, str]:
        """The players' colours as text on a card, in order."""
        return (self.lapis, self.carnelian, self.malachite, self.amethyst, self.ochre)


SURFACES: Final = ("window", "card", "well", "field", "stripe", "hover", "selection", "good", "bad")
"""Backgrounds of text."""

INKS: Final = ("ink", "soft_ink", "accent_text", "positive", "negative", "warning", "link")
"""Colours of text that must be legible on every surface."""


def read_colours(table: str) -> dict[str, dict[str, str]]:
    """Return the colours of a table in `resources/theme`: by the name of the theme, then by their own."""
    lines = (resources_dir() / "theme" / f"{table}.txt").read_text(encoding="utf-8").splitlines()
    keys, *columns = zip(*map(str.split, lines), strict=True)
    return {column[0]: dict(zip(keys, column, strict=True)) for column in columns}


_COLOURS: Final = read_colours("colours")

PAPYRUS: Final = Theme(dark=False, strong=False, **_COLOURS["papyrus"])
"""Light: ink on papyrus."""
NIGHT: Final = Theme(dark=True, strong=False, **_COLOURS["night"])
"""Dark: gold and chalk on the night sky."""
ONYX: Final = Theme(dark=True, strong=True, **_COLOURS["onyx"])
"""High contrast: white and gold on polished black."""

_CHOSEN: Final[dict[Mode, Theme]] = {"papyrus": PAPYRUS, "night": NIGHT, "onyx": ONYX}

_TYPE_SIZE: Final = re.compile(r"font-size: (\d+)px")
_COMPARED_NUMBERS: Final[Any] = "QAbstractItemView"
"""The class of widgets with columns of numbers. The type stubs require bytes, PySide6 a str."""

_current: Theme = PAPYRUS


def current() -> Theme:
    """Return the theme that is shown."""
    return _current


def palette(theme: Theme) -> QPalette:
    """Return the colours of `theme` as a palette for Qt's own drawing."""
    active: dict[QPalette.ColorRole, str] = {
        QPalette.ColorRole.Window: theme.window,
        QPalette.ColorRole.WindowText: theme.ink,
        QPalette.ColorRole.Base: theme.card,
        QPalette.ColorRole.AlternateBase: theme.stripe,
        QPalette.ColorRole.Text: theme.ink,
        QPalette.ColorRole.PlaceholderText: theme.soft_ink,
        QPalette.ColorRole.Button: theme.card,
        QPalette.ColorRole.ButtonText: theme.ink,
        QPalette.ColorRole.BrightText: theme.accent_ink,
        QPalette.ColorRole.Highlight: theme.selection,
        QPalette.ColorRole.HighlightedText: theme.ink,
        QPalette.ColorRole.Link: theme.link,
        QPalette.ColorRole.LinkVisited: theme.link,
        QPalette.ColorRole.ToolTipBase: theme.tip,
        QPalette.ColorRole.ToolTipText: theme.tip_ink,
        QPalette.ColorRole.Accent: theme.accent,
        QPalette.ColorRole.Light: theme.hover,
        QPalette.ColorRole.Midlight: theme.stripe,
        QPalette.ColorRole.Mid: theme.line,
        QPalette.ColorRole.Dark: theme.control_line,
        QPalette.ColorRole.Shadow: theme.control_line,
    }
    colours = QPalette()
    for role, colour in active.items():
        colours.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        colours.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.faint_ink))
    return colours


def system_scheme() -> Qt.ColorScheme:
    """Return whether the system asks for light or dark; Unknown if it does not say."""
    return QGuiApplication.styleHints().colorScheme()


def style_sheet(theme: Theme) -> str:
    """Return the style sheet `resources/theme/theme.qss` in the colours of `theme` and in the current size of text."""
    folder = resources_dir() / "theme"
    text = (folder / "theme.qss").read_text(encoding="utf-8")
    names = {"display": DISPLAY_FAMILY, "text": TEXT_FAMILY, "images": folder.as_posix()}
    coloured = Template(text).substitute(theme._asdict() | names)
    return _TYPE_SIZE.sub(lambda size: f"font-size: {round(scaled(int(size[1])))}px", coloured)


class ThemeManager(QObject):
    """Applies the theme that the user chose, or that the system asks for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.mode: Mode = "system"
        """The setting: one of `MODES`."""
        self._contrast_wished = False
        self._percent = 100
        self._app: QApplication | None = None

    def apply(self, app: QApplication) -> None:
        """Apply the loaded bundled fonts and the theme to `app`."""
        if self._app is None:
            QGuiApplication.styleHints().colorSchemeChanged.connect(self._update)
        self._app = app
        self._tell_system()
        self._write(app)

    def set_contrast_wish(self, wished: bool) -> None:
        """Follow whether the system `wished` for high contrast, unless the user has chosen a theme."""
        self._contrast_wished = wished
        self._update()

    def set_text_size(self, percent: int) -> None:
        """Set the size of all text to `percent` of the usual one; applied at once."""
        if percent == self._percent:
            return
        self._percent = percent
        set_text_scale(percent / 100)
        if self._app is not None:
            self._write(self._app)

    def _write(self, app: QApplication) -> None:
        """Apply fonts and theme."""
        app.setFont(text_font(scaled(TEXT_PIXELS)))
        self._show(self._theme_in_force())
        # After the style sheet: with the first one Qt forgets the fonts of single classes.
        app.setFont(tabular(text_font(scaled(TEXT_PIXELS))), _COMPARED_NUMBERS)

    def set_mode(self, mode: Mode) -> None:
        """Choose a theme, or "system" to follow the system; applied at once.

        Raises ValueError for anything but one of `MODES`.
        """
        if mode not in MODES:
            message = f"unknown theme {mode!r}"
            raise ValueError(message)
        self.mode = mode
        if self._app is not None:
            self._tell_system()
            self._update()

    def _tell_system(self) -> None:
        """Let window frames and the system's own dialogs follow the theme, where the system supports that."""
        hints = QGuiApplication.styleHints()
        if self.mode == "system":
            hints.unsetColorScheme()
        else:
            hints.setColorScheme(Qt.ColorScheme.Dark if _CHOSEN[self.mode].dark else Qt.ColorScheme.Light)

    def _update(self) -> None:
        theme = self._theme_in_force()
        if theme is not _current:
            self._show(theme)

    def _theme_in_force(self) -> Theme:
        if self.mode != "system":
            return _CHOSEN[self.mode]
        if self._contrast_wished:
            return ONYX
        return NIGHT if system_scheme() == Qt.ColorScheme.Dark else PAPYRUS

    def _show(self, theme: Theme) -> None:
        global _current
        if self._app is None:
            return
        _current = theme
        self._app.setPalette(palette(theme))
        if (sheet := style_sheet(theme)) != self._app.styleSheet():  # Qt would style every widget again
            self._app.setStyleSheet(sheet)
