/* Observations for Python, written into arrays of the caller.
 *
 * The game's observe.h has the Observer, with the numbers of its `counts` and `planes`, and says
 * how many PLACES a plane has. */
#include "py_core.h"

#include "observe.h"

typedef struct {
    PyObject_HEAD
    Observer observer;
} ObserverObject;

static PyTypeObject *observer_type;

#define OBSERVER(self) (&((ObserverObject *)(self))->observer)

static PyObject *observer_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
    static char *names[] = {"tables", NULL};
    PyObject *tables;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O:Observer", names, &tables)) return NULL;
    PyObject *self = PyType_GenericAlloc(type, 0);
    if (self && fill_tables(OBSERVER(self), OBSERVER_TABLES, OBSERVER_TABLE_COUNT, tables) < 0)
        Py_CLEAR(self);
    return self;
}

/* The buffers of a call: states, viewers, counts, planes. */
enum { STATES, VIEWERS, COUNTS, PLANES, BUFFERS };

static bool fit(const Observer *o, const Rules *r, const Py_buffer *buffers) {
    Py_ssize_t games = buffers[VIEWERS].len;
    const int8_t *viewers = buffers[VIEWERS].buf;
    for (Py_ssize_t i = 0; i < games; i++)
        if (viewers[i] < 0 || viewers[i] >= r->seats) return false;
    return buffers[STATES].len == games * (Py_ssize_t)sizeof(State) &&
           buffers[COUNTS].len == games * o->counts * (Py_ssize_t)sizeof(float) &&
           buffers[PLANES].len == games * o->planes * PLACES * (Py_ssize_t)sizeof(float);
}

static void observe_all(const Observer *o, const Rules *r, const Py_buffer *buffers) {
    const State *states = buffers[STATES].buf;
    const int8_t *viewers = buffers[VIEWERS].buf;
    float *counts = buffers[COUNTS].buf, *planes = buffers[PLANES].buf;
    for (Py_ssize_t i = 0; i < buffers[VIEWERS].len; i++)
        observe(o, r, &states[i], viewers[i], counts + i * o->counts,
                planes + i * o->planes * PLACES);
}

/* read(rules, states, viewers, counts, planes): a row a game, the viewers as bytes, the others
 * as floats. Other threads run meanwhile. */
static PyObject *observer_read(PyObject *self, PyObject *args) {
    PyObject *rules;
    Py_buffer buffers[BUFFERS];
    if (!PyArg_ParseTuple(args, "O!y*y*w*w*:read", rules_type, &rules, &buffers[STATES],
                          &buffers[VIEWERS], &buffers[COUNTS], &buffers[PLANES]))
        return NULL;
    const Rules *r = &((RulesObject *)rules)->rules;
    bool fits = fit(OBSERVER(self), r, buffers);
    if (fits) {
        Py_BEGIN_ALLOW_THREADS
        observe_all(OBSERVER(self), r, buffers);
        Py_END_ALLOW_THREADS
    } else {
        PyErr_SetString(PyExc_ValueError, "a viewer or a buffer of the observation does not fit");
    }
    for (int i = 0; i < BUFFERS; i++) PyBuffer_Release(&buffers[i]);
    if (!fits) return NULL;
    return none();
}

/* read_one(state, viewer, counts, planes). */
static PyObject *observer_read_one(PyObject *self, PyObject *args) {
    PyObject *state;
    int viewer;
    Py_buffer counts, planes;
    if (!PyArg_ParseTuple(args, "O!iw*w*:read_one", state_type, &state, &viewer, &counts, &planes))
        return NULL;
    const Observer *o = OBSERVER(self);
    bool fits = viewer >= 0 && viewer < RULES(state)->seats &&
                counts.len == o->counts * (Py_ssize_t)sizeof(float) &&
                planes.len == o->planes * PLACES * (Py_ssize_t)sizeof(float);
    if (fits)
        observe(o, RULES(state), STATE(state), viewer, counts.buf, planes.buf);
    else
        PyErr_SetString(PyExc_ValueError, "a viewer or a buffer of the observation does not fit");
    PyBuffer_Release(&counts);
    PyBuffer_Release(&planes);
    if (!fits) return NULL;
    return none();
}

static PyMethodDef observer_methods[] = {
    {"read", observer_read, METH_VARARGS, "What a seat of each game observes."},
    {"read_one", observer_read_one, METH_VARARGS, "What a seat observes of a state."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot observer_slots[] = {
    {Py_tp_doc, "Where the parts of an observation lie."},
    {Py_tp_new, observer_new},
    {Py_tp_dealloc, free_object},
    {Py_tp_methods, observer_methods},
    {0, NULL},
};

static PyType_Spec observer_spec = {
    MODULE ".Observer",
    sizeof(ObserverObject),
    0,
    Py_TPFLAGS_DEFAULT,
    observer_slots,
};

int add_observer_type(PyObject *module) {
    observer_type = (PyTypeObject *)PyType_FromSpec(&observer_spec);
    return observer_type ? PyModule_AddType(module, observer_type) : -1;
}
