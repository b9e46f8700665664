"""Asking by key: each question is answered aloud and on a card, whatever has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QToolButton, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import painting
from ra_desktop.ui.look.drawing import draw_card
from ra_desktop.ui.look.flow import in_column, in_line
from ra_desktop.ui.look.fonts import DISPLAY_FAMILY, scaled
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.seats.seat_info import fame_words
from ra_desktop.ui.words.fill import sentences, with_key
from ra_desktop.ui.words.speech import Question, heading

from .answers import Asked, answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.app.session import Session
    from ra_desktop.ui.animation.director import Director
    from ra_desktop.ui.table.replay.replay import Replay
    from ra_desktop.ui.table.seating import TableLots
    from ra_desktop.ui.table.table_view import TableView

    from .speaker import Speaker

_WIDEST: Final = 620.0
"""The greatest width, at the usual size of text."""
_SHARE: Final = 0.85
"""The greatest height, as a share of the board's."""
_EDGE: Final = 8
_SLACK: Final = 6
"""Pixels that a text may be higher than it says before it has to scroll."""
_TITLE, _TEXT = 20, 16
_SHADOW: Final = 7
_SUN: Final = "#C8962B"


class Asking(QObject):
    """Answers questions about the position that the table shows, and keeps the answer up to date while it is read."""

    def __init__(
        self, session: Session, view: TableView, director: Director, replay: Replay, lots: TableLots, speaker: Speaker
    ) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._director = director
        self._replay = replay
        self._lots = lots
        self._speaker = speaker
        self._question: Question | None = None
        self.card = AnswerCard(view)
        self.card.closed.connect(self._on_closed)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self.card).activated.connect(self.card.dismiss)
        view.showing.connect(self.refresh)
        view.choices.changed.connect(self.refresh)
        session.game_replaced.connect(self.close)
        session.cleared.connect(self.close)
        for watched in (view, view.board):
            watched.installEventFilter(self)

    @property
    def question(self) -> Question | None:
        """The question whose answer is shown."""
        return None if self.card.isHidden() else self._question

    def ask(self, question: Question) -> None:
        """Answer `question`; if its answer is shown already, close it."""
        if self.question == question:
            self.card.dismiss()
            return
        if self._view.shown is None:
            return
        self._question = question
        self._speaker.say(" ".join(self._show()), urgent=True)

    def close(self) -> None:
        """Show no answer any more."""
        self._question = None
        self.card.hide()

    def _on_closed(self) -> None:
        self._question = None
        self._view.setFocus()

    def refresh(self) -> None:
        """Answer the same question again, if its answer is shown."""
        if self.question is not None and self._view.shown is not None:
            self._show()

    def _show(self) -> list[str]:
        """Show the answer to the question, and return it."""
        assert self._question is not None
        lines = sentences(answer(self._question, self._asked()))
        host = self._view.window()
        if self.card.parent() is not host:  # above the veil of a lesson, too
            self.card.setParent(host)
        self.card.show_answer(heading(self._question), lines, self._room())
        return lines

    def _asked(self) -> Asked:
        view, players, choices = self._view.shown, self._view.players, self._view.choices
        assert view is not None
        seat = self._view.home if choices.seat is None else choices.seat
        return Asked(
            view=view,
            seat=seat,
            names=[players.name(place) for place in range(view.players)],
            banner=players.narrator.banner(view),
            fame=self._fame(seat),
            actions=() if self._replay.is_on else choices.actions,
            lot_of=lambda of: self._lots.lot_of(view, of, self._view.home),
            why_no_lot=self._lots.why_none(view, seat),
            events=self._happened(),
            verbosity=self._view.settings.announcements,
        )

    def _fame(self, seat: int) -> str:
        """Return the fame of `seat`; empty if it is face down."""
        shown = self._view.panel_of(seat).shown
        return fame_words(shown) if shown is not None and shown.info.fame_shown else ""

    def _happened(self) -> list[str]:
        """Return what has happened up to the position shown, a sentence for each event."""
        game = self._session.game
        if game is None:
            return []
        end = len(game.plies)
        if self._replay.is_on:
            end = self._replay.ply
        elif self._director.is_busy:  # the game is one move ahead of what is shown
            end -= 1
        events = [event for ply in game.plies[max(0, end - 12) : end] for event in ply.events]
        return [sentence for event in events if (sentence := self._view.players.narrator.describe(event))]

    def _room(self) -> QRect:
        """Return the part of the board that can be seen, in the window."""
        board = self._view.board.geometry()
        seen = self._view.visibleRegion().boundingRect()
        room = board if seen.isEmpty() else board & seen
        return QRect(self._view.mapTo(self._view.window(), room.topLeft()), room.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide and watched is self._view:
            self.close()
        elif event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and not self.card.isHidden():
            self.card.place(self._room())
        return False


class AnswerCard(QWidget):
    """Shows a heading and sentences, as high as they need; they scroll if there is no room for all."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("answer")
        self.sentences: tuple[str, ...] = ()
        """The sentences shown."""
        self._title, self._text = QLabel(self), QLabel(self)
        for label in (self._title, self._text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.close_button = QToolButton(self)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.setText("×")
        self.close_button.setAutoRaise(True)
        self.close_button.clicked.connect(self.dismiss)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._text)
        self._head = in_line(None, (self._title, 1), (self.close_button, 0, Qt.AlignmentFlag.AlignTop))
        self._column = in_column(self, self._head, (self._scroll, 1))
        self._dress()
        self.hide()

    @property
    def heading(self) -> str:
        """The heading shown."""
        return self._title.text()

    def show_answer(self, heading: str, sentences: Sequence[str], room: QRect) -> None:
        """Show `sentences`, a line each, below `heading`, within `room`."""
        self.sentences = tuple(sentences)
        self._title.setText(heading)
        for widget in (self, self._scroll):
            widget.setAccessibleName(heading)
            widget.setAccessibleDescription(" ".join(sentences))
        self.close_button.setToolTip(with_key(_tr("Common", "Close"), "Esc"))
        self.close_button.setAccessibleName(self.close_button.toolTip())
        self.place(room)
        self.show()
        self.raise_()

    def dismiss(self) -> bool:
        """Close the card; False if it is not open."""
        if self.isHidden():
            return False
        self.hide()
        self.closed.emit()
        return True

    def place(self, room: QRect) -> None:
        """Place the card at the top of `room`; sentences have lines of their own, unless there is no room for these."""
        width = min(round(scaled(_WIDEST)), room.width() - 2 * _EDGE)
        margins = self._column.contentsMargins()
        inner = width - margins.left() - margins.right()
        title = self._title.heightForWidth(inner - self.close_button.sizeHint().width() - self._head.spacing())
        head = max(title, self.close_button.sizeHint().height())
        self._text.setText("\n".join(self.sentences))
        text = self._text.heightForWidth(inner)
        around = margins.top() + margins.bottom() + self._column.spacing() + head
        most = min(round(room.height() * _SHARE), room.height() - 2 * _EDGE)
        if around + text + _SLACK > most:
            self._text.setText(" ".join(self.sentences))
            text = self._text.heightForWidth(inner - self._scroll.verticalScrollBar().sizeHint().width())
        size = QSize(width, min(around + text + _SLACK, most))
        self.setGeometry(QRect(room.x() + (room.width() - width) // 2, room.y() + _EDGE, size.width(), size.height()))
        self._scroll.verticalScrollBar().setValue(0)

    # --- look ---------------------------------------------------------------------------------------

    def _dress(self) -> None:
        """Set type, colours and distances."""
        colours = theme.current()
        clear = "background: transparent;"
        title = f"font-family: '{DISPLAY_FAMILY}'; font-size: {round(scaled(_TITLE))}px; color: {colours.ink};"
        self._title.setStyleSheet(clear + title)
        self._text.setStyleSheet(f"{clear} font-size: {round(scaled(_TEXT))}px; color: {colours.ink};")
        self._scroll.setStyleSheet(f"QScrollArea {{ {clear} }}")
        self._scroll.viewport().setAutoFillBackground(False)
        side = round(scaled(26))
        self.close_button.setFixedSize(side, side)
        self.close_button.setStyleSheet(f"font-size: {round(scaled(_TITLE))}px; color: {colours.soft_ink}; padding: 0;")
        pad = round(scaled(12))
        self._column.setContentsMargins(pad + 4, pad - 2, pad, pad + _SHADOW)
        self._column.setSpacing(round(scaled(4)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            rect = QRectF(self.rect()).adjusted(2, 2, -2, -_SHADOW)
            draw_card(painter, rect, 12, theme.current(), edge=QColor(_SUN), scale=0.8)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the card, if something on it has the focus."""
        if event.key() != Qt.Key.Key_Escape or not self.dismiss():
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_column"):
            self._dress()
