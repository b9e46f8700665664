"""Files: saved games, and where everything lies. No Qt."""
