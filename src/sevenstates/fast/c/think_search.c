/* What moves lead to, if everybody looks one step ahead after them. */
#include "think.h"

/* The places of the largest weights, the largest first; how many there are. */
int find_largest(const double *weights, int count, int wanted, int places[MOST_WIDTH]) {
    int found = 0;
    for (int i = 0; i < count; i++) {
        if (found == wanted && weights[i] <= weights[places[found - 1]]) continue;
        int at = found < wanted ? found++ : found - 1;
        for (; at > 0 && weights[places[at - 1]] < weights[i]; at--) places[at] = places[at - 1];
        places[at] = i;
    }
    return found;
}

/* What a move is worth to who makes it, one step ahead. */
static double judge(const Mind *m, const State *s, int move, Luck luck) {
    double shares[SEATS];
    State after = *s;
    int seat = asked_seat(s);
    apply(m->r, &after, move, &luck);
    play_on(m, &after, &luck);
    values(m, &after, shares);
    return shares[seat];
}

/* Of the most promising moves the one that is best one step ahead. */
static int judged_move(const Mind *m, const State *s, int width, Luck *luck) {
    Runs runs;
    int16_t moves[ACTIONS];
    double weights[ACTIONS], best = -1;
    int places[MOST_WIDTH], chosen = 0;
    legal(m->r, s, &runs);
    runs_list(&runs, moves);
    priors(m, s, moves, runs.total, weights);
    int count = find_largest(weights, runs.total, width, places);
    if (count == 1) return moves[places[0]];
    /* Nobody knows what chance will bring: it is judged with other draws than will be made. */
    Luck other;
    luck_seed(&other, luck->state, 1);
    for (int i = 0; i < count; i++) {
        double worth = judge(m, s, moves[places[i]], other);
        if (worth <= best) continue;
        best = worth;
        chosen = places[i];
    }
    return moves[chosen];
}

/* For each of the moves, legal in this world, what it is worth to who makes it: the mean of what
 * the state is worth after it and after each of `depth` more moves, which are the best of `width`.
 * What comes later is nearer to the truth but depends more on chance. Chance is the same after
 * each of the moves. */
void try_moves(const Mind *m, const State *world, const int16_t *moves, int count, uint64_t seed,
               int depth, int width, double *found) {
    int seat = asked_seat(world);
    for (int i = 0; i < count; i++) {
        double shares[SEATS], total = 0;
        State state = *world;
        Luck luck;
        luck_seed(&luck, seed, 0);
        for (int k = 0; k <= depth; k++) {
            if (state.depth) {
                int move = k ? judged_move(m, &state, width, &luck) : moves[i];
                apply(m->r, &state, move, &luck);
                play_on(m, &state, &luck);
            }
            values(m, &state, shares);
            total += shares[seat];
        }
        found[i] = total / (depth + 1);
    }
}
