/* Rollout policy: a sensible answer to every question, from cards tried out on the board. */
#include "bot.h"

static double offer_value(const Evaluator *e, const State *s, int seat, int place) {
    return character_value(e, s, s->offers[seat][place], rounds_left(e->r, s));
}

static int sensible_keep(const Evaluator *e, const State *s, int seat) {
    unsigned taken = is_asking(s, KEEP_TWO) ? s->picks[seat] : 0;
    int best = -1;
    double most = 0;
    for (int place = 0; place < s->offer_count[seat]; place++) {
        if (taken >> place & 1) continue;
        double found = offer_value(e, s, seat, place);
        if (best >= 0 && found <= most) continue;
        best = place;
        most = found;
    }
    return e->r->first[KEEP] + best;
}

static int sensible_exchange(const Evaluator *e, const State *s, int seat) {
    int new = 0, old = 0, left = rounds_left(e->r, s);
    double most = offer_value(e, s, seat, 0);
    double least = character_value(e, s, s->characters[seat][0], left);
    for (int place = 1; place < s->offer_count[seat]; place++) {
        double found = offer_value(e, s, seat, place);
        if (found > most) most = found, new = place;
    }
    for (int slot = 1; slot < s->character_count[seat]; slot++) {
        double found = character_value(e, s, s->characters[seat][slot], left);
        if (found < least) least = found, old = slot;
    }
    return most <= least ? e->r->first[PASS] : e->r->first[EXCHANGE] + new * HELD + old;
}

static int sensible_claim(const Evaluator *e, const State *s, int seat) {
    uint64_t slots = met(e->r, s, seat, asking(s)->part, s->fresh[seat]);
    int best = -1, most = -1;
    EACH_BIT(slot, slots) {
        int points = e->r->points[s->characters[seat][slot]];
        if (points > most) most = points, best = slot;
    }
    return e->r->first[CLAIM] + best;
}

static bool serves(const Evaluator *e, const State *s, int seat, int state) {
    for (int i = 0; i < s->character_count[seat]; i++)
        if (e->w->people.home[s->characters[seat][i]] == state) return true;
    return false;
}

/* Tell truly which state the best character serves; support who names one of them. */
static int sensible_speech(const Evaluator *e, const State *s, int seat) {
    if (!asking(s)->ahead) {
        for (int i = 0; i < s->character_count[seat]; i++) {
            int home = e->w->people.home[s->characters[seat][i]];
            if (is_alive(s, home)) return e->r->first[SAY] + home;
        }
        return e->r->first[PASS];
    }
    int statement = s->said[0];
    if (statement >= SEVEN) return e->r->first[PASS];
    return e->r->first[SAY] + 2 * SEVEN + (serves(e, s, seat, statement) ? 1 : 2);
}

static int sensible_gift(const Evaluator *e, Trials *t, const State *s, int seat) {
    Mine mine = mine_of(s, seat);
    int worst = 0;
    double least = 0;
    for (int slot = 0; slot < s->hand_size[seat]; slot++) {
        double gain = best_way(e, t, s->hands[seat][slot], &mine).gain;
        if (slot && gain >= least) continue;
        worst = slot;
        least = gain;
    }
    return e->r->first[GIVE] + worst;
}

static int sensible_card(const Evaluator *e, Trials *t, const State *s, int seat) {
    if (s->laid_count[seat]) {
        const Entry *last = &s->laid[seat][s->laid_count[seat] - 1];
        Mine mine = mine_of(s, seat);
        if (!is_marked(e->r, last)) return best_mark(e, t, last, &mine);
    }
    Plan plan = plan_round(e, t, s, seat);
    if (plan.swap != NO_SWAP) return e->r->first[SWAP] + plan.swap;
    return plan.card < 0 ? e->r->first[DONE] : e->r->first[PLAY] + plan.card;
}

static int sensible_take(const Evaluator *e, Trials *t, const State *s, int seat) {
    Mine mine = mine_of(s, seat);
    int best = -1;
    double most = -99;
    for (int owner = 0; owner < e->r->seats; owner++) {
        for (int place = 0; s->quotas[owner] && place < s->laid_count[owner]; place++) {
            double gain = gain_of(e, t, &s->laid[owner][place], &mine);
            if (gain > most) most = gain, best = owner * HAND + place;
        }
    }
    return e->r->first[TAKE] + best;
}

/* Abandon what hurts most, or add what helps most, whichever matters more. */
static int sensible_amendment(const Evaluator *e, Trials *t, const State *s, int seat) {
    Mine mine = mine_of(s, seat);
    int best = e->r->first[PASS];
    double most = e->w->weights.min_amendment;
    for (int slot = 0; slot < s->hand_size[seat]; slot++) {
        double gain = best_way(e, t, s->hands[seat][slot], &mine).gain;
        if (gain > most) most = gain, best = e->r->first[ADD] + slot;
    }
    for (int i = 0; rule(e->r, s) != ONE_CARD && i < s->agenda_count; i++) {
        double gain = -gain_of(e, t, &s->agenda[i], &mine);
        if (gain > most) most = gain, best = e->r->first[ABANDON] + i;
    }
    return best;
}

static int sensible_addition(const Evaluator *e, Trials *t, const State *s, int seat) {
    Mine mine = mine_of(s, seat);
    if (is_marked(e->r, &s->added)) return e->r->first[DONE];
    return best_mark(e, t, &s->added, &mine);
}

/* The next card of the order: helpful ones first, so that a goal is met before it is spoilt. */
static int sensible_order(const Evaluator *e, Trials *t, const State *s, int seat) {
    Mine mine = mine_of(s, seat);
    unsigned taken = 0;
    int first = -1;
    double most = 0;
    for (int i = 0; is_asking(s, ORDER) && i < s->order_count; i++) taken |= 1U << s->order[i];
    for (int place = 0; place < s->agenda_count; place++) {
        if (taken >> place & 1) continue;
        double found = urgency(e, t, &s->agenda[place], &mine);
        if (first >= 0 && found <= most) continue;
        first = place;
        most = found;
    }
    return e->r->first[NEXT] + first;
}

/* A sensible legal action. */
int rollout_policy(const Evaluator *e, const State *s, int seat) {
    switch (asking(s)->kind) {
    case KEEP_TWO:
    case KEEP_ONE: return sensible_keep(e, s, seat);
    case NEW_HERO: return sensible_exchange(e, s, seat);
    case ASK_CLAIM: return sensible_claim(e, s, seat);
    case SPEECH: return sensible_speech(e, s, seat);
    case PASS_RIGHT: return sensible_gift(e, trials(e, s), s, seat);
    case PLAY_CARDS: return sensible_card(e, trials(e, s), s, seat);
    case TAKE_CARDS: return sensible_take(e, trials(e, s), s, seat);
    case AMEND: return sensible_amendment(e, trials(e, s), s, seat);
    case MARK_ADDED: return sensible_addition(e, trials(e, s), s, seat);
    default: return sensible_order(e, trials(e, s), s, seat);
    }
}

/* Follow the policy until the state can be judged, for at most that many moves. */
void rollout(const Evaluator *e, State *s, int most, Luck *luck) {
    for (int i = 0; i < most && s->depth && !can_be_judged(e->r, s); i++) {
        int seat = asked_seat(s);
        apply(e->r, s, seat, rollout_policy(e, s, seat), luck);
    }
}
