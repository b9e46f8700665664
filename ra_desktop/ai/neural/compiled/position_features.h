/* The features of one position for one seat. packaging/lab/features.py says the same to be read. */

#ifndef POSITION_FEATURES_H
#define POSITION_FEATURES_H

#include "state.h"

enum { EPOCHS = 3 };

/* How many features there are of the table and of each player, and their version, which changes with what they mean. */
enum { RA_VERSION = 2, RA_GLOBALS = 65, RA_PER_PLAYER = 68 };
enum { PRIESTS_VERSION = 1, PRIESTS_GLOBALS = 55, PRIESTS_PER_PLAYER = 90 };

/* A number for each player, clockwise from the viewing seat. There are always as many as WIDE, so that the compiler can
 * calculate with all of them at once; those beyond the players are of somebody who has nothing. */
enum { WIDE = 8, MOST_FEATURES = PRIESTS_GLOBALS + PRIESTS_PER_PLAYER * MOST_PLAYERS };
typedef float Floats[WIDE];
typedef int32_t Ints[WIDE];
typedef float ByTile[MOST_TILES][WIDE];

#define EACH for (int i = 0; i < WIDE; i++)
#define EACH_OF(players) for (int i = 0; i < (players); i++)

/* The features of one position. PUT writes one for each player, what it writes beyond them is overwritten by the next;
 * PUT_ONE writes one of the table. Both times a scale. */
typedef struct {
    float *next;
    int players;
} Columns;

#define PUT(columns, value, scale)                                                      \
    do {                                                                                \
        float *target_ = (columns)->next;                                               \
        (columns)->next += (columns)->players;                                          \
        for (int i = 0; i < WIDE; i++) target_[i] = (float)(value) * (float)(scale);    \
    } while (0)
#define PUT_ONE(columns, value, scale) (*(columns)->next++ = (float)(value) * (float)(scale))

typedef struct {
    const Position *at;
    int players, seat, epoch;
    Ints order;
    ByTile held;
    Ints up, down;
    Floats fame;
    float track[MOST_TILES];
    float length;
    Ints suns_up;
    /* From look_at_suns on. */
    Floats totals, best_total, least_total, sun_points;
    Ints lowest_beating, is_high_bidder, to_act, can_beat; /* the last three are 0 or 1 */
    int32_t all_up;
} Sight;

typedef struct {
    float bag[MOST_TILES], share[MOST_TILES];
    float total, ra_chance, ra_left, draws, up_total, tiles, epochs_left, last, epoch_tiles, mine_later, spread;
    Floats mine;
} Outlook;

typedef struct {
    Floats now, soon, end;
} Sums;

typedef struct {
    Sums worth;
    Floats lot_now, lot_soon, lot_end, now, end, projected, expected, best_now, best_projected, lead, likely;
    float spread;
} Standing;

void view_from(Sight *sight, const Position *at, int seat);
void outlook_of(Outlook *outlook, const Sight *sight);
void standing_of(Standing *standing, Sight *sight, const Outlook *outlook, const Sums *worth, const Sums *grown,
                 const float *extra);

void put_standing(Columns *columns, const Sight *sight, const Standing *standing);
void put_suns(Columns *columns, const Sight *sight);
void put_time(Columns *columns, const Sight *sight, const Outlook *outlook, const int phases[5]);
void put_rivals(Columns *columns, const Sight *sight, const Standing *standing);

void of_others(const float *amounts, int players, float *best, float *least);

/* As Game's `features`. What only depends on the table is kept for the next row: most actions leave it as it is. */
int64_t ra_features(const Batch *batch, const int64_t *seats, float *out);
int64_t priests_features(const Batch *batch, const int64_t *seats, float *out);

static inline float larger(float one, float other) { return one > other ? one : other; }
static inline float smaller(float one, float other) { return one < other ? one : other; }
static inline float within(float x, float low, float high) { return smaller(larger(x, low), high); }
static inline float magnitude(float x) { return x < 0 ? -x : x; }

/* e to the x, right to one unit in the last place: 2^n e^r with the polynomial of Cephes' expf. */
static inline float exponential(float x) {
    const float rounding = 12582912.0f; /* 1.5 * 2^23: adding it leaves no digits after the point */
    x = within(x, -87.0f, 88.0f);
    float n = (x * 1.44269504f + rounding) - rounding;
    float r = (x - n * 0.693359375f) - n * -2.12194440e-4f;
    float p = 1.9875691500e-4f;
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    union {
        int32_t bits;
        float value;
    } power = {.bits = ((int32_t)n + 127) * (1 << 23)};
    return (p * r * r + r + 1.0f) * power.value;
}

/* A smooth step from 0 to 1, one half at 0. */
static inline float step(float x) { return x / (magnitude(x) + 1.0f) * 0.5f + 0.5f; }

/* The last entry of a curve also holds for more. */
static inline float read_curve(const int *curve, int entries, float count) {
    return (float)by_count(curve, entries, (int)count);
}

/* Interpolates a curve. */
static inline float between_entries(const int *curve, int entries, float at) {
    int low = (int)at;
    float here = (float)by_count(curve, entries, low);
    return here + ((float)by_count(curve, entries, low + 1) - here) * (at - (float)low);
}

#define ENTRIES(curve) (int)(sizeof(curve) / sizeof((curve)[0]))
#define READ(curve, count) read_curve(curve, ENTRIES(curve), count)
#define BETWEEN(curve, at) between_entries(curve, ENTRIES(curve), at)

#endif
