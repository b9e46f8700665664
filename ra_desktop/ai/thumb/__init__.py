"""Rules of thumb: the value of lots, suns and time in fame; no network, no numpy."""
