/* HUANG: the tables of the rules, a state, and what can be done with it.
 *
 * The readable engine in games/huang is the reference. Each file here is named after the file
 * there that it repeats; rule ids stand in both. Nothing in these files knows of Python but
 * those whose names begin with py_.
 */
#ifndef HUANG_H
#define HUANG_H

#include "mask.h"

enum { YELLOW, RED, BLUE, GREEN, WHITE, COLOURS };
enum { EN, PL, DE };
enum { BAG_EMPTY, NOTHING_HAPPENS };
enum { CAUSE_WAR, CAUSE_BANDITS };

enum {
    SEATS = 5,
    CELLS = SEATS * COLOURS, /* lists over seats and colours are flat: seat * 5 + colour */
    PLACES = 225,
    AROUND = 6,
    TRIANGLES = 392,
    TRIANGLE_WORDS = (TRIANGLES + 63) / 64,
    RHOMBI = 560,
    RHOMBUS_WORDS = (RHOMBI + 63) / 64,
    RHOMBI_AT = 12,
    ACTIONS = 6934,
    MOST_RUNS = 20,
    RUN_WORDS = RHOMBUS_WORDS,
    HANDFULS = 461,
    HANDFUL_WORDS = (HANDFULS + 63) / 64,
    HANDFUL_CODES = 7 * 7 * 7 * 7 * 7,
    SIDES = 3,
    MOST_PAGODAS = 9,
    MOST_BANDITS = 10,
    MOST_CAPITALS = 42,
    MOST_GROUPS = 128, /* fifteen rows have at most eight pieces each that do not touch */
    NO_GROUP = MOST_GROUPS - 1,
    STACK = 8,
    NOWHERE = 255,
    NOBODY = -1
};

typedef enum {
    TURNS,
    NEXT_ACTION,
    TAKE_ACTION,
    OFFER_BUILDING,
    OFFER_MARKET,
    AFTER_TILE,
    OFFER_CHAIN,
    CHOOSE_PAGODA,
    PAY_TILE,
    REVOLT_ATTACK,
    REVOLT_DEFENCE,
    WAR,
    WAR_TIE,
    OFFER_GRANARIES,
    REFILL,
    STEP_KINDS
} StepKind;

#include "action_kinds.h" /* ActionKind; written by build.py from the action table */

/* The tables of one kind of table: map, options, seats. Handed over by the readable engine. */
typedef struct {
    Mask near[PLACES];
    Mask spaces, river, land;
    uint8_t ring[PLACES][AROUND]; /* clockwise; NOWHERE off the map */
    uint8_t triangle[TRIANGLES][3];
    int16_t triangles_at[PLACES][AROUND]; /* filled up with -1 */
    uint8_t rhombus[RHOMBI][4];
    int16_t rhombi_at[PLACES][RHOMBI_AT];
    uint8_t handful[HANDFULS][COLOURS];
    int16_t handful_index[HANDFUL_CODES]; /* by the counts as digits to the base 7 */

    uint8_t action_kind[ACTIONS];
    uint8_t action_which[ACTIONS]; /* colour, side, or whether the leader pays */
    int16_t action_value[ACTIONS]; /* place, shape, handful or number of tiles */
    int32_t first_tile[COLOURS], first_leader[COLOURS], first_withdraw;
    int32_t first_riot[2], first_trade[2], first_trade_palace[2], first_replace;
    int32_t first_pagoda, first_palace, first_lift, first_take;
    int32_t first_commit[2], first_support[SIDES][2];
    int32_t first_winner, first_remove, first_keep;

    uint8_t tiles[COLOURS], pagodas[COLOURS];
    uint8_t hand, market, palace_hand, short_game_removes, bandit_tiles_used;
    uint8_t granary_points, idle_turns;

    uint8_t capital_count, capitals[MOST_CAPITALS];
    uint8_t spot_count, spot_mark[MOST_BANDITS], spot_bandits[MOST_BANDITS];
    int16_t spot_triangle[MOST_BANDITS];

    uint8_t seats, edition, is_short, has_bandits, has_kingdoms, has_palace;
} Rules;

/* Linked pieces carry the label of their group, and a label knows its leaders' colours. Where no
 * tile or leader stands, and NOWHERE, is NO_GROUP, which has none. */
typedef struct {
    uint64_t used[MOST_GROUPS / 64];
    uint8_t of[NOWHERE + 1];
    uint8_t colours[MOST_GROUPS];
    uint8_t size[MOST_GROUPS];
} Groups;

/* A group as the readable engine keeps it. */
typedef struct {
    Mask mask, border;
    uint64_t colours;
} GroupData;

/* An entry of the stack. What a field means depends on the kind. */
typedef struct {
    uint8_t kind;
    uint8_t seat;   /* whose step it is: attacker, unifier */
    uint8_t colour; /* PAY_TILE: the cause; WAR_TIE: the tied sides as bits */
    uint8_t other;  /* the defender of a revolt; who is asked in a war */
    int16_t place;  /* CHOOSE_PAGODA: the triangle */
    int16_t count;  /* actions left, tiles owed, the attacker's strength */
} Step;

/* The one war that can be on the stack. */
typedef struct {
    Mask sides[SIDES];
    uint8_t count, tiles[SIDES], leaders[SIDES];
} WarData;

typedef struct {
    Mask tiles[COLOURS];
    Mask empty, near_yellow, granaries, built;
    uint64_t triangles[TRIANGLE_WORDS], rhombi[RHOMBUS_WORDS];
    WarData war;
    Mask pool; /* what can pay in PAY_TILE */
    Groups groups;
    int16_t leaders[CELLS]; /* -1 in front of the screen */
    int16_t points[CELLS];
    uint8_t hands[CELLS], known[CELLS], buried[CELLS], known_buried[CELLS];
    uint8_t market[COLOURS], bag[COLOURS], removed[COLOURS], discards[COLOURS], supply[COLOURS];
    uint8_t granaries_taken[SEATS];
    int16_t palace; /* -1 beside the board */
    int16_t pagoda_triangle[MOST_PAGODAS];
    uint8_t pagoda_count, pagoda_colour[MOST_PAGODAS];
    int16_t bandit_triangle[MOST_BANDITS];
    uint8_t bandit_count, bandit_mark[MOST_BANDITS], bandit_number[MOST_BANDITS];
    int8_t idle;
    uint8_t depth; /* of the stack; 0 when the game is over */
    Step stack[STACK];
    uint8_t reason, ranks[SEATS];
    int16_t scores[SEATS];
} State;

#define CHOOSES_FASTER
#include "core.h"

/* groups.c */
void groups_clear(Groups *groups);
int groups_touching(const Rules *r, const Groups *groups, int place, uint8_t labels[3]);
bool groups_clash(const Groups *groups, const uint8_t *labels, int count);
void groups_add(const Rules *r, Groups *groups, int place, int colours);
bool groups_remove(const Rules *r, Groups *groups, const int16_t *leaders, int place, int colours);
int groups_list(const Rules *r, const Groups *groups, GroupData list[MOST_GROUPS]);
Mask groups_mask(const Groups *groups, int label);

/* state.c */
int hand_size(const State *s, int seat);
int colour_at(const State *s, int place);
int leader_in(const Rules *r, const State *s, const Mask *mask, int colour);
int leader_of_group(const Rules *r, const State *s, int label, int colour);
void push(State *s, Step step);
void pop(State *s);
static inline Step *top(State *s) { return &s->stack[s->depth - 1]; }
void add_tile(const Rules *r, State *s, int colour, int place);
void remove_tile(const Rules *r, State *s, int place);
void add_leader(const Rules *r, State *s, int seat, int colour, int place);
void remove_leader(const Rules *r, State *s, int seat, int colour);
void measure_built(const Rules *r, State *s);
void spend(State *s, int seat, int colour, int count);
void score(State *s, int seat, int colour, int points);

/* setup.c */
void blank(State *s);

static inline int run_add_mask(Runs *runs, int first, const Mask *mask) {
    return run_add(runs, first, mask->w, MASK_WORDS);
}

/* turn.c */
void settle(const Rules *r, State *s, Luck *luck);

/* The sections of the rules: what is legal, and what happens. */
void tile_runs(const Rules *r, const State *s, int seat, Runs *runs);
void tile_apply(const Rules *r, State *s, int seat, int colour, int place);
void after_tile(const Rules *r, State *s);
void chain_legal(const Rules *r, const State *s, Runs *runs);
void chain_apply(const Rules *r, State *s, int action);

void leader_runs(const Rules *r, const State *s, int seat, Runs *runs);
void leader_wider_runs(const Rules *r, const State *s, int seat, Runs *runs);
bool leader_is_barred(const Rules *r, const State *s, int seat, int colour, int place);
void leader_apply(const Rules *r, State *s, int seat, int action);
void drop_unsupported(const Rules *r, State *s);

bool can_pay_two(const State *s, int seat, int colour, bool leader);
void pay_two(State *s, int seat, int colour, bool leader);
void riot_runs(const Rules *r, const State *s, int seat, Runs *runs);
void riot_apply(const Rules *r, State *s, int seat, int action);
void trade_runs(const Rules *r, const State *s, int seat, Runs *runs);
void trade_apply(const Rules *r, State *s, int seat, int action);

int handful_count(const Rules *r, const State *s, int seat);
int nth_handful(const Rules *r, const State *s, int seat, int n);
bool replace_is_legal(const Rules *r, const State *s, int seat, int action);
void replace_runs(const Rules *r, const State *s, int seat, Runs *runs);
void replace_apply(const Rules *r, State *s, int seat, int action, Luck *luck);
bool draw_tiles(const Rules *r, State *s, int seat, int count, Luck *luck);
bool refill_market(const Rules *r, State *s, int count, Luck *luck);

bool is_free_triangle(const Rules *r, const State *s, int triangle);
bool is_free_rhombus(const Rules *r, const State *s, int rhombus);
void establish_pagoda(const Rules *r, State *s, int seat, int triangle);
void establish_palace(const Rules *r, State *s, int rhombus);
void lift_legal(const Rules *r, const State *s, Runs *runs);
void lift_apply(const Rules *r, State *s, int action);
void building_offer(const Rules *r, State *s, int seat, int colour, int place);
void building_legal(const Rules *r, const State *s, Runs *runs);
void building_apply(const Rules *r, State *s, int action);
void market_legal(const Rules *r, const State *s, Runs *runs);
void market_apply(const Rules *r, State *s, int action);

void collect(const Rules *r, State *s, int seat, const Mask *places, int owed, int cause,
             int marker);
void pay_legal(const Rules *r, const State *s, Runs *runs);
void pay_apply(const Rules *r, State *s, int action);

int on_board(const Rules *r, const State *s, int seat, int colour);
void revolt_begin(State *s, int attacker, int defender, int colour);
void revolt_legal(const Rules *r, const State *s, Runs *runs);
void revolt_apply(const Rules *r, State *s, int action);

int war_total(const State *s, int side);
void war_begin(const Rules *r, State *s, int unifier, int place, Mask *sides, int count);
void war_legal(const Rules *r, const State *s, Runs *runs);
void war_apply(const Rules *r, State *s, int action);
void war_tie_legal(const Rules *r, const State *s, Runs *runs);
void war_tie_apply(const Rules *r, State *s, int action);

Mask bandit_border(const Rules *r, const State *s);
Mask bandit_spaces(const Rules *r, const State *s);
Mask bandits_closed(const Rules *r, const State *s);
int bandits_fought(const Rules *r, const State *s, int place);
Mask red_of_states(const State *s, const uint8_t *labels, int count);
void bandits_beat(const Rules *r, State *s, int seat, int place, int spots, const Mask *red);

Mask own_granaries(const State *s, int seat);
void end_of_turn(const Rules *r, State *s, int seat);
void granaries_legal(const Rules *r, const State *s, Runs *runs);
void granaries_apply(const Rules *r, State *s, int action);
void refill(const Rules *r, State *s, Luck *luck);

/* scoring.c */
void finish(const Rules *r, State *s, int reason);

#endif
