/* What a step of many positions needs: which are equal, what may be done in them, and the noise of choices. */

#ifndef OPTIONS_H
#define OPTIONS_H

#include "state.h"

/* Writes which rows differ from all before them (the last column does not count), and for each row which of these it
 * equals; returns how many there are. */
int64_t find_distinct(const Batch *batch, int64_t *once, int64_t *same);

/* Writes the row, the action and the position after it of all legal actions, and their features for the seat that acts
 * where there are several. Each row has `counts[row]`. Returns the first row that is no position or has another number
 * of actions. */
int64_t fill_options(const Batch *batch, const int64_t *counts, int64_t *of_rows, int64_t *actions, int32_t *after,
                     int64_t *seats, float *inputs);

/* The noise added to the utility of an action, which follows from the rollout's key, the step and the action. */
float noise_of(uint32_t key, uint32_t step, int64_t action, float spread);

#endif
