"""People: accounts, statistics, ratings, export and erasure of their data."""
