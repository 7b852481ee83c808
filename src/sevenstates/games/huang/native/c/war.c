/* Wars (H-WAR). */
#include "huang.h"

/* The tile on `place` united these states, taken as they stood before it (H-WAR-11). */
void war_begin(const Rules *r, State *s, int unifier, int place, Mask *sides, int count) {
    memset(&s->war, 0, sizeof s->war);
    s->war.count = (uint8_t)count;
    for (int i = 0; i < count; i++) {
        int at = i;
        while (at > 0 && next_place(&s->war.sides[at - 1], 0) > next_place(&sides[i], 0)) {
            s->war.sides[at] = s->war.sides[at - 1];
            at--;
        }
        s->war.sides[at] = sides[i];
    }
    push(s, (Step){.kind = WAR,
                   .seat = (uint8_t)unifier,
                   .other = (uint8_t)((unifier + 1) % r->seats),
                   .place = (int16_t)place});
}

/* H-WAR-4: red tiles of the state, committed tiles, supporting leaders. */
int war_total(const State *s, int side) {
    Mask red = both(s->war.sides[side], &s->tiles[RED]);
    return size_of(&red) + s->war.tiles[side] + s->war.leaders[side];
}

/* Clockwise from the unifier's left, each may support one warring state (H-WAR-5). */
void war_legal(const Rules *r, const State *s, Runs *runs) {
    int cell = asked_seat(s) * COLOURS + RED, red = s->hands[cell];
    run_add_bits(runs, SKIP, 1);
    for (int side = 0; side < s->war.count; side++) {
        run_add_bits(runs, r->first_support[side][0], (1ULL << red) - 1);
        if (s->leaders[cell] < 0)
            run_add_bits(runs, r->first_support[side][1], (2ULL << red) - 1);
    }
}

/* A side's leaders whose colour is in another warring state, loser or not. */
static void note_fallen(const Rules *r, const State *s, int side, int8_t fallen[COLOURS]) {
    Mask others = {{0}};
    for (int other = 0; other < s->war.count; other++)
        if (other != side) others = either(others, &s->war.sides[other]);
    for (int colour = 0; colour < COLOURS; colour++) {
        int seat = leader_in(r, s, &s->war.sides[side], colour);
        bool fights = seat != NOBODY && leader_in(r, s, &others, colour) != NOBODY;
        fallen[colour] = (int8_t)(fights ? seat : NOBODY);
    }
}

/* Losers lose their leaders, and the winner's of the same colours score (H-WAR-7, H-WAR-8). */
static void lose_leaders(const Rules *r, State *s, int winner) {
    int8_t fallen[SIDES][COLOURS];
    for (int side = 0; side < s->war.count; side++) note_fallen(r, s, side, fallen[side]);
    for (int side = 0; side < s->war.count; side++)
        for (int colour = 0; colour < COLOURS; colour++)
            if (side != winner && fallen[side][colour] != NOBODY)
                remove_leader(r, s, fallen[side][colour], colour);
    for (int side = 0; side < s->war.count; side++)
        for (int colour = 0; colour < COLOURS; colour++) {
            if (side == winner || fallen[side][colour] == NOBODY) continue;
            int victor = leader_in(r, s, &s->war.sides[winner], colour);
            if (victor != NOBODY) score(s, victor, colour, 1);
        }
}

/* Losers lose leaders and red tiles, the winner scores and pays (H-WAR-7 to 10). */
static void conclude(const Rules *r, State *s, int unifier, int place, int winner) {
    int debt = 0;
    for (int side = 0; side < s->war.count; side++)
        if (side != winner && war_total(s, side) > debt) debt = war_total(s, side);
    lose_leaders(r, s, winner);
    for (int side = 0; side < s->war.count; side++) {
        if (side == winner) continue;
        Mask lost = both(s->war.sides[side], &s->tiles[RED]);
        EACH_PLACE(red, &lost) remove_tile(r, s, red);
    }
    /* H-WAR-9: committed tiles first, then tiles of the state that the unifier picks. */
    int owed = debt - s->war.tiles[winner];
    Mask pool = both(s->war.sides[winner], &s->tiles[RED]);
    collect(r, s, unifier, &pool, owed, CAUSE_WAR, place);
}

static void decide(const Rules *r, State *s) {
    Step step = *top(s);
    int best = 0, tied = 0, count = 0;
    for (int side = 0; side < s->war.count; side++)
        if (war_total(s, side) > best) best = war_total(s, side);
    for (int side = 0; side < s->war.count; side++) {
        if (war_total(s, side) < best) continue;
        tied |= 1 << side;
        count++;
    }
    pop(s);
    if (count == 1) {
        conclude(r, s, step.seat, step.place, trailing_zeros((uint64_t)tied));
        return;
    }
    step.kind = WAR_TIE;
    step.colour = (uint8_t)tied;
    push(s, step);
}

void war_apply(const Rules *r, State *s, int action) {
    int seat = top(s)->other;
    if (action != SKIP) {
        int side = r->action_which[action] >> 1, leader = r->action_which[action] & 1;
        int tiles = r->action_value[action];
        spend(s, seat, RED, tiles);
        s->discards[RED] = (uint8_t)(s->discards[RED] + tiles);
        s->war.tiles[side] = (uint8_t)(s->war.tiles[side] + tiles);
        s->war.leaders[side] = (uint8_t)(s->war.leaders[side] + leader);
    }
    if (seat == top(s)->seat)
        decide(r, s);
    else
        top(s)->other = (uint8_t)((seat + 1) % r->seats);
}

/* A tied war: the unifier chooses among the tied (H-WAR-6). */
void war_tie_legal(const Rules *r, const State *s, Runs *runs) {
    run_add_bits(runs, r->first_winner, s->stack[s->depth - 1].colour);
}

void war_tie_apply(const Rules *r, State *s, int action) {
    Step step = *top(s);
    pop(s);
    conclude(r, s, step.seat, step.place, r->action_which[action]);
}
