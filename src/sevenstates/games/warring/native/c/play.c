/* All at once, in secret, each plays event cards or swaps a character (W-RND-4). */
#include "warring.h"

enum { NO_CHARACTER = HELD };

/* Ask all seats to play. */
void play_begin(const Rules *r, State *s) {
    memset(s->laid_count, 0, sizeof s->laid_count);
    memset(s->swaps, NO_SWAP, sizeof s->swaps);
    s->answered = 0;
    push(s, PLAY_CARDS, 0, 0);
    sealed_open(r, s);
}

/* The card that is being marked; NULL if the last one is complete. */
static const Entry *open_card(const Rules *r, const State *s, int seat) {
    if (!s->laid_count[seat]) return NULL;
    const Entry *last = &s->laid[seat][s->laid_count[seat] - 1];
    return is_marked(r, last) ? NULL : last;
}

void play_legal(const Rules *r, const State *s, int seat, Runs *runs) {
    const Entry *open = open_card(r, s, seat);
    if (open) {
        marks_legal(r, open, alive(s), runs);
        return;
    }
    int laid = s->laid_count[seat], held = s->character_count[seat];
    uint64_t playable = low_bits(s->hand_size[seat]);
    for (int i = 0; i < laid; i++) playable &= ~(1ULL << s->laid[seat][i].slot);
    if (laid && rule(r, s) == ONE_CARD) playable = 0;
    uint64_t swaps = held ? low_bits(held) : 1ULL << NO_CHARACTER;
    run_add_bits(runs, r->first[DONE], laid > 0);
    run_add_bits(runs, r->first[PLAY], playable);
    run_add_bits(runs, r->first[SWAP], laid ? 0 : swaps);
}

void play_answer(const Rules *r, State *s, int seat, int action) {
    int value = value_of(r, action);
    Entry *laid = s->laid[seat];
    switch (r->action_kind[action]) {
    case SWAP: s->swaps[seat] = (int8_t)value; /* fall through */
    case DONE: s->answered |= (uint8_t)(1 << seat); break;
    case PLAY:
        laid[s->laid_count[seat]++] =
            begin_marks(r, s->hands[seat][value], value, seat, alive(s));
        break;
    default: mark(r, &laid[s->laid_count[seat] - 1], alive(s), action);
    }
}

static void forget_known(State *s, int seat, int kind) {
    for (int i = 0; i < s->known_count[seat]; i++) {
        if (s->known_kind[seat][i] != kind) continue;
        s->known_count[seat]--;
        for (int j = i; j < s->known_count[seat]; j++) {
            s->known_kind[seat][j] = s->known_kind[seat][j + 1];
            s->known_by[seat][j] = s->known_by[seat][j + 1];
        }
        return;
    }
}

/* Who passed a card into a hand no longer knows that it is there, unless those that left it are
 * open, when only they are struck off. */
static void forget_cards(const Rules *r, State *s, int seat) {
    if (rule(r, s) != REVEAL_CARDS) s->known_count[seat] = 0;
    for (int i = 0; i < s->laid_count[seat]; i++) forget_known(s, seat, s->laid[seat][i].kind);
}

static void leave_hand(State *s, int seat) {
    unsigned slots = 0;
    int left = 0;
    for (int i = 0; i < s->laid_count[seat]; i++) {
        slots |= 1U << s->laid[seat][i].slot;
        s->laid[seat][i].slot = 0;
    }
    for (int slot = 0; slot < s->hand_size[seat]; slot++)
        if (!(slots >> slot & 1)) s->hands[seat][left++] = s->hands[seat][slot];
    s->hand_size[seat] = (uint8_t)left;
}

/* The cards leave the hands, then the swaps are carried out. */
void play_finish(const Rules *r, State *s) {
    s->swap_count = 0;
    for (int ahead = 0; ahead < r->seats; ahead++) {
        int seat = seat_ahead(r, s, ahead);
        leave_hand(s, seat);
        if (s->laid_count[seat]) forget_cards(r, s, seat);
        if (s->swaps[seat] == NO_SWAP) continue;
        s->swap_seat[s->swap_count] = (int8_t)seat;
        s->swap_of[s->swap_count++] = s->swaps[seat];
    }
    push(s, SWAPS, 0, 0);
}

/* The swaps, from the Host clockwise: discard a character, draw 3, keep 1. */
void swaps(const Rules *r, State *s, Luck *luck) {
    if (!s->swap_count) {
        pop(s);
        return;
    }
    int seat = s->swap_seat[0], slot = s->swap_of[0];
    s->swap_count--;
    memmove(s->swap_seat, s->swap_seat + 1, s->swap_count);
    memmove(s->swap_of, s->swap_of + 1, s->swap_count);
    if (slot != NO_CHARACTER)
        s->people_knowers[take_character(s, seat, slot)] = (uint8_t)(1 << seat);
    draw_and_keep_one(r, s, seat, r->swap_draw, luck);
}
