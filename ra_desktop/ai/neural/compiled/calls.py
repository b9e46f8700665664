"""The functions of the library, with arrays: each checks what it is given and makes room for what it returns.

All release the interpreter's lock while they work. They raise ``ValueError`` for rows, actions, tiles and seats that
cannot be.
"""

from __future__ import annotations

import ctypes
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from . import library

if TYPE_CHECKING:
    from collections.abc import Sequence

    Packed = tuple[NDArray[np.int64], NDArray[np.float32]]

Ints = NDArray[np.int32]
Rows = NDArray[np.intp]
Floats = NDArray[np.float32]


class Batch(Protocol):
    """What is called with: :class:`ra_desktop.ai.neural.batch.state.BatchState`."""

    number: ClassVar[int]
    players: int
    epochs: int
    spaces: int
    rows: Ints

    def __len__(self) -> int: ...

    def like(self, rows: Ints) -> Self:
        """Return other positions of such games."""


_INT = np.dtype(np.int32)
_LONG = np.dtype(np.int64)
_FLOAT = np.dtype(np.float32)
_POINTER: Final = ctypes.POINTER(ctypes.c_byte)
_TYPES: Final = {"i": ctypes.c_int, "n": ctypes.c_int64, "f": ctypes.c_float, "p": _POINTER}
_GAME, _NETWORK = "iiiinpn", "pnpn"
_CALLS: Final = {
    "layout": "ip",
    "list_legal": f"{_GAME}pp",
    "apply_all": f"{_GAME}p",
    "resolve_draws": f"{_GAME}ppn",
    "end_turns": _GAME,
    "features": f"{_GAME}pp",
    "distinct": f"{_GAME}pp",
    "play_all_on": f"{_GAME}{_NETWORK}ppnnppf",
    "estimate_all": f"{_GAME}{_NETWORK}pp",
    "solve_all": f"{_GAME}np",
}
"""The arguments of each function: what GAME and NETWORK stand for in calls.c, arrays, counts and other numbers."""
_WELL, _OUT_OF_MEMORY, _TOO_MANY, _FIRST_ROW = -1, -2, -6, -10
_REFUSED: Final = {-3: "no game is like that, or has such rows", -4: "no network for such positions"}
_MOST_ACTIONS: Final = 128
"""Actions in a row at most: MOST_ACTIONS in state.h."""
_LANES: Final = 16
"""Numbers in a vector, of which layers have whole ones: LANES in vectors.h."""
_BLOCK: Final = 8 * _LANES
"""Units of the first layer that lie together: UNITS in network.h."""


@cache
def _functions() -> Any:
    """Return the library, with the types of its functions."""
    loaded = library()
    if loaded is None:
        raise RuntimeError("the C part was not built: run python packaging/native.py")
    for name, arguments in _CALLS.items():
        function = getattr(loaded, name)
        function.argtypes = [_TYPES[kind] for kind in arguments]
        function.restype = ctypes.c_int64
    return loaded


def _at(array: NDArray[Any]) -> Any:
    """Return what the library takes for an `array` of whole rows; None for an empty one."""
    buffer: Any = array
    return ctypes.c_byte.from_buffer(buffer) if array.size else None


def _given(numbers: Any, kind: np.dtype[Any], count: int, what: str) -> NDArray[Any]:
    """Return so many `numbers` as an array of that `kind`."""
    array = np.ascontiguousarray(numbers, kind)
    if array.size != count:
        raise ValueError(f"{what}: {array.size} numbers instead of {count}")
    return array if array.flags.writeable else array.copy()


def _game(at: Batch) -> tuple[Any, ...]:
    rows = at.rows
    if rows.dtype is not _INT and rows.dtype != _INT:
        raise ValueError(f"rows of {rows.dtype}")
    return at.number, at.players, at.epochs, at.spaces, rows.shape[1], _at(rows), len(rows)


def _done(code: int, what: str) -> None:
    """Raise the error that a function has returned, if it is one."""
    if code == _WELL:
        return
    if code == _OUT_OF_MEMORY:
        raise MemoryError
    raise ValueError(_REFUSED.get(code) or f"row {code}: {what}")


def _counted(code: int, what: str) -> int:
    """Return what a function has counted. Raises the error, if it is one."""
    if code < 0:
        _done(_FIRST_ROW - code if code <= _FIRST_ROW else code, what)
    return code


@cache
def layout(number: int) -> tuple[int, int, int]:
    """Return the version of a game's features, and how many there are of the table and of each player."""
    numbers = np.empty(3, np.int64)
    _functions().layout(number, _at(numbers))
    version, table, player = numbers.tolist()
    return version, table, player


def _feature_count(at: Batch) -> int:
    _, table, player = layout(at.number)
    return table + player * at.players


def legal(at: Batch) -> tuple[Rows, Rows]:
    """Return all legal actions of all rows: (row, action) pairs, by row and in the engine's order."""
    rows, actions = np.empty((2, max(1, _MOST_ACTIONS * len(at))), np.int64)
    total = _counted(_functions().list_legal(*_game(at), _at(rows), _at(actions)), "not a position")
    return rows[:total], actions[:total]


def apply(at: Batch, actions: Rows) -> None:
    """Carry out one legal action in each row."""
    given = _given(actions, _LONG, len(at), "actions")
    _done(_functions().apply_all(*_game(at), _at(given)), "not a legal action")


def resolve_draws(at: Batch, rows: Rows, codes: Ints) -> None:
    """Draw the tiles `codes` in the `rows`, which are about to draw."""
    drawing = _given(rows, _LONG, len(rows), "rows")
    tiles = _given(codes, _INT, len(rows), "tiles")
    _done(_functions().resolve_draws(*_game(at), _at(drawing), _at(tiles), len(rows)), "no tile is drawn there")


def end_turns(at: Batch) -> None:
    """Give the turn to the next seat with a sun in every row, as after a turn in which nothing was done."""
    _done(_functions().end_turns(*_game(at)), "not a position")


def features(at: Batch, seats: Rows | Ints) -> Floats:
    """Return the features of every row for ``seats[row]``: a row of them for each."""
    out = np.empty((len(at), _feature_count(at)), np.float32)
    given = _given(seats, _LONG, len(at), "seats")
    _done(_functions().features(*_game(at), _at(given), _at(out)), "not a position, or not a seat")
    return out


def distinct(at: Batch) -> tuple[Rows, Rows]:
    """Return the rows that differ from all before them, in order, and for each row which of these it equals.

    How many tiles a rollout has drawn makes no difference.
    """
    once, same = np.empty((2, len(at)), np.int64)
    count = _counted(_functions().distinct(*_game(at), _at(once), _at(same)), "")
    return once[:count], same


def pack(layers: Sequence[tuple[Floats, Floats]]) -> Packed:
    """Return the sizes of the `layers` of a network, and all their numbers as the library wants them."""
    sizes = np.array([layers[0][0].shape[0], *(len(bias) for _, bias in layers)], np.int64)
    parts: list[Floats] = []
    for number, (weights, bias) in enumerate(layers):
        more = -len(bias) % (_LANES if number else _BLOCK)
        padded = np.pad(weights, ((0, 0), (0, more)))
        if not number:
            padded = padded.reshape(len(weights), -1, _BLOCK).transpose(1, 0, 2)
        parts += [np.pad(bias, (0, more)), padded.ravel()]
    total = sum(map(len, parts))
    room = np.empty(total + _LANES, np.float32)
    first = -(room.ctypes.data // 4) % _LANES  # so that no vector lies across two lines of the cache
    return sizes, np.concatenate(parts, out=room[first : first + total])


def _network(packed: Packed) -> tuple[Any, ...]:
    sizes, numbers = _given(packed[0], _LONG, len(packed[0]), "sizes"), _given(packed[1], _FLOAT, len(packed[1]), "")
    return _at(sizes), len(sizes) - 1, _at(numbers), len(numbers)


def play_on(
    at: Batch, packed: Packed, order: Rows, draws: Ints, keys: NDArray[np.uint32], depths: Rows, spread: float
) -> None:
    """Play every row on as :func:`ra_desktop.ai.neural.rollout.play_on` says, with the network `packed`."""
    count = len(at)
    of_rows = _given(order, _LONG, count, "orders"), _given(depths, _LONG, count, "depths")
    numbers = _given(keys, np.dtype(np.uint32), count, "keys")
    tiles = _given(draws, _INT, draws.size, "draws")
    plan = (_at(of_rows[0]), _at(tiles), *draws.shape, _at(numbers), _at(of_rows[1]), spread)
    code = _functions().play_all_on(*_game(at), *_network(packed), *plan)
    _done(code, "not a position, or no tile is drawn there")


def estimate(at: Batch, packed: Packed, seats: Rows | Ints) -> Floats:
    """Return chance to win and margin of the `seats` by row, from the network `packed`; exact where a game is over."""
    out = np.empty((len(at), 2), np.float32)
    given = _given(seats, _LONG, len(at), "seats")
    code = _functions().estimate_all(*_game(at), *_network(packed), _at(given), _at(out))
    _done(code, "not a position, or no such seat")
    return out


def solve(at: Batch, most: int) -> NDArray[np.float64] | None:
    """Return what rows of the last epoch are worth: by row, chance to win and margin, and five seats.

    Every seat plays for its chance to win, and among equal chances for its margin. None if more than `most` positions
    would have to be looked at.
    """
    worths = np.empty((len(at), 2, 5))
    code = _functions().solve_all(*_game(at), most, _at(worths))
    if code == _TOO_MANY:
        return None
    _counted(code, "not a position of the last epoch")
    return worths
