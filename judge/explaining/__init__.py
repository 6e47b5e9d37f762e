"""Says why a file fails: results go in, sentences come out, first of one case, then of all cases together."""
