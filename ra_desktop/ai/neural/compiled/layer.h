/* The first layer of a network, by differences. */

#ifndef LAYER_H
#define LAYER_H

#include <stdint.h>

void add_differences(const float *inputs, int64_t count, int64_t size, const float *weights, int64_t wide,
                     const uint8_t *known, float *sums);
void rectify(float *numbers, int64_t count);

#endif
