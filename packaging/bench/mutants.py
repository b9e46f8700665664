"""Mutants: how many small faults, planted one at a time, the tests catch in each part of the program.

``python packaging/bench mutants CHECKOUT [--tests FILE …] [--each N] [--seed N] [--minutes N] [--again]`` puts
faults into the functions of a working copy that has an environment in ``.venv``; none of its files is changed. First,
every test is run once to note which of the statements that are to get a fault it executes. Then a process is forked for
each fault, gets it by another code in the place of a function's, and runs the tests of that statement. All that was
found stays in CHECKOUT/.mutants, where an interrupted run goes on. ``--again`` plants those once more that no test has
caught, and takes new tests in. mutmut 3.8 knows only the tests of a function, and cosmic-ray 8.7 does not choose tests.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import gc
import importlib
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from functools import partial
from itertools import chain, permutations, zip_longest
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pytest

AREAS: Final = ("engine", "app", "storage", "ui/table", "ui/table/review")
TESTS: Final = [f"tests/{name}" for name in ("ui/table", "engine", "app", "storage", "ui/shell", "e2e")]
SECONDS: Final = 10.0
"""For how much of the processor's time tests run to catch a fault."""
VARIANTS: Final = 3
"""How many variants of each test are surveyed; others execute what these do."""
_KEPT: Final = Path(".mutants")
_TESTS, _RESULTS, _BY = (_KEPT / name for name in ("tests", "results", "by"))
SURVIVED, UNCOVERED, _BROKEN = "survived", "not covered", 70
_PAIRS: Final = ("Lt LtE", "Gt GtE", "Eq NotEq", "In NotIn", "Is IsNot", "And Or", "Add Sub")
OTHER: Final = {getattr(ast, a): getattr(ast, b) for pair in _PAIRS for a, b in permutations(pair.split())}


class Fault(NamedTuple):
    """`new` in the place of `old`, which stands in a field of `holder`, and the statement around it."""

    holder: Any
    name: str
    at: int | None
    old: Any
    new: ast.AST
    statement: ast.stmt


def _changed(node: ast.AST, **fields: object) -> ast.AST:
    return type(node)(**{**dict(ast.iter_fields(node)), **fields})


def _others(node: ast.AST, of_ui: bool, truth: bool) -> Iterator[ast.AST]:
    """What may stand in the place of a node; its children are looked at elsewhere."""
    match node:
        case ast.Compare(ops=ops):
            for i, op in enumerate(ops):
                yield _changed(node, ops=[*ops[:i], OTHER[type(op)](), *ops[i + 1 :]])
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OTHER:
            yield _changed(node, op=OTHER[type(op)]())
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)) if not of_ui or value in {0, 1}:  # others are sizes there
            yield ast.Constant(value + 1)
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield _changed(node, test=ast.UnaryOp(ast.Not(), test))
        case ast.Expr(value=ast.Call()):
            yield ast.If(ast.Constant(value=False), [node], [])  # names must stay what they are
        case ast.Return(value=ast.expr() as value) if truth:
            yield ast.Return(ast.UnaryOp(ast.Not(), value))


def _left_out(node: ast.AST) -> bool:
    match node:
        case ast.Assert() | ast.JoinedStr():
            return True
        case ast.FunctionDef(name=name):  # how something looks, pictures and eyes tell
            return name == "__repr__" or "paint" in name.lower() or name.endswith(("sizeHint", "SizeHint"))
        case ast.Expr(value=ast.Call(func=called)):
            return re.match(r"_?log(ger|ging)?\.", ast.unparse(called), re.IGNORECASE) is not None
    return False


def faults(node: ast.AST, of_ui: bool, statement: ast.stmt | None = None, truth: bool = False) -> Iterator[Fault]:
    """What can be replaced in the functions below a node."""
    if is_function := isinstance(node, ast.FunctionDef):
        truth = isinstance(node.returns, ast.Name) and node.returns.id == "bool"
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list"} or (name == "args" and is_function and not statement):
            continue
        is_body = statement is not None or (is_function and name == "body")
        for i, child in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(child, ast.AST) and not _left_out(child):
                inside = child if isinstance(child, ast.stmt) and is_body else statement
                if inside is not None:
                    at = i if isinstance(value, list) else None
                    yield from (Fault(node, name, at, child, new, inside) for new in _others(child, of_ui, truth))
                yield from faults(child, of_ui, inside, truth)


class Mutant(NamedTuple):
    """The fault of that number in a file."""

    file: str
    number: int
    area: str


def _all(file: str) -> tuple[ast.Module, list[Fault]]:
    tree = ast.parse(Path(file).read_bytes())
    return tree, list(faults(tree, file.startswith("ra_desktop/ui")))


def sample(area: str, count: int, seed: int) -> list[Mutant]:
    """Some mutants of an area, in proportion to what each file offers; ``ui/table`` is without its review."""
    every: list[Mutant] = []
    for file in sorted(map(str, Path("ra_desktop", area).rglob("*.py"))):
        if area == AREAS[4] or f"/{AREAS[4]}/" not in file:
            every += [Mutant(file, number, area) for number in range(len(_all(file)[1]))]
    chance = random.Random(seed)
    begin, step = chance.random(), len(every) / count
    return chance.sample([every[int((begin + i) * step)] for i in range(count)], count)


def _put(file: str, tree: ast.Module) -> None:
    """Gives the functions of a file, which is imported, the codes that a tree makes."""
    path = str(Path(file).resolve())
    bodies = [compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)]
    codes = {}
    for body in bodies:
        for code in (const for const in body.co_consts if isinstance(const, CodeType)):
            codes[code.co_qualname, code.co_firstlineno] = code
            bodies += [code] if not code.co_flags & 1 else []  # a class
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and (code := function.__code__).co_filename == path:
            function.__code__ = codes.get((code.co_qualname, code.co_firstlineno), code)


def _plant(mutant: Mutant) -> None:
    tree, all_faults = _all(mutant.file)
    fault = all_faults[mutant.number]
    new = ast.copy_location(fault.new, fault.old)
    if fault.at is None:
        setattr(fault.holder, fault.name, new)
    else:
        getattr(fault.holder, fault.name)[fault.at] = new
    _put(mutant.file, tree)


def _mark(mutants: Sequence[Mutant]) -> None:
    """Lets each statement that is to get a fault tell when it is executed."""
    for file in {mutant.file for mutant in mutants}:
        tree, all_faults = _all(file)
        marks = [(all_faults[mutant.number].statement, at) for at, mutant in enumerate(mutants) if mutant.file == file]
        for body in [body for node in ast.walk(tree) for _, body in ast.iter_fields(node) if isinstance(body, list)]:
            for statement, at in marks:
                if statement in body:
                    body.insert(body.index(statement), ast.parse(f"_executed({at})").body[0])
        _put(file, tree)


def _forked(work: Callable[[], int], seconds: int) -> int:
    """What `work` returns in a process of its own, which ends after so many seconds of the processor's time."""
    if (process := os.fork()) == 0:
        code = _BROKEN
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            signal.alarm(max(0, 20 * seconds))  # for what waits for ever
            code = work()
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


class Run:
    """The tests as pytest has collected them, and what was found so far."""

    def __init__(self, session: pytest.Session, options: dict[str, Any]) -> None:
        self._session, self._is_again = session, options["again"]
        self._end = time.monotonic() + 60 * options["minutes"]
        self._items = {item.nodeid: item for item in session.items}
        self._variants: dict[str, list[str]] = defaultdict(list)
        for test in self._items:
            self._variants[test.partition("[")[0]].append(test)
        samples = [sample(area, options["each"], options["seed"]) for area in AREAS]
        self._mutants = list(chain(*zip(*samples, strict=True)))
        for mutant in self._mutants:
            importlib.import_module(mutant.file.removesuffix(".py").replace("/", "."))

    @property
    def _is_late(self) -> bool:
        return bool(time.monotonic() > self._end)

    def _go(self, tests: Sequence[str], after: Callable[[str, float, bool], bool]) -> int:
        for test, following in zip_longest(tests, tests[1:], fillvalue=""):
            item, failed, begin = self._items[test], self._session.testsfailed, time.process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=self._items.get(following))
            if not after(test, time.process_time() - begin, self._session.testsfailed > failed):
                return 1
        return 0

    def survey(self) -> None:
        """Run every test that was not run yet; one that ends the process has failed."""
        while not self._is_late:
            known = {line["test"] for line in _lines(_TESTS)}
            left = [test for tests in self._variants.values() for test in tests[:VARIANTS] if test not in known]
            if not left or _forked(partial(self._survey, left), resource.RLIM_INFINITY) in (0, 1):
                break
            known = {line["test"] for line in _lines(_TESTS)}
            _add(_TESTS, test=next(test for test in left if test not in known), failed=True)

    def _survey(self, tests: Sequence[str]) -> int:
        executed: set[int] = set()
        builtins.__dict__["_executed"] = executed.add
        _mark(self._mutants)

        def note(test: str, seconds: float, failed: bool) -> bool:
            _add(_TESTS, test=test, seconds=seconds, failed=failed, hit=[self._mutants[at][:2] for at in executed])
            executed.clear()
            return not self._is_late

        return self._go(tests, note)

    def plant_all(self) -> None:
        """Plant every fault that was not planted yet, or again those that were not caught."""
        tests = [line for line in _lines(_TESTS) if not line["failed"] and line["test"] in self._items]
        outcomes = {(line["file"], line["number"]): line["outcome"] for line in _lines(_RESULTS)}
        for mutant in self._mutants:
            if outcomes.get(mutant[:2]) in ((SURVIVED, UNCOVERED) if self._is_again else (None,)) and not self._is_late:
                fault = _all(mutant.file)[1][mutant.number]
                old, new = (ast.unparse(node).partition("\n")[0] for node in (fault.old, fault.new))
                outcome, by = self._outcome(mutant, [test for test in tests if [*mutant[:2]] in test["hit"]])
                fields = {"line": fault.statement.lineno, "old": old, "new": new, "outcome": outcome, "by": by}
                _add(_RESULTS, **mutant._asdict(), **fields)

    def _outcome(self, mutant: Mutant, tests: list[dict[str, Any]]) -> tuple[str, str]:
        """Run the tests that execute the statement: one variant of each first, and those of the same part."""
        order: dict[str, tuple[int, bool, float]] = {}
        ranks = Counter[str]()
        for line in sorted(tests, key=lambda line: float(line["seconds"])):
            function = line["test"].partition("[")[0]
            others = self._variants[function][VARIANTS:] if function not in ranks else []
            for test in (line["test"], *others):
                order[test] = ranks[function], not test.startswith(f"tests/{mutant.area}/"), line["seconds"]
                ranks[function] += 1
        chosen, left = [], SECONDS * (1 + self._is_again)
        for test in sorted(order, key=order.__getitem__):
            chosen += [test] if left > 0 else []
            left -= order[test][2]
        _BY.write_text("")
        code = _forked(partial(self._catch, mutant, chosen), round(4 * SECONDS)) if chosen else 0
        outcome = "caught" if code else SURVIVED if chosen else UNCOVERED
        return "broken" if code == _BROKEN else outcome, _BY.read_text()

    def _catch(self, mutant: Mutant, tests: Sequence[str]) -> int:
        _plant(mutant)

        def passed(test: str, seconds: float, failed: bool) -> bool:
            _BY.write_text(test)
            return not failed

        try:
            return self._go(tests, passed)
        except BaseException:  # noqa: BLE001 - what comes out of Qt is anything
            return 1


def _lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def _add(lines_of: Path, **about: object) -> None:
    with lines_of.open("a") as lines:
        lines.write(json.dumps(about) + "\n")


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Takes the place of pytest's own loop."""
    run = Run(session, json.loads(os.environ["MUTANTS"]))
    run.survey()
    run.plant_all()
    return True


def main() -> None:
    """Plant and print what was caught."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--tests", nargs="+", default=TESTS)
    parser.add_argument("--each", type=int, default=45)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--again", action="store_true")
    scripts = str(Path(__file__).resolve().parent)
    arguments = vars(parser.parse_args())
    os.chdir(arguments.pop("checkout"))
    _KEPT.mkdir(exist_ok=True)
    (_KEPT / ".gitignore").write_text("*")
    command = [".venv/bin/python", "-m", "pytest", "-n0", "-pno:cacheprovider", "-pno:randomly", "-pmutants"]
    command = [*command, "-mnot slow and not benchmark", *arguments.pop("tests")]
    variables = {"MUTANTS": json.dumps(arguments), "PYTHONPATH": scripts, "HYPOTHESIS_PROFILE": "ci"}
    with (_KEPT / "log").open("w") as log:
        subprocess.run(command, env=os.environ | variables, check=False, stdout=log, stderr=log)
    from ra_desktop.ai.arena.command import wilson  # not where this runs as a plugin, in another checkout

    last = {(line["file"], line["number"]): line for line in _lines(_RESULTS)}
    for area in AREAS:
        outcomes = Counter(line["outcome"] for line in last.values() if line["area"] == area)
        if n := outcomes.total() - outcomes["broken"]:
            low, high = wilson(outcomes["caught"], n)
            share = f"{outcomes['caught'] / n:4.0%} caught ({low:.0%}–{high:.0%})"
            sys.stdout.write(f"{area:16} {share} of {n}: {dict(outcomes)}\n")


if __name__ == "__main__":
    main()
