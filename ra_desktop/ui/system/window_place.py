"""Where the window was on each screen, and where it goes when it is opened again.

Places are kept relative to the room that a screen has free, so that they stay good when screens are arranged anew or
a panel moves to another edge. Nothing is ever put where nobody can see it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt

if TYPE_CHECKING:
    from PySide6.QtGui import QScreen
    from PySide6.QtWidgets import QWidget

MOST_SCREENS: Final = 8
"""Screens whose places are kept; the one used longest ago is forgotten first."""
_FIRST_SIZE: Final = (1440, 900)
_TITLE_BAR: Final = 40
"""Room for the frame around the window, whose height is known only when it is seen."""
_ENTRY, _FIELD = "\n", "\t"
_ASIDE: Final = "aside"
"""The property of a window that tells where it was put aside of others."""


class Place(NamedTuple):
    """A place on a screen: the corner of the frame from that of the screen's free room, and the size inside it."""

    x: int
    y: int
    width: int
    height: int
    is_maximized: bool = False


def first_place(room: QSize) -> Place:
    """In the middle of `room`, as large as looks well and there is room for, title bar included."""
    width, height = min(_FIRST_SIZE[0], room.width()), min(_FIRST_SIZE[1], room.height() - _TITLE_BAR)
    return Place((room.width() - width) // 2, (room.height() - _TITLE_BAR - height) // 2, width, height)


def fitted(place: Place, room: QSize, least: QSize) -> Place:
    """`place` with all of the window in `room`; if that is smaller than the window may be, at least its title bar."""
    width = max(least.width(), min(place.width, room.width()))
    height = max(least.height(), min(place.height, room.height() - _TITLE_BAR))
    x = max(0, min(place.x, room.width() - width))
    y = max(0, min(place.y, room.height() - _TITLE_BAR - height))
    return Place(x, y, width, height, place.is_maximized)


def aside(place: Place, room: QSize, least: QSize, others: int) -> Place:
    """`place` so far from where `others` came up that their title bars can be seen and taken hold of.

    To the lower right; where the screen ends, to the upper left; where both do, smaller.
    """
    x, width = _aside(place.x, place.width, room.width(), least.width(), others)
    y, height = _aside(place.y, place.height, room.height() - _TITLE_BAR, least.height(), others)
    return Place(x, y, width, height, place.is_maximized)


def _aside(start: int, length: int, room: int, least: int, others: int) -> tuple[int, int]:
    """The same along one edge of the screen."""
    step = others * _TITLE_BAR
    if start + step + length <= room:
        return start + step, length
    if start >= step:
        return start - step, length
    shorter = room - start - step
    return (start + step, shorter) if shorter >= least else (start, length)


def read(text: str) -> dict[str, Place]:
    """The places in `text` by screen, the last used last; what cannot be understood is left out."""
    places = {}
    for entry in text.split(_ENTRY):
        screen, *fields = entry.split(_FIELD)
        try:
            x, y, width, height, is_maximized = map(int, fields)
        except ValueError:
            continue
        places[screen] = Place(x, y, width, height, bool(is_maximized))
    return places


def written(places: dict[str, Place]) -> str:
    """`places` as :func:`read` takes them, the latest :data:`MOST_SCREENS`."""
    latest = list(places.items())[-MOST_SCREENS:]
    return _ENTRY.join(_FIELD.join([screen, *(str(int(field)) for field in place)]) for screen, place in latest)


def name_of(screen: QScreen) -> str:
    """What `screen` is known by: another one at the same socket is another one if its size differs."""
    name = screen.name().replace(_FIELD, " ").replace(_ENTRY, " ")
    return f"{name} {screen.size().width()}x{screen.size().height()}"


def put(window: QWidget, text: str, screens: list[QScreen], others: int = 0) -> None:
    """Put `window` where it was, before it is shown, and aside of `others` that came up there before it.

    On the screen used last, or, if that is gone, on the first of `screens`, where it was there before.
    """
    places = read(text)
    known = {name_of(screen): screen for screen in screens}
    last = next(reversed(places), "")
    screen = known.get(last, screens[0])
    free = screen.availableGeometry()
    place = places.get(name_of(screen)) or places.get(last)
    if place is None:
        place = first_place(free.size())
        window.resize(place.width, place.height)  # and the system finds a place for it
        return
    least = window.minimumSize()
    place = fitted(place, free.size(), least)
    if others:
        place = fitted(aside(place, free.size(), least, others), free.size(), least)
        window.setProperty(_ASIDE, QRect(place.x, place.y, place.width, place.height))
    window.move(free.topLeft() + QPoint(place.x, place.y))
    window.resize(place.width, place.height)
    if place.is_maximized:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def noted(window: QWidget, text: str) -> str:
    """`text` with the place where `window` is now; one that is still aside of others leaves theirs as it is."""
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
    if window.property(_ASIDE) == QRect(where, inside.size()):
        return text
    places[name_of(screen)] = Place(where.x(), where.y(), inside.width(), inside.height(), is_maximized)
    return written(places)
