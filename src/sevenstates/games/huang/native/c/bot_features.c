/* What a net is shown of a move: where everybody is heading after it. */
#include "bot.h"

/* The places of the largest weights, the largest first; how many there are. */
static int find_largest(const double *weights, int count, int wanted, int places[MOST_MOVES]) {
    int found = 0;
    for (int i = 0; i < count; i++) {
        if (found == wanted && weights[i] <= weights[places[found - 1]]) continue;
        int at = found < wanted ? found++ : found - 1;
        for (; at > 0 && weights[places[at - 1]] < weights[i]; at--) places[at] = places[at - 1];
        places[at] = i;
    }
    return found;
}

/* The most promising moves, the most promising first, and their shares of the promise. */
int shortlist(const Evaluator *e, const State *s, int most, int16_t *moves, double *weights) {
    Runs runs;
    int16_t indices[ACTIONS];
    double every[ACTIONS], total = 0;
    int places[MOST_MOVES];
    legal(e->r, s, asked_seat(s), &runs);
    runs_list(&runs, indices);
    priors(e, s, indices, runs.total, every);
    for (int i = 0; i < runs.total; i++) total += every[i];
    int count = find_largest(every, runs.total, most, places);
    for (int i = 0; i < count; i++) {
        moves[i] = indices[places[i]];
        weights[i] = every[places[i]] / total;
    }
    return count;
}

static float *more(float *row, double value) {
    *row += (float)value;
    return row + 1;
}

static float *add_seat(const Outlook *k, const State *s, int seat, float *row) {
    row = more(row, 1);
    row = more(row, k->level[seat] / 10);
    row = more(row, k->share[seat]);
    row = more(row, k->left[seat] / 10);
    row = more(row, hand_size(s, seat) / 6.0);
    for (int cell = seat * COLOURS; cell < (seat + 1) * COLOURS; cell++) {
        row = more(row, k->coming[cell] / 10);
        row = more(row, s->points[cell] / 10.0);
        row = more(row, s->leaders[cell] >= 0);
        row = more(row, k->risk[cell]);
        row = more(row, k->drawn[cell]);
        row = more(row, k->soldiers[cell] / 5.0);
        row = more(row, k->guards[cell] / 3.0);
        row = more(row, k->stage[cell] / 3.0);
    }
    return row;
}

/* The state as the viewer looks at it, own seat first, added to a row. Of a game that is over
 * only how it ended shows. */
void add_state_features(const Evaluator *e, const State *s, int viewer, float *row) {
    int seats = e->r->seats;
    float *rest = row + SEATS * SEAT_FEATURES;
    if (!s->depth) {
        double shares[SEATS];
        outcome(e, s, shares);
        for (int ahead = 0; ahead < seats; ahead++)
            more(row + ahead * SEAT_FEATURES + 2, shares[(viewer + ahead) % seats]);
        more(rest, 1);
        return;
    }
    Outlook k;
    find_outlook(e, s, &k);
    for (int ahead = 0; ahead < seats; ahead++)
        add_seat(&k, s, (viewer + ahead) % seats, row + ahead * SEAT_FEATURES);
    rest = more(rest, 0);
    rest = more(rest, k.rounds / 10);
    rest = more(rest, k.actions / 2.0);
    more(rest + (k.moving - viewer + seats) % seats, 1);
    rest += SEATS;
    for (int colour = 0; colour < COLOURS; colour++) {
        rest = more(rest, s->hands[viewer * COLOURS + colour] / 3.0);
        rest = more(rest, s->market[colour] / 3.0);
        rest = more(rest, s->supply[colour]);
    }
    more(rest, is_quiet(s));
}

/* What a move leads to, for who makes it, and what kind of move it is. */
void add_move_features(const Evaluator *e, const State *world, int move, uint64_t seed, float *row) {
    State after = *world;
    Luck luck;
    int viewer = asked_seat(world);
    luck_seed(&luck, seed, 0);
    apply(e->r, &after, viewer, move, &luck);
    rollout(e, &after, &luck);
    add_state_features(e, &after, viewer, row);
    more(row + STATE_FEATURES + e->r->action_kind[move], 1);
}

/* The decision in one possible world. */
void encode(const Evaluator *e, State *s, Luck *luck, const Encoding *out) {
    State world;
    double shares[MOST_MOVES];
    int count = 0;
    while (s->depth && count < 2) {
        int seat = asked_seat(s);
        world = *s;
        determinize(e->r, &world, seat, luck);
        count = shortlist(e, &world, out->most, out->moves, shares);
        if (count == 1) apply(e->r, s, seat, out->moves[0], luck);
    }
    if (count < 2) {
        out->moves[0] = -1;
        return;
    }
    uint64_t seed = (uint64_t)luck_below(luck, 1 << 30);
    add_state_features(e, &world, asked_seat(&world), out->state_row);
    for (int i = 0; i < count; i++) {
        float *row = out->rows + i * FEATURES;
        add_move_features(e, &world, out->moves[i], seed, row);
        row[FEATURES - 1] = (float)shares[i];
    }
    centre(out->rows, count, out->scale);
}
