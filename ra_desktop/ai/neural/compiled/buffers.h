/* What the module's functions are given: buffers, which Python owns. Their sizes are checked before they are used. */

#ifndef BUFFERS_H
#define BUFFERS_H

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>

#include "state.h"

/* Fills `batch`; false with an exception if the rows do not have the right size. */
static inline bool open_batch(Batch *batch, const char *game, int players, int epochs, int spaces, const Py_buffer *rows) {
    batch->game = game[0] == 'r' ? &RA_GAME : &PRIESTS_GAME;
    if (players < 2 || players > MOST_PLAYERS || epochs < 1 || epochs > MOST_EPOCHS || spaces < 1 || spaces > MOST_SPACES) {
        PyErr_SetString(PyExc_ValueError, "no game is like that");
        return false;
    }
    batch->players = players;
    batch->epochs = epochs;
    batch->spaces = spaces;
    batch->columns = columns_of(batch->game, players);
    batch->rows = rows->buf;
    Py_ssize_t size = batch->columns * (Py_ssize_t)sizeof(int32_t);
    batch->count = rows->len / size;
    if (rows->len % size) PyErr_Format(PyExc_ValueError, "rows of another size than %zd bytes", size);
    return rows->len % size == 0;
}

/* Whether a buffer holds `count` numbers of `size` bytes; sets an exception if not. */
static inline bool holds(const Py_buffer *buffer, int64_t count, size_t size, const char *what) {
    if (buffer->len % (Py_ssize_t)size == 0 && buffer->len / (Py_ssize_t)size == count) return true;
    PyErr_Format(PyExc_ValueError, "%s: %zd bytes instead of %zd numbers", what, buffer->len, (Py_ssize_t)count);
    return false;
}

static inline PyObject *done_or_bad(int64_t bad, const char *what) {
    if (bad < 0) Py_RETURN_NONE;
    return PyErr_Format(PyExc_ValueError, "row %lld: %s", (long long)bad, what);
}

static inline int64_t numbers_in(const Py_buffer *buffer, size_t size) { return buffer->len / (Py_ssize_t)size; }

/* In option_calls.c. */
PyObject *find_distinct_rows(PyObject *module, PyObject *arguments);
PyObject *fill_all_options(PyObject *module, PyObject *arguments);
PyObject *round_all(PyObject *module, PyObject *arguments);

/* In rollout_calls.c. */
PyObject *play_all_on(PyObject *module, PyObject *arguments);
PyObject *estimate_all(PyObject *module, PyObject *arguments);
PyObject *solve_all(PyObject *module, PyObject *arguments);

#endif
