"""Games in which all players have the same luck: daily games, duels, tournaments."""
