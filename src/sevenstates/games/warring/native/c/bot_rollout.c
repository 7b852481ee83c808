/* Rollouts: a move, and what follows up to the seat's first card of a round. */
#include "bot.h"

bool is_far_enough(const State *s, int seat) { return !s->depth || is_about_to_play(s, seat); }

/* Make a move and follow the policy until that is far enough, for at most that many moves; how
 * many there were. */
int roll_out(const Evaluator *e, State *s, int seat, int move, int most, Luck *luck) {
    int steps = 1;
    apply(e->r, s, seat, move, luck);
    for (; steps < most && !is_far_enough(s, seat); steps++) {
        int mover = asked_seat(s);
        apply(e->r, s, mover, rollout_policy(e, s, mover), luck);
    }
    return steps;
}
