"""Compiled code that serves every game: random games, policies, tree search, rollouts, and batches for learners."""
