"""The cards beside the table: a hint, the coach, and an exercise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSlider, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import paint_box, painting
from ra_desktop.ui.look.drawing import points_ink
from ra_desktop.ui.look.flow import in_column, in_line, plain_label
from ra_desktop.ui.look.fonts import text_font
from ra_desktop.ui.look.lettering import RIGHT, draw_words, enlarged, words_width
from ra_desktop.ui.system.field_names import keep_from_wheel, name_field
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, in_fame, plain_text, read_aloud, with_key
from ra_desktop.ui.words.reasons import Told, action_label, against_whom, chance_text, reasons
from ra_desktop.ui.words.tiles import points_text

from .aside_card import SUN, SUN_BY_NIGHT, AsideCard

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai import Evaluation
    from ra_desktop.ai.hints import Hint

_LINES: Final = 3
_LABEL, _SMALL = 15.0, 12.0
"""The sizes of type at scale 1."""
_SIDE: Final = 4.0


class HintCard(AsideCard):
    """Shows progress, or a hint."""

    chosen = Signal(object)
    """The :class:`~ra_desktop.engine.Action` of the line that was clicked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "hint")
        self.hint: Hint | None = None
        """The hint shown."""
        self._name: Callable[[int], str] = str
        self._ruleset = ""
        self.lines = [HintLine(self) for _ in range(_LINES)]
        for line in self.lines:
            line.clicked.connect(self._on_clicked)
        self._column.insertLayout(1, in_column(None, *self.lines, margins=(0, 0, 0, 6), spacing=2))

    def think(self) -> None:
        """Show that a hint is being computed."""
        self._set(None, failed=False)

    def show_hint(self, hint: Hint | None, name: Callable[[int], str], ruleset: str) -> None:
        """Show `hint`, or that there is none; `name` returns the names of seats."""
        self._name, self._ruleset = name, ruleset
        self._set(hint, failed=hint is None)

    def _on_dismissed(self) -> None:
        self.hint = None

    def _set(self, hint: Hint | None, *, failed: bool) -> None:
        self.hint = hint
        rated = () if hint is None else hint.actions
        for number, (line, move) in enumerate(zip(self.lines, rated, strict=False)):
            good = number == 0 or (hint is not None and hint.is_equal(move))
            line.show_rated(move, action_label(move.action, self._ruleset), chance_text(move), good=good)
        for line in self.lines[len(rated) :]:
            line.hide()
        title = plain_text(_tr("Commands", "&Hint"))
        if hint is None:
            text = _tr("HintCard", "No hint for this position.") if failed else _tr("HintCard", "Thinking…")
            self._say(title, [text], pale=True)
            return
        words, lines = reasons(hint, self._name, self._ruleset), [line.accessibleName() for line in self.lines]
        if hint.is_exact:
            self._say(_tr("HintCard", "Hint, calculated exactly"), *words, aloud=lines[: len(rated)])
        else:
            self._say(title, [*words.sentences, against_whom()], words.account, aloud=lines[: len(rated)])

    def _on_clicked(self) -> None:
        line = self.sender()
        if isinstance(line, HintLine) and line.rated is not None:
            self.chosen.emit(line.rated.action)

    # --- appearance -----------------------------------------------------------------------------------

    def _dress(self, scale: float) -> None:
        super()._dress(scale)
        for line in self.lines:
            line.scale = scale
            line.setFixedHeight(round(max(38.0, 44.0 * scale)))


class HintLine(QAbstractButton):
    """One move; a click makes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rated: Evaluation | None = None
        self.scale = 1.0
        self.is_good = False
        """Whether it is the best move, or about as good."""
        self.chance = ""
        self.lead = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_rated(self, rated: Evaluation, label: str, chance: str, *, good: bool) -> None:
        """Show the move, called `label`, and its value; `chance` is its chance of winning in words."""
        self.rated = rated
        self.is_good = good
        self.chance = chance
        lead = round(rated.lead)
        self.lead = in_fame(points_text(lead))
        self.setText(label)
        if good:
            label = fill(_tr("HintCard", "{move}, recommended"), move=label)
        spoken = (
            _tr("HintCard", "{move}: %n fame ahead of the others’ average at the end; wins about {chance}", "", lead)
            if lead >= 0
            else _tr(
                "HintCard", "{move}: %n fame behind the others’ average at the end; wins about {chance}", "", -lead
            )
        )
        spoken = fill(spoken, chance=chance, move=label)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.show()
        self.update()

    def bar(self) -> QRectF:
        """Return the place of the bar that shows the chance of winning."""
        scale = self.scale
        high = max(5.0, 6.0 * scale)
        room = QRectF(self.rect()).adjusted(_SIDE * scale, 0, -_SIDE * scale, 0)
        return QRectF(room.x(), self.height() * 0.72 - high / 2, room.width() * 0.56, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the move and its lead, and its chance as a bar and a number."""
        if self.rated is None:
            return
        colours, scale = theme.current(), self.scale
        with painting(self) as painter:
            face = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            ground = colours.selection if self.isDown() else colours.hover if self.underMouse() else None
            if ground is None and self.is_good:
                ground = colours.well
            if ground is not None:
                paint_box(painter, face, 8 * scale, ground)
            room = QRectF(self.rect()).adjusted(_SIDE * scale, 0, -_SIDE * scale, 0)
            size = max(12.0, _LABEL * scale)
            top = QRectF(room.x(), room.y() + self.height() * 0.06, room.width(), self.height() * 0.5)
            wide = words_width(self.lead, enlarged(size, top.height()), bold=self.is_good) + 2
            number = top.adjusted(top.width() - min(wide, top.width() * 0.5), 0, 0, 0)
            words = top.adjusted(0, 0, -number.width() - 0.6 * size, 0)
            draw_words(painter, words, self.text(), size, colours.ink, bold=self.is_good)
            ink = points_ink(colours, round(self.rated.lead))
            draw_words(painter, number, self.lead, size, ink, RIGHT, bold=self.is_good)
            track = self.bar()
            paint_box(painter, track, track.height() / 2, colours.line)
            filled = QRectF(track.x(), track.y(), max(track.height(), track.width() * self.rated.win), track.height())
            paint_box(painter, filled, track.height() / 2, SUN_BY_NIGHT if colours.dark else SUN)
            small = max(11.0, _SMALL * scale)
            low = QRectF(track.right() + 4, track.center().y() - small, room.right() - track.right() - 4, 2 * small)
            draw_words(painter, low, self.chance, small, colours.soft_ink, RIGHT)


class CoachCard(AsideCard):
    """Shows a verdict of the coach or advice; :attr:`closed` means to play on."""

    def __init__(self, parent: QWidget) -> None:
        take_back, off = _tr("CoachCard", "Decide again, as with Undo"), _tr("CoachCard", "Coach off")
        quiet = _tr("CoachCard", "The coach stays quiet until you turn it back on in the Settings menu")
        play_on = _tr("Common", "Play on")
        wishes = {
            "take_back": (_tr("CoachCard", "Take back"), with_key(take_back, "Enter")),
            "play_on": (play_on, with_key(play_on, "Esc")),
            "off": (off, quiet),
        }
        super().__init__(parent, "coach", wishes)
        self.is_question = False
        """Whether the bots wait for an answer."""
        self.wishes["play_on"].clicked.connect(self.dismiss)

    def ask(self, words: Told, *, can_take_back: bool) -> None:
        """Show what was wrong with a choice, and ask whether to keep it."""
        self.is_question = True
        wishes = [*self.wishes][0 if can_take_back else 1 :]
        self._say(_tr("CoachCard", "Coach"), words.sentences, words.account, wishes, primary=True)

    def praise(self, words: Told) -> None:
        """Show what was good about a choice."""
        self.is_question = False
        self._say(_tr("CoachCard", "Well played"), words.sentences, words.account, ["off"])

    def advise(self, sentences: list[str]) -> None:
        """Show what is at stake."""
        self.is_question = False
        self._say(_tr("CoachCard", "Coach"), sentences, wishes=["off"])

    def withdraw(self) -> None:
        """Close the card without an answer."""
        self.hide()
        self.is_question = False

    def _on_dismissed(self) -> None:
        self.is_question = False


class ExerciseCard(AsideCard):
    """Shows the question of an exercise, then what is said about the answer; :attr:`closed` means to leave."""

    def __init__(self, parent: QWidget) -> None:
        guess = _tr("ExerciseCard", "That’s my guess")
        wishes = {
            "answer": (guess, with_key(guess, "Enter")),
            "next": (_tr("Common", "Next"), ""),
            "done": (_tr("ExerciseCard", "Done"), ""),
            "try_again": (_tr("Common", "Try again"), ""),
            "show": (_tr("Common", "Show"), _tr("ExerciseCard", "Show the best move and why")),
            "skip": (_tr("ExerciseCard", "Skip"), _tr("ExerciseCard", "Leave this one for later")),
        }
        super().__init__(parent, "exercise", wishes, closes=_tr("Common", "Leave"))
        self.slider = keep_from_wheel(QSlider(Qt.Orientation.Horizontal, self))
        """A guess, in fame."""
        self.slider.setPageStep(5)
        self._guess = plain_label(self)
        self.slider.valueChanged.connect(self._show_guess)
        row = in_line(None, (self.slider, 1), self._guess, margins=(0, 0, 0, 8), spacing=8)
        self._below.insertLayout(0, row)
        self.ask_guess()

    def ask_guess(self, most: int = 0) -> None:
        """Show the slider for a guess from `most` to its negative, or hide it for 0; the next text is shown with it."""
        self.slider.setRange(-most, most)
        self.slider.setValue(0)
        self.slider.setVisible(bool(most))
        self._guess.setVisible(bool(most))
        self._show_guess(0)

    def _show_guess(self, guess: int) -> None:
        self._guess.setText(in_fame(points_text(guess)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on the slider is an answer."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not self.slider.hasFocus() or not self.answer():
            super().keyPressEvent(event)

    def _height(self, size: float) -> int:
        wide = QFontMetrics(font := text_font(size)).horizontalAdvance(in_fame(points_text(self.slider.minimum())))
        self._guess.setFont(font)
        self._guess.setMinimumWidth(wide)
        return super()._height(size)

    def show_text(self, heading: str, words: Told, wishes: tuple[str, ...], *, primary: bool = False) -> None:
        """Show what is `told` with the buttons `wishes`; with `primary`, the first of them is pressed by Enter."""
        name_field(self.slider, read_aloud(words.sentences))
        self._say(heading, words.sentences, words.account, wishes, primary=primary)
