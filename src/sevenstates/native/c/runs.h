/* The legal actions: runs of bits over the action table, in its order.
 *
 * The game's header, which includes this, says how large they are: ACTIONS, MOST_RUNS and
 * RUN_WORDS, the words of the longest run. */
#ifndef NATIVE_RUNS_H
#define NATIVE_RUNS_H

#include "bits.h"

enum { ACTION_WORDS = (ACTIONS + 63) / 64 };

typedef struct {
    int count, total;
    int first[MOST_RUNS], size[MOST_RUNS], words[MOST_RUNS];
    int where[MOST_RUNS]; /* the row of bits, which several runs may share */
    uint64_t bits[MOST_RUNS][RUN_WORDS];
} Runs;

static inline void runs_clear(Runs *runs) { runs->count = runs->total = 0; }

/* Add a run unless it is empty; its number, for run_repeat. */
static inline int run_add(Runs *runs, int first, const uint64_t *bits, int words) {
    int size = count_bits(bits, words), i = runs->count;
    if (!size) return -1;
    runs->count++;
    runs->total += size;
    runs->first[i] = first;
    runs->size[i] = size;
    runs->words[i] = words;
    runs->where[i] = i;
    memcpy(runs->bits[i], bits, (size_t)words * sizeof *bits);
    return i;
}

static inline void run_add_bits(Runs *runs, int first, uint64_t bits) {
    run_add(runs, first, &bits, 1);
}

/* The same bits as of an earlier run, for other actions. */
static inline void run_repeat(Runs *runs, int first, int run) {
    if (run < 0) return;
    int i = runs->count++;
    runs->total += runs->size[run];
    runs->first[i] = first;
    runs->size[i] = runs->size[run];
    runs->words[i] = runs->words[run];
    runs->where[i] = runs->where[run];
}

void runs_to_bits(const Runs *runs, uint8_t bits[ACTION_WORDS * 8]);
void runs_to_bytes(const Runs *runs, uint8_t bytes[ACTIONS]);
void runs_list(const Runs *runs, int16_t indices[ACTIONS]);
bool runs_contain(const Runs *runs, int index);
int runs_nth(const Runs *runs, int n);

#endif
