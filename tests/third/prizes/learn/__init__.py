"""What teaches *Prizes*."""
