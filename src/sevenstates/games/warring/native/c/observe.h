/* What a seat observes, as arrays: the compiled half of env/observation.py, which is the
 * reference. It says where each part begins; a part of all seats has the viewer's own first. */
#ifndef WARRING_OBSERVE_H
#define WARRING_OBSERVE_H

#include "warring.h"

enum { MOST_COUNTS = 6144, PLACES = 1, CHOICES = 2, STATEMENTS = 2 * SEVEN + 3 };

/* The questions as env/observation.py orders them. */
enum {
    ASKS_AMEND,
    ASKS_ANSWER,
    ASKS_CHOOSE_NEXT,
    ASKS_CLAIM,
    ASKS_GIVE,
    ASKS_KEEP_ONE,
    ASKS_KEEP_TWO,
    ASKS_NEW_HERO,
    ASKS_ORDER,
    ASKS_PLAY,
    ASKS_SPEECH,
    ASKS_TAKE
};

/* Handed over by the environments. */
typedef struct {
    int32_t counts, planes; /* how many there are */
    int32_t question, asked, quotas, round, host, public_event, stock, buried, people;
    int32_t people_buried, discards, seen_buried, stepwise;
    int32_t alive, values, strength, start, fought, bans, any_war, unifier;
    int32_t agenda_count, agenda, abandoned, seen_abandoned, resolved, taken;
    int32_t hand, characters, character_points, character_progress;
    int32_t offer, offer_points, offer_progress;
    int32_t laid_slots, laid_marks, marking, swap, kept, gives, ordered;
    int32_t points, completed, hand_size, laid, character_count, offer_count, known, laid_cards;
    int32_t said;
    float most[MOST_COUNTS];
} Observer;

#include "observing.h"

/* progress.c: how near a goal is, from 0 to 1, to three places. */
double progress(const Rules *r, const State *s, int goal);
int missing_lead(const State *s, const Goal *goal, int state);
int missing_compare(const State *s, const Goal *goal, int state, int over);

#endif
