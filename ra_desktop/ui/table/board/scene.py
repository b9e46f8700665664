"""The board as a scene, which shows a view and its choices; no state is read back from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from .backdrop import Sheets
from .board_items import BoardItems
from .contents import Daylight, Highlights, Shown, TrackLook, hour_of, show_contents
from .layout import TRACK_SPACES, BoardLayout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Action, View
    from ra_desktop.ui.interaction.choices import Choices

    from .items import PersonInfo


class BoardScene(QGraphicsScene):
    """Everything on the board. Items are created once; a view only changes what they show."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        sheets = Sheets()
        self.parts = BoardItems(sheets)
        self.shown = Shown()
        """What is shown apart from choices."""
        self.highlights = Highlights()
        self._daylight = Daylight(self.parts, sheets)
        self.board_layout = BoardLayout.fit(QSizeF(842, 604), 9, 4)
        """The current layout."""
        for item in self.parts:
            self.addItem(item)
        self._place_items()

    # --- size and look

    def fit(self, size: QSizeF) -> None:
        """Arrange everything for a board of that size."""
        view = self.shown.view
        counts = (9, 4, TRACK_SPACES) if view is None else (view.ra_limit, view.players, view.track_spaces)
        layout = self.board_layout
        if (layout.size, len(layout.ra_spaces), len(layout.bids), len(layout.spaces)) != (size, *counts):
            self.board_layout = BoardLayout.fit(size, *counts)
            while len(self.parts.tiles) < len(self.board_layout.spaces):
                self.addItem(self.parts.add_space())
        self._place_items()

    def restyle(self) -> None:
        """Update theme and language."""
        self._show_light()
        self.show_contents()
        for item in self.parts.bids:
            item.update()  # their pictures are cached
        self.update()

    def set_track_look(self, look: TrackLook | None) -> None:
        """Set the look of the Ra track; None for that of the rule set."""
        self.shown.chosen_look = look
        self._place_items()
        self.show_contents()

    def set_tile_names(self, shown: bool) -> None:
        """Set whether the names of tiles are `shown`."""
        self.shown.tile_names = shown
        self.show_contents()

    # --- what is shown

    def show_view(self, view: View, people: Sequence[PersonInfo], *, previews: bool = True) -> None:
        """Show `view`; `people` are the seats in order, `previews` the value of lots to them."""
        self.shown.view = view
        self.shown.people = tuple(people)
        self._daylight.day = hour_of(view)
        self.parts.sides.show_view(view, self.shown.people, previews=previews)
        self.fit(self.board_layout.size)
        self.show_contents()

    def set_day(self, day: float) -> None:
        """Show the sun at that time of day, 0 to 1, until the next view is shown."""
        self._daylight.day = min(1.0, max(0.0, day))
        self._show_light()

    # --- choices

    def set_choices(self, choices: Choices) -> None:
        """Show the actions of `choices` from now on."""
        if self.highlights.choices is not None:
            self.highlights.choices.changed.disconnect(self.show_contents)
        self.highlights.choices = choices
        choices.changed.connect(self.show_contents)
        self.show_contents()

    def set_god_mode(self, on: bool) -> None:
        """Highlight the tiles that a god could take, or stop."""
        if on != self.highlights.god_mode:
            self.highlights.god_mode = on
            self.show_contents()

    def show_targets(self, offered: Sequence[Action]) -> None:
        """Highlight where the `offered` actions could be dropped; without any, nothing."""
        self.highlights.targets = tuple(offered)
        self.show_contents()

    def show_drop(self, action: Action | None) -> None:
        """Highlight where a drop now would mean `action`; None for nothing."""
        if action is not self.highlights.drop:
            self.highlights.drop = action
            self.show_contents()

    # --- updating items

    def _place_items(self) -> None:
        self.setSceneRect(QRectF(QPointF(0, 0), self.board_layout.size))
        self.parts.arrange(self.board_layout, boat=self.shown.track_look == "boat")
        self._show_light()

    def _show_light(self) -> None:
        self._daylight.show(self.shown, self.board_layout)

    def show_contents(self) -> None:
        """Show the view, the choices and what is hidden as they are now."""
        show_contents(self.parts, self.shown, self.highlights, self.board_layout)
