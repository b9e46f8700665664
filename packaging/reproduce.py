"""Compares two builds: ``python packaging/reproduce.py FIRST SECOND``, each a folder of freeze.py or a Debian package.

Prints the number of files and those that differ, our own code separately; the exit status is 1 if any differs. Build
twice in different places to see that neither place nor time matters: ``python packaging/freeze.py --work build/one``
and ``--work build/two``.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

_OWN: Final = ("ra_desktop", "ra-desktop")


def digests(folder: Path) -> dict[str, str]:
    """Return the files below `folder`, each with a checksum and whether it is executable."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_symlink():
            found[path.relative_to(folder).as_posix()] = f"-> {path.readlink()}"
        elif path.is_file():
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            found[path.relative_to(folder).as_posix()] = f"{path.stat().st_mode & 0o111:o} {content}"
    return found


def contents(build: Path) -> dict[str, str]:
    """Return the files of a folder, or of a package with its control files."""
    if build.is_dir():
        return digests(build)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "--raw-extract", str(build), folder], check=True)
        return digests(Path(folder)) | {build.name: hashlib.sha256(build.read_bytes()).hexdigest()}


def is_own(name: str) -> bool:
    """Whether the file is our own code."""
    return any(part.startswith(_OWN) for part in Path(name).parts[-1:]) or "_internal/ra_desktop" in f"_internal/{name}"


def differences(first: dict[str, str], second: dict[str, str]) -> list[str]:
    """Return names of files that are in only one build, or differ."""
    return sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))


def main(arguments: list[str]) -> int:
    """Run the command."""
    if len(arguments) != 2:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    first, second = (contents(Path(each).resolve()) for each in arguments)
    different = differences(first, second)
    for title, own in (("our own", True), ("others'", False)):
        names = {name for name in first.keys() | second.keys() if is_own(name) == own}
        changed = [name for name in different if name in names]
        sys.stdout.write(f"{title}: {len(names)} files, {len(changed)} differ\n")
        sys.stdout.writelines(f"  {name}\n" for name in changed)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
