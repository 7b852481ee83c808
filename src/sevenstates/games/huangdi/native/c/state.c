/* What stands where, and the small changes the rules make. */
#include "huangdi.h"

void push(State *s, Step step) { s->stack[s->depth++] = step; }

/* The free locations in a mask that stand on the ground or on a block (D-BLD-2). */
Mask open_locations(const Rules *r, Mask wall, Mask within) {
    Mask carried = either(r->ground, moved_up(wall, WIDTH));
    return both(without(within, wall), carried);
}

/* The corners of all places where a card's pattern stands in these blocks. */
Mask corners_of(const Rules *r, int card, Mask blocks) {
    Mask found = r->corners[card];
    for (int i = 0; i < r->offset_count[card]; i++)
        found = both(found, moved_down(blocks, r->offsets[card][i]));
    return found;
}

/* All blocks of all places where a card's pattern stands for the seat (D-FAV-1). */
Mask standing(const Rules *r, const State *s, int seat, int card) {
    Mask corners = corners_of(r, card, without(s->walls[seat], s->plaques)), found = {{0, 0}};
    for (int i = 0; i < r->offset_count[card]; i++)
        found = either(found, moved_up(corners, r->offsets[card][i]));
    return found;
}

/* What the played favours of a seat add up to (D-FAV-2). */
int bonus(const State *s, int seat, const uint8_t rewards[FAVOURS]) {
    int total = 0;
    EACH_BIT(card, s->played[seat]) total += rewards[card];
    return total;
}

void pay_jade(State *s, int seat, int count) {
    s->jade[seat] = (uint8_t)(s->jade[seat] - count);
    s->jade_stock = (uint8_t)(s->jade_stock + count);
}

/* Take jade, or what there is of it (D-SET-6). */
void take_jade(State *s, int seat, int count) {
    pay_jade(s, seat, -(count < s->jade_stock ? count : s->jade_stock));
}

void lose_convicts(State *s, int seat, int count) {
    s->convicts[seat] = (uint8_t)(s->convicts[seat] - count);
    s->convict_stock = (uint8_t)(s->convict_stock + count);
}

void lose_peasants(State *s, int seat, int count) {
    s->peasants[seat] = (uint8_t)(s->peasants[seat] - count);
    s->peasant_stock = (uint8_t)(s->peasant_stock + count);
}

/* A convict, and jade, from the stock into the prison of the seat's province. */
void imprison(State *s, int seat, int jade) {
    int province = s->camps[seat];
    if (jade > s->jade_stock) jade = s->jade_stock;
    s->jade_stock = (uint8_t)(s->jade_stock - jade);
    s->prison_jade[province] = (uint8_t)(s->prison_jade[province] + jade);
    if (!s->convict_stock) return;
    s->convict_stock--;
    s->prison_convicts[province]++;
}

void score(State *s, int seat, int points) {
    s->scores[seat] = (int16_t)(s->scores[seat] + points);
}

/* Take the top card: one of the first packet, whose order is not fixed yet. */
int draw_card(State *s, Luck *luck) {
    uint64_t *cards = &s->packet_cards[0];
    int card = nth_bit(cards, luck_below(luck, popcount(*cards)));
    *cards &= ~(1ULL << card);
    if (!*cards) {
        s->packet_count--;
        memmove(s->packet_cards, s->packet_cards + 1, s->packet_count * sizeof *s->packet_cards);
        memmove(s->packet_number, s->packet_number + 1, s->packet_count);
        s->packet_cards[s->packet_count] = s->packet_number[s->packet_count] = 0;
    }
    return card;
}

/* Put cards under the deck. */
void put_packet(State *s, int number, uint64_t cards) {
    s->packet_number[s->packet_count] = (uint8_t)number;
    s->packet_cards[s->packet_count++] = cards;
}

/* What follows from the rest: the wall, and who has not answered a sealed question. */
void rebuild(const Rules *r, State *s) {
    s->wall = s->emperor_wall;
    for (int seat = 0; seat < r->seats; seat++) s->wall = either(s->wall, s->walls[seat]);
    s->open = 0;
    if (!s->depth) return;
    for (int seat = 0; seat < r->seats; seat++) {
        bool asks = asking(s)->kind == PETITION && s->bids[seat] == NO_BID;
        asks |= asking(s)->kind == CHOOSE_FAVOURS && popcount(s->kept[seat]) < r->kept_favours;
        s->open |= (uint8_t)(asks << seat);
    }
}
