/* Decisions as nets see them: each move in possible worlds, rolled out until they can be judged. */
#include "bot.h"

/* Take back what others have sealed: a possible world has no answers of theirs. */
void take_back_others(const Rules *r, State *s, int seat) {
    if (!s->depth || !is_sealed(s)) return;
    EACH_BIT(other, sealed_asked(r, s))
        if (other != seat) sealed_undo(s, other);
    sealed_open(r, s);
}

/* Of the seat's moves those with the highest priors, in the order of the action table. */
int shortlist(const Evaluator *e, const State *s, int seat, int most, int16_t *moves) {
    Runs runs;
    int16_t all[ACTIONS] = {0};
    double promised[ACTIONS] = {0}, weights[ACTIONS] = {0};
    legal(e->r, s, seat, &runs);
    runs_list(&runs, all);
    if (runs.total <= most) {
        memcpy(moves, all, (size_t)runs.total * sizeof *moves);
        return runs.total;
    }
    promises(e, s, seat, all, runs.total, promised);
    weigh(e, promised, all, runs.total, rollout_policy(e, s, seat), weights);
    int count = 0;
    for (int i = 0; i < runs.total; i++) {
        int before = 0;
        for (int j = 0; j < runs.total && before < most; j++)
            before += weights[j] > weights[i] || (weights[j] == weights[i] && j < i);
        if (before < most) moves[count++] = all[i];
    }
    return count;
}

/* What the other seats seal, sensibly; how many answers that takes. */
static int answer_for_others(const Evaluator *e, State *s, int seat, Luck *luck) {
    int answers = 0;
    if (!is_sealed(s)) return 0;
    for (int other = 0; other < e->r->seats; other++)
        for (; other != seat && s->open >> other & 1; answers++)
            apply(e->r, s, other, rollout_policy(e, s, other), luck);
    return answers;
}

/* What a world shows to the seat is added to the first row, and what each of the moves leads to, to
 * the others. */
void add_features(const Evaluator *e, const State *world, int seat, const int16_t *moves, int count,
                  uint64_t seed, float *rows) {
    State answered = *world, after;
    Luck luck;
    take_back_others(e->r, &answered, seat);
    luck_seed(&luck, seed, 0);
    add_state_features(e, world, seat, rows);
    /* They do not see what the seat seals at the same time, so they do the same each time. */
    int answers = answer_for_others(e, &answered, seat, &luck);
    for (int i = 0; i < count; i++) {
        after = answered;
        luck_seed(&luck, seed, 0);
        apply(e->r, &after, seat, moves[i], &luck);
        rollout(e, &after, MOST_ROLLOUT - answers, &luck);
        add_state_features(e, &after, seat, rows + (i + 1) * FEATURES);
    }
}

/* The seat's move where there is but one; -1 where there is a choice. */
static int only_move(const Rules *r, const State *s, int seat) {
    Runs runs;
    legal(r, s, seat, &runs);
    return runs.total == 1 ? runs_nth(&runs, 0) : -1;
}

static void write_decision(const Evaluator *e, const State *s, int seat, Luck *luck,
                           const Encoding *out) {
    float rows[(MOST_MOVES + 1) * FEATURES] = {0};
    int count = 0;
    for (int i = 0; i < e->worlds; i++) {
        State world = *s;
        take_back_others(e->r, &world, seat);
        determinize(e->r, &world, seat, luck);
        if (!i) {
            count = shortlist(e, &world, seat, out->most, out->moves);
            move_features(e, &world, seat, out->moves, count, rows + FEATURES + STATE_FEATURES,
                          FEATURES);
        }
        uint64_t seed = (uint64_t)luck_below(luck, 1 << 30);
        add_features(e, &world, seat, out->moves, count, seed, rows);
    }
    for (int i = 0; i <= count; i++)
        for (int k = 0; k < STATE_FEATURES; k++) rows[i * FEATURES + k] /= (float)e->worlds;
    memcpy(out->state_row, rows, FEATURES * sizeof *rows);
    centre(rows + FEATURES, count, out->scale);
    memcpy(out->rows, rows + FEATURES, (size_t)count * FEATURES * sizeof *rows);
}

/* The decision in possible worlds, in the first of which its moves are chosen. */
void encode(const Evaluator *e, State *s, Luck *luck, const Encoding *out) {
    while (s->depth) {
        int seat = asked_seat(s), move = only_move(e->r, s, seat);
        if (move < 0) {
            write_decision(e, s, seat, luck, out);
            return;
        }
        apply(e->r, s, seat, move, luck);
    }
}
