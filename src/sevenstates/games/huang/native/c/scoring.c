/* Who wins (H-WIN). */
#include "huang.h"

enum { RANKED = WHITE }; /* the four colours that count at the end */

/* The four colours, lowest first, after white went where it helps most (H-WIN-1). The lowest
 * rises to the second, both to the third, and so on. */
static void spread_white(const int points[COLOURS], int colours[RANKED]) {
    int white = points[WHITE], rising = 1;
    for (int i = 0; i < RANKED; i++) {
        int at = i;
        while (at > 0 && colours[at - 1] > points[i]) {
            colours[at] = colours[at - 1];
            at--;
        }
        colours[at] = points[i];
    }
    while (rising < RANKED && (colours[rising] - colours[0]) * rising <= white) {
        white -= (colours[rising] - colours[0]) * rising;
        for (int i = 0; i < rising; i++) colours[i] = colours[rising];
        rising++;
    }
    for (int i = 0; i < rising; i++)
        colours[i] += white / rising + (i >= rising - white % rising);
}

/* Whether one row of numbers comes before another. */
static bool is_better(const int *a, const int *b) {
    for (int i = 0; i <= RANKED; i++)
        if (a[i] != b[i]) return a[i] > b[i];
    return false;
}

/* End the game at once and rank the seats (H-WIN-1 to H-WIN-4). */
void finish(const Rules *r, State *s, int reason) {
    int keys[SEATS][RANKED + 1];
    for (int seat = 0; seat < r->seats; seat++) {
        int points[COLOURS];
        for (int i = 0; i < COLOURS; i++) points[i] = s->points[seat * COLOURS + i];
        points[BLUE] += r->granary_points * s->granaries_taken[seat]; /* H-KIN-3 */
        spread_white(points, keys[seat]);
        /* H-WIN-3: only EN breaks a tie over all four colours, by the fewest white points. */
        keys[seat][RANKED] = r->edition == EN ? -points[WHITE] : 0;
    }
    for (int seat = 0; seat < r->seats; seat++) {
        int rank = 1;
        for (int other = 0; other < r->seats; other++) rank += is_better(keys[other], keys[seat]);
        s->ranks[seat] = (uint8_t)rank;
        s->scores[seat] = (int16_t)keys[seat][0];
    }
    s->reason = (uint8_t)reason;
    s->depth = 0;
}
