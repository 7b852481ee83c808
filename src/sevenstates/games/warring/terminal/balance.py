"""Measuring decks: games of the rollout policy on all cores, and a table of the results."""

from functools import partial

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ....arena import interval, spread
from ....cli.simulate import SMALL, Plan
from ....cli.words import Words
from ....texts import Texts
from ..bot.deck_balance import Balance, measure
from ..rules import WarringOptions
from ..rules.components import STATES
from ..rules.decks import Deck
from ..words.names import Names, state_name

CHUNK = 10


def measure_games(plan: Plan, count: int) -> Balance:
    """Let bots play `count` games."""
    chunks = [range(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]
    balance = Balance(plan.seats)
    for part in spread(partial(measure_chunk, plan), chunks, 1 if count <= SMALL else None):
        balance.merge(part)
    return balance


def measure_chunk(plan: Plan, numbers: range) -> Balance:
    """The games of these numbers; the same number and seed give the same game anywhere."""
    return measure(plan.seats, numbers, plan.seed, WarringOptions.from_json(plan.options))


def report_on_decks(plan: Plan, count: int, texts: Texts) -> Group:
    """Let bots play `count` games, and report on the decks."""
    return balance_report(measure_games(plan, count), plan, texts, Words(texts.language, "warring"))


def balance_report(balance: Balance, plan: Plan, texts: Texts, words: Words) -> Group:
    """Characters, states, seats, and what the decks should hold and do not."""
    deck = WarringOptions.from_json(plan.options).cards()
    names = Names(deck, texts.language)
    title = words("balance-title", games=balance.games, seats=balance.seats, seed=plan.seed)
    faults = balance.faults(deck)
    lines = [Text(words(f"balance-{what}", who=who, share=_share(n))) for what, who, n in faults]
    return Group(
        Text(title, style="bold"),
        Text(),
        _characters(balance, deck, names, words),
        Text(),
        _states(balance, words),
        Text(),
        _seats(balance, texts, words),
        Text(),
        *(lines or [Text(words("balance-good"))]),
    )


def _share(number: float) -> str:
    return f"{number:.1%}"


def _table(words: Words, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for number, column in enumerate(columns):
        table.add_column(words(f"column-{column}"), justify="right" if number else "left")
    return table


def _characters(balance: Balance, deck: Deck, names: Names, words: Words) -> Table:
    table = _table(words, "character", "points", "held", "completed")
    for card in sorted(deck.characters, key=lambda card: -balance.completion(card.key)):
        share = _share(balance.completion(card.key))
        table.add_row(
            names.character(card.key), str(card.points), str(balance.held[card.key]), share
        )
    return table


def _states(balance: Balance, words: Words) -> Table:
    table = _table(words, "state", "survives", "unifies")
    for state in STATES:
        unifies = _share(balance.unified[state] / balance.games)
        table.add_row(state_name(state), _share(balance.survival(state)), unifies)
    return table


def _seats(balance: Balance, texts: Texts, words: Words) -> Table:
    table = _table(words, "seat", "share", "interval")
    for seat in range(balance.seats):
        low, high = interval(round(balance.share(seat) * balance.games), balance.games)
        share = _share(balance.share(seat))
        table.add_row(texts.seat_name(seat), share, f"{_share(low)} - {_share(high)}")
    for reason, count in sorted(balance.endings.items()):
        table.add_row(words("ending", reason=reason), _share(count / balance.games), "")
    return table
