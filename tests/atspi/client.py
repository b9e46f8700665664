"""A client of AT-SPI, as a screen reader is one: the tree of a program, its actions, and what it announces.

It speaks D-Bus itself, and sees nothing but what a program tells every client.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from jeepney import DBusAddress, MatchRule, Message, MessageType, Properties, message_bus, new_method_call
from jeepney.io.blocking import Proxy, open_dbus_connection

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

T = TypeVar("T")

PATIENCE: Final = 20.0
"""Seconds for anything that is waited for; on a machine that does other things, too."""

_ROOT: Final = "/org/a11y/atspi/accessible/root"
_NOWHERE: Final = "/org/a11y/atspi/null"
_REGISTRY: Final = "org.a11y.atspi.Registry"
_ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
_EVENTS: Final = "org.a11y.atspi.Event.Object"

# fmt: off
_STATES: Final = (
    "invalid", "active", "armed", "busy", "checked", "collapsed", "defunct", "editable", "enabled", "expandable",
    "expanded", "focusable", "focused", "has_tooltip", "horizontal", "iconified", "modal", "multi_line",
    "multiselectable", "opaque", "pressed", "resizable", "selectable", "selected", "sensitive", "showing",
    "single_line", "stale", "transient", "vertical", "visible", "manages_descendants", "indeterminate", "required",
    "truncated", "animated", "invalid_entry", "supports_autocompletion", "selectable_text", "is_default", "visited",
    "checkable", "has_popup", "read_only",
)
# fmt: on
"""The states by their numbers."""


class GoneError(Exception):
    """What was asked is no longer there, or cannot do what was asked."""


@dataclass(frozen=True, slots=True)
class Heard:
    """An event of a program."""

    kind: str
    """`announcement`, or `focus`."""
    text: str
    """What is announced; empty otherwise."""
    source: Node
    """Who tells it."""


@dataclass(frozen=True, slots=True)
class Node:
    """Something in the tree of a program; what is asked is what is there now."""

    client: Client
    program: str
    path: str

    # --- what it is

    @property
    def name(self) -> str:
        """Its name."""
        return str(self._property(_ACCESSIBLE, "Name"))

    @property
    def description(self) -> str:
        """Its description."""
        return str(self._property(_ACCESSIBLE, "Description"))

    @property
    def role(self) -> str:
        """The name of its role: `push button`."""
        return str(self._ask(_ACCESSIBLE, "GetRoleName")[0])

    @property
    def states(self) -> frozenset[str]:
        """The names of its states: `checked`, `focusable`, `showing`."""
        low, high = self._ask(_ACCESSIBLE, "GetState")[0]
        bits = low | high << 32
        return frozenset(name for bit, name in enumerate(_STATES) if bits >> bit & 1)

    @property
    def text(self) -> str:
        """All of its text, if it has any."""
        return str(self._ask("org.a11y.atspi.Text", "GetText", "ii", (0, -1))[0])

    @property
    def value(self) -> float:
        """Its value, if it has one."""
        return float(self._property("org.a11y.atspi.Value", "CurrentValue"))

    @property
    def rect(self) -> tuple[int, int, int, int]:
        """Its rectangle on the screen: x, y, width and height."""
        x, y, width, height = self._ask("org.a11y.atspi.Component", "GetExtents", "u", (0,))[0]
        return x, y, width, height

    @property
    def interfaces(self) -> tuple[str, ...]:
        """What it can be asked: `Action`, `Text`, `Table`."""
        return tuple(name.rpartition(".")[2] for name in self._ask(_ACCESSIBLE, "GetInterfaces")[0])

    @property
    def cells(self) -> tuple[int, int]:
        """The numbers of rows and columns of a table."""
        table = "org.a11y.atspi.Table"
        return int(self._property(table, "NRows")), int(self._property(table, "NColumns"))

    def cell(self, row: int, column: int) -> Node:
        """The cell of a table."""
        return self._node(self._ask("org.a11y.atspi.Table", "GetAccessibleAt", "ii", (row, column))[0])

    # --- where it is

    @property
    def parent(self) -> Node | None:
        """What holds it; None for a program."""
        node = self._node(self._property(_ACCESSIBLE, "Parent"))
        return None if node.path == _NOWHERE else node

    @property
    def index(self) -> int:
        """Its index among the children of its parent; -1 if it is none of them."""
        return int(self._ask(_ACCESSIBLE, "GetIndexInParent")[0])

    @property
    def children(self) -> list[Node]:
        """What it holds."""
        results = [self._node(child) for child in self._ask(_ACCESSIBLE, "GetChildren")[0]]
        return [child for child in results if child.path != _NOWHERE]

    def walk(self, into: Callable[[Node], bool] = lambda node: True) -> Iterator[Node]:
        """Itself and everything in it, in order; children only of what `into` says yes to. What goes is passed over."""
        yield self
        try:
            children = self.children if into(self) else []
        except GoneError:
            return
        for child in children:
            yield from child.walk(into)

    def shown(self) -> Iterator[Node]:
        """What can be seen of itself and everything in it."""
        for node in self.walk(Node.is_showing):
            if node.is_showing():
                yield node

    def is_showing(self) -> bool:
        """Whether it can be seen; programs and what is gone cannot."""
        try:
            return self.role == "application" or "showing" in self.states
        except GoneError:
            return False

    def all(self, role: str | None = None, name: str | Callable[[str], bool] | None = None) -> list[Node]:
        """Everything in it that can be seen and has that role and name."""
        return [node for node in self.shown() if node.matches(role, name)]

    def matches(self, role: str | None, name: str | Callable[[str], bool] | None) -> bool:
        """Whether it has that role and name, as far as they are given."""
        try:
            if role is not None and self.role != role:
                return False
            return name is None or (self.name == name if isinstance(name, str) else name(self.name))
        except GoneError:
            return False

    def find(self, role: str | None = None, name: str | Callable[[str], bool] | None = None) -> Node:
        """The first in it that can be seen and has that role and name; waits until there is one."""

        def first() -> Node | None:
            return next((node for node in self.shown() if node.matches(role, name)), None)

        return self.client.wait(first, f"no {role} named {name} in {self.path}")

    # --- what it does

    @property
    def actions(self) -> list[str]:
        """The names of its actions, which are the same in all languages; Qt 6.12 writes "Show Menu" for "ShowMenu"."""
        if "Action" not in self.interfaces:
            return []
        action = "org.a11y.atspi.Action"
        count = int(self._property(action, "NActions"))
        names = [str(self._ask(action, "GetName", "i", (number,))[0]) for number in range(count)]
        return [name.replace(" ", "") for name in names]

    def do(self, action: str | None = None) -> None:
        """Do its action of that name, or its first one; raises GoneError if that does not work."""
        number = 0 if action is None else self.actions.index(action)
        if not self._ask("org.a11y.atspi.Action", "DoAction", "i", (number,))[0]:
            raise GoneError(f"{self.path} does nothing")

    def focus(self) -> None:
        """Give it the keyboard."""
        self._ask("org.a11y.atspi.Component", "GrabFocus")

    def __str__(self) -> str:
        try:
            return f"{self.role} {self.name!r}"
        except GoneError:
            return f"gone {self.path}"

    # --- asking

    def _property(self, interface: str, name: str) -> Any:
        address = DBusAddress(self.path, self.program, interface)
        return self.client.ask(Properties(address).get(name))[0][1]

    def _ask(self, interface: str, method: str, signature: str | None = None, body: tuple[Any, ...] = ()) -> Any:
        address = DBusAddress(self.path, self.program, interface)
        return self.client.ask(new_method_call(address, method, signature, body))

    def _node(self, reference: tuple[str, str]) -> Node:
        return Node(self.client, *reference)


class Client:
    """A connection to the bus on which programs tell what they show."""

    def __init__(self, session_bus: str) -> None:
        with open_dbus_connection(session_bus) as session:
            address = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            reply = session.send_and_get_reply(new_method_call(address, "GetAddress"), timeout=PATIENCE)
        self._bus = open_dbus_connection(reply.body[0])
        self.heard: list[Heard] = []
        """What all programs have told since the connection began, the last at the end; see :meth:`listen`."""
        Proxy(message_bus, self._bus).AddMatch(MatchRule(type="signal", interface=_EVENTS))
        registry = DBusAddress("/org/a11y/atspi/registry", _REGISTRY, _REGISTRY)
        for event in ("object:announcement", "object:state-changed:focused"):
            self.wait(partial(self._register, registry, event), "the registry does not start")
        self.desktop = Node(self, _REGISTRY, _ROOT)

    def _register(self, registry: DBusAddress, event: str) -> bool:
        """Ask to be told of an event; False if the registry is only starting, which it sometimes does twice."""
        try:
            self.ask(new_method_call(registry, "RegisterEvent", "s", (event,)))
        except GoneError:
            return False
        return True

    def close(self) -> None:
        """End the connection."""
        self._bus.close()

    def ask(self, message: Message) -> Any:
        """Send a message and return what the reply holds; raises GoneError if it cannot be answered."""
        serial = next(self._bus.outgoing_serial)
        try:
            self._bus.send(message, serial=serial)
            ends = time.monotonic() + PATIENCE
            while True:
                reply = self._bus.receive(timeout=max(0.0, ends - time.monotonic()))
                if reply.header.message_type is MessageType.signal:
                    self._hear(reply)
                elif reply.header.fields.get(5) == serial:
                    break
        except (TimeoutError, ConnectionError) as error:
            raise GoneError(str(error)) from error
        if reply.header.message_type is MessageType.error:
            raise GoneError(f"{reply.header.fields.get(4)}: {reply.body}")
        return reply.body

    def listen(self, seconds: float = 0.0) -> None:
        """Hear what was told meanwhile, and what will be within so many seconds."""
        ends = time.monotonic() + seconds
        while True:
            try:
                message = self._bus.receive(timeout=max(0.0, ends - time.monotonic()))
            except TimeoutError:
                return
            if message.header.message_type is MessageType.signal:
                self._hear(message)

    def wait(self, of: Callable[[], T | None], without: str, seconds: float = PATIENCE) -> T:
        """Return what `of` gives as soon as it gives something; fails with `without` if it never does."""
        ends = time.monotonic() + seconds
        while True:
            if result := of():
                return result
            assert time.monotonic() < ends, without
            self.listen(0.03)

    def _hear(self, message: Message) -> None:
        fields = message.header.fields
        if fields.get(2) != _EVENTS:
            return
        source = Node(self, fields[7], fields[1])
        kind, detail, _, (_, value) = message.body[:4]
        if fields[3] == "Announcement":
            self.heard.append(Heard("announcement", str(value), source))
        elif fields[3] == "StateChanged" and kind == "focused" and detail:
            self.heard.append(Heard("focus", "", source))
