"""Games with the same luck for everybody: daily games, duels, tournaments."""
