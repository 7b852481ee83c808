"""Positions of The Warring States with a plainly right answer."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Puzzle:
    """A question to a seat. Several right answers are equally good."""

    name: str
    text: str
    """The position, its lines divided by semicolons."""
    right: frozenset[str]
    wrong: frozenset[str] = frozenset()
    """Where all but these is right, the plainly wrong ones."""
    seat: int = 1
    before: tuple[tuple[int, str], ...] = ()
    """Moves that lead to the question: a seat and what it does."""

    def __str__(self) -> str:
        return self.name


def puzzle(
    name: str,
    text: str,
    *right: str,
    wrong: tuple[str, ...] = (),
    seat: int = 1,
    before: tuple[tuple[int, str], ...] = (),
) -> Puzzle:
    return Puzzle(name, text, frozenset(right), frozenset(wrong), seat, before)


OTHERS = (
    "hand 2: trade*2 tax levy marriage; characters 2: king_min mengchang; "
    "hand 3: trade*2 tax levy marriage; characters 3: king_anxi lian_po; "
)
"""What the others hold; nobody but themselves knows it, so the search deals it again."""
LATE = f"seats: 3; round: 12; host: 2; ask: play; {OTHERS}"
BEFORE_ROUND_7 = "seats: 3; round: 6; host: 2; ask: play; hand 2: trade*2 tax; hand 3: trade tax; "
HOSTING = f"seats: 3; round: 12; host: 1; ask: amend; {OTHERS}"
ONE_GIANT = (
    "states:; qi 1 1 1 1; chu 1 1 1 1; yan 1 1 1 1; han 1 1 1 1; zhao 1 1 1 1; wei 1 1 1 1; "
    "qin 10 4 4 4"
)
LAST_HOST = (
    f"seats: 3; round: 15; host: 1; public: prelude_of_unify; ask: amend; {OTHERS}"
    "hand 1: harvest; characters 1: han_min; agenda: marriage(chu,yan)@2 marriage(chu,yan)@3; "
    "states:; qi 4 5 4 5; chu 3 3 3 3; yan 3 3 3 3; han 4 4 4 5"
)
KEEPING = (
    '; stack: [{"step": "round", "part": "last_claims"}, '
    '{"step": "play_out", "is_chosen": false}, '
    '{"step": "claim_window", "moment": "event", "fresh": [1, 0, 0], "ahead": 0}, '
    '{"step": "keep_one", "seat": 0}]'
)

PLAYING = [
    puzzle(
        "play the card that completes a character",
        LATE + "hand 1: academy famine; characters 1: song_yu; states:; chu 4 4 8 4",
        "play 1",
    ),
    puzzle(
        "mark the state the character serves",
        LATE + "hand 1: academy; characters 1: guo_wei; states:; yan 4 4 5 4",
        "mark yan",
        before=((1, "play 1"),),
    ),
    puzzle(
        "lower what must be low",
        BEFORE_ROUND_7 + "hand 1: bribery; characters 1: qu_yuan; states:; chu 4 4 6 4",
        "mark chu",
        before=((1, "play 1"),),
    ),
    puzzle(
        "choose the way that serves the goal",
        LATE + "hand 1: reform; characters 1: guo_wei; states:; yan 4 4 5 4",
        "choose b",
        before=((1, "play 1"), (1, "mark yan")),
    ),
    puzzle(
        "choose the other way for the other goal",
        LATE + "hand 1: reform; characters 1: zheng_guo; states:; qin 4 7 5 4",
        "choose a",
        before=((1, "play 1"), (1, "mark qin")),
    ),
    puzzle(
        "a bare card that is sure to come is enough",
        LATE + "hand 1: academy banned_books desertion; characters 1: guo_wei; "
        "states:; yan 4 4 5 4",
        "done",
        before=((1, "play 1"), (1, "mark yan")),
    ),
    puzzle(
        "one card is allowed: the one that completes",
        f"seats: 3; round: 12; host: 2; public: one_card; ask: play; {OTHERS}"
        "hand 1: famine academy sacrifice; characters 1: guo_wei; states:; yan 4 4 5 4",
        "play 1",
    ),
    puzzle(
        "give up a character whose state is dead",
        f"seats: 3; round: 9; host: 2; ask: play; {OTHERS}hand 1: broom_star; "
        "characters 1: song_yu guo_wei; states:; chu dead; yan 4 4 6 4",
        "swap 1",
    ),
    puzzle(
        "no swap when a card completes a character",
        LATE + "hand 1: academy; characters 1: song_yu guo_wei; states:; chu dead; yan 4 4 5 4",
        "play 1",
    ),
    puzzle(
        "kill the state that must die",
        LATE + "hand 1: famine; characters 1: king_an; states:; han 4 2 4 4",
        "mark han",
        before=((1, "play 1"),),
    ),
    puzzle(
        "murder the ruler that must be murdered",
        LATE + "hand 1: assassination; characters 1: jing_ke",
        "mark qin",
        before=((1, "play 1"),),
    ),
    puzzle(
        "raise the culture that is lowest by most",
        LATE + "hand 1: annals; characters 1: guo_wei; states:; yan 4 4 1 4",
        "mark yan",
        before=((1, "play 1"),),
    ),
    puzzle(
        "take military for the state that must lead, not from it",
        LATE + "hand 1: spies; characters 1: bao_yuan; "
        "states:; qi 5 5 4 4; chu 4 4 5 4; yan 4 4 4 4; han 5 4 4 5; zhao 4 4 5 4; "
        "wei 4 5 4 4; qin 4 4 4 4",
        "mark han",
        before=((1, "play 1"), (1, "mark qi")),
    ),
]

WARS = [
    puzzle(
        "a war for the state that must win it",
        LATE + "hand 1: war; characters 1: li_mu; states:; zhao 9 4 5 4",
        "mark zhao",
        before=((1, "play 1"),),
    ),
    puzzle(
        "against the state that must lose it",
        LATE + "hand 1: war; characters 1: li_mu; states:; zhao 9 4 5 4",
        "mark qin",
        before=((1, "play 1"), (1, "mark zhao")),
    ),
    puzzle(
        "of two enemies the weaker one",
        BEFORE_ROUND_7 + "hand 1: war; characters 1: pang_juan; "
        "states:; han 9 4 4 5; zhao 2 4 5 4; wei 6 5 4 4",
        "mark zhao",
        before=((1, "play 1"),),
    ),
    puzzle(
        "no hopeless war where another card helps",
        LATE + "hand 1: war academy; characters 1: li_mu guo_wei; "
        "states:; zhao 1 4 5 4; qin 10 4 4 4; yan 4 4 5 4",
        "play 2",
    ),
    puzzle(
        "a war that kills the state that must die",
        LATE + "hand 1: war; characters 1: king_an; " + ONE_GIANT,
        "mark han",
        before=((1, "play 1"),),
    ),
    puzzle(
        "killed by the only one who can",
        LATE + "hand 1: war; characters 1: king_an; " + ONE_GIANT,
        "mark qin",
        before=((1, "play 1"), (1, "mark han")),
    ),
]

HOST = [
    puzzle(
        "add the card that completes a character",
        HOSTING + "hand 1: academy famine; characters 1: guo_wei; agenda: harvest(qi)@2; "
        "states:; yan 4 4 5 4",
        "add 1",
    ),
    puzzle(
        "mark the added card for the bot's character",
        HOSTING + "hand 1: academy famine; characters 1: guo_wei; agenda: harvest(qi)@2; "
        "states:; yan 4 4 5 4",
        "mark yan",
        before=((1, "add 1"),),
    ),
    puzzle(
        "abandon the war that ends a peace",
        HOSTING + "characters 1: lu_zhonglian; agenda: war(chu,qin)@2 harvest(qi)@3",
        "abandon 1",
    ),
    puzzle(
        "show a goal before another card spoils it",
        HOSTING + "characters 1: guo_wei; agenda: banned_books(yan)@2 academy(yan)@1; "
        "states:; yan 4 4 5 4",
        "next 2",
        before=((1, "pass"),),
    ),
    puzzle(
        "arm before the war",
        HOSTING + "characters 1: li_mu; agenda: war(zhao,qin)@1 hu_dress(zhao)@1; "
        "states:; zhao 4 4 5 4; qin 6 4 4 4",
        "next 2",
        before=((1, "pass"),),
    ),
    puzzle(
        "take the bot's card that completes a character",
        "seats: 3; round: 12; host: 1; ask: play; hand 1: academy famine; characters 1: guo_wei; "
        "characters 2: song_yu; characters 3: zhu_hai; hand 2: trade; hand 3: trade; "
        "states:; yan 4 4 5 4",
        "take 1.1",
        before=(
            (1, "play 1"),
            (1, "mark yan"),
            (1, "play 2"),
            (1, "mark chu"),
            (1, "done"),
            (2, "play 1"),
            (2, "mark qi"),
            (2, "mark chu"),
            (2, "done"),
            (3, "play 1"),
            (3, "mark qi"),
            (3, "mark chu"),
            (3, "done"),
        ),
    ),
    puzzle(
        "the last card makes the bot's state the strongest",
        LAST_HOST,
        "add 1",
    ),
    puzzle(
        "and no other state",
        LAST_HOST,
        "mark han",
        before=((1, "add 1"),),
    ),
]

CHARACTERS = [
    puzzle(
        "show a character now that can be shown only now",
        HOSTING + "characters 1: guo_wei; agenda: golden_terrace(yan)@1; states:; yan 4 4 4 4",
        "claim 1",
        before=((1, "pass"),),
    ),
    puzzle(
        "keep the character that is nearly done",
        "seats: 3; round: 10; host: 1; offer 1: song_yu guo_wei; states:; chu dead; yan 4 4 6 4"
        + KEEPING,
        "keep 2",
    ),
    puzzle(
        "keep the goal of the end at the end",
        "seats: 3; round: 15; host: 1; public: prelude_of_unify; offer 1: han_min jing_ke; "
        "states:; han 9 9 9 9" + KEEPING,
        "keep 1",
    ),
    puzzle(
        "give away the card that is of no use",
        "seats: 3; round: 12; host: 2; public: pass_one_card_right; hand 1: academy broom_star; "
        "hand 2: trade; hand 3: trade; characters 1: guo_wei; states:; yan 4 4 5 4; "
        'stack: [{"step": "round", "part": "speech"}, '
        '{"step": "claim_window", "moment": "event", "fresh": [0, 0, 0], "ahead": 0}, '
        '{"step": "pass_right", "given": [-1, -1, -1]}]',
        "give 2",
    ),
    puzzle(
        "exchange a character whose state is dead",
        "seats: 3; round: 9; host: 1; public: draw_new_hero; characters 1: song_yu guo_wei; "
        "offer 1: zhao_she prince_dan; states:; chu dead; yan 4 4 6 4; qin 9 5 4 4; "
        'stack: [{"step": "round", "part": "speech"}, '
        '{"step": "claim_window", "moment": "event", "fresh": [0, 0, 0], "ahead": 0}, '
        '{"step": "new_heroes", "ahead": 1}, {"step": "new_hero", "seat": 0}]',
        "exchange 1 for 1",
        "exchange 2 for 1",
    ),
]
