"""The process: how it starts, serves and ends."""
