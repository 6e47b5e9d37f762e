"""What the tool knows: the facts about problems and judges, and the messages in each language.

A translator edits chinese.tsv.
"""
