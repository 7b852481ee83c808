/* Sets of locations of the wall: location p is bit p % 64 of word p / 64. */
#ifndef HUANGDI_WALL_H
#define HUANGDI_WALL_H

#include "bits.h"

enum { LEVELS = 4, WIDTH = 20, COLUMNS = 5, PLACES = LEVELS * WIDTH, TOP = LEVELS - 1 };

#define MASK_WORDS 2

typedef struct {
    uint64_t w[MASK_WORDS];
} Mask;

static inline int level_of(int place) { return place / WIDTH; }
static inline int province_of(int place) { return place % WIDTH / COLUMNS; }

static inline bool has(const Mask *mask, int place) { return bit_of(mask->w, place); }
static inline void add(Mask *mask, int place) { set_bit(mask->w, place); }
static inline void drop(Mask *mask, int place) { clear_bit(mask->w, place); }
static inline int size_of(Mask mask) { return popcount(mask.w[0]) + popcount(mask.w[1]); }
static inline bool is_empty(Mask mask) { return !(mask.w[0] | mask.w[1]); }

static inline Mask both(Mask a, Mask b) { return (Mask){{a.w[0] & b.w[0], a.w[1] & b.w[1]}}; }
static inline Mask either(Mask a, Mask b) { return (Mask){{a.w[0] | b.w[0], a.w[1] | b.w[1]}}; }
static inline Mask without(Mask a, Mask b) { return (Mask){{a.w[0] & ~b.w[0], a.w[1] & ~b.w[1]}}; }
static inline Mask with(Mask mask, int place) {
    add(&mask, place);
    return mask;
}

/* Each location moved by a number of places, fewer than 64. */
static inline Mask moved_up(Mask a, int places) {
    if (!places) return a;
    return (Mask){{a.w[0] << places, a.w[1] << places | a.w[0] >> (64 - places)}};
}
static inline Mask moved_down(Mask a, int places) {
    if (!places) return a;
    return (Mask){{a.w[0] >> places | a.w[1] << (64 - places), a.w[1] >> places}};
}

static inline int first_of(Mask mask) {
    return mask.w[0] ? trailing_zeros(mask.w[0]) : 64 + trailing_zeros(mask.w[1]);
}

/* Runs over the locations of a mask, ascending. */
#define EACH_PLACE(place, mask) \
    for (int place = next_bit((mask).w, MASK_WORDS, 0); place >= 0; \
         place = next_bit((mask).w, MASK_WORDS, place + 1))

#endif
