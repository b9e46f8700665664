"""The pages beside the table: the start page, and the lists of lessons, puzzles and places."""
