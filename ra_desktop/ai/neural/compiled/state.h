/* One position: a row of a batch. The names are those of batch/state.py, which says what they mean. The compiler is GCC or
 * Clang. */

#ifndef STATE_H
#define STATE_H

#include <stdbool.h>
#include <stdint.h>

#include "figures.h"

/* Compiles a function, and what it takes in, for newer processors, too; the best that the machine knows is taken when the
 * program starts. */
#ifndef FOR_NEW_PROCESSORS
#if defined(__x86_64__) && defined(__linux__) && !defined(__clang__)
#define FOR_NEW_PROCESSORS __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define FOR_NEW_PROCESSORS
#endif
#endif
#define TAKEN_IN static inline __attribute__((always_inline))

enum { MOST_PLAYERS = 5, MOST_SUNS = 16, MOST_TILES = 40, MOST_EPOCHS = 99, MOST_SPACES = 999, MOST_ACTIONS = 128 };
enum { NOBODY = -1, EMPTY = -1 };

/* What functions on many rows return, or the first row that cannot be. */
enum { WELL = -1, OUT_OF_MEMORY = -2 };

/* No number of a position is larger, positive or negative: sums of all of them, times the points of a tile, fit into 32
 * bits. */
#define MOST_OF_ANYTHING 0x40000u

/* Phases. */
enum { TURN, GODS, AUCTION, DISCARD, DRAWING, OVER, SETTLING, SIDE, FLIP, PHASES };

/* How the current auction began. */
enum { NO_AUCTION, DRAWN, INVOKED, FULL, CAUSES };

/* Actions as numbers. */
enum { NONE = -1, DRAW, INVOKE, OWN, BID = OWN + 23, PASS = BID + MOST_SUNS + 1, OWN_TOO };

/* The last columns of a row, in their order. */
typedef struct {
    int32_t epoch, phase, actor, ra_count, ra_limit, centre, cause, ra_player, highest, high_bidder, pending, left, drawn;
} Facts;

typedef struct Game Game;
typedef struct Batch Batch;

/* A row, taken apart. Everything points into the row itself. */
typedef struct {
    const Game *game;
    int players, epochs, spaces;
    int32_t *held, *up, *down, *fame, *track, *bag, *own;
    Facts *now;
} Position;

/* A game's own rules and features. */
struct Game {
    int tiles;
    int actions;
    int own_columns_for_all, own_columns_each;
    int version, table_features, player_features; /* of its features: position_features.h */
    void (*allow_own)(const Position *at, bool *allowed);
    bool (*apply_own)(Position *at, int action);
    void (*lay)(Position *at, int code);
    void (*take_lot)(Position *at, int seat);
    void (*settle)(Position *at);
    void (*points)(const Position *at, const int32_t *suns, bool last, int32_t *points);
    void (*discard_after_epoch)(Position *at);
    /* Writes the features of every row for `seats[row]`, row after row; returns the first row that is no position or has no
     * such seat. */
    int64_t (*features)(const Batch *batch, const int64_t *seats, float *out);
};

extern const Game RA_GAME, PRIESTS_GAME;

/* Many rows of one kind of game. */
struct Batch {
    const Game *game;
    int players, epochs, spaces, columns;
    int32_t *rows;
    int64_t count;
};

static inline int64_t feature_count(const Batch *batch) {
    return batch->game->table_features + batch->game->player_features * batch->players;
}

int columns_of(const Game *game, int players);
Position row_of(const Batch *batch, int64_t row);
Position look_at(const Game *game, int players, int epochs, int spaces, int32_t *row);
bool is_sound(const Position *at);
bool is_same_table(const Position *at, const Position *before);

int legal(const Position *at, int64_t *actions);
bool apply(Position *at, int action);
bool resolve_draw(Position *at, int code);
void outcome(const Position *at, int seat, float *win, float *margin);

/* For the games. */
int32_t *held_by(const Position *at, int seat);
int sum_of(const int32_t *counts, int start, int stop);
void most_and_fewest(const int32_t *amounts, int players, int most, int fewest, int32_t *points);
void add_sun_points(const Position *at, const int32_t *suns, int32_t *points);
void next_turn(Position *at, int after);
void close_auction(Position *at);
void lay_on_track(Position *at, int code);

/* How many suns a mask holds, and the sum of their numbers; without branches, as many are counted at once. */
static inline int suns_in(int32_t mask) {
    uint32_t bits = (uint32_t)mask;
    bits -= bits >> 1 & 0x55555555u;
    bits = (bits & 0x33333333u) + (bits >> 2 & 0x33333333u);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0Fu;
    return (int)(bits * 0x01010101u >> 24);
}

static inline int sun_total(int32_t mask) {
    int total = suns_in(mask & 0xAAAA) + 2 * suns_in(mask & 0xCCCC) + 4 * suns_in(mask & 0xF0F0);
    return total + 8 * suns_in(mask & 0xFF00) + 16 * (mask >> 16);
}

/* The last entry also holds for more. */
static inline int by_count(const int *points, int entries, int count) {
    return points[count < 0 ? 0 : count < entries ? count : entries - 1];
}

#define BY_COUNT(points, count) by_count(points, (int)(sizeof(points) / sizeof((points)[0])), count)

#endif
