/* The Builder card: build, play a favour, remove a block. */
#include "huangdi.h"

void builder_runs(const Rules *r, const State *s, int seat, int jade, Runs *runs) {
    run_add_bits(runs, r->first_build, build_counts(r, s, seat, jade));
    run_add_bits(runs, r->first_favour, favour_playable(r, s, seat));
    run_add_mask(runs, r->first_remove, removable(r, s, seat));
}

void builder_apply(const Rules *r, State *s, int seat, int action) {
    switch (r->action_kind[action]) {
    case BUILD: build_apply(r, s, seat, action); break;
    case PLAY_FAVOUR: favour_apply(r, s, seat, action); break;
    default: remove_apply(r, s, seat, action);
    }
}
