"""Asking by key: each question is answered aloud and on a card, whatever has the focus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QToolButton, QWidget

from ra_desktop.engine import Action, Bid, Pass, View
from ra_desktop.ui.games import groups
from ra_desktop.ui.games.score_aid import AidLine, ScoreAid
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import painting
from ra_desktop.ui.look.drawing import draw_card
from ra_desktop.ui.look.flow import in_column, in_line, plain_label
from ra_desktop.ui.look.fonts import DISPLAY_FAMILY, scaled
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.seats.seat_info import fame_words, who_outbids
from ra_desktop.ui.words import board, speech
from ra_desktop.ui.words.fill import labelled, points_text, sentences, times, with_key
from ra_desktop.ui.words.reasons import action_label
from ra_desktop.ui.words.scoring import end_of_game
from ra_desktop.ui.words.speech import Question, heading, no_suns, suns_at_the_end
from ra_desktop.ui.words.tiles import both_sides_label, category_label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Verbosity
    from ra_desktop.ui.animation.director import Director
    from ra_desktop.ui.games.lots import Lot
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
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self.card, autoRepeat=False).activated.connect(self.card.dismiss)
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
        self._title, self._text = plain_label(self, wraps=True), plain_label(self, wraps=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.close_button = QToolButton(self, autoRaise=True)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.setText("×")
        self.close_button.clicked.connect(self.dismiss)
        self._scroll = QScrollArea(self, widgetResizable=True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
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


_MOST_EVENTS = {"brief": 3, "normal": 6, "full": 12}
"""Most events in an answer, by verbosity."""


@dataclass(frozen=True, kw_only=True)
class Asked:
    """What the answers are made of."""

    view: View
    """The position shown."""
    seat: int
    """Who asks: the seat at the bottom of the table."""
    names: Sequence[str]
    """By seat."""
    banner: str
    """Whose turn it is."""
    fame: str
    """The fame of the seat in words; empty if it is hidden."""
    actions: Sequence[Action]
    """The actions of the person to move; empty if no person is to move."""
    lot_of: Callable[[int], Lot | None]
    """Returns the account of the lot for a seat."""
    why_no_lot: str
    """Why the lot cannot be won by who asks; empty if it can."""
    events: Sequence[str]
    """What has happened up to the position shown, a sentence each."""
    verbosity: Verbosity


def answer(question: Question, asked: Asked) -> list[str]:
    """Return the answer to `question`, a sentence or a heading each."""
    return _ANSWERS[question](asked)


def _track(asked: Asked) -> list[str]:
    view = asked.view
    parts = [board.track_tiles(view)]
    free = sum(tile is None for tile in view.auction_track)
    if asked.verbosity != "brief" and any(view.auction_track):
        parts.append(speech.free_spaces(free))
    parts += [board.centre_sun(view.centre_sun), *board.bids(view, asked.names)]
    lot = asked.lot_of(asked.seat)
    if lot is None:
        return [*parts, asked.why_no_lot]
    parts.append(lot.headline)
    if asked.verbosity != "brief":
        parts += lot.sentences
    if asked.verbosity == "full":
        others = [seat for seat in range(view.players) if seat != asked.seat]
        parts += [lot.headline for seat in others if (lot := asked.lot_of(seat)) is not None]
    return parts


def _suns(asked: Asked) -> list[str]:
    view, seat = asked.view, asked.seat
    up, down = view.face_up_suns(seat), view.face_down_suns(seat)
    parts = [speech.own_suns(up, down)]
    auction = view.auction
    if not up and not view.is_played_out:
        parts.append(no_suns())
    elif asked.why_no_lot:
        parts.append(asked.why_no_lot)
    elif auction is not None and auction.highest is not None and view.phase == "auction":
        parts.append(speech.suns_that_beat(auction.highest, view.suns_to_win(seat)))
    if asked.verbosity == "full":
        parts += _outbidding(asked)
    if view.is_last_epoch:
        parts.append(suns_at_the_end(sum(up) + sum(down)))
    return parts


def _outbidding(asked: Asked) -> list[str]:
    return [] if asked.view.is_played_out else who_outbids(asked.view, asked.seat, asked.names)


def _rivals(asked: Asked) -> list[str]:
    view = asked.view
    seats = [(asked.seat + step) % view.players for step in range(view.players)]
    parts = [speech.suns_of(asked.names[seat], view.face_up_suns(seat), view.face_down_suns(seat)) for seat in seats]
    return parts if view.is_played_out else [*parts, *(_outbidding(asked) or [no_suns()])]


def _tiles(asked: Asked) -> list[str]:
    view, seat = asked.view, asked.seat
    tiles = []
    for group in groups.tile_groups(view.ruleset):
        for tile, count in groups.stacks(view, seat, group):
            label = both_sides_label(tile, view.ruleset)
            tiles.append(times(label, count) if count > 1 else label)
    parts = [speech.tiles_of(tiles)]
    if not view.is_over:
        parts.append(speech.points_now(points_text(sum(groups.points_of(view, seat).values()))))
        parts += _rows(asked)
    return [*parts, asked.fame]


def _rows(asked: Asked) -> list[str]:
    """Every row that brings points now; fully, also the others and how the seat stands."""
    if asked.verbosity == "brief":
        return []
    aid = ScoreAid.of(asked.view, asked.seat)
    late = [row for line in aid.end_of_game if (row := _row(line, asked))]
    return [
        *(row for line in aid.every_epoch if (row := _row(line, asked))),
        *([end_of_game(), *late] if late else []),
    ]


def _row(line: AidLine, asked: Asked) -> str:
    if line.points is None or (not line.points and asked.verbosity != "full"):
        return ""
    words = f"{line.label} {points_text(line.points)}"
    return f"{words}. {line.standing}" if line.standing and asked.verbosity == "full" else words


def _ra(asked: Asked) -> list[str]:
    view = asked.view
    sentences = [board.ra_track(view), board.ra_left(view)]
    if not (view.is_played_out or view.is_bag_closed):
        sentences.append(speech.ra_tiles_left(view.bag_contents.get("ra", 0), view.bag_count))
    return sentences


def _bag(asked: Asked) -> list[str]:
    view = asked.view
    parts = [board.bag_count(view)]
    if view.is_bag_closed:
        return parts
    if asked.verbosity != "full":
        return parts + [labelled(category_label(name), count) for name, count in board.bag_counts(view).items()]
    return parts + [labelled(both_sides_label(tile, view.ruleset), count) for tile, count in view.bag_contents.items()]


def _events(asked: Asked) -> list[str]:
    return list(asked.events[-_MOST_EVENTS[asked.verbosity] :]) or [speech.nothing_yet()]


def _moves(asked: Asked) -> list[str]:
    bids = [action.sun for action in asked.actions if isinstance(action, Bid)]
    if bids:
        return [asked.banner, speech.may_bid(bids, may_pass=Pass() in asked.actions)]
    if asked.actions:
        moves = [action_label(action, asked.view.ruleset) for action in asked.actions]
        return [asked.banner, speech.may_choose(moves)]
    return [asked.banner, speech.nothing_to_do()]


_ANSWERS: dict[Question, Callable[[Asked], list[str]]] = {
    "track": _track,
    "suns": _suns,
    "rivals": _rivals,
    "tiles": _tiles,
    "ra": _ra,
    "bag": _bag,
    "events": _events,
    "moves": _moves,
}
