"""The preferences; every change takes effect immediately."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QGroupBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSlider,
    QTabWidget,
    QWidget,
)

from ra_desktop.app.runtime import call_soon
from ra_desktop.ui.dialogs.parts import Dialog, Scrolled, fit_on_screen
from ra_desktop.ui.look.flow import in_column, in_line, plain_label
from ra_desktop.ui.look.fonts import text_scale
from ra_desktop.ui.system.field_names import keep_from_wheel
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.errors import why_silent
from ra_desktop.ui.words.fill import fill, plain_text

from .program_page import ProgramPage
from .setting import Amount, Choice, Setting, Switch, translated

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtGui import QShowEvent

    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.system.sounds import Sounds

_CARD_WIDTH: Final = 372
_WIDER: Final = 260
"""How much wider a card is with text of twice the usual size."""
_AROUND: Final = 134
"""What the window needs beside the cards."""
_AROUND_PAGES: Final = 16
"""The height of what the style sheet puts around a page, which Qt leaves out of the size of the pages."""
_SAMPLE: Final = "sun"
"""The sound played to judge the volume."""


class _Card(QGroupBox):
    """A group of settings under a heading."""

    def __init__(self, heading: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.setAccessibleName(heading)
        self.heading = plain_label(self, heading, role="heading")
        self.labels: list[QLabel] = []
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(18, 10, 18, 16)
        self.grid.setHorizontalSpacing(16)
        self.grid.setVerticalSpacing(8)
        self.grid.setColumnStretch(1, 1)
        self.grid.addWidget(self.heading, 0, 0, 1, 2)

    def add(self, widget: QWidget, label: QLabel | None = None) -> None:
        """Add a row; without a label the widget gets the full width."""
        row = self.grid.rowCount()
        if label is None:
            self.grid.addWidget(widget, row, 0, 1, 2)
        else:
            label.setBuddy(widget)
            self.labels.append(label)
            self.grid.addWidget(label, row, 0)
            self.grid.addWidget(widget, row, 1)


class PreferencesDialog(Dialog):
    """The current settings, updated when they change elsewhere."""

    def __init__(
        self,
        settings: Settings,
        entries: Sequence[Setting],
        cards: Sequence[Sequence[tuple[str, str]]],
        sounds: Sounds,
        parent: QWidget | None = None,
        keys: Keys | None = None,
    ) -> None:
        """Show those of `entries` that belong to a card. `cards` are names and headings, by column.

        With `keys`, the keys of the menus of `parent` are on a page of their own.
        """
        super().__init__(parent, "preferences", plain_text(_tr("Commands", "&Preferences…")))
        self._settings = settings
        self._sounds = sounds
        self._entries = [entry for entry in entries if entry.card]
        self._heading = plain_label(self, self.windowTitle(), role="title")
        self.controls: dict[str, QComboBox | QCheckBox | QSlider] = {}
        """The control for each setting, by its name."""
        self._labels: dict[str, QLabel] = {}
        self.silence = plain_label(self, role="soft", wraps=True)
        self._cards = {name: _Card(translated(heading), self) for column in cards for name, heading in column}
        for entry in self._entries:
            self._add(entry)
        self._cards["sound"].add(self.silence)
        self._buttons, self.close_button = self.make_closer()  # after the controls: the first of them has the focus
        self.key_page: KeyPage | None = None
        if keys is not None and isinstance(parent, QMainWindow):
            self.key_page = KeyPage(parent.menuBar().actions(), keys, self)
        self._lay_out(cards)
        if self.key_page is not None:
            self.tabs.setAccessibleName(self.windowTitle())
        for entry in self._entries:
            self._update(entry.name)
        self._settings.changed.connect(self._follow)
        self._sounds.changed.connect(self._show_sound)

    def _add(self, entry: Setting) -> None:
        """Add the control for `entry` to its card."""
        name, control = entry.name, self._control(entry)
        self.controls[name] = control
        control.setToolTip(translated(entry.tip))
        if not isinstance(entry, Switch):
            self._labels[name] = QLabel(translated(entry.label), self)
        self._cards[entry.card].add(control, self._labels.get(name))

    def _control(self, entry: Setting) -> QComboBox | QCheckBox | QSlider:
        name = entry.name
        if isinstance(entry, Choice):
            combo = keep_from_wheel(QComboBox(self))
            for value, text in entry.offered():
                combo.addItem(plain_text(text), value)
            combo.activated.connect(lambda row: self._choose(name, combo.itemData(row)))
            return combo
        if isinstance(entry, Amount):
            slider = keep_from_wheel(QSlider(Qt.Orientation.Horizontal, self))
            slider.setRange(0, entry.most)
            slider.setSingleStep(entry.step)
            slider.setPageStep(entry.page)
            slider.valueChanged.connect(lambda value: self._choose(name, value))
            if name == "volume":
                slider.sliderReleased.connect(self._play_sample)
            return slider
        box = QCheckBox(translated(entry.label), self)
        box.toggled.connect(lambda on: self._choose(name, on))
        return box

    def _lay_out(self, cards: Sequence[Sequence[tuple[str, str]]]) -> None:
        page = QWidget(self)
        self._in_columns = [[self._cards[name] for name, _ in names] for names in cards]
        filled = [in_column(None, *column, ..., spacing=14) for column in self._in_columns]
        columns = self._columns = in_line(page, *filled, margins=(0, 0, 0, 0), spacing=14)
        layout = in_column(self, self._heading, margins=(24, 16, 24, 18), spacing=12)
        self.tabs = QTabWidget(self)
        self.tabs.setVisible(self.key_page is not None)
        if self.key_page is None:
            layout.addWidget(Scrolled(page, self), 1)
        else:
            columns.setContentsMargins(8, 4, 8, 4)
            self.tabs.addTab(Scrolled(page, self), _tr("Preferences", "General"))
            self.tabs.addTab(self.key_page, _tr("Preferences", "Keys"))
            self.program_page = ProgramPage(self._settings, self)
            self.tabs.addTab(self.program_page, _tr("Programs", "Outside programs"))
            layout.addWidget(self.tabs, 1)
        layout.addWidget(self._buttons)

        names_in_order = [name for column in cards for name, _ in column]
        stops: list[QWidget] = [
            self.controls[entry.name] for name in names_in_order for entry in self._entries if entry.card == name
        ]
        for one, following in pairwise([*stops, self.close_button]):
            self.setTabOrder(one, following)

    def _fit(self) -> None:
        """Adapt to the size of text: where two columns are too wide for the screen, one stands below the other."""
        width = round(_CARD_WIDTH + _WIDER * (text_scale() - 1))
        bar = self.style().pixelMetric(self.style().PixelMetric.PM_ScrollBarExtent)
        is_narrow = 2 * width + _AROUND + bar > self.screen().availableSize().width()
        for column in self._in_columns:  # the fields of each begin below each other
            widest = max((label.sizeHint().width() for card in column for label in card.labels), default=0)
            for card in column:
                card.grid.setColumnMinimumWidth(0, widest)
                card.setMinimumWidth(width)
                card.setMaximumWidth(2 * width if is_narrow else width)
        ways = QBoxLayout.Direction
        self._columns.setDirection(ways.TopToBottom if is_narrow else ways.LeftToRight)
        fit_on_screen(self)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(0, _AROUND_PAGES)

    def showEvent(self, event: QShowEvent) -> None:
        if not event.spontaneous():
            self._fit()
        super().showEvent(event)

    # --- changing settings ----------------------------------------------------------------------------

    def _choose(self, name: str, value: object) -> None:
        setattr(self._settings, name, value)
        if name == "sound" and value:
            self._sounds.prepare()
        slider = self.controls[name]
        if name == "volume" and isinstance(slider, QSlider) and not slider.isSliderDown():
            self._play_sample()

    def _play_sample(self) -> None:
        self._sounds.play(_SAMPLE)

    # --- showing settings -----------------------------------------------------------------------------

    def _follow(self, name: str) -> None:
        if name == "text_size":
            call_soon(self, self._fit)  # when the text has its new size
        self._update(name)

    def _update(self, name: str) -> None:
        """Update the control for a setting."""
        control = self.controls.get(name)
        if control is None:
            return
        value = getattr(self._settings, name)
        with QSignalBlocker(control):
            if isinstance(control, QComboBox):
                control.setCurrentIndex(max(0, control.findData(value)))
            elif isinstance(control, QCheckBox):
                control.setChecked(value)
            else:
                control.setValue(value)
        self._show_sound()

    def _show_sound(self) -> None:
        """Disable sound settings without sound, and explain why."""
        usable = self._sounds.silence != "library"
        self.controls["sound"].setEnabled(usable)
        for name in {"volume", "ambience"} & set(self._labels):
            for widget in (self.controls[name], self._labels[name]):
                widget.setEnabled(usable and self._settings.sound)
        why = why_silent(self._sounds.silence)
        self.silence.setText(why)
        self.silence.setVisible(bool(why))


_Key = Qt.Key
_OF_THE_DIALOG: Final = (_Key.Key_Escape, _Key.Key_Return, _Key.Key_Enter, _Key.Key_Tab, _Key.Key_Backtab)
"""Keys by which one leaves a field or the dialog, with any others held: Ctrl+Tab goes to the next page."""


class Keys(Protocol):
    """Protocol of the owner of the commands' keys."""

    def can_change(self, action: QAction) -> bool:
        """Whether `action` may get another key."""

    def change(self, action: QAction, keys: QKeySequence) -> str:
        """Assign these keys, possibly none; if another command has them, return that one instead."""

    def restore(self) -> None:
        """Give all commands their usual keys."""


class KeyEdit(QKeySequenceEdit):
    """Takes the next key as that of `action`; Backspace takes its key away. :data:`_OF_THE_DIALOG` are not taken."""

    chosen = Signal(QKeySequence)

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(action.shortcut(), parent, maximumSequenceLength=1)
        self.action = action
        self.keySequenceChanged.connect(self._on_changed)
        for part in (self, *self.findChildren(QLineEdit)):  # Qt tells a screen reader of the line inside
            part.setAccessibleName(plain_text(action.text()))
        for line in self.findChildren(QLineEdit):
            line.setPlaceholderText("–")  # Qt's own text is longer than the field, and not in all our languages

    def _on_changed(self, keys: QKeySequence) -> None:
        if not keys.isEmpty():  # it is empty for a moment before each new key
            self.chosen.emit(keys)

    def show_key(self) -> None:
        """Show the key that the command has."""
        with QSignalBlocker(self):
            self.setKeySequence(self.action.shortcut())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key."""
        key = event.key()
        if key in _OF_THE_DIALOG:
            event.ignore()
        elif key in (_Key.Key_Backspace, _Key.Key_Delete) and not event.modifiers():
            self.chosen.emit(QKeySequence())
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Discard an incomplete key combination."""
        super().focusOutEvent(event)
        self.show_key()


class KeyPage(QWidget):
    """Every command in the menus with a field for its key."""

    def __init__(self, menus: Iterable[QAction], keys: Keys, parent: QWidget) -> None:
        super().__init__(parent)
        self._keys = keys
        self.edits: list[KeyEdit] = []
        self._hint = plain_label(
            self, _tr("Preferences", "Select a field and press the new key. Backspace removes the key."), wraps=True
        )
        self.note = plain_label(self, role="soft", wraps=True)
        inside = QWidget(self)
        self._grid = QGridLayout(inside)
        self._grid.setColumnStretch(0, 1)
        self._grid.setHorizontalSpacing(16)
        for menu in menus:
            self._add_menu(menu)
        self.restore = QPushButton(_tr("Preferences", "Restore the default keys"), self, autoDefault=False)
        self.restore.clicked.connect(self._restore)
        rows = Scrolled(inside, self)
        # However many commands there are, the window is only as high as its other pages need.
        rows.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        in_column(self, self._hint, (rows, 1), self.note, (self.restore, 0, Qt.AlignmentFlag.AlignLeft))

    def _add_menu(self, menu: QAction) -> None:
        actions = [action for action in _actions_of(menu) if self._keys.can_change(action)]
        if actions:
            self._add_label(menu, 2).setProperty("role", "heading")
        for action in actions:
            label = self._add_label(action, 1)
            edit = KeyEdit(action, self)
            edit.chosen.connect(lambda keys, edit=edit: self._change(edit, keys))
            action.changed.connect(edit.show_key)
            label.setBuddy(edit)
            self._grid.addWidget(edit, self._grid.rowCount() - 1, 1)
            self.edits.append(edit)

    def _add_label(self, action: QAction, columns: int) -> QLabel:
        label = QLabel(plain_text(action.text()).replace("&", "&&"), self)
        self._grid.addWidget(label, self._grid.rowCount(), 0, 1, columns)
        return label

    def _change(self, edit: KeyEdit, keys: QKeySequence) -> None:
        owner = self._keys.change(edit.action, keys)
        text = ""
        if owner:
            text = fill(
                _tr("Preferences", "{key} is already used for “{owner}”. The key stays as it was."),
                key=keys.toString(QKeySequence.SequenceFormat.NativeText),
                owner=owner,
            )
        self.note.setText(text)
        edit.show_key()

    def _restore(self) -> None:
        self._keys.restore()
        self.note.clear()


def _actions_of(action: QAction) -> Iterator[QAction]:
    """Go through the commands below a menu."""
    menu = action.menu()
    if isinstance(menu, QMenu):
        for inner in menu.actions():
            yield from _actions_of(inner)
    elif not action.isSeparator():
        yield action
