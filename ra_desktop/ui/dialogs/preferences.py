"""What a person can choose once and for all; everything is in effect as soon as it is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from ra_desktop.app.settings import LOUDEST, SYSTEM_LANGUAGE
from ra_desktop.ui.system import languages
from ra_desktop.ui.words.sound import why_silent

if TYPE_CHECKING:
    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.system.sounds import Sounds

_tr = QCoreApplication.translate

_CARD_WIDTH: Final = 372
_STEP: Final = 5
_PAGE: Final = 20
_SAMPLE: Final = "sun"
"""What is played to judge the volume by."""


class _Card(QFrame):
    """A group of settings under a heading."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.setFixedWidth(_CARD_WIDTH)
        self.heading = QLabel(self)
        self.heading.setProperty("role", "heading")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(18, 10, 18, 16)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self.heading, 0, 0, 1, 2)

    def add(self, widget: QWidget, label: QLabel | None = None) -> None:
        """Add a row; without a label the widget is as wide as the card."""
        row = self._grid.rowCount()
        if label is None:
            self._grid.addWidget(widget, row, 0, 1, 2)
        else:
            label.setBuddy(widget)
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(widget, row, 1)


class PreferencesDialog(QDialog):
    """The settings, as they are; whoever else changes one is followed."""

    def __init__(self, settings: Settings, sounds: Sounds, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("preferences")
        self._settings = settings
        self._sounds = sounds
        self._heading = QLabel(self)
        self._heading.setProperty("role", "title")
        self.language = QComboBox(self)
        self.theme = QComboBox(self)
        self.ra_track = QComboBox(self)
        self.speed = QComboBox(self)
        self.motion = QComboBox(self)
        self.tile_names = QCheckBox(self)
        self.lot_preview = QCheckBox(self)
        self.hints = QCheckBox(self)
        self.sound = QCheckBox(self)
        self.volume = QSlider(Qt.Orientation.Horizontal, self)
        self.volume.setRange(0, LOUDEST)
        self.volume.setSingleStep(_STEP)
        self.volume.setPageStep(_PAGE)
        self.silence = QLabel(self)
        self.silence.setProperty("role", "soft")
        self.silence.setWordWrap(True)
        self._buttons = QDialogButtonBox(self)
        self.close_button = self._buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._buttons.rejected.connect(self.reject)
        self._combos: dict[str, QComboBox] = {
            "language": self.language,
            "theme": self.theme,
            "ra_track": self.ra_track,
            "speed": self.speed,
            "reduced_motion": self.motion,
        }
        self._boxes: dict[str, QCheckBox] = {
            "tile_names": self.tile_names,
            "lot_preview": self.lot_preview,
            "hints": self.hints,
            "sound": self.sound,
        }
        self._lay_out()
        self._retranslate()
        self._connect()

    def _lay_out(self) -> None:
        self._labels = {name: QLabel(self) for name in ("language", "theme", "ra_track", "speed", "motion", "volume")}
        self._look, self._help, self._pace, self._sound_card = (_Card(self) for _ in range(4))
        self._look.add(self.language, self._labels["language"])
        self._look.add(self.theme, self._labels["theme"])
        self._look.add(self.ra_track, self._labels["ra_track"])
        self._look.add(self.tile_names)
        self._help.add(self.lot_preview)
        self._help.add(self.hints)
        self._pace.add(self.speed, self._labels["speed"])
        self._pace.add(self.motion, self._labels["motion"])
        self._sound_card.add(self.sound)
        self._sound_card.add(self.volume, self._labels["volume"])
        self._sound_card.add(self.silence)
        columns = QHBoxLayout()
        columns.setSpacing(14)
        for cards in ((self._look, self._help), (self._pace, self._sound_card)):
            column = QVBoxLayout()
            column.setSpacing(14)
            for card in cards:
                column.addWidget(card)
            column.addStretch(1)
            columns.addLayout(column)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 16, 24, 18)
        layout.setSpacing(12)
        layout.addWidget(self._heading)
        layout.addLayout(columns)
        layout.addWidget(self._buttons)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)

    def _connect(self) -> None:
        for name, combo in self._combos.items():
            combo.activated.connect(lambda row, name=name, combo=combo: self._choose(name, combo.itemData(row)))
        for name, box in self._boxes.items():
            box.toggled.connect(lambda on, name=name: self._choose(name, on))
        self.volume.valueChanged.connect(self._on_volume)
        self.volume.sliderReleased.connect(self._play_sample)
        self._settings.changed.connect(self._follow)
        self._sounds.changed.connect(self._show_sound)

    # --- choosing -------------------------------------------------------------------------------------

    def _choose(self, name: str, value: object) -> None:
        setattr(self._settings, name, value)
        if name == "sound" and value:
            self._sounds.prepare()

    def _on_volume(self, volume: int) -> None:
        self._settings.volume = volume
        if not self.volume.isSliderDown():
            self._play_sample()

    def _play_sample(self) -> None:
        self._sounds.play(_SAMPLE)

    # --- showing --------------------------------------------------------------------------------------

    def _follow(self, name: str) -> None:
        """Show a setting as it is now."""
        value = getattr(self._settings, name)
        if name in self._combos:
            combo = self._combos[name]
            combo.setCurrentIndex(max(0, combo.findData(value)))
        elif name in self._boxes:
            with QSignalBlocker(self._boxes[name]):
                self._boxes[name].setChecked(value)
        elif name == "volume":
            with QSignalBlocker(self.volume):
                self.volume.setValue(value)
        self._show_sound()

    def _show_sound(self) -> None:
        """What cannot be heard cannot be chosen, and the dialog says why."""
        usable = self._sounds.silence != "library"
        self.sound.setEnabled(usable)
        for widget in (self.volume, self._labels["volume"]):
            widget.setEnabled(usable and self._settings.sound)
        why = why_silent(self._sounds.silence)
        self.silence.setText(why)
        self.silence.setVisible(bool(why))

    def _fill(self, combo: QComboBox, entries: tuple[tuple[str, str], ...]) -> None:
        combo.clear()
        for value, text in entries:
            combo.addItem(text, value)

    def _retranslate(self) -> None:
        self.setWindowTitle(_tr("Preferences", "Preferences"))
        self._heading.setText(_tr("Preferences", "Preferences"))
        self.close_button.setText(_tr("Preferences", "Close"))
        self._look.heading.setText(_tr("Preferences", "Appearance", "A page of the preferences"))
        self._help.heading.setText(_tr("Preferences", "Help during play"))
        self._pace.heading.setText(_tr("Preferences", "Animation"))
        self._sound_card.heading.setText(_tr("Preferences", "Sound"))
        self._labels["language"].setText(_tr("Preferences", "&Language"))
        self._labels["theme"].setText(_tr("Preferences", "&Theme"))
        self._labels["ra_track"].setText(_tr("Preferences", "&Ra track"))
        self._labels["speed"].setText(_tr("Preferences", "&Speed"))
        self._labels["motion"].setText(_tr("Preferences", "&Motion"))
        self._labels["volume"].setText(_tr("Preferences", "&Volume"))
        self.tile_names.setText(_tr("Preferences", "&Names on the tiles"))
        self.lot_preview.setText(_tr("Preferences", "&Preview the value of the lot"))
        self.hints.setText(_tr("Preferences", "Allow &hints"))
        self.hints.setToolTip(_tr("Preferences", "Press H to see the best moves and your chance of winning"))
        self.sound.setText(_tr("Preferences", "S&ound effects"))
        own = tuple((code, languages.name_of(code)) for code in languages.available())
        self._fill(self.language, ((SYSTEM_LANGUAGE, _tr("Preferences", "System default")), *own))
        self._fill(
            self.theme,
            (
                ("system", _tr("Preferences", "System default")),
                ("papyrus", _tr("Preferences", "Papyrus")),
                ("night", _tr("Preferences", "Night")),
            ),
        )
        self._fill(
            self.ra_track,
            (
                ("edition", _tr("Preferences", "As in the edition")),
                ("tiles", _tr("Preferences", "Ra tiles")),
                ("boat", _tr("Preferences", "Solar boat")),
            ),
        )
        self._fill(
            self.speed,
            (
                ("relaxed", _tr("Preferences", "Relaxed")),
                ("normal", _tr("Preferences", "Normal")),
                ("fast", _tr("Preferences", "Fast")),
                ("instant", _tr("Preferences", "Instant")),
            ),
        )
        self._fill(
            self.motion,
            (
                ("system", _tr("Preferences", "System default")),
                ("on", _tr("Preferences", "Reduced")),
                ("off", _tr("Preferences", "Full")),
            ),
        )
        for name in (*self._combos, *self._boxes, "volume"):
            self._follow(name)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
