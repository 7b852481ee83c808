/* The side decisions: buildings, the market, chains, payments, wars and revolts. */
#include "bot.h"

/* The seat whose leader of a colour is in the state of a space. */
static int holder(const Evaluator *e, const State *s, int place, int colour) {
    return leader_of_group(e->r, s, state_at(s, place), colour);
}

/* What a pagoda on a space does for the seat: feed it, feed nobody, feed another. */
static double draws(const Evaluator *e, const State *s, int seat, int place, int colour) {
    int drawing = holder(e, s, place, colour);
    if (drawing == NOBODY) return 0.2;
    return drawing == seat ? 1.0 : -1.0;
}

/* The standing pagoda of a colour that serves the seat least, as a triangle. */
static int worst_pagoda(const Evaluator *e, const State *s, int seat, int colour, double *least) {
    int worst = NOBODY;
    *least = 0;
    for (int i = 0; i < s->pagoda_count; i++) {
        if (s->pagoda_colour[i] != colour) continue;
        int triangle = s->pagoda_triangle[i];
        double gain = draws(e, s, seat, e->r->triangle[triangle][0], colour);
        if (worst != NOBODY && gain >= *least) continue;
        worst = triangle;
        *least = gain;
    }
    return worst;
}

/* Whether the seat's yellow leader is in the palace's state already. */
static bool in_palace(const Evaluator *e, const State *s, int seat) {
    return s->palace >= 0 && holder(e, s, e->r->rhombus[s->palace][0], YELLOW) == seat;
}

/* A pagoda that feeds the seat more than it is fed now, else a palace, else nothing. */
static int build(const Evaluator *e, const State *s, int seat) {
    const Rules *r = e->r;
    const Step *step = &s->stack[s->depth - 1];
    int place = step->place, triangle = NOBODY, rhombus = NOBODY;
    double gain = draws(e, s, seat, place, step->colour), least;
    if (!s->supply[step->colour]) {
        worst_pagoda(e, s, seat, step->colour, &least);
        gain -= least;
    }
    for (int i = 0; i < AROUND && r->triangles_at[place][i] >= 0; i++) {
        int found = r->triangles_at[place][i];
        if (found > triangle && is_free_triangle(r, s, found)) triangle = found;
    }
    if (gain > 0 && triangle != NOBODY) return r->first_pagoda + triangle;
    for (int i = 0; i < RHOMBI_AT && r->rhombi_at[place][i] >= 0; i++) {
        int found = r->rhombi_at[place][i];
        if (found > rhombus && is_free_rhombus(r, s, found)) rhombus = found;
    }
    bool wanted = holder(e, s, place, YELLOW) == seat && !in_palace(e, s, seat);
    return rhombus != NOBODY && wanted ? r->first_palace + rhombus : SKIP;
}

/* The tiles of a colour, in the state of the seat's leader of it, that carry no building. */
static Mask own_alike(const State *s, const Regions *regions, int colour) {
    Mask alike = {{0}};
    if (regions->home[colour] == NOBODY) return alike;
    const Country *home = &regions->states.country[regions->home[colour]];
    return without(both(home->mask, &s->tiles[colour]), &s->built);
}

static int take(const Evaluator *e, const State *s, int seat) {
    Regions regions;
    find_regions(e, s, seat, &regions);
    const int16_t *points = s->points + seat * COLOURS;
    int lowest = points[0], chosen = SKIP;
    double best = 0;
    for (int colour = 1; colour < WHITE; colour++)
        if (points[colour] < lowest) lowest = points[colour];
    for (int colour = 0; colour < COLOURS; colour++) {
        if (!s->market[colour]) continue;
        double worth = e->w->side_decisions.market[colour];
        if (colour < WHITE) worth -= 0.1 * (points[colour] - lowest);
        Mask alike = own_alike(s, &regions, colour), thirds = completions(e, &alike);
        worth += !is_empty(&regions.scores[colour]);
        worth += !is_empty(&thirds);
        worth -= 0.4 * s->hands[seat * COLOURS + colour];
        if (worth > best || chosen == SKIP) {
            best = worth;
            chosen = e->r->first_take + colour;
        }
    }
    return chosen;
}

/* The places of the second run of a question whose first is to skip. */
static Mask offered(const Runs *runs) {
    Mask mask = {{0}};
    if (runs->count > 1) memcpy(&mask, runs->bits[runs->where[1]], sizeof mask);
    return mask;
}

static int chain(const Evaluator *e, const State *s, int seat) {
    Runs runs;
    Regions regions;
    legal(e->r, s, asked_seat(s), &runs);
    find_regions(e, s, seat, &regions);
    Mask spaces = offered(&runs), alike = own_alike(s, &regions, BLUE);
    spaces = both(spaces, &regions.scores[BLUE]);
    Mask thirds = completions(e, &alike);
    if (meets(&spaces, &thirds)) spaces = both(spaces, &thirds);
    return is_empty(&spaces) ? SKIP : e->r->first_tile[BLUE] + next_place(&spaces, 0);
}

/* Spare the pagodas that feed the seat, tear down those that feed others. */
static int pay(const Evaluator *e, const State *s, int seat) {
    int chosen = NOBODY;
    double least = 0;
    EACH_PLACE(place, &s->pool) {
        double harm = has(&s->built, place) ? draws(e, s, seat, place, RED) : 0.0;
        if (chosen != NOBODY && harm >= least) continue;
        chosen = place;
        least = harm;
    }
    return e->r->first_remove + chosen;
}

static int keep(const Evaluator *e, const State *s) {
    Runs runs;
    int last = 0;
    legal(e->r, s, asked_seat(s), &runs);
    Mask granaries = offered(&runs);
    EACH_PLACE(place, &granaries) last = place;
    return e->r->first_keep + last;
}

/* The sensible answer to a side decision. */
int side_answer(const Evaluator *e, const State *s, int seat) {
    const Step *step = &s->stack[s->depth - 1];
    double least;
    switch (step->kind) {
    case OFFER_BUILDING: return build(e, s, seat);
    case OFFER_MARKET: return take(e, s, seat);
    case OFFER_CHAIN: return chain(e, s, seat);
    case CHOOSE_PAGODA:
        return e->r->first_lift + worst_pagoda(e, s, seat, step->colour, &least);
    case PAY_TILE: return pay(e, s, seat);
    case OFFER_GRANARIES: return keep(e, s);
    case WAR: return war_support(e, s, seat);
    case WAR_TIE: return war_winner(e, s, seat);
    case REVOLT_ATTACK: return revolt_attack(e, s);
    default: return revolt_defence(e, s);
    }
}
