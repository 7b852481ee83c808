/* A sensible action in microseconds, for playing on inside a search. */
#include "bot.h"

enum { PATIENCE = 80 }; /* no question of the game takes as many moves */

/* What a colour in the hand could do beside its leader's state. */
static double tile_worth(const Evaluator *e, const State *s, int seat, int colour, Countries *states,
                         Mask *where) {
    int label = state_at(s, s->leaders[seat * COLOURS + colour]), number = 0;
    while (states->country[number].label != label) number++;
    const Country *home = &states->country[number];
    Mask free = both(both(home->border, &s->empty), colour == BLUE ? &e->r->river : &e->r->land);
    Mask same = both(home->mask, &s->tiles[colour]), alike = without(same, &s->built);
    double worth = -s->points[seat * COLOURS + (colour == WHITE ? 0 : colour)];
    Mask thirds = completions(e, &alike);
    *where = both(thirds, &free);
    if (!is_empty(where) && (s->supply[colour] || !meets(&s->built, &same))) return worth + 50;
    Mask next = beside(e, &alike);
    *where = meets(&next, &free) ? both(next, &free) : free;
    return worth;
}

/* The spaces beside own states without a leader of the colour, or beside no such leader. */
static Mask leader_spots(const Evaluator *e, const State *s, int seat, int colour,
                         const Countries *states) {
    Mask spots = both(both(s->near_yellow, &s->empty), &e->r->land), own = {{0}};
    Mask bandits = bandit_border(e->r, s);
    spots = without(spots, &bandits);
    for (int i = 0; i < states->count; i++) {
        const Country *country = &states->country[i];
        bool mine = false;
        for (int k = 0; k < COLOURS; k++) mine |= country->holder[k] == seat;
        if (country->colours >> colour & 1)
            spots = without(spots, &country->border);
        else if (mine)
            own = either(own, &country->border);
    }
    return meets(&spots, &own) ? both(spots, &own) : spots;
}

/* A state of the seat without a leader of the colour if there is one, as guarded as can be. */
static int leader(const Evaluator *e, const State *s, int seat, int colour, const Countries *states,
                  Luck *luck) {
    Mask yellow[LAYERS], spots = leader_spots(e, s, seat, colour, states);
    layers(e, &s->tiles[YELLOW], yellow);
    for (int count = 4; count > 1; count--) {
        if (meets(&spots, &yellow[count - 1])) {
            spots = both(spots, &yellow[count - 1]);
            break;
        }
    }
    if (is_empty(&spots)) return NOBODY;
    int place = nth_bit(spots.w, luck_below(luck, size_of(&spots)));
    if (leader_is_barred(e->r, s, seat, colour, place)) return NOBODY;
    return e->r->first_leader[colour] + place;
}

/* The tile that completes a triangle, else one for the lowest colour, else a leader. */
static int tile(const Evaluator *e, const State *s, int seat, Luck *luck) {
    Countries states;
    Mask spaces = {{0}}, where;
    double best = -100.0;
    int kind = 0, outside = 0, out[COLOURS];
    find_countries(e, s, &states);
    for (int colour = 0; colour < COLOURS; colour++) {
        int cell = seat * COLOURS + colour;
        if (s->leaders[cell] < 0) out[outside++] = colour;
        if (s->leaders[cell] < 0 || !s->hands[cell]) continue;
        double worth = tile_worth(e, s, seat, colour, &states, &where);
        if (is_empty(&where) || worth <= best) continue;
        best = worth;
        spaces = where;
        kind = colour;
    }
    bool wanted = best < 20 && outside > COLOURS - (int)e->w->rollout_policy.leaders_wanted;
    if (outside && (wanted || is_empty(&spaces))) {
        int colour = out[luck_below(luck, outside)];
        int placed = leader(e, s, seat, colour, &states, luck);
        if (placed != NOBODY) return placed;
    }
    if (s->bandit_count) {
        Mask closed = bandits_closed(e->r, s);
        spaces = without(spaces, &closed);
    }
    if (is_empty(&spaces)) return NOBODY;
    return e->r->first_tile[kind] + nth_bit(spaces.w, luck_below(luck, size_of(&spaces)));
}

/* A sensible action of the seat that is asked. */
int rollout_policy(const Evaluator *e, const State *s, Luck *luck) {
    int seat = asked_seat(s);
    if (!is_quiet(s)) return side_answer(e, s, seat);
    int action = tile(e, s, seat, luck);
    return action == NOBODY ? random_action(e->r, s, luck) : action;
}

/* Whether the state can be judged as it is. */
bool is_quiet(const State *s) { return !s->depth || s->stack[s->depth - 1].kind == TAKE_ACTION; }

/* Answer side decisions until the state can be judged. */
void rollout(const Evaluator *e, State *s, Luck *luck) {
    for (int i = 0; i < PATIENCE && !is_quiet(s); i++) {
        int seat = asked_seat(s);
        apply(e->r, s, seat, side_answer(e, s, seat), luck);
    }
}
