"""What builds and installers are made of is named by its hash: nothing else can come in."""

from __future__ import annotations

import hashlib
import importlib
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[2]
FILES = ("requirements.txt", "requirements-build.txt")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def pins(name: str) -> list[tuple[Requirement, list[str]]]:
    """The lines of a file of pins: each requirement, with its hashes."""
    text = (ROOT / "packaging" / name).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    split = [line.split(" --hash=") for line in lines]
    return [(Requirement(expected.strip()), [item.strip() for item in hashes]) for expected, *hashes in split]


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", FILES)
def test_every_pin_is_one_version_with_the_hashes_of_its_files(name: str) -> None:
    result = pins(name)
    assert result
    for requirement, hashes in result:
        assert re.fullmatch(r"==[\w.]+", str(requirement.specifier)), requirement
        assert hashes, requirement
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", item) for item in hashes), requirement


@pytest.mark.parametrize("name", FILES)
def test_no_pin_says_where_its_files_come_from(name: str) -> None:
    assert "://" not in (ROOT / "packaging" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("python", ["3.11.0", "3.12.0", "3.13.0", "3.14.0"])
@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_pins_are_what_the_project_asks_for(python: str, platform: str) -> None:
    about = project()
    extras = about["project"]["optional-dependencies"]
    asked = {
        "requirements.txt": [*about["project"]["dependencies"], *extras["package"], *extras["sound"]],
        "requirements-build.txt": about["dependency-groups"]["build"],
    }
    system = {"python_full_version": python, "python_version": python[:4], "sys_platform": platform}
    for name, expected in asked.items():
        pinned = {
            canonicalize_name(one.name): Version(str(one.specifier).removeprefix("=="))
            for one, _ in pins(name)
            if one.marker is None or one.marker.evaluate(system)
        }
        for requirement in map(Requirement, expected):
            if requirement.marker is None or requirement.marker.evaluate(system):
                assert pinned[canonicalize_name(requirement.name)] in requirement.specifier


def test_what_makes_wheels_is_what_the_build_itself_asks_for() -> None:
    about = project()
    expected = set(about["build-system"]["requires"])
    assert expected <= set(about["dependency-groups"]["build"])


def test_what_is_installed_to_make_an_installer_is_checked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    freeze = importlib.import_module("freeze")
    commands: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        commands.append(command)
        if "wheel" in command:
            (tmp_path / "wheel").mkdir()
            (tmp_path / "wheel" / "ra_desktop.whl").touch()
        return subprocess.CompletedProcess(command, 0, b"")

    monkeypatch.setattr(subprocess, "run", run)
    freeze.install(tmp_path, keep=False)
    wheel, installs = next(c for c in commands if "wheel" in c), [c for c in commands if "install" in c]
    assert {"--no-deps", "--no-build-isolation"} <= set(wheel)
    assert len(installs) == 3
    assert all("--require-hashes" in command or "--no-index" in command for command in installs)
    assert all("--no-deps" in command for command in installs)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_named_by_their_commits(workflow: Path) -> None:
    used = re.findall(r"uses: *(.*)", workflow.read_text(encoding="utf-8"))
    assert used
    assert [item for item in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", item)] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_what_workflows_download_is_checked(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if "pip install" in line and "--require-hashes" not in line] == []
    assert text.count("curl --") == text.count("sha256sum --check")


def test_an_appimage_starts_with_the_runtime_that_is_pinned_and_with_no_other() -> None:
    appimage = importlib.import_module("appimage")
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert f'"{appimage.RUNTIMES["x86_64"]}  runtime" | sha256sum --check' in workflow
    for machine in ("x86_64", "riscv64"):
        with pytest.raises(ValueError, match=f"pinned for {machine}"):
            appimage.check_runtime(b"something else", machine)


def test_the_pinned_runtime_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    appimage = importlib.import_module("appimage")
    content = b"AI"
    monkeypatch.setitem(appimage.RUNTIMES, "x86_64", hashlib.sha256(content).hexdigest())
    appimage.check_runtime(content, "x86_64")
