/* The Host reads the event deck, changes and orders it, and plays it out (W-RND-8). */
#include "warring.h"

/* Put the Host's questions on the stack, the first on top. */
void agenda_begin(const Rules *r, State *s) {
    push(s, PLAY_OUT, 0, 0);
    if (rule(r, s) == NO_HOST) return;
    push(s, OFFER_ORDER, 0, 0);
    if (rule(r, s) == REVEAL_CARDS) return;
    Runs runs;
    runs_clear(&runs);
    amend_legal(r, s, &runs);
    if (runs.total > 1) push(s, AMEND, s->host, 0);
}

/* Once the Host may abandon a card of the deck or add one from the hand. */
void amend_legal(const Rules *r, const State *s, Runs *runs) {
    run_add_bits(runs, r->first[PASS], 1);
    if (rule(r, s) != ONE_CARD) run_add_bits(runs, r->first[ABANDON], low_bits(s->agenda_count));
    run_add_bits(runs, r->first[ADD], low_bits(s->hand_size[s->host]));
}

void amend_apply(const Rules *r, State *s, int seat, int action) {
    int value = value_of(r, action);
    pop(s);
    if (r->action_kind[action] == ABANDON) {
        s->abandoned = take_entry(s->agenda, &s->agenda_count, value);
        s->is_abandoned = 1;
    } else if (r->action_kind[action] == ADD) {
        s->added = begin_marks(r, s->hands[seat][value], value, seat, alive(s));
        push(s, MARK_ADDED, seat, 0);
    }
}

/* The Host marks the card that is being added, and says when done (W-EVT-3). */
void mark_added_legal(const Rules *r, const State *s, Runs *runs) {
    if (is_marked(r, &s->added))
        run_add_bits(runs, r->first[DONE], 1);
    else
        marks_legal(r, &s->added, alive(s), runs);
}

void mark_added_apply(const Rules *r, State *s, int seat, int action) {
    if (r->action_kind[action] != DONE) {
        mark(r, &s->added, alive(s), action);
        return;
    }
    pop(s);
    take_from_hand(s, seat, s->added.slot);
    s->added.slot = 0;
    s->agenda[s->agenda_count++] = s->added;
    s->known_count[seat] = 0;
}

/* Asks for the order, if there is one to choose. */
void offer_order(const Rules *r, State *s) {
    pop(s);
    if (s->agenda_count < 2 || r->stepwise) return;
    s->order_count = 0;
    push(s, ORDER, s->host, 0);
}

static uint64_t not_ordered(const State *s) {
    uint64_t left = low_bits(s->agenda_count);
    for (int i = 0; i < s->order_count; i++) left &= ~(1ULL << s->order[i]);
    return left;
}

/* The cards that can be next: for the order those not in it yet, else all. */
void order_legal(const Rules *r, const State *s, Runs *runs) {
    bool all = asking(s)->kind == CHOOSE_NEXT;
    run_add_bits(runs, r->first[NEXT], all ? low_bits(s->agenda_count) : not_ordered(s));
}

/* The Host lays down the whole order, card by card; it stands. */
void order_apply(const Rules *r, State *s, int action) {
    s->order[s->order_count++] = (int8_t)value_of(r, action);
    if (s->order_count < s->agenda_count - 1) return;
    pop(s);
    s->order[s->order_count++] = (int8_t)trailing_zeros(not_ordered(s));
    Entry before[AGENDA];
    memcpy(before, s->agenda, sizeof before);
    for (int i = 0; i < s->agenda_count; i++) s->agenda[i] = before[s->order[i]];
}

/* Table option `stepwise`: the Host chooses the next card after each result. */
void choose_next_apply(const Rules *r, State *s, int action) {
    pop(s);
    top(s)->part = true;
    Entry chosen = take_entry(s->agenda, &s->agenda_count, value_of(r, action));
    memmove(s->agenda + 1, s->agenda, s->agenda_count * sizeof chosen);
    s->agenda[0] = chosen;
    s->agenda_count++;
}

/* One card takes effect and is discarded. */
static void resolve(const Rules *r, State *s, Luck *luck) {
    Entry entry = take_entry(s->agenda, &s->agenda_count, 0);
    Scene scene = {entry.targets, EMPTY};
    int kind = entry.kind, way = entry.choice;
    begin_event(s, kind, way);
    run_all(r, s, r->way_first[kind][way], r->way_end[kind][way], &scene, luck);
    s->played[s->played_count++] = entry;
    s->discards[kind]++;
}

/* The cards take effect one after another, each with its claims. */
void play_out(const Rules *r, State *s, Luck *luck) {
    bool has_choice = r->stepwise && s->agenda_count > 1 && rule(r, s) != NO_HOST;
    if (!s->agenda_count) {
        pop(s);
    } else if (has_choice && !top(s)->part) {
        push(s, CHOOSE_NEXT, s->host, 0);
    } else {
        top(s)->part = false;
        resolve(r, s, luck);
        if (!finish_if_decided(r, s)) open_window(s, AT_EVENT);
    }
}
