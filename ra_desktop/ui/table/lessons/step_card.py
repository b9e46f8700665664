"""The card of a lesson: what it says at each moment, how far the lesson has come, and its stars."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal, get_args

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import faint, paint_disc, painting, picture_of
from ra_desktop.ui.look.drawing import draw_card
from ra_desktop.ui.look.flow import in_column, in_line, plain_label
from ra_desktop.ui.look.fonts import DISPLAY_FAMILY, scaled, text_scale
from ra_desktop.ui.look.portrait_painter import Face, Mood, portrait_pixmap
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.table.overlays.overlay import OverlayButton
from ra_desktop.ui.words.fill import fill, plain_text

if TYPE_CHECKING:
    from ra_desktop.app.lessons.runner import LessonRunner

Kind = Literal["step", "good", "answer", "done"]
Wish = Literal["go_on", "try_again", "leave", "play", "next", "again", "learn"]

TEACHER: Final = Face("lapis", "scholar")
"""No rival in a lesson has this face."""
_MOODS: Final[dict[Kind, Mood]] = {"step": Mood.CALM, "good": Mood.PLEASED, "answer": Mood.GLANCE, "done": Mood.PLEASED}
_GOLD: Final = "#C8962B"
_WIDE: Final = 640
_SHARES: Final = (1.0, 0.82, 0.66, 0.54)
"""Widths that the card may have, as shares of the usual one."""
_TITLE, _TEXT, _META, _STAR = 25, 18, 14, 34
_PORTRAIT: Final = 46
"""The radius of the portrait."""
_SHADOW: Final = 7
_MOST_DOTS: Final = 18
_WIDEST_TEXT: Final = 1.3
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""The card grows with larger text up to this factor; beyond, it gets higher."""
LESSONS: Final = "Lessons"
"""The translators' context of the texts of lessons."""
MOST: Final = 3
_STAR_GOLD, _STAR_EDGE = "#F2B632", "#9A6A12"
_INNER: Final = 0.46
"""The radius of the notches of a star, as a share of that of its points."""


@dataclass(frozen=True, slots=True)
class Content:
    """What a card says; all texts translated."""

    kind: Kind
    title: str
    where: str = ""
    """Which lesson of how many this is."""
    text: str = ""
    task: str = ""
    done: int = 0
    """The steps done, shown as dots."""
    steps: int = 0
    stars: int = 0
    account: str = ""
    """What the move gains and costs in parts, in small type."""
    wishes: tuple[Wish, ...] = ()
    """The buttons from right to left, but *Leave* is at the left; Enter presses the first, unless it is one's move."""

    @property
    def asks(self) -> bool:
        """Whether the card waits for a button; otherwise for a move."""
        return any(wish != "leave" for wish in self.wishes)


def _draw_dots(painter: QPainter, done: int, steps: int, pitch: float, high: float) -> None:
    """Draw a dot for each step, those `done` in the strong colour."""
    colours = theme.current()
    later = faint(colours.control_line, colours.faded(0.38))
    for number in range(steps):
        centre, ink = QPointF((number + 0.5) * pitch, high / 2), colours.accent if number < done else later
        paint_disc(painter, centre, pitch * 0.27, ink)


class StepCard(QWidget):
    """Says one :class:`Content` at a time; its buttons are wishes."""

    wished = Signal(str)
    """A :data:`Wish`: a button was pressed, or Escape."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("lesson")
        self.content = Content("step", "")
        self._scale = 1.0
        self._portrait, self._stars, self._dots = QLabel(self), QLabel(self), QLabel(self)
        wraps = True, False, True, True, True
        self.title, self.where, self.text, self.account, self.task = (plain_label(self, wraps=many) for many in wraps)
        self.buttons: dict[Wish, OverlayButton] = {}
        for wish in get_args(Wish):
            button = OverlayButton(self)
            button.setObjectName(wish)
            button.setAutoDefault(True)
            button.clicked.connect(lambda _=False, wish=wish: self.wished.emit(wish))
            self.buttons[wish] = button
        self._head = in_line(
            None, (self.title, 1, Qt.AlignmentFlag.AlignBottom), (self.where, 0, Qt.AlignmentFlag.AlignBottom)
        )
        self._foot = in_line(None, self._dots, self.buttons["leave"], ...)
        self._words = in_column(None, self._head, self._stars, self.text, self.account, self.task, ..., self._foot)
        self._row = in_line(self, (self._portrait, 0, Qt.AlignmentFlag.AlignTop), (self._words, 1))
        self.hide()

    # --- contents -----------------------------------------------------------------------------------

    def say(self, content: Content, scale: float) -> None:
        """Say `content`, at a size of `scale` times that in a window of 1440 by 900."""
        self.content, self._scale = content, scale
        for label, text in (
            (self.title, content.title),
            (self.where, content.where),
            (self.text, content.text),
            (self.account, content.account),
            (self.task, content.task),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self._stars.setVisible(content.kind == "done")
        self._stars.setAccessibleName(_tr("StepCard", "%n stars", "", content.stars))
        self._dots.setAccessibleName(f"{content.done} / {content.steps}" if content.steps else "")
        self._dots.setVisible(content.kind != "done")
        for wish, button in self.buttons.items():
            button.setText(_label(wish))
            button.setAccessibleName(_label(wish))
            button.setVisible(wish in content.wishes)
            primary = content.asks and wish == content.wishes[0]
            button.setFlat(not primary)
            if button.property("primary") is not primary:
                button.setProperty("primary", primary)
                button.style().polish(button)
        for wish in reversed(content.wishes):  # the main one is at the right end, where nothing else ever is
            if wish != "leave":
                self._foot.removeWidget(self.buttons[wish])
                self._foot.addWidget(self.buttons[wish])
        for before, after in pairwise(self.buttons[wish] for wish in content.wishes):
            self.setTabOrder(before, after)
        self.setAccessibleName(content.title)
        self.setAccessibleDescription(" ".join(part for part in (content.text, content.account, content.task) if part))
        self._dress()

    @property
    def primary(self) -> OverlayButton | None:
        """The button that Enter presses, if the card waits for one."""
        return self.buttons[self.content.wishes[0]] if self.content.asks else None

    def _px(self, pixels: float) -> int:
        return round(scaled(pixels * self._scale))

    def _dress(self) -> None:
        """Set type, colours and distances."""
        colours, content, unit = theme.current(), self.content, self._scale
        heading = colours.negative if content.kind == "answer" else colours.ink
        for label, style in (
            (self.title, f"font-family: '{DISPLAY_FAMILY}'; font-size: {self._px(_TITLE)}px; color: {heading};"),
            (self.where, f"font-size: {self._px(_META)}px; color: {colours.soft_ink}; padding-bottom: 3px;"),
            (self.text, f"font-size: {self._px(_TEXT)}px; color: {colours.ink};"),
            (self.account, f"font-size: {self._px(_META)}px; color: {colours.soft_ink};"),
            (self.task, f"font-size: {self._px(_TEXT)}px; font-weight: 700; color: {colours.lapis};"),
        ):
            label.setStyleSheet(f"background: transparent; {style}")
        for button in self.buttons.values():
            button.setStyleSheet(f"font-size: {self._px(16)}px; min-height: {self._px(20)}px; padding: 4px 14px;")
        ratio, radius, star = self.devicePixelRatioF(), _PORTRAIT * unit * min(text_scale(), 1.2), self._px(_STAR)
        mood = _MOODS[content.kind]
        self._portrait.setPixmap(portrait_pixmap(TEACHER, radius, ratio, mood=mood, badged=False))
        room = QRectF(0, 0, star * MOST, star)
        stars = partial(draw_stars, room=room, count=content.stars, colours=colours)
        self._stars.setPixmap(picture_of(stars, room.size().toSize(), ratio))
        high = round(20 * unit)
        pitch = unit * (19 if content.steps <= _MOST_DOTS // 2 else 13 if content.steps <= _MOST_DOTS else 8)
        dots = partial(_draw_dots, done=content.done, steps=content.steps, pitch=pitch, high=high)
        self._dots.setPixmap(picture_of(dots, QSize(round(pitch * content.steps), high), ratio))
        pad = round(18 * unit)
        self._row.setContentsMargins(pad, pad, round(pad * 1.1), round(pad * 0.8) + _SHADOW)
        self._row.setSpacing(pad)
        self._words.setSpacing(round(8 * unit))
        self._head.setSpacing(pad)
        self._foot.setSpacing(round(8 * unit))
        self._row.invalidate()
        self.update()

    # --- size ---------------------------------------------------------------------------------------

    def usual_width(self) -> int:
        """Return the width of the card where there is room."""
        return round(_WIDE * self._scale * min(text_scale(), _WIDEST_TEXT))

    def sizes(self, most: QSize) -> list[QSize]:
        """Return the sizes that the card may have within `most`, the best first."""
        usual = self.usual_width()
        least = self._row.totalMinimumSize().width()
        sizes: list[QSize] = []
        for share in _SHARES:
            width = min(most.width(), max(least, round(usual * share)))
            size = QSize(width, self._row.totalHeightForWidth(width))
            if size not in sizes:
                sizes.append(size)
        return sizes

    # --- keys and painting ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the lesson; Enter presses the button that has the keyboard, or else the main one."""
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Escape:
            self.wished.emit("learn" if self.content.kind == "done" else "leave")
        elif event.key() in _ENTER:
            self.press()
        else:
            super().keyPressEvent(event)

    def press(self) -> None:
        """Press the button that has the keyboard, or else the main one."""
        pressed = next((button for button in self.buttons.values() if button.hasFocus()), self.primary)
        if pressed is not None:
            pressed.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        with painting(self) as painter:
            rect = QRectF(self.rect()).adjusted(2, 2, -2, -_SHADOW)
            edge = QColor(colours.negative if self.content.kind == "answer" else _GOLD)
            draw_card(painter, rect, 16 * self._scale, colours, edge=edge, scale=0.8 * self._scale)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()


def _label(wish: str) -> str:
    return {
        "go_on": _tr("StepCard", "Go on"),
        "try_again": _tr("Common", "Try again"),
        "leave": _tr("Common", "Leave"),
        "play": _tr("StepCard", "Play your first game"),
        "next": plain_text(_tr("StartPage", "Nex&t lesson")),
        "again": _tr("StepCard", "Play again"),
        "learn": _tr("StepCard", "Back to Learn"),
    }[wish]


def content_of(
    runner: LessonRunner, where: str, *, has_next: bool, cost: str = "", account: str = ""
) -> Content | None:
    """Return what is said of the lesson of `runner` now; None while what follows a move is being played.

    `where` is which lesson of how many it is, in words; `has_next`: whether another one follows it. `cost` is what the
    move that is answered costs, and `account` where that comes from.
    """
    lesson, step = runner.shown, runner.step
    if lesson is None:
        return None
    if runner.is_done:
        wishes: tuple[Wish, ...] = ("next", "again", "learn") if has_next else ("learn", "again")
        summary = translated(LESSONS, lesson.summary) if lesson.summary else ""
        if lesson.par:
            mark = _tr("StepCard", "You have %n fame; two stars take {two}, and three {three}.", "", runner.fame)
            two, three = lesson.par
            summary = f"{summary} {fill(mark, two=two, three=three)}"
        if lesson.plays_on:
            wishes = ("play", "again", "learn")
        title = _praise(min(runner.stars, 2) if lesson.par else runner.stars)
        return Content("done", title, where, summary, stars=runner.stars, wishes=wishes)
    done, steps = runner.number + 1, len(lesson.steps)
    if runner.answer is not None:
        is_good, text = runner.answer.good, runner.answer.text and translated(LESSONS, runner.answer.text)
        if is_good and not (text or cost):  # there was no time to value it
            text = _tr("StepCard", "This move is about as good.")
        return Content(
            "good" if is_good else "answer",
            _tr("StepCard", "That works, too") if is_good else _tr("Common", "Not quite"),
            where,
            " ".join(filter(None, (text, cost))),
            account=account,
            done=done,
            steps=steps,
            wishes=("go_on", "try_again", "leave") if is_good else ("try_again", "leave"),
        )
    asks = step is not None and not step.right
    if step is None or (not asks and not runner.is_waiting):
        return None
    title = translated(LESSONS, lesson.title)
    if runner.is_recalling:
        title = fill(_tr("StepCard", "From an earlier lesson: {title}"), title=title)
    return Content(
        "step",
        title,
        where,
        translated(LESSONS, step.text),
        translated(LESSONS, step.task) if step.task else "",
        done=done,
        steps=steps,
        wishes=("go_on", "leave") if asks else ("leave",),
    )


def _praise(stars: int) -> str:
    return {
        3: _tr("StepCard", "Without a mistake!"),
        2: _tr("StepCard", "Well done"),
    }.get(stars, _tr("StepCard", "Lesson complete"))


def draw_stars(painter: QPainter, room: QRectF, count: int, colours: theme.Theme) -> None:
    """Draw three stars side by side in `room`, `count` of them filled."""
    side = min(room.height(), room.width() / MOST)
    left = room.center().x() - side * MOST / 2
    for number in range(MOST):
        centre = QPointF(left + (number + 0.5) * side, room.center().y())
        _draw_star(painter, centre, side * 0.46, colours, filled=number < count)


def _draw_star(painter: QPainter, centre: QPointF, radius: float, colours: theme.Theme, *, filled: bool) -> None:
    points = []
    for corner in range(10):
        angle = math.pi * corner / 5 - math.pi / 2
        reach = radius * (_INNER if corner % 2 else 1.0)
        points.append(centre + QPointF(math.cos(angle), math.sin(angle)) * reach)
    width = max(1.0, radius * 0.12)
    if filled:
        painter.setPen(QPen(QColor(_STAR_EDGE), width, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(QColor(_STAR_GOLD))
    else:
        painter.setPen(QPen(faint(colours.control_line, colours.faded(0.55)), width, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF(points))
