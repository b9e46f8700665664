/* What Python calls. Every function takes what a game is like and its rows, in the order of GAME, then arrays of which
 * calls.py knows the sizes; no number in them is followed anywhere before it has been looked at.
 *
 * Returned is WELL, the first row that cannot be, or one of these codes. */

#include <string.h>

#include "ends.h"
#include "position_features.h"
#include "rollout.h"

enum { NO_SUCH_GAME = -3, NO_SUCH_NETWORK = -4 };

#ifdef _WIN32
#define CALL __declspec(dllexport)
#else
#define CALL __attribute__((visibility("default")))
#endif
#define GAME int number, int players, int epochs, int spaces, int64_t columns, int32_t *rows, int64_t count

/* Who made this: the digest of the sources, by which a checkout knows that it is up to date. */
CALL const char *sources(void) { return SOURCES; }

/* Opens `batch`; false if there is no such game, or its rows are of another size. */
static bool open_batch(Batch *batch, GAME) {
    if (players < 2 || players > MOST_PLAYERS || epochs < 1 || epochs > MOST_EPOCHS || spaces < 1 || spaces > MOST_SPACES) {
        return false;
    }
    const Game *game = number ? &PRIESTS_GAME : &RA_GAME;
    *batch = (Batch){game, players, epochs, spaces, columns_of(game, players), rows, count};
    return columns == batch->columns;
}

#define OPEN(batch)                                                                                         \
    Batch batch;                                                                                            \
    if (!open_batch(&batch, number, players, epochs, spaces, columns, rows, count)) return NO_SUCH_GAME

/* The version of a game's features, and how many there are of the table and of each player. */
CALL int64_t layout(int number, int64_t *layout) {
    const Game *game = number ? &PRIESTS_GAME : &RA_GAME;
    layout[0] = game->version;
    layout[1] = game->table_features;
    layout[2] = game->player_features;
    return WELL;
}

/* The actions of every row, and the row of each; there is room for MOST_ACTIONS of every one. Returns how many there are, or
 * -10 - row for the first row that is no position. */
CALL int64_t list_legal(GAME, int64_t *of_rows, int64_t *actions) {
    OPEN(batch);
    int64_t total = 0;
    for (int64_t row = 0; row < count; row++) {
        Position at = row_of(&batch, row);
        if (!is_sound(&at)) return -10 - row;
        int found = legal(&at, actions + total);
        for (int action = 0; action < found; action++) of_rows[total + action] = row;
        total += found;
    }
    return total;
}

/* Carries out one action in each row, NONE for none. */
CALL int64_t apply_all(GAME, const int64_t *actions) {
    OPEN(batch);
    for (int64_t row = 0; row < count; row++) {
        int64_t action = actions[row];
        Position at = row_of(&batch, row);
        if (action != NONE && !(action >= 0 && action < MOST_ACTIONS && is_sound(&at) && apply(&at, (int)action))) return row;
    }
    return WELL;
}

/* Draws the tiles `codes` in the rows `drawing`; the row that cannot be is given by its place there. */
CALL int64_t resolve_draws(GAME, const int64_t *drawing, const int32_t *codes, int64_t draws) {
    OPEN(batch);
    for (int64_t place = 0; place < draws; place++) {
        if (drawing[place] < 0 || drawing[place] >= count) return place;
        Position at = row_of(&batch, drawing[place]);
        if (!is_sound(&at) || !resolve_draw(&at, codes[place])) return place;
    }
    return WELL;
}

/* Gives the turn to the next seat with a sun in every row, as after a turn in which nothing was done. */
CALL int64_t end_turns(GAME) {
    OPEN(batch);
    for (int64_t row = 0; row < count; row++) {
        Position at = row_of(&batch, row);
        if (!is_sound(&at) || at.now->actor == NOBODY) return row;
        next_turn(&at, at.now->actor);
    }
    return WELL;
}

/* The features of every row for a seat, one row of them for each. */
CALL int64_t features(GAME, const int64_t *seats, float *out) {
    OPEN(batch);
    return batch.game->features(&batch, seats, out);
}

/* Which rows differ from all before, and which of these every row equals; returns how many there are. */
CALL int64_t distinct(GAME, int64_t *once, int64_t *same) {
    OPEN(batch);
    return find_distinct(&batch, once, same);
}

/* Opens a network, which `layers` sizes after the first and `numbers` numbers describe; false if it knows no such game. */
static bool open_for(Network *network, const Batch *batch, const int64_t *sizes, int64_t layers, const float *packed,
                     int64_t numbers) {
    return open_network(network, sizes, layers, packed, numbers) && network->sizes[0] == feature_count(batch);
}

#define NETWORK const int64_t *sizes, int64_t layers, const float *packed, int64_t numbers
#define OPEN_NETWORK(network, batch)                                                                        \
    Network network;                                                                                        \
    if (!open_for(&network, &batch, sizes, layers, packed, numbers)) return NO_SUCH_NETWORK

/* Plays every row on, as a plan says. */
CALL int64_t play_all_on(GAME, NETWORK, const int64_t *order, const int32_t *draws, int64_t orders, int64_t tiles,
                         const uint32_t *keys, const int64_t *depths, float spread) {
    OPEN(batch);
    OPEN_NETWORK(network, batch);
    Plan plan = {order, draws, orders, tiles, keys, depths, spread};
    return play_on(&network, &batch, &plan);
}

/* Win and margin of every row for a seat. */
CALL int64_t estimate_all(GAME, NETWORK, const int64_t *seats, float *values) {
    OPEN(batch);
    OPEN_NETWORK(network, batch);
    return estimate(&network, &batch, seats, values);
}

/* Win and margin of every seat if all play their best; returns how many positions that took. */
CALL int64_t solve_all(GAME, int64_t most, Worth *worths) {
    OPEN(batch);
    return solve(&batch, most, worths);
}
