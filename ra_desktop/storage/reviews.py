"""The folder of reviews: a file for each game that was reviewed, by what was played in it.

A file is a cache: one that is damaged, or of another version of the evaluator, is as good as none.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import zlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from . import paths
from .atomic import write_atomically
from .errors import ReadError, SaveError
from .filing import delete_oldest
from .reading import exists, read_file
from .savefile import load_file

if TYPE_CHECKING:
    from pathlib import Path

    from ra_desktop.engine import Game

_log = logging.getLogger(__name__)

SUFFIX: Final = ".ra-review"
MOST_KEPT: Final = 1_000
"""Most reviews that are kept; when there are more, those written first are deleted. One takes some 30 000 bytes."""
_MOST_PACKED: Final = 1 << 22
_MOST_BYTES: Final = 1 << 24


class _File(msgspec.Struct):
    version: str
    """The version of the evaluator."""
    key: str
    review: dict[str, Any]


def review_key(game: Game) -> str:
    """Return the key of the review of `game`: a hash of its deal and actions, without names or times."""
    played = [
        game.ruleset, game.suns, game.bag, [action.text for action in game.actions], game.reshuffles,
        *([game.start] if game.start else []),
    ]  # fmt: skip
    return hashlib.sha256(msgspec.json.encode(played)).hexdigest()[:32]


def read_review(key: str, version: str, folder: Path | None = None) -> dict[str, Any] | None:
    """Return the review kept for `key`, or None if there is none of this `version` or it is damaged."""
    path = _path(key, folder)
    try:
        packed = read_file(path, _MOST_PACKED)
    except ReadError:
        return None
    try:
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(packed, _MOST_BYTES)
        file = msgspec.json.decode(data, type=_File)
    except (zlib.error, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        _log.info("rebuilding a review: %s", error)
        return None
    return file.review if (file.version, file.key) == (version, key) else None


def write_review(key: str, version: str, review: dict[str, Any], folder: Path | None = None) -> None:
    """Keep `review` of the game `key`, made by `version`; if that fails, it only costs time later."""
    try:
        write_atomically(_path(key, folder), zlib.compress(msgspec.json.encode(_File(version, key, review))))
    except SaveError as error:
        _log.info("a review cannot be saved: %s", error)
        return
    delete_oldest(folder or paths.reviews_dir(), MOST_KEPT, SUFFIX)


def forget_review(key: str, folder: Path | None = None) -> None:
    """Delete the review kept for `key`, if there is one."""
    with contextlib.suppress(OSError):
        _path(key, folder).unlink()


def key_of_file(path: Path, folder: Path | None = None) -> str | None:
    """Return the key of the game in the file `path`; None if it has no review, or there is no game."""
    if not any_kept(folder):
        return None
    try:
        key = review_key(load_file(path).game)
    except SaveError:
        return None
    return key if exists(_path(key, folder)) else None


def any_kept(folder: Path | None = None) -> bool:
    """Whether any review is kept."""
    with contextlib.suppress(OSError), os.scandir(folder or paths.reviews_dir()) as items:
        return any(item.name.endswith(SUFFIX) for item in items)
    return False


def _path(key: str, folder: Path | None) -> Path:
    return (folder or paths.reviews_dir()) / (key + SUFFIX)
