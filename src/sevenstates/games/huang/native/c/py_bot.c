/* The bots' evaluation and the groups for Python. */
#include "py_evaluator.h"

typedef struct {
    PyObject_HEAD
    Weights weights;
} EvaluatorObject;

#define WEIGHT(name) TABLE(Weights, name)

/* By the name of the Python file that a weight comes from and its name there. */
static const TableField FIELDS[] = {
    WEIGHT(evaluation.drawn_a_turn), WEIGHT(evaluation.points_an_action), WEIGHT(evaluation.leader),
    WEIGHT(evaluation.stand_in), WEIGHT(evaluation.build), WEIGHT(evaluation.tile_in_hand),
    WEIGHT(evaluation.reserve), WEIGHT(evaluation.regained), WEIGHT(evaluation.seized),
    WEIGHT(evaluation.unclaimed), WEIGHT(evaluation.higher), WEIGHT(evaluation.scale),
    WEIGHT(evaluation.scale_a_turn), WEIGHT(dangers.revolt), WEIGHT(dangers.revolt_edge),
    WEIGHT(dangers.revolt_sharpness), WEIGHT(dangers.moved), WEIGHT(dangers.war),
    WEIGHT(dangers.war_edge), WEIGHT(dangers.war_sharpness), WEIGHT(dangers.yellow_hand),
    WEIGHT(dangers.red_hand), WEIGHT(conflicts.margin), WEIGHT(conflicts.leader_lost),
    WEIGHT(conflicts.pagoda_drawn), WEIGHT(conflicts.soldier_lost), WEIGHT(weights.tile_scores),
    WEIGHT(weights.tile_needed), WEIGHT(weights.tile_gives), WEIGHT(weights.tile_pairs),
    WEIGHT(weights.tile_completes), WEIGHT(weights.tile_moves), WEIGHT(weights.tile_feeds),
    WEIGHT(weights.tile_guards), WEIGHT(weights.tile_fills), WEIGHT(weights.tile_near),
    WEIGHT(weights.tile_bandits),
    WEIGHT(weights.war), WEIGHT(weights.war_pagodas), WEIGHT(weights.leader),
    WEIGHT(weights.leader_moves), WEIGHT(weights.leader_yellow), WEIGHT(weights.leader_home),
    WEIGHT(weights.leader_pagoda), WEIGHT(weights.leader_tiles), WEIGHT(weights.leader_needed),
    WEIGHT(weights.leader_leaves), WEIGHT(weights.leader_safer), WEIGHT(weights.revolt),
    WEIGHT(weights.revolt_pagoda), WEIGHT(weights.replaces_all), WEIGHT(weights.replaces_idle),
    WEIGHT(weights.riot_own), WEIGHT(weights.riot_pagoda), WEIGHT(weights.riot_guard),
    WEIGHT(weights.riot_last), WEIGHT(weights.trade_home), WEIGHT(side_decisions.chosen),
    WEIGHT(side_decisions.market), WEIGHT(rollout_policy.leaders_wanted), WEIGHT(priors.plain),
    WEIGHT(shapes.near),
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

static bool is_running(PyObject *object) {
    if (!is_state(object)) return false;
    if (STATE(object)->depth) return true;
    PyErr_SetString(PyExc_ValueError, "the game is over");
    return false;
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
    legal(e.r, STATE(state), asked_seat(STATE(state)), &runs);
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

/* shortlist(state, moves, shares): the most promising moves and their shares of the promise, as
 * many as there is room for 16-bit indices and doubles; how many there are. */
static PyObject *evaluator_shortlist(PyObject *self, PyObject *args) {
    PyObject *state;
    Py_buffer moves, shares;
    if (!PyArg_ParseTuple(args, "Ow*w*:shortlist", &state, &moves, &shares)) return NULL;
    Py_ssize_t most = moves.len / (Py_ssize_t)sizeof(int16_t);
    bool fits = shares.len == most * (Py_ssize_t)sizeof(double) && most > 0 && most <= MOST_MOVES;
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
                 are_legal(RULES(world), STATE(world), asked_seat(STATE(world)), moves.buf, count);
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

/* encode(rules, states, generators, seats, moves, state_rows, rows, scale): the next decision with
 * a choice in each of many games. */
static PyObject *evaluator_encode(PyObject *self, PyObject *args) {
    PyObject *rules;
    Decisions d;
    if (!PyArg_ParseTuple(args, "O!" DECISIONS_FORMAT ":encode", rules_type, &rules,
                          DECISIONS_OF(d)))
        return NULL;
    bool fits = fit_decisions(&d);
    if (fits) {
        Evaluator e = {&((EvaluatorObject *)self)->weights, &((RulesObject *)rules)->rules};
        encode_decisions(&e, &d);
    }
    release_decisions(&d);
    return fits ? none() : NULL;
}

static PyMethodDef evaluator_methods[] = {
    {"values", evaluator_values, METH_O, "For each seat the share of the win it may expect."},
    {"priors", evaluator_priors, METH_O, "How promising each of the legal actions looks."},
    {"rollout_policy", evaluator_rollout_policy, METH_VARARGS,
     "A sensible action of the player to move."},
    {"shortlist", evaluator_shortlist, METH_VARARGS, "The most promising moves."},
    {"add_features", evaluator_add_features, METH_VARARGS, "What a net is shown of moves."},
    {"encode", evaluator_encode, METH_VARARGS, "What a net is shown of decisions in many games."},
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
    MODULE ".Evaluator",
    sizeof(EvaluatorObject),
    0,
    Py_TPFLAGS_DEFAULT,
    evaluator_slots,
};

/* groups(state): mask, border and colours of each group, in words. */
static PyObject *groups(PyObject *module, PyObject *state) {
    (void)module;
    if (!is_state(state)) return NULL;
    GroupData list[MOST_GROUPS];
    int count = groups_list(RULES(state), &STATE(state)->groups, list);
    return PyBytes_FromStringAndSize((const char *)list, count * (Py_ssize_t)sizeof *list);
}

static PyMethodDef functions[] = {
    {"groups", groups, METH_O, "The groups of linked pieces, as bytes."},
    {NULL, NULL, 0, NULL},
};

int add_game_parts(PyObject *module) {
    if (PyModule_AddFunctions(module, functions) < 0) return -1;
    return add_evaluator_type(module, &evaluator_spec);
}
