"""How the user interface shows each game: groups, labels and explanations of points."""
