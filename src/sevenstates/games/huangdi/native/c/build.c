/* Building: the number, the locations, the workers (D-BLD). */
#include "huangdi.h"

enum { NEVER = 1000 }; /* more workers than anybody has */

/* The workers for the cheapest open location of a province. */
static int cheapest(const Rules *r, Mask wall, int province) {
    Mask places = open_locations(r, wall, r->province[province]);
    return is_empty(places) ? NEVER : r->workers[level_of(first_of(places))];
}

/* Where the next of `blocks` blocks can go when `needed` workers are promised already. */
static Mask payable(const Rules *r, const State *s, int seat, int blocks, int needed) {
    int left = workers_of(s, seat) - needed, camp = s->camps[seat];
    Mask places = open_locations(r, s->wall, r->province[camp]), found = {{0, 0}};
    EACH_PLACE(place, places) {
        int cost = r->workers[level_of(place)];
        /* D-BLD-5: the first location must leave a payable second one. */
        if (blocks > 1 && cost <= left) cost += cheapest(r, with(s->wall, place), camp);
        if (cost <= left) add(&found, place);
    }
    return found;
}

/* A bit for one block, a bit for two (D-BLD-1, D-BLD-5). */
uint64_t build_counts(const Rules *r, const State *s, int seat, int jade) {
    int blocks = s->blocks[seat];
    bool one = blocks >= 1 && !is_empty(payable(r, s, seat, 1, 0));
    bool two = one && blocks >= 2 && jade >= r->second_block_jade &&
               !is_empty(payable(r, s, seat, 2, 0));
    return (uint64_t)one | (uint64_t)two << 1;
}

/* D-BLD-5: the convict, then the number; the rest is asked. */
void build_apply(const Rules *r, State *s, int seat, int action) {
    int count = r->action_value[action];
    imprison(s, seat, 0);
    pay_jade(s, seat, r->second_block_jade * (count - 1));
    push(s, (Step){.kind = PLACE_BLOCKS, .seat = (uint8_t)seat, .count = (uint8_t)count});
}

/* D-EMP-4: where the emperor block leaves a payable location for the second block. */
static Mask emperor_between(const Rules *r, const State *s, const Step *step) {
    Mask found = {{0, 0}};
    if (!step->placed) return found;
    int left = workers_of(s, step->seat) - step->needed;
    Mask places = emperor_places(r, s, step->seat);
    EACH_PLACE(place, places)
        if (cheapest(r, with(s->wall, place), s->camps[step->seat]) <= left) add(&found, place);
    return found;
}

void blocks_legal(const Rules *r, const State *s, Runs *runs) {
    const Step *step = asking(s);
    int left = step->count - step->placed;
    run_add_mask(runs, r->first_emperor, emperor_between(r, s, step));
    run_add_mask(runs, r->first_block, payable(r, s, step->seat, left, step->needed));
}

/* How many of the workers can be peasants. */
static int least_peasants(const State *s, const Step *step) {
    int least = step->needed - s->convicts[step->seat];
    return least > 0 ? least : 0;
}

static int most_peasants(const State *s, const Step *step) {
    int peasants = s->peasants[step->seat];
    return step->needed < peasants ? step->needed : peasants;
}

/* D-BLD-4: all convicts die, and half the peasants, rounded up. */
static void use_workers(State *s, int peasants) {
    Step step = *top(s);
    pop(s);
    lose_convicts(s, step.seat, step.needed - peasants);
    lose_peasants(s, step.seat, (peasants + 1) / 2);
}

void blocks_apply(const Rules *r, State *s, int action) {
    Step *step = top(s);
    int seat = step->seat, place = r->action_value[action];
    if (r->action_kind[action] == PLACE_EMPEROR) {
        emperor_place(r, s, seat, place);
        return;
    }
    s->blocks[seat]--;
    add(&s->wall, place);
    add(&s->walls[seat], place);
    step->needed = (uint8_t)(step->needed + r->workers[level_of(place)]);
    step->placed++;
    score_block(r, s, seat, place);
    if (step->placed < step->count) return;
    *step = (Step){.kind = USE_WORKERS, .seat = (uint8_t)seat, .needed = step->needed};
    /* Ask nobody where there is only one way. */
    if (least_peasants(s, step) == most_peasants(s, step)) use_workers(s, least_peasants(s, step));
}

void workers_legal(const Rules *r, const State *s, Runs *runs) {
    int least = least_peasants(s, asking(s)), ways = most_peasants(s, asking(s)) - least + 1;
    run_add_bits(runs, r->first_peasants + least, (1ULL << ways) - 1);
}

void workers_apply(const Rules *r, State *s, int action) {
    use_workers(s, r->action_value[action]);
}
