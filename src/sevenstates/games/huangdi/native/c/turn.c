/* The turn: a role card, one of its actions, and the buyback (D-ACT); which file answers which
 * question. */
#include "huangdi.h"

static bool is_sealed(const State *s) {
    return asking(s)->kind == PETITION || asking(s)->kind == CHOOSE_FAVOURS;
}

int asked_seat(const State *s) {
    if (!s->depth) return NOBODY;
    return is_sealed(s) ? trailing_zeros(s->open) : asking(s)->seat;
}

bool is_asked(const State *s, int seat) {
    if (!s->depth) return false;
    return is_sealed(s) ? s->open >> seat & 1 : asking(s)->seat == seat;
}

void role_runs(const Rules *r, const State *s, int seat, int role, int jade, Runs *runs) {
    switch (role) {
    case RECRUITER: recruiter_runs(r, s, seat, jade, runs); break;
    case RESOURCES: resources_runs(r, s, seat, jade, runs); break;
    case BUILDER: builder_runs(r, s, seat, jade, runs); break;
    default: taskmaster_runs(r, s, seat, jade, runs);
    }
}

/* The main decision: an action of a role card in hand (D-ACT-2). */
static void take_action_legal(const Rules *r, const State *s, int seat, Runs *runs) {
    for (int role = 0; role < ROLES; role++)
        if (s->roles[seat] >> role & 1) role_runs(r, s, seat, role, s->jade[seat], runs);
    run_add_mask(runs, r->first_emperor, emperor_places(r, s, seat));
}

/* A bit for jade, a bit for a chip (D-ACT-3). */
static uint64_t buybacks(const Rules *r, const State *s, const Step *step) {
    if (step->again) return 0;
    bool with_jade = step->role == TASKMASTER && s->jade[step->seat] >= r->buyback_jade;
    return (uint64_t)with_jade | (uint64_t)(s->chips[step->seat] > 0) << 1;
}

static void afterwards_legal(const Rules *r, const State *s, Runs *runs) {
    run_add_bits(runs, r->first_done, 1);
    run_add_bits(runs, r->first_buyback, buybacks(r, s, asking(s)));
    run_add_mask(runs, r->first_emperor, emperor_places(r, s, asking(s)->seat));
}

void legal(const Rules *r, const State *s, int seat, Runs *runs) {
    runs_clear(runs);
    if (seat == NOBODY || !is_asked(s, seat)) return;
    switch (asking(s)->kind) {
    case CHOOSE_FAVOURS: setup_legal(r, s, seat, runs); break;
    case PETITION: petition_legal(r, s, seat, runs); break;
    case TAKE_ACTION: take_action_legal(r, s, seat, runs); break;
    case AFTERWARDS: afterwards_legal(r, s, runs); break;
    case REPEAT_ROLE: role_runs(r, s, seat, asking(s)->role, s->jade[seat], runs); break;
    case KEEP_FAVOURS: keep_legal(r, s, runs); break;
    case PLACE_BLOCKS: blocks_legal(r, s, runs); break;
    case USE_WORKERS: workers_legal(r, s, runs); break;
    case CHOOSE_PLAQUE: plaque_legal(r, s, runs); break;
    default: break;
    }
}

static void role_apply(const Rules *r, State *s, int seat, int role, int action, Luck *luck) {
    switch (role) {
    case RECRUITER: recruiter_apply(r, s, seat, action); break;
    case RESOURCES: resources_apply(r, s, seat, action, luck); break;
    case BUILDER: builder_apply(r, s, seat, action); break;
    default: taskmaster_apply(r, s, seat, action);
    }
}

static void take_action(const Rules *r, State *s, int seat, int action, Luck *luck) {
    if (r->action_kind[action] == PLACE_EMPEROR) {
        emperor_place(r, s, seat, r->action_value[action]);
        if (wall_complete(r, s)) finish_wall(r, s, seat);
        return;
    }
    int role = r->action_role[action];
    s->roles[seat] &= (uint8_t)~(1 << role);
    top(s)->kind = ACTION_DONE;
    top(s)->role = (uint8_t)role;
    role_apply(r, s, seat, role, action, luck);
}

static void afterwards(const Rules *r, State *s, int seat, int action) {
    Step *step = top(s);
    int chip = r->action_value[action];
    switch (r->action_kind[action]) {
    case PLACE_EMPEROR:
        emperor_place(r, s, seat, r->action_value[action]);
        step->kind = ACTION_DONE;
        break;
    case BUYBACK:
        pay_jade(s, seat, chip ? 0 : r->buyback_jade);
        s->chips[seat] = (uint8_t)(s->chips[seat] - chip);
        s->chip_stock = (uint8_t)(s->chip_stock + chip);
        s->roles[seat] |= (uint8_t)(1 << step->role);
        *step = (Step){.kind = TAKE_ACTION, .seat = (uint8_t)seat, .again = true};
        break;
    default: pop(s);
    }
}

static void repeat_role(const Rules *r, State *s, int seat, int action, Luck *luck) {
    int role = top(s)->role;
    pop(s);
    role_apply(r, s, seat, role, action, luck);
}

void apply(const Rules *r, State *s, int seat, int action, Luck *luck) {
    switch (asking(s)->kind) {
    case CHOOSE_FAVOURS: setup_apply(r, s, seat, action); break;
    case PETITION: petition_apply(r, s, seat, action, luck); break;
    case TAKE_ACTION: take_action(r, s, seat, action, luck); break;
    case AFTERWARDS: afterwards(r, s, seat, action); break;
    case REPEAT_ROLE: repeat_role(r, s, seat, action, luck); break;
    case KEEP_FAVOURS: keep_apply(r, s, action); break;
    case PLACE_BLOCKS: blocks_apply(r, s, action); break;
    case USE_WORKERS: workers_apply(r, s, action); break;
    default: plaque_apply(r, s, action);
    }
    settle(r, s);
}

/* Three turns for each seat, clockwise from the marker's holder (D-ACT-1). */
static void turns(const Rules *r, State *s) {
    int taken = top(s)->count;
    if (taken == r->turns * r->seats) {
        pop(s);
        s->emperor_block = false; /* D-EMP-2: not placed in its round, it goes to the box. */
        return;
    }
    top(s)->count++;
    push(s, (Step){.kind = TAKE_ACTION, .seat = (uint8_t)((s->holder + taken) % r->seats)});
}

/* After an action: the end of the wall, or what may still follow in this turn. */
static void action_done(const Rules *r, State *s) {
    Step *step = top(s);
    if (wall_complete(r, s)) {
        finish_wall(r, s, step->seat);
    } else if (buybacks(r, s, step) || !is_empty(emperor_places(r, s, step->seat))) {
        step->kind = AFTERWARDS;
    } else {
        pop(s);
    }
}

/* Run steps that ask nobody until one asks or the game is over. */
void settle(const Rules *r, State *s) {
    while (s->depth) {
        switch (asking(s)->kind) {
        case ROUNDS: rounds(r, s); break;
        case TURNS: turns(r, s); break;
        case ACTION_DONE: action_done(r, s); break;
        default: return;
        }
    }
}
