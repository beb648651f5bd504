"""People among each other: faces, invitations, whom somebody does not want to meet, reports; and what has been read."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def _person(name: str, key: bool = False) -> sa.Column[str]:
    whose = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(40), whose, primary_key=key, nullable=False)


def _match(key: bool = False) -> sa.Column[str]:
    return sa.Column(
        "match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=key, nullable=False
    )


def upgrade() -> None:
    op.add_column("people", sa.Column("avatar", sa.String(20), nullable=False, server_default=""))
    op.create_table(
        "invitations",
        _person("person", key=True),
        _match(key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nonce", sa.String(40), nullable=False),
        _person("sender"),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("read", sa.Boolean, nullable=False),
    )
    op.create_table("readings", _person("person", key=True), _match(key=True))
    op.create_table(
        "blocks",
        _person("person", key=True),
        _person("other", key=True),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), primary_key=True),
        _person("person"),
        _person("other"),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("why", sa.String(20), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )


def downgrade() -> None:
    for table in ("reports", "blocks", "readings", "invitations"):
        op.drop_table(table)
    with op.batch_alter_table("people") as people:
        people.drop_column("avatar")
