"""The text of the rules in the colours of the theme, with pictures of tiles."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPalette,
    QResizeEvent,
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
from PySide6.QtWidgets import QTextBrowser, QWidget

from ra_desktop.ui.look.fonts import DISPLAY_FAMILY, scaled, text_font
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.look.tile_painter import tile_pixmap
from ra_desktop.ui.words.tiles import ruleset_with, tile_label

PICTURE_SCHEME: Final = "tile"
"""The page's pictures are shown as tiles: ``tile:farmer/granary``."""
_TEXT_PIXELS: Final = 17
_HEADING_PIXELS: Final = {1: 34, 2: 25, 3: 20}
_WIDEST_TEXT: Final = 720
"""Widest line in pixels; longer lines are hard to read."""
_TILE_HEIGHT: Final = 104
_PICTURE: Final = "\ufffc"
"""The character that stands for a picture."""


class RulesText(QTextBrowser):
    """The text with its tiles; signals when it has been laid out for another size."""

    resized = Signal()
    is_settling = False
    """Whether it is being laid out, when the top line is not the one being read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.headings: list[int] = []
        """The position of each heading in the text."""
        self.setOpenLinks(False)
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
