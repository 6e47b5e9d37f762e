"""Says why a file fails, and what else is to be known of it: results go in, sentences come out."""
