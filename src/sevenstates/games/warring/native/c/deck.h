/* A deck as tables of numbers: what cards do, and what characters want. Made by tables.py. */
#ifndef WARRING_DECK_H
#define WARRING_DECK_H

#include <stdint.h>

enum {
    SEVEN = 7, /* the states */
    CELLS = SEVEN * 4,
    MOST_EVENTS = 128,
    MOST_PUBLICS = 64,
    MOST_PEOPLE = 128,
    PEOPLE_WORDS = MOST_PEOPLE / 64,
    MOST_OPS = 1024,
    MOST_GOALS = 512,
    MOST_REFS = 15,
    EVENT_WORDS = MOST_EVENTS / 16,
    NONE = INT16_MIN /* no limit, no attribute */
};

/* A state that a card means: the number of a slot, or FIRST_STATE and more, or IT. */
enum { FIRST_STATE = 8, IT = FIRST_STATE + SEVEN };

/* In the order of tables.py, as are the rest. */
typedef enum {
    CHANGE,
    FIGHT,
    RAID,
    ASSASSINATE,
    DIE,
    MOVE,
    LEVEL,
    FORBID,
    IF,
    SPECIAL
} OpKind;

/* What public events do to the rules of the round. */
enum {
    NOTHING,
    NO_HOST,
    REVEAL_CARDS,
    ONE_CARD,
    DRAW_NEW_HERO,
    DISCARD_HAND,
    PASS_ONE_RIGHT,
    PRELUDE,
    UNIFY
};

/* One effect; the effects inside it follow it. */
typedef struct {
    int16_t kind;
    int16_t otherwise, next; /* where the second list inside it begins, and what follows it all */
    int16_t goal;            /* IF: what it looks at */
    int16_t all, count;      /* all the living, or the number of states; -1: none is named */
    int16_t who[MOST_REFS];
    int16_t n[9]; /* its numbers, as effects.c says */
} Op;

typedef enum {
    ATTRIBUTE,
    LEAD,
    COMPARE,
    GROW,
    WON_WAR,
    DIES,
    ASSASSINATED,
    RESOLVED,
    QUIET,
    STRONGEST,
    ALL_OF,
    ANY_OF
} GoalKind;

/* One goal; the goals inside it follow it. */
typedef struct {
    int16_t kind, next;
    int16_t state, over; /* NONE: any */
    int16_t attributes;  /* a bit each; bit 4 is the sum */
    int16_t count, by, above, below;
    int16_t winners, losers;     /* states, a bit each; 0: anybody */
    int16_t choice;              /* NONE: any */
    uint16_t events[EVENT_WORDS]; /* RESOLVED: kinds, a bit each */
} Goal;

enum { SUM = 4 };

#endif
