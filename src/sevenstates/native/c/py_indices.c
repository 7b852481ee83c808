/* The legal actions for Python: a sequence that makes only the numbers that are looked at. */
#include "py_core.h"

static PyTypeObject *indices_type;
static PyObject *numbers[ACTIONS]; /* made once: a list of legal actions holds hundreds of them */

typedef struct {
    PyObject_HEAD
    Runs runs;
} IndicesObject;

#define RUNS(self) (&((IndicesObject *)(self))->runs)

PyObject *indices_of(const Rules *r, const State *s, int seat) {
    PyObject *self = PyType_GenericAlloc(indices_type, 0);
    if (self) legal(r, s, seat, RUNS(self));
    return self;
}

static PyObject *listed(PyObject *self) {
    const Runs *runs = RUNS(self);
    PyObject *list = PyList_New(runs->total);
    Py_ssize_t length = 0;
    for (int i = 0; list && i < runs->count; i++) {
        const uint64_t *bits = runs->bits[runs->where[i]];
        for (int j = 0; j < runs->words[i]; j++) {
            PyObject **number = &numbers[runs->first[i] + j * 64];
            for (uint64_t word = bits[j]; word; word &= word - 1)
                PyList_SetItem(list, length++, Py_NewRef(number[trailing_zeros(word)]));
        }
    }
    return list;
}

static Py_ssize_t indices_length(PyObject *self) { return RUNS(self)->total; }

static PyObject *indices_item(PyObject *self, Py_ssize_t place) {
    if (place >= 0 && place < RUNS(self)->total)
        return Py_NewRef(numbers[runs_nth(RUNS(self), (int)place)]);
    PyErr_SetString(PyExc_IndexError, "there are fewer legal actions");
    return NULL;
}

/* Integers of numpy count too, as in a list; one that is too large becomes the largest. */
static int indices_contain(PyObject *self, PyObject *number) {
    if (!PyIndex_Check(number)) return 0;
    Py_ssize_t index = PyNumber_AsSsize_t(number, NULL);
    if (index == -1 && PyErr_Occurred()) return -1;
    return index >= 0 && index < ACTIONS && runs_contain(RUNS(self), (int)index);
}

/* An index, or a slice, which gives a list. */
static PyObject *indices_subscript(PyObject *self, PyObject *key) {
    if (PyIndex_Check(key)) {
        Py_ssize_t place = PyNumber_AsSsize_t(key, PyExc_IndexError);
        if (place == -1 && PyErr_Occurred()) return NULL;
        return indices_item(self, place < 0 ? place + RUNS(self)->total : place);
    }
    PyObject *list = listed(self), *found = list ? PyObject_GetItem(list, key) : NULL;
    Py_XDECREF(list);
    return found;
}

static PyObject *indices_iter(PyObject *self) {
    PyObject *list = listed(self), *iterator = list ? PyObject_GetIter(list) : NULL;
    Py_XDECREF(list);
    return iterator;
}

static PyObject *indices_repr(PyObject *self) {
    PyObject *list = listed(self), *text = list ? PyObject_Repr(list) : NULL;
    Py_XDECREF(list);
    return text;
}

/* As lists are compared, with lists too. */
static PyObject *indices_compare(PyObject *self, PyObject *other, int operation) {
    PyObject *list = listed(self);
    PyObject *found = list ? PyObject_RichCompare(list, other, operation) : NULL;
    Py_XDECREF(list);
    return found;
}

static PyType_Slot indices_slots[] = {
    {Py_tp_doc, "The indices of legal actions, ascending; only those looked at are made."},
    {Py_tp_dealloc, free_object},
    {Py_tp_iter, indices_iter},
    {Py_tp_repr, indices_repr},
    {Py_tp_richcompare, indices_compare},
    {Py_sq_length, indices_length},
    {Py_sq_item, indices_item},
    {Py_sq_contains, indices_contain},
    {Py_mp_subscript, indices_subscript},
    {0, NULL},
};

static PyType_Spec indices_spec = {
    MODULE ".Indices",
    sizeof(IndicesObject),
    0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    indices_slots,
};

int add_indices_type(PyObject *module) {
    for (int i = 0; i < ACTIONS; i++)
        if (!numbers[i] && !(numbers[i] = PyLong_FromLong(i))) return -1;
    indices_type = (PyTypeObject *)PyType_FromSpec(&indices_spec);
    return indices_type ? PyModule_AddType(module, indices_type) : -1;
}
