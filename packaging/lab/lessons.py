"""The command for authors of lessons: ``python packaging/lab lessons check FILE`` (docs/lessons.md)."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ra_desktop.app.lessons.course import CHAPTERS, lesson_files, lesson_of
from ra_desktop.app.lessons.lesson import Lesson, answer_to, game_of, is_right, parsed
from ra_desktop.app.lessons.reading import LessonError, read_with_source
from ra_desktop.engine import IllegalActionError

from .lesson_check import check

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.app.lessons.lesson import Step
    from ra_desktop.engine import Action, GameState


def outline(lesson: Lesson) -> Iterator[str]:
    """Yield lines with the position of each step of `lesson`, and what is said about each action there.

    It ends where the script is impossible.
    """
    state = game_of(lesson, ()).state
    try:
        _play(state, parsed(lesson.deal.before))
        for number, step in enumerate(lesson.steps):
            yield f"--- step {number + 1}: {step.text}"
            yield from _position(lesson, state)
            if step.right:
                yield f"    task: {step.task}"
                yield from (f"    {action}: {_said(step, action)}" for action in state.legal_actions())
                right = next(a for text in step.right for a in state.legal_actions() if text in (a.text, a.word))
                _play(state, (right,))
            for action in parsed(step.then):
                yield f"    then seat {state.current_player}: {action}"
                _play(state, (action,))
    except (IllegalActionError, StopIteration) as error:
        yield f"*** {error or 'no right action is possible'}"
    else:
        yield "--- the end"
        yield from _position(lesson, state)


def _play(state: GameState, actions: tuple[Action, ...]) -> None:
    for action in actions:
        state.apply(action, events=False)


def _said(step: Step, action: Action) -> str:
    if is_right(step, action):
        return "right"
    answer = answer_to(step, action)
    if answer is None:
        return "*** nothing is said ***"
    shown = f" [shown{''.join(f', {reply}' for reply in answer.replies)}]" if answer.shown else ""
    return f"{answer.text}{shown}"


def _position(lesson: Lesson, state: GameState) -> Iterator[str]:
    track = " ".join(tile for tile in state.auction_track if tile) or "empty"
    mover = "no one" if state.current_player is None else f"seat {state.current_player}"
    yield (
        f"    epoch {state.epoch}, {state.phase}, {mover}'s turn; Ra {state.ra_count} of {state.ra_limit}; "
        f"centre sun {state.centre_sun}; track: {track}; {len(state.bag)} tiles in the bag"
    )
    if state.auction is not None:
        bids = ", ".join(f"seat {seat}: {sun or 'pass'}" for seat, sun in state.auction.bids) or "none yet"
        yield f"    auction by seat {state.auction.ra_player}; bids: {bids}"
    for seat in range(state.players):
        tiles = " ".join(f"{count} {tile}" for tile, count in state.display(seat).items()) or "no tiles"
        used = f" (used {_numbers(state.face_down_suns(seat))})" if state.face_down_suns(seat) else ""
        who = "learner" if seat == lesson.seat else f"seat {seat}"
        yield f"    {who}: suns {_numbers(state.face_up_suns(seat))}{used}; {tiles}; fame {state.fame[seat]}"


def _numbers(suns: list[int]) -> str:
    return " ".join(map(str, suns)) or "none"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit status: 1 if a lesson is wrong."""
    parser = argparse.ArgumentParser(prog="python packaging/lab lessons", description="Tools to write lessons.")
    commands = parser.add_subparsers(dest="command", required=True)
    checks = commands.add_parser("check", help="play lessons in every way, and say what is wrong")
    checks.add_argument("files", nargs="*", type=Path, metavar="FILE", help="lessons; without any, all that ship")
    shows = commands.add_parser("show", help="print the position of each step, and what is possible there")
    shows.add_argument("file", type=Path, metavar="FILE")
    finds = commands.add_parser("deals", help="find other deals for the ideas of lessons in games of bots")
    finds.add_argument("ids", nargs="+", metavar="ID", help="lessons of the same game for as many players")
    finds.add_argument("--count", type=int, default=2, help="how many for each")
    finds.add_argument("--seed", type=int, default=1)
    commands.add_parser("schema", help="print the JSON schema of lesson files")
    options = parser.parse_args(arguments)
    match options.command:
        case "check":
            files = options.files or [file for chapter in CHAPTERS for file in lesson_files(chapter)]
            return max([_check(file) for file in files], default=0) or _check_ids(files)
        case "show":
            return _show(options.file)
        case "deals":
            from .lesson_deals import find, record

            for name, found in find(options.ids, options.count, options.seed):
                sys.stdout.write(f"# {name}\n{record(lesson_of(name), found)}\n")
                sys.stdout.flush()
            return 0
        case _:
            sys.stdout.write(json.dumps(schema(), indent=2) + "\n")
            return 0


def schema() -> dict[str, object]:
    """Return the JSON schema of a lesson's file, for editors that know schemas for TOML."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Lesson)}


def _check(file: Path) -> int:
    try:
        lesson, source = read_with_source(file)
    except LessonError as error:
        sys.stdout.write(f"{error}\n")
        return 1
    report = check(lesson, source)
    if report.problems:
        sys.stdout.write(f"{LessonError(file, report.problems)}\n")
        return 1
    actions = ", ".join(map(str, report.golden))
    sys.stdout.write(
        f"{file}: good: {len(lesson.steps)} steps; right: {actions}; {report.answered} other actions answered in "
        f"{report.positions} positions\n"
    )
    return 0


def _check_ids(files: Sequence[Path]) -> int:
    """No two lessons may have the same id."""
    known: dict[str, Path] = {}
    status = 0
    for file in files:
        lesson, source = read_with_source(file)
        other = known.setdefault(lesson.id, file)
        if other != file:
            problem = source.problem(("id",), f"{other} has the id {lesson.id!r}, too")
            sys.stdout.write(f"{LessonError(file, [problem])}\n")
            status = 1
    return status


def _show(file: Path) -> int:
    try:
        lesson, source = read_with_source(file)
    except LessonError as error:
        sys.stdout.write(f"{error}\n")
        return 1
    for number, variant in enumerate(lesson.variants()):
        sys.stdout.writelines([f"=== other deal {number}\n"] if number else [])
        sys.stdout.writelines(f"{line}\n" for line in outline(variant))
    return 1 if check(lesson, source).problems else 0
