"""Reviews of whole games: what was luck, what was skill, and which decisions cost most."""
