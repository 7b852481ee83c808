/* Sealed questions: all that are asked answer at once, and the last answer carries all out. */
#include "warring.h"

bool is_sealed(const State *s) {
    return is_asking(s, KEEP_TWO) || is_asking(s, PASS_RIGHT) || is_asking(s, PLAY_CARDS);
}

/* The seats that the question was put to, whether done or not. */
unsigned sealed_asked(const Rules *r, const State *s) {
    unsigned mask = 0;
    for (int seat = 0; seat < r->seats; seat++) {
        bool asks = asking(s)->kind == KEEP_TWO     ? s->offer_count[seat] > HELD
                    : asking(s)->kind == PASS_RIGHT ? s->hand_size[seat] > 0
                                                    : true;
        mask |= (unsigned)asks << seat;
    }
    return mask;
}

bool sealed_done(const State *s, int seat) {
    switch (asking(s)->kind) {
    case KEEP_TWO: return popcount(s->picks[seat]) == HELD;
    case PASS_RIGHT: return s->given[seat] != NOT_YET;
    default: return s->answered >> seat & 1;
    }
}

void sealed_legal(const Rules *r, const State *s, int seat, Runs *runs) {
    switch (asking(s)->kind) {
    case KEEP_TWO: keep_two_legal(r, s, seat, runs); break;
    case PASS_RIGHT: give_legal(r, s, seat, runs); break;
    default: play_legal(r, s, seat, runs);
    }
}

/* One more part of the seat's answer. */
void sealed_answer(const Rules *r, State *s, int seat, int action) {
    switch (asking(s)->kind) {
    case KEEP_TWO: keep_two_answer(r, s, seat, action); break;
    case PASS_RIGHT: give_answer(r, s, seat, action); break;
    default: play_answer(r, s, seat, action);
    }
    if (sealed_done(s, seat)) s->open &= (uint8_t)~(1 << seat);
}

/* As before the seat answered anything. */
void sealed_undo(State *s, int seat) {
    switch (asking(s)->kind) {
    case KEEP_TWO: s->picks[seat] = 0; break;
    case PASS_RIGHT: s->given[seat] = NOT_YET; break;
    default:
        s->laid_count[seat] = 0;
        s->swaps[seat] = NO_SWAP;
        s->answered &= (uint8_t)~(1 << seat);
    }
}

void sealed_open(const Rules *r, State *s) {
    s->open = 0;
    if (!is_sealed(s)) return;
    EACH_BIT(seat, sealed_asked(r, s))
        if (!sealed_done(s, seat)) s->open |= (uint8_t)(1 << seat);
}

void sealed_finish_if_all_are_done(const Rules *r, State *s) {
    sealed_open(r, s);
    if (s->open) return;
    int kind = top(s)->kind;
    pop(s);
    switch (kind) {
    case KEEP_TWO: keep_two_finish(r, s); break;
    case PASS_RIGHT: give_finish(r, s); break;
    default: play_finish(r, s);
    }
}
