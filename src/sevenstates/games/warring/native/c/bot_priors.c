/* Priors: how promising actions look, by what the cards and characters in them promise. */
#include <math.h>

#include "bot.h"

static double held_value(const Evaluator *e, const State *s, int number) {
    return character_value(e, s, number, rounds_left(e->r, s));
}

static double promise_of_exchange(const Evaluator *e, const State *s, int seat, int pair) {
    return held_value(e, s, s->offers[seat][pair / HELD]) -
           held_value(e, s, s->characters[seat][pair % HELD]);
}

/* For a mark the best that can come of it. */
static double promise_of_mark(const Evaluator *e, const State *s, int seat, int next) {
    const Entry *begun =
        is_asking(s, MARK_ADDED) ? &s->added : &s->laid[seat][s->laid_count[seat] - 1];
    Mine mine = mine_of(s, seat);
    Way found = best_fitting(e, trials(e, s), begun, &mine, next);
    return found.place < 0 ? 0.0 : found.gain;
}

static double promise_of_swap(const Evaluator *e, const State *s, int seat, int slot) {
    return slot < s->character_count[seat] ? -held_value(e, s, s->characters[seat][slot]) : 0.0;
}

static double promise_of_card(const Evaluator *e, const State *s, int seat, int slot) {
    Mine mine = mine_of(s, seat);
    return best_way(e, trials(e, s), s->hands[seat][slot], &mine).gain;
}

static double promise_of_entry(const Evaluator *e, const State *s, int seat, const Entry *entry) {
    Mine mine = mine_of(s, seat);
    return gain_of(e, trials(e, s), entry, &mine);
}

static double promise_of_next(const Evaluator *e, const State *s, int seat, int place) {
    Mine mine = mine_of(s, seat);
    return urgency(e, trials(e, s), &s->agenda[place], &mine);
}

static double promise_of(const Evaluator *e, const State *s, int seat, int action) {
    int number = value_of(e->r, action);
    switch (e->r->action_kind[action]) {
    case KEEP: return held_value(e, s, s->offers[seat][number]);
    case EXCHANGE: return promise_of_exchange(e, s, seat, number);
    case CLAIM: return e->r->points[s->characters[seat][number]];
    case GIVE: return -promise_of_card(e, s, seat, number);
    case PLAY:
    case ADD: return promise_of_card(e, s, seat, number);
    case MARK:
    case CHOOSE: return promise_of_mark(e, s, seat, number);
    case SWAP: return promise_of_swap(e, s, seat, number);
    case TAKE: return promise_of_entry(e, s, seat, &s->laid[number / HAND][number % HAND]);
    case ABANDON: return -promise_of_entry(e, s, seat, &s->agenda[number]);
    case NEXT: return promise_of_next(e, s, seat, number);
    default: return 0.0;
    }
}

/* For each action what it promises, in points. */
void promises(const Evaluator *e, const State *s, int seat, const int16_t *moves, int count,
              double *found) {
    for (int i = 0; i < count; i++) found[i] = promise_of(e, s, seat, moves[i]);
}

/* The priors of actions by what they promise; the rollout policy likes one of them. */
void weigh(const Evaluator *e, const double *promised, const int16_t *moves, int count, int liked,
           double *weights) {
    double most = promised[0];
    for (int i = 1; i < count; i++)
        if (promised[i] > most) most = promised[i];
    for (int i = 0; i < count; i++)
        weights[i] = e->w->weights.min_prior +
                     exp((promised[i] - most) / e->w->weights.temperature) +
                     (moves[i] == liked ? e->w->weights.preferred : 0.0);
}
