/* Many games stepped together. States, generators, actions and masks lie in buffers of the
 * caller, one row a game; the interpreter is not in the loops and other threads may run. */
#include "py_core.h"

enum { MOST_BUFFERS = 4 };

typedef struct {
    const Rules *rules;
    Py_ssize_t games;
    State *states;
    int held;
    Py_buffer buffer[MOST_BUFFERS]; /* the states first */
} Batch;

static void release(Batch *batch) {
    while (batch->held) PyBuffer_Release(&batch->buffer[--batch->held]);
}

/* Take the rules and the buffers of a call; `widths` is the size of a game in each buffer. */
static bool hold(Batch *batch, PyObject *const *args, Py_ssize_t count, const size_t *widths,
                 int buffers) {
    batch->held = 0;
    if (count != buffers + 1 || !PyObject_TypeCheck(args[0], rules_type)) {
        PyErr_SetString(PyExc_TypeError, "a call for a batch takes the rules and its buffers");
        return false;
    }
    batch->rules = &((RulesObject *)args[0])->rules;
    for (int i = 0; i < buffers; i++) {
        Py_buffer *buffer = &batch->buffer[i];
        if (PyObject_GetBuffer(args[i + 1], buffer, PyBUF_WRITABLE) < 0) {
            release(batch);
            return false;
        }
        batch->held++;
        if (i == 0) batch->games = buffer->len / (Py_ssize_t)widths[0];
        if (buffer->len != batch->games * (Py_ssize_t)widths[i]) {
            PyErr_Format(PyExc_ValueError, "buffer %d of the batch has the wrong length", i + 1);
            release(batch);
            return false;
        }
    }
    batch->states = batch->buffer[0].buf;
    return true;
}

/* The games' generators are their states alone. */
static Luck luck_of(const Batch *batch, Py_ssize_t game) {
    return (Luck){.state = ((uint64_t *)batch->buffer[1].buf)[game]};
}

static void keep_luck(const Batch *batch, Py_ssize_t game, const Luck *luck) {
    ((uint64_t *)batch->buffer[1].buf)[game] = luck->state;
}

/* batch_seed(seeds): turn seeds into unrelated generators, in place. */
static PyObject *batch_seed(PyObject *module, PyObject *seeds) {
    (void)module;
    Py_buffer view;
    if (PyObject_GetBuffer(seeds, &view, PyBUF_WRITABLE) < 0) return NULL;
    uint64_t *words = view.buf;
    for (Py_ssize_t i = 0; i < view.len / (Py_ssize_t)sizeof *words; i++) {
        Luck luck;
        luck_seed(&luck, words[i], (uint64_t)i);
        words[i] = luck.state;
    }
    PyBuffer_Release(&view);
    return none();
}

/* batch_deal(rules, states, generators, wanted): a new game where `wanted` is not 0. */
static PyObject *batch_deal(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    static const size_t widths[] = {sizeof(State), sizeof(uint64_t), sizeof(uint8_t)};
    Batch batch;
    if (!hold(&batch, args, count, widths, 3)) return NULL;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < batch.games; i++) {
        if (!((uint8_t *)batch.buffer[2].buf)[i]) continue;
        Luck luck = luck_of(&batch, i);
        deal(batch.rules, &batch.states[i], &luck);
        keep_luck(&batch, i, &luck);
    }
    Py_END_ALLOW_THREADS
    release(&batch);
    return none();
}

/* The first game whose action is illegal; -1 if all are legal. An action below 0 is none. */
static Py_ssize_t first_illegal(const Batch *batch) {
    const int32_t *actions = batch->buffer[1].buf;
    for (Py_ssize_t i = 0; i < batch->games; i++) {
        if (actions[i] < 0) continue;
        const State *state = &batch->states[i];
        if (!is_legal(batch->rules, state, asked_seat(state), actions[i])) return i;
    }
    return -1;
}

/* batch_check(rules, states, actions): ValueError if one is illegal. */
static PyObject *batch_check(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    static const size_t widths[] = {sizeof(State), sizeof(int32_t)};
    Batch batch;
    Py_ssize_t illegal;
    if (!hold(&batch, args, count, widths, 2)) return NULL;
    Py_BEGIN_ALLOW_THREADS
    illegal = first_illegal(&batch);
    Py_END_ALLOW_THREADS
    release(&batch);
    if (illegal < 0) return none();
    PyErr_Format(PyExc_ValueError, "the action of game %zd is illegal", illegal);
    return NULL;
}

/* batch_step(rules, states, generators, actions): carry out actions that batch_check has seen. */
static PyObject *batch_step(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    static const size_t widths[] = {sizeof(State), sizeof(uint64_t), sizeof(int32_t)};
    Batch batch;
    if (!hold(&batch, args, count, widths, 3)) return NULL;
    const int32_t *actions = batch.buffer[2].buf;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < batch.games; i++) {
        if (actions[i] < 0) continue;
        Luck luck = luck_of(&batch, i);
        State *state = &batch.states[i];
        apply(batch.rules, state, asked_seat(state), actions[i], &luck);
        keep_luck(&batch, i, &luck);
    }
    Py_END_ALLOW_THREADS
    release(&batch);
    return none();
}

/* batch_random(rules, states, generators, actions): a random action each, -1 in finished games. */
static PyObject *batch_random(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    static const size_t widths[] = {sizeof(State), sizeof(uint64_t), sizeof(int32_t)};
    Batch batch;
    if (!hold(&batch, args, count, widths, 3)) return NULL;
    int32_t *actions = batch.buffer[2].buf;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < batch.games; i++) {
        Luck luck = luck_of(&batch, i);
        bool over = !batch.states[i].depth;
        actions[i] = over ? -1 : random_action(batch.rules, &batch.states[i], &luck);
        keep_luck(&batch, i, &luck);
    }
    Py_END_ALLOW_THREADS
    release(&batch);
    return none();
}

static void fill_mask(const Rules *r, const State *s, uint8_t *mask) {
    Runs runs;
    legal(r, s, asked_seat(s), &runs);
    runs_to_bytes(&runs, mask);
}

/* batch_observe(rules, states, seats, masks): the seat that is asked first (-1: the game is over)
 * and what is legal for it. */
static PyObject *batch_observe(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    static const size_t widths[] = {sizeof(State), sizeof(int8_t), ACTIONS};
    Batch batch;
    if (!hold(&batch, args, count, widths, 3)) return NULL;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < batch.games; i++) {
        ((int8_t *)batch.buffer[1].buf)[i] = (int8_t)asked_seat(&batch.states[i]);
        fill_mask(batch.rules, &batch.states[i], (uint8_t *)batch.buffer[2].buf + i * ACTIONS);
    }
    Py_END_ALLOW_THREADS
    release(&batch);
    return none();
}

PyMethodDef batch_functions[] = {
    {"batch_seed", batch_seed, METH_O, "Turn seeds into unrelated generators, in place."},
    {"batch_deal", FAST(batch_deal), "A new game where one is wanted."},
    {"batch_check", FAST(batch_check), "Refuse actions of which one is illegal."},
    {"batch_step", FAST(batch_step), "Carry out an action in each game."},
    {"batch_random", FAST(batch_random), "Choose a random action for each game."},
    {"batch_observe", FAST(batch_observe), "Who is asked in each game and what is legal."},
    {NULL, NULL, 0, NULL},
};
