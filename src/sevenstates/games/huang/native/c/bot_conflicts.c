/* What to throw into wars and revolts, from what the seat itself knows. */
#include "bot.h"

typedef struct {
    int8_t holder[SIDES][COLOURS];
    double fallen[SIDES][COLOURS]; /* what a leader is worth that its side's defeat would cost */
} Fronts;

static int drawn(const Evaluator *e, const State *s, const Mask *mask, int colour) {
    int count = 0;
    for (int i = 0; i < s->pagoda_count; i++)
        count += s->pagoda_colour[i] == colour &&
                 has(mask, e->r->triangle[s->pagoda_triangle[i]][0]);
    return count;
}

static void find_fronts(const Evaluator *e, const State *s, Fronts *fronts) {
    const ConflictWeights *w = &e->w->conflicts;
    const WarData *war = &s->war;
    memset(fronts->fallen, 0, sizeof fronts->fallen);
    for (int side = 0; side < war->count; side++)
        for (int colour = 0; colour < COLOURS; colour++)
            fronts->holder[side][colour] =
                (int8_t)leader_in(e->r, s, &war->sides[side], colour);
    for (int side = 0; side < war->count; side++) {
        for (int colour = 0; colour < COLOURS; colour++) {
            bool fights = false;
            for (int other = 0; other < war->count; other++)
                fights |= other != side && fronts->holder[other][colour] != NOBODY;
            if (fights && fronts->holder[side][colour] != NOBODY)
                fronts->fallen[side][colour] =
                    w->leader_lost + w->pagoda_drawn * drawn(e, s, &war->sides[side], colour);
        }
    }
}

/* What the defeat of one side by another brings the seat. */
static double stake(const Evaluator *e, const State *s, const Fronts *fronts, int seat, int winner,
                    int loser) {
    double share = 1.0 / (e->r->seats - 1), value = 0;
    bool involved = false;
    for (int colour = 0; colour < COLOURS; colour++) {
        int holder = fronts->holder[loser][colour], victor = fronts->holder[winner][colour];
        double worth = fronts->fallen[loser][colour];
        involved |= holder == seat;
        if (worth == 0) continue;
        value += holder == seat ? -worth : share * worth;
        if (victor != NOBODY) value += victor == seat ? 1 : -share;
    }
    if (involved) {
        Mask red = both(s->war.sides[loser], &s->tiles[RED]);
        value -= e->w->conflicts.soldier_lost * size_of(&red);
    }
    return value;
}

/* For each side what its victory brings the seat; what others lose counts a little too. */
static void find_stakes(const Evaluator *e, const State *s, const Fronts *fronts, int seat,
                        double worth[SIDES]) {
    for (int winner = 0; winner < s->war.count; winner++) {
        worth[winner] = 0;
        for (int side = 0; side < s->war.count; side++)
            if (side != winner) worth[winner] += stake(e, s, fronts, seat, winner, side);
    }
}

static int best_of(const double worth[SIDES], int sides) {
    int best = __builtin_ctz((unsigned)sides);
    for (int side = best + 1; side < SIDES; side++)
        if (sides >> side & 1 && worth[side] > worth[best]) best = side;
    return best;
}

/* Whether somebody who is asked after the seat would rather see another side win. */
static bool later(const Evaluator *e, const State *s, const Fronts *fronts, int seat, int side) {
    int unifier = s->stack[s->depth - 1].seat, all = (1 << s->war.count) - 1;
    while (seat != unifier) {
        double worth[SIDES];
        seat = (seat + 1) % e->r->seats;
        find_stakes(e, s, fronts, seat, worth);
        if (worth[side] < worth[best_of(worth, all)]) return true;
    }
    return false;
}

/* How many tiles or leaders a side is behind the strongest other. */
static int behind(const State *s, int side) {
    int total[SIDES], most = 0;
    for (int i = 0; i < s->war.count; i++) {
        Mask red = both(s->war.sides[i], &s->tiles[RED]);
        total[i] = size_of(&red) + s->war.tiles[i] + s->war.leaders[i];
        if (i != side && total[i] > most) most = total[i];
    }
    return most - total[side];
}

/* Back the side whose victory is worth most: just enough, or nothing if it is lost. */
int war_support(const Evaluator *e, const State *s, int seat) {
    Fronts fronts;
    double worth[SIDES];
    int unifier = s->stack[s->depth - 1].seat;
    find_fronts(e, s, &fronts);
    find_stakes(e, s, &fronts, seat, worth);
    int side = best_of(worth, (1 << s->war.count) - 1), missing = behind(s, side);
    int red = s->hands[seat * COLOURS + RED], leader = s->leaders[seat * COLOURS + RED] < 0;
    if (seat != unifier) {
        /* The unifier decides a tie, and who comes later may still add to the other side. */
        find_stakes(e, s, &fronts, unifier, worth);
        missing += worth[side] <= 0;
        if (missing > red + leader) return SKIP;
        if (later(e, s, &fronts, seat, side)) missing += (int)e->w->conflicts.margin;
    }
    if (missing <= 0) return SKIP;
    missing -= leader;
    if (seat == unifier && missing > red) return SKIP;
    int tiles = missing < red ? missing : red;
    if (!leader && !tiles) return SKIP;
    return e->r->first_support[side][leader] + tiles - !leader;
}

/* The tied side whose victory is worth most. */
int war_winner(const Evaluator *e, const State *s, int seat) {
    Fronts fronts;
    double worth[SIDES];
    find_fronts(e, s, &fronts);
    find_stakes(e, s, &fronts, seat, worth);
    return e->r->first_winner + best_of(worth, s->stack[s->depth - 1].colour);
}

/* Enough to stand above what the defender is known to have and may well have unseen. */
int revolt_attack(const Evaluator *e, const State *s) {
    const Step *step = &s->stack[s->depth - 1];
    int own = step->seat * COLOURS, his = step->other * COLOURS, colour = step->colour;
    int tiles = s->hands[own + YELLOW], leader = s->leaders[own + YELLOW] < 0;
    int guard = yellow_beside(e, s, s->leaders[his + colour]) + (s->leaders[his + YELLOW] < 0);
    int missing = guard + 1 - yellow_beside(e, s, s->leaders[own + colour]) - leader;
    if (missing + s->known[his + YELLOW] > tiles) return e->r->first_commit[0];
    int unseen = hand_size(s, step->other), margin = (int)e->w->conflicts.margin;
    for (int i = 0; i < COLOURS; i++) unseen -= s->known[his + i];
    int laid = missing + s->known[his + YELLOW] + (unseen < margin ? unseen : margin);
    if (laid > tiles) laid = tiles;
    return e->r->first_commit[leader] + (laid > 0 ? laid : 0);
}

/* Exactly enough, the leader first; nothing if that is not in the hand. */
int revolt_defence(const Evaluator *e, const State *s) {
    const Step *step = &s->stack[s->depth - 1];
    int own = step->other * COLOURS;
    int missing = step->count - yellow_beside(e, s, s->leaders[own + step->colour]);
    int leader = missing > 0 && s->leaders[own + YELLOW] < 0;
    int tiles = missing - leader > 0 ? missing - leader : 0;
    if (tiles > s->hands[own + YELLOW]) return e->r->first_commit[0];
    return e->r->first_commit[leader] + tiles;
}
