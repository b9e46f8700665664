/* The end of a game by its rules alone: backward induction over everything that may still happen.
 *
 * A position is looked at once. Two are the same if they differ only in which kinds of civilization, of monuments or of
 * chambers are which: no rule tells these apart. */

#include "ends.h"

#include <stdlib.h>
#include <string.h>

enum {
    MOST_DEPTH = 400, /* decisions and draws in a row */
    MOST_COLUMNS = MOST_PLAYERS * (MOST_TILES + 4) + 2 * MOST_TILES + 24,
    MOST_ALIKE = 8, /* kinds that no rule tells apart */
};

static const double EQUAL = 1e-12; /* chances that differ by less are equal */

typedef struct {
    int32_t row[MOST_COLUMNS];
    int64_t actions[MOST_ACTIONS];
} Level;

typedef struct {
    Batch batch;
    int64_t most, seen;
    uint64_t *keys; /* 0: free */
    Worth *worths;
    size_t room;
    Level *levels;
    int32_t sorted[MOST_COLUMNS];
} Search;

/* --- which positions are the same ------------------------------------------------------------------------------- */

/* Puts kinds that no rule tells apart, `start` to `stop`, into an order that follows from how many of each lie where. */
static void sort_kinds(const Search *search, int32_t *row, int start, int stop) {
    int tiles = search->batch.game->tiles, players = search->batch.players, kinds = stop - start;
    int32_t *track = row + players * tiles + 3 * players, counts[MOST_ALIKE][MOST_PLAYERS + 2], swapped[MOST_PLAYERS + 2];
    size_t size = (size_t)(players + 2) * sizeof(int32_t);
    for (int kind = 0; kind < kinds; kind++) {
        for (int seat = 0; seat < players; seat++) counts[kind][seat] = row[seat * tiles + start + kind];
        counts[kind][players] = track[start + kind];
        counts[kind][players + 1] = track[tiles + start + kind];
        for (int other = kind; other && memcmp(counts[other - 1], counts[other], size) > 0; other--) {
            memcpy(swapped, counts[other], size);
            memcpy(counts[other], counts[other - 1], size);
            memcpy(counts[other - 1], swapped, size);
        }
    }
    for (int kind = 0; kind < kinds; kind++) {
        for (int seat = 0; seat < players; seat++) row[seat * tiles + start + kind] = counts[kind][seat];
        track[start + kind] = counts[kind][players];
        track[tiles + start + kind] = counts[kind][players + 1];
    }
}

/* A number for a position; different ones practically never have the same. */
static uint64_t key_of(Search *search, const Position *at) {
    int columns = search->batch.columns - 1; /* how many tiles were drawn makes no difference */
    int32_t *row = search->sorted;
    memcpy(row, at->held, (size_t)columns * sizeof(int32_t));
    row[columns] = 0;
    if (at->game == &RA_GAME) {
        sort_kinds(search, row, CIVILIZATION_START, CIVILIZATION_STOP);
        sort_kinds(search, row, MONUMENTS_START, MONUMENTS_STOP);
    } else {
        sort_kinds(search, row, CHAMBER_CODES_START, CHAMBER_CODES_STOP);
    }
    uint64_t key = 0x9E3779B97F4A7C15u;
    for (int place = 0; place < columns; place += 2) {
        key ^= (uint64_t)(uint32_t)row[place] | (uint64_t)(uint32_t)row[place + 1] << 32;
        key *= 0xD6E8FEB86659FD93u;
        key ^= key >> 32;
    }
    key *= 0xD6E8FEB86659FD93u;
    key ^= key >> 29;
    return key ? key : 1;
}

static size_t place_of(const Search *search, uint64_t key) {
    size_t place = (size_t)key & (search->room - 1);
    while (search->keys[place] && search->keys[place] != key) place = (place + 1) & (search->room - 1);
    return place;
}

/* Remembers a worth; there is room for twice as many as may be looked at. */
static void remember(Search *search, uint64_t key, const Worth *worth) {
    size_t place = place_of(search, key);
    search->keys[place] = key;
    search->worths[place] = *worth;
}

/* --- what positions are worth ------------------------------------------------------------------------------------- */

static bool worth_of(Search *search, Position *at, int depth, Worth *worth);

/* A copy of the position for the next level. */
static Position copy_of(Search *search, const Position *at, int depth) {
    int32_t *row = search->levels[depth].row;
    memcpy(row, at->held, (size_t)search->batch.columns * sizeof(int32_t));
    return look_at(at->game, at->players, at->epochs, at->spaces, row);
}

/* The mean over the tiles that may be drawn. */
static bool worth_of_draw(Search *search, const Position *at, int depth, Worth *worth) {
    int total = sum_of(at->bag, 0, at->game->tiles);
    memset(worth, 0, sizeof(*worth));
    for (int code = total ? 0 : EMPTY; code < at->game->tiles; code++) {
        double share = total ? (double)at->bag[code] / total : 1.0;
        if (share == 0.0) continue;
        Worth then;
        Position next = copy_of(search, at, depth + 1);
        if (!resolve_draw(&next, code) || !worth_of(search, &next, depth + 1, &then)) return false;
        for (int seat = 0; seat < at->players; seat++) {
            worth->win[seat] += share * then.win[seat];
            worth->margin[seat] += share * then.margin[seat];
        }
        if (code == EMPTY) break;
    }
    return true;
}

static bool is_better(const Worth *one, const Worth *other, int seat) {
    double lead = one->win[seat] - other->win[seat];
    if (lead > EQUAL || lead < -EQUAL) return lead > 0.0;
    return one->margin[seat] > other->margin[seat] + EQUAL;
}

static bool worth_of_choice(Search *search, const Position *at, int depth, Worth *worth) {
    int64_t *actions = search->levels[depth].actions;
    int count = legal(at, actions);
    for (int number = 0; number < count; number++) {
        Worth then;
        Position next = copy_of(search, at, depth + 1);
        if (!apply(&next, (int)actions[number]) || !worth_of(search, &next, depth + 1, &then)) return false;
        if (!number || is_better(&then, worth, at->now->actor)) *worth = then;
    }
    return count > 0;
}

static bool worth_of(Search *search, Position *at, int depth, Worth *worth) {
    if (at->now->phase == OVER) {
        for (int seat = 0; seat < at->players; seat++) {
            float win, margin;
            outcome(at, seat, &win, &margin);
            worth->win[seat] = win;
            worth->margin[seat] = margin;
        }
        return true;
    }
    uint64_t key = key_of(search, at);
    size_t place = place_of(search, key);
    if (search->keys[place]) {
        *worth = search->worths[place];
        return true;
    }
    if (search->seen++ >= search->most || depth + 2 > MOST_DEPTH) return false;
    bool done = (at->now->phase == DRAWING ? worth_of_draw : worth_of_choice)(search, at, depth, worth);
    if (done) remember(search, key, worth);
    return done;
}

int64_t solve(const Batch *batch, int64_t most, Worth *worths) {
    Search *search = calloc(1, sizeof(Search));
    int64_t result = OUT_OF_MEMORY;
    if (!search) return result;
    search->batch = *batch;
    search->most = most;
    search->room = 64;
    while (search->room < 2 * (size_t)most) search->room *= 2;
    search->keys = calloc(search->room, sizeof(uint64_t));
    search->worths = malloc(search->room * sizeof(Worth));
    search->levels = malloc(MOST_DEPTH * sizeof(Level));
    if (search->keys && search->worths && search->levels) result = 0;
    for (int64_t row = 0; row < batch->count && result == 0; row++) {
        Position given = row_of(batch, row);
        if (!is_sound(&given) || given.now->epoch != given.epochs) {
            result = -10 - row;
            break;
        }
        Position at = copy_of(search, &given, 0);
        if (!worth_of(search, &at, 0, worths + row)) result = TOO_MANY;
    }
    if (result == 0) result = search->seen;
    free(search->keys);
    free(search->worths);
    free(search->levels);
    free(search);
    return result;
}
