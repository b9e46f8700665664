"""The desktop around the program: languages, sound, screens, other windows of the same program."""
