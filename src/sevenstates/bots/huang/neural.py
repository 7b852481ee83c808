"""Plays HUANG as a net has learned it."""

import numpy as np

from ...core import Action, Luck
from ...fast.huang import State
from ...games.huang import HUANG
from ..advice import Advice, Candidate
from ..net import Net
from ..player import Question
from ..worlds import sample_worlds
from .consider import Considered, Floats, consider


class NeuralBot:
    """Considers the promising moves in a few possible worlds and takes what its net leans to."""

    def __init__(self, net: Net, luck: Luck, *, worlds: int = 4) -> None:
        self._net = net
        self._luck = luck
        self._worlds = worlds

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        considered, shares = self._consider(question)
        return HUANG.actions[considered.moves[int(shares.argmax())]]

    def advise(self, question: Question) -> Advice:
        considered, shares = self._consider(question)
        found = [
            Candidate(HUANG.actions[move], float(share), float(share))
            for move, share in zip(considered.moves, shares, strict=True)
        ]
        return Advice(tuple(sorted(found, key=lambda one: -one.value)))

    def _consider(self, question: Question) -> tuple[Considered, Floats]:
        worlds = sample_worlds(question, self._luck, self._worlds)
        considered = consider([State.from_readable(world) for world in worlds], self._luck)  # type: ignore[arg-type]
        (wishes,), _ = self._net.think([considered.rows])
        shares = np.exp(wishes - wishes.max())
        return considered, shares / shares.sum()
