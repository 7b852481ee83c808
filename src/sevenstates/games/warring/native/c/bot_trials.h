/* What is known of cards on one board. */
#ifndef WARRING_BOT_TRIALS_H
#define WARRING_BOT_TRIALS_H

#include "bot.h"

enum { MOST_BEST = 256 };

/* What decides what a card does: padded to whole words, without gaps. */
typedef struct {
    int8_t values[CELLS], start[SEVEN];
    uint8_t fought, round, gap[3];
    uint32_t bans[BANS];
} BoardKey;

/* Rows in memory that grows. */
typedef struct {
    void *rows;
    int count, size;
} Room;

typedef struct {
    uint32_t key; /* 0: empty */
    Way way;
} Best;

struct Trials {
    BoardKey key;
    bool is_used, *failed;
    uint64_t stamp;
    int left; /* the rounds */
    double before[MOST_PEOPLE];
    uint64_t known[PEOPLE_WORDS]; /* whose value before anything is played is known */
    int32_t kind_first[MOST_EVENTS];
    int16_t kind_count[MOST_EVENTS]; /* of the ways to play a card; -1: not listed yet */
    int32_t *pairs;                  /* where the gains from a kind for a character begin, or -1 */
    Best best[MOST_BEST];
    Room markings, outcomes, news, gains;
};

int32_t room_for(Trials *t, Room *room, int count, size_t width);

#endif
