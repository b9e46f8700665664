"""A table for friends elsewhere: one window hosts, the others join (docs/friends.md).

The host's table is a game of its own and plays in no window. The host's own window joins like any other. Nothing here
knows a socket: a table talks to pipes, which ``ui/system/wires.py`` makes.
"""
