/* Possible worlds: what a viewer does not know, dealt again to agree with all the viewer has seen.
 *
 * hidden.py says why: draw by draw, the ways on from there are dealt among the cards that were in
 * it since the viewer last saw them. */
#include "huangdi.h"

enum { IN_HAND, IN_PACKET, DRAWN, KEPT };

/* Where a card goes on from a draw: the later draws it is in, and where it ends. */
typedef struct {
    uint64_t rest;
    uint8_t kind, number; /* a hand and its seat, or a packet and its number */
} Way;

typedef struct {
    uint64_t cards;          /* those that the viewer does not see */
    uint64_t unseen;         /* those that it never saw */
    uint64_t heads[FAVOURS]; /* the draws before the viewer last saw the card */
    Way ways[FAVOURS];       /* those from there on, and where the card is now */
} Routes;

static uint64_t up_to(int number) { return (2ULL << number) - 1; }

static void hide(Routes *routes, uint64_t cards, int kind, int number) {
    routes->cards |= cards;
    EACH_BIT(card, cards)
        routes->ways[card] = (Way){.kind = (uint8_t)kind, .number = (uint8_t)number};
}

/* The place of every card that the viewer does not see. */
static void find_places(const Rules *r, const State *s, int viewer, Routes *routes) {
    for (int seat = 0; seat < r->seats; seat++)
        if (seat != viewer) hide(routes, s->hands[seat], IN_HAND, seat);
    for (int i = 0; i < s->packet_count; i++)
        hide(routes, s->packet_cards[i], IN_PACKET, s->packet_number[i]);
    if (!s->depth || asking(s)->kind != KEEP_FAVOURS || asking(s)->seat == viewer) return;
    hide(routes, s->drawn & ~s->drawn_kept, DRAWN, 0);
    hide(routes, s->drawn_kept, KEPT, 0);
}

/* The draws that the viewer made; a spectator made none. */
static uint64_t draws_of(const State *s, int viewer) {
    uint64_t own = 0;
    for (int i = 0; i < s->maker_count && viewer != NOBODY; i++)
        if (s->makers[i] == viewer) own |= 1ULL << i;
    return own;
}

/* The cards that the viewer does not see now, but has seen. */
uint64_t cards_put_back(const Rules *r, const State *s, int viewer) {
    Routes routes;
    uint64_t own = draws_of(s, viewer), found = 0;
    routes.cards = 0;
    find_places(r, s, viewer, &routes);
    EACH_BIT(card, routes.cards)
        if (s->paths[card] & own) found |= 1ULL << card;
    return found;
}

static int highest_bit(uint64_t word) {
    int bit = 0;
    while (word >>= 1) bit++;
    return bit;
}

static void find_routes(const Rules *r, const State *s, int viewer, Routes *routes) {
    uint64_t own = draws_of(s, viewer);
    routes->cards = routes->unseen = 0;
    find_places(r, s, viewer, routes);
    EACH_BIT(card, routes->cards) {
        uint64_t path = s->paths[card], seen = path & own;
        uint64_t before = seen ? up_to(highest_bit(seen)) >> 1 : 0; /* and not that draw itself */
        if (!seen) routes->unseen |= 1ULL << card;
        routes->heads[card] = path & before;
        routes->ways[card].rest = path & ~before;
    }
}

/* The order of the readable engine: by the draws as ascending lists, then by the place. */
static bool comes_before(const Way *a, const Way *b) {
    if (a->rest == b->rest)
        return a->kind != b->kind ? a->kind < b->kind : a->number < b->number;
    int first = trailing_zeros(a->rest ^ b->rest); /* the lists are the same up to here */
    if (a->rest >> first & 1) return (b->rest & ~up_to(first)) != 0;
    return (a->rest & ~up_to(first)) == 0; /* a list that ends comes first */
}

static void sort(Way *ways, int count) {
    for (int i = 1; i < count; i++) {
        Way way = ways[i];
        int at = i;
        for (; at > 0 && comes_before(&way, &ways[at - 1]); at--) ways[at] = ways[at - 1];
        ways[at] = way;
    }
}

/* Deal the ways on from a draw among these cards, which all were in it. `before` are the draws up
 * to that one. */
static void shuffle(Routes *routes, uint64_t cards, uint64_t before, Luck *luck) {
    Way ways[FAVOURS];
    int count = 0;
    EACH_BIT(card, cards) {
        ways[count] = routes->ways[card];
        ways[count++].rest &= ~before;
    }
    sort(ways, count);
    for (int last = count - 1; last > 0; last--) {
        int other = luck_below(luck, last + 1);
        Way way = ways[last];
        ways[last] = ways[other];
        ways[other] = way;
    }
    count = 0;
    EACH_BIT(card, cards) {
        uint64_t walked = routes->ways[card].rest & before;
        routes->ways[card] = ways[count++];
        routes->ways[card].rest |= walked;
    }
}

/* Put the cards where their routes end. */
static void write_routes(const Rules *r, State *s, int viewer, const Routes *routes) {
    uint64_t drawn = s->drawn;
    for (int seat = 0; seat < r->seats; seat++)
        if (seat != viewer) s->hands[seat] = 0;
    for (int i = 0; i < s->packet_count; i++) s->packet_cards[i] = 0;
    if (routes->cards & drawn) s->drawn = s->drawn_kept = 0;
    EACH_BIT(card, routes->cards) {
        const Way *way = &routes->ways[card];
        uint64_t bit = 1ULL << card;
        int packet = 0;
        s->paths[card] = routes->heads[card] | way->rest;
        switch (way->kind) {
        case IN_HAND: s->hands[way->number] |= bit; break;
        case IN_PACKET:
            while (s->packet_number[packet] != way->number) packet++;
            s->packet_cards[packet] |= bit;
            break;
        case KEPT: s->drawn_kept |= bit; /* fall through */
        default: s->drawn |= bit;
        }
    }
}

/* `count` of these cards, drawn at random. */
static uint64_t some_of(uint64_t cards, int count, Luck *luck) {
    uint64_t some = 0;
    while (count--) {
        uint64_t left = cards & ~some;
        some |= 1ULL << nth_bit(&left, luck_below(luck, popcount(left)));
    }
    return some;
}

/* The set-up once more: the cards dealt to others, and which of them they keep. */
static void deal_again(const Rules *r, State *s, int viewer, Luck *luck) {
    uint8_t left[FAVOURS];
    uint64_t own = viewer == NOBODY ? 0 : s->dealt[viewer];
    for (int card = 0; card < r->favours; card++) left[card] = !(own >> card & 1);
    for (int seat = 0; seat < r->seats; seat++) {
        if (seat == viewer) continue;
        int kept = popcount(s->kept[seat]);
        s->dealt[seat] = 0;
        for (int i = 0; i < r->dealt_favours; i++)
            s->dealt[seat] |= 1ULL << luck_draw(luck, left, r->favours);
        s->kept[seat] = some_of(s->dealt[seat], kept, luck);
    }
    uint64_t deck = 0;
    for (int card = 0; card < r->favours; card++) {
        deck |= (uint64_t)left[card] << card;
        s->paths[card] = 1ULL << r->seats;
    }
    s->packet_count = 0;
    if (deck) put_packet(s, r->seats, deck);
    for (int seat = 0; seat < r->seats; seat++)
        EACH_BIT(card, s->dealt[seat]) s->paths[card] = 1ULL << seat;
}

/* Let others have answered a petition in some way. */
static void bid_again(const Rules *r, State *s, int viewer, Luck *luck) {
    for (int seat = 0; seat < r->seats; seat++)
        if (seat != viewer && s->bids[seat] != NO_BID)
            s->bids[seat] = (int8_t)luck_below(luck, s->jade[seat] + 1);
}

void determinize(const Rules *r, State *s, int viewer, Luck *luck) {
    if (s->depth && asking(s)->kind == CHOOSE_FAVOURS) {
        deal_again(r, s, viewer, luck);
        return;
    }
    if (s->depth && asking(s)->kind == PETITION) bid_again(r, s, viewer, luck);
    Routes routes;
    uint64_t numbers = 0;
    find_routes(r, s, viewer, &routes);
    EACH_BIT(card, routes.cards) numbers |= routes.ways[card].rest;
    shuffle(&routes, routes.unseen, 0, luck);
    EACH_BIT(number, numbers) {
        uint64_t cards = 0;
        EACH_BIT(card, routes.cards)
            if (routes.ways[card].rest >> number & 1) cards |= 1ULL << card;
        shuffle(&routes, cards, up_to(number), luck);
    }
    write_routes(r, s, viewer, &routes);
}
