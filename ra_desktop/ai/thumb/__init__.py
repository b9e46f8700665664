"""Rules of thumb: what lots, suns and time are worth in fame, weighed against each other; no network, no numpy."""
