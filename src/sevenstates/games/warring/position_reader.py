"""x"""


def parse_position(game, text):
    raise NotImplementedError
