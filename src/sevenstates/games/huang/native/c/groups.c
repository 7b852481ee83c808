/* Groups: maximal sets of linked tiles and leaders (H-STA). */
#include "huang.h"

void groups_clear(Groups *groups) {
    memset(groups, 0, sizeof *groups);
    memset(groups->of, NO_GROUP, sizeof groups->of);
}

static int new_label(Groups *groups) {
    int word = ~groups->used[0] ? 0 : 1;
    int label = word * 64 + trailing_zeros(~groups->used[word]);
    set_bit(groups->used, label);
    groups->colours[label] = 0;
    groups->size[label] = 0;
    return label;
}

/* The labels of the groups next to an empty space, at most three (H-STA-1). */
int groups_touching(const Rules *r, const Groups *groups, int place, uint8_t labels[3]) {
    int count = 0;
    for (int i = 0; i < AROUND; i++) {
        int label = groups->of[r->ring[place][i]];
        if (label == NO_GROUP) continue;
        bool seen = false;
        for (int j = 0; j < count; j++) seen |= labels[j] == label;
        if (!seen) labels[count++] = (uint8_t)label;
    }
    return count;
}

/* Whether two of the groups hold leaders of one colour (H-STA-3). */
bool groups_clash(const Groups *groups, const uint8_t *labels, int count) {
    int seen = 0;
    for (int i = 0; i < count; i++) {
        if (seen & groups->colours[labels[i]]) return true;
        seen |= groups->colours[labels[i]];
    }
    return false;
}

/* Give the part around `start` another label; how many pieces it has. */
static int relabel(const Rules *r, Groups *groups, int start, int label) {
    uint8_t queue[PLACES];
    int old = groups->of[start], count = 1;
    queue[0] = (uint8_t)start;
    groups->of[start] = (uint8_t)label;
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < AROUND; j++) {
            int near = r->ring[queue[i]][j];
            if (groups->of[near] == old) {
                groups->of[near] = (uint8_t)label;
                queue[count++] = (uint8_t)near;
            }
        }
    }
    return count;
}

/* One of the pieces of a group next to a space. */
static int neighbour_in(const Rules *r, const Groups *groups, int place, int label) {
    for (int i = 0; i < AROUND; i++) {
        int near = r->ring[place][i];
        if (groups->of[near] == label) return near;
    }
    return NOWHERE;
}

/* A piece comes to `place` and joins the groups it touches. `colours` is the bit of a leader's
 * colour, 0 for a tile. */
void groups_add(const Rules *r, Groups *groups, int place, int colours) {
    uint8_t labels[3];
    int count = groups_touching(r, groups, place, labels);
    int largest = count ? labels[0] : new_label(groups);
    for (int i = 1; i < count; i++)
        if (groups->size[labels[i]] > groups->size[largest]) largest = labels[i];
    for (int i = 0; i < count; i++) {
        int label = labels[i];
        if (label == largest) continue;
        relabel(r, groups, neighbour_in(r, groups, place, label), largest);
        groups->colours[largest] |= groups->colours[label];
        groups->size[largest] = (uint8_t)(groups->size[largest] + groups->size[label]);
        clear_bit(groups->used, label);
    }
    groups->of[place] = (uint8_t)largest;
    groups->colours[largest] |= (uint8_t)colours;
    groups->size[largest]++;
}

/* Find the colours of groups from the leaders in them. */
static void recolour(const Rules *r, Groups *groups, const int16_t *leaders, uint64_t changed[2]) {
    for (int label = next_bit(changed, 2, 0); label >= 0; label = next_bit(changed, 2, label + 1))
        groups->colours[label] = 0;
    for (int i = 0; i < r->seats * COLOURS; i++) {
        if (leaders[i] < 0) continue;
        int label = groups->of[leaders[i]];
        if (label != NO_GROUP && bit_of(changed, label))
            groups->colours[label] |= (uint8_t)(1 << i % COLOURS);
    }
}

/* Whether a leader of the colour stands in the group. */
static bool has_leader(const Rules *r, const Groups *groups, const int16_t *leaders, int label,
                      int colour) {
    for (int i = colour; i < r->seats * COLOURS; i += COLOURS)
        if (leaders[i] >= 0 && groups->of[leaders[i]] == label) return true;
    return false;
}

/* How many runs of the group's pieces stand around a place, one after another in the ring. */
static int arcs_around(const Rules *r, const Groups *groups, int place, int label) {
    const uint8_t *ring = r->ring[place];
    int arcs = 0;
    bool before = groups->of[ring[AROUND - 1]] == label;
    for (int i = 0; i < AROUND; i++) {
        bool inside = groups->of[ring[i]] == label;
        arcs += inside && !before;
        before = inside;
    }
    return arcs;
}

/* The piece on `place` goes; whether what is left of its group falls apart. `colours` is the bit
 * of a leader's colour, 0 for a tile. A leader that stands there does not count any more, whether
 * it is still in `leaders` or not. */
bool groups_remove(const Rules *r, Groups *groups, const int16_t *leaders, int place,
                   int colours) {
    uint64_t changed[2] = {0, 0};
    int label = groups->of[place], relabelled = 0;
    groups->of[place] = NO_GROUP;
    groups->size[label]--;
    /* Neighbours in a row hold together, so the last row has all that keeps the label. */
    while (arcs_around(r, groups, place, label) > 1) {
        int part = new_label(groups);
        int size = relabel(r, groups, neighbour_in(r, groups, place, label), part);
        groups->size[part] = (uint8_t)size;
        groups->size[label] = (uint8_t)(groups->size[label] - size);
        set_bit(changed, part);
        relabelled++;
    }
    bool kept = groups->size[label] > 0;
    if (kept)
        set_bit(changed, label);
    else
        clear_bit(groups->used, label);
    if (relabelled)
        recolour(r, groups, leaders, changed);
    else if (colours && !has_leader(r, groups, leaders, label, trailing_zeros((uint64_t)colours)))
        groups->colours[label] = (uint8_t)(groups->colours[label] & ~colours);
    return relabelled + kept > 1;
}

/* All groups, in no special order; how many there are. */
int groups_list(const Rules *r, const Groups *groups, GroupData list[MOST_GROUPS]) {
    int count = 0;
    uint8_t row[MOST_GROUPS];
    uint64_t seen[MOST_GROUPS / 64] = {0};
    for (int place = 0; place < PLACES; place++) {
        int label = groups->of[place];
        if (label == NO_GROUP) continue;
        if (!bit_of(seen, label)) {
            set_bit(seen, label);
            row[label] = (uint8_t)count;
            list[count++] = (GroupData){.colours = groups->colours[label]};
        }
        GroupData *group = &list[row[label]];
        add(&group->mask, place);
        group->border = either(group->border, &r->near[place]);
    }
    for (int i = 0; i < count; i++) list[i].border = without(list[i].border, &list[i].mask);
    return count;
}

/* The spaces of a group. */
Mask groups_mask(const Groups *groups, int label) {
    Mask mask = {{0}};
    for (int place = 0; place < PLACES; place++)
        if (groups->of[place] == label) add(&mask, place);
    return mask;
}
