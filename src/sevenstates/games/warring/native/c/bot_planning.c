/* Plan of a round: cards to lay, their marks, or a character to swap instead. */
#include "bot.h"

enum { NO_CHARACTER_HELD = HELD };

/* What a plan is made from. */
typedef struct {
    const Evaluator *e;
    Trials *t;
    const State *s;
    int seat, size;
    Mine mine;
    bool is_host;
    double gains[HAND]; /* by the slots of the hand */
    int order[HAND];    /* the slots that are left, the best first */
    int left;
} Planner;

/* The sum of the best, at most `quota`. */
static double sum_of_best(const double *gains, int count, int quota) {
    double sorted[2 * HAND] = {0}, sum = 0;
    for (int i = 0; i < count; i++) {
        int place = i;
        for (; place && sorted[place - 1] < gains[i]; place--) sorted[place] = sorted[place - 1];
        sorted[place] = gains[i];
    }
    for (int i = 0; i < count && i < quota; i++) sum += sorted[i];
    return sum;
}

/* The points that cards with these gains promise, by the table of W-RND-5. */
static double promised_by(const Planner *p, const double *gains, int count) {
    int quota = p->e->r->quota[count];
    if (p->is_host) return sum_of_best(gains, count, quota);
    double sum = 0;
    for (int i = 0; i < count; i++) sum += gains[i];
    return sum / count * quota;
}

/* Rank the cards that do not lie yet. */
static void rank_hand(Planner *p) {
    unsigned lying = 0;
    const Entry *laid = p->s->laid[p->seat];
    for (int i = 0; i < p->s->laid_count[p->seat]; i++) lying |= 1U << laid[i].slot;
    for (int slot = 0; slot < p->size; slot++) {
        p->gains[slot] = best_way(p->e, p->t, p->s->hands[p->seat][slot], &p->mine).gain;
        if (lying >> slot & 1) continue;
        int place = p->left++;
        for (; place && p->gains[p->order[place - 1]] < p->gains[slot]; place--)
            p->order[place] = p->order[place - 1];
        p->order[place] = slot;
    }
}

/* The gains of a number of cards to lay: the best, but the Host keeps the third to add it
 * (W-RND-8). */
static void gains_of_best(const Planner *p, int count, double *gains) {
    bool keeps = p->is_host && rule(p->e->r, p->s) != REVEAL_CARDS && count == 3 && p->left > 3;
    for (int i = 0; i < count; i++)
        gains[i] = p->gains[p->order[keeps && i == 2 ? p->left - 1 : i]];
}

/* A character to swap; NO_SWAP if the cards promise enough. */
static int swap_instead(const Planner *p, double promised) {
    if (!p->mine.count) return NO_CHARACTER_HELD;
    int worst = 0;
    for (int slot = 1; slot < p->mine.count; slot++)
        if (value_before(p->e, p->t, p->mine.number[slot]) <
            value_before(p->e, p->t, p->mine.number[worst]))
            worst = slot;
    if (!p->size) return worst;
    bool is_bad =
        value_before(p->e, p->t, p->mine.number[worst]) < p->e->w->weights.swap_below;
    return is_bad && promised < p->e->w->weights.meagre ? worst : NO_SWAP;
}

/* The best cards to lay, going on from what lies already. */
Plan plan_round(const Evaluator *e, Trials *t, const State *s, int seat) {
    Planner p = {.e = e, .t = t, .s = s, .seat = seat, .size = s->hand_size[seat]};
    p.mine = mine_of(s, seat);
    p.is_host = seat == s->host && rule(e->r, s) != NO_HOST;
    rank_hand(&p);
    double all[2 * HAND] = {0};
    int base = s->laid_count[seat], chosen = 0;
    int most = rule(e->r, s) == ONE_CARD && p.size ? 1 : p.size;
    for (int i = 0; i < base; i++) all[i] = gain_of(e, t, &s->laid[seat][i], &p.mine);
    double promised = base ? promised_by(&p, all, base) : 0;
    for (int count = base + 1; count <= most; count++) {
        gains_of_best(&p, count - base, all + base);
        double found = promised_by(&p, all, count);
        if ((base || chosen) && found <= promised) continue;
        promised = found;
        chosen = count - base;
    }
    int swap = base ? NO_SWAP : swap_instead(&p, promised);
    if (swap != NO_SWAP) return (Plan){-1, swap, 0};
    return (Plan){chosen ? p.order[0] : -1, NO_SWAP, promised};
}

/* The next mark of a card that is marked so far. */
int best_mark(const Evaluator *e, Trials *t, const Entry *begun, const Mine *mine) {
    int place = best_way(e, t, begun->kind, mine).place;
    const Marking *m = marking_at(e, t, begun->kind, place);
    if (memcmp(m->targets, begun->targets, (size_t)begun->marked))
        m = marking_at(e, t, begun->kind, best_fitting(e, t, begun, mine, -1).place);
    if (begun->marked < e->r->slots[begun->kind])
        return e->r->first[MARK] + m->targets[begun->marked];
    return e->r->first[CHOOSE] + m->choice;
}
