"""A player's panel, large: tiles by group, the suns of this epoch and the next, and who can outbid whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.choices import Choices
from ra_desktop.ui.look.flow import FlowLayout, in_column, plain_label
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.portrait_painter import portrait_pixmap
from ra_desktop.ui.look.sun_painter import sun_pixmap
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.seats.panels import PlayerPanel
from ra_desktop.ui.table.seats.seat_info import SeatInfo, who_outbids
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.speech import no_suns, suns_at_the_end

from .overlay import Scrolled, points_label, wrapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from ra_desktop.engine import View

_TITLE, _TEXT = 20, 16
"""Type sizes at scale 1."""
_SUN, _RUNG = 21.0, 17.0
"""Radii at scale 1 of a sun, and of those in the ladder."""
_PANEL_ASPECT: Final = 1.18
"""Height of the panel divided by its width: enough for titles above the groups."""
_SHARE: Final = 0.5
"""How much of the page's width the panel takes at most."""
_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_FLAT: Final = (0, 0, 0, 0)


class SeatPage(Scrolled):
    """One seat, large, over the table. Arrow keys go to the next seat; Escape or a click closes it."""

    SCROLLS = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._infos: tuple[SeatInfo, ...] = ()
        self.seat = 0
        self.panel = PlayerPanel(Choices(), self)  # nothing can be chosen here
        self.panel.opens_large = False
        self.add_button(_tr("Common", "Close"), self.close_page, primary=True)
        self.add_button(_tr("SeatPage", "Next player"), lambda: self.step(1))
        self.hide()

    # --- contents -------------------------------------------------------------------------------

    def show_seat(self, view: View, seat: int, infos: Sequence[SeatInfo]) -> None:
        """Show `seat` of `view`; `infos` are those of all seats."""
        self._view, self._infos, self.seat = view, tuple(infos), seat
        self.panel.show_view(view, seat, infos[seat])
        self._fill(view)
        self.setAccessibleName(fill(_tr("SeatPage", "Panel of {name}"), name=infos[seat].name))
        self.setAccessibleDescription(" ".join([self.panel.accessibleDescription(), *self.sentences()]))

    def show_view(self, view: View, infos: Sequence[SeatInfo]) -> None:
        """Show the same seat of a later `view`, if the page is open."""
        if self.isVisible() and self.seat < view.players:
            self.show_seat(view, self.seat, infos)

    def step(self, steps: int) -> None:
        """Show another seat, `steps` further in playing order."""
        if self._view is not None:
            self.show_seat(self._view, (self.seat + steps) % self._view.players, self._infos)

    def sentences(self) -> list[str]:
        """Return who can outbid which sun of the seat, from the highest on, or that it has none left."""
        view = self._view
        if view is None:
            return []
        lines = who_outbids(view, self.seat, [info.name for info in self._infos]) or [no_suns()]
        if view.is_last_epoch:
            total = sum(view.face_up_suns(self.seat)) + sum(view.face_down_suns(self.seat))
            lines.append(suns_at_the_end(total))
        return lines

    def ladder(self) -> list[tuple[int, int]]:
        """Return all suns that lie face up, the highest first, each with its seat."""
        view = self._view
        if view is None:
            return []
        return sorted(((sun, seat) for seat in range(view.players) for sun in view.face_up_suns(seat)), reverse=True)

    # --- places -----------------------------------------------------------------------------------

    def place_buttons(self) -> None:
        """Place the panel, the lines beside it, and the buttons below."""
        inner = self.inner()
        width = min(round(inner.width() * _SHARE), round(inner.height() / _PANEL_ASPECT))
        self.panel.setGeometry(QRect(inner.x(), inner.y(), width, inner.height()))
        self.area.setGeometry(inner.adjusted(width + round(24 * self.scale), 0, 0, 0))
        super().place_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._view is not None:
            self._fill(self._view)

    # --- lines --------------------------------------------------------------------------------------

    def _fill(self, view: View) -> None:
        """Write all lines beside the panel."""
        unit = max(0.8, self.scale)
        up, down = view.face_up_suns(self.seat), view.face_down_suns(self.seat)
        rows = [(_tr("SeatPage", "Suns to bid in this epoch"), up)]
        if not view.is_last_epoch:
            rows.append((_tr("SeatPage", "Suns so far for the next epoch"), sorted((*up, *down))))
        elif down:
            rows.append((_tr("SeatPage", "Suns used in this epoch"), down))
        column = in_column(page := QWidget(), margins=(0, 0, 8, 0), spacing=round(6 * unit))
        for number, (words, suns) in enumerate(rows):
            is_used = bool(number) and view.is_last_epoch
            pictures = [self._sun(sun, _SUN * unit, face_down=is_used) for sun in suns]
            column.addWidget(wrapped(words, "heading"))
            FlowLayout(row := QWidget(), *(pictures or [wrapped(_tr("Common", "none", "No suns"), "soft")]))
            row.setAccessibleName(words)
            column.addWidget(row)
        column.addWidget(wrapped(_tr("SeatPage", "Who can outbid whom"), "heading"))
        column.addLayout(FlowLayout(None, *(self._rung(sun, seat, _RUNG * unit) for sun, seat in self.ladder())))
        for sentence in self.sentences():
            column.addWidget(wrapped(sentence))
        column.addWidget(wrapped(_tr("SeatPage", "If the epoch ended now"), "heading"))
        column.addLayout(self._scores(view))
        column.addStretch(1)
        text, title = (round(scaled(size * unit)) for size in (_TEXT, _TITLE))
        page.setStyleSheet(f'QLabel {{ font-size: {text}px }} QLabel[role="heading"] {{ font-size: {title}px }}')
        self.show_lines(page)

    def _scores(self, view: View) -> QGridLayout:
        """Return what each group scores if the epoch ends now, and why."""
        grid, points, top = QGridLayout(), groups.points_of(view, self.seat), Qt.AlignmentFlag.AlignTop
        grid.setColumnStretch(2, 1)
        for row, (group, text, scored) in enumerate(groups.chips(view, self.seat, points)):
            grid.addWidget(plain_label(None, groups.heading(group, view.ruleset, short=True)), row, 0, top)
            grid.addWidget(points_label(text, scored), row, 1, top | Qt.AlignmentFlag.AlignRight)
            grid.addWidget(wrapped(" ".join(groups.explained(view, self.seat, group, points)), "soft"), row, 2)
        return grid

    def _sun(self, sun: int, radius: float, *, face_down: bool = False) -> QLabel:
        label = QLabel(pixmap=sun_pixmap(sun, radius, self.devicePixelRatioF(), face_down=face_down))
        label.setAccessibleName(str(sun))
        return label

    def _rung(self, sun: int, seat: int, radius: float) -> QFrame:
        """Return a sun above the face of whose it is; those of the seat shown stand out."""
        frame, face = QFrame(), QLabel(alignment=Qt.AlignmentFlag.AlignHCenter)
        face.setPixmap(portrait_pixmap(self._infos[seat].face, radius, self.devicePixelRatioF(), badged=radius >= 15))
        face.setAccessibleName(self._infos[seat].name)
        in_column(frame, self._sun(sun, radius), face, margins=_FLAT, spacing=0)
        if seat == self.seat:
            frame.setStyleSheet(f"QFrame {{ background: {current().selection}; border-radius: 6px; }}")
        return frame

    # --- keys -----------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (*_BACK, *_ON):
            self.step(1 if key in _ON else -1)
        else:
            super().keyPressEvent(event)
