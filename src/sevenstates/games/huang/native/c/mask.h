/* Sets of places. */
#ifndef HUANG_MASK_H
#define HUANG_MASK_H

#include "bits.h"

#define MASK_WORDS 4

/* A set of places of the grid: place p is bit p % 64 of word p / 64. */
typedef struct {
    uint64_t w[MASK_WORDS];
} Mask;

static inline bool has(const Mask *mask, int place) { return bit_of(mask->w, place); }
static inline void add(Mask *mask, int place) { set_bit(mask->w, place); }
static inline void drop(Mask *mask, int place) { clear_bit(mask->w, place); }
static inline int size_of(const Mask *mask) { return count_bits(mask->w, MASK_WORDS); }
static inline int next_place(const Mask *mask, int from) {
    return next_bit(mask->w, MASK_WORDS, from);
}

/* Runs over the places of a mask, ascending. The mask may lose places on the way. */
#define EACH_PLACE(place, mask) \
    for (int place = next_place(mask, 0); place >= 0; place = next_place(mask, place + 1))

static inline Mask both(Mask a, const Mask *b) {
    for (int i = 0; i < MASK_WORDS; i++) a.w[i] &= b->w[i];
    return a;
}

static inline Mask either(Mask a, const Mask *b) {
    for (int i = 0; i < MASK_WORDS; i++) a.w[i] |= b->w[i];
    return a;
}

static inline Mask without(Mask a, const Mask *b) {
    for (int i = 0; i < MASK_WORDS; i++) a.w[i] &= ~b->w[i];
    return a;
}

static inline bool is_empty(const Mask *mask) {
    return !(mask->w[0] | mask->w[1] | mask->w[2] | mask->w[3]);
}

static inline bool meets(const Mask *a, const Mask *b) {
    uint64_t common = 0;
    for (int i = 0; i < MASK_WORDS; i++) common |= a->w[i] & b->w[i];
    return common != 0;
}

#endif
