/* What the files share that bring the bots' evaluation to Python. */
#ifndef WARRING_PY_BOT_H
#define WARRING_PY_BOT_H

#include "py_evaluator.h"

typedef struct {
    PyObject_HEAD
    RulesObject *rules;
    Weights weights;
    double affinity[MOST_EVENTS][MOST_PEOPLE];
    TrialCache *cache;
    bool is_busy; /* another thread uses the cache */
} EvaluatorObject;

#define EVALUATOR(self) ((EvaluatorObject *)(self))

/* The evaluator of a call. If another thread is using the cache, it gets one of its own. */
bool hold_evaluator(PyObject *self, Evaluator *e);
/* Whether all went well. */
bool release_evaluator(PyObject *self, Evaluator *e);

/* py_decisions.c */
PyObject *evaluator_encode(PyObject *self, PyObject *args);
PyObject *evaluator_roll_out(PyObject *self, PyObject *args);
PyObject *evaluator_show_ends(PyObject *self, PyObject *args);

#endif
