"""The review of a game beside the table: what decided it, the costliest moves, luck, and the chances as a graph."""
