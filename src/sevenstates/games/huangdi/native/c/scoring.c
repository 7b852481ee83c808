/* Scoring during the game and at its end (D-SCO, D-END). */
#include "huangdi.h"

/* The seat with the highest number scores; tied seats all score in full. */
static void score_most(const Rules *r, State *s, const int counts[SEATS], int points) {
    int most = 1; /* who has nothing scores nothing */
    for (int seat = 0; seat < r->seats; seat++)
        if (counts[seat] > most) most = counts[seat];
    for (int seat = 0; seat < r->seats; seat++)
        if (counts[seat] == most) score(s, seat, points);
}

/* The same for the blocks in a mask. */
static void score_majority(const Rules *r, State *s, Mask mask, int points) {
    int counts[SEATS];
    for (int seat = 0; seat < r->seats; seat++) counts[seat] = size_of(both(s->walls[seat], mask));
    score_most(r, s, counts, points);
}

static bool is_complete(const State *s, Mask mask) { return is_empty(without(mask, s->wall)); }

/* What the block just put there brings, in the order of D-SCO-4. An emperor block counts as built
 * by the seat but brings nothing on level 4 (D-EMP-3). */
void score_block(const Rules *r, State *s, int seat, int place) {
    int province = province_of(place), level = level_of(place);
    if (level < TOP && is_complete(s, r->row[province][level])) {
        s->chip_stock--;
        s->chips[seat]++;
        score_majority(r, s, r->row[province][level], r->row_points[level]);
    }
    if (level == TOP && has(&s->walls[seat], place)) score(s, seat, r->tower_points);
    if (is_complete(s, both(r->level[level], r->whole)))
        score_majority(r, s, r->level[level], r->level_points);
}

/* D-END-3: rows and levels that are not complete score as if they were. */
static void score_unfinished(const Rules *r, State *s) {
    for (int province = 0; province < r->provinces; province++)
        for (int level = 0; level < TOP; level++)
            if (!is_complete(s, r->row[province][level]))
                score_majority(r, s, r->row[province][level], r->row_points[level]);
    for (int level = 0; level < LEVELS; level++)
        if (!is_complete(s, both(r->level[level], r->whole)))
            score_majority(r, s, r->level[level], r->level_points);
}

/* The seat's blocks in the province where it has fewest (D-END-5). */
static int fewest_blocks(const Rules *r, const State *s, int seat) {
    int fewest = PLACES;
    for (int province = 0; province < r->provinces; province++) {
        int blocks = size_of(both(s->walls[seat], r->province[province]));
        if (blocks < fewest) fewest = blocks;
    }
    return fewest;
}

/* By points, then by blocks in the wall (D-END-7). */
static void rank(const Rules *r, State *s) {
    int keys[SEATS];
    for (int seat = 0; seat < r->seats; seat++)
        keys[seat] = s->scores[seat] * (PLACES + 1) + size_of(s->walls[seat]);
    for (int seat = 0; seat < r->seats; seat++) {
        s->ranks[seat] = 1;
        for (int other = 0; other < r->seats; other++)
            if (keys[other] > keys[seat]) s->ranks[seat]++;
    }
}

/* The final scoring and the ranking (D-END-3 to D-END-7). */
void finish(const Rules *r, State *s, int reason) {
    int jade[SEATS], workers[SEATS];
    score_unfinished(r, s);
    for (int seat = 0; seat < r->seats; seat++) {
        int chips = s->chips[seat] < CHIP_SCORES ? s->chips[seat] : CHIP_SCORES - 1;
        score(s, seat, r->chip_points[chips]);
        score(s, seat, r->province_points * fewest_blocks(r, s, seat));
        jade[seat] = s->jade[seat];
        workers[seat] = workers_of(s, seat);
    }
    score_most(r, s, jade, r->most_points);
    score_most(r, s, workers, r->most_points);
    rank(r, s);
    s->reason = (uint8_t)reason;
    s->depth = 0;
}

/* D-END-1: the builder of the last block empties all prisons. */
void finish_wall(const Rules *r, State *s, int builder) {
    for (int province = 0; province < r->provinces; province++) {
        s->jade[builder] = (uint8_t)(s->jade[builder] + s->prison_jade[province]);
        s->convicts[builder] = (uint8_t)(s->convicts[builder] + s->prison_convicts[province]);
        s->prison_jade[province] = s->prison_convicts[province] = 0;
    }
    finish(r, s, WALL_COMPLETE);
}
