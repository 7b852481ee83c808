/* Revolts (H-REV). */
#include "huang.h"

/* The attacker's leader stands in a state that holds the defender's of that colour. */
void revolt_begin(State *s, int attacker, int defender, int colour) {
    push(s, (Step){.kind = REVOLT_ATTACK,
                   .seat = (uint8_t)attacker,
                   .other = (uint8_t)defender,
                   .colour = (uint8_t)colour});
}

/* H-REV-2: the yellow tiles beside the seat's leader. */
int on_board(const Rules *r, const State *s, int seat, int colour) {
    Mask yellow = both(r->near[s->leaders[seat * COLOURS + colour]], &s->tiles[YELLOW]);
    return size_of(&yellow);
}

/* One side commits yellow tiles, and its yellow leader if that is off the board. */
void revolt_legal(const Rules *r, const State *s, Runs *runs) {
    int cell = asked_seat(s) * COLOURS + YELLOW;
    uint64_t upto = (2ULL << s->hands[cell]) - 1;
    run_add_bits(runs, r->first_commit[0], upto);
    if (s->leaders[cell] < 0) run_add_bits(runs, r->first_commit[1], upto);
}

/* Lay the tiles down, which are gone in any case; the side's total. */
static int commit(const Rules *r, State *s, int seat, int colour, int action) {
    int tiles = r->action_value[action];
    spend(s, seat, YELLOW, tiles);
    s->discards[YELLOW] = (uint8_t)(s->discards[YELLOW] + tiles);
    return on_board(r, s, seat, colour) + tiles + r->action_which[action];
}

/* First the attacker; then the defender, who sees the attacker's tiles, and it is decided. */
void revolt_apply(const Rules *r, State *s, int action) {
    Step *step = top(s);
    int attacker = step->seat, defender = step->other, colour = step->colour;
    if (step->kind == REVOLT_ATTACK) {
        step->kind = REVOLT_DEFENCE;
        step->count = (int16_t)commit(r, s, attacker, colour, action);
        return;
    }
    int attack = step->count;
    pop(s);
    /* H-REV-5: the defender wins a tie. */
    bool defended = commit(r, s, defender, colour, action) >= attack;
    remove_leader(r, s, defended ? attacker : defender, colour);
    score(s, defended ? defender : attacker, colour, 1);
}
