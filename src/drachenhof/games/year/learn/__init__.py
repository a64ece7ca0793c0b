"""What teaches *In the Year of the Dragon*: lessons, drills and tips."""
