"""A program that is started here: in its own folder, and gone when this one is, however that ends."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import signal
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Sequence

_INTERPRETER: Final = re.compile(
    r"(?:python|pypy|node|deno|bun|java|ruby|perl|lua|luajit|php|rscript|julia|dotnet|mono|wine|(?:ba|z|k|da|fi)?sh|cmd|"
    r"powershell|pwsh|env|uv)w?[0-9.]*(?:\.exe)?",
    re.IGNORECASE,
)
"""The names of programs that run others, which are among their arguments."""
_WATCH: Final = 'read -r line; kill -s KILL -- "-$0"'
"""A shell's script that ends a process group as soon as its input ends, as it does with the program that holds it."""
_ERROR_BYTES: Final = 4_000
"""How much is kept of a standard error."""
_MOST_LINES: Final = 8
_BLOCK: Final = 65_536
_PAUSE: Final = 0.001
"""Seconds between two blocks, so that a program that writes without end doesn't keep a core busy here, too."""
_LAST_WORDS: Final = 0.5
"""Seconds to wait for what a program says when it ends."""


def entered(program: str, arguments: str = "") -> tuple[str, ...]:
    """Return a command as a person writes it: with quotation marks, ``~``, or arguments in the first field.

    The program is an absolute path if there is such a program, and so are arguments that are files.
    """
    program = program.strip()
    if len(program) > 1 and program[0] == program[-1] and program[0] in "\"'" and program[0] not in program[1:-1]:
        program = program[1:-1].strip()
    first = _absolute(program)
    if first is None and len(words := split(program)) > 1 and (first := _absolute(words[0])) is not None:
        rest = [*words[1:], *split(arguments)]
    else:
        rest = split(arguments)
    return (program if first is None else first, *map(_as_file, rest)) if program else ()


def split(arguments: str) -> list[str]:
    """Return the words of a command line, in which quotation marks keep words together."""
    lexer = shlex.shlex(arguments, posix=True)
    lexer.whitespace_split, lexer.commenters = True, ""
    if os.name == "nt":
        lexer.escape = ""
    try:
        return list(lexer)
    except ValueError:
        return arguments.split()  # a quotation mark without another


def _absolute(program: str) -> str | None:
    """Return the path of a program that is there."""
    try:
        path = os.path.expanduser(program)  # noqa: PTH111 - raises nothing
        path = shutil.which(path) or (path if os.path.isfile(path) else "")  # noqa: PTH113
        return os.path.abspath(path) if path else None  # noqa: PTH100 - keeps links, which a venv is made of
    except (OSError, ValueError):
        return None


def _as_file(argument: str) -> str:
    """Return the absolute path of an argument that is a file."""
    path = os.path.expanduser(argument)  # noqa: PTH111 - as above
    try:
        return os.path.abspath(path) if os.path.isfile(path) else argument  # noqa: PTH100, PTH113 - as above
    except ValueError:
        return argument


def own_folder(command: Sequence[str]) -> str | None:
    """Return the folder of the program in an absolute `command`: where an interpreter runs one, that of its script."""
    files = [Path(word) for word in command if os.path.isabs(word) and os.path.isfile(word)]  # noqa: PTH113, PTH117
    scripts = [file for file in files if not _INTERPRETER.fullmatch(file.name)]
    return next((str(file.parent) for file in (*scripts, *files)), None)


class ChildProcess:
    """A program with all that it has started.

    It has a process group of its own. A shell, on Windows a job, ends the group when this program ends, even if it is
    killed. (What Linux has for this, the parent-death signal, comes when the thread that started a program ends.)
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start `command`; raises OSError and ValueError."""
        import subprocess  # loaded on first use

        self.process: Final[subprocess.Popen[bytes]] = subprocess.Popen(  # noqa: S603 - what the person at this computer has entered
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=own_folder(command),
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._said = b""
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self._watcher: subprocess.Popen[bytes] | None = None
        self._job = 0
        if sys.platform == "win32":
            self._job = _job_of(int(self.process._handle))
        else:
            with contextlib.suppress(OSError):
                self._watcher = subprocess.Popen(  # noqa: S603 - a number is all that it gets
                    ["/bin/sh", "-c", _WATCH, str(self.process.pid)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    cwd="/",
                    start_new_session=True,
                )

    def _listen(self) -> None:
        """Keep the end of what the program writes to its standard error."""
        assert self.process.stderr is not None
        with contextlib.suppress(OSError, ValueError), self.process.stderr as error:
            while block := os.read(error.fileno(), _BLOCK):
                self._said = (self._said + block)[-_ERROR_BYTES:]
                time.sleep(_PAUSE)

    def last_words(self) -> tuple[int | None, str]:
        """Return the exit status, None while it runs, and the last lines of its standard error.

        Waits a moment for both if the program has closed its output.
        """
        import subprocess

        assert self.process.stdout is not None
        if self.process.stdout.closed:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(_LAST_WORDS)
                self._listener.join(_LAST_WORDS)
        lines = self._said.decode(errors="replace").split("\n")
        return self.process.returncode, "\n".join([line for line in lines if line.strip()][-_MOST_LINES:])

    def kill(self) -> None:
        """Kill the program and all in its group; it is still to be ended."""
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                _close(self._job)
                self._job = 0
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)

    def end(self) -> None:
        """Kill the program, and forget it. Its outputs are closed by the threads that read them."""
        self.kill()
        if self._watcher is not None:
            self._watcher.kill()
            self._watcher.communicate()
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        self.process.wait()


if sys.platform == "win32":
    _LIMITS: Final = 9
    """The class of information JobObjectExtendedLimitInformation; its flags are at byte 16."""
    _ENDS_WITH_HANDLE: Final = 0x2000

    def _job_of(process: int) -> int:
        """Return a job that ends `process`, and what it starts, when its handle is closed, if only by our end."""
        import ctypes
        import struct

        kernel = ctypes.WinDLL("kernel32")
        kernel.CreateJobObjectW.restype = ctypes.c_void_p
        job: int | None = kernel.CreateJobObjectW(None, None)
        size = 144 if sys.maxsize > 1 << 32 else 112
        limits = ctypes.create_string_buffer(struct.pack("<16xI", _ENDS_WITH_HANDLE), size)
        kernel.SetInformationJobObject(ctypes.c_void_p(job), _LIMITS, limits, size)
        kernel.AssignProcessToJobObject(ctypes.c_void_p(job), ctypes.c_void_p(process))
        return job or 0

    def _close(job: int) -> None:
        import ctypes

        if job:
            ctypes.WinDLL("kernel32").CloseHandle(ctypes.c_void_p(job))
