"""A card beside the table that speaks to the person: a heading, sentences, and what a kind of card adds."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QToolButton, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import painting
from ra_desktop.ui.look.drawing import draw_card
from ra_desktop.ui.look.flow import FlowLayout, in_column, in_line, plain_label
from ra_desktop.ui.look.fonts import display_font, text_font, text_scale
from ra_desktop.ui.look.lettering import SMALLEST_TYPE
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import plain_text, read_aloud, with_key

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


SUN, SUN_BY_NIGHT = "#D97A1E", "#E9A23F"
"""The colour of the edge, and of the bars of a hint, by day and by night."""
_WIDE: Final = 250.0
"""The width of the card at scale 1."""
_TYPE: Final = 14.0
"""The size of type at scale 1."""
_HEAD: Final = 1.5
"""The size of the heading, as a share of that of the sentences."""
_LEAST_TYPE: Final = 13.0
"""The size of type of a narrow card, as long as there is room."""
_SHADOW: Final = 6
_GAP: Final = 6
"""Between buttons, and above them."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class AsideCard(QWidget):
    """As wide as its room, and as high as its text needs, if there is room."""

    closed = Signal()
    toggled = Signal()
    """The card was shown or hidden."""
    wished = Signal(str)
    """One of :attr:`wishes`: its button was pressed."""
    announced = Signal(str)
    """Something else is said: the heading and the sentences, to be read aloud."""

    def __init__(
        self, parent: QWidget, name: str, wishes: Mapping[str, tuple[str, str]] | None = None, closes: str = ""
    ) -> None:
        """`wishes` are the texts of the buttons below the sentences, and their tooltips, which may be empty; `closes`
        is what closing the card means."""
        super().__init__(parent)
        self.setObjectName(name)
        self.reason = ""
        """The sentences shown."""
        self._most = self._at_worst = 0
        self._said = ""
        self.close_button = QToolButton(self)
        self.close_button.setText("×")
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.close_button.clicked.connect(self.dismiss)
        self.close_button.setToolTip(with_key(closes or _tr("Common", "Close"), "Esc"))
        self.close_button.setAccessibleName(self.close_button.toolTip())
        self.wishes: dict[str, QPushButton] = {}
        self._title_label = plain_label(self, wraps=True)
        self.texts: list[QLabel] = []
        """A label for each sentence; those that are not needed are hidden."""
        self._foot = FlowLayout(spacing=_GAP)
        self.account = AccountBox(self)
        self.account.toggled.connect(self._on_account)
        head = in_line(None, (self._title_label, 1), (self.close_button, 0, Qt.AlignmentFlag.AlignTop), spacing=_GAP)
        self._below = in_column(None, self._foot, margins=(0, _GAP, 0, 0))
        self._column = in_column(self, head, self.account, self._below)
        for wish, (text, tip) in (wishes or {}).items():
            button = QPushButton(text, self)
            button.setToolTip(tip)
            button.setObjectName(wish)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, wish=wish: self.wished.emit(wish))
            self.wishes[wish] = button
            self._foot.addWidget(button)
        self.hide()

    # --- contents -------------------------------------------------------------------------------------

    def answer(self) -> bool:
        """Press the main button, as Enter does; False if there is none."""
        shown = () if self.isHidden() else self.wishes.values()
        main = next((button for button in shown if button.property("primary") and not button.isHidden()), None)
        if main is not None:
            main.click()
        return main is not None

    def dismiss(self) -> bool:
        """Close the card; False if it is not open."""
        if self.isHidden():
            return False
        self.hide()
        self._on_dismissed()
        self.closed.emit()
        return True

    def _on_dismissed(self) -> None:
        """Forget what was shown."""

    def _on_account(self, said: str) -> None:
        self._fit()
        if said:
            self.announced.emit(said)

    def _say(
        self,
        title: str,
        sentences: Sequence[str],
        account: Sequence[str] = (),
        wishes: Sequence[str] = (),
        *,
        primary: bool = False,
        pale: bool = False,
        aloud: Sequence[str] = (),
    ) -> None:
        """Show the card with these sentences, and offer the `account` behind them, and the buttons `wishes`.

        With `primary`, the first of them is the main one; `pale` sentences are less important than usual. What is to be
        heard before the sentences is `aloud`.
        """
        for wish, button in self.wishes.items():
            button.setVisible(wish in wishes)
            is_primary = primary and wish == wishes[0]
            if button.property("primary") is not is_primary:
                button.setProperty("primary", is_primary)
                button.style().polish(button)
        self.reason = read_aloud(sentences)
        self.account.offer(account)
        self._title_label.setText(title)
        self.setAccessibleName(title)
        while len(self.texts) < len(sentences):
            self.texts.append(plain_label(self, wraps=True))
            self._column.insertWidget(self._column.count() - 2, self.texts[-1])
        for label, sentence in zip_longest(self.texts, sentences, fillvalue=""):
            assert isinstance(label, QLabel)
            label.setText(sentence)
            label.setVisible(bool(sentence))
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText if pale else QPalette.ColorRole.Text)
        self.setAccessibleDescription(self.reason)
        self._fit()
        self.show()
        self.raise_()
        self.update()
        said = read_aloud([title, *aloud, *sentences])
        if said != self._said:
            self._said = said
            self.announced.emit(said)

    def _dress(self, scale: float) -> None:
        """Set sizes and distances that do not depend on the type."""
        side = round(12 * scale)
        self._column.setContentsMargins(side, round(8 * scale) + 2, side, round(10 * scale) + _SHADOW)
        high = round(max(22.0, 26 * scale))
        self.close_button.setFixedSize(high, high)
        self.close_button.setStyleSheet(f"padding: 0; font-size: {round(1.2 * high)}px; font-weight: 700;")

    # --- size and place --------------------------------------------------------------------------------

    def set_room(self, most: int, at_worst: int = 0) -> None:
        """Grow no higher than `most`, in pixels; 0 for any height. If the smallest type needs more than that, grow
        up to `at_worst` rather than cut sentences off."""
        if (most, at_worst) != (self._most, self._at_worst):
            self._most, self._at_worst = most, at_worst
            self._fit()

    @property
    def _scale(self) -> float:
        return max(0.84, min(self.width() / _WIDE, 1.6))

    def _fit(self) -> None:
        """Choose the largest type with which everything fits, and the height that it needs."""
        self._dress(self._scale)
        size = max(_LEAST_TYPE * text_scale(), _TYPE * self._scale)
        while (high := self._height(size)) > self._most > 0 and size > SMALLEST_TYPE:
            size = max(SMALLEST_TYPE, size - 0.5)
        self.setFixedHeight(min(high, max(self._most, self._at_worst)) if self._most else high)
        self._column.setGeometry(self.rect())  # Qt tells of one size only while the card is being shown

    def _height(self, size: float) -> int:
        """Set type of that `size`, and return the height that the card then needs."""
        self._title_label.setFont(display_font(_HEAD * size))
        for label in (*self.texts, self.account.label):
            label.setFont(text_font(size))
        self._column.setSpacing(round(size * 0.42))
        self._column.invalidate()
        self._column.activate()
        return self._column.totalHeightForWidth(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button on the card that has the focus; Escape closes the card."""
        focused = self.focusWidget()
        if event.key() in _ENTER and isinstance(focused, QAbstractButton) and focused.hasFocus():
            if not event.isAutoRepeat():
                focused.click()
        elif event.key() != Qt.Key.Key_Escape or not self.dismiss():
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        if not event.spontaneous():
            self.toggled.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        if self.isHidden():
            self._said = ""
        if not event.spontaneous():
            self.toggled.emit()

    # --- painting --------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, scale = theme.current(), self._scale
        with painting(self) as painter:
            card = QRectF(self.rect()).adjusted(1, 2, -1, -_SHADOW - 2)
            draw_card(painter, card, 12 * scale, colours, edge=QColor(SUN), scale=max(0.8, scale * 0.8))


class AccountBox(QWidget):
    """A button, and below it, once that was pressed, the account."""

    toggled = Signal(str)
    """The account was shown: what it says, to be read aloud; or hidden: nothing."""

    def __init__(self, parent: QWidget | None = None, lines: Sequence[str] = ()) -> None:
        super().__init__(parent)
        self.setObjectName("account")
        self.button = QPushButton(self)
        self.button.setStyleSheet("QPushButton { padding: 2px 8px; }")
        self.button.setAutoDefault(True)  # Enter presses it as the space bar does
        self.label = plain_label(self, role="small", wraps=True)
        in_column(self, (self.button, 0, Qt.AlignmentFlag.AlignLeft), self.label, margins=(0, 0, 0, 0), spacing=4)
        self.button.clicked.connect(self.toggle)
        self.offer(lines)

    def offer(self, lines: Sequence[str]) -> None:
        """Offer an account of these `lines`; without any there is none."""
        if self.label.text() != "\n".join(lines):
            self.label.setText("\n".join(lines))
            self._show(is_open=False)
        self.setVisible(bool(lines))

    def toggle(self) -> None:
        """Show the account, or hide it again."""
        self._show(is_open=self.label.isHidden())
        self.toggled.emit("" if self.label.isHidden() else read_aloud(self.label.text().splitlines()))

    def _show(self, *, is_open: bool) -> None:
        self.label.setVisible(is_open)
        text = _tr("Commands", "Hide account") if is_open else _tr("Commands", "Show account")
        self.button.setText(plain_text(text))
        self.updateGeometry()  # else the layout around it keeps the height that it asked for before


def account_in(window: QWidget) -> list[AccountBox]:
    """Return the account that is offered in `window`, if there is one: in a review, that of the move shown."""
    boxes = [box for box in window.findChildren(AccountBox, "account") if box.isVisible()]  # the name makes it quick
    return [box for box in boxes if getattr(box.parent(), "isChecked", bool)()][:1] or boxes[:1]
