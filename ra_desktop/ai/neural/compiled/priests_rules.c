/* The rules of Priests of Ra for one position. */

#include "position_features.h"

enum { SHOW = OWN, TURN_OVER = OWN_TOO, KEEP = TURN_OVER + TWO_SIDED_STOP };

/* Its own columns: ankhs by seat, then the number of further priests waiting. */
static int32_t *ankhs_of(const Position *at) { return at->own; }
static int32_t *queue_of(const Position *at) { return at->own + at->players; }

static bool is_two_sided(int code) { return code >= TWO_SIDED_START && code < TWO_SIDED_STOP; }

static void allow_own(const Position *at, bool *allowed) {
    if (at->now->phase == SIDE) {
        allowed[SHOW] = allowed[SHOW + 1] = true;
    } else if (at->now->phase == FLIP) {
        const int32_t *mine = held_by(at, at->now->actor);
        for (int code = TWO_SIDED_START; code < TWO_SIDED_STOP; code++) allowed[TURN_OVER + code] = mine[code] > 0;
        allowed[KEEP] = true;
    }
}

static void lay(Position *at, int code) {
    if (!is_two_sided(code)) {
        lay_on_track(at, code);
        return;
    }
    at->now->phase = SIDE;
    at->now->pending = code;
    at->now->left = 1;
}

static void choice_made(Position *at) {
    at->now->pending = EMPTY;
    at->now->left = 0;
}

static bool show_side(Position *at, bool turned) {
    int code = at->now->pending;
    if (!is_two_sided(code)) return false;
    at->track[turned ? OTHER_SIDE[code] : code]++;
    choice_made(at);
    next_turn(at, at->now->actor);
    return true;
}

static void take_lot(Position *at, int seat) {
    int32_t *mine = held_by(at, seat);
    for (int code = 0; code < PRIESTS_TILES; code++) mine[code] += at->track[code];
    *queue_of(at) += at->track[PRIEST];
}

static void settle(Position *at) {
    const int32_t *mine = held_by(at, at->now->actor);
    bool any = false;
    for (int code = TWO_SIDED_START; code < TWO_SIDED_STOP; code++) any = any || mine[code];
    if (*queue_of(at) > 0 && any) {
        at->now->phase = FLIP;
        at->now->pending = PRIEST;
        at->now->left = 1;
        --*queue_of(at);
        return;
    }
    *queue_of(at) = 0;
    close_auction(at);
}

static bool use_priest(Position *at, int action) {
    if (action != KEEP) {
        int code = action - TURN_OVER;
        int32_t *mine = held_by(at, at->now->actor);
        if (!is_two_sided(code)) return false;
        mine[code]--;
        mine[OTHER_SIDE[code]]++;
    }
    choice_made(at);
    settle(at);
    return true;
}

static bool apply_own(Position *at, int action) {
    return action < OWN_TOO ? show_side(at, action != SHOW) : use_priest(at, action);
}

static int people_of(const int32_t *mine, int kind) {
    return sum_of(mine, FIRST_PERSON + KINDS * kind, FIRST_PERSON + KINDS * (kind + 1));
}

static int buildings_of(const int32_t *mine, int kind) {
    return sum_of(mine, FIRST_BUILDING + KINDS * kind, FIRST_BUILDING + KINDS * (kind + 1));
}

static int kinds_of_people(const int32_t *mine) {
    int kinds = 0;
    for (int kind = 0; kind < KINDS; kind++) kinds += people_of(mine, kind) > 0;
    return kinds;
}

/* Whether a plague is given back at the end of an epoch. */
static bool gives_back(const int32_t *mine) { return mine[PRIEST] >= PRIESTS_AGAINST_A_PLAGUE && mine[PLAGUE] > 0; }

static int points_at_end(const int32_t *mine, int ankhs) {
    int points = BY_COUNT(PYRAMID_BY_TILES, sum_of(mine, PYRAMID_START, PYRAMID_STOP));
    for (int code = CHAMBER_CODES_START; code < CHAMBER_CODES_STOP; code++) {
        points += BY_COUNT(CHAMBERS_BY_COPIES, mine[code]);
    }
    return points + BY_COUNT(POINTS_BY_ANKHS, ankhs + BY_COUNT(ANKHS_BY_KINDS, kinds_of_people(mine)));
}

static void points_of(const Position *at, const int32_t *suns, bool last, int32_t *points) {
    for (int seat = 0; seat < at->players; seat++) {
        const int32_t *mine = held_by(at, seat);
        int complete = 0, complete_kinds = 0;
        points[seat] = PRIEST_POINTS * mine[PRIEST] + BY_COUNT(PLAGUE_POINTS, mine[PLAGUE] - gives_back(mine));
        for (int kind = 0; kind < KINDS; kind++) {
            int people = people_of(mine, kind), most = 0, buildings = buildings_of(mine, kind) / TILES_FOR_A_BUILDING;
            for (int other = 0; other < at->players; other++) {
                int theirs = people_of(held_by(at, other), kind);
                if (theirs > most) most = theirs;
            }
            points[seat] += people == most && people >= FEWEST_PEOPLE ? MOST_OF_A_PEOPLE : 0;
            complete += buildings;
            complete_kinds += buildings > 0;
        }
        points[seat] += BUILDING_POINTS * complete + BY_COUNT(BUILDINGS_BY_KINDS, complete_kinds);
        if (last) points[seat] += points_at_end(mine, ankhs_of(at)[seat]);
    }
    if (last) add_sun_points(at, suns, points);
}

static void discard_after_epoch(Position *at) {
    for (int seat = 0; seat < at->players; seat++) {
        int32_t *mine = held_by(at, seat);
        mine[PLAGUE] -= gives_back(mine);
        ankhs_of(at)[seat] += BY_COUNT(ANKHS_BY_KINDS, kinds_of_people(mine));
        for (int code = FIRST_PERSON; code < (BUILDINGS_LAST ? FIRST_BUILDING : TWO_SIDED_STOP); code++) mine[code] = 0;
        mine[PRIEST] = 0;
    }
}

const Game PRIESTS_GAME = {
    .tiles = PRIESTS_TILES,
    .actions = KEEP + 1,
    .own_columns_for_all = 1,
    .own_columns_each = 1,
    .version = PRIESTS_VERSION,
    .table_features = PRIESTS_GLOBALS,
    .player_features = PRIESTS_PER_PLAYER,
    .allow_own = allow_own,
    .apply_own = apply_own,
    .lay = lay,
    .take_lot = take_lot,
    .settle = settle,
    .points = points_of,
    .discard_after_epoch = discard_after_epoch,
    .features = priests_features,
};
