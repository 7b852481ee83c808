/* A table with nothing on it, and the set-up (H-SET). */
#include "huang.h"

void blank(State *s) {
    memset(s, 0, sizeof *s);
    groups_clear(&s->groups);
    for (int i = 0; i < CELLS; i++) s->leaders[i] = -1;
    s->palace = -1;
}

/* Capitals, pagodas, granaries (H-SET-2, H-SET-4, H-KIN-1). */
static void lay_out(const Rules *r, State *s) {
    s->empty = r->spaces;
    memcpy(s->bag, r->tiles, sizeof s->bag);
    memcpy(s->supply, r->pagodas, sizeof s->supply);
    for (int i = 0; i < r->capital_count; i++) {
        add_tile(r, s, YELLOW, r->capitals[i]);
        s->bag[YELLOW]--;
    }
    if (r->has_kingdoms) {
        s->supply[BLUE] = 0;
        s->granaries = s->tiles[YELLOW];
        measure_built(r, s);
    }
}

/* One of the spots that are left, which then closes the gap. */
static int next_spot(uint8_t *left, int *count, Luck *luck) {
    uint8_t ones[MOST_BANDITS];
    memset(ones, 1, sizeof ones);
    int index = luck_pick(luck, ones, *count), spot = left[index];
    memmove(left + index, left + index + 1, (size_t)(*count - index - 1));
    --*count;
    return spot;
}

/* Keep the Bandit tiles in reading order, as a position text gives them. */
static void insert_bandits(const Rules *r, State *s, int bandits, int location) {
    int triangle = r->spot_triangle[location], at = s->bandit_count++;
    while (at > 0 && r->triangle[s->bandit_triangle[at - 1]][0] > r->triangle[triangle][0]) {
        s->bandit_triangle[at] = s->bandit_triangle[at - 1];
        s->bandit_mark[at] = s->bandit_mark[at - 1];
        s->bandit_number[at] = s->bandit_number[at - 1];
        at--;
    }
    s->bandit_triangle[at] = (int16_t)triangle;
    s->bandit_mark[at] = r->spot_mark[bandits];
    s->bandit_number[at] = r->spot_bandits[bandits];
}

/* H-BAN-1: five of the ten, on another's location (EN, DE) or on their own (PL). */
static void deal_bandits(const Rules *r, State *s, Luck *luck) {
    uint8_t left[MOST_BANDITS];
    int count = r->spot_count;
    for (int i = 0; i < count; i++) left[i] = (uint8_t)i;
    for (int i = 0; i < r->bandit_tiles_used; i++) {
        int location = next_spot(left, &count, luck);
        int bandits = r->edition == PL ? location : next_spot(left, &count, luck);
        insert_bandits(r, s, bandits, location);
        for (int j = 0; j < 3; j++) drop(&s->empty, r->triangle[r->spot_triangle[location]][j]);
    }
}

/* The short game's tiles, the hands, the market (H-SET-3, H-SET-6). */
static void deal_tiles(const Rules *r, State *s, Luck *luck) {
    if (r->is_short)
        for (int i = 0; i < r->short_game_removes; i++) s->removed[luck_draw(luck, s->bag, COLOURS)]++;
    for (int seat = 0; seat < r->seats; seat++)
        for (int i = 0; i < r->hand; i++) s->hands[seat * COLOURS + luck_draw(luck, s->bag, COLOURS)]++;
    for (int i = 0; i < r->market; i++) s->market[luck_draw(luck, s->bag, COLOURS)]++;
}

void deal(const Rules *r, State *s, Luck *luck) {
    static const uint8_t ones[SEATS] = {1, 1, 1, 1, 1};
    blank(s);
    lay_out(r, s);
    if (r->has_bandits) deal_bandits(r, s, luck);
    deal_tiles(r, s, luck);
    push(s, (Step){.kind = TURNS, .seat = (uint8_t)luck_pick(luck, ones, r->seats)}); /* H-SET-7 */
    settle(r, s, luck);
}
