/* Peasants' riot (H-RIO), and paying two tiles for it or for a building. */
#include "huang.h"

enum { PRICE = 2 };

/* Two tiles of a colour, or one and the leader of that colour while it is off the board. */
bool can_pay_two(const State *s, int seat, int colour, bool leader) {
    int cell = seat * COLOURS + colour;
    return leader ? s->hands[cell] >= PRICE - 1 && s->leaders[cell] < 0 : s->hands[cell] >= PRICE;
}

/* Reveal and discard; a leader stays where it is (H-RIO-2). */
void pay_two(State *s, int seat, int colour, bool leader) {
    int tiles = leader ? PRICE - 1 : PRICE;
    spend(s, seat, colour, tiles);
    s->discards[colour] = (uint8_t)(s->discards[colour] + tiles);
}

/* Every tile on the board, for each way of paying. */
void riot_runs(const Rules *r, const State *s, int seat, Runs *runs) {
    if (!s->hands[seat * COLOURS + BLUE]) return;
    Mask tiles = s->tiles[0];
    for (int colour = 1; colour < COLOURS; colour++) tiles = either(tiles, &s->tiles[colour]);
    for (int way = 0; way < 2; way++)
        if (can_pay_two(s, seat, BLUE, way)) run_add_mask(runs, r->first_riot[way], &tiles);
}

/* Pay, remove the tile, and whatever stood on it or by it. */
void riot_apply(const Rules *r, State *s, int seat, int action) {
    int place = r->action_value[action], colour = colour_at(s, place);
    pay_two(s, seat, BLUE, r->action_which[action]);
    remove_tile(r, s, place);
    if (colour == YELLOW) drop_unsupported(r, s);
}
