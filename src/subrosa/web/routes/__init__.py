"""The routes of both surfaces, and the table that names them all."""
