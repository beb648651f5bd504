"""How often each answer was given to the puzzle of a day, and who has answered today."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "answers",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("puzzle", sa.String(60), primary_key=True),
        sa.Column("answer", sa.String(60), primary_key=True),
        sa.Column("people", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "answered",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("puzzle", sa.String(60), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_answered_person", "answered", ["person"])


def downgrade() -> None:
    op.drop_table("answered")
    op.drop_table("answers")
