/* The ten effects of the card language, each with what it does to the board. */
#include "warring.h"

int meant(int ref, const Scene *scene) {
    if (ref == IT) return scene->it;
    return ref >= FIRST_STATE ? ref - FIRST_STATE : scene->slots[ref];
}

/* The living states meant, each once; the dead and empty slots drop out (W-EVT-7). */
static int states_of(const State *s, const Op *op, const Scene *scene, int states[SEVEN]) {
    int count = 0;
    unsigned found = 0;
    for (int state = 0; op->all && state < SEVEN; state++)
        if (is_alive(s, state)) states[count++] = state;
    for (int i = 0; i < op->count; i++) {
        int state = meant(op->who[i], scene);
        if (state < 0 || found >> state & 1 || !is_alive(s, state)) continue;
        found |= 1U << state;
        states[count++] = state;
    }
    return count;
}

/* The numbers are the attribute and the amount (W-EVT-8: both must live). */
static void move(const Rules *r, State *s, const Op *op, const Scene *scene) {
    int giver = meant(op->who[0], scene), taker = meant(op->who[1], scene), attribute = op->n[0];
    if (giver == taker || giver < 0 || taker < 0 || !is_alive(s, giver) || !is_alive(s, taker))
        return;
    int16_t deltas[4] = {0, 0, 0, 0};
    int cell = giver * 4 + attribute, before = s->values[cell];
    deltas[attribute] = (int16_t)-op->n[1];
    change(r, s, giver, deltas, r->least, PEOPLE);
    deltas[attribute] = (int16_t)(before - s->values[cell]);
    change(r, s, taker, deltas, NONE, PEOPLE);
}

/* The numbers are the attribute, and what it is raised to at least or lowered to at most. */
static void level(const Rules *r, State *s, const Op *op, int state) {
    int attribute = op->n[0], now = s->values[state * 4 + attribute], goal = now;
    if (op->n[1] != NONE && goal < op->n[1]) goal = op->n[1];
    if (op->n[2] != NONE && goal > op->n[2]) goal = op->n[2];
    int16_t deltas[4] = {0, 0, 0, 0};
    deltas[attribute] = (int16_t)(goal - now);
    change(r, s, state, deltas, NONE, PEOPLE);
}

/* To the end of the round. The numbers are what is forbidden, and for an attribute which. */
static void forbid(State *s, const Op *op, int state) {
    int what = op->n[0];
    uint32_t cells = op->n[1] == NONE ? 0xf : 1U << op->n[1];
    s->bans[what] |= what == WAR || what == ASSASSINATION ? 1U << state : cells << state * 4;
}

/* A die decides between two lists of effects; the number is what it needs. */
static void throw_die(const Rules *r, State *s, int op, const Scene *scene, Luck *luck) {
    const Op *o = &r->ops[op];
    if (roll(luck) >= o->n[0])
        run_all(r, s, op + 1, o->otherwise, scene, luck);
    else
        run_all(r, s, o->otherwise, o->next, scene, luck);
}

/* What is done to each state by itself. The numbers of a change are the attributes and the
 * floor, of an attempt on the ruler what the die needs. */
static void run_each(const Rules *r, State *s, int op, int state, const Scene *scene, Luck *luck) {
    const Op *o = &r->ops[op];
    Scene inner = {scene->slots, state};
    switch (o->kind) {
    case CHANGE: change(r, s, state, o->n, o->n[4], PEOPLE); break;
    case RAID: raid(r, s, state, o->n, luck); break;
    case ASSASSINATE: assassinate(r, s, state, o->n[0], luck); break;
    case LEVEL: level(r, s, o, state); break;
    case FORBID: forbid(s, o, state); break;
    default: throw_die(r, s, op, &inner, luck);
    }
}

static void run_on_states(const Rules *r, State *s, int op, const Scene *scene, Luck *luck) {
    const Op *o = &r->ops[op];
    int states[SEVEN], count = states_of(s, o, scene, states);
    /* The others kill nobody. */
    bool stops = o->kind == CHANGE || o->kind == RAID || o->kind == DIE;
    for (int i = 0; i < count; i++) {
        if (stops && is_decided(s)) return;
        run_each(r, s, op, states[i], scene, luck);
    }
}

static void run_op(const Rules *r, State *s, int op, const Scene *scene, Luck *luck) {
    const Op *o = &r->ops[op];
    int one, two;
    switch (o->kind) {
    case FIGHT:
        one = meant(o->who[0], scene);
        two = meant(o->who[1], scene);
        if (one != two) war(r, s, one, two, o->n, luck); /* nobody fights itself */
        break;
    case MOVE: move(r, s, o, scene); break;
    case FORBID: /* for all means for the dead too */
        for (int state = 0; o->all && state < SEVEN; state++) forbid(s, o, state);
        run_on_states(r, s, op, scene, luck);
        break;
    case IF:
        if (is_met(r, s, o->goal, AT_EVENT, scene))
            run_all(r, s, op + 1, o->otherwise, scene, luck);
        else
            run_all(r, s, o->otherwise, o->next, scene, luck);
        break;
    case SPECIAL:
        if (o->n[0] == PRELUDE) prelude(r, s, luck);
        if (o->n[0] == UNIFY) s->unifier = (int8_t)strongest(r, s, luck);
        break;
    case DIE:
        if (o->count < 0) {
            throw_die(r, s, op, scene, luck);
            break;
        } /* fall through */
    default: run_on_states(r, s, op, scene, luck);
    }
}

/* The parts in printed order, until one state is left (W-EVT-9, W-EVT-10). */
void run_all(const Rules *r, State *s, int first, int end, const Scene *scene, Luck *luck) {
    for (int op = first; op < end; op = r->ops[op].next) {
        if (is_decided(s)) return;
        run_op(r, s, op, scene, luck);
    }
}
