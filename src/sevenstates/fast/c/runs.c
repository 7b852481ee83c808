/* Sets of actions as runs of bits over the action table. */
#include "huang.h"

void run_add(Runs *runs, int first, const uint64_t *bits, int words) {
    int size = count_bits(bits, words);
    if (!size) return;
    int i = runs->count++;
    runs->first[i] = first;
    runs->size[i] = size;
    runs->words[i] = words;
    runs->total += size;
    memcpy(runs->bits[i], bits, (size_t)words * sizeof *bits);
}

void run_add_mask(Runs *runs, int first, const Mask *mask) {
    run_add(runs, first, mask->w, MASK_WORDS);
}

void run_add_bits(Runs *runs, int first, uint64_t bits) { run_add(runs, first, &bits, 1); }

void runs_to_words(const Runs *runs, uint64_t words[ACTION_WORDS]) {
    memset(words, 0, ACTION_WORDS * sizeof *words);
    for (int i = 0; i < runs->count; i++) {
        int word = runs->first[i] >> 6, shift = runs->first[i] & 63;
        for (int j = 0; j < runs->words[i]; j++, word++) {
            uint64_t bits = runs->bits[i][j];
            words[word] |= bits << shift;
            /* What is shifted out of the table's last word is zero: no action has that index. */
            if (shift && word + 1 < ACTION_WORDS) words[word + 1] |= bits >> (64 - shift);
        }
    }
}

bool runs_contain(const Runs *runs, int index) {
    for (int i = 0; i < runs->count; i++) {
        int bit = index - runs->first[i];
        if (bit >= 0 && bit < runs->words[i] * 64 && bit_of(runs->bits[i], bit)) return true;
    }
    return false;
}

/* One action of the set, each as likely. */
int runs_choose(const Runs *runs, Luck *luck) {
    int left = luck_below(luck, runs->total), i = 0;
    while (left >= runs->size[i]) left -= runs->size[i++];
    return runs->first[i] + nth_bit(runs->bits[i], left);
}
