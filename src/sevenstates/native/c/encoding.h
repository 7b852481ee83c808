/* A decision as a net sees it. A game's bot.h includes this after its Evaluator and FEATURES. */
#ifndef NATIVE_ENCODING_H
#define NATIVE_ENCODING_H

enum { MOST_INPUT = 8 /* as in bots/nets/names.py */ };

/* Where to write a decision, and what centred features are divided by. */
typedef struct {
    int most;
    const float *scale;
    int16_t *moves;
    float *state_row, *rows;
} Encoding;

/* Go on to the next decision with a choice, and write it as who is asked sees it: the state as it
 * is, each move's features less the mean over all moves. The moves are -1 and the rows 0 before,
 * and stay so where there are no more moves, or the game is over. */
void encode(const Evaluator *e, State *s, Luck *luck, const Encoding *out);

static inline float clip_input(float number) {
    return number > MOST_INPUT ? MOST_INPUT : number < -MOST_INPUT ? -MOST_INPUT : number;
}

/* What all rows have in common goes, and the rest is scaled. */
static inline void centre(float *rows, int count, const float *scale) {
    float mean[FEATURES] = {0};
    for (int i = 0; i < count; i++)
        for (int k = 0; k < FEATURES; k++) mean[k] += rows[i * FEATURES + k];
    for (int k = 0; k < FEATURES; k++) mean[k] /= (float)count;
    for (int i = 0; i < count; i++, rows += FEATURES)
        for (int k = 0; k < FEATURES; k++) rows[k] = clip_input((rows[k] - mean[k]) / scale[k]);
}

#endif
