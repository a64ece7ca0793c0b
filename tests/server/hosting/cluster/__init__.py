"""Several processes for the same tables."""
