/* The round, from the draw to the last claims (W-RND). */
#include "warring.h"

static void begin(const Rules *r, State *s, Luck *luck) {
    begin_round(s);
    if (s->round == r->early_rounds + 1) deal_people(r, s, luck);
}

/* W-RND-1; in round 16 nobody draws (W-PUB-12). */
static void draw(const Rules *r, State *s, Luck *luck) {
    if (s->round > r->public_rounds + 1) return;
    for (int ahead = 0; ahead < r->seats; ahead++) {
        int seat = seat_ahead(r, s, ahead);
        draw_cards(r, s, seat, HAND - s->hand_size[seat], luck);
    }
}

/* W-RND-10: what is unfinished leaves the game; the Late deck serves from now on. */
static void end_early_age(const Rules *r, State *s) {
    for (int i = 0; i < PEOPLE_WORDS; i++) {
        s->gone[i] |= s->deck[i];
        s->deck[i] = r->era[true][i];
    }
    for (int number = 0; number < r->people; number++)
        if (s->people_knowers[number]) set_bit(s->gone, number);
    memset(s->people_knowers, 0, sizeof s->people_knowers);
    for (int seat = 0; seat < r->seats; seat++) {
        for (int i = 0; i < s->character_count[seat]; i++) set_bit(s->gone, s->characters[seat][i]);
        s->character_count[seat] = 0;
    }
}

static void end(const Rules *r, State *s) {
    /* Whose card was abandoned sees by now that it was not played. */
    if (s->is_abandoned)
        bury(s, s->abandoned.kind, 1U << s->host | 1U << s->abandoned.owner);
    s->is_abandoned = s->played_count = s->said_count = 0;
    s->public = -1;
    if (s->round == r->early_rounds) end_early_age(r, s);
    s->round++;
    s->host = (int8_t)seat_ahead(r, s, 1); /* W-SET-7, W-PUB-1 */
}

/* The parts of the round, one after another, then the next round. */
void run_round(const Rules *r, State *s, Luck *luck) {
    int part = top(s)->part;
    top(s)->part = (uint8_t)((part + 1) % PARTS);
    switch (part) {
    case PART_BEGIN: begin(r, s, luck); break;
    case PART_DRAW: draw(r, s, luck); break;
    case PART_REVEAL: reveal(r, s, luck); break;
    case PART_SPEECH:
        if (rule(r, s) != NO_HOST) push(s, SPEECH, s->host, 0);
        break;
    case PART_PLAY: play_begin(r, s); break;
    case PART_COLLECT: collect(r, s, luck); break;
    case PART_AGENDA: agenda_begin(r, s); break;
    case PART_LAST_CLAIMS: /* no event has just been resolved (W-CLM-5) */
        begin_event(s, -1, 0);
        open_window(s, AT_ROUND);
        break;
    default: end(r, s);
    }
}
