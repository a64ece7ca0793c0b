"""Many games at once: simulations, tournaments and ratings (docs/arena.md)."""
