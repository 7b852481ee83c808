/* Cards tried out on a board: what each way to mark them does for each character. */
#include <math.h>

#include "bot_trials.h"

enum { DICE = 4, THROWS = 6 };

/* Six throws of up to four dice in which every number comes up once on each die. */
static const uint8_t THROWN[DICE][THROWS] = {
    {1, 2, 3, 4, 5, 6}, {4, 6, 2, 5, 1, 3}, {5, 3, 6, 1, 4, 2}, {2, 4, 1, 6, 3, 5}};

static const double CERTAIN = 10.0; /* more than any card with dice can promise */

typedef struct {
    int throw, thrown;
} Dice;

static int throw_next(Luck *luck, int count) {
    Dice *dice = luck->source;
    return (THROWN[dice->thrown++ % DICE][dice->throw] - 1) % count;
}

static Marking *markings_of(const Trials *t, int kind) {
    return (Marking *)t->markings.rows + t->kind_first[kind];
}

static Outcome *outcomes_of(const Trials *t, const Marking *m) {
    return (Outcome *)t->outcomes.rows + m->first;
}

/* Every way to mark the targets, the last states first, with every choice. */
static void list_markings(const Evaluator *e, Trials *t, const Entry *entry, unsigned living) {
    int kind = entry->kind;
    if (entry->marked < e->r->slots[kind]) {
        unsigned states = candidates(e->r, entry, living);
        for (int state = SEVEN - 1; state >= 0; state--) {
            if (!(states >> state & 1)) continue;
            Entry next = *entry;
            next.targets[next.marked++] = (int8_t)state;
            settle_marks(e->r, &next, living);
            list_markings(e, t, &next, living);
        }
        return;
    }
    for (int choice = 0; choice < e->r->ways[kind]; choice++) {
        int32_t place = room_for(t, &t->markings, 1, sizeof(Marking));
        if (*t->failed) return;
        Marking *m = (Marking *)t->markings.rows + place;
        memset(m, 0, sizeof *m);
        memcpy(m->targets, entry->targets, sizeof m->targets);
        m->choice = (int8_t)choice;
        t->kind_count[kind]++;
    }
}

int marking_count(const Evaluator *e, Trials *t, int kind) {
    if (t->kind_count[kind] >= 0) return t->kind_count[kind];
    unsigned living = 0;
    for (int state = 0; state < SEVEN; state++)
        living |= (unsigned)(t->key.values[state * 4] > 0) << state;
    Entry entry = begin_marks(e->r, kind, 0, 0, living);
    t->kind_first[kind] = t->markings.count;
    t->kind_count[kind] = 0;
    list_markings(e, t, &entry, living);
    if (*t->failed) t->kind_count[kind] = 0;
    return t->kind_count[kind];
}

/* The board before anything is played; of the state nothing else is filled. */
static void load_board(const Trials *t, State *s) {
    memcpy(s->values, t->key.values, sizeof s->values);
    memcpy(s->start, t->key.start, sizeof s->start);
    memcpy(s->bans, t->key.bans, sizeof s->bans);
    s->fought = t->key.fought;
    s->unifier = -1;
    begin_event(s, -1, 0);
}

static int32_t keep_news(Trials *t, const State *s) {
    int size = 3 + 3 * s->wars + 2 * s->deaths + s->murders;
    if (size == 3) return -1;
    int32_t place = room_for(t, &t->news, size, 1);
    if (place < 0) return -1;
    int8_t *row = (int8_t *)t->news.rows + place;
    *row++ = (int8_t)s->wars, *row++ = (int8_t)s->deaths, *row++ = (int8_t)s->murders;
    for (int i = 0; i < s->wars; i++) {
        *row++ = s->war_winner[i], *row++ = s->war_loser[i], *row++ = s->war_by[i];
    }
    for (int i = 0; i < s->deaths; i++) *row++ = s->death[i], *row++ = s->death_victor[i];
    for (int i = 0; i < s->murders; i++) *row++ = s->murder[i];
    return place;
}

/* The board of an outcome, as far as values and goals look at it. */
static void load_outcome(const Trials *t, const Outcome *o, State *s) {
    memcpy(s->values, o->values, sizeof s->values);
    s->fought = o->fought;
    s->wars = s->deaths = s->murders = 0;
    if (o->news < 0) return;
    const int8_t *row = (const int8_t *)t->news.rows + o->news;
    s->wars = (uint8_t)*row++, s->deaths = (uint8_t)*row++, s->murders = (uint8_t)*row++;
    for (int i = 0; i < s->wars; i++) {
        s->war_winner[i] = *row++, s->war_loser[i] = *row++, s->war_by[i] = *row++;
    }
    for (int i = 0; i < s->deaths; i++) s->death[i] = *row++, s->death_victor[i] = *row++;
    for (int i = 0; i < s->murders; i++) s->murder[i] = *row++;
}

static unsigned touched_by(const Trials *t, const State *s) {
    unsigned touched = (unsigned)s->fought & ~(unsigned)t->key.fought;
    for (int i = 0; i < s->wars; i++) {
        touched |= 1U << (s->war_winner[i] < 0 ? 0 : s->war_winner[i]);
        touched |= 1U << (s->war_loser[i] < 0 ? 0 : s->war_loser[i]);
    }
    for (int state = 0; state < SEVEN; state++)
        if (memcmp(s->values + state * 4, t->key.values + state * 4, 4)) touched |= 1U << state;
    return touched;
}

static bool keep_outcome(Trials *t, Marking *m, const State *s) {
    int32_t place = room_for(t, &t->outcomes, 1, sizeof(Outcome));
    if (place < 0) return false;
    if (!m->outcomes++) m->first = place;
    Outcome *o = (Outcome *)t->outcomes.rows + place;
    memcpy(o->values, s->values, sizeof o->values);
    o->fought = s->fought;
    o->news = keep_news(t, s);
    m->touched |= (uint8_t)touched_by(t, s);
    return true;
}

/* The boards that a marked card leads to: one, or one for each throw of the dice. */
static void try_out(const Evaluator *e, Trials *t, int kind, Marking *m) {
    State s;
    Dice dice = {0, 0};
    Luck luck = {.below = throw_next, .source = &dice};
    Scene scene = {m->targets, EMPTY};
    int first = e->r->way_first[kind][m->choice], end = e->r->way_end[kind][m->choice];
    for (; dice.throw < THROWS; dice.throw++) {
        load_board(t, &s);
        begin_event(&s, kind, m->choice);
        dice.thrown = 0;
        run_all(e->r, &s, first, end, &scene, &luck);
        if (!keep_outcome(t, m, &s) || !dice.thrown) break;
    }
}

static Marking *tried(const Evaluator *e, Trials *t, int kind, int place) {
    Marking *m = markings_of(t, kind) + place;
    if (!m->outcomes) try_out(e, t, kind, m);
    return m;
}

const Marking *marking_at(const Evaluator *e, Trials *t, int kind, int place) {
    marking_count(e, t, kind);
    return tried(e, t, kind, place);
}

/* Whether a war was fought on one of its boards, or in the round before. */
bool is_any_war(const Trials *t, const Marking *m) {
    for (int i = 0; i < m->outcomes; i++)
        if (outcomes_of(t, m)[i].fought & ANY_WAR) return true;
    return false;
}

/* The value of a character before anything is played. */
double value_before(const Evaluator *e, Trials *t, int number) {
    if (!bit_of(t->known, number)) {
        State s;
        load_board(t, &s);
        t->before[number] = character_value(e, &s, number, t->left);
        set_bit(t->known, number);
    }
    return t->before[number];
}

static void load_resolved(const Trials *t, int kind, const Marking *m, State *s) {
    memcpy(s->start, t->key.start, sizeof s->start);
    s->unifier = -1;
    s->resolved = (int8_t)kind;
    s->resolved_choice = m->choice;
}

/* The odds that a character can be shown right after the card. */
double completes(const Evaluator *e, Trials *t, int kind, int place, int number) {
    const Marking *m = marking_at(e, t, kind, place);
    State s;
    int found = 0;
    load_resolved(t, kind, m, &s);
    for (int i = 0; i < m->outcomes; i++) {
        load_outcome(t, &outcomes_of(t, m)[i], &s);
        found += is_met(e->r, &s, e->r->goal[number], AT_EVENT, &NO_SCENE);
    }
    return m->outcomes ? (double)found / m->outcomes : 0.0;
}

/* The mean value of a character on these boards; its points where it is met. */
static double value_after(const Evaluator *e, const Trials *t, int kind, const Marking *m,
                          int number) {
    State s;
    double total = 0;
    int goal = e->r->goal[number];
    bool happens = !(e->w->people.scope[number] & ON_BOARD);
    load_resolved(t, kind, m, &s);
    for (int i = 0; i < m->outcomes; i++) {
        load_outcome(t, &outcomes_of(t, m)[i], &s);
        if (happens && is_met(e->r, &s, goal, AT_EVENT, &NO_SCENE))
            total += e->r->points[number];
        else
            total += character_value(e, &s, number, t->left);
    }
    return m->outcomes ? total / m->outcomes : 0.0;
}

/* Where the gains from a kind for a character begin; NaN are those that nobody asked for yet. */
static int32_t gains_row(const Evaluator *e, Trials *t, int kind, int number) {
    int32_t *pair = &t->pairs[kind * e->r->people + number];
    if (*pair >= 0) return *pair;
    int count = marking_count(e, t, kind);
    int32_t first = room_for(t, &t->gains, count, sizeof(double));
    if (first < 0) return -1;
    double *gains = (double *)t->gains.rows + first;
    for (int i = 0; i < count; i++) gains[i] = NAN;
    *pair = first;
    return first;
}

/* What a way to play a card does for a character. */
double gain_at(const Evaluator *e, Trials *t, int kind, int number, int place) {
    int32_t first = gains_row(e, t, kind, number);
    if (first < 0) return 0.0;
    double *gain = (double *)t->gains.rows + first + place;
    if (!isnan(*gain)) return *gain;
    const Marking *m = tried(e, t, kind, place);
    *gain = 0.0;
    if ((m->touched | NAMED) & e->w->people.scope[number])
        *gain = value_after(e, t, kind, m, number) - value_before(e, t, number);
    return *gain;
}

/* What a way to play a card does for all these characters. */
double sum_at(const Evaluator *e, Trials *t, int kind, const Mine *mine, int place) {
    double sum = 0;
    for (int i = 0; i < mine->count; i++) sum += gain_at(e, t, kind, mine->number[i], place);
    return sum;
}

/* The best way to play a card for the holder of these characters, the last of equals. */
Way best_way(const Evaluator *e, Trials *t, int kind, const Mine *mine) {
    unsigned one = mine->count > 0 ? (unsigned)mine->number[0] : 0x80;
    unsigned two = mine->count > 1 ? (unsigned)mine->number[1] : 0x80;
    uint32_t key = 1U << 31 | (unsigned)kind << 16 | one << 8 | two;
    Best *known = &t->best[(key * 2654435761U) >> 24];
    if (known->key == key) return known->way;
    Way best = {-INFINITY, 0};
    int count = marking_count(e, t, kind);
    for (int place = 0; place < count; place++) {
        double sum = sum_at(e, t, kind, mine, place);
        if (sum >= best.gain) best = (Way){sum, place};
    }
    *known = (Best){key, best};
    return best;
}

/* The best way to go on with a card that is marked so far, the first of equals; with its next
 * mark or choice, or any if that is -1. No place: there is none. */
Way best_fitting(const Evaluator *e, Trials *t, const Entry *begun, const Mine *mine, int next) {
    Way best = {-INFINITY, -1};
    int count = marking_count(e, t, begun->kind);
    for (int place = 0; place < count; place++) {
        const Marking *m = markings_of(t, begun->kind) + place;
        if (memcmp(m->targets, begun->targets, (size_t)begun->marked)) continue;
        bool is_choice = begun->marked == e->r->slots[begun->kind];
        if (next >= 0 && (is_choice ? m->choice : m->targets[begun->marked]) != next) continue;
        double sum = sum_at(e, t, begun->kind, mine, place);
        if (sum > best.gain) best = (Way){sum, place};
    }
    return best;
}

/* The number of the marking of a card that lies marked; -1 if none. */
int place_of(const Evaluator *e, Trials *t, const Entry *entry) {
    if (!is_marked(e->r, entry)) return -1;
    int count = marking_count(e, t, entry->kind);
    for (int place = 0; place < count; place++) {
        const Marking *m = markings_of(t, entry->kind) + place;
        if (m->choice == entry->choice &&
            !memcmp(m->targets, entry->targets, (size_t)entry->marked))
            return place;
    }
    return -1;
}

double gain_of(const Evaluator *e, Trials *t, const Entry *entry, const Mine *mine) {
    int place = place_of(e, t, entry);
    return place < 0 ? 0.0 : sum_at(e, t, entry->kind, mine, place);
}

/* The urgency of playing a card out: what helps comes first, and dice after what is certain. */
double urgency(const Evaluator *e, Trials *t, const Entry *entry, const Mine *mine) {
    double gain = gain_of(e, t, entry, mine);
    if (gain <= 0.0) return gain;
    const Marking *m = tried(e, t, entry->kind, place_of(e, t, entry));
    return m->outcomes == 1 ? gain + CERTAIN : gain;
}
