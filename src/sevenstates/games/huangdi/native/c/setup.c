/* Set-up: all choose their favour cards at once (D-SET). */
#include "huangdi.h"

/* A table as set up, without favour cards (D-SET-1 to D-SET-4). */
static void lay_out(const Rules *r, State *s) {
    memset(s, 0, sizeof *s);
    for (int seat = 0; seat < r->seats; seat++) {
        s->jade[seat] = r->start_jade;
        s->roles[seat] = ALL_ROLES;
        s->block_stock[seat] = r->blocks;
        s->makers[seat] = (int8_t)seat;
        s->bids[seat] = NO_BID;
    }
    s->jade_stock = (uint8_t)(r->jade - r->start_jade * r->seats);
    s->peasant_stock = r->peasants;
    s->convict_stock = r->convicts;
    s->chip_stock = r->chips;
    s->emperor_stock = r->emperor_blocks;
    s->holder = NOBODY;
    put_packet(s, r->seats, (1ULL << r->favours) - 1);
    s->makers[r->seats] = NOBODY;
    s->maker_count = (uint8_t)(r->seats + 1);
    for (int card = 0; card < r->favours; card++) s->paths[card] = 1ULL << r->seats;
}

/* Five favour cards for each seat (D-SET-5). */
void deal(const Rules *r, State *s, Luck *luck) {
    lay_out(r, s);
    for (int seat = 0; seat < r->seats; seat++) {
        for (int i = 0; i < r->dealt_favours; i++) {
            int card = draw_card(s, luck);
            s->paths[card] = 1ULL << seat;
            s->dealt[seat] |= 1ULL << card;
        }
    }
    push(s, (Step){.kind = ROUNDS});
    push(s, (Step){.kind = CHOOSE_FAVOURS});
    s->open = (uint8_t)((1 << r->seats) - 1);
}

void setup_legal(const Rules *r, const State *s, int seat, Runs *runs) {
    run_add_bits(runs, r->first_keep, s->dealt[seat] & ~s->kept[seat]);
}

/* The cards not kept go back into the deck, which is one packet again. */
static void all_have_chosen(const Rules *r, State *s) {
    uint64_t deck = 0;
    for (int i = 0; i < s->packet_count; i++) deck |= s->packet_cards[i];
    for (int seat = 0; seat < r->seats; seat++) {
        uint64_t returned = s->dealt[seat] & ~s->kept[seat];
        s->hands[seat] = s->kept[seat];
        deck |= returned;
        EACH_BIT(card, returned) s->paths[card] = 1ULL << seat | 1ULL << r->seats;
        s->dealt[seat] = s->kept[seat] = 0;
    }
    s->packet_count = 0;
    put_packet(s, r->seats, deck);
    pop(s);
}

void setup_apply(const Rules *r, State *s, int seat, int action) {
    s->kept[seat] |= 1ULL << r->action_value[action];
    if (popcount(s->kept[seat]) < r->kept_favours) return;
    s->open &= (uint8_t)~(1 << seat);
    if (!s->open) all_have_chosen(r, s);
}
