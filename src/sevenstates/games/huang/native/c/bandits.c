/* Rogue Bandits: where tiles may be laid and what beating the bandits brings (H-BAN). */
#include "huang.h"

/* The spaces under Bandit tiles. */
Mask bandit_spaces(const Rules *r, const State *s) {
    Mask spaces = {{0}};
    for (int i = 0; i < s->bandit_count; i++)
        for (int j = 0; j < 3; j++) add(&spaces, r->triangle[s->bandit_triangle[i]][j]);
    return spaces;
}

/* The spaces next to a Bandit tile; its own are among them, which are not empty anyway. */
Mask bandit_border(const Rules *r, const State *s) {
    Mask border = {{0}};
    for (int i = 0; i < s->bandit_count; i++)
        for (int j = 0; j < 3; j++)
            border = either(border, &r->near[r->triangle[s->bandit_triangle[i]][j]]);
    return border;
}

/* The labels of the groups next to a space: states first, then the leaderless. */
static int sorted_touching(const Rules *r, const State *s, int place, uint8_t labels[3],
                           int *states) {
    uint8_t all[3];
    int touched = groups_touching(r, &s->groups, place, all), count = 0;
    for (int i = 0; i < touched; i++)
        if (s->groups.colours[all[i]]) labels[count++] = all[i];
    *states = count;
    for (int i = 0; i < touched; i++)
        if (!s->groups.colours[all[i]]) labels[count++] = all[i];
    return count;
}

/* Whether a Bandit tile is beside the place or, in PL, beside one of these groups. */
static bool is_met(const Rules *r, const State *s, int spot, int place, const uint8_t *labels,
                   int count) {
    const uint8_t *corner = r->triangle[s->bandit_triangle[spot]];
    for (int i = 0; i < 3; i++) {
        if (has(&r->near[place], corner[i])) return true;
        if (r->edition != PL) continue;
        uint8_t beside[AROUND];
        memcpy(beside, r->ring[corner[i]], sizeof beside);
        for (int j = 0; j < AROUND; j++)
            for (int k = 0; k < count; k++)
                if (s->groups.of[beside[j]] == labels[k]) return true;
    }
    return false;
}

/* The Bandit tiles, as bits, that a tile on `place` would be linked to. EN and DE: those beside
 * it. PL: also those beside a leaderless group that it joins. */
static int met(const Rules *r, const State *s, int place, const uint8_t *leaderless, int count) {
    int spots = 0;
    for (int i = 0; i < s->bandit_count; i++)
        if (is_met(r, s, i, place, leaderless, count)) spots |= 1 << i;
    return spots;
}

static int bandits_among(const State *s, int spots) {
    int bandits = 0;
    for (int i = 0; i < s->bandit_count; i++)
        if (spots >> i & 1) bandits += s->bandit_number[i];
    return bandits;
}

/* The Bandit tiles that a tile on `place`, next to a state, fights (H-BAN-3). */
int bandits_fought(const Rules *r, const State *s, int place) {
    uint8_t labels[3];
    int states, count = sorted_touching(r, s, place, labels, &states);
    return met(r, s, place, labels + states, count - states);
}

/* The red tiles of the states (H-BAN-5: not those of leaderless groups). */
Mask red_of_states(const State *s, const uint8_t *labels, int count) {
    Mask red = {{0}};
    EACH_PLACE(place, &s->tiles[RED])
        for (int i = 0; i < count; i++)
            if (s->groups.of[place] == labels[i]) add(&red, place);
    return red;
}

/* Whether bandits forbid a tile on an empty space. */
static bool is_forbidden(const Rules *r, const State *s, int place) {
    uint8_t labels[3];
    int states, count = sorted_touching(r, s, place, labels, &states);
    int spots = met(r, s, place, labels + states, count - states);
    if (!spots) return false;
    if (!states) return r->edition != PL; /* H-BAN-3 */
    if (groups_clash(&s->groups, labels, states)) return true; /* H-BAN-5 */
    Mask red = red_of_states(s, labels, states);
    return size_of(&red) < bandits_among(s, spots);
}

/* The spaces next to a leaderless group that is beside a Bandit tile. */
static Mask exposed_through_groups(const Rules *r, const State *s) {
    uint64_t beside[MOST_GROUPS / 64] = {0};
    Mask exposed = {{0}}, spaces = bandit_spaces(r, s);
    for (int place = 0; place < PLACES; place++) {
        int label = s->groups.of[place];
        if (label != NO_GROUP && !s->groups.colours[label] && meets(&r->near[place], &spaces))
            set_bit(beside, label);
    }
    for (int place = 0; place < PLACES; place++)
        if (s->groups.of[place] != NO_GROUP && bit_of(beside, s->groups.of[place]))
            exposed = either(exposed, &r->near[place]);
    return exposed;
}

/* The empty spaces that bandits close to tiles. */
Mask bandits_closed(const Rules *r, const State *s) {
    Mask closed = {{0}}, exposed = bandit_border(r, s);
    if (r->edition == PL) {
        Mask more = exposed_through_groups(r, s);
        exposed = either(exposed, &more);
    }
    exposed = both(exposed, &s->empty);
    EACH_PLACE(place, &exposed)
        if (is_forbidden(r, s, place)) add(&closed, place);
    return closed;
}

/* The bandits go; the red leader's player scores, the placing player pays (H-BAN-4). */
void bandits_beat(const Rules *r, State *s, int seat, int place, int spots, const Mask *red) {
    int bandits = bandits_among(s, spots), kept = 0;
    for (int i = 0; i < s->bandit_count; i++) {
        if (spots >> i & 1) {
            for (int j = 0; j < 3; j++) add(&s->empty, r->triangle[s->bandit_triangle[i]][j]);
            continue;
        }
        s->bandit_triangle[kept] = s->bandit_triangle[i];
        s->bandit_mark[kept] = s->bandit_mark[i];
        s->bandit_number[kept++] = s->bandit_number[i];
    }
    s->bandit_count = (uint8_t)kept;
    int leader = leader_of_group(r, s, s->groups.of[place], RED);
    if (leader != NOBODY) score(s, leader, RED, bandits);
    collect(r, s, seat, red, bandits, CAUSE_BANDITS, place);
}
