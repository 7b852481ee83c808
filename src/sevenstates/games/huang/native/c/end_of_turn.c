/* The end of a turn: pagoda points, granaries, refilling (H-END). */
#include "huang.h"

/* One point for each own leader and each pagoda of its colour in its state (H-PAG-4). */
static void score_pagodas(const Rules *r, State *s, int seat) {
    for (int colour = 0; colour < COLOURS; colour++) {
        int place = s->leaders[seat * COLOURS + colour], points = 0;
        if (place < 0) continue;
        for (int i = 0; i < s->pagoda_count; i++)
            points += s->pagoda_colour[i] == colour &&
                      s->groups.of[r->triangle[s->pagoda_triangle[i]][0]] == s->groups.of[place];
        if (points > 1 && r->edition == PL) points = 1;
        score(s, seat, colour, points);
    }
}

/* The granaries in the state of the seat's blue leader (H-KIN-2). */
Mask own_granaries(const State *s, int seat) {
    Mask own = {{0}};
    int leader = s->leaders[seat * COLOURS + BLUE];
    if (leader < 0) return own;
    EACH_PLACE(place, &s->granaries)
        if (s->groups.of[place] == s->groups.of[leader]) add(&own, place);
    return own;
}

/* Pagoda points, then granaries, then the refill, in the place of the turn's last step. */
void end_of_turn(const Rules *r, State *s, int seat) {
    *top(s) = (Step){.kind = REFILL, .seat = (uint8_t)seat};
    if (s->pagoda_count) score_pagodas(r, s, seat);
    if (is_empty(&s->granaries)) return;
    Mask own = own_granaries(s, seat);
    if (size_of(&own) > 1) push(s, (Step){.kind = OFFER_GRANARIES, .seat = (uint8_t)seat});
}

/* Take all granaries of the blue leader's state but one, or none (H-KIN-2). */
void granaries_legal(const Rules *r, const State *s, Runs *runs) {
    Mask own = own_granaries(s, s->stack[s->depth - 1].seat);
    run_add_bits(runs, SKIP, 1);
    run_add_mask(runs, r->first_keep, &own);
}

void granaries_apply(const Rules *r, State *s, int action) {
    int seat = top(s)->seat;
    pop(s);
    if (action == SKIP) return;
    Mask taken = own_granaries(s, seat);
    drop(&taken, r->action_value[action]);
    s->granaries = without(s->granaries, &taken);
    s->granaries_taken[seat] = (uint8_t)(s->granaries_taken[seat] + size_of(&taken));
    measure_built(r, s);
}

/* H-PAL-2: whether the seat's yellow leader is in the palace's state; in EN that counts at the
 * end of its owner's turn only. */
static int hand_limit(const Rules *r, const State *s, int seat, int turn) {
    int leader = s->leaders[seat * COLOURS + YELLOW];
    if (s->palace < 0 || leader < 0 || (seat != turn && r->edition == EN)) return r->hand;
    bool holds = s->groups.of[leader] == s->groups.of[r->rhombus[s->palace][0]];
    return holds ? r->palace_hand : r->hand;
}

/* Refill the seat's hand, the others' clockwise, then the market; the turn is over. */
void refill(const Rules *r, State *s, Luck *luck) {
    int turn = top(s)->seat, missing = r->market;
    for (int ahead = 0; ahead < r->seats; ahead++) {
        int seat = (turn + ahead) % r->seats;
        int wanted = hand_limit(r, s, seat, turn) - hand_size(s, seat);
        if (wanted > 0 && !draw_tiles(r, s, seat, wanted, luck)) return;
    }
    for (int colour = 0; colour < COLOURS; colour++) missing -= s->market[colour];
    if (missing && !refill_market(r, s, missing, luck)) return;
    s->idle++;
    if (s->idle >= r->idle_turns * r->seats) {
        finish(r, s, NOTHING_HAPPENS); /* H-TRN-3 */
        return;
    }
    pop(s);
}
