/* Possible worlds: what a viewer does not know, dealt again from what the viewer has not seen. */
#include "warring.h"

enum { MOST_ENTRIES = 2 * AGENDA };

typedef struct {
    const Rules *r;
    State *s;
    int viewer;
    Luck *luck;
    unsigned living;
    uint8_t pool[MOST_EVENTS];
} Dealer;

static bool knows(const Dealer *d, unsigned knowers) {
    return d->viewer != NOBODY && knowers >> d->viewer & 1;
}

/* The cards laid face down; answers to a sealed question are still in the hands. */
static int laid_of(const State *s, int seat) {
    return is_asking(s, PLAY_CARDS) ? 0 : s->laid_count[seat];
}

static void see_entries(Dealer *d, const Entry *entries, int count) {
    for (int i = 0; i < count; i++)
        if (knows_agenda(d->r, d->s, d->viewer, &entries[i])) d->pool[entries[i].kind]--;
}

/* The pool is without the cards whose place the viewer knows. */
static void fill_pool(Dealer *d) {
    const State *s = d->s;
    for (int kind = 0; kind < MOST_EVENTS; kind++)
        d->pool[kind] = (uint8_t)(d->r->copies[kind] - s->discards[kind]);
    for (int seat = 0; seat < d->r->seats; seat++) {
        bool own = seat == d->viewer;
        for (int i = 0; own && i < s->hand_size[seat]; i++) d->pool[s->hands[seat][i]]--;
        for (int i = 0; !own && i < s->known_count[seat]; i++)
            if (s->known_by[seat][i] == d->viewer) d->pool[s->known_kind[seat][i]]--;
        if (!own && rule(d->r, s) != REVEAL_CARDS) continue;
        for (int i = 0; i < laid_of(s, seat); i++) d->pool[s->laid[seat][i].kind]--;
    }
    see_entries(d, s->agenda, s->agenda_count);
    see_entries(d, &s->abandoned, s->is_abandoned);
    for (int i = 0; i < s->buried_count; i++)
        if (knows(d, s->buried[i] & 0xff)) d->pool[s->buried[i] >> 8]--;
}

static int8_t draw_unseen(Dealer *d) { return (int8_t)luck_draw(d->luck, d->pool, d->r->events); }

/* What the viewer passed into the hand stays; the rest is drawn. */
static void deal_hand(Dealer *d, int seat) {
    State *s = d->s;
    int8_t unknown[HAND] = {0};
    int size = s->hand_size[seat], known = 0, drawn = 0, used = 0;
    for (int i = 0; i < s->known_count[seat]; i++)
        if (s->known_by[seat][i] == d->viewer) s->hands[seat][known++] = s->known_kind[seat][i];
    for (int place = known; place < size; place++)
        s->hands[seat][place] = unknown[drawn++] = draw_unseen(d);
    for (int i = 0; i < s->known_count[seat]; i++)
        if (s->known_by[seat][i] != d->viewer) s->known_kind[seat][i] = unknown[used++];
    sort_hand(s, seat);
}

/* An unknown card, marked somehow. */
static Entry draw_entry(Dealer *d, int owner) {
    const Rules *r = d->r;
    Entry entry = begin_marks(r, draw_unseen(d), 0, owner, d->living);
    while (entry.marked < r->slots[entry.kind]) {
        uint64_t states = candidates(r, &entry, d->living);
        int chosen = nth_bit(&states, luck_below(d->luck, popcount(states)));
        entry.targets[entry.marked++] = (int8_t)chosen;
        settle_marks(r, &entry, d->living);
    }
    entry.choice = (int8_t)luck_below(d->luck, r->ways[entry.kind]);
    return entry;
}

static void sort_numbers(int *numbers, int count) {
    for (int i = 1; i < count; i++)
        for (int j = i; j && numbers[j - 1] > numbers[j]; j--) {
            int number = numbers[j];
            numbers[j] = numbers[j - 1];
            numbers[j - 1] = number;
        }
}

static void shuffle_numbers(int *numbers, int count, Luck *luck) {
    int left[MOST_PEOPLE];
    memcpy(left, numbers, (size_t)count * sizeof *left);
    for (int i = 0, size = count; i < count; i++) {
        int place = luck_below(luck, size--);
        numbers[i] = left[place];
        memmove(left + place, left + place + 1, (size_t)(size - place) * sizeof *left);
    }
}

/* Only the Host and its owner know whose card is played out (W-RND-7). */
static void hide_owners(const Dealer *d, Entry *cards, int count) {
    State *s = d->s;
    int owners[MOST_ENTRIES], hidden = 0, used = 0;
    for (int i = 0; i < s->played_count + count; i++) {
        int owner = i < s->played_count ? s->played[i].owner : cards[i - s->played_count].owner;
        if (owner != d->viewer) owners[hidden++] = owner;
    }
    sort_numbers(owners, hidden);
    shuffle_numbers(owners, hidden, d->luck);
    for (int i = 0; i < s->played_count + count; i++) {
        Entry *card = i < s->played_count ? &s->played[i] : &cards[i - s->played_count];
        if (card->owner != d->viewer) card->owner = (int8_t)owners[used++];
    }
}

/* The cards of the event deck and the abandoned one: those the viewer knows in order, the others
 * drawn again. */
static int deal_entries(Dealer *d, Entry cards[AGENDA + 1]) {
    const State *s = d->s;
    int owners[AGENDA + 1], hidden = 0, count = 0;
    for (int i = 0; i < s->agenda_count + s->is_abandoned; i++) {
        const Entry *card = i < s->agenda_count ? &s->agenda[i] : &s->abandoned;
        if (!knows_agenda(d->r, s, d->viewer, card)) {
            owners[hidden++] = card->owner;
            continue;
        }
        int place = count++;
        for (; place && compare_entries(d->r, &cards[place - 1], card) > 0; place--)
            cards[place] = cards[place - 1];
        cards[place] = *card;
    }
    sort_numbers(owners, hidden);
    for (int i = 0; i < hidden; i++) cards[count++] = draw_entry(d, owners[i]);
    return count;
}

/* The Host knows the whole event deck, an owner its own cards. */
static void deal_agenda(Dealer *d) {
    State *s = d->s;
    if (d->viewer == s->host && rule(d->r, s) != NO_HOST) return;
    Entry cards[AGENDA + 1];
    uint8_t left = (uint8_t)deal_entries(d, cards);
    if (rule(d->r, s) != REVEAL_CARDS) hide_owners(d, cards, left);
    for (int i = 0; left; i++) {
        Entry *place = i < s->agenda_count ? &s->agenda[i] : &s->abandoned;
        *place = take_entry(cards, &left, luck_below(d->luck, left));
    }
}

static void deal_buried(Dealer *d) {
    State *s = d->s;
    int hidden[MOST_BURIED], count = 0, before = s->buried_count;
    uint16_t known[MOST_BURIED];
    memcpy(known, s->buried, sizeof known);
    s->buried_count = 0;
    for (int i = 0; i < before; i++) {
        if (knows(d, known[i] & 0xff))
            s->buried[s->buried_count++] = known[i];
        else
            hidden[count++] = known[i] & 0xff;
    }
    sort_numbers(hidden, count);
    for (int i = 0; i < count; i++) bury(s, draw_unseen(d), (unsigned)hidden[i]);
}

static void deal_cards(Dealer *d) {
    State *s = d->s;
    fill_pool(d);
    for (int seat = 0; seat < d->r->seats; seat++) {
        if (seat == d->viewer) continue;
        deal_hand(d, seat);
        if (rule(d->r, s) == REVEAL_CARDS) continue;
        for (int i = 0; i < laid_of(s, seat); i++)
            s->laid[seat][i] = draw_entry(d, s->laid[seat][i].owner);
    }
    deal_agenda(d);
    deal_buried(d);
    memcpy(s->stock, d->pool, sizeof s->stock);
}

/* The characters of the present age that the viewer does not know the place of, ascending. */
static int unknown_people(const Dealer *d, int pool[MOST_PEOPLE]) {
    const State *s = d->s;
    int count = 0, viewer = d->viewer;
    uint64_t unknown[PEOPLE_WORDS];
    memcpy(unknown, d->r->era[is_late(d->r, s)], sizeof unknown);
    for (int i = 0; i < s->completed_count; i++) clear_bit(unknown, s->completed[i]);
    for (int i = 0; viewer != NOBODY && i < s->character_count[viewer]; i++)
        clear_bit(unknown, s->characters[viewer][i]);
    for (int i = 0; viewer != NOBODY && i < s->offer_count[viewer]; i++)
        clear_bit(unknown, s->offers[viewer][i]);
    for (int number = 0; number < d->r->people; number++) {
        if (knows(d, s->people_knowers[number])) clear_bit(unknown, number);
        if (bit_of(unknown, number)) pool[count++] = number;
    }
    return count;
}

static bool is_claimable(const Dealer *d, int number) {
    return is_met(d->r, d->s, d->r->goal[number], asking(d->s)->part, &NO_SCENE);
}

/* A seat that is asked for a claim holds a character whose goal is met: arrange the pool so. */
static void keep_claim_possible(const Dealer *d, int *pool, int size) {
    const State *s = d->s;
    if (!is_asking(s, ASK_CLAIM) || asking(s)->seat == d->viewer) return;
    int asked = asking(s)->seat, last = size - 1, places[MOST_PEOPLE], count = 0;
    for (int seat = 0; seat < asked; seat++)
        if (seat != d->viewer) last -= s->character_count[seat] + s->offer_count[seat];
    int held = s->character_count[asked] - s->fresh[asked];
    for (int place = 0; place < held; place++)
        if (is_claimable(d, pool[last - place])) return;
    for (int place = 0; place < size; place++)
        if (is_claimable(d, pool[place])) places[count++] = place;
    int one = last - luck_below(d->luck, held), other = places[luck_below(d->luck, count)];
    int number = pool[one];
    pool[one] = pool[other];
    pool[other] = number;
}

static int hidden_knowers(const Dealer *d, int masks[MOST_PEOPLE]) {
    int count = 0;
    for (int number = 0; number < d->r->people; number++) {
        uint8_t *knowers = &d->s->people_knowers[number];
        if (!*knowers || knows(d, *knowers)) continue;
        masks[count++] = *knowers;
        *knowers = 0;
    }
    sort_numbers(masks, count);
    return count;
}

/* Characters are known to their holder and, discarded face down, to who discarded them. */
static void deal_characters(const Dealer *d) {
    State *s = d->s;
    int pool[MOST_PEOPLE], masks[MOST_PEOPLE], size = unknown_people(d, pool);
    shuffle_numbers(pool, size, d->luck);
    keep_claim_possible(d, pool, size);
    for (int seat = 0; seat < d->r->seats; seat++) {
        if (seat == d->viewer) continue;
        for (int i = 0; i < s->character_count[seat]; i++)
            s->characters[seat][i] = (int8_t)pool[--size];
        for (int i = 0; i < s->offer_count[seat]; i++) s->offers[seat][i] = (int8_t)pool[--size];
    }
    int hidden = hidden_knowers(d, masks);
    for (int i = 0; i < hidden; i++) s->people_knowers[pool[--size]] = (uint8_t)masks[i];
    memset(s->deck, 0, sizeof s->deck);
    while (size) set_bit(s->deck, pool[--size]);
}

/* A seat that was done with a sealed question has answered it somehow; one that was not, has
 * answered nothing yet. */
static void answer_again(const Dealer *d, int seat) {
    bool was_done = sealed_done(d->s, seat);
    sealed_undo(d->s, seat);
    while (was_done && !sealed_done(d->s, seat) && !d->luck->failed) {
        Runs runs;
        runs_clear(&runs);
        sealed_legal(d->r, d->s, seat, &runs);
        sealed_answer(d->r, d->s, seat, runs_nth(&runs, luck_below(d->luck, runs.total)));
    }
}

/* Deal hands, face-down cards and characters as they may be. */
void determinize(const Rules *r, State *s, int viewer, Luck *luck) {
    Dealer d = {.r = r, .s = s, .viewer = viewer, .luck = luck, .living = alive(s)};
    deal_cards(&d);
    deal_characters(&d);
    if (!s->depth) return;
    if (is_sealed(s)) {
        EACH_BIT(seat, sealed_asked(r, s))
            if (seat != viewer) answer_again(&d, seat);
        sealed_open(r, s);
    } else if (viewer != s->host) {
        if (is_asking(s, MARK_ADDED)) top(s)->kind = AMEND;
        if (is_asking(s, ORDER)) s->order_count = 0;
    }
}
