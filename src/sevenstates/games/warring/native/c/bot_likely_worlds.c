/* Likely worlds: rivals hold characters that fit what they did. */
#include <math.h>

#include "bot.h"

enum { SWEEPS = 2, PARTS_OF_ODDS = 1000 };

/* The characters in the deck, and what is known of each. */
typedef struct {
    const Evaluator *e;
    const State *s;
    Trials *t;
    const Entry *laid[AGENDA]; /* cards of the seat that the viewer knows */
    int laid_count, count, people[MOST_PEOPLE + 1];
    double odds[MOST_PEOPLE]; /* below 0: not known yet */
} Chooser;

/* Before these questions everybody could show a character. */
static bool is_settled(const State *s) {
    switch (asking(s)->kind) {
    case SPEECH:
    case PASS_RIGHT:
    case PLAY_CARDS:
    case TAKE_CARDS:
    case AMEND:
    case MARK_ADDED:
    case ORDER:
    case CHOOSE_NEXT: return true;
    default: return false;
    }
}

/* The odds that a rival holds a character, by what it is worth on the board. */
static double odds_of_holding(Chooser *c, int number) {
    const Evaluator *e = c->e;
    if (c->odds[number] >= 0) return c->odds[number];
    bool is_on_board = e->w->people.scope[number] & ON_BOARD;
    double odds = 1;
    if (is_on_board && is_met(e->r, c->s, e->r->goal[number], AT_EVENT, &NO_SCENE))
        odds = e->w->weights.not_shown;
    else if (value_before(e, c->t, number) < e->w->weights.swap_below)
        odds = e->w->weights.not_swapped;
    return c->odds[number] = odds;
}

/* How well characters fit, as a factor; the last one is the new one. */
static double fit_of(Chooser *c, const Mine *held) {
    double factor = odds_of_holding(c, held->number[held->count - 1]);
    for (int i = 0; i < c->laid_count; i++)
        if (gain_of(c->e, c->t, c->laid[i], held) <= c->e->w->weights.min_amendment)
            factor *= c->e->w->weights.laid_for_nothing;
    return factor;
}

/* A place in the deck by how well its character fits beside those that are held. */
static int fitting_person(Chooser *c, const Mine *held, Luck *luck) {
    int weights[MOST_PEOPLE + 1] = {0}, total = 0, place = 0;
    Mine with = *held;
    with.count++;
    for (int i = 0; i < c->count; i++) {
        with.number[held->count] = c->people[i];
        int weight = (int)nearbyint(PARTS_OF_ODDS * fit_of(c, &with));
        total += weights[i] = weight > 1 ? weight : 1;
    }
    int left = luck_below(luck, total);
    while (left >= weights[place]) left -= weights[place++];
    return place;
}

static void choose_again(Chooser *c, int8_t *held, int count, Luck *luck) {
    for (int turn = 0; turn < SWEEPS * count; turn++) {
        Mine others = {0, {0, 0}};
        for (int i = 0; i < count; i++) {
            if (i != turn % count) others.number[others.count++] = held[i];
            else c->people[c->count] = held[i];
        }
        c->count++;
        int place = fitting_person(c, &others, luck), chosen = c->people[place];
        c->count--;
        memmove(c->people + place, c->people + place + 1,
                (size_t)(c->count - place) * sizeof *c->people);
        for (int i = 0, used = 0; i < count; i++)
            held[i] = (int8_t)(i == turn % count ? chosen : others.number[used++]);
    }
}

static void find_laid(Chooser *c, int viewer, int seat) {
    c->laid_count = 0;
    for (int i = 0; i < c->s->agenda_count; i++) {
        const Entry *entry = &c->s->agenda[i];
        if (entry->owner == seat && knows_agenda(c->e->r, c->s, viewer, entry))
            c->laid[c->laid_count++] = entry;
    }
}

/* Choose rivals' characters again from those in the deck, by what the viewer knows. */
void make_likely(const Evaluator *e, State *s, int viewer, Luck *luck) {
    if (!s->depth || !is_settled(s)) return;
    Chooser c = {.e = e, .s = s, .t = trials(e, s)};
    for (int number = 0; number < e->r->people; number++) {
        if (bit_of(s->deck, number)) c.people[c.count++] = number;
        c.odds[number] = -1;
    }
    if (!c.count) return;
    for (int seat = 0; seat < e->r->seats; seat++) {
        if (seat == viewer) continue;
        find_laid(&c, viewer, seat);
        choose_again(&c, s->characters[seat], s->character_count[seat], luck);
    }
    memset(s->deck, 0, sizeof s->deck);
    for (int i = 0; i < c.count; i++) set_bit(s->deck, c.people[i]);
}
