/* What a seat observes, as arrays: the compiled half of env/observation.py, which is the
 * reference. It says where each part begins; a part of all seats has the viewer's own first. */
#ifndef WARRING_OBSERVE_H
#define WARRING_OBSERVE_H

#include "warring.h"

enum { PLACES = 1 };

/* Handed over by the environments. */
typedef struct {
    int32_t counts, planes; /* how many there are */
} Observer;

/* Fill `counts` with what the viewer may know of the state; there are no planes. */
void observe(const Observer *o, const Rules *r, const State *s, int viewer, float *counts,
             float *planes);

#endif
