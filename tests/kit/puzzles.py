"""Bots asked for their answer in a position where it is plain."""

from collections.abc import Callable, Set

from sevenstates.bots import Question, make_bot

SEEDS = range(1, 9)
"""A bot that is right by luck alone is hardly right with all of them."""


def wrong_answers(
    question: Question,
    right_among: Callable[[set[str]], Set[str]],
    level: str,
    game_key: str,
    *seeds: int,
) -> Set[str]:
    """What the bot says with these seeds, but for what is right among the legal actions."""
    legal = {str(action) for action in question.legal}
    right = right_among(legal)
    assert right, "a question with a right answer"
    assert right < legal, "a question with a wrong answer"
    return {str(make_bot(level, game_key, seed).choose(question)) for seed in seeds} - right
