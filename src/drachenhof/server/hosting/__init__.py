"""Tables in use: rooms, commits, clocks, bots, broadcasts, other processes."""
