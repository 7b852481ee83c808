/* Playing a favour: a pattern of own blocks without plaques (D-FAV). */
#include "huangdi.h"

/* The cards in hand whose pattern stands somewhere. */
uint64_t favour_playable(const Rules *r, const State *s, int seat) {
    Mask blocks = without(s->walls[seat], s->plaques);
    uint64_t found = 0;
    if (is_empty(blocks)) return 0;
    EACH_BIT(card, s->hands[seat])
        if (!is_empty(corners_of(r, card, blocks))) found |= 1ULL << card;
    return found;
}

/* Lay the card and score it once (D-FAV-2); the plaque is asked for. */
void favour_apply(const Rules *r, State *s, int seat, int action) {
    int card = r->action_value[action];
    s->hands[seat] ^= 1ULL << card;
    s->played[seat] |= 1ULL << card;
    s->paths[card] = 0;
    push(s, (Step){.kind = CHOOSE_PLAQUE, .seat = (uint8_t)seat, .card = (uint8_t)card});
    score(s, seat, r->favour_points[card]);
}

/* On a block of a place where the pattern stands (D-FAV-3). */
void plaque_legal(const Rules *r, const State *s, Runs *runs) {
    run_add_mask(runs, r->first_plaque, standing(r, s, asking(s)->seat, asking(s)->card));
}

void plaque_apply(const Rules *r, State *s, int action) {
    pop(s);
    add(&s->plaques, r->action_value[action]);
}
