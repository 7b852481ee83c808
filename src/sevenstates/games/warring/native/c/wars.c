/* Wars of states and raids of peoples: dice, winners and losses. */
#include "warring.h"

static void note_war(State *s, int winner, int loser, int by) {
    /* Only wars that decide between equals can be more, one time in 10 to the 17. */
    if (s->wars == MOST_NEWS) return;
    s->war_winner[s->wars] = (int8_t)winner;
    s->war_loser[s->wars] = (int8_t)loser;
    s->war_by[s->wars++] = (int8_t)by;
}

/* Two states fight (W-EVT-2); the winner, EMPTY if it is tied or does not happen. */
int war(const Rules *r, State *s, int one, int two, const int16_t bonus[2], Luck *luck) {
    static const int16_t SPOILS[4] = {0, 1, 0, 0};
    if (one < 0 || two < 0 || !is_alive(s, one) || !is_alive(s, two)) return EMPTY;
    if (s->bans[WAR] & (1U << one | 1U << two)) return EMPTY;
    int first = s->values[one * 4] + bonus[0] + roll(luck);
    int by = first - (s->values[two * 4] + bonus[1] + roll(luck));
    s->fought |= (uint8_t)(1 << one | 1 << two | ANY_WAR);
    if (!by) return EMPTY;
    int winner = by > 0 ? one : two, loser = by > 0 ? two : one;
    if (by < 0) by = -by;
    int16_t loss = (int16_t)-(by / 2), losses[4] = {loss, loss, loss, loss};
    note_war(s, winner, loser, by);
    change(r, s, winner, SPOILS, NONE, PEOPLE);
    change(r, s, loser, losses, NONE, winner);
    return winner;
}

/* A state fights a people (W-EVT-4). The numbers are its strength, and the changes for victory
 * and defeat. */
void raid(const Rules *r, State *s, int state, const int16_t numbers[9], Luck *luck) {
    if (s->bans[WAR] >> state & 1) return;
    int total = s->values[state * 4] + roll(luck);
    int by = total - (numbers[0] + roll(luck));
    s->fought |= (uint8_t)(1 << state | ANY_WAR);
    if (by > 0) {
        note_war(s, state, PEOPLE, by);
        change(r, s, state, numbers + 1, NONE, PEOPLE);
    } else if (by < 0) {
        note_war(s, PEOPLE, state, -by);
        change(r, s, state, numbers + 5, NONE, PEOPLE);
    }
}
