"""How players make moves: choices, places, gestures."""
