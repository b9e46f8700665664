"""The rules window: contents at the left, a search field, and the text with pictures of tiles."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QKeyEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QShortcut,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextListFormat,
    QTextTable,
)
from PySide6.QtWidgets import QLineEdit, QTextBrowser, QTextEdit, QToolButton, QTreeWidget, QTreeWidgetItem, QWidget

from ra_desktop.engine.games.priests.reconstructed import RECONSTRUCTED, Reconstructed
from ra_desktop.engine.games.priests.tiles import BUILDINGS, CHAMBERS, PERSONS
from ra_desktop.storage.paths import AssetError, resources_dir
from ra_desktop.ui.dialogs.parts import Dialog, theme_icon
from ra_desktop.ui.games.registry import record
from ra_desktop.ui.look.flow import in_column, in_line, plain_label
from ra_desktop.ui.look.fonts import DISPLAY_FAMILY, display_font, scaled, text_font
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.look.tile_painter import tile_pixmap
from ra_desktop.ui.system import languages
from ra_desktop.ui.system.field_names import name_field
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, plain_text
from ra_desktop.ui.words.tiles import points_text, ruleset_with, tile_label

if TYPE_CHECKING:
    from pathlib import Path


_CONTENTS_WIDTH: Final = 250
_GAME_PIXELS: Final = 19
_SIZE: Final = (1040, 760)
_FRAME: Final = 72
"""Room for title bar and borders."""


class RulesWindow(Dialog):
    """The rules. Not modal, so that one can play and look things up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, "rules", plain_text(_tr("Commands", "&Rules")), Qt.WindowType.Window)
        self.text = RulesText(self)
        self.contents = QTreeWidget(self)
        self.search = SearchBar(self.text, self)
        self._buttons, self.close_button = self.make_closer()
        self.close_button.setAutoDefault(False)  # Enter searches on, and it looks so
        self._page, self.sections = shown_page()
        self._entries: list[QTreeWidgetItem] = []
        self._section = 0
        self._build()
        self._connect()
        self.contents.setAccessibleName(_tr("RulesWindow", "Contents"))
        self.text.setAccessibleName(self.windowTitle())
        self.text.write(self._page)
        self._list_contents()
        room = self.screen().availableSize() - QSize(_FRAME, _FRAME)
        self.resize((QSize(*_SIZE) * scaled(1.0)).boundedTo(room))

    # --- navigation -------------------------------------------------------------------------------------

    def show_rule(self, anchor: str) -> None:
        """Scroll to the rule with `anchor`, as in ``docs/rules.md#auction``; ignored if there is none."""
        for number, section in enumerate(self.sections):
            if section.anchor == anchor:
                self._scroll_to(number)

    def show_game(self, ruleset: str) -> None:
        """Scroll to the section on the game with this rule set."""
        of_game = record(ruleset).rules_section
        first = next(number for number, section in enumerate(self.sections) if section.anchor == of_game)
        part = max(number for number, section in enumerate(self.sections[:first]) if section.level == 1)
        self._scroll_to(part)
        self.contents.scrollToItem(self._entries[part], QTreeWidget.ScrollHint.PositionAtTop)

    @property
    def current_section(self) -> Section:
        """The rule at the top of the window."""
        return self.sections[self._section]

    # --- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.contents.setHeaderHidden(True)
        self.contents.setIndentation(14)
        self.contents.setFixedWidth(round(scaled(_CONTENTS_WIDTH)))
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setTextElideMode(Qt.TextElideMode.ElideRight)
        right = in_column(None, self.search, (self.text, 1), self._buttons, spacing=8)
        in_line(self, self.contents, (right, 1), margins=(14, 14, 14, 14), spacing=12)
        self.search.setFocus()

    def _connect(self) -> None:
        self.text.resized.connect(self._on_resized)
        self.text.anchorClicked.connect(self._follow)
        self.text.verticalScrollBar().valueChanged.connect(self._mark_section)
        self.contents.itemClicked.connect(self._on_entry)
        self.contents.itemActivated.connect(self._on_entry)
        for keys, action in (
            (QKeySequence(QKeySequence.StandardKey.Find), self.search.focus),
            (QKeySequence(QKeySequence.StandardKey.FindNext), self.search.to_next),
            (QKeySequence(QKeySequence.StandardKey.FindPrevious), self.search.to_previous),
        ):
            QShortcut(keys, self).activated.connect(action)

    def _list_contents(self) -> None:
        self.contents.ensurePolished()  # without the style sheet, rows would be too low
        game: QTreeWidgetItem | None = None
        for number, section in enumerate(self.sections):
            entry = QTreeWidgetItem([section.title])
            entry.setData(0, Qt.ItemDataRole.UserRole, number)
            entry.setToolTip(0, section.title)
            if section.level == 1 or game is None:
                self.contents.addTopLevelItem(entry)
                game = entry
            else:
                game.addChild(entry)
            self._entries.append(entry)
        self._enlarge_games()
        self.contents.expandAll()
        self._mark_section()

    def _enlarge_games(self) -> None:
        """Set the titles of the games, which hold those of their rules, in the display face."""
        for entry in self._entries:
            if entry.parent() is None:
                entry.setFont(0, display_font(scaled(_GAME_PIXELS)))

    # --- sections -------------------------------------------------------------------------------------------

    def _scroll_to(self, number: int) -> None:
        self.text.scroll_to(number)
        self._select_entry(number)

    def _mark_section(self) -> None:
        if self._entries and not self.text.is_settling:
            self._select_entry(self.text.heading_at_top())

    def _select_entry(self, number: int) -> None:
        self._section = number
        self.contents.setCurrentItem(self._entries[number])

    def _on_entry(self, entry: QTreeWidgetItem) -> None:
        self._scroll_to(int(entry.data(0, Qt.ItemDataRole.UserRole)))

    def _follow(self, link: QUrl) -> None:
        self.show_rule(link.fragment())

    # --- events -------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the next match, Shift+Enter to the previous one; Escape ends the search, then closes."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.close_button.hasFocus():
            self.reject()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.search.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape and self.search.field.text():
            self.search.field.clear()
        else:
            super().keyPressEvent(event)

    def _on_resized(self) -> None:
        """Keep the current rule at the top when the text is resized."""
        number = self._section
        self.text.narrow()
        if self.text.verticalScrollBar().value():
            self._scroll_to(number)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._entries:
            number = self._section
            self._enlarge_games()
            self.text.write(self._page)
            self.search.search(self.search.field.text())
            self._scroll_to(number)


_ANCHOR: Final = re.compile(r'<a id="([a-z-]+)"></a>')
_HEADING: Final = re.compile(r"(#+) (.+)")
_FIGURE: Final = re.compile(r"([^ \t\n]+)<!-- ([a-z0-9 -]+) -->")
"""A figure as written in the file, and its name. A no-break space, as in French between thousands, is part of it."""
_PICTURE: Final = re.compile(
    r'<img src="(?:\.\./)+(?:resources/)?art/tiles/([a-z-]+)\.svg" height="\d+" alt="([^"]*)">'
)


@dataclass(frozen=True)
class Section:
    """A heading of the rules; `level` 1 is a game, 2 a rule. `anchor` is empty for a game."""

    level: int
    title: str
    anchor: str


def rules_file(language: str) -> Path:
    """Return the page of the rules in `language`, or in English, which every installation has."""
    own = resources_dir() / "rules" / f"rules_{language}.md"
    return own if own.is_file() else resources_dir().parent / "docs" / "rules.md"


def rules_text() -> str:
    """Return the page of the rules in the language of the application.

    Raises :class:`~ra_desktop.storage.paths.AssetError` if it is missing.
    """
    path = rules_file(languages.current())
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        message = f"the rules are missing: {path}"
        raise AssetError(message) from error


def read_sections(page: str) -> tuple[str, list[Section]]:
    """Return the page without its anchors, and its headings with their anchors, in order."""
    sections: list[Section] = []
    lines: list[str] = []
    anchor = ""
    for line in page.splitlines():
        if match := _ANCHOR.fullmatch(line.strip()):
            anchor = match[1]
            continue
        if heading := _HEADING.fullmatch(line):
            sections.append(Section(len(heading[1]), heading[2], anchor))
            anchor = ""
        lines.append(line)
    return "\n".join(lines), sections


# --- figures --------------------------------------------------------------------------------------


def figures(of: Reconstructed = RECONSTRUCTED) -> dict[str, str]:
    """Return the reconstructed figures by their names on the page."""
    values = {
        "ra tiles": of.ra_tiles,
        "of each pair": of.copies_of_each_pair,
        "two-sided tiles": of.copies_of_each_pair * len(PERSONS) * len(BUILDINGS),
        "stones": of.stones,
        "chambers of a colour": of.chambers_of_each_colour,
        "chambers": of.chambers_of_each_colour * len(CHAMBERS),
        "priests": of.priests,
        "plagues": of.plagues,
        "tiles for a building": of.tiles_for_a_building,
    }
    named = {name: str(number) for name, number in values.items()}
    named["buildings after an epoch"] = _kept() if of.buildings_last else _discarded()
    for plagues, points in enumerate(of.plague_points[1:], 1):
        named[f"{plagues} plague" if plagues == 1 else f"{plagues} plagues"] = points_text(points)
    return named


def _kept() -> str:
    return _tr("RulesWindow", "kept", "In the rules: what is done with buildings after an epoch; one word")


def _discarded() -> str:
    return _tr("RulesWindow", "discarded", "In the rules: what is done with buildings after an epoch; one word")


def fill_figures(page: str, of: Reconstructed = RECONSTRUCTED) -> str:
    """Return the page with the program's figures in place of the written ones."""
    known = figures(of)
    return _FIGURE.sub(lambda match: known[match[2]], page)


def written_figures(page: str) -> list[tuple[str, str]]:
    """Return each figure on the page: its name and how it is written."""
    return [(match[2], match[1]) for match in _FIGURE.finditer(page)]


# --- pictures -------------------------------------------------------------------------------------


def tile_of(drawing: str) -> str:
    """Return the tile in a drawing of the page; two-sided tiles with their other sides."""
    for kinds, others in ((PERSONS, BUILDINGS), (BUILDINGS, PERSONS)):
        for kind, other in zip(kinds, others, strict=True):
            if drawing == ("priests-fortress" if kind == "fortress" else kind):
                return f"{kind}/{other}"
    return drawing


def place_pictures(page: str) -> str:
    """Return the page with pictures of tiles in place of the drawings in the file."""
    return _PICTURE.sub(lambda match: f"![{match[2]}]({PICTURE_SCHEME}:{tile_of(match[1])})", page)


def shown_page() -> tuple[str, list[Section]]:
    """Return the page as the window shows it, and its headings."""
    return read_sections(place_pictures(fill_figures(rules_text())))


class SearchBar(QWidget):
    """Searches `text`, marks all matches, and moves between them."""

    def __init__(self, text: RulesText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._matches: list[QTextCursor] = []
        self._match = -1
        self.field = QLineEdit(self, clearButtonEnabled=True)
        self.count_label = plain_label(self, role="soft")
        self.previous = QToolButton(self)
        self.previous.setIcon(theme_icon("arrow-up"))
        self.next = QToolButton(self)
        self.next.setIcon(theme_icon("arrow-down"))
        in_line(self, (self.field, 1), self.count_label, self.previous, self.next, margins=(0, 0, 0, 0))
        self.setFocusProxy(self.field)
        self.field.textChanged.connect(self.search)
        self.previous.clicked.connect(self.to_previous)
        self.next.clicked.connect(self.to_next)
        self.field.setPlaceholderText(_tr("RulesWindow", "Search the rules"))
        name_field(self.field, self.field.placeholderText())
        self.previous.setToolTip(_tr("RulesWindow", "Previous match"))
        self.next.setToolTip(_tr("RulesWindow", "Next match"))
        for button in (self.previous, self.next):
            button.setAccessibleName(button.toolTip())
        self._count_matches()
        for button in (self.previous, self.next):
            button.setEnabled(bool(self._matches))

    def focus(self) -> None:
        """Focus the field and select its text."""
        self.field.setFocus()
        self.field.selectAll()

    def search(self, words: str) -> None:
        """Mark all matches of `words`, and go to the first from here."""
        self._matches = []
        document = self._text.document()
        cursor = document.find(words) if words.strip() else QTextCursor()
        while not cursor.isNull():
            self._matches.append(QTextCursor(cursor))
            cursor = document.find(words, cursor)
        position = self._text.position_at_top()
        self._match = next((n for n, match in enumerate(self._matches) if match.position() >= position), 0)
        self._show_match()

    def to_next(self) -> None:
        """Go to the next match."""
        self.step(1)

    def to_previous(self) -> None:
        """Go to the previous match."""
        self.step(-1)

    def step(self, step: int) -> None:
        """Go `step` matches forward or, below 0, back."""
        if self._matches:
            self._match = (self._match + step) % len(self._matches)
            self._show_match()

    def _show_match(self) -> None:
        theme = current()
        marks = []
        for number, match in enumerate(self._matches):
            mark = QTextEdit.ExtraSelection()
            is_current = number == self._match
            mark.format.setBackground(QColor(theme.mark if is_current else theme.selection))
            mark.cursor = match
            marks.append(mark)
        self._text.setExtraSelections(marks)
        for button in (self.previous, self.next):
            button.setEnabled(bool(self._matches))
        self._count_matches()
        if self._matches:
            start = QTextCursor(self._matches[self._match])
            start.clearSelection()
            self._text.show_match(start)

    def _count_matches(self) -> None:
        if not self.field.text().strip():
            text = ""
        elif not self._matches:
            text = _tr("RulesWindow", "No matches")
        else:
            text = _tr("Common", "{number} of {all}")
            text = fill(text, number=self._match + 1, all=len(self._matches))
        self.count_label.setText(text)
        wrong = bool(self.field.text().strip()) and not self._matches
        if self.field.property("invalid") != wrong:
            self.field.setProperty("invalid", wrong)
            self.field.style().unpolish(self.field)
            self.field.style().polish(self.field)


PICTURE_SCHEME: Final = "tile"
"""The page's pictures are shown as tiles: ``tile:farmer/granary``."""
_TEXT_PIXELS: Final = 17
_HEADING_PIXELS: Final = {1: 34, 2: 25, 3: 20}
_WIDEST_TEXT: Final = 720
"""Widest line in pixels; longer lines are hard to read."""
_TILE_HEIGHT: Final = 104
_OBJECT: Final = "\ufffc"
"""The character that stands for a picture."""


class RulesText(QTextBrowser):
    """The text with its tiles; signals when it has been laid out for another size."""

    resized = Signal()
    is_settling = False
    """Whether it is being laid out, when the top line is not the one being read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, openLinks=False)
        self.headings: list[int] = []
        """The position of each heading in the text."""
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.is_settling = True
        super().resizeEvent(event)
        self.is_settling = False
        self.resized.emit()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:  # noqa: N802 - Qt calls it
        """Return the tile of a picture on the page."""
        url = QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource and url.scheme() == PICTURE_SCHEME:
            tile = url.path()
            label = tile_label(tile, ruleset_with(tile))
            return tile_pixmap(tile, _TILE_HEIGHT, self.devicePixelRatioF(), label)
        return super().loadResource(kind, name)

    # --- the text -----------------------------------------------------------------------------------------

    def write(self, page: str) -> None:
        """Show the Markdown `page` in the colours of the theme."""
        theme = current()
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Link, QColor(theme.link))
        self.setPalette(colours)
        document = self.document()
        document.setDefaultFont(text_font(scaled(_TEXT_PIXELS)))
        document.setMarkdown(page)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.headings = []
        block = document.begin()
        while block.isValid():
            cursor = QTextCursor(block)
            level = block.blockFormat().headingLevel()
            if level:
                self.headings.append(block.position())
                self._style_heading(cursor, level)
            elif cursor.currentTable() is None:
                self._style_paragraph(cursor)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._style_table(frame)
        self.narrow()

    def _style_paragraph(self, cursor: QTextCursor) -> None:
        spacing = QTextBlockFormat()
        if _OBJECT not in cursor.block().text():
            spacing.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        points = cursor.currentList()
        if points is None or points.itemNumber(cursor.block()) == points.count() - 1:
            spacing.setBottomMargin(10)
        else:
            spacing.setBottomMargin(3)
        if points is not None and points.format().style() != QTextListFormat.Style.ListDecimal:
            looks = points.format()
            looks.setStyle(QTextListFormat.Style.ListDisc)
            points.setFormat(looks)
        cursor.mergeBlockFormat(spacing)

    def _style_heading(self, cursor: QTextCursor, level: int) -> None:
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        letters = QTextCharFormat()
        letters.setFontFamilies([DISPLAY_FAMILY])
        letters.setProperty(QTextFormat.Property.FontPixelSize, _HEADING_PIXELS.get(level, _TEXT_PIXELS))
        letters.setForeground(QColor(current().accent_text if level == 1 else current().ink))
        cursor.setCharFormat(letters)
        spacing = QTextBlockFormat()
        spacing.setTopMargin(26 if level > 1 else 34)
        spacing.setBottomMargin(8)
        cursor.mergeBlockFormat(spacing)

    def _style_table(self, table: QTextTable) -> None:
        theme = current()
        looks = table.format()
        looks.setBorderCollapse(True)
        looks.setBorder(1)
        looks.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        looks.setBorderBrush(QBrush(QColor(theme.line)))
        looks.setCellSpacing(0)
        looks.setCellPadding(6)
        looks.setTopMargin(6)
        looks.setBottomMargin(14)
        looks.setWidth(QTextLength())
        table.setFormat(looks)
        for column in range(table.columns()):
            cell = table.cellAt(0, column)
            head = cell.format()
            head.setBackground(QColor(theme.well))
            cell.setFormat(head)

    def narrow(self) -> None:
        """Keep lines short enough to read, centred in a wide window."""
        room = self.viewport().width()
        side = max(18.0, (room - _WIDEST_TEXT) / 2)
        frame = self.document().rootFrame()
        looks = frame.frameFormat()
        if abs(looks.leftMargin() - side) >= 1:
            looks.setLeftMargin(side)
            looks.setRightMargin(side)
            looks.setBottomMargin(40)
            frame.setFrameFormat(looks)

    # --- places in it -------------------------------------------------------------------------------------

    def scroll_to(self, number: int) -> None:
        """Scroll to heading `number`, from 0."""
        block = self.document().findBlock(self.headings[number])
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top - (8 if number else 40)))

    def heading_at_top(self) -> int:
        """Return the number of the heading above the top line."""
        self.document().documentLayout().documentSize()  # performs the layout that Qt has postponed
        below = self.document().findBlock(self.position_at_top()).next().position()
        return max(0, bisect_right(self.headings, below) - 1)

    def position_at_top(self) -> int:
        """Return the position of the first visible character."""
        return self.cursorForPosition(self.viewport().rect().topLeft()).position()

    def show_match(self, cursor: QTextCursor) -> None:
        """Scroll so that the lines around `cursor` are visible, too."""
        self.setTextCursor(cursor)
        place, height = self.cursorRect(cursor), self.viewport().height()
        if not height * 0.1 < place.top() < height * 0.8:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + place.top() - round(height * 0.3))
