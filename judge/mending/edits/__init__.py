"""The edits of a source text, kind by kind."""
