"""How things look: theme, fonts, drawings, painters."""
