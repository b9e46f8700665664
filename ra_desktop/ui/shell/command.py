"""Commands, and the actions and submenus made from their records."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from ra_desktop.ui.dialogs.keys import table_keys
from ra_desktop.ui.look.tooltips import PartTips
from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.words.fill import CHANGED, plain_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtCore import QPoint

    from .parts import Parts


_TABLE_KEYS: Final = frozenset((*"0123456789", "Up", "Down", "Enter", "Backspace"))
"""Keys of the table that the list of keys does not name one by one."""
CONTEXT = "Commands"
"""The translators' context of the texts of commands."""


P = TypeVar("P", bound="Parts")
"""The parts of a window that its commands work with; with all that is done there, they are its :class:`.Context`."""


def _always(_: Parts) -> bool:
    return True


def _nothing(_: Parts) -> str:
    return ""


def switch(name: str) -> Callable[[Parts], object]:
    """Switch the setting of that name on or off."""
    return lambda parts: setattr(parts.settings, name, not getattr(parts.settings, name))


@dataclass(frozen=True)
class Command(Generic[P]):
    """Everything about one command: a row in :mod:`.commands`.

    What it does and when it is available are functions of the context.
    """

    id: str
    """Its identity in code and tests."""
    menu: str
    """``menu/section``: its menu, and the section between two lines; in the order of the records.

    A menu that is not in the menu bar is that of a :class:`Submenu`, which names its commands.
    """
    key: QKeySequence.StandardKey | str | tuple[str, ...]
    """Its shortcuts; empty for none."""
    text: str
    """In English, with its mnemonic; marked for translation in its :attr:`context`."""
    does: Callable[[P], object]
    _: KW_ONLY
    shown_key: str = ""
    """A key that the table itself handles, shown beside the text; not a shortcut."""
    on: Callable[[P], bool] = _always
    """Whether it is available now."""
    visible: Callable[[P], bool] = _always
    """Whether the current game has this command at all."""
    checked: Callable[[P], bool] | None = None
    """For a switch: whether it is on."""
    label: Callable[[P], str] = _nothing
    """The text if it depends on the game, translated; empty for :attr:`text`."""
    why: Callable[[P], str] = _nothing
    """A tooltip that explains why it is not available."""
    repeats: bool = False
    """Whether it repeats while its key is held, as stepping does."""
    role: QAction.MenuRole = QAction.MenuRole.TextHeuristicRole
    """Its place in the menus of macOS."""
    context: str = CONTEXT

    def shortcuts(self) -> list[QKeySequence]:
        """Its shortcuts on this platform."""
        if isinstance(self.key, QKeySequence.StandardKey):
            return QKeySequence.keyBindings(self.key)
        names = (self.key,) if isinstance(self.key, str) else self.key
        return [QKeySequence(name) for name in names if name]


@dataclass(frozen=True)
class Submenu(Generic[P]):
    """A menu within a menu. `fill` fills it each time it opens; without it, it has its commands from the beginning."""

    id: str
    menu: str
    text: str
    fill: Callable[[P, QMenu], None] | None = None
    _: KW_ONLY
    commands: tuple[str, ...] = ()
    """The ids of its commands; below what `fill` puts there, after a line."""
    on: Callable[[P], bool] = _always
    context: str = CONTEXT


Entry = Command[P] | Submenu[P]


class Commands(QObject):
    """The actions of all commands, by id: ``commands["undo"]``."""

    def __init__(self, context: P, entries: Iterable[Entry[P]]) -> None:
        """Create the actions; :meth:`refresh` enables those that are available."""
        super().__init__(context.window)
        self._context = context
        self.entries = tuple(entries)
        self._actions = {entry.id: self._make(entry) for entry in self.entries}
        for entry in self.entries:
            if isinstance(entry, Submenu) and entry.fill is None:
                menu = self[entry.id].menu()
                assert isinstance(menu, QMenu)
                menu.addActions([self[name] for name in entry.commands])
                menu.aboutToShow.connect(self.refresh)
        self._set_keys()
        context.settings.changed.connect(self._on_setting_changed)
        self._states: dict[str, tuple[bool, bool, str, bool, str]] = {}
        for entry in self.entries:
            action = self._actions[entry.id]
            action.setText(self._text(entry))
            if isinstance(menu := action.menu(), QMenu):
                menu.setAccessibleName(action.iconText())

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def _make(self, entry: Entry[Any]) -> QAction:
        if isinstance(entry, Submenu):
            menu = QMenu(self._context.window)
            if entry.fill is not None:
                menu.aboutToShow.connect(lambda: self._fill(entry, menu))
            return menu.menuAction()
        action = QAction(self)
        action.setMenuRole(entry.role)
        action.setAutoRepeat(entry.repeats)
        action.setCheckable(entry.checked is not None)
        action.triggered.connect(partial(self._do, entry))
        return action

    def _fill(self, entry: Submenu[Any], menu: QMenu) -> None:
        assert entry.fill is not None
        entry.fill(self._context, menu)
        if entry.commands:
            menu.addSeparator()
            menu.addActions([self[name] for name in entry.commands])

    # --- keys -----------------------------------------------------------------------------------------

    def can_change(self, action: QAction) -> bool:
        """Whether the user may give `action` another key: not if the table itself handles its key."""
        entry = self._command_of(action)
        return entry is not None and not entry.shown_key

    def change(self, action: QAction, keys: QKeySequence) -> str:
        """Assign these keys, possibly none, to `action`; if another command has them, return that one instead."""
        entry = self._command_of(action)
        assert entry is not None
        if keys != action.shortcut() and (owner := self._owner_of(keys, action)):
            return owner
        chosen = {name: key for name, key in self._context.settings.keys.items() if name != entry.id}
        if [keys] != (entry.shortcuts() or [QKeySequence()]):
            chosen[entry.id] = keys.toString()
        self._context.settings.keys = chosen
        return ""

    def restore(self) -> None:
        """Give all commands their usual keys."""
        self._context.settings.keys = {}

    def triggered_by(self, keys: QKeySequence) -> QAction | None:
        """Return the command that these keys trigger now."""
        actions = (action for action in self._actions.values() if keys in action.shortcuts())
        return next((action for action in actions if action.isEnabled() and action.isVisible()), None)

    def _command_of(self, action: QAction) -> Command[Any] | None:
        entry = next((entry for entry in self.entries if self._actions[entry.id] is action), None)
        return entry if isinstance(entry, Command) else None

    def _owner_of(self, keys: QKeySequence, but: QAction | None = None) -> str:
        """Return what has these keys, besides the command `but`; empty for nothing."""
        if keys.isEmpty():
            return ""
        for entry in self.entries:
            action = self._actions[entry.id]
            shown = [QKeySequence(entry.shown_key)] if isinstance(entry, Command) and entry.shown_key else []
            if action is not but and keys in (*action.shortcuts(), *shown):
                return plain_text(action.text())
        table = table_keys()
        named = keys.toString(QKeySequence.SequenceFormat.NativeText)
        for line in table.entries:
            if named in line.keys:
                return line.label
        if keys.toString() in _TABLE_KEYS:
            return table.title
        titles = (action.text() for action in self._context.window.menuBar().actions())
        return next((plain_text(title) for title in titles if QKeySequence.mnemonic(title) == keys), "")

    def _on_setting_changed(self, name: str) -> None:
        if name == "keys":
            self._set_keys()

    def _set_keys(self) -> None:
        """Give the commands their keys; one chosen for two commands, as in an edited file, goes to the first."""
        chosen = self._context.settings.keys
        commands = {entry.id: entry for entry in self.entries if isinstance(entry, Command)}
        changed = {name: chosen[name] for name in commands if name in chosen and self.can_change(self[name])}
        for name, command in commands.items():
            self[name].setShortcuts([] if name in changed else command.shortcuts())
        CHANGED.clear()
        for name, key in changed.items():
            keys = QKeySequence(key)
            if self._owner_of(keys):
                self[name].setShortcuts([keys for keys in commands[name].shortcuts() if not self._owner_of(keys)])
            else:
                self[name].setShortcuts([] if keys.isEmpty() else [keys])
            CHANGED[name] = self[name].shortcut().toString()

    def _do(self, command: Command[Any], _: bool = False) -> None:  # Qt says whether it is checked
        command.does(self._context)
        if command.checked is not None:  # a click switches the action, whether or not the command succeeds
            self._actions[command.id].setChecked(command.checked(self._context))

    def refresh(self) -> None:
        """Enable what can be done now, and set the explanations of the rest."""
        context = self._context
        for entry in self.entries:
            state: tuple[bool, bool, str, bool, str]
            if isinstance(entry, Submenu):
                state = (entry.on(context), True, "", False, "")
            else:
                is_checked = entry.checked is not None and entry.checked(context)
                state = (
                    entry.on(context),
                    entry.visible(context),
                    entry.why(context),
                    is_checked,
                    entry.label(context),
                )
            if self._states.get(entry.id) != state:  # Qt takes ten times as long to detect that nothing changed
                self._states[entry.id] = state
                self._show(entry, *state[:-1])

    def _show(self, entry: Entry[Any], on: bool, visible: bool, why: str, is_checked: bool) -> None:
        action = self._actions[entry.id]
        action.setEnabled(on)
        if isinstance(entry, Command):
            action.setVisible(visible)
            explain(action, why)
            action.setChecked(is_checked)
            if entry.label is not _nothing:
                action.setText(self._text(entry))

    def _text(self, entry: Entry[Any]) -> str:
        text = translated(entry.context, entry.text)
        if isinstance(entry, Submenu):
            return text
        text = entry.label(self._context) or text
        if entry.shown_key:
            text += "\t" + QKeySequence(entry.shown_key).toString(QKeySequence.SequenceFormat.NativeText)
        return text


_PROPERTY: Final = "explanation"


def explain(command: QAction, text: str) -> None:
    """Set the tooltip of `command` to `text`; empty for none."""
    command.setProperty(_PROPERTY, text)
    command.setToolTip(text)


def explanation(command: QAction) -> str:
    """Return the text last passed to :func:`explain`."""
    return command.property(_PROPERTY) or ""


def show_explanations(menu: QMenu) -> None:
    """Show the explanations in `menu`: ``QMenu.setToolTipsVisible`` would repeat the text of every other command."""

    def explained(pos: QPoint) -> str:
        command = menu.actionAt(pos)
        return explanation(command) if command else ""

    PartTips(menu, explained)
