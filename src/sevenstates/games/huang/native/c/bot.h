/* Evaluation of HUANG: what the bots' Python in games/huang/bot says, in the core's terms.
 *
 * The Python there is the reference. Each file here is named after the file there that it
 * repeats; the weights come from there, by the name of the file and of the constant.
 */
#ifndef HUANG_BOT_H
#define HUANG_BOT_H

#include "huang.h"

typedef struct {
    double drawn_a_turn, points_an_action, leader, stand_in, build[4], tile_in_hand;
    double reserve[COLOURS], regained, seized, unclaimed, higher[4], scale, scale_a_turn;
} EvaluationWeights;

typedef struct {
    double revolt, revolt_edge, revolt_sharpness, moved;
    double war, war_edge, war_sharpness, yellow_hand, red_hand;
} DangerWeights;

typedef struct {
    double margin, leader_lost, pagoda_drawn, soldier_lost;
} ConflictWeights;

typedef struct {
    double tile_scores, tile_needed, tile_gives, tile_pairs, tile_completes, tile_moves;
    double tile_feeds, tile_guards, tile_fills, tile_near, tile_bandits, war[5], war_pagodas;
    double leader, leader_moves, leader_yellow[7], leader_home, leader_pagoda, leader_tiles;
    double leader_needed, leader_leaves, leader_safer, revolt[5], revolt_pagoda;
    double replaces_all, replaces_idle, riot_own, riot_pagoda, riot_guard, riot_last;
    double trade_home;
} PriorWeights;

/* Handed over by the bots; by the names of their Python files. */
typedef struct {
    EvaluationWeights evaluation;
    DangerWeights dangers;
    ConflictWeights conflicts;
    PriorWeights weights;
    struct {
        double chosen, market[COLOURS];
    } side_decisions;
    struct {
        double leaders_wanted;
    } rollout_policy;
    struct {
        double plain[ACTIONS]; /* the weights of actions that nothing speaks for or against */
    } priors;
    struct {
        Mask near[PLACES]; /* of the grid under every map */
    } shapes;
} Weights;

/* The weights and rules that every evaluation works with. */
typedef struct {
    const Weights *w;
    const Rules *r;
} Evaluator;

/* A group with leaders in it. */
typedef struct {
    Mask mask, border;
    int label, colours;
    int8_t holder[COLOURS]; /* the seat whose leader of each colour is in it, or NOBODY */
} Country;

typedef struct {
    int count;
    Country country[CELLS];
} Countries;

/* The board as one seat looks at it before it acts. */
typedef struct {
    Countries states;
    int home[COLOURS];                      /* the number of each own leader's state, or NOBODY */
    Mask scores[COLOURS], gives[COLOURS];   /* where a tile gives the seat, another a point */
    Mask wars;                              /* where a tile starts a war */
} Regions;

enum { LAYERS = AROUND + 1 };

static inline int state_at(const State *s, int place) { return s->groups.of[place]; }

/* bot_shapes.c */
void layers(const Evaluator *e, const Mask *mask, Mask found[LAYERS]);
Mask completions(const Evaluator *e, const Mask *mask);
Mask beside(const Evaluator *e, const Mask *mask);
int yellow_beside(const Evaluator *e, const State *s, int place);

/* bot_regions.c */
void find_countries(const Evaluator *e, const State *s, Countries *found);
void find_regions(const Evaluator *e, const State *s, int seat, Regions *regions);

/* bot_dangers.c */
typedef struct {
    Mask yellow[LAYERS];
    double wars[CELLS][COLOURS]; /* the chance a turn by the number of a state and a colour */
} Dangers;
void find_dangers(const Evaluator *e, const State *s, const Countries *states, Dangers *dangers);
double danger_to(const Evaluator *e, const State *s, const Dangers *dangers, const Countries *states,
                 int number, int colour, int *rival);

/* bot_evaluation.c */
typedef struct {
    const Evaluator *e;
    const State *s;
    const EvaluationWeights *w;
    Countries states;
    Dangers dangers;
    int moving, actions;
    double rounds, left[SEATS], coming[CELLS], risk[CELLS], drawn[CELLS];
    int soldiers[CELLS], guards[CELLS], stage[CELLS]; /* of leaders on the board */
    double level[SEATS], share[SEATS];
} Outlook;
void find_outlook(const Evaluator *e, const State *s, Outlook *k);
void outcome(const Evaluator *e, const State *s, double shares[SEATS]);
void values(const Evaluator *e, const State *s, double shares[SEATS]);

/* bot_conflicts.c */
int war_support(const Evaluator *e, const State *s, int seat);
int war_winner(const Evaluator *e, const State *s, int seat);
int revolt_attack(const Evaluator *e, const State *s);
int revolt_defence(const Evaluator *e, const State *s);

/* bot_side_decisions.c */
int side_answer(const Evaluator *e, const State *s, int seat);

/* bot_rollout_policy.c */
int rollout_policy(const Evaluator *e, const State *s, Luck *luck);
bool is_quiet(const State *s);
void rollout(const Evaluator *e, State *s, Luck *luck);

/* bot_priors.c */
void priors(const Evaluator *e, const State *s, const int16_t *legal, int count, double *weights);

/* bot_features.c */
enum {
    SEAT_FEATURES = 45,
    STATE_FEATURES = SEATS * SEAT_FEATURES + 24,
    MOVE_FEATURES = KEEP_GRANARY + 2,
    FEATURES = STATE_FEATURES + MOVE_FEATURES,
    MOST_MOVES = 32
};
int shortlist(const Evaluator *e, const State *s, int most, int16_t *moves, double *weights);
void add_state_features(const Evaluator *e, const State *s, int viewer, float *row);
void add_move_features(const Evaluator *e, const State *world, int move, uint64_t seed, float *row);
#include "encoding.h"

#endif
