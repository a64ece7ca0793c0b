"""Create a table, sit down, move, undo: what people do at tables."""
