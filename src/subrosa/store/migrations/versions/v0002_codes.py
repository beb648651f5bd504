"""Short codes for chairs, to be read aloud."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nonce", sa.String(40), nullable=False),
    )
    op.create_index("codes_by_seat", "codes", ["match", "seat"], unique=True)


def downgrade() -> None:
    op.drop_table("codes")
