"""The events of The Warring States, one function a kind. States and cards go by key."""

from collections.abc import Mapping, Sequence

from ....core import Event, Seat, event_kinds
from .components import ATTRIBUTES, STATES

NONE = "none"
"""The value of a field without a state, attribute or choice."""


def _states(states: Sequence[int]) -> list[str]:
    return [STATES[state] for state in states]


def _state(state: int) -> str:
    return STATES[state] if state >= 0 else NONE


# The round.


def host_rolled(rolls: Mapping[Seat, tuple[int, int]], best: Sequence[Seat]) -> Event:
    """Two dice of each seat for the first Host; those with the best roll again if several."""
    shown = {
        str(seat): {"seat": seat, "dice": list(dice), "total": sum(dice)}
        for seat, dice in rolls.items()
    }
    return Event("host_rolled", {"rolls": shown, "host": best[0] if len(best) == 1 else NONE})


def round_began(number: int, year: int, host: Seat) -> Event:
    return Event("round_began", {"round": number, "year": year, "host": host})


def cards_drawn(seat: Seat, cards: Sequence[str]) -> Event:
    """Event cards drawn; only the seat sees which."""
    return Event(
        "cards_drawn", {"seat": seat, "count": len(cards)}, {"cards": list(cards)}, (seat,)
    )


def deck_refilled(deck: str) -> Event:
    """`deck` is events or characters (W-SET-8)."""
    return Event("deck_refilled", {"deck": deck})


def public_event(card: str) -> Event:
    return Event("public_event", {"card": card})


def hand_discarded(seat: Seat, cards: Sequence[str]) -> Event:
    return Event(
        "hand_discarded", {"seat": seat, "count": len(cards)}, {"cards": list(cards)}, (seat,)
    )


def card_passed(seat: Seat, to: Seat, card: str) -> Event:
    return Event("card_passed", {"seat": seat, "to": to}, {"card": card}, (seat, to))


def statement(seat: Seat, said: str, state: str | None) -> Event:
    """`said` is strengthen, weaken, peace, support or oppose."""
    return Event("statement", {"seat": seat, "said": said, "state": state or NONE})


def all_played(counts: Sequence[int]) -> Event:
    """The number of cards that each seat laid down; 0 is a swap of characters."""
    return Event("all_played", {"counts": list(counts)})


def cards_revealed(seat: Seat, cards: Sequence[str]) -> Event:
    """Played cards are turned up; played cards go by what is written of them, `war(qi,chu)`."""
    return Event("cards_revealed", {"seat": seat, "cards": list(cards)})


def cards_taken(seat: Seat, cards: Sequence[str], to: tuple[Seat, ...]) -> Event:
    """Cards of a seat that went into the event deck; the Host and the owner see which."""
    return Event("cards_taken", {"seat": seat, "count": len(cards)}, {"cards": list(cards)}, to)


def card_abandoned(seat: Seat, card: str) -> Event:
    return Event("card_abandoned", {"seat": seat}, {"card": card}, (seat,))


def card_added(seat: Seat, card: str) -> Event:
    return Event("card_added", {"seat": seat}, {"card": card}, (seat,))


def order_laid(seat: Seat, count: int) -> Event:
    return Event("order_laid", {"seat": seat, "count": count})


def card_played(card: Mapping[str, object], written: str) -> Event:
    """A card of the event deck takes effect."""
    fields = {name: value if value is not None else NONE for name, value in card.items()}
    return Event("card_played", {**fields, "written": written})


def card_owner(seat: Seat, to: tuple[Seat, ...]) -> Event:
    """The owner of the card that takes effect: for few to know (W-RND-7)."""
    return Event("card_owner", {"seat": seat}, {}, to, hidden=True)


def round_ended(number: int) -> Event:
    return Event("round_ended", {"round": number})


# What cards do to the states.


def changed(state: int, deltas: Sequence[int], values: Sequence[int]) -> Event:
    named = {ATTRIBUTES[a]: f"{delta:+}" for a, delta in enumerate(deltas) if delta}
    now = {ATTRIBUTES[a]: max(0, values[a]) for a, delta in enumerate(deltas) if delta}
    return Event("changed", {"state": STATES[state], "changes": named, "values": now})


def state_died(state: int, victor: int) -> Event:
    return Event("state_died", {"state": STATES[state], "victor": _state(victor)})


def war(
    sides: Sequence[int],
    dice: Sequence[int],
    bonus: Sequence[int],
    totals: Sequence[int],
    winner: int | None,
) -> Event:
    """`winner` is None for a tie."""
    return Event(
        "war",
        {
            "sides": _states(sides),
            "dice": list(dice),
            "bonus": list(bonus),
            "totals": list(totals),
            "winner": NONE if winner is None else STATES[winner],
        },
    )


def war_forbidden(one: int, two: int) -> Event:
    return Event("war_forbidden", {"sides": _states((one, two))})


def raid(state: int, dice: Sequence[int], strength: int, totals: Sequence[int]) -> Event:
    return Event(
        "raid",
        {
            "state": STATES[state],
            "dice": list(dice),
            "strength": strength,
            "totals": list(totals),
            "result": "win"
            if totals[0] > totals[1]
            else "loss"
            if totals[0] < totals[1]
            else "tie",
        },
    )


def raid_forbidden(state: int) -> Event:
    return Event("raid_forbidden", {"state": STATES[state]})


def assassination(state: int, die: int, needs: int) -> Event:
    return Event(
        "assassination",
        {"state": STATES[state], "die": die, "needs": needs, "succeeds": die >= needs},
    )


def assassination_forbidden(state: int) -> Event:
    return Event("assassination_forbidden", {"state": STATES[state]})


def die(rolled: int, needs: int, state: int) -> Event:
    """A die for a card, or for one state of it."""
    return Event("die", {"die": rolled, "needs": needs, "state": _state(state)})


def forbidden(what: str, states: Sequence[int], attribute: int | None) -> Event:
    return Event(
        "forbidden",
        {
            "what": what,
            "states": _states(states),
            "is_all": len(states) == len(STATES),
            "attribute": NONE if attribute is None else ATTRIBUTES[attribute],
        },
    )


def states_named(states: Sequence[int]) -> Event:
    """The strongest, the weakest, the second strongest, the second weakest (W-PUB-11)."""
    return Event("states_named", {"states": _states(states)})


# Characters.


def characters_drawn(seat: Seat, characters: Sequence[str]) -> Event:
    return Event(
        "characters_drawn",
        {"seat": seat, "count": len(characters)},
        {"characters": list(characters)},
        (seat,),
    )


def characters_kept(seat: Seat, characters: Sequence[str]) -> Event:
    return Event(
        "characters_kept",
        {"seat": seat, "count": len(characters)},
        {"characters": list(characters)},
        (seat,),
    )


def character_discarded(seat: Seat, character: str) -> Event:
    """A character put away face down for others."""
    return Event("character_discarded", {"seat": seat}, {"character": character}, (seat,))


def claim_possible(seat: Seat) -> Event:
    """The seat is asked, and so holds a character whose goal is met."""
    return Event("claim_possible", {"seat": seat})


def claimed(seat: Seat, character: str, points: int) -> Event:
    return Event("claimed", {"seat": seat, "character": character, "points": points})


def early_age_ended() -> Event:
    return Event("early_age_ended")


# The end.


def unified(state: int) -> Event:
    return Event("unified", {"state": STATES[state]})


def game_over(
    reason: str, ranks: Sequence[int], scores: Sequence[int], completed: Sequence[int]
) -> Event:
    return Event(
        "game_over",
        {
            "reason": reason,
            "ranks": list(ranks),
            "scores": list(scores),
            "completed": list(completed),
        },
    )


KINDS = event_kinds(globals())
"""Every kind of event there can be; each function is named after its kind."""
