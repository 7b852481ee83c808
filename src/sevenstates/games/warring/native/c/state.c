/* What is where, and the small changes the rules make. */
#include "warring.h"

void push(State *s, StepKind kind, int seat, int part) {
    s->stack[s->depth++] = (Step){(uint8_t)kind, (uint8_t)seat, (uint8_t)part, 0};
}

/* The slots of the seat's characters whose goals are met; the newest `fresh` are not. */
uint64_t met(const Rules *r, const State *s, int seat, int moment, int fresh) {
    uint64_t found = 0;
    for (int slot = 0; slot < s->character_count[seat] - fresh; slot++) {
        int goal = r->goal[s->characters[seat][slot]];
        if (is_met(r, s, goal, moment, &NO_SCENE)) found |= 1ULL << slot;
    }
    return found;
}

/* Whether the viewer knows a card of the event deck or of those played (W-RND-7). */
bool knows_agenda(const Rules *r, const State *s, int viewer, const Entry *entry) {
    if (rule(r, s) == REVEAL_CARDS) return true;
    if (viewer == NOBODY) return false;
    return viewer == entry->owner || (viewer == s->host && rule(r, s) != NO_HOST);
}

static bool is_any(const uint8_t *counts, int count) {
    for (int i = 0; i < count; i++)
        if (counts[i]) return true;
    return false;
}

/* The deck refills from its discards (W-SET-8). */
static bool has_stock(const Rules *r, State *s) {
    if (is_any(s->stock, r->events)) return true;
    memcpy(s->stock, s->discards, sizeof s->stock);
    memset(s->discards, 0, sizeof s->discards);
    for (int i = 0; i < s->buried_count; i++) s->stock[s->buried[i] >> 8]++;
    s->buried_count = 0;
    return is_any(s->stock, r->events);
}

void sort_hand(State *s, int seat) {
    int8_t *hand = s->hands[seat];
    for (int i = 1; i < s->hand_size[seat]; i++)
        for (int j = i; j && hand[j - 1] > hand[j]; j--) {
            int8_t kind = hand[j];
            hand[j] = hand[j - 1];
            hand[j - 1] = kind;
        }
}

void draw_cards(const Rules *r, State *s, int seat, int count, Luck *luck) {
    int before = s->hand_size[seat];
    for (int i = 0; i < count && has_stock(r, s); i++)
        s->hands[seat][s->hand_size[seat]++] = (int8_t)luck_draw(luck, s->stock, r->events);
    if (s->hand_size[seat] > before) sort_hand(s, seat);
}

/* Discard an event card face down; the seats in the mask know it. */
void bury(State *s, int kind, unsigned knowers) {
    uint16_t card = (uint16_t)((unsigned)kind << 8 | knowers);
    int place = s->buried_count++;
    for (; place && s->buried[place - 1] > card; place--) s->buried[place] = s->buried[place - 1];
    s->buried[place] = card;
}

/* Take a card out of a row. */
Entry take_entry(Entry *row, uint8_t *count, int place) {
    Entry entry = row[place];
    memmove(row + place, row + place + 1, (size_t)(--*count - place) * sizeof *row);
    return entry;
}

/* Take a number out of a row. */
static int taken_from(int8_t *row, uint8_t *count, int place) {
    int number = row[place];
    memmove(row + place, row + place + 1, (size_t)(--*count - place));
    return number;
}

int take_from_hand(State *s, int seat, int slot) {
    return taken_from(s->hands[seat], &s->hand_size[seat], slot);
}

int take_offer(State *s, int seat, int place) {
    return taken_from(s->offers[seat], &s->offer_count[seat], place);
}

int take_character(State *s, int seat, int slot) {
    return taken_from(s->characters[seat], &s->character_count[seat], slot);
}

/* The characters discarded face down are the deck. */
static bool has_people(const Rules *r, State *s) {
    if (count_bits(s->deck, PEOPLE_WORDS)) return true;
    for (int number = 0; number < r->people; number++)
        if (s->people_knowers[number]) set_bit(s->deck, number);
    memset(s->people_knowers, 0, sizeof s->people_knowers);
    return count_bits(s->deck, PEOPLE_WORDS) > 0;
}

/* Draw characters to choose from (W-SET-8). */
void offer_people(const Rules *r, State *s, int seat, int count, Luck *luck) {
    for (int i = 0; i < count && has_people(r, s); i++) {
        uint8_t weights[MOST_PEOPLE];
        for (int j = 0; j < r->people; j++) weights[j] = bit_of(s->deck, j);
        int number = luck_pick(luck, weights, r->people);
        clear_bit(s->deck, number);
        s->offers[seat][s->offer_count[seat]++] = (int8_t)number;
    }
}

/* Discard the characters that the seat did not choose face down; the seat knows them. */
void put_away_offer(State *s, int seat) {
    for (int i = 0; i < s->offer_count[seat]; i++)
        s->people_knowers[s->offers[seat][i]] = (uint8_t)(1 << seat);
    s->offer_count[seat] = 0;
}

/* What follows from the rest: whose questions they are, and who has not answered yet. */
void rebuild(const Rules *r, State *s) {
    for (int i = 0; i < s->depth; i++) {
        Step *step = &s->stack[i];
        switch (step->kind) {
        case SPEECH: step->seat = (uint8_t)seat_ahead(r, s, step->ahead); break;
        case TAKE_CARDS:
        case AMEND:
        case MARK_ADDED:
        case ORDER:
        case CHOOSE_NEXT: step->seat = (uint8_t)s->host; break;
        default: break;
        }
    }
    sealed_open(r, s);
}
