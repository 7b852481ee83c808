/* Evaluation of The Warring States: what the bots' Python in games/warring/bot says, in the
 * core's terms.
 *
 * The Python there is the reference. Each file here is named after the file there that it
 * repeats; the weights come from there, by the name of the file and of the constant. */
#ifndef WARRING_BOT_H
#define WARRING_BOT_H

#include "observe.h"

/* In the order of GOAL_CURVES there. */
typedef enum {
    CURVE_RISE,
    CURVE_FALL,
    CURVE_SEVERAL,
    CURVE_LEAD,
    CURVE_LEAD_SUM,
    CURVE_COMPARE,
    CURVE_COMPARE_SUM,
    CURVE_GROW,
    CURVE_WAR,
    CURVE_DIES,
    CURVE_DIES_BY,
    CURVE_MURDER,
    CURVE_MURDER_OF,
    CURVE_RESOLVED,
    CURVE_QUIET,
    CURVE_QUIET_STATE,
    CURVES
} Curve;

enum {
    FARTHEST = 256, /* distances beyond it count the same */
    THROWS_OF_TWO = 36,
    GOAL_KINDS = 5, /* as features tell them apart */
    NAMED = 1 << SEVEN,
    ON_BOARD = 1 << (SEVEN + 1)
};

/* Handed over by the bots. */
typedef struct {
    struct {
        double curves[CURVES][FARTHEST]; /* by the distance */
        double war[THROWS_OF_TWO + 1];   /* by how many throws of two dice win */
        double dies_by[THROWS_OF_TWO + 1];
    } goal_odds;
    struct {
        double spread, spread_a_round, unclaimed, in_hand, stream, swap_cost, swap_below, meagre;
        double temperature, preferred, min_prior, min_amendment;
        double not_shown, not_swapped, laid_for_nothing;
    } weights;
    struct { /* of the deck's characters */
        uint16_t scope[MOST_PEOPLE];
        int8_t home[MOST_PEOPLE];
        float kind[MOST_PEOPLE][GOAL_KINDS];
    } people;
} Weights;

typedef struct TrialCache TrialCache;

/* The weights, the rules, and what was found out about cards so far. Decisions are encoded in a
 * number of possible worlds. */
typedef struct {
    const Weights *w;
    const Rules *r;
    double (*affinity)[MOST_PEOPLE]; /* of event cards and characters */
    TrialCache *cache;
    int worlds;
} Evaluator;

/* The characters of a seat. */
typedef struct {
    int count, number[HELD];
} Mine;
static inline Mine mine_of(const State *s, int seat) {
    Mine mine = {s->character_count[seat], {0, 0}};
    for (int i = 0; i < mine.count; i++) mine.number[i] = s->characters[seat][i];
    return mine;
}

/* bot_goal_odds.c */
double goal_odds(const Evaluator *e, const State *s, int goal);

/* bot_character_value.c */
int rounds_left(const Rules *r, const State *s);
double character_value(const Evaluator *e, const State *s, int number, int left);

/* bot_trials.c */
/* One way to play a card, and the boards it leads to, each as likely. */
typedef struct {
    int8_t targets[SEVEN], choice;
    uint8_t touched, outcomes; /* the states to which anything may happen; 0: not tried yet */
    int32_t first;
} Marking;

/* A board that a card leads to. */
typedef struct {
    int8_t values[CELLS];
    uint8_t fought;
    int32_t news; /* where its wars, deaths and murders stand */
} Outcome;

typedef struct Trials Trials;

/* The best way to play a card, or one that fits: what it promises, and its place. */
typedef struct {
    double gain;
    int place;
} Way;

TrialCache *trial_cache_new(int boards);
void trial_cache_free(TrialCache *cache);
bool trial_cache_failed(TrialCache *cache);
Trials *trials(const Evaluator *e, const State *s);
int marking_count(const Evaluator *e, Trials *t, int kind);
const Marking *marking_at(const Evaluator *e, Trials *t, int kind, int place);
bool is_any_war(const Trials *t, const Marking *m);
double value_before(const Evaluator *e, Trials *t, int number);
double completes(const Evaluator *e, Trials *t, int kind, int place, int number);
double gain_at(const Evaluator *e, Trials *t, int kind, int number, int place);
double sum_at(const Evaluator *e, Trials *t, int kind, const Mine *mine, int place);
Way best_way(const Evaluator *e, Trials *t, int kind, const Mine *mine);
Way best_fitting(const Evaluator *e, Trials *t, const Entry *begun, const Mine *mine, int next);
int place_of(const Evaluator *e, Trials *t, const Entry *entry);
double gain_of(const Evaluator *e, Trials *t, const Entry *entry, const Mine *mine);
double urgency(const Evaluator *e, Trials *t, const Entry *entry, const Mine *mine);

/* bot_affinity.c */
void find_affinities(const Evaluator *e, double found[][MOST_PEOPLE]);
double best_affinity(const Evaluator *e, const State *s, int seat);

/* bot_planning.c */
typedef struct {
    int card; /* the slot of the next card to lay; -1: none */
    int swap; /* NO_SWAP: none */
    double gain;
} Plan;
Plan plan_round(const Evaluator *e, Trials *t, const State *s, int seat);
int best_mark(const Evaluator *e, Trials *t, const Entry *begun, const Mine *mine);

/* bot_rollout_policy.c */
enum { MOST_ROLLOUT = 80 }; /* as in bots/rollout.py */
int rollout_policy(const Evaluator *e, const State *s, int seat);
void rollout(const Evaluator *e, State *s, int most, Luck *luck);

/* bot_evaluation.c */
void expected_scores(const Evaluator *e, const State *s, double found[SEATS]);
void win_shares(const Evaluator *e, const State *s, const double scores[SEATS],
                double shares[SEATS]);
void final_shares(const Rules *r, const State *s, double shares[SEATS]);
void values(const Evaluator *e, const State *s, double shares[SEATS]);
bool can_be_judged(const Rules *r, const State *s);

/* bot_priors.c */
void promises(const Evaluator *e, const State *s, int seat, const int16_t *moves, int count,
              double *found);
void weigh(const Evaluator *e, const double *promised, const int16_t *moves, int count, int liked,
           double *weights);

/* bot_features.c, bot_move_features.c */
enum {
    CHARACTER_FEATURES = 14,
    QUESTIONS = 12,
    STATE_FEATURES = 45 + QUESTIONS + HELD * CHARACTER_FEATURES,
    CARD_FEATURES = 9,
    CHARACTER_COLUMNS = 6,
    OTHER_FEATURES = 5,
    MOVE_FEATURES =
        ACTION_KINDS + QUESTIONS + CARD_FEATURES + CHARACTER_COLUMNS + OTHER_FEATURES + 3,
    FEATURES = STATE_FEATURES + MOVE_FEATURES
};
/* What a character shows to a holder with this seat's hand; its value comes first. */
void character_features(const Evaluator *e, const State *s, int number, int seat, int left,
                        double found[CHARACTER_FEATURES]);
int question_of(const State *s);
bool is_about_to_play(const State *s, int seat);
void add_state_features(const Evaluator *e, const State *s, int seat, float *row);
/* A row of MOVE_FEATURES for each move, `width` floats apart. */
void move_features(const Evaluator *e, const State *s, int seat, const int16_t *moves, int count,
                   float *rows, int width);

/* bot_likely_worlds.c */
void make_likely(const Evaluator *e, State *s, int viewer, Luck *luck);

/* bot_encoding.c */
enum { MOST_MOVES = 16 };
#include "encoding.h"
void take_back_others(const Rules *r, State *s, int seat);
int shortlist(const Evaluator *e, const State *s, int seat, int most, int16_t *moves);
void add_features(const Evaluator *e, const State *world, int seat, const int16_t *moves, int count,
                  uint64_t seed, float *rows);

/* bot_rollout.c */
bool is_far_enough(const State *s, int seat);
int roll_out(const Evaluator *e, State *s, int seat, int move, int most, Luck *luck);

#endif
