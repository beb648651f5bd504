"""The beginning: matches with their entries, and people."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "seals",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
    )
    _matches()
    _people()


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
    )
    op.create_index("matches_by_state", "matches", ["state", "public", "created"])
    op.create_index("matches_by_due", "matches", ["due"])
    op.create_table(
        "parts",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("parts_by_match", "parts", ["match"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("login", sa.Text, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("mail", sa.Text),
        sa.Column("stamp", sa.Integer, nullable=False),
        sa.Column("prefs", sa.Text, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])


def downgrade() -> None:
    for table in ("subscriptions", "tokens", "people", "entries", "parts", "matches", "seals"):
        op.drop_table(table)
