"""*Drachensachen*: rules, search, bots, analysis, narration, terminal, learning content."""
