/* Vectors of GCC and Clang: where the processor has none of this size, they take several. */

#ifndef VECTORS_H
#define VECTORS_H

#include <string.h>

#include "state.h"

enum { LANES = 16 }; /* numbers in a vector */

typedef float Lanes __attribute__((vector_size(LANES * sizeof(float))));
#define ADD(sum, lanes) ((sum) += (lanes))
#define ADD_TIMES(sum, lanes, factor) ((sum) += (lanes) * (factor))
#define LOAD(lanes, numbers) memcpy(&(lanes), (numbers), sizeof(Lanes))
#define STORE(numbers, lanes) memcpy((numbers), &(lanes), sizeof(Lanes))

#endif
