"""Judges programs: one goes in with the cases, and for each a `verdicts.Result` with its reason comes out."""
