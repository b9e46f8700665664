"""The desktop environment: languages, sound, screens, other windows of the program."""
