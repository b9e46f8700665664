"""The workflows try every Python and system that the project names, and none of their jobs can run for hours."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def pythons() -> list[str]:
    """The versions that pyproject.toml names."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return re.findall(r"Python :: (3\.\d+)'", str(about["classifiers"]))


def test_every_python_that_the_project_names_is_tried_and_told() -> None:
    assert len(pythons()) >= 4
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    (matrix,) = re.findall(r"^ +python: \[(.*)\]$", workflow, re.MULTILINE)
    assert re.findall(r"[\d.]+", matrix) == pythons()
    (several,) = re.findall(r"python-version: \|.*\n((?: +3\.\d+\n)+)", workflow)
    assert sorted(several.split(), key=lambda name: int(name[2:])) == pythons()
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert f"SUPPORTED=({' '.join(pythons())})" in script
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"Python {pythons()[0]} to {pythons()[-1]}" in readme


@pytest.mark.parametrize("name", ["run", "nightly", "tests"])
def test_what_a_script_tests_exists(name: str) -> None:
    """A path that is not there ends the whole run."""
    named = re.findall(r"\btests/[\w/]+(?:\.py)?", (ROOT / ".ci" / name).read_text(encoding="utf-8"))
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_system_is_tried_and_the_oldest_packages_too() -> None:
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    (systems,) = re.findall(r"^ +system: \[(.*)\]$", workflow, re.MULTILINE)
    assert [name.partition("-")[0] for name in systems.split(", ")] == ["ubuntu", "windows", "macos"]
    assert "schedule:" in workflow
    for python in (pythons()[0], pythons()[-1]):
        assert f'python: "{python}", packages: oldest' in workflow


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_job_has_a_limit(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    limits = [int(minutes) for minutes in re.findall(r"^    timeout-minutes: (\d+)$", text, re.MULTILINE)]
    assert len(limits) == len(re.findall(r"^    runs-on: ", text, re.MULTILINE)) > 0
    assert max(limits) <= 90


def test_the_installers_are_built_and_started_on_every_push_to_main() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert "    branches: [main]\n" in text
    assert text.count("- name: It installs, starts and goes") == 2
    assert "- name: It starts from the image" in text


def test_only_tags_are_published() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    for job in ("release", "pypi"):
        (body,) = re.findall(rf"^  {job}:\n((?:    .*\n|\n)+)", text, re.MULTILINE)
        assert body.startswith("    if: github.ref_type == 'tag'\n")
    assert "password:" not in text
