/* Public events that are more than a change of the board (W-PUB-8 to W-PUB-10). */
#include "warring.h"

/* W-PUB-9: first all discard, then all draw. */
static void discard_hands(const Rules *r, State *s, Luck *luck) {
    for (int seat = 0; seat < r->seats; seat++) {
        for (int i = 0; i < s->hand_size[seat]; i++) bury(s, s->hands[seat][i], 1U << seat);
        s->hand_size[seat] = s->known_count[seat] = 0;
    }
    for (int ahead = 0; ahead < r->seats; ahead++)
        draw_cards(r, s, seat_ahead(r, s, ahead), HAND, luck);
}

static void ask_to_pass(const Rules *r, State *s) {
    memset(s->given, NOT_YET, sizeof s->given);
    push(s, PASS_RIGHT, 0, 0);
    sealed_open(r, s);
    if (!s->open) pop(s);
}

/* The public event is turned up and takes effect; then claims (W-RND-2, W-CLM-1). */
void reveal(const Rules *r, State *s, Luck *luck) {
    if (s->round <= r->public_rounds)
        s->public = (int8_t)luck_draw(luck, s->public_left, r->publics);
    else
        s->public = (int8_t)(s->round == r->public_rounds + 1 ? r->prelude : r->unify);
    begin_event(s, -1, 0);
    run_all(r, s, r->public_first[s->public], r->public_end[s->public], &NO_SCENE, luck);
    if (finish_if_decided(r, s)) return;
    open_window(s, AT_EVENT);
    switch (rule(r, s)) {
    case DRAW_NEW_HERO: push(s, NEW_HEROES, 0, 0); break;
    case DISCARD_HAND: discard_hands(r, s, luck); break;
    case PASS_ONE_RIGHT: ask_to_pass(r, s); break;
    default: break;
    }
}

/* One seat after another draws two characters (W-PUB-8). */
void new_heroes(const Rules *r, State *s, Luck *luck) {
    int ahead = top(s)->ahead, seat = seat_ahead(r, s, ahead);
    if (ahead == r->seats) {
        pop(s);
        return;
    }
    top(s)->ahead++;
    if (!s->character_count[seat]) return; /* without one there is nothing to exchange */
    offer_people(r, s, seat, r->hero_draw, luck);
    if (s->offer_count[seat]) push(s, NEW_HERO, seat, 0);
}

void new_hero_legal(const Rules *r, const State *s, int seat, Runs *runs) {
    uint64_t held = low_bits(s->character_count[seat]), mask = 0;
    for (int offer = 0; offer < s->offer_count[seat]; offer++) mask |= held << HELD * offer;
    run_add_bits(runs, r->first[PASS], 1);
    run_add_bits(runs, r->first[EXCHANGE], mask);
}

/* One seat may keep one of the two in exchange for a character in hand. */
void new_hero_apply(const Rules *r, State *s, int seat, int action) {
    pop(s);
    if (r->action_kind[action] == EXCHANGE) {
        int value = value_of(r, action), number = take_offer(s, seat, value / HELD);
        int given = take_character(s, seat, value % HELD);
        s->offers[seat][s->offer_count[seat]++] = (int8_t)given;
        s->characters[seat][s->character_count[seat]++] = (int8_t)number;
        s->fresh[seat]++; /* W-CLM-3: it waits for the window after this one. */
    }
    put_away_offer(s, seat);
}

void give_legal(const Rules *r, const State *s, int seat, Runs *runs) {
    run_add_bits(runs, r->first[GIVE], low_bits(s->hand_size[seat]));
}

void give_answer(const Rules *r, State *s, int seat, int action) {
    s->given[seat] = (int8_t)value_of(r, action);
}

/* Each gives one event card to the right, all at once (W-PUB-10). */
void give_finish(const Rules *r, State *s) {
    int kinds[SEATS];
    for (int seat = 0; seat < r->seats; seat++) {
        if (s->given[seat] == NOT_YET) continue;
        kinds[seat] = take_from_hand(s, seat, s->given[seat]);
        s->known_count[seat] = 0;
    }
    for (int seat = 0; seat < r->seats; seat++) {
        int to = (seat + r->seats - 1) % r->seats, place = s->known_count[to];
        if (s->given[seat] == NOT_YET) continue;
        s->hands[to][s->hand_size[to]++] = (int8_t)kinds[seat];
        sort_hand(s, to);
        s->known_kind[to][place] = (int8_t)kinds[seat];
        s->known_by[to][place] = (int8_t)seat;
        s->known_count[to]++;
    }
}
