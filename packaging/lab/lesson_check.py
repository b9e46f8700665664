"""Plays a lesson in every way that its script allows, and reports what is missing or impossible."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ra_desktop.app.lessons.lesson import OTHER, answer_to, bag_of, game_of, is_right, place_of, set_tiles, spelled_out
from ra_desktop.app.lessons.reading import in_deal
from ra_desktop.engine import Draw, IllegalActionError, parse_action

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.app.lessons.lesson import Answer, Lesson, Step
    from ra_desktop.app.lessons.reading import Path, Problem, Source
    from ra_desktop.engine import Action, GameState


@dataclass
class Report:
    """The outcome of playing a lesson."""

    problems: list[Problem] = field(default_factory=list)
    positions: int = 0
    """Different positions in which the learner decides."""
    golden: list[Action] = field(default_factory=list)
    """What the learner does if everything is right at once: the first of each step's `right` actions."""
    answered: int = 0
    """Actions that do not complete their step and have an answer."""


def check(lesson: Lesson, source: Source) -> Report:
    """Play `lesson`, whose text is `source`, in every way and with each of its deals; return what was found."""
    report = _Walk(lesson, source).run()
    for number, (variant, deal) in enumerate(zip(lesson.variants()[1:], lesson.deals, strict=True)):
        found = _Walk(variant, source, (number, bool(deal.steps))).run()
        report.problems += found.problems
        report.positions += found.positions
        report.answered += found.answered
    return report


class _StuckError(Exception):
    """The lesson cannot be played further this way."""


class _Walk:
    def __init__(self, lesson: Lesson, source: Source, deal: tuple[int, bool] | None = None) -> None:
        """`deal`: the index of the other deal that is played, and whether it has steps of its own."""
        self._lesson = lesson
        self._source = source
        self._deal = deal
        self._below = 0 if lesson.plays_on else len(bag_of(lesson)) - len(set_tiles(lesson))
        """Tiles below the lesson's own in the bag: in random order, so the script must not draw them."""
        self._report = Report()
        self._seen: set[tuple[object, ...]] = set()
        self._reported: set[tuple[Path, str]] = set()
        self._given: set[Path] = set()
        """The answers that some action gets."""
        self._possible: set[Path] = set()
        """The `right` actions that are legal somewhere."""
        self._visited: set[int] = set()

    def run(self) -> Report:
        start = game_of(self._lesson, ()).state
        try:
            self._play(start, ("deal", "before"), self._lesson.deal.before)
        except _StuckError:
            return self._report
        self._step(0, start, is_golden=True)
        for number, step in enumerate(self._lesson.steps):
            self._look_for_leftovers(number, step)
        self._report.problems.sort(key=lambda problem: problem.line)
        return self._report

    def _step(self, number: int, state: GameState, *, is_golden: bool) -> None:
        """Play from step `number` on; is it the way of the first right actions?"""
        if number == len(self._lesson.steps) or (number, state.key()) in self._seen:
            return
        self._seen.add((number, state.key()))
        self._visited.add(number)
        step = self._lesson.steps[number]
        path: Path = ("steps", number)
        self._check_places(path, step, state)
        try:
            if not step.right:
                self._play(state, (*path, "then"), step.then, is_learners_turn_refused=True)
                self._step(number + 1, state, is_golden=is_golden)
                return
            self._check_turn(path, state)
        except _StuckError:
            return
        self._report.positions += 1
        legal = state.legal_actions()
        right = [action for text in step.right for action in legal if text in (action.text, action.word)]
        self._possible |= {(*path, "right", text) for text in step.right for a in right if text in (a.text, a.word)}
        if not right:
            self._tell((*path, "right"), f"none of these is possible here; legal moves are {_listed(legal)}")
        for action in legal:
            if not is_right(step, action):
                self._answer(path, step, action, state)
        for action in dict.fromkeys(right):
            if is_golden and action is right[0]:
                self._report.golden.append(action)
            after = state.copy()
            try:
                self._apply(after, (*path, "right"), action)
                self._play(after, (*path, "then"), step.then, is_learners_turn_refused=True)
            except _StuckError:
                continue
            self._step(number + 1, after, is_golden=is_golden and action is right[0])

    def _check_turn(self, path: Path, state: GameState) -> None:
        """The learner must be to move."""
        if state.is_over:
            self._tell((*path, "right"), "the game is over before this step")
        elif state.current_player != self._lesson.seat:
            number = path[1]
            before: Path = ("steps", number - 1, "then") if isinstance(number, int) and number else ("deal", "before")
            self._tell(
                before,
                f"then it is seat {state.current_player}'s turn, but step {int(number) + 1} asks the learner, "
                f"seat {self._lesson.seat}; legal moves are {_listed(state.legal_actions())}",
            )
        else:
            return
        raise _StuckError

    def _answer(self, path: Path, step: Step, action: Action, state: GameState) -> None:
        """An `action` that does not complete `step` needs an answer, whose replies must be possible."""
        answer = answer_to(step, action)
        if answer is None:
            self._tell((*path, "answers"), f"nothing is said about {action.text!r}")
            return
        key = next(key for key in (action.text, action.word, OTHER) if key in step.answers)
        self._given.add((*path, "answers", key))
        self._report.answered += 1
        if answer.shown:
            self._show((*path, "answers", key), answer, action, state.copy())

    def _show(self, path: Path, answer: Answer, action: Action, state: GameState) -> None:
        try:
            self._apply(state, path, action)
            self._play(state, (*path, "replies"), answer.replies)
        except _StuckError:
            return

    def _play(
        self, state: GameState, path: Path, texts: Sequence[str], *, is_learners_turn_refused: bool = False
    ) -> None:
        """Play `texts`, the value of the field at `path`."""
        for index, text in spelled_out(texts):
            is_own = state.current_player == self._lesson.seat and len(state.legal_actions()) > 1
            if is_learners_turn_refused and is_own:
                self._tell((*path, index), f"{text!r} is the learner's own decision: ask for it in a step")
                raise _StuckError
            self._apply(state, (*path, index), parse_action(text))

    def _apply(self, state: GameState, path: Path, action: Action) -> None:
        if isinstance(action, Draw) and len(state.bag) <= self._below:
            self._tell(path, f"{action.text!r}: the tiles of the deal are used up; add tiles to it")
            raise _StuckError
        try:
            state.apply(action, events=False)
        except IllegalActionError as error:
            seat = state.current_player
            legal = _listed(state.legal_actions())
            whose = "the game is over" if seat is None else f"it is seat {seat}'s turn; legal moves are {legal}"
            self._tell(path, f"{error}; {whose}")
            raise _StuckError from error

    def _check_places(self, path: Path, step: Step, state: GameState) -> None:
        """Numbered places must exist."""
        for index, name in enumerate(step.points_at):
            word, number = place_of(name) or (name, None)
            if word == "track" and number is not None and number > state.track_spaces:
                self._tell((*path, "points_at", index), f"the track has {state.track_spaces} spaces")
            own = sorted([*state.face_up_suns(self._lesson.seat), *state.face_down_suns(self._lesson.seat)])
            if word == "sun" and number not in own:
                self._tell((*path, "points_at", index), f"the learner's suns are {', '.join(map(str, own))} here")
            if word == "seat" and (number is None or number >= state.players or number == self._lesson.seat):
                self._tell((*path, "points_at", index), "no other player has this seat")

    def _look_for_leftovers(self, number: int, step: Step) -> None:
        """Tell of answers that nothing gets, and of right actions that never are possible."""
        if number not in self._visited or not step.right:
            return
        if not any((path[:2]) == ("steps", number) for path in self._possible):
            return
        for key in step.answers:
            path: Path = ("steps", number, "answers", key)
            if path not in self._given and key != OTHER:
                self._tell(path, "no action here that is not `right` gets this answer")
        for index, text in enumerate(step.right):
            if ("steps", number, "right", text) not in self._possible:
                self._tell(("steps", number, "right", index), f"{text!r} is not possible here")

    def _tell(self, path: Path, text: str) -> None:
        if self._deal is not None and (path[0] == "deal" or self._deal[1]):
            path = in_deal(self._deal[0], path)
        if (path, text) not in self._reported:
            self._reported.add((path, text))
            self._report.problems.append(self._source.problem(path, text))


def _listed(legal: Sequence[Action]) -> str:
    return ", ".join(action.text for action in legal) or "no actions"
