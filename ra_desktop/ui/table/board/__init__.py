"""The board: one scene, its items, its layout and its painters."""
