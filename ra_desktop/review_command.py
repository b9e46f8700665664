"""Reviews of saved games without a window: who was lucky, who played well, and what cost most.

``ra-review game.ra-game other.ra-game --jobs 2``
``ra-review --position "ra1 classic 3; epoch 2; …"``
``ra-review --positions FILE``, one a line

Only what stands in a file is reviewed, without moves taken back. The same file, depth and seed give the same figures as
in the application. A file that cannot be read is named, and the others are reviewed all the same; the exit status is
then 1. With ``--json`` every file and position gives one line. Several ``--jobs`` and ``--dask`` need the extras of
``ra-arena``.
"""

from __future__ import annotations

import json
import os
import sys
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ra_desktop.ai import answering
from ra_desktop.ai.answering import answers
from ra_desktop.ai.executor import MOST_JOBS, executor
from ra_desktop.ai.protocol import Limit
from ra_desktop.ai.review.habits import faults, played_like
from ra_desktop.ai.review.judge import ROLLOUTS, Depth
from ra_desktop.ai.review.plain import as_plain, from_plain
from ra_desktop.ai.review.reviewer import review
from ra_desktop.ai.review.summary import summary_of
from ra_desktop.ai.review.version import evaluator_version
from ra_desktop.console import MOST_SEED, Parser, bounded, one_line, terminal
from ra_desktop.engine import Game, NotationError, Position, View
from ra_desktop.storage.errors import ReadError, SaveError
from ra_desktop.storage.names import from_outside
from ra_desktop.storage.reading import read_file
from ra_desktop.storage.savefile import load_file

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from ra_desktop.ai.review.record import Review
    from ra_desktop.storage.saved_game import SavedGame


_MOST_POSITIONS: Final = 1 << 24
"""Most bytes of a file of positions."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit status."""
    with terminal("ra-review"):
        return _run(arguments)


def _run(arguments: Sequence[str] | None) -> int:
    parser = _parser()
    chosen = parser.parse_args(arguments)
    if not (chosen.files or chosen.position or chosen.positions):
        parser.error("a saved game or a position is needed")
    if not chosen.jobs:
        parser.error("--jobs must be -1 or at least 1")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    files = [(path, saved) for path in chosen.files if (saved := _loaded(path)) is not None]
    try:
        for (path, saved), review in zip(files, _reviewed(chosen, files), strict=True):
            lines = [json.dumps(as_json(path, saved, review))] if chosen.json else _report(path, saved, review)
            sys.stdout.writelines(f"{one_line(line)}\n" for line in lines)
            sys.stdout.flush()
    except ImportError as error:
        extra = "cluster" if error.name in ("dask", "distributed") else "arena"
        parser.error(f"{error.name} is missing: install ra-desktop[{extra}]")
    except KeyboardInterrupt:
        return 130
    return 0 if len(files) == len(chosen.files) and _all_answered(chosen) else 1


def _all_answered(chosen: argparse.Namespace) -> bool:
    """Print what to do in each position that is asked about; whether all of them are positions."""
    is_whole = True
    texts = [("--position", text) for text in chosen.position]
    for path in chosen.positions:
        try:
            lines = read_file(path, _MOST_POSITIONS).decode(errors="replace").splitlines()
        except ReadError as error:
            sys.stderr.write(one_line(f"ra-review: {error}") + "\n")
            is_whole = False
            continue
        texts += [(f"{path}, line {number}", line) for number, line in enumerate(lines, 1) if line.strip()]
    for place, text in texts:
        try:
            position = Position.from_text(from_outside(text))
            if position.current_player is None:
                raise NotationError(1, "the game is over")
        except NotationError as error:
            sys.stderr.write(one_line(f"ra-review: {place}: {error}") + "\n")
            is_whole = False
            continue
        view = View(position, position.current_player)
        answered = answers(view, limit=Limit(rollouts=ROLLOUTS), seed=chosen.seed)
        *_, answer = islice(answered, 1) if chosen.depth == "quick" else answered
        lines = [json.dumps(answering.as_json(answer))] if chosen.json else answering.as_lines(answer)
        sys.stdout.writelines(f"{one_line(line)}\n" for line in lines)
        sys.stdout.flush()
    return is_whole


def as_json(path: Path, saved: SavedGame, review: Review) -> dict[str, Any]:
    """Return all figures of one review."""
    seats = []
    for seat, player in enumerate(saved.occupants):
        fallen = faults(review, saved.game, seat)
        balance, summary = review.balance(seat), played_like(summary_of(review, seat), fallen)
        seats.append(
            {
                "name": player.name,
                "bot": player.bot,
                "start": balance.start,
                "end": balance.end,
                "luck": balance.luck,
                "errors": balance.errors,
                "gifts": balance.gifts,
                "decisions": summary.all.decisions,
                "fame": _fame(review, seat),
                "fame_per_decision": summary.all.per_decision,
                "share_of_stake": summary.all.share,
                "like": summary.band,
                "faults": {fall.fault: [fall.count, fall.fame] for fall in fallen},
                "grades": summary.grades,
                "by_kind": {kind: [part.decisions, part.fame, part.errors] for kind, part in summary.by_kind.items()},
                "calls_too_late": [summary.too_late.errors, summary.too_late.fame],
                "calls_too_early": [summary.too_early.errors, summary.too_early.fame],
            }
        )
    return {
        "file": str(path),
        "ruleset": saved.game.ruleset,
        "evaluator": evaluator_version(),
        "seats": seats,
        "review": as_plain(review),
    }


def _fame(review: Review, seat: int) -> dict[str, float]:
    """Return what became of the lead of `seat`, in fame: start, luck, mistakes, gifts and end."""
    balance = review.fame_balance(seat)
    return {name: getattr(balance, name) for name in ("start", "luck", "errors", "gifts", "end")}


def _reviewed(chosen: argparse.Namespace, files: list[tuple[Path, SavedGame]]) -> Iterator[Review]:
    """Yield the reviews of `files`, in order, telling the progress."""
    depth, seed = chosen.depth, chosen.seed
    tell = None if chosen.quiet else _tell
    if chosen.jobs == 1 and chosen.dask is None:
        for number, (path, saved) in enumerate(files, 1):
            head = f"{number}/{len(files)} {path.name}"
            yield review(saved.game, depth=depth, seed=seed, progress=tell and partial(_tell_decisions, head))
            if tell is not None:
                tell(f"{head}: done", last=True)
        return
    work = [(saved.game, depth, seed) for _, saved in files]
    with executor(chosen.jobs, chosen.dask) as run:
        for number, ((path, _), plain) in enumerate(zip(files, run(review_of, work), strict=True), 1):
            if tell is not None:
                tell(f"{number}/{len(files)} {path.name}: done", last=True)
            yield from_plain(plain)


def review_of(game: Game, depth: Depth, seed: int) -> dict[str, Any]:
    """Return the review of `game`, as plain figures; in any process."""
    return as_plain(review(game, depth=depth, seed=seed))


def _loaded(path: Path) -> SavedGame | None:
    """Return the game in the file `path`, or None if it has none, which is told."""
    try:
        return load_file(path)
    except SaveError as error:
        sys.stderr.write(one_line(f"ra-review: {error.about(path)}") + "\n")
        return None


def _tell_decisions(head: str, done: int, count: int) -> None:
    _tell(f"{head}: {done} of {count} decisions")


def _tell(text: str, *, last: bool = False) -> None:
    """Say how far the work is: in one line that changes on a terminal, else only what is done."""
    text = one_line(text)
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}" + ("\n" if last else ""))
    elif last:
        sys.stderr.write(text + "\n")
    sys.stderr.flush()


def _report(path: Path, saved: SavedGame, review: Review) -> Iterator[str]:
    """Yield the lines about one game."""
    names = [player.name for player in saved.occupants]
    wide = max(12, *map(len, names)) + 2
    moves = len(review.chances) - 1
    yield f"{path}: {saved.game.ruleset}, {review.players} players, {moves} moves, depth {review.depth}"
    heads = "".join(f"{head:>10}" for head in ("start", "luck", "mistakes", "gifts", "end", "of stake"))
    yield f"{'':{wide}}{heads}  played like"
    for seat, name in enumerate(names):
        summary = played_like(summary_of(review, seat), faults(review, saved.game, seat))
        cells = "".join(f"{figure:10.1f}" for figure in _fame(review, seat).values())
        yield f"{name:{wide}}{cells}{100 * summary.all.share:9.1f}%  {summary.band or ''}".rstrip()
    for seat, name in enumerate(names):
        yield from _details(review, seat, name)


def _cost(loss: float) -> str:
    """Return `loss` with its sign; a loss of nothing has none."""
    return f"{0.0 - round(loss, 1):.1f}"


def _details(review: Review, seat: int, name: str) -> Iterator[str]:
    summary = summary_of(review, seat)
    for error in review.costliest(seat):
        yield (
            f"  {name}: {error.grade} at move {error.ply}: {error.chosen.action} instead of {error.best.action}, "
            f"{_cost(error.fame)} ± {error.fame_error:.1f} fame, "
            f"{_cost(100 * error.loss)} ± {100 * error.error:.1f} %"
        )
    for what, part in (("invoked Ra too late", summary.too_late), ("invoked Ra too early", summary.too_early)):
        if part.errors:
            often = "once" if part.errors == 1 else f"{part.errors} times"
            yield f"  {name}: {what} {often}, {_cost(part.fame)} fame"
    for what, draws in (("luckiest", review.luckiest(seat)), ("unluckiest", review.unluckiest(seat))):
        texts = (f"{'+'.join(draw.tiles)} at move {draw.ply + 1} {draw.fame_changes[seat]:+.1f}" for draw in draws)
        if draws:
            yield f"  {name}: {what} draws: {', '.join(texts)}"


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="ra-review", description="Show how much of each saved game was luck and how much was skill.")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument(
        "--position", action="append", default=[], metavar="TEXT", help="rate the moves in this position"
    )
    parser.add_argument(
        "--positions",
        action="append",
        default=[],
        type=Path,
        metavar="FILE",
        help="rate the moves in each position in this file, one per line",
    )
    parser.add_argument(
        "--json", action="store_true", help="print all figures, one line of JSON for each file or position"
    )
    parser.add_argument(
        "--depth", choices=("quick", "full"), default="full", help="one move ahead, or as deep as a hint (%(default)s)"
    )
    parser.add_argument(
        "--jobs", type=bounded(-1, MOST_JOBS), default=1, help="number of processes (%(default)s; -1: one per core)"
    )
    parser.add_argument(
        "--dask", metavar="ADDRESS", help="review on the Dask cluster with its scheduler at this address"
    )
    parser.add_argument("--seed", type=bounded(0, MOST_SEED), default=0, help="seed for the search (%(default)s)")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    return parser


if __name__ == "__main__":
    sys.exit(main())
