/* The turn: two actions of five kinds (H-TRN), and which file answers which question. */
#include "huang.h"

enum { ACTIONS_A_TURN = 2 };

int asked_seat(const State *s) {
    if (!s->depth) return NOBODY;
    const Step *step = &s->stack[s->depth - 1];
    return step->kind == WAR || step->kind == REVOLT_DEFENCE ? step->other : step->seat;
}

static void take_action_legal(const Rules *r, const State *s, Runs *runs) {
    int seat = s->stack[s->depth - 1].seat;
    tile_runs(r, s, seat, runs);
    leader_runs(r, s, seat, runs);
    riot_runs(r, s, seat, runs);
    trade_runs(r, s, seat, runs);
    replace_runs(r, s, seat, runs);
}

bool is_asked(const State *s, int seat) { return seat == asked_seat(s); }

void legal(const Rules *r, const State *s, int seat, Runs *runs) {
    runs_clear(runs);
    if (seat == NOBODY || seat != asked_seat(s)) return;
    switch (s->stack[s->depth - 1].kind) {
    case TAKE_ACTION: take_action_legal(r, s, runs); break;
    case OFFER_BUILDING: building_legal(r, s, runs); break;
    case OFFER_MARKET: market_legal(r, s, runs); break;
    case OFFER_CHAIN: chain_legal(r, s, runs); break;
    case CHOOSE_PAGODA: lift_legal(r, s, runs); break;
    case PAY_TILE: pay_legal(r, s, runs); break;
    case REVOLT_ATTACK:
    case REVOLT_DEFENCE: revolt_legal(r, s, runs); break;
    case WAR: war_legal(r, s, runs); break;
    case WAR_TIE: war_tie_legal(r, s, runs); break;
    case OFFER_GRANARIES: granaries_legal(r, s, runs); break;
    default: break;
    }
}

/* A set that is quickly found and a little too large: of the leaders' places leader_is_barred
 * may forbid some. Replacing comes last in the table and is left out. */
static void wider_without_replace(const Rules *r, const State *s, int seat, Runs *runs) {
    runs_clear(runs);
    tile_runs(r, s, seat, runs);
    leader_wider_runs(r, s, seat, runs);
    riot_runs(r, s, seat, runs);
    trade_runs(r, s, seat, runs);
}

static bool is_barred(const Rules *r, const State *s, int seat, int action) {
    int colour = r->action_which[action], place = r->action_value[action];
    return r->action_kind[action] == PLACE_LEADER && leader_is_barred(r, s, seat, colour, place);
}

/* Drawn from the wider set until one is legal. */
static int random_take_action(const Rules *r, const State *s, Luck *luck) {
    int seat = s->stack[s->depth - 1].seat, handfuls = handful_count(r, s, seat);
    Runs runs;
    wider_without_replace(r, s, seat, &runs);
    while (true) {
        int n = luck_below(luck, runs.total + handfuls);
        if (n >= runs.total) return nth_handful(r, s, seat, n - runs.total);
        int action = runs_nth(&runs, n);
        if (luck->failed || !is_barred(r, s, seat, action)) return action;
    }
}

/* A set that an action of the turn is in if it is legal, with the places of leaders that may be
 * barred. */
static void wider_of_kind(const Rules *r, const State *s, int seat, int kind, Runs *runs) {
    runs_clear(runs);
    switch (kind) {
    case PLACE_TILE: tile_runs(r, s, seat, runs); break;
    case PLACE_LEADER:
    case WITHDRAW: leader_wider_runs(r, s, seat, runs); break;
    case RIOT: riot_runs(r, s, seat, runs); break;
    case TRADE_PAGODA:
    case TRADE_PALACE: trade_runs(r, s, seat, runs); break;
    default: break;
    }
}

bool is_legal(const Rules *r, const State *s, int seat, int action) {
    if (action < 0 || action >= ACTIONS || seat == NOBODY || asked_seat(s) != seat) return false;
    if (s->stack[s->depth - 1].kind != TAKE_ACTION) return is_listed(r, s, seat, action);
    Runs runs;
    int kind = r->action_kind[action];
    if (kind == REPLACE) return replace_is_legal(r, s, seat, action);
    wider_of_kind(r, s, seat, kind, &runs);
    return runs_contain(&runs, action) && !is_barred(r, s, seat, action);
}

int random_action(const Rules *r, const State *s, Luck *luck) {
    bool free = s->stack[s->depth - 1].kind == TAKE_ACTION;
    return free ? random_take_action(r, s, luck) : random_listed(r, s, luck);
}

static void take_action(const Rules *r, State *s, int action, Luck *luck) {
    int seat = top(s)->seat, which = r->action_which[action];
    top(s)->kind = NEXT_ACTION;
    top(s)->count--;
    switch (r->action_kind[action]) {
    case PLACE_TILE: tile_apply(r, s, seat, which, r->action_value[action]); break;
    case PLACE_LEADER:
    case WITHDRAW: leader_apply(r, s, seat, action); break;
    case RIOT: riot_apply(r, s, seat, action); break;
    case TRADE_PAGODA:
    case TRADE_PALACE: trade_apply(r, s, seat, action); break;
    default: replace_apply(r, s, seat, action, luck);
    }
}

void apply(const Rules *r, State *s, int seat, int action, Luck *luck) {
    (void)seat; /* nobody else is asked */
    switch (top(s)->kind) {
    case TAKE_ACTION: take_action(r, s, action, luck); break;
    case OFFER_BUILDING: building_apply(r, s, action); break;
    case OFFER_MARKET: market_apply(r, s, action); break;
    case OFFER_CHAIN: chain_apply(r, s, action); break;
    case CHOOSE_PAGODA: lift_apply(r, s, action); break;
    case PAY_TILE: pay_apply(r, s, action); break;
    case REVOLT_ATTACK:
    case REVOLT_DEFENCE: revolt_apply(r, s, action); break;
    case WAR: war_apply(r, s, action); break;
    case WAR_TIE: war_tie_apply(r, s, action); break;
    default: granaries_apply(r, s, action);
    }
    settle(r, s, luck);
}

/* The bottom of the stack: seat after seat takes its turn, clockwise (H-SET-7). */
static void turns(const Rules *r, State *s) {
    int seat = top(s)->seat;
    top(s)->seat = (uint8_t)((seat + 1) % r->seats);
    push(s, (Step){.kind = NEXT_ACTION, .seat = (uint8_t)seat, .count = ACTIONS_A_TURN});
}

/* Asks for the next action of the turn, if there is one left and one is possible. */
static void next_action(const Rules *r, State *s) {
    int seat = top(s)->seat;
    if (!top(s)->count) {
        end_of_turn(r, s, seat);
        return;
    }
    /* A seat with a tile can at least replace it; without one there are only leaders. */
    bool possible = hand_size(s, seat) > 0;
    if (!possible) {
        Runs runs;
        runs_clear(&runs);
        leader_runs(r, s, seat, &runs);
        possible = runs.total > 0;
    }
    if (possible) {
        top(s)->kind = TAKE_ACTION;
    } else {
        top(s)->count--; /* H-TRN-2: only who has no legal action at all does nothing. */
    }
}

/* Run steps that ask nobody until one asks or the game is over. */
void settle(const Rules *r, State *s, Luck *luck) {
    while (s->depth && !luck->failed) {
        switch (top(s)->kind) {
        case TURNS: turns(r, s); break;
        case NEXT_ACTION: next_action(r, s); break;
        case AFTER_TILE: after_tile(r, s); break;
        case REFILL: refill(r, s, luck); break;
        default: return;
        }
    }
}
