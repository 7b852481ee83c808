"""The tables of HUANG that the conformance kit plays."""

from tests.kit.tables import Chosen, Tables

SMALL_MAP = """\
name: small
board:
....~~.
.C.~~..
..~~.C.
~~~....
..C.~~.
....~..
"""


def _chosen() -> Chosen:
    """Modules are spread over seats and editions."""
    return [
        (2, {}),
        (2, {"short": True, "edition": "pl"}),
        (2, {"short": True, "bandits": True, "edition": "de"}),
        (2, {"short": True, "kingdoms": True}),
        (2, {"short": True, "palace": True, "open_scores": True, "edition": "pl"}),
        (2, {"edition": "de", "map": SMALL_MAP}),
        (3, {"edition": "pl", "bandits": True, "palace": True}),
        (3, {"edition": "de", "kingdoms": True, "palace": True}),
        (3, {"bandits": True, "open_scores": True, "dynasties": ["Dragon", "Rat", "Goat"]}),
        (4, {"edition": "de", "palace": True, "map": SMALL_MAP}),
        (4, {"edition": "pl", "kingdoms": True, "open_scores": True}),
        (4, {"bandits": True, "palace": True}),
        (4, {"edition": "de", "palace": True}),
        (5, {"map": SMALL_MAP}),
        (5, {"edition": "pl", "bandits": True}),
        (5, {"edition": "de", "palace": True, "open_scores": True}),
        (5, {"kingdoms": True, "palace": True}),
    ]


TABLES = Tables(_chosen)
