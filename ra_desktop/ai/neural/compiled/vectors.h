/* Vectors of GCC and Clang; where the processor has none of this size, they take several. Other compilers get a loop. */

#ifndef VECTORS_H
#define VECTORS_H

#include <string.h>

#include "state.h"

enum { LANES = 16 }; /* numbers in a vector */

#if defined(__GNUC__) && !defined(WITHOUT_VECTORS)
typedef float Lanes __attribute__((vector_size(LANES * sizeof(float))));
#define ADD(sum, lanes) ((sum) += (lanes))
#define ADD_TIMES(sum, lanes, factor) ((sum) += (lanes) * (factor))
#else
typedef struct {
    float at[LANES];
} Lanes;
#define ADD(sum, lanes)                                                           \
    do {                                                                          \
        for (int at_ = 0; at_ < LANES; at_++) (sum).at[at_] += (lanes).at[at_];   \
    } while (0)
#define ADD_TIMES(sum, lanes, factor)                                             \
    do {                                                                          \
        for (int at_ = 0; at_ < LANES; at_++) (sum).at[at_] += (lanes).at[at_] * (factor); \
    } while (0)
#endif

#define LOAD(lanes, numbers) memcpy(&(lanes), (numbers), sizeof(Lanes))
#define STORE(numbers, lanes) memcpy((numbers), &(lanes), sizeof(Lanes))

#endif
