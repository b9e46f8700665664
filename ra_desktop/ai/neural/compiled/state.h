/* One position: a row of a batch. The names are those of batch/state.py, which says what they mean. */

#ifndef STATE_H
#define STATE_H

#include <stdbool.h>
#include <stdint.h>

#include "figures.h"

enum { MOST_PLAYERS = 5, MOST_SUNS = 16, MOST_TILES = 64, NOBODY = -1, EMPTY = -1 };

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

/* A row, taken apart. Everything points into the row itself. */
typedef struct {
    const Game *game;
    int players, epochs, spaces;
    int32_t *held, *up, *down, *fame, *track, *bag, *own;
    Facts *now;
} Position;

/* A game's own rules: the hooks of BatchState. */
struct Game {
    int tiles;
    int actions;
    int own_columns_for_all, own_columns_each;
    void (*allow_own)(const Position *at, bool *allowed);
    bool (*apply_own)(Position *at, int action);
    void (*lay)(Position *at, int code);
    void (*take_lot)(Position *at, int seat);
    void (*settle)(Position *at);
    void (*points)(const Position *at, const int32_t *suns, bool last, int32_t *points);
    void (*discard_after_epoch)(Position *at);
};

extern const Game RA_GAME, PRIESTS_GAME;

int columns_of(const Game *game, int players);
Position look_at(const Game *game, int players, int epochs, int spaces, int32_t *row);
bool is_sound(const Position *at);

int legal(const Position *at, int64_t *actions);
bool apply(Position *at, int action);
bool resolve_draw(Position *at, int code);

/* For the games. */
int32_t *held_by(const Position *at, int seat);
int sum_of(const int32_t *counts, int start, int stop);
int by_count(const int *points, int entries, int count);
void most_and_fewest(const int32_t *amounts, int players, int most, int fewest, int32_t *points);
void add_sun_points(const Position *at, const int32_t *suns, int32_t *points);
int sun_total(int32_t mask);
int suns_in(int32_t mask);
void next_turn(Position *at, int after);
void close_auction(Position *at);
void lay_on_track(Position *at, int code);

#define BY_COUNT(points, count) by_count(points, (int)(sizeof(points) / sizeof((points)[0])), count)

#endif
