/* Chance. */
#include "luck.h"

#include <string.h>

/* The finisher of the generator SplitMix64. */
static uint64_t mixed(uint64_t x) {
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ x >> 27) * 0x94d049bb133111ebULL;
    return x ^ x >> 31;
}

/* Streams of one seed are unrelated: their starts are hashed, not counted up. */
void luck_seed(Luck *luck, uint64_t seed, uint64_t stream) {
    memset(luck, 0, sizeof *luck);
    luck->state = mixed(seed ^ mixed(stream + 1));
}

int luck_below(Luck *luck, int count) {
    if (luck->below) return luck->below(luck, count);
    luck->state += 0x9e3779b97f4a7c15ULL;
    /* The bias of a product of 32 bits is one in millions for the small counts of a game. */
    return (int)((mixed(luck->state) >> 32) * (uint64_t)count >> 32);
}

int luck_pick(Luck *luck, const uint8_t *weights, int count) {
    if (luck->pick) return luck->pick(luck, weights, count);
    int total = 0, index = 0;
    for (int i = 0; i < count; i++) total += weights[i];
    int left = luck_below(luck, total);
    while (left >= weights[index]) left -= weights[index++];
    return index;
}

/* Take one piece at random out of a bag given as counts; which kind it was. */
int luck_draw(Luck *luck, uint8_t *counts, int kinds) {
    int kind = luck_pick(luck, counts, kinds);
    counts[kind]--;
    return kind;
}
