/* Chance: a generator of its own (pick is NULL) or whatever the two functions ask. One that
 * fails sets `failed` and goes on with something possible; its caller throws the state away. */
#ifndef NATIVE_LUCK_H
#define NATIVE_LUCK_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Luck Luck;
struct Luck {
    uint64_t state;
    int (*pick)(Luck *, const uint8_t *weights, int count);
    int (*below)(Luck *, int count);
    void *source;
    bool failed;
};

void luck_seed(Luck *luck, uint64_t seed, uint64_t stream);
int luck_below(Luck *luck, int count);
int luck_pick(Luck *luck, const uint8_t *weights, int count);
int luck_draw(Luck *luck, uint8_t *counts, int kinds);

#endif
