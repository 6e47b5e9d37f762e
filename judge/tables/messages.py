"""The messages, in the user's language. In the code, each stands in a call of `say`, or in a variable `what`."""

import locale
import os
import pathlib
import typing

from judge.tables import facts


class Row(typing.NamedTuple):
    english: str  # The first line.
    chinese: str


CHINESE = {row.english: row.chinese for row in facts.read(pathlib.Path(__file__).with_name("chinese.tsv"), Row)}
translations: typing.Dict[str, str] = {}  # By the first line of a message in English.


def users_language() -> str:
    """Returns what the environment or, on Windows, the display says, such as `zh_CN.UTF-8`."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if os.name == "nt":
        import ctypes

        names.append(locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), ""))  # type: ignore[attr-defined]
    return next(filter(None, names), "")


def use_language(language: str) -> None:
    translations.clear()
    if language.startswith("zh"):
        translations.update(CHINESE)


def say(message: str, **fields: object) -> str:
    """Returns a message with its fields."""
    return translations.get(message.partition("\n")[0], message).format(**fields)
