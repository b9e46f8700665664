"""Value networks and the search on top of them. Only :mod:`.settings` can be imported without numpy."""
