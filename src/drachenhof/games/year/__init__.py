"""*In the Year of the Dragon*: rules, search, bots, analysis, narration, terminal, learning content."""
