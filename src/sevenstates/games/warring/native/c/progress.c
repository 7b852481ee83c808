/* How near goals are, for what seats observe: the other half of goals.py. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "observe.h"

static int above_zero(int number) { return number > 0 ? number : 0; }

/* 1 when nothing is missing; each point missing halves it, roughly. */
static double nearness(int missing) { return missing <= 0 ? 1.0 : 0.9 / (1 + 0.45 * missing); }

/* How many points a number is away from the limits. */
static int missing_to(const Goal *goal, int number) {
    int missing = 0;
    if (goal->above != NONE) missing += above_zero(goal->above + 1 - number);
    if (goal->below != NONE) missing += above_zero(number - goal->below + 1);
    return missing;
}

static int missing_attributes(const State *s, const Goal *goal, int state) {
    int missing = 0;
    EACH_BIT(attribute, (uint64_t)goal->attributes)
        missing += missing_to(goal, value(s, state, attribute));
    return missing;
}

/* The points that are missing in the attributes that are nearest to a lead. */
int missing_lead(const State *s, const Goal *goal, int state) {
    int missing[SUM + 1], count = 0, total = 0;
    EACH_BIT(attribute, (uint64_t)goal->attributes) {
        int place = count++;
        int points = most_of_others(s, state, attribute) + goal->by - value(s, state, attribute);
        for (; place && missing[place - 1] > points; place--) missing[place] = missing[place - 1];
        missing[place] = points;
    }
    for (int i = 0; i < goal->count; i++) total += above_zero(missing[i]);
    return total;
}

int missing_compare(const State *s, const Goal *goal, int state, int over) {
    int attribute = trailing_zeros((uint64_t)goal->attributes);
    return goal->by - value(s, state, attribute) + value(s, over, attribute);
}

static double near_goal(const Rules *r, const State *s, int goal);

static double near_parts(const Rules *r, const State *s, int goal) {
    double product = 1.0, best = 0.0;
    for (int part = goal + 1; part < r->goals[goal].next; part = r->goals[part].next) {
        double near = near_goal(r, s, part);
        product *= near;
        if (near > best) best = near;
    }
    return r->goals[goal].kind == ALL_OF ? product : best;
}

/* A goal about a state. */
static double near_state(const State *s, const Goal *goal, int state) {
    int over = goal->over == NONE ? state : goal->over - FIRST_STATE;
    if (!is_alive(s, state) || !is_alive(s, over)) return 0.0;
    switch (goal->kind) {
    case ATTRIBUTE: return nearness(missing_attributes(s, goal, state));
    case LEAD: return nearness(missing_lead(s, goal, state));
    case COMPARE: return nearness(missing_compare(s, goal, state, over));
    case GROW: return nearness(missing_to(goal, strength(s, state) - s->start[state]));
    default: return 0.9 * nearness(most_of_others(s, state, SUM) + 1 - strength(s, state));
    }
}

static double near_goal(const Rules *r, const State *s, int goal) {
    const Goal *g = &r->goals[goal];
    switch (g->kind) {
    case WON_WAR:
    case DIES:
    case ASSASSINATED:
    case RESOLVED: return is_met(r, s, goal, AT_EVENT, &NO_SCENE);
    case QUIET: return is_met(r, s, goal, AT_ROUND, &NO_SCENE) ? 0.5 : 0.0;
    case ALL_OF:
    case ANY_OF: return near_parts(r, s, goal);
    default: return near_state(s, g, g->state - FIRST_STATE);
    }
}

/* To three places, as Python rounds: by all digits of the number, where it is near the middle. */
double progress(const Rules *r, const State *s, int goal) {
    double exact = near_goal(r, s, goal), thousandths = exact * 1000, below = floor(thousandths);
    if (fabs(thousandths - below - 0.5) > 1e-6) return floor(thousandths + 0.5) / 1000;
    char text[32];
    snprintf(text, sizeof text, "%.3f", exact);
    return strtod(text, NULL);
}
