"""Where the window was on each screen, and where it opens again.

Places are relative to the available area of a screen, so that they stay valid when screens are rearranged or a panel
moves to another edge. The window is never placed out of sight.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt

from ra_desktop.storage.reading import whole_number

if TYPE_CHECKING:
    from PySide6.QtGui import QDropEvent, QScreen
    from PySide6.QtWidgets import QWidget

MOST_SCREENS: Final = 8
"""Most screens that are remembered; the one used longest ago is forgotten first."""
_FIRST_SIZE: Final = (1440, 900)
_TITLE_BAR: Final = 40
"""Room for the window frame, whose height is known only after it is shown."""
_ENTRY, _FIELD = "\n", "\t"


class Place(NamedTuple):
    """A place on a screen: the corner of the frame relative to the screen's available area, and the inner size."""

    x: int
    y: int
    width: int
    height: int
    is_maximized: bool = False


def first_place(room: QSize) -> Place:
    """Return the middle of `room`, in a good size as far as there is room, including the title bar."""
    width, height = min(_FIRST_SIZE[0], room.width()), min(_FIRST_SIZE[1], room.height() - _TITLE_BAR)
    return Place((room.width() - width) // 2, (room.height() - _TITLE_BAR - height) // 2, width, height)


def fitted(place: Place, room: QSize, least: QSize) -> Place:
    """Return `place` with the whole window in `room` or, if that is too small, at least its title bar."""
    width = max(least.width(), min(place.width, room.width()))
    height = max(least.height(), min(place.height, room.height() - _TITLE_BAR))
    x = max(0, min(place.x, room.width() - width))
    y = max(0, min(place.y, room.height() - _TITLE_BAR - height))
    return Place(x, y, width, height, place.is_maximized)


def read(text: str) -> dict[str, Place]:
    """Parse the places in `text` by screen, the last used last; invalid ones are left out."""
    places = {}
    for entry in text.split(_ENTRY):
        screen, *fields = entry.split(_FIELD)
        try:
            x, y, width, height, is_maximized = map(whole_number, fields)
        except ValueError:
            continue
        places[screen] = Place(x, y, width, height, bool(is_maximized))
    return places


def written(places: dict[str, Place]) -> str:
    """Return `places` as text for :func:`read`, the latest :data:`MOST_SCREENS`."""
    latest = list(places.items())[-MOST_SCREENS:]
    return _ENTRY.join(_FIELD.join([screen, *(str(int(field)) for field in place)]) for screen, place in latest)


def name_of(screen: QScreen) -> str:
    """Return the key of `screen`: another one at the same socket differs by its size."""
    name = screen.name().replace(_FIELD, " ").replace(_ENTRY, " ")
    return f"{name} {screen.size().width()}x{screen.size().height()}"


def least_size(size: QSize, screens: list[QScreen]) -> QSize:
    """Return the minimum size of a window: `size`, reduced to what fits on the smallest of `screens`."""
    for screen in screens:
        size = size.boundedTo(screen.availableGeometry().size() - QSize(0, _TITLE_BAR))
    return size


def put(window: QWidget, text: str, screens: list[QScreen]) -> None:
    """Place `window` where it was, before it is shown.

    It goes to the screen used last or, if that is gone, to the first of `screens`.
    """
    places = read(text)
    known = {name_of(screen): screen for screen in screens}
    last = next(reversed(places), "")
    screen = known.get(last, screens[0])
    free = screen.availableGeometry()
    place = places.get(name_of(screen)) or places.get(last)
    if place is None:
        place = first_place(free.size())
        window.resize(place.width, place.height)  # the system will place it
        return
    place = fitted(place, free.size(), window.minimumSize())
    window.move(free.topLeft() + QPoint(place.x, place.y))
    window.resize(place.width, place.height)
    if place.is_maximized:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def noted(window: QWidget, text: str) -> str:
    """Return `text` with the current place of `window`."""
    screen = window.screen()
    corner = screen.availableGeometry().topLeft()
    inside = window.geometry()
    frame = window.frameGeometry()
    is_maximized = window.isMaximized()
    if is_maximized or window.isFullScreen() or window.isMinimized():
        normal = window.normalGeometry()
        frame = QRect(normal.topLeft() + frame.topLeft() - inside.topLeft(), frame.size())
        inside = normal
    places = read(text)
    places.pop(name_of(screen), None)  # the last used is the last
    where = frame.topLeft() - corner
    places[name_of(screen)] = Place(where.x(), where.y(), inside.width(), inside.height(), is_maximized)
    return written(places)


def dropped_files(event: QDropEvent) -> list[Path]:
    """Return the files that are dropped on a window, or may be."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
