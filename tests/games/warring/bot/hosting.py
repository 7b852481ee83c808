"""The Host's round, claims and the choice of characters, plainly right."""

from tests.games.warring.bot.playing import FOURTH
from tests.games.warring.bot.puzzles import HOSTING, KEEPING, OTHERS, puzzle

HOSTING_FOUR = f"seats: 4; round: 11; host: 1; ask: amend; {OTHERS}{FOURTH}"
HOSTING_FIVE = (
    f"seats: 5; round: 13; host: 1; ask: amend; {OTHERS}{FOURTH}"
    "hand 5: harvest*2 tax levy; characters 5: xinling prince_dan; "
)
HOSTING_EARLY = "seats: 3; round: 5; host: 1; ask: amend; hand 2: trade*2 tax; hand 3: trade tax; "
NEW_HERO = (
    '; stack: [{"step": "round", "part": "speech"}, '
    '{"step": "claim_window", "moment": "event", "fresh": [0, 0, 0], "ahead": 0}, '
    '{"step": "new_heroes", "ahead": 1}, {"step": "new_hero", "seat": 0}]'
)
PASSING = (
    '; stack: [{"step": "round", "part": "speech"}, '
    '{"step": "claim_window", "moment": "event", "fresh": [0, 0, 0], "ahead": 0}, '
    '{"step": "pass_right", "given": [-1, -1, -1]}]'
)

AMENDING = [
    puzzle(
        "abandon the card that undoes a goal that stands",
        HOSTING + "characters 1: guo_wei; agenda: banned_books(yan)@2; states:; yan 5 4 7 4",
        "abandon 1",
    ),
    puzzle(
        "abandon the famine that kills the character's state",
        HOSTING_FOUR + "characters 1: song_yu; agenda: harvest(qi)@3 famine(chu)@2; "
        "states:; chu 4 1 9 4",
        "abandon 2",
    ),
    puzzle(
        "never abandon the card that completes a character",
        HOSTING + "hand 1: harvest; characters 1: guo_wei; "
        "agenda: academy(yan)@1 trade(qi,chu)@2; states:; yan 5 4 5 4",
        wrong=("abandon 1",),
    ),
    puzzle(
        "add the war that is sure to be won",
        HOSTING_FIVE + "hand 1: war famine; characters 1: li_mu; agenda: harvest(qi)@2; "
        "states:; zhao 10 4 5 4; qin 1 4 4 4",
        "add 1",
    ),
    puzzle(
        "and mark its enemies",
        HOSTING_FIVE + "hand 1: war famine; characters 1: li_mu; agenda: harvest(qi)@2; "
        "states:; zhao 10 4 5 4; qin 1 4 4 4",
        "mark qin",
        before=((1, "add 1"), (1, "mark zhao")),
    ),
    puzzle(
        "add the event that the goal names",
        HOSTING_FOUR + "hand 1: trade stolen_tally; characters 1: hou_ying; agenda: harvest(qi)@2",
        "add 2",
    ),
]

ORDER = [
    puzzle(
        "show the goal before the state dies",
        HOSTING_FOUR + "characters 1: song_yu; agenda: famine(chu)@2 academy(chu)@1; "
        "states:; chu 4 1 8 4",
        "next 2",
        before=((1, "pass"),),
    ),
    puzzle(
        "disarm the enemy before the war",
        HOSTING + "characters 1: li_mu; agenda: war(zhao,qin)@1 desertion(qin)@1; "
        "states:; zhao 5 4 5 4; qin 5 4 4 4",
        "next 2",
        before=((1, "pass"),),
    ),
    puzzle(
        "the war before the treaty that would forbid it",
        HOSTING + "characters 1: li_mu; agenda: peace(zhao,qin)@2 war(zhao,qin)@1; "
        "states:; zhao 10 4 5 4; qin 2 4 4 4",
        "next 2",
        before=((1, "pass"),),
    ),
    puzzle(
        "the treaty before the war that it forbids",
        HOSTING_FIVE + "characters 1: lu_zhonglian; agenda: war(chu,qin)@2 peace(chu,qin)@3",
        "next 2",
        before=((1, "pass"),),
    ),
    puzzle(
        "love for all before the war",
        HOSTING_FOUR + "characters 1: lu_zhonglian; agenda: war(chu,qin)@2 universal_love(qi)@3",
        "next 2",
        before=((1, "pass"),),
    ),
    puzzle(
        "the annals first, then the academy on top",
        HOSTING_EARLY + "characters 1: zou_ji; agenda: academy(qi)@1 annals(qi)@1; "
        "states:; qi 4 5 4 4",
        "next 2",
        before=((1, "pass"),),
    ),
    puzzle(
        "card by card too: the goal before what spoils it",
        HOSTING.replace("seats: 3", "seats: 3; options: stepwise")
        + "characters 1: guo_wei; agenda: banned_books(yan)@2 academy(yan)@1; "
        "states:; yan 5 4 5 4",
        "next 2",
        before=((1, "pass"),),
    ),
]

TAKING = [
    puzzle(
        "of cards on the table the one that completes a character is taken",
        "seats: 3; round: 12; host: 1; public: reveal_cards; ask: play; hand 1: famine; "
        "characters 1: guo_wei; characters 2: song_yu; characters 3: zhu_hai; "
        "hand 2: academy harvest; hand 3: trade; states:; yan 5 4 5 4",
        "take 2.2",
        before=(
            (1, "play 1"),
            (1, "mark chu"),
            (1, "done"),
            (2, "play 1"),
            (2, "mark qi"),
            (2, "play 2"),
            (2, "mark yan"),
            (2, "done"),
            (3, "play 1"),
            (3, "mark qi"),
            (3, "mark chu"),
            (3, "done"),
        ),
    ),
]

CLAIMING = [
    puzzle(
        "show a character before the next card undoes it",
        HOSTING_FOUR + "characters 1: guo_wei; agenda: academy(yan)@1 banned_books(yan)@2; "
        "states:; yan 5 4 5 4",
        "claim 1",
        before=((1, "pass"), (1, "next 1")),
    ),
    puzzle(
        "a death is claimed when it happens",
        HOSTING + "characters 1: king_an; agenda: famine(han)@1; states:; han 4 1 4 4",
        "claim 1",
        before=((1, "pass"),),
    ),
    puzzle(
        "a peace is claimed at the end of its round",
        HOSTING_FIVE + "characters 1: lu_zhonglian; agenda: harvest(qi)@2",
        "claim 1",
        before=((1, "pass"),),
    ),
]

KEEPING_ONE = [
    puzzle(
        "a goal that stands already is kept",
        "seats: 3; round: 10; host: 1; offer 1: jing_ke guo_wei; states:; yan 5 4 8 4" + KEEPING,
        "keep 2",
    ),
    puzzle(
        "no goal of a dead state is kept",
        "seats: 3; round: 12; host: 1; offer 1: ying_zheng zhu_hai; states:; qin dead; "
        "wei 6 4 4 4" + KEEPING,
        "keep 2",
    ),
    puzzle(
        "of two goals of one state the one that is nearer",
        "seats: 3; round: 13; host: 1; offer 1: mengchang feng_xuan; states:; qi 4 5 4 6; "
        "chu 4 4 5 3; yan 5 4 4 3; han 4 4 4 3; zhao 4 4 5 3; wei 4 5 4 3; qin 5 4 4 3" + KEEPING,
        "keep 2",
    ),
    puzzle(
        "the late age begins without goals that nobody can meet",
        "seats: 3; round: 7; host: 1; offer 1: song_yu chunshen guo_wei zhu_hai; "
        "offer 2: king_min mengchang tian_dan feng_xuan; "
        "offer 3: king_an bao_yuan han_min han_fei; "
        "states:; chu dead; yan 5 4 6 4; wei 7 5 4 4; "
        'stack: [{"step": "round", "part": "draw"}, '
        '{"step": "keep_two", "picks": [[], [], []]}]',
        "keep 3",
        "keep 4",
    ),
    puzzle(
        "a character nearly done is not exchanged for one whose state is dead",
        "seats: 3; round: 9; host: 1; public: draw_new_hero; characters 1: guo_wei zhu_hai; "
        "offer 1: song_yu chunshen; states:; chu dead; yan 4 4 6 4; wei 7 5 4 4" + NEW_HERO,
        wrong=("exchange 1 for 1", "exchange 1 for 2", "exchange 2 for 1", "exchange 2 for 2"),
    ),
    puzzle(
        "the war card stays with its general",
        "seats: 3; round: 12; host: 2; public: pass_one_card_right; hand 1: war broom_star; "
        "hand 2: trade; hand 3: trade; characters 1: li_mu; states:; zhao 10 4 5 4; qin 1 4 4 4"
        + PASSING,
        "give 2",
    ),
    puzzle(
        "of two characters the dead one is given up",
        f"seats: 3; round: 10; host: 2; ask: play; {OTHERS}hand 1: broom_star; "
        "characters 1: zhu_hai xiang_yan; states:; chu dead; wei 7 5 4 4",
        "swap 2",
    ),
]
