/* Writing what a seat observes. A game's observe.h includes this after its Observer. */
#ifndef NATIVE_OBSERVING_H
#define NATIVE_OBSERVING_H

/* What the parts of one observation are filled with. */
typedef struct {
    const Observer *o;
    const Rules *r;
    const State *s;
    int viewer;
    float *counts, *planes;
} View;

/* observe.c of the game: write what the viewer may know where everything is still 0. */
void see(const View *e);

/* Fill `counts` and `planes` with what the viewer may know of the state. */
static inline void observe(const Observer *o, const Rules *r, const State *s, int viewer,
                           float *counts, float *planes) {
    View e = {o, r, s, viewer, counts, planes};
    memset(counts, 0, (size_t)o->counts * sizeof *counts);
    memset(planes, 0, (size_t)o->planes * PLACES * sizeof *planes);
    see(&e);
    for (int i = 0; i < o->counts; i++)
        if (counts[i] > o->most[i]) counts[i] = o->most[i];
}

static inline int ahead(const View *e, int seat) {
    return (seat - e->viewer + e->r->seats) % e->r->seats;
}

static inline void put(const View *e, int at, int number) { e->counts[at] = (float)number; }

static inline void put_bits(const View *e, int first, uint64_t set) {
    EACH_BIT(bit, set) e->counts[first + bit] = 1;
}

#endif
