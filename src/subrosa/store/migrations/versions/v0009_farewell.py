"""When somebody is to be known no longer: he has asked for it and may still think otherwise."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("people", sa.Column("farewell", sa.Double))


def downgrade() -> None:
    with op.batch_alter_table("people") as table:
        table.drop_column("farewell")
