"""What the host says to the whole house; when somebody was last here, and at which tables he sat and got up again."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def _whose(name: str, id: str) -> sa.Column[str]:
    whose = sa.ForeignKey(id, ondelete="CASCADE")
    return sa.Column(name, sa.String(40), whose, primary_key=True, nullable=False)


def upgrade() -> None:
    op.create_table(
        "bulletin",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_table(
        "visits",
        _whose("person", "people.id"),
        _whose("match", "matches.id"),
    )
    op.add_column("people", sa.Column("seen", sa.Double))


def downgrade() -> None:
    with op.batch_alter_table("people") as table:
        table.drop_column("seen")
    op.drop_table("visits")
    op.drop_table("bulletin")
