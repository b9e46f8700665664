"""The bar between the board and one's own panel: the available moves, and what else is wanted often.

The moves are carnelian and always at the same place; the tools beside them are words without a button's face. Each has
its key written on it. Enter presses the move with the bright edge.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QAction, QKeySequence, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from ra_desktop.ui.look.art import Watched, paint_box, painting
from ra_desktop.ui.look.lettering import breadth
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import plain_text

from .bar_button import BarButton, BarLayout
from .offered import MOST_OFFERED, Offered, Wish, offers

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ra_desktop.ui.interaction.choices import Choices

TOOLS: Final = ("hint", "undo", "score_aid", "coach", "run_on", "change_speed")
"""The ids of the commands beside the moves."""
WISHES: Final = ("pause", "slower", "faster", "stop_passing")
"""The ids of those that may take the place of the moves."""

_LEAST_SHARE: Final = 0.62
"""So much of its width a tool keeps where a language is long and the bar is narrow; its words are then in two lines."""
_TWO_ROWS: Final = 80
"""The least height of a bar with two rows of tools."""
_LEAST_SCALE, _MOST_SCALE = 0.84, 1.9


class MoveButton(BarButton):
    """Chooses what is :attr:`offered`."""

    is_move = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.offered: Offered | None = None

    def show_offered(self, offered: Offered) -> None:
        """Show this button."""
        if offered == self.offered and not self.isHidden():
            return
        self.offered = offered
        self.setObjectName(offered.name)
        self.setText(offered.text)
        self.key, self.is_primary = offered.key, offered.primary
        self.setEnabled(offered.does is not None)
        self.setCursor(Qt.CursorShape.ArrowCursor if offered.does is None else Qt.CursorShape.PointingHandCursor)
        name = _named(offered.text, offered.key)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.show()
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second click of a double click: it was meant for the previous button at this place."""
        event.accept()


class ToolButton(BarButton):
    """Triggers a command of the menus."""

    def __init__(self, command: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(command)
        self._command: QAction | None = None
        self.setEnabled(False)
        self.clicked.connect(self._trigger)

    def set_command(self, command: QAction) -> None:
        """Trigger `command` from now on, whenever it is enabled."""
        self._command = command
        self.setCheckable(command.isCheckable())

    def refresh(self, text: str) -> None:
        """Show `text`, and follow the command; the tooltip says what it does, or why it does nothing now."""
        if text != self.text():  # Qt takes longer to find that nothing changed
            self.setText(text)
        if self._command is None:
            return
        self.key = self._command.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setEnabled(self._command.isEnabled())
        self.setChecked(self._command.isChecked())
        self.setCursor(Qt.CursorShape.PointingHandCursor if self.isEnabled() else Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(_named(text, self.key))
        self.setToolTip(self._command.property("explanation") or _named(self._command.iconText(), self.key))

    def _trigger(self) -> None:
        if self._command is not None:
            self._command.trigger()
            self.setChecked(self._command.isChecked())  # Qt has already changed it, whatever the command did


class ActionBar(QWidget):
    """The moves of the phase at the left, with the tools beside them."""

    standing: Watched[tuple[Offered, ...]] = Watched((), "refresh")
    """What is offered while no one at the screen has to choose."""
    speed = Watched("normal", "refresh")
    """The speed whose name is shown."""

    def __init__(self, choices: Choices, parent: QWidget, board: QWidget | None = None) -> None:
        """`board`, or else the parent, gets the keyboard focus when a button has been pressed."""
        super().__init__(parent, accessibleName=_tr("Common", "Moves", "A tab"))
        board = board or parent
        self._board = board
        self._choices = choices
        self.ruleset = "classic"
        """The rule set whose names tiles have."""
        self._commands: Mapping[str, QAction] = {}
        self._scale = 1.0
        self._arranged: tuple[object, ...] = ()
        """What the places of the buttons depend on, when they were last computed."""
        self._strip = BarLayout.fit(QSizeF(), 1.0, 0, ()).strip
        self.buttons = [MoveButton(self) for _ in range(MOST_OFFERED)]
        """For the moves; those that are not needed are hidden."""
        self.tools = {name: ToolButton(name, self) for name in TOOLS}
        """By the id of the command."""
        for button in self.buttons:
            button.clicked.connect(self._on_clicked)
        for tool in self.tools.values():
            tool.clicked.connect(self._give_focus_back)
        choices.changed.connect(self.refresh)
        self.refresh()

    @property
    def offered(self) -> list[Offered]:
        """The moves shown, from left to right."""
        return [button.offered for button in self.buttons if not button.isHidden() and button.offered is not None]

    def set_commands(self, commands: Mapping[str, QAction]) -> None:
        """Set the commands, by id, that the tools and the buttons of spectators trigger."""
        self._commands = commands
        for name, tool in self.tools.items():
            tool.set_command(commands[name])
        for command in commands.values():
            command.changed.connect(self.refresh)
        self.refresh()

    def place(self, scale: float) -> None:
        """Arrange the buttons for a board of that scale."""
        self._scale = min(max(scale, _LEAST_SCALE), _MOST_SCALE)
        self._arrange()

    def refresh(self) -> None:
        """Update the buttons."""
        focused = next((button for button in (*self.buttons, *self.tools.values()) if button.hasFocus()), None)
        speeds = speed_texts()
        texts = _tool_texts() | {"change_speed": speeds.get(self.speed, "")}
        self.tools["change_speed"].widest = tuple(speeds.values())
        for name, tool in self.tools.items():
            tool.refresh(texts[name])
        offered = offers(self._choices, self.ruleset)
        if not self._choices.actions:
            offered = [offer for offer in self.standing if self._works(offer)]
        for button, offer in zip(self.buttons, offered, strict=False):
            button.show_offered(offer)
        for button in self.buttons[len(offered) :]:
            button.hide()
        self._arrange()
        if focused is not None and (focused.isHidden() or not focused.isEnabled()):
            self._give_focus_back()

    def _works(self, offer: Offered) -> bool:
        """Whether the command of a standing offer can be triggered."""
        assert isinstance(offer.does, Wish)
        command = self._commands.get(offer.does.name.lower())
        return command is not None and command.isEnabled()

    def _give_focus_back(self) -> None:
        self._board.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        with painting(self) as painter:
            radius = 12 * min(self._scale, 1.3)
            paint_box(painter, self._strip, radius, theme.well, theme.line, 1.0)

    def _arrange(self) -> None:
        if self.width() < self.height():  # not placed yet
            return
        scale, tools = self._scale, self.tools.values()
        shown = [button for button in self.buttons if not button.isHidden()]
        arranged = (self.size(), scale, *((button.text(), button.key) for button in (*shown, *tools)))
        if arranged == self._arranged:
            return
        self._arranged = arranged
        layout = BarLayout.fit(QSizeF(self.size()), scale, len(shown), ())
        self._strip = layout.strip
        left = self._arrange_tools()
        if layout.moves:  # the last one gives way to long words
            layout.moves[-1].setRight(min(layout.moves[-1].right(), left - 2))
        for button, place in zip(shown, layout.moves, strict=True):
            button.scale, button.is_stacked = scale, True
            button.setGeometry(place)
            button.update()
        self.update()

    def _arrange_tools(self) -> int:
        """Place the tools in one row, or in two rows if their words are larger then; return where they begin."""
        tools = list(self.tools.values())
        size = self._place_tools(1)
        if self.height() >= _TWO_ROWS:
            in_two = self._place_tools(2)
            size = in_two if in_two > size else self._place_tools(1)
        for tool in tools:
            tool.largest = size[1]
            tool.update()
        return min(tool.x() for tool in tools)

    def _place_tools(self, rows: int) -> tuple[float, int]:
        """Place the tools in `rows`; return the breadth and the size of the type in which the words of all fit."""
        scale, tools = self._scale, list(self.tools.values())
        room = BarLayout.fit(QSizeF(self.size()), scale, MOST_OFFERED, ()).room_for_tools
        widths = [tool.width_for(scale, stacked=False) for tool in tools]
        stacked = rows > 1 or sum(widths) > room
        while stacked:
            needed = [tool.width_for(scale, stacked=True) for tool in tools]
            least = [tool.least_width() for tool in tools]
            if rows > 1:  # in columns, as wide as the bar allows
                half = len(tools) // 2
                columns = [max(column) for column in zip(needed[:half], needed[half:], strict=True)]
                widths = [width * room / sum(columns) for width in columns] * rows
                break
            widths = _at_least(least, _given_way(needed, room), room)
            if scale <= _LEAST_SCALE or sum(widths) <= room:
                break
            scale = max(_LEAST_SCALE, scale * 0.92)  # rather smaller than cut
        places = BarLayout.fit(QSizeF(self.size()), self._scale, 0, widths, rows).tools
        for tool, place in zip(tools, places, strict=True):
            tool.scale, tool.is_stacked, tool.largest = scale, stacked, math.inf
            tool.setGeometry(place)
        fonts = [tool.lettering()[0].font for tool in tools]
        return min(map(breadth, fonts)), min(font.pixelSize() for font in fonts)

    def _on_clicked(self) -> None:
        button = self.sender()
        if not isinstance(button, MoveButton) or button.offered is None:
            return
        does = button.offered.does
        if does is Wish.PICK_SUN:
            self._choices.propose()
        elif does is Wish.SPEND_GOD:
            self._choices.enter_god_mode()
        elif does is Wish.KEEP_GOD:
            self._choices.select(None)
        elif isinstance(does, Wish):
            self._commands[does.name.lower()].trigger()
        elif does is not None:
            self._choices.click(does)


def _named(action: str, key: str) -> str:
    """Return what a button does, with its key if it has one."""
    return f"{action} ({key})" if key else action


def _given_way(widths: list[float], room: float) -> list[float]:
    """Return the widths of the tools so that `room` is enough for them: the moves come first."""
    share = max(_LEAST_SHARE, min(1.0, room / sum(widths)))
    return [width * share for width in widths]


def _at_least(least: list[float], widths: list[float], room: float) -> list[float]:
    """Return the widths, none smaller than its `least`; those that are larger make room for these."""
    widths = [max(width, smallest) for width, smallest in zip(widths, least, strict=True)]
    spare = sum(widths) - sum(least)
    share = min(1.0, max(0.0, sum(widths) - room) / spare) if spare else 0.0
    return [width - (width - smallest) * share for width, smallest in zip(widths, least, strict=True)]


def _tool_texts() -> dict[str, str]:
    """Return the texts of the tools that never change."""
    return {
        "hint": plain_text(_tr("Commands", "&Hint")),
        "undo": plain_text(_tr("Commands", "&Undo")),
        "score_aid": _tr("ActionBar", "Scoring", "Button: shows every scoring rule"),
        "coach": _tr("CoachCard", "Coach"),
        "run_on": _tr("ActionBar", "Skip ahead", "Button: shows everything at once until the person's next decision"),
    }


def speed_texts() -> dict[str, str]:
    """Return the names of the speeds of animation."""
    return {
        "relaxed": plain_text(_tr("Settings", "&Relaxed")),
        "normal": plain_text(_tr("Settings", "&Normal")),
        "fast": plain_text(_tr("Settings", "&Fast")),
        "instant": plain_text(_tr("Settings", "&Instant")),
    }
