/* What a seat observes, as arrays. */
#include "observe.h"

void observe(const Observer *o, const Rules *r, const State *s, int viewer, float *counts,
             float *planes) {
    (void)r;
    (void)s;
    (void)viewer;
    (void)planes;
    memset(counts, 0, (size_t)o->counts * sizeof *counts);
}
