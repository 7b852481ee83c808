/* What a seat observes. Only what the viewer may know is read from the state (W-RND-7). */
#include "observe.h"

static void count_kinds(const View *e, int first, const Entry *entries, int count) {
    for (int i = 0; i < count; i++) e->counts[first + entries[i].kind]++;
}

static int total(const uint8_t *counts, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) sum += counts[i];
    return sum;
}

/* The round, the piles, and the options. */
static void see_table(const View *e) {
    const Observer *o = e->o;
    const State *s = e->s;
    int people_buried = 0;
    for (int i = 0; i < e->r->people; i++) people_buried += s->people_knowers[i] > 0;
    put(e, o->round, s->round);
    put(e, o->host + ahead(e, s->host), 1);
    if (s->public >= 0) put(e, o->public_event + s->public, 1);
    put(e, o->stock, total(s->stock, e->r->events));
    put(e, o->buried, s->buried_count);
    put(e, o->people, count_bits(s->deck, PEOPLE_WORDS));
    put(e, o->people_buried, people_buried);
    for (int kind = 0; kind < e->r->events; kind++) put(e, o->discards + kind, s->discards[kind]);
    for (int i = 0; i < s->buried_count; i++)
        if (s->buried[i] >> e->viewer & 1) e->counts[o->seen_buried + (s->buried[i] >> 8)]++;
    put(e, o->stepwise, e->r->stepwise);
}

/* The seven states, what they may not do, and what was fought. */
static void see_states(const View *e) {
    const Observer *o = e->o;
    const State *s = e->s;
    put_bits(e, o->alive, alive(s));
    put_bits(e, o->fought, s->fought & (ANY_WAR - 1));
    for (int state = 0; state < SEVEN; state++) {
        put(e, o->strength + state, strength(s, state));
        put(e, o->start + state, s->start[state]);
        for (int i = 0; i < 4; i++) {
            int cell = state * 4 + i, rise = 2 + i, fall = 6 + i;
            put(e, o->values + i * SEVEN + state, s->values[cell]);
            put(e, o->bans + rise * SEVEN + state, s->bans[RISE] >> cell & 1);
            put(e, o->bans + fall * SEVEN + state, s->bans[FALL] >> cell & 1);
        }
    }
    put_bits(e, o->bans, s->bans[WAR]);
    put_bits(e, o->bans + SEVEN, s->bans[ASSASSINATION]);
    put(e, o->any_war, (s->fought & ANY_WAR) != 0);
    if (s->unifier >= 0) put(e, o->unifier + s->unifier, 1);
}

/* The states that a card is marked with, and which of its two ways. */
static void see_marks(const View *e, int first, const Entry *entry) {
    for (int i = 0; i < entry->marked; i++)
        if (entry->targets[i] >= 0) put(e, first + entry->targets[i], 1);
    if (e->r->ways[entry->kind] == CHOICES && entry->choice != UNMARKED)
        put(e, first + SEVEN + entry->choice, 1);
}

/* The cards that the viewer knows; in order for the Host alone. */
static int known_entries(const View *e, bool is_host, Entry known[AGENDA + 1]) {
    const State *s = e->s;
    int count = 0;
    for (int i = 0; i < s->agenda_count + (is_host ? 0 : s->is_abandoned); i++) {
        const Entry *entry = i < s->agenda_count ? &s->agenda[i] : &s->abandoned;
        if (!knows_agenda(e->r, s, e->viewer, entry)) continue;
        int place = count++;
        for (; !is_host && place && compare_entries(e->r, &known[place - 1], entry) > 0; place--)
            known[place] = known[place - 1];
        known[place] = *entry;
    }
    return count;
}

/* The event deck of the round, as far as the viewer knows it. */
static void see_agenda(const View *e) {
    const Observer *o = e->o;
    const State *s = e->s;
    bool is_host = e->viewer == s->host && rule(e->r, s) != NO_HOST;
    Entry known[AGENDA + 1];
    int count = known_entries(e, is_host, known);
    int width = e->r->events + SEVEN + CHOICES + e->r->seats;
    for (int i = 0; i < count && i < AGENDA; i++) {
        int first = o->agenda + i * width, marks = first + e->r->events;
        put(e, first + known[i].kind, 1);
        see_marks(e, marks, &known[i]);
        put(e, marks + SEVEN + CHOICES + ahead(e, known[i].owner), 1);
    }
    put(e, o->agenda_count, s->agenda_count);
    put(e, o->abandoned, s->is_abandoned);
    if (is_host) count_kinds(e, o->seen_abandoned, &s->abandoned, s->is_abandoned);
    count_kinds(e, o->resolved, s->played, s->played_count);
    for (int i = 0; i < s->agenda_count; i++) e->counts[o->taken + ahead(e, s->agenda[i].owner)]++;
    for (int i = 0; i < s->played_count; i++) e->counts[o->taken + ahead(e, s->played[i].owner)]++;
    if (s->is_abandoned) e->counts[o->taken + ahead(e, s->abandoned.owner)]++;
}

static void see_person(const View *e, int number, int who, int points, int near) {
    put(e, who + number, 1);
    put(e, points, e->r->points[number]);
    e->counts[near] = (float)progress(e->r, e->s, e->r->goal[number]);
}

/* The viewer's own cards and characters, slot by slot as actions name them. */
static void see_own_cards(const View *e) {
    const Observer *o = e->o;
    const State *s = e->s;
    int own = e->viewer, people = e->r->people;
    for (int slot = 0; slot < s->hand_size[own]; slot++)
        put(e, o->hand + slot * e->r->events + s->hands[own][slot], 1);
    for (int i = 0; i < s->character_count[own]; i++)
        see_person(e, s->characters[own][i], o->characters + i * people, o->character_points + i,
                   o->character_progress + i);
    for (int i = 0; i < s->offer_count[own]; i++)
        see_person(e, s->offers[own][i], o->offer + i * people, o->offer_points + i,
                   o->offer_progress + i);
}

static void see_answer_card(const View *e, const Entry *entry, int turn) {
    put(e, e->o->laid_slots + entry->slot, turn);
    see_marks(e, e->o->laid_marks + entry->slot * (SEVEN + CHOICES), entry);
}

static void see_own_play(const View *e) {
    const State *s = e->s;
    int laid = s->laid_count[e->viewer];
    for (int i = 0; i < laid; i++) see_answer_card(e, &s->laid[e->viewer][i], i + 1);
    put(e, e->o->marking, laid && !is_marked(e->r, &s->laid[e->viewer][laid - 1]));
    put(e, e->o->swap, s->swaps[e->viewer] + 1);
}

/* What the viewer has answered so far to a question that takes several answers. */
static void see_own_answer(const View *e) {
    const State *s = e->s;
    bool is_host = e->viewer == s->host;
    switch (asking(s)->kind) {
    case PLAY_CARDS: see_own_play(e); break;
    case KEEP_TWO: put_bits(e, e->o->kept, s->picks[e->viewer]); break;
    case PASS_RIGHT:
        if (s->given[e->viewer] != NOT_YET) put(e, e->o->gives + s->given[e->viewer], 1);
        break;
    case MARK_ADDED:
        if (is_host) see_answer_card(e, &s->added, 1);
        break;
    case ORDER:
        for (int i = 0; is_host && i < s->order_count; i++)
            put(e, e->o->ordered + s->order[i], i + 1);
        break;
    default: break;
    }
}

static int prompt(const Step *step) {
    switch (step->kind) {
    case KEEP_TWO: return ASKS_KEEP_TWO;
    case KEEP_ONE: return ASKS_KEEP_ONE;
    case NEW_HERO: return ASKS_NEW_HERO;
    case PASS_RIGHT: return ASKS_GIVE;
    case SPEECH: return step->ahead ? ASKS_ANSWER : ASKS_SPEECH;
    case PLAY_CARDS: return ASKS_PLAY;
    case TAKE_CARDS: return ASKS_TAKE;
    case ORDER: return ASKS_ORDER;
    case CHOOSE_NEXT: return ASKS_CHOOSE_NEXT;
    case ASK_CLAIM: return ASKS_CLAIM;
    default: return ASKS_AMEND;
    }
}

/* Whether others have answered a sealed question does not show. */
static void see_question(const View *e) {
    const State *s = e->s;
    const Step *step = asking(s);
    put(e, e->o->question + prompt(step), 1);
    unsigned asked = is_sealed(s) ? sealed_asked(e->r, s) : 1U << step->seat;
    if (is_sealed(s) && sealed_done(s, e->viewer)) asked &= ~(1U << e->viewer);
    EACH_BIT(seat, asked) put(e, e->o->asked + ahead(e, seat), 1);
    for (int seat = 0; step->kind == TAKE_CARDS && seat < e->r->seats; seat++)
        put(e, e->o->quotas + ahead(e, seat), s->quotas[seat]);
}

static void see_seat(const View *e, int seat, int offset) {
    const Observer *o = e->o;
    const State *s = e->s;
    int laid = is_asking(s, PLAY_CARDS) ? 0 : s->laid_count[seat], events = e->r->events;
    put(e, o->points + offset, s->scores[seat]);
    put(e, o->completed + offset, s->done_count[seat]);
    put(e, o->hand_size + offset, s->hand_size[seat]);
    put(e, o->laid + offset, laid);
    put(e, o->character_count + offset, s->character_count[seat]);
    put(e, o->offer_count + offset, s->offer_count[seat]);
    for (int i = 0; i < s->known_count[seat]; i++)
        if (s->known_by[seat][i] == e->viewer)
            e->counts[o->known + offset * events + s->known_kind[seat][i]]++;
    if (!offset || rule(e->r, s) == REVEAL_CARDS)
        count_kinds(e, o->laid_cards + offset * events, s->laid[seat], laid);
}

void see(const View *e) {
    const Observer *o = e->o;
    const State *s = e->s;
    see_table(e);
    see_states(e);
    see_agenda(e);
    see_own_cards(e);
    if (s->depth) {
        see_question(e);
        see_own_answer(e);
    }
    for (int offset = 0; offset < e->r->seats; offset++)
        see_seat(e, (e->viewer + offset) % e->r->seats, offset);
    for (int i = 0; i < s->said_count; i++)
        put(e, o->said + ahead(e, s->said_by[i]) * STATEMENTS + s->said[i], 1);
}
