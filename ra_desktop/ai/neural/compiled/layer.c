/* The first layer of a network, by differences: the options of one position differ in few features. */

#include "layer.h"

#include <string.h>

/* Compiles a function for newer processors, too; the fastest that the machine knows is taken when the program starts. */
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
#define FOR_NEW_PROCESSORS __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define FOR_NEW_PROCESSORS
#endif

/* Fills the rows of `sums` that are not known from the row before: what changed, times its weights.
 *
 * `inputs` has `count` rows of `size` features, `weights` a row of `wide` numbers for each feature. */
FOR_NEW_PROCESSORS
void add_differences(const float *inputs, int64_t count, int64_t size, const float *weights, int64_t wide,
                     const uint8_t *known, float *sums) {
    for (int64_t row = 1; row < count; row++) {
        if (known[row]) continue;
        const float *now = inputs + row * size, *before = now - size;
        float *sum = sums + row * wide;
        memcpy(sum, sum - wide, (size_t)wide * sizeof(float));
        for (int64_t feature = 0; feature < size; feature++) {
            float change = now[feature] - before[feature];
            const float *weight = weights + feature * wide;
            if (change == 0.0f) continue;
            for (int64_t unit = 0; unit < wide; unit++) sum[unit] += change * weight[unit];
        }
    }
}

FOR_NEW_PROCESSORS
void rectify(float *numbers, int64_t count) {
    for (int64_t place = 0; place < count; place++) numbers[place] = numbers[place] > 0.0f ? numbers[place] : 0.0f;
}
