"""Tables: changes, folds, clocks, bots, secrets, and what is kept before it is told."""
