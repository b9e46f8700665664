"""The windows besides the main one. Each is imported on first use."""
