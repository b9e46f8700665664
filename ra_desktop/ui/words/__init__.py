"""Everything the table says in words, ready to be translated."""
