/* Priors: how promising the actions look before any search. */
#include "bot.h"

/* What one weighing works with. */
typedef struct {
    const Evaluator *e;
    const State *s;
    const PriorWeights *w;
    int seat, needed;
    Regions regions;
    double found[ACTIONS];
} Work;

static void raise(Work *k, int first, const Mask *mask, double factor) {
    EACH_PLACE(place, mask) k->found[first + place] *= factor;
}

/* Whether the seat has a leader in the state. */
static bool is_own(const Work *k, const Country *country) {
    for (int colour = 0; colour < COLOURS; colour++)
        if (country->holder[colour] == k->seat) return true;
    return false;
}

/* The pagodas of a colour in a state. */
static int pagodas(const Work *k, const Country *country, int colour) {
    const State *s = k->s;
    int count = 0;
    for (int i = 0; i < s->pagoda_count; i++)
        count += s->pagoda_colour[i] == colour &&
                 state_at(s, k->e->r->triangle[s->pagoda_triangle[i]][0]) == country->label;
    return count;
}

static void weigh_own_colour(Work *k, int colour, const Mask *near, const Mask *thirds) {
    int first = k->e->r->first_tile[colour];
    const Country *home = &k->regions.states.country[k->regions.home[colour]];
    Mask alike = without(both(k->s->tiles[colour], &home->mask), &k->s->built);
    Mask pairs = beside(k->e, &alike), mine = completions(k->e, &alike);
    pairs = both(pairs, near);
    raise(k, first, &pairs, k->w->tile_pairs);
    mine = both(mine, thirds);
    raise(k, first, &mine, k->w->tile_completes);
    if (!k->s->supply[colour]) raise(k, first, &mine, k->w->tile_moves);
}

static void weigh_guards(Work *k, const Mask *empty) {
    for (int colour = 0; colour < COLOURS; colour++) {
        int place = k->s->leaders[k->seat * COLOURS + colour];
        if (place < 0) continue;
        Mask guards = both(k->e->w->shapes.near[place], empty);
        raise(k, k->e->r->first_tile[YELLOW], &guards, k->w->tile_guards);
    }
}

static void weigh_tiles(Work *k, int colour, const Mask *borders) {
    const State *s = k->s;
    int first = k->e->r->first_tile[colour];
    Mask empty = both(s->empty, colour == BLUE ? &k->e->r->river : &k->e->r->land);
    Mask calm = without(empty, &k->regions.wars), alike = without(s->tiles[colour], &s->built);
    Mask thirds = completions(k->e, &alike), near = both(*borders, &calm);
    thirds = both(thirds, &calm);
    raise(k, first, &k->regions.scores[colour], k->w->tile_scores);
    raise(k, first, &k->regions.gives[colour], k->w->tile_gives);
    raise(k, first, &near, k->w->tile_near);
    Mask fills = both(near, &s->near_yellow);
    raise(k, first, &fills, k->w->tile_fills);
    if (k->regions.home[colour] != NOBODY) weigh_own_colour(k, colour, &near, &thirds);
    for (int i = 0; i < k->regions.states.count && !is_empty(&thirds); i++) {
        const Country *country = &k->regions.states.country[i];
        int holder = country->holder[colour];
        if (holder == NOBODY || holder == k->seat) continue;
        Mask feeds = both(thirds, &country->border);
        raise(k, first, &feeds, k->w->tile_feeds);
    }
    if (colour == YELLOW) weigh_guards(k, &empty);
}

/* What speaks for a leader wherever it goes. */
static double leader_share(const Work *k, int colour) {
    int home = k->regions.home[colour];
    if (home == NOBODY) {
        bool tiles = k->s->hands[k->seat * COLOURS + colour] > 0;
        return k->w->leader * (tiles ? k->w->leader_tiles : 1.0);
    }
    bool leaves = pagodas(k, &k->regions.states.country[home], colour) > 0;
    return k->w->leader_moves * (leaves ? k->w->leader_leaves : 1.0);
}

static void weigh_revolt(Work *k, int colour, const Country *country, const Mask *reach,
                         const uint8_t *counts) {
    int rival = k->s->leaders[country->holder[colour] * COLOURS + colour];
    int edge = k->s->hands[k->seat * COLOURS + YELLOW] - yellow_beside(k->e, k->s, rival);
    double factor = pagodas(k, country, colour) ? k->w->revolt_pagoda : 1.0;
    EACH_PLACE(place, reach) {
        int stage = edge + counts[place] + 1;
        stage = stage < 0 ? 0 : stage > 4 ? 4 : stage;
        k->found[k->e->r->first_leader[colour] + place] *= factor * k->w->revolt[stage];
    }
}

/* What a state beside which a leader could stand makes of it. */
static void weigh_leader(Work *k, int colour, double share, const Country *country,
                         const Mask *reach, const uint8_t *counts) {
    int first = k->e->r->first_leader[colour];
    int standing = k->s->leaders[k->seat * COLOURS + colour];
    if (!(country->colours >> colour & 1)) {
        if (pagodas(k, country, colour)) raise(k, first, reach, k->w->leader_pagoda);
        if (is_own(k, country)) raise(k, first, reach, k->w->leader_home);
    } else if (standing >= 0 && state_at(k->s, standing) == country->label) {
        int guard = yellow_beside(k->e, k->s, standing);
        EACH_PLACE(place, reach)
            if (counts[place] > guard) k->found[first + place] *= k->w->leader_safer / share;
    } else {
        weigh_revolt(k, colour, country, reach, counts);
    }
}

static void weigh_leaders(Work *k) {
    uint8_t counts[PLACES];
    const Rules *r = k->e->r;
    Mask spots = both(both(k->s->near_yellow, &k->s->empty), &r->land);
    double share[COLOURS];
    for (int colour = 0; colour < COLOURS; colour++) {
        share[colour] = leader_share(k, colour);
        if (colour == k->needed) share[colour] *= k->w->leader_needed;
    }
    EACH_PLACE(place, &spots) {
        counts[place] = (uint8_t)yellow_beside(k->e, k->s, place);
        for (int colour = 0; colour < COLOURS; colour++)
            k->found[r->first_leader[colour] + place] =
                share[colour] * k->w->leader_yellow[counts[place]];
    }
    for (int i = 0; i < k->regions.states.count; i++) {
        const Country *country = &k->regions.states.country[i];
        Mask reach = both(country->border, &spots);
        if (is_empty(&reach)) continue;
        for (int colour = 0; colour < COLOURS; colour++)
            weigh_leader(k, colour, share[colour], country, &reach, counts);
    }
}

/* A tile between states in conflict is as good as the seat's side is strong. */
static void weigh_war(Work *k, const Country *one, const Country *other, const Mask *spaces) {
    const State *s = k->s;
    int cell = k->seat * COLOURS + RED, help = s->hands[cell] / 2 + (s->leaders[cell] < 0);
    Mask red = both(one->mask, &s->tiles[RED]), his = both(other->mask, &s->tiles[RED]);
    int edge = size_of(&red) - size_of(&his);
    bool first = is_own(k, one), second = is_own(k, other);
    if (first == second)
        edge = !first ? -2 - help : edge < 0 ? -edge : edge;
    else if (second)
        edge = -edge;
    int stage = edge + help + 1;
    double factor = k->w->war[stage < 0 ? 0 : stage > 4 ? 4 : stage];
    /* Pagodas of the seat's side alone are no prize. */
    bool prize = (first <= second && meets(&one->mask, &s->built)) ||
                 (second <= first && meets(&other->mask, &s->built));
    if (prize) factor *= k->w->war_pagodas;
    for (int colour = 0; colour < COLOURS; colour++)
        raise(k, k->e->r->first_tile[colour], spaces, factor);
}

static void weigh_wars(Work *k) {
    for (int i = 0; i < k->regions.states.count; i++) {
        for (int n = 0; n < i; n++) {
            const Country *one = &k->regions.states.country[i];
            const Country *other = &k->regions.states.country[n];
            Mask spaces = both(both(one->border, &other->border), &k->s->empty);
            if (one->colours & other->colours && !is_empty(&spaces))
                weigh_war(k, one, other, &spaces);
        }
    }
}

/* The spaces under pagodas that feed others. */
static Mask under_rivals(const Work *k) {
    const State *s = k->s;
    Mask under = {{0}};
    for (int i = 0; i < s->pagoda_count; i++) {
        const uint8_t *corner = k->e->r->triangle[s->pagoda_triangle[i]];
        int holder =
            leader_of_group(k->e->r, s, state_at(s, corner[0]), s->pagoda_colour[i]);
        if (holder == NOBODY || holder == k->seat) continue;
        for (int j = 0; j < 3; j++) add(&under, corner[j]);
    }
    return under;
}

/* A tile that leads the seat's soldiers against bandits; too few may not attack (H-BAN-3). */
static void weigh_bandits(Work *k) {
    int home = k->regions.home[RED];
    if (home == NOBODY) return;
    Mask spaces = bandit_border(k->e->r, k->s);
    spaces = both(spaces, &k->regions.states.country[home].border);
    spaces = both(spaces, &k->s->empty);
    for (int colour = 0; colour < COLOURS; colour++)
        raise(k, k->e->r->first_tile[colour], &spaces, k->w->tile_bandits);
}

static void weigh_riots(Work *k) {
    const State *s = k->s;
    Mask ours = {{0}}, under = under_rivals(k), guards = {{0}}, last = {{0}};
    for (int i = 0; i < k->regions.states.count; i++)
        if (is_own(k, &k->regions.states.country[i]))
            ours = either(ours, &k->regions.states.country[i].mask);
    for (int cell = 0; cell < k->e->r->seats * COLOURS; cell++) {
        if (s->leaders[cell] < 0 || cell / COLOURS == k->seat) continue;
        Mask near = both(k->e->w->shapes.near[s->leaders[cell]], &s->tiles[YELLOW]);
        guards = either(guards, &near);
        if (size_of(&near) < 2) last = either(last, &near);
    }
    for (int way = 0; way < 2; way++) {
        int first = k->e->r->first_riot[way];
        raise(k, first, &ours, k->w->riot_own);
        raise(k, first, &under, k->w->riot_pagoda);
        raise(k, first, &guards, k->w->riot_guard);
        raise(k, first, &last, k->w->riot_last);
    }
}

static void weigh_trades(Work *k) {
    const State *s = k->s;
    const Rules *r = k->e->r;
    for (int i = next_bit(s->triangles, TRIANGLE_WORDS, 0); i >= 0;
         i = next_bit(s->triangles, TRIANGLE_WORDS, i + 1)) {
        int corner = r->triangle[i][0], home = k->regions.home[colour_at(s, corner)];
        if (home == NOBODY || k->regions.states.country[home].label != state_at(s, corner))
            continue;
        for (int way = 0; way < 2; way++) k->found[r->first_trade[way] + i] *= k->w->trade_home;
    }
}

static void weigh_handful(Work *k, const int counts[COLOURS], double factor) {
    int code = 0, total = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        code = code * (k->e->r->hand + 1) + counts[colour];
        total += counts[colour];
    }
    if (total && total <= k->e->r->hand)
        k->found[k->e->r->first_replace + k->e->r->handful_index[code]] *= factor;
}

static void weigh_replacing(Work *k) {
    int all[COLOURS], idle[COLOURS];
    for (int colour = 0; colour < COLOURS; colour++) {
        all[colour] = k->s->hands[k->seat * COLOURS + colour];
        idle[colour] = is_empty(&k->regions.scores[colour]) ? all[colour] : 0;
    }
    weigh_handful(k, all, k->w->replaces_all);
    weigh_handful(k, idle, k->w->replaces_idle);
}

/* What speaks for and against each action of a turn. */
static void weigh(Work *k) {
    const uint8_t *hand = k->s->hands + k->seat * COLOURS;
    const int16_t *points = k->s->points + k->seat * COLOURS;
    Mask borders = {{0}};
    find_regions(k->e, k->s, k->seat, &k->regions);
    for (int colour = 1; colour < WHITE; colour++)
        if (points[colour] < points[k->needed]) k->needed = colour;
    for (int i = 0; i < k->regions.states.count; i++)
        if (is_own(k, &k->regions.states.country[i]))
            borders = either(borders, &k->regions.states.country[i].border);
    for (int colour = 0; colour < COLOURS; colour++)
        if (hand[colour]) weigh_tiles(k, colour, &borders);
    if (hand[k->needed])
        raise(k, k->e->r->first_tile[k->needed], &k->regions.scores[k->needed],
              k->w->tile_needed);
    weigh_leaders(k);
    if (meets(&k->regions.wars, &k->s->empty)) weigh_wars(k);
    if (k->s->bandit_count) weigh_bandits(k);
    if (hand[BLUE]) weigh_riots(k);
    if (hand[GREEN]) weigh_trades(k);
    weigh_replacing(k);
}

/* How promising each legal action of the seat that is asked looks. */
void priors(const Evaluator *e, const State *s, const int16_t *legal, int count, double *weights) {
    int seat = asked_seat(s);
    if (s->stack[s->depth - 1].kind != TAKE_ACTION) {
        int chosen = side_answer(e, s, seat);
        for (int i = 0; i < count; i++)
            weights[i] = legal[i] == chosen ? e->w->side_decisions.chosen : 1.0;
        return;
    }
    Work k;
    k.e = e;
    k.s = s;
    k.w = &e->w->weights;
    k.seat = seat;
    k.needed = 0;
    memcpy(k.found, e->w->priors.plain, sizeof k.found);
    weigh(&k);
    for (int i = 0; i < count; i++) weights[i] = k.found[legal[i]];
}
