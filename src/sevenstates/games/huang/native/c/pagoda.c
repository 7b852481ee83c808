/* Pagodas and the palace: where they may stand and how they get there (H-PAG, H-PAL). */
#include "huang.h"

/* Whether a triangle is of one colour and carries no building (H-PAG-1). */
bool is_free_triangle(const Rules *r, const State *s, int triangle) {
    const uint8_t *corner = r->triangle[triangle];
    return bit_of(s->triangles, triangle) && !has(&s->built, corner[0]) &&
           !has(&s->built, corner[1]) && !has(&s->built, corner[2]);
}

/* Whether a rhombus is yellow and carries no building (H-PAL-1). */
bool is_free_rhombus(const Rules *r, const State *s, int rhombus) {
    const uint8_t *corner = r->rhombus[rhombus];
    return bit_of(s->rhombi, rhombus) && !has(&s->built, corner[0]) &&
           !has(&s->built, corner[1]) && !has(&s->built, corner[2]) && !has(&s->built, corner[3]);
}

static void put_last(const Rules *r, State *s, int colour, int triangle) {
    s->pagoda_colour[s->pagoda_count] = (uint8_t)colour;
    s->pagoda_triangle[s->pagoda_count++] = (int16_t)triangle;
    measure_built(r, s);
}

static void move_pagoda(const Rules *r, State *s, int colour, int origin, int triangle) {
    int kept = 0;
    for (int i = 0; i < s->pagoda_count; i++) {
        if (s->pagoda_triangle[i] == origin) continue;
        s->pagoda_colour[kept] = s->pagoda_colour[i];
        s->pagoda_triangle[kept++] = s->pagoda_triangle[i];
    }
    s->pagoda_count = (uint8_t)kept;
    put_last(r, s, colour, triangle);
}

/* From beside the board; only if none is left there, one on the board moves (H-PAG-2). */
void establish_pagoda(const Rules *r, State *s, int seat, int triangle) {
    int colour = colour_at(s, r->triangle[triangle][0]), standing = 0, origin = 0;
    if (s->supply[colour]) {
        s->supply[colour]--;
        put_last(r, s, colour, triangle);
        return;
    }
    for (int i = 0; i < s->pagoda_count; i++) {
        if (s->pagoda_colour[i] == colour) {
            standing++;
            origin = s->pagoda_triangle[i];
        }
    }
    if (standing == 1)
        move_pagoda(r, s, colour, origin, triangle);
    else
        push(s, (Step){.kind = CHOOSE_PAGODA,
                       .seat = (uint8_t)seat,
                       .colour = (uint8_t)colour,
                       .place = (int16_t)triangle});
}

/* From beside the board, or from where it stands. */
void establish_palace(const Rules *r, State *s, int rhombus) {
    s->palace = (int16_t)rhombus;
    measure_built(r, s);
}

/* No pagoda of the colour is left: choose which on the board moves (H-PAG-2). */
void lift_legal(const Rules *r, const State *s, Runs *runs) {
    uint64_t triangles[TRIANGLE_WORDS] = {0};
    for (int i = 0; i < s->pagoda_count; i++)
        if (s->pagoda_colour[i] == s->stack[s->depth - 1].colour)
            set_bit(triangles, s->pagoda_triangle[i]);
    run_add(runs, r->first_lift, triangles, TRIANGLE_WORDS);
}

void lift_apply(const Rules *r, State *s, int action) {
    Step step = *top(s);
    pop(s);
    move_pagoda(r, s, step.colour, r->action_value[action], step.place);
}
