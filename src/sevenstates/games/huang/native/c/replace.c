/* Replace tiles (H-REP), and drawing from the bag (H-END-2). */
#include "huang.h"

/* How many parts of the hand can be replaced: every part but none, and but all of seven tiles. */
int handful_count(const Rules *r, const State *s, int seat) {
    const uint8_t *hand = s->hands + seat * COLOURS;
    int parts = 1;
    for (int colour = 0; colour < COLOURS; colour++) parts *= hand[colour] + 1;
    return parts - 1 - (hand_size(s, seat) > r->hand);
}

/* The action that replaces the n-th of these parts. Their order is that of numbers whose digits
 * are the counts, each digit up to what the hand holds. */
int nth_handful(const Rules *r, const State *s, int seat, int n) {
    const uint8_t *hand = s->hands + seat * COLOURS;
    int code = 0, scale = 1, rest = n + 1;
    for (int colour = COLOURS - 1; colour >= 0; colour--) {
        code += rest % (hand[colour] + 1) * scale;
        rest /= hand[colour] + 1;
        scale *= 7;
    }
    return r->first_replace + r->handful_index[code];
}

bool replace_is_legal(const Rules *r, const State *s, int seat, int action) {
    const uint8_t *counts = r->handful[r->action_value[action]];
    for (int colour = 0; colour < COLOURS; colour++)
        if (counts[colour] > s->hands[seat * COLOURS + colour]) return false;
    return true;
}

/* Every part of the hand that can be replaced. */
void replace_runs(const Rules *r, const State *s, int seat, Runs *runs) {
    uint64_t bits[HANDFUL_WORDS] = {0};
    int codes[HANDFULS] = {0}, parts = 1, scale = 1;
    for (int colour = COLOURS - 1; colour >= 0; colour--, scale *= 7)
        for (int before = parts, more = before * s->hands[seat * COLOURS + colour]; more; more--) {
            codes[parts] = codes[parts - before] + scale;
            parts++;
        }
    /* The first part is none, and the last of seven tiles is all. */
    for (int n = handful_count(r, s, seat); n > 0; n--) set_bit(bits, r->handful_index[codes[n]]);
    run_add(runs, r->first_replace, bits, HANDFUL_WORDS);
}

/* Draw from the bag as far as it goes; false if it was empty too soon. */
static bool draw_into(State *s, uint8_t *pile, int count, Luck *luck) {
    int left = 0;
    for (int colour = 0; colour < COLOURS; colour++) left += s->bag[colour];
    if (count && left) s->idle = -1;
    for (int i = 0; i < count && i < left; i++) pile[luck_draw(luck, s->bag, COLOURS)]++;
    return left >= count;
}

/* Draw into a hand; false if the bag was empty too soon, which ends the game (H-END-2). */
bool draw_tiles(const Rules *r, State *s, int seat, int count, Luck *luck) {
    if (draw_into(s, s->hands + seat * COLOURS, count, luck)) return true;
    finish(r, s, BAG_EMPTY);
    return false;
}

bool refill_market(const Rules *r, State *s, int count, Luck *luck) {
    if (draw_into(s, s->market, count, luck)) return true;
    finish(r, s, BAG_EMPTY);
    return false;
}

/* Discard face down, then draw as many. */
void replace_apply(const Rules *r, State *s, int seat, int action, Luck *luck) {
    const uint8_t *counts = r->handful[r->action_value[action]];
    int count = 0;
    for (int colour = 0; colour < COLOURS; colour++) count += counts[colour];
    int kept = hand_size(s, seat) - count;
    for (int colour = 0; colour < COLOURS; colour++) {
        int cell = seat * COLOURS + colour, known = s->known[cell];
        s->hands[cell] = (uint8_t)(s->hands[cell] - counts[colour]);
        s->buried[cell] = (uint8_t)(s->buried[cell] + counts[colour]);
        /* Nobody sees the colours: any of the tiles known to be held may be among them, and
         * those that the tiles kept have no room for must be. */
        if (known > kept) s->known_buried[cell] = (uint8_t)(s->known_buried[cell] + known - kept);
        s->known[cell] = (uint8_t)(known > count ? known - count : 0);
    }
    s->idle = -1;
    draw_tiles(r, s, seat, count, luck);
}
