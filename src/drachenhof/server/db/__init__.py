"""The database: SQLite by default, PostgreSQL for larger servers (docs/operations.md)."""
