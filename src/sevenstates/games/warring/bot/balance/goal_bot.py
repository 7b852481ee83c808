"""A goal-greedy bot: plays what brings its own characters nearer, one decision at a time.

Only the report on decks plays with it, so that its figures stay comparable.
"""

from collections.abc import Callable
from typing import NamedTuple

from .....bots.advice import Advice, Candidate
from .....bots.player import Question
from .....core import Action, Luck
from ...rules import WarringState
from ...rules import actions as act
from ...rules.cards import Character
from ...rules.components import QUOTA, STATES
from ...rules.effects import EMPTY
from ...rules.view import LaidCardView
from .card_gains import MarkedCard, best_marking, board_value, held, promise, try_out

WEAK = 0.15
"""A card that promises less is hardly worth adding."""
MEAGRE = 0.6
"""If the best card promises less, a new character may be the better idea."""
DULL = 1.2
"""A character that promises less than this is worth swapping."""


class _Plan(NamedTuple):
    """Plan of a seat for a round: cards with their marks, or a swap."""

    cards: tuple[tuple[int, MarkedCard], ...]
    """Place in the hand and marks."""
    swap: int | None


class GoalBot:
    """Plays what brings its own characters nearer. It never bluffs and looks at nobody else."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._plans: dict[int, _Plan] = {}

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        state = question.sample(self._luck)
        assert isinstance(state, WarringState)
        return _ANSWERS[question.decision.prompt](self, question, state)

    def advise(self, question: Question) -> Advice:
        """What it would do: it follows a plan and gives no other action a value."""
        action = self.choose(question)
        return Advice((Candidate(action, 1 / question.sample(self._luck).seats, 1.0),))

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
        """Support the Host who names a state that one of its characters serves."""
        homes = {state.deck.characters[n].state for n in state.characters[question.seat]}
        _, statement = state.said[0]
        if statement < len(STATES):
            return act.ACTIONS[act.SAY + (act.SUPPORT if statement in homes else act.OPPOSE)]
        return act.ACTIONS[act.PASS]

    # Cards.

    def _give(self, question: Question, state: WarringState) -> Action:
        marked = self._marked_hand(question.seat, state)
        worst = min(range(len(marked)), key=lambda slot: marked[slot].gain)
        return act.ACTIONS[act.GIVE + worst]

    def _marked_hand(self, seat: int, state: WarringState) -> list[MarkedCard]:
        """For each card of the hand its best marks."""
        mine = held(state, state.characters[seat])
        return [
            best_marking(state.deck.events[kind], state.board, mine, self._luck)
            for kind in state.hands[seat]
        ]

    def _play(self, question: Question, state: WarringState) -> Action:
        """Follow the plan for the round, made when the first card is asked for.

        Asked in the middle of an answer that it did not begin, it makes a plan there.
        """
        answer = question.view["own"]["answer"]
        done = {card["slot"] - 1 for card in answer["laid"]}
        plan = self._plans.get(question.seat)
        if plan is None or not done or not done <= {slot for slot, _ in plan.cards}:
            plan = self._plans[question.seat] = self._plan(question.seat, state)
        if answer["marking"]:
            return self._mark(question, state, answer["laid"][-1])
        if not done and plan.swap is not None:
            return act.ACTIONS[act.SWAP + plan.swap]
        for slot, _ in plan.cards:
            if slot not in done and act.ACTIONS[act.PLAY + slot] in question.legal:
                return act.ACTIONS[act.PLAY + slot]
        return act.ACTIONS[act.DONE]

    def _mark(self, question: Question, state: WarringState, laid: LaidCardView) -> Action:
        """The next mark as planned; the best one if the plan does not fit what is marked."""
        slot = laid["slot"] - 1
        begun = tuple(STATES.index(name) if name else EMPTY for name in laid["targets"])
        plan = self._plans.get(question.seat)
        planned = dict(plan.cards).get(slot) if plan else None
        if planned and planned.targets[: len(begun)] == begun:
            action = _next_mark(planned, begun)
            if action in question.legal:
                return action
        card = state.deck.events[state.hands[question.seat][slot]]
        mine = held(state, state.characters[question.seat])
        return _next_mark(best_marking(card, state.board, mine, self._luck, begun), begun)

    def _plan(self, seat: int, state: WarringState) -> _Plan:
        marked = self._marked_hand(seat, state)
        order = sorted(range(len(marked)), key=lambda slot: -marked[slot].gain)
        mine = held(state, state.characters[seat])
        dull = min(
            range(len(mine)), key=lambda slot: promise(mine[slot], state.board), default=None
        )
        if not order or marked[order[0]].gain < MEAGRE:
            if dull is None:
                return _Plan((), act.NO_CHARACTER)
            if not order or promise(mine[dull], state.board) < DULL:
                return _Plan((), dull)
        count = self._how_many(seat, state, [marked[slot].gain for slot in order])
        return _Plan(tuple((slot, marked[slot]) for slot in order[:count]), None)

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
        before = board_value(mine, state.board)

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
            done = act.ACTIONS[act.DONE]
            return done if done in question.legal else self._mark(question, state, step["answer"])
        mine = held(state, state.characters[question.seat])
        marked = self._marked_hand(question.seat, state)
        best_slot = max(range(len(marked)), key=lambda s: marked[s].gain, default=None)
        add = marked[best_slot].gain if best_slot is not None else 0.0
        gains = self._agenda_gains(state, mine)
        worst = min(range(len(gains)), key=lambda place: gains[place], default=None)
        can_abandon = worst is not None and act.ACTIONS[act.ABANDON + worst] in question.legal
        if worst is not None and can_abandon and -gains[worst] > max(add, WEAK):
            return act.ACTIONS[act.ABANDON + worst]
        if best_slot is not None and add > WEAK:
            self._plans[question.seat] = _Plan(((best_slot, marked[best_slot]),), None)
            return act.ACTIONS[act.ADD + best_slot]
        return act.ACTIONS[act.PASS]

    def _agenda_gains(self, state: WarringState, mine: list[Character]) -> list[float]:
        before = board_value(mine, state.board)
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


def _next_mark(card: MarkedCard, begun: tuple[int, ...]) -> Action:
    if len(begun) < len(card.targets):
        return act.ACTIONS[act.MARK + card.targets[len(begun)]]
    return act.ACTIONS[act.CHOOSE + card.choice]


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
