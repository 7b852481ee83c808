/* Where the fields of a state lie, so that Python reads and writes them without a copy of this. */
#include "py_core.h"

#include <stddef.h>

typedef struct {
    const char *name, *format; /* as in Python's struct and memoryview */
    size_t offset, size;
} Field;

#define FIELD(name, format) {#name, format, offsetof(State, name), sizeof(((State *)0)->name)}

static const Field FIELDS[] = {
    FIELD(tiles, "Q"),           FIELD(empty, "Q"),           FIELD(near_yellow, "Q"),
    FIELD(granaries, "Q"),       FIELD(built, "Q"),           FIELD(triangles, "Q"),
    FIELD(rhombi, "Q"),          FIELD(war.sides, "Q"),       FIELD(war.count, "B"),
    FIELD(war.tiles, "B"),       FIELD(war.leaders, "B"),     FIELD(pool, "Q"),
    FIELD(groups.of, "B"),       FIELD(leaders, "h"),         FIELD(points, "h"),
    FIELD(hands, "B"),           FIELD(known, "B"),           FIELD(buried, "B"),
    FIELD(known_buried, "B"),    FIELD(market, "B"),          FIELD(bag, "B"),
    FIELD(removed, "B"),         FIELD(discards, "B"),        FIELD(supply, "B"),
    FIELD(granaries_taken, "B"), FIELD(palace, "h"),          FIELD(pagoda_triangle, "h"),
    FIELD(pagoda_count, "B"),    FIELD(pagoda_colour, "B"),   FIELD(bandit_triangle, "h"),
    FIELD(bandit_count, "B"),    FIELD(bandit_mark, "B"),     FIELD(bandit_number, "B"),
    FIELD(idle, "b"),            FIELD(depth, "B"),           FIELD(stack, "B"),
    FIELD(reason, "B"),          FIELD(ranks, "B"),           FIELD(scores, "h"),
};

/* Name to (offset in bytes, format of a number, length in bytes). */
PyObject *state_layout(void) {
    PyObject *layout = PyDict_New();
    for (size_t i = 0; layout && i < sizeof FIELDS / sizeof *FIELDS; i++) {
        PyObject *value = Py_BuildValue("(nsn)", (Py_ssize_t)FIELDS[i].offset, FIELDS[i].format,
                                        (Py_ssize_t)FIELDS[i].size);
        if (!value || PyDict_SetItemString(layout, FIELDS[i].name, value) < 0) Py_CLEAR(layout);
        Py_XDECREF(value);
    }
    return layout;
}
