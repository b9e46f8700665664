"""Windows beside the main one. Each is imported when it is first wanted."""
