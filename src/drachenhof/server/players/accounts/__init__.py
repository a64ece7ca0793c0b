"""Names, keys and settings of people."""
