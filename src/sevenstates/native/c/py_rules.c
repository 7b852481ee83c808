/* The tables of the rules, handed over by name as buffers. */
#include "py_core.h"

PyTypeObject *rules_type;

static int fill_field(void *target, const TableField *field, PyObject *tables) {
    Py_buffer view;
    PyObject *table = PyMapping_GetItemString(tables, field->name);
    if (!table) return -1;
    int status = PyObject_GetBuffer(table, &view, PyBUF_SIMPLE);
    Py_DECREF(table);
    if (status < 0) return -1;
    if ((size_t)view.len == field->size) {
        memcpy((char *)target + field->offset, view.buf, field->size);
    } else {
        PyErr_Format(PyExc_ValueError, "the table %s has %zd bytes, not %zd", field->name,
                     view.len, (Py_ssize_t)field->size);
        status = -1;
    }
    PyBuffer_Release(&view);
    return status;
}

int fill_tables(void *target, const TableField *fields, size_t count, PyObject *tables) {
    for (size_t i = 0; i < count; i++)
        if (fill_field(target, &fields[i], tables) < 0) return -1;
    return 0;
}

static PyObject *rules_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
    static char *names[] = {"tables", NULL};
    PyObject *tables;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O:Rules", names, &tables)) return NULL;
    PyObject *self = PyType_GenericAlloc(type, 0);
    Rules *rules = self ? &((RulesObject *)self)->rules : NULL;
    if (self && fill_tables(rules, RULES_TABLES, RULES_TABLE_COUNT, tables) < 0) Py_CLEAR(self);
    return self;
}

static PyType_Slot rules_slots[] = {
    {Py_tp_doc, "The tables of one kind of table: its options and number of seats."},
    {Py_tp_new, rules_new},
    {Py_tp_dealloc, free_object},
    {0, NULL},
};

static PyType_Spec rules_spec = {
    MODULE ".Rules",
    sizeof(RulesObject),
    0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    rules_slots,
};

int add_rules_type(PyObject *module) {
    rules_type = (PyTypeObject *)PyType_FromSpec(&rules_spec);
    return rules_type ? PyModule_AddType(module, rules_type) : -1;
}
