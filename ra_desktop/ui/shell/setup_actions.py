"""Setting up a position: where it starts from, its column in the window, and what comes of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import Signal

from ra_desktop.ai import LEVELS, make_bot
from ra_desktop.ai.levels import is_playable
from ra_desktop.ai.review.record import JudgedDecision
from ra_desktop.app import background
from ra_desktop.app.draft import Draft
from ra_desktop.app.opponents import fallback_level
from ra_desktop.app.setup import OFFERED
from ra_desktop.engine import RULESETS
from ra_desktop.storage.saved_game import Options, Seat
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.setting_up import SettingUp
from ra_desktop.ui.table.setup_panel import SetupPanel
from ra_desktop.ui.words.fill import fill, labelled
from ra_desktop.ui.words.players import level_blurb, level_label
from ra_desktop.ui.words.tiles import ruleset_label

from .parts import Actions, Column, Parts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ra_desktop.ai.hints import Study

    from .games import PositionActions
    from .learning import PuzzleActions

_SHARE: Final = 0.22
_LEAST, _MOST = 228, 600
"""The width of the column as a share of the window's, and in pixels."""
_STEP: Final = 0.25
"""Seconds that bots play before they look whether they still should."""


class SetupActions(Actions):
    """Sets up positions in the window; the column is made on first use."""

    changed = Signal()
    """Setting up was begun or ended."""
    review_wanted = Signal(int)
    """Bots have played a position to the end: the review of that game from its beginning, move 0, is wanted."""

    def __init__(self, parts: Parts, positions: PositionActions, puzzles: PuzzleActions) -> None:
        super().__init__(parts)
        self._positions = positions
        self._puzzles = puzzles
        self._column: Column | None = None
        self.mode: SettingUp | None = None
        self._keeps = False
        """Whether the position is to become a puzzle once its moves are rated."""
        self._playing: background.Job | None = None
        parts.pages.changed.connect(self.refresh)

    @property
    def is_on(self) -> bool:
        """Whether a position is being set up."""
        return self.mode is not None and self.mode.is_on

    def start(self) -> None:
        """Begin with the position on the table, as far as it is open, or else with an empty table."""
        view = self._positions.shown
        if self.is_on:
            self.leave()
        elif self._parts.is_playing and view is not None and not view.is_over:
            self.set_up(Draft(self._positions.text(view)), self._parts.session.seats)
        else:
            setup = self._parts.settings.setup
            self.set_up(Draft.dealt(setup.ruleset, len(setup.seats)))

    def set_up(self, draft: Draft, seats: tuple[Seat, ...] = ()) -> None:
        """Put `draft` on the table, with these players or those of the last set-up."""
        mode = self._furnished()
        known = seats or self._parts.session.seats or self._parts.settings.setup.seats
        if len(known) != draft.state.players:
            known = self._positions.seated(draft.sketch(), known)
        mode.start(draft, known)
        self._parts.pages.show_table()
        self.refresh()
        mode.panel.focus_tiles()

    def leave(self) -> None:
        """End setting up; the game that waited comes back."""
        if self.mode is not None:
            self.mode.leave()

    def remember(self) -> Callable[[SetupActions], None] | None:
        """Return what sets up in another window what is being set up here; None if nothing is."""
        draft, seats = (None, ()) if self.mode is None else (self.mode.draft, self.mode.seats)
        return None if draft is None else lambda other: other.set_up(draft, seats)

    # --- what comes of it -----------------------------------------------------------------------------

    def _on_wish(self, wish: str) -> None:
        mode = self.mode
        if mode is None or mode.draft is None:
            return
        if wish == "hint":
            mode.ask_hint()
        elif wish in ("study", "keep"):
            self._keeps = wish == "keep"
            mode.ask_study()
        elif wish == "review":
            self._review()
        elif wish == "copy":
            self._positions.copy_text(mode.draft.text)
        elif wish == "paste":
            if (draft := self._positions.read_text(Draft)) is not None:
                self.set_up(draft)
        elif wish == "leave":
            mode.leave()

    def _clear(self, ruleset: str, players: int) -> None:
        self.set_up(Draft.dealt(ruleset, players))

    def _play_on(self, level: str) -> None:
        """Play on from here, the person at the seat that is to act, against bots of `level`."""
        mode = self.mode
        if mode is None or mode.draft is None or mode.draft.fault is not None:
            return
        game = mode.draft.game()
        mode.leave()
        self._positions.begin(game, level)

    def _review(self) -> None:
        """Let bots play the position to the end in the background, and review their game from here."""
        mode = self.mode
        if mode is None or mode.draft is None or mode.draft.fault is not None:
            return
        draft, game = mode.draft, mode.draft.game()
        text = draft.text
        level = fallback_level()  # those above would take minutes
        bots = [make_bot(level, seat) for seat in range(game.players)]

        def play() -> Iterator[None]:
            while not game.state.is_over:
                seat = game.state.seat_to_act
                game.play(bots[seat].choose(game.state.view(seat)))
                yield

        def done() -> None:
            if mode.draft is draft and draft.text == text and game.state.is_over:
                seats = self._positions.seated(game, self._parts.settings.setup.watched(level).seats)
                seats = tuple(msgspec.structs.replace(seat, bot=level) for seat in seats)
                mode.leave()
                self._parts.session.start_from(game, seats, Options(open_fame=True))
                self.review_wanted.emit(0)

        if self._playing is not None:
            self._playing.cancel()
        mode.panel.tell(_tr("HintCard", "Thinking…"))
        slow = background.slow()
        steps = partial(background.in_slices, play(), _STEP)
        self._playing = slow.start(self, steps, lambda _: None, done, rank=background.Rank.URGENT)

    def _on_studied(self, study: Study) -> None:
        mode = self.mode
        if not self._keeps or mode is None or mode.draft is None:
            return
        self._keeps = False
        if len(study.rated) < 2:
            mode.panel.tell(_tr("Setup", "There is only one move here."))
            return
        game = mode.draft.game()
        seat = game.state.seat_to_act
        rival = study.of(study.favourite) if study.favourite != study.best.action else study.rated[1]
        decision = JudgedDecision(0, seat, "turn", game.state.epoch, rival, study.rated, ())
        book = self._puzzles.book
        title = fill(_tr("Setup", "Position {number}"), number=1 + sum(bool(own.title) for own in book.own))
        book.keep(game, decision, title)
        self._parts.notices.say(_tr("Setup", "Kept. You’ll find it on the Puzzles page, where you can rename it."))

    # --- the window -----------------------------------------------------------------------------------

    def _furnished(self) -> SettingUp:
        if self.mode is not None:
            return self.mode
        panel = SetupPanel(self._parts.window)
        self._column = Column("setup", panel, _SHARE, _LEAST, _MOST, self._parts)
        self.mode = SettingUp(self._parts.session, self._parts.table, panel)
        panel.wished.connect(self._on_wish)
        self.mode.studied.connect(self._on_studied)
        self.mode.ended.connect(self._on_ended)
        for level in LEVELS:
            action = panel.play_menu.addAction(level_label(level))
            action.setEnabled(is_playable(level))
            action.setToolTip(level_blurb(level))
            action.triggered.connect(partial(self._play_on, level))
        for name in OFFERED:
            for players in RULESETS[name].players:
                action = panel.clear_menu.addAction(labelled(ruleset_label(name), players))
                action.triggered.connect(partial(self._clear, name, players))
        return self.mode

    def _on_ended(self) -> None:
        self._keeps = False
        if self._playing is not None:
            self._playing.cancel()
        if self._parts.session.game is None:
            self._parts.pages.show_start()
        self.refresh()

    def refresh(self) -> None:
        """Show the column with its position, in place of the side panel."""
        shown = self.is_on and self._parts.is_playing
        if self._column is not None and self._column.is_shown != shown:
            self._column.show(shown)
            self.changed.emit()
        self.fit()

    def fit(self) -> None:
        """Give the column the room that the window has for it."""
        if self._column is not None and self._column.is_shown:
            self._column.fit()
