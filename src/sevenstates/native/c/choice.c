/* Legal and random actions of games that have nothing faster than their list. */
#include "game.h"

bool is_listed(const Rules *r, const State *s, int seat, int action) {
    if (action < 0 || action >= ACTIONS) return false;
    Runs runs;
    legal(r, s, seat, &runs);
    return runs_contain(&runs, action);
}

int random_listed(const Rules *r, const State *s, Luck *luck) {
    Runs runs;
    legal(r, s, asked_seat(s), &runs);
    return runs_nth(&runs, luck_below(luck, runs.total));
}

#ifndef CHOOSES_FASTER
bool is_legal(const Rules *r, const State *s, int seat, int action) {
    return is_listed(r, s, seat, action);
}

int random_action(const Rules *r, const State *s, Luck *luck) { return random_listed(r, s, luck); }
#endif
