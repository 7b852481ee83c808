/* Set-up, and which file answers which question. */
#include "warring.h"

int asked_seat(const State *s) {
    if (!s->depth) return NOBODY;
    return is_sealed(s) ? trailing_zeros(s->open) : asking(s)->seat;
}

bool is_asked(const State *s, int seat) {
    if (!s->depth) return false;
    return is_sealed(s) ? s->open >> seat & 1 : asking(s)->seat == seat;
}

void legal(const Rules *r, const State *s, int seat, Runs *runs) {
    runs_clear(runs);
    if (seat == NOBODY || !is_asked(s, seat)) return;
    switch (asking(s)->kind) {
    case KEEP_ONE: keep_one_legal(r, s, seat, runs); break;
    case NEW_HERO: new_hero_legal(r, s, seat, runs); break;
    case SPEECH: speech_legal(r, s, runs); break;
    case TAKE_CARDS: take_legal(r, s, runs); break;
    case AMEND: amend_legal(r, s, runs); break;
    case MARK_ADDED: mark_added_legal(r, s, runs); break;
    case ORDER:
    case CHOOSE_NEXT: order_legal(r, s, runs); break;
    case ASK_CLAIM: claim_legal(r, s, seat, runs); break;
    default: sealed_legal(r, s, seat, runs);
    }
}

/* Run steps that ask nobody until one asks or the game is over. */
static void settle(const Rules *r, State *s, Luck *luck) {
    while (s->depth && !luck->failed) {
        switch (asking(s)->kind) {
        case ROUND: run_round(r, s, luck); break;
        case NEW_HEROES: new_heroes(r, s, luck); break;
        case SWAPS: swaps(r, s, luck); break;
        case OFFER_ORDER: offer_order(r, s); break;
        case PLAY_OUT: play_out(r, s, luck); break;
        case CLAIM_WINDOW: claim_window(r, s); break;
        default: return;
        }
    }
}

void apply(const Rules *r, State *s, int seat, int action, Luck *luck) {
    switch (asking(s)->kind) {
    case KEEP_ONE: keep_one_apply(r, s, seat, action); break;
    case NEW_HERO: new_hero_apply(r, s, seat, action); break;
    case SPEECH: speech_apply(r, s, seat, action); break;
    case TAKE_CARDS: take_apply(r, s, action); break;
    case AMEND: amend_apply(r, s, seat, action); break;
    case MARK_ADDED: mark_added_apply(r, s, seat, action); break;
    case ORDER: order_apply(r, s, action); break;
    case CHOOSE_NEXT: choose_next_apply(r, s, action); break;
    case ASK_CLAIM: claim_apply(r, s, seat, action, luck); break;
    default:
        sealed_answer(r, s, seat, action);
        if (!s->open) sealed_finish_if_all_are_done(r, s);
    }
    settle(r, s, luck);
}

/* W-SET-7: the highest roll of two dice; those who are tied roll again. */
static int roll_for_host(const Rules *r, Luck *luck) {
    unsigned left = (1U << r->seats) - 1;
    while (popcount(left) > 1 && !luck->failed) {
        unsigned best = 0;
        int most = 0;
        EACH_BIT(seat, left) {
            int total = roll(luck);
            total += roll(luck);
            if (total > most) best = 0;
            if (total >= most) best |= 1U << seat;
            if (total > most) most = total;
        }
        left = best;
    }
    return trailing_zeros(left);
}

void deal(const Rules *r, State *s, Luck *luck) {
    memset(s, 0, sizeof *s);
    memcpy(s->values, r->start, sizeof s->values);
    memcpy(s->public_left, r->public_copies, sizeof s->public_left);
    memcpy(s->stock, r->copies, sizeof s->stock);
    memcpy(s->deck, r->era[false], sizeof s->deck);
    s->round = 1;
    s->public = s->unifier = -1;
    begin_round(s);
    s->host = (int8_t)roll_for_host(r, luck);
    for (int ahead = 0; ahead < r->seats; ahead++)
        draw_cards(r, s, seat_ahead(r, s, ahead), HAND, luck);
    push(s, ROUND, 0, PART_BEGIN);
    deal_people(r, s, luck);
    settle(r, s, luck);
}
