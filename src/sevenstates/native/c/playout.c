/* Random play to the end. */
#include "game.h"

int playout(const Rules *r, State *s, Luck *luck) {
    int moves = 0;
    while (s->depth && !luck->failed) {
        apply(r, s, asked_seat(s), random_action(r, s, luck), luck);
        moves++;
    }
    return moves;
}
