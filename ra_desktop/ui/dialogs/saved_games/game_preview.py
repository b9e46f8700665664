"""A preview of a saved game: a small picture of the table, and the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ra_desktop.app.models.library import state_of
from ra_desktop.storage.names import one_line
from ra_desktop.ui.interaction.choices import Choices
from ra_desktop.ui.look.art import paint_art, paint_box, painting, rounded
from ra_desktop.ui.look.drawing import player_ink
from ra_desktop.ui.look.flow import in_column, in_line, plain_label
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.lettering import breakable, draw_words
from ra_desktop.ui.look.portrait_painter import Face, draw_portrait
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.board.items import PersonInfo
from ra_desktop.ui.table.board.scene import BoardScene
from ra_desktop.ui.words.errors import describe
from ra_desktop.ui.words.fill import fill, in_a_line
from ra_desktop.ui.words.games import (
    entry_title,
    epoch_text,
    fame_seen,
    marks_text,
    result_text,
    sitter_text,
    started_text,
)
from ra_desktop.ui.words.tiles import ruleset_label

if TYPE_CHECKING:
    from ra_desktop.app.library import Preview
    from ra_desktop.storage.library import Entry
    from ra_desktop.storage.saved_game import SavedGame

_BOARD: Final = QSizeF(640, 459)
"""The size at which the board is painted; it is shown at half that."""
_PICTURE: Final = QSize(308, 221)
_LEAST_PICTURE: Final = 150
"""Its height in a low window with large text; the whole table is shown, but smaller."""
_SEATS_WIDTH: Final = 300
_LINE: Final = 40
_MOST_SEATS: Final = 5
_KEPT: Final = 40
"""Pictures cached while the window is open."""


class TablePicture(QWidget):
    """A small picture of the table, painted in steps so that the window stays responsive."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, minimumHeight=_LEAST_PICTURE, maximumHeight=_PICTURE.height())
        self.setFixedWidth(_PICTURE.width())
        self._scene: BoardScene | None = None
        self._pictures: dict[tuple[str, int, str, float], QPixmap] = {}
        self._shown: QPixmap | None = None
        self._canvas: QPixmap | None = None
        self._key = ("", 0, "", 1.0)
        self._bands: list[QRectF] = []
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._paint_band)

    def sizeHint(self) -> QSize:
        return _PICTURE

    def clear(self) -> None:
        """Show no table."""
        self._next.stop()
        self._shown = None
        self.update()

    def show_kept(self, entry: Entry) -> bool:
        """Show the table of `entry` if its picture is cached."""
        self._next.stop()
        self._key = (entry.name, entry.modified, current().name, self.devicePixelRatioF())
        self._shown = self._pictures.get(self._key)
        self.update()
        return self._shown is not None

    def show_game(self, entry: Entry, saved: SavedGame) -> None:
        """Paint the table of `entry`, which is `saved`."""
        if self.show_kept(entry):
            return
        if self._scene is None:
            self._scene = BoardScene(Choices(self), self)
            self._scene.fit(_BOARD)
            self._scene.tile_names = False
        game = saved.game
        state = game.state
        if state.is_over:  # its table is empty: the last lot is shown
            before = map(game.position, reversed(range(len(game.plies))))
            state = next((at for at in before if any(at.auction_track)), state)
        people = [PersonInfo(seat.name, Face(seat.colour)) for seat in saved.occupants]
        self._scene.restyle()
        self._scene.show_view(state.view(0), people)
        text = _tr("SavedGames", "Game over")
        if game.state.current_player is not None:
            text = fill(_tr("Common", "Turn: {name}"), name=people[game.state.current_player].name)
        self._scene.parts.banner.text = text
        ratio = self.devicePixelRatioF()
        self._canvas = QPixmap(_PICTURE * ratio)
        self._canvas.setDevicePixelRatio(ratio)
        self._canvas.fill(Qt.GlobalColor.transparent)
        width, height, sky = _BOARD.width(), _BOARD.height(), self._scene.board_layout.sky.bottom()
        # Table and sky are painted whole before parts are copied: a corner of each comes first.
        self._bands = [
            QRectF(0, height - 4, 4, 4),
            QRectF(0, sky, width, height - sky),
            QRectF(0, 0, 4, 4),
            QRectF(0, 0, width, sky),
        ]
        self._next.start()

    def _paint_band(self) -> None:
        """Paint a part of the table; the event loop runs between parts."""
        assert self._scene is not None
        assert self._canvas is not None
        band = self._bands.pop(0)
        scale = _PICTURE.width() / _BOARD.width()
        with painting(self._canvas, smooth=True) as painter:
            target = QRectF(band.topLeft() * scale, band.size() * scale)
            painter.setClipRect(target)
            self._scene.render(painter, target, band)
        if self._bands:
            self._next.start()
            return
        while len(self._pictures) >= _KEPT:
            del self._pictures[next(iter(self._pictures))]
        self._shown = self._pictures[self._key] = self._canvas
        self._canvas = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            if self._shown is not None:
                size = QSizeF(_PICTURE).scaled(QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio)
                place = QRectF(QPointF(0, 0), size)
                place.moveCenter(QRectF(self.rect()).center())
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.drawPixmap(place, self._shown, QRectF(self._shown.rect()))
            else:
                theme = current()
                paint_box(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), 10, theme.well, theme.line, 1.2)
                painter.setOpacity(0.35)
                figure = QRectF(0, 0, 72, 72)
                figure.moveCenter(QRectF(self.rect()).center())
                paint_art(painter, "board/ra-figure", figure)


class SeatLines(QWidget):
    """The players: face, name, level and character, and visible fame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entry: Entry | None = None
        self.setFixedWidth(_SEATS_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_entry(self, entry: Entry | None) -> None:
        """Show the seats of `entry`."""
        self._entry = entry
        lines = []
        if entry is not None:
            for seat, fame in zip(entry.seats, self._fame(), strict=True):
                about = ", ".join(part for part in (seat.name, sitter_text(seat)) if part)
                lines.append(about if fame is None else about + ": " + str(fame))
        self.setAccessibleName("\n".join(lines))
        self.update()

    def _fame(self) -> tuple[int | None, ...]:
        entry = self._entry
        if entry is None or len(entry.fame) != len(entry.seats):
            return (None,) * (len(entry.seats) if entry else 0)
        return fame_seen(entry)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a line for every seat; in a finished game, the winner's first."""
        entry = self._entry
        if entry is None or not entry.seats:
            return
        with painting(self) as painter:
            order = entry.ranking or tuple(range(len(entry.seats)))
            height = min(scaled(_LINE), self.height() / max(len(order), 4))
            fame = self._fame()
            y = 0.0
            for place, seat in enumerate(order[:_MOST_SEATS]):
                line = QRectF(0, y, self.width(), height)
                self._paint_seat(painter, line, seat, fame[seat], leads=bool(entry.ranking) and place == 0)
                y += height

    def _paint_seat(self, painter: QPainter, line: QRectF, seat: int, fame: int | None, *, leads: bool) -> None:
        assert self._entry is not None
        theme, sitter = current(), self._entry.seats[seat]
        if leads:
            path = rounded(line.adjusted(0.5, 1.5, -0.5, -1.5), 8)
            painter.fillPath(path, QColor(theme.well))
            painter.setPen(QPen(player_ink(theme, sitter.colour), 1.4))
            painter.drawPath(path)
        radius = min(17.0, line.height() * 0.43)
        face = Face(sitter.colour, sitter.character)
        draw_portrait(painter, QPointF(line.x() + 6 + radius, line.center().y()), radius, face)
        words = line.adjusted(2 * radius + 14, 2, -52, -2)
        about = sitter_text(sitter)
        if about:
            upper = QRectF(words.x(), words.y(), words.width(), words.height() * 0.56)
            lower = QRectF(words.x(), upper.bottom(), words.width(), words.height() * 0.44)
            draw_words(painter, upper, sitter.name, 17, theme.ink, bold=True)
            draw_words(painter, lower, about, 14, theme.soft_ink)
        else:
            draw_words(painter, words, sitter.name, 17, theme.ink, bold=True)
        if fame is not None:
            room = QRectF(line.right() - 50, line.y(), 42, line.height())
            draw_words(painter, room, str(fame), 22, theme.ink, Qt.AlignmentFlag.AlignRight, display=True)


class GamePreview(QFrame):
    """A card with the contents of a file."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.setObjectName("preview")
        self.entry: Entry | None = None
        """The game shown."""
        self.picture = TablePicture(self)
        self.title = plain_label(self, role="heading", wraps=True)
        self.about = plain_label(self, wraps=True)
        self.mark = plain_label(self, role="warning")
        self.fault = plain_label(self, role="negative", wraps=True)
        self.seats = SeatLines(self)
        for label in (self.title, self.about, self.mark, self.fault):
            label.setMinimumWidth(1)  # no word of a file makes the window wider
        words = in_column(None, *(self.title, self.about, self.mark, self.fault), ..., spacing=4)
        in_line(self, self.picture, (words, 1), self.seats, margins=(12, 10, 14, 10), spacing=16)
        self.show_entry(None)

    def show_entry(self, entry: Entry | None) -> bool:
        """Show what the list knows of `entry`; return whether its table is shown, too."""
        self.entry = entry
        self.seats.show_entry(entry)
        if entry is None:
            self.picture.clear()
            self.title.setText(_tr("SavedGames", "No game selected"))
            for label in (self.about, self.mark, self.fault):
                label.clear()
            return True
        self.title.setText(breakable(one_line(entry_title(entry))))
        self.about.setText(self._about(entry))
        self.mark.setText(marks_text(entry))
        self.mark.setVisible(bool(self.mark.text()))
        self.fault.setText(breakable(describe(entry.fault)) if entry.fault is not None else "")
        self.fault.setVisible(entry.fault is not None)
        if entry.fault is not None:
            self.picture.clear()
            return True
        return self.picture.show_kept(entry)

    def show_preview(self, preview: Preview) -> None:
        """Show the table read from the file."""
        if self.entry is None or preview.entry.name != self.entry.name:
            return
        if preview.game is not None:
            self.picture.show_game(preview.entry, preview.game)
        elif preview.fault is not None:
            self.fault.setText(breakable(describe(preview.fault)))
            self.fault.show()

    @staticmethod
    def _about(entry: Entry) -> str:
        state = state_of(entry)
        if not entry.ruleset:
            return ""
        lines = [ruleset_label(entry.ruleset)]
        if state in ("running", "finished"):
            how = epoch_text(entry) if state == "running" else result_text(entry)
            moves = _tr("SavedGames", "%n moves", "", entry.moves)
            lines += [
                in_a_line([how, moves]),
            ]
        lines.append(started_text(entry.started))
        return breakable("\n".join(line for line in lines if line))
