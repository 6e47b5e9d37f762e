"""The messages, in the user's language."""

import locale
import os
import re

from judge.chinese import CHINESE

translations = {}  # By the first line of the message in English.


def users_language(arguments):
    """Returns what --lang, the environment or, on Windows, the display says, such as `zh_CN.UTF-8`."""
    option = re.search(r"(?:^| )--lang[ =](\w+)", " ".join(arguments))
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    if option:
        return option[1]
    if os.name == "nt":
        import ctypes

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return next(filter(None, names), "")


def use_language(language):
    if language.startswith("zh"):
        translations.update(CHINESE)


def translated(message):
    return translations.get(message.partition("\n")[0], message)


def say(message, **fields):
    """Returns a message with its fields."""
    return translated(message).format(**fields)
