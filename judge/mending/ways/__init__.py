"""Ways to run many edits of a file, all in one program or process.

A way gets edits, and returns those that compile, each with a function that runs it on a test case.
"""

import typing

from judge.mending.ways.cpp import Cpp
from judge.mending.ways.java import Java
from judge.mending.ways.python import Python
from judge.mending.ways.rust import Rust
from judge.mending.ways.way import Way

WAYS: typing.Dict[str, typing.Type[Way]] = {"Python": Python, "Java": Java, "C": Cpp, "C++": Cpp, "Rust": Rust}
