"""How a source text is read: tokens, statements, expressions, and what in it does harm."""
