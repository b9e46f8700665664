/* The end of a game by its rules alone: every order of the bag, and the best play of all seats. */

#ifndef ENDS_H
#define ENDS_H

#include "state.h"

/* What a position is worth to every seat. */
typedef struct {
    double win[MOST_PLAYERS], margin[MOST_PLAYERS];
} Worth;

enum { TOO_MANY = -6 };

/* Writes what the rows are worth if every seat plays for its chance to win, and among equal chances for its margin.
 * Returns how many positions were looked at, TOO_MANY if there are more than `most`, or -10 - row for the first row
 * that is no position of the last epoch. */
int64_t solve(const Batch *batch, int64_t most, Worth *worths);

#endif
