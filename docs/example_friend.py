"""Joins a table of friends as a window would (docs/friends.md): python3 example_friend.py "INVITATION" [NAME]."""

import base64
import hashlib
import hmac
import json
import secrets
import socket
import sys
import time
from itertools import count

from ra_desktop.engine import RULESETS, Draw, Game, Pass, parse_action

_, address, *_, port, letters = sys.argv[1].split()
SECRET, NONCE = base64.b32decode(letters.upper() + "======"), secrets.token_hex(16)
table = socket.create_connection((address, int(port))).makefile("rwb", buffering=0)
table.write(b'{"type":"hello","table":"ra-table","version":1,"app":"example","nonce":"%s"}\n' % NONCE.encode())
HOST = json.loads(table.readline())["nonce"]
keys = {side: hmac.digest(SECRET, f"ra-table 1 {side} {HOST} {NONCE}".encode(), "sha256") for side in ("guest", "host")}
numbers = {side: count() for side in keys}


def proved(by: str, text: bytes) -> bytes:
    """Return the next line `by` a side, which says `text`."""
    return b"%s %s\n" % (hmac.digest(keys[by], b"%d " % next(numbers[by]) + text, "sha256").hex()[:32].encode(), text)


table.write(proved("guest", b'{"type":"proof"}'))
deal, said = {}, time.monotonic()
for line in table:
    assert hmac.compare_digest(line, proved("host", line[33:-1])), "not from the host"
    message, moves = json.loads(line[33:]), []
    answer = {"type": "beat"} if time.monotonic() > said + 8 else None
    if message["type"] == "proof":
        people = [{"name": " ".join(sys.argv[2:]) or "Example", "colour": "ochre"}]
        answer = {"type": "join", "window": secrets.token_hex(16), "people": people, "rulesets": list(RULESETS)}
    elif message["type"] == "deal":
        deal, bag, suns, drawn = message, message["tiles"], message["suns"], iter(message.get("drawn", ()))
        game = Game(deal["ruleset"], len(suns), bag=bag, suns=suns, position=deal.get("position", ""))
        moves = [(action, next(drawn) if action == "draw" else "") for action in deal.get("actions", ())]
    elif message["type"] == "move":
        moves = [(message["action"], message.get("tile"))]
    elif message["type"] == "open":
        bag = json.dumps([message["bag"], message.get("reshuffles", [])], separators=(",", ":")).encode()
        is_fair = hashlib.sha256(message["salt"].encode() + bag).hexdigest() == deal["sealed"]
        print(f"fame {game.state.fame}, the bag was {'as sealed' if is_fair else 'another'}")
        break
    for action, tile in moves:
        _ = tile and game.put_next(tile)
        game.play(parse_action(action))
    if deal and game.state.current_player in deal["own"]:
        legal = game.state.legal_actions()
        best = next((action for action in (Draw(), Pass()) if action in legal), legal[0])
        answer = {"type": "choose", "ply": len(game.plies), "action": str(best)}
    if answer is not None:
        said = time.monotonic()
        table.write(proved("guest", json.dumps(answer).encode()))
        time.sleep(0.02)  # a guest says at most 100 lines a second
sys.exit(message.get("why"))
