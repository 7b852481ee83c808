/* Features of moves: what cards and characters in them do for the seat. */
#include "bot.h"

static const int COLUMNS[CHARACTER_COLUMNS] = {0, 2, 3, 4, 12, 13};

/* What all moves of a decision share. */
typedef struct {
    const Evaluator *e;
    const State *s;
    int seat, left;
    Mine mine;
} Asked;

enum { POINTS_SCORED, WORDS_SAID, CARDS_THAT_LIE, OWN_CARD, PLAN_ENDS };

static bool is_touched(const Asked *v, unsigned touched) {
    for (int i = 0; i < v->mine.count; i++)
        if (touched >> v->e->w->people.home[v->mine.number[i]] & 1) return true;
    return false;
}

/* A card marked in one of its ways, for the seat's characters. */
static void show_card(const Asked *v, int kind, int place, double sign, double *row) {
    const Evaluator *e = v->e;
    Trials *t = trials(e, v->s);
    double gains[HELD] = {0}, completed = 0;
    for (int i = 0; i < v->mine.count; i++) {
        int number = v->mine.number[i];
        gains[i] = gain_at(e, t, kind, number, place);
        completed += e->r->points[number] * completes(e, t, kind, place, number);
    }
    bool is_sorted = v->mine.count < 2 || gains[0] >= gains[1];
    const Marking *m = marking_at(e, t, kind, place);
    row[0] = sign;
    row[1] = sign * 0.1 * (gains[0] + gains[1]);
    row[2] = sign * 0.1 * gains[!is_sorted];
    row[3] = sign * 0.1 * gains[is_sorted];
    row[4] = sign * 0.1 * completed;
    row[5] = sign * (m->outcomes == 1);
    row[6] = sign * is_any_war(t, m);
    row[7] = sign * popcount(m->touched) / SEVEN;
    row[8] = sign * is_touched(v, m->touched);
}

/* A card of the hand in its best way. */
static void show_best(const Asked *v, int slot, double sign, double *row) {
    int kind = v->s->hands[v->seat][slot];
    show_card(v, kind, best_way(v->e, trials(v->e, v->s), kind, &v->mine).place, sign, row);
}

/* The best that can come of a mark. */
static void show_mark(const Asked *v, int next, double *row) {
    const State *s = v->s;
    const Entry *begun = is_asking(s, MARK_ADDED) ? &s->added
                                                  : &s->laid[v->seat][s->laid_count[v->seat] - 1];
    Way found = best_fitting(v->e, trials(v->e, s), begun, &v->mine, next);
    if (found.place >= 0) show_card(v, begun->kind, found.place, 1, row);
}

/* A card that lies marked; of the other features whether it is the seat's. */
static void show_entry(const Asked *v, const Entry *entry, int owner, double sign, double *card,
                       double *other) {
    int place = place_of(v->e, trials(v->e, v->s), entry);
    if (place >= 0) show_card(v, entry->kind, place, sign, card);
    other[OWN_CARD] = sign * (owner == v->seat);
}

static void show_done(const Asked *v, double *other) {
    int lying = is_asking(v->s, PLAY_CARDS) ? v->s->laid_count[v->seat] : 1;
    other[CARDS_THAT_LIE] = 0.1 * lying;
    other[PLAN_ENDS] = lying == 1 || lying == 3;
}

static void show_character(const Asked *v, int number, double sign, double *row) {
    double found[CHARACTER_FEATURES];
    character_features(v->e, v->s, number, v->seat, v->left, found);
    for (int i = 0; i < CHARACTER_COLUMNS; i++) row[i] += sign * found[COLUMNS[i]];
}

static void show_exchange(const Asked *v, int pair, double *row) {
    show_character(v, v->s->offers[v->seat][pair / HELD], 1, row);
    show_character(v, v->mine.number[pair % HELD], -1, row);
}

static void show_statement(const Asked *v, int statement, double *other) {
    bool is_for = false, is_against = false;
    for (int i = 0; i < v->mine.count; i++) {
        int home = v->e->w->people.home[v->mine.number[i]];
        is_for |= statement == home;
        is_against |= statement - SEVEN == home;
    }
    other[WORDS_SAID] = (double)is_for - (double)is_against;
}

static void show_claim(const Asked *v, int slot, double *character, double *other) {
    int number = v->mine.number[slot];
    show_character(v, number, -1, character);
    other[POINTS_SCORED] = 0.1 * v->e->r->points[number];
}

/* The parts of a row about the card, the character and the rest. */
static void show_move(const Asked *v, int action, double *card, double *character, double *other) {
    const State *s = v->s;
    int number = value_of(v->e->r, action);
    switch (v->e->r->action_kind[action]) {
    case DONE: show_done(v, other); break;
    case PLAY:
    case ADD: show_best(v, number, 1, card); break;
    case GIVE: show_best(v, number, -1, card); break;
    case MARK:
    case CHOOSE: show_mark(v, number, card); break;
    case SWAP:
        if (number < v->mine.count) show_character(v, v->mine.number[number], -1, character);
        break;
    case KEEP: show_character(v, s->offers[v->seat][number], 1, character); break;
    case EXCHANGE: show_exchange(v, number, character); break;
    case SAY: show_statement(v, number, other); break;
    case TAKE:
        show_entry(v, &s->laid[number / HAND][number % HAND], number / HAND, 1, card, other);
        break;
    case ABANDON:
        show_entry(v, &s->agenda[number], s->agenda[number].owner, -1, card, other);
        break;
    case NEXT: show_entry(v, &s->agenda[number], s->agenda[number].owner, 1, card, other); break;
    case CLAIM: show_claim(v, number, character, other); break;
    default: break;
    }
}

void move_features(const Evaluator *e, const State *s, int seat, const int16_t *moves, int count,
                   float *rows, int width) {
    double promised[ACTIONS] = {0}, weights[ACTIONS] = {0}, total = 0, most = -1e9;
    Asked v = {e, s, seat, rounds_left(e->r, s), mine_of(s, seat)};
    int liked = rollout_policy(e, s, seat);
    promises(e, s, seat, moves, count, promised);
    weigh(e, promised, moves, count, liked, weights);
    for (int i = 0; i < count; i++) {
        total += weights[i];
        if (promised[i] > most) most = promised[i];
    }
    for (int i = 0; i < count; i++, rows += width) {
        double row[MOVE_FEATURES] = {0}, *card = row + ACTION_KINDS + QUESTIONS;
        row[e->r->action_kind[moves[i]]] = 1;
        row[ACTION_KINDS + question_of(s)] = 0.1 * promised[i];
        double *character = card + CARD_FEATURES, *other = character + CHARACTER_COLUMNS;
        show_move(&v, moves[i], card, character, other);
        double *end = other + OTHER_FEATURES;
        end[0] = moves[i] == liked;
        end[1] = 0.1 * (promised[i] - most);
        end[2] = weights[i] / total;
        for (int k = 0; k < MOVE_FEATURES; k++) rows[k] = (float)row[k];
    }
}
