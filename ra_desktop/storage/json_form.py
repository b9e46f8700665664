"""Small files as JSON: a struct, of which each entry is checked by itself."""

from __future__ import annotations

import math
from typing import Any, Final, Generic, TypeVar, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T", bound=msgspec.Struct)

_MARK: Final = b"\xef\xbb\xbf"
"""What some editors put before a text."""
_MOST_DIGITS: Final = 18
"""More than any number has that is kept."""


class JsonForm(Generic[T]):
    """A struct as JSON; all its fields have defaults.

    An entry of a list or an object that is not what the struct says is left out. A frozen struct is whole or left out
    itself; of others, only the fields without a default are needed. What this version does not know stays in the file.
    """

    def __init__(self, kind: type[T], most: int) -> None:
        self._kind = kind
        self.most = most

    def empty(self) -> T:
        """Return the struct with its defaults."""
        return self._kind()

    def decode(self, data: bytes) -> tuple[T, bool]:
        """Return the struct in `data`, and whether nothing was left out; raises ValueError."""
        data = data.removeprefix(_MARK)
        try:
            return msgspec.json.decode(data, type=self._kind), _unknown(data) is not None
        except ValueError:
            return msgspec.convert(_sift(_nearly(data), self._kind), self._kind), False

    def encode(self, content: T, before: bytes) -> bytes:
        """Return `content` as JSON for people to read, with what is unknown of `before`."""
        parts = msgspec.to_builtins(content)
        if (old := _unknown(before.removeprefix(_MARK))) is not None:
            parts = _with_unknown(parts, old, self._kind)
        return msgspec.json.format(msgspec.json.encode(parts), indent=1) + b"\n"


def _unknown(data: bytes) -> Any:
    """Return all that is in `data`; None if what no struct asks for is no text, or too large a number."""
    try:
        return msgspec.json.decode(data)
    except ValueError:
        return None


def _nearly(data: bytes) -> Any:
    """Return all that is in `data`, nearly JSON: null for numbers no one can keep, signs for letters that are none."""
    import json  # only for a damaged file

    def number(text: str) -> float | None:
        value = float(text)
        return value if math.isfinite(value) else None

    value = json.loads(
        data.decode("utf-8", "replace"),
        strict=False,
        parse_constant=lambda _: None,
        parse_float=number,
        parse_int=lambda text: int(text) if len(text) <= _MOST_DIGITS else None,
    )
    return msgspec.json.decode(json.dumps(value, ensure_ascii=False).encode("utf-8", "replace"))


def _sift(value: Any, kind: Any) -> Any:
    """Return `value` without the entries that are not what `kind` says; raises ValueError if it is something else."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        pass
    else:
        return value
    inner = get_args(kind)
    if get_origin(kind) is dict and isinstance(value, dict):
        pairs = ((_sifted(key, inner[0]), _sifted(part, inner[1])) for key, part in value.items())
        return {key: part for key, part in pairs if _NOTHING not in (key, part)}
    if get_origin(kind) is list and isinstance(value, list):
        return [part for item in value if (part := _sifted(item, inner[0])) is not _NOTHING]
    if isinstance(value, dict) and _is_struct(kind) and not kind.__struct_config__.frozen:
        hints = get_type_hints(kind, include_extras=True)
        parts = {name: _sifted(part, hints[name]) if name in hints else part for name, part in value.items()}
        parts = {name: part for name, part in parts.items() if part is not _NOTHING}
        msgspec.convert(parts, kind)
        return parts
    raise ValueError("something in it is not valid")


def _sifted(value: Any, kind: Any) -> Any:
    try:
        return _sift(value, kind)
    except ValueError:
        return _NOTHING


_NOTHING: Final = object()


def _with_unknown(new: Any, old: Any, kind: Any) -> Any:
    """Return `new` with the fields of `old`, an earlier version of it, that `kind` does not know."""
    inner = get_args(kind)
    if isinstance(new, dict) and isinstance(old, dict) and _is_struct(kind):
        hints = get_type_hints(kind, include_extras=True)
        known = {name: _with_unknown(part, old.get(name), hints[name]) for name, part in new.items()}
        return known | {name: part for name, part in old.items() if name not in hints}
    if isinstance(new, dict) and isinstance(old, dict) and inner:
        return {key: _with_unknown(part, old.get(key), inner[1]) for key, part in new.items()}
    if isinstance(new, list) and isinstance(old, list) and inner and _is_struct(inner[0]):
        name = inner[0].__struct_fields__[0]
        before = {part.get(name): part for part in old if isinstance(part, dict)}
        return [_with_unknown(part, before.get(part[name]), inner[0]) for part in new]
    return new


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
