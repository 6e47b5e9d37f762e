"""Judges programs: one goes in with the test cases, and a `verdicts.Result` for each comes out, with its reason."""
