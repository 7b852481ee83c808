/* The Warring States: the tables of the rules, a state, and what can be done with it.
 *
 * The readable engine in games/warring/rules is the reference. Each file here is named after the
 * file there that it repeats; rule ids stand in both. Nothing in these files knows of Python but
 * those whose names begin with py_. */
#ifndef WARRING_H
#define WARRING_H

#include "bits.h"
#include "deck.h"

enum {
    SEATS = 5,
    HAND = 5,
    HELD = 2,  /* characters of a seat */
    OFFER = 4, /* characters that a seat chooses from */
    AGENDA = 11,
    ACTIONS = 103,
    MOST_RUNS = 8,
    RUN_WORDS = 1,
    MOST_BURIED = 255,
    MOST_NEWS = 32, /* wars and murders in one event; a deck that can bring more does not fit */
    STACK = 6,
    NOBODY = -1
};

enum { WAR, ASSASSINATION, RISE, FALL, BANS };
enum { ANY_WAR = 1 << SEVEN, PEOPLE = -1, NO_SWAP = -1, NOT_YET = -1, UNMARKED = -1, EMPTY = -1 };
enum { AT_EVENT, AT_ROUND, AT_GAME };
enum { LAST_STATE, UNIFIED };

/* In the order of STEPS there. */
typedef enum {
    ROUND,
    KEEP_TWO,
    KEEP_ONE,
    NEW_HEROES,
    NEW_HERO,
    PASS_RIGHT,
    SPEECH,
    PLAY_CARDS,
    SWAPS,
    TAKE_CARDS,
    AMEND,
    MARK_ADDED,
    OFFER_ORDER,
    ORDER,
    CHOOSE_NEXT,
    PLAY_OUT,
    CLAIM_WINDOW,
    ASK_CLAIM
} StepKind;

/* The parts of the round, in their order. */
enum {
    PART_BEGIN,
    PART_DRAW,
    PART_REVEAL,
    PART_SPEECH,
    PART_PLAY,
    PART_COLLECT,
    PART_AGENDA,
    PART_LAST_CLAIMS,
    PART_END,
    PARTS
};

#include "action_kinds.h" /* ActionKind; written by build.py from the action table */

enum { ACTION_KINDS = CLAIM + 1 };

/* The tables of one kind of table: options, seats. Handed over by the readable engine. */
typedef struct {
    uint8_t action_kind[ACTIONS];
    int32_t first[ACTION_KINDS]; /* the first action of each kind */
    Op ops[MOST_OPS];
    Goal goals[MOST_GOALS];

    uint8_t events; /* how many kinds of event cards the deck has */
    uint8_t copies[MOST_EVENTS], slots[MOST_EVENTS], slot_states[MOST_EVENTS][SEVEN];
    uint8_t named[MOST_EVENTS]; /* the slots whose state the card names, a bit each */
    uint8_t alike[MOST_EVENTS], ways[MOST_EVENTS];
    int16_t way_first[MOST_EVENTS][2], way_end[MOST_EVENTS][2];

    uint8_t publics; /* how many kinds of public events the deck has */
    uint8_t public_copies[MOST_PUBLICS], special[MOST_PUBLICS];
    int16_t public_first[MOST_PUBLICS], public_end[MOST_PUBLICS];
    uint8_t prelude, unify;

    uint8_t people; /* how many characters the deck has */
    uint64_t era[2][PEOPLE_WORDS];
    uint8_t points[MOST_PEOPLE];
    int16_t goal[MOST_PEOPLE];

    int8_t start[CELLS];
    uint8_t most, least, draw[2], swap_draw, claim_draw, hero_draw;
    uint8_t early_rounds, public_rounds, quota[HAND + 1];
    uint8_t seats, stepwise;
} Rules;

/* An event card that was played, with what was marked on it. */
typedef struct {
    int8_t kind, slot; /* the slot of the hand while it is an answer, else 0 */
    int8_t marked;     /* how many targets there are */
    int8_t targets[SEVEN], choice, owner;
} Entry;

/* An entry of the stack. */
typedef struct {
    uint8_t kind, seat;
    uint8_t part;  /* of the round; of claims the moment; of PLAY_OUT whether a card is chosen */
    uint8_t ahead; /* how far clockwise it has got */
} Step;

typedef struct {
    uint64_t deck[PEOPLE_WORDS], gone[PEOPLE_WORDS]; /* of characters */
    uint32_t bans[BANS];
    uint16_t buried[MOST_BURIED]; /* kind * 256 + the mask of the seats that know it; ascending */
    int16_t scores[SEATS];
    int8_t values[CELLS], start[SEVEN];
    uint8_t fought, buried_count;
    int8_t war_winner[MOST_NEWS], war_loser[MOST_NEWS], war_by[MOST_NEWS];
    int8_t death[SEVEN], death_victor[SEVEN], murder[MOST_NEWS];
    uint8_t wars, deaths, murders;
    int8_t resolved, resolved_choice, unifier; /* -1: none */
    uint8_t round;
    int8_t host, public;
    uint8_t public_left[MOST_PUBLICS];
    uint8_t stock[MOST_EVENTS], discards[MOST_EVENTS];
    int8_t hands[SEATS][HAND];
    uint8_t hand_size[SEATS];
    int8_t known_kind[SEATS][HAND], known_by[SEATS][HAND];
    uint8_t known_count[SEATS];
    Entry laid[SEATS][HAND]; /* PLAY_CARDS: the answers so far */
    uint8_t laid_count[SEATS];
    Entry agenda[AGENDA], played[AGENDA], abandoned;
    uint8_t agenda_count, played_count, is_abandoned;
    uint8_t people_knowers[MOST_PEOPLE]; /* who knows a character discarded face down; 0: is not */
    int8_t characters[SEATS][HELD], offers[SEATS][OFFER];
    uint8_t character_count[SEATS], offer_count[SEATS];
    int8_t completed[MOST_PEOPLE], completed_by[MOST_PEOPLE]; /* in the order of the claims */
    uint8_t completed_count, done_count[SEATS];
    int8_t said_by[SEATS], said[SEATS];
    uint8_t said_count;
    uint8_t picks[SEATS];                    /* KEEP_TWO: places in the offer, a bit each */
    int8_t given[SEATS];                     /* PASS_RIGHT */
    int8_t swaps[SEATS];                     /* PLAY_CARDS */
    int8_t swap_seat[SEATS], swap_of[SEATS]; /* SWAPS: those that are left */
    uint8_t swap_count, quotas[SEATS];       /* TAKE_CARDS */
    Entry added;                             /* MARK_ADDED */
    int8_t order[AGENDA];
    uint8_t order_count;  /* ORDER */
    uint8_t fresh[SEATS]; /* CLAIM_WINDOW: how many of the newest characters came too late */
    uint8_t open;         /* the seats that a sealed question is still open for, a bit each */
    uint8_t answered;     /* PLAY_CARDS: the seats that are done */
    uint8_t depth;        /* of the stack; 0 when the game is over */
    Step stack[STACK];
    uint8_t reason, ranks[SEATS];
} State;

#include "core.h"

static inline uint64_t low_bits(int count) { return (1ULL << count) - 1; }
static inline void pop(State *s) { s->depth--; }
static inline Step *top(State *s) { return &s->stack[s->depth - 1]; }
static inline const Step *asking(const State *s) { return &s->stack[s->depth - 1]; }
static inline bool is_asking(const State *s, StepKind kind) {
    return s->depth && asking(s)->kind == kind;
}
/* What the open public event does to the rules of the round. */
static inline int rule(const Rules *r, const State *s) {
    return s->public < 0 ? NOTHING : r->special[s->public];
}
static inline bool is_late(const Rules *r, const State *s) { return s->round > r->early_rounds; }
static inline int seat_ahead(const Rules *r, const State *s, int ahead) {
    return (s->host + ahead) % r->seats;
}

/* state.c */
void push(State *s, StepKind kind, int seat, int part);
Entry take_entry(Entry *row, uint8_t *count, int place);
void draw_cards(const Rules *r, State *s, int seat, int count, Luck *luck);
void bury(State *s, int kind, unsigned knowers);
void sort_hand(State *s, int seat);
int take_from_hand(State *s, int seat, int slot);
void offer_people(const Rules *r, State *s, int seat, int count, Luck *luck);
int take_offer(State *s, int seat, int place);
int take_character(State *s, int seat, int slot);
void put_away_offer(State *s, int seat);
uint64_t met(const Rules *r, const State *s, int seat, int moment, int fresh);
bool knows_agenda(const Rules *r, const State *s, int viewer, const Entry *entry);

/* board.c */
static inline bool is_alive(const State *s, int state) { return s->values[state * 4] > 0; }
unsigned alive(const State *s);
int strength(const State *s, int state);
static inline int roll(Luck *luck) { return luck_below(luck, 6) + 1; }
bool is_decided(const State *s);
void begin_round(State *s);
void begin_event(State *s, int resolved, int choice);
void change(const Rules *r, State *s, int state, const int16_t deltas[4], int floor, int victor);
void assassinate(const Rules *r, State *s, int state, int needs, Luck *luck);

/* wars.c */
int war(const Rules *r, State *s, int one, int two, const int16_t bonus[2], Luck *luck);
void raid(const Rules *r, State *s, int state, const int16_t numbers[9], Luck *luck);

/* strength.c */
int strongest(const Rules *r, State *s, Luck *luck);
void prelude(const Rules *r, State *s, Luck *luck);

/* effects.c, goals.c */
typedef struct {
    const int8_t *slots;
    int it;
} Scene;
static const Scene NO_SCENE = {NULL, EMPTY}; /* for goals of characters, which name their states */
void run_all(const Rules *r, State *s, int first, int end, const Scene *scene, Luck *luck);
int meant(int ref, const Scene *scene);
int value(const State *s, int state, int attribute);
int most_of_others(const State *s, int state, int attribute);
bool is_met(const Rules *r, const State *s, int goal, int moment, const Scene *scene);

/* cards.c */
unsigned candidates(const Rules *r, const Entry *entry, unsigned living);
void settle_marks(const Rules *r, Entry *entry, unsigned living);
Entry begin_marks(const Rules *r, int kind, int slot, int owner, unsigned living);
static inline bool is_marked(const Rules *r, const Entry *entry) {
    return entry->marked == r->slots[entry->kind] && entry->choice != UNMARKED;
}
void marks_legal(const Rules *r, const Entry *entry, unsigned living, Runs *runs);
void mark(const Rules *r, Entry *entry, unsigned living, int action);
int compare_entries(const Rules *r, const Entry *one, const Entry *two);

/* The sections of the rules: what is legal, and what happens. */
void deal_people(const Rules *r, State *s, Luck *luck);
void keep_two_legal(const Rules *r, const State *s, int seat, Runs *runs);
void keep_two_answer(const Rules *r, State *s, int seat, int action);
void keep_two_finish(const Rules *r, State *s);
void keep_one_legal(const Rules *r, const State *s, int seat, Runs *runs);
void keep_one_apply(const Rules *r, State *s, int seat, int action);
bool draw_and_keep_one(const Rules *r, State *s, int seat, int count, Luck *luck);

void reveal(const Rules *r, State *s, Luck *luck);
void new_heroes(const Rules *r, State *s, Luck *luck);
void new_hero_legal(const Rules *r, const State *s, int seat, Runs *runs);
void new_hero_apply(const Rules *r, State *s, int seat, int action);
void give_legal(const Rules *r, const State *s, int seat, Runs *runs);
void give_answer(const Rules *r, State *s, int seat, int action);
void give_finish(const Rules *r, State *s);

void speech_legal(const Rules *r, const State *s, Runs *runs);
void speech_apply(const Rules *r, State *s, int seat, int action);

void play_begin(const Rules *r, State *s);
void play_legal(const Rules *r, const State *s, int seat, Runs *runs);
void play_answer(const Rules *r, State *s, int seat, int action);
void play_finish(const Rules *r, State *s);
void swaps(const Rules *r, State *s, Luck *luck);

void collect(const Rules *r, State *s, Luck *luck);
void take_legal(const Rules *r, const State *s, Runs *runs);
void take_apply(const Rules *r, State *s, int action);

void agenda_begin(const Rules *r, State *s);
void amend_legal(const Rules *r, const State *s, Runs *runs);
void amend_apply(const Rules *r, State *s, int seat, int action);
void mark_added_legal(const Rules *r, const State *s, Runs *runs);
void mark_added_apply(const Rules *r, State *s, int seat, int action);
void offer_order(const Rules *r, State *s);
void order_legal(const Rules *r, const State *s, Runs *runs);
void order_apply(const Rules *r, State *s, int action);
void choose_next_apply(const Rules *r, State *s, int action);
void play_out(const Rules *r, State *s, Luck *luck);

void open_window(State *s, int moment);
void claim_window(const Rules *r, State *s);
void claim_legal(const Rules *r, const State *s, int seat, Runs *runs);
void claim_apply(const Rules *r, State *s, int seat, int action, Luck *luck);

/* round.c */
void run_round(const Rules *r, State *s, Luck *luck);

/* sealed.c */
bool is_sealed(const State *s);
unsigned sealed_asked(const Rules *r, const State *s);
bool sealed_done(const State *s, int seat);
void sealed_legal(const Rules *r, const State *s, int seat, Runs *runs);
void sealed_answer(const Rules *r, State *s, int seat, int action);
void sealed_undo(State *s, int seat);
void sealed_open(const Rules *r, State *s);
void sealed_finish_if_all_are_done(const Rules *r, State *s);

/* scoring.c */
void score(const Rules *r, State *s, int seat, int slot);
bool finish_if_decided(const Rules *r, State *s);

static inline int value_of(const Rules *r, int action) {
    return action - r->first[r->action_kind[action]];
}

#endif
