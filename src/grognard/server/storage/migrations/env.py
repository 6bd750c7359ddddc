"""How alembic reaches the database: on the connection it is handed by `grognard.server.storage.database.migrate`."""

from __future__ import annotations

from alembic import context

from grognard.server.storage.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
