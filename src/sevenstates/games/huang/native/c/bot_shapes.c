/* Geometry that the evaluation asks for again and again. */
#include "bot.h"

/* The spaces with at least one, two, ... six neighbours in the mask; the last is empty. */
void layers(const Evaluator *e, const Mask *mask, Mask found[LAYERS]) {
    memset(found, 0, LAYERS * sizeof *found);
    EACH_PLACE(place, mask) {
        const Mask *near = &e->w->shapes.near[place];
        for (int level = AROUND - 1; level > 0; level--) {
            Mask more = both(found[level - 1], near);
            found[level] = either(found[level], &more);
        }
        found[0] = either(found[0], near);
    }
}

/* The spaces that make a triangle with two neighbouring spaces of the mask. */
Mask completions(const Evaluator *e, const Mask *mask) {
    const Mask *near = e->w->shapes.near;
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
Mask beside(const Evaluator *e, const Mask *mask) {
    Mask found = {{0}};
    EACH_PLACE(place, mask) found = either(found, &e->w->shapes.near[place]);
    return without(found, mask);
}

/* The yellow tiles beside a space. */
int yellow_beside(const Evaluator *e, const State *s, int place) {
    Mask yellow = both(e->w->shapes.near[place], &s->tiles[YELLOW]);
    return size_of(&yellow);
}
