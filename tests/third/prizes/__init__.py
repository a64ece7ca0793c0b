"""*Prizes*: a small third game with a part for every layer, in a package of its own."""
