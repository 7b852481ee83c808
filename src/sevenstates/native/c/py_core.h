/* What the files of the Python binding share. It keeps to the stable ABI of Python 3.11. */
#ifndef NATIVE_PY_CORE_H
#define NATIVE_PY_CORE_H

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030b0000
#include <Python.h>

#include <stddef.h>

#include "game.h" /* written by build.py: the game's header, and the names of its module */

typedef struct {
    PyObject_HEAD
    Rules rules;
} RulesObject;

typedef struct {
    PyObject_HEAD
    RulesObject *rules;
    State state;
} StateObject;

#define RULES(self) (&((StateObject *)(self))->rules->rules)
#define STATE(self) (&((StateObject *)(self))->state)

/* A table that Python hands over by name, and where it goes. */
typedef struct {
    const char *name;
    size_t offset, size;
} TableField;
#define TABLE(type, name) {#name, offsetof(type, name), sizeof(((type *)0)->name)}

/* A field of the state, so that Python reads and writes it without a copy of the struct. */
typedef struct {
    const char *name, *format; /* as in Python's struct and memoryview */
    size_t offset, size;
} StateField;
#define FIELD(name, format) {#name, format, offsetof(State, name), sizeof(((State *)0)->name)}

/* What a game's py_fields.c lists, each with its length. */
extern const TableField RULES_TABLES[], OBSERVER_TABLES[];
extern const StateField STATE_FIELDS[];
extern const size_t RULES_TABLE_COUNT, OBSERVER_TABLE_COUNT, STATE_FIELD_COUNT;
#define COUNT_OF(list) (sizeof list / sizeof *list)
/* What its module has beyond that of every game; -1 if Python has an error. */
int add_game_parts(PyObject *module);

/* Fill a struct from a mapping of names to buffers of just the right size. */
int fill_tables(void *target, const TableField *fields, size_t count, PyObject *tables);

extern PyTypeObject *rules_type, *generator_type, *state_type;

/* For a table of methods: a function that takes its arguments as an array. */
#define FAST(function) (PyCFunction)(void (*)(void))function, METH_FASTCALL

/* None for Python. The macro of the headers counts no reference from 3.12 on, whatever ABI is
 * asked for; a library built there would make an older Python lose its None. */
static inline PyObject *none(void) { return Py_NewRef(Py_None); }

/* A class derived in Python may allocate in another way than its base here. */
static inline void free_object(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

/* py_luck.c */
int add_generator_type(PyObject *module);
/* The luck of a call: a Generator's own, or `room` filled to call a Python Luck. */
Luck *luck_from(PyObject *source, Luck *room);

/* py_rules.c */
int add_rules_type(PyObject *module);

/* py_state.c */
int add_state_type(PyObject *module);

/* py_indices.c */
int add_indices_type(PyObject *module);
/* The seat's legal actions. */
PyObject *indices_of(const Rules *r, const State *s, int seat);

/* py_observe.c */
int add_observer_type(PyObject *module);

/* py_layout.c */
PyObject *state_layout(void);

/* py_batch.c */
extern PyMethodDef batch_functions[];

#endif
