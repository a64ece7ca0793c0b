"""Compiled code that serves every game: playouts, and later searches and batches."""
