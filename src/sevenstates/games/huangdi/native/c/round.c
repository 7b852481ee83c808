/* The round: income first, and the Mongols after the last (D-INC, D-END-2). */
#include "huangdi.h"

void rounds(const Rules *r, State *s) {
    if (!s->emperor_stock) {
        finish(r, s, MONGOLS);
        return;
    }
    s->round++;
    /* D-INC-1: clockwise from the marker's holder; before the first petition from seat 0. */
    int first = s->holder < 0 ? 0 : s->holder;
    for (int ahead = 0; ahead < r->seats; ahead++) {
        int seat = (first + ahead) % r->seats;
        take_jade(s, seat, r->income + bonus(s, seat, r->favour_income));
    }
    petition_ask(r, s);
}
