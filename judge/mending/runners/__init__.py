"""The ways to run many edits of a file."""
