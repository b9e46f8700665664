"""The day on the Nile behind the Ra track: sky, land, boat."""
