/* What the games share that offer their bots' evaluation to Python. */
#ifndef NATIVE_PY_EVALUATOR_H
#define NATIVE_PY_EVALUATOR_H

#include "py_core.h"

#include "bot.h"

enum { ENCODED = 7 };

/* The buffers of a call that encodes decisions of many games: for each game its state, generator,
 * seat, moves, a row for the state and one for each move; and then the scale. */
typedef struct {
    Py_buffer buffer[ENCODED];
    Py_ssize_t games, width;
} Decisions;
#define DECISIONS_FORMAT "w*w*w*w*w*w*y*"
#define DECISIONS_OF(d) &(d).buffer[0], &(d).buffer[1], &(d).buffer[2], &(d).buffer[3], \
                        &(d).buffer[4], &(d).buffer[5], &(d).buffer[6]

/* Whether the buffers fit each other, which say how many games there are and moves of each. */
static inline bool fit_decisions(Decisions *d) {
    const Py_buffer *b = d->buffer;
    d->games = b[0].len / (Py_ssize_t)sizeof(State);
    d->width = d->games ? b[3].len / d->games / (Py_ssize_t)sizeof(int16_t) : 1;
    const size_t row = FEATURES * sizeof(float), most = (size_t)d->width;
    const size_t widths[] = {sizeof(State), sizeof(uint64_t), 1, most * sizeof(int16_t), row,
                             most * row};
    bool fits = most > 0 && most <= ACTIONS && b[ENCODED - 1].len == (Py_ssize_t)row;
    for (int i = 0; i < ENCODED - 1; i++)
        fits = fits && b[i].len == d->games * (Py_ssize_t)widths[i];
    if (!fits) PyErr_SetString(PyExc_ValueError, "a buffer of the batch has the wrong length");
    return fits;
}

/* Where to write the decision of a game, with nothing written yet. */
static inline Encoding empty_encoding(const Decisions *d, Py_ssize_t game) {
    const size_t width = (size_t)d->width;
    Encoding out = {
        .most = width < MOST_MOVES ? (int)width : MOST_MOVES,
        .scale = d->buffer[6].buf,
        .moves = (int16_t *)d->buffer[3].buf + game * d->width,
        .state_row = (float *)d->buffer[4].buf + game * FEATURES,
        .rows = (float *)d->buffer[5].buf + game * d->width * FEATURES,
    };
    memset(out.moves, -1, width * sizeof *out.moves);
    memset(out.state_row, 0, FEATURES * sizeof *out.state_row);
    memset(out.rows, 0, width * FEATURES * sizeof *out.rows);
    return out;
}

/* Other threads of Python may run meanwhile. */
static inline void encode_decisions(const Evaluator *e, const Decisions *d) {
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < d->games; i++) {
        State *state = (State *)d->buffer[0].buf + i;
        uint64_t *generator = (uint64_t *)d->buffer[1].buf + i;
        Luck luck = {.state = *generator};
        Encoding out = empty_encoding(d, i);
        encode(e, state, &luck, &out);
        *generator = luck.state;
        ((int8_t *)d->buffer[2].buf)[i] = (int8_t)asked_seat(state);
    }
    Py_END_ALLOW_THREADS
}

static inline void release_decisions(Decisions *d) {
    for (int i = 0; i < ENCODED; i++) PyBuffer_Release(&d->buffer[i]);
}

static inline bool is_state(PyObject *object) {
    if (PyObject_TypeCheck(object, state_type)) return true;
    PyErr_SetString(PyExc_TypeError, "a state of the compiled core is wanted");
    return false;
}

static inline bool are_legal(const Rules *r, const State *s, int seat, const int16_t *moves,
                             Py_ssize_t count) {
    Runs runs;
    legal(r, s, seat, &runs);
    for (Py_ssize_t i = 0; i < count; i++) {
        if (runs_contain(&runs, moves[i])) continue;
        PyErr_Format(PyExc_ValueError, "the action %d is illegal", moves[i]);
        return false;
    }
    return true;
}

static inline PyObject *list_of(const double *numbers, Py_ssize_t count) {
    PyObject *list = PyList_New(count);
    for (Py_ssize_t i = 0; list && i < count; i++) {
        PyObject *number = PyFloat_FromDouble(numbers[i]);
        if (!number || PyList_SetItem(list, i, number) < 0) Py_CLEAR(list);
    }
    return list;
}

/* Add the type of evaluators, and the lengths of their rows; -1 if Python has an error. */
static inline int add_evaluator_type(PyObject *module, PyType_Spec *spec) {
    PyTypeObject *type = (PyTypeObject *)PyType_FromSpec(spec);
    int status = type ? PyModule_AddType(module, type) : -1;
    Py_XDECREF((PyObject *)type);
    if (status < 0 || PyModule_AddIntConstant(module, "FEATURES", FEATURES) < 0) return -1;
    return PyModule_AddIntConstant(module, "STATE_FEATURES", STATE_FEATURES);
}

#endif
