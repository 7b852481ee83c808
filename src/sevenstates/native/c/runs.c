/* Sets of actions as runs of bits over the action table. */
#include "game.h"

/* Action i is bit i % 8 of byte i / 8, whatever the order of bytes on the machine. */
void runs_to_bits(const Runs *runs, uint8_t bits[ACTION_WORDS * 8]) {
    uint64_t words[ACTION_WORDS] = {0};
    for (int i = 0; i < runs->count; i++) {
        int word = runs->first[i] >> 6, shift = runs->first[i] & 63;
        for (int j = 0; j < runs->words[i]; j++, word++) {
            uint64_t run = runs->bits[runs->where[i]][j];
            words[word] |= run << shift;
            /* What is shifted out of the table's last word is zero: no action has that index. */
            if (shift && word + 1 < ACTION_WORDS) words[word + 1] |= run >> (64 - shift);
        }
    }
    for (int i = 0; i < ACTION_WORDS * 8; i++) bits[i] = (uint8_t)(words[i / 8] >> i % 8 * 8);
}

/* A byte for each action: 1 if it is in the set. */
void runs_to_bytes(const Runs *runs, uint8_t bytes[ACTIONS]) {
    memset(bytes, 0, ACTIONS);
    for (int i = 0; i < runs->count; i++) {
        const uint64_t *bits = runs->bits[runs->where[i]];
        for (int j = 0; j < runs->words[i]; j++)
            for (uint64_t word = bits[j]; word; word &= word - 1)
                bytes[runs->first[i] + j * 64 + trailing_zeros(word)] = 1;
    }
}

bool runs_contain(const Runs *runs, int index) {
    for (int i = 0; i < runs->count; i++) {
        int bit = index - runs->first[i];
        if (bit >= 0 && bit < runs->words[i] * 64 && bit_of(runs->bits[runs->where[i]], bit))
            return true;
    }
    return false;
}

/* The indices of the set, ascending. */
void runs_list(const Runs *runs, int16_t indices[ACTIONS]) {
    for (int i = 0; i < runs->count; i++) {
        const uint64_t *bits = runs->bits[runs->where[i]];
        for (int j = 0; j < runs->words[i]; j++)
            for (uint64_t word = bits[j]; word; word &= word - 1)
                *indices++ = (int16_t)(runs->first[i] + j * 64 + trailing_zeros(word));
    }
}

/* The n-th action of the set, counted from 0. */
int runs_nth(const Runs *runs, int n) {
    int i = 0;
    while (n >= runs->size[i]) n -= runs->size[i++];
    return runs->first[i] + nth_bit(runs->bits[runs->where[i]], n);
}
