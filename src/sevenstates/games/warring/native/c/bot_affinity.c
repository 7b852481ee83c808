/* Affinity of event cards and characters, whatever the board looks like just now. */
#include "bot.h"

enum { MIDDLE_LEFT = 4 }; /* rounds left, as if in the middle of the game */

/* The gain that each card promises for each character on the first board, never below 0. */
void find_affinities(const Evaluator *e, double found[][MOST_PEOPLE]) {
    State s;
    memset(&s, 0, sizeof s);
    memcpy(s.values, e->r->start, sizeof s.values);
    s.round = (uint8_t)(e->r->early_rounds + 1 - MIDDLE_LEFT);
    begin_round(&s);
    for (int kind = 0; kind < e->r->events; kind++)
        for (int number = 0; number < e->r->people; number++) {
            Mine mine = {1, {number, 0}};
            double gain = best_way(e, trials(e, &s), kind, &mine).gain;
            found[kind][number] = gain > 0 ? gain : 0;
        }
}

/* The most that one card of the hand promises for the seat's characters. */
double best_affinity(const Evaluator *e, const State *s, int seat) {
    double best = 0;
    for (int i = 0; i < s->hand_size[seat]; i++) {
        const double *known = e->affinity[s->hands[seat][i]];
        double total = 0;
        for (int j = 0; j < s->character_count[seat]; j++)
            total += known[s->characters[seat][j]];
        if (total > best) best = total;
    }
    return best;
}
