/* What a seat observes. Only what the viewer may know is read from the state (D-VIS-1). */
#include "observe.h"

static void mark(const View *e, int plane, Mask mask) {
    EACH_PLACE(place, mask) e->planes[plane * PLACES + place] = 1;
}

static void see_wall(const View *e) {
    const State *s = e->s;
    int seats = e->r->seats;
    mark(e, e->o->location_plane, e->r->whole);
    for (int seat = 0; seat < seats; seat++)
        mark(e, e->o->block_plane + ahead(e, seat), s->walls[seat]);
    mark(e, e->o->block_plane + seats, s->emperor_wall);
    mark(e, e->o->plaque_plane, s->plaques);
}

/* What lies beside the wall. */
static void see_table(const View *e) {
    const Observer *o = e->o;
    const State *s = e->s;
    const int stock[] = {s->jade_stock, s->peasant_stock, s->convict_stock, s->chip_stock,
                         o->plaques - size_of(s->plaques), s->emperor_stock};
    put(e, o->round, s->round);
    for (int i = 0; i < 6; i++) put(e, o->stock + i, stock[i]);
    for (int i = 0; i < e->r->provinces; i++) {
        put(e, o->prison_jade + i, s->prison_jade[i]);
        put(e, o->prison_convicts + i, s->prison_convicts[i]);
    }
    if (s->holder >= 0) put(e, o->holder + ahead(e, s->holder), 1);
    put(e, o->emperor_block, s->emperor_block);
    int deck = 0;
    for (int i = 0; i < s->packet_count; i++) deck += popcount(s->packet_cards[i]);
    put(e, o->deck, deck);
    put(e, o->packets, s->packet_count);
}

static void see_seats(const View *e) {
    const Observer *o = e->o;
    const State *s = e->s;
    for (int offset = 0; offset < e->r->seats; offset++) {
        int seat = (e->viewer + offset) % e->r->seats;
        put(e, o->score + offset, s->scores[seat]);
        put(e, o->jade + offset, s->jade[seat]);
        put(e, o->peasants + offset, s->peasants[seat]);
        put(e, o->convicts + offset, s->convicts[seat]);
        put(e, o->blocks + offset, s->blocks[seat]);
        put(e, o->block_stock + offset, s->block_stock[seat]);
        put(e, o->chips + offset, s->chips[seat]);
        put(e, o->hand_size + offset, popcount(s->hands[seat]));
        put(e, o->camp + offset * PROVINCES + s->camps[seat], 1);
        put_bits(e, o->roles + offset * ROLES, s->roles[seat]);
        put_bits(e, o->played + offset * FAVOURS, s->played[seat]);
    }
}

static void see_question_of(const View *e, int prompt, int asked_for) {
    put(e, e->o->question + prompt, 1);
    put(e, e->o->asked_for, asked_for);
}

/* A sealed question: whether others have answered does not show. */
static void see_sealed(const View *e, const Step *step) {
    const State *s = e->s;
    bool answered = !(s->open >> e->viewer & 1);
    for (int seat = 0; seat < e->r->seats; seat++)
        if (seat != e->viewer || !answered) put(e, e->o->asked + ahead(e, seat), 1);
    if (step->kind == PETITION) {
        see_question_of(e, ASK_BID, 0);
        if (!answered) return;
        put(e, e->o->bid_made, 1);
        put(e, e->o->bid, s->bids[e->viewer]);
    } else {
        see_question_of(e, ASK_FAVOURS, e->r->kept_favours);
        put_bits(e, e->o->choice, s->dealt[e->viewer]);
        put_bits(e, e->o->kept, s->kept[e->viewer]);
    }
}

static void see_favours_drawn(const View *e, const Step *step) {
    const State *s = e->s;
    see_question_of(e, ASK_KEEP, e->r->drawn_kept - popcount(s->drawn_kept));
    if (step->seat != e->viewer) return;
    put_bits(e, e->o->choice, s->drawn);
    put_bits(e, e->o->kept, s->drawn_kept);
}

/* What may still follow in a turn; the emperor block alone is another question. */
static void see_afterwards(const View *e, const Step *step) {
    Runs runs;
    legal(e->r, e->s, step->seat, &runs);
    bool buyback = runs.count > 1 && runs.first[1] == e->r->first_buyback;
    see_question_of(e, buyback ? ASK_BUYBACK : ASK_EMPEROR, 0);
    if (buyback) put(e, e->o->role + step->role, 1);
}

/* A question to one seat. */
static void see_question(const View *e, const Step *step) {
    put(e, e->o->asked + ahead(e, step->seat), 1);
    switch (step->kind) {
    case TAKE_ACTION: see_question_of(e, step->again ? ASK_ACTION_AGAIN : ASK_ACTION, 0); break;
    case AFTERWARDS: see_afterwards(e, step); break;
    case REPEAT_ROLE:
        see_question_of(e, ASK_REPEAT, 0);
        put(e, e->o->role + step->role, 1);
        break;
    case KEEP_FAVOURS: see_favours_drawn(e, step); break;
    case PLACE_BLOCKS:
        see_question_of(e, ASK_BLOCK, step->count);
        put(e, e->o->block, step->placed + 1);
        break;
    case USE_WORKERS: see_question_of(e, ASK_WORKERS, step->needed); break;
    default:
        see_question_of(e, ASK_PLAQUE, 0);
        put(e, e->o->card + step->card, 1);
    }
}

void see(const View *e) {
    const Observer *o = e->o;
    const State *s = e->s;
    memcpy(e->counts, o->fixed, (size_t)o->counts * sizeof *e->counts);
    see_wall(e);
    see_table(e);
    see_seats(e);
    put_bits(e, o->own_favours, s->hands[e->viewer]);
    put_bits(e, o->put_back, cards_put_back(e->r, s, e->viewer));
    if (s->depth) {
        const Step *step = asking(s);
        if (step->kind == PETITION || step->kind == CHOOSE_FAVOURS)
            see_sealed(e, step);
        else
            see_question(e, step);
    }
}
