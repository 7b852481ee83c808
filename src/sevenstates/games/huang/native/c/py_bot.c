/* The bots' evaluation for Python. */
#include "py_core.h"

#include <stddef.h>

#include "bot.h"

typedef struct {
    PyObject_HEAD
    Weights weights;
} EvaluatorObject;

static PyTypeObject *evaluator_type;

#define FIELD(name) {#name, offsetof(Weights, name), sizeof(((Weights *)0)->name)}

/* By the name of the Python file that a weight comes from and its name there. */
static const TableField FIELDS[] = {
    FIELD(evaluation.drawn_a_turn), FIELD(evaluation.points_an_action), FIELD(evaluation.leader),
    FIELD(evaluation.stand_in), FIELD(evaluation.build), FIELD(evaluation.tile_in_hand),
    FIELD(evaluation.reserve), FIELD(evaluation.regained), FIELD(evaluation.seized),
    FIELD(evaluation.unclaimed), FIELD(evaluation.higher), FIELD(evaluation.scale),
    FIELD(evaluation.scale_a_turn), FIELD(dangers.revolt), FIELD(dangers.revolt_edge),
    FIELD(dangers.revolt_sharpness), FIELD(dangers.moved), FIELD(dangers.war),
    FIELD(dangers.war_edge), FIELD(dangers.war_sharpness), FIELD(dangers.yellow_hand),
    FIELD(dangers.red_hand), FIELD(conflicts.margin), FIELD(conflicts.leader_lost),
    FIELD(conflicts.pagoda_drawn), FIELD(conflicts.soldier_lost), FIELD(weights.tile_scores),
    FIELD(weights.tile_needed), FIELD(weights.tile_gives), FIELD(weights.tile_pairs),
    FIELD(weights.tile_completes), FIELD(weights.tile_moves), FIELD(weights.tile_feeds),
    FIELD(weights.tile_guards), FIELD(weights.tile_fills), FIELD(weights.tile_near),
    FIELD(weights.war), FIELD(weights.war_pagodas), FIELD(weights.leader),
    FIELD(weights.leader_moves), FIELD(weights.leader_yellow), FIELD(weights.leader_home),
    FIELD(weights.leader_pagoda), FIELD(weights.leader_tiles), FIELD(weights.leader_needed),
    FIELD(weights.leader_leaves), FIELD(weights.leader_safer), FIELD(weights.revolt),
    FIELD(weights.revolt_pagoda), FIELD(weights.replaces_all), FIELD(weights.replaces_idle),
    FIELD(weights.riot_own), FIELD(weights.riot_pagoda), FIELD(weights.riot_guard),
    FIELD(weights.riot_last), FIELD(weights.trade_home), FIELD(side_decisions.chosen),
    FIELD(side_decisions.market), FIELD(rollout_policy.leaders_wanted), FIELD(priors.plain),
    FIELD(shapes.near),
};

/* Evaluator(tables): numbers as buffers of doubles, masks as buffers of 64-bit words. */
static PyObject *evaluator_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
    static char *names[] = {"tables", NULL};
    PyObject *tables;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O:Evaluator", names, &tables)) return NULL;
    PyObject *self = PyType_GenericAlloc(type, 0);
    size_t count = sizeof FIELDS / sizeof *FIELDS;
    if (self && fill_tables(&((EvaluatorObject *)self)->weights, FIELDS, count, tables) < 0)
        Py_CLEAR(self);
    return self;
}

static Evaluator evaluator_of(PyObject *self, PyObject *state) {
    return (Evaluator){&((EvaluatorObject *)self)->weights, RULES(state)};
}

static bool is_state(PyObject *object) {
    if (PyObject_TypeCheck(object, state_type)) return true;
    PyErr_SetString(PyExc_TypeError, "a state of the compiled core is wanted");
    return false;
}

static bool is_running(PyObject *object) {
    if (!is_state(object)) return false;
    if (STATE(object)->depth) return true;
    PyErr_SetString(PyExc_ValueError, "the game is over");
    return false;
}

static PyObject *list_of(const double *numbers, Py_ssize_t count) {
    PyObject *list = PyList_New(count);
    for (Py_ssize_t i = 0; list && i < count; i++) {
        PyObject *number = PyFloat_FromDouble(numbers[i]);
        if (!number || PyList_SetItem(list, i, number) < 0) Py_CLEAR(list);
    }
    return list;
}

static PyObject *evaluator_values(PyObject *self, PyObject *state) {
    if (!is_state(state)) return NULL;
    Evaluator e = evaluator_of(self, state);
    double shares[SEATS];
    values(&e, STATE(state), shares);
    return list_of(shares, e.r->seats);
}

static PyObject *evaluator_priors(PyObject *self, PyObject *state) {
    if (!is_running(state)) return NULL;
    Evaluator e = evaluator_of(self, state);
    Runs runs;
    int16_t moves[ACTIONS];
    double weights[ACTIONS];
    legal(e.r, STATE(state), &runs);
    runs_list(&runs, moves);
    priors(&e, STATE(state), moves, runs.total, weights);
    return list_of(weights, runs.total);
}

static PyObject *evaluator_rollout_policy(PyObject *self, PyObject *args) {
    PyObject *state, *source;
    if (!PyArg_ParseTuple(args, "OO:rollout_policy", &state, &source)) return NULL;
    if (!is_running(state)) return NULL;
    Evaluator e = evaluator_of(self, state);
    Luck room, *luck = luck_from(source, &room);
    int action = rollout_policy(&e, STATE(state), luck);
    return luck->failed ? NULL : PyLong_FromLong(action);
}

static bool are_legal(const Rules *r, const State *s, const int16_t *moves, Py_ssize_t count) {
    Runs runs;
    legal(r, s, &runs);
    for (Py_ssize_t i = 0; i < count; i++) {
        if (runs_contain(&runs, moves[i])) continue;
        PyErr_Format(PyExc_ValueError, "the action %d is illegal", moves[i]);
        return false;
    }
    return true;
}

/* shortlist(state, moves, shares): the most promising moves and their shares of the promise, as
 * many as there is room for 16-bit indices and doubles; how many there are. */
static PyObject *evaluator_shortlist(PyObject *self, PyObject *args) {
    PyObject *state;
    Py_buffer moves, shares;
    if (!PyArg_ParseTuple(args, "Ow*w*:shortlist", &state, &moves, &shares)) return NULL;
    Py_ssize_t most = moves.len / (Py_ssize_t)sizeof(int16_t);
    bool fits = shares.len == most * (Py_ssize_t)sizeof(double) && most > 0 && most <= MOST_WIDTH;
    if (!fits) PyErr_SetString(PyExc_ValueError, "no such number of moves, or too little room");
    int count = -1;
    if (fits && is_running(state)) {
        Evaluator e = evaluator_of(self, state);
        count = shortlist(&e, STATE(state), (int)most, moves.buf, shares.buf);
    }
    PyBuffer_Release(&moves);
    PyBuffer_Release(&shares);
    return count < 0 ? NULL : PyLong_FromLong(count);
}

/* add_features(world, moves, rows, seed): what the state shows to who is asked is added to the
 * first row, what each of the moves leads to, to the others. Rows of FEATURES floats. */
static PyObject *evaluator_add_features(PyObject *self, PyObject *args) {
    PyObject *world;
    Py_buffer moves, rows;
    unsigned long long seed;
    if (!PyArg_ParseTuple(args, "Oy*w*K:add_features", &world, &moves, &rows, &seed)) return NULL;
    Py_ssize_t count = moves.len / (Py_ssize_t)sizeof(int16_t);
    bool fits = rows.len == (count + 1) * FEATURES * (Py_ssize_t)sizeof(float);
    if (!fits) PyErr_SetString(PyExc_ValueError, "a row for the state and one a move is needed");
    bool ready = fits && is_running(world) &&
                 are_legal(RULES(world), STATE(world), moves.buf, count);
    if (ready) {
        Evaluator e = evaluator_of(self, world);
        const State *s = STATE(world);
        float *row = rows.buf;
        Py_BEGIN_ALLOW_THREADS
        add_state_features(&e, s, asked_seat(s), row);
        for (Py_ssize_t i = 0; i < count; i++)
            add_move_features(&e, s, ((int16_t *)moves.buf)[i], seed, row + (i + 1) * FEATURES);
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&moves);
    PyBuffer_Release(&rows);
    if (!ready) return NULL;
    return none();
}

static PyMethodDef evaluator_methods[] = {
    {"values", evaluator_values, METH_O, "For each seat the share of the win it may expect."},
    {"priors", evaluator_priors, METH_O, "How promising each of the legal actions looks."},
    {"rollout_policy", evaluator_rollout_policy, METH_VARARGS,
     "A sensible action of the player to move."},
    {"shortlist", evaluator_shortlist, METH_VARARGS, "The most promising moves."},
    {"add_features", evaluator_add_features, METH_VARARGS, "What a net is shown of moves."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot evaluator_slots[] = {
    {Py_tp_doc, "What bots know of HUANG, with their weights."},
    {Py_tp_new, evaluator_new},
    {Py_tp_dealloc, free_object},
    {Py_tp_methods, evaluator_methods},
    {0, NULL},
};

static PyType_Spec evaluator_spec = {
    "sevenstates.games.huang.native._huang.Evaluator",
    sizeof(EvaluatorObject),
    0,
    Py_TPFLAGS_DEFAULT,
    evaluator_slots,
};

int add_evaluator_type(PyObject *module) {
    evaluator_type = (PyTypeObject *)PyType_FromSpec(&evaluator_spec);
    if (!evaluator_type || PyModule_AddIntConstant(module, "FEATURES", FEATURES) < 0 ||
        PyModule_AddIntConstant(module, "STATE_FEATURES", STATE_FEATURES) < 0)
        return -1;
    return PyModule_AddType(module, evaluator_type);
}
