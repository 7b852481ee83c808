/* Claims: after each event a seat with a character whose goal is met may score it (W-CLM). */
#include "warring.h"

/* Let claims be made about what just happened. */
void open_window(State *s, int moment) {
    memset(s->fresh, 0, sizeof s->fresh);
    push(s, CLAIM_WINDOW, 0, moment);
}

/* From the Host clockwise each seat claims, before the next (W-CLM-2). */
void claim_window(const Rules *r, State *s) {
    Step *window = top(s);
    for (; window->ahead < r->seats; window->ahead++) {
        int seat = seat_ahead(r, s, window->ahead);
        if (!met(r, s, seat, window->part, s->fresh[seat])) continue;
        push(s, ASK_CLAIM, seat, window->part);
        return;
    }
    pop(s);
}

void claim_legal(const Rules *r, const State *s, int seat, Runs *runs) {
    run_add_bits(runs, r->first[PASS], 1);
    run_add_bits(runs, r->first[CLAIM], met(r, s, seat, asking(s)->part, s->fresh[seat]));
}

void claim_apply(const Rules *r, State *s, int seat, int action, Luck *luck) {
    bool at_round = top(s)->part == AT_ROUND;
    pop(s);
    if (r->action_kind[action] == PASS) {
        top(s)->ahead++;
        return;
    }
    score(r, s, seat, value_of(r, action));
    /* W-CLM-8: when the early age ends, the Early characters are about to leave. */
    if (at_round && s->round == r->early_rounds) return;
    if (draw_and_keep_one(r, s, seat, r->claim_draw, luck)) s->fresh[seat]++;
}
