/* What stands where, and the small changes the rules make. */
#include "huang.h"

int hand_size(const State *s, int seat) {
    const uint8_t *hand = s->hands + seat * COLOURS;
    return hand[0] + hand[1] + hand[2] + hand[3] + hand[4];
}

/* The colour of the tile on a space, NOBODY if there is none. */
int colour_at(const State *s, int place) {
    for (int colour = 0; colour < COLOURS; colour++)
        if (has(&s->tiles[colour], place)) return colour;
    return NOBODY;
}

/* The seat whose leader of that colour stands in the mask; NOBODY if there is none. */
int leader_in(const Rules *r, const State *s, const Mask *mask, int colour) {
    for (int seat = 0; seat < r->seats; seat++) {
        int place = s->leaders[seat * COLOURS + colour];
        if (place >= 0 && has(mask, place)) return seat;
    }
    return NOBODY;
}

int leader_of_group(const Rules *r, const State *s, int label, int colour) {
    for (int seat = 0; seat < r->seats; seat++) {
        int place = s->leaders[seat * COLOURS + colour];
        if (place >= 0 && s->groups.of[place] == label) return seat;
    }
    return NOBODY;
}

void push(State *s, Step step) { s->stack[s->depth++] = step; }

void pop(State *s) { s->depth--; }

static void note_shapes(const Rules *r, State *s, int colour, int place) {
    const Mask *mask = &s->tiles[colour];
    for (int i = 0; i < AROUND && r->triangles_at[place][i] >= 0; i++) {
        const uint8_t *corner = r->triangle[r->triangles_at[place][i]];
        if (has(mask, corner[0]) && has(mask, corner[1]) && has(mask, corner[2]))
            set_bit(s->triangles, r->triangles_at[place][i]);
    }
    if (colour != YELLOW || !r->has_palace) return;
    for (int i = 0; i < RHOMBI_AT && r->rhombi_at[place][i] >= 0; i++) {
        const uint8_t *corner = r->rhombus[r->rhombi_at[place][i]];
        if (has(mask, corner[0]) && has(mask, corner[1]) && has(mask, corner[2]) &&
            has(mask, corner[3]))
            set_bit(s->rhombi, r->rhombi_at[place][i]);
    }
}

void add_tile(const Rules *r, State *s, int colour, int place) {
    drop(&s->empty, place);
    add(&s->tiles[colour], place);
    groups_add(r, &s->groups, place, 0);
    if (meets(&s->tiles[colour], &r->near[place])) note_shapes(r, s, colour, place);
    if (colour == YELLOW) s->near_yellow = either(s->near_yellow, &r->near[place]);
}

/* H-RIO-4, H-PAG-6: a building goes with any of its tiles. */
static void lose_buildings(const Rules *r, State *s, int place) {
    int kept = 0;
    for (int i = 0; i < s->pagoda_count; i++) {
        const uint8_t *corner = r->triangle[s->pagoda_triangle[i]];
        if (corner[0] == place || corner[1] == place || corner[2] == place) {
            s->supply[s->pagoda_colour[i]]++;
        } else {
            s->pagoda_colour[kept] = s->pagoda_colour[i];
            s->pagoda_triangle[kept++] = s->pagoda_triangle[i];
        }
    }
    s->pagoda_count = (uint8_t)kept;
    if (s->palace >= 0) {
        const uint8_t *corner = r->rhombus[s->palace];
        for (int i = 0; i < 4; i++)
            if (corner[i] == place) s->palace = -1;
    }
    drop(&s->granaries, place);
    measure_built(r, s);
}

/* Take a tile off the board, and the building on it. */
void remove_tile(const Rules *r, State *s, int place) {
    int colour = colour_at(s, place);
    groups_remove(r, &s->groups, s->leaders, place, 0);
    add(&s->empty, place);
    drop(&s->tiles[colour], place);
    s->discards[colour]++;
    for (int i = 0; i < AROUND && r->triangles_at[place][i] >= 0; i++)
        clear_bit(s->triangles, r->triangles_at[place][i]);
    if (colour == YELLOW) {
        memset(&s->near_yellow, 0, sizeof s->near_yellow);
        EACH_PLACE(yellow, &s->tiles[YELLOW])
            s->near_yellow = either(s->near_yellow, &r->near[yellow]);
        for (int i = 0; i < RHOMBI_AT && r->rhombi_at[place][i] >= 0; i++)
            clear_bit(s->rhombi, r->rhombi_at[place][i]);
    }
    if (has(&s->built, place)) lose_buildings(r, s, place);
}

void add_leader(const Rules *r, State *s, int seat, int colour, int place) {
    drop(&s->empty, place);
    s->leaders[seat * COLOURS + colour] = (int16_t)place;
    groups_add(r, &s->groups, place, 1 << colour);
}

/* Take a leader back in front of the screen. */
void remove_leader(const Rules *r, State *s, int seat, int colour) {
    int place = s->leaders[seat * COLOURS + colour];
    groups_remove(r, &s->groups, s->leaders, place, 1 << colour);
    s->leaders[seat * COLOURS + colour] = -1;
    add(&s->empty, place);
}

/* Find the spaces under buildings again. */
void measure_built(const Rules *r, State *s) {
    s->built = s->granaries;
    for (int i = 0; i < s->pagoda_count; i++)
        for (int j = 0; j < 3; j++) add(&s->built, r->triangle[s->pagoda_triangle[i]][j]);
    if (s->palace >= 0)
        for (int j = 0; j < 4; j++) add(&s->built, r->rhombus[s->palace][j]);
}

/* Take tiles out of a hand, openly. */
void spend(State *s, int seat, int colour, int count) {
    int cell = seat * COLOURS + colour;
    s->hands[cell] = (uint8_t)(s->hands[cell] - count);
    s->known[cell] = (uint8_t)(s->known[cell] > count ? s->known[cell] - count : 0);
    if (count) s->idle = -1;
}

void score(State *s, int seat, int colour, int points) {
    int16_t *cell = &s->points[seat * COLOURS + colour];
    *cell = (int16_t)(*cell + points);
}

/* Work out what follows from the pieces: groups, shapes, empty and built spaces. */
void rebuild(const Rules *r, State *s) {
    Mask tiles[COLOURS];
    memcpy(tiles, s->tiles, sizeof tiles);
    memset(s->tiles, 0, sizeof s->tiles);
    memset(&s->near_yellow, 0, sizeof s->near_yellow);
    memset(s->triangles, 0, sizeof s->triangles);
    memset(s->rhombi, 0, sizeof s->rhombi);
    groups_clear(&s->groups);
    s->empty = r->spaces;
    for (int colour = 0; colour < COLOURS; colour++)
        EACH_PLACE(place, &tiles[colour]) add_tile(r, s, colour, place);
    for (int i = 0; i < r->seats * COLOURS; i++)
        if (s->leaders[i] >= 0) add_leader(r, s, i / COLOURS, i % COLOURS, s->leaders[i]);
    for (int i = 0; i < s->bandit_count; i++)
        for (int j = 0; j < 3; j++) drop(&s->empty, r->triangle[s->bandit_triangle[i]][j]);
    measure_built(r, s);
}
