"""What teaches *Drachensachen*: lessons, drills and tips."""
