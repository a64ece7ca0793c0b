"""The server: tables for people, for the page and for bot authors (docs/protocol.md, docs/operations.md)."""
