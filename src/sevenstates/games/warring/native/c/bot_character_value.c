/* Value of a character to its holder, above an average one. */
#include <math.h>

#include "bot.h"

/* The rounds, this one included, in which the characters of the age can be completed. */
int rounds_left(const Rules *r, const State *s) {
    int left = (is_late(r, s) ? r->public_rounds + 1 : r->early_rounds) + 1 - s->round;
    return left > 0 ? left : 0;
}

static double larger(double one, double other) { return one > other ? one : other; }

/* No character is worse: it can be swapped. */
static double least_value(const Evaluator *e, int left) {
    return larger(-e->w->weights.swap_cost, -e->w->weights.stream * left);
}

/* A goal that is looked at when the game ends, which the strength of states decides. */
static double value_at_the_end(const Evaluator *e, const State *s, int number, int left) {
    int state = e->r->goals[e->r->goal[number]].state - FIRST_STATE;
    double least = least_value(e, left);
    if (!is_alive(s, state)) return least;
    double behind = most_of_others(s, state, SUM) - strength(s, state);
    double chance = 1 / (1 + exp((behind + 0.5 + 1.1 * (left - 1)) / (1.2 + 1.2 * left)));
    return larger(e->r->points[number] * chance - e->w->weights.stream * left, least);
}

double character_value(const Evaluator *e, const State *s, int number, int left) {
    int goal = e->r->goal[number];
    if (e->r->goals[goal].kind == STRONGEST) return value_at_the_end(e, s, number, left);
    double chance = goal_odds(e, s, goal), points = e->r->points[number];
    if (chance <= 0.0) return least_value(e, left);
    if (chance >= 1.0) return points;
    /* Once completed it makes room for another: hence less what the place brings meanwhile. */
    double expected = (1 - pow(1 - chance, left)) * (points - e->w->weights.stream / chance);
    return larger(expected, least_value(e, left));
}
