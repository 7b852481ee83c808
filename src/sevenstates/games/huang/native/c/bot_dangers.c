/* How likely leaders are to fall, by revolt or by war. */
#include "bot.h"

#include <math.h>

/* Red tiles on the board and what the leaders' players can throw in (H-WAR-4). */
static double strength(const Evaluator *e, const State *s, const Country *country, int colours) {
    Mask red = both(country->mask, &s->tiles[RED]);
    double total = size_of(&red);
    int backers = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        if (colours >> colour & 1) backers |= 1 << country->holder[colour];
    for (int seat = 0; seat < e->r->seats; seat++) {
        int cell = seat * COLOURS + RED;
        if (backers >> seat & 1)
            total += e->w->dangers.red_hand * s->hands[cell] + (s->leaders[cell] < 0);
    }
    return total;
}

static void note_war(const Evaluator *e, double wars[COLOURS], int common, double ahead) {
    const DangerWeights *w = &e->w->dangers;
    double risk = w->war / (1 + exp(w->war_sharpness * (w->war_edge - ahead)));
    for (int colour = 0; colour < COLOURS; colour++)
        if (common >> colour & 1 && risk > wars[colour]) wars[colour] = risk;
}

void find_dangers(const Evaluator *e, const State *s, const Countries *states, Dangers *dangers) {
    layers(e, &s->tiles[YELLOW], dangers->yellow);
    memset(dangers->wars, 0, sizeof dangers->wars);
    for (int i = 0; i < states->count; i++) {
        for (int k = 0; k < i; k++) {
            const Country *one = &states->country[i], *other = &states->country[k];
            int common = one->colours & other->colours;
            if (!common) continue;
            Mask between = both(one->border, &other->border);
            if (!meets(&between, &s->empty)) continue;
            double edge = strength(e, s, one, common) - strength(e, s, other, common);
            note_war(e, dangers->wars[i], common, -edge);
            note_war(e, dangers->wars[k], common, edge);
        }
    }
}

/* How far the best placed other seat reaches, and which it is. */
static double best_reach(const Evaluator *e, const State *s, int seat, int colour, int *rival) {
    double best = -99.0;
    for (int other = 0; other < e->r->seats; other++) {
        if (other == seat) continue;
        double reach = e->w->dangers.yellow_hand * s->hands[other * COLOURS + YELLOW];
        if (s->leaders[other * COLOURS + colour] >= 0) reach -= e->w->dangers.moved;
        if (reach > best) {
            best = reach;
            *rival = other;
        }
    }
    return best;
}

static double revolt(const Evaluator *e, const State *s, const Dangers *dangers,
                     const Country *country, int colour, int *rival) {
    const DangerWeights *w = &e->w->dangers;
    Mask spots = both(both(country->border, &s->empty), &e->r->land);
    *rival = NOBODY;
    if (!meets(&spots, &dangers->yellow[0])) return 0.0;
    int attack = 1, seat = country->holder[colour];
    while (meets(&spots, &dangers->yellow[attack])) attack++;
    double best = best_reach(e, s, seat, colour, rival);
    int guard = yellow_beside(e, s, s->leaders[seat * COLOURS + colour]);
    double edge = best + attack - guard - w->yellow_hand * s->hands[seat * COLOURS + YELLOW];
    return w->revolt / (1 + exp(w->revolt_sharpness * (w->revolt_edge - edge)));
}

/* The chance a turn that the leader of a state falls, and who would take its place. */
double danger_to(const Evaluator *e, const State *s, const Dangers *dangers, const Countries *states,
                 int number, int colour, int *rival) {
    double risk = revolt(e, s, dangers, &states->country[number], colour, rival);
    return risk + dangers->wars[number][colour];
}
