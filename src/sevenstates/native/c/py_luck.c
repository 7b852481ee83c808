/* Chance for Python: a generator of ours, and calls back to any Luck of theirs. */
#include "py_core.h"

typedef struct {
    PyObject_HEAD
    Luck luck;
} GeneratorObject;

PyTypeObject *generator_type;

static PyObject *generator_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
    static char *names[] = {"seed", NULL};
    unsigned long long seed;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "K:Generator", names, &seed)) return NULL;
    PyObject *self = PyType_GenericAlloc(type, 0);
    if (self) luck_seed(&((GeneratorObject *)self)->luck, seed, 0);
    return self;
}

static PyObject *generator_below(PyObject *self, PyObject *arg) {
    long count = PyLong_AsLong(arg);
    if (count == -1 && PyErr_Occurred()) return NULL;
    if (count <= 0 || count > INT32_MAX) {
        PyErr_SetString(PyExc_ValueError, "nothing to pick from");
        return NULL;
    }
    return PyLong_FromLong(luck_below(&((GeneratorObject *)self)->luck, (int)count));
}

static PyObject *generator_pick(PyObject *self, PyObject *arg) {
    uint8_t weights[256];
    Py_ssize_t count = PySequence_Size(arg), total = 0;
    if (count < 0) return NULL;
    for (Py_ssize_t i = 0; i < count && i < 256; i++) {
        PyObject *item = PySequence_GetItem(arg, i);
        long weight = item ? PyLong_AsLong(item) : -1;
        Py_XDECREF(item);
        if (PyErr_Occurred()) return NULL;
        if (weight < 0 || weight > 255) total = PY_SSIZE_T_MIN / 2;
        weights[i] = (uint8_t)weight;
        total += weight;
    }
    if (count > 256 || total <= 0) {
        PyErr_SetString(PyExc_ValueError, "weights are up to 256 numbers from 0 to 255, not all 0");
        return NULL;
    }
    return PyLong_FromLong(luck_pick(&((GeneratorObject *)self)->luck, weights, (int)count));
}

static PyObject *generator_state(PyObject *self, void *unused) {
    (void)unused;
    return PyLong_FromUnsignedLongLong(((GeneratorObject *)self)->luck.state);
}

static int generator_set_state(PyObject *self, PyObject *value, void *unused) {
    (void)unused;
    unsigned long long state = value ? PyLong_AsUnsignedLongLong(value) : 0;
    if (!value) PyErr_SetString(PyExc_AttributeError, "a generator always has a state");
    if (PyErr_Occurred()) return -1;
    ((GeneratorObject *)self)->luck.state = state;
    return 0;
}

static PyGetSetDef generator_properties[] = {
    {"state", generator_state, generator_set_state, "All that decides its next picks.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef generator_methods[] = {
    {"below", generator_below, METH_O, "A number in range(count), each as likely."},
    {"pick", generator_pick, METH_O, "An index of the weights, each as likely as its weight."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot generator_slots[] = {
    {Py_tp_doc, "A fast generator; the same seed, the same picks."},
    {Py_tp_new, generator_new},
    {Py_tp_dealloc, free_object},
    {Py_tp_methods, generator_methods},
    {Py_tp_getset, generator_properties},
    {0, NULL},
};

static PyType_Spec generator_spec = {
    MODULE ".Generator",
    sizeof(GeneratorObject),
    0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    generator_slots,
};

int add_generator_type(PyObject *module) {
    generator_type = (PyTypeObject *)PyType_FromSpec(&generator_spec);
    return generator_type ? PyModule_AddType(module, generator_type) : -1;
}

/* What a Python Luck answered; `otherwise`, and the luck has failed, if that is of no use. */
static int answer(Luck *luck, PyObject *result, int count, const uint8_t *weights, int otherwise) {
    long index = result ? PyLong_AsLong(result) : -1;
    Py_XDECREF(result);
    if (PyErr_Occurred()) {
        luck->failed = true;
    } else if (index < 0 || index >= count || (weights && !weights[index])) {
        PyErr_Format(PyExc_ValueError, "a Luck picked %ld, which is impossible", index);
        luck->failed = true;
    }
    return luck->failed ? otherwise : (int)index;
}

static int called_below(Luck *luck, int count) {
    if (luck->failed) return 0;
    PyObject *result = PyObject_CallMethod(luck->source, "below", "i", count);
    return answer(luck, result, count, NULL, 0);
}

static int called_pick(Luck *luck, const uint8_t *weights, int count) {
    int first = 0;
    while (!weights[first]) first++;
    if (luck->failed) return first;
    PyObject *result = NULL, *list = PyList_New(count);
    for (int i = 0; list && i < count; i++) {
        PyObject *weight = PyLong_FromLong(weights[i]);
        if (!weight || PyList_SetItem(list, i, weight) < 0) Py_CLEAR(list);
    }
    if (list) result = PyObject_CallMethod(luck->source, "pick", "(O)", list);
    Py_XDECREF(list);
    return answer(luck, result, count, weights, first);
}

Luck *luck_from(PyObject *source, Luck *room) {
    if (PyObject_TypeCheck(source, generator_type)) return &((GeneratorObject *)source)->luck;
    memset(room, 0, sizeof *room);
    room->pick = called_pick;
    room->below = called_below;
    room->source = source;
    return room;
}
