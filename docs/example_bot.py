#!/usr/bin/env python3
"""A bot for Ra Desktop in about fifty lines (docs/protocol.md): it likes full tracks and low suns."""

import re
import sys


def parts(line):
    """Return the parts of a position by their first word; a seat by its number."""
    found = {}
    for part in line.split(";"):
        name, _, rest = part.strip().partition(" ")
        if name == "seat":
            number, _, rest = rest.partition(":")
            name = int(number)
        found[name] = rest
    return found


def numbers(text, word):
    """Return the suns that follow `word` in what a seat has, lowest first."""
    match = re.search(rf"\b{word} ([\d ]+)", text)
    return sorted(map(int, match[1].split())) if match else []


def best_move(line):
    """Return the move to make in a position."""
    position = parts(line)
    lot = [tile for tile in position["track"].split() if tile != "-"]
    for choice in ("discard", "side", "flip"):
        if choice in position:
            return choose(position, choice)
    if "auction" in position:
        start, _, bids = position["auction"].partition(":")
        seats = [number for number in position if isinstance(number, int)]
        done = [int(bid.split()[0]) for bid in bids.split(",") if bid.strip()]
        highest = max([int(sun) for sun in re.findall(r"bid (\d+)", bids)], default=0)
        ra_player = int(start.split()[-1])
        order = [(ra_player + step) % len(seats) for step in range(1, len(seats) + 1)]
        seat = next(seat for seat in order if seat not in done and "suns" in position[seat])
        higher = [sun for sun in numbers(position[seat], "suns") if sun > highest]
        must = seat == ra_player and not highest and start.startswith("invoked")
        return f"bid {higher[0]}" if higher and (must or len(lot) >= 4) else "pass"
    if "gods" in position:
        return "end"
    return "invoke" if len(lot) >= 5 else "draw"


def choose(position, choice):
    """Return the answer to a choice that is neither a turn nor a bid."""
    seat, _, tile = position[choice].partition(": ")
    if choice == "flip":
        return "keep"
    if choice == "side":
        return f"side {tile.split('/')[0]}"
    kinds = (
        "art|agriculture|religion|astronomy|writing"
        if "unrest" in tile.split(",")[0]
        else "fortress|obelisk|palace|pyramid|sphinx|statue|step-pyramid|temple"
    )
    return "discard " + re.search(rf"\d+ ({kinds})\b", position[int(seat)])[1]


for command in map(str.strip, sys.stdin):
    if command == "ra1":
        print("id Example\nra1ok", flush=True)
    elif command == "isready":
        print("readyok", flush=True)
    elif command.startswith("position "):
        known = command.removeprefix("position ")
    elif command.startswith("go"):
        print("bestmove", best_move(known), flush=True)
    elif command == "quit":
        break
