/* The bots' evaluation for Python. */
#include "py_bot.h"

#define WEIGHT(name) TABLE(Weights, name)

enum { MOST_BOARDS = 1 << 20, FEW_BOARDS = 16 };

/* By the name of the Python file that a weight comes from and its name there. */
static const TableField WEIGHTS[] = {
    WEIGHT(goal_odds.curves), WEIGHT(goal_odds.war), WEIGHT(goal_odds.dies_by),
    WEIGHT(weights.spread), WEIGHT(weights.spread_a_round), WEIGHT(weights.unclaimed),
    WEIGHT(weights.in_hand), WEIGHT(weights.stream), WEIGHT(weights.swap_cost),
    WEIGHT(weights.swap_below), WEIGHT(weights.meagre), WEIGHT(weights.temperature),
    WEIGHT(weights.preferred), WEIGHT(weights.min_prior), WEIGHT(weights.min_amendment),
    WEIGHT(weights.not_shown), WEIGHT(weights.not_swapped), WEIGHT(weights.laid_for_nothing),
    WEIGHT(people.scope), WEIGHT(people.home), WEIGHT(people.kind),
};

/* The evaluator of a call. If another thread is using the cache, it gets one of its own. */
bool hold_evaluator(PyObject *self, Evaluator *e) {
    EvaluatorObject *object = EVALUATOR(self);
    *e = (Evaluator){.w = &object->weights,
                     .r = &object->rules->rules,
                     .affinity = object->affinity,
                     .cache = object->cache,
                     .worlds = 1};
    if (object->is_busy) e->cache = trial_cache_new(FEW_BOARDS);
    if (e->cache == object->cache) object->is_busy = true;
    if (!e->cache) PyErr_NoMemory();
    return e->cache != NULL;
}

/* Whether all went well. */
bool release_evaluator(PyObject *self, Evaluator *e) {
    bool is_short = trial_cache_failed(e->cache);
    if (e->cache == EVALUATOR(self)->cache) EVALUATOR(self)->is_busy = false;
    else trial_cache_free(e->cache);
    if (is_short) PyErr_NoMemory();
    return !is_short;
}

static void evaluator_free(PyObject *self) {
    trial_cache_free(EVALUATOR(self)->cache);
    Py_XDECREF((PyObject *)EVALUATOR(self)->rules);
    free_object(self);
}

/* Evaluator(rules, tables, boards): the tables are buffers by name; what is found out about the
 * last boards is remembered. */
static PyObject *evaluator_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
    static char *names[] = {"rules", "tables", "boards", NULL};
    PyObject *rules, *tables;
    int boards;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O!Oi:Evaluator", names, rules_type, &rules,
                                     &tables, &boards))
        return NULL;
    if (boards < 1 || boards > MOST_BOARDS) {
        PyErr_SetString(PyExc_ValueError, "no such number of boards");
        return NULL;
    }
    PyObject *self = PyType_GenericAlloc(type, 0);
    if (!self) return NULL;
    EVALUATOR(self)->rules = (RulesObject *)Py_NewRef(rules);
    Evaluator e;
    bool ready = !fill_tables(&EVALUATOR(self)->weights, WEIGHTS, COUNT_OF(WEIGHTS), tables);
    if (ready && !(EVALUATOR(self)->cache = trial_cache_new(boards))) PyErr_NoMemory();
    ready = ready && EVALUATOR(self)->cache && hold_evaluator(self, &e);
    if (ready) {
        find_affinities(&e, EVALUATOR(self)->affinity);
        ready = release_evaluator(self, &e);
    }
    if (!ready) Py_CLEAR(self);
    return self;
}

static bool is_state_of(PyObject *self, PyObject *object) {
    if (!is_state(object)) return false;
    if (((StateObject *)object)->rules == EVALUATOR(self)->rules) return true;
    PyErr_SetString(PyExc_ValueError, "the state is of another kind of table");
    return false;
}

/* Whether the seat of the table is asked. */
static bool may_answer(PyObject *self, PyObject *state, int seat) {
    if (!is_state_of(self, state)) return false;
    if (seat >= 0 && seat < RULES(state)->seats && is_asked(STATE(state), seat)) return true;
    PyErr_SetString(PyExc_ValueError, "the seat is not asked");
    return false;
}

static PyObject *evaluator_values(PyObject *self, PyObject *state) {
    Evaluator e;
    double shares[SEATS] = {0};
    if (!is_state_of(self, state) || !hold_evaluator(self, &e)) return NULL;
    values(&e, STATE(state), shares);
    return release_evaluator(self, &e) ? list_of(shares, e.r->seats) : NULL;
}

/* priors(state, seat): how promising each of the seat's legal actions looks. */
static PyObject *evaluator_priors(PyObject *self, PyObject *args) {
    PyObject *state;
    int seat;
    Evaluator e;
    Runs runs;
    int16_t moves[ACTIONS] = {0};
    double promised[ACTIONS] = {0}, weights[ACTIONS] = {0};
    if (!PyArg_ParseTuple(args, "Oi:priors", &state, &seat)) return NULL;
    if (!may_answer(self, state, seat) || !hold_evaluator(self, &e)) return NULL;
    const State *s = STATE(state);
    legal(e.r, s, seat, &runs);
    runs_list(&runs, moves);
    promises(&e, s, seat, moves, runs.total, promised);
    weigh(&e, promised, moves, runs.total, rollout_policy(&e, s, seat), weights);
    return release_evaluator(self, &e) ? list_of(weights, runs.total) : NULL;
}

/* rollout_policy(state, seat): a sensible action; it draws nothing. */
static PyObject *evaluator_rollout_policy(PyObject *self, PyObject *args) {
    PyObject *state;
    int seat;
    Evaluator e;
    if (!PyArg_ParseTuple(args, "Oi:rollout_policy", &state, &seat)) return NULL;
    if (!may_answer(self, state, seat) || !hold_evaluator(self, &e)) return NULL;
    int action = rollout_policy(&e, STATE(state), seat);
    return release_evaluator(self, &e) ? PyLong_FromLong(action) : NULL;
}

/* shortlist(state, seat, moves): the most promising moves in the order of the action table, as
 * many as there is room for 16-bit indices; how many there are. */
static PyObject *evaluator_shortlist(PyObject *self, PyObject *args) {
    PyObject *state;
    int seat, count = -1;
    Py_buffer moves;
    Evaluator e;
    if (!PyArg_ParseTuple(args, "Oiw*:shortlist", &state, &seat, &moves)) return NULL;
    int most = (int)(moves.len / (Py_ssize_t)sizeof(int16_t));
    if (most < 1 || most > ACTIONS)
        PyErr_SetString(PyExc_ValueError, "no such number of moves");
    else if (may_answer(self, state, seat) && hold_evaluator(self, &e)) {
        count = shortlist(&e, STATE(state), seat, most, moves.buf);
        if (!release_evaluator(self, &e)) count = -1;
    }
    PyBuffer_Release(&moves);
    return count < 0 ? NULL : PyLong_FromLong(count);
}

/* What features are written of: a world, the seat, its moves, rows of FEATURES floats. */
typedef struct {
    Evaluator e;
    PyObject *self;
    const State *world;
    int seat, count;
    Py_buffer moves, rows;
} Call;

static bool end_call(Call *call) {
    PyBuffer_Release(&call->moves);
    PyBuffer_Release(&call->rows);
    return release_evaluator(call->self, &call->e);
}

static bool begin_call(Call *call, PyObject *self, PyObject *world) {
    Py_ssize_t count = call->moves.len / (Py_ssize_t)sizeof(int16_t);
    call->self = self;
    call->count = (int)count;
    bool fits = count > 0 && count <= ACTIONS &&
                call->rows.len == (count + 1) * FEATURES * (Py_ssize_t)sizeof(float);
    if (!fits) PyErr_SetString(PyExc_ValueError, "a row for the state and one a move is needed");
    if (fits && may_answer(self, world, call->seat) &&
        are_legal(RULES(world), STATE(world), call->seat, call->moves.buf, count) &&
        hold_evaluator(self, &call->e)) {
        call->world = STATE(world);
        return true;
    }
    PyBuffer_Release(&call->moves);
    PyBuffer_Release(&call->rows);
    return false;
}

/* add_features(world, seat, moves, rows, seed): what the state shows to the seat is added to the
 * first row, what each of the moves leads to, to the others. */
static PyObject *evaluator_add_features(PyObject *self, PyObject *args) {
    PyObject *world;
    Call c;
    unsigned long long seed;
    if (!PyArg_ParseTuple(args, "Oiy*w*K:add_features", &world, &c.seat, &c.moves, &c.rows, &seed))
        return NULL;
    if (!begin_call(&c, self, world)) return NULL;
    add_features(&c.e, c.world, c.seat, c.moves.buf, c.count, seed, c.rows.buf);
    return end_call(&c) ? none() : NULL;
}

/* move_features(world, seat, moves, rows): what cards and characters in the moves do for the seat
 * is written to the end of the rows after the first. */
static PyObject *evaluator_move_features(PyObject *self, PyObject *args) {
    PyObject *world;
    Call c;
    if (!PyArg_ParseTuple(args, "Oiy*w*:move_features", &world, &c.seat, &c.moves, &c.rows))
        return NULL;
    if (!begin_call(&c, self, world)) return NULL;
    float *first = (float *)c.rows.buf + FEATURES + STATE_FEATURES;
    move_features(&c.e, c.world, c.seat, c.moves.buf, c.count, first, FEATURES);
    return end_call(&c) ? none() : NULL;
}

/* make_likely(world, viewer, luck): choose rivals' characters again, in place. */
static PyObject *evaluator_make_likely(PyObject *self, PyObject *args) {
    PyObject *world, *source;
    int viewer;
    Evaluator e;
    if (!PyArg_ParseTuple(args, "OiO:make_likely", &world, &viewer, &source)) return NULL;
    if (!is_state_of(self, world)) return NULL;
    if (viewer < 0 || viewer >= RULES(world)->seats) {
        PyErr_SetString(PyExc_ValueError, "no such viewer");
        return NULL;
    }
    Luck room, *luck = luck_from(source, &room);
    State next = *STATE(world);
    if (!hold_evaluator(self, &e)) return NULL;
    make_likely(&e, &next, viewer, luck);
    if (!release_evaluator(self, &e) || luck->failed) return NULL;
    *STATE(world) = next;
    return none();
}

static PyMethodDef evaluator_methods[] = {
    {"values", evaluator_values, METH_O, "For each seat the share of the win it may expect."},
    {"priors", evaluator_priors, METH_VARARGS, "How promising each of the legal actions looks."},
    {"rollout_policy", evaluator_rollout_policy, METH_VARARGS, "A sensible action of the seat."},
    {"shortlist", evaluator_shortlist, METH_VARARGS, "The most promising moves."},
    {"add_features", evaluator_add_features, METH_VARARGS, "What a net is shown of states."},
    {"move_features", evaluator_move_features, METH_VARARGS, "What a net is shown of moves."},
    {"make_likely", evaluator_make_likely, METH_VARARGS, "Make a possible world likely."},
    {"encode", evaluator_encode, METH_VARARGS, "What a net is shown of decisions in many games."},
    {"roll_out", evaluator_roll_out, METH_VARARGS, "Moves in many states, and what follows."},
    {"show_ends", evaluator_show_ends, METH_VARARGS, "What a net is shown of ends of rollouts."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot evaluator_slots[] = {
    {Py_tp_doc, "What bots know of The Warring States, with their weights."},
    {Py_tp_new, evaluator_new},
    {Py_tp_dealloc, evaluator_free},
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

int add_game_parts(PyObject *module) {
    return add_evaluator_type(module, &evaluator_spec);
}
