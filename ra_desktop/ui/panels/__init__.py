"""The panels around the board: seats, suns, log, scores, bag."""
