"""What the repository promises about itself: one version, imports that point one way, pages that are true."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

import pytest

import ra_desktop

ROOT = Path(__file__).resolve().parents[1]

RULE_ANCHORS = {
    "tiles", "setup", "suns", "ra-track", "start-player", "turn-order", "draw", "ra-tile", "spend-gods",
    "invoke-ra", "full-track", "auction", "must-bid", "all-pass", "lot", "disasters", "disaster-order",
    "discard-choice", "epoch-end", "score-gods", "score-gold", "score-pharaohs", "score-nile",
    "score-civilization", "score-monuments", "score-suns", "fame-floor", "winner", "empty-bag",
    "public-knowledge", "priests-tiles", "priests-sides", "priests-flips", "score-people", "score-buildings",
    "score-priests", "score-plagues", "score-pyramid", "score-chambers", "score-ankhs", "readings", "reconstructed",
}  # fmt: skip

TO_PLAY = 'python3 -m venv .venv && .venv/bin/pip install ".[sound]" && .venv/bin/ra-desktop'
TO_TEST = "python3 -m venv .venv && .venv/bin/pip install -e '.[test]' && .venv/bin/pytest"

# Put together, so that this file does not contain what it looks for.
MACHINE_PATHS = re.compile(
    rb"(?<![\w.])/(?:" + b"|".join((b"home/[a-z]", b"Users/[A-Za-z]", b"root/", b"work/[a-z]", b"tmp/[a-z]")) + rb")"
    rb"|\b[A-Z]:\\Users"
)


def project() -> dict[str, object]:
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    table = data["project"]
    assert isinstance(table, dict)
    return table


def tracked_files() -> list[Path]:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    listed = subprocess.run([git, "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, timeout=60).stdout
    names = [name for name in listed.decode("utf-8").split("\0") if name]
    return [ROOT / name for name in names if (ROOT / name).is_file()]


def rules() -> str:
    return (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def test_the_package_and_the_project_have_one_version() -> None:
    assert project()["version"] == ra_desktop.__version__


def test_the_change_log_has_a_place_for_what_comes_next() -> None:
    assert "## [Unreleased]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_imports_point_one_way() -> None:
    tool = shutil.which("lint-imports", path=Path(sys.executable).parent)
    assert tool
    run = subprocess.run([tool, "--no-cache"], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_application_layer_uses_only_the_core_of_qt() -> None:
    used: set[str] = set()
    for path in sources("ra_desktop/app"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                used |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module == "PySide6":
                used |= {f"PySide6.{alias.name}" for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                used.add(node.module)
    assert {name for name in used if name.startswith("PySide6")} <= {"PySide6.QtCore"}


def test_no_module_is_imported_for_the_window_when_only_the_rules_are_wanted() -> None:
    code = (
        "import sys, ra_desktop.engine, ra_desktop.ai, ra_desktop.storage;"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60, check=False).returncode == 0


def test_every_rule_has_one_anchor_and_a_heading() -> None:
    anchors = re.findall(r'^<a id="([a-z-]+)"></a>\n\n## \S', rules(), re.MULTILINE)
    assert len(anchors) == len(set(anchors))
    assert set(anchors) == RULE_ANCHORS
    assert len(re.findall(r"<a ", rules())) == len(anchors)


def test_links_between_the_rules_lead_somewhere() -> None:
    assert set(re.findall(r"\]\(#([^)]+)\)", rules())) <= RULE_ANCHORS


def test_every_rule_that_the_code_cites_exists() -> None:
    cited = {
        (anchor, path.relative_to(ROOT).as_posix())
        for path in sources("ra_desktop", "tests")
        for anchor in re.findall(r"rules\.md#([\w-]+)", path.read_text(encoding="utf-8"))
    }
    assert cited
    assert not {pair for pair in cited if pair[0] not in RULE_ANCHORS}


BLOCK = re.compile(r"```\w*\n(.*?)```", re.DOTALL)
PAGES = ["README.md", "CONTRIBUTING.md", *(f"docs/{page.name}" for page in sorted((ROOT / "docs").glob("*.md")))]


def commands_in(page: str) -> list[str]:
    """What a page tells to type, in blocks and within sentences, one command each."""
    text = (ROOT / page).read_text(encoding="utf-8")
    typed = [line for block in BLOCK.findall(text) for line in block.splitlines()]
    typed += re.findall(r"`([^`\n]+)`", BLOCK.sub("", text))
    return [part.partition(" # ")[0].strip() for line in typed for part in line.split("&&")]


def test_the_readme_installs_with_two_commands_one_to_play_and_one_to_test() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    section = text.partition("## Installation\n")[2].partition("\n## ")[0]
    assert [block.strip() for block in BLOCK.findall(section)] == [TO_PLAY, TO_TEST]
    assert section.index("sources") < section.index(TO_PLAY)


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_tells_to_type_is_there(page: str) -> None:
    """Programs, modules, files and extras exist, and those of the environment are called by their path in there."""
    scripts, extras = project()["scripts"], project()["optional-dependencies"]
    assert isinstance(scripts, dict)
    assert isinstance(extras, dict)
    installed = (script.name for script in entry_points(group="console_scripts"))
    programs = {"activate", "python", "ruff", *scripts, *installed}
    for command in commands_in(page):
        words = command.split()
        wrong = [word for word in re.findall(r"\.venv/bin/([\w-]+)", command) if word not in programs]
        wrong += [name for name in re.findall(r"python3? -m ((?:tests|ra_desktop)[\w.]*)", command) if not find(name)]
        wrong += [
            word
            for word in words
            if re.fullmatch(r"(\.ci|packaging|resources|tests)/[\w./-]+", word)
            and not (re.search("[A-Z]{2}|xx", word) or (ROOT / word).exists())  # KEY and xx stand for any
        ]
        if "pip install" in command:
            wrong += [name for names in re.findall(r"\.\[([\w,]+)\]", command) for name in names.split(",")
                      if name not in extras]  # fmt: skip
            wrong += words[:1] if words[0] == "pip" and "'.[" in command else []
        assert not wrong, command


def find(module: str) -> bool:
    """Whether a module is there, without importing it."""
    return any((ROOT / module.replace(".", "/")).with_suffix(end).exists() for end in ("", ".py"))


@pytest.mark.parametrize("page", PAGES)
def test_a_page_that_uses_the_arena_names_its_extra(page: str) -> None:
    """README's command to play does not install it."""
    if any(re.match(r"(\.venv/bin/)?ra-arena --", command) for command in commands_in(page)):
        assert re.search(r"\.\[arena\]|extra `arena`", (ROOT / page).read_text(encoding="utf-8"))


def test_the_readme_and_the_checks_run_the_same_tests() -> None:
    assert "-e '.[test]'" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_pages_link_to_files_that_exist(page: str) -> None:
    links = re.findall(r"\]\((?!https?://|#|mailto:)([^)#\s]+)", (ROOT / page).read_text(encoding="utf-8"))
    missing = [link for link in links if not (ROOT / link).exists()]
    assert not missing


def test_no_tracked_file_names_a_place_on_somebodys_machine() -> None:
    results = []
    for path in tracked_files():
        content = path.read_bytes()
        if b"\0" in content[:8000]:
            continue
        results += [f"{path.relative_to(ROOT)}: {match.group().decode()}" for match in MACHINE_PATHS.finditer(content)]
    assert not results


def test_machine_paths_would_be_found() -> None:
    for text in (b"see /ho" + b"me/anna/x", b'"/wo' + b'rk/main"', b"C:\\Us" + b"ers\\anna"):
        assert MACHINE_PATHS.search(text)
    for text in (b"https://example.org/home/page", b"at work/home", b"$HOME/x", b"/usr/bin/env"):
        assert not MACHINE_PATHS.search(text)
