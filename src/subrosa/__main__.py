"""`python -m subrosa` is the command `subrosa`."""

from subrosa.cli import main

main()
