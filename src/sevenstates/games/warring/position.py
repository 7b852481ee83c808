"""x"""


def format_position(state):
    raise NotImplementedError
