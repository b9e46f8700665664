/* The rules of Ra for one position. */

#include "position_features.h"

enum { TAKE = OWN, END = TAKE + RA_TILES, GIVE = OWN_TOO, DISASTERS = RA_TILES - FIRST_DISASTER };

static void allow_own(const Position *at, bool *allowed) {
    const Facts *now = at->now;
    if (now->phase <= GODS && held_by(at, now->actor)[GOD] > 0) {
        for (int code = 0; code < RA_TILES; code++) allowed[TAKE + code] = code != GOD && at->track[code] > 0;
        allowed[END] = now->phase == GODS;
    } else if (now->phase == DISCARD) {
        const int32_t *mine = held_by(at, now->actor);
        bool unrest = now->pending == UNREST;
        int start = unrest ? CIVILIZATION_START : MONUMENTS_START, stop = unrest ? CIVILIZATION_STOP : MONUMENTS_STOP;
        for (int code = start; code < stop; code++) allowed[GIVE + code] = mine[code] > 0;
    }
}

static void settle(Position *at);

static void after_god(Position *at) {
    Facts *now = at->now;
    if (held_by(at, now->actor)[GOD] > 0 && sum_of(at->track, 0, RA_TILES) > at->track[GOD]) {
        now->phase = GODS;
    } else {
        next_turn(at, now->actor);
    }
}

static void spend_god(Position *at, int code) {
    int32_t *mine = held_by(at, at->now->actor);
    at->track[code]--;
    mine[GOD]--;
    if (code < FIRST_DISASTER) {
        mine[code]++;
        after_god(at);
    } else {
        at->own[code - FIRST_DISASTER]++;
        settle(at);
    }
}

static void go_on_discarding(Position *at, int disaster, int left) {
    Facts *now = at->now;
    int32_t *mine = held_by(at, now->actor);
    int start = disaster == UNREST ? CIVILIZATION_START : MONUMENTS_START;
    int stop = disaster == UNREST ? CIVILIZATION_STOP : MONUMENTS_STOP;
    int total = sum_of(mine, start, stop), kinds = 0;
    for (int code = start; code < stop; code++) kinds += mine[code] > 0;
    if (left > total) left = total;
    bool choice = kinds > 1 && total > left && left > 0;
    now->phase = choice ? DISCARD : SETTLING;
    now->pending = choice ? disaster : EMPTY;
    now->left = choice ? left : 0;
    /* Without a choice, either all go or they are of one kind. */
    for (int code = start; code < stop && !choice; code++) mine[code] = mine[code] > left ? mine[code] - left : 0;
}

static void strike(Position *at, int disaster) {
    int32_t *mine = held_by(at, at->now->actor);
    at->own[disaster - FIRST_DISASTER]--;
    if (disaster == FUNERAL) {
        mine[PHARAOH] = mine[PHARAOH] > TILES_PER_DISASTER ? mine[PHARAOH] - TILES_PER_DISASTER : 0;
    } else if (disaster == DROUGHT) {
        int floods = mine[FLOOD] < TILES_PER_DISASTER ? mine[FLOOD] : TILES_PER_DISASTER;
        int niles = TILES_PER_DISASTER - floods;
        mine[FLOOD] -= floods;
        mine[NILE] = mine[NILE] > niles ? mine[NILE] - niles : 0;
    } else {
        go_on_discarding(at, disaster, TILES_PER_DISASTER);
    }
}

static void take_lot(Position *at, int seat) {
    int32_t *mine = held_by(at, seat);
    for (int code = 0; code < FIRST_DISASTER; code++) mine[code] += at->track[code];
    for (int code = FIRST_DISASTER; code < RA_TILES; code++) at->own[code - FIRST_DISASTER] += at->track[code];
}

static void settle(Position *at) {
    Facts *now = at->now;
    now->phase = SETTLING;
    for (int disaster = FIRST_DISASTER; disaster < RA_TILES; disaster++) {
        while (at->own[disaster - FIRST_DISASTER] > 0 && now->phase == SETTLING) strike(at, disaster);
    }
    if (now->phase != SETTLING) return;
    if (now->cause != NO_AUCTION) {
        close_auction(at);
    } else {
        after_god(at);
    }
}

static void discard(Position *at, int code) {
    Facts *now = at->now;
    held_by(at, now->actor)[code]--;
    if (now->pending == UNREST || now->pending == EARTHQUAKE) go_on_discarding(at, now->pending, now->left - 1);
    if (now->phase == SETTLING) settle(at);
}

static bool apply_own(Position *at, int action) {
    if (action < END) {
        spend_god(at, action - TAKE);
    } else if (action == END) {
        next_turn(at, at->now->actor);
    } else if (action >= GIVE) {
        discard(at, action - GIVE);
    } else {
        return false;
    }
    return true;
}

static void points_of(const Position *at, const int32_t *suns, bool last, int32_t *points) {
    int32_t pharaohs[MOST_PLAYERS] = {0};
    for (int seat = 0; seat < at->players; seat++) {
        const int32_t *mine = held_by(at, seat);
        int civilization = 0, monuments = 0;
        pharaohs[seat] = mine[PHARAOH];
        for (int code = CIVILIZATION_START; code < CIVILIZATION_STOP; code++) civilization += mine[code] > 0;
        points[seat] = GOD_POINTS * mine[GOD] + GOLD_POINTS * mine[GOLD] + mine[FLOOD];
        points[seat] += (mine[FLOOD] > 0 ? mine[NILE] : 0) + BY_COUNT(CIVILIZATION_BY_KINDS, civilization);
        for (int code = MONUMENTS_START; code < MONUMENTS_STOP && last; code++) {
            monuments += mine[code] > 0;
            points[seat] += BY_COUNT(MONUMENT_SET_BY_COPIES, mine[code]);
        }
        if (last) points[seat] += BY_COUNT(MONUMENTS_BY_KINDS, monuments);
    }
    most_and_fewest(pharaohs, at->players, MOST_PHARAOHS, FEWEST_PHARAOHS, points);
    if (last) add_sun_points(at, suns, points);
}

static void discard_after_epoch(Position *at) {
    for (int seat = 0; seat < at->players; seat++) {
        int32_t *mine = held_by(at, seat);
        mine[GOD] = mine[GOLD] = mine[FLOOD] = 0;
        for (int code = CIVILIZATION_START; code < CIVILIZATION_STOP; code++) mine[code] = 0;
    }
}

const Game RA_GAME = {
    .tiles = RA_TILES,
    .actions = GIVE + RA_TILES,
    .own_columns_for_all = DISASTERS,
    .version = RA_VERSION,
    .table_features = RA_GLOBALS,
    .player_features = RA_PER_PLAYER,
    .allow_own = allow_own,
    .apply_own = apply_own,
    .lay = lay_on_track,
    .take_lot = take_lot,
    .settle = settle,
    .points = points_of,
    .discard_after_epoch = discard_after_epoch,
    .features = ra_features,
};
