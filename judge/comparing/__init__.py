"""Compares an output with the right answer: both go in, and the first mistake comes out."""
