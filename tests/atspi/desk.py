"""A desktop of its own for a program and those who listen to it: a screen, a session bus, and the bus of AT-SPI."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.atspi.client import PATIENCE, Client, GoneError, Node

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT: Final = Path(__file__).resolve().parents[2]
_TOOLS: Final = {"Xvfb": "xvfb", "dbus-daemon": "dbus"}
"""The programs that are needed, and their packages on Debian and its relatives."""
_SERVICES: Final = [Path(root) / "share/dbus-1/services/org.a11y.Bus.service" for root in ("/usr", "/usr/local")]


def what_is_missing() -> str:
    """What the system lacks for this, in words; empty if nothing."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is of Linux"
    missing = [package for tool, package in _TOOLS.items() if shutil.which(tool) is None]
    if not any(service.exists() for service in _SERVICES):
        missing.append("at-spi2-core")
    return f"not installed: {', '.join(missing)}" if missing else ""


class Desk:
    """The desktop. Whatever it starts ends with it."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1440, 900)) -> None:
        self._folder = folder
        self._running: list[subprocess.Popen[bytes]] = []
        self._environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("QT_", "DBUS_", "AT_SPI_", "XDG_")) and name not in ("DISPLAY", "WAYLAND_DISPLAY")
        }
        self._environment |= {"GSETTINGS_BACKEND": "memory", "HOME": str(self._made("home"))}
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            self._environment[f"XDG_{name}_HOME"] = str(self._made(name.lower()))
        runtime = self._made("run")
        runtime.chmod(0o700)
        self._environment["XDG_RUNTIME_DIR"] = str(runtime)
        width, height = size
        screen = ["Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", f"{width}x{height}x24"]
        self._environment["DISPLAY"] = f":{self._start_and_ask(screen)}"
        bus = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = address = self._start_and_ask(bus)
        try:
            self.client = Client(address)
        except BaseException:
            self._end_all()
            raise

    def start(self, *arguments: str, home: Path, environment: Mapping[str, str] | None = None) -> Program:
        """Start the application, which keeps its files in `home`; returns when it is in the tree."""
        known = {node.program for node in self.client.desktop.children}
        log = home.with_suffix(".log")
        with log.open("wb") as output:
            process = self._start(
                [sys.executable, "-X", "faulthandler", "-m", "ra_desktop", *arguments],
                stdout=output,
                stderr=subprocess.STDOUT,
                environment={
                    "QT_QPA_PLATFORM": "xcb",
                    "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                    "PYTHONPATH": str(ROOT),
                    "RA_DESKTOP_HOME": str(home),
                    **(environment or {}),
                },
            )

        def node() -> Node | None:
            assert process.poll() is None, log.read_text()
            return next((node for node in self.client.desktop.children if node.program not in known), None)

        return Program(process, self.client.wait(node, "the application is in nobody's tree"), log)

    @property
    def display(self) -> str:
        """The name of the screen."""
        return self._environment["DISPLAY"]

    def close(self) -> None:
        """End everything."""
        self.client.close()
        self._end_all()

    def _end_all(self) -> None:
        for process in reversed(self._running):
            end(process)

    def _made(self, name: str) -> Path:
        folder = self._folder / name
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def _start_and_ask(self, command: list[str]) -> str:
        """Start what prints one line when it is ready; return the line."""
        process = self._start(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert process.stdout is not None
        with process.stdout as text:
            line = text.readline().decode().strip()
        assert line, f"{command[0]} did not start"
        return line

    def _start(
        self, command: list[str], *, stdout: object, stderr: object, environment: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            command,
            stdout=stdout,  # type: ignore[arg-type]
            stderr=stderr,  # type: ignore[arg-type]
            stdin=subprocess.DEVNULL,
            env={**self._environment, **(environment or {})},
            cwd=self._folder,
            start_new_session=True,
        )
        self._running.append(process)
        return process


class Program:
    """The application, running."""

    def __init__(self, process: subprocess.Popen[bytes], node: Node, log: Path) -> None:
        self._process = process
        self._log = log
        self.node = node
        """The root of its tree: its windows are its children."""

    @property
    def client(self) -> Client:
        """Who listens to it."""
        return self.node.client

    @property
    def announced(self) -> list[str]:
        """Everything that it has announced, the last at the end; nothing of the programs that ran here before it."""
        self.client.listen()
        own = self.node.program
        return [
            heard.text for heard in self.client.heard if heard.kind == "announcement" and heard.source.program == own
        ]

    @property
    def log(self) -> str:
        """What it has printed."""
        return self._log.read_text()

    @property
    def is_alive(self) -> bool:
        """Whether it still runs."""
        return self._process.poll() is None

    @property
    def window(self) -> Node:
        """Its window in front: the last one shown, a dialog if there is one."""

        def last() -> Node | None:
            assert self.is_alive, self.log
            try:
                shown = [window for window in self.node.children if window.is_showing()]
            except GoneError:
                return None
            return shown[-1] if shown else None

        return self.client.wait(last, "no window")

    def close(self) -> None:
        """End it."""
        end(self._process)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and all that it has started."""
    for what in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, what)
        try:
            process.wait(PATIENCE / 2)
        except subprocess.TimeoutExpired:
            continue
        return
