"""A desktop that screen readers can use, and the application on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.atspi.desk import Desk, what_is_missing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.atspi.desk import Program


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip everything here, with the reason, where a system lacks what it takes."""
    missing = what_is_missing()
    for item in items:
        if missing and item.path.parent.name == "atspi":
            item.add_marker(pytest.mark.skip(reason=missing))


@pytest.fixture(scope="session")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    desk = Desk(tmp_path_factory.mktemp("desk"))
    yield desk
    desk.close()


@pytest.fixture
def start(desk: Desk, tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Starts the application; fails if it dies or complains."""
    running: list[Program] = []

    def started(*arguments: str, **environment: str) -> Program:
        home = tmp_path / f"home-{len(running)}"
        running.append(desk.start(*arguments, home=home, environment=environment))
        return running[-1]

    yield started
    for program in running:
        alive = program.is_alive
        program.close()
        assert alive, program.log
        assert not any(word in program.log for word in ("Traceback", "ERROR", "CRITICAL")), program.log
