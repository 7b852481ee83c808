/* The eleven goals of the card language. */
#include "warring.h"

int value(const State *s, int state, int attribute) {
    return attribute == SUM ? strength(s, state) : s->values[state * 4 + attribute];
}

static bool is_within(const Goal *goal, int number) {
    return (goal->above == NONE || number > goal->above) &&
           (goal->below == NONE || number < goal->below);
}

/* Each of the attributes is above or below a number (W-CLM-7). */
static bool has_attributes(const State *s, const Goal *goal, int state) {
    EACH_BIT(attribute, (uint64_t)goal->attributes)
        if (!is_within(goal, value(s, state, attribute))) return false;
    return true;
}

/* The most that another state has of an attribute. */
int most_of_others(const State *s, int state, int attribute) {
    int most = 0;
    for (int other = 0; other < SEVEN; other++)
        if (other != state && value(s, other, attribute) > most) most = value(s, other, attribute);
    return most;
}

/* Alone highest, by some points, in some of the attributes (W-CLM-7). */
static bool leads(const State *s, const Goal *goal, int state) {
    int led = 0;
    EACH_BIT(attribute, (uint64_t)goal->attributes)
        led += value(s, state, attribute) >= most_of_others(s, state, attribute) + goal->by;
    return led >= goal->count;
}

static bool compares(const State *s, const Goal *goal, int state, int over) {
    int attribute = trailing_zeros((uint64_t)goal->attributes);
    if (over < 0 || !is_alive(s, over)) return false;
    return value(s, state, attribute) >= value(s, over, attribute) + goal->by;
}

static bool is_one_of(int state, int states) {
    return !states || (state >= 0 && states >> state & 1);
}

/* A war was won so; a people may be a side of it (W-CLM-5). */
static bool won_war(const State *s, const Goal *goal) {
    for (int i = 0; i < s->wars; i++)
        if (s->war_by[i] >= goal->by && is_one_of(s->war_winner[i], goal->winners) &&
            is_one_of(s->war_loser[i], goal->losers))
            return true;
    return false;
}

/* One of the losers died; with a winner, in a war that one won. */
static bool has_died(const State *s, const Goal *goal) {
    for (int i = 0; i < s->deaths; i++)
        if (is_one_of(s->death_victor[i], goal->winners) && goal->losers >> s->death[i] & 1)
            return true;
    return false;
}

static bool is_murdered(const State *s, const Goal *goal) {
    for (int i = 0; i < s->murders; i++)
        if (is_one_of(s->murder[i], goal->losers)) return true;
    return false;
}

/* One of these events was played out (W-CLM-9). */
static bool is_resolved(const State *s, const Goal *goal) {
    int kind = s->resolved;
    if (kind < 0 || !(goal->events[kind >> 4] >> (kind & 15) & 1)) return false;
    return goal->choice == NONE || goal->choice == s->resolved_choice;
}

/* No war was fought in the round up to now, at all or by that living state (W-CLM-6). */
static bool is_quiet(const State *s, const Goal *goal) {
    if (goal->state == NONE) return !(s->fought & ANY_WAR);
    int state = goal->state - FIRST_STATE;
    return is_alive(s, state) && !(s->fought >> state & 1);
}

static bool is_met_by_parts(const Rules *r, const State *s, int goal, int moment,
                            const Scene *scene) {
    bool wants_all = r->goals[goal].kind == ALL_OF;
    for (int part = goal + 1; part < r->goals[goal].next; part = r->goals[part].next)
        if (is_met(r, s, part, moment, scene) != wants_all) return !wants_all;
    return wants_all;
}

bool is_met(const Rules *r, const State *s, int goal, int moment, const Scene *scene) {
    const Goal *g = &r->goals[goal];
    int state = g->state == NONE ? EMPTY : meant(g->state, scene);
    bool lives = state >= 0 && is_alive(s, state);
    switch (g->kind) {
    case ATTRIBUTE: return lives && has_attributes(s, g, state);
    case LEAD: return lives && leads(s, g, state);
    case COMPARE: return lives && compares(s, g, state, meant(g->over, scene));
    case GROW: return lives && is_within(g, strength(s, state) - s->start[state]);
    case WON_WAR: return won_war(s, g);
    case DIES: return has_died(s, g);
    case ASSASSINATED: return is_murdered(s, g);
    case RESOLVED: return is_resolved(s, g);
    case QUIET: return moment == AT_ROUND && is_quiet(s, g);
    case STRONGEST: return moment == AT_GAME && s->unifier == state;
    default: return is_met_by_parts(r, s, goal, moment, scene);
    }
}
