/* Choosing characters: at the start of each age all at once, later one seat alone. */
#include "warring.h"

/* From the Host clockwise each draws; then all choose (W-SET-6, W-RND-10). */
void deal_people(const Rules *r, State *s, Luck *luck) {
    for (int ahead = 0; ahead < r->seats; ahead++)
        offer_people(r, s, seat_ahead(r, s, ahead), r->draw[is_late(r, s)], luck);
    memset(s->picks, 0, sizeof s->picks);
    push(s, KEEP_TWO, 0, 0);
    sealed_finish_if_all_are_done(r, s);
}

void keep_two_legal(const Rules *r, const State *s, int seat, Runs *runs) {
    run_add_bits(runs, r->first[KEEP], low_bits(s->offer_count[seat]) & ~(uint64_t)s->picks[seat]);
}

void keep_two_answer(const Rules *r, State *s, int seat, int action) {
    s->picks[seat] |= (uint8_t)(1 << value_of(r, action));
}

/* The rest goes back into the deck. */
void keep_two_finish(const Rules *r, State *s) {
    for (int seat = 0; seat < r->seats; seat++) {
        for (int place = 0; place < s->offer_count[seat]; place++) {
            int8_t number = s->offers[seat][place];
            if (!s->picks[seat] || s->picks[seat] >> place & 1)
                s->characters[seat][s->character_count[seat]++] = number;
            else
                set_bit(s->deck, number);
        }
        s->offer_count[seat] = s->picks[seat] = 0;
    }
}

static void keep(State *s, int seat, int place) {
    int number = take_offer(s, seat, place);
    s->characters[seat][s->character_count[seat]++] = (int8_t)number;
    put_away_offer(s, seat);
}

void keep_one_legal(const Rules *r, const State *s, int seat, Runs *runs) {
    run_add_bits(runs, r->first[KEEP], low_bits(s->offer_count[seat]));
}

void keep_one_apply(const Rules *r, State *s, int seat, int action) {
    pop(s);
    keep(s, seat, value_of(r, action));
}

/* Draw characters and keep one; asks only where there is a choice. Whether any was drawn. */
bool draw_and_keep_one(const Rules *r, State *s, int seat, int count, Luck *luck) {
    offer_people(r, s, seat, count, luck);
    int drawn = s->offer_count[seat];
    if (drawn > 1) push(s, KEEP_ONE, seat, 0);
    if (drawn == 1) keep(s, seat, 0);
    return drawn > 0;
}
