"""What each command does, on a fork of a table."""
