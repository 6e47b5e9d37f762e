"""What edits ask of the languages, each in a room of its own."""

import typing

from judge.mending.languages import gnu, go, java, javascript, python, rust
from judge.mending.runners.runner import Mended

MENDED: typing.Dict[str, Mended] = {
    name: mended for room in (gnu, go, java, javascript, python, rust) for name, mended in room.MENDED.items()
}
