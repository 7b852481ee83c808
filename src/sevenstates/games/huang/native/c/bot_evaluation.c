/* What a position is worth to each seat. */
#include "bot.h"

#include <math.h>

static double lesser(double a, double b) { return a < b ? a : b; }
static double greater(double a, double b) { return a > b ? a : b; }

static int bag_size(const State *s) {
    return s->bag[0] + s->bag[1] + s->bag[2] + s->bag[3] + s->bag[4];
}

/* How many ends of its turns each seat will still see. */
static void find_turns_left(Outlook *k) {
    int seats = k->e->r->seats;
    double rounds = bag_size(k->s) / (k->w->drawn_a_turn * seats);
    for (int seat = 0; seat < seats; seat++) {
        double wait = (double)((seat - k->moving + seats) % seats) / seats;
        k->left[seat] = greater(0.0, rounds + 0.5 - wait);
    }
    k->left[k->moving] = 1 + rounds;
}

/* The lowest colour after white went where it helps, with a little for the higher ones. */
static double level(const double higher[4], const double *colours, double white) {
    double c[4];
    for (int i = 0; i < 4; i++) {
        int at = i;
        for (; at > 0 && c[at - 1] > colours[i]; at--) c[at] = c[at - 1];
        c[at] = colours[i];
    }
    /* Raise the lowest to the second, both to the third, all three to the highest, all. */
    int together = 1;
    while (together < 4 && white > together * (c[together] - c[together - 1])) {
        white -= together * (c[together] - c[together - 1]);
        for (int i = 0; i < together; i++) c[i] = c[together];
        together++;
    }
    for (int i = 0; i < together; i++) c[i] += white / together;
    return higher[0] * c[0] + higher[1] * c[1] + higher[2] * c[2] + higher[3] * c[3];
}

/* The pagodas of each colour in a state that give points (H-PAG-4); whether there are any. */
static bool find_pagodas(const Outlook *k, const Country *country, int standing[COLOURS]) {
    const State *s = k->s;
    bool any = false;
    memset(standing, 0, COLOURS * sizeof *standing);
    for (int i = 0; i < s->pagoda_count; i++) {
        int colour = s->pagoda_colour[i];
        if (state_at(s, k->e->r->triangle[s->pagoda_triangle[i]][0]) != country->label) continue;
        if (!standing[colour] || k->e->r->edition != PL) standing[colour]++;
        any = true;
    }
    return any;
}

/* How near the leader's state is to another pagoda, as a place in the chances of building. */
static int stage(const Outlook *k, const Country *country, int cell, int colour, int drawn) {
    const State *s = k->s;
    Mask alike = without(both(s->tiles[colour], &country->mask), &s->built);
    if (is_empty(&alike) || (drawn && !s->supply[colour])) return 0;
    Mask thirds = completions(k->e, &alike);
    if (!meets(&thirds, &s->empty)) return 1;
    return s->hands[cell] ? 3 : 2;
}

/* What a leader will draw from its state. */
static void add_leader_points(Outlook *k, int number, int colour, int drawn) {
    const Country *country = &k->states.country[number];
    int seat = country->holder[colour], cell = seat * COLOURS + colour, rival;
    double turns = k->left[seat];
    double risk = danger_to(k->e, k->s, &k->dangers, &k->states, number, colour, &rival);
    double lasting = turns / (1 + risk * turns), lost = turns - lasting;
    Mask red = both(country->mask, &k->s->tiles[RED]);
    k->risk[cell] = risk;
    k->drawn[cell] = drawn;
    k->soldiers[cell] = size_of(&red);
    k->guards[cell] = yellow_beside(k->e, k->s, k->s->leaders[cell]);
    k->stage[cell] = stage(k, country, cell, colour, drawn);
    k->coming[cell] += k->w->leader * lesser(1.0, turns) +
                       drawn * (lasting + k->w->regained * lost) +
                       k->w->build[k->stage[cell]] * greater(0.0, lasting - 1) +
                       k->w->tile_in_hand * lesser(2, k->s->hands[cell]);
    if (drawn && rival != NOBODY)
        k->coming[rival * COLOURS + colour] += k->w->seized * drawn * lost;
}

/* A pagoda that feeds nobody draws the seat to move. */
static void add_unclaimed(Outlook *k, const Country *country, const int standing[COLOURS]) {
    Mask spots = both(both(country->border, &k->s->near_yellow), &k->s->empty);
    if (!k->actions || !meets(&spots, &k->e->r->land)) return;
    for (int colour = 0; colour < COLOURS; colour++)
        if (standing[colour] && !(country->colours >> colour & 1))
            k->coming[k->moving * COLOURS + colour] +=
                k->w->unclaimed * standing[colour] * k->left[k->moving];
}

/* What the leaders of a state will draw from it. */
static void add_state(Outlook *k, int number) {
    const Country *country = &k->states.country[number];
    int standing[COLOURS], steward = country->holder[YELLOW];
    bool any = find_pagodas(k, country, standing);
    for (int colour = 0; colour < COLOURS; colour++)
        if (country->colours >> colour & 1)
            add_leader_points(k, number, colour, standing[colour]);
    if (any) add_unclaimed(k, country, standing);
    if (steward == NOBODY) return;
    for (int colour = 0; colour < COLOURS; colour++) {
        int cell = steward * COLOURS + colour;
        if (!(country->colours >> colour & 1) && k->s->leaders[cell] < 0)
            k->coming[cell] += k->w->stand_in * lesser(1.0, k->left[steward]);
    }
}

/* For each seat and colour its points at the end, but for what its actions will bring. */
static void find_coming(Outlook *k) {
    for (int cell = 0; cell < k->e->r->seats * COLOURS; cell++)
        k->coming[cell] = k->s->points[cell];
    for (int seat = 0; seat < k->e->r->seats; seat++)
        k->coming[seat * COLOURS + BLUE] += k->e->r->granary_points * k->s->granaries_taken[seat];
    find_countries(k->e, k->s, &k->states);
    find_dangers(k->e, k->s, &k->states, &k->dangers);
    for (int i = 0; i < k->states.count; i++) add_state(k, i);
}

/* Where the lowest colour of a seat is heading. */
static double expected_level(const Outlook *k, int seat) {
    double acts = 2 * k->left[seat];
    if (seat == k->moving) acts += k->actions - 2;
    const double *coming = k->coming + seat * COLOURS;
    double white = coming[WHITE] + k->w->points_an_action * acts;
    for (int colour = 0; colour < COLOURS; colour++)
        white += k->w->reserve[colour] * k->s->hands[seat * COLOURS + colour];
    return level(k->w->higher, coming, white);
}

void outcome(const Evaluator *e, const State *s, double shares[SEATS]) {
    int first = 0;
    for (int seat = 0; seat < e->r->seats; seat++) first += s->ranks[seat] == 1;
    for (int seat = 0; seat < e->r->seats; seat++)
        shares[seat] = s->ranks[seat] == 1 ? 1.0 / first : 0.0;
}

/* Where everybody is heading, in a game that is not over. */
void find_outlook(const Evaluator *e, const State *s, Outlook *k) {
    const Step *turn = &s->stack[s->depth > 1 ? 1 : 0];
    bool acting = turn->kind == TAKE_ACTION || turn->kind == NEXT_ACTION;
    *k = (Outlook){.e = e, .s = s, .w = &e->w->evaluation, .moving = turn->seat};
    k->actions = acting ? turn->count : 0;
    find_turns_left(k);
    find_coming(k);
    int seats = e->r->seats;
    double top = -HUGE_VAL, total = 0;
    for (int seat = 0; seat < seats; seat++) {
        k->level[seat] = expected_level(k, seat);
        top = greater(top, k->level[seat]);
    }
    k->rounds = bag_size(s) / (k->w->drawn_a_turn * seats);
    double scale = k->w->scale + k->w->scale_a_turn * k->rounds;
    for (int seat = 0; seat < seats; seat++)
        total += k->share[seat] = exp((k->level[seat] - top) / scale);
    for (int seat = 0; seat < seats; seat++) k->share[seat] /= total;
}

/* For each seat the share of the win it may expect. */
void values(const Evaluator *e, const State *s, double shares[SEATS]) {
    if (!s->depth) {
        outcome(e, s, shares);
        return;
    }
    Outlook k;
    find_outlook(e, s, &k);
    memcpy(shares, k.share, sizeof k.share);
}
