/* The seven states and what is going on among them this round: the board that cards act on. */
#include "warring.h"

unsigned alive(const State *s) {
    unsigned mask = 0;
    for (int state = 0; state < SEVEN; state++) mask |= (unsigned)is_alive(s, state) << state;
    return mask;
}

int strength(const State *s, int state) {
    const int8_t *values = s->values + state * 4;
    return values[0] + values[1] + values[2] + values[3];
}

/* One state is left: whatever is going on stops (W-EVT-10). */
bool is_decided(const State *s) {
    int dead = 0;
    for (int state = 0; state < SEVEN; state++) dead += s->values[state * 4] == 0;
    return dead == SEVEN - 1;
}

void begin_round(State *s) {
    for (int state = 0; state < SEVEN; state++) s->start[state] = (int8_t)strength(s, state);
    memset(s->bans, 0, sizeof s->bans);
    s->fought = 0;
    begin_event(s, -1, 0);
}

/* Forget what the event before brought (W-CLM-5). */
void begin_event(State *s, int resolved, int choice) {
    s->wars = s->deaths = s->murders = 0;
    s->resolved = (int8_t)resolved;
    s->resolved_choice = (int8_t)choice;
}

/* Add to a living state's attributes; then it dies if one is below 1 (W-EVT-9). */
void change(const Rules *r, State *s, int state, const int16_t deltas[4], int floor, int victor) {
    bool dies = false;
    for (int cell = state * 4, i = 0; i < 4; i++, cell++) {
        int delta = deltas[i], old = s->values[cell], new = old + delta;
        if (!delta || s->bans[delta > 0 ? RISE : FALL] >> cell & 1) continue;
        if (new > r->most) new = r->most; /* W-SET-2 */
        if (floor != NONE && delta < 0) {
            int least = old < floor ? old : floor;
            if (new < least) new = least;
        }
        s->values[cell] = (int8_t)new;
        dies |= new < r->least;
    }
    if (!dies) return;
    memset(s->values + state * 4, 0, 4);
    s->death[s->deaths] = (int8_t)state;
    s->death_victor[s->deaths++] = (int8_t)victor;
}

/* On a high die every attribute loses half of itself, rounded down (W-EVT-5). */
void assassinate(const Rules *r, State *s, int state, int needs, Luck *luck) {
    if (s->bans[ASSASSINATION] >> state & 1 || roll(luck) < needs) return;
    int16_t halves[4];
    for (int i = 0; i < 4; i++) halves[i] = (int16_t)-(s->values[state * 4 + i] / 2);
    s->murder[s->murders++] = (int8_t)state;
    change(r, s, state, halves, NONE, PEOPLE);
}
