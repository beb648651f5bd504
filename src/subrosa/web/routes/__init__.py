"""The routes of both faces, and the table that names them all."""
