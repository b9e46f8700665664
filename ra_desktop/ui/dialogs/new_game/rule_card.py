"""A rule set to choose: its name, description and number of players."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from ra_desktop.engine import RULESETS
from ra_desktop.ui.games.registry import record
from ra_desktop.ui.look.art import paint_art, paint_box, paint_disc, painting
from ra_desktop.ui.look.flow import in_column, plain_label
from ra_desktop.ui.look.fonts import scaled, text_font, text_scale
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import ruleset_blurb, ruleset_label

_DISC: Final = "#1F3A63"
_SIZE: Final = QSize(318, 112)
_PICTURE_SIDE: Final = 58
_CORNER: Final = 13
_WIDER: Final = 130
"""How much wider a card is with text of twice the usual size."""


def players_label(counts: tuple[int, ...]) -> str:
    """Return the possible numbers of players, `counts` in order: "2–5 players"."""
    if len(counts) == 1:
        return _tr("Common", "%n players", "", counts[0])
    text = _tr("NewGame", "{fewest}–%n players", "From {fewest} to %n players", counts[-1])
    return fill(text, fewest=counts[0])


_FADED: Final = 0.4
"""The opacity of a card that can't be chosen."""


class RuleCard(QRadioButton):
    """A card that stays pressed when chosen; only one in a group is.

    The cards are one stop for Tab, the chosen one; the arrow keys choose another.
    """

    def __init__(self, ruleset: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ruleset = ruleset
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.toggled.connect(self._on_toggled)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.MinimumExpanding)
        self.setMinimumHeight(_SIZE.height())
        self.setText(ruleset_label(self.ruleset))
        blurb = ruleset_blurb(self.ruleset)
        players = plain_label(self, players_label(RULESETS[self.ruleset].players), wraps=True)
        players.setFont(text_font(scaled(15), QFont.Weight.Bold))
        title = plain_label(self, self.text(), role="heading", wraps=True)
        words = (title, plain_label(self, blurb, role="soft", wraps=True), players)
        in_column(self, ..., *words, ..., margins=(_PICTURE_SIDE + 30, 12, 15, 12), spacing=0)
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(blurb + " " + players.text())

    def sizeHint(self) -> QSize:
        """As wide as the column, and as high as its words need."""
        wide = round(_SIZE.width() + _WIDER * (text_scale() - 1))
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt calls it
        return self.rect().contains(pos)

    def _on_toggled(self, chosen: bool) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture at the left of the words; with a frame if chosen."""
        theme = current()
        with painting(self) as painter:
            painter.setOpacity(1.0 if self.isEnabled() or self.isChecked() else _FADED)
            card = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
            chosen = self.isChecked()
            ground = (
                theme.selection if self.isDown() else theme.hover if self.underMouse() and not chosen else theme.card
            )
            paint_box(
                painter, card, _CORNER, ground, theme.accent_line if chosen else theme.line, 2.6 if chosen else 1.2
            )
            self._paint_picture(painter, card)

    def _paint_picture(self, painter: QPainter, card: QRectF) -> None:
        side = _PICTURE_SIDE
        disc = QRectF(card.x() + 14, card.center().y() - side / 2, side, side)
        paint_disc(painter, disc.center(), side / 2, _DISC)
        inset = side * 0.14
        paint_art(painter, record(self.ruleset).picture, disc.adjusted(inset, inset, -inset, -inset))
