"""The game loop: bots play a game to its end."""

from collections.abc import Iterator, Sequence

from ..bots.levels import make_bot
from ..bots.player import Bot, Question, ask
from ..core import Action, Log, Luck, State


def play(
    state: State, bots: Sequence[Bot], luck: Luck, log: Log = None
) -> Iterator[tuple[Question, Action]]:
    """Play a game to its end; each question comes with its answer, after it was carried out.

    `bots` are given by seat. `log` collects the events.
    """
    while pending := state.pending():
        question = ask(state, pending[0])
        action = bots[question.seat].choose(question)
        state.apply(question.seat, action, luck, log)
        yield question, action


def seated_bots(names: Sequence[str], game_key: str, seed: str) -> list[Bot]:
    """A bot of each name, seat by seat, each with chance of its own."""
    return [make_bot(name, game_key, f"{seed}/{seat}") for seat, name in enumerate(names)]
