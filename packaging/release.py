"""Makes a release: ``python packaging/release.py X.Y.Z [--only-bump | --notes]``.

Updates the version everywhere, gives the changes since the last release a heading in CHANGELOG.md, and builds what this
system can build into ``dist``: source archive, and a wheel for each system, compiled by zig; on Linux the Debian
package, and the AppImage if RA_DESKTOP_APPIMAGE_RUNTIME names the runtime; and SHA256SUMS. With ``--notes`` it prints
the changes of a version and does nothing else. docs/releasing.md describes the steps before and after.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, date, datetime, time
from email.utils import format_datetime
from typing import TYPE_CHECKING, Final

import freeze
import native
import pin
import product
import translations

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_VERSION: Final = re.compile(r"(\d+)\.(\d+)\.(\d+)")
_UNRELEASED: Final = "## [Unreleased]\n"


class ReleaseError(ValueError):
    """The release cannot be made."""


def numbers(version: str) -> tuple[int, ...]:
    """Return the three numbers of a version. Raises ReleaseError if it does not have exactly three."""
    match = _VERSION.fullmatch(version)
    if match is None:
        message = f"a version is three numbers, as in 1.2.3, and not {version}"
        raise ReleaseError(message)
    return tuple(map(int, match.groups()))


def _once(pattern: str, made: str) -> Callable[[str], str]:
    """Return a function that replaces the first match of `pattern` with `made`; it raises ReleaseError without one."""

    def change(text: str) -> str:
        changed, count = re.subn(pattern, lambda _: made, text, count=1, flags=re.MULTILINE)
        if not count:
            message = f"nothing matches {pattern}"
            raise ReleaseError(message)
        return changed

    return change


def changes_to(version: str, day: date) -> dict[str, list[Callable[[str], str]]]:
    """Return the changes to each file, by its path in the repository."""
    stamp = format_datetime(datetime.combine(day, time(12), UTC))
    entry = (
        f"ra-desktop ({version}-1) unstable; urgency=medium\n\n"
        f"  * Version {version}; what is new is told in changelog.gz.\n\n"
        f" -- {product.PUBLISHER} <{product.CONTACT}>  {stamp}\n\n"
    )

    def others(text: str) -> str:
        return re.sub(rf"\A\S+ \({re.escape(version)}-1\) .*?\n -- .*?\n\n?", "", text, flags=re.DOTALL)

    return {
        "pyproject.toml": [_once(r'^version = "[^"]+"$', f'version = "{version}"')],
        "ra_desktop/__init__.py": [_once(r'^__version__ = "[^"]+"$', f'__version__ = "{version}"')],
        "CHANGELOG.md": [lambda text: released(text, version, day)],
        "packaging/linux/ra-desktop.metainfo.xml": [
            lambda text: re.sub(rf'^ *<release version="{re.escape(version)}" [^>]*/>\n', "", text, flags=re.MULTILINE),
            _once(r"^  <releases>\n", f'  <releases>\n    <release version="{version}" date="{day}"/>\n'),
            lambda text: re.sub(r"/raw/v[^/]+/", f"/raw/v{version}/", text),
        ],
        "packaging/linux/debian/changelog": [lambda text: f"{entry}{others(text)}".rstrip() + "\n"],
        "packaging/linux/ra-desktop.6": [
            _once(r"^\.TH .*$", f'.TH RA\\-DESKTOP 6 "{day}" "Ra Desktop {version}" "Games"')
        ],
        "docs/protocol.md": [_once(r"^id Ra Desktop .*$", f"id Ra Desktop {version}")],
        "docs/save-format.md": [_once(r'^"app": ".*",$', f'"app": "{version}",')],
    }


def released(text: str, version: str, day: date) -> str:
    """Return CHANGELOG.md with the unreleased changes under a new heading. Raises ReleaseError if there are none."""
    before, found, after = text.partition(_UNRELEASED)
    if not found or not re.match(r"\s*###? *\w|\s*\* ", after):
        message = "CHANGELOG.md tells of nothing new"
        raise ReleaseError(message)
    return f"{before}{found}\n## [{version}] - {day}\n{after}"


def notes(text: str, version: str) -> str:
    """Return the changes of `version` in the CHANGELOG.md `text`. Raises ReleaseError if they are not there."""
    found = re.search(rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|\Z)", text, re.DOTALL | re.MULTILINE)
    if found is None:
        message = f"CHANGELOG.md does not tell of {version}"
        raise ReleaseError(message)
    return found[1].strip() + "\n"


def bump(root: Path, version: str, day: date) -> list[str]:
    """Write `version` into every file below `root` that names it; return their paths.

    Raises ReleaseError, and writes nothing, if one of them is not as expected.
    """
    texts: dict[Path, str] = {}
    for name, changes in changes_to(version, day).items():
        text = (root / name).read_text(encoding="utf-8")
        for change in changes:
            try:
                text = change(text)
            except ReleaseError as error:
                message = f"{name}: {error}"
                raise ReleaseError(message) from error
        texts[root / name] = text
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8", newline="\n")
    return [path.relative_to(root).as_posix() for path in texts]


def check_order(old: str, new: str, changelog: str) -> None:
    """Refuse to release an older version, or the same one twice. Raises ReleaseError.

    The version of the sources may be released if CHANGELOG.md does not tell of it yet, as before the first release.
    """
    if numbers(new) < numbers(old) or f"## [{new}]" in changelog:
        message = f"{new} does not come after {old}"
        raise ReleaseError(message)


def build(out: Path) -> None:
    """Build the packages for this system into `out`."""
    shutil.rmtree(out, ignore_errors=True)
    work = product.ROOT / "build"
    surroundings = freeze.environment(work)
    python = freeze.pinned_environment(work / "tools", pin.BUILD_REQUIREMENTS, surroundings)
    command = [python, "-m", "build", "--no-isolation", "--outdir", str(out), str(product.ROOT)]
    subprocess.run([*command, "--sdist"], env=surroundings, check=True)
    for platform in native.PLATFORMS:  # all are built here; what is not this system has not been run
        subprocess.run([*command, "--wheel"], env=surroundings | {freeze.PLATFORM: platform}, check=True)
    if sys.platform == "linux":
        linux = product.ROOT / "packaging" / "linux"
        subprocess.run([str(linux / "build.sh"), str(out)], check=True)
        runtime = os.environ.get("RA_DESKTOP_APPIMAGE_RUNTIME")
        if runtime is not None:
            folder = work / "dist" / product.COMMAND
            appimage = [sys.executable, str(linux / "appimage.py"), str(folder), str(out), "--runtime", runtime]
            subprocess.run(appimage, check=True)
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(out.iterdir())]
    (out / "SHA256SUMS").write_text("".join(sums), encoding="utf-8", newline="\n")


def main() -> int:
    """Bump, build, and print the remaining steps."""
    parser = argparse.ArgumentParser(prog="python packaging/release.py", description=__doc__)
    parser.add_argument("version", help="the version to release")
    parser.add_argument("--only-bump", action="store_true", help="build nothing")
    parser.add_argument("--notes", action="store_true", help="print what is new in that version, and do nothing else")
    options = parser.parse_args()
    changelog = (product.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    try:
        if options.notes:
            sys.stdout.write(notes(changelog, options.version))
            return 0
        check_order(product.version(), options.version, changelog)
        translations.require_complete()
        written = bump(product.ROOT, options.version, datetime.now(UTC).date())
    except ValueError as error:
        sys.stderr.write(f"release.py: {error}\n")
        return 1
    sys.stdout.write("".join(f"changed: {name}\n" for name in written))
    if not options.only_bump:
        build(product.ROOT / "dist")
    sys.stdout.write(
        f"to do: git commit -am 'Version {options.version}', git tag v{options.version}, git push --tags\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
