"""The rules in a window of their own: contents to the left, a field to search in, and the text."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QKeySequence,
    QPalette,
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
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QTextEdit,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ra_desktop.ui.dialogs.icons import theme_icon
from ra_desktop.ui.games.registry import record
from ra_desktop.ui.look.fonts import DISPLAY_FAMILY, text_font
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.look.tile_painter import tile_pixmap
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import ruleset_with, tile_label

from .page import PICTURE_SCHEME, shown_page

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from .page import Section

_tr = QCoreApplication.translate

_TEXT_PIXELS: Final = 17
_HEADING_PIXELS: Final = {1: 34, 2: 25, 3: 20}
_WIDEST_TEXT: Final = 720
"""Longer lines are hard to read."""
_TILE_HEIGHT: Final = 104
_PICTURE: Final = "\ufffc"
"""Stands in the text where a picture is."""
_CONTENTS_WIDTH: Final = 250
_SIZE: Final = (1040, 760)
_FRAME: Final = 72
"""What a title bar and borders may take of the screen."""


class RulesText(QTextBrowser):
    """The text with its tiles, which says when it has been laid out for another size."""

    resized = Signal()
    is_settling = False
    """Whether it is being laid out: what is at the top now is not what was read."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the text out; then say so."""
        self.is_settling = True
        super().resizeEvent(event)
        self.is_settling = False
        self.resized.emit()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:  # noqa: N802 - Qt calls it
        """The tile that a picture of the page names."""
        url = QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource and url.scheme() == PICTURE_SCHEME:
            tile = url.path()
            label = tile_label(tile, ruleset_with(tile))
            return tile_pixmap(tile, _TILE_HEIGHT, self.devicePixelRatioF(), label)
        return super().loadResource(kind, name)


class RulesWindow(QDialog):
    """The rules. It is not modal: one can play and look things up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("rules")
        self.text = RulesText(self)
        self.contents = QTreeWidget(self)
        self.search = QLineEdit(self)
        self.found = QLabel(self)
        self.previous = QToolButton(self)
        self.next = QToolButton(self)
        self._page, self.sections = shown_page()
        self._places: list[int] = []
        self._entries: list[QTreeWidgetItem] = []
        self._matches: list[QTextCursor] = []
        self._match = -1
        self._section = 0
        self._build()
        self._connect()
        self._retranslate()
        self._write()
        self._list_contents()
        screen = self.screen().availableSize()
        self.resize(min(_SIZE[0], screen.width() - _FRAME), min(_SIZE[1], screen.height() - _FRAME))

    # --- what can be done -------------------------------------------------------------------------------

    def show_rule(self, anchor: str) -> None:
        """Scroll to the rule with *anchor*, as in ``docs/rules.md#auction``; nothing happens if there is none."""
        for number, section in enumerate(self.sections):
            if section.anchor == anchor:
                self._scroll_to(number)

    def show_game(self, ruleset: str) -> None:
        """Scroll to the part about the game with this rule set."""
        of_game = record(ruleset).rules_section
        first = next(number for number, section in enumerate(self.sections) if section.anchor == of_game)
        part = max(number for number, section in enumerate(self.sections[:first]) if section.level == 1)
        self._scroll_to(part)
        self.contents.scrollToItem(self._entries[part], QTreeWidget.ScrollHint.PositionAtTop)

    @property
    def current_section(self) -> Section:
        """The rule that is being read: the one at the top of the window."""
        return self.sections[self._section]

    @property
    def matches(self) -> int:
        """How often the text searched for occurs."""
        return len(self._matches)

    # --- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.text.setOpenLinks(False)
        self.text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.contents.setHeaderHidden(True)
        self.contents.setIndentation(14)
        self.contents.setFixedWidth(_CONTENTS_WIDTH)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.search.setClearButtonEnabled(True)
        self.found.setProperty("role", "soft")
        self.previous.setIcon(theme_icon("arrow-up"))
        self.next.setIcon(theme_icon("arrow-down"))
        finder = QHBoxLayout()
        finder.addWidget(self.search, 1)
        finder.addWidget(self.found)
        finder.addWidget(self.previous)
        finder.addWidget(self.next)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addLayout(finder)
        right.addWidget(self.text, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 14, 14, 14)
        layout.setSpacing(12)
        layout.addWidget(self.contents)
        layout.addLayout(right, 1)
        self.search.setFocus()

    def _connect(self) -> None:
        self.text.resized.connect(self._on_resized)
        self.text.anchorClicked.connect(self._follow)
        self.text.verticalScrollBar().valueChanged.connect(self._mark_section)
        self.contents.itemClicked.connect(self._on_entry)
        self.contents.itemActivated.connect(self._on_entry)
        self.search.textChanged.connect(self._search)
        self.previous.clicked.connect(self._to_previous)
        self.next.clicked.connect(self._to_next)
        for keys, action in (
            (QKeySequence(QKeySequence.StandardKey.Find), self._to_search),
            (QKeySequence(QKeySequence.StandardKey.FindNext), self._to_next),
            (QKeySequence(QKeySequence.StandardKey.FindPrevious), self._to_previous),
        ):
            QShortcut(keys, self).activated.connect(action)

    def _list_contents(self) -> None:
        self.contents.ensurePolished()  # rows measured without the style sheet would stay too low
        game: QTreeWidgetItem | None = None
        for number, section in enumerate(self.sections):
            entry = QTreeWidgetItem([section.title])
            entry.setData(0, Qt.ItemDataRole.UserRole, number)
            entry.setToolTip(0, section.title)
            if section.level == 1 or game is None:
                self.contents.addTopLevelItem(entry)
                font = QFont(DISPLAY_FAMILY)
                font.setPixelSize(19)
                entry.setFont(0, font)
                game = entry
            else:
                game.addChild(entry)
            self._entries.append(entry)
        self.contents.expandAll()
        self._mark_section()

    # --- the text -----------------------------------------------------------------------------------------

    def _write(self) -> None:
        """Lay the text out in the colours of the theme."""
        theme = current()
        colours = self.text.palette()
        colours.setColor(QPalette.ColorRole.Link, QColor(theme.link))
        self.text.setPalette(colours)
        document = self.text.document()
        document.setDefaultFont(text_font(_TEXT_PIXELS))
        document.setMarkdown(self._page)
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self._places = []
        block = document.begin()
        while block.isValid():
            cursor = QTextCursor(block)
            level = block.blockFormat().headingLevel()
            if level:
                self._places.append(block.position())
                self._style_heading(cursor, level)
            elif cursor.currentTable() is None:
                self._style_paragraph(cursor)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._style_table(frame)
        self._narrow()

    def _style_paragraph(self, cursor: QTextCursor) -> None:
        spacing = QTextBlockFormat()
        if _PICTURE not in cursor.block().text():
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

    def _narrow(self) -> None:
        """Keep lines short enough to read, in the middle of a wide window."""
        room = self.text.viewport().width()
        side = max(18.0, (room - _WIDEST_TEXT) / 2)
        frame = self.text.document().rootFrame()
        looks = frame.frameFormat()
        if abs(looks.leftMargin() - side) >= 1:
            looks.setLeftMargin(side)
            looks.setRightMargin(side)
            looks.setBottomMargin(40)
            frame.setFrameFormat(looks)

    # --- sections -------------------------------------------------------------------------------------------

    def _scroll_to(self, number: int) -> None:
        block = self.text.document().findBlock(self._places[number])
        top = self.text.document().documentLayout().blockBoundingRect(block).top()
        bar = self.text.verticalScrollBar()
        bar.setValue(round(top - (8 if number else 40)))
        self._select_entry(number)

    def _section_at_top(self) -> int:
        self.text.document().documentLayout().documentSize()  # lays out what Qt has put off
        top = self.text.cursorForPosition(self.text.viewport().rect().topLeft()).position()
        below = self.text.document().findBlock(top).next().position()
        return max(0, bisect_right(self._places, below) - 1)

    def _mark_section(self) -> None:
        if self._entries and not self.text.is_settling:
            self._select_entry(self._section_at_top())

    def _select_entry(self, number: int) -> None:
        self._section = number
        self.contents.setCurrentItem(self._entries[number])

    def _on_entry(self, entry: QTreeWidgetItem) -> None:
        self._scroll_to(int(entry.data(0, Qt.ItemDataRole.UserRole)))

    def _follow(self, link: QUrl) -> None:
        self.show_rule(link.fragment())

    # --- search -----------------------------------------------------------------------------------------------

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _search(self, words: str) -> None:
        self._matches = []
        document = self.text.document()
        cursor = document.find(words) if words.strip() else QTextCursor()
        while not cursor.isNull():
            self._matches.append(QTextCursor(cursor))
            cursor = document.find(words, cursor)
        here = self.text.cursorForPosition(self.text.viewport().rect().topLeft()).position()
        self._match = next((n for n, match in enumerate(self._matches) if match.position() >= here), 0)
        self._show_match()

    def _to_next(self) -> None:
        self._step(1)

    def _to_previous(self) -> None:
        self._step(-1)

    def _step(self, step: int) -> None:
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
        self.text.setExtraSelections(marks)
        for button in (self.previous, self.next):
            button.setEnabled(bool(self._matches))
        self._count_matches()
        if self._matches:
            start = QTextCursor(self._matches[self._match])
            start.clearSelection()
            self.text.setTextCursor(start)
            self._bring_into_view(start)

    def _bring_into_view(self, cursor: QTextCursor) -> None:
        """Scroll so that the lines before and after can be read too."""
        place, height = self.text.cursorRect(cursor), self.text.viewport().height()
        if not height * 0.1 < place.top() < height * 0.8:
            bar = self.text.verticalScrollBar()
            bar.setValue(bar.value() + place.top() - round(height * 0.3))

    def _count_matches(self) -> None:
        if not self.search.text().strip():
            text = ""
        elif not self._matches:
            text = _tr("RulesWindow", "No matches")
        else:
            text = _tr("RulesWindow", "{number} of {count}")
            text = fill(text, number=self._match + 1, count=len(self._matches))
        self.found.setText(text)
        wrong = bool(self.search.text().strip()) and not self._matches
        if self.search.property("invalid") != wrong:
            self.search.setProperty("invalid", wrong)
            self.search.style().unpolish(self.search)
            self.search.style().polish(self.search)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the next match, with Shift to the one before; Escape ends the search, then closes."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)

    # --- what changes it ----------------------------------------------------------------------------------------

    def _on_resized(self) -> None:
        """When the text is given another size, the rule that is read stays at the top."""
        number = self._section
        self._narrow()
        if self.text.verticalScrollBar().value():
            self._scroll_to(number)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange and self._entries:
            number = self._section
            self._write()
            self._search(self.search.text())
            self._scroll_to(number)

    def _retranslate(self) -> None:
        self.setWindowTitle(_tr("RulesWindow", "Rules"))
        self.search.setPlaceholderText(_tr("RulesWindow", "Search the rules"))
        self.previous.setToolTip(_tr("RulesWindow", "Previous match"))
        self.next.setToolTip(_tr("RulesWindow", "Next match"))
        self.contents.setAccessibleName(_tr("RulesWindow", "Contents"))
        self.text.setAccessibleName(_tr("RulesWindow", "Rules"))
        self._count_matches()
        for button in (self.previous, self.next):
            button.setEnabled(bool(self._matches))
