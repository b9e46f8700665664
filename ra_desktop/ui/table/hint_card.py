"""The card with a hint: the best moves with their values, and what speaks for the first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Signal

from ra_desktop.ui.words.reasons import action_label, chance_text, reasons

from .aside_card import AsideCard
from .hint_line import HintLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from ra_desktop.ai.hints import Hint

_tr = QCoreApplication.translate

_LINES: Final = 3


class HintCard(AsideCard):
    """Shows progress, or a hint."""

    chosen = Signal(object)
    """The :class:`~ra_desktop.engine.Action` of the line that was clicked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hint")
        self.hint: Hint | None = None
        """The hint shown."""
        self._failed = False
        self._name: Callable[[int], str] = str
        self._ruleset = ""
        self.lines = [HintLine(self) for _ in range(_LINES)]
        for line in self.lines:
            line.clicked.connect(self._on_clicked)
        self._retranslate()

    @property
    def is_thinking(self) -> bool:
        """Whether the card waits for its hint."""
        return self.isVisible() and self.hint is None and not self._failed

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
        self.hint, self._failed = hint, failed
        rated = () if hint is None else hint.actions
        for number, (line, each) in enumerate(zip(self.lines, rated, strict=False)):
            good = number == 0 or (hint is not None and hint.is_equal(each))
            line.show_rated(each, action_label(each.action, self._ruleset), chance_text(each), good=good)
        for line in self.lines[len(rated) :]:
            line.hide()
        self._say(self._sentences())

    def _sentences(self) -> list[str]:
        if self.hint is not None:
            return reasons(self.hint, self._name, self._ruleset)
        if self._failed:
            return [_tr("HintCard", "No hint for this position.")]
        return [_tr("HintCard", "Thinking…")]

    def _read(self) -> list[str]:
        rated = () if self.hint is None else self.hint.actions
        return [self._title(), *(line.accessibleName() for line in self.lines[: len(rated)]), *self._sentences()]

    def _on_clicked(self) -> None:
        line = self.sender()
        if isinstance(line, HintLine) and line.rated is not None:
            self.chosen.emit(line.rated.action)

    def _refresh(self) -> None:
        self._set(self.hint, failed=self._failed)

    # --- appearance -----------------------------------------------------------------------------------

    def _above(self, scale: float) -> float:
        return 0.0 if self.hint is None else len(self.hint.actions) * (HintLine.height_at(scale) + 2) + 6 * scale

    def _arrange(self) -> None:
        super()._arrange()
        head, _ = self._parts()
        scale = self._scale
        high = HintLine.height_at(scale)
        aside = round(6 * scale)
        for number, line in enumerate(self.lines):
            line.scale = scale
            top = round(head.bottom() + 4 * scale) + number * (high + 2)
            line.setGeometry(round(head.x()) - aside, top, round(head.width()) + 2 * aside, high)

    def _is_pale(self) -> bool:
        return self.hint is None

    def _title(self) -> str:
        if self.hint is not None and self.hint.is_exact:
            return _tr("HintCard", "Hint, calculated exactly")
        return _tr("HintCard", "Hint")

    def _retranslate(self) -> None:
        super()._retranslate()
        self.setAccessibleName(_tr("HintCard", "Hint"))
