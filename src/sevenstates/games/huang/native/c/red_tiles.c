/* Paying with red tiles of a state, one at a time (H-WAR-9, H-BAN-4). */
#include "huang.h"

/* The seat removes `owed` of these red tiles; all of them if there are too few. `marker` is the
 * space of the tile that began it. */
void collect(const Rules *r, State *s, int seat, const Mask *places, int owed, int cause,
             int marker) {
    if (owed >= size_of(places)) {
        EACH_PLACE(place, places) remove_tile(r, s, place);
    } else if (owed > 0) {
        s->pool = *places;
        push(s, (Step){.kind = PAY_TILE,
                       .seat = (uint8_t)seat,
                       .colour = (uint8_t)cause,
                       .place = (int16_t)marker,
                       .count = (int16_t)owed});
    }
}

/* Pick the next red tile to go. */
void pay_legal(const Rules *r, const State *s, Runs *runs) {
    run_add_mask(runs, r->first_remove, &s->pool);
}

void pay_apply(const Rules *r, State *s, int action) {
    Step step = *top(s);
    Mask left = s->pool;
    pop(s);
    remove_tile(r, s, r->action_value[action]);
    drop(&left, r->action_value[action]);
    collect(r, s, step.seat, &left, step.count - 1, step.colour, step.place);
}
