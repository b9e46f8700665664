"""The window and everything around the table: application, menus, commands, files, message bars, start page."""
