"""Cards laid face down in secret: the card, its states and its choice, plainly right."""

from tests.games.warring.bot.puzzles import BEFORE_ROUND_7, LATE, OTHERS, puzzle

ONE_CARD = f"seats: 3; round: 12; host: 2; public: one_card; ask: play; {OTHERS}"
FOURTH = "hand 4: harvest*2 tax levy; characters 4: feng_xuan zhao_she; "
FOUR = f"seats: 4; round: 11; host: 3; ask: play; {OTHERS}{FOURTH}"
FIVE = (
    f"seats: 5; round: 13; host: 4; ask: play; {OTHERS}{FOURTH}"
    "hand 5: harvest*2 tax levy; characters 5: xinling prince_dan; "
)

ONE_OF_TWO = [
    puzzle(
        "the event that the goal names",
        ONE_CARD + "hand 1: academy golden_terrace; characters 1: guo_wei; states:; yan 5 4 1 4",
        "play 2",
    ),
    puzzle(
        "the card that lifts far enough",
        ONE_CARD + "hand 1: academy annals; characters 1: guo_wei; states:; yan 5 4 2 4",
        "play 2",
    ),
]

MARKING = [
    puzzle(
        "morale for the state that must pass seven",
        BEFORE_ROUND_7 + "hand 1: sacrifice; characters 1: marquis_su; states:; zhao 4 4 5 6",
        "mark zhao",
        before=((1, "play 1"),),
    ),
    puzzle(
        "soldiers for the state that needs eight",
        FOUR + "hand 1: levy; characters 1: zhu_hai; states:; wei 6 5 4 4",
        "mark wei",
        before=((1, "play 1"),),
    ),
    puzzle(
        "disarm the one who leads",
        LATE + "hand 1: desertion; characters 1: bao_yuan; "
        "states:; qi 6 5 4 4; chu 4 4 5 4; yan 4 4 4 4; han 5 4 4 5; zhao 4 4 5 4; "
        "wei 4 5 4 4; qin 4 4 4 4",
        "mark qi",
        before=((1, "play 1"),),
    ),
    puzzle(
        "disarm the neighbour who must fall behind",
        BEFORE_ROUND_7 + "hand 1: desertion; characters 1: duke_wen; "
        "states:; yan 6 4 4 4; qin 5 4 4 4",
        "mark qin",
        before=((1, "play 1"),),
    ),
    puzzle(
        "a harvest for the state that must lead by two",
        FIVE + "hand 1: harvest; characters 1: chunshen; states:; chu 4 6 5 4; qi 4 6 4 4",
        "mark chu",
        before=((1, "play 1"),),
    ),
    puzzle(
        "trade with anybody but the rival",
        LATE + "hand 1: trade; characters 1: chunshen; states:; chu 4 7 5 4; wei 4 6 4 4",
        wrong=("mark wei",),
        before=((1, "play 1"), (1, "mark chu")),
    ),
    puzzle(
        "scholars leave the state that leads",
        LATE + "hand 1: scholars; characters 1: han_fei; "
        "states:; yan 7 4 4 4; zhao 4 4 6 4; qin 4 4 5 4",
        "mark zhao",
        before=((1, "play 1"),),
    ),
    puzzle(
        "and go where they are wanted",
        LATE + "hand 1: scholars; characters 1: han_fei; "
        "states:; yan 7 4 4 4; zhao 4 4 6 4; qin 4 4 5 4",
        "mark qin",
        before=((1, "play 1"), (1, "mark zhao")),
    ),
    puzzle(
        "spies bring soldiers to the state that must be ahead",
        BEFORE_ROUND_7 + "hand 1: spies; characters 1: duke_wen; states:; yan 6 4 4 4; qin 5 4 4 4",
        "mark yan",
        before=((1, "play 1"), (1, "mark qin")),
    ),
    puzzle(
        "talent is called away from the state that leads",
        FOUR + "hand 1: call_for_talent; characters 1: han_fei; "
        "states:; chu 4 4 4 4; yan 8 4 4 4; zhao 4 4 6 4; qin 4 4 4 4",
        "mark zhao",
        before=((1, "play 1"),),
    ),
    puzzle(
        "the last point of culture",
        FIVE + "hand 1: jixia; characters 1: guo_wei; states:; yan 5 4 6 4",
        "mark yan",
        before=((1, "play 1"),),
    ),
    puzzle(
        "three points of morale at once",
        BEFORE_ROUND_7 + "hand 1: end_of_zhou; characters 1: marquis_su; states:; zhao 4 4 5 5",
        "mark zhao",
        before=((1, "play 1"),),
    ),
    puzzle(
        "a ruler who stands in the way is not spared: the rival's culture burns",
        LATE + "hand 1: banned_books; characters 1: han_fei; "
        "states:; chu 4 4 4 4; yan 8 4 4 4; zhao 4 4 6 4; qin 4 4 5 4",
        "mark zhao",
        before=((1, "play 1"),),
    ),
]

CHOOSING = [
    puzzle(
        "the disc goes home",
        LATE + "hand 1: jade_disc; characters 1: lin_xiangru",
        "choose a",
        before=((1, "play 1"),),
    ),
    puzzle(
        "Qin beats the pot",
        FIVE + "hand 1: mianchi; characters 1: lin_xiangru",
        "choose a",
        before=((1, "play 1"),),
    ),
    puzzle(
        "the river is tamed",
        FOUR + "hand 1: dujiangyan; characters 1: zheng_guo; states:; qin 5 7 4 4",
        "choose a",
        before=((1, "play 1"), (1, "mark qin")),
    ),
    puzzle(
        "the pass weakens whom it must",
        BEFORE_ROUND_7 + "hand 1: hangu_pass; characters 1: duke_wen; "
        "states:; yan 8 4 4 4; qin 6 4 4 6",
        "choose b",
        before=((1, "play 1"),),
    ),
    puzzle(
        "guards on the border where soldiers are wanted",
        LATE + "hand 1: bodyguard; characters 1: zhu_hai; states:; wei 7 5 4 4",
        "choose b",
        before=((1, "play 1"), (1, "mark wei")),
    ),
    puzzle(
        "guards in the palace where morale is wanted",
        BEFORE_ROUND_7 + "hand 1: bodyguard; characters 1: marquis_su; states:; zhao 4 4 5 7",
        "choose a",
        before=((1, "play 1"), (1, "mark zhao")),
    ),
    puzzle(
        "soldiers are rewarded for the sake of eight",
        LATE + "hand 1: shang_yang_1; characters 1: zhu_hai; states:; wei 6 5 4 4",
        "choose b",
        before=((1, "play 1"), (1, "mark wei")),
    ),
]

ENEMIES = [
    puzzle(
        "the war that the general waits for",
        FOUR + "hand 1: war; characters 1: tian_dan; states:; qi 9 5 4 4; yan 2 4 4 4",
        "mark yan",
        before=((1, "play 1"), (1, "mark qi")),
    ),
    puzzle(
        "the coalition's leader is the general's state",
        LATE + "hand 1: last_coalition; characters 1: li_mu; "
        "states:; chu 7 4 5 4; zhao 9 4 5 4; wei 7 5 4 4; qin 1 4 4 4",
        "mark zhao",
        before=((1, "play 1"),),
    ),
    puzzle(
        "the coalition's leader is Wei where a lord of Wei plans it",
        FOUR + "hand 1: last_coalition; characters 1: xinling; "
        "states:; chu 7 4 5 4; zhao 7 4 5 4; wei 9 5 4 4; qin 1 4 4 4",
        "mark wei",
        before=((1, "play 1"),),
    ),
]
