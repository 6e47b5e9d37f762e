"""Where the files are that call a function."""

import pathlib

CALL = pathlib.Path(__file__).resolve().parent.parent / "call"
