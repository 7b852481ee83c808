/* Which of the played cards go into the event deck (W-RND-5 to W-RND-7). */
#include "warring.h"

static void into_agenda(State *s, int owner, int place) {
    s->agenda[s->agenda_count++] = take_entry(s->laid[owner], &s->laid_count[owner], place);
}

/* W-RND-7: face down, unless they lie open anyway. */
static void put_away(const Rules *r, State *s) {
    for (int seat = 0; seat < r->seats; seat++) {
        for (int i = 0; i < s->laid_count[seat]; i++) {
            int kind = s->laid[seat][i].kind;
            if (rule(r, s) == REVEAL_CARDS)
                s->discards[kind]++;
            else
                bury(s, kind, 1U << seat);
        }
        s->laid_count[seat] = 0;
    }
}

/* Take what there is no choice about; ask if there is one; else put the rest away. */
static void go_on(const Rules *r, State *s) {
    bool asks = false;
    for (int ahead = 0; ahead < r->seats; ahead++) {
        int owner = seat_ahead(r, s, ahead);
        if (s->quotas[owner] == s->laid_count[owner]) {
            while (s->laid_count[owner]) into_agenda(s, owner, 0);
            s->quotas[owner] = 0;
        }
        asks |= s->quotas[owner] > 0;
    }
    if (asks)
        push(s, TAKE_CARDS, s->host, 0);
    else
        put_away(r, s);
}

static void shuffle_agenda(State *s, Luck *luck) {
    Entry left[AGENDA];
    uint8_t count = s->agenda_count;
    memcpy(left, s->agenda, sizeof left);
    for (int i = 0; i < s->agenda_count; i++)
        s->agenda[i] = take_entry(left, &count, luck_below(luck, count));
}

/* Take at random what is taken at random; ask the Host for the rest. */
void collect(const Rules *r, State *s, Luck *luck) {
    int open = rule(r, s);
    for (int ahead = 0; ahead < r->seats; ahead++) {
        int seat = seat_ahead(r, s, ahead);
        bool by_choice = open == REVEAL_CARDS || (seat == s->host && open != NO_HOST);
        s->quotas[seat] = r->quota[s->laid_count[seat]];
        for (; !by_choice && s->quotas[seat]; s->quotas[seat]--)
            into_agenda(s, seat, luck_below(luck, s->laid_count[seat]));
    }
    if (open == NO_HOST) shuffle_agenda(s, luck);
    go_on(r, s);
}

void take_legal(const Rules *r, const State *s, Runs *runs) {
    for (int owner = 0; owner < r->seats; owner++)
        if (s->quotas[owner])
            run_add_bits(runs, r->first[TAKE] + owner * HAND, low_bits(s->laid_count[owner]));
}

void take_apply(const Rules *r, State *s, int action) {
    int owner = value_of(r, action) / HAND;
    into_agenda(s, owner, value_of(r, action) % HAND);
    s->quotas[owner]--;
    pop(s);
    go_on(r, s);
}
