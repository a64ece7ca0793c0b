"""Alembic runs this for every upgrade; the connection comes from `migrations`, which holds the transaction."""

from alembic import context

from drachenhof.server.db.migrations import VERSION_TABLE
from drachenhof.server.db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    transactional_ddl=True,
    render_as_batch=True,  # SQLite can change little about a table: it is copied instead
)
with context.begin_transaction():
    context.run_migrations()
