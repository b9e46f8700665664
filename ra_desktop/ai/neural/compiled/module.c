/* The Python module: checks the sizes of what it is given, then works without the interpreter's lock.
 *
 * Every function takes buffers, which Python owns. compiled/__init__.py is its only caller. */

#include "buffers.h"
#include "position_features.h"
#include "layer.h"

/* count_legal(game, players, epochs, spaces, rows, counts): how many actions every row has. */
static PyObject *count_legal(PyObject *module, PyObject *arguments) {
    const char *game;
    int players, epochs, spaces;
    Py_buffer rows, counts;
    PyObject *result = NULL;
    Batch batch;
    if (!PyArg_ParseTuple(arguments, "siiiy*w*", &game, &players, &epochs, &spaces, &rows, &counts)) return NULL;
    if (open_batch(&batch, game, players, epochs, spaces, &rows) &&
        holds(&counts, batch.count, sizeof(int64_t), "counts")) {
        int64_t bad = -1;
        Py_BEGIN_ALLOW_THREADS
        for (int64_t row = 0; row < batch.count && bad < 0; row++) {
            Position at = row_of(&batch, row);
            if (is_sound(&at)) {
                ((int64_t *)counts.buf)[row] = legal(&at, NULL);
            } else {
                bad = row;
            }
        }
        Py_END_ALLOW_THREADS
        result = done_or_bad(bad, "not a position");
    }
    PyBuffer_Release(&rows);
    PyBuffer_Release(&counts);
    return result;
}

/* fill_legal(game, players, epochs, spaces, rows, counts, of_rows, actions): these actions, and the row of each. */
static PyObject *fill_legal(PyObject *module, PyObject *arguments) {
    const char *game;
    int players, epochs, spaces;
    Py_buffer rows, counts, of_rows, actions;
    PyObject *result = NULL;
    Batch batch;
    if (!PyArg_ParseTuple(arguments, "siiiy*y*w*w*", &game, &players, &epochs, &spaces, &rows, &counts, &of_rows,
                          &actions)) {
        return NULL;
    }
    if (open_batch(&batch, game, players, epochs, spaces, &rows) &&
        holds(&counts, batch.count, sizeof(int64_t), "counts") &&
        holds(&actions, of_rows.len / (Py_ssize_t)sizeof(int64_t), sizeof(int64_t), "actions")) {
        int64_t bad = -1, place = 0, room = actions.len / (Py_ssize_t)sizeof(int64_t);
        Py_BEGIN_ALLOW_THREADS
        for (int64_t row = 0; row < batch.count && bad < 0; row++) {
            Position at = row_of(&batch, row);
            int64_t wanted = ((const int64_t *)counts.buf)[row];
            if (!is_sound(&at) || place + wanted > room || legal(&at, NULL) != wanted) {
                bad = row;
                break;
            }
            legal(&at, (int64_t *)actions.buf + place);
            for (int64_t end = place + wanted; place < end; place++) ((int64_t *)of_rows.buf)[place] = row;
        }
        Py_END_ALLOW_THREADS
        result = done_or_bad(bad, "not the number of actions that it has");
    }
    PyBuffer_Release(&rows);
    PyBuffer_Release(&counts);
    PyBuffer_Release(&of_rows);
    PyBuffer_Release(&actions);
    return result;
}

/* apply(game, players, epochs, spaces, rows, actions): carries out one action in each row. */
static PyObject *apply_all(PyObject *module, PyObject *arguments) {
    const char *game;
    int players, epochs, spaces;
    Py_buffer rows, actions;
    PyObject *result = NULL;
    Batch batch;
    if (!PyArg_ParseTuple(arguments, "siiiw*y*", &game, &players, &epochs, &spaces, &rows, &actions)) return NULL;
    if (open_batch(&batch, game, players, epochs, spaces, &rows) &&
        holds(&actions, batch.count, sizeof(int64_t), "actions")) {
        int64_t bad = -1;
        Py_BEGIN_ALLOW_THREADS
        for (int64_t row = 0; row < batch.count && bad < 0; row++) {
            int64_t action = ((const int64_t *)actions.buf)[row];
            Position at = row_of(&batch, row);
            if (action != NONE && !(action >= 0 && action < 128 && is_sound(&at) && apply(&at, (int)action))) bad = row;
        }
        Py_END_ALLOW_THREADS
        result = done_or_bad(bad, "not a legal action");
    }
    PyBuffer_Release(&rows);
    PyBuffer_Release(&actions);
    return result;
}

/* resolve_draws(game, players, epochs, spaces, rows, drawing, codes): draws the tiles in the rows `drawing`. */
static PyObject *resolve_draws(PyObject *module, PyObject *arguments) {
    const char *game;
    int players, epochs, spaces;
    Py_buffer rows, drawing, codes;
    PyObject *result = NULL;
    Batch batch;
    if (!PyArg_ParseTuple(arguments, "siiiw*y*y*", &game, &players, &epochs, &spaces, &rows, &drawing, &codes)) {
        return NULL;
    }
    int64_t count = drawing.len / (Py_ssize_t)sizeof(int64_t);
    if (open_batch(&batch, game, players, epochs, spaces, &rows) && holds(&codes, count, sizeof(int32_t), "tiles")) {
        int64_t bad = -1;
        Py_BEGIN_ALLOW_THREADS
        for (int64_t place = 0; place < count && bad < 0; place++) {
            int64_t row = ((const int64_t *)drawing.buf)[place];
            bad = place;
            if (row >= 0 && row < batch.count) {
                Position at = row_of(&batch, row);
                if (is_sound(&at) && resolve_draw(&at, ((const int32_t *)codes.buf)[place])) bad = -1;
            }
        }
        Py_END_ALLOW_THREADS
        result = done_or_bad(bad, "no tile is drawn there");
    }
    PyBuffer_Release(&rows);
    PyBuffer_Release(&drawing);
    PyBuffer_Release(&codes);
    return result;
}

/* features(game, players, epochs, spaces, rows, seats, out): the features of every row, one row for each. */
static PyObject *features(PyObject *module, PyObject *arguments) {
    const char *game;
    int players, epochs, spaces;
    Py_buffer rows, seats, out;
    PyObject *result = NULL;
    Batch batch;
    if (!PyArg_ParseTuple(arguments, "siiiy*y*w*", &game, &players, &epochs, &spaces, &rows, &seats, &out)) return NULL;
    if (open_batch(&batch, game, players, epochs, spaces, &rows)) {
        bool ra = batch.game == &RA_GAME;
        int64_t size = ra ? RA_GLOBALS + RA_PER_PLAYER * players : PRIESTS_GLOBALS + PRIESTS_PER_PLAYER * players;
        if (holds(&seats, batch.count, sizeof(int64_t), "seats") &&
            holds(&out, batch.count * size, sizeof(float), "features")) {
            int64_t bad = -1;
            Py_BEGIN_ALLOW_THREADS
            bad = (ra ? ra_features : priests_features)(&batch, seats.buf, out.buf);
            Py_END_ALLOW_THREADS
            result = done_or_bad(bad, "not a position, or not a seat");
        }
    }
    PyBuffer_Release(&rows);
    PyBuffer_Release(&seats);
    PyBuffer_Release(&out);
    return result;
}

/* find_changes(inputs, size, most, places, found): which features of each row differ from the row before. */
static PyObject *find_row_changes(PyObject *module, PyObject *arguments) {
    Py_buffer inputs, places, found;
    Py_ssize_t size, most;
    PyObject *result = NULL;
    if (!PyArg_ParseTuple(arguments, "y*nnw*w*", &inputs, &size, &most, &places, &found)) return NULL;
    int64_t count = found.len / (Py_ssize_t)sizeof(int32_t);
    if (size < 1 || size > MOST_FEATURES || most < 0 || most >= size) {
        PyErr_SetString(PyExc_ValueError, "no position has as many features");
    } else if (holds(&inputs, count * size, sizeof(float), "inputs") &&
               holds(&places, count * (most + 1), sizeof(int32_t), "places")) {
        Py_BEGIN_ALLOW_THREADS
        find_changes(inputs.buf, count, size, most, places.buf, found.buf);
        Py_END_ALLOW_THREADS
        result = Py_None;
        Py_INCREF(result);
    }
    PyBuffer_Release(&inputs);
    PyBuffer_Release(&places);
    PyBuffer_Release(&found);
    return result;
}

static bool are_changes(const Py_buffer *places, const int32_t *found, int64_t count, int64_t most, int64_t size) {
    bool sound = count == 0 || found[0] < 0;
    for (int64_t row = 0; row < count && sound; row++) {
        const int32_t *place = (const int32_t *)places->buf + row * (most + 1);
        sound = found[row] <= most;
        for (int number = 0; number < found[row] && sound; number++) sound = place[number] >= 0 && place[number] < size;
    }
    return sound;
}

/* add_changes(inputs, size, most, places, found, weights, wide, sums): sums of the rows with changes; rectifies all. */
static PyObject *add_row_changes(PyObject *module, PyObject *arguments) {
    Py_buffer inputs, places, found, weights, sums;
    Py_ssize_t size, most, wide;
    PyObject *result = NULL;
    if (!PyArg_ParseTuple(arguments, "y*nny*y*y*nw*", &inputs, &size, &most, &places, &found, &weights, &wide, &sums)) {
        return NULL;
    }
    int64_t count = found.len / (Py_ssize_t)sizeof(int32_t);
    if (size < 1 || size > MOST_FEATURES || most < 0 || most >= size || wide < 1 || wide > MOST_UNITS) {
        PyErr_SetString(PyExc_ValueError, "no network is like that");
    } else if (holds(&inputs, count * size, sizeof(float), "inputs") &&
               holds(&places, count * (most + 1), sizeof(int32_t), "places") &&
               holds(&weights, size * wide, sizeof(float), "weights") &&
               holds(&sums, count * wide, sizeof(float), "sums")) {
        if (are_changes(&places, found.buf, count, most, size)) {
            Py_BEGIN_ALLOW_THREADS
            add_changes(inputs.buf, count, size, weights.buf, wide, most, places.buf, found.buf, sums.buf);
            Py_END_ALLOW_THREADS
            result = Py_None;
            Py_INCREF(result);
        } else {
            PyErr_SetString(PyExc_ValueError, "no such changes");
        }
    }
    PyBuffer_Release(&inputs);
    PyBuffer_Release(&places);
    PyBuffer_Release(&found);
    PyBuffer_Release(&weights);
    PyBuffer_Release(&sums);
    return result;
}

static PyMethodDef FUNCTIONS[] = {
    {"count_legal", count_legal, METH_VARARGS, NULL},
    {"fill_legal", fill_legal, METH_VARARGS, NULL},
    {"apply", apply_all, METH_VARARGS, NULL},
    {"resolve_draws", resolve_draws, METH_VARARGS, NULL},
    {"features", features, METH_VARARGS, NULL},
    {"find_changes", find_row_changes, METH_VARARGS, NULL},
    {"add_changes", add_row_changes, METH_VARARGS, NULL},
    {"find_distinct", find_distinct_rows, METH_VARARGS, NULL},
    {"fill_options", fill_all_options, METH_VARARGS, NULL},
    {"round_rows", round_all, METH_VARARGS, NULL},
    {"play_on", play_all_on, METH_VARARGS, NULL},
    {"estimate", estimate_all, METH_VARARGS, NULL},
    {"solve", solve_all, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, "_compiled", NULL, 0, FUNCTIONS, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&MODULE); }
