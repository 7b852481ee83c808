/* The module of a game's compiled core. */
#include "py_core.h"

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, MODULE, "A compiled core.", -1, batch_functions,
    NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC MODULE_INIT(void) {
    PyObject *module = PyModule_Create(&definition);
    if (!module) return NULL;
    PyObject *layout = state_layout();
    int status = layout ? PyModule_AddObjectRef(module, "LAYOUT", layout) : -1;
    Py_XDECREF(layout);
    if (status < 0 || add_generator_type(module) < 0 || add_rules_type(module) < 0 ||
        add_state_type(module) < 0 || add_indices_type(module) < 0 ||
        add_observer_type(module) < 0 || add_game_parts(module) < 0 ||
        PyModule_AddIntConstant(module, "STATE_BYTES", sizeof(State)) < 0 ||
        PyModule_AddIntConstant(module, "ACTIONS", ACTIONS) < 0)
        Py_CLEAR(module);
    return module;
}
