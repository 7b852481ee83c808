/* Features of a character: how soon and how surely it scores. */
#include "bot.h"

static const double TENTH = 0.1; /* points are given in tens */

/* The two largest gains that cards of the hand promise for the character; 0 for those that are
 * not there. */
static void best_suits(const Evaluator *e, const State *s, int number, int seat, double suits[2]) {
    suits[0] = suits[1] = 0;
    for (int i = 0; i < s->hand_size[seat]; i++) {
        double suit = e->affinity[s->hands[seat][i]][number];
        if (suit > suits[0]) {
            suits[1] = suits[0];
            suits[0] = suit;
        } else if (suit > suits[1]) {
            suits[1] = suit;
        }
    }
}

void character_features(const Evaluator *e, const State *s, int number, int seat, int left,
                        double found[CHARACTER_FEATURES]) {
    const int8_t *home = s->values + e->w->people.home[number] * 4;
    int goal = e->r->goal[number], least = home[0];
    double suits[2];
    bool at_the_end = e->r->goals[goal].kind == STRONGEST;
    for (int i = 1; i < 4; i++)
        if (home[i] < least) least = home[i];
    best_suits(e, s, number, seat, suits);
    *found++ = TENTH * character_value(e, s, number, left);
    *found++ = 1;
    *found++ = TENTH * e->r->points[number];
    *found++ = at_the_end ? 0 : goal_odds(e, s, goal);
    *found++ = is_met(e->r, s, goal, AT_EVENT, &NO_SCENE);
    for (int i = 0; i < GOAL_KINDS; i++) *found++ = e->w->people.kind[number][i];
    *found++ = TENTH * least;
    *found++ = 0.05 * (home[0] + home[1] + home[2] + home[3]);
    *found++ = TENTH * suits[0];
    *found++ = TENTH * suits[1];
}
