"""Plays with a net that looks ahead: to the own next turn, in many possible worlds."""

from itertools import count

import numpy as np

from ..core import Action, Luck
from .advice import Advice
from .clock import Clock
from .eyes import AnyEyes
from .net import Floats, Net
from .neural import Mind
from .player import Budget, Question
from .race import Race

LEAST = 0.01
"""No move counts as less wished for than this, and the one that hand-made judgement would make
counts as wished for by this much more."""
CERTAIN = 0.95
"""A move that the net leans to as much as this is made without looking further."""
TOGETHER = 16
"""In so many worlds at once it looks ahead: the net is faster the more it is asked at once."""


class ForesightBot:
    """Tries what its net leans to in possible worlds, and looks what it leads to there."""

    def __init__(
        self, eyes: AnyEyes, net: Net, luck: Luck, budget: Budget, *, in_turns: bool = True
    ) -> None:
        """A simulation is one move in one world.

        Unless `in_turns`, the actions of turns are chosen at a glance; it still looks ahead in
        wars, revolts and all other questions.
        """
        self._eyes = eyes
        self._net = net
        self._luck = luck
        self._budget = budget
        self._in_turns = in_turns

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        clock = Clock(self._budget)
        mind = Mind(self._eyes, self._net, question, self._luck, self._eyes.more_worlds)
        at_a_glance = not self._in_turns and self._eyes.is_turn(mind.considered.rows[0])
        if at_a_glance or mind.shares.max() > CERTAIN:
            return mind.action(int(mind.shares.argmax()))
        return mind.action(self._look_ahead(mind, clock)[0][0])

    def advise(self, question: Question) -> Advice:
        clock = Clock(self._budget)
        mind = Mind(self._eyes, self._net, question, self._luck, self._eyes.more_worlds)
        order, hopes = self._look_ahead(mind, clock)
        return mind.advice(order, (hopes + 1) / np.float32(2), mind.shares)

    def _look_ahead(self, mind: Mind, clock: Clock) -> tuple[list[int], Floats]:
        """The places of the moves that were looked at, the best first; what each promises."""
        shares = np.maximum(mind.shares, LEAST)
        by_hand = mind.considered.rows[1:, self._eyes.own_share]
        shares[by_hand.argmax()] += LEAST
        places = np.argsort(-shares, kind="stable")[: self._eyes.candidates]
        race = Race(np.log(shares[places]), by_hand[places], self._eyes.trust)
        left = self._budget.simulations or 0
        for part in count(1):
            running = [mind.considered.moves[place] for place in places[race.running]]
            worlds = mind.worlds(min(TOGETHER, max(1, left // len(running))))
            seed = self._luck.below(1 << 30)
            race.add(self._eyes.hopes(mind.net, mind.seat, running, worlds, seed))
            left -= len(running) * len(worlds)
            is_over = len(race.running) == 1 or left < len(race.running)
            if is_over or not clock.fits_another(part):
                break
        hopes = np.zeros(len(mind.shares), np.float32)
        hopes[places] = race.hopes
        return places[race.order()].tolist(), hopes
