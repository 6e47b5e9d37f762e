"""Judges programs: a `trial.Trial` goes in, and for each test case a `trial.Result` comes out."""
