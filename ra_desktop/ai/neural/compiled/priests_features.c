/* The features of Priests of Ra: the value of tiles. packaging/lab/features.py says the same to be read. */

#include "position_features.h"

#include <math.h>
#include <string.h>

/* A number for each kind of people, buildings or chambers and each player. */
typedef float ByKind[KINDS][WIDE];

#define EACH_KIND for (int kind = 0; kind < KINDS; kind++)

static const float PEOPLE_TO_COME = 0.4f, ANKHS_LATER = 0.6f, PLAGUES_TAKEN = 0.6f, MORE_PRIESTS = 0.6f;

/* --- expected points when a Poisson-distributed number of tiles is still to come --------------------------------- */

/* The index of a mean in the tables. */
TAKEN_IN int place_of(float mean) {
    return (int)within(mean * (float)EXPECTED_STEPS + 0.5f, 0.0f, (float)(EXPECTED_WIDTH - 1));
}

TAKEN_IN float expected(const float *table, int rows, float count, int place) {
    return table[(int)within(count, 0.0f, (float)(rows - 1)) * EXPECTED_WIDTH + place];
}

#define EXPECTED(table, count, place) expected(table, ENTRIES(table) / EXPECTED_WIDTH, count, place)

/* --- the position ----------------------------------------------------------------------------------------------- */

/* Adds the number of tiles of each kind that a player can expect. */
typedef struct {
    Outlook all;
    float two_sided, pyramid_share, chamber_share, plague_later, ankhs_later;
    Floats person, people_slope, any_soon, building_late, plague, odd_soon, odd_late;
    Ints soon, late, pyramid, chamber, priest;
} PriestsOutlook;

TAKEN_IN float sum(const float *numbers, int start, int stop) {
    float total = 0.0f;
    for (int code = start; code < stop; code++) total += numbers[code];
    return total;
}

TAKEN_IN void priests_outlook_of(PriestsOutlook *o, const Sight *sight) {
    outlook_of(&o->all, sight);
    const float *share = o->all.share;
    float later = o->all.epoch_tiles;
    o->two_sided = sum(share, FIRST_PERSON, FIRST_BUILDING);
    float per_kind = PEOPLE_TO_COME * o->two_sided * (1.0f / KINDS);
    o->pyramid_share = sum(share, PYRAMID_START, PYRAMID_STOP);
    o->chamber_share = sum(share, CHAMBER_CODES_START, CHAMBER_CODES_STOP);
    o->plague_later = PLAGUES_TAKEN * later * share[PLAGUE];
    o->ankhs_later = ANKHS_LATER * o->all.epochs_left;
    EACH {
        float mine = o->all.mine[i], pyramid = mine + o->all.mine_later;
        float person = o->person[i] = mine * per_kind;
        float late = o->building_late[i] = person + later * per_kind * ((o->all.epochs_left + 1.0f) * 0.5f);
        o->people_slope[i] = 1.7f / (0.6f + sqrtf(person));
        o->any_soon[i] = 1.0f - exponential(-person);
        o->soon[i] = place_of(person);
        o->late[i] = place_of(late);
        o->pyramid[i] = place_of(pyramid * o->pyramid_share);
        o->chamber[i] = place_of(pyramid * o->chamber_share * (1.0f / KINDS));
        o->priest[i] = place_of(mine * share[PRIEST]);
        o->plague[i] = PLAGUES_TAKEN * mine * share[PLAGUE];
        o->odd_soon[i] = 0.5f - 0.5f * exponential(-2.0f * person);
        o->odd_late[i] = 0.5f - 0.5f * exponential(-2.0f * late);
    }
}

/* The tiles of each player, by kind. */
typedef struct {
    ByKind people, buildings, chambers, hidden_buildings, hidden_people;
    Floats pyramid, priests, plagues;
} Tiles;

/* `held` by code and player. */
TAKEN_IN void tiles_of(Tiles *t, ByTile held) {
    memset(t, 0, sizeof(*t));
    EACH_KIND {
        for (int other = 0; other < KINDS; other++) {
            EACH {
                t->people[kind][i] += held[FIRST_PERSON + KINDS * kind + other][i];
                t->buildings[kind][i] += held[FIRST_BUILDING + KINDS * kind + other][i];
                t->hidden_buildings[kind][i] += held[FIRST_PERSON + KINDS * other + kind][i];
                t->hidden_people[kind][i] += held[FIRST_BUILDING + KINDS * other + kind][i];
            }
        }
        EACH t->chambers[kind][i] = held[CHAMBER_CODES_START + kind][i];
    }
    EACH {
        for (int code = PYRAMID_START; code < PYRAMID_STOP; code++) t->pyramid[i] += held[code][i];
        t->priests[i] = held[PRIEST][i];
        t->plagues[i] = held[PLAGUE][i];
    }
}

/* --- the value of tiles ------------------------------------------------------------------------------------------- */

/* Expected points for one kind of people, by the lead over the others. */
TAKEN_IN float people_worth(float people, float ahead, float slope, int soon) {
    /* Half a tile: a tie counts like a lead. */
    return step((ahead + 0.5f) * slope) * EXPECTED(TWO, people, soon) * (float)MOST_OF_A_PEOPLE;
}

/* The value of each player's tiles, now and in the end. */
typedef struct {
    Sums sums;
    ByKind odd;
    Floats leads, kinds, people, kinds_soon, won, ankhs, complete, complete_kinds, to_complete, to_join, complete_soon;
    Floats buildings, buildings_later, plagues, plagues_later, pyramid, chambers, later;
} Worth;

TAKEN_IN void value_people(Worth *w, int i, const PriestsOutlook *o, const Tiles *t, ByKind most, const float *ankhs) {
    EACH_KIND {
        float people = t->people[kind][i], ahead = people - most[kind][i];
        bool has = people >= 1.0f;
        w->leads[i] += ahead >= 0.0f && people >= FEWEST_PEOPLE;
        w->kinds[i] += has;
        w->people[i] += people_worth(people, ahead, o->people_slope[i], o->soon[i]);
        w->kinds_soon[i] += larger((float)has, o->any_soon[i]);
        w->to_join[i] += t->hidden_people[kind][i] > 0.0f && !has;
    }
    w->won[i] = READ(ANKHS_BY_KINDS, w->kinds[i]);
    float won_soon = BETWEEN(ANKHS_BY_KINDS, w->kinds_soon[i]);
    w->ankhs[i] = EXPECTED(ANKHS_SOON, ankhs[i] + w->won[i], place_of(won_soon - w->won[i] + o->ankhs_later));
}

TAKEN_IN void value_buildings(Worth *w, int i, const PriestsOutlook *o, const Tiles *t) {
    float odd = 0.0f, late = 0.0f;
    EACH_KIND {
        float buildings = t->buildings[kind][i], pairs = floorf(buildings * 0.5f);
        w->odd[kind][i] = buildings - pairs - pairs;
        w->complete[i] += pairs;
        w->complete_kinds[i] += pairs >= 1.0f;
        w->to_complete[i] += t->hidden_buildings[kind][i] > 0.0f && w->odd[kind][i] > 0.0f;
        odd += w->odd[kind][i];
        w->complete_soon[i] += EXPECTED(TWO, buildings, o->soon[i]);
        late += EXPECTED(TWO, buildings, o->late[i]);
    }
    /* Half a building of each kind for each tile to come, a little more if there is an odd one. */
    float half = (float)(BUILDING_POINTS / 2.0) * (odd + odd - (float)KINDS);
    w->buildings[i] = (float)BUILDING_POINTS * w->complete[i] + BETWEEN(BUILDINGS_BY_KINDS, w->complete_soon[i]);
    w->buildings[i] += (float)KINDS * o->person[i] + half * o->odd_soon[i];
    w->buildings_later[i] = (float)BUILDING_POINTS * w->complete[i] + BETWEEN(BUILDINGS_BY_KINDS, late);
    w->buildings_later[i] += (float)KINDS * o->building_late[i] + half * o->odd_late[i];
}

/* Returns what plagues score now, and sets what they are expected to. */
TAKEN_IN float value_plagues(Worth *w, int i, const PriestsOutlook *o, const Tiles *t) {
    const float most_plagues = (float)(ENTRIES(PLAGUE_POINTS) - 1);
    bool gives = t->priests[i] >= PRIESTS_AGAINST_A_PLAGUE && t->plagues[i] > 0.0f;
    float left = t->plagues[i] + o->plague[i];
    left = larger(left - EXPECTED(THREE_PRIESTS, t->priests[i], o->priest[i]) * smaller(left, 1.0f), 0.0f);
    w->plagues[i] = BETWEEN(PLAGUE_POINTS, smaller(left, most_plagues));
    left = smaller(left + o->plague_later * ((o->all.epochs_left + 1.0f) * 0.5f), most_plagues);
    w->plagues_later[i] = BETWEEN(PLAGUE_POINTS, left);
    return READ(PLAGUE_POINTS, t->plagues[i] - (float)gives);
}

/* `most` is the most people of each kind among the others. */
TAKEN_IN void worth_of(Worth *w, int players, const PriestsOutlook *o, const Tiles *t, ByKind most,
                     const float *ankhs) {
    memset(w, 0, sizeof(*w));
    EACH_OF(players) {
        value_people(w, i, o, t, most, ankhs);
        value_buildings(w, i, o, t);
        float plagues_now = value_plagues(w, i, o, t);
        float chambers_now = 0.0f, priests = (float)PRIEST_POINTS * t->priests[i];
        w->pyramid[i] = EXPECTED(PYRAMID_SOON, t->pyramid[i], o->pyramid[i]);
        EACH_KIND {
            w->chambers[i] += EXPECTED(CHAMBER_SOON, t->chambers[kind][i], o->chamber[i]);
            chambers_now += READ(CHAMBERS_BY_COPIES, t->chambers[kind][i]);
        }
        float at_end = READ(PYRAMID_BY_TILES, t->pyramid[i]) + chambers_now;
        at_end += READ(POINTS_BY_ANKHS, ankhs[i] + w->won[i]);
        w->sums.now[i] = (float)MOST_OF_A_PEOPLE * w->leads[i] + (float)BUILDING_POINTS * w->complete[i];
        w->sums.now[i] += READ(BUILDINGS_BY_KINDS, w->complete_kinds[i]) + priests + plagues_now + at_end * o->all.last;
        w->sums.soon[i] = w->people[i] + w->buildings[i] + priests + w->plagues[i];
        w->later[i] = (w->buildings_later[i] + w->plagues_later[i]) * o->all.epochs_left;
        w->sums.end[i] = w->sums.soon[i] + w->later[i] + w->ankhs[i] + w->pyramid[i] + w->chambers[i];
    }
}

/* --- priests ------------------------------------------------------------------------------------------------------ */

/* What one person more or less of each kind would bring player `i`. */
TAKEN_IN void value_a_person(int i, const PriestsOutlook *o, const Tiles *t, ByKind most, float ankhs, float *more,
                           float *less) {
    float slope = o->people_slope[i], by_kinds[3];
    int soon = o->soon[i], kinds = 0;
    EACH_KIND kinds += t->people[kind][i] >= 1.0f;
    for (int change = -1; change <= 1; change++) {
        float then = within((float)(kinds + change), 0.0f, (float)KINDS);
        by_kinds[change + 1] = EXPECTED(ANKHS_SOON, ankhs + READ(ANKHS_BY_KINDS, then), place_of(o->ankhs_later));
    }
    EACH_KIND {
        float people = t->people[kind][i], ahead = people - most[kind][i];
        float here = people_worth(people, ahead, slope, soon);
        more[kind] = people_worth(people + 1.0f, ahead + 1.0f, slope, soon) - here;
        less[kind] = people_worth(larger(people - 1.0f, 0.0f), ahead - 1.0f, slope, soon) - here;
        if (people < 1.0f) more[kind] += by_kinds[2] - by_kinds[1];
        if (people == 1.0f) less[kind] += by_kinds[0] - by_kinds[1];
    }
}

/* What one building more or less of each kind would bring player `i`. */
TAKEN_IN void value_a_building(int i, const PriestsOutlook *o, const Tiles *t, float *built, float *razed) {
    int soon = o->soon[i], late = o->late[i];
    float epochs_left = o->all.epochs_left, scored = (float)BUILDING_POINTS * (epochs_left + 1.0f);
    float sum_soon = 0.0f, sum_late = 0.0f;
    EACH_KIND {
        sum_soon += EXPECTED(TWO, t->buildings[kind][i], soon);
        sum_late += EXPECTED(TWO, t->buildings[kind][i], late);
    }
    float variety = BETWEEN(BUILDINGS_BY_KINDS, sum_soon) + epochs_left * BETWEEN(BUILDINGS_BY_KINDS, sum_late);
    EACH_KIND {
        float buildings = t->buildings[kind][i], odd = buildings - floorf(buildings * 0.5f) * 2.0f;
        float pairs = EXPECTED(TWO, buildings, soon), pairs_late = EXPECTED(TWO, buildings, late);
        for (int change = -1; change <= 1; change += 2) {
            float count = larger(buildings + (float)change, 0.0f);
            float then_soon = within(sum_soon + EXPECTED(TWO, count, soon) - pairs, 0.0f, (float)KINDS);
            float then_late = within(sum_late + EXPECTED(TWO, count, late) - pairs_late, 0.0f, (float)KINDS);
            float then = BETWEEN(BUILDINGS_BY_KINDS, then_soon) + epochs_left * BETWEEN(BUILDINGS_BY_KINDS, then_late);
            /* Half of it for potential: a tile that waits for another has some value, too. */
            if (change > 0) {
                built[kind] = then - variety + scored * (0.75f * odd + 0.25f * (1.0f - odd));
            } else {
                razed[kind] = then - variety + scored * (-0.25f * odd - 0.75f * (1.0f - odd));
            }
        }
    }
}

/* What flipping its best tile would bring player `i`; `held` by code and player. */
TAKEN_IN float best_flip(int i, const PriestsOutlook *o, ByTile held, const Tiles *t, ByKind most,
                       const float *ankhs) {
    float more[KINDS], less[KINDS], built[KINDS], razed[KINDS];
    value_a_person(i, o, t, most, ankhs[i], more, less);
    value_a_building(i, o, t, built, razed);
    float best = -INFINITY;
    for (int one = 0; one < KINDS; one++) {
        for (int other = 0; other < KINDS; other++) {
            int person_up = FIRST_PERSON + KINDS * one + other, building_up = FIRST_BUILDING + KINDS * one + other;
            best = larger(best, held[person_up][i] > 0.0f ? less[one] + built[other] : 0.0f);
            best = larger(best, held[building_up][i] > 0.0f ? razed[one] + more[other] : 0.0f);
        }
    }
    return best;
}

/* What the priests of the lot, or those waiting, would bring each player; `held` includes the lot. */
TAKEN_IN void value_flips(const Sight *sight, const PriestsOutlook *o, ByTile held,
                        const Tiles *grown, ByKind most, const float *ankhs, float *flips) {
    const Position *at = sight->at;
    bool using = at->now->phase == FLIP;
    float priests = using ? (float)(at->own[at->players] + 1) : sight->track[PRIEST];
    EACH flips[i] = 0.0f;
    EACH_OF(sight->players) {
        bool may = !using || sight->order[i] == at->now->actor;
        if (priests == 0.0f || !may) continue;
        flips[i] = best_flip(i, o, held, grown, most, ankhs) * (1.0f + MORE_PRIESTS * (priests - 1.0f));
    }
}

/* --- the features -------------------------------------------------------------------------------------------------- */

TAKEN_IN float by_kind(ByKind numbers, int i) {
    float total = 0.0f;
    EACH_KIND total += numbers[kind][i];
    return total;
}

TAKEN_IN void put_people(Columns *c, Tiles *t, const Worth *w, const Worth *grown, const float *ankhs) {
    Floats enough = {0};
    EACH_KIND EACH enough[i] += t->people[kind][i] >= FEWEST_PEOPLE;
    PUT(c, by_kind(t->people, i), 1 / 6.0);
    for (int number = 0; number <= KINDS; number++) PUT(c, w->kinds[i] == (float)number, 1);
    PUT(c, w->kinds_soon[i], 1 / 4.0);
    PUT(c, w->leads[i], 1 / 3.0);
    PUT(c, w->people[i], 1 / 15.0);
    PUT(c, grown->people[i] - w->people[i], 1 / 10.0);
    PUT(c, grown->leads[i] - w->leads[i], 1 / 3.0);
    PUT(c, grown->kinds[i] - w->kinds[i], 1 / 3.0);
    PUT(c, enough[i], 1 / 3.0);
    for (int number = 2; number < ENTRIES(POINTS_BY_ANKHS); number++) PUT(c, ankhs[i] >= (float)number, 1);
    PUT(c, ankhs[i] + w->won[i], 1 / 4.0);
    PUT(c, w->ankhs[i], 1 / 15.0);
    PUT(c, grown->ankhs[i] - w->ankhs[i], 1 / 5.0);
}

TAKEN_IN void put_buildings(Columns *c, Tiles *t, Worth *w, const Worth *grown, float epochs_left) {
    PUT(c, by_kind(t->buildings, i), 1 / 8.0);
    PUT(c, w->complete[i], 1 / 4.0);
    PUT(c, by_kind(w->odd, i), 1 / 4.0);
    PUT(c, w->complete_kinds[i] == 2.0f, 1);
    PUT(c, w->complete_kinds[i] == 3.0f, 1);
    PUT(c, w->complete_kinds[i] == 4.0f, 1);
    PUT(c, w->complete_soon[i], 1 / 4.0);
    PUT(c, w->buildings[i], 1 / 15.0);
    PUT(c, w->buildings_later[i] * epochs_left, 1 / 30.0);
    PUT(c, grown->buildings[i] - w->buildings[i], 1 / 10.0);
    PUT(c, grown->complete[i] - w->complete[i], 1 / 2.0);
    PUT(c, grown->complete_kinds[i] - w->complete_kinds[i], 1 / 2.0);
    PUT(c, grown->later[i] - w->later[i], 1 / 10.0);
}

TAKEN_IN void put_pyramid(Columns *c, Tiles *t, const Worth *w, const Worth *grown) {
    Floats pairs = {0}, sets = {0};
    EACH_KIND EACH pairs[i] += t->chambers[kind][i] == 2.0f;
    EACH_KIND EACH sets[i] += t->chambers[kind][i] >= 3.0f;
    PUT(c, t->pyramid[i], 1 / 10.0);
    PUT(c, t->pyramid[i] >= 3.0f, 1);
    PUT(c, t->pyramid[i] >= 6.0f, 1);
    PUT(c, t->pyramid[i] >= 10.0f, 1);
    PUT(c, w->pyramid[i], 1 / 20.0);
    PUT(c, grown->pyramid[i] - w->pyramid[i], 1 / 10.0);
    PUT(c, w->chambers[i], 1 / 15.0);
    PUT(c, grown->chambers[i] - w->chambers[i], 1 / 10.0);
    PUT(c, pairs[i], 1 / 3.0);
    PUT(c, sets[i], 1 / 3.0);
}

TAKEN_IN void put_tiles(Columns *c, Tiles *t, Worth *w, Worth *grown, const float *flips, const float *ankhs,
                      float epochs_left) {
    PUT(c, flips[i], 1 / 10.0);
    PUT(c, w->to_complete[i], 1 / 3.0);
    PUT(c, w->to_join[i], 1 / 3.0);
    PUT(c, grown->to_complete[i] - w->to_complete[i], 1 / 3.0);
    PUT(c, grown->to_join[i] - w->to_join[i], 1 / 3.0);
    PUT(c, t->priests[i], 1 / 3.0);
    PUT(c, t->priests[i] == (float)(PRIESTS_AGAINST_A_PLAGUE - 1), 1);
    PUT(c, t->priests[i] >= (float)PRIESTS_AGAINST_A_PLAGUE, 1);
    PUT(c, t->plagues[i], 1 / 4.0);
    PUT(c, w->plagues[i], 1 / 10.0);
    PUT(c, w->plagues_later[i] * epochs_left, 1 / 20.0);
    PUT(c, grown->plagues[i] - w->plagues[i], 1 / 5.0);
    put_people(c, t, w, grown, ankhs);
    put_buildings(c, t, w, grown, epochs_left);
    put_pyramid(c, t, w, grown);
}

TAKEN_IN void put_group(Columns *c, ByKind lot) {
    float kinds = 0.0f;
    EACH_KIND kinds += smaller(lot[kind][0], 1.0f);
    PUT_ONE(c, by_kind(lot, 0), 1 / 3.0);
    PUT_ONE(c, kinds, 1 / 3.0);
}

TAKEN_IN void put_lot(Columns *c, const Sight *sight) {
    ByTile track = {0};
    for (int code = 0; code < PRIESTS_TILES; code++) track[code][0] = sight->track[code];
    Tiles lot;
    tiles_of(&lot, track);
    PUT_ONE(c, lot.priests[0], 1 / 2.0);
    PUT_ONE(c, lot.plagues[0], 1 / 2.0);
    PUT_ONE(c, lot.pyramid[0], 1 / 3.0);
    put_group(c, lot.people);
    put_group(c, lot.buildings);
    put_group(c, lot.chambers);
}

TAKEN_IN void put_bag(Columns *c, const PriestsOutlook *outlook) {
    PUT_ONE(c, outlook->all.total, 1 / 174.0);
    PUT_ONE(c, outlook->all.bag[RA], 1 / 30.0);
    PUT_ONE(c, outlook->two_sided, 1.5);
    PUT_ONE(c, outlook->pyramid_share, 3.0);
    PUT_ONE(c, outlook->all.share[PRIEST], 10.0);
    PUT_ONE(c, outlook->all.share[PLAGUE], 10.0);
}

/* What the table looks like to a seat. */
typedef struct {
    Sight sight;
    PriestsOutlook outlook;
    ByTile held; /* with the lot */
    Tiles tiles, grown;
    Worth worth, worth_grown;
    ByKind most; /* the most people of each kind among the others */
    Floats ankhs;
} Look;

TAKEN_IN void look_around(Look *look, const Position *at, int seat) {
    Sight *sight = &look->sight;
    Floats unused;
    view_from(sight, at, seat);
    priests_outlook_of(&look->outlook, sight);
    tiles_of(&look->tiles, sight->held);
    for (int code = 0; code < PRIESTS_TILES; code++) {
        EACH look->held[code][i] = sight->held[code][i] + sight->track[code];
    }
    tiles_of(&look->grown, look->held);
    EACH look->ankhs[i] = 0.0f;
    EACH_OF(at->players) look->ankhs[i] = (float)at->own[sight->order[i]];
    EACH_KIND of_others(look->tiles.people[kind], at->players, look->most[kind], unused);
    worth_of(&look->worth, at->players, &look->outlook, &look->tiles, look->most, look->ankhs);
    worth_of(&look->worth_grown, at->players, &look->outlook, &look->grown, look->most, look->ankhs);
}

TAKEN_IN void write_features(Look *look, const Position *at, float *out) {
    static const int phases[5] = {TURN, AUCTION, DRAWING, SIDE, FLIP};
    Sight *sight = &look->sight;
    const Outlook *outlook = &look->outlook.all;
    Floats flips;
    Standing standing;
    value_flips(sight, &look->outlook, look->held, &look->grown, look->most, look->ankhs, flips);
    standing_of(&standing, sight, outlook, &look->worth.sums, &look->worth_grown.sums, flips);

    Columns each = {out + PRIESTS_GLOBALS, at->players};
    put_standing(&each, sight, &standing);
    put_tiles(&each, &look->tiles, &look->worth, &look->worth_grown, flips, look->ankhs, outlook->epochs_left);
    put_suns(&each, sight);

    Columns table = {out, at->players};
    put_time(&table, sight, outlook, phases);
    PUT_ONE(&table, at->own[at->players], 1 / 2.0);
    put_lot(&table, sight);
    put_rivals(&table, sight, &standing);
    put_bag(&table, &look->outlook);
}

FOR_NEW_PROCESSORS
int64_t priests_features(const Batch *batch, const int64_t *seats, float *out) {
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
