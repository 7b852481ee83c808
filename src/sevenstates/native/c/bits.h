/* Sets as bits of 64-bit words. */
#ifndef NATIVE_BITS_H
#define NATIVE_BITS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* MSVC has other names for what gcc and clang bring. */
#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
static inline int popcount(uint64_t word) {
#ifdef _M_ARM64
    return (int)_CountOneBits64(word);
#else
    return (int)__popcnt64(word);
#endif
}
static inline int trailing_zeros(uint64_t word) {
    unsigned long bit;
    _BitScanForward64(&bit, word);
    return (int)bit;
}
#else
static inline int popcount(uint64_t word) { return __builtin_popcountll(word); }
static inline int trailing_zeros(uint64_t word) { return __builtin_ctzll(word); }
#endif

/* Runs over the bits of a word, ascending. A break would only go on to the next bit. */
#define EACH_BIT(bit, word) \
    for (uint64_t bit##_left = (word); bit##_left; bit##_left &= bit##_left - 1) \
        for (int bit = trailing_zeros(bit##_left), bit##_once = 1; bit##_once; bit##_once = 0)

static inline bool bit_of(const uint64_t *words, int bit) {
    return words[bit >> 6] >> (bit & 63) & 1;
}

static inline void set_bit(uint64_t *words, int bit) { words[bit >> 6] |= 1ULL << (bit & 63); }

static inline void clear_bit(uint64_t *words, int bit) { words[bit >> 6] &= ~(1ULL << (bit & 63)); }

static inline int count_bits(const uint64_t *words, int count) {
    int total = 0;
    for (int i = 0; i < count; i++) total += popcount(words[i]);
    return total;
}

/* The first set bit from `from` on; -1 if there is none. */
static inline int next_bit(const uint64_t *words, int count, int from) {
    int i = from >> 6;
    if (i >= count) return -1;
    uint64_t word = words[i] & ~0ULL << (from & 63);
    while (!word) {
        if (++i == count) return -1;
        word = words[i];
    }
    return i * 64 + trailing_zeros(word);
}

/* The number of the n-th set bit, counted from 0; there are more than n. */
static inline int nth_bit(const uint64_t *words, int n) {
    int i = 0, count;
    while ((count = popcount(words[i])) <= n) {
        n -= count;
        i++;
    }
    uint64_t word = words[i];
    while (n--) word &= word - 1;
    return i * 64 + trailing_zeros(word);
}

#endif
