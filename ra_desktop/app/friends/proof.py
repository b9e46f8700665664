"""The secret of a table, the invitation that carries it, and the proof that a line comes from someone who has it."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import re
import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from ra_desktop.storage.names import from_outside

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ra_desktop.engine import Reshuffle

SECRET_BYTES: Final = 16
MOST_ADDRESSES: Final = 4
_FIRST: Final = "ra-table"
_MAC: Final = 32
"""Hexadecimal digits of a proof: 128 bits."""
_HOST_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9.-]{0,252}")
_INVITATION: Final = re.compile(
    rf"(?i:{_FIRST}((?:\s+(?!{_FIRST})\S+){{1,{MOST_ADDRESSES}}}?)\s+([0-9]{{1,5}})\s+([a-z2-7]{{26}})(?![a-z0-9]))",
    re.ASCII,
)


def new_id() -> str:
    """Return 128 random bits as hexadecimal digits: a nonce, the id of a window, salt."""
    return secrets.token_hex(16)


class Invitation(NamedTuple):
    """Where a table is, and the secret that opens it."""

    addresses: tuple[str, ...]
    port: int
    secret: bytes

    def __str__(self) -> str:
        letters = base64.b32encode(self.secret).decode().rstrip("=").lower()
        return " ".join((_FIRST, *self.addresses, str(self.port), letters))

    @classmethod
    def parse(cls, text: str) -> Invitation:
        """Return the invitation in `text`; ``ValueError`` if it is none. Spaces and line breaks don't matter.

        It may stand in a longer text, such as a letter, in quotation marks, and with what no one sees of a chat.
        """
        for match in _INVITATION.finditer(from_outside(text[:2_000])):
            addresses, port, letters = match.groups()
            if 1 <= int(port) <= 65_535:
                return cls(reachable(addresses), int(port), base64.b32decode(letters.upper() + "======"))
        raise ValueError("an invitation has addresses, a port and a secret")


def invitable(addresses: Iterable[str]) -> tuple[str, ...]:
    """Return up to four of a computer's own `addresses` at which others can find it, those of IPv4 first."""
    known = [ipaddress.ip_address(address.partition("%")[0]) for address in addresses]
    usable = [it for it in known if not (it.is_link_local or it.is_loopback or it.is_multicast or it.is_unspecified)]
    return tuple(dict.fromkeys(map(str, sorted(usable, key=lambda it: it.version))))[:MOST_ADDRESSES]


def reachable(text: str) -> tuple[str, ...]:
    """Return the addresses and names of computers in `text`; ``ValueError`` if there is something else."""
    words = tuple(text.split())
    if not all(map(_is_address, words)):
        raise ValueError("not an address")
    return words


def _is_address(text: str) -> bool:
    try:
        return not ipaddress.ip_address(text).is_multicast
    except ValueError:
        return _HOST_NAME.fullmatch(text) is not None


class ProofError(Exception):
    """A line from someone who doesn't have the secret, or not the next one."""


class Prover:
    """Proves the lines of one direction of one connection, or checks them; each has its number."""

    def __init__(self, secret: bytes, host_nonce: str, guest_nonce: str, *, by_host: bool) -> None:
        about = f"ra-table 1 {'host' if by_host else 'guest'} {host_nonce} {guest_nonce}"
        self._key = hmac.digest(secret, about.encode(), "sha256")
        self._number = 0

    def prove(self, text: bytes) -> bytes:
        """Return the line, with its end, that says `text`."""
        return self._mac(text) + b" " + text + b"\n"

    def check(self, line: bytes) -> bytes:
        """Return the text of `line`; raises :class:`ProofError`."""
        text = line[_MAC + 1 :]
        if not hmac.compare_digest(self._mac(text) + b" ", line[: _MAC + 1]):
            raise ProofError
        return text

    def _mac(self, text: bytes) -> bytes:
        number, self._number = self._number, self._number + 1
        return hmac.digest(self._key, b"%d " % number + text, "sha256").hex()[:_MAC].encode()


def search(secret: bytes, nonce: bytes, *, by_host: bool = False) -> bytes:
    """Return the line that asks a network where the table with that `secret` is, or what its host answers."""
    return Prover(secret, "", nonce.decode(errors="replace"), by_host=by_host).prove(nonce)


def search_answer(secret: bytes, line: bytes) -> bytes:
    """Return what the host answers to `line`; nothing if it does not ask for this table."""
    nonce = line[_MAC + 1 : -1]
    return search(secret, nonce, by_host=True) if hmac.compare_digest(search(secret, nonce), line) else b""


def seal(salt: str, bag: Sequence[str], reshuffles: Sequence[Reshuffle]) -> str:
    """Return what the host sends before the game of a bag that it opens after it."""
    return hashlib.sha256(salt.encode() + msgspec.json.encode([bag, reshuffles])).hexdigest()
