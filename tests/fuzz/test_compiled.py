"""The compiled rules refuse absurd arguments: RA_DESKTOP_SANITIZE=100000 calls them so often under GCC's sanitizers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

from .compiled import REPORT, ROOT

CALLS = os.environ.get("RA_DESKTOP_SANITIZE", "")


@pytest.mark.skipif(not CALLS, reason="takes minutes: RA_DESKTOP_SANITIZE=100000 says how many calls")
@pytest.mark.skipif(sys.platform != "linux" or shutil.which("gcc") is None, reason="needs GCC on Linux")
def test_absurd_arguments_are_refused_and_nothing_overflows() -> None:
    command = [sys.executable, "-m", "tests.fuzz.compiled", "--count", CALLS]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    text = ended.stdout + ended.stderr
    assert not any(report in text for report in REPORT), text
    assert ended.returncode == 0, text
    for name in ("legal", "apply", "resolve_draws", "features", "options", "estimate", "play_on"):
        assert f"{name} taken" in text
        assert f"{name} refused" in text
