"""The panels of the seats, with their suns, tiles and fame."""
