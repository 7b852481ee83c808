/* Scoring a character, and the end of the game (W-CLM, W-END). */
#include "warring.h"

/* Show a character and put it aside; it stays out of the decks (W-SET-8). */
void score(const Rules *r, State *s, int seat, int slot) {
    int number = take_character(s, seat, slot);
    s->completed[s->completed_count] = (int8_t)number;
    s->completed_by[s->completed_count++] = (int8_t)seat;
    s->done_count[seat]++;
    s->scores[seat] = (int16_t)(s->scores[seat] + r->points[number]);
}

/* By points, then by characters (W-END-3). */
static void rank(const Rules *r, State *s) {
    int keys[SEATS];
    for (int seat = 0; seat < r->seats; seat++)
        keys[seat] = s->scores[seat] * (MOST_PEOPLE + 1) + s->done_count[seat];
    for (int seat = 0; seat < r->seats; seat++) {
        s->ranks[seat] = 1;
        for (int other = 0; other < r->seats; other++)
            if (keys[other] > keys[seat]) s->ranks[seat]++;
    }
}

/* End the game if one state is left or has unified the land (W-END-1, W-EVT-10). */
bool finish_if_decided(const Rules *r, State *s) {
    bool decided = is_decided(s);
    if (decided) s->unifier = (int8_t)trailing_zeros(alive(s));
    if (s->unifier < 0) return false;
    /* W-END-2: without being asked, and nobody draws (W-CLM-8). */
    for (int ahead = 0; ahead < r->seats; ahead++) {
        int seat = seat_ahead(r, s, ahead);
        uint64_t slots = met(r, s, seat, AT_GAME, 0);
        for (int slot = HELD - 1; slot >= 0; slot--)
            if (slots >> slot & 1) score(r, s, seat, slot);
    }
    rank(r, s);
    s->reason = decided ? LAST_STATE : UNIFIED;
    s->depth = 0;
    return true;
}
