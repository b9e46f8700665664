/* The features of Ra: the value of tiles. packaging/lab/features.py says the same to be read. */

#include "position_features.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

enum {
    CIVILIZATIONS = CIVILIZATION_STOP - CIVILIZATION_START,
    MONUMENTS = MONUMENTS_STOP - MONUMENTS_START,
};

/* Adds the chances to get missing tiles. */
typedef struct {
    Outlook all;
    float nile_later;
    Floats flood_soon, pharaoh_slope, pharaoh_slope_later;
    float civilization_soon[CIVILIZATIONS][WIDE];
    float monument_soon[MONUMENTS][WIDE], two_monuments_soon[MONUMENTS][WIDE];
} RaOutlook;

TAKEN_IN void ra_outlook_of(RaOutlook *o, const Sight *sight) {
    outlook_of(&o->all, sight);
    const float *share = o->all.share, *mine = o->all.mine;
    float epoch_tiles = o->all.epoch_tiles;
    o->nile_later = 0.85f * o->all.epochs_left * (1.0f - exponential(-epoch_tiles * share[FLOOD]));
    EACH {
        o->flood_soon[i] = 1.0f - exponential(-mine[i] * share[FLOOD]);
        o->pharaoh_slope[i] = 2.0f / (0.3f + sqrtf(mine[i] * share[PHARAOH]));
        o->pharaoh_slope_later[i] = 2.0f / (0.3f + sqrtf((mine[i] + epoch_tiles) * share[PHARAOH]));
    }
    for (int kind = 0; kind < CIVILIZATIONS; kind++) {
        float part = -share[CIVILIZATION_START + kind];
        EACH o->civilization_soon[kind][i] = 1.0f - exponential(mine[i] * part);
    }
    for (int kind = 0; kind < MONUMENTS; kind++) {
        EACH {
            float come = (mine[i] + o->all.mine_later) * share[MONUMENTS_START + kind];
            float none = exponential(-come);
            o->monument_soon[kind][i] = 1.0f - none;
            o->two_monuments_soon[kind][i] = o->monument_soon[kind][i] - none * come;
        }
    }
}

/* The tiles of each player, as far as their value depends on them. */
typedef struct {
    Floats god, gold, pharaoh, nile, flood, kinds, civilization, kinds_soon;
    Floats monument_kinds, monuments, monument_kinds_soon, set_points, pairs, set_points_soon;
} Tiles;

/* `lot`: tiles to be added to everybody's, by code, or NULL. */
TAKEN_IN void tiles_of(Tiles *t, const Sight *sight, const RaOutlook *o, const float *lot) {
    memset(t, 0, sizeof(*t));
#define HELD(code) (sight->held[code][i] + (lot ? lot[code] : 0.0f))
    EACH {
        t->god[i] = HELD(GOD);
        t->gold[i] = HELD(GOLD);
        t->pharaoh[i] = HELD(PHARAOH);
        t->nile[i] = HELD(NILE);
        t->flood[i] = HELD(FLOOD);
    }
    for (int kind = 0; kind < CIVILIZATIONS; kind++) {
        EACH {
            float count = HELD(CIVILIZATION_START + kind), has = smaller(count, 1.0f);
            t->kinds[i] += has;
            t->civilization[i] += count;
            t->kinds_soon[i] += larger(has, o->civilization_soon[kind][i]);
        }
    }
    Floats beyond = {0}, soon = {0};
    for (int kind = 0; kind < MONUMENTS; kind++) {
        EACH {
            float count = HELD(MONUMENTS_START + kind), has = smaller(count, 1.0f), pair = count >= 2.0f;
            t->monument_kinds[i] += has;
            t->monuments[i] += count;
            t->monument_kinds_soon[i] += larger(has, o->monument_soon[kind][i]);
            beyond[i] += larger(count - 2.0f, 0.0f);
            t->pairs[i] += pair;
            soon[i] += o->monument_soon[kind][i] * pair + o->two_monuments_soon[kind][i] * (has - pair);
        }
    }
#undef HELD
    EACH {
        t->set_points[i] = 5.0f * beyond[i]; /* as in the table: 5, 10, 15 for 3, 4, 5 */
        t->set_points_soon[i] = smaller(t->set_points[i] + 5.0f * soon[i], 40.0f);
    }
}

/* Lets the disasters of a lot take two tiles each, roughly as their owner would choose. */
TAKEN_IN void strike(Tiles *t, const float *lot) {
    float funerals = 2.0f * lot[FUNERAL], droughts = 2.0f * lot[DROUGHT];
    float unrests = 2.0f * lot[UNREST], earthquakes = 2.0f * lot[EARTHQUAKE];
    EACH {
        t->pharaoh[i] = larger(t->pharaoh[i] - funerals, 0.0f);
        float floods = smaller(t->flood[i], droughts);
        t->flood[i] -= floods;
        t->nile[i] = larger(t->nile[i] - (droughts - floods), 0.0f);
        float lost = larger(unrests - (t->civilization[i] - t->kinds[i]), 0.0f);
        float kinds = larger(t->kinds[i] - lost, 0.0f);
        t->kinds_soon[i] = larger(t->kinds_soon[i] - (t->kinds[i] - kinds), 0.0f);
        t->kinds[i] = kinds;
        float spare = t->monuments[i] - t->monument_kinds[i];
        kinds = larger(t->monument_kinds[i] - larger(earthquakes - spare, 0.0f), 0.0f);
        t->monument_kinds_soon[i] = larger(t->monument_kinds_soon[i] - (t->monument_kinds[i] - kinds), 0.0f);
        t->monument_kinds[i] = kinds;
    }
}

/* The value of each player's tiles, now and in the end. */
typedef struct {
    Sums sums;
    Floats nile, ahead, behind, monuments;
} Worth;

/* `best` and `least` are the most and the fewest pharaohs among the others. */
TAKEN_IN void worth_of(Worth *w, int players, const RaOutlook *o, const Tiles *t, const float *best,
                     const float *least) {
    Floats monuments_now = {0}, monuments = {0}, civilization_now = {0}, civilization_soon = {0};
    EACH_OF(players) {
        monuments_now[i] = READ(MONUMENTS_BY_KINDS, t->monument_kinds[i]);
        monuments[i] = BETWEEN(MONUMENTS_BY_KINDS, t->monument_kinds_soon[i]);
        civilization_now[i] = READ(CIVILIZATION_BY_KINDS, t->kinds[i]);
        civilization_soon[i] = BETWEEN(CIVILIZATION_BY_KINDS, t->kinds_soon[i]);
    }
    EACH {
        float flooded = smaller(t->flood[i], 1.0f), river = t->flood[i] + t->nile[i];
        float dry = t->nile[i] * o->flood_soon[i];
        w->nile[i] = flooded > 0.0f ? river : dry;
        float ahead = w->ahead[i] = t->pharaoh[i] - best[i], behind = w->behind[i] = t->pharaoh[i] - least[i];
        float uneven = ahead != 0.0f ? 1.0f : behind != 0.0f ? 1.0f : 0.0f;
        float pharaoh_now = (5.0f * (float)(ahead >= 0.0f) - 2.0f * (float)(behind <= 0.0f)) * uneven;
        float slope = o->pharaoh_slope[i], later = o->pharaoh_slope_later[i];
        float pharaoh_soon = 5.0f * step(ahead * slope) - 2.0f * step(-behind * slope);
        float pharaoh_later = 5.0f * step(ahead * later - 0.3f) - 2.0f * step(-behind * later - 0.3f);
        float at_end = monuments_now[i] + t->set_points[i];
        w->monuments[i] = monuments[i] + t->set_points_soon[i];
        float treasure = 2.0f * t->god[i] + 3.0f * t->gold[i];
        w->sums.now[i] = treasure + river * flooded + civilization_now[i] + pharaoh_now + at_end * o->all.last;
        w->sums.soon[i] = treasure + t->god[i] + w->nile[i] + civilization_soon[i] + pharaoh_soon;
        w->sums.end[i] = w->sums.soon[i] + t->nile[i] * o->nile_later + pharaoh_later * o->all.epochs_left;
        w->sums.end[i] += w->monuments[i];
    }
}

TAKEN_IN void put_tiles(Columns *c, const Tiles *t, const Tiles *grown, const Worth *w, const Worth *w_grown) {
    PUT(c, t->god[i], 1 / 3.0);
    PUT(c, t->gold[i], 1 / 2.0);
    PUT(c, t->pharaoh[i], 1 / 8.0);
    PUT(c, t->nile[i], 1 / 8.0);
    PUT(c, t->flood[i], 1 / 3.0);
    PUT(c, t->flood[i] > 0.0f, 1);
    PUT(c, w->nile[i], 1 / 8.0);
    PUT(c, grown->flood[i] > 0.0f, 1);
    for (int kinds = 0; kinds < 6; kinds++) PUT(c, t->kinds[i] == (float)kinds, 1);
    PUT(c, t->civilization[i] - t->kinds[i], 1 / 3.0);
    PUT(c, t->kinds_soon[i], 1 / 5.0);
    PUT(c, grown->kinds[i] - t->kinds[i], 1 / 3.0);
    PUT(c, t->monument_kinds[i], 1 / 8.0);
    PUT(c, t->monument_kinds[i] >= 7.0f, 1);
    PUT(c, t->monument_kinds[i] == 8.0f, 1);
    PUT(c, t->monument_kinds_soon[i], 1 / 8.0);
    PUT(c, t->monuments[i], 1 / 12.0);
    PUT(c, t->set_points[i], 1 / 15.0);
    PUT(c, t->pairs[i], 1 / 3.0);
    PUT(c, w->monuments[i], 1 / 20.0);
    PUT(c, w_grown->monuments[i] - w->monuments[i], 1 / 10.0);
    PUT(c, grown->monument_kinds[i] - t->monument_kinds[i], 1 / 3.0);
    PUT(c, within(w->ahead[i], -4.0f, 4.0f), 1 / 4.0);
    PUT(c, within(w->behind[i], -4.0f, 4.0f), 1 / 4.0);
    PUT(c, w->ahead[i] >= 0.0f, 1);
    PUT(c, w->behind[i] <= 0.0f, 1);
    PUT(c, within(w_grown->ahead[i], -4.0f, 4.0f), 1 / 4.0);
}

TAKEN_IN float sum(const float *numbers, int start, int stop) {
    float total = 0.0f;
    for (int code = start; code < stop; code++) total += numbers[code];
    return total;
}

TAKEN_IN void put_group(Columns *c, const float *track, int start, int stop) {
    float kinds = 0.0f;
    for (int code = start; code < stop; code++) kinds += smaller(track[code], 1.0f);
    PUT_ONE(c, sum(track, start, stop), 1 / 3.0);
    PUT_ONE(c, kinds, 1 / 3.0);
}

TAKEN_IN void put_lot(Columns *c, const float *track) {
    PUT_ONE(c, track[GOD], 1 / 2.0);
    PUT_ONE(c, track[GOLD], 1 / 2.0);
    PUT_ONE(c, track[PHARAOH], 1 / 3.0);
    PUT_ONE(c, track[NILE], 1 / 3.0);
    PUT_ONE(c, track[FLOOD], 1 / 2.0);
    put_group(c, track, CIVILIZATION_START, CIVILIZATION_STOP);
    put_group(c, track, MONUMENTS_START, MONUMENTS_STOP);
    PUT_ONE(c, track[FUNERAL], 1 / 2.0);
    PUT_ONE(c, track[DROUGHT], 1 / 2.0);
    PUT_ONE(c, track[UNREST], 1 / 2.0);
    PUT_ONE(c, track[EARTHQUAKE], 1 / 2.0);
}

TAKEN_IN void put_bag(Columns *c, const Outlook *outlook) {
    const float *share = outlook->share;
    PUT_ONE(c, outlook->total, 1 / 180.0);
    PUT_ONE(c, outlook->bag[RA], 1 / 30.0);
    PUT_ONE(c, share[GOD], 10.0);
    PUT_ONE(c, share[GOLD], 10.0);
    PUT_ONE(c, share[PHARAOH], 4.0);
    PUT_ONE(c, share[NILE], 4.0);
    PUT_ONE(c, share[FLOOD], 8.0);
    PUT_ONE(c, sum(share, CIVILIZATION_START, CIVILIZATION_STOP), 4.0);
    PUT_ONE(c, sum(share, MONUMENTS_START, MONUMENTS_STOP), 3.0);
    PUT_ONE(c, sum(share, FIRST_DISASTER, RA_TILES), 8.0);
}

/* What the table looks like to a seat. */
typedef struct {
    Sight sight;
    RaOutlook outlook;
    Tiles tiles, grown;
    Worth worth, worth_grown;
} Look;

TAKEN_IN void look_around(Look *look, const Position *at, int seat) {
    Floats best, least;
    view_from(&look->sight, at, seat);
    ra_outlook_of(&look->outlook, &look->sight);
    tiles_of(&look->tiles, &look->sight, &look->outlook, NULL);
    tiles_of(&look->grown, &look->sight, &look->outlook, look->sight.track);
    of_others(look->tiles.pharaoh, at->players, best, least);
    strike(&look->grown, look->sight.track);
    worth_of(&look->worth, at->players, &look->outlook, &look->tiles, best, least);
    worth_of(&look->worth_grown, at->players, &look->outlook, &look->grown, best, least);
}

TAKEN_IN void write_features(Look *look, const Position *at, float *out) {
    static const int phases[5] = {TURN, GODS, AUCTION, DISCARD, DRAWING};
    Sight *sight = &look->sight;
    const Outlook *outlook = &look->outlook.all;
    Standing standing;
    standing_of(&standing, sight, outlook, &look->worth.sums, &look->worth_grown.sums, NULL);

    Columns each = {out + RA_GLOBALS, at->players};
    put_standing(&each, sight, &standing);
    put_tiles(&each, &look->tiles, &look->grown, &look->worth, &look->worth_grown);
    put_suns(&each, sight);

    Columns table = {out, at->players};
    put_time(&table, sight, outlook, phases);
    PUT_ONE(&table, at->now->pending == UNREST, 1);
    PUT_ONE(&table, at->now->pending == EARTHQUAKE, 1);
    PUT_ONE(&table, at->now->left, 1 / 2.0);
    put_lot(&table, sight->track);
    put_rivals(&table, sight, &standing);
    put_bag(&table, outlook);
}

FOR_NEW_PROCESSORS
int64_t ra_features(const Batch *batch, const int64_t *seats, float *out) {
    const int64_t size = feature_count(batch);
    Position at, before = {0};
    Look look;
    for (int64_t row = 0; row < batch->count; row++) {
        float numbers[MOST_FEATURES + WIDE];
        at = row_of(batch, row);
        if (seats[row] < 0 || seats[row] >= batch->players || !is_sound(&at)) return row;
        if (!row || seats[row] != seats[row - 1] || !is_same_table(&at, &before)) look_around(&look, &at, (int)seats[row]);
        look.sight.at = &at;
        before = at;
        write_features(&look, &at, numbers);
        memcpy(out + row * size, numbers, (size_t)size * sizeof(float));
    }
    return -1;
}
