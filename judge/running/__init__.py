"""Runs programs: a command goes in, how its process ended comes out (`run.Outcome`)."""
