/* A state for Python. */
#include "py_core.h"

PyTypeObject *state_type;

static PyObject *make(PyTypeObject *type, RulesObject *rules, const State *state) {
    PyObject *self = PyType_GenericAlloc(type, 0);
    if (!self) return NULL;
    Py_INCREF((PyObject *)rules);
    ((StateObject *)self)->rules = rules;
    memcpy(STATE(self), state, sizeof *state);
    return self;
}

/* State(rules, data): the bytes of a state, of which what follows from the rest is worked out. */
static PyObject *state_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
    static char *names[] = {"rules", "data", NULL};
    PyObject *rules, *self = NULL;
    Py_buffer data;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O!y*:State", names, rules_type, &rules, &data))
        return NULL;
    if (data.len == sizeof(State)) {
        self = make(type, (RulesObject *)rules, data.buf);
        if (self) rebuild(RULES(self), STATE(self));
    } else {
        PyErr_Format(PyExc_ValueError, "a state has %zd bytes", (Py_ssize_t)sizeof(State));
    }
    PyBuffer_Release(&data);
    return self;
}

static void state_dealloc(PyObject *self) {
    Py_DECREF((PyObject *)((StateObject *)self)->rules);
    free_object(self);
}

/* The class method dealt(rules, luck): a new game. */
static PyObject *state_dealt(PyObject *type, PyObject *args) {
    PyObject *rules, *source;
    if (!PyArg_ParseTuple(args, "O!O:dealt", rules_type, &rules, &source)) return NULL;
    Luck room, *luck = luck_from(source, &room);
    State state;
    deal(&((RulesObject *)rules)->rules, &state, luck);
    return luck->failed ? NULL : make((PyTypeObject *)type, (RulesObject *)rules, &state);
}

static PyObject *state_copy(PyObject *self, PyObject *unused) {
    (void)unused;
    return make(Py_TYPE(self), ((StateObject *)self)->rules, STATE(self));
}

static PyObject *state_data(PyObject *self, PyObject *unused) {
    (void)unused;
    return PyBytes_FromStringAndSize((const char *)STATE(self), sizeof(State));
}

static bool is_seat(PyObject *self, long seat) { return seat >= 0 && seat < RULES(self)->seats; }

/* The seat that a call names, else the one that is asked first; NOBODY if there is no such seat. */
static int named_seat(PyObject *self, PyObject *const *args, Py_ssize_t count) {
    long seat = count ? PyLong_AsLong(args[0]) : asked_seat(STATE(self));
    if (count > 1) PyErr_SetString(PyExc_TypeError, "at most a seat is named");
    return is_seat(self, seat) ? (int)seat : NOBODY;
}

static PyObject *state_legal_indices(PyObject *self, PyObject *const *args, Py_ssize_t count) {
    int seat = named_seat(self, args, count);
    return PyErr_Occurred() ? NULL : indices_of(RULES(self), STATE(self), seat);
}

static PyObject *state_legal_bits(PyObject *self, PyObject *const *args, Py_ssize_t count) {
    Runs runs;
    uint8_t bits[ACTION_WORDS * 8];
    int seat = named_seat(self, args, count);
    if (PyErr_Occurred()) return NULL;
    legal(RULES(self), STATE(self), seat, &runs);
    runs_to_bits(&runs, bits);
    return PyBytes_FromStringAndSize((const char *)bits, sizeof bits);
}

static bool may(PyObject *self, long seat, long index) {
    bool possible = is_seat(self, seat) && index >= 0 && index < ACTIONS;
    return possible && is_legal(RULES(self), STATE(self), (int)seat, (int)index);
}

static PyObject *state_is_legal(PyObject *self, PyObject *args) {
    long seat, index;
    if (!PyArg_ParseTuple(args, "ll:is_legal", &seat, &index)) return NULL;
    return PyBool_FromLong(may(self, seat, index));
}

/* apply(seat, index, luck). An illegal action goes to `refuse`, which says why and raises. */
static PyObject *state_apply(PyObject *self, PyObject *const *args, Py_ssize_t count) {
    if (count != 3) {
        PyErr_SetString(PyExc_TypeError, "apply takes a seat, the index of an action and a Luck");
        return NULL;
    }
    long seat = PyLong_AsLong(args[0]), index = PyLong_AsLong(args[1]);
    if (PyErr_Occurred()) return NULL;
    if (PyBool_Check(args[0]) || !may(self, seat, index)) {
        PyObject *answer = PyObject_CallMethod(self, "refuse", "OO", args[0], args[1]);
        if (answer) PyErr_SetString(PyExc_ValueError, "this is not legal");
        Py_XDECREF(answer);
        return NULL;
    }
    Luck room, *luck = luck_from(args[2], &room);
    State next = *STATE(self);
    apply(RULES(self), &next, (int)seat, (int)index, luck);
    if (luck->failed) return NULL;
    *STATE(self) = next;
    return none();
}

static bool is_over(PyObject *self) {
    if (STATE(self)->depth) return false;
    PyErr_SetString(PyExc_ValueError, "the game is over");
    return true;
}

static PyObject *state_random_action(PyObject *self, PyObject *source) {
    if (is_over(self)) return NULL;
    Luck room, *luck = luck_from(source, &room);
    int action = random_action(RULES(self), STATE(self), luck);
    return luck->failed ? NULL : PyLong_FromLong(action);
}

/* playout(luck): random moves to the end; how many there were. */
static PyObject *state_playout(PyObject *self, PyObject *source) {
    Luck room, *luck = luck_from(source, &room);
    State next = *STATE(self);
    int moves = playout(RULES(self), &next, luck);
    if (luck->failed) return NULL;
    *STATE(self) = next;
    return PyLong_FromLong(moves);
}

static bool is_viewer(const Rules *r, int viewer) {
    return viewer == NOBODY || (viewer >= 0 && viewer < r->seats);
}

/* fill_playouts(ranks, scores, seed, viewer, first): as many playouts of copies as there is room
 * for in the buffer of ranks, those from number `first` of the seed on. A viewer's playouts begin in worlds that the viewer thinks possible;
 * NOBODY is no viewer but the truth. Returns how many moves were made. */
static PyObject *state_fill_playouts(PyObject *self, PyObject *args) {
    Py_buffer ranks, scores;
    unsigned long long seed, first;
    int viewer;
    if (!PyArg_ParseTuple(args, "w*w*KiK:fill_playouts", &ranks, &scores, &seed, &viewer, &first))
        return NULL;
    const Rules *r = RULES(self);
    const State start = *STATE(self);
    Py_ssize_t count = ranks.len / r->seats, moves = 0;
    if (scores.len != ranks.len * (Py_ssize_t)sizeof(int16_t) || !is_viewer(r, viewer)) {
        PyBuffer_Release(&ranks);
        PyBuffer_Release(&scores);
        PyErr_SetString(PyExc_ValueError, "ranks and scores differ in length, or no such viewer");
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < count; i++) {
        State state = start;
        Luck luck;
        luck_seed(&luck, seed, first + (uint64_t)i);
        if (viewer != NOBODY) determinize(r, &state, viewer, &luck);
        moves += playout(r, &state, &luck);
        memcpy((uint8_t *)ranks.buf + i * r->seats, state.ranks, r->seats);
        memcpy((int16_t *)scores.buf + i * r->seats, state.scores, r->seats * sizeof(int16_t));
    }
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&ranks);
    PyBuffer_Release(&scores);
    return PyLong_FromSsize_t(moves);
}

static PyObject *state_determinized(PyObject *self, PyObject *args) {
    PyObject *source;
    int viewer;
    if (!PyArg_ParseTuple(args, "iO:determinized", &viewer, &source)) return NULL;
    if (!is_viewer(RULES(self), viewer)) {
        PyErr_SetString(PyExc_ValueError, "no such viewer");
        return NULL;
    }
    Luck room, *luck = luck_from(source, &room);
    State state = *STATE(self);
    determinize(RULES(self), &state, viewer, luck);
    return luck->failed ? NULL : make(Py_TYPE(self), ((StateObject *)self)->rules, &state);
}

static PyObject *get_seat(PyObject *self, void *unused) {
    (void)unused;
    int seat = asked_seat(STATE(self));
    if (seat == NOBODY) return none();
    return PyLong_FromLong(seat);
}

static PyObject *get_asked(PyObject *self, void *unused) {
    (void)unused;
    PyObject *list = PyList_New(0);
    for (int seat = 0; list && STATE(self)->depth && seat < RULES(self)->seats; seat++) {
        if (!is_asked(STATE(self), seat)) continue;
        PyObject *number = PyLong_FromLong(seat);
        if (!number || PyList_Append(list, number) < 0) Py_CLEAR(list);
        Py_XDECREF(number);
    }
    return list;
}

static PyObject *get_rules(PyObject *self, void *unused) {
    (void)unused;
    PyObject *rules = (PyObject *)((StateObject *)self)->rules;
    Py_INCREF(rules);
    return rules;
}

static PyMethodDef state_methods[] = {
    {"dealt", state_dealt, METH_VARARGS | METH_CLASS, "A new game."},
    {"copy", state_copy, METH_NOARGS, "A state of its own."},
    {"data", state_data, METH_NOARGS, "The bytes of the state; LAYOUT says what lies where."},
    {"legal_indices", FAST(state_legal_indices), "The legal actions, ascending."},
    {"legal_bits", FAST(state_legal_bits), "The legal actions as bits of bytes."},
    {"is_legal", state_is_legal, METH_VARARGS, "Whether the seat may do this now."},
    {"apply", FAST(state_apply),
     "Carry out a legal action and what follows; anything else raises and changes nothing."},
    {"random_action", state_random_action, METH_O, "One of the legal actions, each as likely."},
    {"playout", state_playout, METH_O, "Play random moves to the end; how many there were."},
    {"fill_playouts", state_fill_playouts, METH_VARARGS, "Playouts of copies, into buffers."},
    {"determinized", state_determinized, METH_VARARGS, "A possible world for the viewer."},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef state_getset[] = {
    {"seat", get_seat, NULL, "The seat that is asked first; None when the game is over.", NULL},
    {"asked", get_asked, NULL, "All seats that are asked.", NULL},
    {"rules", get_rules, NULL, "The tables that the state is played by.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot state_slots[] = {
    {Py_tp_doc, "A state in a block of memory."},
    {Py_tp_new, state_new},
    {Py_tp_dealloc, state_dealloc},
    {Py_tp_methods, state_methods},
    {Py_tp_getset, state_getset},
    {0, NULL},
};

static PyType_Spec state_spec = {
    MODULE ".State",
    sizeof(StateObject),
    0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    state_slots,
};

int add_state_type(PyObject *module) {
    state_type = (PyTypeObject *)PyType_FromSpec(&state_spec);
    return state_type ? PyModule_AddType(module, state_type) : -1;
}
