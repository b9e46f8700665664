#!/usr/bin/env python3
"""Joins a table of friends as a window would (docs/friends.md): python3 example_friend.py "INVITATION" [NAME].

It draws, passes and, if it must, does the first thing that is legal; the rules are those of ra_desktop.engine.
"""

import base64
import hashlib
import hmac
import json
import secrets
import socket
import sys
import time

from ra_desktop.engine import Draw, Game, Pass, parse_action


class Prover:
    """Proves the lines of one direction; each has its number."""

    def __init__(self, secret: bytes, side: str, host: str, guest: str) -> None:
        self.key = hmac.digest(secret, f"ra-table 1 {side} {host} {guest}".encode(), "sha256")
        self.number = 0

    def of(self, text: bytes) -> bytes:
        """Return the proof of the next line."""
        self.number += 1
        return hmac.digest(self.key, b"%d " % (self.number - 1) + text, "sha256").hex()[:32].encode()


def main(invitation: str, name: str) -> None:
    """Play until the host opens the bag."""
    _, *addresses, port, letters = invitation.split()
    secret, nonce = base64.b32decode(letters.upper() + "======"), secrets.token_hex(16)
    connection = socket.create_connection((addresses[0], int(port)))
    lines = connection.makefile("rb")
    hello = {"type": "hello", "table": "ra-table", "version": 1, "app": "example", "nonce": nonce}
    connection.sendall(json.dumps(hello).encode() + b"\n")
    host = json.loads(lines.readline())["nonce"]
    out, back = (Prover(secret, side, host, nonce) for side in ("guest", "host"))

    def say(**message: object) -> None:
        text = json.dumps(message).encode()
        connection.sendall(out.of(text) + b" " + text + b"\n")

    say(type="proof")
    game, deal, said = None, {}, time.monotonic()
    for line in lines:
        proof, text = line[:32], line[33:-1]
        assert hmac.compare_digest(proof, back.of(text)), "not from the host"
        message = json.loads(text)
        match message["type"]:
            case "proof":
                people = [{"name": name, "colour": "ochre"}]
                say(type="join", window=secrets.token_hex(16), people=people, rulesets=["classic", "boat", "priests"])
            case "deal":
                deal = message
                game = Game(deal["ruleset"], len(deal["seats"]), bag=deal["tiles"], suns=deal["suns"])
                tiles = iter(deal.get("drawn", ()))
                for action in deal.get("actions", ()):
                    play(game, action, next(tiles) if action == "draw" else "")
            case "move":
                play(game, message["action"], message.get("tile", ""))
            case "open":
                bag = json.dumps([message["bag"], message.get("reshuffles", [])], separators=(",", ":"))
                fair = hashlib.sha256((message["salt"] + bag).encode()).hexdigest() == deal["sealed"]
                print("fame", game.state.fame, "the bag was as sealed" if fair else "the bag was another")
                return
            case "refuse":
                sys.exit(f"refused: {message['why']}")
        if game and game.state.current_player in deal["own"]:
            legal = game.state.legal_actions()
            best = next((action for action in (Draw(), Pass()) if action in legal), legal[0])
            time.sleep(0.02)  # a guest says at most 100 lines a second
            say(type="choose", ply=len(game.plies), action=str(best))
        elif time.monotonic() - said > 8:
            said = time.monotonic()
            say(type="beat")


def play(game: Game, action: str, tile: str) -> None:
    """Play what the host says, with the tile that it drew."""
    if tile:
        game.put_next(tile)
    game.play(parse_action(action))


if __name__ == "__main__":
    main(sys.argv[1], (sys.argv[2:] or ["Example"])[0])
