"""The New Game dialog."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QDialogButtonBox,
    QFrame,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from ra_desktop.ai.neural import compiled
from ra_desktop.app.setup import DEFAULT_SETUP, OFFERED, GameSetup, seed_from_text
from ra_desktop.engine import RULESETS
from ra_desktop.storage.saved_game import Options
from ra_desktop.ui.dialogs.parts import Dialog, Scrolled, fit_on_screen, theme_icon
from ra_desktop.ui.games.registry import record
from ra_desktop.ui.look.art import paint_art, paint_box, paint_disc, painting
from ra_desktop.ui.look.flow import FlowLayout, in_column, in_line, plain_label, turn_to_fit
from ra_desktop.ui.look.fonts import scaled, text_font, text_scale
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, key_name, plain_text
from ra_desktop.ui.words.players import without_networks
from ra_desktop.ui.words.tiles import ruleset_blurb, ruleset_label

from .seat_list import SeatList
from .seat_parts import LevelBox

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent, QShowEvent

    from ra_desktop.storage.progress import Profile


_WHOLE: Final = 3
"""Number of rule-set cards that are always fully visible; more are scrolled in a low window."""

_RARE: Final = ("closed_bag",)
"""The options under Advanced."""


class NewGameDialog(Dialog):
    """Rule set, seats and options. The shown set-up can always be started."""

    def __init__(
        self,
        levels: tuple[str, ...],
        parent: QWidget | None = None,
        rng: random.Random | None = None,
        players: Sequence[Profile] = (),
    ) -> None:
        """`levels` are the bots' levels, weakest first; `rng` shuffles; `players` have a name at this computer."""
        super().__init__(parent, "new-game", plain_text(_tr("Commands", "&New game…")))
        self._heading = plain_label(self, self.windowTitle(), role="title")
        self.rulesets = QButtonGroup(self)
        self._rules = QGroupBox(self)
        self._rules.setAccessibleName(plain_text(_tr("Commands", "&Rules")))
        self.cards = {name: RuleCard(name, self._rules) for name in OFFERED}
        self.seats = SeatList(levels, self, rng, players)
        self._seats_heading = plain_label(self, _tr("NewGame", "Players, clockwise"), role="heading")
        self.seats.setAccessibleName(self._seats_heading.text())
        self._count = plain_label(self, role="soft")
        self.level = LevelBox(self)
        """The level of all bots."""
        self._level_label = QLabel(_tr("NewGame", "All &bots:"), self)
        self.level.setPlaceholderText(_tr("NewGame", "Mixed levels", "In place of the level that all bots have"))
        self.level.add_levels(levels)
        keys = _tr(
            "NewGame", "{enter}: change the seat · {up}, {down}: move it · {delete}: remove it", "Keys and what they do"
        )
        names = {"enter": "Enter", "up": "Alt+Up", "down": "Alt+Down", "delete": "Del"}
        keys = fill(keys, **{name: key_name(key) for name, key in names.items()})
        self._keys = plain_label(self, keys, role="soft", wraps=True)
        self.add = QPushButton(_tr("NewGame", "&Add a player"), self)
        self.shuffle = QPushButton(_tr("NewGame", "S&huffle"), self)
        self.shuffle_always = self._option(_tr("NewGame", "Shuffle the seats every ga&me"))
        self.open_fame = self._option(
            _tr("NewGame", "&Open fame: everyone can see it"),
            _tr("NewGame", "Otherwise your opponents’ fame stays face down."),
        )
        self.closed_bag = self._option(
            _tr("NewGame", "Closed bag"),
            _tr(
                "NewGame",
                "No one may look at discarded tiles. Bots up to Skilled forget them as people do; Expert remembers.",
            ),
        )
        self.take_backs = self._option(
            _tr("NewGame", "Allow &take-backs"),
            _tr("NewGame", "You can undo moves. Tiles drawn since then go back into the bag, which is reshuffled."),
        )
        self.real_bag = self._option(
            _tr("NewGame", "Tiles from a &real bag"),
            _tr(
                "NewGame",
                "You draw tiles from your own copy of the game and say what they are. Ra Desktop is the referee and "
                "keeps the score. The game won’t count in your statistics.",
            ),
        )
        self.coach = self._option(
            _tr("Settings", "&Coach: comments on your moves"),
            _tr("Settings", "After a bad move, tells you what was better and offers to take it back")
            if compiled.is_there()
            else without_networks(),
        )
        """Not part of the set-up: a setting. Only for a single person."""
        self._options = {
            "open_fame": self.open_fame,
            "take_backs": self.take_backs,
            "real_bag": self.real_bag,
            "closed_bag": self.closed_bag,
        }
        rare = [self._options[name] for name in _RARE]
        self._boxes = (self.coach, *(box for box in self._options.values() if box not in rare)), tuple(rare)
        """Those below the rules, and those under Advanced."""
        self.advanced = QToolButton(self)
        self.advanced.setText(_tr("NewGame", "Ad&vanced"))
        self._advanced_part = QWidget(self)
        self._seed_label = QLabel(_tr("NewGame", "S&eed"), self)
        self.seed = QLineEdit(self)
        self.seed.setPlaceholderText(_tr("NewGame", "random", "In the empty field for the seed"))
        self.seed.setToolTip(_tr("NewGame", "A number or a word. The same seed always deals the same suns and tiles."))
        self.buttons = QDialogButtonBox(self)
        self.start = QPushButton(_tr("NewGame", "&Start game"), self)
        self.start.setProperty("primary", True)  # before the box measures it
        self.buttons.addButton(self.start, QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel = self.buttons.addButton(_tr("NewGame", "Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self._build()
        self._connect()
        self.restore(DEFAULT_SETUP)
        self.start.setFocus()

    def _option(self, text: str, tip: str = "") -> QCheckBox:
        box = QCheckBox(text, self)
        box.setToolTip(tip)
        return box

    # --- set-up -----------------------------------------------------------------------------------------

    def setup(self) -> GameSetup:
        """The current set-up, ready to start."""
        return GameSetup(
            self._ruleset,
            self.seats.seats(),
            Options(**{name: box.isChecked() for name, box in self._options.items()}),
            seed_from_text(self.seed.text()),
            self.shuffle_always.isChecked(),
        )

    def restore(self, setup: GameSetup) -> None:
        """Show `setup`, corrected where it cannot be started."""
        card = self.cards.get(setup.ruleset) or self.cards[DEFAULT_SETUP.ruleset]
        card.setChecked(True)
        self.seats.set_seats(setup.seats)
        self._limit()
        for name, box in self._options.items():
            box.setChecked(getattr(setup.options, name))
        self.seed.setText("" if setup.seed is None else str(setup.seed))
        self.advanced.setChecked(setup.seed is not None or not setup.options.chosen().isdisjoint(_RARE))
        self.shuffle_always.setChecked(setup.shuffle_seats)

    def fix_deal(self, players: int) -> None:
        """Offer only other players and seats, as many as there are: bag and suns are those of an earlier game."""
        self._heading.setText(plain_text(_tr("Commands", "Play this &deal again…")))
        self._rules.setEnabled(False)
        for part in (self.add, self.shuffle_always, self.real_bag, self.advanced, self._advanced_part):
            part.hide()
        self.seats.changed.connect(lambda: self.start.setEnabled(len(self.seats.seats()) == players))

    # --- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        outer = in_column(self, self._heading, margins=(24, 16, 24, 18), spacing=12)
        page = QWidget(self)
        self._columns = in_line(page, self._rules_column(), (self._seats_card(), 1), margins=(0, 0, 0, 0), spacing=18)
        self._page = Scrolled(page, self)
        outer.addWidget(self._page, 1)
        outer.addLayout(self._bottom())
        self.start.setDefault(True)
        for button in (self.add, self.shuffle, self.cancel):
            button.setAutoDefault(False)
        self._set_tab_order()
        self._show_seat_keys()

    def _set_tab_order(self) -> None:
        """From the rules to the seats and what is below them; to start comes last."""
        usual, rare = self._boxes
        stops: list[QWidget] = [*self.cards.values(), *usual]
        stops += [part for row in self.seats.rows for part in (row, *row.fields)]
        stops += [self.add, self.shuffle, self.level, self.shuffle_always, self.advanced, *rare, self.seed]
        stops += [self.cancel, self.start]
        for one, following in pairwise(stops):
            self.setTabOrder(one, following)

    def _rules_column(self) -> QBoxLayout:
        self._rules.setProperty("bare", True)
        cards = in_column(self._rules, margins=(0, 0, 0, 0), spacing=6)
        for card in self.cards.values():
            self.rulesets.addButton(card)
            cards.addWidget(card, 1)  # they share the height, without a gap below
        self._cards_area = Scrolled(self._rules, self) if len(self.cards) > _WHOLE else None
        if self._cards_area is not None:
            self._cards_area.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        return in_column(None, (self._cards_area or self._rules, 1), 8, *self._boxes[0], spacing=6)

    def _seats_card(self) -> QFrame:
        card = QFrame(self)
        card.setProperty("card", True)
        room = self._keys.sizePolicy()
        room.setRetainSizeWhenHidden(True)
        self._keys.setSizePolicy(room)
        self._level_label.setBuddy(self.level)
        together = in_line(None, self._level_label, self.level)
        head = FlowLayout(None, self._seats_heading, ..., self._count)
        foot = FlowLayout(None, self.add, self.shuffle, ..., together)
        parts = head, (self.seats, 1), self._keys, foot, self.shuffle_always
        in_column(card, *parts, margins=(14, 10, 14, 12), spacing=8)
        return card

    def _bottom(self) -> QBoxLayout:
        self.advanced.setCheckable(True)
        self.advanced.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.advanced.setStyleSheet("QToolButton:checked { background: transparent; border-color: transparent; }")
        self.advanced.setIcon(theme_icon("arrow-right"))
        self._seed_label.setBuddy(self.seed)
        self.seed.setMaxLength(64)
        self.seed.setMinimumWidth(90)
        self.seed.setMaximumWidth(150)
        in_line(self._advanced_part, *self._boxes[1], self._seed_label, self.seed, margins=(0, 0, 0, 0))
        self._advanced_part.hide()
        self.buttons.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)  # so that its words are whole
        return in_line(None, self.advanced, (self._advanced_part, 1), ..., self.buttons, spacing=10)

    def _connect(self) -> None:
        self.rulesets.buttonToggled.connect(self._on_ruleset)
        self.seats.changed.connect(self._on_seats)
        self.level.activated.connect(self._on_level)
        self.seats.focus_moved.connect(self._show_seat_keys)
        self.add.clicked.connect(self.seats.add_seat)
        self.shuffle.clicked.connect(self.seats.shuffle)
        self.advanced.toggled.connect(self._show_advanced)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    # --- dependencies -------------------------------------------------------------------------------------

    @property
    def _ruleset(self) -> str:
        card = self.rulesets.checkedButton()
        assert isinstance(card, RuleCard)
        return card.ruleset

    def _on_ruleset(self, _: object, checked: bool) -> None:
        if checked:
            self._limit()

    def _limit(self) -> None:
        players = RULESETS[self._ruleset].players
        self.seats.set_ruleset(self._ruleset)
        self.seats.set_limits(players[0], players[-1])
        self._count.setText(players_label(players))

    def _on_seats(self) -> None:
        self.add.setEnabled(self.seats.can_add)
        level = self.seats.level
        self.level.setCurrentIndex(-1 if level is None else self.level.findData(level))
        self.level.setEnabled(self.seats.has_bots)
        self.coach.setEnabled(compiled.is_there() and sum(seat.bot is None for seat in self.seats.seats()) == 1)
        self._set_tab_order()

    def _on_level(self, row: int) -> None:
        self.seats.set_level(self.level.itemData(row))

    def _show_seat_keys(self) -> None:
        """Explain the keys while they work."""
        self._keys.setVisible(self.seats.has_focus)

    def _show_advanced(self, shown: bool) -> None:
        self.advanced.setIcon(theme_icon("arrow-down" if shown else "arrow-right"))
        self._advanced_part.setVisible(shown)
        if shown and self.isVisible():
            self.seed.setFocus()

    # --- size ---------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the seats below the rules where there is no room for both side by side."""
        super().resizeEvent(event)
        turn_to_fit(self._columns, self._page.viewport().width())

    def sizeHint(self) -> QSize:
        """High enough for all cards, although more than three are content with less."""
        missing = 0 if self._cards_area is None else self._rules.sizeHint().height() - self._cards_area.minimumHeight()
        return super().sizeHint() + QSize(0, missing)

    def showEvent(self, event: QShowEvent) -> None:
        if not event.spontaneous():
            if self._cards_area is not None:
                heights = [card.sizeHint().height() for card in self.cards.values()]
                self._cards_area.setMinimumHeight(sum(heights[:_WHOLE]))
            self._columns.setDirection(QBoxLayout.Direction.LeftToRight)
            fit_on_screen(self)
        super().showEvent(event)
        if self._cards_area is not None:
            self._cards_area.ensureWidgetVisible(self.cards[self._ruleset])


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
