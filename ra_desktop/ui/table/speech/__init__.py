"""What the table says: announcements for screen readers, and answers to questions asked by key."""
