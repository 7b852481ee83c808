/* The Host's speech and the answers: statements that bind nobody (W-RND-3). */
#include "warring.h"

enum { PEACE = 2 * SEVEN, SUPPORT };

void speech_legal(const Rules *r, const State *s, Runs *runs) {
    uint64_t living = alive(s), plans = living | living << SEVEN | 1ULL << PEACE;
    run_add_bits(runs, r->first[PASS], 1);
    run_add_bits(runs, r->first[SAY], asking(s)->ahead ? 3ULL << SUPPORT : plans);
}

void speech_apply(const Rules *r, State *s, int seat, int action) {
    Step *step = top(s);
    bool silent = r->action_kind[action] == PASS;
    if (!silent) {
        s->said_by[s->said_count] = (int8_t)seat;
        s->said[s->said_count++] = (int8_t)value_of(r, action);
    }
    /* Nobody answers a Host who said nothing. */
    if (step->ahead == r->seats - 1 || (silent && !step->ahead)) {
        pop(s);
        return;
    }
    step->ahead++;
    step->seat = (uint8_t)seat_ahead(r, s, step->ahead);
}
