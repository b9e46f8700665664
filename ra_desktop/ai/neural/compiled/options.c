/* A step of many positions: what one_ply.py asks for, and the noise of rollouts. */

#include "options.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "position_features.h"

/* --- equal positions ------------------------------------------------------------------------------------------ */

/* A number for a row; different rows practically never have the same. */
TAKEN_IN uint64_t number_of(const int32_t *row, int columns) {
    uint64_t sum = 0;
    uint32_t factor = 2654435769u;
    int place = 0;
    for (; place + 1 < columns; place += 2) {
        uint32_t one = (uint32_t)row[place] + factor * (uint32_t)(place + 1);
        uint32_t other = (uint32_t)row[place + 1] + factor * (uint32_t)(place + 2);
        sum += (uint64_t)one * other;
    }
    if (place < columns) sum += (uint32_t)row[place] * (uint64_t)factor;
    sum ^= sum >> 32;
    sum *= 0x9E3779B97F4A7C15u;
    return sum ^ sum >> 29;
}

FOR_NEW_PROCESSORS
int64_t find_distinct(const Batch *batch, int64_t *once, int64_t *same) {
    size_t size = 64;
    while (size < 2 * (size_t)batch->count) size *= 2;
    int64_t *places = malloc(size * sizeof(int64_t)), found = 0;
    uint64_t *numbers = malloc(((size_t)batch->count + 1) * sizeof(uint64_t));
    if (!places || !numbers) found = OUT_OF_MEMORY;
    for (size_t place = 0; place < size && places; place++) places[place] = -1;
    size_t compared = (size_t)(batch->columns - 1) * sizeof(int32_t);
    for (int64_t row = 0; row < batch->count && found >= 0; row++) {
        const int32_t *here = batch->rows + row * batch->columns;
        uint64_t number = number_of(here, batch->columns - 1);
        size_t place = (size_t)number & (size - 1);
        while (places[place] >= 0) {
            int64_t other = places[place];
            if (numbers[other] == number &&
                memcmp(batch->rows + once[other] * batch->columns, here, compared) == 0) break;
            place = (place + 1) & (size - 1);
        }
        if (places[place] < 0) {
            places[place] = found;
            numbers[found] = number;
            once[found++] = row;
        }
        same[row] = places[place];
    }
    free(places);
    free(numbers);
    return found;
}

/* --- what may be done ------------------------------------------------------------------------------------------- */

/* Writes the features of the positions `after` that are one of several; the seats are those that act. */
static void value_options(const Batch *after, const int64_t *seats, const bool *several, float *inputs) {
    for (int64_t start = 0, end; start < after->count; start = end) {
        end = start + 1;
        if (!several[start]) continue;
        while (end < after->count && several[end]) end++;
        Batch part = *after;
        part.rows += start * after->columns;
        part.count = end - start;
        part.game->features(&part, seats + start, inputs);
        inputs += part.count * feature_count(&part);
    }
}

int64_t fill_options(const Batch *batch, const int64_t *counts, int64_t *of_rows, int64_t *actions, int32_t *after,
                     int64_t *seats, float *inputs) {
    int64_t total = 0, bad = WELL;
    for (int64_t row = 0; row < batch->count; row++) total += counts[row];
    bool *several = malloc((size_t)total + 1);
    if (!several) return OUT_OF_MEMORY;
    int64_t place = 0;
    for (int64_t row = 0; row < batch->count && bad < 0; row++) {
        Position at = row_of(batch, row);
        if (!is_sound(&at) || legal(&at, NULL) != counts[row]) {
            bad = row;
            break;
        }
        legal(&at, actions + place);
        for (int64_t end = place + counts[row]; place < end && bad < 0; place++) {
            int32_t *next = after + place * batch->columns;
            memcpy(next, at.held, (size_t)batch->columns * sizeof(int32_t));
            Position then = look_at(batch->game, batch->players, batch->epochs, batch->spaces, next);
            if (!apply(&then, (int)actions[place]) || !is_sound(&then)) bad = row;
            of_rows[place] = row;
            seats[place] = at.now->actor;
            several[place] = counts[row] > 1;
        }
    }
    if (bad < 0) {
        Batch then = *batch;
        then.rows = after;
        then.count = total;
        value_options(&then, seats, several, inputs);
    }
    free(several);
    return bad;
}

/* --- what is chosen --------------------------------------------------------------------------------------------- */

/* Gumbel's distribution. */
float noise_of(uint32_t key, uint32_t step, int64_t action, float spread) {
    uint32_t number = key * 2654435761u;
    number ^= (step + 1) * 40503u;
    number ^= ((uint32_t)action + 1) * 2246822519u;
    number ^= number >> 16;
    number *= 0x7FEB352Du;
    number ^= number >> 15;
    number *= 0x846CA68Bu;
    number ^= number >> 16;
    float even = ((float)(number >> 8) + 0.5f) * 0x1p-24f;
    if (even > 0x1.fffffep-1f) even = 0x1.fffffep-1f; /* 1 would give infinite noise */
    return -spread * logf(-logf(even));
}
