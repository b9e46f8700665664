"""The statistics of the games finished on this computer."""
