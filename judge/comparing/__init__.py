"""Judges programs: one goes in with the cases, and for each a `verdicts.Result` comes out."""
