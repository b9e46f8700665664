"""What a person sees: windows, board, panels, dialogs."""
