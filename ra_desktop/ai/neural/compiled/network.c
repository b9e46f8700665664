/* The layers of a network, for positions of which most are nearly like others. */

#include "network.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    BLOCK = 8,      /* features compared at once */
    MOST_SHARE = 4, /* a row in which more than one feature in so many has changed is summed anew */
};

bool open_network(Network *network, const int64_t *sizes, int64_t layers, const float *packed, int64_t numbers) {
    int64_t place = 0;
    if (layers < 1 || layers > MOST_LAYERS || sizes[layers] != 2) return false;
    network->layers = (int)layers;
    for (int64_t number = 0; number <= layers; number++) {
        network->sizes[number] = sizes[number];
        if (sizes[number] < 1 || sizes[number] > MOST_UNITS) return false;
        if (number == 0) continue;
        int64_t wide = wide_of(network, (int)number - 1);
        network->bias[number - 1] = packed + place;
        network->weights[number - 1] = packed + place + wide;
        place += wide * (1 + sizes[number - 1]);
    }
    return place == numbers;
}

bool open_valuation(Valuation *v, const Network *network, const Batch *batch, int64_t room) {
    int64_t size = network->sizes[0], wide = wide_of(network, 0), most = 0;
    for (int layer = 0; layer < network->layers; layer++) most = wide_of(network, layer) > most ? wide_of(network, layer) : most;
    memset(v, 0, sizeof(*v));
    v->network = network;
    v->batch = *batch;
    v->batch.count = 0;
    v->batch.rows = malloc((size_t)(room * (batch->columns + 1)) * sizeof(int32_t)); /* not nothing */
    v->seats = malloc((size_t)room * sizeof(int64_t));
    v->like = calloc((size_t)room, sizeof(Known));
    v->inputs = calloc((size_t)((room + 1) * size), sizeof(float));
    v->sums = malloc((size_t)(room * wide) * sizeof(float));
    v->values = malloc((size_t)(2 * room) * sizeof(float));
    v->changes = malloc((size_t)(room * (size + 1)) * sizeof(Change));
    v->found = malloc((size_t)room * sizeof(int32_t));
    v->from = malloc((size_t)room * sizeof(float *));
    v->units = malloc((size_t)(network->layers * most) * sizeof(float));
    v->active = malloc((size_t)(most + 1) * sizeof(int32_t));
    v->nothing.inputs = v->inputs ? v->inputs + room * size : NULL;
    v->nothing.sums = network->bias[0];
    return v->batch.rows && v->seats && v->like && v->inputs && v->sums && v->values && v->changes && v->found &&
           v->from && v->units && v->active;
}

void close_valuation(Valuation *v) {
    free(v->batch.rows);
    free(v->seats);
    free(v->like);
    free(v->inputs);
    free(v->sums);
    free(v->values);
    free(v->changes);
    free(v->found);
    free((void *)v->from);
    free(v->units);
    free(v->active);
}

TAKEN_IN bool differs(const float *now, const float *before) {
    uint64_t one[BLOCK / 2], other[BLOCK / 2], any = 0;
    memcpy(one, now, sizeof(one));
    memcpy(other, before, sizeof(other));
    for (int place = 0; place < BLOCK / 2; place++) any |= one[place] ^ other[place];
    return any != 0;
}

/* Writes what has changed from `before`; returns how much. */
TAKEN_IN int32_t changes_from(const float *before, const float *now, int64_t size, Change *changes) {
    int32_t found = 0;
    for (int64_t start = 0; start < size; start += BLOCK) {
        int64_t end = start + BLOCK < size ? start + BLOCK : size;
        if (end - start == BLOCK && !differs(now + start, before + start)) continue;
        for (int64_t feature = start; feature < end; feature++) {
            changes[found].place = (int32_t)(feature * UNITS);
            changes[found].by = now[feature] - before[feature];
            found += now[feature] != before[feature];
        }
    }
    return found;
}

/* Finds what is different from known sums: those of a position that is alike, of the row before, or of nothing. */
TAKEN_IN void compare(Valuation *v) {
    int64_t size = v->network->sizes[0], wide = wide_of(v->network, 0);
    for (int64_t row = 0; row < v->batch.count; row++) {
        const float *now = v->inputs + row * size;
        Change *changes = v->changes + row * (size + 1);
        Known like = v->like[row];
        if (!like.inputs) like = row ? (Known){now - size, v->sums + (row - 1) * wide} : v->nothing;
        v->found[row] = changes_from(like.inputs, now, size, changes);
        if (!v->like[row].inputs && v->found[row] > size / MOST_SHARE) {
            like = v->nothing;
            v->found[row] = changes_from(like.inputs, now, size, changes);
        }
        v->from[row] = like.sums;
    }
}

/* The first layer: block after block, whose weights stay in the nearest cache for all rows. */
TAKEN_IN void sum_changes(Valuation *v) {
    int64_t size = v->network->sizes[0], wide = wide_of(v->network, 0);
    for (int64_t unit = 0; unit < wide; unit += UNITS) {
        const float *weights = v->network->weights[0] + unit * size;
        for (int64_t row = 0; row < v->batch.count; row++) {
            const Change *change = v->changes + row * (size + 1), *end = change + v->found[row];
            Lanes sums[PARTS], lanes;
            for (int part = 0; part < PARTS; part++) LOAD(sums[part], v->from[row] + unit + part * LANES);
            for (; change < end; change++) {
                for (int part = 0; part < PARTS; part++) {
                    LOAD(lanes, weights + change->place + part * LANES);
                    ADD_TIMES(sums[part], lanes, change->by);
                }
            }
            for (int part = 0; part < PARTS; part++) STORE(v->sums + row * wide + unit + part * LANES, sums[part]);
        }
    }
}

/* Writes the sums of a layer whose inputs, rectified, are `units`: most of these are 0. */
TAKEN_IN void sum_active(const Network *network, int layer, const float *units, int32_t *active, float *sums) {
    int64_t size = network->sizes[layer], wide = wide_of(network, layer);
    int32_t count = 0;
    for (int32_t unit = 0; unit < size; unit++) {
        active[count] = unit;
        count += units[unit] > 0.0f;
    }
    const float *weights = network->weights[layer];
    int64_t unit = 0;
    for (; unit + 4 * LANES <= wide; unit += 4 * LANES) {
        Lanes part[4], lanes;
        for (int lane = 0; lane < 4; lane++) LOAD(part[lane], network->bias[layer] + unit + lane * LANES);
        for (int32_t number = 0; number < count; number++) {
            const float *here = weights + active[number] * wide + unit;
            for (int lane = 0; lane < 4; lane++) {
                LOAD(lanes, here + lane * LANES);
                ADD_TIMES(part[lane], lanes, units[active[number]]);
            }
        }
        for (int lane = 0; lane < 4; lane++) STORE(sums + unit + lane * LANES, part[lane]);
    }
    for (; unit < wide; unit += LANES) {
        Lanes part[2] = {0}, lanes;
        LOAD(part[0], network->bias[layer] + unit);
        for (int32_t number = 0; number < count; number++) {
            LOAD(lanes, weights + active[number] * wide + unit);
            ADD_TIMES(part[number % 2], lanes, units[active[number]]);
        }
        ADD(part[0], part[1]);
        STORE(sums + unit, part[0]);
    }
}

FOR_NEW_PROCESSORS
static void run_layers(Valuation *v) {
    const Network *network = v->network;
    int64_t wide = wide_of(network, 0);
    compare(v);
    sum_changes(v);
    for (int64_t row = 0; row < v->batch.count; row++) {
        const float *units = v->sums + row * wide;
        float *next = v->units;
        for (int layer = 1; layer < network->layers; layer++) {
            sum_active(network, layer, units, v->active, next);
            units = next;
            next += wide_of(network, layer);
        }
        float logit = within(units[0], -30.0f, 30.0f);
        v->values[2 * row] = 1.0f / (1.0f + expf(-logit));
        v->values[2 * row + 1] = units[1];
    }
}

int64_t value_positions(Valuation *v) {
    if (!v->batch.count) return WELL;
    int64_t bad = v->batch.game->features(&v->batch, v->seats, v->inputs);
    if (bad < 0) run_layers(v);
    return bad;
}
