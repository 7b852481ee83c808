/* Decisions and rollouts of many games for Python. */
#include "py_bot.h"

enum { MOST_WORLDS = 64 };

/* encode(worlds, states, generators, seats, moves, state_rows, rows, scale): the next decision with
 * a choice in each of many games. */
PyObject *evaluator_encode(PyObject *self, PyObject *args) {
    Decisions d;
    Evaluator e;
    int worlds;
    if (!PyArg_ParseTuple(args, "i" DECISIONS_FORMAT ":encode", &worlds, DECISIONS_OF(d)))
        return NULL;
    bool fits = worlds > 0 && worlds <= MOST_WORLDS;
    if (!fits) PyErr_SetString(PyExc_ValueError, "no such number of worlds");
    fits = fits && fit_decisions(&d) && hold_evaluator(self, &e);
    if (fits) {
        e.worlds = worlds;
        encode_decisions(&e, &d);
        fits = release_evaluator(self, &e);
    }
    release_decisions(&d);
    return fits ? none() : NULL;
}

enum { ROLLED = 3 };

static bool are_states(const Py_buffer *b, const size_t *widths, int count) {
    Py_ssize_t games = b[0].len / (Py_ssize_t)sizeof(State);
    for (int i = 0; i < count; i++) {
        if (b[i].len == games * (Py_ssize_t)widths[i]) continue;
        PyErr_SetString(PyExc_ValueError, "a buffer of the batch has the wrong length");
        return false;
    }
    return true;
}

static bool are_moves(const Evaluator *e, const Py_buffer *b, int seat) {
    const State *states = b[0].buf;
    const int32_t *moves = b[2].buf;
    for (Py_ssize_t i = 0; i < b[0].len / (Py_ssize_t)sizeof(State); i++) {
        if (seat >= 0 && seat < e->r->seats && is_legal(e->r, &states[i], seat, moves[i])) continue;
        PyErr_SetString(PyExc_ValueError, "a move of the batch is illegal");
        return false;
    }
    return true;
}

/* roll_out(states, generators, moves, seat, most): a move of the seat in each state, and what
 * follows by the rollout policy until the seat may lay its first card of a round, for at most that
 * many moves; how many there were in all. */
PyObject *evaluator_roll_out(PyObject *self, PyObject *args) {
    static const size_t WIDTHS[ROLLED] = {sizeof(State), sizeof(uint64_t), sizeof(int32_t)};
    Py_buffer b[ROLLED];
    Evaluator e;
    int seat, most;
    Py_ssize_t steps = -1;
    if (!PyArg_ParseTuple(args, "w*w*y*ii:roll_out", &b[0], &b[1], &b[2], &seat, &most))
        return NULL;
    if (are_states(b, WIDTHS, ROLLED) && hold_evaluator(self, &e)) {
        bool fits = are_moves(&e, b, seat);
        steps = 0;
        Py_BEGIN_ALLOW_THREADS
        for (Py_ssize_t i = 0; fits && i < b[0].len / (Py_ssize_t)sizeof(State); i++) {
            Luck luck = {.state = ((uint64_t *)b[1].buf)[i]};
            int32_t move = ((int32_t *)b[2].buf)[i];
            steps += roll_out(&e, (State *)b[0].buf + i, seat, move, most, &luck);
            ((uint64_t *)b[1].buf)[i] = luck.state;
        }
        Py_END_ALLOW_THREADS
        if (!release_evaluator(self, &e) || !fits) steps = -1;
    }
    for (int i = 0; i < ROLLED; i++) PyBuffer_Release(&b[i]);
    return steps < 0 ? NULL : PyLong_FromSsize_t(steps);
}

/* show_ends(states, ends, rows, seat): whether a rollout ends in each state, for the seat: 1 if it
 * may lay its first card, 2 if the game is over. What the seat sees is added to a row. */
PyObject *evaluator_show_ends(PyObject *self, PyObject *args) {
    static const size_t WIDTHS[ROLLED] = {sizeof(State), 1, FEATURES * sizeof(float)};
    Py_buffer b[ROLLED];
    Evaluator e;
    int seat;
    bool fits = false;
    if (!PyArg_ParseTuple(args, "y*w*w*i:show_ends", &b[0], &b[1], &b[2], &seat)) return NULL;
    if (are_states(b, WIDTHS, ROLLED) && hold_evaluator(self, &e)) {
        fits = seat >= 0 && seat < e.r->seats;
        if (!fits) PyErr_SetString(PyExc_ValueError, "no such seat");
        for (Py_ssize_t i = 0; fits && i < b[0].len / (Py_ssize_t)sizeof(State); i++) {
            const State *s = (const State *)b[0].buf + i;
            ((uint8_t *)b[1].buf)[i] = !s->depth ? 2 : is_about_to_play(s, seat);
            add_state_features(&e, s, seat, (float *)b[2].buf + i * FEATURES);
        }
        fits = release_evaluator(self, &e) && fits;
    }
    for (int i = 0; i < ROLLED; i++) PyBuffer_Release(&b[i]);
    return fits ? none() : NULL;
}
