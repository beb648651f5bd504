"""Which servers are at work, which of them looks after a match, and of what somebody was told already."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def _whose(name: str, id: str) -> sa.Column[str]:
    whose = sa.ForeignKey(id, ondelete="CASCADE")
    return sa.Column(name, sa.String(40), whose, primary_key=True, nullable=False)


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "reminders",
        _whose("person", "people.id"),
        _whose("match", "matches.id"),
        sa.Column("why", sa.String(20), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
    )
    op.add_column("matches", sa.Column("owner", sa.String(20)))


def downgrade() -> None:
    with op.batch_alter_table("matches") as table:
        table.drop_column("owner")
    op.drop_table("reminders")
    op.drop_table("servers")
