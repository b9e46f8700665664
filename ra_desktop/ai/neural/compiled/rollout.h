/* Rollouts from many positions to their ends: rollout.py. */

#ifndef ROLLOUT_H
#define ROLLOUT_H

#include "network.h"

typedef struct {
    const int64_t *order;    /* by row: its row of `draws` */
    const int32_t *draws;    /* the tiles to come, `tiles` in a row */
    int64_t orders, tiles;
    const uint32_t *keys;    /* by row: what its noise follows from */
    const int64_t *depths;   /* by row: its decisions */
    float spread;            /* of the noise */
} Plan;

/* Writes which rows differ from all before them (the last column does not count), and for each row which of these it
 * equals; returns how many there are. */
int64_t find_distinct(const Batch *batch, int64_t *once, int64_t *same);

/* Plays every row on until its decisions are made, the game is over, or a seat has the last sun of the game. Returns the
 * first row that is no position or draws a tile that is not there. */
int64_t play_on(const Network *network, const Batch *batch, const Plan *plan);

/* Writes chance to win and margin of every row for its seat. */
int64_t estimate(const Network *network, const Batch *batch, const int64_t *seats, float *values);

#endif
