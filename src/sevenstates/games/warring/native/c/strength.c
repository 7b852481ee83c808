/* Which state is the stronger (W-PUB-11 to W-PUB-13). */
#include "warring.h"

static const int16_t NO_BONUS[2] = {0, 0};

/* The sum, then military, economy, culture, morale (W-PUB-13), as one number. */
static int strength_key(const State *s, int state) {
    int key = strength(s, state);
    for (int i = 0; i < 4; i++) key = key << 4 | s->values[state * 4 + i];
    return key;
}

/* The first two of the states that are equal and ahead of the others, and how many there are. */
static int equals(const State *s, unsigned named, int sign, int found[2]) {
    int best = 0, count = 0;
    EACH_BIT(state, alive(s) & ~named) {
        int key = sign * strength_key(s, state);
        if (!count || key > best) {
            best = key;
            count = 0;
        }
        if (key != best) continue;
        if (count < 2) found[count] = state;
        count++;
    }
    return count;
}

/* The strongest (sign 1) or weakest (sign -1) living state that is not named yet. States that
 * are equal in everything fight. */
static int extreme(const Rules *r, State *s, unsigned named, int sign, Luck *luck) {
    int equal[2] = {0, 0};
    while (!luck->failed) {
        int count = equals(s, named, sign, equal);
        if (count == 1) break;
        if (s->bans[WAR] & (1U << equal[0] | 1U << equal[1])) break;
        int winner = war(r, s, equal[0], equal[1], NO_BONUS, luck);
        if (winner == EMPTY || count > 2) continue;
        int loser = equal[winner == equal[0]];
        if (sign > 0) return winner;
        if (is_alive(s, loser)) return loser;
    }
    return equal[0];
}

int strongest(const Rules *r, State *s, Luck *luck) { return extreme(r, s, 0, 1, luck); }

/* The strongest fights the weakest, the second strongest the second weakest (W-PUB-11). */
void prelude(const Rules *r, State *s, Luck *luck) {
    int named[4], count = 0;
    unsigned mask = 0;
    for (int i = 0; i < 4; i++) {
        int living = popcount(alive(s));
        if (count < living && !(count == 2 && living == 3)) {
            named[count] = extreme(r, s, mask, i % 2 ? -1 : 1, luck);
            mask |= 1U << named[count++];
        }
        if (is_decided(s)) return;
    }
    if (luck->failed) return;
    war(r, s, named[0], named[1], NO_BONUS, luck);
    if (count == 4 && !is_decided(s)) war(r, s, named[2], named[3], NO_BONUS, luck);
}
