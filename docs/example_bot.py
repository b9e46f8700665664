#!/usr/bin/env python3
"""A bot for Ra Desktop in fifty lines (docs/protocol.md): it likes full tracks and low suns."""

import re
import sys

CIVILIZATION = "art|agriculture|religion|astronomy|writing"
MONUMENTS = "fortress|obelisk|palace|pyramid|sphinx|statue|step-pyramid|temple"


def best_move(line):
    """Return the move to make in the position that `line` describes."""
    part = dict(re.match(r"(seat \d|\S+):? ?(.*)", text).groups() for text in line.split("; "))
    for choice, answer in (("flip", "keep"), ("gods", "end")):
        if choice in part:
            return answer
    if "side" in part:
        return "side " + re.search(r": ([^/]+)", part["side"])[1]
    if "discard" in part:
        seat, tile = part["discard"].split(": ")
        kinds = CIVILIZATION if "unrest" in tile.split(",")[0] else MONUMENTS
        return "discard " + re.search(rf"\d+ ({kinds})\b", part[f"seat {seat}"])[1]
    lot = [tile for tile in part["track"].split() if tile != "-"]
    if "auction" in part:
        return bid(part, lot)
    return "invoke" if len(lot) >= 5 else "draw"


def bid(part, lot):
    """Return a bid for `lot`: the lowest sun that wins it if it has four tiles, or if a bid is due."""
    start, _, bids = part["auction"].partition(":")
    done = re.findall(r"(\d) (?:bid|pass)", bids)
    highest = max(map(int, re.findall(r"bid (\d+)", bids)), default=0)
    suns = {seat: re.search(r"\bsuns ([\d ]+)", part.get(f"seat {seat}", "")) for seat in "01234" if seat not in done}
    order = [str((int(start.split()[-1]) + step) % 5) for step in range(1, 6)]  # who invoked Ra bids last
    seat = next(seat for seat in order if suns.get(seat))
    higher = [sun for sun in sorted(map(int, suns[seat][1].split())) if sun > highest]
    must = seat == order[-1] and not highest and start.startswith("invoked")
    return f"bid {higher[0]}" if higher and (must or len(lot) >= 4) else "pass"


for command in map(str.strip, sys.stdin):
    word, _, rest = command.partition(" ")
    if word == "position":
        position = rest
    elif word == "quit":
        break
    answers = {"ra1": "id Example\nra1ok", "isready": "readyok", "go": "bestmove "}
    if word in answers:
        print(answers[word] + (best_move(position) if word == "go" else ""), flush=True)
