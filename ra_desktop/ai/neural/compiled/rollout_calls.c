/* The module's functions for rollouts, estimates and exact ends (rollout.c, ends.c). */

#include "buffers.h"
#include "ends.h"
#include "rollout.h"

/* Sets an exception if the network cannot value positions like those of the batch. */
static bool fits(Network *network, const Batch *batch, const Py_buffer *sizes, const Py_buffer *packed) {
    bool ra = batch->game == &RA_GAME;
    int64_t features = ra ? RA_GLOBALS + RA_PER_PLAYER * batch->players : PRIESTS_GLOBALS + PRIESTS_PER_PLAYER * batch->players;
    if (open_network(network, sizes->buf, numbers_in(sizes, sizeof(int64_t)) - 1, packed->buf,
                     numbers_in(packed, sizeof(float))) &&
        network->sizes[0] == features) {
        return true;
    }
    PyErr_SetString(PyExc_ValueError, "no network for such positions");
    return false;
}

static PyObject *said(int64_t bad, const char *what) { return bad == NO_MEMORY ? PyErr_NoMemory() : done_or_bad(bad, what); }

/* play_on(game, players, epochs, spaces, rows, sizes, network, order, draws, tiles, keys, depths, spread) */
PyObject *play_all_on(PyObject *module, PyObject *arguments) {
    const char *game;
    int players, epochs, spaces;
    Py_buffer rows, sizes, packed, order, draws, keys, depths;
    Py_ssize_t tiles;
    Plan plan;
    Batch batch;
    Network network;
    PyObject *result = NULL;
    if (!PyArg_ParseTuple(arguments, "siiiw*y*y*y*y*ny*y*f", &game, &players, &epochs, &spaces, &rows, &sizes, &packed, &order,
                          &draws, &tiles, &keys, &depths, &plan.spread)) {
        return NULL;
    }
    if (tiles < 0) tiles = 0;
    plan.orders = tiles ? numbers_in(&draws, sizeof(int32_t)) / tiles : 0;
    plan.tiles = tiles;
    plan.order = order.buf;
    plan.draws = draws.buf;
    plan.keys = keys.buf;
    plan.depths = depths.buf;
    if (open_batch(&batch, game, players, epochs, spaces, &rows) && fits(&network, &batch, &sizes, &packed) &&
        holds(&order, batch.count, sizeof(int64_t), "orders") && holds(&keys, batch.count, sizeof(uint32_t), "keys") &&
        holds(&depths, batch.count, sizeof(int64_t), "depths")) {
        int64_t bad = -1;
        Py_BEGIN_ALLOW_THREADS
        bad = play_on(&network, &batch, &plan);
        Py_END_ALLOW_THREADS
        result = said(bad, "not a position, or no tile is drawn there");
    }
    PyBuffer_Release(&rows);
    PyBuffer_Release(&sizes);
    PyBuffer_Release(&packed);
    PyBuffer_Release(&order);
    PyBuffer_Release(&draws);
    PyBuffer_Release(&keys);
    PyBuffer_Release(&depths);
    return result;
}

/* estimate(game, players, epochs, spaces, rows, sizes, network, seats, values) */
PyObject *estimate_all(PyObject *module, PyObject *arguments) {
    const char *game;
    int players, epochs, spaces;
    Py_buffer rows, sizes, packed, seats, values;
    Batch batch;
    Network network;
    PyObject *result = NULL;
    if (!PyArg_ParseTuple(arguments, "siiiy*y*y*y*w*", &game, &players, &epochs, &spaces, &rows, &sizes, &packed, &seats,
                          &values)) {
        return NULL;
    }
    if (open_batch(&batch, game, players, epochs, spaces, &rows) && fits(&network, &batch, &sizes, &packed) &&
        holds(&seats, batch.count, sizeof(int64_t), "seats") &&
        holds(&values, 2 * batch.count, sizeof(float), "values")) {
        int64_t bad = -1;
        Py_BEGIN_ALLOW_THREADS
        bad = estimate(&network, &batch, seats.buf, values.buf);
        Py_END_ALLOW_THREADS
        result = said(bad, "not a position, or no such seat");
    }
    PyBuffer_Release(&rows);
    PyBuffer_Release(&sizes);
    PyBuffer_Release(&packed);
    PyBuffer_Release(&seats);
    PyBuffer_Release(&values);
    return result;
}

/* solve(game, players, epochs, spaces, rows, most, worths): writes win and margin of every seat, by row; returns how many
 * positions it took, or -1 if they are more than `most`. */
PyObject *solve_all(PyObject *module, PyObject *arguments) {
    const char *game;
    int players, epochs, spaces;
    Py_buffer rows, values;
    Py_ssize_t most;
    Batch batch;
    PyObject *result = NULL;
    if (!PyArg_ParseTuple(arguments, "siiiy*nw*", &game, &players, &epochs, &spaces, &rows, &most, &values)) return NULL;
    if (most < 0 || most > 1 << 24) {
        PyErr_SetString(PyExc_ValueError, "not a number of positions");
    } else if (open_batch(&batch, game, players, epochs, spaces, &rows) &&
               holds(&values, batch.count, sizeof(Worth), "worths")) {
        int64_t seen = 0;
        Py_BEGIN_ALLOW_THREADS
        seen = solve(&batch, most, values.buf);
        Py_END_ALLOW_THREADS
        if (seen == NO_ROOM) {
            result = PyErr_NoMemory();
        } else if (seen <= -10) {
            result = PyErr_Format(PyExc_ValueError, "row %lld: not a position of the last epoch", -10 - (long long)seen);
        } else {
            result = PyLong_FromLongLong(seen < 0 ? -1 : seen);
        }
    }
    PyBuffer_Release(&rows);
    PyBuffer_Release(&values);
    return result;
}
