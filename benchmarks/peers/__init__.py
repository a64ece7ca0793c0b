"""Speed of this engine and of other engines, in one run on one core."""
