"""What is thought of players, match by match, and which matches were looked at for it.

Of those that were over before, nothing says whether somebody had a hint or went back: they move nobody's rating.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("side", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("bot", sa.String(40)),
        sa.Column("places", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("old_mu", sa.Double, nullable=False),
        sa.Column("old_sigma", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_by_person", "ratings", ["person", "game", "side", "n"])
    op.create_index("ratings_by_bot", "ratings", ["bot", "game", "side", "n"])
    op.add_column("matches", sa.Column("rated", sa.Integer))
    op.execute("UPDATE matches SET rated = 0 WHERE state = 'finished'")


def downgrade() -> None:
    with op.batch_alter_table("matches") as table:
        table.drop_column("rated")
    op.drop_table("ratings")
