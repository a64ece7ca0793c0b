"""Duels: the same game for two people, one after the other."""
