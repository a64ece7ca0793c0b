"""Many games at once: simulations, and later tournaments and ratings."""
