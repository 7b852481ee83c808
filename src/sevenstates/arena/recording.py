"""A game of bots with its record."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .. import games
from ..bots.player import Question
from ..core import Log, Move, Record, RecordingLuck, SealedLuck
from .game_loop import play, seated_bots


def play_recorded(
    game_key: str,
    bots: Sequence[str],
    options: Mapping[str, Any],
    seed: str,
    *,
    on_question: Callable[[Question], None] = lambda question: None,
    log: Log = None,
) -> Record:
    """Let bots, named by seat, play a game; the same seed gives the same game anywhere."""
    game = games.get(game_key)
    table = game.options_type.from_json(options)
    sealed = SealedLuck(hashlib.sha256(seed.encode()).digest())
    luck = RecordingLuck(sealed)
    state = game.new_state(len(bots), table, luck=luck)
    setup, moves = luck.take(), []
    for question, action in play(state, seated_bots(bots, game_key, seed), luck, log):
        on_question(question)
        moves.append(Move(question.seat, str(action), luck.take()))
    return Record(
        game.key,
        game.rules_version,
        len(bots),
        table.to_json(),
        setup,
        tuple(moves),
        sealed.commitment,
        sealed.key.hex(),
        state.outcome(),
    )
