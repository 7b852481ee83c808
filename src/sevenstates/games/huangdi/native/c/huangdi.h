/* Huang Di: the tables of the rules, a state, and what can be done with it.
 *
 * The readable engine in games/huangdi/rules is the reference. Each file here is named after the
 * file there that it repeats; rule ids stand in both. Nothing in these files knows of Python but
 * those whose names begin with py_. */
#ifndef HUANGDI_H
#define HUANGDI_H

#include "wall.h"

enum { RECRUITER, RESOURCES, BUILDER, TASKMASTER, ROLES };
enum { ALL_ROLES = (1 << ROLES) - 1, NO_ROLE = 255 };
enum { MONGOLS, WALL_COMPLETE };

enum {
    SEATS = 6,
    PROVINCES = 4,
    FAVOURS = 36,
    MOST_OFFSETS = 5,
    AMOUNTS = 5,
    REPEATED = 3, /* the roles that can be repeated */
    CHIP_SCORES = 7,
    ACTIONS = 537,
    MOST_RUNS = 16,
    RUN_WORDS = 2,
    MOST_PACKETS = FAVOURS,
    /* A draw takes cards out of the deck for good, so few more can follow those of a state. */
    MOST_DRAWS = 64,
    STACK = 4,
    NO_BID = -1,
    NOBODY = -1
};

typedef enum {
    ROUNDS,
    CHOOSE_FAVOURS,
    PETITION,
    TURNS,
    TAKE_ACTION,
    ACTION_DONE,
    AFTERWARDS,
    REPEAT_ROLE,
    KEEP_FAVOURS,
    PLACE_BLOCKS,
    USE_WORKERS,
    CHOOSE_PLAQUE, /* place_plaque there, which is an action here */
    STEP_KINDS
} StepKind;

#include "action_kinds.h" /* ActionKind; written by build.py from the action table */

/* The tables of one kind of table: options, seats. Handed over by the readable engine. */
typedef struct {
    Mask province[PROVINCES], level[LEVELS], row[PROVINCES][TOP], whole, ground;

    uint8_t action_kind[ACTIONS];
    uint8_t action_role[ACTIONS];  /* NO_ROLE if it is on no card */
    uint8_t action_value[ACTIONS]; /* place, card, amount, province or role */
    int32_t first_done, first_buyback, first_bid, first_keep;
    int32_t first_recruit, first_convicts, first_recruiter_jade, first_prison;
    int32_t first_quarry, first_resources_jade, first_draw;
    int32_t first_build, first_favour, first_remove, first_move, first_repeat;
    int32_t first_emperor, first_block, first_peasants, first_plaque;

    Mask corners[FAVOURS];
    uint8_t offsets[FAVOURS][MOST_OFFSETS], offset_count[FAVOURS];
    uint8_t favour_income[FAVOURS], favour_petition[FAVOURS], favour_jade[FAVOURS];
    uint8_t favour_points[FAVOURS];
    uint8_t favours; /* how many cards the deck has */

    uint8_t jade, peasants, convicts, chips, blocks, emperor_blocks;
    uint8_t start_jade, dealt_favours, kept_favours, income, turns, buyback_jade;
    uint8_t recruit_cost[AMOUNTS], convicts_price, convicts_taken, collected_jade;
    uint8_t drawn_favours, drawn_kept, second_block_jade;
    uint8_t workers[LEVELS], removal_convicts[TOP], repeat_cost[REPEATED];
    uint8_t row_points[TOP], tower_points, level_points, chip_points[CHIP_SCORES];
    uint8_t province_points, most_points;

    uint8_t seats, provinces;
} Rules;

/* An entry of the stack. What a field means depends on the kind. */
typedef struct {
    uint8_t kind, seat, role, again;
    uint8_t count; /* TURNS: those begun; PLACE_BLOCKS: the blocks of the build */
    uint8_t placed, needed, card;
} Step;

typedef struct {
    Mask wall, walls[SEATS], emperor_wall, plaques;
    uint64_t hands[SEATS], played[SEATS];
    uint64_t packet_cards[MOST_PACKETS]; /* the deck from top to bottom */
    uint64_t paths[FAVOURS];             /* a bit for each draw that the card was in */
    uint64_t dealt[SEATS], kept[SEATS];  /* CHOOSE_FAVOURS */
    uint64_t drawn, drawn_kept;          /* KEEP_FAVOURS */
    uint8_t packet_number[MOST_PACKETS], packet_count;
    int8_t makers[MOST_DRAWS];
    uint8_t maker_count;
    int16_t scores[SEATS];
    uint8_t jade[SEATS], peasants[SEATS], convicts[SEATS], blocks[SEATS], chips[SEATS];
    uint8_t camps[SEATS], roles[SEATS], block_stock[SEATS];
    uint8_t prison_jade[PROVINCES], prison_convicts[PROVINCES];
    uint8_t jade_stock, peasant_stock, convict_stock, chip_stock, emperor_stock, round;
    int8_t holder;
    uint8_t emperor_block;
    int8_t bids[SEATS]; /* PETITION */
    uint8_t open;       /* the seats that a sealed question is still open for, a bit each */
    uint8_t depth;      /* of the stack; 0 when the game is over */
    Step stack[STACK];
    uint8_t reason, ranks[SEATS];
} State;

#include "core.h"

/* state.c */
void push(State *s, Step step);
static inline void pop(State *s) { s->depth--; }
static inline Step *top(State *s) { return &s->stack[s->depth - 1]; }
static inline const Step *asking(const State *s) { return &s->stack[s->depth - 1]; }
static inline int workers_of(const State *s, int seat) {
    return s->peasants[seat] + s->convicts[seat];
}
static inline bool wall_complete(const Rules *r, const State *s) {
    return is_empty(without(r->whole, s->wall));
}
Mask open_locations(const Rules *r, Mask wall, Mask within);
Mask corners_of(const Rules *r, int card, Mask blocks);
Mask standing(const Rules *r, const State *s, int seat, int card);
int bonus(const State *s, int seat, const uint8_t rewards[FAVOURS]);
void pay_jade(State *s, int seat, int count);
void take_jade(State *s, int seat, int count);
void lose_convicts(State *s, int seat, int count);
void lose_peasants(State *s, int seat, int count);
void imprison(State *s, int seat, int jade);
void score(State *s, int seat, int points);
int draw_card(State *s, Luck *luck);
void put_packet(State *s, int number, uint64_t cards);

static inline void run_add_mask(Runs *runs, int first, Mask mask) {
    run_add(runs, first, mask.w, MASK_WORDS);
}

/* scoring.c */
void score_block(const Rules *r, State *s, int seat, int place);
void finish(const Rules *r, State *s, int reason);
void finish_wall(const Rules *r, State *s, int builder);

/* The sections of the rules: what is legal, and what happens. */
void setup_legal(const Rules *r, const State *s, int seat, Runs *runs);
void setup_apply(const Rules *r, State *s, int seat, int action);

void rounds(const Rules *r, State *s);

void petition_ask(const Rules *r, State *s);
void petition_legal(const Rules *r, const State *s, int seat, Runs *runs);
void petition_apply(const Rules *r, State *s, int seat, int action, Luck *luck);

uint64_t affordable(const Rules *r, int jade, int stock);
void collect_jade(const Rules *r, State *s, int seat);
void recruiter_runs(const Rules *r, const State *s, int seat, int jade, Runs *runs);
void recruiter_apply(const Rules *r, State *s, int seat, int action);
void resources_runs(const Rules *r, const State *s, int seat, int jade, Runs *runs);
void resources_apply(const Rules *r, State *s, int seat, int action, Luck *luck);
void keep_legal(const Rules *r, const State *s, Runs *runs);
void keep_apply(const Rules *r, State *s, int action);

void builder_runs(const Rules *r, const State *s, int seat, int jade, Runs *runs);
void builder_apply(const Rules *r, State *s, int seat, int action);
uint64_t build_counts(const Rules *r, const State *s, int seat, int jade);
void build_apply(const Rules *r, State *s, int seat, int action);
void blocks_legal(const Rules *r, const State *s, Runs *runs);
void blocks_apply(const Rules *r, State *s, int action);
void workers_legal(const Rules *r, const State *s, Runs *runs);
void workers_apply(const Rules *r, State *s, int action);
uint64_t favour_playable(const Rules *r, const State *s, int seat);
void favour_apply(const Rules *r, State *s, int seat, int action);
void plaque_legal(const Rules *r, const State *s, Runs *runs);
void plaque_apply(const Rules *r, State *s, int action);
Mask removable(const Rules *r, const State *s, int seat);
void remove_apply(const Rules *r, State *s, int seat, int action);

void taskmaster_runs(const Rules *r, const State *s, int seat, int jade, Runs *runs);
void taskmaster_apply(const Rules *r, State *s, int seat, int action);

Mask emperor_places(const Rules *r, const State *s, int seat);
void emperor_place(const Rules *r, State *s, int seat, int place);

/* turn.c */
void role_runs(const Rules *r, const State *s, int seat, int role, int jade, Runs *runs);
void settle(const Rules *r, State *s);

#endif
