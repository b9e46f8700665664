"""What came of the games that were finished here."""
