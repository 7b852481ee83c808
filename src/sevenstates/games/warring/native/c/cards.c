/* Marking an event card: targets in the order of its slots, then A or B (W-EVT-1, W-EVT-3). */
#include "warring.h"

static bool is_named(const Rules *r, const Entry *entry, int slot) {
    return r->named[entry->kind] >> slot & 1;
}

/* The states that fill slots of the card, marked or named. */
static unsigned taken(const Rules *r, const Entry *entry) {
    unsigned held = 0;
    for (int slot = 0; slot < r->slots[entry->kind]; slot++) {
        if (is_named(r, entry, slot)) held |= r->slot_states[entry->kind][slot];
        if (slot < entry->marked && entry->targets[slot] >= 0) held |= 1U << entry->targets[slot];
    }
    return held;
}

/* Of interchangeable slots, those after the last that was marked, with room for the rest. */
static unsigned in_table_order(const Rules *r, const Entry *entry, unsigned free) {
    int last = -1, left = 0;
    for (int slot = 0; slot < r->slots[entry->kind]; slot++) {
        if (is_named(r, entry, slot)) continue;
        if (slot >= entry->marked) left++;
        else if (entry->targets[slot] > last) last = entry->targets[slot];
    }
    unsigned above = free >> (last + 1) << (last + 1);
    int room = popcount(above) < left ? popcount(above) : left, kept = popcount(above) - room + 1;
    unsigned found = 0;
    for (int i = 0; room && i < kept; i++, above &= above - 1) found |= above & (0U - above);
    return found;
}

/* The states that may fill the next slot, which is an open one (W-EVT-7). */
unsigned candidates(const Rules *r, const Entry *entry, unsigned living) {
    int kind = entry->kind;
    unsigned free = living & ~taken(r, entry) & r->slot_states[kind][entry->marked];
    return r->alike[kind] ? in_table_order(r, entry, free) : free;
}

/* Fill slots that nobody marks: named states, and open ones that no state can fill. */
void settle_marks(const Rules *r, Entry *entry, unsigned living) {
    while (entry->marked < r->slots[entry->kind]) {
        int slot = entry->marked;
        if (is_named(r, entry, slot))
            entry->targets[slot] = (int8_t)trailing_zeros(r->slot_states[entry->kind][slot]);
        else if (!candidates(r, entry, living))
            entry->targets[slot] = EMPTY;
        else
            return;
        entry->marked++;
    }
}

/* A card with only what it marks itself. */
Entry begin_marks(const Rules *r, int kind, int slot, int owner, unsigned living) {
    Entry entry;
    memset(&entry, 0, sizeof entry); /* GCC 13 thinks that an initializer leaves targets unset */
    entry.kind = (int8_t)kind, entry.slot = (int8_t)slot, entry.owner = (int8_t)owner;
    entry.choice = r->ways[kind] == 2 ? UNMARKED : 0;
    settle_marks(r, &entry, living);
    return entry;
}

/* What may be marked next on a card that is not complete. */
void marks_legal(const Rules *r, const Entry *entry, unsigned living, Runs *runs) {
    if (entry->marked < r->slots[entry->kind])
        run_add_bits(runs, r->first[MARK], candidates(r, entry, living));
    else
        run_add_bits(runs, r->first[CHOOSE], 3);
}

void mark(const Rules *r, Entry *entry, unsigned living, int action) {
    if (r->action_kind[action] == MARK) {
        entry->targets[entry->marked++] = (int8_t)value_of(r, action);
        settle_marks(r, entry, living);
    } else {
        entry->choice = (int8_t)value_of(r, action);
    }
}

/* The order of cards that nobody laid: by kind, targets, choice and owner. */
int compare_entries(const Rules *r, const Entry *one, const Entry *two) {
    if (one->kind != two->kind) return one->kind - two->kind;
    for (int i = 0; i < r->slots[one->kind]; i++)
        if (one->targets[i] != two->targets[i]) return one->targets[i] - two->targets[i];
    if (one->choice != two->choice) return one->choice - two->choice;
    return one->owner - two->owner;
}
