/* The module's functions for a step of many positions (options.c). */

#include "buffers.h"
#include "position_features.h"
#include "options.h"

/* Whether every one of the numbers lies from `low` up to, but not including, `high`; sets an exception if not. */
static bool lie_within(const int64_t *numbers, int64_t count, int64_t low, int64_t high, const char *what) {
    for (int64_t place = 0; place < count; place++) {
        if (numbers[place] >= low && numbers[place] < high) continue;
        PyErr_Format(PyExc_ValueError, "%s: %lld", what, (long long)numbers[place]);
        return false;
    }
    return true;
}

/* find_distinct(game, players, epochs, spaces, rows, once, same): returns how many rows differ from all before. */
PyObject *find_distinct_rows(PyObject *module, PyObject *arguments) {
    const char *game;
    int players, epochs, spaces;
    Py_buffer rows, once, same;
    PyObject *result = NULL;
    Batch batch;
    if (!PyArg_ParseTuple(arguments, "siiiy*w*w*", &game, &players, &epochs, &spaces, &rows, &once, &same)) return NULL;
    if (open_batch(&batch, game, players, epochs, spaces, &rows) &&
        holds(&once, batch.count, sizeof(int64_t), "places") && holds(&same, batch.count, sizeof(int64_t), "places")) {
        int64_t found = -1;
        Py_BEGIN_ALLOW_THREADS
        found = find_distinct(&batch, once.buf, same.buf);
        Py_END_ALLOW_THREADS
        result = found < 0 ? PyErr_NoMemory() : PyLong_FromLongLong(found);
    }
    PyBuffer_Release(&rows);
    PyBuffer_Release(&once);
    PyBuffer_Release(&same);
    return result;
}

/* fill_options(game, players, epochs, spaces, rows, counts, of_rows, actions, after, seats, inputs) */
PyObject *fill_all_options(PyObject *module, PyObject *arguments) {
    const char *game;
    int players, epochs, spaces;
    Py_buffer rows, counts, of_rows, actions, after, seats, inputs;
    PyObject *result = NULL;
    Batch batch;
    if (!PyArg_ParseTuple(arguments, "siiiy*y*w*w*w*w*w*", &game, &players, &epochs, &spaces, &rows, &counts, &of_rows,
                          &actions, &after, &seats, &inputs)) {
        return NULL;
    }
    if (open_batch(&batch, game, players, epochs, spaces, &rows) &&
        holds(&counts, batch.count, sizeof(int64_t), "counts") &&
        lie_within(counts.buf, batch.count, 0, 128, "not a number of actions")) {
        bool ra = batch.game == &RA_GAME;
        int64_t size = ra ? RA_GLOBALS + RA_PER_PLAYER * players : PRIESTS_GLOBALS + PRIESTS_PER_PLAYER * players;
        int64_t total = 0, valued = 0;
        for (int64_t row = 0; row < batch.count; row++) {
            int64_t count = ((const int64_t *)counts.buf)[row];
            total += count;
            valued += count > 1 ? count : 0;
        }
        if (holds(&of_rows, total, sizeof(int64_t), "rows of options") &&
            holds(&actions, total, sizeof(int64_t), "actions") && holds(&seats, total, sizeof(int64_t), "seats") &&
            holds(&after, total * batch.columns, sizeof(int32_t), "positions") &&
            holds(&inputs, valued * size, sizeof(float), "features")) {
            int64_t bad = -1;
            Py_BEGIN_ALLOW_THREADS
            bad = fill_options(&batch, counts.buf, of_rows.buf, actions.buf, after.buf, seats.buf, inputs.buf);
            Py_END_ALLOW_THREADS
            result = done_or_bad(bad, "not the number of actions that it has");
        }
    }
    PyBuffer_Release(&rows);
    PyBuffer_Release(&counts);
    PyBuffer_Release(&of_rows);
    PyBuffer_Release(&actions);
    PyBuffer_Release(&after);
    PyBuffer_Release(&seats);
    PyBuffer_Release(&inputs);
    return result;
}

/* round_rows(inputs, size, from, to, halves): rows of numbers, rounded to 16 bits. */
PyObject *round_all(PyObject *module, PyObject *arguments) {
    Py_buffer inputs, from, to, halves;
    Py_ssize_t size;
    PyObject *result = NULL;
    if (!PyArg_ParseTuple(arguments, "y*ny*y*w*", &inputs, &size, &from, &to, &halves)) return NULL;
    int64_t count = numbers_in(&from, sizeof(int64_t));
    if (size < 1 || size > MOST_FEATURES) {
        PyErr_SetString(PyExc_ValueError, "no position has as many features");
    } else if (holds(&to, count, sizeof(int64_t), "rows") &&
               lie_within(from.buf, count, 0, numbers_in(&inputs, sizeof(float)) / size, "no such row") &&
               lie_within(to.buf, count, 0, numbers_in(&halves, sizeof(uint16_t)) / size, "no such row")) {
        Py_BEGIN_ALLOW_THREADS
        round_rows(inputs.buf, size, from.buf, to.buf, count, halves.buf);
        Py_END_ALLOW_THREADS
        result = Py_None;
        Py_INCREF(result);
    }
    PyBuffer_Release(&inputs);
    PyBuffer_Release(&from);
    PyBuffer_Release(&to);
    PyBuffer_Release(&halves);
    return result;
}
