"""A lesson as its right actions lead through it, for those who write it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine import IllegalActionError

from .dealing import game_of, parsed
from .lesson import answer_to, is_right

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.engine import Action, GameState

    from .lesson import Lesson, Step


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
    mover = "nobody" if state.current_player is None else f"seat {state.current_player}"
    yield (
        f"    epoch {state.epoch}, {state.phase}, {mover} to move; Ra {state.ra_count} of {state.ra_limit}; "
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
