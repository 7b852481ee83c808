"""Checks that nobody sees a sealed answer before all are in, and that their order is no matter."""

import random
from collections.abc import Callable, Sequence
from itertools import islice

from ..core import Action, Change, Event, Match, RandomLuck, State, Viewer
from .walk import NoLuck, Walk, choose

QUESTIONS = 12
"""At least this number of sealed questions is looked at, where there are as many."""
MAX_DECISIONS = 100
"""No seat needs more decisions for one sealed answer."""

ANSWERS = 60
"""Sealed answers of a match whose traces are looked for."""

Chooser = Callable[[Sequence[Action]], Action]
Answer = tuple[int, Action]


def sealed_states(walk: Walk) -> list[State]:
    """States in which several seats are asked, none of them done."""
    several = [m.before for m in walk.looked_at if len(m.before.pending()) > 1]
    return list(islice(several, 0, None, max(1, len(several) // QUESTIONS)))


def answer_of(state: State, seat: int, chooser: Chooser) -> list[Answer]:
    """Decisions of one seat until it is not asked any more, the others still being asked."""
    alone = state.copy()
    answer = []
    while alone.is_asked(seat):
        action = chooser(alone.legal_actions(seat))
        alone.apply(seat, action, NoLuck())
        answer.append((seat, action))
        assert len(answer) < MAX_DECISIONS, f"seat {seat} is asked for ever"
    return answer


def choosers(walk: Walk) -> list[Chooser]:
    """All choose the first, all the last, which makes ties, and two that choose at random."""
    rng = random.Random(f"sealed {walk.table}")

    def at_random(legal: Sequence[Action]) -> Action:
        return choose(rng, legal)

    return [lambda legal: legal[0], lambda legal: legal[-1], at_random, at_random]


def check_order_of_answers_does_not_matter(walk: Walk) -> None:
    """Seat by seat, backwards or mixed: the same state and the same story come of it."""
    rng = random.Random(f"orders {walk.table}")
    for state in sealed_states(walk):
        seats = [decision.seat for decision in state.pending()]
        for chooser in choosers(walk):
            answers = {seat: answer_of(state, seat, chooser) for seat in seats}
            results = [
                answered(state, order, walk)
                for order in (
                    [a for seat in seats for a in answers[seat]],
                    [a for seat in reversed(seats) for a in answers[seat]],
                    mixed(answers, rng),
                )
            ]
            given = {seat: [str(action) for _, action in answers[seat]] for seat in seats}
            assert results[0] == results[1] == results[2], f"the order of {given} matters"


def answered(state: State, order: list[Answer], walk: Walk) -> list[object]:
    """The result of these answers, and what each viewer learns at the end."""
    state = state.copy()
    luck = RandomLuck(f"answers {walk.table}")
    log: list[Event] = []
    for number, (seat, action) in enumerate(order, 1):
        log = []
        last = number == len(order)
        state.apply(seat, action, luck if last else NoLuck(), log)
        shown = [event for event in log if not event.hidden]
        assert last or not shown, f"{action} showed {shown[0].kind} before all were in"
        assert all(event.to == (seat,) for event in log if event.hidden and not last)
    assert any(not event.hidden for event in log), "all are in and nothing was shown"
    story = [e.seen_by(None) for e in log if not e.hidden]
    return [state.to_json(), story, *(state.view(viewer) for viewer in walk.table.viewers)]


def mixed(answers: dict[int, list[Answer]], rng: random.Random) -> list[Answer]:
    """The seats' decisions shuffled into each other, each seat's own in their order."""
    left = {seat: list(answer) for seat, answer in answers.items()}
    order = []
    while any(left.values()):
        order.append(left[rng.choice([seat for seat in left if left[seat]])].pop(0))
    return order


def check_answers_do_not_show(walk: Walk) -> None:
    """Until the last answer is in, nothing changes for others: not even that there is one."""
    for state in sealed_states(walk):
        for decision in state.pending():
            seat = decision.seat
            others = [viewer for viewer in walk.table.viewers if viewer != seat]
            before = {viewer: state.view(viewer) for viewer in others}
            for chooser in choosers(walk):
                world = state.copy()
                for _, action in answer_of(state, seat, chooser):
                    world.apply(seat, action, NoLuck())
                    for viewer in others:
                        assert world.view(viewer) == before[viewer], f"{viewer} sees {action}"


def check_matches_keep_answers_secret(walk: Walk) -> None:
    """A match tells nobody that others have answered: not by undo, journal or known state."""
    table = walk.table
    rng = random.Random(f"answers {table}")
    match = Match(table.game, table.seats, table.options, luck=RandomLuck(f"answers {table}"))
    left = ANSWERS // 4 if walk.is_sparse else ANSWERS
    while left and (pending := match.state.pending()):
        decision = rng.choice(pending)
        viewers = [viewer for viewer in table.viewers if viewer != decision.seat]
        known = {viewer: known_of(match, viewer) for viewer in viewers if decision.sealed}
        asked = [d.seat for d in match.known_to(None).pending()]
        legal = match.state.legal_actions(decision.seat)
        secret = match.state.stack[-1].asked_in_secret(match.state)
        assert decision.sealed == (decision.seat in secret), f"{decision} and its step disagree"
        change = match.submit(decision.seat, choose(rng, legal))
        left -= decision.sealed
        is_shown = any(not event.hidden for event in change.events)
        assert not decision.sealed or change.sealed != is_shown, f"{change} is wrongly sealed"
        if change.sealed:
            assert not known_to_act(change, viewers), "others see a sealed answer"
            for viewer in viewers:
                assert known_of(match, viewer) == known[viewer], f"{viewer} knows of {change}"
        elif decision.sealed:
            actors = known_to_act(change, viewers)
            assert actors == {None if len(asked) > 1 else decision.seat}, "who was last shows"


def known_of(match: Match, viewer: Viewer) -> list[object]:
    """The knowledge that a match gives a viewer apart from the view itself."""
    state = match.known_to(viewer)
    state.check()
    return [
        state.to_json(),
        state.view(viewer),
        match.since(0, viewer),
        viewer is not None and match.can_undo(viewer),
        viewer is not None and list(state.legal_actions(viewer)),
    ]


def known_to_act(change: Change, viewers: list[Viewer]) -> set[int | None]:
    """The seats that decided, as these viewers see it; empty if they do not see it at all."""
    seen = [shown for viewer in viewers if (shown := change.seen_by(viewer)) is not None]
    return {shown.seat for shown in seen}
