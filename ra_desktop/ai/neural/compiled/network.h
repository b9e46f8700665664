/* A network's estimates of many positions that are nearly like others: by differences, from sums that are known. */

#ifndef NETWORK_H
#define NETWORK_H

#include "position_features.h"
#include "vectors.h"

/* Layers are padded to whole vectors, the first one to whole blocks: its weights lie in blocks of UNITS units, so that one
 * fits into a near cache. */
enum { MOST_LAYERS = 6, PARTS = 8, UNITS = PARTS * LANES, MOST_UNITS = 4096 };

typedef struct {
    int layers;
    int64_t sizes[MOST_LAYERS + 1]; /* features, then the units of each layer */
    const float *bias[MOST_LAYERS], *weights[MOST_LAYERS];
} Network;

/* Finds the layers in `packed`, which compiled/layers.py has written; false if they cannot be there. */
bool open_network(Network *network, const int64_t *sizes, int64_t layers, const float *packed, int64_t numbers);

/* How many numbers the units of a layer take. */
static inline int64_t wide_of(const Network *network, int layer) {
    int64_t whole = layer ? LANES : UNITS;
    return (network->sizes[layer + 1] + whole - 1) / whole * whole;
}

/* What is known of a position that others resemble: its features, and the sums of the first layer. */
typedef struct {
    const float *inputs, *sums;
} Known;

typedef struct {
    int32_t place; /* in a block of the first layer */
    float by;
} Change;

/* Positions that are valued together. */
typedef struct {
    const Network *network;
    Batch batch; /* the positions; the caller fills its rows, their number, `seats` and `like` */
    int64_t *seats;
    Known *like; /* what each resembles; without features: the one before */
    float *inputs, *sums, *values;
    Change *changes;
    int32_t *found;
    const float **from;
    float *units; /* of the layers after the first, for one position */
    int32_t *active;
    Known nothing; /* no features, and their sums */
} Valuation;

/* Makes room for `room` positions like those of `batch`; false without memory. */
bool open_valuation(Valuation *valuation, const Network *network, const Batch *batch, int64_t room);
void close_valuation(Valuation *valuation);

/* Writes the features, the sums of the first layer, and chance to win and margin (two numbers in `values`) of all
 * positions in the batch for their seats, as if no game were over. Returns the first row that is no position, or -1. */
int64_t value_positions(Valuation *valuation);

#endif
