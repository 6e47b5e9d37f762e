"""The messages of the tool."""


def say(message, **fields):
    """Returns a message with its fields."""
    return message.format(**fields)
