"""A bot that plays its net's policy where there is no numpy."""

from collections.abc import Sequence

from ...core import Action, Luck, Seat, State
from ..advice import Advice, Candidate
from ..explain import EXPLAINED, reasons_in
from ..heuristics import AnyHeuristics
from ..player import Question, ShownByName, reopen, sample_worlds
from ..rollout import afterstate, shortlist
from .encoding import MAX_MOVES, WORLDS, AnyFeatures
from .plain_net import PlainNet


class PlainNeuralBot(ShownByName):
    """Does what `NeuralBot` does, for games on their Python engine."""

    def __init__(
        self, features: AnyFeatures, heuristics: AnyHeuristics, net: PlainNet, luck: Luck
    ) -> None:
        self._features = features
        self._heuristics = heuristics
        self._net = net
        self._luck = luck

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        actions, rows = self._encode(question)
        policy = self._net.policy(rows)
        return actions[policy.index(max(policy))]

    def advise(self, question: Question) -> Advice:
        """A move's value is what heuristics give after it, its weight the net's policy."""
        actions, rows = self._encode(question)
        policy = self._net.policy(rows) if len(actions) > 1 else [1.0]
        (world,) = sample_worlds(question, self._luck, 1)
        found = []
        for rank, place in enumerate(sorted(range(len(actions)), key=lambda n: -policy[n])):
            action = actions[place]
            is_explained = rank < EXPLAINED
            reasons = (
                reasons_in(world, question.seat, action, self._heuristics) if is_explained else ()
            )
            value = rows[place + 1][self._features.OWN_SHARE]
            found.append(Candidate(action, value, policy[place], reasons))
        return Advice(tuple(found))

    def _encode(self, question: Question) -> tuple[list[Action], list[list[float]]]:
        """The most promising moves, and the rows of the state and of each move."""
        luck, seat, features = self._luck, question.seat, self._features
        (possible,) = sample_worlds(question, luck, 1)
        worlds = [possible.determinize(seat, luck) for _ in range(WORLDS)]
        for world in worlds:
            reopen(world, seat)
        first = worlds[0]
        actions = list(question.legal)
        if len(actions) == len(possible.legal_actions(seat)):
            actions = list(first.stack[-1].legal_actions(first, seat))
        actions = list(shortlist(first, seat, actions, self._heuristics, MAX_MOVES))
        seen = [self._encode_states(world, seat, actions) for world in worlds]
        rows = [
            [sum(values) / WORLDS for values in zip(*same, strict=True)]
            for same in zip(*seen, strict=True)
        ]
        of_moves = [[0.0] * features.MOVE_FEATURES]
        of_moves += features.move_features(first, seat, actions)
        return actions, [[*row, *more] for row, more in zip(rows, of_moves, strict=True)]

    def _encode_states(
        self, world: State, seat: Seat, actions: Sequence[Action]
    ) -> list[list[float]]:
        """The features of a world as it is, and after each action."""
        seed, heuristics = self._luck.below(1 << 30), self._heuristics
        after = [afterstate(world, seat, action, heuristics, seed) for action in actions]
        return [self._features.state_features(state, seat) for state in (world, *after)]
