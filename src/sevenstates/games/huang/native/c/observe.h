/* What a seat observes, as arrays: the compiled half of env/observation.py, which is the
 * reference. It says where each part begins; a part of all seats has the viewer's own first. */
#ifndef HUANG_OBSERVE_H
#define HUANG_OBSERVE_H

#include "huang.h"

enum { MOST_COUNTS = 256, GROUNDS = 3 };

/* Handed over by the environments. */
typedef struct {
    int32_t counts, planes;       /* how many there are */
    int32_t question[STEP_KINDS]; /* the number that is 1 while such a step asks */
    int32_t asked, left, granaries_to_take, owed, colour, attacker, defender, attack, defence;
    int32_t unifier, war_tiles, war_leaders, war_strength, war_tied;
    int32_t market, supply, discards, bag, removed, own_hand, own_replaced;
    int32_t hand_size, known, replaced, known_replaced, points_shown, points, granaries_taken;
    int32_t ground, tile, leader, pagoda, palace, granary, bandits, about, war_side;
    float fixed[MOST_COUNTS]; /* the numbers that the options say */
    float most[MOST_COUNTS];
    float grounds[GROUNDS][PLACES];
    uint8_t open_scores;
} Observer;

#include "observing.h"

#endif
