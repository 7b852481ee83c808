"""Rewards of the seats at the end of a game."""

from collections.abc import Callable

from ..core import Outcome


def by_rank(outcome: Outcome) -> list[float]:
    """From 1 for the first place down to -1 for the last, in even steps; ties share.

    The rewards of all seats add up to 0.
    """
    seats = len(outcome.ranks)
    # Tied seats hold the same rank: the places they share go on from it.
    shared = [rank + (outcome.ranks.count(rank) - 1) / 2 for rank in outcome.ranks]
    return [1 - 2 * (place - 1) / (seats - 1) for place in shared]


def by_win(outcome: Outcome) -> list[float]:
    """1 for winners and -1 for the others; 0 for all where the rules say that nobody won."""
    if not outcome.winners:
        return [0.0] * len(outcome.ranks)
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(len(outcome.ranks))]


REWARDS: dict[str, Callable[[Outcome], list[float]]] = {"rank": by_rank, "win": by_win}


def reward_named(name: str) -> Callable[[Outcome], list[float]]:
    """The reward function of that name; ValueError, listing the known ones, if there is none."""
    if name not in REWARDS:
        raise ValueError(f"There is no reward {name!r}. Known rewards: {', '.join(REWARDS)}.")
    return REWARDS[name]
