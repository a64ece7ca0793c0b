"""The drills of *Drachensachen*: `drills.jsonl`, a drill a line."""
