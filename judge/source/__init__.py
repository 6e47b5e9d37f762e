"""Reads a source file: its name goes in, its text and tokens come out."""
