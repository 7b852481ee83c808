/* A tile completed a triangle or a rhombus: found a building there or not (H-PAG-1, H-PAL-1);
 * after a green tile: take a tile from the market or not (H-TIL-3). */
#include "huang.h"

/* The free shapes around the tile on a place; whether there are any. */
static bool free_shapes(const Rules *r, const State *s, int place,
                        uint64_t triangles[TRIANGLE_WORDS], uint64_t rhombi[RHOMBUS_WORDS]) {
    bool any = false;
    for (int i = 0; i < AROUND && r->triangles_at[place][i] >= 0; i++) {
        int triangle = r->triangles_at[place][i];
        if (is_free_triangle(r, s, triangle)) {
            set_bit(triangles, triangle);
            any = true;
        }
    }
    for (int i = 0; r->has_palace && i < RHOMBI_AT && r->rhombi_at[place][i] >= 0; i++) {
        int rhombus = r->rhombi_at[place][i];
        if (is_free_rhombus(r, s, rhombus)) {
            set_bit(rhombi, rhombus);
            any = true;
        }
    }
    return any;
}

/* Ask, if the tile on `place` completed something that can be built on. */
void building_offer(const Rules *r, State *s, int seat, int colour, int place) {
    uint64_t triangles[TRIANGLE_WORDS] = {0}, rhombi[RHOMBUS_WORDS] = {0};
    if (free_shapes(r, s, place, triangles, rhombi))
        push(s, (Step){.kind = OFFER_BUILDING,
                       .seat = (uint8_t)seat,
                       .colour = (uint8_t)colour,
                       .place = (int16_t)place});
}

void building_legal(const Rules *r, const State *s, Runs *runs) {
    uint64_t triangles[TRIANGLE_WORDS] = {0}, rhombi[RHOMBUS_WORDS] = {0};
    free_shapes(r, s, s->stack[s->depth - 1].place, triangles, rhombi);
    run_add_bits(runs, SKIP, 1);
    run_add(runs, r->first_pagoda, triangles, TRIANGLE_WORDS);
    run_add(runs, r->first_palace, rhombi, RHOMBUS_WORDS);
}

void building_apply(const Rules *r, State *s, int action) {
    Step step = *top(s);
    pop(s);
    if (action == SKIP) return;
    if (step.colour == BLUE) pop(s); /* H-TIL-4: a pagoda ends the chain */
    if (r->action_kind[action] == BUILD_PAGODA)
        establish_pagoda(r, s, step.seat, r->action_value[action]);
    else
        establish_palace(r, s, r->action_value[action]);
}

void market_legal(const Rules *r, const State *s, Runs *runs) {
    uint64_t there = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        if (s->market[colour]) there |= 1ULL << colour;
    run_add_bits(runs, SKIP, 1);
    run_add_bits(runs, r->first_take, there);
}

void market_apply(const Rules *r, State *s, int action) {
    int seat = top(s)->seat;
    pop(s);
    if (action == SKIP) return;
    int colour = r->action_which[action];
    s->market[colour]--;
    s->hands[seat * COLOURS + colour]++;
    s->known[seat * COLOURS + colour]++;
}
