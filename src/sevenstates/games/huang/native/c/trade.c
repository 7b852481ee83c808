/* Establish a building for two green tiles (H-PAG-7, H-PAG-8). */
#include "huang.h"

/* Every free shape on the board, for each way of paying. */
void trade_runs(const Rules *r, const State *s, int seat, Runs *runs) {
    if (!s->hands[seat * COLOURS + GREEN] || next_bit(s->triangles, TRIANGLE_WORDS, 0) < 0) return;
    uint64_t triangles[TRIANGLE_WORDS] = {0}, rhombi[RHOMBUS_WORDS] = {0};
    for (int i = next_bit(s->triangles, TRIANGLE_WORDS, 0); i >= 0;
         i = next_bit(s->triangles, TRIANGLE_WORDS, i + 1))
        if (is_free_triangle(r, s, i)) set_bit(triangles, i);
    for (int i = next_bit(s->rhombi, RHOMBUS_WORDS, 0); i >= 0;
         i = next_bit(s->rhombi, RHOMBUS_WORDS, i + 1))
        if (is_free_rhombus(r, s, i)) set_bit(rhombi, i);
    for (int way = 0; way < 2; way++)
        if (can_pay_two(s, seat, GREEN, way))
            run_add(runs, r->first_trade[way], triangles, TRIANGLE_WORDS);
    for (int way = 0; way < 2; way++)
        if (can_pay_two(s, seat, GREEN, way))
            run_add(runs, r->first_trade_palace[way], rhombi, RHOMBUS_WORDS);
}

/* Pay, then establish. */
void trade_apply(const Rules *r, State *s, int seat, int action) {
    pay_two(s, seat, GREEN, r->action_which[action]);
    if (r->action_kind[action] == TRADE_PALACE)
        establish_palace(r, s, r->action_value[action]);
    else
        establish_pagoda(r, s, seat, r->action_value[action]);
}
