"""How the schema became what it is: a file in `versions` per change, applied in order.

A change of `schema.py` comes with the next file, written like the others (Alembic's
`op`); `tests/server/db/test_migrations.py` compares what they lead to with the
schema. A file that was released is never changed.
"""
