"""The tables in use: what happens at them is kept, acknowledged and shown; clocks, bots and other processes."""
