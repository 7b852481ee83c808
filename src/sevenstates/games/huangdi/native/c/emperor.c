/* The emperor block: placed at any moment of a turn, or lost (D-EMP). */
#include "huangdi.h"

/* Where the seat can put the emperor block, if it has one (D-EMP-1). */
Mask emperor_places(const Rules *r, const State *s, int seat) {
    if (!s->emperor_block || seat != s->holder) return (Mask){{0, 0}};
    return open_locations(r, s->wall, r->whole);
}

/* Put it there; it counts as built by the seat (D-EMP-3). */
void emperor_place(const Rules *r, State *s, int seat, int place) {
    s->emperor_block = false;
    add(&s->emperor_wall, place);
    add(&s->wall, place);
    score_block(r, s, seat, place);
}
