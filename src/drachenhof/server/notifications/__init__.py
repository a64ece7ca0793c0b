"""Messages to people whose turn it is."""
