/* The petition: sealed bids for the emperor's favour (D-PET). */
#include "huangdi.h"

void petition_ask(const Rules *r, State *s) {
    memset(s->bids, NO_BID, sizeof s->bids);
    s->open = (uint8_t)((1 << r->seats) - 1);
    push(s, (Step){.kind = PETITION});
}

void petition_legal(const Rules *r, const State *s, int seat, Runs *runs) {
    int most = s->jade[seat] + 1; /* nothing, and each piece of jade */
    uint64_t bids[2] = {~0ULL, 0};
    if (most < 64) bids[0] = (1ULL << most) - 1;
    if (most > 64) bids[1] = (1ULL << (most - 64)) - 1;
    run_add(runs, r->first_bid, bids, 2);
}

/* Of these seats those with the highest number; a bit each. */
static int highest(int seats, int among, const int numbers[SEATS]) {
    int most = NO_BID, found = 0;
    for (int seat = 0; seat < seats; seat++) {
        if (!(among >> seat & 1) || numbers[seat] < most) continue;
        if (numbers[seat] > most) found = 0;
        most = numbers[seat];
        found |= 1 << seat;
    }
    return found;
}

/* The total, then jade, then the order of seats or chance (D-PET-2). */
static int winner_of(const Rules *r, const State *s, Luck *luck) {
    int totals[SEATS], bids[SEATS];
    for (int seat = 0; seat < r->seats; seat++) {
        bids[seat] = s->bids[seat];
        totals[seat] = bids[seat] + bonus(s, seat, r->favour_petition);
    }
    int tied = highest(r->seats, (1 << r->seats) - 1, totals);
    uint64_t last = (uint64_t)highest(r->seats, tied, bids);
    if (popcount(last) == 1) return trailing_zeros(last);
    if (s->holder < 0) return nth_bit(&last, luck_below(luck, popcount(last)));
    /* The marker goes clockwise from its holder, who comes last and so never keeps it. */
    int seat = s->holder;
    do seat = (seat + 1) % r->seats;
    while (!(last >> seat & 1));
    return seat;
}

/* Show the bids; the winner alone pays (D-PET-3), and all take their role cards. */
static void all_have_bid(const Rules *r, State *s, Luck *luck) {
    int winner = winner_of(r, s, luck);
    pop(s);
    pay_jade(s, winner, s->bids[winner]);
    s->holder = (int8_t)winner;
    s->emperor_stock--;
    s->emperor_block = true;
    imprison(s, winner, 1);
    memset(s->roles, ALL_ROLES, r->seats); /* D-ACT-1 */
    memset(s->bids, NO_BID, sizeof s->bids);
    push(s, (Step){.kind = TURNS});
}

void petition_apply(const Rules *r, State *s, int seat, int action, Luck *luck) {
    s->bids[seat] = (int8_t)r->action_value[action];
    s->open &= (uint8_t)~(1 << seat);
    if (!s->open) all_have_bid(r, s, luck);
}
