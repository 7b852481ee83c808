"""The tables of The Warring States that the conformance kit plays."""

from tests.kit.tables import Chosen, Tables

SMALL_DECK = """\
{
 "events": [
  {"key": "war", "name": "War", "copies": 9, "slots": ["any", "any"], "alike": true,
   "do": [{"do": "war", "who": [0, 1], "bonus": [3, 0]}]},
  {"key": "plague", "name": "Plague", "copies": 4, "slots": ["any", ["qin", "qi"]],
   "do": [{"do": "die", "each": "all", "needs": 5, "then": [],
           "else": [{"do": "change", "who": "it", "military": -1, "culture": -1}]}]},
  {"key": "gift", "name": {"en": "Gift", "de": "Gabe", "pl": "Dar"}, "copies": 3,
   "slots": ["qin", "any"],
   "a": {"name": "Grain", "do": [{"do": "move", "from": 0, "to": 1, "attribute": "economy",
                                   "amount": 3}]},
   "b": {"name": "Steel", "do": [{"do": "level", "who": 1, "attribute": "military",
                                   "at_most": 2}]}}
 ],
 "characters": [
  {"key": "first", "name": "First", "state": "qi", "era": "early", "points": 3,
   "goal": {"is": "war", "winner": "qi"}},
  {"key": "second", "name": "Second", "state": "chu", "era": "early", "points": 1,
   "goal": {"is": "attribute", "state": "chu", "attribute": "sum", "below": 30}},
  {"key": "third", "name": "Third", "state": "yan", "era": "late", "points": 5,
   "goal": {"is": "strongest", "state": "yan"}}
 ]
}
"""


def _chosen() -> Chosen:
    """A deck so small that it runs out, and the printed one."""
    return [
        (3, {}),
        (3, {"stepwise": True, "deck": SMALL_DECK}),
        (4, {"stepwise": True}),
        (4, {"deck": SMALL_DECK}),
        (5, {}),
        (5, {"deck": SMALL_DECK}),
    ]


TABLES = Tables(
    _chosen,
    frozenset(
        {
            *("all_played", "cards_revealed", "cards_taken", "card_passed", "card_played"),
            *("claim_possible", "claimed", "war", "raid", "die", "assassination"),
        }
    ),
)
