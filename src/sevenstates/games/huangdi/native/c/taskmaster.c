/* The Taskmaster: move, or repeat a role that was played before (D-TSK). */
#include "huangdi.h"

/* Whether an action of the card is possible once the repeat is paid (D-TSK-2). */
static bool has_action(const Rules *r, const State *s, int seat, int role) {
    int jade = s->jade[seat] - r->repeat_cost[role];
    if (jade < 0) return false;
    Runs runs;
    runs_clear(&runs);
    role_runs(r, s, seat, role, jade, &runs);
    return runs.total > 0;
}

/* Where the taskmaster can go, and what can be repeated. */
void taskmaster_runs(const Rules *r, const State *s, int seat, int jade, Runs *runs) {
    (void)jade;
    uint64_t repeat = 0;
    for (int role = 0; role < REPEATED; role++)
        if (!(s->roles[seat] >> role & 1) && has_action(r, s, seat, role)) repeat |= 1ULL << role;
    uint64_t every = (1ULL << r->provinces) - 1;
    run_add_bits(runs, r->first_move, every & ~(1ULL << s->camps[seat]));
    run_add_bits(runs, r->first_repeat, repeat);
}

/* Go there, or pay and choose an action of the repeated card. */
void taskmaster_apply(const Rules *r, State *s, int seat, int action) {
    uint8_t value = r->action_value[action];
    if (r->action_kind[action] == MOVE) {
        s->camps[seat] = value;
        return;
    }
    pay_jade(s, seat, r->repeat_cost[value]);
    push(s, (Step){.kind = REPEAT_ROLE, .seat = (uint8_t)seat, .role = value});
}
