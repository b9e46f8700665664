"""A lesson at the table: shows the runner's step beside what it speaks of, and lets it have the learner's moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from ra_desktop.ai.price import account_of
from ra_desktop.ai.protocol import Evaluation, Limit
from ra_desktop.app import background
from ra_desktop.app.lessons.lesson import is_right
from ra_desktop.ui.interaction.choices import Choices, SeatSun
from ra_desktop.ui.look.fonts import text_scale
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.table.overlays.overlay import Overlay
from ra_desktop.ui.words.fill import fill, read_aloud
from ra_desktop.ui.words.reasons import account_text, action_label, cost_text, would_cost

from .exercising import GuestMode
from .spotlight import BESIDE, MARGIN, Spotlight, place_card
from .step_card import LESSONS, StepCard, content_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.ai.hints import Study
    from ra_desktop.app.lessons.lesson import Lesson
    from ra_desktop.app.lessons.runner import LessonRunner
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.engine import Action
    from ra_desktop.ui.table.side.dock import SideDock
    from ra_desktop.ui.table.table import Table
    from ra_desktop.ui.table.table_view import TableView

_USUAL: Final = (1440, 900)
_LEAST_SCALE, _MOST_SCALE = 0.84, 1.3
_LEAST_SEEN: Final = 16
"""Less of a place, at the edge of the window, is not lit."""
_MOVES: Final = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PAGES: Final = {"log": 0, "score": 1}
"""The pages of the side panel, by the place that they are."""
CHOSEN_AT: Final = ("buttons", "sides")
"""The places that are there only as long as there is something to choose."""
STUDIED: Final = Limit(rollouts=768)
"""How closely the moves of a question are looked at, while the learner thinks."""
_AROUND_SUN: Final = 0.3
"""The rays of the centre sun, in diameters of its disc."""


class LessonTable(GuestMode):
    """A lesson at the table: connects a :class:`LessonRunner` with a table in the window `host`."""

    next_wanted = Signal()
    """The next lesson was asked for on the last card."""
    learn_wanted = Signal()
    """The list of lessons was asked for on the last card."""
    game_wanted = Signal()
    """A game was asked for on the last card."""

    def __init__(
        self,
        runner: LessonRunner,
        table: Table,
        choices: Choices,
        session: Session,
        settings: Settings,
        dock: SideDock,
        host: QWidget,
        room: Callable[[], QRect],
        reveal: Callable[[Sequence[QRect]], None],
        place_of: Callable[[Lesson], str],
        has_next: Callable[[Lesson], bool],
    ) -> None:
        """`room` is the part of `host` for the card, in its coordinates: the window without its menus.

        `reveal` scrolls the table so that the first of some areas of it is seen, and as many of the others as can be.
        `place_of` says which lesson of how many one is, and `has_next` whether another follows.
        """
        super().__init__(session, runner, table, choices, host)
        self._runner = runner
        self._settings = settings
        self._host = host
        self._dock = dock
        self._room = room
        self._reveal = reveal
        self._place_of = place_of
        self._has_next = has_next
        self.spots = Spots(table.view, dock, host)
        self.spotlight = Spotlight(host)
        self.card = StepCard(host)
        self.card.wished.connect(self._on_wish)
        self._shown: tuple[object, ...] = ()
        """What the card showed last."""
        self._shape: tuple[object, ...] = ()
        """The sizes of the window, of the table and of text when the card was placed last."""
        self._asked: tuple[object, ...] = ()
        """The question whose moves are valued while the learner thinks."""
        self._tried: Action | None = None
        """The move that the learner chose last."""
        self._study: tuple[Study, Evaluation] | None = None
        """What its moves are worth, and the right one, once that and the accounts are known."""
        session.ai.studied.connect(self._on_studied)
        session.game_replaced.connect(self._put_away)  # at once: the card spoke of another table
        table.director.idle.connect(self._soon.start)
        table.view.showing.connect(self._soon.start)
        for watched in (host, table.view, dock, *table.view.findChildren(Overlay)):
            watched.installEventFilter(self)

    @property
    def is_awaiting(self) -> bool:
        return self._runner.is_waiting

    @property
    def shows_ranking(self) -> bool:
        return False

    @property
    def title(self) -> str:
        lesson = self._runner.lesson
        return "" if lesson is None else translated(LESSONS, lesson.title)

    # --- the learner's moves ----------------------------------------------------------------------------

    def choose(self, action: Action) -> None:
        self._tried = action
        super().choose(action)

    def _look_ahead(self) -> None:
        """Have the moves of a question valued, once."""
        runner, seat = self._runner, self._session.person_to_move
        asked = (runner.shown, runner.number)
        if runner.step is not None and runner.is_waiting and seat is not None and asked != self._asked:
            self._asked, self._study = asked, None
            self._session.ai.ask_study(self._session.view(seat), STUDIED)

    def _on_studied(self, study: Study | None) -> None:
        step, asked = self._runner.step, self._asked
        if study is not None and study.is_final and study.from_experience and step is not None:
            right = next((rated for rated in study.rated if is_right(step, rated.action)), study.best)
            background.quick().start(
                self,
                lambda: (account_of(study.view, right, rated) for rated in study.rated),
                lambda _: None,
                lambda: setattr(self, "_study", (study, right)),
                is_wanted=lambda: asked == self._asked,
            )

    def _cost(self) -> tuple[str, str]:
        """Return what the move that is answered costs, and where that comes from, as far as it is known."""
        answer = self._runner.answer
        if answer is None or self._study is None or self._tried is None:
            return "", ""
        (study, right), ruleset = self._study, self._session.state.ruleset
        rated, move = study.of(self._tried), action_label(self._tried, ruleset)
        said = cost_text(right, rated, would_cost, move, ruleset)
        if answer.good and not said:
            said = fill(_tr("Reasons", "“{move}” is about as good."), move=move)
        account = account_of(study.view, right, rated)  # known by now
        if account is None or (account.total > 0) is not account.is_better:  # the lesson and the networks disagree
            return said, ""
        name, centre = self._table.view.players.name, study.view.centre_sun
        return said, "\n".join(account_text(account, centre, name, ruleset, in_full=True))

    def press(self, event: QKeyEvent) -> bool:
        is_asked = self._choices.selected is not None or self._table.view.coach_card.is_question
        if event.key() == Qt.Key.Key_Escape and not is_asked:
            self._on_wish("learn" if self._runner.is_done else "leave")
            return True
        return False

    def _on_wish(self, wish: str) -> None:
        runner = self._runner
        if not self.is_on:
            return
        if wish == "next":
            self.next_wanted.emit()
        elif wish == "learn":
            self.learn_wanted.emit()
        elif wish == "play":
            self.game_wanted.emit()
        else:
            {"go_on": runner.go_on, "try_again": runner.try_again, "again": runner.again, "leave": runner.leave}[wish]()

    # --- what is shown ----------------------------------------------------------------------------------

    def _on_changed(self) -> None:
        if self.is_on and self._table.coach.is_on != self._runner.is_playing_on:
            self._table.coach.is_on = self._runner.is_playing_on
        if self.is_on:
            self._look_ahead()
        super()._on_changed()

    def _on_ended(self) -> None:
        super()._on_ended()
        self._shown = ()
        self.refresh()

    def refresh(self) -> None:
        """Show the step as it is now, or nothing while something happens on the table."""
        if not self.is_on or not self._is_seen():
            self._put_away()
            return
        lesson = self._runner.shown
        assert lesson is not None
        place, has_next, (cost, account) = self._place_of(lesson), self._has_next(lesson), self._cost()
        content = content_of(self._runner, place, has_next=has_next, cost=cost, account=account)
        if content is None:
            self._put_away()
            return
        self._table.catch_up()  # the card speaks of the table as it is
        shown = (self._runner.lesson, self._runner.number, self._runner.answer, content)
        is_new = shown != self._shown or self.card.isHidden()
        self._shown = shown
        room = self._room()
        scale = min(room.width() / _USUAL[0], room.height() / _USUAL[1])
        self.card.say(content, max(_LEAST_SCALE, min(scale, _MOST_SCALE)))
        self._place(is_new=is_new)
        for watched in self._dock.findChildren(QAbstractItemView):  # lists are made when they are first shown
            watched.installEventFilter(self)
        if is_new:
            self._table.speaker.say(read_aloud((content.title, content.text, content.task)))
            self._take_focus()

    def _put_away(self) -> None:
        focused = QApplication.focusWidget()
        had_focus = focused is not None and self.card.isAncestorOf(focused)
        self.card.hide()
        self.spotlight.hide()
        if had_focus and self._table.view.isVisible():
            self._table.view.setFocus()

    def _is_seen(self) -> bool:
        view = self._table.view
        if not view.isVisible() or self._table.director.is_busy or self._table.replay.is_on:
            return False
        return not any(page.isVisible() for page in view.findChildren(Overlay))

    def _places(self) -> tuple[str, ...]:
        """Return what the card speaks of, without what a wrong move that was shown has taken off the table."""
        step = self._runner.step
        if step is None or self._runner.is_done:
            return ()
        was_played = self._runner.answer is not None and not self._runner.is_waiting
        return tuple(place for place in step.points_at if not (was_played and place in CHOSEN_AT))

    def _place(self, *, is_new: bool) -> None:
        room, places = self._room(), self._places()
        shape = (room, self._table.view.size(), text_scale())
        if is_new and places:
            self.spots.open_pages(places)
        if is_new or shape != self._shape:  # not whenever the learner scrolls
            self._shape = shape
            self._reveal([self.spots.in_table(place) for place in places])
        visible = [[rect & room for rect in self.spots.of(place)] for place in places]
        lit = [[rect for rect in rects if min(rect.size().toTuple()) >= _LEAST_SEEN] for rects in visible]
        bright = [rect for rects in lit for rect in rects]
        needed = [rect for place in ("buttons", "own-suns", "bag") for rect in self.spots.of(place)]
        inside = room.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        home = self.spots.above_track() - QPoint(0, BESIDE) + QPoint(self.card.usual_width() // 2, 0)
        rect = place_card(
            room, self.card.sizes(inside.size()), next(filter(None, lit), ()), bright, needed if bright else (), home
        )
        self.spotlight.setGeometry(room)
        still = self._settings.motion_is_reduced() or self._settings.speed == "instant"
        self.spotlight.light(bright, rect if bright else None, still=still)
        self.spotlight.raise_()
        self.card.setGeometry(rect)
        self.card.show()
        self.card.raise_()
        self._table.view.sprites.carried.raise_()

    def _take_focus(self) -> None:
        """Give the keyboard to the button that the card waits for, or to the table if the learner may choose again."""
        window = QApplication.activeWindow()
        if window is not None and window is not self._host.window():
            return
        primary = self.card.primary
        if primary is not None and not self.is_awaiting:
            primary.setFocus()
        else:
            self._table.view.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow sizes and whatever opens over the table, and press Enter on the card unless a move is selected."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _ENTER:
            is_free = self.is_on and self._choices.selected is None and self.card.isVisible()
            primary = self.card.primary if is_free else None
            if primary is not None and not event.isAutoRepeat():
                self.card.press()
            return primary is not None
        if event.type() in _MOVES and self.is_on:
            self._soon.start()
        return False


class Spots:
    """Finds places on the table and in the side panel, in the coordinates of `host`, which holds both."""

    def __init__(self, view: TableView, dock: SideDock, host: QWidget) -> None:
        self._view = view
        self._dock = dock
        self._host = host

    def of(self, place: str) -> list[QRect]:
        """Return the rectangles of `place`; none if it is not on the table now."""
        if place in PAGES:
            return [self._mapped(self._dock.pages, QRectF(self._dock.pages.rect()))] if self._dock.isVisible() else []
        return [self._mapped(owner, rect) for owner, rect in self._areas(place) if not rect.isEmpty()]

    def open_pages(self, places: tuple[str, ...]) -> None:
        """Turn the side panel to the first page among `places`."""
        page = next((PAGES[place] for place in places if place in PAGES), None)
        if page is not None:
            self._dock.tabs.setCurrentIndex(page)

    def above_track(self) -> QPoint:
        """Return the middle of the upper edge of the auction track."""
        track = self.of("track")[0]
        return QPoint(track.center().x(), track.top())

    def in_table(self, place: str) -> QRect:
        """Return the area of `place` in the table, to scroll there; empty for places beside it."""
        area = QRectF()
        for owner, rect in self._areas(place):
            area = area.united(rect.translated(QPointF(owner.mapTo(self._view, QPoint(0, 0)))))
        return area.toAlignedRect()

    def _areas(self, place: str) -> list[tuple[QWidget, QRectF]]:
        """Return the rectangles of `place`, each in the coordinates of a widget."""
        view = self._view
        shown = view.shown
        if shown is None or place in PAGES:
            return []
        board, own = view.board, view.own
        at, cloth = board.board.board_layout, board.viewport()
        name, _, number = place.partition(" ")
        if name == "track" and number:
            return [(cloth, space.adjusted(-3, -3, 3, 3)) for space in at.spaces[int(number) - 1 : int(number)]]
        if name == "sun":
            if int(number) not in own_suns(view):
                return []
            return [(own, own.rect_of(SeatSun(view.home, int(number))))]
        if name == "seat":
            panel = view.panel_of(int(number))
            return [(panel, QRectF(panel.rect()))] if int(number) < shown.players else []
        if name == "others":
            return [(panel, QRectF(panel.rect())) for panel in view.others]
        reach = at.centre_sun.width() * _AROUND_SUN
        on_board = {
            "bag": at.bag.united(at.bag_caption),
            "track": at.track_bed,
            "ra-track": at.sky,
            "altar": at.altar.united(at.centre_caption),
            "centre-sun": at.centre_sun.adjusted(-reach, -reach, reach, reach),
            "banner": at.banner,
            "sides": at.sides.tray,
        }
        if name in on_board:
            return [(cloth, on_board[name])]
        if name == "buttons":
            bar = board.actions_bar
            buttons = QRectF()
            for button in bar.buttons:
                if button.isVisible():
                    buttons = buttons.united(QRectF(button.geometry()))
            return [(bar, QRectF(bar.rect()) if buttons.isEmpty() else buttons)]
        assert own.places is not None
        below = own.places.at
        on_panel = {"own-suns": below.tray, "own-tiles": below.head.united(below.tiles), "own-fame": below.fame_area}
        return [(own, on_panel[name])] if name in on_panel else []

    def _mapped(self, owner: QWidget, rect: QRectF) -> QRect:
        return rect.translated(QPointF(owner.mapTo(self._host, QPoint(0, 0)))).toAlignedRect()


def own_suns(view: TableView) -> list[int]:
    """Return the suns of the seat at the bottom, face up or down."""
    shown = view.shown
    return [] if shown is None else [*shown.face_up_suns(view.home), *shown.face_down_suns(view.home)]
