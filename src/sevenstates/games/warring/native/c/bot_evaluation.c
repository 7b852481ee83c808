/* Evaluation: the share of the win that each seat may expect. */
#include <math.h>

#include "bot.h"

/* For each seat its points, what its characters promise and what its hand does for them. */
void expected_scores(const Evaluator *e, const State *s, double found[SEATS]) {
    int left = rounds_left(e->r, s);
    for (int seat = 0; seat < e->r->seats; seat++) {
        double total = s->scores[seat];
        for (int i = 0; i < s->character_count[seat]; i++) {
            int number = s->characters[seat][i];
            double promised = character_value(e, s, number, left);
            bool is_met_now = promised >= e->r->points[number];
            total += is_met_now ? promised - e->w->weights.unclaimed : promised;
        }
        if (left) total += e->w->weights.in_hand * best_affinity(e, s, seat);
        found[seat] = total;
    }
}

/* The shares of the win of seats that expect these scores. */
void win_shares(const Evaluator *e, const State *s, const double scores[SEATS],
                double shares[SEATS]) {
    int left = e->r->public_rounds + 2 - s->round;
    double spread = e->w->weights.spread + e->w->weights.spread_a_round * left;
    double most = scores[0], total = 0;
    for (int seat = 1; seat < e->r->seats; seat++)
        if (scores[seat] > most) most = scores[seat];
    for (int seat = 0; seat < e->r->seats; seat++)
        total += shares[seat] = exp((scores[seat] - most) / spread);
    for (int seat = 0; seat < e->r->seats; seat++) shares[seat] /= total;
}

/* The shares of the win when the game is over. */
void final_shares(const Rules *r, const State *s, double shares[SEATS]) {
    int winners = 0;
    for (int seat = 0; seat < r->seats; seat++) winners += s->ranks[seat] == 1;
    for (int seat = 0; seat < r->seats; seat++)
        shares[seat] = s->ranks[seat] == 1 ? 1.0 / winners : 0.0;
}

/* For each seat the share of the win that it may expect. */
void values(const Evaluator *e, const State *s, double shares[SEATS]) {
    double scores[SEATS] = {0};
    if (!s->depth) {
        final_shares(e->r, s, shares);
        return;
    }
    expected_scores(e, s, scores);
    win_shares(e, s, scores, shares);
}

static bool has_nobody_played(const Rules *r, const State *s) {
    if (s->answered) return false;
    for (int seat = 0; seat < r->seats; seat++)
        if (s->laid_count[seat] || s->swaps[seat] != NO_SWAP) return false;
    return true;
}

/* A round is judged as a whole: when the next has begun and nobody has done anything. */
bool can_be_judged(const Rules *r, const State *s) {
    int done = 0;
    switch (asking(s)->kind) {
    case PLAY_CARDS: return has_nobody_played(r, s);
    case SPEECH: return !asking(s)->ahead;
    case PASS_RIGHT:
        for (int seat = 0; seat < r->seats; seat++) done += s->given[seat] != NOT_YET;
        return !done;
    case KEEP_TWO:
        for (int seat = 0; seat < r->seats; seat++) done += s->picks[seat];
        return !done;
    default: return false;
    }
}
