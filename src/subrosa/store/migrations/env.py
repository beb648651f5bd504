"""What Alembic runs: the steps, inside the transaction somebody else began."""

from alembic import context

from subrosa.store.schema import tables

context.configure(connection=context.config.attributes["connection"], target_metadata=tables, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
