"""Results of a person: history, opponents, statistics."""
