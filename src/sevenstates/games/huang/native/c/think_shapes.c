/* Geometry that the judgement asks for again and again. */
#include "think.h"

/* The spaces with at least one, two, ... six neighbours in the mask; the last is empty. */
void layers(const Mind *m, const Mask *mask, Mask found[LAYERS]) {
    memset(found, 0, LAYERS * sizeof *found);
    EACH_PLACE(place, mask) {
        const Mask *near = &m->j->shapes.near[place];
        for (int level = AROUND - 1; level > 0; level--) {
            Mask more = both(found[level - 1], near);
            found[level] = either(found[level], &more);
        }
        found[0] = either(found[0], near);
    }
}

/* The spaces that make a triangle with two neighbouring spaces of the mask. */
Mask completions(const Mind *m, const Mask *mask) {
    const Mask *near = m->j->shapes.near;
    Mask found = {{0}}, rest = *mask;
    EACH_PLACE(place, mask) {
        drop(&rest, place);
        Mask pairs = both(near[place], &rest);
        EACH_PLACE(other, &pairs) {
            Mask thirds = both(near[place], &near[other]);
            found = either(found, &thirds);
        }
    }
    return without(found, mask);
}

/* The spaces next to the mask. */
Mask beside(const Mind *m, const Mask *mask) {
    Mask found = {{0}};
    EACH_PLACE(place, mask) found = either(found, &m->j->shapes.near[place]);
    return without(found, mask);
}

/* The yellow tiles beside a space. */
int yellow_beside(const Mind *m, const State *s, int place) {
    Mask yellow = both(m->j->shapes.near[place], &s->tiles[YELLOW]);
    return size_of(&yellow);
}
