/* What a seat observes. Only what the viewer may know is read from the state (H-TIL-10). */
#include "observe.h"

static void put_colours(const View *e, int first, const uint8_t *numbers) {
    for (int i = 0; i < COLOURS; i++) e->counts[first + i] = numbers[i];
}

static int sum(const uint8_t *numbers) {
    return numbers[0] + numbers[1] + numbers[2] + numbers[3] + numbers[4];
}

static void mark(const View *e, int plane, int place) { e->planes[plane * PLACES + place] = 1; }

static void mark_all(const View *e, int plane, const Mask *mask) {
    EACH_PLACE(place, mask) mark(e, plane, place);
}

static void mark_shape(const View *e, int plane, const uint8_t *places, int count) {
    for (int i = 0; i < count; i++) mark(e, plane, places[i]);
}

/* What lies beside the board. */
static void see_table(const View *e) {
    const Observer *o = e->o;
    const State *s = e->s;
    put_colours(e, o->market, s->market);
    put_colours(e, o->supply, s->supply);
    put_colours(e, o->discards, s->discards);
    e->counts[o->bag] = (float)sum(s->bag);
    e->counts[o->removed] = (float)sum(s->removed);
    put_colours(e, o->own_hand, s->hands + e->viewer * COLOURS);
    put_colours(e, o->own_replaced, s->buried + e->viewer * COLOURS);
}

/* Points lie behind the screens, unless the table is open or the game over (H-WIN-1). */
static void see_points(const View *e, int seat, int offset) {
    const Observer *o = e->o;
    const State *s = e->s;
    if (offset && !o->open_scores && s->depth) return;
    float *points = e->counts + o->points + offset * COLOURS;
    e->counts[o->points_shown + offset] = 1;
    e->counts[o->granaries_taken + offset] = s->granaries_taken[seat];
    for (int i = 0; i < COLOURS; i++) points[i] = s->points[seat * COLOURS + i];
    points[BLUE] += (float)(e->r->granary_points * s->granaries_taken[seat]);
}

static void see_seats(const View *e) {
    const Observer *o = e->o;
    const State *s = e->s;
    for (int offset = 0; offset < e->r->seats; offset++) {
        int seat = (e->viewer + offset) % e->r->seats, cell = seat * COLOURS;
        e->counts[o->hand_size + offset] = (float)sum(s->hands + cell);
        e->counts[o->replaced + offset] = (float)sum(s->buried + cell);
        put_colours(e, o->known + offset * COLOURS, s->known + cell);
        put_colours(e, o->known_replaced + offset * COLOURS, s->known_buried + cell);
        see_points(e, seat, offset);
        for (int i = 0; i < COLOURS; i++)
            if (s->leaders[cell + i] >= 0)
                mark(e, o->leader + offset * COLOURS + i, s->leaders[cell + i]);
    }
}

static void see_board(const View *e) {
    const Observer *o = e->o;
    const State *s = e->s;
    for (int i = 0; i < COLOURS; i++) mark_all(e, o->tile + i, &s->tiles[i]);
    mark_all(e, o->granary, &s->granaries);
    for (int i = 0; i < s->pagoda_count; i++)
        mark_shape(e, o->pagoda + s->pagoda_colour[i], e->r->triangle[s->pagoda_triangle[i]], 3);
    for (int i = 0; i < s->bandit_count; i++)
        mark_shape(e, o->bandits + s->bandit_number[i] - 1, e->r->triangle[s->bandit_triangle[i]], 3);
    if (s->palace >= 0) mark_shape(e, o->palace, e->r->rhombus[s->palace], 4);
}

static void see_revolt(const View *e, const Step *step) {
    const Observer *o = e->o;
    int attack = step->kind == REVOLT_DEFENCE ? step->count
                                              : on_board(e->r, e->s, step->seat, step->colour);
    e->counts[o->attacker + ahead(e, step->seat)] = 1;
    e->counts[o->defender + ahead(e, step->other)] = 1;
    e->counts[o->attack] = (float)attack;
    e->counts[o->defence] = (float)on_board(e->r, e->s, step->other, step->colour);
}

static void see_war(const View *e, const Step *step) {
    const Observer *o = e->o;
    const WarData *war = &e->s->war;
    e->counts[o->unifier + ahead(e, step->seat)] = 1;
    for (int side = 0; side < war->count; side++) {
        e->counts[o->war_tiles + side] = war->tiles[side];
        e->counts[o->war_leaders + side] = war->leaders[side];
        e->counts[o->war_strength + side] = (float)war_total(e->s, side);
        mark_all(e, o->war_side + side, &war->sides[side]);
        if (step->kind == WAR_TIE) e->counts[o->war_tied + side] = step->colour >> side & 1;
    }
}

/* What is asked, of whom, and what the question says. */
static void see_question(const View *e, const Step *step) {
    const Observer *o = e->o;
    e->counts[o->question[step->kind]] = 1;
    e->counts[o->asked + ahead(e, asked_seat(e->s))] = 1;
    switch (step->kind) {
    case TAKE_ACTION: e->counts[o->left] = step->count; break;
    case OFFER_BUILDING:
        e->counts[o->colour + step->colour] = 1;
        mark(e, o->about, step->place);
        break;
    case OFFER_CHAIN: mark(e, o->about, step->place); break;
    case CHOOSE_PAGODA:
        e->counts[o->colour + step->colour] = 1;
        mark_shape(e, o->about, e->r->triangle[step->place], 3);
        break;
    case PAY_TILE:
        e->counts[o->owed] = step->count;
        mark(e, o->about, step->place);
        break;
    case REVOLT_ATTACK:
    case REVOLT_DEFENCE:
        e->counts[o->colour + step->colour] = 1;
        see_revolt(e, step);
        break;
    case WAR:
    case WAR_TIE:
        mark(e, o->about, step->place);
        see_war(e, step);
        break;
    case OFFER_GRANARIES: {
        Mask own = own_granaries(e->s, step->seat);
        e->counts[o->granaries_to_take] = (float)(size_of(&own) - 1);
        break;
    }
    default: break;
    }
}

void see(const View *e) {
    const Observer *o = e->o;
    const State *s = e->s;
    memcpy(e->counts, o->fixed, (size_t)o->counts * sizeof *e->counts);
    memcpy(e->planes + o->ground * PLACES, o->grounds, sizeof o->grounds);
    see_table(e);
    see_seats(e);
    see_board(e);
    if (s->depth) see_question(e, &s->stack[s->depth - 1]);
}
