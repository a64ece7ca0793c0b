"""The third game in every layer."""
