/* Place a tile (H-TIL). */
#include "huang.h"

/* The legal spaces of each colour in the hand. */
void tile_runs(const Rules *r, const State *s, int seat, Runs *runs) {
    Mask open = s->empty;
    if (s->bandit_count) {
        Mask closed = bandits_closed(r, s);
        open = without(open, &closed);
    }
    Mask land = both(open, &r->land), river = both(open, &r->river);
    int on_land = -1;
    for (int colour = 0; colour < COLOURS; colour++) {
        if (!s->hands[seat * COLOURS + colour]) continue;
        if (colour == BLUE)
            run_add_mask(runs, r->first_tile[colour], &river);
        else if (on_land < 0)
            on_land = run_add_mask(runs, r->first_tile[colour], &land);
        else
            run_repeat(runs, r->first_tile[colour], on_land);
    }
}

/* H-TIL-6, H-TIL-7: the leader of the colour gets the point, else the yellow one. */
static void score_tile(const Rules *r, State *s, int colour, int label) {
    const int leaders[2] = {colour, YELLOW};
    for (int i = 0; i < 2; i++) {
        if (s->groups.colours[label] >> leaders[i] & 1) {
            score(s, leader_of_group(r, s, label, leaders[i]), colour, 1);
            return;
        }
    }
}

/* Offer what the tile allows: a building, then the market (green) or the next tile (blue). */
static void go_on(const Rules *r, State *s, int seat, int colour, int place, bool chained) {
    if (colour == GREEN || colour == BLUE)
        push(s, (Step){.kind = AFTER_TILE,
                       .seat = (uint8_t)seat,
                       .colour = (uint8_t)colour,
                       .place = (int16_t)place});
    /* H-TIL-5: in DE only the first tile of a chain founds a pagoda. */
    if (!(chained && r->edition == DE)) building_offer(r, s, seat, colour, place);
}

/* Lay a tile from the hand and do what follows: bandits, war, or points and the rest. */
static void lay(const Rules *r, State *s, int seat, int colour, int place, bool chained) {
    spend(s, seat, colour, 1);
    uint8_t labels[3];
    int touched = groups_touching(r, &s->groups, place, labels), count = 0;
    for (int i = 0; i < touched; i++)
        if (s->groups.colours[labels[i]]) labels[count++] = labels[i];
    int spots = s->bandit_count && count ? bandits_fought(r, s, place) : 0;
    if (spots) {
        Mask red = red_of_states(s, labels, count);
        add_tile(r, s, colour, place);
        bandits_beat(r, s, seat, place, spots, &red);
    } else if (groups_clash(&s->groups, labels, count)) {
        Mask sides[SIDES];
        int warring = 0;
        for (int i = 0; i < count; i++) {
            int others = 0;
            for (int j = 0; j < count; j++)
                if (j != i) others |= s->groups.colours[labels[j]];
            /* H-WAR-3: bystanders have no leader whose colour is in another of the states. */
            if (s->groups.colours[labels[i]] & others)
                sides[warring++] = groups_mask(&s->groups, labels[i]);
        }
        add_tile(r, s, colour, place);
        war_begin(r, s, seat, place, sides, warring);
    } else {
        add_tile(r, s, colour, place);
        score_tile(r, s, colour, s->groups.of[place]);
        go_on(r, s, seat, colour, place, chained);
    }
}

void tile_apply(const Rules *r, State *s, int seat, int colour, int place) {
    lay(r, s, seat, colour, place, false);
}

/* Where the next tile of a chain could lie, whatever the hand holds (H-TIL-4). */
static Mask chain_spaces(const Rules *r, const State *s, int from) {
    Mask mask = both(both(r->near[from], &s->empty), &r->river);
    if (s->bandit_count) {
        Mask closed = bandits_closed(r, s);
        mask = without(mask, &closed);
    }
    if (r->edition == DE) {
        /* H-TIL-5: in DE no tile of a chain but the first starts a war. */
        EACH_PLACE(place, &mask) {
            uint8_t labels[3];
            int count = groups_touching(r, &s->groups, place, labels);
            if (groups_clash(&s->groups, labels, count)) drop(&mask, place);
        }
    }
    return mask;
}

/* After points and building: the market (green) or the next tile (blue) is offered. */
void after_tile(const Rules *r, State *s) {
    Step step = *top(s);
    pop(s);
    if (step.colour == GREEN) {
        for (int colour = 0; colour < COLOURS; colour++) {
            if (s->market[colour]) {
                push(s, (Step){.kind = OFFER_MARKET, .seat = step.seat});
                return;
            }
        }
    } else if (hand_size(s, step.seat)) {
        /* H-ASK-1: offered to every hand that is not empty, blue in it or not. */
        Mask spaces = chain_spaces(r, s, step.place);
        if (!is_empty(&spaces))
            push(s, (Step){.kind = OFFER_CHAIN, .seat = step.seat, .place = step.place});
    }
}

void chain_legal(const Rules *r, const State *s, Runs *runs) {
    const Step *step = &s->stack[s->depth - 1];
    run_add_bits(runs, SKIP, 1);
    if (s->hands[step->seat * COLOURS + BLUE]) {
        Mask spaces = chain_spaces(r, s, step->place);
        run_add_mask(runs, r->first_tile[BLUE], &spaces);
    }
}

void chain_apply(const Rules *r, State *s, int action) {
    int seat = top(s)->seat;
    pop(s);
    if (action != SKIP) lay(r, s, seat, BLUE, r->action_value[action], true);
}
