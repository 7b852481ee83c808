"""Find puzzles in games of strong bots: `python -m scripts.find_puzzles GAME --count 120`.

A decision becomes a puzzle if its best move has a theme and leads all others by a clear gap, first
in a short look of `expert`, then in long ones with other seeds. What is found is added to the
puzzles that the game has; games that were searched before are not played again.
"""

import argparse
import math
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from sevenstates import games
from sevenstates.arena.game_loop import seated_bots
from sevenstates.bots.advice import Advice
from sevenstates.bots.levels import make_bot
from sevenstates.bots.nets import adapter_of, net_of
from sevenstates.bots.nets.neural import NetDecision
from sevenstates.bots.player import Question, ask
from sevenstates.bots.threads import keep_numpy_to_one_thread
from sevenstates.core import Action, RandomLuck, State
from sevenstates.puzzles.puzzle import FILE, FOLDER, Proof, Puzzle, format_file, load_puzzles
from sevenstates.puzzles.themes import Themes

PLAYERS = "hard"
"""The bot in every seat of the games that are searched."""
SHORT_LOOKS, LONG_LOOK = ("expert:96", "expert:384"), "expert:1920"
LONG_LOOKS = 2
EASY_GAP = 0.05
"""A gap that makes a puzzle neither harder nor easier."""
APART = 0.05
"""The part of a game between two of its puzzles, at least, so that they do not look alike."""
KEPT_VALUES = 5
"""The best moves whose values are kept."""
LEVELS = {"easy": 4, "normal": 2, "hard": 1}
"""The bots that are tried to see how hard a puzzle is, and how often each."""


@dataclass(frozen=True, eq=False, slots=True)
class Found:
    """A decision of a game that has a theme, in a world as its seat may believe it."""

    number: int
    state: State
    seat: int
    theme: str


def decisions(game_key: str, seats: int, seed: str, themes: Themes) -> list[Found]:
    """Play a game of bots; its decisions with a theme."""
    game, luck = games.get(game_key), RandomLuck(seed)
    state, bots = game.new_state(seats, luck=luck), seated_bots([PLAYERS] * seats, game_key, seed)
    found, number = [], 0
    while pending := state.pending():
        question = ask(state, pending[0])
        action = bots[question.seat].choose(question)
        if len(question.legal) > 2 or action.kind == "claim":
            theme = themes.find(state, question.seat, action)
            if theme is not None:
                world = state.determinize(question.seat, RandomLuck(f"{seed}/{number}"))
                found.append(Found(number, world, question.seat, theme))
        state.apply(question.seat, action, luck)
        number += 1
    return found


def gap_of(advice: Advice) -> float:
    """What the first move leads the best of the others by."""
    values = [candidate.value for candidate in advice.candidates]
    return values[0] - max(values[1:], default=0.0)


def puzzle_at(
    game_key: str, found: Found, name: str, themes: Themes, least: float, rating: int
) -> Puzzle | None:
    """The puzzle of a decision; None if no move leads by the gap, or if that one has no theme.

    None also if it turns out easier than `rating`.
    """
    puzzle = Puzzle(
        id=name,
        seats=found.state.seats,
        seat=found.seat,
        answer="",
        theme=found.theme,
        rating=0,
        gap=0.0,
        values={},
        finders=(),
        position=found.state.to_text(),
        game_key=game_key,
    )
    question = puzzle.question()
    for look in SHORT_LOOKS:
        short = make_bot(look, game_key, f"{name}/{look}").advise(question)
        if gap_of(short) < least:
            return None
    best = short.best.action
    found_by = finders(game_key, question, str(best))
    if rating_of(gap_of(short), len(question.legal), found_by) < rating:
        return None
    theme = themes.find(puzzle.state(), puzzle.seat, best)
    looks = long_looks(puzzle, best, least) if theme is not None else None
    if theme is None or looks is None:
        return None
    gap = min(map(gap_of, looks))
    return replace(
        puzzle,
        answer=str(best),
        theme=theme,
        gap=round(gap, 3),
        values=values_of(looks[0]),
        finders=tuple(level for level, share in found_by.items() if share >= 0.5),
        rating=rating_of(gap, len(question.legal), found_by),
    )


def long_looks(puzzle: Puzzle, best: Action, least: float) -> list[Advice] | None:
    """The advice of long searches; None if one prefers another move, or this one by too little."""
    question, looks = puzzle.question(), []
    for number in range(LONG_LOOKS):
        advice = make_bot(LONG_LOOK, puzzle.game_key, f"{puzzle.id}/{number}").advise(question)
        if advice.best.action is not best or gap_of(advice) < least:
            return None
        looks.append(advice)
    return looks


def values_of(advice: Advice) -> dict[str, float]:
    """The values of the best moves by their notation."""
    best = sorted(advice.candidates, key=lambda candidate: -candidate.value)[:KEPT_VALUES]
    return {str(candidate.action): round(candidate.value, 3) for candidate in best}


def finders(game_key: str, question: Question, answer: str) -> dict[str, float]:
    """How often each bot finds the answer."""
    return {
        level: sum(
            str(make_bot(level, game_key, seed).choose(question)) == answer for seed in range(times)
        )
        / times
        for level, times in LEVELS.items()
    }


def rating_of(gap: float, moves: int, found_by: dict[str, float]) -> int:
    """From about 800, which all bots find at once, to 2200, which none does among many moves."""
    missed = len(LEVELS) - sum(found_by.values())
    rating = 1000 + 250 * missed + 40 * (math.log2(moves) - 2) - 1000 * (min(gap, 0.25) - EASY_GAP)
    return round(rating)


def promising(game_key: str, found: list[Found], most: int, is_hard: bool) -> list[Found]:
    """At most that many decisions: most of them the ones in which the net is surest of a move.

    Nine out of ten clear gaps are there, in a fifth of the decisions. The others may hold what
    the net overlooks; who looks for what is hard takes them all by chance.
    """
    if is_hard:
        return found[:most]
    sample = found[: 3 * most]
    sure = sorted(sample, key=lambda decision: -net_confidence(game_key, decision))[: most * 3 // 4]
    rest = [decision for decision in sample if decision not in sure]
    return sure + rest[: most - len(sure)]


def net_confidence(game_key: str, found: Found) -> float:
    """What the policy gives the best move more than the second best."""
    adapter = adapter_of(game_key)
    asked = next(d for d in found.state.pending() if d.seat == found.seat)
    question = ask(found.state, asked)
    net, luck = net_of(game_key), RandomLuck(0)
    policy = sorted(NetDecision(adapter, net, question, luck, adapter.worlds).policy)
    return float(policy[-1] - policy[-2])


@dataclass(frozen=True, slots=True)
class Search:
    """The games to search, and the puzzles to look for."""

    game: str
    first: int
    last: int
    gap: float
    tries: int
    per_game: int
    per_theme: int
    rating: int
    themes: tuple[str, ...]
    """Only these; empty for all."""


def search(plan: Search, themes: Themes) -> Iterator[tuple[int, Puzzle]]:
    """The puzzles that a search finds, each with the number of its game."""
    game_key = plan.game
    counts = Counter(puzzle.theme for puzzle in load_puzzles(game_key).values())
    seat_counts = games.get(game_key).seats
    for number in range(plan.first, plan.last):
        seats = seat_counts[number % len(seat_counts)]
        found = decisions(game_key, seats, f"puzzles/{game_key}/{number}", themes)
        random.Random(number).shuffle(found)
        wanted = [
            decision
            for decision in found
            if counts[decision.theme] < plan.per_theme
            if decision.theme in (plan.themes or themes.names)
        ]
        apart = APART * max((decision.number for decision in found), default=0)
        taken: list[int] = []
        for decision in promising(game_key, wanted, plan.tries, plan.rating > 0):
            if any(abs(decision.number - other) < apart for other in taken):
                continue
            name = f"{number}-{decision.number}"
            puzzle = puzzle_at(game_key, decision, name, themes, plan.gap, plan.rating)
            if puzzle is None or counts[puzzle.theme] >= plan.per_theme:
                continue
            counts[puzzle.theme] += 1
            taken.append(decision.number)
            yield number, puzzle
            if len(taken) == plan.per_game:
                break


def main() -> None:
    """Add puzzles until there are as many as wanted."""
    parser = argparse.ArgumentParser(description="Find puzzles in games of strong bots.")
    parser.add_argument("game", choices=[game.key for game in games.all()])
    parser.add_argument("--count", type=int, default=120, help="puzzles to have in the end")
    parser.add_argument("--first", type=int, default=0, help="the first game to search")
    parser.add_argument("--games", type=int, default=2000, help="games to search at most")
    parser.add_argument("--gap", type=float, default=0.05, help="the least lead of an answer")
    parser.add_argument("--tries", type=int, default=40, help="decisions of a game to look at")
    parser.add_argument("--per-game", type=int, default=2, help="puzzles of a game at most")
    parser.add_argument("--per-theme", type=int, default=30, help="puzzles of a theme at most")
    parser.add_argument("--rating", type=int, default=0, help="the least rating of a puzzle")
    parser.add_argument("--themes", nargs="*", default=(), help="look for these alone")
    given = parser.parse_args()
    keep_numpy_to_one_thread()
    plugin = games.plugin(given.game)
    themes = plugin.puzzle_themes()
    if themes is None:
        sys.exit(f"{given.game} has no themes of puzzles")
    file = Path(str(plugin.folder)) / FOLDER / FILE
    kept = dict(load_puzzles(given.game))
    proof = Proof(LONG_LOOK, LONG_LOOKS, given.gap, plugin.game.rules_version)
    last = given.first + given.games
    plan = Search(
        given.game,
        given.first,
        last,
        given.gap,
        given.tries,
        given.per_game,
        given.per_theme,
        given.rating,
        tuple(given.themes),
    )
    for number, puzzle in search(plan, themes):
        kept[puzzle.id] = puzzle
        file.write_text(format_file(proof, kept.values()), "utf-8")
        print(f"{len(kept)}: game {number}, {puzzle.theme}, {puzzle.answer}, {puzzle.rating}")
        if len(kept) >= given.count:
            break


if __name__ == "__main__":
    main()
