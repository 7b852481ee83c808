"""The trees of a search: what one seat does in secret splits no tree of another."""

import pytest
from sevenstates_toy.bot.heuristics import ToyHeuristics
from sevenstates_toy.rules.game import TOY, ToyState
from sevenstates_toy.rules.steps import Turn

from sevenstates.bots.tree import Edge, Forest, Node, room_for, select
from sevenstates.core import Action, RandomLuck, State


def depth(forest: Forest, state: State, move: str, *, sealed: bool) -> int:
    """How many edges a simulation takes that begins with a move of the first seat."""
    edge = Edge(TOY.parse_action(move), 1.0)
    return len(forest.descend(state.copy(), 0, sealed, edge, RandomLuck(1)))


def turns() -> ToyState:
    """Both seats hold a tile of each colour and keep or swap, the first one now."""
    state = TOY.new_state(2, luck=RandomLuck(1))
    state.bag, state.hands = [28, 23, 18], [[1, 1, 1], [1, 1, 1]]
    state.stack[-1] = Turn(0)
    return state


def test_sealed_answer_is_hidden_from_the_others_tree() -> None:
    state, forest = TOY.new_state(2, luck=RandomLuck(1)), Forest(ToyHeuristics(), 9)

    assert depth(forest, state, "bid 0", sealed=True) == 1
    assert depth(forest, state, "bid 1", sealed=True) == 2


def test_open_move_leads_the_others_tree_to_another_place() -> None:
    state, forest = turns(), Forest(ToyHeuristics(), 9)

    assert depth(forest, state, "keep", sealed=False) == 1
    assert depth(forest, state, "swap R", sealed=False) == 1
    assert depth(forest, state, "keep", sealed=False) == 2


def test_trees_end_where_nobody_plans_further() -> None:
    state, forest = turns(), Forest(ToyHeuristics(), 1)

    assert [depth(forest, state, "keep", sealed=False) for _ in range(3)] == [1, 1, 1]


@pytest.mark.parametrize(
    ("visits", "legal", "room"),
    [(0, 2, 2), (0, 6, 6), (0, 500, 4), (7, 500, 4), (8, 500, 8), (32, 500, 16), (10**6, 9, 16)],
)
def test_more_visits_make_room_for_more_actions(visits: int, legal: int, room: int) -> None:
    assert room_for(visits, legal) == room


class Favourites(ToyHeuristics):
    """Likes actions the better the later they come."""

    def priors(self, state: object, seat: int, legal: object) -> list[float]:
        assert isinstance(legal, list)
        return [float(1 + place) for place in range(len(legal))]


def test_promising_actions_are_looked_at_first() -> None:
    state = TOY.new_state(2, luck=RandomLuck(1))
    state.coins = [8, 8]
    node, legal = Node(), state.legal_actions(0)

    first = node.open_edges(state, 0, legal, Favourites())
    node.visits = 40
    more = node.open_edges(state, 0, legal, Favourites())

    assert [str(edge.action) for edge in first] == ["bid 8", "bid 7", "bid 6", "bid 5"]
    assert more[:4] == first
    assert len(more) == 9


def tried(action: Action, visits: int, mean: float, prior: float) -> Edge:
    edge = Edge(action, prior)
    edge.visits, edge.total, edge.available = visits, visits * mean, 50
    return edge


def test_selection_weighs_what_trying_gave_against_what_looks_promising() -> None:
    bids = TOY.actions[:3]
    good, bad = tried(bids[0], 40, 0.9, 0.4), tried(bids[1], 40, 0.1, 0.4)
    untried = tried(bids[2], 0, 0.0, 0.2)

    assert select([good, bad]) is good
    assert select([good, bad, untried]) is untried
    untried.prior = 0.01
    assert select([good, bad, untried]) is good
