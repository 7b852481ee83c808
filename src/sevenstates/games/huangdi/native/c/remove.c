/* Removing another player's block (D-REM). */
#include "huangdi.h"

/* What the level, the row and the convicts allow. */
static bool can_remove(const Rules *r, const State *s, int seat, int place) {
    int level = level_of(place);
    if (level == TOP) return false;
    if (is_empty(without(r->row[province_of(place)][level], s->wall))) return false;
    return s->convicts[seat] >= r->removal_convicts[level];
}

/* The blocks the seat can remove now: others' without a plaque and with nothing above. */
Mask removable(const Rules *r, const State *s, int seat) {
    Mask found = {{0, 0}};
    if (!s->convicts[seat]) return found;
    Mask others = without(without(without(s->wall, s->emperor_wall), s->walls[seat]), s->plaques);
    Mask places = without(both(others, r->province[s->camps[seat]]), moved_down(s->wall, WIDTH));
    EACH_PLACE(place, places)
        if (can_remove(r, s, seat, place)) add(&found, place);
    return found;
}

/* The convicts die; the block goes back to its owner's supply. */
void remove_apply(const Rules *r, State *s, int seat, int action) {
    int place = r->action_value[action], owner = 0;
    while (!has(&s->walls[owner], place)) owner++;
    lose_convicts(s, seat, r->removal_convicts[level_of(place)]);
    drop(&s->wall, place);
    drop(&s->walls[owner], place);
    s->blocks[owner]++;
}
