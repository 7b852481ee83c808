/* Possible worlds: what a viewer does not know, dealt again from what the viewer has not seen. */
#include "huang.h"

/* The tiles whose place the viewer does not know. */
static void count_unseen(const Rules *r, const State *s, int viewer, uint8_t unseen[COLOURS]) {
    for (int colour = 0; colour < COLOURS; colour++) {
        int seen = size_of(&s->tiles[colour]) + s->market[colour] + s->discards[colour];
        for (int seat = 0; seat < r->seats; seat++) {
            int cell = seat * COLOURS + colour;
            seen += seat == viewer ? s->hands[cell] + s->buried[cell]
                                   : s->known[cell] + s->known_buried[cell];
        }
        unseen[colour] = (uint8_t)(r->tiles[colour] - seen);
    }
}

/* Replace a pile by one of the same size that holds what is known of it. */
static void deal_again(uint8_t *pile, const uint8_t *known, uint8_t *unseen, Luck *luck) {
    int hidden = 0;
    for (int colour = 0; colour < COLOURS; colour++) hidden += pile[colour] - known[colour];
    memcpy(pile, known, COLOURS);
    while (hidden--) pile[luck_draw(luck, unseen, COLOURS)]++;
}

/* The viewer's own hand and own replaced tiles stay, and so do market picks that everybody saw
 * go into a hand; a spectator is NOBODY. */
void determinize(const Rules *r, State *s, int viewer, Luck *luck) {
    static const uint8_t nothing[COLOURS] = {0};
    uint8_t unseen[COLOURS];
    count_unseen(r, s, viewer, unseen);
    for (int seat = 0; seat < r->seats; seat++) {
        if (seat == viewer) continue;
        int cell = seat * COLOURS;
        deal_again(s->hands + cell, s->known + cell, unseen, luck);
        deal_again(s->buried + cell, s->known_buried + cell, unseen, luck);
    }
    deal_again(s->removed, nothing, unseen, luck);
    memcpy(s->bag, unseen, sizeof s->bag);
}
