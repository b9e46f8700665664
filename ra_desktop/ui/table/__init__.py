"""The table: the board, the panels of all seats, the side panel, and overlays."""
