/* The Resources card: blocks, jade and favour cards (D-RES). */
#include "huangdi.h"

void resources_runs(const Rules *r, const State *s, int seat, int jade, Runs *runs) {
    run_add_bits(runs, r->first_quarry, affordable(r, jade, s->block_stock[seat]));
    run_add_bits(runs, r->first_resources_jade, 1);
    run_add_bits(runs, r->first_draw, s->packet_count > 0);
}

/* D-RES-3: the top five, or what there is. Two or fewer are kept unasked. */
static void draw_favours(const Rules *r, State *s, int seat, Luck *luck) {
    int number = s->maker_count++;
    uint64_t drawn = 0;
    s->makers[number] = (int8_t)seat;
    for (int i = 0; i < r->drawn_favours && s->packet_count; i++) {
        int card = draw_card(s, luck);
        s->paths[card] |= 1ULL << number;
        drawn |= 1ULL << card;
    }
    if (popcount(drawn) <= r->drawn_kept) {
        s->hands[seat] |= drawn;
        return;
    }
    s->drawn = drawn;
    s->drawn_kept = 0;
    push(s, (Step){.kind = KEEP_FAVOURS, .seat = (uint8_t)seat});
}

void resources_apply(const Rules *r, State *s, int seat, int action, Luck *luck) {
    int count = r->action_value[action];
    switch (r->action_kind[action]) {
    case QUARRY:
        imprison(s, seat, 0);
        pay_jade(s, seat, r->recruit_cost[count - 1]);
        s->block_stock[seat] = (uint8_t)(s->block_stock[seat] - count);
        s->blocks[seat] = (uint8_t)(s->blocks[seat] + count);
        break;
    case COLLECT_JADE: collect_jade(r, s, seat); break;
    default: draw_favours(r, s, seat, luck);
    }
}

void keep_legal(const Rules *r, const State *s, Runs *runs) {
    run_add_bits(runs, r->first_keep, s->drawn & ~s->drawn_kept);
}

/* Two are kept, one after the other; the others go under the deck. */
void keep_apply(const Rules *r, State *s, int action) {
    int seat = top(s)->seat;
    s->drawn_kept |= 1ULL << r->action_value[action];
    if (popcount(s->drawn_kept) < r->drawn_kept) return;
    pop(s);
    s->hands[seat] |= s->drawn_kept;
    put_packet(s, s->maker_count - 1, s->drawn & ~s->drawn_kept);
    s->drawn = s->drawn_kept = 0;
}
