"""A table as a log: seats, commands, views, clocks as data. No I/O, no asyncio, no SQL; it also runs in a browser."""
