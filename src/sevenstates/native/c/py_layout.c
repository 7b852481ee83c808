/* Where the fields of a state lie. */
#include "py_core.h"

/* Name to (offset in bytes, format of a number, length in bytes). */
PyObject *state_layout(void) {
    PyObject *layout = PyDict_New();
    for (size_t i = 0; layout && i < STATE_FIELD_COUNT; i++) {
        const StateField *field = &STATE_FIELDS[i];
        PyObject *value = Py_BuildValue("(nsn)", (Py_ssize_t)field->offset, field->format,
                                        (Py_ssize_t)field->size);
        if (!value || PyDict_SetItemString(layout, field->name, value) < 0) Py_CLEAR(layout);
        Py_XDECREF(value);
    }
    return layout;
}
