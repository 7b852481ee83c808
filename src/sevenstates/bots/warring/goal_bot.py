"""Greedy for goals: plays what brings its own characters nearer, one decision at a time."""

from collections.abc import Callable
from typing import NamedTuple

from ...core import Action, Luck
from ...games.warring import WarringState
from ...games.warring import actions as act
from ...games.warring.cards import Character
from ...games.warring.components import QUOTA, STATES
from ..player import Question
from .prospects import Prospect, best_marking, held, promise, try_out, worth

WEAK = 0.15
"""A card that promises less is hardly worth adding."""
MEAGRE = 0.6
"""If the best card promises less, a new character may be the better idea."""
DULL = 1.2
"""A character that promises less than this is worth swapping."""


class _Plan(NamedTuple):
    """What a seat means to do in a round: cards with their marks, or a swap."""

    round: int
    cards: tuple[tuple[int, Prospect], ...]
    """Place in the hand and marks."""
    swap: int | None


class GoalBot:
    """Plays what brings its own characters nearer. It bluffs never and foresees nobody."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._plans: dict[int, _Plan] = {}

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        state = question.sample(self._luck)
        assert isinstance(state, WarringState)
        return _ANSWERS[question.decision.prompt](self, question, state)

    # Characters.

    def _keep(self, question: Question, state: WarringState) -> Action:
        offer = held(state, state.offers[question.seat])
        keeps = [action for action in question.legal if isinstance(action, act.Keep)]
        return max(keeps, key=lambda action: promise(offer[action.slot], state.board))

    def _new_hero(self, question: Question, state: WarringState) -> Action:
        offer = held(state, state.offers[question.seat])
        mine = held(state, state.characters[question.seat])
        swaps = [action for action in question.legal if isinstance(action, act.Exchange)]

        def better(action: act.Exchange) -> float:
            new, old = offer[action.offer], mine[action.slot]
            return promise(new, state.board) - promise(old, state.board)

        best = max(swaps, key=better)
        return best if better(best) > 0 else act.ACTIONS[act.PASS]

    def _claim(self, question: Question, state: WarringState) -> Action:
        mine = held(state, state.characters[question.seat])
        claims = [action for action in question.legal if isinstance(action, act.Claim)]
        return max(claims, key=lambda action: mine[action.slot].points)

    # Words.

    def _speech(self, question: Question, state: WarringState) -> Action:
        """Say truly which state the first character serves."""
        for number in state.characters[question.seat]:
            home = state.deck.characters[number].state
            if state.board.is_alive(home):
                return act.ACTIONS[act.SAY + home]
        return act.ACTIONS[act.PASS]

    def _answer(self, question: Question, state: WarringState) -> Action:
        """Support the Host who names a state that an own character serves."""
        homes = {state.deck.characters[n].state for n in state.characters[question.seat]}
        _, statement = state.said[0]
        if statement < len(STATES):
            return act.ACTIONS[act.SAY + (act.SUPPORT if statement in homes else act.OPPOSE)]
        return act.ACTIONS[act.PASS]

    # Cards.

    def _give(self, question: Question, state: WarringState) -> Action:
        prospects = self._prospects(question.seat, state)
        worst = min(range(len(prospects)), key=lambda slot: prospects[slot].gain)
        return act.ACTIONS[act.GIVE + worst]

    def _prospects(self, seat: int, state: WarringState) -> list[Prospect]:
        """For each card of the hand its best marks."""
        mine = held(state, state.characters[seat])
        return [
            best_marking(state.deck.events[kind], state.board, mine, self._luck)
            for kind in state.hands[seat]
        ]

    def _play(self, question: Question, state: WarringState) -> Action:
        """Follow the plan for the round, made when the first card is asked for."""
        answer = question.view["own"]["answer"]
        if not answer["laid"]:
            self._plans[question.seat] = self._plan(question.seat, state)
        plan = self._plans[question.seat]
        if plan.swap is not None:
            return act.ACTIONS[act.SWAP + plan.swap]
        if answer["marking"]:
            laid = answer["laid"][-1]
            prospect = dict(plan.cards)[laid["slot"] - 1]
            return self._mark(question, laid["targets"], prospect)
        done = {card["slot"] - 1 for card in answer["laid"]}
        for slot, _ in plan.cards:
            if slot not in done:
                return act.ACTIONS[act.PLAY + slot]
        return act.ACTIONS[act.DONE]

    def _mark(self, question: Question, targets: list[str], prospect: Prospect) -> Action:
        if len(targets) < len(prospect.targets):
            return act.ACTIONS[act.MARK + prospect.targets[len(targets)]]
        return act.ACTIONS[act.CHOOSE + prospect.choice]

    def _plan(self, seat: int, state: WarringState) -> _Plan:
        prospects = self._prospects(seat, state)
        order = sorted(range(len(prospects)), key=lambda slot: -prospects[slot].gain)
        mine = held(state, state.characters[seat])
        dull = min(
            range(len(mine)), key=lambda slot: promise(mine[slot], state.board), default=None
        )
        if not order or prospects[order[0]].gain < MEAGRE:
            if dull is None:
                return _Plan(state.round, (), act.NO_CHARACTER)
            if not order or promise(mine[dull], state.board) < DULL:
                return _Plan(state.round, (), dull)
        count = self._how_many(seat, state, [prospects[slot].gain for slot in order])
        return _Plan(state.round, tuple((slot, prospects[slot]) for slot in order[:count]), None)

    def _how_many(self, seat: int, state: WarringState, gains: list[float]) -> int:
        """How many of the best cards promise most, by the table of W-RND-5."""
        if state.rule == "one_card":
            return 1
        is_choice = seat == state.host and state.rule != "no_host"

        def promised(count: int) -> float:
            if is_choice:
                return sum(gains[: QUOTA[count]])
            return sum(gains[:count]) / count * QUOTA[count]

        return max(range(1, len(gains) + 1), key=promised)

    # The Host's work.

    def _take(self, question: Question, state: WarringState) -> Action:
        mine = held(state, state.characters[question.seat])
        before = worth(mine, state.board)

        def gain(action: Action) -> float:
            assert isinstance(action, act.Take)
            entry = state.laid[action.seat][action.card]
            card = state.deck.events[entry.kind]
            after = try_out(card, entry.targets, entry.choice, state.board, mine, self._luck)
            return after - before

        return max(question.legal, key=gain)

    def _amend(self, question: Question, state: WarringState) -> Action:
        """Abandon what hurts most, or add what helps most, whichever matters more."""
        step = question.view["own"]
        if step is not None:
            return self._mark_added(question, step["answer"])
        mine = held(state, state.characters[question.seat])
        prospects = self._prospects(question.seat, state)
        best_slot = max(range(len(prospects)), key=lambda s: prospects[s].gain, default=None)
        add = prospects[best_slot].gain if best_slot is not None else 0.0
        gains = self._agenda_gains(state, mine)
        worst = min(range(len(gains)), key=lambda place: gains[place], default=None)
        can_abandon = worst is not None and act.ACTIONS[act.ABANDON + worst] in question.legal
        if worst is not None and can_abandon and -gains[worst] > max(add, WEAK):
            return act.ACTIONS[act.ABANDON + worst]
        if best_slot is not None and add > WEAK:
            self._plans[question.seat] = _Plan(
                state.round, ((best_slot, prospects[best_slot]),), None
            )
            return act.ACTIONS[act.ADD + best_slot]
        return act.ACTIONS[act.PASS]

    def _mark_added(self, question: Question, answer: dict[str, object]) -> Action:
        done = act.ACTIONS[act.DONE]
        if done in question.legal:
            return done
        targets = answer["targets"]
        assert isinstance(targets, list)
        return self._mark(question, targets, self._plans[question.seat].cards[0][1])

    def _agenda_gains(self, state: WarringState, mine: list[Character]) -> list[float]:
        before = worth(mine, state.board)
        return [
            try_out(
                state.deck.events[entry.kind],
                entry.targets,
                entry.choice,
                state.board,
                mine,
                self._luck,
            )
            - before
            for entry in state.agenda
        ]

    def _order(self, question: Question, state: WarringState) -> Action:
        """What hurts comes first and what helps last, when nothing can spoil it any more."""
        gains = self._agenda_gains(state, held(state, state.characters[question.seat]))
        nexts = [action for action in question.legal if isinstance(action, act.Next)]
        return min(nexts, key=lambda action: gains[action.card])


_ANSWERS: dict[str, Callable[[GoalBot, Question, WarringState], Action]] = {
    "keep-two": GoalBot._keep,
    "keep-one": GoalBot._keep,
    "new-hero": GoalBot._new_hero,
    "claim": GoalBot._claim,
    "speech": GoalBot._speech,
    "answer": GoalBot._answer,
    "give": GoalBot._give,
    "play": GoalBot._play,
    "take": GoalBot._take,
    "amend": GoalBot._amend,
    "order": GoalBot._order,
    "choose-next": GoalBot._order,
}
