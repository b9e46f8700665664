"""The list of keyboard shortcuts, by menu."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QMenu, QScrollArea, QWidget

from ra_desktop.ui.dialogs.parts import Dialog
from ra_desktop.ui.look.flow import in_column, in_line, plain_label, turn_to_fit
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import labelled, listed, plain_text, read_aloud

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence


_WIDTH: Final = 860
_MARGIN: Final = 24
_BETWEEN: Final = 14
"""Between the two columns of the list."""
_BESIDE: Final = 8
"""To the right of both."""


class KeyEntry(NamedTuple):
    """A command and its keys, in the platform's spelling."""

    label: str
    keys: tuple[str, ...]

    @property
    def words(self) -> str:
        """The keys and what they do, as they are read aloud."""
        return labelled(listed(self.keys), self.label)


class KeyGroup(NamedTuple):
    """The commands of one menu."""

    title: str
    entries: tuple[KeyEntry, ...]


def table_keys() -> KeyGroup:
    """Return the keys of the table that belong to no menu command."""
    return KeyGroup(
        _tr("KeysDialog", "At the table"),
        (
            KeyEntry(_tr("KeysDialog", "Select the sun with this number"), ("0 … 9",)),
            KeyEntry(_tr("KeysDialog", "Clear the selection"), _native("Esc")),
            KeyEntry(_tr("KeysDialog", "Open the menus"), _native("F10")),
            KeyEntry(_tr("KeysDialog", "Coach: take back, play on"), _native("Enter", "Esc")),
            KeyEntry(_tr("KeysDialog", "Peek at your own face-down fame: tap, or hold"), _native("V")),
            KeyEntry(_tr("KeysDialog", "What is this? Next item, previous item"), _native("Tab", "Shift+Tab")),
            KeyEntry(_tr("KeysDialog", "Replay: first move, last move"), _native("Home", "End")),
            KeyEntry(_tr("KeysDialog", "Replay: previous turn, next turn"), _native("PgUp", "PgDown")),
            KeyEntry(_tr("KeysDialog", "Replay: play, pause"), _native("Space")),
            KeyEntry(_tr("KeysDialog", "Replay: faster, slower"), _native("+", "-")),
        ),
    )


def _native(*keys: str) -> tuple[str, ...]:
    """Return names of keys in the platform's spelling."""
    return tuple(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys)


def read_groups(actions: Iterable[QAction]) -> list[KeyGroup]:
    """Return the commands with keys among `actions`: a group for each menu with its submenus, and one without title."""
    loose: list[KeyEntry] = []
    groups: list[KeyGroup] = []
    for action in actions:
        if not isinstance(action.menu(), QMenu):
            loose += _entries([action])
        elif entries := tuple(_entries([action])):
            groups.append(KeyGroup(plain_text(action.text()), entries))
    return [KeyGroup("", tuple(loose)), *groups] if loose else groups


def other_moves(actions: Iterable[QAction]) -> KeyGroup:
    """Return the moves that the menus do not show because the current game does not have them."""
    return KeyGroup(_tr("KeysDialog", "In other games"), tuple(_entries(actions, visible=False)))


def _entries(actions: Iterable[QAction], *, visible: bool = True) -> list[KeyEntry]:
    entries: list[KeyEntry] = []
    for action in actions:
        menu = action.menu()
        if isinstance(menu, QMenu):
            entries += _entries(menu.actions(), visible=visible)
        elif not action.isSeparator() and action.isVisible() == visible and (keys := keys_of(action)):
            entries.append(KeyEntry(plain_text(action.text()), keys))
    return entries


def keys_of(action: QAction) -> tuple[str, ...]:
    """Return the keys of `action`, including one written in its text after a tab."""
    native = QKeySequence.SequenceFormat.NativeText
    keys = [sequence.toString(native) for sequence in action.shortcuts() if _is_on_keyboards(sequence)]
    written = action.text().partition("\t")[2]
    return tuple(dict.fromkeys(key for key in (*keys, written) if key))


def _is_on_keyboards(sequence: QKeySequence) -> bool:
    """Whether ordinary keyboards have these keys; Qt also knows F13 to F35, and keys named New, Open and so on."""
    return all(
        sequence[n].key() < Qt.Key.Key_F13  # type: ignore[index]  # the stubs do not know
        for n in range(sequence.count())
    )


class KeysDialog(Dialog):
    """The keys of `actions`, menu by menu."""

    def __init__(
        self, actions: Sequence[QAction], parent: QWidget | None = None, more: Callable[[], KeyGroup] | None = None
    ) -> None:
        """`actions` are those of a menu bar, or any others; `more` returns a group of keys without commands."""
        super().__init__(parent, "keys", plain_text(_tr("Commands", "&Keyboard shortcuts")))
        self._actions = tuple(actions)
        self._more = more
        heading = plain_label(self, self.windowTitle(), role="title")
        self._scroll = QScrollArea(self, widgetResizable=True)
        self._buttons, self._close = self.make_closer()
        in_column(self, heading, (self._scroll, 1), self._buttons, margins=(_MARGIN, 16, _MARGIN, 18), spacing=12)
        self._scroll.setAccessibleName(self.windowTitle())
        self._scroll.setWidget(self._page())
        stops = (self._scroll, *self._cards, self._close)
        for stop, following in pairwise(stops):
            self.setTabOrder(stop, following)
        self._fit()

    def _fit(self) -> None:
        """Make the window high enough for all keys, if the screen is."""
        page = self._scroll.widget()
        assert page is not None
        around = self.sizeHint().height() - self._scroll.sizeHint().height()
        height = page.sizeHint().height() + around + 4
        room = self.screen().availableGeometry()
        self.resize(min(round(scaled(_WIDTH)), round(room.width() * 0.95)), min(height, round(room.height() * 0.85)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        bar = self.style().pixelMetric(self.style().PixelMetric.PM_ScrollBarExtent)
        turn_to_fit(self._columns, event.size().width() - 2 * _MARGIN - bar)

    def _page(self) -> QWidget:
        page = QWidget()
        page.setObjectName("page")
        rows = [0, 0]
        cards: tuple[list[QFrame], list[QFrame]] = ([], [])
        groups = read_groups(self._actions)
        if self._more is not None:
            groups.append(self._more())
        if (others := other_moves(self._actions)).entries:
            groups.append(others)
        for group in sorted(groups, key=lambda group: -len(group.entries)):
            number = rows.index(min(rows))
            cards[number].append(self._card(group))
            rows[number] += len(group.entries) + 2
        self._cards = [*cards[0], *cards[1]]
        halves = [(in_column(None, *half, ..., spacing=12), 1) for half in cards]
        self._columns = in_line(page, *halves, margins=(0, 0, _BESIDE, 0), spacing=_BETWEEN)
        return page

    @staticmethod
    def _card(group: KeyGroup) -> QFrame:
        card = QFrame()
        card.setProperty("card", True)
        card.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        card.setAccessibleName(group.title or plain_text(_tr("Commands", "&Keyboard shortcuts")))
        card.setAccessibleDescription(read_aloud(entry.words for entry in group.entries))
        grid = QGridLayout(card)
        grid.setContentsMargins(18, 10, 14, 14)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        if group.title:
            title = plain_label(None, group.title, role="heading")
            grid.addWidget(title, 0, 0, 1, 2)
        for row, entry in enumerate(group.entries, start=1):
            label = plain_label(None, entry.label, wraps=True)
            label.setAccessibleName(entry.words)
            grid.addWidget(label, row, 0)
            keys = in_line(None, ..., spacing=5)
            for key in entry.keys:
                cap = plain_label(None, key, role="key")
                cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
                keys.addWidget(cap, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addLayout(keys, row, 1)
        return card
