/* Odds of goals: the chance that one is met in a round by a holder who works for it. */
#include "bot.h"

/* How many of the throws of two dice beat the other by at least `by`, with that lead. */
static int victories(int lead, int by) {
    static const uint8_t AT_LEAST[] = {36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0};
    int wanted = by - lead + 5;
    return AT_LEAST[wanted < 0 ? 0 : wanted > 11 ? 11 : wanted];
}

static double odds_at(const Evaluator *e, Curve curve, int missing) {
    if (missing < 0) return 0.0;
    if (!missing) return 1.0;
    return e->w->goal_odds.curves[curve][missing < FARTHEST ? missing : FARTHEST - 1];
}

static int above_none(int number) { return number > 0 ? number : 0; }

static int off_attributes(const State *s, const Goal *goal, int state) {
    int least = goal->above == NONE ? -1 : goal->above + 1, missing = 0;
    int most = goal->below == NONE ? 99 : goal->below - 1;
    EACH_BIT(attribute, (uint64_t)goal->attributes) {
        int number = value(s, state, attribute);
        if (number < least) missing += least - number;
        else if (number > most) missing += number - most;
    }
    return missing;
}

static int off_growth(const State *s, const Goal *goal, int state) {
    int least = goal->above == NONE ? -99 : goal->above + 1;
    int most = goal->below == NONE ? 99 : goal->below - 1;
    int grown = strength(s, state) - s->start[state];
    return above_none(least - grown > grown - most ? least - grown : grown - most);
}

/* The points of attributes that are missing; below 0 if a state is dead. */
static int distance_to(const State *s, const Goal *goal) {
    int state = goal->state - FIRST_STATE;
    if (!is_alive(s, state)) return -1;
    switch (goal->kind) {
    case ATTRIBUTE: return off_attributes(s, goal, state);
    case LEAD: return missing_lead(s, goal, state);
    case COMPARE:
        if (!is_alive(s, goal->over - FIRST_STATE)) return -1;
        return above_none(missing_compare(s, goal, state, goal->over - FIRST_STATE));
    default: return off_growth(s, goal, state);
    }
}

static Curve curve_of(const Goal *goal) {
    bool has_sum = goal->attributes >> SUM & 1;
    switch (goal->kind) {
    case ATTRIBUTE:
        if (popcount((uint64_t)goal->attributes) != 1) return CURVE_SEVERAL;
        return goal->above == NONE ? CURVE_FALL : CURVE_RISE;
    case LEAD: return has_sum ? CURVE_LEAD_SUM : CURVE_LEAD;
    case COMPARE: return has_sum ? CURVE_COMPARE_SUM : CURVE_COMPARE;
    default: return CURVE_GROW;
    }
}

static bool has_distance(const Goal *goal) { return goal->kind <= GROW; }

static bool have_distances(const Rules *r, int goal) {
    for (int part = goal + 1; part < r->goals[goal].next; part = r->goals[part].next)
        if (!has_distance(&r->goals[part])) return false;
    return true;
}

static double odds_of_all(const Evaluator *e, const State *s, int goal) {
    const Rules *r = e->r;
    double product = 1.0;
    int total = 0;
    bool adds_up = have_distances(r, goal);
    for (int part = goal + 1; part < r->goals[goal].next; part = r->goals[part].next) {
        int missing = adds_up ? distance_to(s, &r->goals[part]) : 0;
        if (missing < 0) return 0.0;
        total += missing;
        if (!adds_up) product *= goal_odds(e, s, part);
    }
    return adds_up ? odds_at(e, CURVE_SEVERAL, total) : product;
}

static double odds_of_any(const Evaluator *e, const State *s, int goal) {
    const Rules *r = e->r;
    double missed = 1.0;
    for (int part = goal + 1; part < r->goals[goal].next; part = r->goals[part].next)
        missed *= 1 - goal_odds(e, s, part);
    return 1 - missed;
}

static unsigned states_named(int mask) { return mask ? (unsigned)mask : (1U << SEVEN) - 1; }

static double odds_of_war(const Evaluator *e, const State *s, const Goal *goal) {
    unsigned living = alive(s), winners = states_named(goal->winners) & living;
    unsigned losers = states_named(goal->losers) & living;
    int most = -99;
    EACH_BIT(winner, winners) {
        for (int loser = 0; loser < SEVEN; loser++) {
            if (loser == winner || !(losers >> loser & 1)) continue;
            int lead = s->values[winner * 4] - s->values[loser * 4];
            if (lead > most) most = lead;
        }
    }
    return most == -99 ? 0.0 : e->w->goal_odds.war[victories(most, goal->by)];
}

static int lowest_value(const State *s, int state) {
    const int8_t *row = s->values + state * 4;
    int one = row[0] < row[1] ? row[0] : row[1], two = row[2] < row[3] ? row[2] : row[3];
    return one < two ? one : two;
}

static double odds_of_death(const Evaluator *e, const State *s, const Goal *goal) {
    int least = 99;
    EACH_BIT(state, (uint64_t)goal->losers) {
        int lowest = lowest_value(s, state);
        if (is_alive(s, state) && lowest < least) least = lowest;
    }
    return least == 99 ? 0.0 : e->w->goal_odds.curves[CURVE_DIES][least];
}

/* One of the states dies in a war against that one. */
static double odds_of_conquest(const Evaluator *e, const State *s, const Goal *goal) {
    int victor = trailing_zeros((uint64_t)goal->winners), most = -1;
    if (!is_alive(s, victor)) return 0.0;
    EACH_BIT(state, (uint64_t)goal->losers) {
        int lead = s->values[victor * 4] - s->values[state * 4];
        if (state == victor || !is_alive(s, state)) continue;
        int found = victories(lead, 2 * lowest_value(s, state));
        if (found > most) most = found;
    }
    return most < 0 ? 0.0 : e->w->goal_odds.dies_by[most];
}

static double odds_of_quiet(const Evaluator *e, const State *s, const Goal *goal) {
    if (goal->state == NONE)
        return s->fought & ANY_WAR ? 0.0 : e->w->goal_odds.curves[CURVE_QUIET][0];
    int state = goal->state - FIRST_STATE;
    bool is_over = !is_alive(s, state) || s->fought >> state & 1;
    return is_over ? 0.0 : e->w->goal_odds.curves[CURVE_QUIET_STATE][0];
}

static double odds_of_murder(const Evaluator *e, const State *s, const Goal *goal) {
    if (!goal->losers) return e->w->goal_odds.curves[CURVE_MURDER][0];
    bool lives = is_alive(s, trailing_zeros((uint64_t)goal->losers));
    return lives ? e->w->goal_odds.curves[CURVE_MURDER_OF][0] : 0.0;
}

double goal_odds(const Evaluator *e, const State *s, int goal) {
    const Goal *g = &e->r->goals[goal];
    switch (g->kind) {
    case ATTRIBUTE:
    case LEAD:
    case COMPARE:
    case GROW: return odds_at(e, curve_of(g), distance_to(s, g));
    case ALL_OF: return odds_of_all(e, s, goal);
    case ANY_OF: return odds_of_any(e, s, goal);
    case WON_WAR: return odds_of_war(e, s, g);
    case DIES: return g->winners ? odds_of_conquest(e, s, g) : odds_of_death(e, s, g);
    case QUIET: return odds_of_quiet(e, s, g);
    case ASSASSINATED: return odds_of_murder(e, s, g);
    default: return e->w->goal_odds.curves[CURVE_RESOLVED][0];
    }
}
