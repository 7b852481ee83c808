"""The tables of the toy game that the conformance kit plays."""

from tests.kit.tables import Chosen, Tables


def _chosen() -> Chosen:
    """All there is."""
    return [
        (2, {}),
        (2, {"pace": "short", "rich": True}),
        (3, {"rich": True}),
        (4, {}),
        (4, {"pace": "short"}),
    ]


TABLES = Tables(_chosen, frozenset({"bids_shown", "lays_shown"}))
