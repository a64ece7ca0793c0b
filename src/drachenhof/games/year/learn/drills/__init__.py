"""The drills of *In the Year of the Dragon*: `drills.jsonl`, a drill a line."""
