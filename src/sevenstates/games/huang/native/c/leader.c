/* Position a leader (H-LEA). */
#include "huang.h"

/* The spaces of H-LEA-2 and H-LEA-3, clear of bandits; H-LEA-4 may close some of them. */
static Mask candidates(const Rules *r, const State *s) {
    Mask spots = both(both(s->near_yellow, &s->empty), &r->land);
    if (s->bandit_count) {
        Mask border = bandit_border(r, s);
        spots = without(spots, &border);
    }
    return spots;
}

/* The labels of the states, not of all groups, next to a space. */
static int states_touching(const Rules *r, const Groups *groups, int place, uint8_t labels[3]) {
    int count = 0, touched = groups_touching(r, groups, place, labels);
    for (int i = 0; i < touched; i++)
        if (groups->colours[labels[i]]) labels[count++] = labels[i];
    return count;
}

/* H-LEA-4: the colours, as bits, whose leader would unite states in conflict on a space. They
 * are all if two states of one colour touch it, else those in any of the states. */
static int closed_colours(const Rules *r, const Groups *groups, int place) {
    uint8_t labels[3];
    int colours = 0, count = states_touching(r, groups, place, labels);
    if (count < 2) return 0;
    if (groups_clash(groups, labels, count)) return (1 << COLOURS) - 1;
    for (int i = 0; i < count; i++) colours |= groups->colours[labels[i]];
    return colours;
}

/* PL, H-BAN-2: the spaces linked to a Bandit tile through other pieces. */
static Mask linked_to_bandits(const Rules *r, const State *s, const Groups *groups) {
    uint64_t beside[MOST_GROUPS / 64] = {0};
    Mask linked = {{0}}, spaces = bandit_spaces(r, s);
    for (int place = 0; place < PLACES; place++)
        if (groups->of[place] != NO_GROUP && meets(&r->near[place], &spaces))
            set_bit(beside, groups->of[place]);
    for (int place = 0; place < PLACES; place++)
        if (groups->of[place] != NO_GROUP && bit_of(beside, groups->of[place]))
            linked = either(linked, &r->near[place]);
    return linked;
}

/* The spaces next to each state, by its label. */
static void find_borders(const Rules *r, const State *s, Mask borders[MOST_GROUPS]) {
    const Groups *groups = &s->groups;
    for (int i = 0; i < r->seats * COLOURS; i++)
        if (s->leaders[i] >= 0) borders[groups->of[s->leaders[i]]] = (Mask){{0}};
    Mask pieces = without(r->spaces, &s->empty);
    EACH_PLACE(place, &pieces) {
        int label = groups->of[place];
        if (groups->colours[label]) borders[label] = either(borders[label], &r->near[place]);
    }
}

/* The spaces next to two states or more. */
static Mask between(const Groups *groups, const Mask borders[MOST_GROUPS]) {
    Mask once = {{0}}, twice = {{0}};
    for (int label = next_bit(groups->used, 2, 0); label >= 0;
         label = next_bit(groups->used, 2, label + 1)) {
        if (!groups->colours[label]) continue;
        Mask again = both(once, &borders[label]);
        twice = either(twice, &again);
        once = either(once, &borders[label]);
    }
    return twice;
}

/* The candidates that are open to a colour, with these groups around them; only those in
 * `doubtful` may touch two states. */
static Mask open_spots(const Rules *r, const State *s, const Groups *groups, const Mask *spots,
                       const Mask *doubtful, int colour) {
    Mask open = *spots, judged = both(*spots, doubtful);
    EACH_PLACE(place, &judged)
        if (closed_colours(r, groups, place) >> colour & 1) drop(&open, place);
    if (r->edition != PL || !s->bandit_count) return open;
    Mask linked = linked_to_bandits(r, s, groups);
    return without(open, &linked);
}

/* The legal places of each leader, and which can be withdrawn. A leader on the board is judged
 * on the board without it (H-LEA-5), where more spaces lie between states only if its own falls
 * apart. */
void leader_runs(const Rules *r, const State *s, int seat, Runs *runs) {
    Mask spots = candidates(r, s), borders[MOST_GROUPS];
    find_borders(r, s, borders);
    Mask crowded = between(&s->groups, borders);
    int withdrawable = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        int place = s->leaders[seat * COLOURS + colour];
        const Groups *groups = &s->groups;
        Groups left;
        Mask doubtful = crowded;
        if (place >= 0) {
            withdrawable |= 1 << colour;
            left = *groups;
            if (groups_remove(r, &left, s->leaders, place, 1 << colour))
                doubtful = either(doubtful, &borders[groups->of[place]]);
            groups = &left;
        }
        Mask open = open_spots(r, s, groups, &spots, &doubtful, colour);
        run_add_mask(runs, r->first_leader[colour], &open);
    }
    run_add_bits(runs, r->first_withdraw, (uint64_t)withdrawable);
}

/* As leader_runs, with places that leader_is_barred may forbid. */
void leader_wider_runs(const Rules *r, const State *s, int seat, Runs *runs) {
    Mask spots = candidates(r, s);
    int withdrawable = 0, run = run_add_mask(runs, r->first_leader[0], &spots);
    for (int colour = 0; colour < COLOURS; colour++) {
        if (colour) run_repeat(runs, r->first_leader[colour], run);
        if (s->leaders[seat * COLOURS + colour] >= 0) withdrawable |= 1 << colour;
    }
    run_add_bits(runs, r->first_withdraw, (uint64_t)withdrawable);
}

static bool is_closed(const Rules *r, const State *s, const Groups *groups, int colour, int place) {
    if (closed_colours(r, groups, place) >> colour & 1) return true;
    if (r->edition != PL || !s->bandit_count) return false;
    Mask linked = linked_to_bandits(r, s, groups);
    return has(&linked, place);
}

/* Whether pieces stand around a place in two rows or more, but for one that leaves. */
static bool is_between(const Rules *r, const State *s, int place, int leaving) {
    const uint8_t *ring = r->ring[place];
    int rows = 0;
    bool before = s->groups.of[ring[AROUND - 1]] != NO_GROUP && ring[AROUND - 1] != leaving;
    for (int i = 0; i < AROUND; i++) {
        bool piece = s->groups.of[ring[i]] != NO_GROUP && ring[i] != leaving;
        rows += piece && !before;
        before = piece;
    }
    return rows > 1;
}

/* Whether one of the candidates is forbidden after all. */
bool leader_is_barred(const Rules *r, const State *s, int seat, int colour, int place) {
    int origin = s->leaders[seat * COLOURS + colour];
    if (origin < 0) return is_closed(r, s, &s->groups, colour, place);
    if (!s->bandit_count && !is_between(r, s, place, origin)) return false;
    Groups groups = s->groups;
    groups_remove(r, &groups, s->leaders, origin, 1 << colour);
    return is_closed(r, s, &groups, colour, place);
}

/* Place, move or withdraw; a leader of that colour in the state means a revolt (H-REV-1). */
void leader_apply(const Rules *r, State *s, int seat, int action) {
    int colour = r->action_which[action], place = r->action_value[action], rival = NOBODY;
    if (s->leaders[seat * COLOURS + colour] >= 0) remove_leader(r, s, seat, colour);
    if (r->action_kind[action] == WITHDRAW) return;
    uint8_t labels[3];
    int count = groups_touching(r, &s->groups, place, labels);
    for (int i = 0; i < count; i++)
        if (s->groups.colours[labels[i]] >> colour & 1)
            rival = leader_of_group(r, s, labels[i], colour);
    add_leader(r, s, seat, colour, place);
    if (rival != NOBODY) revolt_begin(s, seat, rival, colour);
}

/* H-LEA-6: leaders with no yellow tile beside them return to their screens. */
void drop_unsupported(const Rules *r, State *s) {
    for (int i = 0; i < r->seats * COLOURS; i++) {
        int place = s->leaders[i];
        if (place >= 0 && !meets(&r->near[place], &s->tiles[YELLOW]))
            remove_leader(r, s, i / COLOURS, i % COLOURS);
    }
}
