"""All themes are legible, complete, and change at once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QProxyStyle, QPushButton, QStyle, QTableView, QWidget

from ra_desktop.storage.paths import resources_dir
from ra_desktop.ui.look import theme as themes
from ra_desktop.ui.look.fonts import TEXT_FAMILY
from ra_desktop.ui.look.theme import NIGHT, ONYX, PAPYRUS, Theme, ThemeManager
from tests.ui.lettering_check import contrast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

LEGIBLE, LEGIBLE_TO_ALL = 4.5, 7.0
VISIBLE = 3.0

every = pytest.mark.parametrize("theme", [PAPYRUS, NIGHT, ONYX], ids=lambda theme: theme.name)


def text_pairs(theme: Theme) -> Iterator[tuple[str, str]]:
    for surface in themes.SURFACES:
        for ink in themes.INKS:
            yield ink, surface
    for fill in ("accent", "accent_hover", "accent_pressed"):
        yield "accent_ink", fill
    for player in ("lapis", "carnelian", "malachite", "amethyst", "ochre"):
        for surface in ("window", "card", "well"):
            yield player, surface
    yield "tip_ink", "tip"
    yield "ink", "mark"


def mark_pairs(theme: Theme) -> Iterator[tuple[str, str]]:
    for surface in ("window", "card", "field"):
        for mark in ("control_line", "focus", "accent_line"):
            yield mark, surface
        if theme.strong:
            for line in ("line", "good_line", "bad_line", "faint_ink"):
                yield line, surface
    yield "tip_line", "window"


@pytest.fixture
def manager(qapp: QApplication) -> Iterator[ThemeManager]:
    """A manager; afterwards the application is as it was."""
    style, font, colours = qapp.style().name(), qapp.font(), qapp.palette()
    thing = ThemeManager()
    yield thing
    QGuiApplication.styleHints().unsetColorScheme()
    thing.deleteLater()
    qapp.setStyleSheet("")
    qapp.setStyle(style)
    qapp.setFont(font)
    qapp.setPalette(colours)


@every
def test_words_are_legible_on_every_surface(theme: Theme) -> None:
    colours = theme._asdict()
    poor = {
        pair: round(ratio, 2)
        for pair in text_pairs(theme)
        if (ratio := contrast(colours[pair[0]], colours[pair[1]])) < (LEGIBLE_TO_ALL if theme.strong else LEGIBLE)
    }
    assert not poor


@every
def test_marks_stand_out(theme: Theme) -> None:
    colours = theme._asdict()
    poor = {
        pair: round(ratio, 2)
        for pair in mark_pairs(theme)
        if (ratio := contrast(colours[pair[0]], colours[pair[1]])) < VISIBLE
    }
    assert not poor


@every
def test_the_two_lines_of_the_focus_stand_out_from_every_ground(theme: Theme) -> None:
    """The contrast of two colours is shared by whatever lies between them: nine is three times three."""
    assert contrast(theme.focus, theme.focus_gap) >= VISIBLE * VISIBLE


@every
def test_glyphs_on_controls_stand_out(theme: Theme) -> None:
    drawn = {path.stem: path.read_text(encoding="utf-8") for path in (resources_dir() / "theme").glob("*.svg")}
    assert drawn
    for name, text in drawn.items():
        colours = set(re.findall(r"#[0-9A-Fa-f]{6}", text))
        grounds = [theme.accent] if name in {"tick", "dash", "dot"} else [theme.card, theme.field, theme.hover]
        assert colours, name
        assert min(contrast(colour, ground) for colour in colours for ground in grounds) >= VISIBLE, name


def test_the_ratio_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@every
def test_every_name_in_the_style_sheet_has_a_value_and_every_picture_exists(theme: Theme) -> None:
    sheet = themes.style_sheet(theme)
    assert "$" not in sheet
    pictures = re.findall(r'url\("([^"]+)"\)', sheet)
    assert pictures
    missing = [name for name in pictures if not (resources_dir() / "theme" / name.rsplit("/", 1)[-1]).is_file()]
    assert not missing


def test_no_words_are_smaller_than_eleven_pixels() -> None:
    sizes = [int(size) for size in re.findall(r"font-size:\s*(\d+)px", themes.style_sheet(PAPYRUS))]
    assert min([*sizes, themes.TEXT_PIXELS]) >= 11


def test_open_windows_change_with_it(qapp: QApplication, put_up, manager: ThemeManager) -> None:
    manager.set_mode("papyrus")
    manager.apply(qapp)
    button = QPushButton("Bid 9")
    button.setProperty("primary", True)
    put_up(button, 200, 50)
    for mode, theme in (("night", NIGHT), ("papyrus", PAPYRUS)):
        manager.set_mode(mode)  # type: ignore[arg-type]
        assert button.grab().toImage().pixelColor(100, 8) == QColor(theme.accent)


def test_beside_a_primary_button_none_with_the_keyboard_is_red(
    qapp: QApplication, qtbot: QtBot, keep, manager: ThemeManager
) -> None:
    manager.set_mode("papyrus")
    manager.apply(qapp)
    page = keep(QWidget())
    review, save = QPushButton("Review", page), QPushButton("Save…", page)
    for place, button in enumerate((review, save)):
        button.setGeometry(10, 10 + 60 * place, 200, 40)
        button.setAutoDefault(True)
    review.setProperty("primary", True)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    save.setFocus()
    red = [button.grab().toImage().pixelColor(100, 8) == QColor(PAPYRUS.accent) for button in (review, save)]
    assert (red, save.hasFocus()) == ([True, False], True)


def test_choosing_the_same_theme_again_changes_nothing(
    qapp: QApplication, manager: ThemeManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    manager.set_mode("night")
    manager.apply(qapp)
    made = []
    monkeypatch.setattr(themes, "style_sheet", made.append)
    manager.set_mode("night")
    assert made == [], "the style sheet is not read again: every widget would be styled anew"


@pytest.mark.parametrize(
    ("scheme", "theme"),
    [(Qt.ColorScheme.Dark, NIGHT), (Qt.ColorScheme.Light, PAPYRUS), (Qt.ColorScheme.Unknown, PAPYRUS)],
)
def test_the_system_is_followed(
    qapp: QApplication,
    manager: ThemeManager,
    monkeypatch: pytest.MonkeyPatch,
    scheme: Qt.ColorScheme,
    theme: Theme,
) -> None:
    system = {"scheme": Qt.ColorScheme.Dark if scheme != Qt.ColorScheme.Dark else Qt.ColorScheme.Light}
    monkeypatch.setattr(themes, "system_scheme", lambda: system["scheme"])
    manager.apply(qapp)
    assert themes.current() is not theme

    system["scheme"] = scheme
    QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)
    assert themes.current() is theme

    manager.set_mode("night" if theme is PAPYRUS else "papyrus")
    QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)
    assert themes.current() is not theme

    manager.set_mode("system")
    assert themes.current() is theme


@pytest.mark.parametrize("scheme", [Qt.ColorScheme.Dark, Qt.ColorScheme.Light])
def test_the_systems_wish_for_contrast_comes_before_light_and_dark(
    qapp: QApplication, manager: ThemeManager, monkeypatch: pytest.MonkeyPatch, scheme: Qt.ColorScheme
) -> None:
    monkeypatch.setattr(themes, "system_scheme", lambda: scheme)
    manager.apply(qapp)
    manager.set_contrast_wish(True)
    assert themes.current() is ONYX
    manager.set_mode("papyrus")
    assert themes.current() is PAPYRUS, "what the user has chosen comes first"
    manager.set_mode("system")
    assert themes.current() is ONYX
    manager.set_contrast_wish(False)
    assert themes.current() is (NIGHT if scheme == Qt.ColorScheme.Dark else PAPYRUS)


def test_a_theme_chosen_before_the_start_is_the_first_one_shown(qapp: QApplication, manager: ThemeManager) -> None:
    manager.set_mode("night")
    assert manager.mode == "night"
    manager.apply(qapp)
    assert themes.current() is NIGHT


def test_an_unknown_theme_is_refused(manager: ThemeManager) -> None:
    with pytest.raises(ValueError, match="'noon'"):
        manager.set_mode("noon")  # type: ignore[arg-type]
    assert manager.mode == "system"


def test_words_are_set_in_the_bundled_type(qapp: QApplication, keep, manager: ThemeManager) -> None:
    manager.apply(qapp)
    label = keep(QLabel("Nefer"))
    label.ensurePolished()
    assert label.fontInfo().family() == TEXT_FAMILY
    assert label.fontInfo().pixelSize() == themes.TEXT_PIXELS


ROLES = {
    "Window": "window", "WindowText": "ink", "Base": "card", "AlternateBase": "stripe", "Text": "ink",
    "PlaceholderText": "soft_ink", "Button": "card", "ButtonText": "ink", "BrightText": "accent_ink",
    "Highlight": "selection", "HighlightedText": "ink", "Link": "link", "LinkVisited": "link", "ToolTipBase": "tip",
    "ToolTipText": "tip_ink", "Accent": "accent", "Light": "hover", "Midlight": "stripe", "Mid": "line",
    "Dark": "control_line", "Shadow": "control_line",
}  # fmt: skip
"""What Qt's own drawing takes for what."""


@every
def test_qts_own_drawing_uses_the_colours_of_the_theme(theme: Theme) -> None:
    colours = themes.palette(theme)
    active, disabled = QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled
    results = {name: colours.color(active, QPalette.ColorRole[name]).name() for name in ROLES}
    assert results == {name: getattr(theme, key).lower() for name, key in ROLES.items()}
    for name in ("WindowText", "Text", "ButtonText"):
        assert colours.color(disabled, QPalette.ColorRole[name]).name() == theme.faint_ink.lower()


class Hints:
    """Style hints that write down what the system is told."""

    def __init__(self) -> None:
        self.messages: list[object] = []

    def setColorScheme(self, scheme: Qt.ColorScheme) -> None:  # noqa: N802 - Qt's name
        self.messages.append(scheme)

    def unsetColorScheme(self) -> None:  # noqa: N802 - Qt's name
        self.messages.append(None)


def test_the_system_is_told_what_was_chosen(
    qapp: QApplication, manager: ThemeManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frames of windows and the system's own dialogs follow; a window of the tests has none."""
    manager.apply(qapp)
    hints = Hints()
    monkeypatch.setattr(themes.QGuiApplication, "styleHints", staticmethod(lambda: hints))
    monkeypatch.setattr(themes, "system_scheme", lambda: Qt.ColorScheme.Light)
    for mode in ("night", "papyrus", "onyx", "system"):
        manager.set_mode(mode)  # type: ignore[arg-type]
    assert hints.messages == [Qt.ColorScheme.Dark, Qt.ColorScheme.Light, Qt.ColorScheme.Dark, None]


def test_numbers_that_are_compared_stand_in_columns(qapp: QApplication, qtbot: QtBot, manager: ThemeManager) -> None:
    manager.apply(qapp)
    table, label = QTableView(), QLabel()
    for widget in (table, label):
        qtbot.addWidget(widget)
        widget.ensurePolished()
    assert sorted(tag.toString().data() for tag in table.font().featureTags()) == [b"lnum", b"tnum"]
    assert [tag.toString().data() for tag in label.font().featureTags()] == [b"lnum"]


class IconsInButtons(QProxyStyle):
    """A style as of some desktops: the buttons of dialogs have icons."""

    def styleHint(self, hint, option=None, widget=None, data=None) -> int:  # type: ignore[no-untyped-def]  # noqa: N802 - Qt's name
        icons = QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons
        return 1 if hint == icons else super().styleHint(hint, option, widget, data)


def test_buttons_of_dialogs_look_alike_on_every_desktop(
    qapp: QApplication, qtbot: QtBot, manager: ThemeManager
) -> None:
    manager.apply(qapp)
    box, style = QDialogButtonBox(), IconsInButtons()
    qtbot.addWidget(box)
    box.setStyle(style)
    assert box.addButton(QDialogButtonBox.StandardButton.Ok).icon().isNull()
