"""All texts of the table, translatable."""
