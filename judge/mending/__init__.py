"""Looks for an edit: a program comes in with its verdicts, or a compile error; what is said of an edit goes out."""
