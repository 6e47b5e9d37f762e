"""Looks for an edit that makes all cases accepted: a program and its verdicts go in, or a compile error; an edit comes out."""
