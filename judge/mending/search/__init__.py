"""The search for an edit that mends a file."""
