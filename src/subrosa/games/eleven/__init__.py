"""011: eight characters, one of them the Chosen One, and eleven hours until Ragnarök."""
