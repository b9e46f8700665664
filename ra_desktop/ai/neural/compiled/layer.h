/* The first layer of a network, by differences. */

#ifndef LAYER_H
#define LAYER_H

#include <stdint.h>

enum { MOST_UNITS = 1 << 16 }; /* of a layer */

void find_changes(const float *inputs, int64_t count, int64_t size, int64_t most, int32_t *places, int32_t *found);
void add_changes(const float *inputs, int64_t count, int64_t size, const float *weights, int64_t wide, int64_t most,
                 const int32_t *places, const int32_t *found, float *sums);

#endif
