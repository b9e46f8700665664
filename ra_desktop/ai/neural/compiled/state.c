/* The rules that the games share, for one position: those of the engine, for its numbers. */

#include "state.h"

#include <string.h>

enum { FACTS = sizeof(Facts) / sizeof(int32_t) };

int columns_of(const Game *game, int players) {
    return players * game->tiles + 3 * players + 2 * game->tiles + game->own_columns_for_all +
           game->own_columns_each * players + FACTS;
}

Position look_at(const Game *game, int players, int epochs, int spaces, int32_t *row) {
    Position at = {.game = game, .players = players, .epochs = epochs, .spaces = spaces, .held = row};
    at.up = row + players * game->tiles;
    at.down = at.up + players;
    at.fame = at.down + players;
    at.track = at.fame + players;
    at.bag = at.track + game->tiles;
    at.own = at.bag + game->tiles;
    at.now = (Facts *)(row + columns_of(game, players) - FACTS);
    return at;
}

Position row_of(const Batch *batch, int64_t row) {
    return look_at(batch->game, batch->players, batch->epochs, batch->spaces, batch->rows + row * batch->columns);
}

/* Whether tiles, suns, fame and epoch are the same: then only the turn or the auction differ. */
bool is_same_table(const Position *at, const Position *before) {
    const Facts *now = at->now, *then = before->now;
    size_t size = (size_t)((const int32_t *)now - at->held) * sizeof(int32_t);
    return now->epoch == then->epoch && now->ra_count == then->ra_count && now->ra_limit == then->ra_limit &&
           memcmp(at->held, before->held, size) == 0;
}

static bool is_seat(const Position *at, int32_t seat) { return seat >= NOBODY && seat < at->players; }

/* Whether all numbers that lead somewhere in memory lead to where they may, and none is too large to calculate with. */
bool is_sound(const Position *at) {
    const Facts *now = at->now;
    uint32_t beyond = 0;
    for (const int32_t *number = at->held; number < (const int32_t *)(now + 1); number++) {
        beyond |= ((uint32_t)*number + MOST_OF_ANYTHING) / (2 * MOST_OF_ANYTHING);
    }
    if (beyond) return false;
    bool sound = is_seat(at, now->actor) && is_seat(at, now->ra_player) && is_seat(at, now->high_bidder);
    sound = sound && (now->actor != NOBODY || now->phase == OVER);
    sound = sound && now->phase >= TURN && now->phase < PHASES && now->cause >= NO_AUCTION && now->cause < CAUSES;
    sound = sound && now->highest >= 0 && now->highest <= MOST_SUNS && now->centre >= 0 && now->centre <= MOST_SUNS;
    sound = sound && now->pending >= EMPTY && now->pending < at->game->tiles;
    sound = sound && now->epoch >= 1 && now->epoch <= at->epochs;
    for (int seat = 0; seat < at->players; seat++) {
        sound = sound && (uint32_t)(at->up[seat] | at->down[seat]) < 1u << (MOST_SUNS + 1);
    }
    return sound;
}

/* --- numbers ------------------------------------------------------------------------------------------------- */

int32_t *held_by(const Position *at, int seat) { return at->held + seat * at->game->tiles; }

int sum_of(const int32_t *counts, int start, int stop) {
    int sum = 0;
    for (int code = start; code < stop; code++) sum += counts[code];
    return sum;
}

/* Adds `most` for the highest amounts, `fewest` for the lowest, nothing if all are equal. */
void most_and_fewest(const int32_t *amounts, int players, int most, int fewest, int32_t *points) {
    int32_t top = amounts[0], bottom = amounts[0];
    for (int seat = 1; seat < players; seat++) {
        if (amounts[seat] > top) top = amounts[seat];
        if (amounts[seat] < bottom) bottom = amounts[seat];
    }
    for (int seat = 0; seat < players && top != bottom; seat++) {
        points[seat] += (amounts[seat] == top ? most : 0) + (amounts[seat] == bottom ? fewest : 0);
    }
}

void add_sun_points(const Position *at, const int32_t *suns, int32_t *points) {
    int32_t totals[MOST_PLAYERS] = {0};
    for (int seat = 0; seat < at->players; seat++) totals[seat] = sun_total(suns[seat]);
    most_and_fewest(totals, at->players, HIGHEST_SUN_TOTAL, LOWEST_SUN_TOTAL, points);
}

/* --- what is allowed ------------------------------------------------------------------------------------------ */

/* Writes all legal actions in the engine's order, or only counts them if there is nowhere to write. */
int legal(const Position *at, int64_t *actions) {
    bool allowed[MOST_ACTIONS] = {false};
    const Facts *now = at->now;
    if (now->phase == TURN) {
        allowed[DRAW] = sum_of(at->track, 0, at->game->tiles) < at->spaces;
        allowed[INVOKE] = true;
    } else if (now->phase == AUCTION) {
        for (int sun = now->highest + 1; sun <= MOST_SUNS; sun++) allowed[BID + sun] = at->up[now->actor] >> sun & 1;
        allowed[PASS] = !(now->highest == 0 && now->actor == now->ra_player && now->cause == INVOKED);
    }
    at->game->allow_own(at, allowed);
    int count = 0;
    for (int action = 0; action < at->game->actions; action++) {
        if (!allowed[action]) continue;
        if (actions) actions[count] = action;
        count++;
    }
    return count;
}

/* --- playing ---------------------------------------------------------------------------------------------------- */

static void end_epoch(Position *at);

static bool next_with_sun(const Position *at, int after, int32_t *seat) {
    for (int step = 1; step <= at->players; step++) {
        *seat = (after + step) % at->players;
        if (at->up[*seat]) return true;
    }
    *seat = (after + 1) % at->players;
    return false;
}

void next_turn(Position *at, int after) {
    at->now->phase = TURN;
    if (!next_with_sun(at, after, &at->now->actor)) end_epoch(at);
}

static void start_auction(Position *at, int cause) {
    Facts *now = at->now;
    now->ra_player = now->actor;
    now->cause = cause;
    now->highest = 0;
    now->high_bidder = NOBODY;
    now->phase = AUCTION;
    next_with_sun(at, now->ra_player, &now->actor);
}

void close_auction(Position *at) {
    Facts *now = at->now;
    int ra_player = now->ra_player;
    now->cause = NO_AUCTION;
    now->highest = 0;
    now->high_bidder = NOBODY;
    now->ra_player = NOBODY;
    next_turn(at, ra_player);
}

static void clear_track(Position *at) { memset(at->track, 0, (size_t)at->game->tiles * sizeof(int32_t)); }

static void win_lot(Position *at) {
    Facts *now = at->now;
    int seat = now->actor = now->high_bidder;
    at->up[seat] ^= 1 << now->highest;
    at->down[seat] |= 1 << now->centre;
    now->centre = now->highest;
    at->game->take_lot(at, seat);
    clear_track(at);
    at->game->settle(at);
}

static void after_bid(Position *at) {
    Facts *now = at->now;
    if (now->actor != now->ra_player) {
        next_with_sun(at, now->actor, &now->actor);
    } else if (now->highest > 0) {
        win_lot(at);
    } else {
        if (now->cause == FULL) clear_track(at);
        close_auction(at);
    }
}

/* Carries out one legal action; a draw is left in the phase "about to draw". False if it cannot be one. */
bool apply(Position *at, int action) {
    Facts *now = at->now;
    if (now->actor == NOBODY || action < 0 || action >= at->game->actions) return false;
    if (action == DRAW) {
        now->phase = DRAWING;
    } else if (action == INVOKE) {
        start_auction(at, sum_of(at->track, 0, at->game->tiles) >= at->spaces ? FULL : INVOKED);
    } else if (action == PASS || (action > BID && action < PASS)) {
        if (now->phase != AUCTION) return false;
        if (action < PASS) {
            now->highest = action - BID;
            now->high_bidder = now->actor;
        } else if (now->actor == now->ra_player && now->highest > 0 && now->high_bidder == NOBODY) {
            return false;
        }
        after_bid(at);
    } else {
        return at->game->apply_own(at, action);
    }
    return true;
}

/* Draws a tile where one is about to be drawn; EMPTY for an empty bag. */
bool resolve_draw(Position *at, int code) {
    Facts *now = at->now;
    if (now->phase != DRAWING || code < EMPTY || code >= at->game->tiles) return false;
    if (code == EMPTY) {
        end_epoch(at);
        return true;
    }
    at->bag[code]--;
    now->drawn++;
    if (code != RA) {
        at->game->lay(at, code);
    } else if (++now->ra_count >= now->ra_limit) {
        end_epoch(at);
    } else {
        start_auction(at, DRAWN);
    }
    return true;
}

/* Puts the drawn tile on the track and ends the turn. */
void lay_on_track(Position *at, int code) {
    at->track[code]++;
    next_turn(at, at->now->actor);
}

static void end_epoch(Position *at) {
    Facts *now = at->now;
    bool last = now->epoch == at->epochs;
    int32_t points[MOST_PLAYERS] = {0}, suns[MOST_PLAYERS] = {0};
    int highest = 0;
    clear_track(at);
    now->ra_count = 0;
    for (int seat = 0; seat < at->players; seat++) {
        suns[seat] = at->up[seat] | at->down[seat];
        if (suns[seat] > suns[highest]) highest = seat; /* the highest sun has the greatest mask */
    }
    at->game->points(at, suns, last, points);
    at->game->discard_after_epoch(at);
    for (int seat = 0; seat < at->players; seat++) {
        int32_t fame = at->fame[seat] + points[seat];
        at->fame[seat] = fame > 0 ? fame : 0;
        at->up[seat] = suns[seat];
        at->down[seat] = 0;
    }
    now->phase = last ? OVER : TURN;
    now->actor = last ? NOBODY : highest;
    now->epoch += last ? 0 : 1;
}

/* --- the end ---------------------------------------------------------------------------------------------------- */

/* Writes win (1 or 0) and margin of the seat by the current fame: outcome in network.py. */
void outcome(const Position *at, int seat, float *win, float *margin) {
    int64_t most = -1;
    int winner = 0;
    int32_t rival = -1;
    for (int other = 0; other < at->players; other++) {
        int64_t worth = (int64_t)at->fame[other] * (2 << MOST_SUNS) + (at->up[other] | at->down[other]);
        if (worth > most || other == 0) {
            most = worth;
            winner = other;
        }
        if (other != seat && at->fame[other] > rival) rival = at->fame[other];
    }
    *win = winner == seat ? 1.0f : 0.0f;
    *margin = (float)(at->fame[seat] - rival) / 20.0f;
}
