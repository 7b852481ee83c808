/* The Recruiter: peasants, convicts, jade and the prison (D-REC). */
#include "huangdi.h"

/* The amounts that can be paid and are in the stock, a bit each from one (D-SET-6). */
uint64_t affordable(const Rules *r, int jade, int stock) {
    uint64_t amounts = 0;
    for (int i = 0; i < AMOUNTS; i++)
        if (r->recruit_cost[i] <= jade && i < stock) amounts |= 1ULL << i;
    return amounts;
}

/* D-REC-3, D-RES-2: three and the jade bonus of played favours. */
void collect_jade(const Rules *r, State *s, int seat) {
    take_jade(s, seat, r->collected_jade + bonus(s, seat, r->favour_jade));
}

void recruiter_runs(const Rules *r, const State *s, int seat, int jade, Runs *runs) {
    bool convicts = s->peasants[seat] >= r->convicts_price && s->convict_stock > 0;
    run_add_bits(runs, r->first_recruit, affordable(r, jade, s->peasant_stock));
    run_add_bits(runs, r->first_convicts, convicts);
    run_add_bits(runs, r->first_recruiter_jade, 1);
    run_add_bits(runs, r->first_prison, 1);
}

static void empty_prison(State *s, int seat) {
    int province = s->camps[seat];
    s->jade[seat] = (uint8_t)(s->jade[seat] + s->prison_jade[province]);
    s->convicts[seat] = (uint8_t)(s->convicts[seat] + s->prison_convicts[province]);
    s->prison_jade[province] = s->prison_convicts[province] = 0;
}

void recruiter_apply(const Rules *r, State *s, int seat, int action) {
    int count = r->action_value[action];
    switch (r->action_kind[action]) {
    case RECRUIT:
        imprison(s, seat, 0);
        pay_jade(s, seat, r->recruit_cost[count - 1]);
        lose_peasants(s, seat, -count);
        break;
    case COLLECT_CONVICTS: {
        int taken = r->convicts_taken < s->convict_stock ? r->convicts_taken : s->convict_stock;
        lose_peasants(s, seat, r->convicts_price);
        lose_convicts(s, seat, -taken);
        break;
    }
    case COLLECT_JADE: collect_jade(r, s, seat); break;
    default: empty_prison(s, seat);
    }
}
