"""Where the server keeps everything: SQLite by default, PostgreSQL when outgrown (docs/operations.md)."""
