"""The tables of Huang Di that the conformance kit plays."""

from tests.kit.tables import Chosen, Tables

SMALL_DECK = """\
[
  {"id": 0, "pattern": ["##"], "jade": 1},
  {"id": 1, "pattern": ["#", "#"], "petition": 1},
  {"id": 2, "pattern": ["###"], "income": 1},
  {"id": 3, "pattern": ["#.", "##"], "income": 1, "points": 2},
  {"id": 4, "pattern": [".#", "##"], "jade": 1, "points": 2},
  {"id": 5, "pattern": ["##", "##"], "petition": 2, "points": 1},
  {"id": 6, "pattern": ["##", "#."], "points": 5},
  {"id": 7, "pattern": ["##", ".#"], "points": 5},
  {"id": 8, "pattern": ["#", "#", "#"], "income": 2},
  {"id": 9, "pattern": ["#..", "###"], "jade": 2},
  {"id": 10, "pattern": [".#.", "###"], "petition": 2},
  {"id": 11, "pattern": ["..#", "###"], "income": 2}
]
"""


def _chosen() -> Chosen:
    """Every number of provinces, and a deck that is soon drawn up."""
    return [
        (2, {}),
        (2, {"deck": SMALL_DECK}),
        (3, {}),
        (3, {"variant": "friendly"}),
        (4, {"variant": "cutthroat"}),
        (4, {"variant": "friendly"}),
        (5, {}),
        (6, {}),
        (6, {"variant": "cutthroat"}),
    ]


TABLES = Tables(_chosen, frozenset({"bids_shown", "favours_drawn"}))
