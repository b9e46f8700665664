/* The first layer of a network, by differences: the options of a position, and rollouts near their start, differ in few
 * features. */

#include "layer.h"

#include <stdbool.h>
#include <string.h>

#include "vectors.h"

enum {
    BLOCK = 8,  /* features compared at once */
    UNITS = 32, /* units summed at once */
};

TAKEN_IN bool differs(const float *now, const float *before) {
    uint64_t one[BLOCK / 2], other[BLOCK / 2], any = 0;
    memcpy(one, now, sizeof(one));
    memcpy(other, before, sizeof(other));
    for (int place = 0; place < BLOCK / 2; place++) any |= one[place] ^ other[place];
    return any != 0;
}

/* Writes which features differ from the row before; stops when they are more than `most`, and returns how many. */
TAKEN_IN int32_t changes_of(const float *now, int64_t size, int64_t most, int32_t *places) {
    const float *before = now - size;
    int32_t found = 0;
    for (int64_t start = 0; start < size && found <= most; start += BLOCK) {
        int64_t end = start + BLOCK < size ? start + BLOCK : size;
        if (end - start == BLOCK && !differs(now + start, before + start)) continue;
        for (int64_t feature = start; feature < end && found <= most; feature++) {
            places[found] = (int32_t)feature;
            found += now[feature] != before[feature];
        }
    }
    return found;
}

/* Writes for each row of `inputs` which features differ from the row before, `most + 1` places each, and how many; -1 for
 * the first row, and where they are more than `most`. */
FOR_NEW_PROCESSORS
void find_changes(const float *inputs, int64_t count, int64_t size, int64_t most, int32_t *places, int32_t *found) {
    for (int64_t row = 0; row < count; row++) {
        int32_t changes = row ? changes_of(inputs + row * size, size, most, places + row * (most + 1)) : -1;
        found[row] = changes > most ? -1 : changes;
    }
}

/* Makes the rows of `sums` whose changes were found from the row before: what changed, times its weights. Rectifies all.
 *
 * `inputs` has `count` rows of `size` features, `weights` a row of `wide` numbers for each feature. */
FOR_NEW_PROCESSORS
void add_changes(const float *inputs, int64_t count, int64_t size, const float *weights, int64_t wide, int64_t most,
                 const int32_t *places, const int32_t *found, float *sums) {
    for (int64_t row = 1; row < count; row++) {
        const float *now = inputs + row * size, *before = now - size;
        const int32_t *place = places + row * (most + 1);
        float *sum = sums + row * wide;
        int64_t unit = 0;
        for (; unit + UNITS <= wide && found[row] >= 0; unit += UNITS) {
            Lanes part[UNITS / LANES];
            memcpy(part, sum - wide + unit, sizeof(part));
            for (int number = 0; number < found[row]; number++) {
                float change = now[place[number]] - before[place[number]];
                Lanes weight[UNITS / LANES];
                memcpy(weight, weights + place[number] * wide + unit, sizeof(weight));
                for (int lane = 0; lane < UNITS / LANES; lane++) ADD_TIMES(part[lane], weight[lane], change);
            }
            memcpy(sum + unit, part, sizeof(part));
        }
        for (; unit < wide && found[row] >= 0; unit++) {
            float part = sum[unit - wide];
            for (int number = 0; number < found[row]; number++) {
                part += weights[place[number] * wide + unit] * (now[place[number]] - before[place[number]]);
            }
            sum[unit] = part;
        }
    }
    for (int64_t place = 0; place < count * wide; place++) sums[place] = sums[place] > 0.0f ? sums[place] : 0.0f;
}
