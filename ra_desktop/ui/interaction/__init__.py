"""How a person makes a move: choices, places, gestures."""
