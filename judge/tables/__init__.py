"""What the tool knows: facts about problems and judges, and messages in each language. A translator edits chinese.tsv."""
